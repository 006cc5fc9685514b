//! The border between rules and people: names that stay the same, and words.

use crate::{Answer, Audience, Game, Message, Question};

/// Why a scenario's position cannot be set up: where in the position, and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct PositionFault {
    /// The place in the position, such as `zones.07b.white`.
    pub at: String,
    /// What is wrong with it.
    pub what: String,
}

/// What a game adds to its rules so that people, files and other programs can use it.
///
/// Names are stable: records, scenarios and addresses are written with them. None is empty or
/// holds a space (which separates the answers of a script) or a slash (which separates a choice
/// from the name of its game); [`laws::random_play`](crate::laws::random_play) sees to it.
pub trait Front: Game {
    /// The key of the message with the game's title.
    const TITLE: &'static str;

    /// The name of a choice, such as `walk:07b`.
    fn choice_id(&self, choice: Self::Choice) -> String;

    /// The choice with this name, whether or not it is allowed now.
    fn find_choice(&self, state: &Self::State, id: &str) -> Option<Self::Choice>;

    /// The question of the open decision, for the seat that decides, or how the game ended, for
    /// everybody.
    fn prompt(&self, state: &Self::State) -> Message;

    /// What everybody else reads while somebody decides. It names nothing that is hidden.
    fn waiting(&self, state: &Self::State) -> Message {
        self.prompt(state)
    }

    /// What a choice does, in a few words, for the seat that decides.
    fn label(&self, state: &Self::State, choice: Self::Choice) -> Message;

    /// The rule that allows a choice.
    fn choice_rule(&self, state: &Self::State, choice: Self::Choice) -> Self::Rule;

    /// The heading that a choice is listed under, as a stable name such as `walk`.
    fn choice_group(&self, choice: Self::Choice) -> &'static str;

    /// The choices that a thing somebody can point at stands for, allowed or not: a zone, a rat,
    /// a slot, a price, a place for a district. Nothing for an unknown name.
    fn candidates(&self, state: &Self::State, thing: &str) -> Option<Vec<Self::Choice>>;

    /// The name of an event with its particulars, such as `walked:00c:00d`. Particulars that
    /// [`Game::redact`] took out are missing from it.
    fn event_id(&self, event: &Self::Event) -> String;

    /// An event, told to a person.
    fn tell(&self, event: &Self::Event) -> Message;

    /// An event as [`Game::redact`] left it, told to an audience of a game that was begun with
    /// this setup. A game of several people may say `you` to the one who reads.
    fn tell_to(&self, _setup: &Self::Setup, _audience: Audience, event: &Self::Event) -> Message {
        self.tell(event)
    }

    /// The question for somebody who rolls real dice and draws real cards; so many dice are rolled
    /// together.
    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message;

    /// What an answer is for, by the event that tells it: into which zone a rat comes, whose hand a
    /// card goes to. It names nothing that came up.
    fn chance_purpose(&self, _event: &Self::Event) -> Option<Message> {
        None
    }

    /// What a person sees on the die, the card or the piece that came up.
    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message;

    /// The name of an answer, such as `5` for a die or `black` for a rat from the bag.
    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String;

    /// The answer with this name, if the question admits it.
    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer>;

    /// Sets up the position that a scenario describes.
    ///
    /// # Errors
    /// The first fault in the description.
    fn position(
        &self,
        setup: &Self::Setup,
        description: &serde_json::Value,
    ) -> Result<Self::State, PositionFault>;

    /// A position in stable names: what scenarios assert on. [`Front::position`] reads it back.
    ///
    /// It holds every secret, and is for tests and hosts only; audiences get [`Game::view`].
    fn describe(&self, state: &Self::State) -> serde_json::Value;
}
