//! The interface between pages and a game, in addition to its rules and texts.

use maud::Markup;
use search::SeatAssignment;
use serde_json::Value;
use tabletop::{Game, Message, Narration, OpenError, ScenarioState, Seen, SeenPosition, SeenStory};

use crate::{Face, Frame, Keepsake, Offered, Reading, Scene, Standpoint, Tile};

/// The pages of a game. A server needs nothing else of it.
///
/// A type without values implements it, in a separate crate: pages are edited most often, and must not cause the
/// rules to be recompiled.
pub trait Screen: 'static {
    /// The game.
    type Game: Narration + ScenarioState;

    /// The kinds of records of its packs, in the order in which a reader of the credits meets them.
    const KINDS: &'static [&'static str];

    /// Its tile, for the first page, lists and the rulebook.
    fn tile(game: &Self::Game) -> Tile;

    /// The setup of the quick start.
    fn quick(game: &Self::Game) -> <Self::Game as Game>::Setup;

    /// The suggested setup with this name, which the form of a new game links to.
    fn suggested(_game: &Self::Game, _name: &str) -> Option<<Self::Game as Game>::Setup> {
        None
    }

    /// The setup of a game of one person against a number of computer players, at most [`Tile::opponents`]; `None`
    /// for other numbers.
    fn against(_game: &Self::Game, _opponents: u8) -> Option<<Self::Game as Game>::Setup> {
        None
    }

    /// The page of a new game, with the submitted values and the error. Its form also contains the players and the
    /// private pack, in fields that [`Screen::read_form`] does not receive.
    fn new_game(
        game: &Self::Game,
        frame: &Frame<'_>,
        setup: &<Self::Game as Game>::Setup,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup;

    /// Parses the setup that the form of [`Screen::new_game`] sends.
    ///
    /// # Errors
    /// [`OpenError::UnreadableSetup`].
    fn read_form(
        game: &Self::Game,
        fields: Vec<(String, String)>,
    ) -> Result<<Self::Game as Game>::Setup, OpenError>;

    /// The preview of a game, so that lists need not open it. It contains nothing that is hidden from
    /// a spectator.
    fn preview(seen: &Seen<'_, Self::Game>) -> Value;

    /// The face of a game in a list, from a preview of any release.
    fn face(preview: &Value) -> Face;

    /// The moments of a step at which the display stops for the person who made its choice, in order. If there are
    /// none, as after a single action of the person, the table is shown immediately.
    fn stops(story: &SeenStory<'_, Self::Game>) -> Vec<usize> {
        (1..=story.moments()).collect()
    }

    /// The page of a table.
    fn page(scene: &Scene<'_, Self::Game>) -> Markup;

    /// The table without the decision and the log.
    fn board(scene: &Scene<'_, Self::Game>) -> Markup;

    /// The drawing of a result, by the purpose of the roll or draw and the name of the answer.
    fn drawing(_what: &str, _answer: &str) -> Option<String> {
        None
    }

    /// Instructions for laying out the physical game, as a list; `None` if the questions say everything.
    fn lays_out(
        _game: &Self::Game,
        _frame: &Frame<'_>,
        _setup: &<Self::Game as Game>::Setup,
    ) -> Option<Markup> {
        None
    }

    /// The unit of [`Screen::round`]: `round` or `turn`.
    const ROUND_UNIT: &'static str = "round";

    /// The round or turn of a position, from 1; 0 if there is none.
    fn round(_here: &SeenPosition<'_, Self::Game>) -> u32 {
        0
    }

    /// The shareable picture of a finished game; `None` if there is none. `scene` shows the end to a spectator: the
    /// picture must contain no hidden information.
    fn keepsake(_scene: &Scene<'_, Self::Game>) -> Option<Keepsake> {
        None
    }

    /// The label of a choice at the table, for hints, if the label of the rules consists of numbers.
    fn choice_label(_scene: &Scene<'_, Self::Game>, _id: &str) -> Option<String> {
        None
    }

    /// The rules with more than one reading, and the readings of editions; empty if only players choose
    /// readings.
    fn readings(_game: &Self::Game) -> (Vec<Standpoint>, Vec<Reading>) {
        (Vec::new(), Vec::new())
    }

    /// The part that changes from step to step: `<main>`, and templates for elements
    /// elsewhere.
    fn part(scene: &Scene<'_, Self::Game>) -> Markup;
}
