//! The values of train tiles and visitors, in thousandths of a point.

use crate::agenda::LeafTask;
use crate::index::{Owner, TrainIx, VisitorIx};
use crate::{State, Task};

use super::weigh::Outlook;

impl Outlook<'_> {
    /// The value of the tile or visitor with this number, for a question of Newleaf.
    pub fn station(&self, state: &State, who: Owner, task: Task, number: u8) -> i64 {
        let Some(leaf) = state.leaf() else { return 0 };
        let place = usize::from(number.saturating_sub(1));
        let visitor = || leaf.visitors.up.get(place).and_then(|up| up.get());
        match task {
            Task::Leaf(LeafTask::Tile { .. }) => leaf
                .station
                .trains
                .get(place)
                .and_then(|train| train.get())
                .map_or(0, |train| self.train(train)),
            Task::Leaf(LeafTask::Dismiss { .. }) => -visitor().map_or(0, |one| self.visitor(state, who, one)),
            Task::Leaf(LeafTask::Welcome { .. }) => visitor().map_or(0, |one| self.visitor(state, who, one)),
            Task::Leaf(LeafTask::Follow { kind, .. }) => self.yields(kind),
            _ => 0,
        }
    }

    fn train(&self, train: TrainIx) -> i64 {
        self.game().train(train).map_or(0, |record| self.gain(record.gain))
    }

    /// A visitor whose condition holds is worth its points, any other half of them.
    fn visitor(&self, state: &State, who: Owner, visitor: VisitorIx) -> i64 {
        let points = self.game().visitor(visitor).map_or(0, |record| i64::from(record.points));
        if self.game().pleases(state, who, visitor) { 1000 * points } else { 300 * points }
    }
}
