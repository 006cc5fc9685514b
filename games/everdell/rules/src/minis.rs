//! The mini-expansions: seasonal Farms (N2), Corrin Evertail (N3), legends (N4), worker abilities
//! (N5), Extra! Extra! and the Rugwort cards (H3).
//!
//! Each part has a file; this one asks the right part. Without mini-expansions every hook costs
//! one comparison.

mod abilities;
mod evertail;
mod extra;
mod legends;
mod rugwort;

use tabletop::{Chance, Log};

pub(crate) use abilities::{BUTTERFLIES, STOATS, farm_of};

use crate::agenda::{Copy, MiniTask, Task, Why};
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
}
