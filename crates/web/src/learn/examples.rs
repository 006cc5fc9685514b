//! The examples of a rule: their choices, consequences and refusals. They are scenarios, played when the page is
//! created; their texts come from the game.

use std::sync::Arc;

use i18n::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::{
    DynSession, Entry, Game, Message, Narration, Practice, Refusal, RuleId, Scenario, Secret, SeenPosition,
    SeenStory, Session,
};
use tutorial::Task;

use super::forms::try_it;
use crate::look::{many, rule_link};
use crate::{Frame, Scene, Screen};

/// The number of examples that are not folded.
const SHOWN: usize = 3;

/// The number of consequences of a choice that are not folded, in addition to those of the rule.
const TOLD: usize = 4;

/// An example while it is played.
struct Played<'a, G: Narration> {
    words: &'static Words,
    rule: &'a str,
    session: Session<G>,
}

/// The examples of a rule, the one with the number `drawn` with a picture of its position.
pub fn examples<S: Screen>(frame: &Frame<'_>, game: &Arc<S::Game>, rule: &str, drawn: usize) -> Markup {
    let words = frame.words();
    let all = tutorial::examples(S::Game::NAME, rule);
    let shown = |(index, scenario): (usize, &Scenario)| {
        example::<S>(frame, game, rule, scenario, index + 1, index + 1 == drawn.max(1))
    };
    let first: Vec<Markup> = all.iter().enumerate().take(SHOWN.max(drawn)).filter_map(shown).collect();
    let rest: Vec<Markup> = all.iter().enumerate().skip(SHOWN.max(drawn)).filter_map(shown).collect();
    html! {
        @if !first.is_empty() {
            section.examples aria-labelledby="examples" {
                h2 #examples { (words.text("learn-examples")) }
                p.dim { (words.text("learn-examples-say")) }
                @for example in &first { (example) }
                @if !rest.is_empty() {
                    details.more {
                        summary { (words.say(&Message::new("learn-examples-more").number("count", many(rest.len())))) }
                        @for example in &rest { (example) }
                    }
                }
            }
        }
    }
}

/// One example; empty if it cannot be played.
fn example<S: Screen>(
    frame: &Frame<'_>,
    game: &Arc<S::Game>,
    rule: &str,
    scenario: &Scenario,
    number: usize,
    drawn: bool,
) -> Option<Markup> {
    let words = frame.words();
    let title = words.say(&Message::new("learn-example").number("number", many(number)));
    let id = format!("example-{number}");
    let setup: <S::Game as Game>::Setup = serde_json::from_value(scenario.setup.clone()).ok()?;
    if scenario.setup_refused.is_some() {
        let objection = game.check_setup(&setup).err()?;
        return Some(html! {
            article.sheet.example id=(id) {
                header { h3 { (title) } }
                p { (words.text("learn-example-setup")) }
                ul.refusals { li {
                    (crate::art::icon("i-no", "i18"))
                    span { (words.say(&objection.message)) " " (rule_link::<S::Game>(objection.rule.id())) }
                } }
            }
        });
    }
    let lines = scenario.steps.iter().flat_map(|step| &step.chance);
    let practice = Practice {
        of: String::new(),
        position: scenario.position.clone(),
        script: scenario.begin_chance.iter().chain(lines).cloned().collect(),
    };
    let session = Session::practise(Arc::clone(game), setup, practice, Secret::new([0; 32])).ok()?;
    let mut played = Played { words, rule, session };
    let begun = scenario.position.is_none().then(|| played.story(0));
    let at_first = html! { (played.offered(&scenario.offered)) (played.refused(&scenario.refused)) };
    let mut steps = Vec::new();
    for step in &scenario.steps {
        let label = played.label(&step.choose)?;
        played.session.choose(&step.choose, None).ok()?;
        let story = played.story(played.session.step());
        steps.push(html! {
            li {
                p.done { b { (label) } }
                (story)
                (played.offered(&step.offered))
                (played.refused(&step.refused))
            }
        });
    }
    let end = played.end();
    let task = Task::Example { rule: rule.to_owned(), number };
    Some(html! {
        article.sheet.example id=(id) {
            header {
                h3 { (title) }
                span.push.row {
                    @if !drawn {
                        a.btn.quiet.small href={ "/rules/" (S::Game::NAME) "/" (rule) "?example=" (number) "#" (id) } { (words.text("learn-example-show")) }
                    }
                    (try_it(words, S::Game::NAME, &task, "small alt", "learn-try"))
                }
            }
            @if drawn { (position::<S>(frame, &played.session)) }
            @if let Some(begun) = begun { p.done { b { (words.text("learn-example-begins")) } } (begun) }
            (at_first)
            @if !steps.is_empty() { ol.deeds { @for step in &steps { (step) } } }
            (end)
        }
    })
}

/// The initial position of a session, drawn as at its table, but without
/// links.
pub(super) fn position<S: Screen>(frame: &Frame<'_>, session: &Session<S::Game>) -> Markup {
    let scene = Scene::now(frame, "", session.seen_by_asked()).with(|options| options.step.at = Some(0));
    let picture = still(&S::board(&scene).0);
    html! {
        div.position data-game=(S::Game::NAME) role="region" tabindex="0" aria-label=(frame.words().text("learn-position")) {
            div.board inert { (PreEscaped(picture)) }
        }
    }
}

/// A drawing without its links.
fn still(drawing: &str) -> String {
    let mut text = String::with_capacity(drawing.len());
    for (index, part) in drawing.split(" href=\"/table/").enumerate() {
        if index == 0 {
            text.push_str(part);
        } else {
            text.push_str(part.split_once('"').map_or("", |(_, rest)| rest));
        }
    }
    text
}

impl<G: Narration> Played<'_, G> {
    /// The current position of the example, as the deciding seat sees it.
    fn here(&self) -> SeenPosition<'_, G> {
        self.session.seen_by_asked().now()
    }

    /// The label of a choice in the current position.
    fn label(&self, id: &str) -> Option<String> {
        let here = self.here();
        Some(self.words.say(&here.label(here.find_choice(id)?)?))
    }

    /// The choices that the example expects to be offered.
    fn offered(&self, offered: &[String]) -> Markup {
        let labels: Vec<String> = offered.iter().filter_map(|id| self.label(id)).collect();
        html! {
            @if !labels.is_empty() {
                p.s.may { (self.words.text("learn-may")) }
                ul.offers { @for label in &labels { li { (crate::art::icon("i-ok", "i18")) span { (label) } } } }
            }
        }
    }

    /// The refusals that the example expects, with their reasons.
    fn refused(&self, refused: &[Refusal]) -> Markup {
        let here = self.here();
        let objected = |refusal: &Refusal| {
            let choice = here.find_choice(&refusal.choice)?;
            let objection = here.objection(choice)?;
            Some((self.words.say(&here.label(choice)?), objection))
        };
        let all: Vec<_> = refused.iter().filter_map(objected).collect();
        html! {
            @if !all.is_empty() {
                p.s.may { (self.words.text("learn-may-not")) }
                ul.refusals {
                    @for (label, objection) in &all {
                        li {
                            (crate::art::icon("i-no", "i18"))
                            span { b { (label) } " – " (self.words.say(&objection.message)) " " (rule_link::<G>(objection.rule.id())) }
                        }
                    }
                }
            }
        }
    }

    /// The events of a step: those of the rule, and the first of the others.
    fn story(&self, step: u32) -> Markup {
        let story = self.session.seen_by_asked().story(step);
        let entries = story.as_ref().map(SeenStory::entries).unwrap_or_default();
        let is_ours = |entry: &Entry<G>| {
            entry.rule.id() == self.rule || entry.also.iter().any(|rule| rule.id() == self.rule)
        };
        let hidden = |(index, entry): &(usize, &Entry<G>)| *index >= TOLD && !is_ours(entry);
        let told = entries.iter().enumerate();
        let more = told.clone().filter(hidden).count();
        html! {
            @if !entries.is_empty() {
                ul.followed {
                    @for (_, entry) in told.filter(|entry| more < 2 || !hidden(entry)) {
                        li.ours[is_ours(entry)] { (self.told(entry)) " " (rule_link::<G>(entry.rule.id())) }
                    }
                }
                @if more > 1 {
                    p.xs.dim { (self.words.say(&Message::new("learn-and-more").number("count", many(more)))) }
                }
            }
        }
    }

    fn told(&self, entry: &Entry<G>) -> String {
        self.words.say(&self.session.seen_by_asked().tell(entry))
    }

    /// The outcome of the game, or the decision at the end of the example.
    fn end(&self) -> Markup {
        let here = self.here();
        let rule = here.outcome().map(|outcome| outcome.rule);
        let rule = rule.or_else(|| here.decision().map(|decision| decision.rule));
        html! {
            @if let Some(rule) = rule {
                p.then { (crate::art::icon("i-next", "i18")) span { (self.words.say(&here.prompt())) " " (rule_link::<G>(rule.id())) } }
            }
        }
    }
}
