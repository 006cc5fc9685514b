//! Physical play: people roll and draw themselves, enter the results, and correct them.

use tabletop::{Amended, Audience, Inquiry, Message, Seat, TableError};

use crate::access::{SeatOwner, Visitor};
use crate::error::AppError;
use crate::services::tables::TableGuard;
use crate::services::takeback::log_correction;

/// Takes back the last answer, or the waiting choice, at this question.
pub(crate) fn take_back(guard: &mut TableGuard<'_>, step: u32, number: u32) -> Result<(), AppError> {
    let open_now = guard.table().open_question().ok_or(TableError::NoQuestionOpen)?.number;
    if open_now != number {
        return Err(TableError::StaleQuestion { expected: number, number: open_now }.into());
    }
    guard.play(step, |table| table.take_back_answer().map(drop))
}

/// A predicate: the seats whose hidden answers the visitor may know.
pub(crate) fn knower(guard: &TableGuard<'_>, visitor: &Visitor) -> impl Fn(Seat) -> bool + use<> {
    let (differ, principal) = (guard.differs(), guard.principal(visitor));
    let viewer = guard.past_sight(visitor).viewer;
    let (company, access) = (guard.company.clone(), guard.access.clone());
    // Any person enters the draws of a bot, unless it only moves for a seat that has a holder.
    let is_ours = move |seat| company.at(seat).is_some() && access.at(seat).holder == SeatOwner::Device;
    move |seat| !differ || principal.is_seated() && is_ours(seat) || viewer == Audience::Seat(seat)
}

/// The results entered in a step, without those that are hidden from the visitor.
pub(crate) fn inquire(
    guard: &TableGuard<'_>,
    visitor: &Visitor,
    step: u32,
    names: Option<&[String]>,
) -> Result<Inquiry, TableError> {
    let mut inquiry = guard.table().inquire(step, names)?;
    let knows = knower(guard, visitor);
    let before = step.checked_sub(1).and_then(|before| guard.table().at(before).ok());
    if let Some(Audience::Seat(seat)) = before.map(|before| before.asked())
        && !knows(seat)
        && inquiry.choice.is_some()
    {
        inquiry.choice = Some(Message::new("memory-line-hidden"));
    }
    Ok(inquiry)
}

/// Corrects the answers of chance of a step, and returns the public part of the effect on later choices.
pub(crate) fn correct(
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    step: u32,
    of: u32,
    names: &[String],
) -> Result<Amended, AppError> {
    let mut amended = Amended::default();
    guard.play(step, |table| {
        amended = table.amend(of, names)?;
        Ok(())
    })?;
    log_correction(guard, visitor, step);
    if guard.differs() {
        // The choices of other seats may be hidden from the visitor.
        let hide = |all: &mut Vec<Message>| all.fill(Message::new("memory-line-hidden"));
        hide(&mut amended.lost);
        hide(&mut amended.shortened);
        amended.reason = None;
    }
    Ok(amended)
}
