//! Writing a position.

use serde_json::{Map as Object, Value, json};

use tabletop::{Maybe, TypedIndex};

use super::{MARKS, module_id, plot_id};
use crate::Everdell;
use crate::content::{Resource, Set, Stock};
use crate::index::{BasicEventIx, BasicIx, ClearingIx, MeadowIx, Owner, Slot, SpecialEventIx, bits};
use crate::kind::{Kind, OWN};
use crate::names::name_kinds;
use crate::setup::RivalKind;
use crate::state::{City, Hand, Player, Post, Rats, State, Tally};

fn write_owner(owner: Owner) -> Value {
    if owner.is_rival() { json!("rival") } else { json!(owner) }
}

fn write_stock(stock: Stock) -> Value {
    let counts = Resource::ALL.map(|resource| (resource.name().to_owned(), json!(stock[resource])));
    counts.into_iter().collect::<Object<_, _>>().into()
}

/// The records named by the bits of a set.
fn write_set<T>(set: u64, records: &[T], id: impl Fn(&T) -> &str) -> Value {
    let in_set = records.iter().enumerate().filter(|(index, _)| set & (1 << index) != 0);
    in_set.map(|(_, record)| id(record)).collect::<Vec<_>>().into()
}

/// A record by its place in the content, if there is one.
fn write_id<T, I: TypedIndex + Into<usize>>(
    index: Maybe<I>,
    records: &[T],
    id: impl Fn(&T) -> &str,
) -> Value {
    index.get().and_then(|index| records.get(index.into())).map(|record| id(record).to_owned()).into()
}

impl Everdell {
    fn write_cards(&self, counts: &Tally) -> Value {
        let some = self.kinds().filter(|&kind| counts[kind] > 0);
        let named = some.map(|kind| (self.kind_name(kind).to_owned(), json!(counts[kind])));
        named.collect::<Object<_, _>>().into()
    }

    fn write_places(&self, places: &[Option<Kind>]) -> Value {
        let used = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        places[..used].iter().map(|place| place.map(|kind| self.kind_name(kind))).collect::<Vec<_>>().into()
    }

    fn write_hand(&self, hand: &Hand) -> Value {
        hand.cards().map(|kind| self.kind_name(kind)).collect::<Vec<_>>().into()
    }

    /// Everything about a position.
    pub(crate) fn write_position(&self, state: &State) -> Value {
        let content = &self.content;
        let special_id = |event: &crate::content::SpecialEvent| -> String { event.id.to_string() };
        let mut events = Object::new();
        for (event, &owner) in content.basic_events.iter().zip(&state.basic_owners) {
            if let Some(owner) = owner.get() {
                events.insert(event.id.to_string(), write_owner(owner));
            }
        }
        let mut stores = Object::new();
        for (row, &event) in state.specials.iter().enumerate() {
            let Some(event) = event.get().and_then(|event| content.special_events.get(event.index())) else {
                continue;
            };
            if let Some(owner) = state.special_owners[row].get() {
                events.insert(special_id(event), write_owner(owner));
            }
            let store = state.stores[row];
            if store != crate::state::EventStore::default() {
                stores.insert(
                    special_id(event),
                    json!({ "stock": write_stock(store.stock), "cards": self.write_places(&store.cards) }),
                );
            }
        }
        let players = state.people().map(|seat| self.write_player(state.player(seat)));
        let chain = state.chain.iter().map(|&chain| bits(chain).map(Slot::get).collect::<Vec<_>>());
        let farms =
            Kind::BUILT_IN.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::FARM]);
        let post = |post: Post| (post != Post::Away).then(|| self.post_name(post));
        json!({
            "round": state.round,
            "turn": write_owner(state.turn),
            "first": write_owner(state.first),
            "order": &state.order[..usize::from(state.players)],
            "ending": state.ending,
            "players": players.collect::<Vec<_>>(),
            "rival_city": self.write_city(&state.rival_city),
            "meadow": state.meadow.iter().map(|place| place.map(|kind| self.kind_name(kind))).collect::<Vec<_>>(),
            "deck": self.write_cards(&state.deck),
            "discard": self.write_cards(&state.discard),
            "forest": state.forest.iter()
                .map(|&forest| write_id(forest, &content.forests, |card| &card.id))
                .collect::<Vec<_>>(),
            "specials": state.specials.iter()
                .map(|&event| write_id(event, &content.special_events, |event| &event.id))
                .collect::<Vec<_>>(),
            "events": events,
            "stores": stores,
            "shown": self.write_places(&state.shown),
            "limbo": self.write_hand(&state.limbo),
            "drawn_two": self.write_places(&state.drawn_two),
            "drawn": self.write_hand(&state.drawn),
            "gift": write_stock(state.shepherd_gift),
            "lifted_from": post(state.lifted_from),
            "university": post(state.university),
            "chain": if state.chain == [0; 5] { Value::Null } else { chain.collect::<Vec<_>>().into() },
            "pile": state.pile_owner.get().map(|owner| json!({
                "owner": write_owner(owner),
                "top": state.pile_top.map(|kind| self.kind_name(kind)),
                "farms": farms.zip(state.pile).filter(|(_, count)| *count > 0)
                    .map(|(farm, count)| (self.kind_name(farm).to_owned(), json!(count)))
                    .collect::<Object<_, _>>(),
            })),
            "figure": post(state.figure_post),
            "lair": (state.rival == RivalKind::Nightweave).then(|| self.write_lair(state)),
            "rats": (state.rival == RivalKind::Rugwort).then(|| self.write_rats(state.rats)),
            "agenda": self.write_agenda(state),
        })
    }

    fn write_agenda(&self, state: &State) -> Value {
        let mut tasks = json!(state.agenda.tasks());
        name_kinds(&mut tasks, &self.own_names(), OWN);
        tasks
    }

    fn write_player(&self, player: &Player) -> Value {
        json!({
            "hand": self.write_hand(&player.hand),
            "webbed": self.write_places(&player.webbed),
            "city": self.write_city(&player.city),
            "stock": write_stock(player.stock),
            "points": player.points,
            "workers": self.write_workers(&player.workers, player.permanent),
            "season": player.season.name(),
            "passed": player.passed,
            "ability": write_id(player.ability, &self.content.abilities, module_id),
            "legends": self.write_places(&player.legends),
            "due": bits::<Slot>(player.due).collect::<Vec<_>>(),
        })
    }

    /// Workers or spiders: how many are at home, where the others are, and every piece in its
    /// order.
    fn write_workers(&self, workers: &[Post], permanent: u8) -> Value {
        let stays = |index: usize| index < 8 && permanent & (1 << index) != 0;
        let at = |staying: bool| {
            let out = workers.iter().enumerate().filter(move |(index, post)| {
                stays(*index) == staying && !matches!(post, Post::Home | Post::Away)
            });
            out.map(|(_, &post)| self.post_name(post)).collect::<Vec<_>>()
        };
        json!({
            "home": workers.iter().filter(|&&post| post == Post::Home).count(),
            "at": at(false),
            "permanent": at(true),
            "pieces": workers.iter().map(|&post| self.post_name(post)).collect::<Vec<_>>(),
            "stays": (0..workers.len()).filter(|&index| stays(index)).collect::<Vec<_>>(),
        })
    }

    fn write_city(&self, city: &City) -> Value {
        let mut cards = Vec::new();
        let mut free = City::default();
        for (slot, card) in city.iter() {
            let mut object = Object::new();
            let expected = free.add(card.to_owned());
            if expected != Some(slot) {
                object.insert("slot".to_owned(), json!(slot));
                expected.and_then(|expected| free.remove(expected));
                free.put(slot, *card);
            }
            for (name, mark) in MARKS {
                if card.has(mark) {
                    object.insert(name.to_owned(), json!(true));
                }
            }
            if card.tokens > 0 {
                object.insert("tokens".to_owned(), json!(card.tokens));
            }
            let held: Vec<_> = card.held().map(|kind| self.kind_name(kind)).collect();
            if !card.stored().is_empty() {
                object.insert("stored".to_owned(), write_stock(card.stored()));
            } else if !held.is_empty() {
                object.insert("held".to_owned(), json!(held));
            } else if card.inside != [0; 2] {
                object.insert("inside".to_owned(), json!(card.inside));
            }
            if object.is_empty() {
                cards.push(json!(self.kind_name(card.kind)));
            } else {
                object.insert("card".to_owned(), json!(self.kind_name(card.kind)));
                cards.push(object.into());
            }
        }
        cards.into()
    }

    fn write_lair(&self, state: &State) -> Value {
        let lair = &state.lair;
        let content = &self.content;
        let mut webs = Object::new();
        let mut web = |post: Post, count: u8| {
            if count > 0 {
                webs.insert(self.post_name(post), json!(count));
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
            web(Post::SpecialEvent(event), u8::from(lair.web_special_events & (1 << event.get()) != 0));
        }
        web(Post::Haven, u8::from(lair.web_haven));
        let activities = |set: u32| write_set(set.into(), &content.activities, |card| &card.id);
        json!({
            "hand": self.write_cards(&lair.cards.known_tally()),
            "unseen": lair.cards.unseen,
            "top": lair.top.map(|kind| self.kind_name(kind)),
            "trophies": self.write_cards(&lair.cards.trophy_tally()),
            "hidden_trophies": lair.cards.unseen_trophies,
            "points": lair.points,
            "spiders": self.write_workers(&lair.spiders, 0),
            "season": lair.season.name(),
            "figure": lair.figure.get().map(|place| place.get() + 1),
            "finished": lair.finished,
            "special_this_season": lair.special_this_season,
            "activities": activities(lair.activities),
            "played": activities(lair.played),
            "suspects": activities(lair.suspects),
            "first_card": lair.first_card,
            "idle": lair.idle,
            "stuck": lair.stuck,
            "card": write_id(lair.card, &content.activities, |card| &card.id),
            "personality": write_id(lair.personality, &content.personalities, module_id),
            "plan": write_id(lair.plan, &content.plans, module_id),
            "plot": write_id(lair.plot, &content.plots, plot_id),
            "second_plot": write_id(lair.second_plot, &content.plots, plot_id),
            "plots": write_set(lair.plots, &content.plots, plot_id),
            "personalities": write_set(lair.personalities.into(), &content.personalities, module_id),
            "webs": webs,
            "lent": lair.lent,
            "borrowed": lair.borrowed,
            "lend_next": lair.lend_next,
            "legends": Kind::BUILT_IN
                .into_iter()
                .filter(|kind| lair.legend_pool & kind.legend_bit() != 0)
                .map(|kind| self.kind_name(kind))
                .collect::<Vec<_>>(),
            "hidden_legends": lair.unseen_legends,
            "basic_events": write_set(lair.basic_events.into(), &content.basic_events, |event| &event.id),
            "special_events":
                write_set(lair.special_events.into(), &content.special_events, |event| &event.id),
            "journey_points": lair.journey_points,
        })
    }

    fn write_rats(&self, rats: Rats) -> Value {
        let at = |post: Option<Post>| post.map(|post| self.post_name(post));
        json!({
            "forest": at(rats.forest.get().map(Post::Forest)),
            "journey": at(rats.journey.get().map(Post::Journey)),
            "basic": at(rats.basic.get().map(Post::Basic)),
            "blocked": bits::<MeadowIx>(rats.blocked.into()).map(|place| place.get() + 1).collect::<Vec<_>>(),
            "points": rats.points,
        })
    }
}
