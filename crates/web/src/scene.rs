//! The contents of a page of a table, and the cover that replaces a decision while the device changes hands.

use maud::{Markup, html};
use search::{SeatAssignment, last_of};
use tabletop::{Audience, Message, Narration, ObjectionInfo, Seat, Seen, SeenStep, Takeback};

use crate::art::icon;
use crate::shell::Unfurled;
use crate::{Advice, Frame, Outlook, People};

/// The step that a page of a table shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ShownStep {
    /// An earlier step, or the step whose story is watched; `None` for the current position.
    pub at: Option<u32>,
    /// The number of moments of the step's story that are over; `None` for all.
    pub moment: Option<usize>,
    /// Whether the story of the step is watched moment by moment.
    pub watching: bool,
}

/// The contents of a page of a table apart from the game.
pub struct PageOptions<'a> {
    /// The reader's preferences and the address of the page.
    pub frame: &'a Frame<'a>,
    /// The id of the table.
    pub id: &'a str,
    /// The preview of a link to the table, with the public state of the game.
    pub about: Option<Unfurled>,
    /// The seats of bots.
    pub company: SeatAssignment,
    /// The people at the table; `None` if the page does not show them.
    pub people: Option<&'a People>,
    /// The hint that the reader asked for.
    pub advice: Option<&'a Advice>,
    /// The odds that the reader asked for.
    pub odds: Option<&'a Outlook>,
    /// Whether the seat that decides has yet to take the device: [`cover`] replaces the decision.
    pub covered: bool,
    /// The shown step.
    pub step: ShownStep,
    /// The thing that the reader selected, such as `zone:07b` or `choice:end`.
    pub chosen: Option<&'a str>,
    /// The objections to the choices of that thing; computed by the page if `None`.
    pub explain: Option<Vec<ObjectionInfo>>,
    /// Why the last request changed nothing.
    pub fault: Option<&'a Message>,
    /// The private pack, challenge, medals and caveats of the table, shown above it.
    pub remark: Option<&'a Markup>,
}

impl<'a> PageOptions<'a> {
    /// The options of a page of the current position.
    pub fn now(frame: &'a Frame<'a>, id: &'a str) -> Self {
        Self {
            frame,
            id,
            about: None,
            company: SeatAssignment::default(),
            people: None,
            advice: None,
            odds: None,
            covered: false,
            step: ShownStep::default(),
            chosen: None,
            explain: None,
            fault: None,
            remark: None,
        }
    }
}

/// A game as an audience sees it, and the options of the page that shows it.
pub struct Scene<'a, G: Narration> {
    /// The game, as the reader may see it.
    pub seen: Seen<'a, G>,
    /// The contents of the page apart from the game.
    pub options: PageOptions<'a>,
}

impl<'a, G: Narration> Scene<'a, G> {
    /// The scene of the current position.
    pub fn now(frame: &'a Frame<'a>, id: &'a str, seen: Seen<'a, G>) -> Self {
        Self { seen, options: PageOptions::now(frame, id) }
    }

    /// The scene with changed options.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut PageOptions<'a>)) -> Self {
        change(&mut self.options);
        self
    }

    /// The effect of undoing everything since the last decision of a person (at a shared table: of the reader), and
    /// that decision.
    pub fn back(&self) -> Option<(Takeback, SeenStep<'a, G>)> {
        let (choices, entry) = last_of(self.seen, |seat| self.takes_back_for(seat))?;
        Some((self.seen.can_undo(choices)?, entry))
    }
}

/// The cover that replaces the decision while the device changes hands: whose turn it is, and a button that takes the
/// device.
pub fn cover<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.options.frame.words();
    let Audience::Seat(Seat(seat)) = scene.wanted() else { return Markup::default() };
    let say = |key| words.say(&Message::new(key).number("player", i64::from(seat) + 1));
    html! {
        section.sheet.cover.dock #decision aria-labelledby="question" {
            (icon("i-lock", "i40"))
            h2 #question tabindex="-1" { (say("site-cover")) }
            p { (words.text("site-cover-text")) }
            form method="post" action={ "/table/" (scene.options.id) "/seat" } {
                input type="hidden" name="step" value=(scene.seen.step());
                button.btn name="seat" value=(seat) { (say("site-cover-show")) }
            }
        }
    }
}
