//! The questions of adornments (P14, PR9–PR11).

use tabletop::{Chance, Log, Maybe, Message};

use super::asks_step;
use crate::agenda::{BrookTask, Source, Task, Why};
use crate::cards::Doer;
use crate::choice::{Choice, Choices, Refusal};
use crate::content::{AdornmentEffect, Colour, Set};
use crate::decisions::forms::greens::ActivatesGreens;
use crate::decisions::invitations::{no_free_legend, no_such_offer};
use crate::decisions::{Done, Invites, Purpose, Question, Verdict, face_up, no_legend};
use crate::effects::{DiscardFor, Moment, Offer};
use crate::event::Event;
use crate::index::{AdornmentIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, State};
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks which adornment of an opponent is used (PR10).
#[derive(Clone, Copy)]
pub(crate) struct Mirror {
    pub who: Owner,
}

impl Question for Mirror {
    const NAME: &'static str = "mirror";

    fn rule(self) -> Rule {
        Rule::PR10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.game.mirrored(play.state, self.who).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.mirrored(state, self.who).map(Choice::Adorn));
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Adorn(_) => Err(Refusal::plain(Rule::PR10, "no-mirrored")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Adorn(adornment) = choice {
            play.use_adornment(self.who, adornment);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Asks which green card is activated, `left` more.
#[derive(Clone, Copy)]
pub(crate) struct Activate {
    pub who: Owner,
    pub left: u8,
}

impl ActivatesGreens for Activate {
    const QUESTION: &'static str = "adorn-activate";
    const RULE: Rule = Rule::P14;
    const CITED: bool = false;

    fn who(self) -> Owner {
        self.who
    }

    fn left(self) -> u8 {
        self.left
    }

    fn may(self) -> bool {
        true
    }

    fn again(self, left: u8) -> Task {
        Task::Brook(BrookTask::Activate { who: self.who, left })
    }
}

/// Asks which tan card is used again, `left` more, other than this one (PR10).
#[derive(Clone, Copy)]
pub(crate) struct Repeat {
    pub who: Owner,
    pub left: u8,
    pub used: Maybe<Slot>,
}

impl Repeat {
    fn open(self, game: &Everdell, state: &State) -> Cards {
        face_up(state, self.who, |slot, card| game.repeats(state, card.kind) && !self.used.is(slot))
    }
}

impl Question for Repeat {
    const NAME: &'static str = "adorn-repeat";

    fn rule(self) -> Rule {
        Rule::PR10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.left == 0 || self.open(play.game, play.state).is_empty();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(self.open(game, state).iter().map(|(city, slot)| Choice::Card(city, slot)));
        choices.add(Choice::Done);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        let Choice::Card(city, slot) = choice else { return Ok(()) };
        no_legend(state, city, slot)?;
        let kind = (city == self.who).then(|| state.city(city).get(slot)).flatten().map(|card| card.kind);
        match kind {
            Some(kind @ (Kind::FOOL | Kind::RUINS)) if !game.repeats(state, kind) => {
                Err(Refusal::plain(Rule::PR10, "no-repeat"))
            }
            Some(Kind::MAIN_ROAD) => Err(Refusal::plain(Rule::CR5, "no-repeat")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, .. } = self;
        let Choice::Card(owner, slot) = choice else {
            play.state.agenda.pop();
            return Ok(());
        };
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Brook(BrookTask::Repeat { who, left, used: slot.into() }));
        play.repeat_tan(who, owner, slot)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-repeat").number("left", self.left)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The effect of playing a tan card is carried out again (PR10).
    fn repeat_tan(&mut self, who: Owner, owner: Owner, slot: Slot) -> Result<(), C::Error> {
        let Some(card) = self.state.city(owner).get(slot).copied() else { return Ok(()) };
        let (game, kind, moment) = (self.game, card.kind, Moment::Played);
        self.tell(Rule::PR10, Event::Activated { who, owner, slot, kind });
        let rule = game.acts_by(kind, moment);
        self.act_all(&game.deeds(kind).played, Doer { who, owner, slot, kind, moment, rule })?;
        if kind == Kind::RUINS {
            // First a construction is discarded; the cards are drawn afterwards (E8.7).
            self.push(Task::Pick { who, left: 1, done: 0, why: Why::Ruins });
        }
        Ok(())
    }
}

/// Asks for a card of this colour, whose cost is gained.
#[derive(Clone, Copy)]
pub(crate) struct GainCost {
    pub who: Owner,
    pub colour: Colour,
}

impl GainCost {
    fn open(self, game: &Everdell, state: &State) -> Cards {
        face_up(state, self.who, |_, card| {
            game.colour(card.kind) == self.colour && !Set::of(card.kind).legendary()
        })
    }
}

impl Question for GainCost {
    const NAME: &'static str = "adorn-cost";

    fn rule(self) -> Rule {
        Rule::P14
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.open(play.game, play.state).is_empty();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(self.open(game, state).iter().map(|(city, slot)| Choice::Card(city, slot)));
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(city, slot) => no_legend(state, city, slot),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Card(owner, slot) = choice else { return Ok(()) };
        play.state.agenda.pop();
        let kind = play.state.city(owner).get(slot).map(|card| card.kind);
        if let Some(kind) = kind {
            play.gain_stock(self.who, play.game.facts(kind).cost, Rule::P14);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// An adornment asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct ByAdornment {
    pub adornment: AdornmentIx,
}

impl Purpose for ByAdornment {
    fn name(self) -> &'static str {
        "adornment"
    }

    fn rule(self) -> Rule {
        Rule::P14
    }

    fn source(self, game: &Everdell) -> Message {
        named(game.adornment(self.adornment).map(|record| &record.name))
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        let effects = play.game.adornment(self.adornment).map_or(&[][..], |record| &record.effects);
        let gain = effects.iter().find_map(|effect| match effect {
            AdornmentEffect::DiscardFor(DiscardFor { gain, .. }) => Some(*gain),
            _ => None,
        });
        if let Some(gain) = gain {
            play.act_gain(who, gain.times(done), Rule::P14);
        }
        Ok(())
    }
}

/// An adornment that invites to play a card (PR11).
#[derive(Clone, Copy)]
pub(crate) struct InvitesByAdornment {
    adornment: AdornmentIx,
}

impl InvitesByAdornment {
    /// The invitation of an adornment.
    pub(crate) fn of(adornment: AdornmentIx) -> Self {
        Self { adornment }
    }

    fn offer(self, game: &Everdell) -> Option<Offer> {
        game.adornment(self.adornment)?.effects.iter().find_map(|effect| match effect {
            AdornmentEffect::Play(offer) => Some(*offer),
            _ => None,
        })
    }
}

impl Invites for InvitesByAdornment {
    fn name(self) -> &'static str {
        "adornment"
    }

    fn rule(self) -> Rule {
        Rule::P14
    }

    fn told(self) -> Rule {
        Rule::PR11
    }

    fn off(self, game: &Everdell) -> Option<u8> {
        self.offer(game).and_then(|offer| offer.off)
    }

    fn may_decline(self, game: &Everdell) -> bool {
        self.offer(game).is_some_and(|offer| offer.may)
    }

    fn source(self, game: &Everdell) -> Option<Message> {
        Some(named(game.adornment(self.adornment).map(|record| &record.name)))
    }

    fn fits(self, game: &Everdell, _: &State, source: Source, kind: Kind) -> Verdict {
        let Some(offer) = self.offer(game) else { return no_such_offer() };
        match source {
            // A card on the pile of the bats counts as lying in the meadow (LR31).
            Source::Meadow(_) | Source::Archive(_) => {}
            Source::Hand(_) if offer.from_hand => {}
            Source::Legend(_) if offer.off.is_none() => return no_free_legend(),
            _ => return no_such_offer(),
        }
        let (points, count) = (game.facts(kind).points, |points: i8| u8::try_from(points).unwrap_or(0));
        match offer.most_points {
            Some(most) if points > most => {
                Err(Refusal::counted(Rule::P14, "no-low-value", count(most), count(points)))
            }
            _ => Ok(()),
        }
    }
}
