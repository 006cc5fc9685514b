//! The clock of the chapter, the wheel, and the initiative track.

use maud::{Markup, html};
use mystics::content::PAGES;
use mystics::{CardName, TrackView};
use tabletop::Message;

use super::sight::{Sight, foe_art, hero_art, rule_link, sign, spoken};

/// The pages of the chapter, and the cheese on the wheel.
pub(super) fn clock(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let (page, end) = (view.page, view.end);
    let left = end.saturating_sub(page);
    let wheel = view.wheel.min(view.wheel_full);
    let words = sight.say(Message::new("myp-wheel").number("count", wheel).number("all", view.wheel_full));
    html! {
        section.sheet.clock aria-labelledby="clock" {
            div.cl0 {
                h2 #clock { (sight.text("myp-clock")) }
                p.xs.dim { (sight.say(Message::new("myp-pages-left").number("count", left))) " " (rule_link("M27.2")) }
            }
            ol.steps {
                @for number in 1..=PAGES.max(end) {
                    @let here = number == page;
                    li.done[number < page].here[here].fin[number == end].beyond[number > end] aria-current=[here.then_some("step")] {
                        span.pip {
                            @if here { (spoken("my-hourglass", "i28", &sight.say(Message::new("myp-page-here").number("page", number)))) }
                            @else if number == end { (spoken("my-end", "i24", &sight.say(Message::new("myp-page-end").number("page", number)))) }
                            @else if number < page { (spoken("i-ok", "i16", &sight.text("myp-page-over"))) }
                        }
                        span.num { (number) }
                    }
                }
            }
            div.wheel {
                svg width="70" height="70" viewBox="-3 -3 70 70" role="img" aria-label=(words) {
                    title { (words) }
                    use href="#my-wheel" width="64" height="64" {}
                    @for index in 0..wheel {
                        g transform={ "rotate(" (u16::from(index) * 60) " 32 32)" } { use href="#my-wedge" width="64" height="64" {} }
                    }
                }
                p {
                    b.num { (wheel) } " " (sight.say(Message::new("myp-of").number("all", view.wheel_full)))
                    br;
                    span.xs.dim {
                        (sight.say(Message::new("myp-surge-in").number("count", view.wheel_full.saturating_sub(wheel)))) " " (rule_link("M19.1"))
                    }
                }
            }
        }
    }
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
        section.sheet.init aria-labelledby="init" {
            h2.vh #init { (sight.say(Message::new("myp-track").number("round", view.round.max(1)))) }
            @if view.track.is_empty() { p.s.dim { (sight.text("myp-track-empty")) " " (rule_link("M4.1")) } }
            ol { @for card in &view.track { (card_of(sight, card)) } }
        }
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
    let inner = html! {
        @match card.card {
            CardName::Mouse(mouse) => (sign(&sight.mouse(mouse).map(|mouse| hero_art(mouse.hero)).unwrap_or_default(), "i40")),
            CardName::Foe(foe) => (sign(&foe_art(foe), "i40")),
        }
        b { (card_name(sight, card)) }
        @if card.life > 0 {
            span.hp title=(sight.say(Message::new("myp-hp").number("left", card.life.saturating_sub(card.wounds)).number("life", card.life))) {
                @for index in 0..card.life { i.f[index >= card.wounds] {} }
            }
        }
        small { (sight.say(Message::new("myp-turn-state").key("state", if caught { "captured" } else { state }))) }
    };
    let thing = match card.card {
        CardName::Mouse(mouse) => sight.mouse(mouse).map(|mouse| format!("mouse:{}", mouse.hero.name())),
        CardName::Foe(foe) => {
            let enemy = sight.view.enemies.iter().find(|enemy| enemy.creature == foe.creature());
            enemy.map(|enemy| format!("enemy:{}", enemy.index))
        }
    };
    html! {
        li.foe[foe].now[card.now].gone[caught] aria-current=[card.now.then_some("step")] {
            span.n.num aria-hidden="true" { (card.place) }
            @if raised { span.st title=(sight.text("myp-raised")) { (spoken("my-rise", "i16", &sight.text("myp-raised"))) } }
            @else if card.acted { span.st { (sign("i-ok", "i16")) } }
            @match thing.filter(|_| sight.live) {
                Some(thing) => a href=(sight.ask(&thing)) { (inner) },
                None => span.card0 { (inner) },
            }
        }
    }
}
