//! The accounts of The Ratcatcher.

use std::sync::Arc;

use crate::content::Kind;
use crate::load::builtin;
use crate::{Event, Gift, Prey, Ratcatcher, Setup};
use tabletop::{Audience, Game, Message, Names, Seat};

use ::stats::{Over, Picks, Profile, Remember, Tally};

impl Remember for Ratcatcher {
    const PROFILE: Profile = Profile {
        rows: "ratcatcher",
        columns: "nemesis",
        parts: &["cheese-found", "cheese-bought", "cheese-reward"],
    };

    const MEDALS: &'static str = include_str!("../../../medals.toml");

    const LADDER: &'static str = include_str!("../../../ladder.toml");

    fn count(over: &Over<'_, Self>, _people: &[Seat], tally: &mut Tally) {
        let view = over.game.view(over.state, Audience::Spectator);
        tally.say("ratcatcher", &view.ratcatcher.id);
        tally.say("nemesis", &view.nemesis.id);
        tally.say("mode", view.mode.name());
        tally.score = Some(view.ratcatcher.cheese.into());
        tally.rounds = view.round.into();
        tally.set("cheese", view.ratcatcher.cheese);
        tally.set("devoured", view.nemesis.progress);
        tally.set("health", view.ratcatcher.health);
        tally.set("districts", i64::try_from(view.districts.len()).unwrap_or(0));
        for event in over.events {
            add(*event, tally);
        }
    }

    fn challenge(&self, picks: &mut Picks) -> Setup {
        let content = self.pack();
        let ratcatcher = picks.one(&content.ratcatchers).map(|board| board.id.to_string());
        let nemesis = picks.one(&content.nemeses).map(|board| board.id.to_string());
        let first = Setup::default();
        Setup {
            ratcatcher: ratcatcher.unwrap_or(first.ratcatcher),
            nemesis: nemesis.unwrap_or(first.nemesis),
            ..Setup::default()
        }
    }

    fn call(name: &str, value: &str) -> Message {
        let content = builtin();
        let known = match name {
            "ratcatcher" => {
                content.ratcatchers.iter().find(|board| *board.id == *value).map(|board| &board.name)
            }
            "nemesis" => content.nemeses.iter().find(|board| *board.id == *value).map(|board| &board.name),
            "mode" => return Message::new("site-mode").key("mode", value),
            _ => return Message::new("memory-word").key("word", value),
        };
        // A card of another pack has only its stable name here.
        let unnamed = || Arc::new(Names { en: value.into(), pl: value.into(), hu: value.into() });
        Message::new("memory-name").name("name", &known.map_or_else(unnamed, Arc::clone))
    }
}

fn add(event: Event, tally: &mut Tally) {
    match event {
        Event::Caught { prey, .. } => {
            tally.add("caught", 1);
            match prey {
                Prey::Common(Kind::White) => tally.add("caught-white", 1),
                Prey::Common(Kind::Brown) => tally.add("caught-brown", 1),
                Prey::Common(Kind::Black) => tally.add("caught-black", 1),
                Prey::Peculiar(_) => tally.add("caught-peculiar", 1),
                Prey::Nemesis => {}
            }
        }
        Event::CheeseGained { gift, .. } => match gift {
            Gift::Found => tally.add("cheese-found", 1),
            Gift::Bought => tally.add("cheese-bought", 1),
            Gift::Reward | Gift::Upgrade | Gift::Bag => tally.add("cheese-reward", 1),
        },
        Event::NemesisWounded { .. } => tally.add("nemesis-wounds", 1),
        Event::NemesisDeployed { .. } => tally.add("nemesis-came", 1),
        Event::TrapSet { .. } => tally.add("traps-set", 1),
        Event::TrapSprung { .. } => tally.add("traps-sprung", 1),
        Event::Wounded { wounds, .. } => tally.add("wounds", wounds),
        Event::Walked { .. } => tally.add("walked", 1),
        Event::Used { .. } => tally.add("abilities-used", 1),
        Event::Upgraded { .. } => tally.add("upgrades", 1),
        Event::RewardTaken { .. } => tally.add("rewards", 1),
        Event::Bought { .. } => tally.add("bought", 1),
        _ => {}
    }
}
