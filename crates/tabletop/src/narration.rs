//! Stable names and texts of a game.

use crate::{Answer, Audience, Game, Message, Question};

/// The stable names of a game's choices, events, answers and things, for files, URLs and other programs.
///
/// Records, scenarios and URLs contain these names, so they never change. None is empty or contains white space
/// (which separates the answers of a script) or a slash (which separates a choice from the name of its game);
/// [`laws::random_play`](crate::laws::random_play) checks this.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Choice, Coins, Setup};
/// use tabletop::{FastSource, Game, Notation, Silent};
///
/// let game = Coins::default();
/// let Ok(state) = game.start(&Setup { limit: 10 }, &mut FastSource::new(1), &mut Silent);
/// // A name leads back to its choice.
/// assert_eq!(game.find_choice(&state, &game.choice_id(Choice::Stop)), Some(Choice::Stop));
/// ```
pub trait Notation: Game {
    /// The stable name of a choice, such as `walk:07b`.
    fn choice_id(&self, choice: Self::Choice) -> String;

    /// The choice with this name, legal or not; `None` for an unknown name.
    fn find_choice(&self, state: &Self::State, id: &str) -> Option<Self::Choice>;

    /// The rule that allows a choice.
    fn choice_rule(&self, state: &Self::State, choice: Self::Choice) -> Self::Rule;

    /// The group that a choice is listed under, as a stable name such as `walk`.
    fn choice_group(&self, choice: Self::Choice) -> &'static str;

    /// The choices, legal or not, of a thing that a person can point at: a zone, a rat, a slot, a price, a place for
    /// a district. `None` for an unknown name.
    fn candidates(&self, state: &Self::State, thing: &str) -> Option<Vec<Self::Choice>>;

    /// The choices, in order, that lead to a thing which no single choice reaches; a person who points at it makes
    /// them in one go. The way ends before or with the first choice after which the person would want to decide
    /// again. Unless something intervenes, the way from the position after the first choice is the rest of it.
    /// `None` if there is no way.
    fn way(&self, _state: &Self::State, _thing: &str) -> Option<Vec<Self::Choice>> {
        None
    }

    /// The stable name of an event with its particulars, such as `walked:00c:00d`, without those that
    /// [`Game::redact`] has removed.
    fn event_id(&self, event: &Self::Event) -> String;

    /// The stable name of an answer, such as `5` for a die or `black` for a rat.
    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String;

    /// The possible answer with this name; `None` if the question has none.
    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer> {
        question.possible().find(|&answer| self.answer_name(question, answer) == name)
    }
}

/// The texts of a game, for people: questions, labels and events as localised [`Message`]s.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Setup};
/// use tabletop::{FastSource, Game, Narration, Silent};
///
/// let game = Coins::default();
/// let Ok(state) = game.start(&Setup { limit: 10 }, &mut FastSource::new(1), &mut Silent);
/// assert_eq!(game.prompt(&state).key, "coins-turn");
/// ```
pub trait Narration: Notation {
    /// The message key of the game's title.
    const TITLE: &'static str;

    /// The question of the open decision, for the deciding seat; once the game is over, a text about its end.
    fn prompt(&self, state: &Self::State) -> Message;

    /// The text for all other audiences while a seat decides. It must not name anything hidden.
    fn waiting(&self, state: &Self::State) -> Message {
        self.prompt(state)
    }

    /// A short label of a choice, for the deciding seat.
    fn label(&self, state: &Self::State, choice: Self::Choice) -> Message;

    /// The text of an event.
    fn tell(&self, event: &Self::Event) -> Message;

    /// The text of a redacted event for an audience, in a game with this setup. A game of several people may address
    /// the reader as `you`.
    fn tell_to(&self, _setup: &Self::Setup, _audience: Audience, event: &Self::Event) -> Message {
        self.tell(event)
    }

    /// The question to a person with real dice and cards; `count` dice are rolled together.
    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message;

    /// The purpose of an answer, from the event that follows it: the zone of a rat, the owner of a card. It must not
    /// name the answer.
    fn chance_purpose(&self, _event: &Self::Event) -> Option<Message> {
        None
    }

    /// The text printed on the die, the card or the piece of an answer.
    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message;
}
