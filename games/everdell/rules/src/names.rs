//! Stable names of places, seats and results of chance, and parsing them.

use serde_json::Value;
use tabletop::{Answer, Message, Question, Shape};

use crate::agenda::{Source, Way};
use crate::content::{Act, Clearing, Resource, Space, TRAILS, Tokens, ids};
use crate::index::{
    BasicEventIx, BasicIx, BesideIx, ClearingIx, JourneyIx, MeadowIx, Owner, RiverSpotIx, SEATS, SLOTS,
    ShownIx, Slot, SpecialEventIx, StationIx, WonderIx,
};
use crate::kind::{FIRST_KINDS, KINDS, Kind, OWN};
use crate::state::Post;
use crate::{Everdell, Why};

/// The owner of a city: a seat from zero, or `rival`.
pub(crate) fn owner_name(owner: Owner) -> String {
    owner.seat().map_or_else(|| "rival".to_owned(), |seat| seat.0.to_string())
}

/// The owner of this name.
pub(crate) fn find_owner(name: &str) -> Option<Owner> {
    if name == "rival" {
        return Some(Owner::RIVAL);
    }
    number(name).filter(|&seat| usize::from(seat) < SEATS).map(Owner::seated)
}

/// Parses a number: no sign, no leading zero.
pub(crate) fn number(name: &str) -> Option<u8> {
    name.parse::<u8>().ok().filter(|number| number.to_string() == name)
}

/// The place of a card in a city, from zero.
fn find_slot(name: &str) -> Option<Slot> {
    number(name).and_then(|slot| Slot::at(slot.into())).filter(|slot| slot.index() < SLOTS)
}

/// A place counted from one by people, and from zero by the rules.
pub(crate) fn place(name: &str, places: u8) -> Option<u8> {
    number(name)?.checked_sub(1).filter(|&place| place < places)
}

/// The place of a record with this name in a list.
pub(crate) fn find_id<T>(records: &[T], id: impl Fn(&T) -> &str, name: &str) -> Option<usize> {
    records.iter().position(|record| id(record) == name)
}

impl Everdell {
    /// The stable name of a place for workers, such as `basic:three_twigs` or `card:0:3`.
    pub fn post_name(&self, post: Post) -> String {
        let content = &self.content;
        let id = |id: Option<&str>| id.unwrap_or("none").to_owned();
        match post {
            Post::Away => "away".to_owned(),
            Post::Home => "home".to_owned(),
            Post::Basic(index) => {
                format!("basic:{}", id(content.basics.get(usize::from(index)).map(|basic| &*basic.id)))
            }
            Post::Forest(clearing) if let Some(number) = clearing.trail_number() => {
                format!("trail:{}", number.saturating_add(1))
            }
            Post::Forest(clearing) => {
                format!("forest:{}", id(Clearing::ALL.get(usize::from(clearing)).map(|place| place.name())))
            }
            Post::Haven => "haven".to_owned(),
            Post::Journey(space) => {
                let points = content.journeys.get(usize::from(space)).map_or(0, |journey| journey.points);
                format!("journey:{points}")
            }
            Post::BasicEvent(event) => {
                format!("event:{}", id(content.basic_events.get(usize::from(event)).map(|event| &*event.id)))
            }
            Post::SpecialEvent(event) => format!(
                "event:{}",
                id(content.special_events.get(usize::from(event)).map(|event| &*event.id))
            ),
            Post::Card(owner, slot) => format!("card:{}:{slot}", owner_name(owner)),
            Post::Lair => "lair".to_owned(),
            Post::Adrift => "adrift".to_owned(),
            Post::Market => "market".to_owned(),
            Post::Knoll => "knoll".to_owned(),
            Post::Station => "station".to_owned(),
            Post::River(spot) => format!("river:{}", self.spot_name(spot)),
            Post::Wonder(wonder) => format!("wonder:{}", id(self.wonder(wonder).map(|wonder| &*wonder.id))),
            Post::Discovery(discovery) => format!("discovery:{}", self.discovery_name(discovery)),
        }
    }

    /// The place of this stable name.
    pub fn find_post(&self, name: &str) -> Option<Post> {
        match name {
            "away" => return Some(Post::Away),
            "home" => return Some(Post::Home),
            "haven" => return Some(Post::Haven),
            "market" => return Some(Post::Market),
            "knoll" => return Some(Post::Knoll),
            "station" => return Some(Post::Station),
            "lair" => return Some(Post::Lair),
            "adrift" => return Some(Post::Adrift),
            _ => {}
        }
        let (sort, rest) = name.split_once(':')?;
        let content = &self.content;
        Some(match sort {
            "basic" => Post::Basic(BasicIx::at(find_id(&content.basics, |basic| &basic.id, rest)?)?),
            "forest" => {
                Post::Forest(ClearingIx::at(find_id(&Clearing::ALL, |clearing| clearing.name(), rest)?)?)
            }
            "trail" => {
                let trails = 1..=u8::try_from(TRAILS).unwrap_or(0);
                Post::Forest(ClearingIx::trail(number(rest).filter(|number| trails.contains(number))? - 1))
            }
            "journey" => {
                let points = number(rest)?;
                let space = content.journeys.iter().position(|journey| journey.points == points)?;
                Post::Journey(JourneyIx::at(space)?)
            }
            "event" => match find_id(&content.basic_events, |event| &event.id, rest) {
                Some(event) => Post::BasicEvent(BasicEventIx::at(event)?),
                None => Post::SpecialEvent(SpecialEventIx::at(find_id(
                    &content.special_events,
                    |event| &event.id,
                    rest,
                )?)?),
            },
            "river" => Post::River(RiverSpotIx::at(find_id(&ids::RIVER_SPOTS, |spot| spot, rest)?)?),
            "wonder" => Post::Wonder(WonderIx::at(find_id(&content.wonders, |wonder| &wonder.id, rest)?)?),
            "discovery" => Post::Discovery(self.find_discovery(rest)?),
            "card" => {
                let (owner, slot) = rest.split_once(':')?;
                let slot = find_slot(slot)?;
                Post::Card(find_owner(owner)?, slot)
            }
            _ => return None,
        })
    }
}

impl Everdell {
    /// The name of a purpose, with the plan or plot it belongs to, such as `plot:theft`.
    pub(crate) fn why_name(&self, why: Why) -> String {
        let id = match why {
            Why::Plan(index) => self.content.plans.get(usize::from(index)).map(|plan| &plan.id),
            Why::Plot(index) => self.content.plots.get(usize::from(index)).map(|plot| &plot.id),
            _ => None,
        };
        match id {
            Some(id) => format!("{}:{id}", why.name()),
            None => why.name().to_owned(),
        }
    }
}

/// The rest of a name after `beginning` and a colon; `None` if it begins otherwise.
fn after<'a>(name: &'a str, beginning: &str) -> Option<&'a str> {
    name.strip_prefix(beginning)?.strip_prefix(':')
}

/// The resource of this name.
pub(crate) fn find_resource(name: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|resource| resource.name() == name)
}

/// The way to pay, as the last part of the name of a choice.
pub(crate) fn way_name(way: Way) -> String {
    match way {
        Way::Cost => "cost".to_owned(),
        Way::Token(slot) => format!("token:{slot}"),
        Way::Crane(slot) => format!("crane:{slot}"),
        Way::Innkeeper(slot) => format!("innkeeper:{slot}"),
        Way::Dungeon(slot) => format!("dungeon:{slot}"),
        Way::Judge => "judge".to_owned(),
        Way::Treasury(slot) => format!("treasury:{slot}"),
        Way::Bridge(slot) => format!("bridge:{slot}"),
        Way::Golden(slot) => format!("golden:{slot}"),
        Way::Inventor(slot) => format!("inventor:{slot}"),
        Way::Reserved => "reserved".to_owned(),
        Way::Offer => "offer".to_owned(),
        Way::Banner(slot) => format!("banner:{slot}"),
    }
}

pub(crate) fn find_way(name: &str) -> Option<Way> {
    let Some((sort, slot)) = name.split_once(':') else {
        return match name {
            "cost" => Some(Way::Cost),
            "judge" => Some(Way::Judge),
            "offer" => Some(Way::Offer),
            "reserved" => Some(Way::Reserved),
            _ => None,
        };
    };
    let slot = find_slot(slot)?;
    Some(match sort {
        "token" => Way::Token(slot),
        "crane" => Way::Crane(slot),
        "innkeeper" => Way::Innkeeper(slot),
        "dungeon" => Way::Dungeon(slot),
        "treasury" => Way::Treasury(slot),
        "bridge" => Way::Bridge(slot),
        "golden" => Way::Golden(slot),
        "inventor" => Way::Inventor(slot),
        "banner" => Way::Banner(slot),
        _ => return None,
    })
}

/// Replaces the kinds that are not built in, as serde writes them, by their names with the prefix `before`. The names
/// are given in the order of the kinds.
pub(crate) fn name_kinds(value: &mut Value, own: &[Box<str>], before: &str) {
    match value {
        Value::String(text) => {
            let place = text.strip_prefix(OWN).and_then(|place| place.parse::<usize>().ok());
            let name = place.and_then(|place| own.get(place.checked_sub(KINDS)?));
            if let Some(name) = name {
                *text = format!("{before}{name}");
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| name_kinds(value, own, before)),
        Value::Object(fields) => fields.values_mut().for_each(|value| name_kinds(value, own, before)),
        _ => {}
    }
}

impl Everdell {
    /// The names of the kinds that are not built in, in their order.
    pub(crate) fn own_names(&self) -> Vec<Box<str>> {
        self.content.cards.iter().skip(KINDS).map(|card| card.id.clone()).collect()
    }

    /// Replaces names of kinds that are not built in, such as `own:otter`, by the form that serde reads.
    pub(crate) fn number_kinds(&self, value: &mut Value) -> Result<(), String> {
        match value {
            Value::String(text) => {
                if let Some(name) = text.strip_prefix(OWN) {
                    let kind = self.find_kind(name).filter(|kind| kind.built_in_name().is_none());
                    let kind = kind.ok_or_else(|| format!("`{text}` is no card"))?;
                    *text = format!("{OWN}{}", kind.index());
                }
                Ok(())
            }
            Value::Array(values) => values.iter_mut().try_for_each(|value| self.number_kinds(value)),
            Value::Object(fields) => fields.values_mut().try_for_each(|value| self.number_kinds(value)),
            _ => Ok(()),
        }
    }
}

/// The legend with this place in their pile.
fn legend(place: usize) -> Option<Kind> {
    Kind::BUILT_IN.get(Kind::STREY_SOFTPAW.index() + place).copied()
}

impl Everdell {
    /// The source of a card play, as the name of a thing that a person can point at.
    pub fn source_name(&self, source: Source) -> String {
        match source {
            Source::Hand(kind) => format!("hand:{}", self.kind_name(kind)),
            Source::Meadow(place) => format!("meadow:{}", u16::from(place) + 1),
            Source::Shown(place) => format!("shown:{}", u16::from(place) + 1),
            Source::Legend(kind) => format!("legend:{}", self.kind_name(kind)),
            Source::Pile => "pile".to_owned(),
            Source::Station(place) => format!("station:{}", u16::from(place) + 1),
            Source::Reserved => "reserved".to_owned(),
            Source::Beside(place) => format!("beside:{}", u16::from(place) + 1),
            Source::Archive(kind) => format!("archive:{}", self.kind_name(kind)),
        }
    }

    /// The source at the beginning of a name, and the rest of the name.
    pub(crate) fn split_source<'n>(&self, name: &'n str) -> Option<(Source, &'n str)> {
        if let Some(rest) = after(name, "pile") {
            return Some((Source::Pile, rest));
        }
        if let Some(rest) = after(name, "reserved") {
            return Some((Source::Reserved, rest));
        }
        let (sort, rest) = name.split_once(':')?;
        let (thing, rest) = rest.split_once(':')?;
        Some((self.find_source(sort, thing)?, rest))
    }

    /// The source of this sort, given its card or its place.
    pub(crate) fn find_source(&self, sort: &str, thing: &str) -> Option<Source> {
        match sort {
            "hand" => self.find_kind(thing).map(Source::Hand),
            "meadow" => place(thing, 8).map(|place| Source::Meadow(MeadowIx::new(place))),
            "shown" => place(thing, 5).map(|place| Source::Shown(ShownIx::new(place))),
            "legend" => self.find_kind(thing).map(Source::Legend),
            "station" => place(thing, 3).map(|place| Source::Station(StationIx::new(place))),
            "archive" => self.find_kind(thing).map(Source::Archive),
            "beside" => place(thing, 9).map(|place| Source::Beside(BesideIx::new(place))),
            _ => None,
        }
    }
}

impl Everdell {
    /// The name of an action of Nightweave, as on the activity cards.
    pub fn act_name(&self, act: Act) -> String {
        let Act::Worker { space, points } = act else {
            return match act {
                Act::Draw => "draw",
                Act::Discard => "discard",
                Act::PlayHand => "play-hand",
                Act::PlayMeadow => "play-meadow",
                Act::PlayMeadowDraw => "play-meadow-draw",
                Act::PlayMeadowDiscard => "play-meadow-discard",
                Act::EnterMeadow => "enter-meadow",
                Act::Ambassador => "ambassador",
                Act::None | Act::Worker { .. } => "nothing",
            }
            .to_owned();
        };
        let space = match space {
            Space::Basic(index) => self.post_name(Post::Basic(BasicIx::new(index))),
            Space::Forest(clearing) => format!("forest:{}", clearing.name()),
            Space::City => "city".to_owned(),
            Space::Open => "open".to_owned(),
            Space::BasicEvent => "basic-event".to_owned(),
            Space::SpecialEvent => "special-event".to_owned(),
            Space::Journey(points) => format!("journey:{points}"),
            Space::Haven => "haven".to_owned(),
            Space::Wonder => "wonder".to_owned(),
        };
        let points = match points {
            Tokens::Fixed(0) => String::new(),
            Tokens::Fixed(count) => format!(":{count}"),
            Tokens::Level => ":level".to_owned(),
        };
        format!("worker:{space}{points}")
    }

    /// The name of an answer of chance: a card by its kind, a record of the content by its stable
    /// name, a die by its number.
    pub(crate) fn name_answer(&self, question: Question<'_>, answer: Answer) -> String {
        let index = usize::from(answer);
        let Shape::Draw(counts) = question.shape else { return (index + 1).to_string() };
        let content = &self.content;
        let id = match question.what {
            "forest" => content.forests.get(index).map(|forest| &*forest.id),
            "special" => content.special_events.get(index).map(|event| &*event.id),
            "award" => content.awards.get(index).map(|award| &*award.id),
            "market" => content.market_tokens.get(index).map(|token| &*token.id),
            "activity" => content.activities.get(index).map(|activity| &*activity.id),
            "plot" => content.plots.get(index).map(|plot| &*plot.id),
            "plan" => content.plans.get(index).map(|plan| &*plan.id),
            "personality" => content.personalities.get(index).map(|personality| &*personality.id),
            "ability" => content.abilities.get(index).map(|ability| &*ability.id),
            "legend" => legend(index).map(|kind| self.kind_name(kind)),
            "farm" => Some(self.kind_name(crate::minis::farm_of(index))),
            "adornment" => content.adornments.get(index).map(|adornment| &*adornment.id),
            "river" => content.river.get(index).map(|card| &*card.id),
            "train" => content.trains.get(index).map(|train| &*train.id),
            "visitor" => content.visitors.get(index).map(|visitor| &*visitor.id),
            "weather" => content.weather.get(index).map(|card| &*card.id),
            "tile" => content.tiles.get(index).map(|tile| &*tile.id),
            "discovery" => content.discoveries.get(index).map(|card| &*card.id),
            "her-hand" => ["unseen", "known"].get(index).copied(),
            _ if [FIRST_KINDS, self.kinds_len()].contains(&counts.len()) => {
                self.kinds().nth(index).map(|kind| self.kind_name(kind))
            }
            _ => None,
        };
        id.map_or_else(|| (index + 1).to_string(), str::to_owned)
    }

    /// The label of a result of chance.
    pub(crate) fn label_answer(&self, question: Question<'_>, answer: Answer) -> Message {
        let index = usize::from(answer);
        let face = || Message::new("answer-face").number("face", i64::from(answer) + 1);
        let content = &self.content;
        let Shape::Draw(counts) = question.shape else {
            let first = question.what == "first";
            return if first {
                Message::new("ev-answer-first").number("player", i64::from(answer) + 1)
            } else {
                face()
            };
        };
        let card = |kind: Option<Kind>| kind.map(|kind| self.card_name(kind));
        let name = match question.what {
            "forest" => content.forests.get(index).map(|forest| &forest.name),
            "special" => content.special_events.get(index).map(|event| &event.name),
            "award" => content.awards.get(index).map(|award| &award.name),
            "market" => content.market_tokens.get(index).map(|token| &token.name),
            "activity" => content.activities.get(index).map(|activity| &activity.name),
            "plot" => content.plots.get(index).map(|plot| &plot.name),
            "plan" => content.plans.get(index).map(|plan| &plan.name),
            "personality" => content.personalities.get(index).map(|personality| &personality.name),
            "ability" => content.abilities.get(index).map(|ability| &ability.name),
            "legend" => card(legend(index)),
            "farm" => card(Some(crate::minis::farm_of(index))),
            "adornment" => content.adornments.get(index).map(|adornment| &adornment.name),
            "river" => content.river.get(index).map(|card| &card.name),
            "train" => content.trains.get(index).map(|train| &train.name),
            "visitor" => content.visitors.get(index).map(|visitor| &visitor.name),
            "weather" => content.weather.get(index).map(|card| &card.name),
            "tile" => content.tiles.get(index).map(|tile| &tile.name),
            "discovery" => content.discoveries.get(index).map(|card| &card.name),
            "her-hand" => {
                let part = ["unseen", "known", "legend"].get(index).copied().unwrap_or("unseen");
                return Message::new("ev-answer-part").key("part", part);
            }
            _ if [FIRST_KINDS, self.kinds_len()].contains(&counts.len()) => card(self.kinds().nth(index)),
            _ => None,
        };
        name.map_or_else(face, |name| Message::new("answer-named").name("name", name))
    }
}
