//! Effects that invite to play a card ([`Invitation`]): the question is the same, what can be played for how much is not.

use super::Verdict;
use crate::agenda::{Invitation, Source};
use crate::choice::Refusal;
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// What one effect says about the card that it invites to play.
pub(super) trait Invites: Copy {
    /// The stable name.
    const NAME: &'static str;

    /// The rule that asks.
    const RULE: Rule;

    /// The rule under which it is told that a card is played for it, or none.
    const TOLD: Rule = Rule::E7_6;

    /// How much less the card costs; nothing if it is free.
    const OFF: Option<u8> = None;

    /// Whether it can be turned down: a visit was made for it, so only those that say "may" can.
    fn may_decline(self, _: &Everdell) -> bool {
        false
    }

    /// What stands against this card from there.
    fn fits(self, game: &Everdell, state: &State, source: Source, kind: Kind) -> Verdict;
}

/// Joins the invitations to the game: writes the macro with which a question asks one of them.
macro_rules! invitations {
    ($dollar:tt $($invitation:ident => $($file:ident)::+,)*) => {
        /// Does something with the invitation of this name.
        macro_rules! for_invitation {
            ($dollar invitation:expr, $dollar invites:ident => $dollar does:expr) => {
                match $dollar invitation {
                    $(crate::agenda::Invitation::$invitation => {
                        let $dollar invites = crate::decisions::$($file)::+;
                        $dollar does
                    })*
                }
            };
        }
    };
}

invitations! {
    $
    Queen => cards::queen::Queen,
    Inn => cards::inn::Inn,
    Pigeon => cards::postal_pigeon::PostalPigeon,
    Cemetery => cards::cemetery::Cemetery,
    Meadow => spaces::meadow_two::MeadowTwo,
    GreenAcorn => minis::green_acorn::GreenAcorn,
    Cirrus => minis::cirrus::Cirrus,
    Tomb => minis::tomb::Tomb,
    Pigs => minis::pigs::Pigs,
}

impl Invitation {
    /// The stable name.
    pub fn name(self) -> &'static str {
        for_invitation!(self, invites => name_of(invites))
    }

    /// The rule that asks.
    pub(crate) fn rule(self) -> Rule {
        for_invitation!(self, invites => rule_of(invites))
    }

    /// The rule under which it is told that a card is played for it, or none.
    pub(crate) fn told(self) -> Rule {
        for_invitation!(self, invites => told_by(invites))
    }

    /// How much less the card costs; nothing if it is free.
    pub(crate) fn off(self) -> Option<u8> {
        for_invitation!(self, invites => off_by(invites))
    }
}

impl Everdell {
    /// Whether an invitation to play a card can be turned down.
    pub(super) fn may_decline(&self, invitation: Invitation) -> bool {
        for_invitation!(invitation, invites => invites.may_decline(self))
    }

    /// What stands against an invitation being used for this card.
    pub(crate) fn check_invited(
        &self,
        state: &State,
        source: Source,
        kind: Kind,
        invitation: Invitation,
    ) -> Verdict {
        for_invitation!(invitation, invites => invites.fits(self, state, source, kind))
    }
}

fn name_of<I: Invites>(_: I) -> &'static str {
    I::NAME
}

fn rule_of<I: Invites>(_: I) -> Rule {
    I::RULE
}

fn told_by<I: Invites>(_: I) -> Rule {
    I::TOLD
}

fn off_by<I: Invites>(_: I) -> Option<u8> {
    I::OFF
}

/// Refuses a card that the effect does not mean.
pub(super) fn no_such_offer() -> Verdict {
    Err(Refusal::plain(Rule::E7_6, "no-such-offer"))
}

/// Refuses a legend: it can be played for less, but never free (N4.3).
pub(super) fn no_free_legend() -> Verdict {
    Err(Refusal::plain(Rule::N4_3, "no-free-legend"))
}

/// Whether the base value of a card is 3 or less (R100).
pub(super) fn low_value(game: &Everdell, kind: Kind) -> Verdict {
    let points = game.facts(kind).points;
    if points > 3 {
        return Err(Refusal::counted(Rule::R100, "no-low-value", 3, u8::try_from(points).unwrap_or(0)));
    }
    Ok(())
}
