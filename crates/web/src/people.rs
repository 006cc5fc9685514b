//! The people at a shared table, on the page of the table: whom it waits for, a requested undo, and the holders of
//! seats.

use maud::{Markup, html};
use tabletop::{Audience, Message, Narration, Seat};

use crate::art::icon;
use crate::friends::{Holder, People, standing};
use crate::scene::Scene;
use crate::shell::fault_notice;

impl<G: Narration> Scene<'_, G> {
    /// The people, if seats were given away.
    pub(crate) fn shared(&self) -> Option<&People> {
        self.options.people.filter(|people| people.is_private)
    }

    /// The notices above the table: why the last request changed nothing, and the remark about
    /// the table.
    pub fn notices(&self) -> Markup {
        html! {
            (fault_notice(self.options.frame.words(), self.options.fault))
            (wish(self))
            @if let Some(remark) = self.options.remark { (remark) }
        }
    }

    /// Whether the game is unfinished, and the current position is shown.
    fn goes_on(&self) -> bool {
        self.options.step.at.is_none() && !self.options.step.watching && !self.seen.is_over()
    }

    /// Whether everything that would reveal hands is withheld until the end of the game.
    pub(crate) fn keeps_hands(&self) -> bool {
        G::HAS_HIDDEN_INFORMATION && !self.seen.is_over() && self.shared().is_some()
    }

    /// Whether it is the reader's turn at a shared table.
    pub(crate) fn is_turn(&self) -> bool {
        self.goes_on() && self.thinking().is_none() && self.shared().is_some_and(|people| people.acts)
    }

    /// The title of the page, with the seat whose turn it is.
    pub(crate) fn titled(&self, title: &str) -> String {
        if self.is_turn() {
            format!("{} · {title}", self.options.frame.words().text("friends-turn"))
        } else {
            title.to_owned()
        }
    }

    /// Whether the reader may take back choices of this seat.
    pub(crate) fn takes_back_for(&self, seat: Seat) -> bool {
        self.options.company.at(seat).is_none() && self.shared().is_none_or(|people| people.has(seat))
    }

    /// The name of the person in a seat; `None` if it has no name.
    pub fn named(&self, seat: Seat) -> Option<Message> {
        let people = self.options.people?;
        people.at(seat).filter(|status| !status.name.is_empty())?;
        Some(people.name_of(seat))
    }
}

/// The panel in place of the decision while others decide; `None` if the reader decides.
pub(crate) fn waiting<G: Narration>(scene: &Scene<'_, G>) -> Option<Markup> {
    let people = scene.shared().filter(|people| !people.acts)?;
    if !scene.goes_on() || scene.thinking().is_some() {
        return None;
    }
    let words = scene.options.frame.words();
    let Audience::Seat(seat) = scene.wanted() else { return None };
    let is_empty = people.at(seat).is_some_and(|status| status.holder == Holder::Nobody);
    let number = i64::from(seat.0) + 1;
    let says = if is_empty {
        words.say(&Message::new("friends-nobody").number("number", number))
    } else if people.is_shared {
        words.text("friends-decides-shared")
    } else {
        words.say(&Message::new("friends-decides").message("name", people.name_of(seat)))
    };
    Some(html! {
        section.sheet.thinking.dock #decision aria-labelledby="question" data-thinking=(says) {
            span.dots3 aria-hidden="true" { i {} i {} i {} }
            h2 #question tabindex="-1" { (says) }
            // With hidden hands, it only says whose turn it is.
            @if !G::HAS_HIDDEN_INFORMATION { p.lead { (words.say(&scene.seen.now().waiting())) } }
            p.s.dim {
                @if is_empty { (words.text("friends-nobody-say")) }
                @else if people.is_seated() { (words.text("friends-waits-say")) }
                @else { (words.text("friends-watching")) }
            }
            noscript { p { a href={ "/table/" (scene.options.id) } { (words.text("friends-look")) } } }
        }
    })
}

/// The requested undo, with its buttons.
pub(crate) fn wish<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let open = scene.shared().filter(|_| scene.options.step.at.is_none() && !scene.options.step.watching);
    let Some((people, request)) = open.and_then(|people| Some((people, people.undo_request.as_ref()?)))
    else {
        return Markup::default();
    };
    let words = scene.options.frame.words();
    let is_mine = |seat: Seat| people.has(seat);
    let key = if is_mine(request.by) { "friends-wish-mine" } else { "friends-wish" };
    let message =
        Message::new(key).number("choices", request.choices).message("name", people.name_of(request.by));
    let button = |say: &str, key: &'static str, class: &str| {
        html! { button class=(class) name="say" value=(say) { (words.text(key)) } }
    };
    html! {
        div.notice.warn role="status" {
            (icon("i-undo", "i20"))
            div {
                p { b { (words.say(&message)) } }
                @if let Some(seat) = request.refused {
                    p { (words.say(&Message::new("friends-wish-refused").message("name", people.name_of(seat)))) }
                } @else {
                    p.s { (words.text("friends-wish-why")) }
                    @if !request.missing.is_empty() {
                        p.s { (words.say(&Message::new("friends-wish-waits").key("names", people.names(words, request.missing.iter().copied())))) }
                    }
                }
            }
            @let may_answer = request.missing.iter().any(|&seat| is_mine(seat));
            @if request.refused.is_none() && (may_answer || is_mine(request.by)) {
                form.btns method="post" action={ "/table/" (scene.options.id) "/takeback" } {
                    input type="hidden" name="step" value=(scene.seen.step());
                    @if may_answer {
                        (button("agree", "friends-wish-agree", "btn small"))
                        (button("refuse", "friends-wish-refuse", "btn alt small"))
                    } @else {
                        (button("withdraw", "friends-wish-withdraw", "btn alt small"))
                    }
                }
            }
        }
    }
}

/// The people at the table, and the link to the page of seats; empty if the table cannot be shared with anybody.
pub(crate) fn people<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let Some(people) = scene.options.people.filter(|people| people.can_share) else {
        return Markup::default();
    };
    let words = scene.options.frame.words();
    html! {
        @if people.is_private {
            ul.people {
                @for (seat, status) in (0..).map(Seat).zip(&people.seats) {
                    li { b { (words.say(&people.name_of(seat))) } br; span.s.dim { (standing(words, status, scene.options.company.at(seat))) } }
                }
            }
            @if people.is_seated() {
                p.s hidden data-notify data-no=(words.text("friends-notify-no")) data-yes=(words.text("friends-notify-say")) {
                    button.btn.alt.small type="button" { (icon("i-flag", "i18")) (words.text("friends-notify")) }
                }
            }
        }
        @let key = if people.is_private { "friends-link-shut" } else { "friends-link" };
        p { a.btn.alt.small href={ "/table/" (scene.options.id) "/friends" } { (icon("i-link", "i18")) (words.text(key)) } }
    }
}
