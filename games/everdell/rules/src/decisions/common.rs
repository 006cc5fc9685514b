//! The common parts of all decisions: questions, answers, and helpers for both.

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices, Offered, Refusal};
use crate::content::{Resource, Set};
use crate::index::{Owner, ShownIx, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Built, Cards, Post, State};
use crate::telling::amount;
use crate::{Everdell, Rule};

/// The result of checking a choice.
pub(crate) type Verdict = Result<(), Refusal>;

/// The result of carrying out a choice; an error if chance has no answer.
pub(crate) type Done<C> = Result<(), <C as Chance>::Error>;

/// A task that waits for an answer.
pub(crate) trait Question: Copy {
    /// The stable name of the decision.
    const NAME: &'static str;

    /// The rule that asks.
    fn rule(self) -> Rule;

    /// Carries out a question that needs no answer; returns whether an answer is needed.
    #[inline]
    fn waits<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(true)
    }

    /// Every legal answer, in a fixed order.
    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices);

    /// A refusal of a choice that is not offered, more precise than that it is not an answer.
    fn refusal(self, _: &Everdell, _: &State, _: Choice) -> Verdict {
        Ok(())
    }

    /// Whether a choice is allowed.
    fn verdict(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        let mut legal = Vec::new();
        self.offer(game, state, &mut legal);
        if legal.contains(&choice) {
            return Ok(());
        }
        self.refusal(game, state, choice)?;
        Err(Refusal::plain(self.rule(), "no-answer-to-this"))
    }

    /// Carries out a choice.
    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C>;

    /// How a person is asked.
    fn prompt(self, game: &Everdell, state: &State) -> Message;

    /// The label of a choice, if it differs from that of the answer.
    fn label(self, _: &Everdell, _: &State, _: Choice) -> Option<Message> {
        None
    }

    /// The stable name of its purpose, where questions of this name serve several rules.
    fn purpose(self, _: &Everdell) -> Option<String> {
        None
    }
}

/// A kind of choice.
pub(crate) trait Answer: Copy {
    /// The word with which its notation begins.
    const WORD: &'static str;

    /// The rule that it follows: the one that asks, unless it has one of its own.
    fn rule(self, game: &Everdell, state: &State) -> Rule {
        game.asked(state).map_or(Rule::E3_1, |asked| asked.rule)
    }

    /// Its label, where the question has none.
    fn label(self, game: &Everdell, state: &State) -> Message;

    /// The card that it is about, if there is one that may be named.
    fn card(self, _: &Everdell, _: &State) -> Option<Kind> {
        None
    }

    /// The card or place that it is about, in words.
    fn thing(self, game: &Everdell, state: &State) -> Message {
        match self.card(game, state) {
            Some(kind) => Message::new("ev-for-named").name("name", game.card_name(kind)),
            None => Message::new("ev-some-card"),
        }
    }

    /// The group in which choices are listed.
    fn group(self) -> &'static str;

    /// The details after its word and a colon in the notation; empty if the word is complete.
    fn details(self, _: &Everdell) -> String {
        String::new()
    }

    /// The choice that is written with these details.
    fn read(game: &Everdell, details: &str) -> Option<Choice>;
}

impl Everdell {
    /// A message about a card, if it is known which.
    pub(in crate::decisions) fn about(&self, key: &'static str, card: Option<Kind>) -> Message {
        match card {
            Some(kind) => Message::new(key).name("card", self.card_name(kind)),
            None => Message::new(key).message("card", Message::new("ev-some-card")),
        }
    }

    /// A message about a place.
    pub(in crate::decisions) fn at_place(&self, key: &'static str, state: &State, post: Post) -> Message {
        Message::new(key).message("place", self.place_words(Some(state), post))
    }
}

/// The choice of an answer whose word is complete.
pub(crate) fn plain(details: &str, choice: Choice) -> Option<Choice> {
    details.is_empty().then_some(choice)
}

/// A number, and its purpose.
pub(crate) fn number_for(number: u8, why: &'static str) -> Message {
    Message::new("ev-label-number").number("number", number).key("why", why)
}

/// A chosen number, and its purpose.
pub(crate) fn label_number(choice: Choice, why: &'static str) -> Option<Message> {
    match choice {
        Choice::Number(number) => Some(number_for(number, why)),
        _ => None,
    }
}

/// A gift, in cards or resources.
pub(crate) fn label_gift(game: &Everdell, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Hand(kind) => Some(game.about("ev-label-give-card", Some(kind))),
        Choice::Pay(resource) => Some(Message::new("ev-label-give").message("what", amount(resource, 1))),
        _ => None,
    }
}

/// Every resource of which a player has at least one.
pub(crate) fn resources(state: &State, who: Owner) -> impl Iterator<Item = Choice> + use<> {
    let stock = state.player(who).stock;
    Resource::ALL.into_iter().filter(move |&resource| stock[resource] > 0).map(Choice::Pay)
}

/// Asks only if there are several answers. A single answer is given without asking; if there is none, `none` is given,
/// or the question is skipped. Returns whether an answer is needed.
pub(crate) fn if_several<C: Chance, L: Log<Everdell>>(
    question: impl Question,
    play: &mut Play<'_, C, L>,
    none: Option<Choice>,
) -> Result<bool, C::Error> {
    let mut offered = Offered::default();
    question.offer(play.game, play.state, &mut offered);
    if offered.more {
        return Ok(true);
    }
    match offered.first.or(none) {
        Some(only) => question.answered(play, only)?,
        None => play.state.agenda.pop(),
    }
    Ok(false)
}

/// The cards on the table for an effect.
pub(crate) fn shown(state: &State) -> impl Iterator<Item = Choice> + use<> {
    let shown = state.shown;
    ShownIx::first(5).filter(move |&place| shown[place.index()].is_some()).map(Choice::Shown)
}

/// Refuses a legend: it is never chosen for an effect (N4.8).
pub(crate) fn no_legend(state: &State, city: Owner, slot: Slot) -> Verdict {
    let legend =
        state.has_city(city) && state.city(city).get(slot).is_some_and(|card| Set::of(card.kind).legendary());
    if legend { Err(Refusal::plain(Rule::N4_8, "no-legend")) } else { Ok(()) }
}

/// Refuses a Main Road, which is never taken out of its city (L14).
pub(crate) fn no_road(state: &State, city: Owner, slot: Slot) -> Verdict {
    let road =
        state.has_city(city) && state.city(city).get(slot).is_some_and(|card| card.kind == Kind::MAIN_ROAD);
    if road { Err(Refusal::plain(Rule::L14, "no-main-road")) } else { Ok(()) }
}

/// The cards of a city that are face up and fit.
pub(crate) fn face_up(state: &State, owner: Owner, fits: impl Fn(Slot, &Built) -> bool) -> Cards {
    let open = state.city(owner).open();
    open.filter(|&(slot, card)| fits(slot, card)).map(|(slot, _)| (owner, slot)).collect()
}
