//! Step 4: the rats devour cheese (R23), and the progress track takes effect (R30.1).

use tabletop::{Chance, Log};

use crate::agenda::{Cause, Task};
use crate::content::{Ability, Colour, Effect, Kind, Morsel, NemesisPower, TRACK};
use crate::event::Event;
use crate::index::{Sweep, TrackIx, Zone, zones};
use crate::play::Play;
use crate::setup::{CheesesPerZone, ReturningRats};
use crate::spot::RUSE;
use crate::state::{Ending, State};
use crate::{Ratcatcher, Rule};

/// The number of rats that devour a cheese (R23.1).
pub(crate) const RATS_TO_DEVOUR: u8 = 5;
/// The number of rats that a peculiar rat counts as (R23.2, A48).
const PECULIAR_COUNTS: u8 = 3;
/// The number of rats that the nemesis counts as (R23.2).
const NEMESIS_COUNTS: u8 = 5;
/// The number of devoured cheeses that loses the game (R1.3).
const CHEESES_TO_LOSE: u8 = 10;

impl Ratcatcher {
    /// The number of rats a zone counts for devouring (R23.2); brown rats do not count.
    pub(crate) fn devourers(state: &State, zone: Zone) -> u8 {
        let spot = state.spot(zone);
        let strays = u8::try_from(state.strays_in(zone).count()).unwrap_or(u8::MAX);
        let nemesis = if state.foe.zone.is(zone) { NEMESIS_COUNTS } else { 0 };
        spot.rats[Kind::White as usize]
            .saturating_add(spot.rats[Kind::Black as usize])
            .saturating_add(strays.saturating_mul(PECULIAR_COUNTS))
            .saturating_add(nemesis)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Checks each zone with cheese, from the lowest district on (R23.1), then by letter (A46).
    pub fn devour(&mut self, sweep: Sweep) {
        let ground = &self.state.ground;
        for zone in zones((ground.cheese() | ground.placed(RUSE)) & sweep.left()) {
            if self.state.spot(zone).has(RUSE) {
                self.devour_ruse(zone);
            }
            let spot = *self.state.spot(zone);
            if spot.cheese == 0 {
                continue;
            }
            let count = Ratcatcher::devourers(self.state, zone);
            if count < RATS_TO_DEVOUR {
                if count > 0 {
                    self.cite(Rule::R23_2);
                    self.tell(Rule::R23_1, Event::CheeseSafe { zone, count });
                }
                continue;
            }
            let cheeses = match self.state.options.cheeses_per_zone {
                CheesesPerZone::One => 1,
                CheesesPerZone::All => spot.cheese,
            };
            if spot.cheese > 1 {
                self.cite(Rule::A44);
            }
            self.state.agenda.push(Task::Devour(Sweep::after(zone)));
            self.state.agenda.push(Task::Returned {
                zone,
                white: spot.rats[Kind::White as usize],
                black: spot.rats[Kind::Black as usize],
            });
            self.state.agenda.push(Task::DevourOne { zone, left: cheeses, count });
            return;
        }
    }

    /// Devours one cheese: the progress marker moves, and the effects of its step happen before anything else
    /// (R23.3).
    pub fn devour_one(&mut self, zone: Zone, left: u8, count: u8) -> Result<(), C::Error> {
        if left > 1 {
            self.state.agenda.push(Task::DevourOne { zone, left: left - 1, count });
        }
        self.state.ground.change(zone, |spot| spot.cheese = spot.cheese.saturating_sub(1));
        // The first devoured cheese becomes the marker on the track (R23.6); the others go to
        // the supply.
        if self.state.foe.progress > 0 {
            self.state.cheese += 1;
        }
        self.state.foe.progress += 1;
        let progress = self.state.foe.progress;
        self.cite(Rule::R23_2);
        if self.state.me.zone == zone {
            self.cite(Rule::R23_5);
        }
        if self.state.strays_in(zone).next().is_some() {
            self.cite(Rule::A48);
        }
        self.tell(Rule::R23_1, Event::Devoured { zone, count });
        if progress == 1 {
            self.cite(Rule::A43);
            self.cite(Rule::R23_6);
        }
        self.tell(Rule::R23_3, Event::Progress(progress));
        if progress >= CHEESES_TO_LOSE {
            self.end(Ending::CheeseDevoured);
            return Ok(());
        }
        let maw = self.state.foe.zone.is(zone)
            && self.game.nemesis(self.state).ability.power == NemesisPower::Gorge;
        if maw {
            self.swallow(Morsel::Cheese, zone)?;
        }
        // Above the tasks of the guts track, because the progress track comes first.
        self.state.agenda.push(Task::TrackEffect { index: TrackIx::of_step(progress - 1), zone });
        Ok(())
    }

    /// Resolves the effects of a step of the track, one by one (R30.1).
    pub fn track_effect(&mut self, index: TrackIx, zone: Zone) -> Result<(), C::Error> {
        let effects = &self.game.nemesis(self.state).track[index.step() % TRACK];
        let Some(&effect) = effects.get(index.effect()) else { return Ok(()) };
        self.state.agenda.push(Task::TrackEffect { index: index.next(), zone });
        self.take_effect(effect, zone)
    }

    /// One effect of the progress track or the guts track.
    pub fn take_effect(&mut self, effect: Effect, zone: Zone) -> Result<(), C::Error> {
        match effect {
            Effect::Peculiar => {
                self.cite(Rule::R29_2);
                self.deploy_peculiar(zone)?;
            }
            Effect::Nemesis => self.state.agenda.push(Task::NemesisNest),
            Effect::Raise(attribute) => self.raise(attribute),
            Effect::Mutation => self.mutate()?,
            Effect::Deploy(count) => {
                self.state.agenda.push(Task::Deploy { zone, left: count, cause: Cause::Track });
            }
            Effect::Strengthen(kind, attribute) => {
                self.state.stronger[kind as usize][attribute as usize] += 1;
                self.tell(Rule::H1_30, Event::Strengthened(kind, attribute));
            }
        }
        Ok(())
    }

    /// The white and black rats that devoured go back to the bag; brown ones stay (R23.4). A45 decides which ones
    /// those are.
    pub fn return_devourers(&mut self, zone: Zone, white: u8, black: u8) {
        let now = self.state.spot(zone).rats;
        let (white, black) = match self.state.options.returning_rats {
            ReturningRats::PresentWhenDevoured => {
                (white.min(now[Kind::White as usize]), black.min(now[Kind::Black as usize]))
            }
            ReturningRats::AllInZone => (now[Kind::White as usize], now[Kind::Black as usize]),
        };
        if white + black == 0 {
            return;
        }
        self.back_to_bag(zone, Kind::White, white);
        self.back_to_bag(zone, Kind::Black, black);
        self.cite(Rule::A45);
        self.tell(Rule::R23_4, Event::ReturnedToBag { zone, white, black });
    }

    fn back_to_bag(&mut self, zone: Zone, kind: Kind, count: u8) {
        self.state.take(zone, kind, count);
        self.state.bag[kind as usize] += count;
    }

    /// Common rats devour a false cheese: they go to the bag, the marker to the supply, and the
    /// track does not move (A65).
    fn devour_ruse(&mut self, zone: Zone) {
        let rats = self.state.spot(zone).rats;
        let count = rats[Kind::White as usize] + rats[Kind::Black as usize];
        if count < RATS_TO_DEVOUR {
            return;
        }
        self.state.ground.change(zone, |spot| spot.flags &= !RUSE);
        let colour: Colour = self.game.colour_of(self.state, Ability::CheeseRuse);
        self.state.return_markers(colour, 1);
        let (white, black) = (rats[Kind::White as usize], rats[Kind::Black as usize]);
        self.back_to_bag(zone, Kind::White, white);
        self.back_to_bag(zone, Kind::Black, black);
        self.cite(Rule::R15_6);
        self.tell(Rule::A65, Event::RuseDevoured { zone, rats: [white, 0, black] });
    }
}
