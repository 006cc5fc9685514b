//! Events as stable names and as messages.
//!
//! An event is narrated without its position, so a place in a city is described by the owner of the city.

mod ids;

use std::sync::Arc;

use tabletop::{Arg, Message, Names};

use crate::Everdell;
use crate::content::{Act, Area, Clearing, ForestEffect, Gain, Resource, Space, Stock, Tokens};
use crate::event::{Event, Heap};
use crate::index::{
    BasicIx, ClearingIx, JourneyIx, MeadowIx, Owner, PlotIx, RiverSpotIx, Stage, TrainIx, VisitorIx,
};
use crate::kind::Kind;
use crate::setup::RivalKind;
use crate::state::{Post, State};

impl Heap {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Discard => "discard",
            Self::Meadow => "meadow",
            Self::Hand => "hand",
            Self::City => "city",
            Self::Shown => "shown",
            Self::Under => "under",
            Self::Trophies => "trophies",
            Self::Pile => "pile",
            Self::Box => "box",
        }
    }
}

/// A player, or the automated opponent.
pub(crate) fn who(seat: Owner) -> Message {
    if seat.is_rival() {
        Message::new("ev-who-rival")
    } else {
        Message::new("ev-who-seat").number("number", i64::try_from(seat.place()).unwrap_or(0) + 1)
    }
}

/// A message for one reader: the automated opponent by its name, and the reader as `you`, for which the text gets the
/// name of the argument that is the reader.
pub(crate) fn heard(mut message: Message, rival: RivalKind, reader: Option<Owner>) -> Message {
    if message.key == "ev-who-rival" {
        message.key = match rival {
            RivalKind::None => "ev-who-rival",
            RivalKind::Nightweave => "ev-who-nightweave",
            RivalKind::Rugwort => "ev-who-rugwort",
        };
    }
    let you = reader.map(who);
    let mut spoken_to = None;
    for (name, arg) in &mut message.args {
        let yours = match arg {
            Arg::Message(part) => Some(&**part) == you.as_ref(),
            Arg::List(parts) => parts.len() == 1 && parts.first() == you.as_ref(),
            _ => false,
        };
        if yours && spoken_to.is_none() {
            spoken_to = Some(*name);
        }
        let hear = |part: &mut Message| {
            let whole = std::mem::replace(part, Message::new(""));
            *part = heard(whole, rival, reader);
        };
        match arg {
            Arg::Message(part) => hear(part),
            Arg::List(parts) => parts.iter_mut().for_each(hear),
            _ => {}
        }
    }
    match spoken_to {
        Some(name) => message.key("reader", name),
        None => message,
    }
}

/// Resources, each kind with its number, or a word for none.
pub(crate) fn amounts(stock: Stock) -> Vec<Message> {
    let some = each_amount(stock);
    if some.is_empty() { vec![Message::new("ev-amount-nothing")] } else { some }
}

/// Resources, each kind of which there are some with its number.
pub(crate) fn each_amount(stock: Stock) -> Vec<Message> {
    let some = Resource::ALL.into_iter().filter(|&resource| stock[resource] > 0);
    some.map(|resource| amount(resource, stock[resource])).collect()
}

/// An amount of one resource.
pub(crate) fn amount(resource: Resource, count: u8) -> Message {
    Message::new(match resource {
        Resource::Twig => "ev-amount-twig",
        Resource::Resin => "ev-amount-resin",
        Resource::Pebble => "ev-amount-pebble",
        Resource::Berry => "ev-amount-berry",
    })
    .number("count", count)
}

/// The source of a question by its name; Nightweave if it has none.
pub(crate) fn named(name: Option<&Arc<Names>>) -> Message {
    match name {
        Some(name) => Message::new("ev-for-named").name("name", name),
        None => Message::new("ev-who-nightweave"),
    }
}

/// A payment or gain: each part with its number and in the object case, or a word for nothing.
pub fn gain_words(gain: Gain) -> Vec<Message> {
    let mut words = each_amount(gain.stock);
    let parts =
        [("ev-amount-any", gain.any), ("ev-amount-card", gain.cards), ("ev-amount-point", gain.points)];
    let some = parts.into_iter().filter(|(_, count)| *count > 0);
    words.extend(some.map(|(key, count)| Message::new(key).number("count", count)));
    if words.is_empty() { vec![Message::new("ev-amount-nothing")] } else { words }
}

/// The stable name of a section of the trail, or of the expedition, which follows the last.
pub(crate) fn area_name(area: u8) -> &'static str {
    Area::ALL.get(usize::from(area)).map_or("expedition", |area| area.name())
}

impl Everdell {
    /// The stable name of a step of an expedition.
    fn stage_name(&self, stage: Stage) -> String {
        match stage {
            Stage::Tile(tile) => self.tile_name(tile),
            Stage::Discovery(discovery) => self.discovery_name(discovery),
        }
    }

    /// A step of an expedition in words.
    pub(crate) fn stage_words(&self, stage: Stage) -> Message {
        named(match stage {
            Stage::Tile(tile) => self.map_tile(tile).map(|record| &record.name),
            Stage::Discovery(discovery) => self.discovery(discovery).map(|record| &record.name),
        })
    }
}

impl Everdell {
    /// A player, or the automated opponent by name.
    pub fn who_words(&self, state: &State, seat: Owner) -> Message {
        heard(who(seat), state.rival, None)
    }

    /// A place by the names of the cards that lie there.
    pub fn post_words(&self, state: &State, post: Post, reader: Option<Owner>) -> Message {
        heard(self.place_words(Some(state), post), state.rival, reader)
    }

    /// A spot of the river in words, without its card.
    pub fn spot_words(&self, spot: RiverSpotIx) -> Message {
        Message::new("ev-at-spot").key("spot", self.spot_name(spot)).key("card", "none")
    }

    /// The name of a card.
    pub(crate) fn card_name(&self, kind: Kind) -> &Arc<Names> {
        &self.content.cards[kind.index()].name
    }

    /// A place in words. With a position, cards are called by their names.
    pub(crate) fn place_words(&self, state: Option<&State>, post: Post) -> Message {
        let content = &self.content;
        let named = |key, name: Option<&Arc<Names>>| match name {
            Some(name) => Message::new(key).name("name", name),
            None => Message::new("ev-at-nowhere"),
        };
        match post {
            Post::Basic(index) => {
                named("ev-at-basic", content.basics.get(usize::from(index)).map(|basic| &basic.name))
            }
            Post::Forest(clearing) => {
                let trail = clearing.trail_number().map(|_| "trail");
                let place = Clearing::ALL.get(usize::from(clearing)).map(|place| place.name());
                let place = place.or(trail).unwrap_or("none");
                let index = state.and_then(|state| state.forest_at(clearing));
                match index.and_then(|index| content.forests.get(index.index())) {
                    Some(card) => {
                        Message::new("ev-at-forest").name("name", &card.name).key("clearing", place)
                    }
                    None => Message::new("ev-at-clearing").key("clearing", place),
                }
            }
            Post::Haven => Message::new("ev-at-haven").name("name", &content.haven.name),
            Post::Market => Message::new("ev-at-haven").name("name", &content.market.name),
            Post::Journey(space) => {
                named("ev-at-journey", content.journeys.get(usize::from(space)).map(|space| &space.name))
            }
            Post::BasicEvent(event) => {
                named("ev-at-event", content.basic_events.get(usize::from(event)).map(|event| &event.name))
            }
            Post::SpecialEvent(event) => {
                named("ev-at-event", content.special_events.get(usize::from(event)).map(|event| &event.name))
            }
            Post::Card(owner, slot) => match state.and_then(|state| state.city(owner).get(slot)) {
                Some(card) => Message::new("ev-at-card")
                    .name("name", self.card_name(card.kind))
                    .message("who", who(owner)),
                None => Message::new("ev-at-some-card").message("who", who(owner)),
            },
            Post::River(spot) => {
                let up = state.and_then(|state| state.brook()?.spots.get(spot.index())?.get());
                let message = Message::new("ev-at-spot").key("spot", self.spot_name(spot));
                match up.and_then(|card| self.river_card(card)) {
                    Some(card) => message.key("card", "up").name("name", &card.name),
                    None => message.key("card", "none"),
                }
            }
            Post::Knoll | Post::Station => {
                let [knoll, station] = &content.leaf_spaces;
                let space = if post == Post::Knoll { knoll } else { station };
                Message::new("ev-at-haven").name("name", &space.name)
            }
            Post::Wonder(wonder) => named("ev-at-wonder", self.wonder(wonder).map(|wonder| &wonder.name)),
            Post::Discovery(discovery) => {
                named("ev-at-discovery", self.discovery(discovery).map(|record| &record.name))
            }
            Post::Home | Post::Lair => Message::new("ev-at-home"),
            Post::Away | Post::Adrift => Message::new("ev-at-nowhere"),
        }
    }

    /// The action that Nightweave tries, in words.
    pub(crate) fn act_words(&self, act: Act) -> Message {
        let Act::Worker { space, points } = act else {
            return Message::new(match act {
                Act::Draw => "ev-act-draw",
                Act::Discard => "ev-act-discard",
                Act::PlayHand => "ev-act-play-hand",
                Act::PlayMeadow => "ev-act-play-meadow",
                Act::PlayMeadowDraw => "ev-act-play-meadow-draw",
                Act::PlayMeadowDiscard => "ev-act-play-meadow-discard",
                Act::EnterMeadow => "ev-act-enter-meadow",
                Act::Ambassador => "ev-act-ambassador",
                Act::None | Act::Worker { .. } => "ev-act-nothing",
            });
        };
        let place = match space {
            Space::Basic(index) => self.place_words(None, Post::Basic(BasicIx::new(index))),
            Space::Forest(clearing) => self.place_words(None, Post::Forest(ClearingIx::new(clearing as u8))),
            Space::City => Message::new("ev-at-her-city"),
            Space::Open => Message::new("ev-at-open-card"),
            Space::BasicEvent => Message::new("ev-at-basic-event"),
            Space::SpecialEvent => Message::new("ev-at-special-event"),
            Space::Journey(points) => {
                let space = self.content.journeys.iter().position(|journey| journey.points == points);
                match space.and_then(JourneyIx::at) {
                    Some(space) => self.place_words(None, Post::Journey(space)),
                    None => Message::new("ev-at-nowhere"),
                }
            }
            Space::Haven => self.place_words(None, Post::Haven),
            Space::Wonder => Message::new("ev-at-any-wonder"),
        };
        let message = Message::new("ev-act-worker").message("place", place);
        match points {
            Tokens::Fixed(0) => message.key("tokens", "none").number("points", 0),
            Tokens::Fixed(count) => message.key("tokens", "fixed").number("points", count),
            Tokens::Level => message.key("tokens", "level").number("points", 0),
        }
    }

    /// A message about a train tile.
    fn with_train(&self, message: Message, train: TrainIx) -> Message {
        message.message("name", named(self.train(train).map(|record| &record.name)))
    }

    /// A message about a visitor.
    fn with_visitor(&self, message: Message, visitor: VisitorIx) -> Message {
        message.message("name", named(self.visitor(visitor).map(|record| &record.name)))
    }

    /// A card that asks for something.
    pub(crate) fn card_source(&self, kind: Kind) -> Message {
        named(Some(self.card_name(kind)))
    }

    /// A special event that asks for something.
    pub(crate) fn event_source(&self, id: &str) -> Message {
        let event = self.content.special_events.iter().find(|event| *event.id == *id);
        named(event.map(|event| &event.name))
    }

    /// A forest card that asks for something.
    pub(crate) fn forest_source(&self, effect: ForestEffect) -> Message {
        let forest = self.content.forests.iter().find(|card| card.effect == effect);
        named(forest.map(|card| &card.name))
    }

    /// An event in words, also with its card redacted.
    pub(crate) fn words_of(&self, event: Event) -> Message {
        let content = &self.content;
        // By a player.
        let by = |key, seat| Message::new(key).message("who", who(seat));
        let card = |message: Message, kind| message.name("card", self.card_name(kind));
        let maybe = |seen: &'static str, hidden: &'static str, seat, kind: Option<Kind>| match kind {
            Some(kind) => card(by(seen, seat), kind),
            None => by(hidden, seat),
        };
        let with_place = |message: Message, post| message.message("place", self.place_words(None, post));
        let number = |message: Message, place: MeadowIx| message.number("place", u16::from(place) + 1);
        let module = |key, module: Option<&crate::content::Module>| {
            let message = Message::new(key);
            match module {
                Some(module) => message.name("name", &module.name),
                None => message.message("name", Message::new("ev-who-nightweave")),
            }
        };
        let plot = |key, index: PlotIx| {
            let message = Message::new(key);
            match content.plots.get(index.index()) {
                Some(plot) => message.name("name", &plot.name),
                None => message.message("name", Message::new("ev-who-nightweave")),
            }
        };
        match event {
            Event::ForestLaid { clearing, forest } => {
                let place = Clearing::ALL.get(usize::from(clearing)).map_or("none", |place| place.name());
                let message = Message::new("ev-told-forest-laid").key("clearing", place);
                match content.forests.get(usize::from(forest)) {
                    Some(card) => message.name("name", &card.name),
                    None => message.message("name", Message::new("ev-at-nowhere")),
                }
            }
            Event::SpecialLaid { event } => {
                with_place(Message::new("ev-told-special-laid"), Post::SpecialEvent(event))
            }
            Event::Begins { who } => by("ev-told-begins", who),
            Event::TurnBegins { who } => by("ev-told-turn-begins", who),
            Event::Drew { who, kind } => maybe("ev-told-drew", "ev-told-drew-hidden", who, kind),
            Event::NotDrawn { who, count } => by("ev-told-not-drawn", who).number("count", count),
            Event::DrewMeadow { who, place, kind } => {
                card(number(by("ev-told-drew-meadow", who), place), kind)
            }
            Event::Filled { place, kind } => card(number(Message::new("ev-told-filled"), place), kind),
            Event::Reshuffled => Message::new("ev-told-reshuffled"),
            Event::Placed { who, post } => with_place(by("ev-told-placed", who), post),
            Event::Moved { who, from, to } => {
                with_place(by("ev-told-moved", who), to).message("from", self.place_words(None, from))
            }
            Event::CameBack { who, from: Post::Away } => by("ev-told-worker-lost", who),
            Event::CameBack { who, from } => with_place(by("ev-told-came-back", who), from),
            Event::Recalled { who } => by("ev-told-recalled", who),
            Event::Stays { who, post } => with_place(by("ev-told-stays", who), post),
            Event::Copied { who, post } => with_place(by("ev-told-copied", who), post),
            Event::Gained { who, stock } => by("ev-told-gained", who).list("stock", amounts(stock)),
            Event::Paid { who, stock } => by("ev-told-paid", who).list("stock", amounts(stock)),
            Event::Points { who, count } => by("ev-told-points", who).number("count", count),
            Event::PointsPaid { who, count } => by("ev-told-points-paid", who).number("count", count),
            Event::TokensOn { who, kind, count, .. } => {
                card(by("ev-told-tokens-on", who), kind).number("count", count)
            }
            Event::TokenOff { who, kind, .. } => card(by("ev-told-token-off", who), kind),
            Event::Discarded { who, kind } => {
                maybe("ev-told-discarded", "ev-told-discarded-hidden", who, kind)
            }
            Event::DiscardedMeadow { place, kind } => {
                card(number(Message::new("ev-told-discarded-meadow"), place), kind)
            }
            Event::LeftCity { owner, kind, to, .. } => {
                card(by("ev-told-left-city", owner), kind).key("to", to.name())
            }
            Event::GaveCard { who: from, to, kind } => {
                maybe("ev-told-gave-card", "ev-told-gave-card-hidden", from, kind).message("to", who(to))
            }
            Event::NobodyTook { who, kind } => {
                maybe("ev-told-nobody-took", "ev-told-nobody-took-hidden", who, kind)
            }
            Event::GaveResources { who: from, to, stock } => {
                by("ev-told-gave-resources", from).message("to", who(to)).list("stock", amounts(stock))
            }
            Event::NobodyTookResources { who, stock } => {
                by("ev-told-nobody-took-resources", who).list("stock", amounts(stock))
            }
            Event::Played { who: by_whom, owner, kind, .. } if owner != by_whom => {
                card(by("ev-told-played-elsewhere", by_whom), kind).message("owner", who(owner))
            }
            Event::Played { who, kind, .. } => card(by("ev-told-played", who), kind),
            Event::PutUnder { who, kind } => card(by("ev-told-put-under", who), kind),
            Event::Stored { who, stock } => by("ev-told-stored", who).list("stock", amounts(stock)),
            Event::Activated { who: by_whom, owner, kind, .. } if owner != by_whom => {
                card(by("ev-told-activated-elsewhere", by_whom), kind).message("owner", who(owner))
            }
            Event::Activated { who, kind, .. } => card(by("ev-told-activated", who), kind),
            Event::Triggered { who, kind } => card(by("ev-told-triggered", who), kind),
            Event::Revealed { who, kind, from } => {
                card(by("ev-told-revealed", who), kind).key("from", from.name())
            }
            Event::Looked { who, kind } => maybe("ev-told-looked", "ev-told-looked-hidden", who, kind),
            Event::TookShown { who, kind } => {
                maybe("ev-told-took-shown", "ev-told-took-shown-hidden", who, kind)
            }
            Event::DiscardedShown { kind } => card(Message::new("ev-told-discarded-shown"), kind),
            Event::Declined { who, invitation } => {
                by("ev-told-declined", who).key("invitation", invitation.name())
            }
            Event::Achieved { who, post } => with_place(by("ev-told-achieved", who), post),
            Event::Prepared { who, season } => by("ev-told-prepared", who).key("season", season.name()),
            Event::Passed { who } => by("ev-told-passed", who),
            Event::Nothing { who, why } => by("ev-told-nothing", who).message("why", self.why_words(why)),
            Event::Counted { who, points } => by("ev-told-counted", who).number("points", points),
            Event::Moment { who } => by("ev-told-moment", who),
            Event::Activity { card, season } => {
                let message = Message::new("ev-told-activity").key("season", season.name());
                match content.activities.get(usize::from(card)) {
                    Some(card) => message.name("name", &card.name),
                    None => message.message("name", Message::new("ev-act-nothing")),
                }
            }
            Event::ActivitiesShuffled => Message::new("ev-told-activities-shuffled"),
            Event::Tries { attempt, act } => Message::new("ev-told-tries")
                .number("attempt", u16::from(attempt) + 1)
                .message("act", self.act_words(act)),
            Event::Impossible { attempt, reason } => Message::new("ev-told-impossible")
                .number("attempt", u16::from(attempt) + 1)
                .key("reason", reason),
            Event::BacksUp => Message::new("ev-told-backs-up"),
            Event::Blocked { post, clockwise } => with_place(Message::new("ev-told-blocked"), post)
                .key("direction", if clockwise { "clockwise" } else { "counter" }),
            Event::NoSpace => Message::new("ev-told-no-space"),
            Event::Rolled { face } => Message::new("ev-told-rolled").number("face", face),
            Event::SpiderTook { place, kind } => {
                card(number(Message::new("ev-told-spider-took"), place), kind)
            }
            Event::SpiderDrew => Message::new("ev-told-spider-drew"),
            Event::SpiderDiscarded { kind: Some(kind) } => {
                card(Message::new("ev-told-spider-discarded"), kind)
            }
            Event::SpiderDiscarded { kind: None } => Message::new("ev-told-spider-discarded-hidden"),
            Event::Entered { place } => number(Message::new("ev-told-entered"), place),
            Event::SpidersHome => Message::new("ev-told-spiders-home"),
            Event::SpidersJoined { count } => Message::new("ev-told-spiders-joined").number("count", count),
            Event::Trophy { kind: Some(kind) } => card(Message::new("ev-told-trophy"), kind),
            Event::Trophy { kind: None } => Message::new("ev-told-trophy-hidden"),
            Event::SpiderFinished => Message::new("ev-told-spider-finished"),
            Event::RatMoved { from: Post::Away, to } => with_place(Message::new("ev-told-rat-came"), to),
            Event::RatMoved { from, to: Post::Away } => with_place(Message::new("ev-told-rat-left"), from),
            Event::RatMoved { from, to } => with_place(Message::new("ev-told-rat-moved"), to)
                .message("from", self.place_words(None, from)),
            Event::RatBlocks { place } => number(Message::new("ev-told-rat-blocks"), place),
            Event::RatTook { place, kind } => card(number(Message::new("ev-told-rat-took"), place), kind),
            Event::Web { post } => with_place(Message::new("ev-told-web"), post),
            Event::WebsGone => Message::new("ev-told-webs-gone"),
            Event::Personality { personality, place, kind } => card(
                number(module("ev-told-personality", content.personalities.get(personality.index())), place),
                kind,
            ),
            Event::PersonalityActive { personality } => {
                module("ev-told-personality-active", content.personalities.get(personality.index()))
            }
            Event::Plan { plan } => module("ev-told-plan", content.plans.get(plan.index())),
            Event::PlotDrawn { plot: index } => plot("ev-told-plot-drawn", index),
            Event::Plot { plot: index } => plot("ev-told-plot", index),
            Event::PlanThwarted { who: by_whom, plan } => {
                module("ev-told-thwarted-plan", content.plans.get(plan.index())).message("who", who(by_whom))
            }
            Event::PlotThwarted { who: by_whom, plot: index } => {
                plot("ev-told-thwarted-plot", index).message("who", who(by_whom))
            }
            Event::Turned { who, kind, down: true, .. } => card(by("ev-told-turned-down", who), kind),
            Event::Turned { who, kind, down: false, .. } => card(by("ev-told-turned-up", who), kind),
            Event::TurnedAway { who, kind, away: true } => {
                maybe("ev-told-turned-away", "ev-told-turned-away-hidden", who, kind)
            }
            Event::TurnedAway { who, kind, away: false } => {
                maybe("ev-told-turned-back", "ev-told-turned-back-hidden", who, kind)
            }
            Event::LegendDealt { who, kind } => card(by("ev-told-legend-dealt", who), kind),
            Event::TokenLaid { token } => match content.market_tokens.get(token.index()) {
                Some(token) => Message::new("ev-told-token-laid").name("name", &token.name),
                None => Message::new("ev-at-nowhere"),
            },
            Event::TokenTurned { token, trading } => match content.market_tokens.get(token.index()) {
                Some(token) => Message::new("ev-told-token-turned")
                    .name("name", &token.name)
                    .key("side", if trading { "trade" } else { "gain" }),
                None => Message::new("ev-at-nowhere"),
            },
            Event::AwardLaid { award } => match content.awards.get(award.index()) {
                Some(award) => Message::new("ev-told-award-laid").name("name", &award.name),
                None => Message::new("ev-at-nowhere"),
            },
            Event::Explored { who, place } => with_place(by("ev-told-explored", who), Post::Basic(place)),
            Event::WildPaid { who, count } => by("ev-told-wild-paid", who).number("count", count),
            Event::TrailSeen { who, forest } => {
                match forest.and_then(|forest| content.forests.get(forest.index())) {
                    Some(card) => by("ev-told-trail-seen", who).name("name", &card.name),
                    None => by("ev-told-trail-seen-hidden", who),
                }
            }
            Event::TrailLaid { who, forest, .. } => match content.forests.get(forest.index()) {
                Some(card) => by("ev-told-trail-laid", who).name("name", &card.name),
                None => Message::new("ev-at-nowhere"),
            },
            Event::MarkerMoved { who, place } => {
                by("ev-told-marker", who).number("place", i64::from(place) + 1)
            }
            Event::PowerDealt { who, ability } => {
                match ability.and_then(|ability| content.abilities.get(ability.index())) {
                    Some(power) => by("ev-told-power-dealt", who).name("name", &power.name),
                    None => by("ev-told-power-dealt-hidden", who),
                }
            }
            Event::AbilityDealt { who: whose, ability } => {
                module("ev-told-ability-dealt", content.abilities.get(ability.index()))
                    .key("sort", self.sort_of_ability(ability))
                    .message("who", who(whose))
            }
            Event::Ability { who: whose, ability } => {
                module("ev-told-ability", content.abilities.get(ability.index()))
                    .key("sort", self.sort_of_ability(ability))
                    .message("who", who(whose))
            }
            Event::FigureMoved { who, post } => with_place(by("ev-told-figure-moved", who), post),
            Event::HandsSwapped { who: by_whom, with } => {
                by("ev-told-hands-swapped", by_whom).message("with", who(with))
            }
            Event::Named { who, colour } => by("ev-told-named", who).key("colour", colour.name()),
            Event::AdornmentDealt { who, adornment } => {
                match adornment.and_then(|adornment| self.adornment(adornment)) {
                    Some(record) => by("ev-told-adornment-dealt", who).name("name", &record.name),
                    None => by("ev-told-adornment-dealt-hidden", who),
                }
            }
            Event::AmbassadorSent { who, post } => with_place(by("ev-told-ambassador", who), post),
            Event::RiverTurned { who, spot, card } => {
                with_place(by("ev-told-river-turned", who), Post::River(spot))
                    .message("name", named(self.river_card(card).map(|card| &card.name)))
            }
            Event::RiverUsed { who, card } => by("ev-told-river-used", who)
                .message("name", named(self.river_card(card).map(|card| &card.name))),
            Event::Pearls { who, count } => by("ev-told-pearls", who).number("count", count),
            Event::PearlsPaid { who, count } => by("ev-told-pearls-paid", who).number("count", count),
            Event::Adorned { who, adornment } => by("ev-told-adorned", who)
                .message("name", named(self.adornment(adornment).map(|record| &record.name))),
            Event::AdornmentTurned { adornment } => Message::new("ev-told-adornment-turned")
                .message("name", named(self.adornment(adornment).map(|record| &record.name))),
            Event::TrainLaid { train, .. } => self.with_train(Message::new("ev-told-train-laid"), train),
            Event::TrainGained { who, train } => self.with_train(by("ev-told-train", who), train),
            Event::StationFilled { place, kind } => {
                card(Message::new("ev-told-station-filled"), kind).number("place", u16::from(place) + 1)
            }
            Event::DrewStation { who, kind, .. } => card(by("ev-told-drew-station", who), kind),
            Event::DiscardedStation { kind, .. } => card(Message::new("ev-told-discarded-station"), kind),
            Event::VisitorLaid { visitor } => {
                self.with_visitor(Message::new("ev-told-visitor-laid"), visitor)
            }
            Event::VisitorGone { who, visitor } => {
                self.with_visitor(by("ev-told-visitor-gone", who), visitor)
            }
            Event::VisitorTaken { who, visitor } => self.with_visitor(by("ev-told-visitor", who), visitor),
            Event::VisitorsShuffled => Message::new("ev-told-visitors-shuffled"),
            Event::SpiderTookStation { kind, .. } => card(Message::new("ev-told-spider-took-station"), kind),
            Event::EnteredStation { place } => {
                Message::new("ev-told-entered-station").number("place", u16::from(place) + 1)
            }
            Event::Reserved { who, kind } => card(by("ev-told-reserved", who), kind),
            Event::ReservedGone { who, kind } => card(by("ev-told-reserved-gone", who), kind),
            Event::TicketUsed { who, left } => by("ev-told-ticket", who).number("left", left),
            Event::PileGiven { who: from, to, kind } => {
                maybe("ev-told-gave-card", "ev-told-gave-card-hidden", from, kind).message("to", who(to))
            }
            Event::PileLaid { who, count } => by("ev-told-pile", who).number("count", count),
            Event::Archived { who, kind, .. } => card(by("ev-told-archived", who), kind),
            Event::WeatherTurned { weather } => Message::new("ev-told-weather")
                .message("name", named(self.weather_card(weather).map(|record| &record.name))),
            Event::TileLaid { tile } => Message::new("ev-told-tile-laid")
                .message("name", named(self.map_tile(tile).map(|record| &record.name))),
            Event::Charted { who, tile } => by("ev-told-charted", who)
                .message("name", named(self.map_tile(tile).map(|record| &record.name))),
            Event::DiscoveryTurned { discovery, .. } => Message::new("ev-told-discovery-turned")
                .message("name", named(self.discovery(discovery).map(|record| &record.name))),
            Event::DiscoveryTaken { who, discovery } => by("ev-told-discovered", who)
                .message("name", named(self.discovery(discovery).map(|record| &record.name))),
            Event::Travelled { who, area } => by("ev-told-travelled", who).key("area", area_name(area)),
            Event::BeastJoined { who, beast } => by("ev-told-beast-joined", who)
                .message("name", named(self.discovery(beast).map(|record| &record.name))),
            Event::BeastActs { who, beast } => by("ev-told-beast-acts", who)
                .message("name", named(self.discovery(beast).map(|record| &record.name))),
            Event::BeastStays { who, beast } => by("ev-told-beast-stays", who)
                .message("name", named(self.discovery(beast).map(|record| &record.name))),
            Event::Displayed { kind } => card(Message::new("ev-told-displayed"), kind),
            Event::Sought { who, kind } => card(by("ev-told-sought", who), kind),
            Event::DrewDiscard { who, kind } => {
                maybe("ev-told-drew-discard", "ev-told-drew-discard-hidden", who, kind)
            }
            Event::Walked { who, stage, points } => {
                by("ev-told-walked", who).message("step", self.stage_words(stage)).number("points", points)
            }
            Event::Camped { who, steps } => by("ev-told-camped", who).number("steps", steps),
            Event::AmbassadorJoined => Message::new("ev-told-ambassador-joined"),
            Event::WonderBuilt { who, wonder } => with_place(by("ev-told-built", who), Post::Wonder(wonder)),
            Event::MessengerJoins { who, .. } => card(by("ev-told-joins", who), Kind::MESSENGER),
            Event::ShipSailed { who: by_whom, to, .. } => {
                card(by("ev-told-sailed", by_whom), Kind::PIRATE_SHIP).message("to", who(to))
            }
            Event::NotFound { who, kind } => card(by("ev-told-not-found", who), kind),
            Event::DieResource { resource } => {
                Message::new("ev-told-die-resource").key("resource", resource.name())
            }
        }
    }
}
