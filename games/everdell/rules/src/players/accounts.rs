//! Accounts of finished games of Everdell with Mistwood.

use std::cmp::Reverse;

use crate::index::Owner;
use crate::{Event, Everdell, RivalKind, ScoreKind, Setup};
use tabletop::{Audience, Game, Message, Seat};

use ::stats::{Over, Picks, Profile, Remember, Tally};

impl Remember for Everdell {
    const PROFILE: Profile = Profile {
        rows: "against",
        columns: "added",
        parts: &[
            "points-cards",
            "points-tokens",
            "points-prosperity",
            "points-events",
            "points-journeys",
            "points-pearls",
            "points-wonders",
            "points-expedition",
            "points-discoveries",
            "points-visitors",
            "points-adornments",
            "points-awards",
            "points-other",
        ],
    };

    const MEDALS: &'static str = include_str!("../../../medals.toml");

    const LADDER: &'static str = include_str!("../../../ladder.toml");

    fn count(over: &Over<'_, Self>, people: &[Seat], tally: &mut Tally) {
        let &Over { game, setup, state, events } = over;
        // With several people, the one with the most points counts.
        let best = people
            .iter()
            .map(|&seat| Owner::of(seat))
            .max_by_key(|&seat| (game.points(state, seat), Reverse(seat)));
        let hero = best.unwrap_or(Owner::FIRST);
        let view = game.view(state, Audience::Spectator);
        let against = match setup.rival {
            RivalKind::None => "people".to_owned(),
            RivalKind::Nightweave => format!("nightweave-{}", setup.level),
            RivalKind::Rugwort => format!("rugwort-{}", setup.year),
        };
        tally.say("against", &against);
        tally.say("rival", setup.rival.name());
        let modules = match (setup.has_module(), setup.has_mini()) {
            (false, false) => "plain",
            (true, false) => "modules",
            (false, true) => "minis",
            (true, true) => "both",
        };
        tally.say("modules", modules);
        let expansions = expansions_of(setup);
        let names = if expansions.is_empty() { "none".to_owned() } else { expansions.join("-") };
        tally.say("expansions", &names);
        // A column of statistics: the only expansion, `expansions` for several, or else the modules.
        let added = match *expansions {
            [] => modules,
            [expansion] => expansion,
            _ => "expansions",
        };
        tally.say("added", added);
        if let Some(personality) = &setup.personality {
            tally.say("personality", personality);
        }
        if let Some(plan) = &setup.plan {
            tally.say("plan", plan);
        }
        tally.set("level", if setup.rival == RivalKind::Nightweave { setup.level } else { 0 });
        tally.rounds = view.round.into();
        let score = game.score(state, hero);
        tally.score = Some(score.total().into());
        tally.set("points", score.total());
        let others =
            Owner::people(setup.players).filter(|&seat| seat != hero).map(|seat| game.points(state, seat));
        let rival = (setup.rival != RivalKind::None).then(|| game.points(state, Owner::RIVAL));
        if let Some(best) = others.chain(rival).max() {
            tally.set("lead", i64::from(score.total()) - i64::from(best));
        }
        for line in &score.lines {
            let part = match line.what {
                ScoreKind::Card(_) => "points-cards",
                ScoreKind::Tokens | ScoreKind::TokensOn(_) | ScoreKind::Power(_) => "points-tokens",
                ScoreKind::Pearls => "points-pearls",
                ScoreKind::Wonder(_) => "points-wonders",
                ScoreKind::Adornment(_) => "points-adornments",
                ScoreKind::Visitor(_) => "points-visitors",
                ScoreKind::Award(_) => "points-awards",
                ScoreKind::Tile(_) => "points-expedition",
                ScoreKind::Discovery(_) => "points-discoveries",
                ScoreKind::Prosperity(_) => "points-prosperity",
                ScoreKind::BasicEvent(_) | ScoreKind::SpecialEvent(_) => "points-events",
                ScoreKind::Journey(_) => "points-journeys",
                ScoreKind::Bonus(_) | ScoreKind::Rival(_) => "points-other",
            };
            tally.add(part, line.points);
        }
        if let Some(player) = view.players.iter().find(|player| player.seat == hero) {
            tally.set("city", i64::try_from(player.city.cards.len()).unwrap_or(0));
        }
        for event in events {
            add(*event, hero, tally);
        }
    }

    fn challenge(&self, picks: &mut Picks) -> Setup {
        // Of eight days one is Rugwort's; on one of three a personality joins Nightweave.
        if picks.below(8) == 0 {
            return Setup::rugwort(u8::try_from(1 + picks.below(3)).unwrap_or(1));
        }
        let mut setup = Setup::nightweave(u8::try_from(1 + picks.below(4)).unwrap_or(1));
        if picks.below(3) == 0 {
            setup.personality = picks.one(&self.pack().personalities).map(|module| module.id.to_string());
        }
        setup
    }

    fn call(name: &str, value: &str) -> Message {
        if name == "against" {
            let (rival, level) = value.rsplit_once('-').unwrap_or((value, "0"));
            return Message::new("memory-against")
                .key("rival", rival)
                .number("level", level.parse::<u8>().unwrap_or(0));
        }
        Message::new("memory-word").key("word", value)
    }
}

/// The expansions in play, by their stable names.
fn expansions_of(setup: &Setup) -> Vec<&'static str> {
    let all = [
        ("pearlbrook", setup.pearlbrook),
        ("bellfaire", setup.bellfaire.any()),
        ("spirecrest", setup.spirecrest),
        ("newleaf", setup.newleaf.any()),
    ];
    all.into_iter().filter(|(_, in_play)| *in_play).map(|(name, _)| name).collect()
}

fn add(event: Event, hero: Owner, tally: &mut Tally) {
    match event {
        Event::Played { who, .. } if who == hero => tally.add("cards-played", 1),
        Event::Placed { who, .. } if who == hero => tally.add("workers-placed", 1),
        Event::Achieved { who, .. } if who == hero => tally.add("events", 1),
        Event::PlanThwarted { who, .. } | Event::PlotThwarted { who, .. } if who == hero => {
            tally.add("thwarted", 1);
        }
        Event::Gained { who, stock } if who == hero => tally.add("gained", stock.total()),
        Event::Activated { who, .. } if who == hero => tally.add("activated", 1),
        Event::Trophy { .. } => tally.add("trophies", 1),
        _ => {}
    }
}
