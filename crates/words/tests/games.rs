//! Whatever The Ratcatcher says in random games can be read in every language.

use std::collections::HashSet;
use std::sync::Arc;

use ratcatcher::content::{CommonAttribute, Kind, Morsel, NemesisAttribute, Slot, Token, Ware};
use ratcatcher::{Ending, Mode, Moment, Options, Ratcatcher, Setup, load};
use tabletop::{Answer, Chance, Fast, Front, Game, Language, Message, Question, Story};
use words::Words;

/// Things that a person may point at.
const THINGS: &[&str] = &[
    "here",
    "zone:00a",
    "zone:00b",
    "zone:07b",
    "zone:12a",
    "rat:white",
    "rat:brown",
    "rat:black",
    "rat:nemesis",
    "rat:dodger",
    "rat:winged",
    "dice:0",
    "dice:1",
    "dice:9",
    "slot:attack",
    "slot:defence",
    "slot:yellow",
    "slot:yellow-refill",
    "slot:purple-refill",
    "price:cheese",
    "price:health",
    "price:purple",
    "ability:yellow",
    "ability:purple",
    "reward:packrat",
    "reward:bellringer",
    "place:1,0",
    "place:0,0",
    "place:3,3",
    "district:03",
    "cheese:here",
    "choice:end",
    "choice:pay:white",
    "choice:lead:brown",
    "choice:smoke:black",
    "choice:reward:winged:2",
];

/// Listens to the questions that are put to chance.
struct Listening<'a> {
    game: &'a Ratcatcher,
    source: Fast,
    heard: &'a mut Heard,
}

impl Chance for Listening<'_> {
    type Error = std::convert::Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error> {
        let game = self.game;
        self.heard.once(question.what.to_owned(), || game.chance_prompt(question));
        self.source.answer(question)
    }
}

/// What was said already, so that nothing is read twice.
#[derive(Default)]
struct Heard {
    names: HashSet<String>,
    keys: HashSet<&'static str>,
}

impl Heard {
    fn once(&mut self, name: String, message: impl FnOnce() -> Message) {
        if self.names.insert(name) {
            let message = message();
            self.keys.insert(message.key);
            read(&message);
        }
    }
}

/// Reads a message in every language.
fn read(message: &Message) {
    for language in Language::ALL {
        let text = Words::of(language).say(message);
        let fault = if text == message.key || text.is_empty() {
            "nobody wrote it"
        } else if text.contains(['{', '}', '$']) {
            "a place is not filled"
        } else if text.contains("  ") || text.contains(" ,") || text.contains(" .") || text.trim() != text {
            "a space is wrong"
        } else if ["rc-", "no-", "named"].iter().any(|piece| text.contains(piece)) {
            "a key shows"
        } else if language != Language::En
            && text.split(' ').any(|word| ["the", "of", "rat", "you"].contains(&word))
        {
            "English shows"
        } else if !text.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit()) {
            "it does not begin like a sentence"
        } else {
            continue;
        };
        panic!("{fault} in {}: `{text}` of {message:?}", language.tag());
    }
}

/// Every ratcatcher against every nemesis in both modes, with the options one way or the other.
fn setups(game: &Ratcatcher) -> Vec<Setup> {
    let others = other_options();
    let mut setups = Vec::new();
    for ratcatcher in &game.pack().ratcatchers {
        for nemesis in &game.pack().nemeses {
            for mode in Mode::ALL {
                for options in [Options::default(), others] {
                    setups.push(Setup {
                        ratcatcher: ratcatcher.id.to_string(),
                        nemesis: nemesis.id.to_string(),
                        mode,
                        options,
                    });
                }
            }
        }
    }
    setups
}

/// Every option that is not the default.
fn other_options() -> Options {
    Options {
        reactivated_nests: ratcatcher::ReactivatedNests::AtOnce,
        breeding_black_rats: ratcatcher::BreedingBlackRats::BeforeNests,
        traps_and_nemesis: ratcatcher::TrapsAndNemesis::TrapsSpareNemesis,
        bonus_dice: ratcatcher::BonusDice::Kept,
        cheeses_per_zone: ratcatcher::CheesesPerZone::All,
        returning_rats: ratcatcher::ReturningRats::AllInZone,
        upgrade_levels: ratcatcher::UpgradeLevels::OneEach,
        traps_in_inactive_districts: ratcatcher::TrapsInInactiveDistricts::TrapsSleep,
    }
}

#[test]
fn whatever_a_game_says_can_be_read() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let mut heard = Heard::default();
    for (seed, setup) in (0..).zip([setups(&game), setups(&game), setups(&game)].concat()) {
        play(&game, &setup, seed, &mut heard);
    }
    // Random play comes by nearly everything; this notices if it stops doing so.
    assert!(heard.keys.len() > 150, "only {} texts were heard", heard.keys.len());
}

fn play(game: &Ratcatcher, setup: &Setup, seed: u64, heard: &mut Heard) {
    let mut chooser = Fast::new(!seed);
    let mut story = Story::default();
    let mut choices = Vec::new();
    let mut chance = Listening { game, source: Fast::new(seed), heard };
    let Ok(mut state) = game.begin(setup, &mut chance, &mut story);
    let board = format!("{}/{}/{:?}", setup.ratcatcher, setup.nemesis, setup.mode);
    for decision in 0..400 {
        for entry in &story.entries {
            heard.once(format!("{:?}", entry.event), || game.tell(&entry.event));
        }
        let prompt = game.prompt(&state);
        heard.once(format!("{}{:?}", prompt.key, prompt.args), || prompt);
        game.choices(&state, &mut choices);
        for &choice in &choices {
            heard.once(format!("{board}/{}", game.choice_id(choice)), || game.label(&state, choice));
        }
        for thing in THINGS {
            for choice in game.candidates(&state, thing).into_iter().flatten() {
                heard.once(format!("{board}/{}", game.choice_id(choice)), || game.label(&state, choice));
                if let Err(objection) = game.check(&state, choice) {
                    let message = objection.message;
                    heard.once(format!("{}{:?}", message.key, &message.args[1..]), || message);
                }
            }
        }
        if choices.is_empty() || decision == 399 {
            return;
        }
        let Ok(choice) = chooser.die("choice", u8::try_from(choices.len()).unwrap());
        let choice = choices[usize::from(choice) - 1];
        story = Story::default();
        let mut chance = Listening { game, source: Fast::new(seed * 1_000 + decision), heard };
        state = game.apply(&state, choice, &mut chance, &mut story).unwrap();
    }
}

/// Wordings are selected by stable names; each has its own.
#[test]
fn every_stable_name_has_its_own_wording() {
    let check = |key: &'static str, arg: &'static str, names: &[&str]| {
        for language in Language::ALL {
            let said: HashSet<String> = names
                .iter()
                .map(|name| Words::of(language).say(&Message::new(key).key(arg, *name).number("count", 2)))
                .collect();
            assert_eq!(said.len(), names.len(), "{key} in {}: {said:?}", language.tag());
        }
    };
    let kinds = Kind::ALL.map(Kind::name);
    check("rc-do-lead", "rat", &kinds);
    check("rc-do-smoke", "rat", &kinds);
    check("rc-do-pay", "rat", &kinds);
    check("rc-told-paid", "rat", &kinds);
    check("rc-told-strengthened", "rat", &kinds);
    for key in
        ["rc-told-deployed", "rc-told-moved", "rc-told-stayed", "rc-told-stayed-arrived", "rc-told-caught"]
    {
        check(key, "rat", &["white", "brown", "black", "nemesis", "named"]);
    }
    check("rc-told-bitten", "biter", &["nemesis", "commons", "named"]);
    check("rc-do-fill", "slot", &Slot::ALL.map(Slot::name));
    check("rc-told-slot-filled", "slot", &Slot::ALL.map(Slot::name));
    check("rc-told-upgraded", "slot", &Slot::ALL[..6].iter().map(|slot| slot.name()).collect::<Vec<_>>());
    check("rc-do-buy", "ware", &Ware::ALL.map(Ware::name));
    check("rc-ask-pay", "ware", &Ware::ALL.map(Ware::name));
    check("rc-told-token-revealed", "token", &Token::ALL.map(Token::name));
    check("rc-told-gorged", "morsel", &Morsel::ALL.map(Morsel::name));
    check("rc-told-raised", "attribute", &NemesisAttribute::ALL.map(NemesisAttribute::name));
    check("rc-told-strengthened", "attribute", &CommonAttribute::ALL.map(CommonAttribute::name));
    let mut mutations = NemesisAttribute::ALL.map(NemesisAttribute::name).to_vec();
    mutations.push("nothing");
    check("rc-told-mutated", "attribute", &mutations);
    for key in ["rc-gift-markers", "rc-told-unlocked", "rc-told-refilled"] {
        check(key, "colour", &["yellow", "purple"]);
    }
    let moments = [
        Moment::YourTurn,
        Moment::NemesisMoved,
        Moment::PeculiarsMoved,
        Moment::BrownMoved,
        Moment::BlackMoved,
        Moment::WhiteMoved,
        Moment::Traps,
        Moment::Bites,
        Moment::Devoured,
        Moment::Deployed,
        Moment::Expanded,
        Moment::CleanedUp,
    ];
    check("rc-told-moment", "moment", &moments.map(Moment::name));
    let endings = [Ending::TenthCheese, Ending::NemesisKilled, Ending::CheeseDevoured, Ending::Dead];
    check("rc-told-ended", "ending", &endings.map(Ending::name));
    check(
        "rc-chance",
        "what",
        &[
            "attack",
            "trap",
            "nemesis-move",
            "nemesis-bite",
            "mutation",
            "rat",
            "token",
            "peculiar",
            "district",
        ],
    );
}

#[test]
fn every_fault_of_a_record_has_its_own_wording() {
    let codes = [
        "record-truncated",
        "record-malformed",
        "record-unknown-format",
        "record-edited",
        "record-wrong-game",
        "record-other-rules",
        "record-other-content",
        "record-setup",
        "record-bad-fork",
        "record-unknown-choice",
        "record-refused",
        "record-after-the-end",
        "record-impossible-answer",
        "record-missing-answer",
        "record-leftover-answers",
        "record-changed-answers",
        "record-nothing-to-undo",
        "record-wrong-takeback",
        "record-nothing-to-redo",
        "record-drift",
        "record-commitment-mismatch",
        "record-no-seed-expected",
        "record-stream-mismatch",
        "record-no-end",
    ];
    let source = include_str!("../../tabletop/src/record.rs");
    assert_eq!(source.matches("=> \"record-").count(), codes.len());
    for language in Language::ALL {
        let words = Words::of(language);
        let other = words.say(&Message::new("error-record").key("code", "other"));
        for code in codes {
            assert!(source.contains(code), "{code}");
            let text = words.say(&Message::new("error-record").key("code", code));
            assert!(text != other, "{code} in {}", language.tag());
        }
    }
}
