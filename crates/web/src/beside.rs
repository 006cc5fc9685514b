//! Physical play: questions about rolls and draws before a game and at its table, and the correction of results.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{
    Amended, Answered, Audience, Game, Inquiry, Message, Narration, OpenQuestion, OwnedShape, RuleId, Seat,
    SeenStory,
};

use crate::art::{icon, scene, vista};
use crate::fulltext::folded;
use crate::look::many;
use crate::shell::{document, fault_notice, opening, opening_with, rule_link};
use crate::{Frame, Offered, Scene, Screen, Sight, Tile};

/// The prefix of the names of answer fields; the number of the answer follows.
pub const ANSWER_FIELD: &str = "told_";

/// The most possible answers that are all visible; if there are more, the list is folded and answers are typed.
const FEW: usize = 8;

/// The drawing of an answer, if there is one, by the question and the name of the answer.
pub type Drawn<'a> = &'a dyn Fn(&str, &str) -> Option<String>;

/// The labels of the answers of a question, all different.
fn labels(words: &Words, question: &OpenQuestion) -> Vec<String> {
    let said: Vec<String> = question.answers.iter().map(|answer| words.say(&answer.label)).collect();
    let twice = |label: &String| said.iter().filter(|other| *other == label).count() > 1;
    let label = |(place, label): (usize, &String)| {
        if twice(label) { format!("{label} ({})", question.answers[place].name) } else { label.clone() }
    };
    said.iter().enumerate().map(label).collect()
}

/// The stable name of an answer, given by its label or its stable name.
pub fn answer_named(words: &Words, question: &OpenQuestion, typed: &str) -> Option<String> {
    let typed = typed.trim();
    let known = question.answers.iter().find(|answer| answer.name == typed);
    let called = || {
        let all = labels(words, question);
        let typed = folded(typed);
        let whole = all.iter().position(|label| folded(label) == typed);
        // A unique part of a label is enough.
        let mut holding = (0..all.len()).filter(|&place| folded(&all[place]).contains(&typed));
        let alone = || match (holding.next(), holding.next()) {
            (Some(one), None) if typed.chars().count() > 1 => Some(one),
            _ => None,
        };
        whole.or_else(alone).map(|place| &question.answers[place])
    };
    known.or_else(called).map(|answer| answer.name.clone())
}

/// The fields of the answers to consecutive questions, from a number on.
fn fields(words: &Words, drawn: Drawn<'_>, question: &OpenQuestion, from: u32) -> Markup {
    let labels = labels(words, question);
    let drawing = |place: usize| drawn(question.what, &question.answers[place].name);
    let left = |place: usize| question.answers[place].left;
    let name = |index: u32| format!("{ANSWER_FIELD}{}", from + index);
    let is_die = matches!(question.shape, OwnedShape::Die(_));
    let legend = |index: u32| {
        let key = if is_die { "beside-die" } else { "beside-draw" };
        words.say(&Message::new(key).number("number", index + 1))
    };
    html! {
        @if labels.len() > FEW {
            datalist #{ "left-" (from) } {
                @for (place, label) in labels.iter().enumerate() {
                    option value=(label) { @if let Some(left) = left(place) { (left_words(words, left)) } }
                }
            }
            @for index in 0..question.together {
                p.field {
                    label for=(name(index)) {
                        @if question.together == 1 { (words.text("beside-type")) } @else { (legend(index)) }
                    }
                    input id=(name(index)) name=(name(index)) list={ "left-" (from) } autocomplete="off" required;
                }
            }
            div.btns { button.btn { (words.text("beside-done")) } }
            details.more {
                summary { (words.say(&Message::new("beside-all").number("count", many(labels.len())))) }
                @if question.together == 1 {
                    div { @for (place, label) in labels.iter().enumerate() {
                        button.ch formnovalidate name=(ANSWER_FIELD) value=(question.answers[place].name) {
                            @if let Some(drawing) = drawing(place) { (icon(&drawing, "i24")) }
                            span { (label) }
                            @if let Some(left) = left(place) { span.c { (left_words(words, left)) } }
                        }
                    } }
                } @else {
                    ul.s { @for (place, label) in labels.iter().enumerate() {
                        li { (label) @if let Some(left) = left(place) { " · " (left_words(words, left)) } }
                    } }
                }
            }
        } @else if question.together == 1 && is_die {
            div.chips.dice { @for (place, label) in labels.iter().enumerate() {
                button.ch name=(name(0)) value=(question.answers[place].name) aria-label=(label) title=(label) {
                    @match drawing(place) { Some(drawing) => (icon(&drawing, "i40")), None => (label) }
                }
            } }
        } @else if question.together == 1 {
            @for (place, label) in labels.iter().enumerate() {
                button.ch name=(name(0)) value=(question.answers[place].name) {
                    @if let Some(drawing) = drawing(place) { (icon(&drawing, "i32")) }
                    span { (label) }
                    @if let Some(left) = left(place) { span.c { (left_words(words, left)) } }
                }
            }
        } @else {
            div.roll { @for index in 0..question.together {
                fieldset {
                    legend { (legend(index)) }
                    @for (place, label) in labels.iter().enumerate() {
                        label title=(label) {
                            input type="radio" name=(name(index)) value=(question.answers[place].name) aria-label=(label) required;
                            @match drawing(place) {
                                Some(drawing) => (icon(&drawing, "i32")),
                                None => span aria-hidden="true" { (label) },
                            }
                        }
                    }
                }
            } }
            @if !is_die {
                p.s.dim { @for (place, label) in labels.iter().enumerate() {
                    @if place > 0 { " · " }
                    (label) @if let Some(left) = left(place) { ": " (left) }
                } }
            }
            button.ch.main { (words.text("beside-done")) }
        }
    }
}

/// The text for the number of a kind that are left.
fn left_words(words: &Words, left: u8) -> String {
    words.say(&Message::new("beside-left").number("count", left))
}

/// The question: what to roll or draw, and its purpose.
fn asked(words: &Words, question: &OpenQuestion) -> Markup {
    let is_die = matches!(question.shape, OwnedShape::Die(_));
    let how = match (is_die, question.together) {
        (true, _) => words.text("beside-tap"),
        (false, 1) => words.text("beside-choose"),
        (false, count) => words.say(&Message::new("beside-in-order").number("count", count)),
    };
    html! {
        h2 #question tabindex="-1" { (words.say(&question.prompt)) }
        p.lead { @if let Some(purpose) = &question.purpose { (words.say(purpose)) ". " } (how) }
        @if question.total > 1 {
            progress max=(question.total) value=(question.number) {}
            p.xs.dim.num {
                (words.say(&Message::new("beside-progress").number("number", question.number + 1).number("total", question.total)))
            }
        }
    }
}

/// The field of a form of a new game that requests a waiting room.
pub const FRIENDS_FIELD: &str = "friends";

/// The buttons that begin a game, at the end of its form: with the program's dice, with friends on their own devices
/// (if the game allows it), and with the physical game.
pub fn begin(
    words: &Words,
    game: &str,
    says: &'static str,
    quick: Option<&'static str>,
    offered: &Offered<'_>,
    is_for_friends: bool,
) -> Markup {
    html! {
        (crate::fairness::offer(words, offered.fairness))
        div.begin {
            button.btn { (words.text(says)) }
            @if is_for_friends {
                button.btn.alt name=(FRIENDS_FIELD) value="1" { (icon("i-link", "i20")) (words.text("waiting-begin")) }
            }
            @if let Some(quick) = quick { button.btn.alt name="quick" value="1" { (words.text(quick)) } }
            button.btn.alt formmethod="get" formaction={ "/new/" (game) "/deal" } {
                (icon("die-5", "i24")) (words.text("beside-begin"))
            }
        }
        p.s.dim { (words.text("beside-begin-say")) }
    }
}

impl<G: Narration> Scene<'_, G> {
    /// Whether people at this table roll and draw physically.
    pub fn is_beside(&self) -> bool {
        self.seen.is_at_the_table()
    }

    /// The seat that acts now: the deciding seat, or the only seat that may see the result of a draw.
    pub(crate) fn wanted(&self) -> Audience {
        let question = self.seen.open_question();
        let seat = question
            .and_then(|question| question.seat)
            .filter(|&seat| self.options.company.at(seat).is_none());
        seat.map_or_else(|| self.seen.asked(), Audience::Seat)
    }
}

/// The open question to chance, in place of the decision.
pub(crate) fn panel<S: Screen>(scene: &Scene<'_, S::Game>) -> Option<Markup> {
    if scene.options.step.at.is_some() || scene.options.step.watching {
        return None;
    }
    let seen = scene.seen;
    let question = seen.open_question()?;
    let words = scene.options.frame.words();
    let base = format!("/table/{}", scene.options.id);
    let hidden = html! {
        input type="hidden" name="step" value=(seen.step());
        input type="hidden" name="number" value=(question.number);
    };
    let story = seen.pending_story();
    let entries = story.iter().flat_map(SeenStory::entries);
    let told: Vec<(String, &str)> = entries
        .map(|entry| (words.say(&seen.tell(entry)), entry.rule.id()))
        .filter(|(text, _)| !text.is_empty())
        .collect();
    let drawn = |what: &str, name: &str| S::drawing(what, name);
    Some(html! {
        section.sheet.ask.dock.beside #decision aria-labelledby="question" {
            @if let Some(choice) = seen.pending_choice() {
                p.narrow { b { (words.say(&choice)) } }
            }
            form method="post" action={ (base) "/answer" } {
                (hidden)
                (asked(words, &question))
                (fields(words, &drawn, &question, question.number))
            }
            form method="post" action={ (base) "/retract" } {
                (hidden)
                div.btns { button.btn.alt.small {
                    (icon("i-undo", "i18"))
                    (words.text(if question.number == 0 { "beside-not-yet" } else { "beside-back" }))
                } }
            }
            @if !told.is_empty() {
                // Instructions for moving pieces on the board before the answer.
                details.more open {
                    summary { (words.text("beside-so-far")) }
                    ol.acct { @for (text, rule) in &told { li { (text) " " (rule_link(S::Game::NAME, rule)) } } }
                }
            }
        }
    })
}

/// The link to the results entered at a table, for correction.
pub(crate) fn strip<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let is_seated = scene.shared().is_none_or(crate::People::is_seated);
    if !scene.is_beside()
        || scene.options.step.at.is_some()
        || scene.options.step.watching
        || scene.seen.is_given_up()
        || !is_seated
    {
        return Markup::default();
    }
    let words = scene.options.frame.words();
    let base = format!("/table/{}", scene.options.id);
    html! {
        p.s {
            @if let Some(step) = scene.seen.last_told() {
                a href={ (base) "/told/" (step) } { (words.text("beside-correct-last")) }
                " · "
            }
            a href={ (base) "/told" } { (words.text("beside-correct")) }
        }
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(base);
            @let (other, says) = match scene.options.frame.prefs.sight {
                Sight::Whole => (Sight::Big, "beside-big"),
                Sight::Big => (Sight::Whole, "beside-whole"),
            };
            button.btn.alt.small name="sight" value=(other.name()) { (icon("i-search", "i18")) (words.text(says)) }
        }
    }
}

/// The setup of a physical game, as far as its results were entered.
pub struct Deal<'a> {
    /// The game.
    pub tile: &'a Tile,
    /// The fields of its form, with the results so far.
    pub fields: &'a [(String, String)],
    /// The questions so far, and the open one.
    pub inquiry: &'a Inquiry,
    /// The drawing of an answer.
    pub drawn: Drawn<'a>,
    /// The seat that must take the device first.
    pub pass_to: Option<Seat>,
    /// The seats whose hidden answers may be shown.
    pub knows: &'a dyn Fn(Seat) -> bool,
    /// Instructions for laying out the physical game.
    pub lays: Option<Markup>,
    /// Why the last answer was refused.
    pub fault: Option<&'a Message>,
}

/// The page on which people enter the setup of a physical game. Its address contains all results, so people can
/// leave and return.
pub fn deal(frame: &Frame<'_>, deal: &Deal<'_>) -> Markup {
    let words = frame.words();
    let game = deal.tile.game;
    let title = words.say(&Message::new("beside-deal").key("game", words.text(deal.tile.name)));
    let hidden = |names: &[&str]| {
        html! {
            @for (name, value) in deal.fields.iter().filter(|(name, _)| !names.contains(&name.as_str())) {
                input type="hidden" name=(name) value=(value);
            }
        }
    };
    let main = html! {
        main.page #main {
            (opening(&title, &html! { p { (words.text("beside-deal-lead")) } }, &scene(deal.tile.scene)))
            (fault_notice(words, deal.fault))
            @if let Some(lays) = &deal.lays {
                section.sheet.lays aria-labelledby="lays" {
                    h2 #lays { (words.text("beside-lays")) }
                    (lays)
                }
            }
            @if let Some(Seat(seat)) = deal.pass_to {
                section.sheet.cover #decision aria-labelledby="question" {
                    (icon("i-lock", "i40"))
                    h2 #question tabindex="-1" { (words.say(&Message::new("site-cover").number("player", i64::from(seat) + 1))) }
                    p { (words.text("site-cover-text")) }
                    form method="get" action={ "/new/" (game) "/deal" } {
                        (hidden(&["holder"]))
                        button.btn name="holder" value=(seat) {
                            (words.say(&Message::new("site-cover-show").number("player", i64::from(seat) + 1)))
                        }
                    }
                }
            } @else if let Some(question) = &deal.inquiry.open {
                section.sheet.ask.beside #decision aria-labelledby="question" {
                    form method="get" action={ "/new/" (game) "/deal" } {
                        (hidden(&[]))
                        (asked(words, question))
                        (fields(words, deal.drawn, question, question.number))
                    }
                }
            } @else {
                form.sheet.ask method="post" action={ "/new/" (game) } {
                    (hidden(&["holder"]))
                    h2 #question tabindex="-1" { (words.text("beside-deal-done")) }
                    p.lead { (words.text("beside-deal-done-say")) }
                    button.ch.main { (words.text("beside-deal-begin")) }
                }
            }
            @if !deal.inquiry.answered.is_empty() {
                section.sheet aria-labelledby="told" {
                    h2 #told { (words.text("beside-told")) }
                    form method="get" action={ "/new/" (game) "/deal" } {
                        (hidden(&[]))
                        ol { @for (place, told) in deal.inquiry.answered.iter().enumerate() {
                            li { (told_words(words, told, deal.knows))
                                " " button.btn.small.quiet name="back" value=(place) aria-label={ (words.text("beside-again")) " " (place + 1) } {
                                    (icon("i-undo", "i18")) (words.text("beside-again"))
                                }
                            }
                        } }
                    }
                    p.s.dim { (words.text("beside-again-say")) }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// A question and its answer, if the answer may be shown.
fn told_words(words: &Words, told: &Answered, knows: impl Fn(Seat) -> bool) -> Markup {
    let question = &told.question;
    let labels = labels(words, question);
    let place = question.answers.iter().position(|answer| answer.name == told.answer);
    html! {
        span.s.dim { (words.say(&question.prompt)) " " @if let Some(purpose) = &question.purpose { (words.say(purpose)) ". " } }
        @match question.seat {
            Some(seat) if !knows(seat) => i { (words.text("beside-hidden")) },
            _ => b { (place.map_or(told.answer.as_str(), |place| &labels[place])) },
        }
    }
}

/// The results entered at a table, to view or correct.
pub struct Retold<'a> {
    /// The table.
    pub id: &'a str,
    /// The game.
    pub game: &'a str,
    /// The current step of the table.
    pub last: u32,
    /// The seats whose hidden answers may be shown.
    pub knows: &'a dyn Fn(Seat) -> bool,
    /// Why nothing was changed.
    pub fault: Option<&'a Message>,
}

/// All steps of a table with entered results, newest first.
pub fn told(frame: &Frame<'_>, retold: &Retold<'_>, steps: &[(u32, Inquiry)]) -> Markup {
    let words = frame.words();
    let title = words.text("beside-told");
    let base = format!("/table/{}", retold.id);
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("beside-told-lead"), "cd-postal_pigeon"))
            (fault_notice(words, retold.fault))
            p { a.btn.alt.small href=(base) { (icon("i-prev", "i18")) (words.text("beside-to-table")) } }
            @for (step, inquiry) in steps.iter().rev() {
                section.sheet aria-labelledby={ "step-" (step) } {
                    h2 id={ "step-" (step) } { (of_step(words, *step, inquiry)) }
                    ol { @for told in &inquiry.answered { li { (told_words(words, told, retold.knows)) } } }
                    div.btns { a.btn.small href={ (base) "/told/" (step) } aria-describedby={ "step-" (step) } { (words.text("beside-change")) } }
                }
            }
            @if steps.is_empty() { p { (words.text("beside-told-nothing")) } }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The description of a step.
fn of_step(words: &Words, step: u32, inquiry: &Inquiry) -> Markup {
    html! {
        @match &inquiry.choice {
            Some(choice) => { span.dim.num { (step) } " " (words.say(choice)) },
            None => (words.text("beside-beginning")),
        }
    }
}

/// The form that corrects the results of a step. New questions that follow from the corrected answers come
/// last.
pub fn retell(frame: &Frame<'_>, retold: &Retold<'_>, step: u32, inquiry: &Inquiry) -> Markup {
    let words = frame.words();
    let title = words.text("beside-change");
    let base = format!("/table/{}", retold.id);
    let choice = |told: &OpenQuestion, index: usize, chosen: Option<&str>| {
        let labels = labels(words, told);
        let name = format!("{ANSWER_FIELD}{index}");
        html! {
            p.field {
                label for=(name) {
                    (index + 1) ". " (words.say(&told.prompt)) " "
                    @if let Some(purpose) = &told.purpose { (words.say(purpose)) "." }
                }
                select id=(name) name=(name) {
                    @for (place, label) in labels.iter().enumerate() {
                        @let value = &told.answers[place].name;
                        option value=(value) selected[chosen == Some(value)] { (label) }
                    }
                }
            }
        }
    };
    let open = inquiry.open.as_ref();
    let main = html! {
        main.page #main {
            (opening(&title, &html! { p { (of_step(words, step, inquiry)) } }, &vista("cd-judge")))
            (fault_notice(words, retold.fault))
            @if open.is_some() { div.notice.warn role="alert" { (icon("i-warn", "i20")) p { (words.text("beside-more")) } } }
            form.sheet.stack method="post" action={ (base) "/amend" } {
                input type="hidden" name="step" value=(retold.last);
                input type="hidden" name="of" value=(step);
                @for (index, told) in inquiry.answered.iter().enumerate() {
                    @match told.question.seat {
                        Some(seat) if !(retold.knows)(seat) => p { (index + 1) ". " i { (words.text("beside-hidden")) } },
                        _ => (choice(&told.question, index, Some(&told.answer))),
                    }
                }
                @if let Some(open) = open {
                    @for next in 0..open.together { (choice(open, inquiry.answered.len() + next as usize, None)) }
                }
                p.s.dim { (words.text("beside-change-say")) }
                div.btns {
                    button.btn { (words.text("beside-change-do")) }
                    a.btn.alt href=(base) { (words.text("beside-to-table")) }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The result of a correction.
pub fn amended(frame: &Frame<'_>, retold: &Retold<'_>, amended: &Amended) -> Markup {
    let words = frame.words();
    let title = words.text("beside-changed");
    let list = |key: &'static str, all: &[Message]| {
        html! {
            @if !all.is_empty() {
                h2 { (words.say(&Message::new(key).number("count", many(all.len())))) }
                ol { @for one in all { li { (words.say(one)) } } }
            }
        }
    };
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.say(&Message::new("beside-kept").number("count", amended.kept)), "cd-judge"))
            section.sheet {
                (list("beside-shortened", &amended.shortened))
                (list("beside-lost", &amended.lost))
                @if let Some(reason) = &amended.reason {
                    p { (words.say(&reason.text)) " " (rule_link(retold.game, reason.rule.id)) }
                }
                p.s.dim { (words.text("beside-old-line")) }
                div.btns { a.btn href={ "/table/" (retold.id) } { (words.text("beside-to-table")) } }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}
