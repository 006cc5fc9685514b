//! Effects that invite to play a card ([`Invitation`]). The question is the same; the cards and the discount differ.

use tabletop::Message;

use super::Verdict;
use crate::agenda::{Invitation, Source};
use crate::choice::Refusal;
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// The cards that one effect invites to play, and at what discount.
pub(crate) trait Invites: Copy {
    /// The stable name.
    fn name(self) -> &'static str;

    /// The rule that asks.
    fn rule(self) -> Rule;

    /// The rule cited when a card is played for it, or none is.
    fn told(self) -> Rule {
        Rule::E7_6
    }

    /// How much less the card costs; `None` if it is free.
    fn off(self, _: &Everdell) -> Option<u8> {
        None
    }

    /// Whether it can be declined. A worker was placed for a visit, so only effects that say "may" can.
    fn may_decline(self, _: &Everdell) -> bool {
        false
    }

    /// The card that invites, where the name does not say it.
    fn source(self, _: &Everdell) -> Option<Message> {
        None
    }

    /// Checks a card from a source.
    fn fits(self, game: &Everdell, state: &State, source: Source, kind: Kind) -> Verdict;
}

/// Writes the macro that dispatches to an invitation.
macro_rules! invitations {
    ($dollar:tt $($invitation:ident $(($kind:ident))? => $($file:ident)::+ $({ $($init:tt)* })? $(of ($($of:expr),*))?,)*) => {
        /// Runs an expression with the invitation of this name.
        macro_rules! for_invitation {
            ($dollar invitation:expr, $dollar invites:ident => $dollar does:expr) => {
                match $dollar invitation {
                    $(crate::agenda::Invitation::$invitation $(($kind))? => {
                        let $dollar invites = crate::decisions::$($file)::+ $({ $($init)* })? $(::of($($of),*))?;
                        $dollar does
                    })*
                }
            };
        }
    };
}

invitations! {
    $
    Cemetery => cards::cemetery::Cemetery,
    Meadow => spaces::meadow_two::MeadowTwo,
    Pigs => minis::pigs::Pigs,
    Queen => cards::by_effect::InvitesByEffect {
        kind: crate::kind::Kind::QUEEN,
        moment: crate::effects::Moment::Visit,
        name: "queen",
        rule: crate::Rule::E9_3,
        told: crate::Rule::E7_6
    },
    Inn => cards::by_effect::InvitesByEffect {
        kind: crate::kind::Kind::INN,
        moment: crate::effects::Moment::Visit,
        name: "inn",
        rule: crate::Rule::E9_3,
        told: crate::Rule::E7_6
    },
    Pigeon => cards::by_effect::InvitesByEffect {
        kind: crate::kind::Kind::POSTAL_PIGEON,
        moment: crate::effects::Moment::Played,
        name: "pigeon",
        rule: crate::Rule::E9_1,
        told: crate::Rule::E7_6
    },
    GreenAcorn => cards::by_effect::InvitesByEffect {
        kind: crate::kind::Kind::GREEN_ACORN,
        moment: crate::effects::Moment::Visit,
        name: "green-acorn",
        rule: crate::Rule::H3_17,
        told: crate::Rule::H3_17
    },
    Cirrus => cards::by_effect::InvitesByEffect {
        kind: crate::kind::Kind::CIRRUS_WINDFALL,
        moment: crate::effects::Moment::Played,
        name: "cirrus",
        rule: crate::Rule::H3_14,
        told: crate::Rule::H3_14
    },
    Tomb => cards::by_effect::InvitesByEffect {
        kind: crate::kind::Kind::EVERFLAME_TOMB,
        moment: crate::effects::Moment::Visit,
        name: "tomb",
        rule: crate::Rule::N4_12,
        told: crate::Rule::N4_12
    },
    Adornment(adornment) => pearlbrook::adornments::InvitesByAdornment of (adornment),
    Treasure => pearlbrook::events::Treasure,
    Laboratory(off) => spirecrest::spaces::LessByLaboratory of (off),
    Played(kind) => cards::by_effect::InvitesByEffect of (kind, crate::effects::Moment::Played),
    Production(kind) => cards::by_effect::InvitesByEffect of (kind, crate::effects::Moment::Production),
    Visit(kind) => cards::by_effect::InvitesByEffect of (kind, crate::effects::Moment::Visit),
    Trigger(kind) => cards::by_effect::InvitesByEffect of (kind, crate::effects::Moment::Trigger),
}

impl Invitation {
    /// The stable name.
    pub fn name(self) -> &'static str {
        for_invitation!(self, invites => invites.name())
    }

    /// The rule that asks.
    pub(crate) fn rule(self) -> Rule {
        for_invitation!(self, invites => invites.rule())
    }

    /// The rule cited when a card is played for it, or none is.
    pub(crate) fn told(self) -> Rule {
        for_invitation!(self, invites => invites.told())
    }

    /// How much less the card costs; `None` if it is free.
    pub(crate) fn off(self, game: &Everdell) -> Option<u8> {
        for_invitation!(self, invites => invites.off(game))
    }

    /// The card that invites, if the name does not contain it.
    pub(crate) fn source(self, game: &Everdell) -> Option<Message> {
        for_invitation!(self, invites => invites.source(game))
    }
}

impl Everdell {
    /// Whether an invitation to play a card can be declined.
    pub(super) fn may_decline(&self, invitation: Invitation) -> bool {
        for_invitation!(invitation, invites => invites.may_decline(self))
    }

    /// Checks using an invitation for a card.
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

/// Refuses a card to which the effect does not apply.
pub(super) fn no_such_offer() -> Verdict {
    Err(Refusal::plain(Rule::E7_6, "no-such-offer"))
}

/// Refuses a legend: it can be played for less, but never free (N4.3).
pub(super) fn no_free_legend() -> Verdict {
    Err(Refusal::plain(Rule::N4_3, "no-free-legend"))
}
