//! What a reader prefers.

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
    /// Day or night.
    Theme {
        /// As the system has it.
        Auto = "auto",
        /// Day.
        Light = "light",
        /// Night.
        Dark = "dark",
    }
}
preference! {
    /// Whether things move.
    Motion {
        /// They do, unless the system asks for less.
        Full = "full",
        /// They appear in place.
        None = "none",
    }
}
preference! {
    /// How fast the creatures' turn is shown.
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
    /// What is seen of a table.
    Sight {
        /// All that lies on it.
        Whole = "whole",
        /// What happened and what to do now, large: for a phone beside the box.
        Big = "big",
    }
}

preference! {
    /// How many taps on the board make a choice.
    Taps {
        /// The first shows what it would do, the second does it.
        Two = "two",
        /// One does it at once.
        One = "one",
    }
}

preference! {
    /// Whether a table is heard.
    Sound {
        /// It is silent.
        Off = "off",
        /// Dice, cards and the reader's turn have short sounds.
        On = "on",
    }
}

/// What a reader prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Prefs {
    /// The language of every text.
    pub language: Language,
    /// Day or night.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// How fast the creatures' turn is shown.
    pub pace: Pace,
    /// What is seen of a table.
    pub sight: Sight,
    /// How many taps on the board make a choice.
    pub taps: Taps,
    /// Whether a table is heard.
    pub sound: Sound,
}

/// For whom a page is written, and where it stands.
#[derive(Debug, Clone, Copy)]
pub struct Frame<'a> {
    /// What the reader prefers.
    pub prefs: Prefs,
    /// The path of this page with its query, to come back to.
    pub path: &'a str,
    /// The drawings that the reader's page carries already, by name, with spaces between them: a part of a page
    /// comes without these.
    pub drawn: &'a str,
}

impl Frame<'_> {
    /// The texts in the reader's language.
    pub fn words(&self) -> &'static Words {
        Words::of(self.prefs.language)
    }
}
