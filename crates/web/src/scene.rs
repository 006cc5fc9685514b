//! A table as a page of it is asked for, and what stands there while the device changes hands.

use maud::{Markup, html};
use search::{SeatAssignment, last_of};
use tabletop::{Audience, Message, Narration, ObjectionInfo, Seat, Seen, SeenStep, Takeback};

use crate::art::icon;
use crate::{Advice, Frame, Friends, Outlook};

/// Everything that a page of a table shows.
pub struct Scene<'a, G: Narration> {
    /// For whom, and where.
    pub frame: &'a Frame<'a>,
    /// The table.
    pub id: &'a str,
    /// The game, as those who look may see it.
    pub seen: Seen<'a, G>,
    /// Who sits where.
    pub company: SeatAssignment,
    /// The people at the table; `None` if the page does not show them.
    pub friends: Option<&'a Friends>,
    /// The hint that was asked for.
    pub advice: Option<&'a Advice>,
    /// The odds that were asked for.
    pub odds: Option<&'a Outlook>,
    /// Whether the seat that decides has yet to take the device: [`cover`] stands where the
    /// decision would.
    pub covered: bool,
    /// A step to look back at, or whose story is watched; nothing for the table as it stands.
    pub at: Option<u32>,
    /// After how many moments of that step's story it is shown; nothing for its end.
    pub moment: Option<usize>,
    /// The story of the step is told moment by moment.
    pub watching: bool,
    /// The thing that was pointed at, such as `zone:07b` or `choice:end`.
    pub chosen: Option<&'a str>,
    /// What stands against the choices of that thing; worked out by the page when nothing is given.
    pub explain: Option<Vec<ObjectionInfo>>,
    /// Why the last request changed nothing.
    pub fault: Option<&'a Message>,
    /// What is remembered of the table, to be shown above it.
    pub remark: Option<&'a Markup>,
}

impl<'a, G: Narration> Scene<'a, G> {
    /// The table as it stands.
    pub fn now(frame: &'a Frame<'a>, id: &'a str, seen: Seen<'a, G>) -> Self {
        Self {
            frame,
            id,
            seen,
            company: SeatAssignment::default(),
            friends: None,
            advice: None,
            odds: None,
            covered: false,
            at: None,
            moment: None,
            watching: false,
            chosen: None,
            explain: None,
            fault: None,
            remark: None,
        }
    }

    /// What taking back would take back: everything up to the last decision of a person, or at a table that
    /// is shared out, of whoever looks; which is given, too.
    pub fn back(&self) -> Option<(Takeback, SeenStep<'a, G>)> {
        let (choices, entry) = last_of(self.seen, |seat| self.takes_back_for(seat))?;
        Some((self.seen.can_undo(choices)?, entry))
    }
}

/// What stands where the decision would while the device goes from hand to hand: whose turn it
/// is, and a button for that person.
pub fn cover<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.frame.words();
    let Audience::Seat(Seat(seat)) = scene.wanted() else { return Markup::default() };
    let say = |key| words.say(&Message::new(key).number("player", i64::from(seat) + 1));
    html! {
        section.sheet.cover.dock #decision aria-labelledby="question" {
            (icon("i-lock", "i40"))
            h2 #question tabindex="-1" { (say("site-cover")) }
            p { (words.text("site-cover-text")) }
            form method="post" action={ "/table/" (scene.id) "/seat" } {
                input type="hidden" name="step" value=(scene.seen.step());
                button.btn name="seat" value=(seat) { (say("site-cover-show")) }
            }
        }
    }
}
