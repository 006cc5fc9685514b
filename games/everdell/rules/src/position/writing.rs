//! Writing a position.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tabletop::{Fields, Maybe, TypedIndex};

use super::declared::{
    CardWith, Cards, CityCard, LairPosition, MarketPosition, Pile, Places, PlayerPosition, PowersPosition,
    RatPlace, RatsPosition, RiverPosition, ScenarioPosition, Seat, Stocked, Store, Workers,
};
use super::{module_id, plot_id};
use crate::Everdell;
use crate::content::{Set, Stock};
use crate::index::{
    BASE_SEATS, BasicEventIx, BasicIx, ClearingIx, ForestIx, MarketIx, OWNERS, Owner, Slot, SpecialEventIx,
    WorkerIx,
};
use crate::kind::{Kind, OWN};
use crate::names::name_kinds;
use crate::setup::RivalKind;
use crate::state::{
    ABOVE_SPRING, Adornments, Brook, Built, City, EventStore, FACE_DOWN, Hand, OCCUPIED, ON_BRIDGE,
    PILE_FARM, PLAGUED, Player, Post, Powers, Rats, SPARED, State, Tally, WEBBED,
};

pub(super) fn write_stock(Stock([twig, resin, pebble, berry]): Stock) -> Fields<Stocked> {
    let [twig, resin, pebble, berry] = [twig, resin, pebble, berry].map(Some);
    Fields(Stocked { twig, resin, pebble, berry })
}

/// The records named by the bits of a set.
fn write_set<T>(set: u64, records: &[T], id: impl Fn(&T) -> &str) -> Option<Vec<String>> {
    let in_set = records.iter().enumerate().filter(|(index, _)| set & (1 << index) != 0);
    Some(in_set.map(|(_, record)| id(record).to_owned()).collect())
}

/// A record by its place in the content, if there is one.
pub(super) fn write_id<T, I: TypedIndex + Into<usize>>(
    index: Maybe<I>,
    records: &[T],
    id: impl Fn(&T) -> &str,
) -> Option<String> {
    records.get(index.get()?.into()).map(|record| id(record).to_owned())
}

/// Places in a city, as their numbers.
fn write_slots(set: u64) -> Vec<u8> {
    (0..=u8::MAX).zip(0..u64::BITS).filter(|(_, bit)| set >> bit & 1 != 0).map(|(slot, _)| slot).collect()
}

impl Everdell {
    fn named(&self, kind: Kind) -> String {
        self.kind_name(kind).to_owned()
    }

    pub(super) fn write_cards(&self, counts: &Tally) -> Option<Cards> {
        let some = self.kinds().filter(|&kind| counts[kind] > 0);
        Some(Cards::Counts(some.map(|kind| (self.named(kind), counts[kind])).collect()))
    }

    pub(super) fn write_places(&self, places: &[Option<Kind>]) -> Places {
        let used = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        Some(places[..used].iter().map(|place| place.map(|kind| self.named(kind))).collect())
    }

    pub(super) fn write_hand(&self, hand: &Hand) -> Option<Vec<String>> {
        Some(hand.cards().map(|kind| self.named(kind)).collect())
    }

    /// Everything about a position.
    pub(crate) fn write_position(&self, state: &State) -> Value {
        let content = &self.content;
        let mut events = BTreeMap::new();
        for (event, owner) in state.basic_events_owned() {
            if let (Some(event), Some(owner)) = (content.basic_events.get(event.index()), owner.get()) {
                events.insert(event.id.to_string(), Seat(owner));
            }
        }
        let mut stores = BTreeMap::new();
        for (row, &event) in state.specials.iter().enumerate() {
            let Some(event) = event.get().and_then(|event| content.special_events.get(event.index())) else {
                continue;
            };
            if let Some(owner) = state.special_owners[row].get() {
                events.insert(event.id.to_string(), Seat(owner));
            }
            let EventStore { stock, cards } = state.stores[row];
            if state.stores[row] != EventStore::default() {
                let store = Store { stock: Some(write_stock(stock)), cards: self.write_places(&cards) };
                stores.insert(event.id.to_string(), Fields(store));
            }
        }
        let players = state.people().map(|seat| {
            let mut player = self.write_player(state.player(seat));
            if let Some(brook) = state.brook() {
                self.write_brook(brook, seat, &mut player);
            }
            if let Some(leaf) = state.leaf() {
                self.write_leaf(state, leaf, seat, &mut player);
            }
            if let Some(spire) = state.spire() {
                self.write_spire(spire, seat, &mut player);
            }
            if let Some(powers) = state.powers() {
                let dealt = powers.dealt[seat.index()].into_iter();
                let name = |ability| write_id(ability, &self.content.abilities, module_id);
                player.dealt = Some(dealt.filter_map(name).collect());
            }
            Fields(player)
        });
        let cities = if state.is_crowded() { OWNERS } else { BASE_SEATS + 1 };
        let chain: Vec<u64> = Owner::enumerate(0..cities).map(|(owner, _)| state.chain_of(owner)).collect();
        let post = |post: Post| (post != Post::Away).then(|| self.post_name(post));
        let order = state.order();
        let order = order[..usize::from(state.players)].iter().filter_map(|owner| owner.seat());
        json!(ScenarioPosition {
            round: Some(state.round),
            turn: Some(Seat(state.turn)),
            first: Some(Seat(state.first)),
            order: Some(order.map(|seat| seat.0).collect()),
            ending: state.ending,
            players: Some(players.collect()),
            rival_city: self.write_city(&state.rival_city),
            meadow: Some(state.meadow.iter().map(|place| place.map(|kind| self.named(kind))).collect()),
            deck: self.write_cards(&state.deck),
            discard: self.write_cards(&state.discard),
            forest: Some(
                state
                    .forest
                    .iter()
                    .map(|&forest| write_id(forest, &content.forests, |card| &card.id))
                    .collect(),
            ),
            specials: Some(
                state
                    .specials
                    .iter()
                    .map(|&event| write_id(event, &content.special_events, |event| &event.id))
                    .collect(),
            ),
            events: Some(events),
            market: state.market().map(|market| {
                let id = |token: MarketIx| Some(content.market_tokens.get(token.index())?.id.to_string());
                let trading = market.row.into_iter().filter(|&token| market.trades(token));
                Fields(MarketPosition {
                    row: Some(market.row.into_iter().filter_map(id).collect()),
                    trading: Some(trading.filter_map(id).collect()),
                })
            }),
            award: self.award(state).map(|(_, award)| award.id.to_string()),
            powers: state.powers().map(|powers| {
                let Powers { dealt: _, tokens, hunted, stored, marker, explored, wild, trails } = *powers;
                let explores = self.explores(state);
                let basics = BasicIx::first(8).filter(|place| explored >> place.get() & 1 == 1);
                let basic = |place: BasicIx| Some(self.content.basics.get(place.index())?.id.to_string());
                let names = |forests: &[Maybe<ForestIx>]| {
                    let id =
                        |forest: ForestIx| Some(self.content.forests.get(forest.index())?.id.to_string());
                    let names: Vec<String> = forests.iter().filter_map(|forest| id(forest.get()?)).collect();
                    (!names.is_empty()).then_some(names)
                };
                Fields(PowersPosition {
                    tokens: Some(tokens),
                    hunted: Some(hunted),
                    stored,
                    marker: marker.get().map(|place| place.get() + 1),
                    explored: explores.then(|| basics.filter_map(basic).collect()),
                    wild: explores.then_some(wild),
                    trails: names(&trails.open),
                    looked: names(&trails.looked),
                    under: names(&trails.under),
                })
            }),
            stores: Some(stores),
            shown: self.write_places(&state.shown),
            limbo: self.write_hand(&state.limbo),
            drawn_two: self.write_places(&state.drawn_two),
            drawn: self.write_hand(&state.drawn),
            gift: Some(write_stock(state.shepherd_gift)),
            lifted_from: post(state.lifted_from),
            university: post(state.university),
            chain: chain
                .iter()
                .any(|&chain| chain != 0)
                .then(|| chain.into_iter().map(write_slots).collect()),
            pile: self.write_pile(state),
            figure: post(state.figure_post),
            lair: (state.rival == RivalKind::Nightweave).then(|| Fields(self.write_lair(state))),
            rats: (state.rival == RivalKind::Rugwort).then(|| Fields(self.write_rats(state.rats))),
            station: state.leaf().and_then(|leaf| self.write_station(leaf)),
            river: state.brook().map(|brook| Fields(self.write_river(brook))),
            trail: state.spire().map(|spire| Fields(self.write_trail(spire))),
            agenda: self.write_agenda(state),
        })
    }

    fn write_brook(&self, brook: &Brook, seat: Owner, player: &mut PlayerPosition) {
        player.pearls = Some(brook.pearls[seat.index()]);
        player.ambassador = Some(self.post_name(brook.ambassadors[seat.index()]));
        player.adornments = self.adornment_names(brook.held[seat.index()]);
        player.adorned = self.adornment_names(brook.played[seat.index()]);
    }

    fn adornment_names(&self, adornments: Adornments) -> Option<Vec<String>> {
        Some(adornments.iter().filter_map(|one| Some(self.adornment(one)?.id.to_string())).collect())
    }

    fn write_river(&self, brook: &Brook) -> RiverPosition {
        let content = &self.content;
        let cards = brook.spots.iter().map(|&card| write_id(card, &content.river, |card| &card.id));
        let built = content.wonders.iter().zip(&brook.wonders);
        let built = built.filter_map(|(wonder, owner)| Some((wonder.id.to_string(), Seat(owner.get()?))));
        RiverPosition {
            cards: Some(cards.collect()),
            wonders: Some(built.collect()),
            ship: (brook.ship != Post::Away).then(|| self.post_name(brook.ship)),
        }
    }

    fn write_agenda(&self, state: &State) -> Option<Vec<Value>> {
        let mut tasks = json!(state.agenda.tasks());
        name_kinds(&mut tasks, &self.own_names(), OWN);
        match tasks {
            Value::Array(tasks) => Some(tasks),
            _ => None,
        }
    }

    fn write_pile(&self, state: &State) -> Option<Fields<Pile>> {
        let farms =
            Kind::BUILT_IN.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::FARM]);
        let counts = farms.zip(state.pile).filter(|(_, count)| *count > 0);
        Some(Fields(Pile {
            owner: Some(Seat(state.pile_owner.get()?)),
            top: state.pile_top.map(|kind| self.named(kind)),
            farms: Some(Cards::Counts(counts.map(|(farm, count)| (self.named(farm), count)).collect())),
        }))
    }

    fn write_player(&self, player: &Player) -> PlayerPosition {
        PlayerPosition {
            hand: self.write_hand(&player.hand),
            webbed: self.write_places(&player.webbed),
            city: self.write_city(&player.city),
            stock: Some(write_stock(player.stock)),
            points: Some(player.points),
            workers: Some(Fields(self.write_workers(&player.workers, player.permanent))),
            season: Some(player.season),
            passed: Some(player.passed),
            ability: write_id(player.ability, &self.content.abilities, module_id),
            legends: self.write_places(&player.legends),
            due: Some(write_slots(player.due.bits())),
            ..PlayerPosition::default()
        }
    }

    /// Workers or spiders: how many are at home, where the others are, and every piece in its
    /// order.
    fn write_workers(&self, workers: &[Post], permanent: u8) -> Workers {
        let stays = |index: usize| index < 8 && permanent & (1 << index) != 0;
        let at = |staying: bool| {
            let out = workers.iter().enumerate().filter(move |(index, post)| {
                stays(*index) == staying && !matches!(post, Post::Home | Post::Away)
            });
            Some(out.map(|(_, &post)| self.post_name(post)).collect())
        };
        Workers {
            // A seat has fewer pieces than a byte can count.
            home: u8::try_from(workers.iter().filter(|&&post| post == Post::Home).count()).ok(),
            at: at(false),
            permanent: at(true),
            pieces: Some(workers.iter().map(|&post| self.post_name(post)).collect()),
            stays: Some(
                (0..=u8::MAX)
                    .zip(workers)
                    .map(|(index, _)| index)
                    .filter(|&index| stays(index.into()))
                    .collect(),
            ),
        }
    }

    fn write_city(&self, city: &City) -> Option<Vec<CityCard>> {
        let mut cards = Vec::new();
        let mut free = City::default();
        for (slot, card) in city.iter() {
            let expected = free.add(card.to_owned());
            let is_expected = expected == Some(slot);
            if !is_expected {
                expected.and_then(|expected| free.remove(expected));
                free.put(slot, *card);
            }
            let plain = *card == Built::new(card.kind) && is_expected;
            cards.push(if plain {
                CityCard::Plain(self.named(card.kind))
            } else {
                CityCard::With(self.write_built(card, (!is_expected).then_some(slot)))
            });
        }
        Some(cards)
    }

    fn write_built(&self, card: &Built, slot: Option<Slot>) -> CardWith {
        let mark = |mark| card.has(mark).then_some(true);
        let held: Vec<String> = card.held().map(|kind| self.named(kind)).collect();
        let mut with = CardWith {
            card: self.named(card.kind),
            slot: slot.map(Slot::get),
            occupied: mark(OCCUPIED),
            face_down: mark(FACE_DOWN),
            webbed: mark(WEBBED),
            pile: mark(PILE_FARM),
            spared: mark(SPARED),
            on_bridge: mark(ON_BRIDGE),
            above_spring: mark(ABOVE_SPRING),
            plagued: mark(PLAGUED),
            tokens: (card.tokens > 0).then_some(card.tokens),
            ..CardWith::default()
        };
        if !card.stored().is_empty() {
            with.stored = Some(write_stock(card.stored()));
        } else if !held.is_empty() {
            with.held = Some(held);
        } else if card.inside != [0; 2] {
            with.inside = Some(card.inside);
        }
        with
    }

    fn write_lair(&self, state: &State) -> LairPosition {
        let lair = &state.lair;
        let content = &self.content;
        let mut webs = BTreeMap::new();
        let mut web = |post: Post, count: u8| {
            if count > 0 {
                webs.insert(self.post_name(post), count);
            }
        };
        for place in 0..8u8 {
            web(Post::Basic(BasicIx::new(place)), lair.web_basic >> place & 1);
            web(Post::Forest(ClearingIx::new(place)), lair.web_forest >> place & 1);
        }
        for event in BasicEventIx::first(4) {
            web(Post::BasicEvent(event), lair.web_basic_events[event.index()]);
        }
        for event in SpecialEventIx::first(32) {
            web(
                Post::SpecialEvent(event),
                u8::from(lair.web_special_events & 1u32.checked_shl(event.into()).unwrap_or(0) != 0),
            );
        }
        web(Post::Haven, u8::from(lair.web_haven));
        let hers = Owner::RIVAL.index();
        let activities = |set: u32| write_set(set.into(), &content.activities, |card| &card.id);
        let legends = Kind::BUILT_IN.into_iter().filter(|kind| lair.legend_pool & kind.legend_bit() != 0);
        LairPosition {
            hand: self.write_cards(&lair.cards.known_tally()),
            unseen: Some(lair.cards.unseen),
            top: lair.top.map(|kind| self.named(kind)),
            trophies: self.write_cards(&lair.cards.trophy_tally()),
            hidden_trophies: Some(lair.cards.unseen_trophies),
            points: Some(lair.points),
            spiders: Some(Fields(self.write_workers(&lair.spiders, 0))),
            season: Some(lair.season),
            figure: lair.figure.get().map(|place| place.get() + 1),
            finished: Some(lair.finished),
            special_this_season: Some(lair.special_this_season),
            activities: activities(lair.activities),
            played: activities(lair.played),
            suspects: activities(lair.suspects),
            first_card: Some(lair.first_card),
            idle: Some(lair.idle),
            stuck: Some(lair.stuck),
            card: write_id(lair.card, &content.activities, |card| &card.id),
            personality: write_id(lair.personality, &content.personalities, module_id),
            plan: write_id(lair.plan, &content.plans, module_id),
            plot: write_id(lair.plot, &content.plots, plot_id),
            second_plot: write_id(lair.second_plot, &content.plots, plot_id),
            plots: write_set(lair.plots, &content.plots, plot_id),
            personalities: write_set(lair.personalities.into(), &content.personalities, module_id),
            webs: Some(webs),
            lent: lair.lent.get().map(WorkerIx::get),
            borrowed: Some(lair.borrowed),
            lend_next: Some(lair.lend_next),
            legends: Some(legends.map(|kind| self.named(kind)).collect()),
            hidden_legends: Some(lair.unseen_legends),
            basic_events: write_set(lair.basic_events.into(), &content.basic_events, |event| &event.id),
            special_events: write_set(state.her_special_events(), &content.special_events, |event| &event.id),
            journey_points: Some(lair.journey_points),
            pearls: state.brook().map(|brook| brook.pearls[hers]),
            ambassador: state.brook().map(|brook| self.post_name(brook.ambassadors[hers])),
            adorned: state.brook().and_then(|brook| self.adornment_names(brook.played[hers])),
            discoveries: state.spire().and_then(|spire| self.write_theirs(spire, Owner::RIVAL).0),
            charted: state.spire().and_then(|spire| self.write_theirs(spire, Owner::RIVAL).1),
        }
    }

    fn write_rats(&self, rats: Rats) -> RatsPosition {
        let at = |post: Option<Post>| Some(RatPlace(post.map(|post| self.post_name(post))));
        RatsPosition {
            forest: at(rats.forest.get().map(Post::Forest)),
            journey: at(rats.journey.get().map(Post::Journey)),
            basic: at(rats.basic.get().map(Post::Basic)),
            blocked: Some(write_slots(rats.blocked.into()).into_iter().map(|place| place + 1).collect()),
            points: Some(rats.points),
        }
    }
}
