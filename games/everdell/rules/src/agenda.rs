//! Tasks.
//!
//! A turn can stop for a question almost anywhere, so the rules never wait inside a function. What remains of a turn
//! is a small stack of tasks, the agenda; a rule that needs something done first pushes it.

mod brook;
mod fair;
mod hers;
mod leaf;
mod spire;

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use tabletop::{Maybe, StackTask};

use crate::content::Stock;
use crate::effects::Reacting;
use crate::index::{
    AdornmentIx, BesideIx, Cities, ClearingIx, MeadowIx, Owner, PlanIx, PlotIx, ShownIx, Slot, StationIx,
    WorkerIx,
};
use crate::kind::Kind;
use crate::state::Post;

pub use brook::BrookTask;
pub use fair::{FairTask, Price};
pub use hers::{ModuleTask, SpiderTask};
pub use leaf::LeafTask;
pub use spire::SpireTask;

/// The most tasks: more than any sequence of rules can push.
pub(crate) const DEPTH: usize = 24;

/// The source of a played card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The hand.
    Hand(Kind),
    /// The meadow, by place.
    Meadow(MeadowIx),
    /// A card on the table for an effect, by place.
    Shown(ShownIx),
    /// A legend in front of the player (N4.2).
    Legend(Kind),
    /// The pigs' pile of Farms (N5.13).
    Pile,
    /// The station, by place (L4).
    Station(StationIx),
    /// Under the reservation token (L13).
    Reserved,
    /// Under a discovery or beside Stormvale, by place (SR7, S18).
    Beside(BesideIx),
    /// The pile of the bats (L19.1).
    Archive(Kind),
}

/// How a card is paid for: at most one card-playing ability (E7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The printed cost.
    Cost,
    /// Free, with an occupied token on the construction at this place (E7.2).
    Token(Slot),
    /// The Crane at this place is discarded.
    Crane(Slot),
    /// The Innkeeper at this place is discarded.
    Innkeeper(Slot),
    /// A critter goes into the Dungeon at this place.
    Dungeon(Slot),
    /// The Judge changes one resource of the cost.
    Judge,
    /// Tokens of King North's Treasury at this place (N4.16).
    Treasury(Slot),
    /// The construction goes onto the Bridge of the Sky at this place.
    Bridge(Slot),
    /// At the price of the effect that invites to play.
    Offer,
    /// A legend for the banner card at this place (N4.3).
    Banner(Slot),
    /// Free, with a golden occupied token on the construction at this place (L11).
    Golden(Slot),
    /// The Inventor at this place is discarded (L15).
    Inventor(Slot),
    /// For 1 resource less, as a reserved card (L13).
    Reserved,
}

/// Where the cost of a card goes. One byte in hashes and files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Payee {
    /// To an opponent, who is chosen after the cost is paid: a Shepherd's (E9.1).
    Opponent = 4,
    /// To the supply.
    Supply = u8::MAX,
}

impl From<Payee> for u8 {
    fn from(payee: Payee) -> Self {
        payee as Self
    }
}

impl TryFrom<u8> for Payee {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        match number {
            4 => Ok(Self::Opponent),
            u8::MAX => Ok(Self::Supply),
            _ => Err("a cost goes to an opponent (4) or to the supply (255)"),
        }
    }
}

impl JsonSchema for Payee {
    fn schema_name() -> Cow<'static, str> {
        "Payee".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Where the cost of a card goes: to an opponent (4) or to the supply (255).",
            "type": "integer",
            "enum": [Payee::Opponent as u8, Payee::Supply as u8],
        })
    }
}

impl Hash for Payee {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (*self as u8).hash(hasher);
    }
}

/// A play of a card, while it is checked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attempt {
    /// Who plays it.
    pub who: Owner,
    /// The card.
    pub kind: Kind,
    /// Where it comes from.
    pub source: Source,
    /// How it is paid for.
    pub way: Way,
    /// The effect that invites to it, if it is not the action of a turn.
    pub invitation: Option<Invitation>,
}

/// An effect that invites to play a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Invitation {
    /// The Queen: base value 3 or less, from hand or meadow, free.
    Queen,
    /// The Inn: a meadow card for 3 less.
    Inn,
    /// The Postal Pigeon: a revealed card of base value 3 or less, free.
    Pigeon,
    /// The Cemetery: a revealed card, free.
    Cemetery,
    /// The meadow forest card: one of these two cards, for 1 less.
    Meadow,
    /// The Green Acorn: any card for 4 less.
    GreenAcorn,
    /// Cirrus Windfall: base value 3 or less, from hand or meadow, free.
    Cirrus,
    /// The Everflame Tomb: any card, free.
    Tomb,
    /// The pigs: the top Farm of the pile, free (N5.13).
    Pigs,
    /// Any other card, by its record, when it is played.
    Played(Kind),
    /// Any other card, when it is activated.
    Production(Kind),
    /// Any other card, when a worker visits it.
    Visit(Kind),
    /// Any other card, when one is played into its city.
    Trigger(Kind),
    /// An adornment, by its place in the content (P14).
    Adornment(AdornmentIx),
    /// Sunken Treasure Discovered: a meadow card of base value 3 or less, free (P22).
    Treasure,
    /// Tezel's Laboratory: any card for this many resources less (S17).
    Laboratory(u8),
}

/// The reason for which a card, resource or other thing is given up or chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The haven (E5.9).
    Haven,
    /// The forest card that draws double.
    DrawDouble,
    /// The forest card that gives resources.
    ForAny,
    /// A journey (E5.10).
    Journey,
    /// The Bard.
    Bard,
    /// The Post Office: two cards to an opponent, then any number discarded.
    PostOffice,
    /// The Monastery: two resources to an opponent.
    Monastery,
    /// The Monk: berries to an opponent.
    Monk,
    /// The Teacher: one card to an opponent.
    Teacher,
    /// The Shepherd: the cost to an opponent.
    Shepherd,
    /// The Doctor.
    Doctor,
    /// The Woodcarver.
    Woodcarver,
    /// The Peddler.
    Peddler,
    /// The Fool: into whose city.
    Fool,
    /// The Ruins: which construction is discarded.
    Ruins,
    /// The Ranger: which worker moves.
    Ranger,
    /// The University: which card is discarded.
    University,
    /// The Undertaker: three meadow cards are discarded.
    Undertaker,
    /// A Brilliant Marketing Plan.
    Marketing,
    /// A Well Run City.
    WellRun,
    /// An Evening of Fireworks.
    Fireworks,
    /// Capture of the Acorn Thieves.
    Thieves,
    /// Croak Wart Cure.
    Cure,
    /// Graduation of Scholars.
    Graduation,
    /// Performer in Residence.
    Performer,
    /// Under New Management.
    Management,
    /// Fool played against Rugwort: which of his cards is discarded (E14.4).
    AgainstRugwort,
    /// A worker ability: the stoats (N5.10).
    Stoats,
    /// The Town Crier.
    Crier,
    /// Rugwort the Rowdy: two cards are discarded.
    Rowdy,
    /// Rugwort the Robber: the player to swap hands with.
    Robber,
    /// Corrin Evertail the Leader: to whom a drawn card may go.
    Leader,
    /// Corrin Evertail the Warrior: gifts.
    Warrior,
    /// Poe.
    Poe,
    /// Darkdeep Prison.
    Darkdeep,
    /// Silver Scale Spring: under which construction.
    SilverScale,
    /// Nightweave chooses a card of your city or hers: you choose for her (R44).
    SpiderCity,
    /// Nightweave visits a card with the OPEN sign (R44).
    SpiderOpen,
    /// A plan, by its place in the content.
    Plan(PlanIx),
    /// A plot, by its place in the content.
    Plot(PlotIx),
    /// Any other card, by its record, when it is played.
    Played(Kind),
    /// Any other card, when it is activated.
    Production(Kind),
    /// Any other card, when a worker visits it.
    Visit(Kind),
    /// Any other card, when one is played into its city.
    Trigger(Kind),
    /// A special event of Bellfaire (B9).
    FairEvent,
    /// The market (B4).
    Market,
    /// What a river card or the Shoal costs (P11, P12).
    River,
    /// The two cards that the Shoal costs (P12).
    Shoal,
    /// The cards that a wonder costs (P15).
    Wonder,
    /// An adornment, by its place in the content (P14).
    Adornment(AdornmentIx),
    /// The Pirate (P17).
    Pirate,
    /// The Pirate Ship: into whose city (P17).
    PirateShip,
    /// The forest card that renews the meadow (P23).
    RenewMeadow,
    /// X Marks the Spot: which Storehouse (P22).
    Treasure,
    /// Masquerade Invitations (P22).
    Invitations,
    /// River Race: which card goes under the event (P22).
    Race,
    /// The Magician: which card is discarded (LR13).
    Magician,
    /// A special event of Newleaf: which cards are discarded (L1).
    LeafEvent,
    /// Whether the reserved card is discarded (L13).
    Reserved,
    /// The ticket: which worker travels (L12).
    Ticket,
    /// What a discovery costs (S8).
    Discovery,
    /// What weather takes (S5).
    Weather,
    /// What a step of the expedition costs (S12).
    Expedition,
    /// Hand cards for Tezel's Laboratory (S17).
    Laboratory,
    /// Hand cards for the Star Weavers (S19).
    StarWeavers,
    /// Hand cards above the limit (SR14, SR16).
    Excess,
}

/// A step of the rules. A task marked *asks* waits for a choice when there is more than one.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// No task; fills unused places of the stack.
    #[default]
    Nothing,
    /// *Asks* for the action of a turn (E3.1).
    Turn,
    /// The turn is over; the next begins.
    EndTurn,
    /// The automated opponent takes its turn.
    RivalTurn,
    /// The game is over: the scores are counted (E12.2).
    Count,
    /// *Asks* which resource to gain, `left` times (E1.4).
    GainAny { who: Owner, left: u8 },
    /// *Asks* which resource of the bit set `which` to gain (Courthouse).
    GainOf { who: Owner, which: u8 },
    /// Cards are drawn from the deck, up to the limit (E10.1).
    Draw { who: Owner, left: u8 },
    /// *Asks* which meadow cards to draw.
    DrawMeadow { who: Owner, left: u8, may: bool },
    /// The meadow is filled again (E7.5).
    Refill,
    /// *Asks* which hand cards are given up: `left` more at most, `done` already, `least` at least in all.
    Discard { who: Owner, left: u8, done: u8, least: u8, why: Why },
    /// *Asks* which hand cards another player gets.
    GiveCards {
        who: Owner,
        #[serde(with = "crate::index::owner_or_255")]
        #[schemars(with = "u8")]
        to: Maybe<Owner>,
        left: u8,
        why: Why,
    },
    /// *Asks* which resources another player gets.
    GiveResources {
        who: Owner,
        #[serde(with = "crate::index::owner_or_255")]
        #[schemars(with = "u8")]
        to: Maybe<Owner>,
        left: u8,
        least: u8,
        done: u8,
        why: Why,
    },
    /// *Asks* which resources are paid.
    PayAny { who: Owner, left: u8, done: u8, least: u8, why: Why },
    /// *Asks* for hand cards or resources, in any mix.
    PayMix { who: Owner, left: u8, done: u8, least: u8, why: Why },
    /// *Asks* for a number from `least` to `most`.
    Amount { who: Owner, least: u8, most: u8, why: Why },
    /// *Asks* for an opponent.
    Opponent { who: Owner, why: Why },
    /// *Asks* for a card in a city.
    Pick { who: Owner, left: u8, done: u8, why: Why },
    /// *Asks* which meadow card is discarded.
    DiscardMeadow { who: Owner, left: u8, why: Why },
    /// *Asks* whether to do something, as [`Choice::Number`](crate::Choice::Number) 1 or
    /// [`Choice::Done`](crate::Choice::Done).
    Whether { who: Owner, why: Why },
    /// *Asks* which resource of the cost the Judge replaces, and by which.
    Judge { who: Owner, cost: Stock },
    /// *Asks* which critter goes into the Dungeon.
    Imprison { who: Owner, slot: Slot },
    /// *Asks* on which resources a discount is used.
    Bill { who: Owner, cost: Stock, off: u8, to: Payee },
    /// *Asks* how many tokens of the Treasury are paid towards a cost.
    Spend { who: Owner, slot: Slot, cost: Stock },
    /// The played card has left the meadow: personalities react, then the space is refilled.
    Left { who: Owner, place: MeadowIx, kind: Kind, played: bool },
    /// A paid card is put into the city.
    Enter { who: Owner, kind: Kind, way: Way },
    /// The effect of the played card itself.
    Effect { who: Owner, kind: Kind, slot: Slot },
    /// The effects of other cards triggered by a played card (E7.9).
    Triggers { who: Owner, kind: Kind },
    /// Everything that happens after a card play is over: rivals and abilities.
    Played { who: Owner, kind: Kind },
    /// *Asks* which green card is activated next (E9.6).
    Produce { who: Owner },
    /// *Asks* which green card of a city is activated for `who`: Chip Sweep, Miner Mole.
    ChooseGreen { who: Owner, owner: Cities, left: u8 },
    /// *Asks* what to store on a Storehouse.
    StoreUp { who: Owner, slot: Slot },
    /// *Asks* which of a seasonal Farm's abilities is used (N2.1).
    FarmAbility { who: Owner, kind: Kind },
    /// *Asks* which shown card to keep; the other goes to an opponent (Teacher).
    Keep { who: Owner },
    /// *Asks* which shown cards are taken to hand, the rest going under the event (Scrolls).
    Scrolls { who: Owner, under: bool },
    /// *Asks* for a card to play, because of an invitation.
    Offer { who: Owner, invitation: Invitation },
    /// Cards still shown are discarded.
    ClearShown,
    /// *Asks* from which pile the Cemetery reveals.
    CemeteryPile { who: Owner },
    /// *Asks* which deployed worker is moved (Ranger) or taken back (A Well Run City).
    ChooseWorker { who: Owner, why: Why },
    /// *Asks* where the lifted worker goes.
    MoveTo { who: Owner, worker: WorkerIx },
    /// *Asks* which location is copied; `copy` says which kinds are offered.
    CopySpot { who: Owner, copy: Copy },
    /// The effect of a space, after tolls.
    Visit { who: Owner, post: Post },
    /// The effect of an achieved event.
    Achieve { who: Owner, post: Post },
    /// *Asks* whether the Clock Tower at this place activates a location (E11.2).
    ClockTower { who: Owner, slot: Slot },
    /// Workers come home, and the season changes (E11.2).
    Advance { who: Owner },
    /// The bonus of the new season (E11.3).
    SeasonBonus { who: Owner },
    /// A season has been prepared for: rivals and abilities.
    Prepared { who: Owner },
    /// Logs a moment at which a display may pause.
    Moment,
    /// A step of Nightweave's turn.
    Spider(SpiderTask),
    /// A step of Rugwort's reaction.
    Rat(RatTask),
    /// A step of a mini-expansion.
    Mini(MiniTask),
    /// A step of a module of Nightweave.
    Module(ModuleTask),
    /// *Asks* for another opponent to give some of the `left` remaining resources to (A Brilliant Marketing Plan).
    Share { who: Owner, left: u8 },
    /// As [`Task::Triggers`], for a card whose effect plays another one. Only cards that were in the city when it was
    /// played react; `there` has their kinds (E7.9).
    TriggersOf { who: Owner, kind: Kind, there: Reacting },
    /// A step of Bellfaire.
    Fair(FairTask),
    /// A step of Pearlbrook.
    Brook(BrookTask),
    /// A step of Newleaf.
    Leaf(LeafTask),
    /// A step of Spirecrest.
    Spire(SpireTask),
}

/// The spaces that may be copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Copy {
    /// A basic location (forest card).
    Basic,
    /// A basic or forest location (Lookout).
    BasicOrForest,
    /// A space that an opponent occupies (Evertail's Path).
    Opponents,
    /// An occupied basic or forest location (Strey Softpaw).
    Occupied,
    /// A second occupied location, other than this one (Strey Softpaw).
    AlsoOccupied(Post),
    /// A forest location (Hourglass, PR9).
    Forest,
    /// A space that an opponent occupies, instead of the forest card in this clearing (B12.3).
    Tracked(ClearingIx),
    /// Another forest location (L9).
    OtherForest,
}

/// Steps of Rugwort's reaction (E14).
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatTask {
    /// He takes `left` meadow cards (E14.2).
    Take { left: u8 },
    /// He follows a preparation (E14.3).
    Follow,
}

/// Steps of the mini-expansions.
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MiniTask {
    /// *Asks* where the figure of the spiders ability goes, at the start or from its present space (N5.12).
    Figure { who: Owner },
    /// *Asks* which resource the spiders ability brings, then a card, and the figure moves.
    Feed { who: Owner },
    /// *Asks* how many cards the stoats plan with (N5.10).
    Stoats { who: Owner },
    /// *Asks* what the stoats gain for two cards.
    StoatsGain { who: Owner },
    /// *Asks* which of the drawn cards goes to this player (N3.13).
    Leader { who: Owner, to: Owner },
    /// *Asks* for a gift to this player; `left` more gifts in all (N3.14).
    Warrior { who: Owner, to: Owner, left: u8 },
    /// *Asks* how many cards are drawn (N4.19).
    Hare { who: Owner },
    /// *Asks* which green card is activated, `left` more; `first` is the one activated before (N4.14).
    Swipple { who: Owner, left: u8, first: Option<Kind> },
    /// *Asks* which event is achieved (H3.16).
    Amilla { who: Owner },
    /// *Asks* which opponent gets two cards (H3.3).
    Crier { who: Owner },
    /// *Asks* for cards or resources; `others` is the number of other green cards (H3.4).
    Carnival { who: Owner, others: u8 },
    /// *Asks* whether to pay twigs for points or reveal another card; `sum` is the total of the revealed cards (H3.5).
    Juggler { who: Owner, sum: i8, revealed: bool },
    /// *Asks* for a colour (H3.6).
    Stadium { who: Owner },
    /// *Asks* which green card is taken (H3.9).
    Rowdy { who: Owner },
    /// *Asks* which of equally valuable green cards Nightweave takes from this player (N17.7).
    RowdyVictim { who: Owner },
}

impl MiniTask {
    /// The seat that decides.
    pub fn who(self) -> Owner {
        match self {
            Self::Figure { who }
            | Self::Feed { who }
            | Self::Stoats { who }
            | Self::StoatsGain { who }
            | Self::Leader { who, .. }
            | Self::Warrior { who, .. }
            | Self::Hare { who }
            | Self::Swipple { who, .. }
            | Self::Amilla { who }
            | Self::Crier { who }
            | Self::Carnival { who, .. }
            | Self::Juggler { who, .. }
            | Self::Stadium { who }
            | Self::Rowdy { who }
            | Self::RowdyVictim { who } => who,
        }
    }
}

impl StackTask for Task {
    const NOTHING: Self = Self::Nothing;
}

/// The agenda; the next task is on top.
pub(crate) type TaskStack = tabletop::TaskStack<Task, DEPTH>;

impl Task {
    /// The seat that decides or acts, if the task names one.
    pub fn seat(self) -> Option<Owner> {
        match self {
            Self::GainAny { who, .. }
            | Self::GainOf { who, .. }
            | Self::Draw { who, .. }
            | Self::DrawMeadow { who, .. }
            | Self::Discard { who, .. }
            | Self::GiveCards { who, .. }
            | Self::GiveResources { who, .. }
            | Self::PayAny { who, .. }
            | Self::PayMix { who, .. }
            | Self::Amount { who, .. }
            | Self::Opponent { who, .. }
            | Self::Pick { who, .. }
            | Self::DiscardMeadow { who, .. }
            | Self::Whether { who, .. }
            | Self::Judge { who, .. }
            | Self::Imprison { who, .. }
            | Self::Bill { who, .. }
            | Self::Spend { who, .. }
            | Self::Left { who, .. }
            | Self::Enter { who, .. }
            | Self::Effect { who, .. }
            | Self::Triggers { who, .. }
            | Self::TriggersOf { who, .. }
            | Self::Share { who, .. }
            | Self::Played { who, .. }
            | Self::Produce { who }
            | Self::ChooseGreen { who, .. }
            | Self::StoreUp { who, .. }
            | Self::FarmAbility { who, .. }
            | Self::Keep { who }
            | Self::Scrolls { who, .. }
            | Self::Offer { who, .. }
            | Self::CemeteryPile { who }
            | Self::ChooseWorker { who, .. }
            | Self::MoveTo { who, .. }
            | Self::CopySpot { who, .. }
            | Self::Visit { who, .. }
            | Self::Achieve { who, .. }
            | Self::ClockTower { who, .. }
            | Self::Advance { who }
            | Self::SeasonBonus { who }
            | Self::Prepared { who } => Some(who),
            Self::Mini(step) => Some(step.who()),
            Self::Brook(step) => Some(step.who()),
            Self::Leaf(step) => step.seat(),
            Self::Spire(step) => Some(step.who()),
            Self::Module(step) => step.seat(),
            Self::Fair(step) => step.seat(),
            Self::Nothing
            | Self::Turn
            | Self::EndTurn
            | Self::RivalTurn
            | Self::Count
            | Self::Refill
            | Self::ClearShown
            | Self::Moment
            | Self::Spider(_)
            | Self::Rat(_) => None,
        }
    }
}
