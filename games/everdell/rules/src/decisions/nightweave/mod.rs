//! What Nightweave, her personalities, plans and plots ask (N10, N14–N16).

pub(super) mod barricade;
pub(super) mod either;
pub(super) mod extortion;
pub(super) mod gaze;
pub(super) mod lobbyist;
pub(super) mod masquerade;
pub(super) mod nasty;
pub(super) mod pessimist;
pub(super) mod price;
pub(super) mod spinner;
pub(super) mod swarm;
pub(super) mod takeover;
pub(super) mod toll;
pub(super) mod trap;
pub(super) mod trial;

use tabletop::Message;

use crate::Everdell;
use crate::agenda::Why;
use crate::choice::Choice;
use crate::decisions::{label_number, resources};
use crate::modules::{Personality, Plan, Plot};
use crate::state::State;

/// What is asked for a plan.
fn plan(plan: Plan) -> Why {
    Why::Plan(plan as u8)
}

/// What is asked for a plot.
fn plot(plot: Plot) -> Why {
    Why::Plot(plot as u8)
}

/// Every resource and hand card that somebody has.
pub(crate) fn items(state: &State, who: u8) -> impl Iterator<Item = Choice> + '_ {
    resources(state, who).chain(state.player(who).hand.kinds().map(Choice::Hand))
}

/// What a person reads on an item, or on one of several prices.
fn label_item(game: &Everdell, step: &'static str, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Hand(kind) => Some(game.about("ev-label-module-card", Some(kind)).key("step", step)),
        _ => label_number(choice, step),
    }
}

/// How a person is asked for a step of this name by a plan or plot.
fn asks_step(game: &Everdell, step: &'static str, why: Why) -> Message {
    Message::new("ev-ask-module").key("step", step).message("source", game.why_words(why))
}

/// How a person is asked for a step of this name by a personality.
fn personality_asks(game: &Everdell, step: &'static str, personality: Personality) -> Message {
    let source = match game.content.personalities.get(personality as usize) {
        Some(module) => Message::new("ev-for-named").name("name", &module.name),
        None => Message::new("ev-who-nightweave"),
    };
    Message::new("ev-ask-module").key("step", step).message("source", source)
}
