//! The accounts of Mice and Mystics, and the digests that connect the chapters of a campaign.

use crate::kinds::Hero;
use crate::load::builtin;
use crate::{Carried, Event, Fighter, Mystics, Past, Setup};
use serde_json::Value;
use tabletop::{Audience, Fingerprint, Game, Message, Seat};

use ::stats::{BROUGHT, Chapter, Over, PastChapter, Picks, Profile, Remember, TAKES, Tally};

impl Remember for Mystics {
    const PROFILE: Profile = Profile {
        rows: "chapter",
        columns: "way",
        parts: &["by-collin", "by-filch", "by-lily", "by-maginos", "by-nez", "by-tilda"],
    };

    const MEDALS: &'static str = include_str!("../../../medals.toml");

    const LADDER: &'static str = include_str!("../../../ladder.toml");

    fn chapter(setup: &Value) -> Option<Chapter> {
        let setup: Setup = serde_json::from_value(setup.clone()).ok()?;
        let brought = setup.carried.as_ref().map(digest);
        let past = setup.carried.map(|carried| carried.past).unwrap_or_default();
        let past = past.into_iter().map(|past: Past| PastChapter {
            chapter: past.chapter,
            won: past.victory,
            rounds: past.rounds,
            page: past.page,
        });
        Some(Chapter { number: setup.chapter, brought, past: past.collect() })
    }

    fn count(over: &Over<'_, Self>, _people: &[Seat], tally: &mut Tally) {
        let &Over { game, setup, state, events } = over;
        let view = game.view(state, Audience::Spectator);
        tally.say("chapter", &setup.chapter.to_string());
        tally.say("way", if setup.carried.is_some() { "campaign" } else { "single" });
        if let Some(carried) = &setup.carried {
            tally.say(BROUGHT, &digest(carried));
            tally.set("tried-before", i64::try_from(carried.past.len()).unwrap_or(0));
        }
        if let Some(carried) = game.carry(setup, state) {
            tally.say(TAKES, &digest(&carried));
        }
        tally.rounds = view.round.into();
        tally.set("page", view.page);
        tally.set("pages-left", i64::from(view.end) - i64::from(view.page));
        tally.set("mice", i64::try_from(view.mice.len()).unwrap_or(0));
        tally.set("tales", i64::try_from(view.tales.len()).unwrap_or(0));
        let heroes: Vec<Hero> = state.party().map(|(_, mouse)| mouse.hero).collect();
        for event in events {
            add(event.what, &heroes, tally);
        }
    }

    fn challenge(&self, picks: &mut Picks) -> Setup {
        let chapters = u32::try_from(self.pack().chapters.len()).unwrap_or(1).max(1);
        let chapter = u8::try_from(1 + picks.below(chapters)).unwrap_or(1);
        Setup { chapter, ..Setup::default() }
    }

    fn call(name: &str, value: &str) -> Message {
        let content = builtin();
        if name == "chapter" {
            let number: u8 = value.parse().unwrap_or(1);
            let chapter = usize::from(number).checked_sub(1).and_then(|at| content.chapters.get(at));
            if let Some(chapter) = chapter {
                return Message::new("myp-chapter-short")
                    .number("number", number)
                    .name("name", &chapter.name);
            }
        }
        if let Some(hero) = value.strip_prefix("by-").and_then(Hero::from_name) {
            return Message::new("memory-name").name("name", &content.heroes[hero.index()].name);
        }
        Message::new("memory-word").key("word", value)
    }
}

fn add(event: Event, heroes: &[Hero], tally: &mut Tally) {
    match event {
        Event::Defeated { by, creature, .. } => {
            tally.add("defeated", 1);
            if let Fighter::Mouse(mouse) = by
                && let Some(hero) = heroes.get(usize::from(mouse))
            {
                tally.add(&format!("by-{}", hero.name()), 1);
            }
            if creature.is_boss() {
                tally.add("bosses", 1);
            }
        }
        Event::Captured { .. } => tally.add("captured", 1),
        Event::Rescued { .. } => tally.add("rescued", 1),
        Event::Searched { found: true, .. } => tally.add("found", 1),
        Event::Learned { .. } => tally.add("learned", 1),
        Event::Cheese { count, .. } => tally.add("cheese", count),
        Event::Stolen { count, .. } => tally.add("stolen", count),
        Event::Surge { .. } => tally.add("surges", 1),
        Event::Ability { .. } => tally.add("abilities-used", 1),
        Event::Gave { .. } | Event::GaveCheese { .. } => tally.add("given", 1),
        Event::Healed { count, .. } => tally.add("healed", count),
        Event::Wounded { on: Fighter::Mouse(_), count, .. } => tally.add("wounds", count),
        Event::Honour { .. } => tally.add("honours", 1),
        Event::Explores { .. } => tally.add("explored", 1),
        _ => {}
    }
}

/// The digest that connects the end of a chapter with the beginning of the next. It excludes the kept cards,
/// because they are chosen between the two.
fn digest(carried: &Carried) -> String {
    let carried = Carried { kept: std::collections::BTreeMap::new(), ..carried.clone() };
    // Its keys are strings, so serialisation cannot fail.
    let text = serde_json::to_string(&carried).unwrap_or_default();
    Fingerprint::of_bytes(text.as_bytes()).to_string()
}
