//! Plurals, lists and cases of each language.

use std::sync::Arc;

use i18n::Words;
use tabletop::{Language, Message, Names, RecordEntry, StepKind};

fn say(language: Language, message: &Message) -> String {
    Words::of(language).say(message)
}

fn in_all(message: &Message) -> [String; 3] {
    Language::ALL.map(|language| say(language, message))
}

fn fish_steps() -> Arc<Names> {
    Arc::new(Names { en: "Fish Steps".into(), pl: "Rybne Schodki".into(), hu: "Halaslépcső".into() })
}

fn paid(rats: i64) -> Message {
    Message::new("rc-told-paid").key("rat", "white").number("count", rats)
}

#[test]
fn english_counts_one_and_others() {
    let said = [0, 1, 2, 5, 22].map(|rats| say(Language::En, &paid(rats)));
    assert_eq!(
        said,
        [
            "You paid with 0 white rats.",
            "You paid with 1 white rat.",
            "You paid with 2 white rats.",
            "You paid with 5 white rats.",
            "You paid with 22 white rats.",
        ]
    );
}

#[test]
fn polish_counts_one_few_and_many() {
    let said = [0, 1, 2, 4, 5, 12, 22, 25].map(|rats| say(Language::Pl, &paid(rats)));
    assert_eq!(
        said,
        [
            "Z klatki odeszło 0 białych szczurów.",
            "Z klatki odszedł 1 biały szczur.",
            "Z klatki odeszły 2 białe szczury.",
            "Z klatki odeszły 4 białe szczury.",
            "Z klatki odeszło 5 białych szczurów.",
            "Z klatki odeszło 12 białych szczurów.",
            "Z klatki odeszły 22 białe szczury.",
            "Z klatki odeszło 25 białych szczurów.",
        ]
    );
}

#[test]
fn what_was_taken_back_is_counted_in_every_language() {
    let undo = |choices| RecordEntry::Undo { choices, chance: false, reveal: false }.kind().rewind().unwrap();
    let said = [1, 3, 5, 22].map(|choices| say(Language::Pl, &undo(choices)));
    assert_eq!(
        said,
        ["Cofnięto jeden wybór.", "Cofnięto 3 wybory.", "Cofnięto 5 wyborów.", "Cofnięto 22 wybory."]
    );
    let said = [1, 5].map(|choices| say(Language::Hu, &StepKind::played_again(choices)));
    assert_eq!(said, ["Egy választás újra kijátszva.", "5 választás újra kijátszva."]);
    // Rolls in them are mentioned whether or not something was revealed.
    for (chance, reveal, told) in [
        (false, false, "2 choices were taken back."),
        (true, false, "2 choices were taken back. Dice or cards had been asked for."),
        (true, true, "2 choices were taken back. Dice or cards had been asked for."),
        (false, true, "2 choices were taken back. Something had been revealed."),
    ] {
        let undo = RecordEntry::Undo { choices: 2, chance, reveal };
        assert_eq!(say(Language::En, &undo.kind().rewind().unwrap()), told);
    }
}

#[test]
fn hungarian_keeps_the_singular_after_numbers() {
    let said = [1, 2, 5].map(|rats| say(Language::Hu, &paid(rats)));
    assert_eq!(
        said,
        ["Fizettél 1 fehér patkánnyal.", "Fizettél 2 fehér patkánnyal.", "Fizettél 5 fehér patkánnyal."]
    );
}

#[test]
fn prices_stand_in_the_right_case() {
    let price = |price| Message::new("rc-do-buy").key("ware", "cheese").number("price", price);
    assert_eq!(
        [1, 2, 8].map(|rats| say(Language::Pl, &price(rats))),
        ["Kup magiczny ser za 1 szczura", "Kup magiczny ser za 2 szczury", "Kup magiczny ser za 8 szczurów"]
    );
    assert_eq!(
        in_all(&price(8)),
        [
            "Buy a magic cheese for 8 rats",
            "Kup magiczny ser za 8 szczurów",
            "Vegyél egy varázssajtot 8 patkányért"
        ]
    );
}

#[test]
fn rats_are_named_by_colour_or_by_name() {
    let lead = |rat: &str| Message::new("rc-do-lead").key("rat", rat);
    assert_eq!(
        in_all(&lead("white")),
        ["Lead a white rat", "Poprowadź białego szczura", "Vezess át egy fehér patkányt"]
    );
    assert_eq!(
        in_all(&lead("black")),
        ["Lead a black rat", "Poprowadź czarnego szczura", "Vezess át egy fekete patkányt"]
    );
    let name =
        Arc::new(Names { en: "Grey Shade".into(), pl: "Szary Cień".into(), hu: "Szürke Árny".into() });
    let hit = Message::new("rc-do-hit").key("rat", "named").name("name", &name).number("hits", 3);
    assert_eq!(
        in_all(&hit),
        [
            "Hit Grey Shade with 3 hits",
            "Traf: Szary Cień (3 trafienia)",
            "Találd el: Szürke Árny (3 találat)"
        ]
    );
}

#[test]
fn zones_are_shown_with_their_district() {
    let message = Message::new("rc-do-walk").key("zone", "07b").name("district", &fish_steps());
    assert_eq!(
        in_all(&message),
        ["Walk to 07b, Fish Steps", "Idź do 07b (Rybne Schodki)", "Lépj a 07b mezőre (Halaslépcső)"]
    );
}

#[test]
fn reasons_come_with_their_numbers() {
    let reason = Message::new("no-buy-price").key("choice", "buy:cheese").number("need", 8).number("have", 7);
    let refused = Message::new("error-refused").key("rule", "R17.1").message("reason", reason);
    assert_eq!(
        in_all(&refused),
        [
            "For a magic cheese you need 8 rats; you have 7. (Rule R17.1)",
            "Cena za magiczny ser to 8 szczurów; masz 7. (Zasada R17.1)",
            "8 patkány kell egy varázssajtért; neked 7 van. (Szabály: R17.1)",
        ]
    );
}

#[test]
fn lists_end_with_and() {
    let gift = |count: i64| Message::new("rc-gift-dice").number("count", count);
    // Any text with a placeable for a message will do.
    let list = |gifts: Vec<Message>| Message::new("error-refused-setup").list("reason", gifts);
    let ends = |message: &Message| in_all(message).map(|text| text.rsplit(": ").next().unwrap().to_owned());
    assert_eq!(ends(&list(vec![])), ["", "", ""]);
    assert_eq!(ends(&list(vec![gift(1)])), ["1 attack die", "1 kość ataku", "1 támadókocka"]);
    assert_eq!(
        ends(&list(vec![gift(1), gift(2)])),
        ["1 attack die and 2 attack dice", "1 kość ataku i 2 kości ataku", "1 támadókocka és 2 támadókocka"]
    );
    assert_eq!(
        ends(&list(vec![gift(1), gift(2), gift(3)])),
        [
            "1 attack die, 2 attack dice and 3 attack dice",
            "1 kość ataku, 2 kości ataku i 3 kości ataku",
            "1 támadókocka, 2 támadókocka és 3 támadókocka",
        ]
    );
}

#[test]
fn the_reader_is_spoken_to() {
    let gained = |reader: Option<&str>, count: i64| {
        let twigs = Message::new("ev-amount-twig").number("count", count);
        let message = Message::new("ev-told-gained")
            .message("who", Message::new("ev-who-seat").number("number", 2))
            .list("stock", vec![twigs]);
        in_all(&match reader {
            Some(name) => message.key("reader", name),
            None => message,
        })
    };
    assert_eq!(gained(Some("who"), 1), ["You gain 1 twig.", "Bierzesz 1 gałązkę.", "Kaptál 1 gallyat."]);
    assert_eq!(
        gained(None, 3),
        ["Player 2 gains 3 twigs.", "Gracz 2 bierze 3 gałązki.", "2.\u{a0}játékos kapott 3 gallyat."]
    );
    assert_eq!(gained(None, 5)[1], "Gracz 2 bierze 5 gałązek.");
    let given = |reader: &str| {
        in_all(
            &Message::new("ev-told-gave-card-hidden")
                .message("who", Message::new("ev-who-seat").number("number", 1))
                .message("to", Message::new("ev-who-nightweave"))
                .key("reader", reader),
        )
    };
    assert_eq!(
        given("who"),
        [
            "You give a card to Nightweave.",
            "Oddajesz kartę; otrzymuje ją Pajęczyca.",
            "Odaadtál egy kártyát. Címzett: Éjszövő.",
        ]
    );
    assert_eq!(
        given("to"),
        [
            "Player 1 gives you a card.",
            "Gracz 1 oddaje ci kartę.",
            "1.\u{a0}játékos neked adott egy kártyát."
        ]
    );
}

#[test]
fn what_is_missing_is_counted() {
    let missing = |need: i64| in_all(&Message::new("no-resources").number("need", need).number("have", 1));
    assert_eq!(
        [1, 2, 5].map(missing),
        [
            [
                "You need 1 more resource.",
                "Brakuje ci jeszcze 1 surowca.",
                "Még 1 nyersanyag hiányzik hozzá."
            ],
            [
                "You need 2 more resources.",
                "Brakuje ci jeszcze 2 surowców.",
                "Még 2 nyersanyag hiányzik hozzá."
            ],
            [
                "You need 5 more resources.",
                "Brakuje ci jeszcze 5 surowców.",
                "Még 5 nyersanyag hiányzik hozzá."
            ],
        ]
    );
}

#[test]
fn what_is_not_written_shows_its_key() {
    for language in Language::ALL {
        assert_eq!(Words::of(language).text("nobody-wrote-this"), "nobody-wrote-this");
        assert_eq!(Words::of(language).language(), language);
        // A missing argument does not panic.
        assert!(!Words::of(language).text("rc-do-walk").is_empty());
    }
}

#[test]
fn large_numbers_stand_in_groups() {
    let message = Message::new("error-no-such-step").number("step", 12_345).number("last", 1_000_000);
    let [en, others @ ..] = in_all(&message);
    assert!(en.contains("12,345") && en.contains("1,000,000"), "{en}");
    for text in others {
        assert!(text.contains("12\u{a0}345") && text.contains("1\u{a0}000\u{a0}000"), "{text}");
    }
}
