//! The questions of Nightweave, her personalities, plans and plots (N10, N14–N16).

pub(super) mod barricade;
pub(super) mod borrowed;
pub(super) mod bounty;
pub(super) mod busy;
pub(super) mod cheat;
pub(super) mod clever;
pub(super) mod contacts;
pub(super) mod copycat;
pub(super) mod eight_legged;
pub(super) mod either;
pub(super) mod extortion;
pub(super) mod face_down;
pub(super) mod gaze;
pub(super) mod lobbyist;
pub(super) mod masquerade;
pub(super) mod nasty;
pub(super) mod other;
pub(super) mod pessimist;
pub(super) mod pickpocket;
pub(super) mod poisonberry;
pub(super) mod price;
pub(super) mod ransom;
pub(super) mod spider;
pub(super) mod spinner;
pub(super) mod swarm;
pub(super) mod takeover;
pub(super) mod theft;
pub(super) mod toll;
pub(super) mod trap;
pub(super) mod trial;

use tabletop::Message;

use crate::Everdell;
use crate::agenda::Why;
use crate::choice::Choice;
use crate::decisions::{label_number, resources};
use crate::index::Owner;
use crate::modules::{Personality, Plan, Plot};
use crate::state::State;
use crate::telling::named;

/// The purpose of a question of a plan.
fn plan(plan: Plan) -> Why {
    Why::Plan(plan.ix())
}

/// The purpose of a question of a plot.
fn plot(plot: Plot) -> Why {
    Why::Plot(plot.ix())
}

/// The plan or plot that asks, in words.
fn module_source(game: &Everdell, why: Why) -> Message {
    let content = &game.content;
    named(match why {
        Why::Plan(index) => content.plans.get(usize::from(index)).map(|plan| &plan.name),
        Why::Plot(index) => content.plots.get(usize::from(index)).map(|plot| &plot.name),
        _ => None,
    })
}

/// Whether the price of a thwart can be paid: two point tokens or resources (R61).
fn can_pay_price(state: &State, who: Owner) -> bool {
    let player = state.player(who);
    player.stock.total() + player.points >= 2
}

/// Every resource and hand card of a player.
pub(crate) fn items(state: &State, who: Owner) -> impl Iterator<Item = Choice> + '_ {
    resources(state, who).chain(state.player(who).hand.kinds().map(Choice::Hand))
}

/// The label of an item, or of one of several prices.
fn label_item(game: &Everdell, step: &'static str, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Hand(kind) => Some(game.about("ev-label-module-card", Some(kind)).key("step", step)),
        _ => label_number(choice, step),
    }
}

/// The prompt for a step of this name by a plan or plot.
fn asks_step(game: &Everdell, step: &'static str, why: Why) -> Message {
    Message::new("ev-ask-module").key("step", step).message("source", game.why_words(why))
}

/// The prompt for a step of this name by a personality.
fn personality_asks(game: &Everdell, step: &'static str, personality: Personality) -> Message {
    let source = named(game.content.personalities.get(personality as usize).map(|module| &module.name));
    Message::new("ev-ask-module").key("step", step).message("source", source)
}
