//! What a party carries from chapter to chapter (M28).

use std::collections::BTreeMap;
use std::sync::Arc;

use mystics::kinds::{Ability, Hero};
use mystics::{Carried, Ending, Mystics, Setup, State, load};
use serde_json::{Value, json};
use tabletop::{FastSource, Game, ScenarioState};

fn game() -> Mystics {
    Mystics::new(Arc::new(load::builtin().clone()))
}

/// A finished chapter.
fn over(game: &Mystics, setup: &Setup, mut description: Value) -> State {
    description["ending"] = json!("lost");
    description["agenda"] = json!([]);
    let state =
        game.position(setup, &description).unwrap_or_else(|fault| panic!("{}: {}", fault.at, fault.what));
    assert_eq!(state.ending, Some(Ending::Lost));
    state
}

fn had(carried: &Carried, hero: Hero) -> Vec<&str> {
    carried.had.get(&hero).into_iter().flatten().map(String::as_str).collect()
}

#[test]
fn what_a_mouse_that_joined_has_learned_is_not_overwritten() {
    let game = game();
    let abilities: BTreeMap<_, _> = [(Hero::Lily, vec![Ability::AimedShot, Ability::PowerShot])].into();
    let carried = Carried {
        abilities: abilities.clone(),
        had: [(Hero::Lily, vec!["catnip".to_owned()])].into(),
        kept: [(Hero::Lily, "catnip".to_owned())].into(),
        ..Carried::default()
    };
    let setup = Setup { chapter: 2, carried: Some(carried), ..Setup::default() };
    game.check_setup(&setup).unwrap();
    let description = json!({ "party": ["collin", "nez", "tilda", "filch", "lily"] });
    let carried = game.carry(&setup, &over(&game, &setup, description)).unwrap();
    assert_eq!(carried.abilities[&Hero::Lily], abilities[&Hero::Lily]);
    assert_eq!(had(&carried, Hero::Lily), ["catnip"]);
    // A mouse that did not join keeps its learned abilities.
    let carried = game.carry(&setup, &over(&game, &setup, json!({}))).unwrap();
    assert_eq!(carried.abilities[&Hero::Lily], abilities[&Hero::Lily]);
}

#[test]
fn only_cards_of_the_chapter_before_can_be_kept() {
    let setup = Setup {
        chapter: 3,
        carried: Some(Carried {
            had: [(Hero::Lily, vec!["long_bow".to_owned()]), (Hero::Nez, vec!["antidote".to_owned()])].into(),
            ..Carried::default()
        }),
        ..Setup::default()
    };
    let game = game();
    let description = json!({ "mice": { "nez": { "pack": ["catnip"] } } });
    let carried = game.carry(&setup, &over(&game, &setup, description.clone())).unwrap();
    assert_eq!((had(&carried, Hero::Lily), had(&carried, Hero::Nez)), (vec![], vec!["catnip"]));
    let old = game.at_rules_version(1).unwrap();
    let carried = old.carry(&setup, &over(&old, &setup, description)).unwrap();
    assert_eq!(had(&carried, Hero::Lily), ["long_bow"], "as in version 1");
}

#[test]
fn starting_equipment_is_no_find_wherever_it_is_and_a_second_copy_is_one() {
    let (game, setup) = (game(), Setup::default());
    let description = json!({ "mice": {
        "filch": { "gear": ["dagger", "dagger"] },
        "nez": { "gear": [], "pack": ["nezs_hammer"] },
        "collin": { "pack": ["leather_breastplate"] },
    } });
    let carried = game.carry(&setup, &over(&game, &setup, description)).unwrap();
    assert_eq!(had(&carried, Hero::Filch), ["dagger"]);
    assert_eq!(had(&carried, Hero::Nez), Vec::<&str>::new());
    assert_eq!(had(&carried, Hero::Collin), ["leather_breastplate"]);
}

#[test]
fn version_one_accepts_what_it_accepted() {
    let (game, old) = (game(), game().at_rules_version(1).unwrap());
    let idle = Setup { players: 2, leaders: vec![0; 4], ..Setup::default() };
    let kept = |card: &str| [(Hero::Tilda, card.to_owned()), (Hero::Nez, card.to_owned())];
    let had = kept("birch_wand").map(|(hero, card)| (hero, vec![card]));
    let carried = Carried { had: had.into(), kept: kept("birch_wand").into(), ..Carried::default() };
    let twice = Setup { chapter: 3, carried: Some(carried), ..Setup::default() };
    for setup in [idle, twice] {
        assert!(game.check_setup(&setup).is_err());
        old.check_setup(&setup).unwrap();
        old.begin_fast(&setup, &mut FastSource::new(1));
    }
    assert!(game.at_rules_version(0).is_none() && game.at_rules_version(3).is_none());
}
