//! The print of the tiles: their spaces, borders and exits.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Deserialize;
use strum::{EnumCount, IntoStaticStr, VariantArray};
use tabletop::Names;

use super::{Colour, Provenance, SPACES, Spaces};

/// One side of a tile (M1.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// Its stable name, such as `guard_room`.
    pub id: Box<str>,
    /// Its name.
    pub name: Arc<Names>,
    /// The side on its back, by number less one.
    pub reverse: u8,
    /// Its colour.
    pub colour: Colour,
    /// The exit areas, by [`crate::kinds::Edge`].
    pub exits: [Option<Exit>; 4],
    /// Its flip space, if it has one.
    pub flip: Option<Flip>,
    /// Its spaces, at most [`SPACES`]; their order is their number.
    pub spaces: Vec<Space>,
    /// The lines and gaps between spaces, for the drawing.
    pub lines: Vec<Border>,
    /// Its drawings.
    pub features: Vec<Feature>,
    /// Walls and black areas that block sight and are no spaces, as polygons in thousandths.
    pub walls: Vec<Vec<(i16, i16)>>,
    /// The data for the rules.
    pub map: Map,
    /// Where it is from.
    pub provenance: Provenance,
}

/// An exit area (M15.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exit {
    /// Its colour.
    pub colour: Colour,
    /// The spaces adjacent to it.
    pub spaces: Spaces,
}

/// A flip space (M15.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flip {
    /// The space.
    pub space: u8,
    /// The mice that can use it.
    pub kind: FlipKind,
}

/// The mice that can use a flip space (M15.6).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FlipKind {
    /// Any mouse.
    Plain,
    /// A mouse with Fishhook & Thread.
    Fishhook,
    /// A tinkerer or a scamp.
    Cog,
}

/// A space of a side (M1.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Space {
    /// Its stable name, such as `a1`.
    pub id: Box<str>,
    /// Its outline in thousandths of the side, origin at the top left, clockwise.
    pub outline: Vec<(i16, i16)>,
    /// Its centre in thousandths: where sight is measured (M11.6) and figures stand.
    pub centre: (i16, i16),
    /// Its appearance: the name of a paint such as `flag`, `plank`, `rug`, `water`, `steel`.
    pub ground: Box<str>,
}

/// A line or gap between two spaces that touch (M7.5, M7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Border {
    /// The higher of the two, for a yellow line.
    pub high: u8,
    /// The lower of the two.
    pub low: u8,
    /// The kind of line or gap.
    pub kind: BorderKind,
    /// One end of its drawing, in thousandths.
    pub from: (i16, i16),
    /// Its other end.
    pub to: (i16, i16),
}

/// The kind of line or gap between two spaces.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum BorderKind {
    /// A yellow line: from high to low costs 1, back costs 3.
    Yellow,
    /// A yellow line without an arrow, or with an arrow either way: 1 both ways.
    Level,
    /// A red line.
    Red,
    /// A dark gap that only levitating mice cross (M7.3).
    Gap,
}

/// A drawing on a side (M7.7): its name and its place, in thousandths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feature {
    /// The drawing.
    pub drawing: Box<str>,
    /// Its centre.
    pub at: (i16, i16),
    /// Its width.
    pub width: i16,
    /// Its rotation in degrees, clockwise.
    pub turned: i16,
}

/// The data of a side for the rules. Spaces are bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Map {
    /// All spaces.
    pub all: Spaces,
    /// The spaces that a mouse reaches for 1 from each space.
    pub walk: [Spaces; SPACES],
    /// The spaces that a mouse reaches for 3 from each space: up across a yellow line (M7.5).
    pub climb: [Spaces; SPACES],
    /// The spaces that a minion reaches in one step from each space; it ignores lines (M20.3).
    pub prowl: [Spaces; SPACES],
    /// The spaces that a levitating mouse reaches for 1 from each space; it ignores lines and gaps (M7.3).
    pub float: [Spaces; SPACES],
    /// The spaces seen from each space, including itself (M11.6).
    pub sight: [Spaces; SPACES],
    /// The steps between any two spaces for a minion on an empty tile; 255 without a way.
    pub distance: Box<[[u8; SPACES]; SPACES]>,
    /// Entry spaces (M17.1).
    pub entries: Spaces,
    /// Spaces with a red X (M18.1).
    pub crosses: Spaces,
    /// Water (M8.1).
    pub water: Spaces,
    /// The space to which the current carries from each space; [`OFF`] for off the tile, [`STILL`] for none (M8.4).
    pub current: [u8; SPACES],
    /// Special areas, which hold any number of figures (M7.4).
    pub areas: Spaces,
    /// Special areas with an entry symbol that are bounded in red (M17.2).
    pub high_entries: Spaces,
}

/// The current carries off the tile (M8.4).
pub const OFF: u8 = 254;
/// No current.
pub const STILL: u8 = 255;

impl Side {
    /// The space with this stable name.
    pub fn space_named(&self, id: &str) -> Option<u8> {
        self.spaces.iter().position(|space| *space.id == *id).and_then(|at| u8::try_from(at).ok())
    }
}
