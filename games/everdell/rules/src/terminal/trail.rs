//! Spirecrest as text: the trail, and the pieces of a player.

use tabletop::Message;

use super::{Told, count};
use crate::telling::{gain_words, named};
use crate::{DiscoveryView, SpireView, TileView, TrailView};

impl Told<'_> {
    /// The weather, the sections with their tiles and rabbits, and the discoveries turned up.
    pub(super) fn trail(&self, trail: &TrailView, lines: &mut Vec<Message>) {
        let pack = self.game.pack();
        for one in &trail.weather {
            let Some(card) = pack.weather.iter().find(|card| Some(&*card.id) == one.id.as_deref()) else {
                continue;
            };
            lines.push(
                Message::new("cli-everdell-weather")
                    .key("season", one.season.name())
                    .name("name", &card.name)
                    .name("text", &card.text),
            );
        }
        for section in &trail.sections {
            let tiles = section.tiles.iter().map(|tile| self.tile(tile)).collect();
            let rabbits: Vec<Message> = section.rabbits.iter().map(|&who| self.who(who)).collect();
            let key = if section.up { "up" } else { "down" };
            lines.push(
                Message::new("cli-everdell-section")
                    .key("area", section.area.name())
                    .key("side", key)
                    .list("tiles", tiles)
                    .number("count", count(rabbits.len()))
                    .list("rabbits", rabbits),
            );
        }
        for one in &trail.turned {
            let Some(card) = pack.discoveries.iter().find(|card| *card.id == *one.id) else { continue };
            lines.push(
                Message::new("cli-everdell-turned")
                    .key("thing", &one.thing)
                    .name("name", &card.name)
                    .name("text", &card.text)
                    .number("cost", one.cost),
            );
        }
        lines.extend(trail.vale.iter().map(|card| self.card(&card.thing, card.kind)));
        if !trail.mined.is_empty() {
            lines.push(Message::new("cli-everdell-mined").list("cards", self.cards(&trail.mined)));
        }
    }

    /// A step with its cost and gain.
    fn tile(&self, tile: &TileView) -> Message {
        let pack = self.game.pack();
        let name = pack.tiles.iter().find(|record| *record.id == *tile.id).map(|record| &record.name);
        let discovery =
            || pack.discoveries.iter().find(|record| *record.id == *tile.id).map(|record| &record.name);
        Message::new("cli-everdell-tile")
            .message("name", named(name.or_else(discovery)))
            .list("pay", gain_words(tile.pay))
            .number("points", tile.points)
    }

    /// The discoveries and the expedition of a player or of Nightweave.
    pub(super) fn spire(&self, spire: &SpireView, lines: &mut Vec<Message>) {
        if !spire.discoveries.is_empty() {
            let discoveries = spire.discoveries.iter().map(|one| self.discovery(one)).collect();
            lines.push(Message::new("cli-everdell-discoveries").list("discoveries", discoveries));
            let under = spire.discoveries.iter().flat_map(|one| &one.under);
            lines.extend(under.map(|card| self.card(&card.thing, card.kind)));
        }
        if !spire.steps.is_empty() {
            let steps = spire.steps.iter().map(|step| self.tile(step)).collect();
            lines
                .push(Message::new("cli-everdell-steps").list("steps", steps).number("walked", spire.walked));
        }
    }

    /// A discovery with the workers on it, or with the place of its big critter.
    fn discovery(&self, one: &DiscoveryView) -> Message {
        let all = &self.game.pack().discoveries;
        let name = all.iter().find(|record| *record.id == *one.id).map(|record| &record.name);
        let mut notes = one.space.as_ref().map_or_else(Vec::new, |space| self.owners(&space.workers));
        if let Some(post) = one.beast.as_ref().and_then(|place| self.game.find_post(place)) {
            notes.push(self.place(post));
        }
        self.with_notes(named(name), notes)
    }
}
