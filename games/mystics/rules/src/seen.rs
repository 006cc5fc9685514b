//! Functions for pages on a position as an audience sees it: the odds of an attack, and the continuation of a
//! campaign.

use tabletop::{FastSource, Maybe, SeenPosition};

use crate::kinds::Ability;
use crate::odds::Odds;
use crate::setup::{Carried, Setup};
use crate::{CardIx, Choice, FoeIx, MouseIx, Mystics, State};

/// The position as an audience knows it; this game hides nothing.
fn known(here: &SeenPosition<'_, Mystics>) -> State {
    let Ok(known) = here.resampled(&mut FastSource::new(0));
    known
}

impl Mystics {
    /// As [`Mystics::odds`], for a position as an audience sees it.
    pub fn odds_seen(
        &self,
        here: &SeenPosition<'_, Self>,
        mouse: MouseIx,
        weapon: Maybe<CardIx>,
        with: Option<Ability>,
        on: FoeIx,
    ) -> Option<Odds> {
        self.odds(&known(here), mouse, weapon, with, on)
    }

    /// The cheese that a choice costs the deciding mouse (M1.10, M25.1).
    pub fn cheese_seen(&self, here: &SeenPosition<'_, Self>, choice: Choice) -> u8 {
        self.cheese_for(&known(here), choice)
    }

    /// As [`Mystics::carry`], for a position as an audience sees it.
    pub fn carry_seen(&self, setup: &Setup, here: &SeenPosition<'_, Self>) -> Option<Carried> {
        self.carry(setup, &known(here))
    }

    /// As [`Mystics::go_on`], for a position as an audience sees it.
    pub fn go_on_seen(&self, setup: &Setup, here: &SeenPosition<'_, Self>, chapter: u8) -> Option<Setup> {
        self.go_on(setup, &known(here), chapter)
    }
}
