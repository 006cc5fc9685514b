//! The pages of a chapter's texts: its opening before the first decision, and its end.

use maud::{Markup, html};
use mystics::Event;
use tabletop::{ChanceRecord, Message, RuleId};

use super::head::{back, band};
use super::names::prose;
use super::sight::{Sight, hero_art, many, rule_link, sign};
use super::{campaign, log};
use web::look;

/// A text as paragraphs with a decorated first letter.
fn illuminated(sight: &Sight<'_>, text: &str) -> Markup {
    let text = text.trim();
    // A quotation mark before the decorated letter is omitted, as in print.
    let quote = text.chars().next().filter(|first| matches!(first, '“' | '„' | '–'));
    let mut letters = text.trim_start_matches(['“', '„', '–', ' ']).chars();
    let first = letters.next().filter(|letter| letter.is_alphabetic());
    let hero = sight.view.mice.first().map(|mouse| hero_art(mouse.hero)).unwrap_or_default();
    let Some(first) = first else { return prose(text) };
    let mut parts = letters.as_str().split("\n\n");
    let opening = parts.next().unwrap_or_default().replace('\n', " ");
    let word = opening.split_whitespace().next().filter(|_| !opening.starts_with(' ')).unwrap_or_default();
    let word: String = word.chars().take_while(|letter| letter.is_alphabetic()).collect();
    let rest = &opening[word.len()..];
    html! {
        p {
            span.vh { @if let Some(quote) = quote { (quote) } (first) (word) }
            span aria-hidden="true" {
                svg.drop viewBox="0 0 92 92" focusable="false" {
                    path.drop-bg d="M4 5.500L87 3L89 86L7 89Z" {}
                    path.drop-in d="M9 11L82 8.500L84 80L12 83Z" {}
                    path.drop-leaf d="M50 20C50 13 55 9 62 10C62 17 57 21 50 20ZM62 22C63 15 69 12 76 14C75 21 69 24 62 22ZM72 74C72 68 76 64 82 64C83 70 79 75 72 74Z" {}
                    text.drop-letter x="14" y="73" { (first) }
                    @if !hero.is_empty() { use href={ "#" (hero) } x="40" y="34" width="46" height="46" {} }
                }
                (word)
            }
            (rest)
        }
        @for part in parts.filter(|part| !part.trim().is_empty()) { p { (part.trim().replace('\n', " ")) } }
    }
}

/// The opening of the chapter, before the first decision.
pub(super) fn opening(sight: &Sight<'_>) -> Markup {
    let chapter = sight.chapter();
    let reconstructed = matches!(chapter.provenance, mystics::content::Provenance::Reconstructed(_));
    html! {
        (band(sight))
        div.tale.in-view {
            article {
                p.kick {
                    span { (sight.say(Message::new("myp-chapter-number").number("number", sight.view.chapter))) }
                    @if reconstructed { span.tag { (sight.text("myp-ours")) } }
                }
                h1 #question tabindex="-1" { (sight.name(&chapter.name)) }
                div.prose.all tabindex="0" role="group" aria-labelledby="question" { (illuminated(sight, sight.name(&chapter.opening))) }
                div.beginrow.acts #decision {
                    a.btn data-begin href={ (sight.path()) "?ask=tile:" (sight.slot) } { (sight.text("myp-begin")) }
                    a.btn.alt href="/new/mystics" { (sight.text("myp-other-mice")) }
                    @if sight.scene.seen.setup().carried.is_some() {
                        a.btn.alt href=(sight.ask("page:campaign")) { (sight.text("myp-campaign")) }
                    }
                    span.s.dim { (sight.text("myp-an-hour")) }
                }
            }
            (asks(sight))
        }
    }
}

/// The story so far: the texts of earlier chapters, the opening, every place in the order of the visits, and the
/// end.
pub(super) fn so_far(sight: &Sight<'_>) -> Markup {
    let chapter = sight.chapter();
    let outcome = sight.here.outcome();
    let end =
        outcome.map(|outcome| if outcome.winners.is_empty() { &chapter.defeat } else { &chapter.victory });
    html! {
        (band(sight))
        div.tale.in-view #decision {
            article {
                p.kick { span { (sight.say(Message::new("myp-chapter-number").number("number", sight.view.chapter))) } }
                h1 #question tabindex="-1" { (sight.name(&chapter.name)) }
                div.all tabindex="0" role="group" aria-labelledby="question" {
                    (earlier(sight))
                    div.prose { (illuminated(sight, sight.name(&chapter.opening))) }
                    @for (side, text) in places(sight) {
                        (sign("my-ornament", "orn"))
                        h2 { (side) }
                        div.prose { (prose(text)) }
                    }
                    @if let Some(end) = end {
                        (sign("my-ornament", "orn"))
                        div.prose { (prose(sight.name(end))) }
                    }
                }
                (back(sight))
            }
            (asks(sight))
        }
    }
}

/// The past chapters of the party, each with its opening and its end.
fn earlier(sight: &Sight<'_>) -> Markup {
    let past = sight.scene.seen.setup().carried.as_ref().map(|carried| &carried.past[..]).unwrap_or_default();
    html! {
        @for past in past {
            @if let Some(chapter) = usize::from(past.chapter).checked_sub(1).and_then(|at| sight.pack.chapters.get(at)) {
                details.more.chapter-past {
                    summary { (sight.say(Message::new("myp-chapter-short").number("number", past.chapter).name("name", &chapter.name))) }
                    div.prose { (prose(sight.name(&chapter.opening))) (prose(sight.name(if past.victory { &chapter.victory } else { &chapter.defeat }))) }
                }
            }
        }
    }
}

/// The visited places, with their texts.
fn places<'a>(sight: &Sight<'a>) -> Vec<(&'a str, &'a str)> {
    let mut all = Vec::new();
    for step in look::steps(sight).into_iter().rev() {
        let Ok(story) = sight.scene.seen.story(step) else { continue };
        for entry in story.entries() {
            let Event::Visited { side: number } = *entry.event else { continue };
            let place = sight.chapter().places.iter().find(|place| place.side == number.get());
            let text = place.and_then(|place| place.reading.as_ref());
            if let (Some(side), Some(text)) = (sight.pack.sides.get(usize::from(number)), text) {
                all.push((sight.name(&side.name), sight.name(text)));
            }
        }
    }
    all
}

/// The demands of the chapter.
fn asks(sight: &Sight<'_>) -> Markup {
    let chapter = sight.chapter();
    let view = &sight.view;
    html! {
        aside.sheet.all aria-labelledby="asks" {
            h2 #asks { (sight.text("myp-asks")) }
            dl.terms {
                (term("my-room", &sight.text("myp-term-objective"), "M1.13", &html! { (sight.name(&chapter.objective)) }))
                (term("my-wound", &sight.text("myp-term-defeat"), "M27.2", &html! { (sight.say(Message::new("myp-term-defeat-text").number("page", view.end))) }))
                (term("leaf", &sight.text("myp-term-party"), "M2.1", &html! {
                    (sight.say(Message::new("myp-term-party-text").number("count", many(view.mice.len()))))
                    ul.party { @for mouse in &view.mice { li { (sign(&hero_art(mouse.hero), "i48")) (sight.hero_name(mouse.hero)) } } }
                }))
                (term("my-hourglass", &sight.text("myp-term-end"), "M2.8", &html! {
                    (sight.say(Message::new("myp-term-end-text").number("page", view.end)))
                    div.pages role="img" aria-label=(sight.say(Message::new("myp-pages").number("page", view.page).number("end", view.end))) {
                        @for page in 1..=view.end { i.st[page == view.page].en[page == view.end] { (page) } }
                    }
                }))
                @if !chapter.rules.is_empty() {
                    (term("my-lore-sign", &sight.text("myp-term-rules"), "M1.13", &html! { ul { @for rule in &chapter.rules { li { (sight.name(rule)) } } } }))
                }
            }
        }
    }
}

fn term(drawing: &str, words: &str, rule: &str, text: &Markup) -> Markup {
    html! { div { (sign(drawing, "i28")) dt { (words) " " (rule_link(rule)) } dd { (text) } } }
}

/// The result of the chapter, in a few words.
pub(super) fn title(sight: &Sight<'_>) -> String {
    match sight.here.outcome() {
        None => sight.text("table-given-up"),
        Some(outcome) => sight.say(Message::new("myp-ended").key("outcome", outcome.name)),
    }
}

/// The cause of the end; `None` if the chapter was given up.
pub(super) fn how(sight: &Sight<'_>) -> Option<String> {
    let (outcome, view) = (sight.here.outcome()?, &sight.view);
    let how = Message::new("myp-ended-how").key("outcome", outcome.name).number("round", view.round);
    Some(sight.say(how.number("page", view.page).number("end", view.end)))
}

/// The end of the chapter, with the feats of the mice.
pub(super) fn finale(sight: &Sight<'_>) -> Markup {
    let seen = sight.scene.seen;
    let outcome = sight.here.outcome();
    let won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    let chapter = sight.chapter();
    let title = title(sight);
    let text = if won { &chapter.victory } else { &chapter.defeat };
    let chance = seen.chance();
    let onward = campaign::onward(sight, won);
    let goes_on = onward.is_some();
    html! {
        section.sheet.finale.won[won].lost[!won] #decision tabindex="-1" aria-labelledby="question" {
            div.verdict {
                svg.pic viewBox="0 0 320 180" aria-hidden="true" focusable="false" { use href={ "#ch-" (format!("{:02}", sight.view.chapter)) } width="320" height="180" {} }
                div {
                    p.kick { (sight.say(Message::new("myp-chapter-short").number("number", sight.view.chapter).name("name", &chapter.name))) }
                    h2 #question tabindex="-1" { (title) }
                    @if let (Some(outcome), Some(how)) = (outcome, how(sight)) {
                        p.s { (how) " " (rule_link(outcome.rule.id())) }
                    }
                }
            }
            div.all tabindex="0" role="group" aria-labelledby="question" {
                div.told-and-done {
                    @if outcome.is_some() { div.prose { (illuminated(sight, sight.name(text))) } }
                    (who_did_what(sight))
                }
                @if let Some(onward) = onward { (onward) }
                @else if won { p.lead { (sight.text("myp-campaign-over")) } }
                details.more {
                    summary { (sight.text("myp-look-back")) }
                    div.btns {
                        a.btn.alt.small href=(sight.at(seen.step())) { (sight.text("myp-look-room")) }
                        a.btn.alt.small href=(sight.ask("page:story")) { (sight.text("myp-story")) }
                        a.btn.alt.small href=(sight.ask("page:campaign")) { (sight.text("myp-campaign")) }
                        a.btn.alt.small href={ (sight.path()) "/record.json" } { (sign("i-download", "i18")) (sight.text("table-record")) }
                    }
                }
                @if let ChanceRecord::Keyed { .. } = chance { (look::proof(sight.words, &chance, "evt-proof", &Markup::default())) }
            }
            div.acts {
                @if goes_on {
                    button.btn form="onward" { (sight.text(if won { "myp-next-chapter" } else { "myp-onward-again" })) }
                    button.btn.alt form="onward" name="look" value="1" { (sight.text("myp-onward-look")) }
                }
                a.btn.alt[goes_on] href="/new/mystics" { (sight.text("table-new-game")) }
                a.btn.alt href={ (sight.at(0)) "#play" } { (sign("i-play", "i18")) (sight.text("table-replay")) }
                a.btn.alt href={ (sight.path()) "/end" } { (sign("i-link", "i18")) (sight.text("end-share")) }
                @if !seen.is_given_up() { a.btn.alt href={ (sight.path()) "/review" } { (sign("i-search", "i18")) (sight.text("table-review")) } }
            }
        }
    }
}

/// The final sheet: the feats of every mouse.
fn who_did_what(sight: &Sight<'_>) -> Markup {
    let feats = log::feats(sight);
    let heads = [
        ("my-battle", "defeated"),
        ("my-wound", "wounds"),
        ("my-cheese", "cheese"),
        ("my-act-search", "found"),
        ("my-captured", "captured"),
        ("my-move", "steps"),
    ];
    html! {
        div.who-did aria-labelledby="feats" role="group" {
            h3 #feats { (sight.text("myp-feats")) }
            div.feats.scroll-x tabindex="0" role="group" aria-labelledby="feats" { table.grid-table {
                thead { tr {
                    th scope="col" { span.vh { (sight.text("myp-mice")) } }
                    @for (drawing, key) in heads {
                        @let words = sight.say(Message::new("myp-feat").key("feat", key));
                        th scope="col" title=(words) { (super::sight::spoken(drawing, "i20", &words)) }
                    }
                } }
                tbody {
                    @for (mouse, feats) in sight.view.mice.iter().zip(&feats) {
                        tr {
                            th scope="row" { span.who0 { (sign(&hero_art(mouse.hero), "i32")) (sight.hero_name(mouse.hero)) } }
                            @for count in [feats.defeated, feats.wounds, feats.cheese, feats.found, feats.captured, feats.steps] { td.num { (count) } }
                        }
                    }
                }
            } }
            @if !sight.view.tales.is_empty() {
                h3 { (sight.text("myp-tales")) }
                ul.honours {
                    @for tale in &sight.view.tales {
                        @let award = &sight.pack.tales[tale.index()];
                        li { (sign(&format!("tale-{}", tale.name()), "i32")) span { b { (sight.name(&award.name)) } br; (sight.name(&award.text)) } }
                    }
                }
            }
        }
    }
}

/// Whether the opening replaces the table: before the first decision, until it was read.
pub(super) fn is_opening(scene: &super::Scene<'_>) -> bool {
    let seen = scene.seen;
    seen.practice().is_none()
        && seen.step() == 0
        && scene.options.step.at.is_none()
        && !scene.options.step.watching
        && scene.options.chosen.is_none()
        && scene.options.advice.is_none()
        && scene.options.odds.is_none()
        && scene.options.fault.is_none()
        && scene.thinking().is_none()
        && !seen.is_over()
}

/// Whether the end replaces the table.
pub(super) fn is_finale(sight: &Sight<'_>) -> bool {
    sight.scene.options.step.at.is_none()
        && !sight.scene.options.step.watching
        && (sight.here.outcome().is_some() || sight.scene.seen.is_given_up())
}
