//! Plays the scenarios: each is a position, answers of chance, choices, and expectations.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use mystics::content::{
    BorderKind, CardKind, Content, Dice, Effect, First, HeroFacts, Map, Need, Requires, SPACES, STILL,
    Spaces, Target, Trait, When,
};
use mystics::kinds::{Class, Creature, Edge, Foe, Gift, Hero, Honour, Slot, Tale};
use mystics::{Mystics, Options, load};
use serde_json::{Value, json};
use tabletop::{Game, Notation, Scenario, ScenarioState, Script, Story};
use testkit::Scenarios;

fn scenarios() -> Scenarios {
    Scenarios::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios")).unwrap()
}

#[test]
fn every_scenario_goes_as_it_says() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    scenarios().go_as_they_say(&game).unwrap();
}

#[test]
fn every_rule_is_seen_at_work() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    scenarios().show_every_rule(&game, |_| true).unwrap();
}

/// The scenarios that pass; the others prove nothing.
fn sound(game: &Mystics) -> Vec<Scenario> {
    scenarios().all().filter(|one| one.check(game).passed()).cloned().collect()
}

/// The names of all events of a scenario.
fn events(game: &Mystics, scenario: &Scenario) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut story = Story::default();
    let Ok(setup) = serde_json::from_value(scenario.setup.clone()) else { return names };
    if scenario.setup_refused.is_some() {
        return names;
    }
    let mut state = match &scenario.position {
        Some(position) => game.position(&setup, position).unwrap(),
        None => {
            let mut chance = Script::new(game, &scenario.begin_chance).unwrap();
            game.start(&setup, &mut chance, &mut story).unwrap()
        }
    };
    for step in &scenario.steps {
        let mut chance = Script::new(game, &step.chance).unwrap();
        let choice = game.find_choice(&state, &step.choose).unwrap();
        state = game.apply(&state, choice, &mut chance, &mut story).unwrap();
    }
    names.extend(story.entries.iter().map(|entry| game.event_id(&entry.event)));
    names
}

/// A fact of the content, and the content without it.
struct Without {
    /// The missing fact.
    what: String,
    /// A name that scenarios about it contain, for trying these first.
    hint: String,
    /// The chapter that it belongs to, if any.
    chapter: Option<usize>,
    /// Removes it.
    take_out: Box<dyn Fn(&mut Content)>,
}

/// The facts to remove from the content, one at a time.
#[derive(Default)]
struct Parts {
    all: Vec<Without>,
    chapter: Option<usize>,
}

impl Parts {
    fn add(&mut self, what: impl Into<String>, hint: &str, take_out: impl Fn(&mut Content) + 'static) {
        let (what, hint, chapter) = (what.into(), hint.to_owned(), self.chapter);
        self.all.push(Without { what, hint, chapter, take_out: Box::new(take_out) });
    }

    /// The special facts of mice, cards and foes.
    fn cards(&mut self, content: &Content) {
        for (at, hero) in content.heroes.iter().enumerate() {
            let name = Hero::ALL[at].name();
            for gift in Gift::ALL.iter().filter(|gift| hero.facts.has(**gift)) {
                let bit = 1 << gift.index();
                self.add(format!("{name}: {}", gift.name()), name, move |content| {
                    content.heroes[at].facts.gifts &= !bit;
                });
            }
            for (what, change) in [
                ("battle", (|facts| facts.battle += 1) as fn(&mut HeroFacts)),
                ("defence", |facts| facts.defence += 1),
                ("lore", |facts| facts.lore += 1),
                ("movement", |facts| facts.movement += 1),
                ("life", |facts| facts.life += 1),
                ("classes", |facts| facts.classes = !0),
            ] {
                self.add(format!("{name}: {what}"), name, move |content| {
                    change(&mut content.heroes[at].facts);
                });
            }
            for card in 0..hero.starts.len() {
                self.add(format!("{name}: what it begins with"), name, move |content| {
                    content.heroes[at].starts.remove(card);
                });
            }
        }
        for (at, card) in content.abilities.iter().enumerate() {
            let name = card.ability.name();
            self.add(format!("{name}: its price"), name, move |content| {
                content.abilities[at].facts.cost += 2;
            });
            let any = (1 << Class::ALL.len()) - 1;
            if card.facts.classes & any != any {
                self.add(format!("{name}: its classes"), name, move |content| {
                    content.abilities[at].facts.classes = !0;
                });
            }
        }
        for (at, card) in content.search.iter().enumerate() {
            self.add(format!("{}: how many", card.id), "deck", move |content| {
                content.search[at].facts.copies += 1;
            });
            if card.facts.slot.is_some() {
                self.add(format!("{}: where it is worn", card.id), &card.id, move |content| {
                    let slot = &mut content.search[at].facts.slot;
                    *slot = Some(if *slot == Some(Slot::Belt) { Slot::Neck } else { Slot::Belt });
                });
            }
            if card.facts.slot == Some(Slot::Paw) {
                self.add(format!("{}: its paws", card.id), &card.id, move |content| {
                    content.search[at].facts.paws ^= 3;
                });
            }
            // Only a scamp asks whether it is a knife.
            let classes = card.facts.requires.classes;
            let own = card.facts.requires.hero.is_some() || card.facts.requires.lore > 1;
            if card.facts.slot == Some(Slot::Paw)
                && !own
                && (classes == 0 || classes & (1 << Class::Scamp.index()) != 0)
            {
                self.add(format!("{}: whether it is a knife", card.id), &card.id, move |content| {
                    content.search[at].facts.knife ^= true;
                });
            }
            if let Some(weapon) = card.facts.weapon {
                self.add(format!("{}: its bonus {}", card.id, weapon.bonus), &card.id, move |content| {
                    content.search[at].facts.weapon.as_mut().unwrap().bonus += 1;
                });
                self.add(format!("{}: its reach", card.id), &card.id, move |content| {
                    content.search[at].facts.weapon.as_mut().unwrap().ranged ^= true;
                });
            }
            if !matches!(card.facts.kind, CardKind::Event | CardKind::Party) {
                self.add(format!("{}: {:?}", card.id, card.facts.kind), &card.id, move |content| {
                    content.search[at].facts.kind = CardKind::Event;
                });
            }
            if card.facts.requires != Requires::default() {
                self.add(format!("{}: whom it suits", card.id), &card.id, move |content| {
                    content.search[at].facts.requires = Requires::default();
                });
            }
            if card.facts.weapon.is_some() {
                self.add(format!("{} as a weapon", card.id), &card.id, move |content| {
                    content.search[at].facts.weapon = None;
                });
            }
            for (place, one) in card.facts.traits.iter().enumerate().filter(|(_, one)| **one != Trait::None) {
                self.add(format!("{}: {one:?}", card.id), &card.id, move |content| {
                    content.search[at].facts.traits[place] = Trait::None;
                });
            }
            if matches!(card.facts.when, When::Turn | When::Attacked) {
                self.add(format!("{}: when {:?}", card.id, card.facts.when), &card.id, move |content| {
                    let when = &mut content.search[at].facts.when;
                    *when = if *when == When::Turn { When::Attacked } else { When::Turn };
                });
            }
            // As a reaction to an attack, a card affects the attacked mouse.
            if !matches!(card.facts.when, When::Never | When::Attacked) {
                self.add(format!("{}: on {:?}", card.id, card.facts.target), &card.id, move |content| {
                    let target = &mut content.search[at].facts.target;
                    *target = if *target == Target::Own { Target::Near } else { Target::Own };
                });
            }
            for (place, one) in card.facts.effects.iter().enumerate().filter(|(_, one)| **one != Effect::None)
            {
                self.add(format!("{}: {one:?}", card.id), &card.id, move |content| {
                    content.search[at].facts.effects[place] = Effect::None;
                });
            }
        }
        for (at, foe) in content.foes.iter().enumerate() {
            let name = Foe::ALL[at].name();
            self.add(format!("{name}: its attack"), name, move |content| content.foes[at].facts.battle += 1);
            self.add(format!("{name}: its defence"), name, move |content| {
                content.foes[at].facts.defence += 1;
            });
            self.add(format!("{name}: its life"), name, move |content| content.foes[at].facts.life += 1);
            let kind = Foe::ALL[at].creature();
            // Brodie is a marker; the first card of a creature gives its size.
            if kind != Creature::Brodie && kind.cards()[0] == Foe::ALL[at] {
                self.add(format!("{name}: its size"), name, move |content| {
                    content.foes[at].facts.large ^= true;
                });
            }
            if kind != Creature::Brodie {
                self.add(format!("{name}: its reach"), name, move |content| {
                    content.foes[at].facts.ranged ^= true;
                });
            }
            assert_eq!(foe.facts.resists, 0, "what {name} resists must be shown, too");
        }
    }

    /// The contents of the sides of the tiles.
    fn sides(&mut self, content: &Content) {
        for (at, side) in content.sides.iter().enumerate() {
            let id = &side.id;
            for (edge, exit) in side.exits.iter().enumerate() {
                if exit.is_some() {
                    self.add(format!("{id}: its exit {}", Edge::ALL[edge].name()), id, move |content| {
                        content.sides[at].exits[edge] = None;
                    });
                }
            }
            if side.flip.is_some() {
                self.add(format!("{id}: its flip space"), id, move |content| content.sides[at].flip = None);
            }
            for (space, name) in side.spaces.iter().enumerate().map(|(at, space)| (at, &space.id)) {
                for (what, so, change) in [
                    ("an entry", side.map.entries, (|map, bit| map.entries &= !bit) as fn(&mut Map, Spaces)),
                    ("a place for a mousetrap", side.map.crosses, |map, bit| map.crosses &= !bit),
                    ("water", side.map.water, |map, bit| map.water &= !bit),
                    ("an area", side.map.areas, |map, bit| map.areas &= !bit),
                    ("a high entry", side.map.high_entries, |map, bit| map.high_entries &= !bit),
                ] {
                    if so & (1 << space) != 0 {
                        self.add(format!("{id}: {name} as {what}"), id, move |content| {
                            change(&mut content.sides[at].map, 1 << space);
                        });
                    }
                }
                if side.map.current[space] != STILL {
                    self.add(format!("{id}: the current of {name}"), id, move |content| {
                        content.sides[at].map.current[space] = STILL;
                    });
                }
            }
            for line in &side.lines {
                let (high, low) = (usize::from(line.high), usize::from(line.low));
                let [one, other] = [high, low].map(|space| &side.spaces[space].id);
                if line.kind != BorderKind::Level {
                    let what = format!("{id}: the {:?} line between {one} and {other}", line.kind);
                    self.add(what, id, move |content| {
                        let map = &mut content.sides[at].map;
                        map.walk[high] |= 1 << low;
                        map.walk[low] |= 1 << high;
                    });
                }
            }
            if !side.walls.is_empty() {
                self.add(format!("{id}: its walls"), id, move |content| {
                    let map = &mut content.sides[at].map;
                    map.sight = [map.all; SPACES];
                });
            }
        }
    }

    /// The minions of encounter cards.
    fn encounters(&mut self, content: &Content) {
        for (at, card) in content.encounters.iter().enumerate() {
            let mut seen = Vec::new();
            for (page, line) in card.lines.iter().enumerate() {
                if seen.contains(&line) {
                    continue;
                }
                seen.push(line);
                // The same line serves several pages.
                let same: Vec<_> =
                    (0..card.lines.len()).filter(|&other| card.lines[other] == *line).collect();
                for (has, change) in [
                    (true, (|line| line.minions.clear()) as fn(&mut mystics::content::Line)),
                    (line.mousetraps, |line| line.mousetraps = false),
                    (line.ambush, |line| line.ambush = false),
                    (line.greedy, |line| line.greedy = false),
                ] {
                    let same = same.clone();
                    if has {
                        let what = format!("{} on page {}: {line:?}", card.id, page + 1);
                        self.add(what, &card.id, move |content| {
                            for &page in &same {
                                change(&mut content.encounters[at].lines[page]);
                            }
                        });
                    }
                }
            }
            self.add(format!("{}: its surge", card.id), &card.id, move |content| {
                content.encounters[at].surge.minions.clear();
            });
            if card.surge.greedy {
                self.add(format!("{}: its greedy surge", card.id), &card.id, move |content| {
                    content.encounters[at].surge.greedy = false;
                });
            }
        }
    }

    /// The facts of a chapter.
    fn chapter(&mut self, content: &Content, at: usize) {
        self.chapter = Some(at);
        let chapter = &content.chapters[at];
        let id = &chapter.id;
        self.add(format!("{id}: how many mice"), "", move |content| content.chapters[at].mice -= 1);
        self.add(format!("{id}: its end"), "", move |content| content.chapters[at].end += 1);
        self.add(format!("{id}: its standard encounters"), "", move |content| {
            content.chapters[at].standard -= 1;
        });
        if chapter.difficult > 0 {
            self.add(format!("{id}: its difficult encounters"), "", move |content| {
                content.chapters[at].difficult -= 1;
            });
        }
        if chapter.must != 0 {
            self.add(format!("{id}: who must come"), "", move |content| content.chapters[at].must = 0);
        }
        if chapter.barred != 0 {
            self.add(format!("{id}: who may not come"), "", move |content| content.chapters[at].barred = 0);
        }
        for tile in 0..chapter.tiles.len() {
            self.add(format!("{id}: its tile {tile}"), "", move |content| {
                let side = usize::from(content.chapters[at].tiles[tile].side);
                content.chapters[at].tiles[tile].side = content.sides[side].reverse;
            });
            self.add(format!("{id}: where its tile {tile} lies"), "", move |content| {
                content.chapters[at].tiles[tile].x -= 1;
            });
        }
        for group in 0..chapter.groups.len() {
            self.add(format!("{id}: its group {group} of mice"), "", move |content| {
                content.chapters[at].groups[group].spaces <<= 1;
            });
        }
        if !chapter.gives.is_empty() {
            self.add(format!("{id}: what it gives"), "", move |content| content.chapters[at].gives.clear());
        }
        for (place, goal) in chapter.goals.iter().enumerate() {
            self.add(format!("{id}: {goal:?}"), "", move |content| {
                content.chapters[at].goals.remove(place);
            });
        }
        if chapter.relentless {
            self.add(format!("{id}: the cards of the boss"), "", move |content| {
                content.chapters[at].relentless = false;
            });
        }
        for place in 0..chapter.places.len() {
            self.place(content, at, place);
        }
        self.chapter = None;
    }

    /// The special rules of a chapter for one side.
    fn place(&mut self, content: &Content, at: usize, place: usize) {
        let here = &content.chapters[at].places[place];
        let side = &content.sides[usize::from(here.side)].id;
        let id = format!("{}, {side}", content.chapters[at].id);
        match &here.first {
            First::Nothing => self.add(format!("{id}: nobody at first"), side, move |content| {
                content.chapters[at].places[place].first = First::Encounter;
            }),
            First::Encounter => self.add(format!("{id}: an encounter"), side, move |content| {
                content.chapters[at].places[place].first = First::Nothing;
            }),
            First::Special { spaces, effects, .. } => {
                assert!(effects.is_empty(), "{id}: what else happens at first must be shown, too");
                self.add(format!("{id}: who is there at first"), side, move |content| {
                    content.chapters[at].places[place].first = First::Nothing;
                });
                if !spaces.is_empty() {
                    self.add(format!("{id}: where they are at first"), side, move |content| {
                        let place = &mut content.chapters[at].places[place];
                        let all = content.sides[usize::from(place.side)].spaces.len();
                        if let First::Special { spaces, .. } = &mut place.first {
                            for one in spaces {
                                *one = (*one + 1) % u8::try_from(all).unwrap();
                            }
                        }
                    });
                }
            }
        }
        if here.barred != 0 {
            self.add(format!("{id}: where no minion comes"), side, move |content| {
                content.chapters[at].places[place].barred = 0;
            });
        }
        if let Some(surge) = &here.surge {
            self.add(format!("{id}: the minions of its surge"), side, move |content| {
                let surge = content.chapters[at].places[place].surge.as_mut();
                surge.unwrap().line.minions.clear();
            });
            for (step, effect) in surge.effects.iter().enumerate() {
                self.add(format!("{id}: {effect:?} of its surge"), side, move |content| {
                    let surge = content.chapters[at].places[place].surge.as_mut();
                    surge.unwrap().effects.remove(step);
                });
            }
        }
        for number in 0..here.searches.len() {
            let search = &here.searches[number];
            let hint = &search.id;
            let of = move |content: &mut Content, change: &dyn Fn(&mut mystics::content::SpecialSearch)| {
                change(&mut content.chapters[at].places[place].searches[number]);
            };
            self.add(format!("{id}: {hint}"), hint, move |content| of(content, &|search| search.spaces = 0));
            for (step, effect) in search.effects.iter().enumerate() {
                self.add(format!("{id}: {hint}: {effect:?}"), hint, move |content| {
                    of(content, &|search| search.effects[step] = Effect::None);
                });
            }
            for (step, need) in search.needs.iter().enumerate() {
                self.add(format!("{id}: {hint}: {need:?}"), hint, move |content| {
                    of(content, &|search| {
                        search.needs.remove(step);
                    });
                });
            }
        }
        for number in 0..here.tasks.len() {
            self.task(content, &id, [at, place, number]);
        }
        for number in 0..here.hazards.len() {
            self.hazard(content, &id, [at, place, number]);
        }
    }

    /// A task of a chapter.
    fn task(&mut self, content: &Content, id: &str, [at, place, number]: [usize; 3]) {
        let task = &content.chapters[at].places[place].tasks[number];
        let hint = &task.id;
        let of = move |content: &mut Content, change: &dyn Fn(&mut mystics::content::Task)| {
            change(&mut content.chapters[at].places[place].tasks[number]);
        };
        self.add(format!("{id}: {hint}"), hint, move |content| of(content, &|task| task.spaces = 0));
        self.add(format!("{id}: {hint}: action {}", task.action), hint, move |content| {
            of(content, &|task| task.action = !task.action);
        });
        self.add(format!("{id}: {hint}: once {}", task.once), hint, move |content| {
            of(content, &|task| task.once = !task.once);
        });
        self.steps(
            &format!("{id}: {hint}"),
            hint,
            &task.needs,
            task.test.is_some(),
            [&task.success, &task.failure],
            move |content, change| {
                let task = &mut content.chapters[at].places[place].tasks[number];
                change(&mut task.needs, &mut task.test, [&mut task.success, &mut task.failure]);
            },
        );
    }

    /// A hazard of a chapter.
    fn hazard(&mut self, content: &Content, id: &str, [at, place, number]: [usize; 3]) {
        let hazard = &content.chapters[at].places[place].hazards[number];
        let hint = &hazard.id;
        self.add(format!("{id}: {hint}"), hint, move |content| {
            content.chapters[at].places[place].hazards[number].spaces = 0;
        });
        self.steps(
            &format!("{id}: {hint}"),
            hint,
            &hazard.needs,
            hazard.test.is_some(),
            [&hazard.success, &hazard.failure],
            move |content, change| {
                let hazard = &mut content.chapters[at].places[place].hazards[number];
                change(&mut hazard.needs, &mut hazard.test, [&mut hazard.success, &mut hazard.failure]);
            },
        );
    }

    /// The conditions, rolls and effects of tasks and hazards.
    fn steps(
        &mut self,
        id: &str,
        hint: &str,
        needs: &[Need],
        test: bool,
        effects: [&[Effect]; 2],
        of: impl Fn(&mut Content, &Change<'_>) + Copy + 'static,
    ) {
        for (step, need) in needs.iter().enumerate() {
            self.add(format!("{id}: {need:?}"), hint, move |content| {
                of(content, &|needs, _, _| {
                    needs.remove(step);
                });
            });
        }
        if test {
            self.add(format!("{id}: its test"), hint, move |content| of(content, &|_, test, _| *test = None));
            for by in [-1, 1] {
                self.add(format!("{id}: how often, {by}"), hint, move |content| {
                    of(content, &|_, test, _| {
                        let count = &mut test.as_mut().unwrap().count;
                        *count = count.saturating_add_signed(by);
                    });
                });
            }
            self.add(format!("{id}: its dice"), hint, move |content| {
                of(content, &|_, test, _| {
                    let dice = &mut test.as_mut().unwrap().dice;
                    *dice =
                        if let Dice::Fixed(count) = *dice { Dice::Fixed(count + 1) } else { Dice::Fixed(5) };
                });
            });
        }
        for (which, effects) in effects.into_iter().enumerate() {
            for (step, effect) in effects.iter().enumerate() {
                let when = ["success", "failure"][which];
                self.add(format!("{id}: {effect:?} after {when}"), hint, move |content| {
                    of(content, &|_, _, effects| effects[which][step] = Effect::None);
                });
            }
        }
    }
}

/// A change to a task or a hazard.
type Change<'a> = dyn Fn(&mut Vec<Need>, &mut Option<mystics::content::Test>, [&mut Vec<Effect>; 2]) + 'a;

/// Some scenario shows every fact of the content: without it, the scenario fails. And every achievement is gained
/// in one.
#[test]
fn everything_in_the_content_is_seen_at_work() {
    let content = load::builtin();
    let game = Mystics::new(Arc::new(content.clone()));
    let scenarios = sound(&game);
    let texts: Vec<_> = scenarios.iter().map(|one| serde_json::to_string(one).unwrap()).collect();
    let chapter = |one: &Scenario| one.setup.get("chapter").and_then(Value::as_u64).unwrap_or(1);
    let mut parts = Parts::default();
    parts.cards(content);
    parts.sides(content);
    parts.encounters(content);
    for at in 0..content.chapters.len() {
        parts.chapter(content, at);
    }
    let mut missing = Vec::new();
    for part in &parts.all {
        let mut less = content.clone();
        (part.take_out)(&mut less);
        let less = Mystics::new(Arc::new(less));
        let of_chapter = |one: &Scenario| part.chapter.is_none_or(|at| chapter(one) == at as u64 + 1);
        let named = |at: usize| texts[at].contains(&part.hint);
        let (first, last): (Vec<_>, Vec<_>) =
            (0..scenarios.len()).filter(|&at| of_chapter(&scenarios[at])).partition(|&at| named(at));
        if !first.into_iter().chain(last).any(|at| !scenarios[at].check(&less).passed()) {
            missing.push(part.what.clone());
        }
    }
    let happened: BTreeSet<_> = scenarios.iter().flat_map(|one| events(&game, one)).collect();
    let honours = Honour::ALL.iter().map(|honour| format!(":{}", honour.name()));
    for name in honours {
        if !happened.iter().any(|event| event.starts_with("honour:") && event.ends_with(&name)) {
            missing.push(format!("the achievement{name}"));
        }
    }
    for tale in Tale::ALL.iter().map(|tale| format!("tale:{}", tale.name())) {
        if !happened.contains(&tale) {
            missing.push(format!("the achievement {tale}"));
        }
    }
    let (count, of) = (missing.len(), parts.all.len());
    assert!(missing.is_empty(), "{count} of {of} in no scenario:\n{}", missing.join("\n"));
}

/// Options whose effect no scenario with the built-in content can show; `packs.rs` shows it with a suitable
/// content.
const SHOWN_WITH_A_PACK: [&str; 1] = ["water_free_actions"];

/// Every reading of every option makes a difference in some scenario, which passes with this reading and fails with
/// any other.
#[test]
fn every_reading_is_seen_at_work() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    let scenarios = sound(&game);
    let mut missing = Vec::new();
    for option in Options::default().readings() {
        if SHOWN_WITH_A_PACK.contains(&option.name) {
            continue;
        }
        for value in &option.values {
            let has = |one: &Scenario| {
                let set = one.setup.get("options").and_then(|options| options.get(option.name));
                set.and_then(Value::as_str).unwrap_or(option.set) == *value
            };
            let (first, last): (Vec<_>, Vec<_>) =
                scenarios.iter().filter(|one| has(one)).partition(|one| one.rule == option.rule);
            for other in option.values.iter().filter(|other| *other != value) {
                let differs = |one: &Scenario| {
                    let mut one = one.clone();
                    let options = one.setup.as_object_mut().unwrap().entry("options").or_insert(json!({}));
                    options[option.name] = json!(other);
                    !one.check(&game).passed()
                };
                if !first.iter().chain(&last).any(|one| differs(one)) {
                    missing.push(format!("{} as {value}, not as {other} ({})", option.name, option.rule));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{} readings in no scenario:\n{}", missing.len(), missing.join("\n"));
}
