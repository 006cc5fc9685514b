//! Options of a setup: enumerations with stable names.

/// Declares an enumeration with stable names, the default first. Setups are written with these
/// names; a crate that uses it depends on `serde`.
///
/// Fingerprints of positions depend on the place of a value. Where the default has changed,
/// `as NUMBER` keeps the places that older records were written with.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal $(as $number:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $($(#[$value_doc])* #[serde(rename = $text)] $value $(= $number)?),+
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
