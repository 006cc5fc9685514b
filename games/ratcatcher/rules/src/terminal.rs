//! Positions of The Ratcatcher as lines of text.

use std::sync::Arc;

use crate::content::{Colour, Kind};
use crate::{DistrictIx, DistrictView, Ratcatcher, View, Zone, ZoneView};
use tabletop::{Message, Names, SeenPosition, TerminalView};

impl TerminalView for Ratcatcher {
    const THINGS: &'static [&'static str] =
        &["price:cheese", "07b", "rat:white", "dice:3", "slot:attack", "ability:yellow", "place:1,0", "here"];
    const GOAL: Option<&'static str> = Some("07b");

    fn situation(&self, here: &SeenPosition<'_, Self>) -> Vec<Message> {
        situation(self, &here.view())
    }
}

/// The lines of text of a table.
fn situation(game: &Ratcatcher, view: &View) -> Vec<Message> {
    let mut lines = vec![head(view)];
    game.you_lines(view, &mut lines);
    game.foe_lines(view, &mut lines);
    lines.push(rats(view));
    for district in &view.districts {
        lines.push(game.district_line(view, district));
        lines.extend(district.zones.iter().map(|zone| game.zone_line(view, zone)));
    }
    lines
}

fn head(view: &View) -> Message {
    Message::new("cli-head")
        .number("round", view.round)
        .number("cheese", view.ratcatcher.cheese)
        .number("devoured", view.nemesis.progress)
}

/// The numbers of common rats in the bag and in the cage.
fn rats(view: &View) -> Message {
    let [white, brown, black] = &view.commons;
    Message::new("cli-rats")
        .number("white", white.bag)
        .number("brown", brown.bag)
        .number("black", black.bag)
        .number("caged-white", white.cage)
        .number("caged-brown", brown.cage)
        .number("caged-black", black.cage)
}

impl Ratcatcher {
    fn you_lines(&self, view: &View, lines: &mut Vec<Message>) {
        let me = &view.ratcatcher;
        let Some(board) = self.pack().ratcatchers.iter().find(|board| *board.id == *me.id) else { return };
        lines.push(
            Message::new("cli-you")
                .name("name", &board.name)
                .key("zone", me.zone.to_string())
                .number("health", me.health)
                .number("most-health", me.most_health)
                .number("movement", me.movement)
                .number("most-movement", me.most_movement)
                .number("dice", me.dice)
                .number("most-dice", me.most_dice)
                .number("traps", me.traps)
                .number("most-traps", me.most_traps)
                .number("accuracy", me.accuracy)
                .number("defence", me.defence),
        );
        for ability in &me.abilities {
            let card = &board.abilities[ability.colour as usize];
            let key = if ability.unlocked { "cli-ability" } else { "cli-ability-locked" };
            lines.push(
                Message::new(key)
                    .key("colour", ability.colour.name())
                    .name("name", &card.name)
                    .number("markers", ability.markers)
                    .number("most", ability.most),
            );
        }
        let slots = me.slots.iter().filter(|slot| slot.levels[0] > 0);
        let slots = slots.map(|slot| {
            Message::new("cli-slot")
                .key("slot", slot.slot.name())
                .number("filled", slot.filled)
                .number("all", slot.levels[0] + slot.levels[1])
        });
        lines.push(Message::new("cli-slots").list("slots", slots.collect()));
        for rat in view.peculiars.iter().filter(|rat| rat.zone.is_none()) {
            if let Some(card) = self.pack().peculiars.get(rat.index.index()) {
                lines.push(Message::new("cli-caught").name("name", &card.name).key("id", &rat.id));
            }
        }
    }

    fn foe_lines(&self, view: &View, lines: &mut Vec<Message>) {
        let foe = &view.nemesis;
        let Some(board) = self.pack().nemeses.iter().find(|board| *board.id == *foe.id) else { return };
        let message = match foe.zone {
            Some(zone) => Message::new("cli-nemesis").key("zone", zone.to_string()),
            None => Message::new("cli-nemesis-away"),
        };
        let [movement, bite, accuracy, defence, deployment] = foe.attributes;
        lines.push(
            message
                .name("name", &board.name)
                .number("health", foe.health)
                .number("most-health", foe.most_health)
                .number("movement", movement)
                .number("bite", bite)
                .number("accuracy", accuracy)
                .number("defence", defence)
                .number("deployment", deployment),
        );
    }

    fn name_of_district(&self, view: &View, number: DistrictIx) -> &Arc<Names> {
        let pack = self.pack();
        let card = match number {
            DistrictIx::START => &pack.start[view.mode as usize],
            _ => &pack.districts[number.index() % pack.districts.len()],
        };
        &card.drawing.name
    }

    fn district_line(&self, view: &View, district: &DistrictView) -> Message {
        let key = if district.active { "cli-district" } else { "cli-district-asleep" };
        Message::new(key)
            .key("number", format!("{:02}", district.number))
            .name("name", self.name_of_district(view, district.number))
            .number("x", district.x)
            .number("y", district.y)
    }

    fn zone_line(&self, view: &View, zone: &ZoneView) -> Message {
        let mut things = Vec::new();
        if zone.pawn {
            things.push(Message::new("table-thing-you"));
        }
        let mut named = |name: &Arc<Names>| things.push(Message::new("table-thing-named").name("name", name));
        if zone.nemesis {
            self.pack()
                .nemeses
                .iter()
                .filter(|board| *board.id == *view.nemesis.id)
                .for_each(|board| named(&board.name));
        }
        for rat in view.peculiars.iter().filter(|rat| rat.zone == Some(zone.zone)) {
            self.pack().peculiars.get(rat.index.index()).into_iter().for_each(|card| named(&card.name));
        }
        let rats = Kind::ALL
            .map(|kind| (Message::new("table-thing-rats").key("rat", kind.name()), zone.rats[kind as usize]));
        let lying = [
            ("table-thing-cheese", zone.cheese),
            ("table-thing-health", zone.health),
            ("table-thing-yellow", zone.markers[Colour::Yellow as usize]),
            ("table-thing-purple", zone.markers[Colour::Purple as usize]),
            ("table-thing-nest", u8::from(zone.nest) + zone.nest_tokens),
            ("table-thing-trap", zone.trap.into()),
            ("table-thing-lure", zone.lure.into()),
            ("table-thing-decoy", zone.decoy.into()),
            ("table-thing-barricade", zone.barricade.into()),
            ("table-thing-ruse", zone.ruse.into()),
        ];
        let lying = lying.map(|(key, count)| (Message::new(key), count));
        let counted = rats.into_iter().chain(lying).filter(|(_, count)| *count > 0);
        things.extend(counted.map(|(message, count)| message.number("count", count)));
        if things.is_empty() {
            things.push(Message::new("cli-nothing"));
        }
        let near: Vec<String> = zone.near.iter().map(Zone::to_string).collect();
        Message::new("cli-zone").key("zone", &zone.name).list("things", things).key("near", near.join(", "))
    }
}
