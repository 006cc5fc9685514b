//! Views of what Newleaf adds.

use serde::Serialize;

use crate::Everdell;
use crate::index::Owner;
use crate::state::Leaf;

/// What a player has of Newleaf.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeafView {
    /// Golden occupied tokens that are left (L11); `None` if they are not in play.
    pub golden: Option<u8>,
}

impl Everdell {
    pub(super) fn look_at_leaf(&self, leaf: &Leaf, who: Owner) -> LeafView {
        LeafView { golden: leaf.modules.leaf_cards.then(|| leaf.golden[who.index()]) }
    }
}
