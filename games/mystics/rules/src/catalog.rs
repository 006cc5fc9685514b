//! The setups of Mice and Mystics, and its implementation for the laws of all games.

use tabletop::laws::Testable;
use tabletop::{Bytes, Game, Notation, SetupCatalog};

use crate::index::{CardIx, EncounterIx};
use crate::kinds::{Ability, Hero, Tale};
use crate::setup::with_options;
use crate::{Carried, Choice, Mystics, Options, Setup, State, Task};

impl SetupCatalog for Mystics {
    fn first_setup(&self) -> Setup {
        Setup::default()
    }

    fn is_shared(&self, _: &Setup) -> bool {
        true
    }

    fn setup_name(&self, setup: &Setup) -> String {
        let mut name = format!("chapter-{:02}", setup.chapter);
        if setup.players != 1 {
            name += "-";
            name += &setup.players.to_string();
            name += "-players";
        }
        if setup.carried.is_some() {
            name.push_str("-carried");
        }
        if !setup.achievements {
            name.push_str("-plain");
        }
        if setup.options == Options::polish() {
            name.push_str("-polish");
        } else if setup.options == Options::hungarian() {
            name.push_str("-hungarian");
        } else {
            let usual = Options::default().readings();
            for (set, usual) in setup.options.readings().into_iter().zip(usual) {
                if set.set != usual.set {
                    name += "-";
                    name += set.set;
                }
            }
        }
        name
    }

    /// Every chapter alone; games of two, three and four people; games without individual achievements; the
    /// readings of the two translations, and every other reading once; and parties that carry things from earlier
    /// chapters, including those of a mouse that joins.
    fn all_setups(&self) -> Vec<Setup> {
        let chapters = u8::try_from(self.pack().chapters.len()).unwrap_or(u8::MAX);
        let alone = |chapter: u8| Setup { chapter, ..Setup::default() };
        let mut setups: Vec<Setup> = (1..=chapters).map(alone).collect();
        for players in 2..=4 {
            setups.extend([players, players + 4].map(|chapter| Setup { players, ..alone(chapter) }));
        }
        setups.push(Setup { achievements: false, ..alone(1) });
        for options in [Options::polish(), Options::hungarian()] {
            setups.extend([1, 3, 11].map(|chapter| Setup { options, ..alone(chapter) }));
        }
        for (chapter, options) in (1..=chapters).cycle().zip(readings()) {
            setups.push(Setup { options, ..alone(chapter) });
        }
        setups.extend([5, 9, 11].map(|chapter| Setup { carried: Some(brought()), ..alone(chapter) }));
        // In the second chapter Lily may join with her learned abilities and her kept card.
        setups.push(Setup { carried: Some(awaited()), ..alone(2) });
        setups.retain(|setup| self.check_setup(setup).is_ok());
        setups
    }
}

impl Testable for Mystics {
    fn conserves(&self, first: &State, now: &State) -> Result<(), String> {
        let (before, after) = (census(first), census(now));
        for (kind, (was, is)) in before.0.iter().zip(&after.0).enumerate() {
            let party = self.pack().treasures.iter().any(|&card| usize::from(card) == kind);
            // A party item is in the deck, with the party, or out of the game (M26).
            if if party { *is > 1 } else { was != is } {
                let name = self.pack().search.get(kind).map_or("", |card| &card.id);
                return Err(format!("{is} of {name}, but {was} at first"));
            }
        }
        if before.1 != after.1 {
            return Err(format!("encounter cards {:b}, but {:b} at first", after.1, before.1));
        }
        if before.2 != after.2 {
            return Err(format!("ability cards {:b}, but {:b} at first", after.2, before.2));
        }
        let mut seen = now.abilities;
        for mouse in &now.mice {
            if seen & mouse.abilities != 0 {
                return Err(format!("{} has an ability card that is elsewhere, too", mouse.hero.name()));
            }
            seen |= mouse.abilities;
        }
        Ok(())
    }

    fn recounts(&self, state: &State) -> Result<(), String> {
        state.enemies.recount()
    }

    fn probes(&self, state: &State) -> Vec<Choice> {
        let things = [
            "stand-up",
            "scurry",
            "search",
            "recover",
            "flip",
            "equip",
            "level",
            "inspired",
            "give-cheese",
            "take-cheese",
            "take-hook",
            "place-fork",
            "take-fork",
            "sell",
            "yes",
            "done",
            "end",
            "space:1",
            "space:12",
            "enemy:0",
            "enemy:5",
            "mouse:0",
            "mouse:1",
            "card:dagger",
            "card:catnip",
            "card:captain_vurst",
            "ability:first_aid",
            "ability:mystic_bolt",
            "ability:thundersqueak",
            "item:fishhook",
            "item:fork",
            "edge:north",
            "edge:west",
            "choice:special:0",
            "choice:task:0",
            "choice:place-hook:3",
            "choice:launch:1:4",
            "choice:disarm:2",
            "choice:bait:2",
            "choice:catapult:1",
        ];
        things.iter().filter_map(|thing| self.candidates(state, thing)).flatten().collect()
    }

    fn setup_from(&self, bytes: &mut Bytes<'_>) -> Setup {
        self.any_setup(bytes)
    }

    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Choice {
        self.any_choice(bytes)
    }
}

/// The search cards of each kind in all places; the encounter cards, used or not; the ability cards, learned or
/// not.
fn census(state: &State) -> (Vec<u8>, u32, u32) {
    let mut search: Vec<u8> = state.deck.iter().zip(&state.discard).map(|(deck, pile)| deck + pile).collect();
    let mut add = |card: CardIx| search[usize::from(card)] += 1;
    // Mice that may still join the party have cards, too.
    for mouse in &state.mice {
        mouse.cards.all().iter().for_each(|held| add(held.card));
    }
    for task in state.agenda.tasks() {
        match *task {
            Task::Found { card, .. } => add(card),
            Task::Pick { cards, .. } => cards.into_iter().for_each(&mut add),
            _ => {}
        }
    }
    let open = state.open.get().map_or(0, EncounterIx::bit);
    let learned = state.mice.iter().fold(0, |all, mouse| all | mouse.abilities);
    (search, state.encounters | state.spent | open, state.abilities | learned)
}

/// All readings of the rules that differ from the default, one at a time.
fn readings() -> Vec<Options> {
    macro_rules! readings {
        ($($field:ident: $type:ident),+ $(,)?) => {{
            let mut all = Vec::new();
            $(
                for &value in crate::$type::ALL {
                    if value != crate::$type::default() {
                        all.push(Options { $field: value, ..Options::default() });
                    }
                }
            )+
            all
        }};
    }
    with_options!(readings)
}

/// Things that a party may carry along, including Lily's card for when she joins.
fn awaited() -> Carried {
    let card = "catnip".to_owned();
    Carried { had: [(Hero::Lily, vec![card.clone()])].into(), kept: [(Hero::Lily, card)].into(), ..brought() }
}

/// Things that a party may carry along.
fn brought() -> Carried {
    Carried {
        abilities: [
            (Hero::Collin, vec![Ability::BattleLeader, Ability::BattleSqueak]),
            (Hero::Nez, vec![Ability::SetTrap, Ability::Feint]),
            (Hero::Tilda, vec![Ability::FirstAid, Ability::Fortify]),
            (Hero::Filch, vec![Ability::Dodge, Ability::KnifeStrike]),
            (Hero::Lily, vec![Ability::AimedShot, Ability::PreemptiveShot]),
            (Hero::Maginos, vec![Ability::MysticBolt, Ability::MysticBlast]),
        ]
        .into(),
        tales: vec![Tale::MizMaggie, Tale::Brush, Tale::King],
        ..Carried::default()
    }
}
