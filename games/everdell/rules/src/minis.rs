//! The mini-expansions: seasonal Farms (N2), Corrin Evertail (N3), legends (N4), worker abilities
//! (N5), Extra! Extra! and the Rugwort cards (H3).
//!
//! Each part has a file; this one asks the right part. Without mini-expansions every hook costs
//! one comparison.

mod abilities;
mod evertail;
mod extra;
mod farms;
mod legends;
mod rugwort;

use tabletop::{Chance, Log};

pub(crate) use abilities::{BUTTERFLIES, farm_of};

use crate::agenda::{Copy, MiniTask, Task, Why};
use crate::choice::{Choice, Offered};
use crate::content::Resource;
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::Score;
use crate::setup::Setup;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Corrin Evertail's cards are in the deck.
const EVERTAIL: u8 = 1;
/// Legends were dealt.
const LEGENDS: u8 = 2;
/// Everyone has a worker ability.
const ABILITIES: u8 = 4;
/// The Extra! Extra! cards are in the deck.
const EXTRA: u8 = 8;
/// The Rugwort cards are in the deck.
const RUGWORT: u8 = 16;

/// The mini-expansions of a game, as bits. Those that are only cards of another kind need none.
pub(crate) fn in_play(setup: &Setup) -> u8 {
    [
        (EVERTAIL, setup.evertail),
        (LEGENDS, setup.more_legends || setup.legends),
        (ABILITIES, setup.abilities),
        (EXTRA, setup.extra),
        (RUGWORT, setup.rugwort_cards),
    ]
    .into_iter()
    .filter(|&(_, used)| used)
    .fold(0, |bits, (bit, _)| bits | bit)
}

impl Everdell {
    /// What the cards of the mini-expansions add to a score sheet, beside the purple ones.
    pub(crate) fn score_mini(&self, state: &State, who: u8, score: &mut Score) {
        if state.minis & EXTRA != 0 {
            self.score_gazette(state, who, score);
        }
    }

    /// What a step asks, and by which rule.
    pub(crate) fn mini_asks(&self, step: MiniTask) -> (&'static str, Rule) {
        match step {
            MiniTask::Figure { .. } => ("figure", Rule::N5_12),
            MiniTask::Feed { .. } => ("feed", Rule::N5_12),
            MiniTask::Stoats { .. } => ("stoats", Rule::N5_10),
            MiniTask::StoatsGain { .. } => ("stoats-gain", Rule::N5_10),
            MiniTask::Leader { .. } => ("leader", Rule::N3_13),
            MiniTask::Warrior { .. } => ("warrior", Rule::N3_14),
            MiniTask::Hare { .. } => ("hare", Rule::N4_19),
            MiniTask::Swipple { .. } => ("swipple", Rule::N4_14),
            MiniTask::Amilla { .. } => ("amilla", Rule::H3_16),
            MiniTask::Crier { .. } => ("crier", Rule::H3_3),
            MiniTask::Carnival { .. } => ("carnival", Rule::H3_4),
            MiniTask::Juggler { .. } => ("juggler", Rule::H3_5),
            MiniTask::Stadium { .. } => ("stadium", Rule::H3_6),
            MiniTask::Rowdy { .. } => ("rowdy", Rule::H3_9),
            MiniTask::RowdyVictim { .. } => ("rowdy-victim", Rule::N17_7),
        }
    }

    /// The rule by which somebody is asked for a purpose of a mini-expansion.
    pub(crate) fn mini_why(&self, why: Why) -> Rule {
        match why {
            Why::Stoats => Rule::N5_10,
            Why::Crier => Rule::H3_3,
            Why::Rowdy => Rule::H3_9,
            Why::Robber => Rule::H3_10,
            Why::Leader => Rule::N3_13,
            Why::Poe => Rule::H3_12,
            Why::Darkdeep => Rule::N4_18,
            Why::SilverScale => Rule::H3_15,
            _ => Rule::N1_3,
        }
    }

    /// The rule that describes a card of a mini-expansion.
    pub(crate) fn mini_rule(&self, kind: Kind) -> Option<Rule> {
        Some(match kind {
            Kind::TownCrier => Rule::H3_3,
            Kind::Carnival => Rule::H3_4,
            Kind::Juggler => Rule::H3_5,
            Kind::ScurrbleStadium => Rule::H3_6,
            Kind::Gazette => Rule::H3_7,
            Kind::ScurrbleChampion => Rule::H3_8,
            Kind::RugwortRowdy => Rule::H3_9,
            Kind::RugwortRobber => Rule::H3_10,
            Kind::RugwortRuler => Rule::H3_11,
            Kind::EvertailPath => Rule::N3_10,
            Kind::EvertailKing => Rule::N3_11,
            Kind::EvertailField => Rule::N3_12,
            Kind::EvertailLeader => Rule::N3_13,
            Kind::EvertailWarrior => Rule::N3_14,
            Kind::StreySoftpaw => Rule::N4_11,
            Kind::EverflameTomb => Rule::N4_12,
            Kind::ClickClacks => Rule::N4_13,
            Kind::ChipterSwipple => Rule::N4_14,
            Kind::MayberryMatriarch => Rule::N4_15,
            Kind::KingNorthsTreasury => Rule::N4_16,
            Kind::JorGoldwing => Rule::N4_17,
            Kind::DarkdeepPrison => Rule::N4_18,
            Kind::TarryHare => Rule::N4_19,
            Kind::StrongrootCastle => Rule::N4_20,
            Kind::Poe => Rule::H3_12,
            Kind::McgregorsMarket => Rule::H3_13,
            Kind::CirrusWindfall => Rule::H3_14,
            Kind::SilverScaleSpring => Rule::H3_15,
            Kind::AmillaGlistendew => Rule::H3_16,
            Kind::GreenAcorn => Rule::H3_17,
            Kind::Foresight => Rule::H3_18,
            Kind::BridgeOfTheSky => Rule::H3_19,
            Kind::FynnNobletail => Rule::H3_20,
            Kind::OleandersOperaHouse => Rule::H3_21,
            _ if self.face(kind) == Kind::Farm && kind != Kind::Farm => Rule::N2_1,
            _ => return None,
        })
    }

    /// How many cards must be picked for a purpose of a mini-expansion.
    pub(crate) fn mini_pick_least(&self, why: Why) -> u8 {
        u8::from(why != Why::Darkdeep)
    }

    /// The answers to a step.
    pub(crate) fn mini_legal(&self, state: &State, step: MiniTask, choices: &mut impl Extend<Choice>) {
        let hand = |who: u8| state.player(who).hand.len();
        match step {
            MiniTask::Figure { .. } => choices.extend(self.figure_posts(state).map(Choice::Spot)),
            MiniTask::Feed { who } => {
                let stock = state.player(who).stock;
                let lacking = Resource::ALL.into_iter().filter(|&resource| stock[resource] == 0);
                choices.extend(lacking.map(Choice::Take));
            }
            MiniTask::Stoats { who } => {
                choices.extend([2, 3].into_iter().filter(|&count| count <= hand(who)).map(Choice::Number));
                choices.extend([Choice::Done]);
            }
            MiniTask::StoatsGain { .. } => {
                choices.extend([Resource::Twig, Resource::Resin, Resource::Berry].map(Choice::Take));
            }
            MiniTask::Leader { who, .. } => {
                let player = state.player(who);
                choices.extend(state.drawn.kinds().filter(|&kind| player.hand.has(kind)).map(Choice::Hand));
                choices.extend([Choice::Done]);
            }
            MiniTask::Warrior { who, to, .. } => {
                self.gifts(state, who, to, choices);
                choices.extend([Choice::Done]);
            }
            MiniTask::Hare { who } => {
                choices.extend((0..=self.room(state, who).min(2)).map(Choice::Number));
            }
            MiniTask::Swipple { who, first, .. } => {
                let greens = self.swipple_greens(state, who, first);
                choices.extend(greens.map(|(city, slot)| Choice::Card(city, slot)));
            }
            MiniTask::Amilla { who } => choices.extend(self.free_events(state, who).map(Choice::Spot)),
            MiniTask::Crier { who } => {
                choices.extend(self.crier_receivers(state, who).map(Choice::Seat));
                choices.extend([Choice::Done]);
            }
            MiniTask::Carnival { others, .. } => {
                // By 0 the cards are meant, by 1 the resources.
                choices.extend((0..others.min(2)).map(Choice::Number));
            }
            MiniTask::Juggler { who, revealed, .. } => {
                // By 0 the twigs for points are meant, by 1 another card.
                let twigs = state.player(who).stock[Resource::Twig];
                if !revealed && twigs >= 3 {
                    choices.extend([Choice::Number(0)]);
                }
                if twigs >= 1 && state.deck_len() + state.discard_len() > 0 {
                    choices.extend([Choice::Number(1)]);
                }
                choices.extend([Choice::Done]);
            }
            MiniTask::Stadium { .. } => choices.extend(extra::STADIUM.map(Choice::Colour)),
            MiniTask::Rowdy { who } => {
                self.each_prey(state, who, |owner, slot| choices.extend([Choice::Card(owner, slot)]));
            }
            MiniTask::RowdyVictim { who } => {
                choices.extend(self.her_prey(state, who).map(|slot| Choice::Card(who, slot)));
            }
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// What is dealt before the first player is known: abilities and legends (N4.1, N5.1).
    pub fn begin_minis(&mut self, setup: &Setup) -> Result<(), C::Error> {
        if setup.farms {
            self.cite(Rule::N2_1);
        }
        if setup.evertail {
            self.cite(Rule::N3_1);
        }
        if self.state.minis & LEGENDS != 0 {
            self.deal_legends(setup)?;
        }
        if self.state.minis & ABILITIES != 0 {
            self.deal_abilities()?;
        }
        Ok(())
    }

    /// What happens before the first turn: the pigs play a Farm, the figure is put somewhere.
    pub fn ready_minis(&mut self) {
        if self.state.minis & ABILITIES != 0 {
            self.ready_abilities();
        }
    }

    /// A card play is over.
    pub fn mini_card_played(&mut self, who: u8) {
        if self.state.minis & ABILITIES != 0 {
            self.stoats_plan(who);
        }
    }

    /// A season has been prepared for.
    pub fn mini_prepared(&mut self, who: u8) {
        if self.state.pile_owner == who {
            self.offer_farm(who);
        }
    }

    /// Somebody visits a space.
    pub fn mini_visited(&mut self, post: Post) {
        if self.state.figure_post == post {
            self.figure_visited();
        }
    }

    /// An event was achieved.
    pub fn event_achieved(&mut self, who: u8) {
        if self.state.minis & EXTRA != 0 {
            self.write_gazette(who);
        }
    }

    /// What a card of a mini-expansion does when it is played.
    pub fn mini_effect(&mut self, who: u8, kind: Kind, slot: u8) {
        match kind {
            Kind::EvertailWarrior => self.warrior(who),
            Kind::Juggler => self.push(Task::Mini(MiniTask::Juggler { who, sum: 0, revealed: false })),
            Kind::RugwortRobber => self.push(Task::Opponent { who, why: Why::Robber }),
            _ => self.legend_effect(who, kind, slot),
        }
    }

    /// Activates a green card of a mini-expansion.
    pub fn activate_mini(&mut self, who: u8, owner: u8, kind: Kind) -> Result<(), C::Error> {
        match kind {
            Kind::EvertailField => self.field(who)?,
            Kind::TownCrier => self.push(Task::Mini(MiniTask::Crier { who })),
            Kind::Carnival => self.carnival(who, owner),
            Kind::RugwortRowdy => self.rowdy_bothers(who),
            Kind::ClickClacks | Kind::ChipterSwipple | Kind::Poe | Kind::McgregorsMarket => {
                self.activate_legend(who, owner, kind);
            }
            _ => self.activate_farm(who, kind)?,
        }
        Ok(())
    }

    /// A worker visits a card of a mini-expansion.
    pub fn visit_mini(&mut self, who: u8, kind: Kind) {
        match kind {
            Kind::EverflameTomb => {
                let invitation = crate::agenda::Invitation::Tomb;
                self.push(Task::Offer { who, invitation });
            }
            Kind::GreenAcorn => {
                let invitation = crate::agenda::Invitation::GreenAcorn;
                self.push(Task::Offer { who, invitation });
            }
            Kind::EvertailPath => self.push(Task::CopySpot { who, copy: Copy::Opponents }),
            Kind::StreySoftpaw => self.push(Task::CopySpot { who, copy: Copy::Occupied }),
            Kind::AmillaGlistendew => self.push(Task::Mini(MiniTask::Amilla { who })),
            Kind::ScurrbleStadium => self.push(Task::Mini(MiniTask::Stadium { who })),
            _ => {}
        }
    }

    /// Does a step, or says that it must be asked: where there is only one answer, or none, it is
    /// given by itself.
    pub fn mini_step(&mut self, step: MiniTask) -> Result<bool, C::Error> {
        let mut offered = Offered::default();
        self.game.mini_legal(self.state, step, &mut offered);
        if offered.more {
            return Ok(true);
        }
        self.mini_choice(step, offered.first.unwrap_or(Choice::Done))?;
        Ok(false)
    }

    /// An answer to a step.
    pub fn mini_choice(&mut self, step: MiniTask, choice: Choice) -> Result<(), C::Error> {
        self.state.agenda.pop();
        match (step, choice) {
            (MiniTask::Figure { who }, Choice::Spot(post)) => self.move_figure(who, post),
            (MiniTask::Feed { who }, choice) => self.feed(who, choice),
            (MiniTask::Stoats { who }, Choice::Number(count)) => self.stoats_discard(who, count),
            (MiniTask::StoatsGain { who }, Choice::Take(resource)) => {
                self.gain_resource(who, resource, 1, Rule::N5_10);
            }
            (MiniTask::Leader { who, to }, choice) => self.leader_gives(who, to, choice)?,
            (MiniTask::Warrior { who, to, left }, choice) => self.warrior_gives(who, to, left, choice)?,
            (MiniTask::Hare { who }, Choice::Number(count)) => {
                self.cite(Rule::N4_19);
                self.draw(who, count)?;
            }
            (MiniTask::Swipple { who, left, .. }, Choice::Card(city, slot)) => {
                self.swipple(who, left, city, slot)?;
            }
            (MiniTask::Amilla { who }, Choice::Spot(post)) => {
                self.cite(Rule::H3_16);
                self.achieve_free(who, post);
            }
            (MiniTask::Crier { who }, Choice::Seat(to)) => {
                self.push(Task::GiveCards { who, to, left: 2, why: Why::Crier });
            }
            (MiniTask::Carnival { who, others }, Choice::Number(which)) => {
                self.carnival_gives(who, others, which)?;
            }
            (MiniTask::Juggler { who, sum, revealed }, choice) => {
                self.juggle(who, sum, revealed, choice)?;
            }
            (MiniTask::Stadium { who }, Choice::Colour(colour)) => self.stadium(who, colour)?,
            (MiniTask::Rowdy { who }, Choice::Card(owner, slot)) => self.rowdy(who, owner, slot)?,
            (MiniTask::RowdyVictim { who }, Choice::Card(_, slot)) => self.rowdy_of_hers(who, slot),
            // Nothing was done, which those that may be declined allow.
            _ => {}
        }
        Ok(())
    }

    /// All hand cards were discarded for a purpose of a mini-expansion.
    pub fn mini_discarded(&mut self, who: u8, done: u8, why: Why) {
        if why == Why::Stoats {
            self.stoats_gain(who, done);
        }
    }

    /// An opponent was chosen for a purpose of a mini-expansion.
    pub fn mini_opponent(&mut self, who: u8, seat: Option<u8>, why: Why) -> Result<(), C::Error> {
        match (why, seat) {
            (Why::Leader, Some(to)) => self.push(Task::Mini(MiniTask::Leader { who, to })),
            (Why::Leader, None) => self.state.drawn = crate::state::Hand::default(),
            (Why::Robber, Some(with)) => self.rob(who, with)?,
            _ => {}
        }
        Ok(())
    }

    /// Everything was given for a purpose of a mini-expansion.
    pub fn mini_given(&mut self, who: u8, why: Why) {
        if why == Why::Crier {
            self.gain_points(who, 3, Rule::H3_3);
        }
    }
}
