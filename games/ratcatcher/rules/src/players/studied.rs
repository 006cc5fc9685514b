//! The Ratcatcher in studies.

use crate::content::Slot;
use crate::{Biter, Event, Ratcatcher};
use tabletop::{Message, Seat};

use ::stats::{Studied, StudiedGame};

impl Studied for Ratcatcher {
    const WOUNDS: &'static [&'static str] =
        &["wounds_from_nemesis", "wounds_from_peculiar", "wounds_from_commons"];

    fn words() -> Vec<(&'static str, &'static str)> {
        vec![
            ("ratcatcher", "the stable name of the ratcatcher"),
            ("nemesis", "the stable name of the nemesis rat"),
            ("mode", "the mode: standard or hard"),
        ]
    }

    fn numbers() -> Vec<(&'static str, &'static str)> {
        vec![
            ("cheese", "magic cheeses gained"),
            ("devoured", "magic cheeses devoured by the rats"),
            ("health", "health at the end"),
            ("districts", "districts in the city at the end"),
            ("caught", "rats caught, of whatever kind"),
            ("caught-white", "white rats caught"),
            ("caught-brown", "brown rats caught"),
            ("caught-black", "black rats caught"),
            ("caught-peculiar", "peculiar rats caught"),
            ("cheese-found", "cheeses picked up"),
            ("cheese-bought", "cheeses bought from the tallyman"),
            ("cheese-reward", "cheeses from rewards, upgrades and the bag"),
            ("nemesis-wounds", "times the nemesis was wounded"),
            ("nemesis-came", "times the nemesis came into the city"),
            ("traps-set", "traps set"),
            ("traps-sprung", "traps that went off"),
            ("wounds", "wounds taken"),
            ("walked", "zones walked"),
            ("abilities-used", "abilities used"),
            ("upgrades", "upgrades of attributes"),
            ("rewards", "rewards of peculiar rats taken"),
            ("bought", "things bought from the tallyman"),
            ("wounds_from_nemesis", "wounds by bites of the nemesis"),
            ("wounds_from_peculiar", "wounds by bites of peculiar rats"),
            ("wounds_from_commons", "wounds by bites of common rats"),
        ]
    }

    fn count_more(seen: &StudiedGame<'_, Self>, _: &[Seat], count: &mut dyn FnMut(&'static str, i64)) {
        for event in seen.over.events {
            if let Event::Bitten { biter, wounds, .. } = *event {
                let name = match biter {
                    Biter::Nemesis => "wounds_from_nemesis",
                    Biter::Peculiar(_) => "wounds_from_peculiar",
                    Biter::Commons => "wounds_from_commons",
                };
                count(name, wounds.into());
            }
        }
    }

    fn deeds(seen: &StudiedGame<'_, Self>, _: &[Seat], note: &mut dyn FnMut(String)) {
        let content = seen.over.game.pack();
        for event in seen.over.events {
            match *event {
                Event::Upgraded { slot, .. } => note(format!("upgrade:{}", slot.name())),
                Event::Unlocked(colour) => note(format!("upgrade:{}", Slot::of_ability(colour).0.name())),
                Event::Refilled(colour) => note(format!("upgrade:{}", Slot::of_ability(colour).1.name())),
                Event::Used { ability, .. } => note(format!("ability:{}", ability.name())),
                Event::RewardTaken { peculiar } => {
                    if let Some(rat) = content.peculiars.get(usize::from(peculiar)) {
                        note(format!("peculiar:{}", rat.id));
                    }
                }
                Event::Bought { ware, .. } => note(format!("bought:{}", ware.name())),
                _ => {}
            }
        }
    }

    fn call_deed(deed: &str) -> Option<Message> {
        let (kind, name) = deed.split_once(':')?;
        match kind {
            "upgrade" => {
                let known = Slot::ALL.iter().any(|slot| slot.name() == name);
                known.then(|| Message::new("study-upgrade").key("slot", name))
            }
            "bought" => Some(Message::new("study-bought").key("ware", name)),
            _ => None,
        }
    }
}
