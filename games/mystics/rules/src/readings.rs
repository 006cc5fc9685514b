//! Readings of rules that changed, so that old records replay by their own.
//!
//! A game plays by one version of the rules (`Game::rules_version`). For each changed reading, the rules ask
//! [`Mystics::reads`] whether it applies.

use crate::Mystics;

/// A reading that is newer than version 1 of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Changed {
    /// A free action during a scurry ends the scurry: there is none in the middle of an action (M6.3).
    FreeActionEndsScurry,
    /// A mouse that joins during a chapter has its learned abilities and its kept card (M28.1, M28.2).
    JoinsWithWhatItHas,
    /// Small minions spread over the spaces of those placed before them, too, before a space has two of
    /// them (M17.4).
    SpreadOverAll,
    /// Equipment counts for a mouse only while it meets the requirement (M1.7).
    RequirementInUse,
    /// Each player leads a mouse (M2.2).
    EachPlayerLeads,
    /// Capture saves the starting equipment itself, and no further copies of its cards (M22.2).
    StartingCopiesOnly,
    /// The Escape Artist is free again at its third capture, not at every one from then on (M29.6).
    ThirdCaptureOnly,
    /// Mice keep only cards of the previous chapter, and each card goes to one of them (M28.2).
    KeptCardsThatThereAre,
    /// A mouse can share with all mice near it in one share action (D42).
    OneShareWithAll,
    /// Of several spaces with most figures, Brodie pounces on that of the highest on the track, even if his own is
    /// one of them (M21.3).
    PounceByTrack,
    /// The players choose who stands beside a space that is too small for all arriving mice (M15.5, D51).
    ChosenBeside,
}

impl Changed {
    /// The version of the rules that introduced it.
    const fn since(self) -> u32 {
        match self {
            Self::FreeActionEndsScurry
            | Self::JoinsWithWhatItHas
            | Self::SpreadOverAll
            | Self::RequirementInUse
            | Self::EachPlayerLeads
            | Self::StartingCopiesOnly
            | Self::ThirdCaptureOnly
            | Self::KeptCardsThatThereAre
            | Self::OneShareWithAll
            | Self::PounceByTrack
            | Self::ChosenBeside => 2,
        }
    }
}

impl Mystics {
    /// Whether this game uses a changed reading.
    #[inline]
    pub(crate) fn reads(&self, changed: Changed) -> bool {
        self.rules >= changed.since()
    }
}
