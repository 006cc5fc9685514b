//! Names and words: what is asked, what a choice does, and what somebody can point at.

use tabletop::{Answer, Front, Message, PositionFault, Question, Shape};

use crate::agenda::{Fighter, Task};
use crate::board::ending_name;
use crate::choice::Choice;
use crate::content::AbilityTime;
use crate::kinds::{Ability, Edge, Foe, Treasure};
use crate::names::number;
use crate::readings::Changed;
use crate::setup::Setup;
use crate::state::{ENEMIES, NONE, PARTY, Stage, State, TILES, bit, bits};
use crate::telling::{Scene, Told, reach, with_mouse, yes};
use crate::{Mystics, Rule};

impl Mystics {
    /// How a chapter ended.
    fn ending_words(&self, state: &State) -> Message {
        let message = Message::new("my-end").name("name", &self.chapter(state).name);
        message.key("ending", state.ending.map_or("victory", ending_name))
    }

    /// The question of a task that asks.
    fn question_words(&self, state: &State, task: Task) -> Message {
        let scene = Scene::of(state);
        let side = state.side(self.tile_now(state));
        let of = |key, mouse: u8| with_mouse(Message::new(key), state.mouse(mouse).hero);
        match task {
            Task::Learn { mouse, level } => of("my-ask-learn", mouse).key("level", yes(level)),
            Task::SetOut(mouse) => self.with_side(of("my-ask-set-out", mouse), side),
            Task::Disguise { .. } => Message::new("my-ask-disguise"),
            Task::Entry { creature, .. } => Message::new("my-ask-entry").key("creature", creature.name()),
            Task::Way { foe, .. } => self.with_who(Message::new("my-ask-way"), &scene, Fighter::Foe(foe)),
            Task::BossCards(creature) => Self::with_creature(Message::new("my-ask-boss-cards"), creature),
            Task::Command(mouse) => of("my-ask-command", mouse),
            Task::Preempt(mouse) => of("my-ask-preempt", mouse),
            Task::Rescue(mouse) => of("my-ask-rescue", mouse),
            Task::React { attack, asked } => {
                let mouse = self.reactor(state, &attack, asked).unwrap_or(0);
                let message = self.with_who(of("my-ask-react", mouse), &scene, attack.by);
                self.with_whom(message, &scene, attack.on)
            }
            Task::BossWound { foe, left, .. } => self
                .with_who(Message::new("my-ask-boss-wound"), &scene, Fighter::Foe(foe))
                .number("left", left),
            Task::Treasure(mouse) => of("my-ask-treasure", mouse),
            Task::Pick { mouse, .. } => of("my-ask-pick", mouse),
            Task::Found { mouse, card } => self.with_card(of("my-ask-found", mouse), "card", card),
            Task::Overfull(mouse) => of("my-ask-overfull", mouse),
            Task::Land { mouse, .. } => self.with_side(of("my-ask-land", mouse), side),
            Task::Share { mouse, with } => {
                of("my-ask-share", mouse).key("other", state.mouse(with).hero.name())
            }
            Task::Equip(mouse) => of("my-ask-equip", mouse),
            Task::Target { mouse, card } => self.with_card(of("my-ask-target", mouse), "card", card),
            Task::Aim { mouse, ability, left, .. } => {
                self.with_skill(of("my-ask-aim", mouse), Some(ability)).number("left", left)
            }
            Task::Order(mouse) => of("my-ask-order", mouse),
            Task::Vanish(mouse) => of("my-ask-vanish", mouse),
            _ => {
                let doing = &state.doing;
                let scurries = doing.scurrying && doing.stage != Stage::Done && doing.left > 0;
                let warns = scurries && self.reads(Changed::FreeActionEndsScurry);
                of("my-ask-turn", self.actor(state).unwrap_or(0)).key("scurry", yes(warns))
            }
        }
    }

    /// What a choice does.
    fn choice_words(&self, state: &State, choice: Choice) -> Message {
        let scene = Scene::of(state);
        let task = state.agenda.top();
        let tile = self.tile_now(state);
        let actor = self.actor(state);
        let asked = self.asked(state).map_or("turn", |asked| asked.name);
        let card = |key, one: u8| self.with_card(Message::new(key), "card", one);
        let mouse = |key, one: u8| with_mouse(Message::new(key), state.mouse(one).hero);
        let space =
            |message: Message, one: u8| message.message("space", self.space_words(state.side(tile), one));
        let enemy = |message: Message, one: u8| self.with_whom(message, &scene, Fighter::Foe(one));
        let item = |key, treasure| self.with_treasure(Message::new(key), treasure);
        match choice {
            Choice::Learn(ability) => self.with_skill(Message::new("my-do-learn"), Some(ability)),
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
            Choice::Space(at) => {
                let why = match task {
                    Task::Aim { ability, .. } => ability.name(),
                    _ => asked,
                };
                space(Message::new("my-do-space"), at).key("why", why)
            }
            Choice::Spot(tile, at) => {
                let side = state.side(tile);
                let message = Message::new("my-do-spot").message("space", self.space_words(side, at));
                self.with_side(message, side)
            }
            Choice::Mouse(one) => {
                let why = match task {
                    Task::Aim { ability: Ability::GiveOrder, .. } => "give_order",
                    Task::Aim { .. } => "heal",
                    _ => asked,
                };
                mouse("my-do-mouse", one).key("why", why)
            }
            Choice::Enemy(on) => enemy(Message::new("my-do-enemy"), on),
            Choice::Card(foe) => {
                Message::new("my-do-card").name("name", self.foe_name(foe)).key("why", asked)
            }
            Choice::Held(one) => card("my-do-held", one).key("why", asked),
            Choice::Treasure(treasure) => item("my-do-treasure", treasure),
            Choice::Sell => Message::new("my-do-sell"),
            Choice::Yes => Message::new("my-do-yes").key("why", asked),
            Choice::Done => Message::new("my-do-done").key("why", asked),
        }
    }

    /// What a space of the tile in question stands for.
    fn choices_at(&self, state: &State, space: u8) -> Vec<Choice> {
        let mut choices = Vec::new();
        match state.agenda.top() {
            Task::Turn(mouse) => {
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
            Task::Rescue(_) => choices.push(Choice::Spot(self.tile_now(state), space)),
            _ => choices.push(Choice::Space(space)),
        }
        choices
    }

    /// What an enemy stands for.
    fn choices_on(&self, state: &State, enemy: u8) -> Vec<Choice> {
        let mut choices = Vec::new();
        match state.agenda.top() {
            Task::Turn(mouse) | Task::Order(mouse) => {
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
            Task::Preempt(mouse) => {
                let shots = self.preempts(state, mouse);
                choices
                    .extend(shots.filter(|shot| matches!(shot, Choice::Attack { on, .. } if *on == enemy)));
            }
            _ => choices.push(Choice::Enemy(enemy)),
        }
        choices
    }
}

impl Front for Mystics {
    const TITLE: &'static str = "site-mystics";

    fn choice_id(&self, choice: Choice) -> String {
        self.name_choice(choice)
    }

    fn find_choice(&self, state: &State, id: &str) -> Option<Choice> {
        self.choice_named(state, id)
    }

    fn prompt(&self, state: &State) -> Message {
        if state.ending.is_some() {
            return self.ending_words(state);
        }
        self.question_words(state, state.agenda.top())
    }

    fn label(&self, state: &State, choice: Choice) -> Message {
        self.choice_words(state, choice)
    }

    fn choice_rule(&self, state: &State, choice: Choice) -> Rule {
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
            Choice::Learn(_) => asked(),
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
            Choice::Sell => Rule::M13_2,
            _ => asked(),
        }
    }

    fn choice_group(&self, choice: Choice) -> &'static str {
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
            Choice::Level | Choice::Learn(_) => "level",
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
            Choice::Space(_)
            | Choice::Mouse(_)
            | Choice::Enemy(_)
            | Choice::Card(_)
            | Choice::Held(_)
            | Choice::Treasure(_)
            | Choice::Sell
            | Choice::Spot(..)
            | Choice::Yes
            | Choice::Done => "answer",
        }
    }

    fn candidates(&self, state: &State, thing: &str) -> Option<Vec<Choice>> {
        let Some((sort, name)) = thing.split_once(':') else {
            return Some(vec![self.choice_named(state, thing)?]);
        };
        Some(match sort {
            "space" => self.choices_at(state, self.space_named(state, self.tile_now(state), name)?),
            "enemy" => self.choices_on(state, number(name).filter(|&enemy| usize::from(enemy) < ENEMIES)?),
            "mouse" => {
                let mouse = Self::mouse_named(state, name).filter(|&mouse| usize::from(mouse) < PARTY)?;
                match state.agenda.top() {
                    Task::Turn(_) => vec![Choice::Share(mouse), Choice::Mend(mouse)],
                    Task::Share { .. } => vec![Choice::Share(mouse)],
                    _ => vec![Choice::Mouse(mouse)],
                }
            }
            "card" => match Foe::from_name(name) {
                Some(foe) => vec![Choice::Card(foe)],
                None => {
                    let card = self.content.search_named(name)?;
                    match state.agenda.top() {
                        Task::Share { .. } => vec![Choice::Give(card), Choice::Take(card)],
                        Task::Equip(_) => vec![Choice::Wear(card), Choice::Stow(card)],
                        Task::Turn(_) | Task::React { .. } => vec![Choice::Use(card)],
                        _ => vec![Choice::Held(card)],
                    }
                }
            },
            "ability" => {
                let ability = Ability::from_name(name)?;
                match state.agenda.top() {
                    Task::Learn { .. } => vec![Choice::Learn(ability)],
                    _ => vec![Choice::Ability(ability)],
                }
            }
            "item" => match (state.agenda.top(), Treasure::from_name(name)?) {
                (Task::Turn(_), Treasure::Fishhook) => vec![Choice::TakeHook],
                (Task::Turn(_), Treasure::Fork) => vec![Choice::PlaceFork, Choice::TakeFork],
                (_, treasure) => vec![Choice::Treasure(treasure)],
            },
            "edge" => vec![Choice::Exit(Edge::from_name(name)?)],
            // A tile is only looked at.
            "tile" => number(name).filter(|&tile| usize::from(tile) < TILES).map(|_| Vec::new())?,
            // What is told of the chapter and the campaign is only read.
            "page" => matches!(name, "story" | "campaign").then(Vec::new)?,
            "choice" => vec![self.choice_named(state, name)?],
            _ => vec![self.choice_named(state, thing)?],
        })
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
