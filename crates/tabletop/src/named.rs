//! Options of a setup: enumerations with stable names.

/// Declares an enumeration with stable names, the default first. Setups are written with these
/// names; whoever uses it depends on `serde`.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $($(#[$value_doc])* #[serde(rename = $text)] $value),+
        }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The stable name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}
