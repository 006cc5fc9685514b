//! Study columns of Everdell with Mistwood.

use std::cmp::Reverse;

use crate::index::Owner;
use crate::{Event, Everdell, Post};
use tabletop::Seat;

use ::stats::{Studied, StudiedGame};

impl Studied for Everdell {
    fn words() -> Vec<(&'static str, &'static str)> {
        vec![
            ("against", "whom it was played against, such as nightweave-2"),
            ("rival", "the automated opponent: none, nightweave or rugwort"),
            ("modules", "what of Mistwood and the small expansions was added: plain, modules, minis or both"),
            ("expansions", "the large expansions in play, such as pearlbrook-bellfaire; none without one"),
            ("added", "the expansion, or expansions if there were several; else as in modules"),
            ("personality", "the stable name of Nightweave's personality"),
            ("plan", "the stable name of Nightweave's plan"),
        ]
    }

    fn numbers() -> Vec<(&'static str, &'static str)> {
        vec![
            ("level", "Nightweave's level; 0 where she does not play"),
            ("points", "points of the seat that is counted"),
            ("lead", "points by which it is ahead of the best of the others"),
            ("points-cards", "points of cards"),
            ("points-tokens", "points of tokens"),
            ("points-prosperity", "points of purple cards"),
            ("points-events", "points of events"),
            ("points-journeys", "points of the journey"),
            ("points-pearls", "points of pearls"),
            ("points-wonders", "points of wonders"),
            ("points-expedition", "points of steps of the expedition"),
            ("points-discoveries", "points of discoveries"),
            ("points-visitors", "points of visitors"),
            ("points-adornments", "points of adornments"),
            ("points-awards", "points of the garland award"),
            ("points-other", "points of everything else"),
            ("city", "cards in the city at the end"),
            ("cards-played", "cards played"),
            ("workers-placed", "workers placed"),
            ("events", "events achieved"),
            ("thwarted", "plans and plots thwarted"),
            ("gained", "resources gained"),
            ("activated", "green cards activated"),
            ("trophies", "Nightweave's trophies"),
        ]
    }

    fn deeds(seen: &StudiedGame<'_, Self>, people: &[Seat], note: &mut dyn FnMut(String)) {
        let game = seen.over.game;
        let content = game.pack();
        // With several people, the one with the most points counts, as in accounts.
        let best = people
            .iter()
            .map(|&seat| Owner::of(seat))
            .max_by_key(|&seat| (game.points(seen.over.state, seat), Reverse(seat)));
        let hero = best.unwrap_or(Owner::FIRST);
        for event in seen.over.events {
            match *event {
                Event::Played { who, kind, .. } if who == hero => {
                    note(format!("card:{}", game.kind_name(kind)));
                }
                Event::Achieved { who, post: Post::BasicEvent(place) } if who == hero => {
                    if let Some(event) = content.basic_events.get(usize::from(place)) {
                        note(format!("basic_event:{}", event.id));
                    }
                }
                Event::Achieved { who, post: Post::SpecialEvent(place) } if who == hero => {
                    if let Some(event) = content.special_events.get(usize::from(place)) {
                        note(format!("special_event:{}", event.id));
                    }
                }
                _ => {}
            }
        }
    }
}
