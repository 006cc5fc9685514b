//! Enumerations with stable names, for the options of a setup.

/// Declares an enumeration whose values have stable names; the first is the default. The calling crate depends on `serde`.
/// Its JSON Schema contains the comments.
///
/// Fingerprints of positions depend on discriminants. If the default changes, `as NUMBER` keeps the discriminants of
/// older records.
///
/// ```
/// tabletop::named! {
///     /// How hard the game is.
///     Mode {
///         /// For most people.
///         Standard = "standard",
///         /// For experts.
///         Hard = "hard",
///     }
/// }
///
/// assert_eq!((Mode::default(), Mode::Hard.name()), (Mode::Standard, "hard"));
/// assert_eq!(serde_json::to_string(&Mode::Hard)?, "\"hard\"");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! named {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $value_doc:literal])* $value:ident = $text:literal $(as $number:literal)?),+ $(,)? }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $($(#[doc = $value_doc])* #[serde(rename = $text)] $value $(= $number)?),+
        }

        impl $name {
            /// All values, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The stable name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }
        }

        impl $crate::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::core::stringify!($name).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({
                    "description": ::core::concat!($($doc),*).trim(),
                    "oneOf": [$({
                        "type": "string",
                        "const": $text,
                        "description": ::core::concat!($($value_doc),*).trim(),
                    }),+],
                })
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}
