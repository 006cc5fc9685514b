//! Views: what one audience may see of the table.
//!
//! Hidden are the hands of the other players, cards shown only to them, Nightweave's hand and face-down trophies, and
//! the piles. Everything else is open.

mod leaf;

pub use leaf::{LeafView, MetView, StationCardView, StationView};
mod spire;

use serde::ser::Error;
use serde::{Serialize, Serializer};
use tabletop::{Audience, Maybe, RuleId};

use crate::agenda::{FairTask, ModuleTask, SpireTask, Task};
use crate::content::{Clearing, Colour, PowerEffect, Resource, Season, Stock, ids};
use crate::index::{
    AbilityIx, BasicEventIx, BasicIx, ClearingIx, ForestIx, JourneyIx, MeadowIx, Owner, PersonalityIx,
    PlanIx, RiverSpotIx, ShownIx, Slot, SpecialEventIx, WonderIx,
};
use crate::kind::Kind;
use crate::names::{name_kinds, owner_name};
use crate::scoring::{Score, ScoreKind};
use crate::setup::{Options, RivalKind};
use crate::state::{
    Adornments, Brook, Built, Ending, FACE_DOWN, OCCUPIED, PILE_FARM, Post, Powers, State, WEBBED,
};
use crate::{Everdell, Why};

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
    /// Whose turn it is.
    pub turn: Owner,
    /// Who went first.
    pub first: Owner,
    /// The decision that is asked now; `None` once the game is over.
    pub asked: Option<AskedView>,
    /// The tasks after that, the next first. They follow from what all players have seen.
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
    /// Cards on the table for an effect, that this audience may see or only count.
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

/// What is asked now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AskedView {
    /// Who decides.
    pub seat: Owner,
    /// What kind of decision it is, such as `turn` or `discard`.
    pub decision: &'static str,
    /// What it is for, such as `haven`, where one kind of decision serves several purposes.
    pub why: Option<String>,
    /// The rule that asks.
    pub rule: &'static str,
    /// The hand cards that are looked at for it (N15.12), for those who are shown them.
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
    /// How many are turned away.
    pub webbed_len: u8,
    /// The legends dealt and not yet played.
    pub legends: Vec<Kind>,
    /// The worker ability, by its stable name.
    pub ability: Option<String>,
    /// The points so far.
    pub score: ScoreView,
    /// The player powers dealt, and what lies on the one that was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<PowerView>,
    /// What the player has of Pearlbrook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brook: Option<BrookView>,
    /// What the player has of Newleaf.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafView>,
    /// What the player has of Spirecrest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spire: Option<SpireView>,
}

/// The player powers dealt to a player, and what lies on the one that was kept (B11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PowerView {
    /// The powers of which one is still to be kept, by their stable names; `None` for other audiences.
    pub dealt: Option<Vec<String>>,
    /// Point tokens on the power.
    pub tokens: u8,
    /// The resource stored on it.
    pub stored: Option<Resource>,
    /// Whether it has been used in this turn.
    pub used: bool,
    /// The tokens that the axolotls have taken and not spent (B12.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild: Option<u8>,
    /// The forest cards of the lizards (B12.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trails: Option<TrailsView>,
}

/// The forest cards that a player alone can use, with the lizards (B12.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrailsView {
    /// Those in play.
    pub open: Vec<SpaceView>,
    /// Those that the player looks at, by their stable names; `None` for other audiences.
    pub looked: Option<Vec<String>>,
    /// How many are left in the pile.
    pub left: u8,
}

/// What a player or Nightweave has of Pearlbrook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BrookView {
    /// Pearls.
    pub pearls: u8,
    /// Where the ambassador is, as a stable name.
    pub ambassador: String,
    /// Adornments not yet played, by their stable names; `None` for other audiences.
    pub held: Option<Vec<String>>,
    /// How many of them there are.
    pub held_len: u8,
    /// Adornments that were played.
    pub played: Vec<String>,
    /// Wonders that were built.
    pub wonders: Vec<String>,
}

/// The river and the wonders of Pearlbrook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RiverView {
    /// The spots, the Shoal last.
    pub spots: Vec<SpotView>,
    /// The wonders, in the order of the content.
    pub wonders: Vec<WonderView>,
}

/// A spot of the river.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpotView {
    /// The place.
    pub post: Post,
    /// Its stable name, which is also the name of the thing a person can point at.
    pub thing: String,
    /// The river card, if it lies face up.
    pub card: Option<String>,
    /// Pearls on it.
    pub pearls: u8,
    /// Whose ambassadors are there.
    pub ambassadors: Vec<Owner>,
    /// The colour it asks for; none for the Shoal.
    pub colour: Option<Colour>,
    /// How many cards of that colour it asks for.
    pub need: u8,
    /// How many of them each player has, by seat.
    pub have: Vec<u8>,
}

/// A wonder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WonderView {
    /// The place for a worker.
    pub space: SpaceView,
    /// Who has built it.
    pub owner: Option<Owner>,
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
    /// Spaces there are.
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
    /// What is stored on it.
    pub stored: Stock,
    /// Cards under or on it.
    pub held: Vec<Kind>,
    /// Who stands on it.
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
    /// Who stands there.
    pub workers: Vec<WorkerView>,
    /// How many workers it holds; nothing for any number.
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
    /// How much of what it asks for is in each city, by seat.
    pub have: Vec<u8>,
    /// How much it asks for: so many cards, or colours.
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
    /// The card, for those who are shown it.
    pub kind: Option<Kind>,
}

/// Nightweave's lair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LairView {
    /// Her level.
    pub level: u8,
    /// The season she is in.
    pub season: Season,
    /// Cards in her hand.
    pub hand_len: u8,
    /// The top card of her hand, when it lies face up (R118).
    pub top: Option<Kind>,
    /// Spiders on her board.
    pub home: u8,
    /// Spiders in the game.
    pub spiders: u8,
    /// Where the others are.
    pub posts: Vec<PostView>,
    /// Where her figure sits in the meadow, from zero; nothing when it is at home.
    pub figure: Option<MeadowIx>,
    /// The activity card turned up last, by its stable name.
    pub activity: Option<String>,
    /// Activity cards that can still be turned up in this season.
    pub activities: u8,
    /// Point tokens.
    pub points: u16,
    /// Cards that are trophies and lie face up, in order.
    pub trophies: Vec<Kind>,
    /// Trophies that lie face down.
    pub hidden_trophies: u8,
    /// Events that are trophies, by their stable names.
    pub event_trophies: Vec<String>,
    /// The personality, by its stable name.
    pub personality: Option<String>,
    /// The plan.
    pub plan: Option<String>,
    /// The active plots.
    pub plots: Vec<String>,
    /// Plots not drawn yet.
    pub plots_left: u8,
    /// Web tokens in the game.
    pub webs: u8,
    /// Whether her game has ended.
    pub finished: bool,
    /// What she has of Pearlbrook; adornments that she has turned up are trophies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brook: Option<BrookView>,
    /// What she has of Newleaf: visitors that are trophies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafView>,
    /// What she has of Spirecrest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spire: Option<SpireView>,
}

/// Rugwort and his rats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RatsView {
    /// The year.
    pub year: u8,
    /// Where his rats stand, without those in the meadow.
    pub posts: Vec<PostView>,
    /// Meadow places that his rats block, from zero.
    pub blocked: Vec<MeadowIx>,
    /// Point tokens.
    pub points: u16,
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

/// A score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreView {
    /// All points.
    pub total: i16,
    /// What they are for.
    pub lines: Vec<ScoreLineView>,
}

/// One line of a score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreLineView {
    /// What for: `card`, `tokens`, `tokens-on`, `prosperity`, `journey`, `basic-event`,
    /// `special-event`, `award`, `power`, `pearls`, `wonder`, `adornment`, `tile`, `discovery`, `bonus` or what the automated opponent's rules
    /// count.
    pub what: &'static str,
    /// The card it is for.
    pub card: Option<Kind>,
    /// The journey space, event, wonder or adornment it is for, by its stable name.
    pub id: Option<String>,
    /// How many points.
    pub points: i16,
    /// By which rule.
    pub rule: &'static str,
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

    /// What an audience may see.
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

    fn look_at_power(&self, state: &State, powers: &Powers, who: Owner, own: bool) -> PowerView {
        let effects = self.power_of(state, who).map_or(&[][..], |(_, power)| &power.effects);
        let hunts = effects.contains(&PowerEffect::Hunt);
        let dealt = powers.dealt[who.index()].iter();
        let name = |ability: &Maybe<AbilityIx>| {
            Some(self.content.abilities.get(ability.get()?.index())?.id.to_string())
        };
        PowerView {
            dealt: own.then(|| dealt.filter_map(name).collect()),
            tokens: if hunts { powers.tokens } else { 0 },
            stored: powers.stored.filter(|_| effects.contains(&PowerEffect::Invest)),
            used: hunts && powers.hunted,
            wild: effects.contains(&PowerEffect::Explore).then_some(powers.wild),
            trails: effects
                .contains(&PowerEffect::Wander)
                .then(|| self.look_at_trails(state, powers, who, own)),
        }
    }

    fn look_at_trails(&self, state: &State, powers: &Powers, who: Owner, own: bool) -> TrailsView {
        let id = |forest: ForestIx| self.content.forests.get(forest.index()).map(|card| &*card.id);
        let looked = powers.trails.looked.iter().filter_map(|forest| id(forest.get()?));
        TrailsView {
            open: self
                .trails_of(state, who)
                .map(|clearing| {
                    let card = state.forest_at(clearing).and_then(id);
                    self.look_at_space(state, Post::Forest(clearing), card, Some(1))
                })
                .collect(),
            looked: own.then(|| looked.map(str::to_owned).collect()),
            left: small(powers.trails.left()),
        }
    }

    /// Whether a token of the axolotls lies on a place.
    fn is_unexplored(&self, state: &State, post: Post) -> bool {
        let Post::Basic(place) = post else { return false };
        self.explores(state) && state.powers().is_some_and(|powers| powers.is_unexplored(place))
    }

    fn look_at_brook(&self, state: &State, brook: &Brook, who: Owner, own: bool) -> BrookView {
        let names = |adornments: Adornments| {
            adornments
                .iter()
                .filter_map(|adornment| Some(self.adornment(adornment)?.id.to_string()))
                .collect::<Vec<_>>()
        };
        let held = brook.held[who.index()];
        let wonders = brook.wonders_of(who).filter_map(|wonder| Some(self.wonder(wonder)?.id.to_string()));
        BrookView {
            pearls: brook.pearls[who.index()],
            ambassador: self.post_name(brook.ambassadors[who.index()]),
            held: own.then(|| names(held)),
            held_len: self.adornments_left(state, who),
            played: names(brook.played[who.index()]),
            wonders: wonders.collect(),
        }
    }

    fn look_at_river(&self, state: &State, brook: &Brook) -> RiverView {
        let spots = RiverSpotIx::enumerate(&ids::RIVER_SPOTS).map(|(spot, _)| {
            let post = Post::River(spot);
            let card = brook.spots.get(spot.index()).and_then(|card| card.get());
            let asks = self.spot_asks(spot);
            let have = asks.map_or_else(Vec::new, |(colour, _)| {
                state.people().map(|seat| self.river_count(state.city(seat), colour)).collect()
            });
            SpotView {
                post,
                thing: self.post_name(post),
                card: card.and_then(|card| Some(self.river_card(card)?.id.to_string())),
                pearls: u8::from(spot != RiverSpotIx::SHOAL && card.is_none()),
                ambassadors: Owner::enumerate(brook.ambassadors.iter())
                    .filter(|(_, place)| **place == post)
                    .map(|(owner, _)| owner)
                    .collect(),
                colour: asks.map(|(colour, _)| colour),
                need: asks.map_or(0, |(_, need)| need),
                have,
            }
        });
        let wonders = WonderIx::enumerate(&brook.wonders).map(|(wonder, owner)| WonderView {
            space: self.look_at_space(
                state,
                Post::Wonder(wonder),
                self.wonder(wonder).map(|wonder| &*wonder.id),
                Some(1),
            ),
            owner: owner.get(),
        });
        RiverView { spots: spots.collect(), wonders: wonders.collect() }
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
        let room = if state.players >= 4 { 2 } else { 1 };
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

    fn look_at_lair(&self, state: &State) -> LairView {
        let lair = &state.lair;
        let content = &self.content;
        let module = |modules: &[crate::content::Module], index: Option<usize>| {
            modules.get(index?).map(|module| module.id.to_string())
        };
        let plots = [lair.plot, lair.second_plot].into_iter();
        let trophies = self.kinds().map(|kind| (kind, lair.cards.trophies(kind)));
        let basic = BasicEventIx::first(8)
            .filter(|event| lair.basic_events & (1 << event.get()) != 0)
            .map(Post::BasicEvent);
        let hers = state.her_special_events();
        let special =
            SpecialEventIx::first(64).filter(|event| hers >> event.get() & 1 != 0).map(Post::SpecialEvent);
        LairView {
            level: state.level,
            season: lair.season,
            hand_len: state.lair_hand(),
            top: lair.top,
            home: small(lair.spiders.iter().filter(|post| matches!(post, Post::Lair | Post::Home)).count()),
            spiders: small(lair.spiders.iter().filter(|&&post| post != Post::Away).count()),
            posts: self
                .look_at_posts(&lair.spiders, 0)
                .into_iter()
                .filter(|post| post.post != Post::Lair)
                .collect(),
            figure: lair.figure.get(),
            activity: self.activity(state).map(|card| card.id.to_string()),
            activities: u8::try_from(lair.activities.count_ones())
                .unwrap_or(u8::MAX)
                .saturating_sub(u8::from(lair.suspects != 0)),
            points: lair.points,
            trophies: trophies
                .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
                .collect(),
            hidden_trophies: lair.cards.unseen_trophies,
            event_trophies: basic
                .chain(special)
                .map(|post| self.post_name(post).split_off("event:".len()))
                .collect(),
            personality: module(&content.personalities, lair.personality.get().map(PersonalityIx::index)),
            plan: module(&content.plans, lair.plan.get().map(PlanIx::index)),
            plots: plots
                .filter_map(|plot| content.plots.get(plot.get()?.index()).map(|plot| plot.id.to_string()))
                .collect(),
            plots_left: u8::try_from(lair.plots.count_ones()).unwrap_or(u8::MAX),
            webs: all_webs(state),
            finished: lair.finished,
            brook: state.brook().map(|brook| self.look_at_brook(state, brook, Owner::RIVAL, false)),
            leaf: state.leaf().map(|leaf| self.look_at_leaf(state, leaf, Owner::RIVAL)),
            spire: state.spire().map(|spire| self.look_at_spire(state, spire, Owner::RIVAL)),
        }
    }

    fn look_at_rats(&self, state: &State) -> RatsView {
        let rats = &state.rats;
        RatsView {
            year: state.level,
            posts: rats
                .posts()
                .map(|post| PostView { post, thing: self.post_name(post), permanent: false })
                .collect(),
            blocked: MeadowIx::all().filter(|&place| !self.is_unblocked(state, place)).collect(),
            points: rats.points,
        }
    }

    fn look_at_score(&self, score: &Score) -> ScoreView {
        let lines = score.lines.iter().map(|line| {
            let event = |post| Some(self.post_name(post).split_off("event:".len()));
            let (what, card, id) = match line.what {
                ScoreKind::Card(kind) => ("card", Some(kind), None),
                ScoreKind::Tokens => ("tokens", None, None),
                ScoreKind::TokensOn(kind) => ("tokens-on", Some(kind), None),
                ScoreKind::Prosperity(kind) => ("prosperity", Some(kind), None),
                ScoreKind::Journey(space) => {
                    let journey = self.content.journeys.get(usize::from(space));
                    ("journey", None, journey.map(|journey| journey.id.to_string()))
                }
                ScoreKind::BasicEvent(index) => ("basic-event", None, event(Post::BasicEvent(index))),
                ScoreKind::SpecialEvent(index) => ("special-event", None, event(Post::SpecialEvent(index))),
                ScoreKind::Award(award) => {
                    ("award", None, self.content.awards.get(award.index()).map(|award| award.id.to_string()))
                }
                ScoreKind::Bonus(kind) => ("bonus", Some(kind), None),
                ScoreKind::Rival(name) => (name, None, None),
                ScoreKind::Power(ability) => {
                    let record = self.content.abilities.get(ability.index());
                    ("power", None, record.map(|power| power.id.to_string()))
                }
                ScoreKind::Pearls => ("pearls", None, None),
                ScoreKind::Wonder(wonder) => {
                    ("wonder", None, self.wonder(wonder).map(|wonder| wonder.id.to_string()))
                }
                ScoreKind::Visitor(visitor) => {
                    ("visitor", None, self.visitor(visitor).map(|record| record.id.to_string()))
                }
                ScoreKind::Adornment(adornment) => {
                    ("adornment", None, self.adornment(adornment).map(|record| record.id.to_string()))
                }
                ScoreKind::Tile(tile) => ("tile", None, Some(self.tile_name(tile))),
                ScoreKind::Discovery(discovery) => ("discovery", None, Some(self.discovery_name(discovery))),
            };
            ScoreLineView { what, card, id, points: line.points, rule: line.rule.id() }
        });
        ScoreView { total: score.total(), lines: lines.collect() }
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
