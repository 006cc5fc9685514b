//! The panel of hints and odds beside a decision.

use maud::{Markup, html};
use tabletop::Narration;

use crate::Screen;
use crate::advice::advice_as;
use crate::art::icon;
use crate::odds;
use crate::scene::Scene;

/// The panel of hints beside a decision, with the link to request one.
pub(crate) fn panel<S: Screen>(scene: &Scene<'_, S::Game>) -> Markup {
    let seen = scene.seen;
    let may = scene.options.step.at.is_none()
        && !scene.options.step.watching
        && !scene.options.covered
        && seen.is_asked()
        && seen.now().decision().is_some()
        && !seen.is_given_up();
    if !may {
        return Markup::default();
    }
    let words = scene.options.frame.words();
    let address = format!("/table/{}/hint", scene.options.id);
    html! {
        section.sheet.advice aria-labelledby="advice-title" {
            header {
                (icon("i-hint", "i24"))
                h2 #advice-title { (words.text("table-hint-title")) }
                a.btn.alt.small.push href={ (address) "#advice" } data-hint=(address) { (words.text("table-hint")) }
            }
            div #advice { @if let Some(given) = scene.options.advice { (advice_as(words, given, |id| S::choice_label(scene, id))) } }
            (odds_panel(scene))
        }
    }
}

/// The panel in which the deciding person requests the odds of a choice.
fn odds_panel<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.options.frame.words();
    let asked = scene.options.odds.map(|outlook| outlook.choice.id.as_str());
    let mut choices = scene.seen.now().choice_infos();
    // If a thing is selected, the panel offers only its choices.
    let thing = scene.options.chosen.map(|thing| thing.strip_prefix("choice:").unwrap_or(thing));
    let tail = |name: &str| name.split_once(':').map(|(_, tail)| tail.to_owned());
    let pointed =
        |id: &str| thing.is_some_and(|thing| thing == id || tail(id).is_some() && tail(id) == tail(thing));
    if choices.iter().any(|choice| pointed(&choice.id)) {
        choices.retain(|choice| pointed(&choice.id));
    }
    html! {
        details.more.outlook #odds open[scene.options.odds.is_some()] {
            summary { (words.text("table-odds-title")) }
            div.over-log.sheet {
                form method="get" action={ "/table/" (scene.options.id) "/odds#odds" } {
                    select name="choice" aria-label=(words.text("table-odds-choice")) {
                        @for choice in &choices {
                            option value=(choice.id) selected[asked == Some(&*choice.id)] { (words.say(&choice.label)) }
                        }
                    }
                    button.btn.alt.small { (words.text("table-odds-ask")) }
                }
                @if let Some(outlook) = scene.options.odds {
                    div.outcome role="region" aria-label=(words.text("table-odds-title")) {
                        (odds::told(words, outlook))
                    }
                }
            }
        }
    }
}
