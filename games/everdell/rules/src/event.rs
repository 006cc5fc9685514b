//! Events: what happens in a game.

use serde::Serialize;
use tabletop::GameEvent;

use crate::agenda::{Invitation, Way, Why};
use crate::content::{Act, Colour, Resource, Season, Stock};
use crate::index::{
    AbilityIx, ActivityIx, AdornmentIx, AwardIx, BasicIx, ClearingIx, DiscoveryIx, ForestIx, MarketIx,
    MeadowIx, Owner, PersonalityIx, PlanIx, PlotIx, RiverCardIx, RiverSpotIx, Slot, SpecialEventIx, Stage,
    StationIx, TileIx, TrainIx, VisitorIx, WeatherIx, WonderIx,
};
use crate::kind::Kind;
use crate::state::Post;

/// The destination or source of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Heap {
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
    /// The meadow.
    Meadow,
    /// The hand.
    Hand,
    /// The city.
    City,
    /// Cards on the table for an effect.
    Shown,
    /// Under an event or another card.
    Under,
    /// Nightweave's trophies.
    Trophies,
    /// The pigs' pile of Farms.
    Pile,
    /// Out of the game.
    Box,
}

/// An event of the game. `who` is a seat, or [`Owner::RIVAL`].
///
/// A card that only some players may know is `Option<Kind>`: [`Event::redact`] removes it for the others.
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// The game is set up: a forest card lies in a clearing.
    ForestLaid { clearing: ClearingIx, forest: ForestIx },
    /// A special event is in the row.
    SpecialLaid { event: SpecialEventIx },
    /// The garland award is known.
    AwardLaid { award: AwardIx },
    /// A token of the market lies in its row.
    TokenLaid { token: MarketIx },
    /// A token of the market moved to the other side.
    TokenTurned { token: MarketIx, trading: bool },
    /// The player who begins is known.
    Begins { who: Owner },
    /// A turn begins.
    TurnBegins { who: Owner },
    /// A card was drawn from the deck to a hand.
    Drew { who: Owner, kind: Option<Kind> },
    /// A hand was full, or both piles empty, and this many cards were not drawn.
    NotDrawn { who: Owner, count: u8 },
    /// A meadow card was drawn to a hand.
    DrewMeadow { who: Owner, place: MeadowIx, kind: Kind },
    /// A meadow space was filled.
    Filled { place: MeadowIx, kind: Kind },
    /// The discard pile became the deck.
    Reshuffled,
    /// A worker was placed.
    Placed { who: Owner, post: Post },
    /// A worker moved (Ranger).
    Moved { who: Owner, from: Post, to: Post },
    /// A worker came back.
    CameBack { who: Owner, from: Post },
    /// All workers came home.
    Recalled { who: Owner },
    /// A worker stays for good.
    Stays { who: Owner, post: Post },
    /// A location was copied.
    Copied { who: Owner, post: Post },
    /// Resources were gained.
    Gained { who: Owner, stock: Stock },
    /// Resources were paid.
    Paid { who: Owner, stock: Stock },
    /// Point tokens were gained.
    Points { who: Owner, count: u8 },
    /// Point tokens were paid or given away.
    PointsPaid { who: Owner, count: u8 },
    /// Point tokens were put on a card.
    TokensOn { who: Owner, slot: Slot, kind: Kind, count: u8 },
    /// A token was taken off a card.
    TokenOff { who: Owner, slot: Slot, kind: Kind },
    /// A card was discarded from a hand.
    Discarded { who: Owner, kind: Option<Kind> },
    /// A meadow card was discarded.
    DiscardedMeadow { place: MeadowIx, kind: Kind },
    /// A card left a city.
    LeftCity { owner: Owner, slot: Slot, kind: Kind, to: Heap },
    /// A card was given away.
    GaveCard { who: Owner, to: Owner, kind: Option<Kind> },
    /// A card that no player could take was discarded.
    NobodyTook { who: Owner, kind: Option<Kind> },
    /// Resources were given away.
    GaveResources { who: Owner, to: Owner, stock: Stock },
    /// Resources that no player could take went back to the supply.
    NobodyTookResources { who: Owner, stock: Stock },
    /// A card was played into a city.
    Played { who: Owner, owner: Owner, slot: Slot, kind: Kind, way: Way },
    /// A card was put under a card or an event.
    PutUnder { who: Owner, kind: Kind },
    /// Resources were stored on a card or an event.
    Stored { who: Owner, stock: Stock },
    /// A green card was activated.
    Activated { who: Owner, owner: Owner, slot: Slot, kind: Kind },
    /// The effect of a card was triggered by another that was played.
    Triggered { who: Owner, kind: Kind },
    /// Cards were revealed, one by one.
    Revealed { who: Owner, kind: Kind, from: Heap },
    /// A card was looked at by one player only.
    Looked { who: Owner, kind: Option<Kind> },
    /// A shown card was taken to hand.
    TookShown { who: Owner, kind: Option<Kind> },
    /// A shown card was discarded.
    DiscardedShown { kind: Kind },
    /// An invitation to play a card was not used.
    Declined { who: Owner, invitation: Invitation },
    /// An event was achieved.
    Achieved { who: Owner, post: Post },
    /// A season was prepared for.
    Prepared { who: Owner, season: Season },
    /// A player passed for good.
    Passed { who: Owner },
    /// An effect was skipped, because the player had nothing to use for it.
    Nothing { who: Owner, why: Why },
    /// The game is over.
    Counted { who: Owner, points: i16 },
    /// A moment to pause.
    Moment { who: Owner },

    /// An adornment was dealt.
    AdornmentDealt { who: Owner, adornment: Option<AdornmentIx> },
    /// An ambassador was sent to a place.
    AmbassadorSent { who: Owner, post: Post },
    /// A river card was turned up.
    RiverTurned { who: Owner, spot: RiverSpotIx, card: RiverCardIx },
    /// A river card was used.
    RiverUsed { who: Owner, card: RiverCardIx },
    /// Pearls were gained.
    Pearls { who: Owner, count: u8 },
    /// Pearls were paid.
    PearlsPaid { who: Owner, count: u8 },
    /// An adornment was played, or its effect was used.
    Adorned { who: Owner, adornment: AdornmentIx },
    /// An adornment of Nightweave's was turned up (N17.17).
    AdornmentTurned { adornment: AdornmentIx },
    /// Nightweave has an ambassador now (N17.15).
    AmbassadorJoined,
    /// A wonder was built.
    WonderBuilt { who: Owner, wonder: WonderIx },
    /// A Messenger shares its space with a construction.
    MessengerJoins { who: Owner, slot: Slot, to: Slot },
    /// A Pirate Ship sailed to another city.
    ShipSailed { who: Owner, to: Owner, slot: Slot },
    /// The deck was searched for a card, and did not have it.
    NotFound { who: Owner, kind: Kind },

    /// A train tile lies beside a space of the station.
    TrainLaid { place: StationIx, train: TrainIx },
    /// A train tile was gained.
    TrainGained { who: Owner, train: TrainIx },
    /// A space of the station was filled.
    StationFilled { place: StationIx, kind: Kind },
    /// A card of the station was drawn to a hand.
    DrewStation { who: Owner, place: StationIx, kind: Kind },
    /// A card of the station was discarded.
    DiscardedStation { place: StationIx, kind: Kind },
    /// A visitor lies face up on its stack.
    VisitorLaid { visitor: VisitorIx },
    /// A visitor was discarded.
    VisitorGone { who: Owner, visitor: VisitorIx },
    /// A visitor was taken.
    VisitorTaken { who: Owner, visitor: VisitorIx },
    /// Discarded visitors were shuffled into the stacks.
    VisitorsShuffled,
    /// A card was reserved.
    Reserved { who: Owner, kind: Kind },
    /// A reserved card was discarded.
    ReservedGone { who: Owner, kind: Kind },
    /// A card of the station was taken into Nightweave's hand, face up.
    SpiderTookStation { place: StationIx, kind: Kind },
    /// Nightweave went to the station.
    EnteredStation { place: StationIx },
    /// The pile of the snails was laid down: `count` cards (L19.4).
    PileLaid { who: Owner, count: u8 },
    /// The top card of the pile of the snails went to another player, who alone sees it (LR32).
    PileGiven { who: Owner, to: Owner, kind: Option<Kind> },
    /// The bats put a meadow card on their pile (L19.1).
    Archived { who: Owner, place: MeadowIx, kind: Kind },
    /// A side of a ticket was used.
    TicketUsed { who: Owner, left: u8 },

    /// A weather card was turned up (S2).
    WeatherTurned { weather: WeatherIx },
    /// A map tile was laid along the trail (S3).
    TileLaid { tile: TileIx },
    /// A map tile was added to an expedition (S7).
    Charted { who: Owner, tile: TileIx },
    /// A discovery was turned up (S8).
    DiscoveryTurned { who: Owner, discovery: DiscoveryIx },
    /// A discovery was taken (S8).
    DiscoveryTaken { who: Owner, discovery: DiscoveryIx },
    /// A rabbit moved on to a section, or to the expedition (S9).
    Travelled { who: Owner, area: u8 },
    /// A big critter took the place of a worker (S11).
    BeastJoined { who: Owner, beast: DiscoveryIx },
    /// A big critter was placed (S11).
    BeastActs { who: Owner, beast: DiscoveryIx },
    /// A big critter stays where it is (SR10).
    BeastStays { who: Owner, beast: DiscoveryIx },
    /// A card of the deck was laid beside Stormvale (S18).
    Displayed { kind: Kind },
    /// A card was named, for which the deck is searched (S19).
    Sought { who: Owner, kind: Kind },
    /// A card was drawn from the discard pile (S17, S20).
    DrewDiscard { who: Owner, kind: Option<Kind> },
    /// A step of an expedition was walked (S12).
    Walked { who: Owner, stage: Stage, points: u8 },
    /// An expedition is over, after this many steps (S12).
    Camped { who: Owner, steps: u8 },

    /// Nightweave turned up an activity card.
    Activity { card: ActivityIx, season: Season },
    /// Activity cards were shuffled into a new deck.
    ActivitiesShuffled,
    /// She tries an action: the first, the second, or the backup.
    Tries { attempt: u8, act: Act },
    /// It is impossible, for a reason (a message key ending).
    Impossible { attempt: u8, reason: &'static str },
    /// She does her backup action.
    BacksUp,
    /// A space was blocked, and she looks on.
    Blocked { post: Post, clockwise: bool },
    /// She has looked at all spaces of the kind, and none is free.
    NoSpace,
    /// The 8-sided die was rolled for something.
    Rolled { face: u8 },
    /// A meadow card was taken into her hand, face up.
    SpiderTook { place: MeadowIx, kind: Kind },
    /// She drew a card face down.
    SpiderDrew,
    /// She discarded the top card of her hand, face down as all discards (E2.6).
    SpiderDiscarded { kind: Option<Kind> },
    /// She sat down in the meadow.
    Entered { place: MeadowIx },
    /// She and her spiders came home.
    SpidersHome,
    /// Spiders joined her.
    SpidersJoined { count: u8 },
    /// A card became a trophy; unseen when it lies face down.
    Trophy { kind: Option<Kind> },
    /// Her game has ended.
    SpiderFinished,
    /// Rugwort did something at a place.
    RatMoved { from: Post, to: Post },
    /// One of his rats blocks a meadow space.
    RatBlocks { place: MeadowIx },
    /// He took a meadow card.
    RatTook { place: MeadowIx, kind: Kind },

    /// A web token was put on a space.
    Web { post: Post },
    /// Web tokens were taken away.
    WebsGone,
    /// A personality spoke about a meadow card.
    Personality { personality: PersonalityIx, place: MeadowIx, kind: Kind },
    /// A personality became active.
    PersonalityActive { personality: PersonalityIx },
    /// A plan spoke.
    Plan { plan: PlanIx },
    /// A plot was drawn.
    PlotDrawn { plot: PlotIx },
    /// A plot spoke.
    Plot { plot: PlotIx },
    /// A plan was thwarted.
    PlanThwarted { who: Owner, plan: PlanIx },
    /// A plot was thwarted.
    PlotThwarted { who: Owner, plot: PlotIx },
    /// A card was turned face down, or up again.
    Turned { who: Owner, slot: Slot, kind: Kind, down: bool },
    /// A hand card was turned away, or is back.
    TurnedAway { who: Owner, kind: Option<Kind>, away: bool },
    /// A legend was dealt.
    LegendDealt { who: Owner, kind: Kind },
    /// A player power was dealt, of which one is kept (B11).
    PowerDealt { who: Owner, ability: Option<AbilityIx> },
    /// The marker of the rats lies on a meadow card (B12.11).
    MarkerMoved { who: Owner, place: MeadowIx },
    /// A worker of the axolotls took the token of a basic location (B12.1).
    Explored { who: Owner, place: BasicIx },
    /// Tokens of the axolotls were spent as resources (B12.1).
    WildPaid { who: Owner, count: u8 },
    /// The lizards look at a forest card (B12.5).
    TrailSeen { who: Owner, forest: Option<ForestIx> },
    /// The lizards put a forest card in play for themselves (B12.5).
    TrailLaid { who: Owner, clearing: ClearingIx, forest: ForestIx },
    /// A worker ability was dealt.
    AbilityDealt { who: Owner, ability: AbilityIx },
    /// A worker ability spoke.
    Ability { who: Owner, ability: AbilityIx },
    /// The figure of the spiders ability stands somewhere.
    FigureMoved { who: Owner, post: Post },
    /// Two hands were swapped.
    HandsSwapped { who: Owner, with: Owner },
    /// A colour was named.
    Named { who: Owner, colour: Colour },
    /// A resource was named by a die.
    DieResource { resource: Resource },
}

impl Event {
    /// The event as a seat may know it, `None` for spectators: information that only its owner may see is removed.
    #[must_use]
    pub fn redact(self, seat: Option<Owner>) -> Self {
        let own = |who: Owner| seat == Some(who);
        match self {
            Self::Drew { who, .. } if !own(who) => Self::Drew { who, kind: None },
            Self::DrewDiscard { who, .. } if !own(who) => Self::DrewDiscard { who, kind: None },
            Self::Discarded { who, .. } if !own(who) => Self::Discarded { who, kind: None },
            Self::GaveCard { who, to, .. } if !own(who) && !own(to) => Self::GaveCard { who, to, kind: None },
            Self::PileGiven { who, to, .. } if !own(to) => Self::PileGiven { who, to, kind: None },
            Self::NobodyTook { who, .. } if !own(who) => Self::NobodyTook { who, kind: None },
            Self::Looked { who, .. } if !own(who) => Self::Looked { who, kind: None },
            Self::TookShown { who, .. } if !own(who) => Self::TookShown { who, kind: None },
            Self::PowerDealt { who, .. } if !own(who) => Self::PowerDealt { who, ability: None },
            Self::TrailSeen { who, .. } if !own(who) => Self::TrailSeen { who, forest: None },
            Self::AdornmentDealt { who, .. } if !own(who) => Self::AdornmentDealt { who, adornment: None },
            Self::SpiderDiscarded { .. } => Self::SpiderDiscarded { kind: None },
            Self::TurnedAway { who, away, .. } if !own(who) => Self::TurnedAway { who, kind: None, away },
            other => other,
        }
    }
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::ForestLaid { .. }
                | Self::SpecialLaid { .. }
                | Self::AwardLaid { .. }
                | Self::TokenLaid { .. }
                | Self::Drew { .. }
                | Self::Filled { .. }
                | Self::GaveCard { .. }
                | Self::Revealed { .. }
                | Self::Looked { .. }
                | Self::Activity { .. }
                | Self::SpiderDiscarded { .. }
                | Self::PersonalityActive { .. }
                | Self::PlotDrawn { .. }
                | Self::LegendDealt { .. }
                | Self::AbilityDealt { .. }
                | Self::PowerDealt { .. }
                | Self::TrailSeen { .. }
                | Self::TrailLaid { .. }
                | Self::HandsSwapped { .. }
                | Self::AdornmentDealt { .. }
                | Self::AdornmentTurned { .. }
                | Self::RiverTurned { .. }
                | Self::TrainLaid { .. }
                | Self::StationFilled { .. }
                | Self::VisitorLaid { .. }
                | Self::WeatherTurned { .. }
                | Self::TileLaid { .. }
                | Self::DiscoveryTurned { .. }
                | Self::Displayed { .. }
                | Self::DrewDiscard { .. }
                | Self::PileGiven { .. }
        )
    }

    fn by_chance(&self) -> bool {
        matches!(
            self,
            Self::Begins { .. }
                | Self::ForestLaid { .. }
                | Self::SpecialLaid { .. }
                | Self::AwardLaid { .. }
                | Self::TokenLaid { .. }
                | Self::Drew { .. }
                | Self::Filled { .. }
                | Self::Revealed { .. }
                | Self::Looked { .. }
                | Self::Rolled { .. }
                | Self::Activity { .. }
                | Self::SpiderDiscarded { .. }
                | Self::PersonalityActive { .. }
                | Self::PlotDrawn { .. }
                | Self::LegendDealt { .. }
                | Self::AbilityDealt { .. }
                | Self::PowerDealt { .. }
                | Self::TrailSeen { .. }
                | Self::AdornmentDealt { .. }
                | Self::AdornmentTurned { .. }
                | Self::RiverTurned { .. }
                | Self::TrainLaid { .. }
                | Self::StationFilled { .. }
                | Self::VisitorLaid { .. }
                | Self::WeatherTurned { .. }
                | Self::TileLaid { .. }
                | Self::DiscoveryTurned { .. }
                | Self::Displayed { .. }
                | Self::DrewDiscard { .. }
                | Self::PileGiven { .. }
        )
    }

    fn is_moment(&self) -> bool {
        matches!(self, Self::Moment { .. })
    }
}
