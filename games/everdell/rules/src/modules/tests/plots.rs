//! Tests of plots (N16).

use super::*;

#[test]
fn colours_pay_her() {
    let played = [
        (Plot::Unproductive, Kind::FARM),
        (Plot::AdminErrors, Kind::SHOPKEEPER),
        (Plot::Recession, Kind::WIFE),
        (Plot::Fatigue, Kind::LOOKOUT),
    ];
    for (plot, kind) in played {
        let mut table = Table::with_plot(plot).hand(&[kind, Kind::WANDERER]).stock([9, 9, 9, 9]);
        table.choose(buy(kind));
        assert_eq!(table.hers(), 2, "{plot:?}");
        table.choose(buy(Kind::WANDERER));
        assert_eq!(table.hers(), 2, "{plot:?}");
    }
    let mut table = Table::with_plot(Plot::Fatigue).city(&[Kind::LOOKOUT]);
    table.choose(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0))));
    assert_eq!(table.hers(), 2);
}

#[test]
fn jam_and_goo_cost_a_resource() {
    for (plot, sticky, free) in [(Plot::BerryJam, 7, 0), (Plot::Sticky, 2, 0)] {
        let mut table = Table::with_plot(plot).hand(&[Kind::INN]);
        let post = Post::Basic(BasicIx::new(sticky));
        assert_eq!(table.refused(Choice::Place(post)), plot.rule());
        assert!(table.allowed(Choice::Place(Post::Basic(BasicIx::new(free)))));
        assert!(table.game.is_barred_for_spider(&table.state, post));
        table.state.player_mut(Owner::FIRST).stock = Stock([1, 1, 0, 0]);
        table.choose(Choice::Place(post));
        assert_eq!((table.asked().rule, table.name()), (plot.rule(), "toll"));
        assert_eq!(table.refused(Choice::Hand(Kind::INN)), plot.rule());
        table.choose(Choice::Pay(Resource::Twig));
        assert_eq!(table.hers(), 1);
    }
}

#[test]
fn locations_carry_web_tokens() {
    let mut table = Table::with_plot(Plot::ForestBandits);
    let clearing =
        ClearingIx::first(4).find(|&place| table.allowed(Choice::Place(Post::Forest(place)))).unwrap();
    assert!(table.game.is_barred_for_spider(&table.state, Post::Forest(clearing)));
    table.choose(Choice::Place(Post::Forest(clearing)));
    assert_eq!(table.hers(), 2);
    let table = Table::with_plot(Plot::SpidersTrees);
    assert_eq!(table.refused(Choice::Place(Post::Forest(clearing))), Rule::N16_25);
    assert!(!table.game.is_barred_for_spider(&table.state, Post::Forest(clearing)));
    let mut table = Table::with_plot(Plot::SpiderTax);
    assert!(!table.game.is_barred_for_spider(&table.state, Post::Basic(BasicIx::new(1))), "a shared one");
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    assert_eq!(table.hers(), 1);
    let mut table = Table::with_plot(Plot::InvisibleTrap).stock([1, 0, 0, 0]);
    table.choose(Choice::Place(Post::Basic(BasicIx::new(1))));
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_20, "trap"));
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 1);
    let table = Table::with_plot(Plot::Orders);
    assert_eq!(table.refused(Choice::Place(Post::Basic(BasicIx::new(2)))), Rule::N16_30);
    assert!(table.allowed(Choice::Place(Post::Basic(BasicIx::new(1)))));
    assert!(!table.game.is_barred_for_spider(&table.state, Post::Basic(BasicIx::new(2))));
    let mut table = Table::with_plot(Plot::Plague).city(&[Kind::LOOKOUT]).stock([1, 0, 0, 0]);
    assert_eq!(table.refused(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))), Rule::N16_29);
    assert!(table.game.is_barred_for_spider(&table.state, Post::Card(Owner::FIRST, Slot::new(0))));
    table.state.player_mut(Owner::FIRST).stock = Stock([1, 1, 0, 0]);
    assert!(table.allowed(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))));
    // The next plot takes the tokens away.
    table.draws(Plot::Orders);
    assert!(table.allowed(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))));
}

#[test]
fn cards_cost_more() {
    let mut table = Table::with_plot(Plot::SpidersGround).hand(&[Kind::FARM, Kind::INN]).stock([2, 1, 0, 0]);
    assert_eq!(table.refused(buy(Kind::FARM)), Rule::N16_26, "the cost leaves too little");
    table.state.player_mut(Owner::FIRST).stock = Stock([3, 1, 0, 0]);
    table.choose(buy(Kind::FARM));
    table.choose(Choice::Hand(Kind::INN));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([0, 0, 0, 1]));
    let mut table = Table::with_plot(Plot::BadPress).hand(&[Kind::WANDERER]).stock([0, 0, 0, 2]);
    assert_eq!(table.refused(buy(Kind::WANDERER)), Rule::N16_39);
    table.state.player_mut(Owner::FIRST).stock = Stock([0, 0, 1, 2]);
    table.choose(buy(Kind::WANDERER));
    assert!(table.state.player(Owner::FIRST).stock.is_empty());
    let table = Table::with_plot(Plot::PredatorEyes).city(&[Kind::FARM]).hand(&[Kind::HUSBAND, Kind::INN]);
    let free = Choice::Play { source: Source::Hand(Kind::HUSBAND), way: Way::Token(Slot::new(0)) };
    assert_eq!(table.refused(free), Rule::N16_21);
    let mut table = table.hand(&[Kind::MINE]);
    table.choose(free);
    table.choose(Choice::Hand(Kind::INN));
    assert!(table.state.player(Owner::FIRST).hand.is_empty());
    assert!(table.state.city(Owner::FIRST).get(Slot::new(0)).unwrap().has(OCCUPIED));
}

#[test]
fn the_lobbyist_minds_blue_cards() {
    let mut table = Table::with_plot(Plot::Lobbyist).hand(&[Kind::JUDGE]).stock([0, 0, 0, 3]);
    assert_eq!(table.refused(buy(Kind::JUDGE)), Rule::N16_18);
    table.state.player_mut(Owner::FIRST).stock = Stock([1, 0, 0, 3]);
    table.choose(buy(Kind::JUDGE));
    // A blue card acts only if it is paid for.
    let mut table = Table::with_plot(Plot::Lobbyist)
        .city(&[Kind::SHOPKEEPER])
        .hand(&[Kind::WANDERER])
        .stock([1, 0, 0, 2]);
    table.choose(buy(Kind::WANDERER));
    assert_eq!((table.asked().rule, table.name()), (Rule::R76, "use-blue"));
    table.choose(Choice::Pay(Resource::Twig));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([0, 0, 0, 1]));
    // None is drawn, neither from the meadow nor from the deck.
    let mut table = Table::with_plot(Plot::Lobbyist);
    table.state.meadow[1] = Some(Kind::JUDGE);
    table.state.meadow[2] = Some(Kind::FARM);
    table.state.agenda.push(Task::DrawMeadow { who: Owner::FIRST, left: 1, may: false });
    assert_eq!(table.refused(Choice::Meadow(MeadowIx::new(1))), Rule::R75);
    table.state.agenda.pop();
    table.state.deck = Tally::NONE;
    table.state.deck[Kind::JUDGE] = 2;
    table.state.deck[Kind::MINE] = 1;
    (table.state.discard, table.state.lair.cards.unseen) = (Tally::NONE, 0);
    table.play(|play| play.draw(Owner::FIRST, 2)).unwrap();
    assert_eq!(table.state.player(Owner::FIRST).hand.cards().collect::<Vec<_>>(), [Kind::MINE]);
}

#[test]
fn poisonberry_jam_borrows_a_worker() {
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    table.state.player_mut(Owner::FIRST).workers[1] = Post::Basic(BasicIx::new(1));
    table.draws(Plot::PoisonberryJam);
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_13, "worker"));
    table.choose(Choice::Spot(Post::Basic(BasicIx::new(1))));
    assert!(table.state.lair.borrowed);
    assert_eq!(table.state.player(Owner::FIRST).workers[1], Post::Lair);
    let home = table.game.spiders_home(&table.state);
    table.play(|play| play.put_spider(Post::Journey(JourneyIx::new(2)), Rule::N10_9)).unwrap();
    assert_eq!(table.state.player(Owner::FIRST).workers[1], Post::Journey(JourneyIx::new(2)));
    assert_eq!(table.game.spiders_home(&table.state), home - 1);
    assert!(
        !table
            .game
            .liftable(&table.state, Owner::FIRST, Why::Ranger)
            .any(|post| post == Post::Journey(JourneyIx::new(2)))
    );
    table.state.player_mut(Owner::FIRST).workers[0] = Post::Basic(BasicIx::new(0));
    table.choose(Choice::Prepare);
    assert_eq!(table.state.player(Owner::FIRST).workers[1], Post::Home);
    assert_eq!(table.state.lair.lent, Maybe::NONE);
    // With none placed the next worker goes, after its space has been used.
    let mut table = Table::with_plot(Plot::PoisonberryJam);
    assert!(table.state.lair.lend_next);
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([3, 0, 0, 0]));
    assert!(table.state.player(Owner::FIRST).workers.contains(&Post::Lair));
    // Two pebbles prevent it.
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([0, 0, 2, 0]);
    table.draws(Plot::PoisonberryJam);
    assert_eq!(table.name(), "either");
    table.choose(Choice::Number(2));
    assert!(table.state.player(Owner::FIRST).stock.is_empty() && !table.state.lair.lend_next);
}

#[test]
fn a_hostage_comes_back_with_the_next_preparation() {
    let mut table = Table::with_plot(Plot::Ransom);
    assert_eq!(table.state.player(Owner::FIRST).at_home(), 1);
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    table.choose(Choice::Prepare);
    assert_eq!(table.state.player(Owner::FIRST).at_home(), 3);
    // With none at home she gains her level and takes one that is placed.
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([1, 1, 1, 0]);
    table.state.player_mut(Owner::FIRST).workers[..2].fill(Post::Basic(BasicIx::new(1)));
    table.draws(Plot::Ransom);
    table.choose(Choice::Done);
    table.choose(Choice::Spot(Post::Basic(BasicIx::new(1))));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).workers[0]), (2, Post::Lair));
}

#[test]
fn cards_go_from_your_hand_to_hers() {
    let hand = [Kind::FARM, Kind::INN, Kind::MINE, Kind::WIFE, Kind::KING];
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand);
    table.draws(Plot::Pickpocket);
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_14, "amount"));
    table.choose(Choice::Number(1));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).hand.len()), (1, 3));
    assert_eq!(table.state.lair.cards.known_len(), 2);
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand).stock([1, 0, 0, 0]);
    table.draws(Plot::Borrowed);
    table.choose(Choice::Pay(Resource::Twig));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).hand.len()), (0, 3));
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand);
    table.draws(Plot::Copycat);
    for kind in &hand[..4] {
        table.choose(Choice::Hand(*kind));
    }
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 2);
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand[..1]);
    table.draws(Plot::Busy);
    table.choose(Choice::Hand(Kind::FARM));
    assert_eq!(table.state.rival_city.len(), 2);
}

#[test]
fn thefts_take_three_of_the_kind_rolled() {
    for (plot, face, left) in [
        (Plot::Theft1, 0, [1, 2, 4, 4]),
        (Plot::Theft2, 2, [4, 0, 4, 4]),
        (Plot::Theft3, 6, [4, 2, 4, 1]),
        (Plot::Theft4, 7, [4, 2, 1, 4]),
    ] {
        let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([4, 2, 4, 4]);
        table.chance.0 = vec![face];
        table.draws(plot);
        assert_eq!(table.state.player(Owner::FIRST).stock, Stock(left), "{plot:?}");
    }
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([4, 2, 4, 4]).hand(&[Kind::INN; 2]);
    table.draws(Plot::Theft1);
    table.choose(Choice::Number(1));
    table.choose(Choice::Hand(Kind::INN));
    table.choose(Choice::Hand(Kind::INN));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([4, 2, 4, 4]));
}

#[test]
fn the_cheat_takes_an_event() {
    for (face, post) in [(0, Some(0)), (3, Some(3)), (4, None), (7, None)] {
        let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
        table.chance.0 = vec![face];
        table.draws(Plot::Cheat);
        match post {
            Some(event) => assert_eq!(table.state.basic_owners[event], Owner::RIVAL.into()),
            None => {
                assert_eq!(table.state.special_owners[if face == 4 { 0 } else { 3 }], Owner::RIVAL.into());
            }
        }
        assert_eq!(table.hers(), 0);
    }
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    table.state.basic_owners = [Owner::FIRST.into(); 4];
    table.draws(Plot::Cheat);
    assert_eq!(table.hers(), 2);
}

#[test]
fn the_nightmare_replaces_the_meadow() {
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&[Kind::WANDERER, Kind::INN]);
    let before = table.state.discard_len();
    table.draws(Plot::EightLegged);
    assert_eq!(table.state.discard_len(), before + 9);
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).hand.len()), (2, 1));
}

#[test]
fn cards_lie_face_down_until_the_next_plot() {
    let city = [Kind::HUSBAND, Kind::WIFE, Kind::FARM];
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).city(&city).stock([1, 0, 0, 0]);
    table.draws(Plot::ParalysingFear);
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_28, "pay-mix"));
    table.choose(Choice::Pay(Resource::Twig));
    assert_eq!(table.name(), "pick");
    assert!(!table.allowed(Choice::Done) && !table.allowed(Choice::Card(Owner::FIRST, Slot::new(2))));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(1)));
    let down = |table: &Table| {
        let city = table.state.city(Owner::FIRST).iter();
        city.filter(|(_, card)| card.has(FACE_DOWN)).map(|(slot, _)| slot.get()).collect::<Vec<_>>()
    };
    assert_eq!(down(&table), [0]);
    assert!(table.state.city(Owner::FIRST).iter().all(|(_, card)| !card.has(SPARED)));
    table.draws(Plot::Locked);
    assert_eq!(down(&table), [2]);
    assert!(table.cites(Rule::R68));
    table.draws(Plot::Orders);
    assert!(down(&table).is_empty());
}

#[test]
fn a_takeover_takes_purple_first() {
    let start = || Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    let mut table = start().city(&[Kind::QUEEN, Kind::SCHOOL]);
    table.draws(Plot::Takeover);
    assert!(!table.allowed(Choice::Card(Owner::FIRST, Slot::new(0))));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(1)));
    table.choose(Choice::Done);
    assert!(table.state.rival_city.find(Kind::SCHOOL).is_some());
    // Without purple cards the most valuable one; a worker on it keeps it.
    let mut table = start().city(&[Kind::QUEEN, Kind::FARM]);
    table.draws(Plot::Takeover);
    assert!(!table.allowed(Choice::Card(Owner::FIRST, Slot::new(1))));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(0)));
    table.choose(Choice::Number(1));
    assert!(table.state.city(Owner::FIRST).find(Kind::QUEEN).is_some());
    assert_eq!(table.state.player(Owner::FIRST).at_home(), 1);
}

#[test]
fn corrupt_courts_charge_for_events() {
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).city(&[Kind::FARM; 4]);
    table.state.player_mut(Owner::FIRST).season = Season::Summer;
    table.draws(Plot::CorruptCourts);
    assert_eq!(table.hers(), 2);
    assert_eq!(table.refused(Choice::Place(Post::BasicEvent(BasicEventIx::new(2)))), Rule::N16_35);
    let mut table = table.hand(&[Kind::INN]);
    table.choose(Choice::Place(Post::BasicEvent(BasicEventIx::new(2))));
    assert_eq!(table.state.basic_owners[2], Owner::FIRST.into());
    assert!(table.state.player(Owner::FIRST).hand.is_empty());
}

#[test]
fn cards_in_the_web_count_for_the_limit_only() {
    let hand = [Kind::FARM, Kind::INN, Kind::MINE, Kind::WIFE, Kind::KING];
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand).stock([9, 9, 9, 9]);
    table.draws(Plot::InTheWeb);
    let player = table.state.player(Owner::FIRST);
    assert_eq!((player.hand.len(), player.hand_len()), (2, 5));
    table.draws(Plot::Orders);
    assert_eq!(table.state.player(Owner::FIRST).hand.len(), 5);
    assert!(table.cites(Rule::R70));
}

#[test]
fn bad_press_keeps_tan_cards_out_of_the_meadow() {
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    table.state.meadow = [Some(Kind::WANDERER); 8];
    table.draws(Plot::BadPress);
    let tan = |card: &Option<Kind>| card.is_some_and(|kind| table.game.colour(kind) == Colour::Traveler);
    assert!(!table.state.meadow.iter().any(tan));
    // When no other card is left, spaces stay empty.
    table.state.deck = Tally::NONE;
    (table.state.discard, table.state.lair.cards.unseen) = (Tally::NONE, 0);
    table.state.deck[Kind::BARD] = 3;
    table.state.meadow[3] = None;
    table.play(|play| play.refill()).unwrap();
    assert!(table.state.meadow[3].is_none());
    assert_eq!(table.state.discard_len() + table.state.deck_len(), 3);
}
