//! The clock of the chapter, the wheel, and the initiative track.

use maud::{Markup, html};
use mystics::content::PAGES;
use mystics::{CardName, TrackView};
use tabletop::Message;

use super::sight::{Sight, foe_art, hero_art, rule_link, sign, spoken};
use web::look::preview;

/// The track, the clock and the wheel in one row.
pub(super) fn pace(sight: &Sight<'_>) -> Markup {
    html! {
        section.sheet.pace aria-labelledby="init" {
            h2.vh #init { (sight.say(Message::new("myp-track").number("round", sight.view.round.max(1)))) }
            (initiative(sight))
            (clock(sight))
            (wheel(sight))
        }
    }
}

/// The pages of the chapter.
fn clock(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let (page, end) = (view.page, view.end);
    let left = end.saturating_sub(page);
    let says = sight.say(Message::new("myp-pages-left").number("count", left));
    let face = html! { b { (sight.text("myp-clock")) } small { (says) } };
    html! {
        div.clock {
            (preview("clock-of", "clock-says", "", &face, &html! {
                p { b { (sight.text("myp-clock")) } }
                p { (sight.say(Message::new("myp-pages").number("page", page).number("end", end))) " " (rule_link("M27.2")) }
                p { (sight.say(Message::new("myp-term-end-text").number("page", end))) }
            }))
            ol.hours {
                @for number in 1..=PAGES.max(end) {
                    @let here = number == page;
                    li.done[number < page].here[here].fin[number == end].beyond[number > end] data-at=[here.then_some(number)] aria-current=[here.then_some("step")] {
                        @if here { (spoken("my-hourglass", "i24", &sight.say(Message::new("myp-page-here").number("page", number)))) }
                        @else if number == end { (spoken("my-end", "i20", &sight.say(Message::new("myp-page-end").number("page", number)))) }
                        @else if number < page { (spoken("i-ok", "i12", &sight.text("myp-page-over"))) }
                        @else { (number) }
                    }
                }
            }
        }
    }
}

/// The cheese on the wheel.
fn wheel(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let wheel = view.wheel.min(view.wheel_full);
    let words = sight.say(Message::new("myp-wheel").number("count", wheel).number("all", view.wheel_full));
    let surge =
        sight.say(Message::new("myp-surge-in").number("count", view.wheel_full.saturating_sub(wheel)));
    let face = html! {
        svg width="44" height="44" viewBox="-3 -3 70 70" aria-hidden="true" focusable="false" {
            use href="#my-wheel" width="64" height="64" {}
            @for index in 0..wheel {
                g transform={ "rotate(" (u16::from(index) * 60) " 32 32)" } { use href="#my-wedge" width="64" height="64" {} }
            }
        }
        span aria-hidden="true" { b.num { (wheel) } "/" (view.wheel_full) small { (surge) } }
        span.vh { (words) ". " (surge) }
    };
    preview("wheel-of", "wheel", "", &face, &html! { p { (words) } p { (surge) " " (rule_link("M19.1")) } })
}

/// The name on a card of the track.
pub(super) fn card_name(sight: &Sight<'_>, card: &TrackView) -> String {
    match card.card {
        CardName::Mouse(mouse) => sight.mouse_name(mouse).to_owned(),
        CardName::Foe(foe) if card.figures > 1 => sight
            .say(Message::new("myp-figures").name("who", sight.foe_names(foe)).number("count", card.figures)),
        CardName::Foe(foe) => sight.foe_name(foe).to_owned(),
    }
}

/// The initiative track.
pub(super) fn initiative(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    html! {
        @if view.track.is_empty() { p.s.dim.no-track { (sight.text("myp-track-empty")) " " (rule_link("M4.1")) } }
        @else { ol.init { @for card in &view.track { (card_of(sight, card)) } } }
    }
}

fn card_of(sight: &Sight<'_>, card: &TrackView) -> Markup {
    let raised = sight.fresh.iter().any(|entry| {
        matches!(*entry.event, mystics::Event::Ambushed { card: moved, .. } if CardName::Foe(moved) == card.card)
    });
    let foe = matches!(card.card, CardName::Foe(_));
    let caught = match card.card {
        CardName::Mouse(mouse) => sight.mouse(mouse).is_some_and(|mouse| mouse.captured),
        CardName::Foe(_) => false,
    };
    let state = if card.now {
        "now"
    } else if card.next {
        "next"
    } else if card.acted {
        "acted"
    } else {
        "waits"
    };
    let state =
        sight.say(Message::new("myp-turn-state").key("state", if caught { "captured" } else { state }));
    let name = card_name(sight, card);
    let (who, count) = match card.card {
        CardName::Mouse(mouse) => (sight.mouse_name(mouse), 1),
        CardName::Foe(foe) => (sight.foe_name(foe), card.figures),
    };
    let inner = html! {
        @match card.card {
            CardName::Mouse(mouse) => (sign(&sight.mouse(mouse).map(|mouse| hero_art(mouse.hero)).unwrap_or_default(), "i32")),
            CardName::Foe(foe) => (sign(&foe_art(foe), "i32")),
        }
        b { span.who { (who) } @if count > 1 { span.cnt { "×" (count) } } }
        @if card.life > 0 {
            span.hp title=(sight.say(Message::new("myp-hp").number("left", card.life.saturating_sub(card.wounds)).number("life", card.life))) {
                @for index in 0..card.life { i.f[index >= card.wounds] {} }
            }
        }
        span.vh { ", " (state) }
    };
    let thing = match card.card {
        CardName::Mouse(mouse) => sight.mouse(mouse).map(|mouse| format!("mouse:{}", mouse.hero.name())),
        CardName::Foe(foe) => {
            let enemy = sight.view.enemies.iter().find(|enemy| enemy.creature == foe.creature());
            enemy.map(|enemy| format!("enemy:{}", enemy.index))
        }
    };
    html! {
        li.foe[foe].now[card.now].gone[caught].acted[card.acted && !card.now] data-pc={ "card-" (card.name) } data-at=(card.place) title={ (name) ": " (state) } aria-current=[card.now.then_some("step")] {
            span.n.num aria-hidden="true" { (card.place) }
            @if raised { span.st title=(sight.text("myp-raised")) { (spoken("my-rise", "i16", &sight.text("myp-raised"))) } }
            @else if caught { span.st { (sign("my-captured", "i16")) } }
            @else if card.acted { span.st { (sign("i-ok", "i16")) } }
            @match thing.filter(|_| sight.live) {
                Some(thing) => a href=(sight.ask(&thing)) { (inner) },
                None => span.card0 { (inner) },
            }
        }
    }
}
