//! All texts of games played at random exist in every language.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use everdell::{Everdell, RivalKind};
use i18n::Words;
use mystics::Mystics;
use ratcatcher::content::{CommonAttribute, Kind, Morsel, NemesisAttribute, Slot, Token, Ware};
use ratcatcher::{Ending, Mode, Moment, Options, Ratcatcher, Setup, load};
use tabletop::{
    Answer, Audience, Chance, FastSource, Game, Language, Message, Narration, Notation, Objection, Question,
    Seat, Story,
};

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

/// A source that notes the questions to chance.
struct Listening<'a, G> {
    game: &'a G,
    source: FastSource,
    heard: &'a mut Heard,
}

impl<G: Narration> Chance for Listening<'_, G> {
    type Error = std::convert::Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error> {
        let game = self.game;
        self.heard.once(question.what.to_owned(), || game.chance_prompt(question, 1));
        self.heard.once(format!("{} together", question.what), || game.chance_prompt(question, 3));
        for answer in question.possible() {
            let name = format!("{} {}", question.what, game.answer_name(question, answer));
            self.heard.once(name, || game.answer_label(question, answer));
        }
        self.source.answer(question)
    }
}

/// The messages read so far, so that none is read twice.
#[derive(Default)]
struct Heard {
    names: HashSet<String>,
    keys: HashSet<&'static str>,
    /// The first fault of each text.
    faults: BTreeMap<(&'static str, &'static str), String>,
}

impl Heard {
    fn once(&mut self, name: String, message: impl FnOnce() -> Message) {
        if self.names.insert(name) {
            let message = message();
            self.keys.insert(message.key);
            for (fault, told) in faults(&message) {
                self.faults.entry((message.key, fault)).or_insert(told);
            }
        }
    }

    fn message(&mut self, message: Message) {
        self.once(format!("{message:?}"), || message);
    }

    /// Checks that there were no faults. Random play produces nearly all messages; `least` detects if it no longer
    /// does.
    fn end(self, least: usize) {
        let faults: Vec<String> = self.faults.into_values().collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        assert!(self.keys.len() > least, "only {} texts were heard", self.keys.len());
    }

    /// Reads the texts of every choice about some things, and of their refusals.
    fn things<G: Narration>(&mut self, game: &G, state: &G::State, things: &[String]) {
        for choice in things.iter().filter_map(|thing| game.candidates(state, thing)).flatten() {
            self.message(game.label(state, choice));
            if let Err(Objection { message, .. }) = game.check(state, choice) {
                self.once(format!("{}{:?}", message.key, &message.args[1..]), || message);
            }
        }
    }
}

/// Reads a message in every language, and checks that it has no faults.
fn read(message: &Message) {
    assert_eq!(faults(message), []);
}

/// Reads a message in every language, and returns its faults.
fn faults(message: &Message) -> Vec<(&'static str, String)> {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let text = Words::of(language).say(message);
        let fault = if text == message.key || text.is_empty() {
            "nobody wrote it"
        } else if text.contains(['{', '}', '$']) {
            "a place is not filled"
        } else if text.contains("  ") || text.contains(" ,") || text.contains(" .") || text.trim() != text {
            "a space is wrong"
        } else if ["rc-", "ev-", "my-", "no-", "named"].iter().any(|piece| text.contains(piece)) {
            "a key shows"
        } else if language != Language::En
            && text.split(' ').any(|word| ["the", "of", "rat", "you"].contains(&word))
        {
            "English shows"
        } else if !text
            .trim_start_matches(['“', '„'])
            .starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit())
        {
            "it does not begin like a sentence"
        } else {
            continue;
        };
        faults.push((fault, format!("{fault} in {}: `{text}` of {message:?}", language.tag())));
    }
    faults
}

/// Every ratcatcher with every nemesis in both modes, with the options one way or the other.
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
    heard.end(150);
}

fn play(game: &Ratcatcher, setup: &Setup, seed: u64, heard: &mut Heard) {
    let mut chooser = FastSource::new(!seed);
    let mut story = Story::default();
    let mut choices = Vec::new();
    let mut chance = Listening { game, source: FastSource::new(seed), heard };
    let Ok(mut state) = game.start(setup, &mut chance, &mut story);
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
        let mut chance = Listening { game, source: FastSource::new(seed * 1_000 + decision), heard };
        state = game.apply(&state, choice, &mut chance, &mut story).unwrap();
    }
}

/// Games between people, against Nightweave and against Rugwort, with everything that can be combined with them.
fn everdell_setups(game: &Everdell) -> Vec<everdell::Setup> {
    use everdell::{Bellfaire, Newleaf, Setup, TwoHumans};
    let mut setups: Vec<Setup> = (2..=4).map(|players| Setup { players, ..Setup::default() }).collect();
    setups.extend((5..=6).map(|players| Setup { players, bellfaire: Bellfaire::ALL, ..Setup::default() }));
    setups.extend((0..=4).map(Setup::nightweave));
    setups.extend((1..=3).map(Setup::rugwort));
    let mut two = Setup { players: 2, ..Setup::nightweave(2) };
    setups.push(two.clone());
    two.options.two_humans = TwoHumans::Together;
    setups.push(two.clone());
    let pack = game.pack();
    for personality in &pack.personalities {
        let personality = Some(personality.id.to_string());
        setups.push(Setup { personality: personality.clone(), ..Setup::nightweave(3) });
        setups.push(Setup { personality, ..two.clone() });
    }
    for plan in &pack.plans {
        let personality = (*plan.id == *"whim").then(|| "mean".to_owned());
        setups.push(Setup { plan: Some(plan.id.to_string()), personality, ..Setup::nightweave(2) });
    }
    setups.extend((0..12).map(|round| Setup { plots: true, ..Setup::nightweave(1 + round % 4) }));
    let minis = |base: Setup| Setup {
        evertail: true,
        more_legends: true,
        legends: true,
        abilities: true,
        extra: true,
        rugwort_cards: true,
        ..base
    };
    for round in 0..3 {
        for base in [
            Setup::default(),
            Setup { players: 3 + round % 2, ..Setup::default() },
            Setup::nightweave(round),
            two.clone(),
            Setup::rugwort(1 + round),
        ] {
            setups.push(minis(Setup { farms: round == 1, ..base }));
        }
    }
    for [plain, other] in everdell_by_the_water(&two) {
        setups.extend([plain, minis(other)]);
    }
    let newleaf = Newleaf::ALL;
    for base in [
        Setup::default(),
        Setup { players: 4, ..Setup::default() },
        Setup::nightweave(1),
        Setup { players: 2, ..Setup::nightweave(3) },
    ] {
        setups.extend([Setup { newleaf, ..base.clone() }, minis(Setup { newleaf, ..base.clone() })]);
        let mut mixed = Setup { newleaf, pearlbrook: true, spirecrest: true, ..base };
        mixed.options.major_mix = everdell::MajorMix::Mixed;
        setups.push(mixed);
    }
    setups.retain(|setup| game.check_setup(setup).is_ok());
    setups
}

/// Pearlbrook and every module of Bellfaire together: between people, and against Nightweave at every level. Each
/// setup occurs by default and with other special events.
fn everdell_by_the_water(two: &everdell::Setup) -> Vec<[everdell::Setup; 2]> {
    use everdell::{Bellfaire, FairEvents, Setup};
    let people = (2..=6).map(|players| Setup { players, ..Setup::default() });
    let hers = (0..=4).map(Setup::nightweave).chain((0..=4).map(|level| Setup { level, ..two.clone() }));
    let with = |base: Setup| {
        let mut setup = Setup { pearlbrook: true, bellfaire: Bellfaire::ALL, ..base };
        setup.bellfaire.more_players = setup.players > 4;
        let mut other = setup.clone();
        other.options.fair_event_mix = FairEvents::TwoAndTwo;
        [setup, other]
    };
    people.chain(hers).map(with).collect()
}

/// Things that a person may point at in Everdell, besides those of the view.
const EVERDELL_THINGS: &[&str] = &[
    "prepare",
    "pass",
    "done",
    "deck",
    "discard",
    "pile",
    "twig",
    "resin",
    "pebble",
    "berry",
    "seat:0",
    "seat:1",
    "seat:rival",
    "number:0",
    "number:3",
    "colour:production",
    "hand:fool",
    "hand:ruins",
    "hand:king",
    "hand:husband",
    "legend:poe",
    "legend:tarry_hare",
    "haven",
    "journey:5",
    "journey:2",
    "adorn:spyglass",
    "adorn:mirror",
    "card:0:3",
    "choice:power",
    "choice:swap:twig:berry",
    "choice:place:home",
    "choice:spot:card:0:0",
    "choice:play:hand:wife:judge",
    "choice:play:meadow:1:token:0",
    "choice:play:meadow:2:dungeon:1",
    "choice:play:meadow:3:crane:2",
    "choice:play:meadow:4:offer",
    "choice:play:meadow:5:innkeeper:2",
    "choice:play:meadow:6:treasury:1",
    "choice:play:meadow:7:bridge:1",
    "choice:play:shown:1:cost",
    "choice:play:legend:poe:banner:3",
    "station",
    "knoll",
    "station:1",
    "ticket",
    "choice:play:station:1:cost",
    "choice:play:reserved:reserved",
];

/// Everything on the table of Everdell that has a name.
fn everdell_things(view: &everdell::View) -> Vec<String> {
    let mut things: Vec<String> = EVERDELL_THINGS.iter().map(|&thing| thing.to_owned()).collect();
    things.extend(view.meadow.iter().map(|place| place.thing.clone()));
    things.extend(view.shown.iter().map(|place| place.thing.clone()));
    things.extend(view.basics.iter().chain(&view.forest).map(|space| space.thing.clone()));
    let events = view.basic_events.iter().chain(&view.special_events);
    things.extend(events.map(|event| event.space.thing.clone()));
    let cities = view.players.iter().map(|player| &player.city).chain(&view.rival_city);
    things.extend(cities.flat_map(|city| &city.cards).map(|card| card.thing.clone()));
    things.extend(view.market.iter().map(|market| market.space.thing.clone()));
    let river = view.river.iter();
    things.extend(river.clone().flat_map(|river| &river.spots).map(|spot| spot.thing.clone()));
    things.extend(river.flat_map(|river| &river.wonders).map(|wonder| wonder.space.thing.clone()));
    things
}

#[test]
fn whatever_everdell_says_can_be_read() {
    let game = Everdell::new(Arc::new(everdell::load::builtin().clone()));
    let mut heard = Heard::default();
    for (seed, setup) in (0..).zip([everdell_setups(&game), everdell_setups(&game)].concat()) {
        play_everdell(&game, &setup, seed, &mut heard);
    }
    heard.end(210);
}

fn play_everdell(game: &Everdell, setup: &everdell::Setup, seed: u64, heard: &mut Heard) {
    let mut chooser = FastSource::new(!seed);
    let mut story = Story::default();
    let mut choices = Vec::new();
    let mut chance = Listening { game, source: FastSource::new(seed), heard };
    let Ok(mut state) = game.start(setup, &mut chance, &mut story);
    let seats = (0..setup.players).map(|seat| Audience::Seat(Seat(seat)));
    let audiences: Vec<Audience> = seats.chain([Audience::Spectator]).collect();
    for decision in 0..2_000 {
        for (entry, &audience) in
            story.entries.iter().flat_map(|entry| audiences.iter().map(move |audience| (entry, audience)))
        {
            let event = game.redact(entry.event, audience);
            let rival = setup.rival.name();
            heard.once(format!("{rival}{event:?}{audience:?}"), || game.tell_to(setup, audience, &event));
        }
        heard.message(game.prompt(&state));
        heard.message(game.waiting(&state));
        game.choices(&state, &mut choices);
        for &choice in &choices {
            heard.message(game.label(&state, choice));
        }
        if decision % 5 == 0 {
            let asked = game.decision(&state).map_or(Seat(0), |asked| asked.seat);
            let view = game.view(&state, Audience::Seat(asked));
            heard.things(game, &state, &everdell_things(&view));
        }
        if choices.is_empty() {
            return;
        }
        let Ok(choice) = chooser.die("choice", u8::try_from(choices.len().min(250)).unwrap());
        let choice = choices[usize::from(choice) - 1];
        story = Story::default();
        let mut chance = Listening { game, source: FastSource::new(seed * 10_000 + decision), heard };
        state = game.apply(&state, choice, &mut chance, &mut story).unwrap();
    }
}

/// The refusal of a setup has a text.
#[test]
fn what_is_wrong_with_an_everdell_setup_can_be_read() {
    use everdell::{Bellfaire, Newleaf, Setup};
    let game = Everdell::new(Arc::new(everdell::load::builtin().clone()));
    let none = Newleaf::default();
    let nobody = || Some("nobody".to_owned());
    let wrong = [
        Setup { players: 1, ..Setup::default() },
        Setup { players: 6, ..Setup::default() },
        Setup { players: 5, abilities: true, bellfaire: Bellfaire::ALL, ..Setup::default() },
        Setup { players: 6, legends: true, bellfaire: Bellfaire::ALL, ..Setup::default() },
        Setup { players: 3, ..Setup::nightweave(1) },
        Setup { players: 2, ..Setup::rugwort(1) },
        Setup::nightweave(5),
        Setup::rugwort(4),
        Setup { pearlbrook: true, plots: true, ..Setup::nightweave(1) },
        Setup { pearlbrook: true, ..Setup::rugwort(1) },
        Setup { bellfaire: Bellfaire::ALL, plots: true, ..Setup::nightweave(1) },
        Setup { spirecrest: true, ..Setup::rugwort(1) },
        Setup { spirecrest: true, pearlbrook: true, ..Setup::default() },
        Setup {
            players: 5,
            bellfaire: Bellfaire { more_players: true, ..Bellfaire::default() },
            newleaf: Newleaf { leaf_powers: true, ..none },
            ..Setup::default()
        },
        Setup { newleaf: Newleaf { leaf_cards: true, ..none }, ..Setup::rugwort(1) },
        Setup { newleaf: Newleaf { knoll: true, ..none }, ..Setup::default() },
        Setup { newleaf: Newleaf { visitors: true, ..none }, ..Setup::default() },
        Setup { newleaf: Newleaf { ticket: true, ..none }, pearlbrook: true, ..Setup::default() },
        Setup { newleaf: Newleaf { ticket: true, ..none }, plots: true, ..Setup::nightweave(1) },
        Setup { plots: true, ..Setup::default() },
        Setup { personality: nobody(), ..Setup::nightweave(1) },
        Setup { plan: nobody(), ..Setup::nightweave(1) },
        Setup { plots: true, players: 2, ..Setup::nightweave(1) },
        Setup { plots: true, plan: Some("gaze".to_owned()), ..Setup::nightweave(1) },
        Setup { plan: Some("swarm".to_owned()), ..Setup::nightweave(0) },
        Setup { plots: true, legends: true, ..Setup::nightweave(1) },
    ];
    for setup in wrong {
        read(&game.check_setup(&setup).unwrap_err().message);
    }
}

/// Every chapter of Mice and Mystics, by default and with every mouse that may come.
fn mystics_setups(game: &Mystics) -> Vec<mystics::Setup> {
    use mystics::kinds::Hero;
    let mut setups = Vec::new();
    for chapter in 1..=11 {
        let setup = mystics::Setup { chapter, ..mystics::Setup::default() };
        let mut mice: Vec<Hero> = Hero::ALL.to_vec();
        mice.reverse();
        let facts = &game.pack().chapters[usize::from(chapter) - 1];
        mice.sort_by_key(|&mouse| facts.must & (1 << mouse as u8) == 0);
        mice.retain(|&mouse| facts.barred & (1 << mouse as u8) == 0);
        mice.truncate(facts.mice.into());
        for options in [mystics::Options::polish(), mystics::Options::hungarian()] {
            setups.push(mystics::Setup { mice: mice.clone(), players: 3, options, ..setup.clone() });
        }
        setups.push(setup);
    }
    setups.retain(|setup| game.check_setup(setup).is_ok());
    setups
}

/// Things that a person may point at in Mice and Mystics.
fn mystics_things(game: &Mystics) -> Vec<String> {
    let mut things: Vec<String> = [
        "stand-up",
        "scurry",
        "search",
        "recover",
        "flip",
        "equip",
        "level",
        "inspired",
        "give-cheese",
        "sell",
        "yes",
        "done",
        "end",
        "item:fishhook",
        "item:fork",
        "choice:catapult:1",
        "choice:launch:1:12",
        "choice:disarm:3",
        "choice:bait:4",
        "choice:place-hook:5",
        "choice:spot:1:3",
        "choice:held:dagger",
        "choice:wear:dagger",
        "choice:give:dagger",
        "card:vanestra_web",
    ]
    .map(str::to_owned)
    .to_vec();
    things.extend((0..6).map(|mouse| format!("mouse:{mouse}")));
    things.extend((0..30).map(|space| format!("space:{space}")));
    things.extend((0..4).map(|enemy| format!("enemy:{enemy}")));
    things.extend((0..6).flat_map(|number| [format!("task:{number}"), format!("special:{number}")]));
    things.extend(["north", "east", "south", "west"].map(|edge| format!("edge:{edge}")));
    things.extend(game.pack().search.iter().map(|card| format!("card:{}", card.id)));
    things.extend(mystics::kinds::Ability::ALL.iter().map(|one| format!("ability:{}", one.name())));
    things
}

#[test]
fn whatever_mice_and_mystics_says_can_be_read() {
    let game = Mystics::new(Arc::new(mystics::load::builtin().clone()));
    let mut heard = Heard::default();
    for (seed, setup) in (0..).zip([mystics_setups(&game), mystics_setups(&game)].concat()) {
        play_mystics(&game, &setup, seed, &mut heard);
    }
    heard.end(200);
}

fn play_mystics(game: &Mystics, setup: &mystics::Setup, seed: u64, heard: &mut Heard) {
    let mut chooser = FastSource::new(!seed);
    let mut story = Story::default();
    let mut choices = Vec::new();
    let things = mystics_things(game);
    let mut chance = Listening { game, source: FastSource::new(seed), heard };
    let Ok(mut state) = game.start(setup, &mut chance, &mut story);
    for decision in 0..600 {
        for entry in &story.entries {
            heard.message(game.tell(&entry.event));
        }
        heard.message(game.prompt(&state));
        game.choices(&state, &mut choices);
        for &choice in &choices {
            let id = game.choice_id(choice);
            assert_eq!(game.find_choice(&state, &id), Some(choice), "{id}");
            heard.message(game.label(&state, choice));
        }
        if decision % 20 == 0 {
            heard.things(game, &state, &things);
        }
        if choices.is_empty() {
            return;
        }
        let Ok(choice) = chooser.die("choice", u8::try_from(choices.len().min(250)).unwrap());
        let choice = choices[usize::from(choice) - 1];
        story = Story::default();
        let mut chance = Listening { game, source: FastSource::new(seed * 10_000 + decision), heard };
        state = game.apply(&state, choice, &mut chance, &mut story).unwrap();
    }
}

/// The refusal of a setup of Mice and Mystics has a text.
#[test]
fn what_is_wrong_with_a_setup_of_mice_and_mystics_can_be_read() {
    use mystics::Setup;
    use mystics::kinds::{Ability, Hero};
    let game = Mystics::new(Arc::new(mystics::load::builtin().clone()));
    let mice = |mice: &[Hero]| Setup { mice: mice.to_vec(), ..Setup::default() };
    let first = game.party_of(&Setup::default()).collect::<Vec<_>>();
    let mut twice = first.clone();
    twice[1] = twice[0];
    let carried = |ability| {
        let abilities = [(first[0], vec![ability])].into_iter().collect();
        Setup { carried: Some(mystics::Carried { abilities, ..Default::default() }), ..Setup::default() }
    };
    let kept = [(first[0], "grape".to_owned())].into_iter().collect();
    let wrong = [
        Setup { players: 5, ..Setup::default() },
        Setup { chapter: 12, ..Setup::default() },
        mice(&first[1..]),
        mice(&twice),
        Setup { leaders: vec![3; first.len()], ..Setup::default() },
        carried(Ability::Meeps),
        Setup { carried: Some(mystics::Carried { kept, ..Default::default() }), ..Setup::default() },
    ];
    for setup in wrong {
        read(&game.check_setup(&setup).unwrap_err().message);
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

/// The wordings of Everdell are selected by stable names, too.
#[test]
fn every_stable_name_of_everdell_has_its_own_wording() {
    use everdell::content::{Colour, Resource, Season};
    let check = |key: &'static str, arg: &'static str, names: &[&str]| {
        for language in Language::ALL {
            let said: HashSet<String> = names
                .iter()
                .map(|name| Words::of(language).say(&Message::new(key).key(arg, *name).number("number", 2)))
                .collect();
            assert_eq!(said.len(), names.len(), "{key} in {}: {said:?}", language.tag());
        }
    };
    let seasons = Season::ALL.map(Season::name);
    for key in ["ev-label-prepare", "ev-told-prepared", "ev-told-activity"] {
        check(key, "season", &seasons);
    }
    for key in ["ev-label-colour", "ev-told-named"] {
        check(key, "colour", &Colour::ALL.map(Colour::name));
    }
    check("ev-told-die-resource", "resource", &Resource::ALL.map(Resource::name));
    let clearings = ["upper_left", "upper_right", "lower_right", "lower_left"];
    check("ev-at-clearing", "clearing", &clearings);
    check("ev-told-forest-laid", "clearing", &clearings);
    check("ev-setup-players", "rival", &RivalKind::ALL.iter().map(|rival| rival.name()).collect::<Vec<_>>());
    check("ev-end-beaten", "rival", &["nightweave", "rugwort"]);
    let reasons = [
        "empty-row",
        "empty-hand",
        "full-city",
        "in-meadow",
        "spiders-out",
        "second-special-event",
        "ambassador-out",
        "wonder-too-dear",
        "card-taken",
        "all-taken",
        "basic-closed",
    ];
    check("ev-told-impossible", "reason", &reasons);
    check("ev-told-blocked", "direction", &["clockwise", "counter"]);
    let heaps = ["hand", "city", "under", "trophies", "box", "discard"];
    check("ev-told-left-city", "to", &heaps);
    check("ev-told-revealed", "from", &["deck", "discard", "hand"]);
    check("ev-ask-copy", "which", &["basic", "basic-or-forest", "opponents", "occupied"]);
    check("ev-ask-scrolls", "where", &["under", "hand"]);
    for key in ["ev-label-play-cost", "ev-label-play-free", "ev-label-play-token", "ev-label-play-offer"] {
        check(key, "from", &["hand", "meadow", "shown", "legend", "pile", "station", "reserved"]);
    }
    check("ev-act-worker", "tokens", &["none", "fixed", "level"]);
    let drawn = [
        "first",
        "forest",
        "special",
        "card",
        "discard",
        "d8",
        "activity",
        "her-card",
        "trophy",
        "river",
        "adornment",
        "award",
        "market",
        "station",
        "train",
        "visitor",
        "d12",
        "weather",
        "tile",
        "discovery",
        "legend",
        "ability",
        "farm",
        "plan",
        "plot",
        "personality",
        "hand-card",
        "her-hand",
        "unseen",
        "reveal",
        "meadow",
        "pile",
    ];
    check("ev-chance", "what", &drawn);
}

/// So are those of Mice and Mystics.
#[test]
fn every_stable_name_of_mice_and_mystics_has_its_own_wording() {
    use mystics::kinds::{Creature, Hero};
    let check = |key: &'static str, arg: &'static str, names: &[&str]| {
        for language in Language::ALL {
            let message = |name: &&str| {
                let message = Message::new(key).key(arg, *name).number("count", 2).key("mouse", "lily");
                Words::of(language).say(&message.key("who", "roach").key("at", "none").key("poison", "no"))
            };
            let said: HashSet<String> = names.iter().map(message).collect();
            assert_eq!(said.len(), names.len(), "{key} in {}: {said:?}", language.tag());
        }
    };
    let heroes: Vec<&str> = Hero::ALL.iter().map(|hero| hero.name()).collect();
    let creatures: Vec<&str> = Creature::ALL.iter().map(|creature| creature.name()).collect();
    check("my-other", "other", &heroes);
    check("my-other-acc", "other", &heroes);
    check("my-kind", "creature", &creatures);
    check("my-whom-acc", "whom", &[&heroes[..], &creatures[..], &["minion", "nobody"]].concat());
    let plights = ["stunned", "webbed", "down", "charmed", "hidden", "golem"];
    check("my-told-afflicted", "plight", &plights);
    check("my-told-freed", "plight", &plights);
    let stays = ["with-mouse", "sees-mouse", "no-way", "stood-up", "dazed", "grape"];
    check("my-told-foe-stays", "why", &stays);
    let rolls = ["attack", "defence", "search", "recover", "trap", "climb", "test"];
    check("my-told-rolled", "roll", &rolls);
    for key in ["my-told-ended", "my-end"] {
        check(key, "ending", &["victory", "time-out", "all-captured", "lost"]);
    }
    for key in ["my-told-explores", "my-do-exit"] {
        check(key, "edge", &["north", "east", "south", "west"]);
    }
    let asked = ["disguise", "command", "preempt", "react", "treasure", "share", "equip", "order", "aim"];
    check("my-do-done", "why", &asked);
    let drawn = [
        "move",
        "attack",
        "defence",
        "search",
        "recover",
        "trap",
        "climb",
        "minion",
        "chase",
        "ambush",
        "grape",
        "initiative",
        "boss",
        "encounter-kind",
        "encounter",
        "search-card",
        "test",
    ];
    check("my-chance", "what", &drawn);
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
        "record-nothing-to-amend",
        "record-nothing-to-redo",
        "record-drift",
        "record-commitment-mismatch",
        "record-agreement",
        "record-no-seed-expected",
        "record-stream-mismatch",
        "record-no-end",
    ];
    let source = include_str!("../../../tabletop/src/record.rs");
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
