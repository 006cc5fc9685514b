//! The parts of a scene that the pages of every game need: the shown step and moment, the available choices, and their
//! texts.

mod around;
mod ask;
mod past;
mod view;

pub use around::{keys, list_of_keys, page, part, tools};
pub use ask::{Ruling, distinct, objected, objections, ruling};
pub use past::{
    Rewind, cited, controls, entries, head_of_log, onward, past, proof, recent, rest_of_log, steps, told,
    with_rewinds,
};

pub use view::{
    Die, Pane, log_link, menu, opened, opener, preview, table_main, tray, tray_of, view, view_part,
};

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Message, Names, Narration, RuleId, SeenPosition, SeenStory};

use crate::{Scene, shell};

/// The data that every page of a table needs from its scene.
pub struct Look<'a, G: Narration> {
    /// The scene.
    pub scene: &'a Scene<'a, G>,
    /// The texts in the reader's language.
    pub words: &'static Words,
    /// The game.
    pub game: &'a G,
    /// The shown position, as the reader may see it.
    pub here: SeenPosition<'a, G>,
    /// Its view.
    pub view: G::View,
    /// The choices that the reader may make now; empty if there are none.
    pub choices: Vec<G::Choice>,
    /// Whether choices can be made.
    pub live: bool,
    /// The shown step.
    pub step: u32,
    /// The story of the step, if it is shown moment by moment.
    pub story: Option<&'a SeenStory<'a, G>>,
    /// The number of its moments that are over.
    pub moment: usize,
    /// Whether the story is that of a choice that waits for an answer of chance, instead of that of the step.
    waits: bool,
}

/// The story of the step that a scene shows, if it is shown moment by moment, or the story so far of a choice that
/// waits for an answer of chance.
pub fn story<'a, G: Narration>(scene: &Scene<'a, G>) -> Option<SeenStory<'a, G>> {
    if waits(scene) {
        return scene.seen.pending_story();
    }
    let step = scene.options.step.at.unwrap_or(scene.seen.step());
    (scene.options.step.watching || scene.options.step.moment.is_some())
        .then(|| scene.seen.story(step).ok())
        .flatten()
}

/// Whether a scene shows the table in the middle of a choice that waits for an answer of chance.
fn waits<G: Narration>(scene: &Scene<'_, G>) -> bool {
    let step = scene.options.step;
    step.at.is_none() && !step.watching && scene.seen.waits_for_chance()
}

/// The first moment of a story, if it has any.
pub fn first_of<G: Narration>(story: &SeenStory<'_, G>) -> usize {
    1.min(story.moments())
}

impl<'a, G: Narration> Look<'a, G> {
    /// Collects the data of a scene with its [`story`]; a story is watched from the moment `first` on.
    pub fn of(
        scene: &'a Scene<'a, G>,
        story: Option<&'a SeenStory<'a, G>>,
        first: impl FnOnce(&SeenStory<'a, G>) -> usize,
    ) -> Self {
        let seen = scene.seen;
        let last = seen.step();
        let step = scene.options.step.at.unwrap_or(last).min(last);
        let mut here = seen.at(step).unwrap_or_else(|_| seen.now());
        let mut moment = 0;
        let waits = waits(scene);
        if let Some(story) = story.filter(|_| waits) {
            // Show the board as it is at the question.
            moment = story.moments();
            here = story.position(moment).unwrap_or(here);
        } else if let Some(story) = story {
            moment = scene.options.step.moment.unwrap_or(0).min(story.moments());
            if scene.options.step.watching && moment == 0 {
                moment = first(story);
            }
            if moment == 0 {
                here = step.checked_sub(1).and_then(|before| seen.at(before).ok()).unwrap_or(here);
            } else {
                here = story.position(moment).unwrap_or(here);
            }
        }
        let live = scene.options.step.at.is_none()
            && !scene.options.step.watching
            && !scene.options.covered
            && seen.is_asked()
            && scene.thinking().is_none()
            && here.outcome().is_none()
            && !seen.is_given_up()
            && !seen.waits_for_chance();
        let story = story.filter(|_| !waits || moment > 0);
        let (view, choices) = (here.view(), if live { here.choices() } else { Vec::new() });
        let (words, game) = (scene.options.frame.words(), seen.game());
        Self { scene, words, game, here, view, choices, live, step, story, moment, waits }
    }

    /// The story of the shown step, if it is shown only up to the moment.
    pub fn watched(&self) -> Option<&'a SeenStory<'a, G>> {
        self.story.filter(|_| !self.waits)
    }

    /// Whether an earlier step is shown.
    pub fn is_past(&self) -> bool {
        self.scene.options.step.at.is_some() && !self.scene.options.step.watching
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
        format!("/table/{}", self.scene.options.id)
    }

    /// The address that explains a thing.
    pub fn ask(&self, thing: &str) -> String {
        format!("/table/{}?ask={thing}#decision", self.scene.options.id)
    }

    /// The address of an earlier step.
    pub fn at(&self, step: u32) -> String {
        format!("/table/{}/at/{step}", self.scene.options.id)
    }

    /// The stable name of a choice.
    pub fn id_of(&self, choice: G::Choice) -> String {
        self.game.choice_id(choice)
    }

    /// The label of a choice; empty for readers who may not know it.
    pub fn label(&self, choice: G::Choice) -> String {
        self.here.label(choice).map(|label| self.words.say(&label)).unwrap_or_default()
    }

    /// The prompt for the deciding seat; for others, what they wait for.
    pub fn prompt(&self) -> String {
        let here = &self.here;
        self.say(if self.scene.seen.is_asked() { here.prompt() } else { here.waiting() })
    }

    /// The link to the rule that allows a choice.
    pub fn rule_of(&self, choice: G::Choice) -> Markup {
        html! { @if let Some(rule) = self.here.choice_rule(choice) { (rule_link::<G>(rule.id())) } }
    }

    /// The choice after the shown step, and its step; `None` for readers who may not
    /// know it.
    pub fn chosen_then(&self) -> Option<(u32, String)> {
        let line = self.scene.seen.line();
        let next = line.iter().find(|entry| entry.step() == self.step + 1)?;
        Some((next.step(), self.words.say(&next.label()?)))
    }

    /// Whether an event of a kind happened in the last step of the game.
    pub fn happened(&self, is: impl Fn(&G::Event) -> bool) -> bool {
        let seen = self.scene.seen;
        seen.story(seen.step()).is_ok_and(|story| story.entries().iter().any(|entry| is(&entry.event)))
    }
}

/// The link to a rule of the game.
pub fn rule_link<G: Narration>(id: &str) -> Markup {
    shell::rule_link(G::NAME, id)
}

/// A length as a number for messages.
pub fn many(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
