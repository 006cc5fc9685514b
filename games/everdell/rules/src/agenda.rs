//! Tasks.
//!
//! A turn can stop for a question almost anywhere, so the rules never wait inside a function. What remains of a turn
//! is a small stack of tasks, the agenda; a rule that needs something done first pushes it.

mod leaf;

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use tabletop::{Maybe, StackTask};

pub use leaf::LeafTask;

use crate::Rule;
use crate::content::{Colour, Stock};
use crate::effects::Reacting;
use crate::index::{
    AbilityIx, AdornmentIx, BesideIx, Cities, ClearingIx, DiscoveryIx, ForestIx, MarketIx, MeadowIx, Owner,
    PlanIx, PlotIx, RiverCardIx, ShownIx, Slot, StationIx, WorkerIx,
};
use crate::kind::Kind;

/// The most tasks: more than any sequence of rules can push.
pub(crate) const DEPTH: usize = 24;

/// Where a card that is played comes from.
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
    /// As the effect that invites to play says.
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
    /// Tezel's Laboratory: any card for so much less (S17).
    Laboratory(u8),
}

/// What a card, resource or other thing is given up or chosen for.
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
    /// The Post Office: two cards to an opponent, then any number away.
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
    /// The Ruins: which construction goes.
    Ruins,
    /// The Ranger: which worker moves.
    Ranger,
    /// The University: which card goes.
    University,
    /// The Undertaker: three meadow cards go.
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
    /// Fool played against Rugwort: which of his cards goes (E14.4).
    AgainstRugwort,
    /// A worker ability: the stoats (N5.10).
    Stoats,
    /// The Town Crier.
    Crier,
    /// Rugwort the Rowdy: two cards away.
    Rowdy,
    /// Rugwort the Robber: with whom the hands are swapped.
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
    /// The Magician: which card goes (LR13).
    Magician,
    /// A special event of Newleaf: which cards go (L1).
    LeafEvent,
    /// Whether the reserved card goes (L13).
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

/// One thing to do. Those marked *asks* wait for a choice when there is more than one.
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
    /// The game is over: count (E12.2).
    Count,
    /// *Asks* which resource to gain, so often (E1.4).
    GainAny { who: Owner, left: u8 },
    /// *Asks* which resource of a few to gain, by bits (Courthouse).
    GainOf { who: Owner, which: u8 },
    /// Cards are drawn from the deck, up to the limit (E10.1).
    Draw { who: Owner, left: u8 },
    /// *Asks* which meadow cards to draw.
    DrawMeadow { who: Owner, left: u8, may: bool },
    /// The meadow is filled again (E7.5).
    Refill,
    /// *Asks* which hand cards go: so many more, so many already, at least so many in all.
    Discard { who: Owner, left: u8, done: u8, least: u8, why: Why },
    /// *Asks* which hand cards go to another player.
    GiveCards {
        who: Owner,
        #[serde(with = "crate::index::owner_or_255")]
        #[schemars(with = "u8")]
        to: Maybe<Owner>,
        left: u8,
        why: Why,
    },
    /// *Asks* which resources go to another player.
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
    /// *Asks* which meadow card goes.
    DiscardMeadow { who: Owner, left: u8, why: Why },
    /// *Asks* whether to do something, as [`Choice::Number`](crate::Choice::Number) 1 or
    /// [`Choice::Done`](crate::Choice::Done).
    Whether { who: Owner, why: Why },
    /// *Asks* which resource of the cost the Judge replaces by which.
    Judge { who: Owner, cost: Stock },
    /// *Asks* which critter goes into the Dungeon.
    Imprison { who: Owner, slot: Slot },
    /// *Asks* on which resources a discount is used.
    Bill { who: Owner, cost: Stock, off: u8, to: Payee },
    /// *Asks* how many tokens of the Treasury are paid towards a cost.
    Spend { who: Owner, slot: Slot, cost: Stock },
    /// The played card has left the meadow: personalities speak, then the space is refilled.
    Left { who: Owner, place: MeadowIx, kind: Kind, played: bool },
    /// A paid card is put into the city.
    Enter { who: Owner, kind: Kind, way: Way },
    /// What a played card does itself.
    Effect { who: Owner, kind: Kind, slot: Slot },
    /// What other cards do because a card was played (E7.9).
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
    /// Cards still shown go to the discard pile.
    ClearShown,
    /// *Asks* from which pile the Cemetery reveals.
    CemeteryPile { who: Owner },
    /// *Asks* which deployed worker is moved (Ranger) or taken back (A Well Run City).
    ChooseWorker { who: Owner, why: Why },
    /// *Asks* where the lifted worker goes.
    MoveTo { who: Owner, worker: WorkerIx },
    /// *Asks* which location is copied; which are offered is by kind.
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
    /// A step of Rugwort's answer.
    Rat(RatTask),
    /// A step of a mini-expansion.
    Mini(MiniTask),
    /// A step of a module of Nightweave's.
    Module(ModuleTask),
    /// *Asks* for a further opponent to give some of so many more resources to (A Brilliant Marketing
    /// Plan).
    Share { who: Owner, left: u8 },
    /// As [`Task::Triggers`], for a card whose effect plays another one: only cards that were in the
    /// city when it was played react, by bits of their kinds (E7.9).
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

use crate::state::Post;

/// What may be copied.
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
    /// A second one, other than this (Strey Softpaw).
    AlsoOccupied(Post),
    /// A forest location (Hourglass, PR9).
    Forest,
    /// A space that an opponent occupies, instead of the forest card in this clearing (B12.3).
    Tracked(ClearingIx),
    /// Another forest location (L9).
    OtherForest,
}

/// Steps of Nightweave's turn (N8–N13).
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpiderTask {
    /// She tries the next action of the row: 0, 1, or the backup from 2 on.
    Try(u8),
    /// She draws a card, as the second half of an action.
    Draw,
    /// She discards a card for a token, as the second half of an action.
    Discard,
    /// A step of her preparation (N12), counted from 2.
    Prepare(u8),
    /// Her turn is over.
    Over,
    /// The bonus action of Newleaf (N17.29).
    Bonus,
}

/// Steps of Rugwort's answer (E14).
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatTask {
    /// He takes so many meadow cards (E14.2).
    Take { left: u8 },
    /// He follows a preparation (E14.3).
    Follow,
}

/// Steps of the mini-expansions.
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MiniTask {
    /// *Asks* where the figure of the spiders ability goes, at first or from where it stands
    /// (N5.12).
    Figure { who: Owner },
    /// *Asks* which resource the spiders ability brings, then a card, and the figure moves.
    Feed { who: Owner },
    /// *Asks* how many cards the stoats plan with (N5.10).
    Stoats { who: Owner },
    /// *Asks* what two cards bring the stoats.
    StoatsGain { who: Owner },
    /// *Asks* which of the drawn cards goes to this player (N3.13).
    Leader { who: Owner, to: Owner },
    /// *Asks* for a gift to this player, so many more in all (N3.14).
    Warrior { who: Owner, to: Owner, left: u8 },
    /// *Asks* how many cards are drawn (N4.19).
    Hare { who: Owner },
    /// *Asks* which green card is activated, so many more, after one of this name (N4.14).
    Swipple { who: Owner, left: u8, first: Option<Kind> },
    /// *Asks* which event is achieved (H3.16).
    Amilla { who: Owner },
    /// *Asks* to whom two cards go (H3.3).
    Crier { who: Owner },
    /// *Asks* for cards or resources, for so many other green cards (H3.4).
    Carnival { who: Owner, others: u8 },
    /// *Asks* for twigs for points, or for another card; the revealed ones come to this sum (H3.5).
    Juggler { who: Owner, sum: i8, revealed: bool },
    /// *Asks* for a colour (H3.6).
    Stadium { who: Owner },
    /// *Asks* which green card is taken (H3.9).
    Rowdy { who: Owner },
    /// *Asks* which of equally valuable green cards Nightweave takes from this player (N17.7).
    RowdyVictim { who: Owner },
}

impl MiniTask {
    /// The seat that is asked.
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

/// Steps of Pearlbrook.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BrookTask {
    /// *Asks* whether a river card that was turned up is used (P10).
    MayUse { who: Owner, card: RiverCardIx },
    /// *Asks* which hand card a citizen gets, so many more, beside those of these colours, as bits (P11).
    Citizen { who: Owner, card: RiverCardIx, left: u8, colours: u8 },
    /// *Asks* which river card the Ferry leads to (P18).
    Ferry { who: Owner },
    /// What a river card gives (P11).
    RiverGives { who: Owner, card: RiverCardIx },
    /// An effect of a played adornment, by its place in its list (P14).
    Adorns { who: Owner, adornment: AdornmentIx, step: u8 },
    /// *Asks* which adornment of an opponent is used (PR10).
    Mirror { who: Owner },
    /// *Asks* which green card is activated, so many more.
    Activate { who: Owner, left: u8 },
    /// *Asks* which tan card is used again, so many more, other than this one (PR10).
    Repeat {
        who: Owner,
        left: u8,
        #[schemars(with = "u8")]
        used: Maybe<Slot>,
    },
    /// *Asks* for a card of this colour, whose cost is gained.
    GainCost { who: Owner, colour: Colour },
    /// *Asks* whether the deck is searched for a Wife (P22).
    Cruise { who: Owner },
    /// *Asks* which meadow critter goes under the event, so many more (P22).
    Resort { who: Owner, left: u8 },
    /// *Asks* to whom a card goes, so many more in all (P22).
    Invite { who: Owner, left: u8 },
    /// *Asks* which construction the Messenger at this place joins (P16).
    Join { who: Owner, slot: Slot },
    /// *Asks* which of its two gains a forest card gives (P23).
    Either { who: Owner, forest: ForestIx },
}

impl BrookTask {
    /// The seat that is asked or acts.
    pub fn who(self) -> Owner {
        match self {
            Self::MayUse { who, .. }
            | Self::Citizen { who, .. }
            | Self::Ferry { who }
            | Self::RiverGives { who, .. }
            | Self::Adorns { who, .. }
            | Self::Mirror { who }
            | Self::Activate { who, .. }
            | Self::Repeat { who, .. }
            | Self::GainCost { who, .. }
            | Self::Cruise { who }
            | Self::Resort { who, .. }
            | Self::Invite { who, .. }
            | Self::Join { who, .. }
            | Self::Either { who, .. } => who,
        }
    }
}

/// Steps of Spirecrest.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpireTask {
    /// *Asks* which map tile is charted (S7).
    Chart { who: Owner },
    /// Three discoveries are turned up (S8).
    TurnUp { who: Owner },
    /// *Asks* which discovery is taken, after so many (S8).
    Take { who: Owner, taken: u8 },
    /// A discovery has been paid for (S8).
    Taken { who: Owner, discovery: DiscoveryIx },
    /// The rabbit travels on (S9).
    Travel { who: Owner },
    /// *Asks* which card goes under a discovery, so many more (S19).
    Tuck { who: Owner, discovery: DiscoveryIx, left: u8 },
    /// *Asks* which card is searched for (S19).
    Search { who: Owner, discovery: DiscoveryIx },
    /// *Asks* which revealed card is taken (S19).
    Lights { who: Owner },
    /// *Asks* from where a card is drawn (S17).
    FillHand { who: Owner },
    /// *Asks* which hand card of another colour goes, beside these colours, as bits (S17).
    Colours { who: Owner, discovery: DiscoveryIx, colours: u8 },
    /// *Asks* for one of these resources, so many more (S17).
    Mix { who: Owner, discovery: DiscoveryIx, left: u8 },
    /// *Asks* which worker moves to a discovery (SR21).
    MoveHere { who: Owner, discovery: DiscoveryIx },
    /// *Asks* whether one more card is revealed (SR16).
    Mine { who: Owner },
    /// *Asks* what is done for a point token, of so many more (S18).
    Prospect { who: Owner, left: u8, discarded: bool },
    /// *Asks* whether the next step is walked (S12).
    Walk { who: Owner },
    /// A step has been paid for (S12).
    Walked { who: Owner },
    /// The hand is laid down after the expedition (B13).
    LayDown { who: Owner },
    /// *Asks* whether Stubblehoof stays (SR10).
    Stay { who: Owner },
    /// Truffle uses a green card (S20).
    UseGreen { who: Owner, owner: Owner, slot: Slot },
    /// Honeypaw adds berries (S20).
    Honey { who: Owner },
    /// Firebeak's owner looks at what was discarded (SR14).
    Look { who: Owner },
    /// *Asks* which of those cards is taken (SR14).
    Snatch { who: Owner },
    /// Windlore's owner draws (SR14).
    Hover { who: Owner },
    /// *Asks* where Nightweave's worker goes, of the cards and discoveries of a city (N17.22).
    Spider { who: Owner, owner: Owner, open: bool },
}

impl SpireTask {
    /// The seat that is asked or acts.
    pub fn who(self) -> Owner {
        match self {
            Self::Chart { who }
            | Self::TurnUp { who }
            | Self::Take { who, .. }
            | Self::Taken { who, .. }
            | Self::Travel { who }
            | Self::Tuck { who, .. }
            | Self::Search { who, .. }
            | Self::Lights { who }
            | Self::FillHand { who }
            | Self::Colours { who, .. }
            | Self::Mix { who, .. }
            | Self::MoveHere { who, .. }
            | Self::Mine { who }
            | Self::Prospect { who, .. }
            | Self::Walk { who }
            | Self::Walked { who }
            | Self::LayDown { who }
            | Self::Stay { who }
            | Self::UseGreen { who, .. }
            | Self::Honey { who }
            | Self::Look { who }
            | Self::Snatch { who }
            | Self::Hover { who }
            | Self::Spider { who, .. } => who,
        }
    }
}

/// Steps of Nightweave's personalities, plans and plots.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModuleTask {
    /// A plot is drawn and begins (N16.1): of one sort only when the plot thickens (N15.13).
    DrawPlot { seasonal: Option<bool> },
    /// A marked meadow card was drawn or played: the personality acts (N14.2).
    Marked { who: Owner, place: MeadowIx, kind: Kind, played: bool },
    /// *Asks* which hand card fills the space of a marked card (N14.11).
    Fill { who: Owner, place: MeadowIx, kind: Kind, played: bool },
    /// *Asks* for a hand card or resource for each of the tokens that are due (N14.10).
    Nasty { who: Owner, left: u8 },
    /// *Asks* for what placing a worker costs more.
    Toll { who: Owner, left: u8, why: Why, post: Post },
    /// *Asks* for what playing or using a card costs more: hand cards, or also resources.
    PlayToll { who: Owner, left: u8, why: Why, cards: bool },
    /// *Asks* for a hand card or resource; without it she gains a token (N16.20).
    Trap { who: Owner },
    /// *Asks* for a hand card or resource; without it a green card gets a web token (N15.11).
    Barricade { who: Owner, slot: Slot },
    /// *Asks* for a hand card or resource for each attempt she would be paid for (N15.21).
    Extortion { who: Owner, left: u8 },
    /// *Asks* for a hand card or resource without which a blue card does not speak (R76).
    UseBlue { who: Owner, kind: Kind, critter: bool },
    /// *Asks* for point tokens or resources, in any mix (R61).
    Price { who: Owner, left: u8, why: Why },
    /// *Asks* which of two prices is paid: two of one resource, or three in any mix.
    Either { who: Owner, why: Why },
    /// *Asks* which of the two cards is discarded (N15.12).
    Gaze { who: Owner, cards: [Kind; 2] },
    /// *Asks* which hand card she takes (N15.17).
    Trial { who: Owner },
    /// *Asks* which special event gets a web token (N15.10).
    Masquerade { who: Owner },
    /// *Asks* which location gets a web token (N15.16).
    Swarm { who: Owner },
    /// *Asks* which OPEN card of the meadow she plays (N15.18).
    Unravel { who: Owner },
    /// *Asks* whether a worker keeps this card in the city (N16.33).
    Takeover { who: Owner, slot: Slot },
    /// The worker that has just used a space goes to her board (N16.13).
    Lend { who: Owner, post: Post },
}

impl ModuleTask {
    /// The seat that is asked or acts.
    pub fn seat(self) -> Option<Owner> {
        match self {
            Self::DrawPlot { .. } => None,
            Self::Marked { who, .. }
            | Self::Fill { who, .. }
            | Self::Nasty { who, .. }
            | Self::Toll { who, .. }
            | Self::PlayToll { who, .. }
            | Self::Trap { who }
            | Self::Barricade { who, .. }
            | Self::Extortion { who, .. }
            | Self::UseBlue { who, .. }
            | Self::Price { who, .. }
            | Self::Either { who, .. }
            | Self::Gaze { who, .. }
            | Self::Trial { who }
            | Self::Masquerade { who }
            | Self::Swarm { who }
            | Self::Unravel { who }
            | Self::Takeover { who, .. }
            | Self::Lend { who, .. } => Some(who),
        }
    }
}

/// Steps of Bellfaire.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FairTask {
    /// *Asks* which resource of a forest card is gained (B10).
    GainOne { who: Owner, forest: ForestIx },
    /// *Asks* which green card is activated, so many more (B10).
    Activate { who: Owner, left: u8 },
    /// *Asks* which token of the market is used (B4).
    Market { who: Owner },
    /// What a token on the side for trading shows has been paid (B4).
    Traded { who: Owner, token: MarketIx },
    /// *Asks* which of the powers dealt is kept (B11).
    Keep { who: Owner },
    /// Everyone has a power: cards are dealt, and the first turn begins.
    Deal,
    /// A worker has used a space: what it gained, and whether the space is a basic or forest location.
    Gathered { who: Owner, gained: Stock, near: bool },
    /// *Asks* which resource of a cost others stand for, when so many of them are used already (B12).
    StandIn {
        who: Owner,
        cost: Stock,
        used: u8,
        #[serde(default)]
        price: Price,
    },
    /// *Asks* which resource of a kind that the player does not have this power brings (B12.6, B12.11).
    Missing { who: Owner, power: AbilityIx },
    /// *Asks* which of these resources is paid for another (B12.7).
    Trade { who: Owner, gained: Stock },
    /// *Asks* which hand card goes so that a green card is activated a second time (B12.14).
    Again { who: Owner, slot: Slot, kind: Kind },
    /// *Asks* what is stored on the turtles, or whether it is taken back (B12.15).
    Invest { who: Owner },
    /// *Asks* which card the platypuses find (B12.10).
    Find { who: Owner },
    /// *Asks* whether 1 more card is drawn (B12.2).
    DrawMore { who: Owner },
    /// *Asks* whether the next of so many cards comes from the deck or the meadow (B12.13).
    DrawFreely { who: Owner, left: u8 },
    /// *Asks* what the owls do: discard a card, unless they have, and draw one (B12.9).
    Consider { who: Owner, discarded: bool },
    /// *Asks* to whom the card goes that the owls drew (B12.9).
    Share { who: Owner, kind: Kind },
    /// *Asks* where the marker of the rats goes (B12.11).
    Mark { who: Owner },
    /// What a forest card asks for has been paid: it gives (B10).
    ForestGives { who: Owner, forest: ForestIx },
    /// The lizards look at forest cards (B12.5).
    Wander { who: Owner },
    /// *Asks* which of the forest cards that the lizards look at comes into play (B12.5).
    Trail { who: Owner },
}

/// What is paid for where tokens of the axolotls may stand for resources (BR16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// The cost of a card (E7.1).
    #[default]
    Card,
    /// What a forest card asks for (B10).
    Forest,
    /// What a token of the market asks for (B4).
    Market,
    /// The cost of an event of Bellfaire (B9).
    FairEvent,
    /// The berries of the Croak Wart Cure (E6.3).
    Cure,
    /// The cost of a river card (P11).
    River,
    /// The cost of a wonder (P15).
    Wonder,
}

impl Price {
    /// The rule by which it is paid.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Self::Card => Rule::E7_1,
            Self::Forest => Rule::B10,
            Self::Market => Rule::B4,
            Self::FairEvent => Rule::B9,
            Self::Cure => Rule::E6_3,
            Self::River => Rule::P11,
            Self::Wonder => Rule::P15,
        }
    }
}

impl FairTask {
    /// The seat that is asked or acts.
    pub fn seat(self) -> Option<Owner> {
        match self {
            Self::Deal => None,
            Self::GainOne { who, .. }
            | Self::Activate { who, .. }
            | Self::Market { who }
            | Self::Traded { who, .. }
            | Self::Keep { who }
            | Self::Gathered { who, .. }
            | Self::StandIn { who, .. }
            | Self::Missing { who, .. }
            | Self::Trade { who, .. }
            | Self::Again { who, .. }
            | Self::Invest { who }
            | Self::Find { who }
            | Self::DrawMore { who }
            | Self::DrawFreely { who, .. }
            | Self::Consider { who, .. }
            | Self::Share { who, .. }
            | Self::Mark { who }
            | Self::Wander { who }
            | Self::ForestGives { who, .. }
            | Self::Trail { who } => Some(who),
        }
    }
}

impl StackTask for Task {
    const NOTHING: Self = Self::Nothing;
}

/// The agenda; the next task is on top.
pub(crate) type TaskStack = tabletop::TaskStack<Task, DEPTH>;

impl Task {
    /// The seat that is asked or acts, if the task names one.
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

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};
    use tabletop::Fingerprint;

    use super::*;

    #[test]
    fn receivers_and_owners_are_written_as_numbers() {
        let give = |to| Task::GiveCards { who: Owner::FIRST, to, left: 1, why: Why::Crier };
        for (to, number) in [(Maybe::NONE, 255), (Owner::RIVAL.into(), 4), (Owner::new(2).into(), 2)] {
            let written = json!({ "give_cards": { "who": 0, "to": number, "left": 1, "why": "crier" } });
            assert_eq!(json!(give(to)), written);
            assert_eq!(from_value::<Task>(written).unwrap(), give(to));
        }
        for (cities, number) in [(Cities::of(Owner::new(3)), 3u8), (Cities::OPPONENTS, 5)] {
            assert_eq!(json!(cities), json!(number));
            assert_eq!(Fingerprint::of(&cities), Fingerprint::of(&number));
        }
    }

    #[test]
    fn a_payee_is_one_of_two_numbers() {
        for (payee, number) in [(Payee::Opponent, 4u8), (Payee::Supply, 255)] {
            assert_eq!(json!(payee), json!(number));
            assert_eq!(from_value::<Payee>(json!(number)).unwrap(), payee);
            assert_eq!(Fingerprint::of(&payee), Fingerprint::of(&number));
        }
        for number in [0, 3, 5, 254] {
            assert!(from_value::<Payee>(json!(number)).is_err(), "{number}");
        }
    }

    #[test]
    fn a_miner_mole_looks_in_every_other_city() {
        let [you, other] = [Owner::new(0), Owner::new(1)];
        assert!(Cities::of(you).hold(you, you) && !Cities::of(you).hold(other, you));
        for city in [other, Owner::RIVAL] {
            assert!(Cities::OPPONENTS.hold(city, you) && !Cities::OPPONENTS.hold(city, city));
        }
    }
}
