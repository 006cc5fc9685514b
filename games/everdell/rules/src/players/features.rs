//! Positions and choices of Everdell as numbers.
//!
//! The observing seat comes first among the players, the others follow in the order of seats. A card is the number of
//! its kind, from 1; its printed values follow from that. The count of numbers depends only on the setup: each player
//! and the automated opponent has a block.

use crate::content::{Colour, Resource, Stock};
use crate::index::{AdornmentIx, DiscoveryIx, OWNERS, Owner, PerOwner, Slot};
use crate::{
    Brook, Choice, City, Everdell, FACE_DOWN, Kind, OCCUPIED, Player, Post, RivalKind, SLOTS, Source, Spire,
    State, WEBBED, Way,
};
use tabletop::{Audience, Maybe, TypedIndex};

use ::env::{Encoded, FeatureWriter, Features, count};

/// Places on the board: basic locations, clearings, the haven, the journey, basic and special events.
const PLACES: usize = 25;
/// Numbers of a card in a city.
const CARD: usize = 6;

/// Workers by place: on the board those of the observing seat, of other people and of the automated opponent; on
/// cards of cities all of them.
struct Standing {
    board: [[i16; 3]; PLACES],
    cards: PerOwner<[u8; SLOTS]>,
}

impl Standing {
    fn of(state: &State, me: Owner) -> Self {
        let mut standing = Self { board: [[0; 3]; PLACES], cards: PerOwner::all([0; SLOTS]) };
        for who in state.people() {
            let whose = usize::from(who != me);
            for &post in &state.player(who).workers {
                standing.add(state, post, whose);
            }
        }
        match state.rival {
            RivalKind::None => {}
            RivalKind::Nightweave => {
                for &post in &state.lair.spiders {
                    standing.add(state, post, 2);
                }
            }
            RivalKind::Rugwort => {
                let rats = state.rats;
                for post in rats.posts() {
                    standing.add(state, post, 2);
                }
            }
        }
        standing
    }

    fn add(&mut self, state: &State, post: Post, whose: usize) {
        if let Post::Card(owner, slot) = post {
            let cards = self.cards.get_mut(owner.index());
            if let Some(count) = cards.and_then(|cards| cards.get_mut(slot.index())) {
                *count += 1;
            }
        } else if let Some(at) = on_board(state, post) {
            self.board[at][whose] += 1;
        }
    }
}

/// The place of a post on the board.
fn on_board(state: &State, post: Post) -> Option<usize> {
    let (first, at) = match post {
        Post::Basic(at) if at.get() < 8 => (0, at.get()),
        Post::Forest(at) if at.get() < 4 => (8, at.get()),
        Post::Haven => (12, 0),
        Post::Journey(at) if at.get() < 4 => (13, at.get()),
        Post::BasicEvent(at) if at.get() < 4 => (17, at.get()),
        Post::SpecialEvent(event) => return state.special_row(event).map(|row| 21 + row),
        _ => return None,
    };
    Some(first + usize::from(at))
}

/// A place as a number: on the board from 1, on a card of a city 100 and more, elsewhere 0.
fn post_number(state: &State, post: Post) -> i16 {
    match post {
        Post::Card(owner, slot) => 100 + 50 * i16::from(owner) + i16::from(slot),
        Post::Market => 99,
        Post::Knoll => 98,
        Post::Station => 97,
        Post::River(spot) => 60 + i16::from(spot),
        Post::Wonder(wonder) => 70 + i16::from(wonder),
        Post::Discovery(discovery) => 500 + i16::from(discovery),
        post => on_board(state, post).map_or(0, |at| count(at + 1)),
    }
}

/// An index counted from 1; 0 for none.
fn place<T: TypedIndex + Into<i16>>(index: Maybe<T>) -> i16 {
    index.get().map_or(0, |index| 1 + index.into())
}

/// A kind of card, from 1; 0 for none.
#[inline]
fn card(kind: Option<Kind>) -> i16 {
    kind.map_or(0, |kind| 1 + i16::from(kind.byte()))
}

/// How many resources there are.
#[inline]
fn sum(Stock(amounts): Stock) -> i16 {
    amounts.into_iter().map(i16::from).sum()
}

/// Resources, in the order of tables.
fn stock<P: FeatureWriter>(pen: &mut P, stock: Stock) {
    let Stock([twigs, resin, pebbles, berries]) = stock;
    pen.write(
        ["twigs", "resin", "pebbles", "berries"],
        [twigs.into(), resin.into(), pebbles.into(), berries.into()],
    );
}

fn city<P: FeatureWriter>(pen: &mut P, city: &City, workers: &[u8; SLOTS]) {
    let last = if P::COMPLETE { SLOTS } else { 64 - city.used().leading_zeros() as usize };
    for (slot, &workers) in workers.iter().enumerate().take(last) {
        let built = Slot::at(slot).and_then(|slot| city.get(slot));
        if !P::COMPLETE && built.is_none() {
            pen.blank(CARD);
            continue;
        }
        pen.each("city", slot, |pen| {
            pen.write(
                ["card", "tokens", "occupied", "turned", "inside", "workers"],
                [
                    card(built.map(|card| card.kind)),
                    built.map_or(0, |card| card.tokens.into()),
                    built.is_some_and(|card| card.has(OCCUPIED)).into(),
                    built.is_some_and(|card| card.has(FACE_DOWN) || card.has(WEBBED)).into(),
                    built.map_or(0, |card| i16::from(card.held_count()) + sum(card.stored())),
                    workers.into(),
                ],
            );
        });
    }
    pen.blank(CARD * (SLOTS - last.min(SLOTS)));
}

fn player<P: FeatureWriter>(pen: &mut P, game: &Everdell, state: &State, who: Owner, own: bool) {
    let Player { hand, webbed, points, workers, season, passed, ability, legends, .. } = state.player(who);
    let me = state.player(who);
    let turned = webbed.iter().flatten().count();
    pen.write(
        [
            "season",
            "passed",
            "points",
            "home",
            "workers",
            "hand_len",
            "hand_limit",
            "turned_len",
            "ability",
            "legend[0]",
            "legend[1]",
        ],
        [
            *season as i16,
            (*passed).into(),
            i16::try_from(*points).unwrap_or(i16::MAX),
            me.at_home().into(),
            count(workers.iter().filter(|&&post| post != Post::Away).count()),
            me.hand_len().into(),
            game.hand_limit(state, who).into(),
            count(turned),
            place(*ability),
            card(legends[0]),
            card(legends[1]),
        ],
    );
    stock(pen, me.stock);
    if own {
        let mut held = [0i16; 12];
        for (into, kind) in held.iter_mut().zip(hand.cards()) {
            *into = card(Some(kind));
        }
        pen.of("hand", |pen| {
            pen.write(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"], held);
        });
        pen.of("turned", |pen| pen.write(["0", "1", "2"], webbed.map(card)));
    }
}

/// The Pearlbrook pieces of a player or Nightweave.
fn water<P: FeatureWriter>(
    pen: &mut P,
    game: &Everdell,
    state: &State,
    brook: &Brook,
    who: Owner,
    own: bool,
) {
    let (held, played) = (brook.held[who.index()], brook.played[who.index()]);
    pen.write(
        ["pearls", "ambassador", "held_len"],
        [
            brook.pearls[who.index()].into(),
            if brook.ambassadors[who.index()] == Post::Home {
                1
            } else {
                post_number(state, brook.ambassadors[who.index()])
            },
            game.adornments_left(state, who).into(),
        ],
    );
    for adornment in AdornmentIx::first(12) {
        pen.each("adornment", adornment.index(), |pen| {
            pen.write(
                ["held", "played"],
                [(own && held.has(adornment)).into(), played.has(adornment).into()],
            );
        });
    }
}

/// The Spirecrest pieces of a player or Nightweave.
fn trail<P: FeatureWriter>(pen: &mut P, spire: &Spire, who: Owner) {
    pen.table("charted", ["tile"], spire.charted[who.index()].map(|tile| [place(tile)]));
    pen.table("beasts", ["discovery"], spire.beasts[who.index()].map(|beast| [place(beast)]));
    pen.write(["walked"], [spire.walked[who.index()].into()]);
    for discovery in DiscoveryIx::first(42) {
        pen.each("discovery", discovery.index(), |pen| {
            pen.write(["owned"], [spire.owned[who.index()].has(discovery).into()]);
        });
    }
}

impl Encoded for Everdell {
    const WIDTH: usize = 80;

    const FEATURE_NAMES: [&'static str; 8] =
        ["sort", "card", "place", "way", "number", "points", "colour", "cost"];

    const SORTS: &'static [&'static str] = &[
        "place", "play", "prepare", "pass", "take", "pay", "save", "swap", "hand", "meadow", "shown", "card",
        "spot", "seat", "number", "colour", "deck", "done", "adorn", "power", "station", "reserve", "ticket",
        "tile", "discover", "beast", "sought",
    ];

    fn observe<P: FeatureWriter>(&self, state: &State, audience: Audience, pen: &mut P) {
        let seat = Owner::looking(audience);
        let me = seat.unwrap_or(Owner::FIRST);
        let players = state.players.max(1);
        let first = me.seat().map_or(0, |seat| seat.0 % players);
        // How far a seat sits behind the observing one, from 1; the automated opponent, with whom never more than two
        // people play, is at 5.
        let whose = |owner: Owner| match owner.seat() {
            None => 5,
            Some(seat) if seat.0 < players => i16::from((seat.0 + players - first) % players) + 1,
            Some(_) => 0,
        };
        let followers = || (0..players).map(|behind| (behind, Owner::seated((first + behind) % players)));
        pen.write(
            ["round", "turn", "first", "deck", "discard", "rival", "level"],
            [
                i16::try_from(state.round).unwrap_or(i16::MAX),
                whose(state.turn),
                whose(state.first),
                i16::try_from(state.deck_len()).unwrap_or(i16::MAX),
                i16::try_from(state.discard_len()).unwrap_or(i16::MAX),
                match state.rival {
                    RivalKind::None => 0,
                    RivalKind::Nightweave => 1,
                    RivalKind::Rugwort => 2,
                },
                state.level.into(),
            ],
        );
        for (at, &kind) in state.meadow.iter().enumerate() {
            let rival = match state.rival {
                RivalKind::None => false,
                RivalKind::Nightweave => state.lair.figure.get().is_some_and(|figure| figure.index() == at),
                RivalKind::Rugwort => state.rats.blocked >> at & 1 == 1,
            };
            pen.each("meadow", at, |pen| pen.write(["card", "rival"], [card(kind), rival.into()]));
        }
        let hidden = self.shown_only_to(state).is_some_and(|who| seat != Some(who));
        for (at, &kind) in state.shown.iter().enumerate() {
            let seen = if hidden { None } else { kind };
            pen.each("shown", at, |pen| pen.write(["there", "card"], [kind.is_some().into(), card(seen)]));
        }
        let standing = Standing::of(state, me);
        pen.table("places", ["yours", "others", "rival"], standing.board);
        pen.table("forest", ["card"], state.forest.map(|forest| [place(forest)]));
        pen.table("basic_events", ["owner"], state.basic_owners.map(|owner| [owner.get().map_or(0, whose)]));
        if let Some(festival) = state.bellfaire().and_then(|part| part.festival) {
            pen.of("flower_festival", |pen| pen.write(["owner"], [festival.get().map_or(0, whose)]));
        }
        if let Some(market) = state.market() {
            let here = |theirs: bool| {
                let people = state.people().filter(|&who| (who != me) == theirs);
                count(people.filter(|&who| state.player(who).workers.contains(&Post::Market)).count())
            };
            pen.of("market", |pen| {
                pen.write(
                    ["trading", "first", "last", "yours", "others"],
                    [
                        market.trading.into(),
                        i16::from(market.row[0].get()),
                        i16::from(market.row[3].get()),
                        here(false),
                        here(true),
                    ],
                );
            });
        }
        if let Some(powers) = state.powers() {
            pen.of("powers", |pen| {
                let dealt = if seat.is_some() {
                    powers.dealt[if state.is_person(me) { me } else { Owner::FIRST }.index()]
                } else {
                    [Maybe::NONE; 2]
                };
                let looked = if seat.is_some() && self.wanders(state, me) {
                    powers.trails.looked
                } else {
                    [Maybe::NONE; 3]
                };
                pen.write(
                    [
                        "dealt[0]",
                        "dealt[1]",
                        "tokens",
                        "hunted",
                        "stored",
                        "marker",
                        "explored",
                        "wild",
                        "trails[0]",
                        "trails[1]",
                        "trails[2]",
                        "trails[3]",
                        "looked[0]",
                        "looked[1]",
                        "looked[2]",
                    ],
                    [
                        place(dealt[0]),
                        place(dealt[1]),
                        powers.tokens.into(),
                        powers.hunted.into(),
                        powers.stored.map_or(0, resource_number),
                        place(powers.marker),
                        powers.explored.into(),
                        powers.wild.into(),
                        place(powers.trails.open[0]),
                        place(powers.trails.open[1]),
                        place(powers.trails.open[2]),
                        place(powers.trails.open[3]),
                        place(looked[0]),
                        place(looked[1]),
                        place(looked[2]),
                    ],
                );
            });
        }
        if let Some((award, record)) = self.award(state) {
            pen.of("award", |pen| {
                let mine = self.award_cards(state, me, record.of);
                pen.write(["award", "mine"], [i16::from(award.get()) + 1, mine.into()]);
            });
        }
        for (at, ((&event, &owner), store)) in
            state.specials.iter().zip(&state.special_owners).zip(&state.stores).enumerate()
        {
            pen.each("special_events", at, |pen| {
                pen.write(
                    ["event", "owner", "resources", "cards"],
                    [
                        place(event),
                        if event.is_none() { 0 } else { owner.get().map_or(0, whose) },
                        sum(store.stock),
                        count(store.cards.iter().flatten().count()),
                    ],
                );
            });
        }
        for (behind, who) in followers() {
            pen.each("players", behind.into(), |pen| {
                player(pen, self, state, who, behind == 0 && seat.is_some());
                city(pen, state.city(who), &standing.cards[who.index() % OWNERS]);
            });
        }
        if let Some(brook) = state.brook() {
            pen.of("pearlbrook", |pen| {
                for (at, &card) in brook.spots.iter().enumerate() {
                    pen.each("river", at, |pen| pen.write(["card"], [place(card)]));
                }
                for (at, &owner) in brook.wonders.iter().enumerate() {
                    pen.each("wonders", at, |pen| pen.write(["owner"], [owner.get().map_or(0, whose)]));
                }
                for (behind, who) in followers() {
                    let own = behind == 0 && seat.is_some();
                    pen.each("players", behind.into(), |pen| water(pen, self, state, brook, who, own));
                }
                if state.rival != RivalKind::None {
                    pen.of("rival", |pen| water(pen, self, state, brook, Owner::RIVAL, false));
                }
            });
        }
        if let Some(leaf) = state.leaf() {
            pen.of("newleaf", |pen| {
                for (at, (&kind, &train)) in leaf.station.cards.iter().zip(&leaf.station.trains).enumerate() {
                    pen.each("station", at, |pen| pen.write(["card", "train"], [card(kind), place(train)]));
                }
                let [one, other] = leaf.visitors.up;
                pen.write(
                    ["visitors[0]", "visitors[1]", "left[0]", "left[1]"],
                    [place(one), place(other), leaf.visitors.left(0).into(), leaf.visitors.left(1).into()],
                );
                for (behind, who) in followers() {
                    let taken = count(self.visitors_of(state, who).count());
                    pen.each("players", behind.into(), |pen| {
                        pen.write(
                            ["golden", "ticket", "reserved", "turned", "visitors"],
                            [
                                leaf.golden[who.index()].into(),
                                leaf.tickets[who.index()].into(),
                                card(leaf.reserved[who.index()]),
                                leaf.is_turned(who).into(),
                                taken,
                            ],
                        );
                    });
                }
            });
        }
        if let Some(spire) = state.spire() {
            pen.of("spirecrest", |pen| {
                pen.table("weather", ["card"], spire.weather.map(|card| [place(card)]));
                for (area, row) in spire.along.iter().enumerate() {
                    pen.each("sections", area, |pen| {
                        pen.table("tiles", ["tile"], row.map(|tile| [place(tile)]));
                    });
                }
                pen.table("turned", ["discovery"], spire.turned.map(|one| [place(one)]));
                pen.table("vale", ["card"], spire.vale.map(|kind| [card(kind)]));
                for (row, cards) in spire.tucked.iter().enumerate() {
                    pen.each("tucked", row, |pen| {
                        pen.table("cards", ["card"], cards.map(|kind| [card(kind)]));
                    });
                }
                pen.write(["mined"], [spire.mined.len().into()]);
                for (behind, who) in followers() {
                    pen.each("players", behind.into(), |pen| trail(pen, spire, who));
                }
                if state.rival != RivalKind::None {
                    pen.of("rival", |pen| trail(pen, spire, Owner::RIVAL));
                }
            });
        }
        if state.rival == RivalKind::None {
            return;
        }
        pen.of("rival", |pen| {
            let (lair, rats) = (&state.lair, &state.rats);
            pen.write(
                [
                    "hand_len",
                    "top",
                    "season",
                    "points",
                    "trophies",
                    "hidden_trophies",
                    "activity",
                    "activities",
                    "personality",
                    "plan",
                    "plot",
                    "second_plot",
                    "finished",
                ],
                [
                    if state.rival == RivalKind::Nightweave { state.lair_hand().into() } else { 0 },
                    card(lair.top),
                    lair.season as i16,
                    i16::try_from(lair.points + rats.points).unwrap_or(i16::MAX),
                    count(lair.cards.trophies_len()),
                    lair.cards.unseen_trophies.into(),
                    place(lair.card),
                    count(lair.activities.count_ones() as usize) - i16::from(lair.suspects != 0),
                    place(lair.personality),
                    place(lair.plan),
                    place(lair.plot),
                    place(lair.second_plot),
                    lair.finished.into(),
                ],
            );
            city(pen, &state.rival_city, &standing.cards[Owner::RIVAL.index()]);
        });
    }

    #[inline]
    fn features(&self, state: &State, choice: Choice) -> Features {
        let at = |place: usize, cards: &[Option<Kind>]| cards.get(place).copied().flatten();
        let built = |owner: Owner, slot: Slot| state.city(owner).get(slot).map(|card| card.kind);
        let (sort, kind, place, way, number) = match choice {
            Choice::Place(post) => {
                let kind = if let Post::Card(owner, slot) = post { built(owner, slot) } else { None };
                (1, kind, post_number(state, post), 0, 0)
            }
            Choice::Play { source, way } => {
                let (kind, from) = match source {
                    Source::Hand(kind) => (Some(kind), 1),
                    Source::Meadow(place) => (at(place.index(), &state.meadow), 10 + i16::from(place)),
                    Source::Shown(place) => (at(place.index(), &state.shown), 20 + i16::from(place)),
                    Source::Legend(kind) => (Some(kind), 2),
                    Source::Pile => (state.pile_top, 3),
                    Source::Station(place) => {
                        (self.source_card(state, Owner::FIRST, source), 30 + i16::from(place))
                    }
                    Source::Reserved => (self.source_card(state, state.turn, source), 4),
                    Source::Archive(kind) => (Some(kind), 5),
                    Source::Beside(place) => {
                        (state.spire().and_then(|spire| spire.beside(place)), 30 + i16::from(place))
                    }
                };
                let (way, slot) = match way {
                    Way::Cost => (1, 0),
                    Way::Token(slot) => (2, slot.get()),
                    Way::Crane(slot) => (3, slot.get()),
                    Way::Golden(slot) => (11, slot.get()),
                    Way::Inventor(slot) => (12, slot.get()),
                    Way::Reserved => (13, 0),
                    Way::Innkeeper(slot) => (4, slot.get()),
                    Way::Dungeon(slot) => (5, slot.get()),
                    Way::Judge => (6, 0),
                    Way::Treasury(slot) => (7, slot.get()),
                    Way::Bridge(slot) => (8, slot.get()),
                    Way::Offer => (9, 0),
                    Way::Banner(slot) => (10, slot.get()),
                };
                (2, kind, from, way, slot.into())
            }
            Choice::Prepare => (3, None, 0, 0, 0),
            Choice::Pass => (4, None, 0, 0, 0),
            Choice::Take(resource) => (5, None, 0, 0, resource_number(resource)),
            Choice::Pay(resource) => (6, None, 0, 0, resource_number(resource)),
            Choice::Save(resource) => (7, None, 0, 0, resource_number(resource)),
            Choice::Swap(from, to) => (8, None, 0, resource_number(from), resource_number(to)),
            Choice::Hand(kind) => (9, Some(kind), 0, 0, 0),
            Choice::Meadow(place) => (10, at(place.index(), &state.meadow), 10 + i16::from(place), 0, 0),
            Choice::Shown(place) => (11, at(place.index(), &state.shown), 20 + i16::from(place), 0, 0),
            Choice::Card(owner, slot) => {
                (12, built(owner, slot), post_number(state, Post::Card(owner, slot)), 0, owner.into())
            }
            Choice::Spot(post) => (13, None, post_number(state, post), 0, 0),
            Choice::Seat(who) => (14, None, 0, 0, 1 + i16::from(who)),
            Choice::Number(number) => (15, None, 0, 0, number.into()),
            Choice::Colour(colour) => (16, None, 0, 0, colour_number(colour)),
            Choice::Deck(deck) => (17, None, 0, 0, deck.into()),
            Choice::Done => (18, None, 0, 0, 0),
            Choice::Adorn(adornment) => (19, None, 0, 0, 1 + i16::from(adornment)),
            Choice::Power => (20, None, 0, 0, 0),
            Choice::Station(place) => (
                21,
                self.source_card(state, Owner::FIRST, Source::Station(place)),
                30 + i16::from(place),
                0,
                0,
            ),
            Choice::Reserve(source) => {
                let from = match source {
                    Source::Meadow(place) => 10 + i16::from(place),
                    Source::Station(place) => 30 + i16::from(place),
                    _ => 0,
                };
                (22, self.source_card(state, state.turn, source), from, 0, 0)
            }
            Choice::Ticket => (23, None, 0, 0, 0),
            Choice::Tile(tile) => (24, None, 0, 0, 1 + i16::from(tile)),
            Choice::Discover(discovery) => (25, None, 0, 0, 1 + i16::from(discovery)),
            Choice::Beast(beast, post) => {
                let kind = if let Post::Card(owner, slot) = post { built(owner, slot) } else { None };
                (26, kind, post_number(state, post), 0, 1 + i16::from(beast))
            }
            Choice::Sought(kind) => (27, Some(kind), 0, 0, 0),
        };
        let [points, colour, cost] = kind.map_or([0; 3], |kind| {
            let facts = self.facts(kind);
            let cost = i16::try_from(facts.cost.total()).unwrap_or(0);
            [facts.points.into(), colour_number(facts.colour), cost]
        });
        [sort, card(kind), place, way, number, points, colour, cost]
    }
}

fn resource_number(resource: Resource) -> i16 {
    1 + resource as i16
}

fn colour_number(colour: Colour) -> i16 {
    1 + colour as i16
}
