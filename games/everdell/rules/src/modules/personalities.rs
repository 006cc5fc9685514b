//! Nightweave's personalities (N14): they react when a card next to her is taken.

use tabletop::{Chance, Log, Maybe};

use super::Personality;
use crate::agenda::{ModuleTask, Task};
use crate::choice::Refusal;
use crate::event::Event;
use crate::index::{MeadowIx, Owner, PersonalityIx, bits};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::WhimEntry;
use crate::state::State;
use crate::{Everdell, Rule};

/// How far two meadow spaces are apart, across and down (R7).
fn apart(one: MeadowIx, other: MeadowIx) -> (u8, u8) {
    let (one, other) = (one.get(), other.get());
    ((one % 4).abs_diff(other % 4), (one / 4).abs_diff(other / 4))
}

/// Whether two meadow spaces touch, if only at a corner (N14.1).
fn touch(one: MeadowIx, other: MeadowIx) -> bool {
    let (across, down) = apart(one, other);
    one != other && across <= 1 && down <= 1
}

impl State {
    /// Whether a meadow space is marked: it touches hers while a personality is active (N14.1).
    #[inline]
    pub(crate) fn is_marked(&self, place: MeadowIx) -> bool {
        self.lair.personality.is_some() && self.lair.figure.get().is_some_and(|figure| touch(figure, place))
    }

    /// Marked cards of a draw for which the personality has not acted yet (R50).
    pub(crate) fn pending(&self) -> impl Iterator<Item = Kind> + '_ {
        self.agenda.tasks().iter().filter_map(|task| match *task {
            Task::Module(ModuleTask::Marked { kind, played: false, .. }) => Some(kind),
            _ => None,
        })
    }
}

impl Everdell {
    /// Checks taking a marked card: Mean forbids it (N14.13), Pessimistic (N14.11) and
    /// Needy (N14.17) ask for something.
    pub(crate) fn check_marked(&self, state: &State, who: Owner, place: MeadowIx) -> Result<(), Refusal> {
        if !state.is_marked(place) {
            return Ok(());
        }
        let lair = &state.lair;
        if lair.personality_is(Personality::Mean) {
            return Err(Refusal::plain(Rule::N14_13, "no-marked-card"));
        }
        if lair.personality_is(Personality::Pessimist) {
            let Some(kind) = state.meadow.get(usize::from(place)).copied().flatten() else { return Ok(()) };
            let colour = self.colour(kind);
            let hand = state.player(who).hand.cards().filter(|&card| self.colour(card) == colour).count();
            // A card just drawn cannot fill a space; its own space needs another card.
            let pending = state.pending().filter(|&card| self.colour(card) == colour).count();
            if hand < 1 + 2 * pending {
                return Err(Refusal::plain(Rule::N14_11, "no-matching-card"));
            }
        }
        if lair.personality_is(Personality::Needy) {
            let need = u16::try_from(state.pending().count()).unwrap_or(0) + 1;
            if state.player(who).points < need {
                return Err(Refusal::plain(Rule::N14_17, "no-point-token"));
            }
        }
        Ok(())
    }

    /// The berry that a marked card costs more (N14.16).
    pub(crate) fn personality_toll(&self, state: &State, place: MeadowIx) -> u8 {
        u8::from(state.lair.personality_is(Personality::Privileged) && state.is_marked(place))
    }

    /// Whether a hand card is due before a marked card is played (N14.11).
    pub(super) fn fill_is_due(&self, state: &State, place: MeadowIx) -> bool {
        state.lair.personality_is(Personality::Pessimist) && state.is_marked(place)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A meadow card was drawn or played, and its space is not filled yet. When one effect draws
    /// two cards, the personality waits until both are chosen (R50).
    pub fn card_left_meadow(&mut self, who: Owner, place: MeadowIx, kind: Kind, played: bool) {
        if played {
            self.marked_card_played(place);
        }
        if !self.state.is_marked(place) {
            return;
        }
        self.cite(Rule::N14_1);
        let marked = Task::Module(ModuleTask::Marked { who, place, kind, played });
        match self.state.agenda.top() {
            draw @ Task::DrawMeadow { left: 1.., .. } if !played => {
                self.cite(Rule::R50);
                self.state.agenda.replace(marked);
                self.push(draw);
            }
            _ => self.push(marked),
        }
    }

    /// A meadow card is drawn: with Mean, one that is not marked (R53).
    pub fn passes_over_marked(&mut self) {
        if self.state.lair.personality_is(Personality::Mean) && self.state.lair.figure.is_some() {
            self.cite(Rule::R53);
        }
    }

    /// The personality acts because a marked card was taken (N14.2, R49).
    pub fn personality_acts(
        &mut self,
        who: Owner,
        place: MeadowIx,
        kind: Kind,
        played: bool,
    ) -> Result<(), C::Error> {
        let Some(personality) = Personality::at(self.state.lair.personality) else { return Ok(()) };
        let index = personality.ix();
        match personality {
            Personality::Infernal | Personality::Mean => return Ok(()),
            // Her figure stays where it is, and no card comes to her any more (R133).
            Personality::Poker
                if self.state.lair.finished && self.game.reads(Reading::NoGamblingAfterTheEnd) =>
            {
                self.cite(Rule::R133);
                return Ok(());
            }
            Personality::Privileged | Personality::Pessimist
                if played != (personality == Personality::Privileged) =>
            {
                // The berry is for plays; a play has filled the space before it was paid.
                return Ok(());
            }
            _ => {}
        }
        self.cite(Rule::N14_1);
        self.cite(Rule::N14_2);
        self.tell(personality.rule(), Event::Personality { personality: index, place, kind });
        match personality {
            Personality::Nasty => {
                let value = self.game.facts(kind).points;
                if !played {
                    // The card just drawn is in the hand, and may pay (R132).
                    self.cite(Rule::R132);
                }
                if value < 0 {
                    self.cite(Rule::R51);
                }
                let left = u8::try_from(value).unwrap_or(0).max(1);
                self.push(Task::Module(ModuleTask::Nasty { who, left }));
            }
            Personality::Pessimist => {
                self.push(Task::Module(ModuleTask::Fill { who, place, kind, played }));
            }
            Personality::Needy => {
                self.pay_points(who, 1, Rule::N14_17);
                self.cite(Rule::N7_6);
                self.gain_points(Owner::RIVAL, 1, Rule::N14_17);
            }
            Personality::Poker => self.gamble()?,
            Personality::Idler => self.clear_marked(Rule::N14_15)?,
            Personality::Infernal | Personality::Mean | Personality::Privileged => {}
        }
        Ok(())
    }

    /// The space is refilled, she moves to another one, and takes the card that lies there
    /// (N14.14).
    fn gamble(&mut self) -> Result<(), C::Error> {
        self.refill()?;
        let place = loop {
            let face = self.chance.die("d8", 8)?;
            self.tell(Rule::N14_14, Event::Rolled { face });
            let place = MeadowIx::new(face - 1);
            if !self.state.lair.figure.is(place) {
                break place;
            }
        };
        self.state.lair.figure = place.into();
        self.tell(Rule::N14_14, Event::Entered { place });
        if let Some(kind) = self.state.meadow[usize::from(place) % 8].take() {
            self.trophy(kind, Rule::N14_14);
        }
        self.refill()
    }

    /// Every card that touches her space is discarded and replaced (N14.15).
    fn clear_marked(&mut self, rule: Rule) -> Result<(), C::Error> {
        for place in MeadowIx::all() {
            if self.state.is_marked(place) {
                self.discard_meadow_card(place, rule);
            }
        }
        self.refill()
    }

    /// She has sat down in the meadow: the personality first (R49), then the plan.
    pub fn spider_entered(&mut self) -> Result<(), C::Error> {
        if self.state.lair.personality_is(Personality::Idler) {
            self.clear_marked(Rule::N14_15)?;
        }
        if self.state.lair.plan.is_none() { Ok(()) } else { self.plan_enters() }
    }

    /// She played a meadow card herself: Mean gains for a marked one (N14.13).
    pub fn spider_played_adjacent(&mut self, place: MeadowIx) {
        if self.state.lair.personality_is(Personality::Mean) && self.state.is_marked(place) {
            let level = self.state.level;
            self.gain_points(Owner::RIVAL, level, Rule::N14_13);
        }
    }

    /// She has left her space to prepare: Infernal takes the cards that share an edge with it
    /// (R54), and their spaces are refilled, hers not (R124).
    pub fn spider_prepares_leaving(&mut self, left: Maybe<MeadowIx>) -> Result<(), C::Error> {
        let Some(left) = left.get().filter(|_| self.state.lair.personality_is(Personality::Infernal)) else {
            return Ok(());
        };
        let (mut emptied, index) = (0u8, Personality::Infernal.ix());
        for place in MeadowIx::all() {
            let (across, down) = apart(left, place);
            if across + down != 1 {
                continue;
            }
            if let Some(kind) = self.state.meadow[usize::from(place)].take() {
                self.cite(Rule::R54);
                self.tell(Rule::N14_12, Event::Personality { personality: index, place, kind });
                self.trophy(kind, Rule::N14_12);
                emptied |= 1 << place.get();
            }
        }
        self.cite(Rule::R124);
        for place in bits(emptied.into()) {
            self.fill(place)?;
        }
        Ok(())
    }

    /// Weaver's whim: another personality takes over (N15.14, R58).
    pub(super) fn change_personality(&mut self) -> Result<(), C::Error> {
        let current = self.state.lair.personality;
        if self.state.lair.personalities == 0 {
            // All have been used: shuffle them again.
            self.cite(Rule::R58);
            self.state.lair.personalities =
                !current.get().map_or(0, |current| 1u8.checked_shl(current.into()).unwrap_or(0));
        }
        let left = self.state.lair.personalities;
        let counts: [u8; 8] = std::array::from_fn(|index| left >> index & 1);
        let drawn = self.chance.draw("personality", &counts)?;
        self.state.lair.personalities &= !(1 << drawn);
        let personality = PersonalityIx::at(drawn);
        self.state.lair.personality = personality.into();
        if let Some(personality) = personality {
            self.tell(Rule::N15_14, Event::PersonalityActive { personality });
        }
        self.cite(Rule::R127);
        if self.state.options.whim_entry == WhimEntry::AtOnce
            && self.state.lair.personality_is(Personality::Idler)
        {
            self.clear_marked(Rule::N14_15)?;
        }
        Ok(())
    }
}
