//! The questions of special events of Pearlbrook (P22, PR11).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::agenda::{BrookTask, Source, Task, Why};
use crate::choice::{Choice, Choices, Refusal};
use crate::content::Gain;
use crate::decisions::invitations::no_such_offer;
use crate::decisions::{Done, Invites, Purpose, Question, Verdict, face_up};
use crate::event::{Event, Heap};
use crate::index::{MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// The highest base value of the treasure.
const TREASURE: i8 = 3;
/// The most tokens that X Marks the Spot puts on a Storehouse.
const MARKED: u16 = 6;

/// Asks whether the deck is searched for a Wife.
#[derive(Clone, Copy)]
pub(crate) struct Cruise {
    pub who: Owner,
}

impl Question for Cruise {
    const NAME: &'static str = "cruise";

    fn rule(self) -> Rule {
        Rule::P22
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        if game.wife_fits(state, self.who) {
            choices.add(Choice::Deck(true));
        }
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Deck(true) => Err(Refusal::plain(Rule::PR11, "no-room-for-wife")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Deck(_) => play.search_wife(self.who),
            _ => play.no_cruise(self.who),
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        matches!(choice, Choice::Deck(_)).then(|| Message::new("ev-label-cruise"))
    }
}

/// Asks which meadow critter goes under the event, `left` more.
#[derive(Clone, Copy)]
pub(crate) struct Resort {
    pub who: Owner,
    pub left: u8,
}

impl Resort {
    fn fits(game: &Everdell, state: &State, place: MeadowIx) -> bool {
        let card = state.meadow.get(usize::from(place)).copied().flatten();
        card.is_some_and(|kind| game.facts(kind).critter) && game.may_discard_meadow(state, place)
    }
}

impl Question for Resort {
    const NAME: &'static str = "resort";

    fn rule(self) -> Rule {
        Rule::P22
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.left == 0 || !MeadowIx::all().any(|place| Self::fits(play.game, play.state, place));
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(MeadowIx::all().filter(|&place| Self::fits(game, state, place)).map(Choice::Meadow));
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Meadow(_) => Err(Refusal::plain(Rule::P22, "no-critter")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        let Choice::Meadow(place) = choice else {
            play.state.agenda.pop();
            return Ok(());
        };
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Brook(BrookTask::Resort { who, left }));
        if let Some(kind) = play.state.meadow.get_mut(usize::from(place)).and_then(Option::take) {
            play.put_under_event(who, "riverside_resort", kind);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-put-under", state, choice),
            _ => None,
        }
    }
}

/// Asks which player gets a card, `left` more in all.
#[derive(Clone, Copy)]
pub(crate) struct Invite {
    pub who: Owner,
    pub left: u8,
}

impl Question for Invite {
    const NAME: &'static str = "invite";

    fn rule(self) -> Rule {
        Rule::P22
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left } = self;
        let receivers = play.game.receivers(play.state, who, Why::Invitations).next().is_some();
        let none = left == 0 || play.state.player(who).hand.is_empty() || !receivers;
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.receivers(state, self.who, Why::Invitations).map(Choice::Seat));
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Seat(_) => Invitations.no_receiver(),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        play.state.agenda.pop();
        if let Choice::Seat(to) = choice {
            play.push_all(&[
                Task::GiveCards { who, to: to.into(), left: 1, why: Why::Invitations },
                Task::Brook(BrookTask::Invite { who, left: left.saturating_sub(1) }),
            ]);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Masquerade Invitations: each card that is given away brings a token.
#[derive(Clone, Copy)]
pub(crate) struct Invitations;

impl Purpose for Invitations {
    fn name(self) -> &'static str {
        "invitations"
    }

    fn rule(self) -> Rule {
        Rule::P22
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("masquerade_invitations")
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.can_be_given(state, seat, true)
    }

    fn given<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, _: u8) -> Done<C> {
        play.gain_points(who, 1, Rule::P22);
        Ok(())
    }
}

/// X Marks the Spot: the Storehouse that gets the tokens.
#[derive(Clone, Copy)]
pub(crate) struct Spot;

impl Purpose for Spot {
    fn name(self) -> &'static str {
        "treasure"
    }

    fn rule(self) -> Rule {
        Rule::P20
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("x_marks_the_spot")
    }

    fn pickable(self, _: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| card.kind == Kind::STOREHOUSE && !card.stored().is_empty())
    }

    fn picks_alone(self) -> bool {
        true
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        owner: Owner,
        slot: Slot,
    ) -> Done<C> {
        if let Some(card) = play.state.city_mut(owner).get_mut(slot) {
            let count = u8::try_from(card.stored().total().min(MARKED)).unwrap_or(0);
            card.tokens = card.tokens.saturating_add(count);
            let kind = card.kind;
            play.tell(Rule::P20, Event::TokensOn { who, slot, kind, count });
        }
        Ok(())
    }
}

/// River Race: which card goes under the event.
#[derive(Clone, Copy)]
pub(crate) struct Race;

impl Purpose for Race {
    fn name(self) -> &'static str {
        "race"
    }

    fn rule(self) -> Rule {
        Rule::P22
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("river_race")
    }

    fn pickable(self, _: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| matches!(card.kind, Kind::FERRY_FERRET | Kind::TWIG_BARGE))
    }

    fn picks_alone(self) -> bool {
        true
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        owner: Owner,
        slot: Slot,
    ) -> Done<C> {
        let Some(card) = play.take_from_city(owner, slot, Heap::Under, Rule::P22) else { return Ok(()) };
        play.put_under_event(who, "river_race", card.kind);
        let gain = if card.kind == Kind::FERRY_FERRET {
            Gain { points: 2, ..Gain::default() }
        } else {
            Gain { any: 2, ..Gain::default() }
        };
        play.gain(who, gain, Rule::P22)
    }
}

/// Sunken Treasure Discovered invites to play a meadow card (PR11).
#[derive(Clone, Copy)]
pub(crate) struct Treasure;

impl Invites for Treasure {
    fn name(self) -> &'static str {
        "treasure"
    }

    fn rule(self) -> Rule {
        Rule::P22
    }

    fn told(self) -> Rule {
        Rule::PR11
    }

    fn may_decline(self, _: &Everdell) -> bool {
        true
    }

    fn fits(self, game: &Everdell, _: &State, source: Source, kind: Kind) -> Verdict {
        let points = game.facts(kind).points;
        let count = |points: i8| u8::try_from(points).unwrap_or(0);
        match source {
            Source::Meadow(_) | Source::Archive(_) if points <= TREASURE => Ok(()),
            Source::Meadow(_) | Source::Archive(_) => {
                Err(Refusal::counted(Rule::P22, "no-low-value", count(TREASURE), count(points)))
            }
            _ => no_such_offer(),
        }
    }
}
