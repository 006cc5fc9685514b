//! What pages ask of a game besides its rules and words.

use maud::Markup;
use search::SeatAssignment;
use serde_json::Value;
use tabletop::{Game, Message, Narration, OpenError, ScenarioState, Seen, SeenPosition, SeenStory};

use crate::{Face, Frame, Keepsake, Offered, Reading, Scene, Standpoint, Tile};

/// The pages of a game. A server needs nothing else of it.
///
/// A type without values implements it, in a crate beside the rules: pages are edited most, and the rules are not compiled
/// again for them.
pub trait Screen: 'static {
    /// The game.
    type Game: Narration + ScenarioState;

    /// The kinds of records of its packs, in the order in which a reader of the credits meets them.
    const KINDS: &'static [&'static str];

    /// How the first page, lists and the rulebook speak of it.
    fn tile(game: &Self::Game) -> Tile;

    /// What is begun without any question.
    fn quick(game: &Self::Game) -> <Self::Game as Game>::Setup;

    /// The setup that is suggested under this name, which the form of a new game links to.
    fn suggested(_game: &Self::Game, _name: &str) -> Option<<Self::Game as Game>::Setup> {
        None
    }

    /// The setup of a game of one person against so many computer players, at most [`Tile::opponents`]; `None` for other
    /// numbers.
    fn against(_game: &Self::Game, _opponents: u8) -> Option<<Self::Game as Game>::Setup> {
        None
    }

    /// The page of a new game, with what was sent and why it was refused. Its form asks who sits
    /// where, and which private pack is played with, in fields that [`Screen::read_form`] is not given.
    fn new_game(
        game: &Self::Game,
        frame: &Frame<'_>,
        setup: &<Self::Game as Game>::Setup,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup;

    /// What was agreed, as the form of [`Screen::new_game`] sends it.
    ///
    /// # Errors
    /// [`OpenError::UnreadableSetup`].
    fn read_form(
        game: &Self::Game,
        fields: Vec<(String, String)>,
    ) -> Result<<Self::Game as Game>::Setup, OpenError>;

    /// What lists keep of a game, so that none is opened to list it. Nothing that is hidden from
    /// a spectator.
    fn preview(seen: &Seen<'_, Self::Game>) -> Value;

    /// What a list says of a game from its preview, whichever release wrote it.
    fn face(preview: &Value) -> Face;

    /// The moments of a step at which the person who made its choice is stopped, in order. If there are none, the table is
    /// shown at once, as after a single action of one's own.
    fn stops(story: &SeenStory<'_, Self::Game>) -> Vec<usize> {
        (1..=story.moments()).collect()
    }

    /// The page of a table.
    fn page(scene: &Scene<'_, Self::Game>) -> Markup;

    /// The table without the decision and the log.
    fn board(scene: &Scene<'_, Self::Game>) -> Markup;

    /// The drawing of what came up, by what was rolled or drawn for and the name of the answer.
    fn drawing(_what: &str, _answer: &str) -> Option<String> {
        None
    }

    /// What people who play with the box lay out before a game begins, as a list; nothing where the questions say it.
    fn lays_out(
        _game: &Self::Game,
        _frame: &Frame<'_>,
        _setup: &<Self::Game as Game>::Setup,
    ) -> Option<Markup> {
        None
    }

    /// What [`Screen::round`] counts: `round` or `turn`.
    const ROUND_UNIT: &'static str = "round";

    /// The round or turn of a position, as the game counts them, from 1; 0 where there is none.
    fn round(_here: &SeenPosition<'_, Self::Game>) -> u32 {
        0
    }

    /// What is shared of a game that is over; nothing where there is no such picture. `scene` shows the end to a spectator:
    /// nothing of it may be hidden from anybody.
    fn keepsake(_scene: &Scene<'_, Self::Game>) -> Option<Keepsake> {
        None
    }

    /// What a choice is called at the table, where the rules name it in numbers: hints say it so.
    fn choice_label(_scene: &Scene<'_, Self::Game>, _id: &str) -> Option<String> {
        None
    }

    /// Where the game is read in more than one way, and who takes which reading; nothing where nobody
    /// but the players takes any.
    fn readings(_game: &Self::Game) -> (Vec<Standpoint>, Vec<Reading>) {
        (Vec::new(), Vec::new())
    }

    /// Only what changes from step to step: `<main>`, and templates with what the script puts
    /// elsewhere.
    fn part(scene: &Scene<'_, Self::Game>) -> Markup;
}
