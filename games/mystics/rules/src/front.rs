//! Names and words: what is asked, what a choice does, and what somebody can point at.

use tabletop::{Answer, Front, Message, PositionFault, Question, Shape};

use crate::agenda::{Fighter, Task};
use crate::board::ending_name;
use crate::choice::Choice;
use crate::content::AbilityTime;
use crate::kinds::{Ability, Edge, Foe, Treasure};
use crate::names::below;
use crate::readings::Changed;
use crate::setup::Setup;
use crate::state::{ENEMIES, NONE, PARTY, Stage, State, TILES, bit, bits};
use crate::telling::{Scene, Told, reach, with_mouse, yes};
use crate::{Mystics, Rule};

/// Something that somebody can point at.
#[derive(Clone, Copy)]
pub(crate) enum Thing {
    Space(u8),
    Enemy(u8),
    Mouse(u8),
    /// A search card, by its kind.
    Card(u8),
    Ability(Ability),
    Treasure(Treasure),
}

impl Thing {
    /// The choice that names it, and no more.
    pub fn answer(self) -> Choice {
        match self {
            Self::Space(space) => Choice::Space(space),
            Self::Enemy(foe) => Choice::Enemy(foe),
            Self::Mouse(mouse) => Choice::Mouse(mouse),
            Self::Card(card) => Choice::Held(card),
            Self::Ability(ability) => Choice::Ability(ability),
            Self::Treasure(treasure) => Choice::Treasure(treasure),
        }
    }
}

/// A message about a mouse.
pub(crate) fn of_mouse(key: &'static str, state: &State, mouse: u8) -> Message {
    with_mouse(Message::new(key), state.mouse(mouse).hero)
}

impl Mystics {
    /// Names a space of the tile that the open question is about.
    pub(crate) fn with_space(&self, message: Message, state: &State, space: u8) -> Message {
        message.message("space", self.space_words(state.side(self.tile_now(state)), space))
    }

    /// Names an enemy.
    pub(crate) fn with_enemy(&self, message: Message, state: &State, foe: u8) -> Message {
        self.with_whom(message, &Scene::of(state), Fighter::Foe(foe))
    }

    /// How a chapter ended.
    fn ending_words(&self, state: &State) -> Message {
        let message = Message::new("my-end").name("name", &self.chapter(state).name);
        message.key("ending", state.ending.map_or("victory", ending_name))
    }

    /// The question of a task that asks.
    pub(crate) fn old_question_words(&self, state: &State, task: Task) -> Message {
        let scene = Scene::of(state);
        let of = |key, mouse: u8| with_mouse(Message::new(key), state.mouse(mouse).hero);
        match task {
            Task::Preempt(mouse) => of("my-ask-preempt", mouse),
            Task::React { attack, asked } => {
                let mouse = self.reactor(state, &attack, asked).unwrap_or(0);
                let message = self.with_who(of("my-ask-react", mouse), &scene, attack.by);
                self.with_whom(message, &scene, attack.on)
            }
            Task::Share { mouse, with } => {
                of("my-ask-share", mouse).key("other", state.mouse(with).hero.name())
            }
            Task::Equip(mouse) => of("my-ask-equip", mouse),
            Task::Target { mouse, card } => self.with_card(of("my-ask-target", mouse), "card", card),
            Task::Aim { mouse, ability, left, .. } => {
                self.with_skill(of("my-ask-aim", mouse), Some(ability)).number("left", left)
            }
            Task::Order(mouse) => of("my-ask-order", mouse),
            _ => {
                let doing = &state.doing;
                let scurries = doing.scurrying && doing.stage != Stage::Done && doing.left > 0;
                let warns = scurries && self.reads(Changed::FreeActionEndsScurry);
                of("my-ask-turn", self.actor(state).unwrap_or(0)).key("scurry", yes(warns))
            }
        }
    }

    /// What a choice does.
    pub(crate) fn old_choice_words(&self, state: &State, choice: Choice) -> Message {
        let scene = Scene::of(state);
        let tile = self.tile_now(state);
        let actor = self.actor(state);
        let card = |key, one: u8| self.with_card(Message::new(key), "card", one);
        let mouse = |key, one: u8| with_mouse(Message::new(key), state.mouse(one).hero);
        let space =
            |message: Message, one: u8| message.message("space", self.space_words(state.side(tile), one));
        let enemy = |message: Message, one: u8| self.with_whom(message, &scene, Fighter::Foe(one));
        let item = |key, treasure| self.with_treasure(Message::new(key), treasure);
        match choice {
            Choice::Walk(to) => {
                let climbs = actor.is_some_and(|one| {
                    let (water, spot) = (self.map(state, tile).water, state.mouse(one).spot);
                    spot.is_on_board() && water & bit(spot.space) != 0 && water & bit(to) == 0
                });
                space(Message::new(if climbs { "my-do-climb" } else { "my-do-walk" }), to)
            }
            Choice::StandUp => Message::new("my-do-stand-up"),
            Choice::Scurry => Message::new("my-do-scurry"),
            Choice::Attack { weapon, with, on } => {
                let ranged = actor.is_some_and(|one| self.is_ranged(state, one, weapon, on));
                let message = enemy(Message::new("my-do-attack"), on).key("reach", reach(ranged));
                self.with_skill(self.with_card(message, "weapon", weapon), with)
            }
            Choice::Search => Message::new("my-do-search"),
            Choice::Special(number) => match self.specials(state).find(|(at, ..)| *at == number) {
                Some((.., search)) => Message::new("my-do-special").name("name", &search.name),
                None => Message::new("my-do-search"),
            },
            Choice::Recover => Message::new("my-do-recover"),
            Choice::Exit(edge) => {
                let side = self.side_beyond(state, tile, edge).map_or(NONE, |(_, side)| side);
                self.with_side(Message::new("my-do-exit"), side).key("edge", edge.name())
            }
            Choice::Flip => {
                let side = self.content.sides.get(usize::from(state.side(tile)));
                self.with_side(Message::new("my-do-flip"), side.map_or(NONE, |side| side.reverse))
            }
            Choice::Share(with) => mouse("my-do-share", with),
            Choice::Give(one) => card("my-do-give", one),
            Choice::Take(one) => card("my-do-take", one),
            Choice::GiveCheese => Message::new("my-do-give-cheese"),
            Choice::TakeCheese => Message::new("my-do-take-cheese"),
            Choice::Equip => Message::new("my-do-equip"),
            Choice::Wear(one) => card("my-do-wear", one),
            Choice::Stow(one) => card("my-do-stow", one),
            Choice::Level => Message::new("my-do-level"),
            Choice::Use(one) => card("my-do-use", one),
            Choice::Ability(ability) => {
                let cost = actor.map_or(self.content.abilities[ability.index()].facts.cost, |one| {
                    self.price(state, one, ability)
                });
                self.with_skill(Message::new("my-do-ability"), Some(ability)).number("cost", cost)
            }
            Choice::Mend(one) => mouse("my-do-mend", one),
            Choice::Task(number) => {
                let task = self.errands(state).find(|(at, ..)| *at == number);
                let name = task.map_or(&self.chapter(state).name, |(.., task)| &task.name);
                Message::new("my-do-named").name("name", name)
            }
            Choice::Inspired => Message::new("my-do-inspired"),
            Choice::PlaceHook(to) => space(item("my-do-place-hook", Treasure::Fishhook), to),
            Choice::TakeHook => item("my-do-take-up", Treasure::Fishhook),
            Choice::PlaceFork => item("my-do-place-fork", Treasure::Fork),
            Choice::TakeFork => item("my-do-take-up", Treasure::Fork),
            Choice::Launch(one, to) => space(mouse("my-do-launch", one), to),
            Choice::Disarm(at) => space(Message::new("my-do-disarm"), at),
            Choice::Bait(at) => space(item("my-do-bait", Treasure::Grape), at),
            Choice::Catapult(on) => enemy(item("my-do-catapult", Treasure::Grape), on),
            Choice::End => Message::new("my-do-end"),
            _ => Message::new("my-do-done"),
        }
    }

    /// What somebody may mean who points at a thing.
    pub(crate) fn old_meant(&self, state: &State, thing: Thing, choices: &mut Vec<Choice>) {
        let task = state.agenda.top();
        match (task, thing) {
            (Task::Turn(mouse), Thing::Space(space)) => {
                choices.push(Choice::Walk(space));
                let more = |choice: &Choice| match *choice {
                    Choice::PlaceHook(at) | Choice::Launch(_, at) | Choice::Disarm(at) | Choice::Bait(at) => {
                        at == space
                    }
                    _ => false,
                };
                let mut treasures = Vec::new();
                self.treasure_choices(state, mouse, &mut treasures);
                choices.extend(treasures.into_iter().filter(more));
            }
            (Task::Turn(mouse) | Task::Order(mouse), Thing::Enemy(enemy)) => {
                for weapon in self.weapons(state, mouse) {
                    choices.push(Choice::Attack { weapon, with: None, on: enemy });
                    let known = bits(state.mouse(mouse).abilities.into());
                    let known = known.filter_map(|at| Ability::ALL.get(usize::from(at)).copied());
                    let with = known.filter(|ability| {
                        self.content.abilities[ability.index()].facts.when == AbilityTime::Attack
                    });
                    choices.extend(with.map(|one| Choice::Attack { weapon, with: Some(one), on: enemy }));
                }
                choices.push(Choice::Catapult(enemy));
            }
            (Task::Preempt(mouse), Thing::Enemy(enemy)) => {
                let shots = self.preempts(state, mouse);
                choices
                    .extend(shots.filter(|shot| matches!(shot, Choice::Attack { on, .. } if *on == enemy)));
            }
            (Task::Turn(_), Thing::Mouse(mouse)) => {
                choices.extend([Choice::Share(mouse), Choice::Mend(mouse)]);
            }
            (Task::Share { .. }, Thing::Mouse(mouse)) => choices.push(Choice::Share(mouse)),
            (Task::Share { .. }, Thing::Card(card)) => {
                choices.extend([Choice::Give(card), Choice::Take(card)]);
            }
            (Task::Equip(_), Thing::Card(card)) => choices.extend([Choice::Wear(card), Choice::Stow(card)]),
            (Task::Turn(_) | Task::React { .. }, Thing::Card(card)) => choices.push(Choice::Use(card)),
            (Task::Turn(_), Thing::Treasure(Treasure::Fishhook)) => choices.push(Choice::TakeHook),
            (Task::Turn(_), Thing::Treasure(Treasure::Fork)) => {
                choices.extend([Choice::PlaceFork, Choice::TakeFork]);
            }
            _ => choices.push(thing.answer()),
        }
    }

    pub(crate) fn old_choice_rule(&self, state: &State, choice: Choice) -> Rule {
        let asked = || self.asked(state).map_or(Rule::M6_1, |asked| asked.rule);
        match choice {
            Choice::Walk(to) => {
                let wet = self.actor(state).is_some_and(|mouse| {
                    let spot = state.mouse(mouse).spot;
                    let water = self.map(state, spot.tile).water;
                    spot.is_on_board() && water & bit(spot.space) != 0 && water & bit(to) == 0
                });
                if wet { Rule::M8_2 } else { Rule::M7_2 }
            }
            Choice::StandUp => Rule::M23_3,
            Choice::Scurry => Rule::M10_1,
            Choice::Attack { with: Some(ability), .. } | Choice::Ability(ability) => {
                Self::ability_rule(ability)
            }
            Choice::Attack { weapon, with: None, on } => {
                let ranged = self.actor(state).is_some_and(|mouse| self.is_ranged(state, mouse, weapon, on));
                if ranged { Rule::M11_4 } else { Rule::M11_3 }
            }
            Choice::Search => Rule::M13_1,
            Choice::Special(_) => Rule::D59,
            Choice::Recover => Rule::M14_1,
            Choice::Exit(_) => Rule::M15_2,
            Choice::Flip => Rule::M15_5,
            Choice::Share(_) | Choice::Give(_) | Choice::Take(_) => Rule::M24_1,
            Choice::GiveCheese | Choice::TakeCheese => Rule::M24_1,
            Choice::Equip | Choice::Wear(_) | Choice::Stow(_) => Rule::M24_2,
            Choice::Level => Rule::M25_1,
            Choice::Use(card) => self.use_rule(card),
            Choice::Mend(_) => Rule::H1_4,
            Choice::Task(_) => Rule::H5_1,
            Choice::Inspired => Rule::H3_11,
            Choice::PlaceHook(_) | Choice::TakeHook => Rule::M26_3,
            Choice::PlaceFork | Choice::TakeFork | Choice::Launch(..) => Rule::M26_4,
            Choice::Disarm(_) => Rule::D35,
            Choice::Bait(_) => Rule::M26_5,
            Choice::Catapult(_) => Rule::M26_6,
            _ => asked(),
        }
    }

    pub(crate) fn old_choice_group(choice: Choice) -> &'static str {
        match choice {
            Choice::Walk(_) | Choice::StandUp | Choice::Scurry => "walk",
            Choice::Attack { .. } => "attack",
            Choice::Search | Choice::Special(_) => "search",
            Choice::Recover => "recover",
            Choice::Exit(_) | Choice::Flip => "explore",
            Choice::Share(_)
            | Choice::Give(_)
            | Choice::Take(_)
            | Choice::GiveCheese
            | Choice::TakeCheese => "share",
            Choice::Equip | Choice::Wear(_) | Choice::Stow(_) => "equip",
            Choice::Level => "level",
            Choice::Use(_) => "use",
            Choice::Ability(_) | Choice::Mend(_) | Choice::Inspired => "ability",
            Choice::Task(_) => "task",
            Choice::PlaceHook(_)
            | Choice::TakeHook
            | Choice::PlaceFork
            | Choice::TakeFork
            | Choice::Launch(..)
            | Choice::Disarm(_)
            | Choice::Bait(_)
            | Choice::Catapult(_) => "item",
            Choice::End => "end",
            _ => "answer",
        }
    }

    /// What an answer is for.
    pub(crate) fn old_why(&self, state: &State, choice: Choice) -> &'static str {
        match (state.agenda.top(), choice) {
            (Task::Aim { ability, .. }, Choice::Space(_)) => ability.name(),
            (Task::Aim { ability: Ability::GiveOrder, .. }, Choice::Mouse(_)) => "give_order",
            (Task::Aim { .. }, Choice::Mouse(_)) => "heal",
            _ => self.asked(state).map_or("turn", |asked| asked.name),
        }
    }
}

impl Front for Mystics {
    fn choice_id(&self, choice: Choice) -> String {
        self.write_choice(choice)
    }

    fn find_choice(&self, state: &State, id: &str) -> Option<Choice> {
        self.read_choice(state, id)
    }

    fn prompt(&self, state: &State) -> Message {
        if state.ending.is_some() {
            return self.ending_words(state);
        }
        self.prompt_of(state)
    }

    fn label(&self, state: &State, choice: Choice) -> Message {
        self.label_of(state, choice)
    }

    fn choice_rule(&self, state: &State, choice: Choice) -> Rule {
        self.rule_of(state, choice)
    }

    fn choice_group(&self, choice: Choice) -> &'static str {
        Self::group_of(choice)
    }

    fn candidates(&self, state: &State, thing: &str) -> Option<Vec<Choice>> {
        let Some((sort, name)) = thing.split_once(':') else {
            return Some(vec![self.read_choice(state, thing)?]);
        };
        let thing = match sort {
            "space" => Thing::Space(self.space_here(state, name)?),
            "enemy" => Thing::Enemy(below(name, ENEMIES)?),
            "mouse" => {
                Thing::Mouse(Self::mouse_named(state, name).filter(|&mouse| usize::from(mouse) < PARTY)?)
            }
            "card" => match Foe::from_name(name) {
                Some(foe) => return Some(vec![Choice::Card(foe)]),
                None => Thing::Card(self.content.search_named(name)?),
            },
            "ability" => Thing::Ability(Ability::from_name(name)?),
            "item" => Thing::Treasure(Treasure::from_name(name)?),
            "edge" => return Some(vec![Choice::Exit(Edge::from_name(name)?)]),
            // A tile is only looked at, and what is told of the chapter and the campaign is only read.
            "tile" => return below(name, TILES).map(|_| Vec::new()),
            "page" => return matches!(name, "story" | "campaign").then(Vec::new),
            "choice" => return Some(vec![self.read_choice(state, name)?]),
            _ => return Some(vec![self.read_choice(state, thing)?]),
        };
        let mut choices = Vec::new();
        self.meant(state, thing, &mut choices);
        Some(choices)
    }

    fn event_id(&self, event: &Told) -> String {
        self.name_event(event)
    }

    fn tell(&self, event: &Told) -> Message {
        self.words_of(event)
    }

    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message {
        Message::new("my-chance").key("what", question.what).number("count", count)
    }

    fn chance_purpose(&self, event: &Told) -> Option<Message> {
        match event.what {
            crate::Event::Dealt { place, .. } => {
                Some(Message::new("my-chance-place").number("place", i64::from(place) + 1))
            }
            _ => None,
        }
    }

    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        self.label_answer(question, answer)
    }

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        self.name_answer(question, answer)
    }

    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer> {
        let many = match question.shape {
            Shape::Die(faces) => u16::from(faces),
            Shape::Draw(counts) => u16::try_from(counts.len()).unwrap_or(u16::MAX),
        };
        (0..many).find(|&answer| question.admits(answer) && self.name_answer(question, answer) == name)
    }

    fn position(&self, setup: &Setup, description: &serde_json::Value) -> Result<State, PositionFault> {
        self.set_position(setup, description)
    }

    fn describe(&self, state: &State) -> serde_json::Value {
        self.describe_position(state)
    }
}
