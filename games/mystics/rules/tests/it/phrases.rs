//! The phrases of a pack: each is known by its words, and no other is.

use mystics::content::{Dice, Doom, Effect, Goal, Need, Show, Test, Trait};
use mystics::kinds::{Class, Creature, Hero, Tale, Treasure};
use mystics::load::effects::{Lookup, doom, effect, effect_text, goal, need, test, trait_of, trait_text};

fn names() -> Lookup {
    let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    Lookup::of_ids(own(&["dagger", "catnip"]), own(&["courtyard", "pipes"]))
}

#[test]
fn an_effect_is_known_by_its_words() {
    let names = names();
    let words = "cheese 2|lose_cheese 1|wheel 1|wheel_off 2|wound 1|poison 1|hit 2|heal 9|antidote 1|clear|stun|\
                 web|charm|fall|move 2|levitate|teleport|battle 1|defence 1|guard 2|hide|golem|slow 2|distract|\
                 catnip|hourglass|page|surge|minions roach 2|draw 1|trap|card catnip|tale miz_maggie|flag 15|\
                 no_flag 3|boss brodie|leaves roach|joins lily|collapse pipes|first|captured|lose";
    for text in words.split('|') {
        let effect = effect(text, &names).unwrap_or_else(|what| panic!("{what}"));
        assert_eq!(effect_text(effect, &names), text);
    }
    assert_eq!(effect_text(Effect::None, &names), "none");
    let wrong = "none|cheese|cheese 0|cheese 10|cheese +1|cheese 1 1|clear 1|minions brodie 1|minions roach|\
                 card sword|tale fish|flag 0|flag 16|boss roach|joins brodie|collapse dagger||heal  2";
    for text in wrong.split('|') {
        assert_eq!(effect(text, &names), Err(format!("`{text}`, which is no effect")));
    }
}

#[test]
fn a_need_is_known_by_its_words() {
    let names = names();
    for (text, wanted) in [
        ("flag 1", Need::Flag(1)),
        ("no_flag 2", Need::NoFlag(2)),
        ("no_minions", Need::NoMinions),
        ("class tinkerer", Need::Class(Class::Tinkerer)),
        ("hero nez", Need::Hero(Hero::Nez)),
        ("card catnip", Need::Card(1)),
        ("treasure fork", Need::Treasure(Treasure::Fork)),
        ("tale king", Need::Tale(Tale::King)),
        ("no_tale king", Need::NoTale(Tale::King)),
        ("cheese 2", Need::Cheese(2)),
        ("present brodie", Need::Present(Creature::Brodie)),
        ("absent brodie", Need::Absent(Creature::Brodie)),
    ] {
        assert_eq!(need(text, &names), Ok(wanted));
    }
    for text in ["no_minions 1", "class cook", "card sword", "cheese", "flag -1", ""] {
        assert_eq!(need(text, &names), Err(format!("`{text}`, which is no need")));
    }
}

#[test]
fn a_goal_and_a_defeat_are_known_by_their_words() {
    assert_eq!(goal("defeat captain_vurst", &[]), Ok(Goal::Defeat(Creature::CaptainVurst)));
    assert_eq!(goal("flag 2", &[]), Ok(Goal::Flag(2)));
    for text in ["reach courtyard", "reach courtyard tree", "clear attic", "defeat hero", "win"] {
        assert_eq!(goal(text, &[]), Err(format!("`{text}`, which is no goal")));
    }
    assert_eq!(doom("all_captured"), Ok(Doom::AllCaptured));
    assert_eq!(doom("captured lily"), Ok(Doom::Captured(Hero::Lily)));
    assert_eq!(doom("flag 4"), Ok(Doom::Flag(4)));
    for text in ["captured", "captured brodie", "flag 99"] {
        assert_eq!(doom(text), Err(format!("`{text}`, which is no defeat")));
    }
}

#[test]
fn a_test_is_known_by_its_words() {
    for (text, dice, need, count) in [
        ("lore stars 1", Dice::Lore, Show::Stars, 1),
        ("2 stars 1", Dice::Fixed(2), Show::Stars, 1),
        ("move total 15", Dice::Move, Show::Total, 15),
        ("battle swords 2", Dice::Battle, Show::Swords, 2),
        ("defence shields 1", Dice::Defence, Show::Shields, 1),
        ("3 bows 1", Dice::Fixed(3), Show::Bows, 1),
    ] {
        assert_eq!(test(text), Ok(Test { dice, need, count }));
    }
    for text in ["lore stars", "lore stars 10", "0 stars 1", "luck stars 1", "lore moons 1"] {
        assert_eq!(test(text), Err(format!("`{text}`, which is no test")));
    }
}

#[test]
fn a_trait_is_known_by_its_words() {
    let words = "quick|close|mercy|prick|no_poison|no_stun|no_web|no_fall|climb|battle 1|defence 1|lore 1|move 1|\
                 life 1|vs_large 1|vs_roach 1|vs_ranged 1|vs_melee 1|search 1|traps 1|swim 1";
    for text in words.split('|') {
        let found = trait_of(text).unwrap_or_else(|what| panic!("{what}"));
        assert_eq!(trait_text(found), text);
    }
    assert_eq!(trait_text(Trait::None), "none");
}
