//! Names and texts: prompts, labels of choices, and things that can be clicked.

use tabletop::{Answer, Message, Narration, Notation, PositionFault, Question, ScenarioState};

use crate::agenda::Fighter;
use crate::choice::Choice;
use crate::index::{CardIx, FoeIx, MouseIx, SpaceIx};
use crate::kinds::{Ability, Edge, Foe, Treasure};
use crate::names::below;
use crate::setup::Setup;
use crate::state::{ENEMIES, Ending, PARTY, State, TILES};
use crate::telling::{Scene, Told, with_mouse};
use crate::{Mystics, Rule};

/// Something that can be clicked.
#[derive(Clone, Copy)]
pub(crate) enum Thing {
    Space(SpaceIx),
    Enemy(FoeIx),
    Mouse(MouseIx),
    /// A search card, by its kind.
    Card(CardIx),
    Ability(Ability),
    Treasure(Treasure),
}

impl Thing {
    /// The choice of this thing alone.
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
pub(crate) fn of_mouse(key: &'static str, state: &State, mouse: MouseIx) -> Message {
    with_mouse(Message::new(key), state.mouse(mouse).hero)
}

impl Mystics {
    /// Adds the name of a space of the open question's tile.
    pub(crate) fn with_space(&self, message: Message, state: &State, space: SpaceIx) -> Message {
        message.message("space", self.space_words(state.side(self.tile_now(state)), space))
    }

    /// Adds the name of an enemy.
    pub(crate) fn with_enemy(&self, message: Message, state: &State, foe: FoeIx) -> Message {
        self.with_whom(message, &Scene::of(state), Fighter::Foe(foe))
    }

    /// The text of the end of a chapter.
    fn ending_words(&self, state: &State) -> Message {
        let message = Message::new("my-end").name("name", &self.chapter(state).name);
        message.key("ending", state.ending.map_or("victory", Ending::name))
    }
}

impl Notation for Mystics {
    fn choice_id(&self, choice: Choice) -> String {
        self.write_choice(choice)
    }

    fn find_choice(&self, state: &State, id: &str) -> Option<Choice> {
        self.read_choice(state, id)
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
            "enemy" => Thing::Enemy(FoeIx::new(below(name, ENEMIES)?)),
            "mouse" => Thing::Mouse(Self::mouse_named(state, name).filter(|&mouse| mouse.index() < PARTY)?),
            "card" => match Foe::from_name(name) {
                Some(foe) => return Some(vec![Choice::Card(foe)]),
                None => Thing::Card(self.card_named(name)?),
            },
            "ability" => Thing::Ability(Ability::from_name(name)?),
            "item" => Thing::Treasure(Treasure::from_name(name)?),
            "edge" => return Some(vec![Choice::Exit(Edge::from_name(name)?)]),
            // A tile can only be looked at, and the pages of the chapter and the campaign can only be read.
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

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        self.name_answer(question, answer)
    }
}

impl Narration for Mystics {
    const TITLE: &'static str = "site-mystics";

    fn prompt(&self, state: &State) -> Message {
        if state.ending.is_some() {
            return self.ending_words(state);
        }
        self.prompt_of(state)
    }

    fn label(&self, state: &State, choice: Choice) -> Message {
        self.label_of(state, choice)
    }

    fn tell(&self, event: &Told) -> Message {
        self.words_of(event)
    }

    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message {
        Message::new("my-chance").key("what", question.what).number("count", count)
    }

    fn chance_purpose(&self, event: &Told) -> Option<Message> {
        // The owner of the dice.
        let of = |who| Some(self.with_who(Message::new("my-chance-of"), &event.scene, who));
        match event.what {
            crate::Event::Dealt { place, .. } => {
                Some(Message::new("my-chance-place").number("place", i64::from(place) + 1))
            }
            crate::Event::Rolled { who, .. } => of(who),
            crate::Event::MoveDie { mouse, .. } | crate::Event::Scurries { mouse, .. } => {
                of(crate::Fighter::Mouse(mouse))
            }
            crate::Event::FoeDie { foe, .. } | crate::Event::ChaseDice { foe, .. } => {
                of(crate::Fighter::Foe(foe))
            }
            _ => None,
        }
    }

    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        self.label_answer(question, answer)
    }
}

impl ScenarioState for Mystics {
    fn position(&self, setup: &Setup, description: &serde_json::Value) -> Result<State, PositionFault> {
        self.set_position(setup, description)
    }

    fn describe(&self, state: &State) -> serde_json::Value {
        self.describe_position(state)
    }
}
