//! The boxes of the large expansions: the setup with all of a box, and a setup for a first game with it.

use tabletop::Game;

use super::{Bellfaire, Newleaf, Setup};
use crate::Everdell;

/// A box with a large expansion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Large {
    /// Pearlbrook (P).
    Pearlbrook,
    /// Bellfaire (B), whose modules can each be used alone (B2).
    Bellfaire,
    /// Spirecrest (S).
    Spirecrest,
    /// Newleaf (L), whose modules can each be used alone (L2).
    Newleaf,
}

impl Large {
    /// All of them, in the order in which they were published.
    pub const ALL: [Self; 4] = [Self::Pearlbrook, Self::Spirecrest, Self::Bellfaire, Self::Newleaf];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pearlbrook => "pearlbrook",
            Self::Bellfaire => "bellfaire",
            Self::Spirecrest => "spirecrest",
            Self::Newleaf => "newleaf",
        }
    }

    /// The box with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|large| large.name() == name)
    }

    /// The modules in the box that can each be used alone by this number of people, by their stable names; none if it
    /// has no modules.
    fn modules(self, people: u8) -> Vec<&'static str> {
        match self {
            Self::Pearlbrook | Self::Spirecrest => Vec::new(),
            Self::Bellfaire => {
                // One module only lets more people play (B13).
                let names = Bellfaire::ALL.parts().into_iter().map(|(name, ..)| name);
                names.filter(|&name| people > 4 || name != "more_players").collect()
            }
            Self::Newleaf => Newleaf::ALL.parts().map(|(name, ..)| name).collect(),
        }
    }

    /// The modules that suit a first game: those that are visible on the table and need no memorised rules.
    fn first_modules(self) -> &'static [&'static str] {
        match self {
            Self::Pearlbrook | Self::Spirecrest => &[],
            Self::Bellfaire => &["festival", "garland", "market"],
            Self::Newleaf => &["leaf_cards", "leaf_events", "leaf_forest", "station", "visitors"],
        }
    }
}

impl Setup {
    /// Plays with a module of Bellfaire or Newleaf, by its stable name.
    fn add_module(&mut self, name: &str) {
        if let Some(part) = self.bellfaire.part_mut(name).or_else(|| self.newleaf.part_mut(name)) {
            *part = true;
        }
    }

    /// A first game with a box: alone against Nightweave at her mildest.
    pub fn first_with(large: Large) -> Self {
        let mut setup = Self::nightweave(0);
        setup.pearlbrook = large == Large::Pearlbrook;
        setup.spirecrest = large == Large::Spirecrest;
        large.first_modules().iter().for_each(|module| setup.add_module(module));
        setup
    }
}

impl Everdell {
    /// The same setup with everything of a box that can be played with the other choices: a module that would be
    /// refused stays in the box.
    #[must_use]
    pub fn with_box(&self, setup: &Setup, large: Large) -> Setup {
        let mut with = setup.clone();
        with.pearlbrook |= large == Large::Pearlbrook;
        with.spirecrest |= large == Large::Spirecrest;
        let refused = |setup: &Setup| self.check_setup(setup).err().map(|objection| objection.rule);
        for module in large.modules(setup.players) {
            let mut more = with.clone();
            more.add_module(module);
            let fault = refused(&more);
            if fault.is_none() || fault == refused(&with) {
                with = more;
            }
        }
        with
    }

    /// Whether a setup has everything of a box that can be played with the other choices.
    pub fn has_box(&self, setup: &Setup, large: Large) -> bool {
        let has = match large {
            Large::Pearlbrook => setup.pearlbrook,
            Large::Spirecrest => setup.spirecrest,
            Large::Bellfaire => setup.bellfaire.any(),
            Large::Newleaf => setup.newleaf.any(),
        };
        has && self.with_box(setup, large) == *setup
    }
}
