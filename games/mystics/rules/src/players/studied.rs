//! Mice and Mystics in studies.

use std::collections::BTreeMap;

use crate::index::{CardIx, FoeIx};
use crate::kinds::Creature;
use crate::{Event, Fighter, Mystics};
use tabletop::Seat;

use ::stats::{Studied, StudiedGame};

/// The source of a wound that an enemy causes.
fn wounds_from(creature: Creature) -> &'static str {
    match creature {
        Creature::Roach => "wounds_from_roach",
        Creature::RatWarrior => "wounds_from_rat_warrior",
        Creature::EliteRatWarrior => "wounds_from_elite_rat_warrior",
        Creature::Spider => "wounds_from_spider",
        Creature::Centipede => "wounds_from_centipede",
        Creature::CaptainVurst => "wounds_from_captain_vurst",
        Creature::SkitterClak => "wounds_from_skitter_clak",
        Creature::Brodie => "wounds_from_brodie",
        Creature::Vanestra => "wounds_from_vanestra",
    }
}

impl Studied for Mystics {
    const WOUNDS: &'static [&'static str] = &[
        "wounds_from_roach",
        "wounds_from_rat_warrior",
        "wounds_from_elite_rat_warrior",
        "wounds_from_spider",
        "wounds_from_centipede",
        "wounds_from_captain_vurst",
        "wounds_from_skitter_clak",
        "wounds_from_brodie",
        "wounds_from_vanestra",
        "wounds_from_mice",
        "wounds_from_mousetraps",
        "wounds_from_chapter",
    ];

    fn words() -> Vec<(&'static str, &'static str)> {
        vec![
            ("chapter", "the number of the chapter"),
            ("way", "a single chapter, or in a campaign: single or campaign"),
            ("brought", "a digest of what the party brought along"),
            ("takes", "a digest of what the party takes along"),
        ]
    }

    fn numbers() -> Vec<(&'static str, &'static str)> {
        vec![
            ("tried-before", "chapters that lie behind the party"),
            ("page", "the page of the hourglass at the end"),
            ("pages-left", "pages between the hourglass and the chapter-end marker"),
            ("mice", "mice in the party"),
            ("tales", "story achievements"),
            ("by-collin", "enemies defeated by Collin"),
            ("by-filch", "enemies defeated by Filch"),
            ("by-lily", "enemies defeated by Lily"),
            ("by-maginos", "enemies defeated by Maginos"),
            ("by-nez", "enemies defeated by Nez"),
            ("by-tilda", "enemies defeated by Tilda"),
            ("defeated", "enemies defeated"),
            ("bosses", "bosses defeated"),
            ("captured", "times a mouse was captured"),
            ("rescued", "times a mouse was rescued"),
            ("found", "searches that succeeded"),
            ("learned", "abilities learned"),
            ("cheese", "cheese gained by the mice"),
            ("stolen", "cheese stolen from them"),
            ("surges", "surges"),
            ("abilities-used", "ability cards used"),
            ("given", "cards and cheese that changed hands"),
            ("healed", "wounds that came off"),
            ("wounds", "wounds of the mice"),
            ("honours", "individual achievements"),
            ("explored", "times the mice explored"),
            ("wounds_from_roach", "wounds by roaches"),
            ("wounds_from_rat_warrior", "wounds by rat warriors"),
            ("wounds_from_elite_rat_warrior", "wounds by elite rat warriors"),
            ("wounds_from_spider", "wounds by spiders"),
            ("wounds_from_centipede", "wounds by centipedes"),
            ("wounds_from_captain_vurst", "wounds by Captain Vurst"),
            ("wounds_from_skitter_clak", "wounds by Skitter-Clak"),
            ("wounds_from_brodie", "wounds by Brodie"),
            ("wounds_from_vanestra", "wounds by Vanestra"),
            ("wounds_from_mice", "wounds by attacks of mice, charmed ones among them"),
            ("wounds_from_mousetraps", "wounds by mousetraps"),
            ("wounds_from_chapter", "wounds by the chapter, by cards and by everything else"),
        ]
    }

    fn count_more(seen: &StudiedGame<'_, Self>, _: &[Seat], count: &mut dyn FnMut(&'static str, i64)) {
        const ELSE: &str = "wounds_from_chapter";
        // Free places in the list of enemies are reused.
        let mut creatures: BTreeMap<FoeIx, Creature> = BTreeMap::new();
        let mut from = ELSE;
        for event in seen.begun.iter().chain(seen.over.events) {
            let by = |fighter: Fighter, creatures: &BTreeMap<FoeIx, Creature>| match fighter {
                Fighter::Mouse(_) => "wounds_from_mice",
                Fighter::Foe(foe) => creatures.get(&foe).map_or(ELSE, |&creature| wounds_from(creature)),
                Fighter::Nobody => ELSE,
            };
            match event.what {
                Event::Arrived { foe, creature, .. } => drop(creatures.insert(foe, creature)),
                Event::Attacks { by: fighter, .. } | Event::AttacksAll { by: fighter, .. } => {
                    from = by(fighter, &creatures);
                }
                Event::TrapSnapped { .. } => from = "wounds_from_mousetraps",
                Event::Task { .. }
                | Event::Hazard { .. }
                | Event::Effect { .. }
                | Event::Thrown { .. }
                | Event::Begins { .. }
                | Event::Ends { .. } => from = ELSE,
                Event::Wounded { on: Fighter::Mouse(_), count: wounds, .. } => count(from, wounds.into()),
                _ => {}
            }
        }
    }

    fn deeds(seen: &StudiedGame<'_, Self>, _: &[Seat], note: &mut dyn FnMut(String)) {
        let content = seen.over.game.pack();
        let card =
            |card: CardIx| content.search.get(usize::from(card)).map(|card| format!("card:{}", card.id));
        for event in seen.over.events {
            match event.what {
                Event::Ability { ability, .. } => note(format!("ability:{}", ability.name())),
                Event::Kept { card: kind, .. } | Event::Used { card: kind, .. } => {
                    if let Some(deed) = card(kind) {
                        note(deed);
                    }
                }
                Event::Tale { tale } => note(format!("tale:{}", tale.name())),
                Event::Honour { honour, .. } => note(format!("honour:{}", honour.name())),
                _ => {}
            }
        }
    }
}
