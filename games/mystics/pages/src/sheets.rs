//! The sheets beside the room: the aim of the chapter, the stash, the die, achievements, decks.

use maud::{Markup, html};
use mystics::content::Effect;
use mystics::kinds::{Face, Honour};
use tabletop::Message;

use super::names;
use super::sight::{Sight, many, rule_link, sign};
use web::look::preview;

/// The maximal length of a goal in the header, in characters.
const SHORT: usize = 30;

/// The goal of the chapter, in the header, with everything about the chapter in its preview.
pub(super) fn goal(sight: &Sight<'_>) -> Markup {
    let goals = &sight.view.goals;
    let done = goals.iter().filter(|goal| goal.done).count();
    let chapter = sight.chapter();
    let open = goals.iter().zip(&chapter.goals).find(|(goal, _)| !goal.done);
    let says = open.map(|(_, part)| goal_words(sight, *part)).filter(|says| says.chars().count() <= SHORT);
    let face = html! {
        (sign("my-end", "i24"))
        b { (sight.text("myp-aim")) }
        @if let Some(says) = &says { span.says { (says) } }
        @if goals.len() > 1 { b.num { (done) "/" (goals.len()) } }
    };
    preview("goal-of", "goal", "", &face, &aim(sight))
}

/// The goals and defeats of the chapter, its rules, and the texts so far.
fn aim(sight: &Sight<'_>) -> Markup {
    let chapter = sight.chapter();
    html! {
        div.aim {
            p { b { (sight.text("myp-aim")) } " " (rule_link("M27.1")) }
            p { (sight.name(&chapter.objective)) }
            ul.goals {
                @for (goal, part) in sight.view.goals.iter().zip(&chapter.goals) {
                    li { (sign(if goal.done { "i-ok" } else { "my-target" }, "i18")) span { (goal_words(sight, *part)) } }
                }
            }
            @if !chapter.rules.is_empty() {
                details.more {
                    summary { (sight.say(Message::new("myp-chapter-rules").number("count", many(chapter.rules.len())))) }
                    ul { @for rule in &chapter.rules { li { (sight.name(rule)) } } }
                }
            }
            @if let Some((side, text)) = reading_here(sight) {
                details.more {
                    summary { (sight.say(Message::new("myp-here-text").name("side", side))) }
                    (names::prose(sight.name(text)))
                }
            }
            ul.further {
                @for (page, key) in [("page:story", "myp-story"), ("page:campaign", "myp-campaign")] {
                    li { a href={ (sight.path()) "?ask=" (page) } { (sight.text(key)) } }
                }
            }
        }
    }
}

/// A goal, in words.
fn goal_words(sight: &Sight<'_>, goal: mystics::content::Goal) -> String {
    use mystics::content::Goal;
    let side = |side: u8| &sight.pack.sides[usize::from(side) % sight.pack.sides.len()].name;
    sight.say(match goal {
        Goal::Reach { side: at, .. } => Message::new("myp-goal-reach").name("side", side(at)),
        Goal::Clear { side: at } => Message::new("myp-goal-clear").name("side", side(at)),
        Goal::Defeat(creature) => {
            Message::new("myp-goal-defeat").message("who", names::creature_message(sight, creature))
        }
        Goal::Flag(flag) => match deed(sight, flag) {
            Some(name) => Message::new("myp-goal-deed").name("name", name).key("known", "yes"),
            None => Message::new("myp-goal-deed").key("name", "").key("known", "no"),
        },
    })
}

/// The cause of a raised flag of the chapter: the name of a task or a search or, if there are several causes, the
/// objective of the chapter.
fn deed<'a>(sight: &Sight<'a>, flag: u8) -> Option<&'a std::sync::Arc<tabletop::Names>> {
    let raises = |effects: &[Effect]| effects.contains(&Effect::Flag(flag));
    let chapter = sight.chapter();
    let ways = chapter.places.iter().flat_map(|place| {
        let tasks = place.tasks.iter().filter(|task| raises(&task.success)).map(|task| &task.name);
        let searches =
            place.searches.iter().filter(|search| raises(&search.effects)).map(|search| &search.name);
        tasks.chain(searches)
    });
    let ways: Vec<_> = ways.collect();
    match ways[..] {
        [only] => Some(only),
        [] => None,
        _ => Some(&chapter.objective),
    }
}

/// Whether a face satisfies a condition.
type Shows = fn(Face) -> bool;

/// The name of a side, and its text.
type Told<'a> = (&'a std::sync::Arc<tabletop::Names>, &'a std::sync::Arc<tabletop::Names>);

/// The text of the visit to the side that is shown.
fn reading_here<'a>(sight: &Sight<'a>) -> Option<Told<'a>> {
    let tile = sight.tile(sight.slot).filter(|tile| tile.explored)?;
    let side = sight.side_of(tile)?;
    let place = sight.chapter().places.iter().find(|place| place.side == tile.side.get())?;
    Some((&side.name, place.reading.as_ref()?))
}

/// The texts at the table now: those of the sides that were first visited by the last choice.
pub(super) fn readings(sight: &Sight<'_>) -> Markup {
    if sight.scene.options.step.watching && sight.moment == 0 {
        return html! {};
    }
    let visited: Vec<_> = sight
        .fresh
        .iter()
        .filter_map(|entry| match *entry.event {
            mystics::Event::Visited { side } => Some(side),
            _ => None,
        })
        .collect();
    html! {
        @for number in visited {
            @let place = sight.chapter().places.iter().find(|place| place.side == number.get());
            @if let (Some(side), Some(text)) = (sight.pack.sides.get(usize::from(number)), place.and_then(|place| place.reading.as_ref())) {
                details.told open {
                    summary { (sign("my-room", "i24")) b { (sight.name(&side.name)) } }
                    (names::prose(sight.name(text)))
                }
            }
        }
    }
}

/// The sheets beside the board: the stash, the die, the decks and the achievements, each with its preview.
pub(super) fn beside(sight: &Sight<'_>) -> Markup {
    let owned: Vec<_> = sight.view.items.iter().filter(|item| item.place != "unowned").collect();
    let decks = &sight.view.decks;
    let won = sight.view.honours.iter().filter(|one| one.mouse.is_some()).count() + sight.view.tales.len();
    let stash_face = html! {
        (sign("my-paw", "i18")) span.nm { (sight.text("myp-stash")) }
        @if owned.is_empty() { span.dim { "0" } }
        @for item in &owned { (sign(&format!("my-{}", item.item.name()), "i20")) }
    };
    let decks_face = html! { (sign("my-act-search", "i20")) span.nm { (sight.text("myp-decks")) } b { (decks.search) } @if won > 0 { (sign("my-star", "i16")) (won) } };
    let die_face = html! { (sign("ad-both_star", "i20")) span.nm { (sight.text("myp-die")) } };
    html! {
        div.beside0 {
            (preview("stash-of", "chip0", "", &stash_face, &stash(sight)))
            (preview("decks-of", "chip0", "", &decks_face, &rest(sight)))
            (preview("die-of", "chip0", "", &die_face, &die(sight)))
        }
    }
}

/// The party items.
fn stash(sight: &Sight<'_>) -> Markup {
    let owned = sight.view.items.iter().filter(|item| item.place != "unowned").count();
    let rules = |item: &str| match item {
        "disguises" => "M26.2",
        "fishhook" => "M26.3",
        "fork" => "M26.4",
        _ => "M26.5",
    };
    html! {
        div {
            h3 { (sight.text("myp-stash")) ": " (sight.say(Message::new("myp-stash-count").number("count", many(owned)))) }
            ul.stash {
                @for item in &sight.view.items {
                    @if let Some(card) = sight.search_card(&item.card) {
                        li.off[item.place == "unowned"] title=(sight.name(&card.text)) {
                            (sign(&format!("my-{}", item.item.name()), "i40"))
                            span {
                                b { (sight.name(&card.name)) } " " (rule_link(rules(item.item.name())))
                                br;
                                @match item.place {
                                    "placed" => {
                                        @let spots: Vec<Message> = item.spots.iter().map(|spot| names::space_message(&spot.name)).collect();
                                        (sight.say(Message::new("myp-item-placed").list("spaces", spots)))
                                    },
                                    "stash" => (sight.name(&card.text)),
                                    _ => (sight.text("myp-item-unowned")),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The action die.
fn die(sight: &Sight<'_>) -> Markup {
    let sixths = |count: usize| match count {
        1 => "1/6",
        2 => "1/3",
        3 => "1/2",
        4 => "2/3",
        _ => "1",
    };
    let all: [(&str, Shows); 5] = [
        ("sword", Face::sword),
        ("bow", Face::bow),
        ("shield", Face::shield),
        ("cheese", |face| face == Face::Cheese),
        ("star", Face::star),
    ];
    html! {
        div {
            h3 { (sight.text("myp-die")) " " (rule_link("M1.4")) }
            div.faces { @for &face in Face::ALL { (names::die(sight, face, "i28")) } }
            dl.dieodds {
                @for (key, shows) in all {
                    div { dt { (sight.say(Message::new("myp-die-shows").key("what", key))) } dd { (sixths(Face::ALL.iter().filter(|face| shows(**face)).count())) } }
                }
            }
        }
    }
}

/// Achievements and the sizes of the decks.
fn rest(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    html! {
        div {
            h3 { (sight.text("myp-decks")) }
            dl.dieodds {
                div { dt { (sight.text("myp-deck-search")) } dd { (view.decks.search) } }
                div { dt { (sight.text("myp-deck-discard")) } dd { (view.decks.discarded) } }
                div { dt { (sight.text("myp-deck-standard")) } dd { (view.decks.standard) } }
                div { dt { (sight.text("myp-deck-difficult")) } dd { (view.decks.difficult) } }
            }
            @if let Some(open) = view.encounter.as_deref().and_then(|id| sight.pack.encounters.iter().find(|card| &*card.id == id)) {
                p.s { (sight.say(Message::new("myp-open-card").name("name", &open.name))) " " (rule_link("M16.3")) }
            }
            @if !view.tales.is_empty() {
                details.more open {
                    summary { (sight.text("myp-tales")) }
                    ul.honours {
                        @for tale in &view.tales {
                            @let award = &sight.pack.tales[tale.index()];
                            li { (sign(&format!("tale-{}", tale.name()), "i32")) span { b { (sight.name(&award.name)) } br; (sight.name(&award.text)) } }
                        }
                    }
                }
            }
            @if view.achievements {
                details.more {
                    summary { (sight.text("myp-honours")) }
                    ul.honours {
                        @for &honour in Honour::ALL {
                            @let award = &sight.pack.honours[honour.index()];
                            @let owner = view.honours.iter().find(|one| one.honour == honour).and_then(|one| one.mouse);
                            li.off[owner.is_none()] {
                                (sign(&format!("honour-{}", honour.name()), "i32"))
                                span {
                                    b { (sight.name(&award.name)) @if let Some(owner) = owner { ": " (sight.mouse_name(owner)) } }
                                    br; (sight.name(&award.text))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
