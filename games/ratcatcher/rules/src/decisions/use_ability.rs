//! Using an ability (R15), where it has an effect.

use tabletop::{Chance, Log, Maybe, Message};

use super::common::{Answer, Done, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::{Ability, Colour};
use crate::event::Event;
use crate::front::find;
use crate::index::{Zone, zones};
use crate::play::Play;
use crate::spot::{BARRICADE, DECOY, LURE, RUSE, TRAP};
use crate::state::{Source, State};
use crate::{Ratcatcher, Rule};

/// The choice of an ability, with a zone if it needs one; `out` leads rats away from you.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub colour: Colour,
    pub zone: Maybe<Zone>,
    pub out: bool,
}

impl Use {
    /// Calls `tell` with every allowed use. `near` are the zones next to yours.
    #[inline]
    pub fn each(game: &Ratcatcher, state: &State, near: u128, mut tell: impl FnMut(Choice)) {
        for colour in Colour::ALL {
            if state.me.markers[colour as usize] > 0 && game.unlocked(state, colour) {
                game.each_use(state, colour, near, |choice| {
                    if game.check_use_choice(state, choice).is_ok() {
                        tell(choice);
                    }
                });
            }
        }
    }
}

impl Answer for Use {
    const WORD: &'static str = "use";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, _: Task) -> Option<Verdict> {
        let Self { colour, zone, out } = self;
        game.may_use(state).then(|| game.check_use_choice(state, Choice::Use { colour, zone, out }))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, _: Task) -> Done<C> {
        play.use_ability(self.colour, self.zone, self.out)
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R15_1
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        let Self { colour, zone, out } = self;
        let name = game.ability_name(state, colour);
        let strength = game.strength(state, colour);
        let Some(zone) = zone.get() else {
            return Message::new("rc-do-use").name("ability", &name).number("strength", strength);
        };
        let key = match (game.board(state).abilities[colour as usize].ability, out) {
            (Ability::Charm, false) => "rc-do-use-from",
            (Ability::Charm, true) => "rc-do-use-to",
            _ => "rc-do-use-in",
        };
        let message = Message::new(key).name("ability", &name).number("strength", strength);
        game.with_zone(message, Some(state), zone)
    }

    fn group(self) -> &'static str {
        match self.colour {
            Colour::Yellow => "use-yellow",
            Colour::Purple => "use-purple",
        }
    }

    fn details(self, _: &Ratcatcher) -> String {
        let zone = self.zone.get().map_or_else(String::new, |zone| format!(":{zone}"));
        let out = if self.out { ":out" } else { "" };
        format!("{}{zone}{out}", self.colour.name())
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        let mut parts = details.split(':');
        let colour = find(Colour::ALL, Colour::name, parts.next()?)?;
        let zone = parts.next().map_or(Some(Maybe::NONE), |name| Zone::find(name).map(Maybe::some))?;
        let out = match parts.next() {
            None => false,
            Some("out") => true,
            Some(_) => return None,
        };
        parts.next().is_none().then_some(Choice::Use { colour, zone, out })
    }
}

impl Ratcatcher {
    /// Calls `tell` with every conceivable use of an ability, allowed or not.
    pub(crate) fn each_use(&self, state: &State, colour: Colour, near: u128, mut tell: impl FnMut(Choice)) {
        let here = state.me.zone.bit();
        let (places, both_ways) = match self.board(state).abilities[colour as usize].ability {
            Ability::Smoke | Ability::Steady | Ability::Dash => {
                tell(Choice::Use { colour, zone: Maybe::NONE, out: false });
                return;
            }
            Ability::CheeseRuse => (self.zones_of(state, state.me.zone.district()), false),
            Ability::Lure | Ability::Barricade => (near, false),
            Ability::Charm => (near, true),
            Ability::Decoy | Ability::Snare | Ability::Volley => (near | here, false),
        };
        for zone in zones(places).map(Maybe::some) {
            tell(Choice::Use { colour, zone, out: false });
            if both_ways {
                tell(Choice::Use { colour, zone, out: true });
            }
        }
    }

    /// Checks the use of an ability (R15).
    fn check_use_choice(&self, state: &State, choice: Choice) -> Result<(), Refusal> {
        let Choice::Use { colour, zone, out } = choice else {
            return Err(Refusal::plain(Rule::R8_2, "no-not-asked"));
        };
        if !self.unlocked(state, colour) {
            return Err(Refusal::plain(Rule::R15_1, "no-use-locked"));
        }
        if state.me.markers[colour as usize] == 0 {
            return Err(Refusal::counted(Rule::R15_3, "no-use-no-marker", 1, 0));
        }
        let ability = self.board(state).abilities[colour as usize].ability;
        let mine = state.me.zone;
        let next = zone.get().filter(|&zone| self.are_near(state, mine, zone));
        let reach = zone.get().filter(|&zone| self.within_reach(state, zone));
        let refuse = |rule, why| Err(Refusal::plain(rule, why));
        if out && ability != Ability::Charm {
            return refuse(Rule::R15_1, "no-not-asked");
        }
        match ability {
            Ability::CheeseRuse => {
                let district = mine.district();
                let here = |zone: &Zone| zone.district() == district && self.is_in_city(state, *zone);
                let Some(zone) = zone.get().filter(here) else {
                    return refuse(Rule::R15_6, "no-ruse-other-district");
                };
                let zones = self.zones_of(state, district);
                if Self::each(zones).any(|zone| state.spot(zone).cheese > 0) {
                    return refuse(Rule::R15_6, "no-ruse-cheese");
                }
                if state.spot(zone).has(RUSE) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Lure => {
                let Some(zone) = next else {
                    return refuse(Rule::R15_5, "no-use-not-next");
                };
                if state.spot(zone).has(LURE) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Charm => {
                let Some(zone) = next else {
                    return refuse(Rule::H1_1, "no-use-not-next");
                };
                let (from, to) = if out { (mine, zone) } else { (zone, mine) };
                if state.spot(from).commons() == 0 {
                    return refuse(Rule::H1_1, "no-lead-none");
                }
                if state.spot(to).has(BARRICADE) {
                    return refuse(Rule::H1_1, "no-lead-barricade");
                }
            }
            Ability::Decoy => {
                let Some(zone) = reach else {
                    return refuse(Rule::H1_2, "no-use-far");
                };
                if state.spot(zone).has(DECOY) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Barricade => {
                let Some(zone) = next else {
                    return refuse(Rule::H1_5, "no-use-not-next");
                };
                if state.has_rats(zone) {
                    return refuse(Rule::H1_5, "no-barricade-rats");
                }
                if state.spot(zone).has(BARRICADE) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Snare => {
                let Some(zone) = reach else {
                    return refuse(Rule::H1_7, "no-use-far");
                };
                if state.spot(zone).has(TRAP) {
                    return refuse(Rule::H1_7, "no-trap-second");
                }
            }
            Ability::Volley => {
                // An attack must be over before another begins (R14.7).
                if state.agenda.top() == Task::Divide {
                    return refuse(Rule::R14_7, "no-attack-open");
                }
                let Some(zone) = reach else {
                    return refuse(Rule::H1_8, "no-use-far");
                };
                if !state.has_rats(zone) {
                    return refuse(Rule::H1_8, "no-attack-no-rat");
                }
            }
            Ability::Smoke | Ability::Steady | Ability::Dash => {
                if zone.is_some() {
                    return refuse(Rule::R15_1, "no-not-asked");
                }
                if ability == Ability::Smoke && state.spot(mine).commons() == 0 {
                    return refuse(Rule::H1_3, "no-smoke-none");
                }
            }
        }
        Ok(())
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Spends a marker on an ability (R15.1).
    pub fn use_ability(&mut self, colour: Colour, zone: Maybe<Zone>, out: bool) -> Result<(), C::Error> {
        let ability = self.game.board(self.state).abilities[colour as usize].ability;
        let strength = self.game.strength(self.state, colour);
        let held = &mut self.state.me.markers[colour as usize];
        *held = held.saturating_sub(1);
        // The marker of a lasting effect lies in the city; the others go to the supply at once.
        let lasting = match ability {
            Ability::Lure => LURE,
            Ability::CheeseRuse => RUSE,
            Ability::Decoy => DECOY,
            Ability::Barricade => BARRICADE,
            _ => 0,
        };
        match zone.get() {
            Some(zone) if lasting != 0 => self.state.ground.change(zone, |spot| spot.flags |= lasting),
            _ => self.state.return_markers(colour, 1),
        }
        self.cite(Rule::R15_1);
        self.cite(Rule::R15_3);
        let mine = self.state.me.zone;
        let rule = match ability {
            Ability::CheeseRuse => Rule::R15_6,
            Ability::Lure => Rule::R15_5,
            Ability::Charm => Rule::H1_1,
            Ability::Decoy => Rule::H1_2,
            Ability::Smoke => Rule::H1_3,
            Ability::Steady => Rule::H1_4,
            Ability::Barricade => Rule::H1_5,
            Ability::Dash => Rule::H1_6,
            Ability::Snare => Rule::H1_7,
            Ability::Volley => Rule::H1_8,
        };
        self.tell(rule, Event::Used { colour, ability, zone, strength });
        match (ability, zone.get()) {
            (Ability::Charm, Some(zone)) => {
                let (from, to) = if out { (mine, zone) } else { (zone, mine) };
                self.state.agenda.push(Task::Collect);
                self.state.agenda.push(Task::Charm { from, to, left: strength });
            }
            (Ability::Smoke, _) => {
                self.state.agenda.push(Task::Collect);
                self.state.agenda.push(Task::Smoke { left: strength });
            }
            (Ability::Steady, _) => self.state.me.steady += strength,
            (Ability::Dash, _) => self.state.me.movement += strength,
            (Ability::Snare, Some(zone)) => self.state.ground.change(zone, |spot| spot.flags |= TRAP),
            (Ability::Volley, Some(zone)) => {
                self.cite(Rule::R15_2);
                let need = self.aim();
                self.roll_attack(Source::Volley, zone, strength, need)?;
            }
            // The other abilities only leave their marker.
            _ => {}
        }
        // Another marker of the colour may lie in your zone, and now you can hold it.
        if self.can_pick_up() {
            self.cite(Rule::A53);
            self.state.agenda.push(Task::Collect);
        }
        Ok(())
    }
}
