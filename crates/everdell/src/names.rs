//! Stable names of places, seats and what chance decides, and the way back from them.

use crate::agenda::Task;
use crate::content::Clearing;
use crate::state::{Post, RIVAL, SEATS, SLOTS};
use crate::{Everdell, Why};

/// The owner of a city: a seat from zero, or `rival`.
pub(crate) fn owner_name(owner: u8) -> String {
    if owner == RIVAL { "rival".to_owned() } else { owner.to_string() }
}

/// The owner of this name.
pub(crate) fn find_owner(name: &str) -> Option<u8> {
    if name == "rival" {
        return Some(RIVAL);
    }
    number(name).filter(|&seat| usize::from(seat) < SEATS)
}

/// A number as it is written: no sign, no zero in front.
pub(crate) fn number(name: &str) -> Option<u8> {
    name.parse::<u8>().ok().filter(|number| number.to_string() == name)
}

/// A place counted from one by people, and from zero by the rules.
pub(crate) fn place(name: &str, places: u8) -> Option<u8> {
    number(name)?.checked_sub(1).filter(|&place| place < places)
}

/// The place of a record with this name in a list.
pub(crate) fn find_id<T>(records: &[T], id: impl Fn(&T) -> &str, name: &str) -> Option<u8> {
    u8::try_from(records.iter().position(|record| id(record) == name)?).ok()
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
        }
    }

    /// The place of this stable name.
    pub fn find_post(&self, name: &str) -> Option<Post> {
        match name {
            "away" => return Some(Post::Away),
            "home" => return Some(Post::Home),
            "haven" => return Some(Post::Haven),
            "lair" => return Some(Post::Lair),
            "adrift" => return Some(Post::Adrift),
            _ => {}
        }
        let (sort, rest) = name.split_once(':')?;
        let content = &self.content;
        Some(match sort {
            "basic" => Post::Basic(find_id(&content.basics, |basic| &basic.id, rest)?),
            "forest" => Post::Forest(find_id(&Clearing::ALL, |clearing| clearing.name(), rest)?),
            "journey" => {
                let points = number(rest)?;
                let space = content.journeys.iter().position(|journey| journey.points == points)?;
                Post::Journey(u8::try_from(space).ok()?)
            }
            "event" => match find_id(&content.basic_events, |event| &event.id, rest) {
                Some(event) => Post::BasicEvent(event),
                None => Post::SpecialEvent(find_id(&content.special_events, |event| &event.id, rest)?),
            },
            "card" => {
                let (owner, slot) = rest.split_once(':')?;
                let slot = number(slot).filter(|&slot| usize::from(slot) < SLOTS)?;
                Post::Card(find_owner(owner)?, slot)
            }
            _ => return None,
        })
    }
}

impl Why {
    /// The stable name, such as `post-office`; a plan or plot is named by the content.
    pub fn name(self) -> &'static str {
        match self {
            Self::Haven => "haven",
            Self::DrawDouble => "draw-double",
            Self::ForAny => "for-any",
            Self::Journey => "journey",
            Self::Bard => "bard",
            Self::PostOffice => "post-office",
            Self::Monastery => "monastery",
            Self::Monk => "monk",
            Self::Teacher => "teacher",
            Self::Shepherd => "shepherd",
            Self::Doctor => "doctor",
            Self::Woodcarver => "woodcarver",
            Self::Peddler => "peddler",
            Self::Fool => "fool",
            Self::Ruins => "ruins",
            Self::Ranger => "ranger",
            Self::University => "university",
            Self::Undertaker => "undertaker",
            Self::Marketing => "marketing",
            Self::WellRun => "well-run",
            Self::Fireworks => "fireworks",
            Self::Thieves => "thieves",
            Self::Cure => "cure",
            Self::Graduation => "graduation",
            Self::Performer => "performer",
            Self::Management => "management",
            Self::AgainstRugwort => "against-rugwort",
            Self::Stoats => "stoats",
            Self::Crier => "crier",
            Self::Juggler => "juggler",
            Self::Rowdy => "rowdy",
            Self::Robber => "robber",
            Self::Leader => "leader",
            Self::Warrior => "warrior",
            Self::Poe => "poe",
            Self::Darkdeep => "darkdeep",
            Self::SilverScale => "silver-scale",
            Self::Treasury => "treasury",
            Self::Carnival => "carnival",
            Self::Stadium => "stadium",
            Self::SpiderCity => "spider-city",
            Self::SpiderOpen => "spider-open",
            Self::Nasty => "nasty",
            Self::Pessimist => "pessimist",
            Self::Plan(_) => "plan",
            Self::Plot(_) => "plot",
        }
    }
}

impl Everdell {
    /// What a purpose is called, with the plan or plot it belongs to, such as `plot:theft`.
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

    /// What a task that asks is for, where its kind serves several purposes.
    pub(crate) fn purpose(&self, task: Task) -> Option<String> {
        match task {
            Task::Discard { why, .. }
            | Task::GiveCards { why, .. }
            | Task::GiveResources { why, .. }
            | Task::PayAny { why, .. }
            | Task::PayMix { why, .. }
            | Task::Amount { why, .. }
            | Task::Opponent { why, .. }
            | Task::Pick { why, .. }
            | Task::DiscardMeadow { why, .. }
            | Task::Whether { why, .. }
            | Task::ChooseWorker { why, .. } => Some(self.why_name(why)),
            Task::Offer { invitation, .. } => Some(invitation.name().to_owned()),
            _ => None,
        }
    }
}
