//! The table of The Ratcatcher: the city, the boards, the decision, and what happened.

mod ask;
mod boards;
mod card;
mod city;
mod end;
mod head;
mod log;
mod names;
mod odds;
mod plan;
pub(crate) mod shape;
#[cfg(test)]
pub(crate) mod tests;
mod watch;

use std::sync::Arc;

use maud::{Markup, html};
use ratcatcher::{Choice, Content, Ratcatcher, State, View};
use tabletop::{Front, Game, Message, Names, RuleId, Story, Table};
use words::Words;

use crate::art::{icon, pointed_at, sprite};
use crate::shell::{self, Chrome, fault_notice, framed};

/// A table of The Ratcatcher as a page of it is asked for.
pub type Scene<'a> = crate::Scene<'a, Ratcatcher>;

/// A scene with everything looked up in it.
struct Sight<'a> {
    scene: &'a Scene<'a>,
    words: &'static Words,
    game: &'a Ratcatcher,
    pack: &'a Content,
    state: &'a State,
    view: View,
    /// What may be chosen now; nothing when it is only looked at.
    choices: Vec<Choice>,
    /// Whether choices can be made.
    live: bool,
    /// The step that is shown.
    step: u32,
    /// The story of the step, when it is told moment by moment.
    story: Option<&'a Story<Ratcatcher>>,
    /// How many of its moments are over.
    moment: usize,
}

impl<'a> Sight<'a> {
    fn of(scene: &'a Scene<'a>, story: Option<&'a Story<Ratcatcher>>) -> Self {
        let session = scene.session;
        let game = session.game();
        let last = session.step();
        let step = scene.at.unwrap_or(last).min(last);
        let mut state = session.state_at(step).unwrap_or_else(|_| session.state());
        let mut moment = 0;
        if let Some(story) = story {
            moment = scene.moment.unwrap_or(0).min(story.moments.len());
            if scene.watching && moment == 0 {
                moment = watch::worth(story).first().copied().unwrap_or(0);
            }
            if moment == 0 {
                state = step.checked_sub(1).and_then(|before| session.state_at(before).ok()).unwrap_or(state);
            } else if let Some((_, then)) = story.moments.get(moment - 1) {
                state = then;
            }
        }
        let looking_back = scene.at.is_some() || scene.watching;
        let live = !looking_back
            && scene.thinking().is_none()
            && game.outcome(state).is_none()
            && !session.is_given_up()
            && session.open_question().is_none();
        let mut choices = Vec::new();
        if live {
            game.choices(state, &mut choices);
        }
        Self {
            scene,
            words: scene.frame.words(),
            game,
            pack: game.pack(),
            state,
            view: game.view(state, scene.viewer),
            choices,
            live,
            step,
            story,
            moment,
        }
    }

    #[allow(clippy::needless_pass_by_value, reason = "messages are made where they are said")]
    fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    fn text(&self, key: &'static str) -> String {
        self.words.text(key)
    }

    /// A name in the reader's language.
    fn name<'n>(&self, names: &'n Names) -> &'n str {
        names.get(self.words.language())
    }

    fn hard(&self) -> bool {
        self.view.mode == ratcatcher::Mode::Hard
    }

    fn district_names(&self, number: u8) -> &'a Arc<Names> {
        &card::district(self.pack, number, self.hard()).drawing.name
    }

    fn district_name(&self, number: u8) -> &'a str {
        self.name(self.district_names(number))
    }

    fn nemesis(&self) -> &'a ratcatcher::content::Nemesis {
        let id = &self.view.nemesis.id;
        let nemeses = &self.pack.nemeses;
        // The board that the view names is one of the pack.
        nemeses.iter().find(|nemesis| *nemesis.id == **id).unwrap_or(&nemeses[0])
    }

    fn nemesis_name(&self) -> &'a Arc<Names> {
        &self.nemesis().name
    }

    fn board(&self) -> &'a ratcatcher::content::Ratcatcher {
        let id = &self.view.ratcatcher.id;
        let boards = &self.pack.ratcatchers;
        boards.iter().find(|board| *board.id == **id).unwrap_or(&boards[0])
    }

    fn peculiar(&self, id: &str) -> Option<&'a ratcatcher::content::Peculiar> {
        self.pack.peculiars.iter().find(|rat| *rat.id == *id)
    }

    fn peculiar_name(&self, id: &str) -> Option<&'a Arc<Names>> {
        self.peculiar(id).map(|rat| &rat.name)
    }

    /// Which sides have a connector when a district is turned so.
    fn gates_of(&self, number: u8, turn: u8) -> [bool; 4] {
        let card = card::district(self.pack, number, self.hard());
        [0u8, 1, 2, 3].map(|direction| {
            let side = (direction + 4 - turn % 4) % 4;
            usize::from(card.gates[usize::from(side)]) < card.zones.into()
        })
    }

    /// The address of this table.
    fn path(&self) -> String {
        format!("/table/{}", self.scene.id)
    }

    /// The address that asks about a thing.
    fn ask(&self, thing: &str) -> String {
        format!("/table/{}?ask={thing}#decision", self.scene.id)
    }

    /// The address of an earlier step.
    fn at(&self, step: u32) -> String {
        format!("/table/{}/at/{step}", self.scene.id)
    }

    fn id_of(&self, choice: Choice) -> String {
        self.game.choice_id(choice)
    }

    fn label(&self, choice: Choice) -> String {
        self.say(self.game.label(self.state, choice))
    }

    /// Whether things could be bought now, if there were enough to pay with.
    fn trades(&self) -> bool {
        let asked = self.game.decision(self.state).map(|decision| decision.name);
        self.live && self.view.turn == "yours" && matches!(asked, Some("actions" | "divide"))
    }

    /// The link to the rule that allows a choice.
    fn rule_of(&self, choice: Choice) -> Markup {
        rule_link(self.game.choice_rule(self.state, choice).id())
    }
}

/// The link to a rule of the game.
pub(crate) fn rule_link(id: &str) -> Markup {
    shell::rule_link(Ratcatcher::NAME, id)
}

/// The whole page.
pub fn page(scene: &Scene<'_>) -> Markup {
    let story = story(scene);
    let sight = Sight::of(scene, story.as_ref());
    let main = main(&sight);
    let bar = head::bar(&sight);
    let skip = sight.text("table-skip");
    let title = head::title(&sight);
    let chrome = Chrome {
        title: &title,
        class: if scene.at.is_some() && !scene.watching { "is-past" } else { "" },
        refreshed: scene.thinking().is_some(),
        symbols: &[],
        bar: Some(&bar),
        skip: Some(("decision", &skip)),
    };
    framed(scene.frame, &chrome, &main)
}

/// Only what changes from step to step: `<main>`, and templates with what the script puts into the
/// header and among the drawings.
pub fn part(scene: &Scene<'_>) -> Markup {
    let story = story(scene);
    let sight = Sight::of(scene, story.as_ref());
    let main = main(&sight);
    let bar = head::bar(&sight);
    let symbols = pointed_at(&main.0).chain(pointed_at(&bar.0));
    let sprite = sprite(symbols.chain(["leaf"]));
    html! {
        (main)
        template data-for="body > .sprite" data-title={ (head::title(&sight)) " · Hedgerow" } { (sprite) }
        template data-for=".bar-of-table" { (bar) }
    }
}

/// The story of the step, where it is told moment by moment.
fn story(scene: &Scene<'_>) -> Option<Story<Ratcatcher>> {
    let step = scene.at.unwrap_or(scene.session.step());
    (scene.watching || scene.moment.is_some()).then(|| scene.session.story(step).ok()).flatten()
}

fn main(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let plan = plan::plan(sight);
    let past = scene.at.is_some() && !scene.watching;
    let step = sight.step;
    html! {
        main #main data-step=(scene.session.step()) data-table=(scene.id)
            data-live[sight.live] data-watching[scene.watching] {
            h1.vh { (head::title(sight)) }
            @if past { (end::past(sight, step)) }
            div.table {
                div.board {
                    (fault_notice(sight.words, scene.fault))
                    (boards::track(sight))
                    (city::city(sight, &plan))
                    div.kit { (boards::yours(sight)) (boards::cage(sight)) }
                    (boards::peculiars(sight))
                    (boards::nemesis(sight))
                }
                div.side {
                    @if scene.watching {
                        (watch::panel(sight))
                    } @else if sight.view.ending.is_some() || scene.session.is_given_up() {
                        (end::finale(sight))
                    } @else {
                        (crate::thinking(scene, || ask::decision(sight, &plan)))
                    }
                }
                div.side.third { (log::log(sight)) (crate::company(scene)) }
            }
            (keys(sight))
        }
    }
}

/// What the keys do, shown by the script when somebody asks.
fn keys(sight: &Sight<'_>) -> Markup {
    let all = [
        ("A–Z, 1–9", "choose"),
        (".", "end"),
        ("U, R", "undo"),
        ("← →", "watch"),
        ("+ −", "zoom"),
        ("Esc", "back"),
        ("?", "help"),
    ];
    html! {
        dialog.sheet.keys #keys aria-labelledby="keys-title" {
            h2 #keys-title { (sight.text("table-keys")) }
            dl {
                @for (key, what) in all {
                    div { dt { kbd { (key) } } dd { (sight.say(Message::new("table-key").key("what", what))) } }
                }
            }
            form method="dialog" { button.btn.alt { (sight.text("table-close")) } }
        }
    }
}

/// A sign or piece, with the words that stand for it.
fn spoken(id: &str, class: &str, words: &str) -> Markup {
    html! {
        svg class=(class) role="img" aria-label=(words) { title { (words) } use href={ "#" (id) } {} }
    }
}

/// A drawing that says nothing beyond the words beside it.
fn sign(id: &str, class: &str) -> Markup {
    icon(id, class)
}
