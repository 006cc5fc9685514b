//! The rollout policy for questions within a turn, without search.

use std::cmp::Reverse;

use crate::agenda::{LeafTask, Source};
use crate::bellfaire::Substitute;
use crate::effects::Action;
use crate::index::Owner;
use crate::{Choice, Everdell, FairTask, Kind, Post, State, Task, Why};

use super::weigh::{Outlook, TROPHY};

/// The answer of a seat; there is always a choice while a decision is open.
pub fn answer(game: &Everdell, state: &State, who: Owner, choices: &[Choice]) -> Choice {
    let first = choices.first().copied().unwrap_or(Choice::Done);
    if choices.len() == 1 {
        return first;
    }
    let outlook = Outlook::new(game, state, who);
    let is_done = |choice: &Choice| matches!(choice, Choice::Done);
    let stop = choices.iter().any(is_done).then(|| stopping(state));
    let liked = |choice: &Choice| liking(game, state, who, &outlook, *choice);
    // The first choice with the highest value.
    let best = choices
        .iter()
        .copied()
        .filter(|choice| !is_done(choice))
        .min_by_key(|choice| Reverse(liked(choice)))
        .unwrap_or(first);
    match stop {
        Some(least) if liked(&best) < least => Choice::Done,
        _ => best,
    }
}

/// Calls `tell` with the value of each answer.
pub fn like(
    game: &Everdell,
    state: &State,
    who: Owner,
    choices: &[Choice],
    mut tell: impl FnMut(Choice, i64),
) {
    let outlook = Outlook::new(game, state, who);
    for &choice in choices {
        let value = match choice {
            Choice::Done => stopping(state),
            _ => liking(game, state, who, &outlook, choice),
        };
        tell(choice, value);
    }
}

/// The least value of an answer that is better than stopping.
fn stopping(state: &State) -> i64 {
    match state.task() {
        // The cost of a card given up for a point, for two cards, for half a resource, for a whole one.
        Task::Discard { why, .. } => match why {
            Why::Bard => -900,
            Why::DrawDouble => -700,
            Why::ForAny => -650,
            Why::Haven => -300,
            Why::Graduation => -1500,
            Why::Laboratory => -600,
            Why::Played(_) | Why::Production(_) | Why::Visit(_) | Why::Trigger(_) => -650,
            // Each card kept is another trophy for her (N15.22).
            Why::Plan(_) => -TROPHY,
            _ => -200,
        },
        Task::PayAny { why: Why::Management, .. } => -1000,
        // Each resource above the limit is another trophy for her, too (N15.20).
        Task::PayAny { why: Why::Plan(_), .. } => -TROPHY,
        Task::PayAny { .. } => -500,
        Task::GiveCards { .. } | Task::GiveResources { .. } => -200,
        Task::PayMix { .. } => -400,
        Task::Pick { why: Why::Thieves, .. } => -2500,
        Task::ClockTower { .. } => 1100,
        Task::Offer { .. } => 0,
        // Substitutes must be worth less than the resources they replace, and a card less than a second activation.
        Task::Fair(FairTask::StandIn { .. }) => 0,
        Task::Fair(FairTask::Again { .. }) => -650,
        Task::Leaf(LeafTask::Give { .. }) => 0,
        Task::Leaf(LeafTask::Network { .. }) => -650,
        // Another player gets a card for it.
        Task::Leaf(LeafTask::Follow { .. }) => 300,
        Task::Pick { why: Why::Magician, .. } => 0,
        Task::Spire(task) => super::spire::stopping(task),
        _ => i64::MIN,
    }
}

/// The value of an answer, in thousandths of a point.
fn liking(game: &Everdell, state: &State, who: Owner, outlook: &Outlook<'_>, choice: Choice) -> i64 {
    let stock = state.player(who).stock;
    let keep = |kind: Kind| outlook.keep(state, who, kind);
    let task = state.task();
    if state.spire().is_some()
        && let Some(value) = outlook.spire_answer(state, who, choice)
    {
        return value;
    }
    match choice {
        Choice::Number(number) if matches!(task, Task::Leaf(_)) => outlook.station(state, who, task, number),
        Choice::Station(place) => match game.source_card(state, who, Source::Station(place)) {
            Some(kind) if matches!(task, Task::Leaf(LeafTask::Dig { .. })) => -keep(kind),
            Some(kind) => keep(kind),
            None => 0,
        },
        Choice::Take(resource) => match task {
            Task::StoreUp { .. } => {
                let many = [3, 2, 1, 2][resource as usize];
                many * outlook.resource(resource, stock[resource])
            }
            _ => outlook.need(resource),
        },
        Choice::Pay(resource) => {
            let stored = matches!(task, Task::PayAny { why: Why::Management, .. });
            let points = if stored { [1000, 2000, 2000, 1000][resource as usize] } else { 0 };
            points / 2 - outlook.resource(resource, stock[resource].saturating_sub(1))
        }
        Choice::Save(resource) => {
            let spared = outlook.resource(resource, stock[resource].saturating_sub(1));
            let with = match task {
                Task::Fair(FairTask::StandIn { price, .. }) => game.substitute(state, who, price),
                _ => None,
            };
            match with {
                // A token is worth as much as the resource that is needed most: it is spent where one is missing.
                Some(Substitute::Tokens(_)) => spared - outlook.token().max(spared) - 1,
                Some(Substitute::Resource(with)) => {
                    let given = outlook.resource(with.resource, stock[with.resource].saturating_sub(1));
                    spared - i64::from(with.count) * given
                }
                None => spared,
            }
        }
        Choice::Swap(from, to) => {
            outlook.resource(from, stock[from].saturating_sub(1))
                - outlook.resource(to, stock[to].saturating_sub(1))
        }
        Choice::Hand(kind) => -keep(kind),
        Choice::Meadow(place) => {
            let kind = state.meadow.get(usize::from(place)).copied().flatten();
            let value = kind.map_or(0, keep);
            if matches!(task, Task::DiscardMeadow { .. }) { -value } else { value }
        }
        Choice::Shown(place) => state.shown.get(usize::from(place)).copied().flatten().map_or(0, keep),
        Choice::Card(owner, slot) => {
            let Some(card) = state.city(owner).get(slot) else { return 0 };
            let facts = game.facts(card.kind);
            match task {
                // Cards that turn resources into points come last.
                Task::Produce { .. } => {
                    let actions = &game.deeds(card.kind).production;
                    let order = |action: &Action| match action {
                        Action::PayFor(_) | Action::GiveFor(_) | Action::Exchange(_) => 0,
                        Action::Activate(_) => 1,
                        _ => 2,
                    };
                    actions.iter().map(order).min().unwrap_or(2)
                }
                Task::ChooseGreen { .. } => outlook.yields(card.kind),
                Task::Pick { why: Why::AgainstRugwort, .. } => 1000 * i64::from(facts.points),
                _ => -1000 * i64::from(facts.points) - outlook.yields(card.kind),
            }
        }
        Choice::Spot(post) | Choice::Place(post) => match task {
            Task::ChooseWorker { .. } => match post {
                Post::Journey(_) | Post::BasicEvent(_) | Post::SpecialEvent(_) => 0,
                _ => 1,
            },
            _ => outlook.place(state, post),
        },
        Choice::Play { source, .. } => {
            game.source_card(state, who, source).map_or(0, |kind| outlook.card(state, who, kind))
        }
        Choice::Number(count) => match task {
            Task::FarmAbility { kind, .. } => {
                let ability = game.pack().cards[kind.index()].abilities.get(usize::from(count)).copied();
                ability.map_or(0, |ability| outlook.gain(ability.gain) - outlook.gain(ability.pay))
            }
            _ => i64::from(count),
        },
        // The opponent with the least can do least with it; a Fool goes to the opponent with the most.
        Choice::Seat(seat) => {
            let points = i64::from(game.points(state, seat));
            if matches!(task, Task::Opponent { why: Why::Fool | Why::Robber, .. }) { points } else { -points }
        }
        Choice::Deck(true) => 1,
        Choice::Adorn(adornment) => outlook.effects_of(state, who, adornment),
        _ => 0,
    }
}
