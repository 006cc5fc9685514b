//! The people at a shared table, as its page shows them: whom it waits for, what one of them would like to take back, and
//! who sits where.

use maud::{Markup, html};
use tabletop::{Audience, Message, Narration, Seat};

use crate::art::icon;
use crate::friends::{Friends, Holder, standing};
use crate::scene::Scene;
use crate::shell::fault_notice;

impl<G: Narration> Scene<'_, G> {
    /// The people, where seats were given away.
    pub(crate) fn shared(&self) -> Option<&Friends> {
        self.options.friends.filter(|friends| friends.is_shut)
    }

    /// What is said above the table: why the last request changed nothing, and what is remembered of
    /// the table.
    pub fn notices(&self) -> Markup {
        html! {
            (fault_notice(self.options.frame.words(), self.options.fault))
            (wish(self))
            @if let Some(remark) = self.options.remark { (remark) }
        }
    }

    /// Whether the game goes on, and the table is shown as it stands.
    fn goes_on(&self) -> bool {
        self.options.step.at.is_none() && !self.options.step.watching && !self.seen.is_over()
    }

    /// Whether what would show hands must wait until the game is over.
    pub(crate) fn keeps_hands(&self) -> bool {
        G::HAS_HIDDEN_INFORMATION && !self.seen.is_over() && self.shared().is_some()
    }

    /// Whether it is the turn of the reader, at a shared table.
    pub(crate) fn is_turn(&self) -> bool {
        self.goes_on() && self.thinking().is_none() && self.shared().is_some_and(|friends| friends.acts)
    }

    /// The title of the page, which says whose turn it is.
    pub(crate) fn titled(&self, title: &str) -> String {
        if self.is_turn() {
            format!("{} · {title}", self.options.frame.words().text("friends-turn"))
        } else {
            title.to_owned()
        }
    }

    /// Whether the reader may take back choices of this seat.
    pub(crate) fn takes_back_for(&self, seat: Seat) -> bool {
        self.options.company.at(seat).is_none() && self.shared().is_none_or(|friends| friends.has(seat))
    }

    /// The name of the person in a seat; `None` if it has no name.
    pub fn named(&self, seat: Seat) -> Option<Message> {
        let friends = self.options.friends?;
        friends.at(seat).filter(|place| !place.name.is_empty())?;
        Some(friends.call(seat))
    }
}

/// The panel in place of the decision while others decide; `None` if the reader decides.
pub(crate) fn waiting<G: Narration>(scene: &Scene<'_, G>) -> Option<Markup> {
    let friends = scene.shared().filter(|friends| !friends.acts)?;
    if !scene.goes_on() || scene.thinking().is_some() {
        return None;
    }
    let words = scene.options.frame.words();
    let Audience::Seat(seat) = scene.wanted() else { return None };
    let is_empty = friends.at(seat).is_some_and(|place| place.holder == Holder::Nobody);
    let number = i64::from(seat.0) + 1;
    let says = if is_empty {
        words.say(&Message::new("friends-nobody").number("number", number))
    } else if friends.is_shared {
        words.text("friends-decides-shared")
    } else {
        words.say(&Message::new("friends-decides").message("name", friends.call(seat)))
    };
    Some(html! {
        section.sheet.thinking.dock #decision aria-labelledby="question" data-thinking=(says) {
            span.dots3 aria-hidden="true" { i {} i {} i {} }
            h2 #question tabindex="-1" { (says) }
            // Where hands are hidden it says no more than whose turn it is.
            @if !G::HAS_HIDDEN_INFORMATION { p.lead { (words.say(&scene.seen.now().waiting())) } }
            p.s.dim {
                @if is_empty { (words.text("friends-nobody-say")) }
                @else if friends.is_seated() { (words.text("friends-waits-say")) }
                @else { (words.text("friends-watching")) }
            }
            noscript { p { a href={ "/table/" (scene.options.id) } { (words.text("friends-look")) } } }
        }
    })
}

/// The request to take something back, and its buttons.
pub(crate) fn wish<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let open = scene.shared().filter(|_| scene.options.step.at.is_none() && !scene.options.step.watching);
    let Some((friends, wish)) = open.and_then(|friends| Some((friends, friends.wish.as_ref()?))) else {
        return Markup::default();
    };
    let words = scene.options.frame.words();
    let is_mine = |seat: Seat| friends.has(seat);
    let key = if is_mine(wish.by) { "friends-wish-mine" } else { "friends-wish" };
    let message = Message::new(key).number("choices", wish.choices).message("name", friends.call(wish.by));
    let button = |say: &str, key: &'static str, class: &str| {
        html! { button class=(class) name="say" value=(say) { (words.text(key)) } }
    };
    html! {
        div.notice.warn role="status" {
            (icon("i-undo", "i20"))
            div {
                p { b { (words.say(&message)) } }
                @if let Some(seat) = wish.refused {
                    p { (words.say(&Message::new("friends-wish-refused").message("name", friends.call(seat)))) }
                } @else {
                    p.s { (words.text("friends-wish-why")) }
                    @if !wish.missing.is_empty() {
                        p.s { (words.say(&Message::new("friends-wish-waits").key("names", friends.call_all(words, wish.missing.iter().copied())))) }
                    }
                }
            }
            @let may_answer = wish.missing.iter().any(|&seat| is_mine(seat));
            @if wish.refused.is_none() && (may_answer || is_mine(wish.by)) {
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

/// The people at the table, and the way to what can be done with seats; nothing where there is nobody to share
/// the table with.
pub(crate) fn people<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let Some(friends) = scene.options.friends.filter(|friends| friends.can_share) else { return Markup::default() };
    let words = scene.options.frame.words();
    html! {
        @if friends.is_shut {
            ul.people {
                @for (seat, place) in (0..).map(Seat).zip(&friends.places) {
                    li { b { (words.say(&friends.call(seat))) } br; span.s.dim { (standing(words, place, scene.options.company.at(seat))) } }
                }
            }
            @if friends.is_seated() {
                p.s hidden data-notify data-no=(words.text("friends-notify-no")) data-yes=(words.text("friends-notify-say")) {
                    button.btn.alt.small type="button" { (icon("i-flag", "i18")) (words.text("friends-notify")) }
                }
            }
        }
        @let key = if friends.is_shut { "friends-link-shut" } else { "friends-link" };
        p { a.btn.alt.small href={ "/table/" (scene.options.id) "/friends" } { (icon("i-link", "i18")) (words.text(key)) } }
    }
}
