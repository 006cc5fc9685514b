//! The purpose of a die or a card that a person at the physical game is asked for.
//!
//! The purpose follows from the event that an answer leads to, and is the same for each answer.

use tabletop::Message;

use crate::Everdell;
use crate::event::Event;
use crate::index::Owner;
use crate::state::Post;
use crate::telling::area_name;

impl Everdell {
    pub(crate) fn purpose_words(&self, event: Event) -> Option<Message> {
        let seated = |key, who: Owner| {
            who.seat().map(|seat| Message::new(key).number("player", i64::from(seat.0) + 1))
        };
        let placed = |key, place: i64| Some(Message::new(key).number("place", place + 1));
        match event {
            Event::Drew { who, .. } | Event::DrewDiscard { who, .. } => seated("ev-chance-hand", who),
            Event::AdornmentDealt { who, .. }
            | Event::PowerDealt { who, .. }
            | Event::AbilityDealt { who, .. }
            | Event::LegendDealt { who, .. } => seated("ev-chance-player", who),
            Event::Filled { place, .. } => placed("ev-chance-meadow", place.into()),
            Event::StationFilled { place, .. } => placed("ev-chance-station", u16::from(place).into()),
            Event::TrainLaid { place, .. } => placed("ev-chance-train", u16::from(place).into()),
            Event::ForestLaid { .. } => Some(Message::new("ev-chance-forest")),
            Event::TokenLaid { .. } => Some(Message::new("ev-chance-token")),
            Event::RiverTurned { spot, .. } => {
                let place = self.place_words(None, Post::River(spot));
                Some(Message::new("ev-chance-river").message("place", place))
            }
            Event::WeatherTurned { weather } => {
                let season = self.weather_card(weather)?.season;
                Some(Message::new("ev-chance-weather").key("season", season.name()))
            }
            Event::TileLaid { tile } => {
                let area = self.map_tile(tile)?.area;
                Some(Message::new("ev-chance-section").key("area", area_name(area as u8)))
            }
            Event::DiscoveryTurned { discovery, .. } => {
                let area = self.discovery(discovery)?.area;
                Some(Message::new("ev-chance-section").key("area", area_name(area as u8)))
            }
            _ => None,
        }
    }
}
