//! The parts of the drawing of the city.

use std::sync::Arc;

use ratcatcher::{Choice, DistrictIx, DistrictView, Route, Zone};

use super::card::Card;
use super::shape::Point;

/// The number of rats that devour a cheese (R23.2).
pub(super) const TO_DEVOUR: u8 = 5;

/// A zone that can be chosen.
#[derive(Debug, Clone)]
pub(super) struct Target {
    /// The zone.
    pub zone: Zone,
    /// Its key letter.
    pub key: Option<char>,
    /// The effect of choosing it, in words.
    pub label: String,
    /// The thing for a request about it.
    pub thing: String,
    /// The choice that a script may submit at once: if one tap is enough, or this is the second.
    pub only: Option<String>,
}

/// A possible place of the drawn district.
#[derive(Debug, Clone)]
pub(super) struct Ghost {
    pub x: i8,
    pub y: i8,
    pub turn: u8,
    pub id: String,
    pub key: Option<char>,
    pub label: String,
}

/// The parts of the drawing besides the city itself.
#[derive(Debug, Clone, Default)]
pub(super) struct Plan {
    pub targets: Vec<Target>,
    pub ghosts: Vec<Ghost>,
    /// Ways to zones farther than one step.
    pub routes: Vec<Route>,
    /// The card of the ghosts.
    pub drawn: Option<DistrictIx>,
    /// Walks, zone by zone, with the drawing of the figure.
    pub trails: Vec<(Vec<Zone>, String)>,
    /// The zone that the request asks about.
    pub asked: Option<Zone>,
    /// Whether nothing is allowed there.
    pub refused: bool,
    /// The best choice of a hint.
    pub hinted: Option<Choice>,
    /// Zones with recent events.
    pub marked: Vec<Zone>,
}

impl Plan {
    /// The way to a far zone.
    pub fn route(&self, zone: Zone) -> Option<&Route> {
        self.routes.iter().find(|route| route.zones.last() == Some(&zone))
    }

    /// The way to the zone that the request asks about.
    pub fn route_asked(&self) -> Option<&Route> {
        self.route(self.asked?)
    }
}

/// A district at its place, with its card and its name.
pub(super) struct Site<'a> {
    pub view: &'a DistrictView,
    pub card: Arc<Card>,
    pub at: Point,
    pub name: &'a str,
}

/// The additional width of a plate for the moon of an inactive district.
pub(super) const MOON: f64 = 20.0;

impl Site<'_> {
    pub fn moon(&self) -> f64 {
        if self.view.active || self.view.fresh { 0.0 } else { MOON }
    }
}

/// Text escaped for an attribute or as content.
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
