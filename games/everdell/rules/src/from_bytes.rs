//! Setups and choices from arbitrary bytes, for tests with random input.

use tabletop::Bytes;

use crate::content::{Colour, Module, Resource};
use crate::index::{
    AdornmentIx, BasicEventIx, BasicIx, BesideIx, ClearingIx, DiscoveryIx, JourneyIx, MeadowIx, Owner,
    RiverSpotIx, ShownIx, Slot, SpecialEventIx, StationIx, TileIx, WonderIx,
};
use crate::{Bellfaire, Choice, Everdell, Kind, Newleaf, Options, Post, RivalKind, Setup, Source, Way};

impl Everdell {
    /// As [`Testable::setup_from`](tabletop::laws::Testable::setup_from).
    pub(crate) fn any_setup(&self, bytes: &mut Bytes<'_>) -> Setup {
        let rival = bytes.one(RivalKind::ALL);
        let size = bytes.byte();
        let players = match rival {
            RivalKind::None => 2 + size % 3,
            RivalKind::Nightweave => 1 + size % 2,
            RivalKind::Rugwort => 1,
        };
        let modules = bytes.byte();
        let against = |bit: u8| rival == RivalKind::Nightweave && modules & (1 << bit) != 0;
        let mut module = |of: &[Module]| Some(of[bytes.below(of.len())].id.to_string());
        let personality = if against(0) { module(&self.pack().personalities) } else { None };
        let plan = if against(1) && players == 1 { module(&self.pack().plans) } else { None };
        let plots = against(2) && players == 1 && plan.is_none();
        let minis = bytes.byte();
        let mini = |bit: u8| minis & (1 << bit) != 0;
        let (level, year) = (bytes.byte() % 5, 1 + bytes.byte() % 3);
        let bellfaire = if mini(7) { bellfaire(bytes.byte()) } else { Bellfaire::default() };
        let further = rival == RivalKind::None && bellfaire.more_players;
        Setup {
            players: if further { 2 + size % 5 } else { players },
            rival,
            level,
            year,
            personality,
            plan,
            plots,
            evertail: mini(0),
            more_legends: mini(1),
            legends: mini(2),
            abilities: mini(3),
            farms: mini(4),
            extra: mini(5),
            rugwort_cards: mini(6),
            bellfaire,
            pearlbrook: bytes.byte() % 4 == 1,
            spirecrest: bytes.byte() % 4 == 1,
            options: options(u32::from_le_bytes([bytes.byte(), bytes.byte(), bytes.byte(), bytes.byte()])),
            newleaf: if bytes.byte() % 4 == 1 {
                newleaf(bytes.byte(), bytes.byte())
            } else {
                Newleaf::default()
            },
        }
    }

    /// As [`Testable::choice_from`](tabletop::laws::Testable::choice_from).
    pub(crate) fn any_choice(&self, bytes: &mut Bytes<'_>) -> Choice {
        match bytes.byte() % 24 {
            20 => Choice::Tile(place(bytes, TileIx::new)),
            21 => Choice::Discover(place(bytes, DiscoveryIx::new)),
            22 => Choice::Beast(place(bytes, DiscoveryIx::new), post(bytes)),
            23 => Choice::Sought(bytes.one(&Kind::BUILT_IN)),
            0 => Choice::Place(post(bytes)),
            1..=3 => Choice::Play { source: source(bytes), way: way(bytes) },
            4 => Choice::Take(bytes.one(&Resource::ALL)),
            5 => Choice::Pay(bytes.one(&Resource::ALL)),
            6 => Choice::Save(bytes.one(&Resource::ALL)),
            7 => Choice::Swap(bytes.one(&Resource::ALL), bytes.one(&Resource::ALL)),
            8 => Choice::Hand(bytes.one(&Kind::BUILT_IN)),
            9 => Choice::Meadow(place(bytes, MeadowIx::new)),
            10 => Choice::Shown(place(bytes, ShownIx::new)),
            11 => Choice::Card(owner(bytes), place(bytes, Slot::new)),
            12 => Choice::Spot(post(bytes)),
            13 => Choice::Seat(owner(bytes)),
            14 => Choice::Number(bytes.byte()),
            15 => Choice::Colour(bytes.one(&Colour::ALL)),
            16 => Choice::Deck(bytes.byte() % 2 == 1),
            17 => Choice::Station(place(bytes, StationIx::new)),
            18 => Choice::Reserve(source(bytes)),
            _ => match bytes.byte() % 8 {
                0..2 => Choice::Prepare,
                2..4 => Choice::Pass,
                4 => Choice::Done,
                5 => Choice::Power,
                6 => Choice::Ticket,
                _ => Choice::Adorn(place(bytes, AdornmentIx::new)),
            },
        }
    }
}

/// Modules of Bellfaire from one bit each.
fn bellfaire(flags: u8) -> Bellfaire {
    Bellfaire {
        festival: flags & 1 != 0,
        fair_events: flags & 2 != 0,
        fair_forest: flags & 4 != 0,
        garland: flags & 8 != 0,
        market: flags & 16 != 0,
        more_players: flags & 32 != 0,
        powers: flags & 64 != 0,
    }
}

/// Modules of Newleaf, from one bit each.
fn newleaf(bits: u8, more: u8) -> Newleaf {
    let bit = |bit: u8| bits & (1 << bit) != 0;
    Newleaf {
        leaf_cards: bit(0),
        leaf_events: bit(1),
        leaf_forest: bit(2),
        station: bit(3),
        visitors: bit(4),
        knoll: bit(5),
        reservation: bit(6),
        ticket: bit(7),
        leaf_powers: more % 4 == 1,
    }
}

/// Options from one bit each.
fn options(flags: u32) -> Options {
    macro_rules! options {
        ($($field:ident: $type:ident),+ $(,)?) => {{
            let mut bits = flags;
            let mut options = Options::default();
            $(
                options.$field = crate::$type::ALL[usize::from(bits & 1 != 0) % crate::$type::ALL.len()];
                bits >>= 1;
            )+
            let _ = bits;
            options
        }};
    }
    options! {
        empty_clearing: EmptyClearing,
        first_player: FirstPlayer,
        two_humans: TwoHumans,
        early_journey: EarlyJourney,
        mini_with_modules: MiniWithModules,
        moved_workers: MovedWorkers,
        swipple: Swipple,
        stoats: StoatsUse,
        passing: Passing,
        storehouse_counts: StorehouseCounts,
        one_bonus: OneBonus,
        butterflies_hand: ButterfliesHand,
        extortion: Extortion,
        whim_entry: WhimEntry,
        spring_worker: SpringWorker,
        plague: PlagueWebs,
        fair_event_mix: FairEvents,
        tied_award: TiedAward,
        market_start: MarketStart,
        unpaid_river: UnpaidRiver,
        compass_cards: CompassCards,
        pearls_left: PearlsLeft,
        basic_event_rows: BasicEventRows,
        her_ship: HerShip,
        weather: WeatherPlay,
        trail_tiles: TrailTiles,
        new_weather: NewWeather,
        major_mix: MajorMix,
    }
}

/// An index, most often a small one.
fn place<T>(bytes: &mut Bytes<'_>, of: fn(u8) -> T) -> T {
    of(match bytes.byte() {
        near @ 0..240 => near % 16,
        far => far.min(254),
    })
}

/// A player, most often one of the game.
fn owner(bytes: &mut Bytes<'_>) -> Owner {
    match bytes.byte() % 8 {
        seat @ 0..=3 => Owner::new(seat),
        4 => Owner::new(bytes.byte() % 8),
        5 => Owner::new(bytes.byte().min(254)),
        _ => Owner::RIVAL,
    }
}

fn post(bytes: &mut Bytes<'_>) -> Post {
    match bytes.byte() % 12 {
        0 => Post::Away,
        1 => Post::Home,
        2 => Post::Basic(place(bytes, BasicIx::new)),
        3 => Post::Forest(place(bytes, ClearingIx::new)),
        4 => Post::Haven,
        5 => Post::Journey(place(bytes, JourneyIx::new)),
        6 => Post::BasicEvent(place(bytes, BasicEventIx::new)),
        7 => Post::SpecialEvent(place(bytes, SpecialEventIx::new)),
        8 => Post::Card(owner(bytes), place(bytes, Slot::new)),
        9 => Post::Lair,
        10 => Post::Market,
        _ => match bytes.byte() % 7 {
            4 => Post::Knoll,
            5 => Post::Station,
            6 => Post::Discovery(place(bytes, DiscoveryIx::new)),
            0 => Post::River(place(bytes, RiverSpotIx::new)),
            1 => Post::Wonder(place(bytes, WonderIx::new)),
            _ => Post::Adrift,
        },
    }
}

fn source(bytes: &mut Bytes<'_>) -> Source {
    match bytes.byte() % 9 {
        8 => Source::Archive(bytes.one(&Kind::BUILT_IN)),
        7 => Source::Beside(place(bytes, BesideIx::new)),
        0 => Source::Hand(bytes.one(&Kind::BUILT_IN)),
        1 => Source::Meadow(place(bytes, MeadowIx::new)),
        2 => Source::Shown(place(bytes, ShownIx::new)),
        3 => Source::Legend(bytes.one(&Kind::BUILT_IN)),
        4 => Source::Station(place(bytes, StationIx::new)),
        5 => Source::Reserved,
        _ => Source::Pile,
    }
}

fn way(bytes: &mut Bytes<'_>) -> Way {
    match bytes.byte() % 13 {
        0 => Way::Token(place(bytes, Slot::new)),
        1 => Way::Crane(place(bytes, Slot::new)),
        2 => Way::Innkeeper(place(bytes, Slot::new)),
        3 => Way::Dungeon(place(bytes, Slot::new)),
        4 => Way::Judge,
        5 => Way::Treasury(place(bytes, Slot::new)),
        6 => Way::Bridge(place(bytes, Slot::new)),
        7 => Way::Offer,
        8 => Way::Banner(place(bytes, Slot::new)),
        10 => Way::Golden(place(bytes, Slot::new)),
        11 => Way::Inventor(place(bytes, Slot::new)),
        12 => Way::Reserved,
        _ => Way::Cost,
    }
}
