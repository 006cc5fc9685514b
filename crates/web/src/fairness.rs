//! The fairness of a table: the commitment before the first move, the contributions to its chance, the caveats, and the
//! verification of a finished game.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::art::icon;
use crate::bidi::apart;
use crate::shell::{document, fault_notice, opening_with};
use crate::{Frame, Tile};

/// The form field with the ticket of the form.
pub const TICKET_FIELD: &str = "ticket";

/// The form field with the words that a person contributes to the chance of a table.
pub const WORDS_FIELD: &str = "words";

/// The commitment in a form of a new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The ticket by which the server finds the commitment.
    pub ticket: String,
    /// The commitment: 64 hexadecimal digits.
    pub commitment: String,
}

/// Why the chance of a table is not called fair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caveat {
    /// It began in the middle of another game.
    Forked,
    /// It was imported from a file.
    Imported,
    /// It began in a given position.
    Position,
    /// People rolled and drew physically, and entered the results.
    Told,
    /// Entered results were corrected.
    Corrected,
    /// It is a daily challenge, whose chance everybody can compute.
    Daily,
    /// It was begun before players contributed: the server alone drew the secret.
    ServerAlone,
    /// Players could contribute, but none did.
    NobodyGave,
}

impl Caveat {
    const ALL: [Self; 8] = [
        Self::Forked,
        Self::Imported,
        Self::Position,
        Self::Told,
        Self::Corrected,
        Self::Daily,
        Self::ServerAlone,
        Self::NobodyGave,
    ];

    /// Its stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Forked => "forked",
            Self::Imported => "imported",
            Self::Position => "position",
            Self::Told => "told",
            Self::Corrected => "corrected",
            Self::Daily => "daily",
            Self::ServerAlone => "alone",
            Self::NobodyGave => "nobody-gave",
        }
    }

    /// The caveat with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|caveat| caveat.name() == name)
    }

    /// Whether a game with this caveat could have been rigged, so that people see it before they take a seat.
    pub fn is_warning(self) -> bool {
        !matches!(self, Self::ServerAlone | Self::NobodyGave)
    }
}

/// The contribution of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    /// No words.
    Nothing,
    /// These words.
    Words(String),
    /// Sealed words that were never revealed.
    Withheld,
}

/// A seat with its contribution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contributed {
    /// The seat.
    pub seat: Seat,
    /// The name of the player, if there is one.
    pub name: Option<String>,
    /// Its contribution.
    pub given: Given,
    /// The seal that was published before, in hexadecimal digits.
    pub sealed: Option<String>,
}

/// The result of verifying a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// The secret, in hexadecimal digits.
    pub secret: String,
    /// The number of replayed steps.
    pub steps: u32,
    /// The number of answers of chance that were recomputed from the secret and the contributions.
    pub draws: u32,
    /// The number of initial steps from another game.
    pub kept: Option<u32>,
}

/// The data of the fairness page of a table.
#[derive(Debug)]
pub struct Fairness<'a> {
    /// Its ID.
    pub id: &'a str,
    /// Its game.
    pub tile: &'a Tile,
    /// The commitment, if its chance is keyed.
    pub commitment: Option<String>,
    /// The version of the protocol.
    pub version: u32,
    /// Why it is not called fair.
    pub caveats: &'a [Caveat],
    /// The contributions of the seats, in order.
    pub contributed: &'a [Contributed],
    /// Whether the game is over.
    pub is_over: bool,
    /// The result of the verification, or why it failed; `None` while the secret is not revealed.
    pub check: Option<Result<Check, Message>>,
}

/// A value to copy: it is selected on focus, and with scripts a button copies it.
pub(crate) fn copied(words: &Words, id: &str, label: &str, value: &str) -> Markup {
    html! {
        p.field.copied {
            label for=(id) { (label) }
            span.row {
                input id=(id) readonly value=(value) autocomplete="off" spellcheck="false" size="64";
                button.btn.alt.small type="button" hidden data-copy=(id) data-copied=(words.text("fair-copied")) { (words.text("fair-copy")) }
            }
        }
    }
}

/// The part of a form of a new game with the commitment and the field for the player's words.
pub(crate) fn offer(words: &Words, offer: Option<&Offer>) -> Markup {
    let Some(Offer { ticket, commitment }) = offer else { return Markup::default() };
    html! {
        input type="hidden" name=(TICKET_FIELD) value=(ticket);
        details.more.sheet.fair {
            summary { (icon("lantern", "i20")) (words.text("fair-offer")) }
            p.q-say { (words.text("fair-offer-say")) " " a href="/fairness" { (words.text("fair-how")) } }
            (copied(words, "promise", &words.text("fair-commitment"), commitment))
            (own_words(words, "fair-words-say"))
        }
    }
}

/// The commitment for a form that is a single button: the script adds random words; without it, there are none.
pub(crate) fn quiet_offer(offer: Option<&Offer>) -> Markup {
    html! {
        @if let Some(Offer { ticket, commitment }) = offer {
            input type="hidden" name=(TICKET_FIELD) value=(ticket) data-promise=(commitment);
            input type="hidden" name=(WORDS_FIELD) data-random;
        }
    }
}

/// The field for the player's own words.
pub(crate) fn own_words(words: &Words, say: &'static str) -> Markup {
    html! {
        p.field {
            label for="words" { (words.text("fair-words")) }
            input #words name=(WORDS_FIELD) maxlength="120" autocomplete="off" dir="auto" data-random aria-describedby="words-say";
            small #words-say { (words.text(say)) }
        }
    }
}

/// The caveats of a table, for people who decide whether to join it.
pub(crate) fn caveats_notice(words: &Words, id: &str, caveats: &[Caveat]) -> Markup {
    let warnings: Vec<Caveat> = caveats.iter().copied().filter(|caveat| caveat.is_warning()).collect();
    html! {
        @if !warnings.is_empty() {
            div.notice.warn role="note" {
                (icon("i-warn", "i20"))
                div {
                    p { b { (words.text("fair-not-called")) } }
                    @for caveat in warnings { p { (words.say(&Message::new("fair-caveat-say").key("caveat", caveat.name()))) } }
                    p { a href={ "/table/" (id) "/fairness" } { (words.text("fair-more")) } }
                }
            }
        }
    }
}

/// A caveat in a few words, for lists.
pub(crate) fn caveat_tag(words: &Words, caveat: Caveat) -> Markup {
    html! { span.tag.unfair { (words.say(&Message::new("fair-caveat").key("caveat", caveat.name()))) } }
}

/// The page of the fairness of a table.
pub fn fairness(frame: &Frame<'_>, fairness: &Fairness<'_>) -> Markup {
    let words = frame.words();
    let Fairness { id, tile, caveats, contributed, .. } = fairness;
    let title = words.text("fair-title");
    let game = words.text(tile.name);
    let lead = words.say(&Message::new("fair-lead").key("game", game));
    let is_agreed = fairness.version >= 2 && fairness.commitment.is_some();
    let main = html! {
        main.page #main data-fairness=(id) data-commitment=(fairness.commitment.as_deref().unwrap_or_default()) {
            (opening_with(&title, &lead, "cd-judge"))
            p { a.btn.alt.small href={ "/table/" (id) } { (icon("i-prev", "i18")) (words.text("friends-back")) } }
            @if caveats.is_empty() {
                div.notice.good { (icon("i-ok", "i20")) p { (words.text("fair-called")) } }
            } @else {
                div.notice.warn role="note" {
                    (icon("i-warn", "i20"))
                    div {
                        p { b { (words.text("fair-not-called")) } }
                        @for caveat in *caveats { p { (words.say(&Message::new("fair-caveat-say").key("caveat", caveat.name()))) } }
                    }
                }
            }
            @if let Some(commitment) = &fairness.commitment {
                section.sheet.stack aria-labelledby="promise-title" {
                    h2 #promise-title { (words.text("fair-promise")) }
                    p { (words.text("fair-promise-say")) }
                    (copied(words, "commitment", &words.text("fair-commitment"), commitment))
                    p.s hidden role="status" data-same=(words.text("fair-same")) data-other=(words.text("fair-other")) {}
                    // The ID of the table is part of the commitment.
                    p.s.dim { (words.text("fair-table")) " " code { (id) } }
                }
            }
            @if is_agreed {
                section.sheet.stack aria-labelledby="given-title" {
                    h2 #given-title { (words.text("fair-given")) }
                    @if contributed.is_empty() { p.dim { (words.text("fair-given-later")) } }
                    @else { (given(words, contributed)) }
                }
            }
            @if fairness.commitment.is_some() {
                section.sheet.stack aria-labelledby="check-title" {
                    h2 #check-title { (words.text("fair-check")) }
                    @match &fairness.check {
                        None if fairness.is_over => p.dim { (words.text("fair-no-secret")) },
                        None => p.dim { (words.text("fair-check-later")) },
                        Some(Ok(check)) => (checked(words, check, is_agreed, contributed)),
                        Some(Err(fault)) => (fault_notice(words, Some(fault))),
                    }
                    div.btns {
                        a.btn.alt.small href={ "/table/" (id) "/fairness.json" } download="fairness.json" {
                            (icon("i-download", "i18")) (words.text("fair-file"))
                        }
                        a.btn.alt.small href="/fairness" { (icon("i-help", "i18")) (words.text("fair-yourself")) }
                    }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The public part of a contribution before seals were opened: the seal or, without a seal, the words.
fn shown_before(one: &Contributed) -> Option<&str> {
    match (&one.sealed, &one.given) {
        (Some(seal), _) => Some(seal),
        (None, Given::Words(words)) => Some(words),
        (None, _) => None,
    }
}

/// The contributions of the seats.
fn given(words: &Words, contributed: &[Contributed]) -> Markup {
    html! {
        ol.given {
            @for one in contributed {
                @let number = i64::from(one.seat.0) + 1;
                @let who = one.name.as_ref().map_or_else(
                    || Message::new("friends-seat").number("number", number),
                    |name| Message::new("friends-player").key("name", apart(name)).number("number", number),
                );
                li data-shown=[shown_before(one).is_some().then_some(one.seat.0)] data-value=[shown_before(one)] {
                    b { (words.say(&who)) } ": "
                    @match &one.given {
                        Given::Nothing => span.dim { (words.text("fair-given-nothing")) },
                        Given::Words(given) => code { (given) },
                        Given::Withheld => span.dim { (words.text("fair-given-withheld")) },
                    }
                    @if let Some(seal) = &one.sealed {
                        br; span.xs.dim { (words.text("fair-seal")) " " code { (seal) } }
                    }
                }
            }
        }
    }
}

/// The checks, step by step.
fn checked(words: &Words, check: &Check, is_agreed: bool, contributed: &[Contributed]) -> Markup {
    let many = contributed.iter().filter(|one| matches!(one.given, Given::Words(_))).count();
    let many = i64::try_from(many).unwrap_or(i64::MAX);
    html! {
        ol.proved {
            li { (icon("i-ok", "i20")) span { (words.text("fair-step-secret")) br; code { (check.secret) } } }
            @if is_agreed {
                li { (icon("i-ok", "i20")) span { (words.say(&Message::new("fair-step-given").number("count", many))) } }
            }
            li { (icon("i-ok", "i20")) span { (words.say(&Message::new("fair-step-draws").number("count", check.draws))) } }
            li { (icon("i-ok", "i20")) span { (words.say(&Message::new("fair-step-rules").number("count", check.steps))) } }
            @if let Some(kept) = check.kept {
                li { (icon("i-warn", "i20")) span { (words.say(&Message::new("fair-step-kept").number("count", kept))) } }
            }
        }
    }
}

/// The guide to checking a game without this program.
pub fn guide(frame: &Frame<'_>, script: &str) -> Markup {
    let words = frame.words();
    let title = words.text("fair-guide");
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("fair-guide-lead"), "cd-judge"))
            section.sheet.stack aria-labelledby="how" {
                h2 #how { (words.text("fair-guide-how")) }
                ol {
                    @for key in ["fair-guide-1", "fair-guide-2", "fair-guide-3", "fair-guide-4"] { li { (words.text(key)) } }
                }
                p { (words.text("fair-guide-cheat")) }
            }
            section.sheet.stack aria-labelledby="script" {
                h2 #script { (words.text("fair-guide-script")) }
                ol {
                    li { (words.text("fair-guide-file")) }
                    li { (words.text("fair-guide-run")) " " code { "python3 check.py fairness.json" } }
                    li { (words.text("fair-guide-noted")) " " code { "python3 check.py fairness.json 3f9c…" } }
                }
                div.scroll-x tabindex="0" role="group" aria-labelledby="script" { pre { code { (script) } } }
                div.btns {
                    a.btn href="/fairness/check.py" download="check.py" { (icon("i-download", "i20")) (words.text("fair-guide-save")) }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}
