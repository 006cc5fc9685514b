//! Views: what one audience may see of the table.
//!
//! Hidden are the hands of the other players, cards shown only to them, Nightweave's hand and face-down trophies, and
//! the piles. Everything else is open.

mod brook;
mod leaf;
mod powers;
mod rival;
mod score;
mod spire;

use serde::ser::Error;
use serde::{Serialize, Serializer};
use tabletop::{Audience, RuleId};

use crate::agenda::{FairTask, ModuleTask, SpireTask, Task};
use crate::content::{Clearing, Colour, Season, Stock};
use crate::index::{BasicIx, ClearingIx, JourneyIx, MeadowIx, Owner, ShownIx, Slot};
use crate::kind::Kind;
use crate::names::{name_kinds, owner_name};
use crate::setup::{Options, RivalKind};
use crate::state::{Built, Ending, FACE_DOWN, OCCUPIED, PILE_FARM, Post, State, WEBBED};
use crate::{Everdell, Why};

pub use brook::{BrookView, RiverView, SpotView, WonderView};
pub use leaf::{LeafView, MetView, StationCardView, StationView};
pub use powers::{PowerView, TrailsView};
pub use rival::{LairView, RatsView};
pub use score::{ScoreLineView, ScoreView};
pub use spire::{
    BesideView, DiscoveryView, SectionView, SpireView, TileView, TrailView, TurnedView, WeatherView,
};

/// What one audience may see of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(remote = "Self")]
pub struct View {
    /// The names of the kinds of cards that are not built in, in their order: for serde, which knows only the others.
    #[serde(skip)]
    own: Vec<Box<str>>,
    /// The observing seat; `None` for spectators.
    pub seat: Option<Owner>,
    /// Turns begun, from 1.
    pub round: u16,
    /// The player whose turn it is.
    pub turn: Owner,
    /// The first player.
    pub first: Owner,
    /// The open decision; `None` once the game is over.
    pub asked: Option<AskedView>,
    /// The tasks after that, the next first. They depend only on information that all players have.
    pub later: Vec<Task>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// The readings of the rules.
    pub options: Options,
    /// The automated opponent.
    pub rival: RivalKind,
    /// The people, by seat.
    pub players: Vec<PlayerView>,
    /// The places of the meadow, in order.
    pub meadow: Vec<MeadowView>,
    /// Cards in the deck.
    pub deck: u16,
    /// Cards in the discard pile.
    pub discard: u16,
    /// The basic locations along the river.
    pub basics: Vec<SpaceView>,
    /// The clearings, clockwise from the upper left; one without a forest card has no `id`.
    pub forest: Vec<SpaceView>,
    /// The haven.
    pub haven: SpaceView,
    /// The journey, from the left.
    pub journeys: Vec<SpaceView>,
    /// The basic events, in the order of their row.
    pub basic_events: Vec<EventView>,
    /// The special events of the row.
    pub special_events: Vec<EventView>,
    /// The market (B3).
    pub market: Option<MarketView>,
    /// The garland award (B6).
    pub award: Option<AwardView>,
    /// Cards on the table for an effect; this audience may see some and only count the others.
    pub shown: Vec<ShownView>,
    /// Nightweave.
    pub lair: Option<LairView>,
    /// Rugwort.
    pub rats: Option<RatsView>,
    /// The automated opponent's city.
    pub rival_city: Option<CityView>,
    /// The automated opponent's points, without those of hidden cards.
    pub rival_score: Option<ScoreView>,
    /// The pigs' pile of Farms (N5.13).
    pub pile: Option<PileView>,
    /// The river and the wonders of Pearlbrook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub river: Option<RiverView>,
    /// The station, the knoll and the visitors of Newleaf.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub station: Option<StationView>,
    /// The trail of Spirecrest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trail: Option<TrailView>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.own.is_empty() {
            return Self::serialize(self, serializer);
        }
        let mut value = Self::serialize(self, serde_json::value::Serializer).map_err(S::Error::custom)?;
        name_kinds(&mut value, &self.own, "");
        value.serialize(serializer)
    }
}

/// The open decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AskedView {
    /// The player who decides.
    pub seat: Owner,
    /// The kind of decision, such as `turn` or `discard`.
    pub decision: &'static str,
    /// The purpose, such as `haven`, if one kind of decision serves several purposes.
    pub why: Option<String>,
    /// The rule that requires it.
    pub rule: &'static str,
    /// The hand cards that are looked at for it (N15.12), for the audiences that may see them.
    pub cards: Vec<Kind>,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Owner,
    /// The season the player is in.
    pub season: Season,
    /// Whether the player has passed for good.
    pub passed: bool,
    /// Twigs, resin, pebbles and berries.
    pub stock: Stock,
    /// Point tokens beside the city.
    pub points: u16,
    /// Workers at home.
    pub home: u8,
    /// Workers in the game, at home or not.
    pub workers: u8,
    /// Where the others are: places by their stable names, or `adrift` and `lair` for those that
    /// stand nowhere.
    pub posts: Vec<PostView>,
    /// The city.
    pub city: CityView,
    /// The cards of the hand, in order; `None` for other audiences.
    pub hand: Option<Vec<Kind>>,
    /// How many cards are in the hand, with those turned away.
    pub hand_len: u8,
    /// The most cards that can be held.
    pub hand_limit: u8,
    /// Cards of the hand that are turned away (N16.37); `None` for other audiences.
    pub webbed: Option<Vec<Kind>>,
    /// How many hand cards are turned away.
    pub webbed_len: u8,
    /// The legends dealt and not yet played.
    pub legends: Vec<Kind>,
    /// The worker ability, by its stable name.
    pub ability: Option<String>,
    /// The points so far.
    pub score: ScoreView,
    /// The player powers dealt, and the pieces on the one that was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<PowerView>,
    /// The player's Pearlbrook pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brook: Option<BrookView>,
    /// The player's Newleaf pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafView>,
    /// The player's Spirecrest pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spire: Option<SpireView>,
}

/// Where a worker stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PostView {
    /// The place.
    pub post: Post,
    /// Its stable name, which is also the name of the thing a person can point at.
    pub thing: String,
    /// Whether the worker stays there for good.
    pub permanent: bool,
}

/// A city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CityView {
    /// Whose.
    pub owner: Owner,
    /// The cards, in the order of their places.
    pub cards: Vec<CardView>,
    /// Spaces used.
    pub spaces: u8,
    /// Spaces of the city.
    pub limit: u8,
    /// Cards of each colour, in the order of [`Colour::ALL`].
    pub colours: [u8; 5],
}

/// A card in a city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a token that lies on the card, or a sign on it")]
pub struct CardView {
    /// Its place in the city, the same until it leaves.
    pub slot: Slot,
    /// The name of the thing a person can point at, such as `card:0:3`.
    pub thing: String,
    /// Which card.
    pub kind: Kind,
    /// The card it counts as: for a legend that of its banner.
    pub face: Kind,
    /// Its colour.
    pub colour: Colour,
    /// Its base value.
    pub points: i16,
    /// Point tokens on it.
    pub tokens: u8,
    /// An occupied token lies on it.
    pub occupied: bool,
    /// It is turned face down.
    pub face_down: bool,
    /// A web token lies on it.
    pub webbed: bool,
    /// It is a Farm of the pigs' pile, which takes no space.
    pub pile_farm: bool,
    /// It is still to be activated in the production that is running (E9.6).
    pub due: bool,
    /// It has been chosen in the activation that is running, and cannot be chosen again (R107).
    pub chained: bool,
    /// Resources stored on it.
    pub stored: Stock,
    /// Cards under or on it.
    pub held: Vec<Kind>,
    /// The workers on it.
    pub workers: Vec<WorkerView>,
    /// Places for workers in use.
    pub spots_used: u8,
    /// Places for workers that are open now.
    pub spots: u8,
    /// Places for workers that may be unlocked, beyond those.
    pub locked: u8,
    /// It shows the OPEN sign.
    pub open: bool,
    /// The place of the construction that a Messenger shares its space with (P16).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shares: Option<Slot>,
}

/// A piece on a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct WorkerView {
    /// Whose.
    pub owner: Owner,
    /// Whether it stays there for good.
    pub permanent: bool,
}

/// A place of the meadow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a piece that lies on the card, or a mark")]
pub struct MeadowView {
    /// The place, from zero.
    pub place: MeadowIx,
    /// The name of the thing a person can point at; people count from 1.
    pub thing: String,
    /// The card, if there is one.
    pub kind: Option<Kind>,
    /// Nightweave sits there.
    pub nightweave: bool,
    /// One of Rugwort's rats blocks the card.
    pub blocked: bool,
    /// The personality that Nightweave has marks the card.
    pub marked: bool,
    /// The marker of the rats lies on the card (B12.11).
    pub rats: bool,
}

/// A place for workers on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// The place.
    pub post: Post,
    /// Its stable name, which is also the name of the thing a person can point at.
    pub thing: String,
    /// The record of the content: a basic location, a forest card, a journey space or an event.
    pub id: Option<String>,
    /// The workers on it.
    pub workers: Vec<WorkerView>,
    /// How many workers it holds; `None` for any number.
    pub room: Option<u8>,
    /// Web tokens on it.
    pub webs: u8,
    /// The figure of the spiders ability stands there (N5.12).
    pub figure: bool,
    /// A token of the axolotls lies there (B12.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub token: bool,
}

/// An event of the row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EventView {
    /// The place for a worker.
    pub space: SpaceView,
    /// Whether it is a special event.
    pub special: bool,
    /// Who has achieved it.
    pub owner: Option<Owner>,
    /// How many of the required cards or colours each city has, by seat.
    pub have: Vec<u8>,
    /// How many cards or colours it requires.
    pub need: u8,
    /// Resources stored on it.
    pub stored: Stock,
    /// Cards under it.
    pub held: Vec<Kind>,
}

/// The market.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MarketView {
    /// The place for workers.
    pub space: SpaceView,
    /// The tokens, in the order of their row.
    pub tokens: Vec<MarketTokenView>,
}

/// A token of the market.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MarketTokenView {
    /// The record of the content.
    pub id: String,
    /// Whether it is on the side for trading.
    pub trading: bool,
}

/// The garland award in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AwardView {
    /// The record of the content.
    pub id: String,
    /// How many cards are counted in the city of each person, by seat, and then in that of Nightweave.
    pub counts: Vec<u8>,
}

/// A card on the table for an effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownView {
    /// Its place, from zero.
    pub place: ShownIx,
    /// The name of the thing a person can point at; people count from 1.
    pub thing: String,
    /// The card, for the audiences that may see it.
    pub kind: Option<Kind>,
}

/// The pigs' pile of Farms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PileView {
    /// Whose it is.
    pub owner: Owner,
    /// The top Farm.
    pub top: Option<Kind>,
    /// Farms under it.
    pub left: u8,
}

/// A count as a byte.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// The tasks below the open one, without those that show cards of another player's hand.
fn look_at_agenda(state: &State, seat: Option<Owner>) -> Vec<Task> {
    let secret = |task: &Task| match task {
        Task::Module(ModuleTask::Gaze { who, .. }) | Task::Fair(FairTask::Share { who, .. }) => {
            seat != Some(*who)
        }
        _ => false,
    };
    state.agenda.tasks().iter().rev().skip(1).filter(|task| !secret(task)).copied().collect()
}

impl Everdell {
    /// The player who alone may see the cards on the table, because they were drawn to choose from; `None` if they are
    /// revealed to all.
    pub fn shown_only_to(&self, state: &State) -> Option<Owner> {
        state.agenda.tasks().iter().find_map(|task| match task {
            Task::Keep { who }
            | Task::Opponent { who, why: Why::Teacher }
            | Task::Spire(SpireTask::Snatch { who }) => Some(*who),
            _ => None,
        })
    }

    /// The view of an audience.
    pub(crate) fn look(&self, state: &State, audience: Audience) -> View {
        let seat = Owner::looking(audience);
        let nightweave = state.rival == RivalKind::Nightweave;
        let rugwort = state.rival == RivalKind::Rugwort;
        let rival = state.rival != RivalKind::None;
        let hidden = self.shown_only_to(state).is_some_and(|who| seat != Some(who));
        let shown = ShownIx::enumerate(&state.shown).filter_map(|(place, card)| {
            let kind = (*card)?;
            let thing = format!("shown:{}", place.get() + 1);
            Some(ShownView { place, thing, kind: (!hidden).then_some(kind) })
        });
        View {
            own: self.own_names(),
            seat,
            round: state.round,
            turn: state.turn,
            first: state.first,
            asked: self.asked(state).map(|asked| AskedView {
                seat: Owner::of(asked.seat),
                decision: asked.name,
                why: self.purpose(state.agenda.top()),
                rule: asked.rule.id(),
                cards: match state.agenda.top() {
                    Task::Module(ModuleTask::Gaze { who, cards }) if seat == Some(who) => cards.to_vec(),
                    _ => Vec::new(),
                },
            }),
            later: look_at_agenda(state, seat),
            ending: state.ending,
            options: state.options,
            rival: state.rival,
            players: state.people().map(|who| self.look_at_player(state, who, seat)).collect(),
            meadow: self.look_at_meadow(state),
            deck: state.deck_len(),
            discard: state.discard_len(),
            basics: self.look_at_basics(state),
            forest: self.look_at_forest(state),
            haven: self.look_at_space(state, Post::Haven, None, None),
            journeys: self.look_at_journeys(state),
            basic_events: self.look_at_basic_events(state),
            special_events: self.look_at_special_events(state),
            market: state.market().map(|market| MarketView {
                space: self.look_at_space(state, Post::Market, None, None),
                tokens: market
                    .row
                    .into_iter()
                    .filter_map(|token| {
                        let id = self.content.market_tokens.get(token.index())?.id.to_string();
                        Some(MarketTokenView { id, trading: market.trades(token) })
                    })
                    .collect(),
            }),
            award: self.award(state).map(|(_, award)| AwardView {
                id: award.id.to_string(),
                counts: state.cities().map(|owner| self.award_cards(state, owner, award.of)).collect(),
            }),
            shown: shown.collect(),
            lair: nightweave.then(|| self.look_at_lair(state)),
            rats: rugwort.then(|| self.look_at_rats(state)),
            rival_city: rival.then(|| self.look_at_city(state, Owner::RIVAL)),
            rival_score: rival.then(|| self.look_at_score(&self.score(state, Owner::RIVAL))),
            pile: state.pile_owner.get().map(|owner| PileView {
                owner,
                top: state.pile_top,
                left: state.pile.iter().sum(),
            }),
            river: state.brook().map(|brook| self.look_at_river(state, brook)),
            station: state.leaf().and_then(|leaf| self.look_at_station(state, leaf)),
            trail: state.spire().map(|spire| self.look_at_trail(state, spire)),
        }
    }

    fn look_at_player(&self, state: &State, who: Owner, seat: Option<Owner>) -> PlayerView {
        let player = state.player(who);
        let own = seat == Some(who);
        let ability = player.ability.get().and_then(|ability| self.content.abilities.get(ability.index()));
        PlayerView {
            seat: who,
            season: player.season,
            passed: player.passed,
            stock: player.stock,
            points: player.points,
            home: player.at_home(),
            workers: small(player.workers.iter().filter(|&&post| post != Post::Away).count()),
            posts: self.look_at_posts(&player.workers, player.permanent),
            city: self.look_at_city(state, who),
            hand: own.then(|| player.hand.cards().collect()),
            hand_len: player.hand_len(),
            hand_limit: self.hand_limit(state, who),
            webbed: own.then(|| player.webbed.iter().flatten().copied().collect()),
            webbed_len: small(player.webbed.iter().flatten().count()),
            legends: player.legends.iter().flatten().copied().collect(),
            ability: ability.map(|ability| ability.id.to_string()),
            score: self.look_at_score(&self.score(state, who)),
            power: state.powers().map(|powers| self.look_at_power(state, powers, who, own)),
            brook: state.brook().map(|brook| self.look_at_brook(state, brook, who, own)),
            leaf: state.leaf().map(|leaf| self.look_at_leaf(state, leaf, who)),
            spire: state.spire().map(|spire| self.look_at_spire(state, spire, who)),
        }
    }

    /// Whether a token of the axolotls lies on a place.
    fn is_unexplored(&self, state: &State, post: Post) -> bool {
        let Post::Basic(place) = post else { return false };
        self.explores(state) && state.powers().is_some_and(|powers| powers.is_unexplored(place))
    }

    /// The workers that are in the game and not at home.
    fn look_at_posts(&self, workers: &[Post], permanent: u8) -> Vec<PostView> {
        let out = workers.iter().enumerate().filter(|(_, post)| !matches!(post, Post::Away | Post::Home));
        out.map(|(index, &post)| PostView {
            post,
            thing: self.post_name(post),
            permanent: permanent & 1u8.checked_shl(u32::try_from(index).unwrap_or(8)).unwrap_or(0) != 0,
        })
        .collect()
    }

    fn look_at_city(&self, state: &State, owner: Owner) -> CityView {
        let city = state.city(owner);
        CityView {
            owner,
            cards: city.iter().map(|(slot, card)| self.look_at_card(state, owner, slot, *card)).collect(),
            spaces: self.filled(city, owner.is_rival()),
            limit: small(crate::content::CITY) + if owner.is_rival() { 0 } else { self.roads(city) },
            colours: self.colours(city),
        }
    }

    fn look_at_card(&self, state: &State, owner: Owner, slot: Slot, card: Built) -> CardView {
        let facts = self.facts(card.kind);
        let post = Post::Card(owner, slot);
        let spots = self.spots(state, owner, &card);
        let workers = self.look_at_workers(state, post);
        CardView {
            slot,
            thing: format!("card:{}:{slot}", owner_name(owner)),
            kind: card.kind,
            face: self.face(card.kind),
            colour: facts.colour,
            points: self.base_value(&card),
            tokens: card.tokens,
            occupied: card.has(OCCUPIED),
            face_down: card.has(FACE_DOWN),
            webbed: card.has(WEBBED) || (facts.spots > 0 && self.is_plagued(state, owner, slot)),
            pile_farm: card.has(PILE_FARM),
            due: !owner.is_rival() && state.player(owner).due.bits() & slot.bit() != 0,
            chained: state.chain_of(owner) & slot.bit() != 0,
            stored: card.stored(),
            held: card.held().collect(),
            spots_used: small(workers.len()),
            workers,
            spots,
            locked: (facts.spots + facts.locked).saturating_sub(spots),
            open: self.is_open(&card),
            shares: self.shares(state.city(owner), card),
        }
    }

    /// Every piece on a place, the people's first.
    fn look_at_workers(&self, state: &State, post: Post) -> Vec<WorkerView> {
        let mut workers = Vec::new();
        for (owner, player) in state.people().zip(state.everyone()) {
            for (index, _) in player.workers.iter().enumerate().filter(|(_, place)| **place == post) {
                workers.push(WorkerView { owner, permanent: player.permanent & (1 << index) != 0 });
            }
        }
        let spiders = state.lair.spiders.iter().filter(|&&place| place == post).count();
        let rivals = spiders + usize::from(state.rat_at(post));
        workers.extend((0..rivals).map(|_| WorkerView { owner: Owner::RIVAL, permanent: false }));
        workers
    }

    fn look_at_space(&self, state: &State, post: Post, id: Option<&str>, room: Option<u8>) -> SpaceView {
        SpaceView {
            post,
            thing: self.post_name(post),
            id: id.map(str::to_owned),
            workers: self.look_at_workers(state, post),
            room,
            webs: webs(state, post),
            figure: state.figure_post == post,
            token: self.is_unexplored(state, post),
        }
    }

    fn look_at_meadow(&self, state: &State) -> Vec<MeadowView> {
        let places = MeadowIx::enumerate(&state.meadow);
        places
            .map(|(place, &kind)| MeadowView {
                place,
                thing: format!("meadow:{}", place.get() + 1),
                kind,
                nightweave: state.rival == RivalKind::Nightweave && state.lair.figure.is(place),
                blocked: state.rival == RivalKind::Rugwort && !self.is_unblocked(state, place),
                marked: kind.is_some() && self.is_marked(state, place),
                rats: state.powers().is_some_and(|powers| powers.marker.is(place)),
            })
            .collect()
    }

    /// Whether Nightweave's personality marks a meadow card: those that touch her space, at the
    /// corners too unless the personality says otherwise (N14.1, N14.12).
    fn is_marked(&self, state: &State, place: MeadowIx) -> bool {
        let (Some(figure), Some(personality)) = (state.lair.figure.get(), state.lair.personality.get())
        else {
            return false;
        };
        let Some(personality) = self.content.personalities.get(personality.index()) else { return false };
        if figure == place {
            return false;
        }
        let (figure, place) = (figure.get(), place.get());
        let across = (figure % 4).abs_diff(place % 4);
        let down = (figure / 4).abs_diff(place / 4);
        if &*personality.id == "infernal" { across + down == 1 } else { across <= 1 && down <= 1 }
    }

    fn look_at_basics(&self, state: &State) -> Vec<SpaceView> {
        let basics = BasicIx::enumerate(&self.content.basics);
        basics
            .map(|(index, basic)| {
                let room = if basic.shared { None } else { Some(1) };
                self.look_at_space(state, Post::Basic(index), Some(&basic.id), room)
            })
            .collect()
    }

    fn look_at_forest(&self, state: &State) -> Vec<SpaceView> {
        let room = state.clearing_room();
        let clearings = ClearingIx::enumerate(&state.forest).take(Clearing::ALL.len());
        clearings
            .map(|(clearing, &forest)| {
                let card = forest.get().and_then(|forest| self.content.forests.get(forest.index()));
                self.look_at_space(state, Post::Forest(clearing), card.map(|card| &*card.id), Some(room))
            })
            .collect()
    }

    fn look_at_journeys(&self, state: &State) -> Vec<SpaceView> {
        let journeys = JourneyIx::enumerate(&self.content.journeys);
        journeys
            .map(|(space, journey)| {
                let room = if journey.shared { None } else { Some(1) };
                self.look_at_space(state, Post::Journey(space), Some(&journey.id), room)
            })
            .collect()
    }

    fn look_at_basic_events(&self, state: &State) -> Vec<EventView> {
        let events = state.basic_events_owned();
        events
            .filter_map(|(index, owner)| Some((index, self.content.basic_events.get(index.index())?, owner)))
            .map(|(index, event, owner)| EventView {
                space: self.look_at_space(state, Post::BasicEvent(index), Some(&event.id), Some(1)),
                special: false,
                owner: owner.get(),
                have: state
                    .people()
                    .map(|seat| self.counts_for(state.city(seat), event).min(event.count))
                    .collect(),
                need: event.count,
                stored: Stock::NONE,
                held: Vec::new(),
            })
            .collect()
    }

    fn look_at_special_events(&self, state: &State) -> Vec<EventView> {
        let rows = state.specials.iter().zip(&state.special_owners).zip(&state.stores);
        rows.filter_map(|((&index, owner), store)| Some((index.get()?, owner, store)))
            .map(|(index, owner, store)| {
                let id = self.content.special_events.get(index.index()).map(|event| &*event.id);
                let met = |seat| self.meets_special(state, seat, index);
                EventView {
                    space: self.look_at_space(state, Post::SpecialEvent(index), id, Some(1)),
                    special: true,
                    owner: owner.get(),
                    have: state.people().map(|seat| met(seat).0).collect(),
                    need: met(Owner::FIRST).1,
                    stored: store.stock,
                    held: store.cards.iter().flatten().copied().collect(),
                }
            })
            .collect()
    }
}

/// Web tokens on a place.
fn webs(state: &State, post: Post) -> u8 {
    let lair = &state.lair;
    let bit = |set: u32, place: u8| u8::from(set & 1u32.checked_shl(place.into()).unwrap_or(0) != 0);
    match post {
        Post::Basic(place) => bit(lair.web_basic.into(), place.get()),
        Post::Forest(clearing) => bit(lair.web_forest.into(), clearing.get()),
        Post::Haven => u8::from(lair.web_haven),
        Post::BasicEvent(event) => lair.web_basic_events.get(usize::from(event)).copied().unwrap_or(0),
        Post::SpecialEvent(event) => bit(lair.web_special_events, event.get()),
        _ => 0,
    }
}

/// All web tokens on the board and in cities.
fn all_webs(state: &State) -> u8 {
    let lair = &state.lair;
    let spaces = u32::from(lair.web_basic).count_ones()
        + u32::from(lair.web_forest).count_ones()
        + lair.web_special_events.count_ones()
        + u32::from(lair.web_haven)
        + lair.web_basic_events.iter().map(|&count| u32::from(count)).sum::<u32>();
    let cards = state.cities().map(|owner| {
        u32::try_from(state.city(owner).iter().filter(|(_, card)| card.has(WEBBED)).count()).unwrap_or(0)
    });
    u8::try_from(spaces + cards.sum::<u32>()).unwrap_or(u8::MAX)
}
