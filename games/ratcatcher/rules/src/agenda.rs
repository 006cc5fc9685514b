//! The tasks that remain to be done.
//!
//! A turn can stop for a question almost anywhere: in the middle of a rat's walk, of a deployment with an empty
//! bag, of an attack. So the rules never wait inside a function. The remaining tasks are on the agenda, a small
//! stack; a rule that needs something done first pushes it.
//! the agenda, a small stack of tasks; a rule that needs something done first puts it on top.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use tabletop::StackTask;

use crate::content::{Kind, PECULIARS, Ware};
use crate::index::{Class, FreshIx, Letter, PeculiarIx, Sweep, TrackIx, Zone};

/// The capacity of the agenda, greater than any sequence of rules needs.
const DEPTH: usize = 24;

/// The reason for a deployment of common rats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A new district's nests and hatcheries (R6.5).
    Filling,
    /// Nests in step 5 (R24.1).
    Nest,
    /// A black rat in step 5 (R24.2).
    Black,
    /// The nemesis (R24.4).
    Nemesis,
    /// The broodmother (H1.22).
    Brood,
    /// The bellringer (H1.25).
    Call,
    /// A track effect (H1.29).
    Track,
    /// A nest token gained as a reward (R29.9).
    Token,
}

/// A figure that walks in step 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// A common rat.
    Common(Kind),
    /// A peculiar rat.
    Peculiar(PeculiarIx),
    /// The nemesis.
    Nemesis,
}

/// The parts of populating a district (A8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Mystery tokens (R6.2).
    Tokens,
    /// Cheese (R6.1).
    Cheese,
    /// Ability markers (R6.4).
    Markers,
    /// Rats (R6.5).
    Rats,
}

impl Stage {
    /// The next part (R6.7).
    pub(crate) fn next(self) -> Option<Self> {
        match self {
            Self::Tokens => Some(Self::Cheese),
            Self::Cheese => Some(Self::Markers),
            Self::Markers => Some(Self::Rats),
            Self::Rats => None,
        }
    }
}

/// A task. Those marked *asks* wait for a choice when there is more than one.
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The empty task; it fills unused slots.
    #[default]
    Nothing,
    /// Draw and place this many districts.
    Expand { left: u8, setup: bool },
    /// *Asks* where the drawn district goes.
    Place { setup: bool },
    /// Populate the new districts, from this stage, district and zone on.
    Populate { stage: Stage, at: FreshIx, zone: Letter },
    /// Setup is over.
    Ready,
    /// *Asks* for your next action.
    Actions,
    /// Pick up what you can in your zone.
    Collect,
    /// *Asks* on which slot a gained cheese goes.
    FillSlot,
    /// *Asks* to whom the rolled hits go.
    Divide,
    /// *Asks* for the rats to pay with.
    Pay { ware: Ware, left: u8 },
    /// *Asks* which rat follows the tune.
    Charm { from: Zone, to: Zone, left: u8 },
    /// *Asks* which rat flees the smoke.
    Smoke { left: u8 },
    /// Check whether the city must grow (R18.1).
    ExpandCheck,
    /// Decide which districts are active (R4).
    Activity,
    /// Begin a step of the rats' turn (R8.3).
    RatsStep(u8),
    /// Report that a part of a turn is over.
    Moment(Moment),
    /// The nemesis walks.
    MoveNemesis,
    /// The peculiar rats walk, from this one on.
    MovePeculiar(PeculiarIx),
    /// Common rats of a kind walk, zone by zone.
    MoveCommon(Kind, Sweep),
    /// Clear the marks of rats that have moved.
    ClearMarks,
    /// *Asks* which of several equally near targets a rat walks to (R20.4).
    ChooseTarget { mover: Mover, at: Zone, left: u8, points: u8 },
    /// *Asks* which of several equally short ways a rat takes (A27).
    ChooseWay { mover: Mover, at: Zone, target: Zone, points: u8, count: u8, lured: bool },
    /// The action of a rat at the end of its walk.
    AfterWalk(Mover),
    /// *Asks* which trap goes off next (A36).
    Traps,
    /// The rats of a class in your zone bite (R22).
    Bites(Class),
    /// Look for cheese to devour, zone by zone (R23).
    Devour(Sweep),
    /// This number of cheeses in a zone are devoured by this number of rats, one after another (A44).
    DevourOne { zone: Zone, left: u8, count: u8 },
    /// Effects of the current step of the progress track, from this one on.
    TrackEffect { index: TrackIx, zone: Zone },
    /// The rats that devoured go back to the bag (R23.4).
    Returned { zone: Zone, white: u8, black: u8 },
    /// *Asks* in which nest the nemesis appears (R30.2).
    NemesisNest,
    /// Nests deploy, zone by zone (R24.1).
    DeployNests(Sweep),
    /// The nemesis and the broodmother deploy (R24.4).
    DeployNemesis,
    /// Count the black rats that act as nests (A19).
    CountBlack,
    /// Black rats deploy, zone by zone (R24.2).
    DeployBlack(Sweep),
    /// Draw rats into a zone.
    Deploy { zone: Zone, left: u8, cause: Cause },
    /// *Asks* which district's rats go back to the bag (A23).
    EmptyDistrict,
    /// *Asks* which reward the rats returned from the cage bring (R25.1).
    BagReward(u8),
    /// Step 7 (R27).
    CleanUp,
    /// The next round begins with your turn.
    NextRound,
    /// *Asks* what you use before the rats' turn, when the city has grown in your turn (A73).
    BeforeRats,
}

/// Points of a turn at which a display may pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Moment {
    /// Your turn is over.
    YourTurn,
    /// The nemesis has moved.
    NemesisMoved,
    /// The peculiar rats have moved.
    PeculiarsMoved,
    /// The brown rats have moved.
    BrownMoved,
    /// The black rats have moved.
    BlackMoved,
    /// The white rats have moved.
    WhiteMoved,
    /// The traps have gone off.
    Traps,
    /// The rats have bitten.
    Bites,
    /// Cheese has been devoured.
    Devoured,
    /// Rats have been deployed.
    Deployed,
    /// The city has been checked and may have grown.
    Expanded,
    /// The round is over.
    CleanedUp,
}

impl Moment {
    /// The stable name.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Task {
    /// Whether all its indices exist.
    pub(crate) fn is_sound(self) -> bool {
        match self {
            Self::ChooseTarget { mover, .. } | Self::ChooseWay { mover, .. } | Self::AfterWalk(mover) => {
                !matches!(mover, Mover::Peculiar(index) if index.index() >= PECULIARS)
            }
            _ => true,
        }
    }
}

impl StackTask for Task {
    const NOTHING: Self = Self::Nothing;
}

/// The remaining tasks; the next is on top.
pub(crate) type TaskStack = tabletop::TaskStack<Task, DEPTH>;
