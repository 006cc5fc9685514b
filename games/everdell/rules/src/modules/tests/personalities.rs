//! Tests of personalities (N14).

use super::*;

#[test]
fn nasty_is_paid_for_each_token_or_gains_it() {
    let mut table = Table::with_personality(Personality::Nasty).stock([9, 9, 9, 9]);
    table.state.meadow[1] = Some(Kind::PALACE);
    table.choose(take(MeadowIx::new(1)));
    assert_eq!((table.asked().rule, table.name()), (Rule::N14_10, "nasty"));
    table.choose(Choice::Pay(Resource::Twig));
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 3, "a Palace is worth 4, and one token was paid for");
    // A card that does not touch her is free of it.
    let mut table = Table::with_personality(Personality::Nasty).stock([9, 9, 9, 9]);
    table.state.meadow[2] = Some(Kind::PALACE);
    table.choose(take(MeadowIx::new(2)));
    assert_eq!(table.hers(), 0);
}

#[test]
fn pessimist_wants_a_card_of_the_same_colour() {
    let mut table = Table::with_personality(Personality::Pessimist).stock([9, 9, 9, 9]);
    table.state.meadow[5] = Some(Kind::FARM);
    assert_eq!(table.refused(take(MeadowIx::new(5))), Rule::N14_11);
    let mut table = table.hand(&[Kind::MINE, Kind::GENERAL_STORE, Kind::INN]);
    table.choose(take(MeadowIx::new(5)));
    assert_eq!((table.asked().rule, table.name()), (Rule::N14_11, "fill"));
    assert_eq!(table.refused(Choice::Hand(Kind::INN)), Rule::N14_11);
    table.choose(Choice::Hand(Kind::MINE));
    assert_eq!(table.state.meadow[5], Some(Kind::MINE));
    assert!(table.state.city(Owner::FIRST).find(Kind::FARM).is_some());
}

#[test]
fn pessimist_wants_two_cards_for_two_drawn_at_once() {
    let mut table = Table::with_personality(Personality::Pessimist).hand(&[Kind::MINE, Kind::INN]);
    (table.state.meadow[1], table.state.meadow[5]) = (Some(Kind::FARM), Some(Kind::TWIG_BARGE));
    table.state.agenda.push(Task::Refill);
    table.state.agenda.push(Task::DrawMeadow { who: Owner::FIRST, left: 2, may: true });
    table.choose(Choice::Meadow(MeadowIx::new(1)));
    assert_eq!(
        table.refused(Choice::Meadow(MeadowIx::new(5))),
        Rule::N14_11,
        "the Farm that was drawn fills no space"
    );
    table.choose(Choice::Done);
    assert_eq!(table.state.meadow[1], Some(Kind::MINE));
    assert!(table.state.player(Owner::FIRST).hand.has(Kind::FARM));
    assert!(table.cites(Rule::R50));
}

#[test]
fn infernal_takes_what_shares_an_edge() {
    let mut table = Table::with_personality(Personality::Infernal);
    table.state.meadow = [
        None,
        Some(Kind::KING),
        Some(Kind::INN),
        Some(Kind::INN),
        Some(Kind::WIFE),
        Some(Kind::MINE),
        None,
        None,
    ];
    table.state.lair.figure = Maybe::NONE;
    table.play(|play| play.spider_prepares_leaving(MeadowIx::new(0).into())).unwrap();
    let trophies = table.state.lair.cards.trophy_tally();
    assert_eq!((trophies[Kind::KING], trophies[Kind::WIFE]), (1, 1));
    assert_eq!(trophies[Kind::MINE], 0, "a corner does not count");
    assert!(table.state.meadow[0].is_none() && table.state.meadow[1].is_some());
}

#[test]
fn mean_forbids_and_gains() {
    let mut table = Table::with_personality(Personality::Mean).stock([9, 9, 9, 9]);
    table.state.meadow[4] = Some(Kind::FARM);
    assert_eq!(table.refused(take(MeadowIx::new(4))), Rule::N14_13);
    table.play(|play| {
        play.spider_played_adjacent(MeadowIx::new(5));
        play.spider_played_adjacent(MeadowIx::new(7));
    });
    assert_eq!(table.hers(), 2);
}

#[test]
fn poker_moves_and_takes_a_trophy() {
    let mut table = Table::with_personality(Personality::Poker).stock([9, 9, 9, 9]);
    (table.state.meadow[1], table.state.meadow[7]) = (Some(Kind::FARM), Some(Kind::KING));
    table.state.lair.finished = false;
    table.chance.0 = vec![0, 7];
    table.choose(take(MeadowIx::new(1)));
    assert_eq!(table.state.lair.figure, MeadowIx::new(7).into());
    assert_eq!(table.state.lair.cards.trophies(Kind::KING), 1);
    assert!(table.state.meadow[7].is_none() && table.state.meadow[0].is_some());
}

#[test]
fn idler_replaces_the_marked_cards() {
    let mut table = Table::with_personality(Personality::Idler).stock([9, 9, 9, 9]);
    table.state.meadow =
        [None, Some(Kind::FARM), Some(Kind::KING), None, Some(Kind::WIFE), Some(Kind::JUDGE), None, None];
    let before = table.state.discard_len();
    table.choose(take(MeadowIx::new(1)));
    assert_eq!(table.state.discard_len(), before + 2);
    assert_eq!(table.state.meadow[2], Some(Kind::KING));
    table.enters(MeadowIx::new(7));
    assert_eq!(table.state.discard_len(), before + 5);
}

#[test]
fn privileged_costs_a_berry_even_when_free() {
    let mut table = Table::with_personality(Personality::Privileged).stock([2, 1, 0, 0]);
    (table.state.meadow[1], table.state.meadow[5]) = (Some(Kind::FARM), Some(Kind::HUSBAND));
    assert!(!table.allowed(take(MeadowIx::new(1))));
    let mut table = table.city(&[Kind::FARM]);
    let free = Choice::Play { source: Source::Meadow(MeadowIx::new(5)), way: Way::Token(Slot::new(0)) };
    assert_eq!(table.refused(free), Rule::N14_16);
    table.state.player_mut(Owner::FIRST).stock = Stock([0, 0, 0, 1]);
    table.choose(free);
    assert!(table.state.player(Owner::FIRST).stock.is_empty());
    assert!(table.cites(Rule::N14_16));
}

#[test]
fn needy_takes_a_point_token() {
    let mut table = Table::with_personality(Personality::Needy).stock([9, 9, 9, 9]);
    table.state.meadow[1] = Some(Kind::FARM);
    assert_eq!(table.refused(take(MeadowIx::new(1))), Rule::N14_17);
    table.state.player_mut(Owner::FIRST).points = 1;
    table.choose(take(MeadowIx::new(1)));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).points), (1, 0));
}
