//! The preferences of a reader.

use i18n::Words;
use tabletop::Language;

/// Declares a preference: its values by stable name, the default first.
macro_rules! preference {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$value_doc])* $value),+
        }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The stable name, as forms and cookies write it.
            pub fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }

            /// The value with this name.
            pub fn find(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}

preference! {
    /// The colour theme.
    Theme {
        /// That of the system.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}
preference! {
    /// Animations.
    Motion {
        /// Things move, unless the system asks for reduced motion.
        Full = "full",
        /// Things appear in place.
        None = "none",
    }
}
preference! {
    /// The pace of the creatures' turn.
    Pace {
        /// A step every 900 ms.
        Normal = "normal",
        /// Slower.
        Slow = "slow",
        /// Faster.
        Fast = "fast",
    }
}

preference! {
    /// The view of a table.
    Sight {
        /// The whole table.
        Whole = "whole",
        /// Only events and choices, in large type: for a phone beside the physical game.
        Big = "big",
    }
}

preference! {
    /// The number of taps on the board that make a choice.
    Taps {
        /// The first tap shows the choice, the second makes it.
        Two = "two",
        /// One tap makes the choice.
        One = "one",
    }
}

preference! {
    /// The sounds of a table.
    Sound {
        /// No sounds.
        Off = "off",
        /// Dice, cards and the reader's turn have short sounds.
        On = "on",
    }
}

/// The preferences of a reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Prefs {
    /// The language of every text.
    pub language: Language,
    /// The colour theme.
    pub theme: Theme,
    /// Animations.
    pub motion: Motion,
    /// The pace of the creatures' turn.
    pub pace: Pace,
    /// The view of a table.
    pub sight: Sight,
    /// The number of taps on the board that make a choice.
    pub taps: Taps,
    /// The sounds of a table.
    pub sound: Sound,
}

/// The reader of a page, and its path.
#[derive(Debug, Clone, Copy)]
pub struct Frame<'a> {
    /// The preferences.
    pub prefs: Prefs,
    /// The path and query of this page, for returning to it.
    pub path: &'a str,
    /// The drawings that the reader's page already has, by name, separated by spaces: a part of a page
    /// omits them.
    pub drawn: &'a str,
}

impl Frame<'_> {
    /// The texts in the reader's language.
    pub fn words(&self) -> &'static Words {
        Words::of(self.prefs.language)
    }
}
