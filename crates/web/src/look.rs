//! A scene looked into: the step and moment that are shown, what may be chosen there, and words for
//! it. Pages of every game need this, whatever lies on their tables.

mod around;
mod ask;
mod past;

pub use around::{keys, list_of_keys, page, part, tools};
pub use ask::{Ruling, distinct, objected, objections, ruling};
pub use past::{
    Rewind, cited, controls, entries, head_of_log, onward, past, proof, recent, rest_of_log, span, steps,
    told, with_rewinds,
};

use i18n::Words;
use maud::Markup;
use tabletop::{DynSession, Front, LineEntry, Message, Names, RuleId, Story};

use crate::{Scene, shell};

/// What every page of a table looks up in its scene.
pub struct Look<'a, G: Front> {
    /// What was asked for.
    pub scene: &'a Scene<'a, G>,
    /// The texts in the reader's language.
    pub words: &'static Words,
    /// The game.
    pub game: &'a G,
    /// The position that is shown.
    pub state: &'a G::State,
    /// What the reader may see of it.
    pub view: G::View,
    /// What may be chosen now, by those who look; nothing when it is only looked at.
    pub choices: Vec<G::Choice>,
    /// Whether choices can be made.
    pub live: bool,
    /// The step that is shown.
    pub step: u32,
    /// The story of the step, when it is told moment by moment.
    pub story: Option<&'a Story<G>>,
    /// How many of its moments are over.
    pub moment: usize,
}

/// The story of the step that a scene shows, where it is told moment by moment.
pub fn story<G: Front>(scene: &Scene<'_, G>) -> Option<Story<G>> {
    let step = scene.at.unwrap_or(scene.session.step());
    (scene.watching || scene.moment.is_some()).then(|| scene.session.story(step).ok()).flatten()
}

/// The first moment of a story, if it has any.
pub fn first_of<G: Front>(story: &Story<G>) -> usize {
    1.min(story.moments.len())
}

impl<'a, G: Front> Look<'a, G> {
    /// Looks into a scene, with its [`story`]; whoever watches begins at the moment `first`.
    pub fn of(
        scene: &'a Scene<'a, G>,
        story: Option<&'a Story<G>>,
        first: impl FnOnce(&Story<G>) -> usize,
    ) -> Self {
        let session = scene.session;
        let game = session.game();
        let last = session.step();
        let step = scene.at.unwrap_or(last).min(last);
        let mut state = session.state_at(step).unwrap_or_else(|_| session.state());
        let mut moment = 0;
        if let Some(story) = story {
            moment = scene.moment.unwrap_or(0).min(story.moments.len());
            if scene.watching && moment == 0 {
                moment = first(story);
            }
            if moment == 0 {
                state = step.checked_sub(1).and_then(|before| session.state_at(before).ok()).unwrap_or(state);
            } else if let Some((_, then)) = story.moments.get(moment - 1) {
                state = then;
            }
        }
        let view = game.view(state, scene.viewer);
        let live = scene.at.is_none()
            && !scene.watching
            && !scene.covered
            && scene.viewer == session.asked()
            && scene.thinking().is_none()
            && game.outcome(state).is_none()
            && !session.is_given_up()
            && !session.waits_for_chance();
        let mut choices = Vec::new();
        if live {
            game.choices(state, &mut choices);
        }
        Self { scene, words: scene.frame.words(), game, state, view, choices, live, step, story, moment }
    }

    /// Whether an earlier step is looked at.
    pub fn is_past(&self) -> bool {
        self.scene.at.is_some() && !self.scene.watching
    }

    /// A message in the reader's language.
    #[allow(clippy::needless_pass_by_value, reason = "messages are made where they are said")]
    pub fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    /// The message of a key without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.words.text(key)
    }

    /// A name in the reader's language.
    pub fn name<'n>(&self, names: &'n Names) -> &'n str {
        names.get(self.words.language())
    }

    /// The address of this table.
    pub fn path(&self) -> String {
        format!("/table/{}", self.scene.id)
    }

    /// The address that asks about a thing.
    pub fn ask(&self, thing: &str) -> String {
        format!("/table/{}?ask={thing}#decision", self.scene.id)
    }

    /// The address of an earlier step.
    pub fn at(&self, step: u32) -> String {
        format!("/table/{}/at/{step}", self.scene.id)
    }

    /// The stable name of a choice.
    pub fn id_of(&self, choice: G::Choice) -> String {
        self.game.choice_id(choice)
    }

    /// What a choice does, in a few words.
    pub fn label(&self, choice: G::Choice) -> String {
        self.say(self.game.label(self.state, choice))
    }

    /// What was chosen at an earlier step, where those who look may know it.
    pub fn label_then(&self, entry: &LineEntry<'_, G>) -> Option<String> {
        self.scene.session.label_for(entry, self.scene.viewer).map(|label| self.words.say(&label))
    }

    /// The link to the rule that allows a choice.
    pub fn rule_of(&self, choice: G::Choice) -> Markup {
        rule_link::<G>(self.game.choice_rule(self.state, choice).id())
    }

    /// Whether something of a kind happened in the last step of the game.
    pub fn happened(&self, is: impl Fn(&G::Event) -> bool) -> bool {
        let session = self.scene.session;
        session.story(session.step()).is_ok_and(|story| story.entries.iter().any(|entry| is(&entry.event)))
    }
}

/// The link to a rule of the game.
pub fn rule_link<G: Front>(id: &str) -> Markup {
    shell::rule_link(G::NAME, id)
}

/// A length as messages count.
pub fn many(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
