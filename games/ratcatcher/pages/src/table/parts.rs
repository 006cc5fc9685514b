//! What the drawing of the city is made of.

use std::sync::Arc;

use ratcatcher::{Choice, DistrictIx, DistrictView, Route, Zone};

use super::card::Card;
use super::shape::Point;

/// The rats that a cheese takes (R23.2).
pub(super) const TO_DEVOUR: u8 = 5;

/// A zone that may be chosen.
#[derive(Debug, Clone)]
pub(super) struct Target {
    /// The zone.
    pub zone: Zone,
    /// Its key letter.
    pub key: Option<char>,
    /// What choosing it does, in words.
    pub label: String,
    /// What is asked about it.
    pub thing: String,
    /// The choice that a script may submit at once: where one tap is enough, or this is the second.
    pub only: Option<String>,
}

/// A place where the drawn district may go.
#[derive(Debug, Clone)]
pub(super) struct Ghost {
    pub x: i8,
    pub y: i8,
    pub turn: u8,
    pub id: String,
    pub key: Option<char>,
    pub label: String,
}

/// What is drawn besides the city itself.
#[derive(Debug, Clone, Default)]
pub(super) struct Plan {
    pub targets: Vec<Target>,
    pub ghosts: Vec<Ghost>,
    /// Ways to zones that one step does not reach.
    pub routes: Vec<Route>,
    /// The card of the ghosts.
    pub drawn: Option<DistrictIx>,
    /// Walks, zone by zone, and the drawing of who walked.
    pub trails: Vec<(Vec<Zone>, String)>,
    /// The zone that was asked about.
    pub asked: Option<Zone>,
    /// Whether nothing is allowed there.
    pub refused: bool,
    /// The choice that a hint thinks best.
    pub hinted: Option<Choice>,
    /// Zones where something has just happened.
    pub marked: Vec<Zone>,
}

impl Plan {
    /// The way to a far zone.
    pub fn route(&self, zone: Zone) -> Option<&Route> {
        self.routes.iter().find(|route| route.zones.last() == Some(&zone))
    }

    /// The way to the zone that was asked about.
    pub fn route_asked(&self) -> Option<&Route> {
        self.route(self.asked?)
    }
}

/// A district where it lies, with its card and its name.
pub(super) struct Site<'a> {
    pub view: &'a DistrictView,
    pub card: Arc<Card>,
    pub at: Point,
    pub name: &'a str,
}

/// How much wider a plate is for the moon of a district that sleeps.
pub(super) const MOON: f64 = 20.0;

impl Site<'_> {
    pub fn moon(&self) -> f64 {
        if self.view.active || self.view.fresh { 0.0 } else { MOON }
    }
}

/// Text as it may stand in an attribute or between tags.
pub(super) fn attribute(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}
