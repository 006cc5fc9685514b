//! Positions of Mice and Mystics as lines of text.

use crate::index::CardIx;
use crate::{CardName, CardView, EnemyView, GoalView, MouseView, Mystics, SpotView, State, View};
use tabletop::{FastSource, Message, SeenPosition, TerminalView};

impl TerminalView for Mystics {
    const THINGS: &'static [&'static str] = &[
        "mouse:collin",
        "enemy:0",
        "space:0",
        "card:dagger",
        "ability:battle_leader",
        "edge:north",
        "tile:0",
        "page:story",
    ];

    fn situation(&self, here: &SeenPosition<'_, Self>) -> Vec<Message> {
        // Names and places do not depend on hidden information.
        let Ok(known) = here.resampled(&mut FastSource::new(0));
        situation(self, &known, &here.view())
    }
}

/// The lines of text of a table.
fn situation(game: &Mystics, state: &State, view: &View) -> Vec<Message> {
    let told = Told { game, state, view };
    let chapter = &game.pack().chapters[usize::from(state.chapter) % game.pack().chapters.len().max(1)];
    let mut lines = vec![
        Message::new("cli-mystics")
            .number("chapter", view.chapter)
            .name("name", &chapter.name)
            .number("round", view.round)
            .number("page", view.page)
            .number("end", view.end)
            .number("wheel", view.wheel)
            .number("full", view.wheel_full),
        Message::new("cli-mystics-objective").name("text", &chapter.objective),
    ];
    let met = view.goals.iter().filter(|goal: &&GoalView| goal.done).count();
    lines.push(
        Message::new("cli-mystics-goals").number("met", count(met)).number("of", count(view.goals.len())),
    );
    if !view.track.is_empty() {
        let cards = view.track.iter().map(|card| {
            Message::new("cli-mystics-card")
                .key("now", if card.now { "yes" } else { "no" })
                .message("name", told.card_name(card.card))
        });
        lines.push(Message::new("cli-mystics-track").list("cards", cards.collect()));
    }
    for mouse in &view.mice {
        told.mouse(mouse, &mut lines);
    }
    lines.extend(view.enemies.iter().map(|enemy| told.enemy(enemy)));
    let items: Vec<Message> = view
        .items
        .iter()
        .filter(|item| item.place != "unowned")
        .map(|item| told.search(game.card_of(item.item)))
        .collect();
    if !items.is_empty() {
        lines.push(Message::new("cli-mystics-stash").list("items", items));
    }
    if let Some(turn) = &view.turn {
        lines.push(Message::new("cli-mystics-turn").number("left", turn.left));
    }
    lines
}

fn count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// A position and its audience.
struct Told<'a> {
    game: &'a Mystics,
    state: &'a State,
    view: &'a View,
}

impl Told<'_> {
    fn search(&self, card: CardIx) -> Message {
        match self.game.pack().search.get(usize::from(card)) {
            Some(card) => Message::new("table-thing-named").name("name", &card.name),
            None => Message::new("cli-mystics-nothing"),
        }
    }

    fn card_name(&self, card: CardName) -> Message {
        let name = match card {
            CardName::Mouse(mouse) => &self.game.pack().heroes[self.state.mouse(mouse).hero.index()].name,
            CardName::Foe(foe) => &self.game.pack().foes[foe.index()].name,
        };
        Message::new("table-thing-named").name("name", name)
    }

    fn spot(&self, spot: &SpotView) -> Message {
        let message = Message::new("cli-mystics-spot").key("space", spot.name.clone());
        match self.game.side_facts(self.state.side(spot.tile)) {
            Some(side) => message.name("side", &side.name),
            None => message.key("side", ""),
        }
    }

    fn mouse(&self, mouse: &MouseView, lines: &mut Vec<Message>) {
        let message =
            Message::new(if mouse.spot.is_some() { "cli-mystics-mouse" } else { "cli-mystics-away" })
                .key("mouse", mouse.hero.name())
                .number("player", mouse.seat + 1)
                .number("people", self.view.players)
                .number("wounds", mouse.wounds)
                .number("poison", mouse.poison)
                .number("life", mouse.life)
                .number("cheese", mouse.cheese)
                .number("battle", mouse.battle)
                .number("defence", mouse.defence)
                .number("lore", mouse.lore)
                .number("movement", mouse.movement);
        lines.push(match &mouse.spot {
            Some(spot) => message.message("spot", self.spot(spot)),
            None => message,
        });
        let plights = mouse.plight.iter().filter(|plight| **plight != "captured");
        let plights: Vec<Message> =
            plights.map(|plight| Message::new("cli-mystics-plight").key("plight", *plight)).collect();
        if !plights.is_empty() {
            lines.push(Message::new("cli-mystics-plights").list("plights", plights));
        }
        let lists: [(&'static str, &[CardView]); 3] = [
            ("cli-mystics-gear", &mouse.gear),
            ("cli-mystics-pack", &mouse.pack),
            ("cli-mystics-tricks", &mouse.tricks),
        ];
        for (key, cards) in lists {
            if !cards.is_empty() {
                lines.push(
                    Message::new(key).list("cards", cards.iter().map(|one| self.search(one.card)).collect()),
                );
            }
        }
        if !mouse.abilities.is_empty() {
            let known = mouse.abilities.iter().map(|ability| {
                let name = &self.game.pack().abilities[ability.index()].name;
                Message::new("table-thing-named").name("name", name)
            });
            lines.push(Message::new("cli-mystics-abilities").list("cards", known.collect()));
        }
    }

    fn enemy(&self, enemy: &EnemyView) -> Message {
        let card = &self.game.pack().foes[enemy.card.index()];
        let state = match (enemy.down, enemy.dazed) {
            (true, _) => "down",
            (_, true) => "dazed",
            _ => "up",
        };
        Message::new("cli-mystics-enemy")
            .number("index", enemy.index)
            .name("name", &card.name)
            .message("spot", self.spot(&enemy.spot))
            .number("wounds", enemy.wounds)
            .number("life", enemy.life)
            .key("state", state)
    }
}
