//! Views of scores.

use serde::Serialize;
use tabletop::RuleId;

use crate::Everdell;
use crate::kind::Kind;
use crate::scoring::{Score, ScoreKind};
use crate::state::Post;

/// A score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreView {
    /// All points.
    pub total: i16,
    /// The source of the points.
    pub lines: Vec<ScoreLineView>,
}

/// One line of a score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreLineView {
    /// The source of the points: `card`, `tokens`, `tokens-on`, `prosperity`, `journey`, `basic-event`,
    /// `special-event`, `award`, `power`, `pearls`, `wonder`, `adornment`, `tile`, `discovery`, `bonus` or an item
    /// counted by the rules of the automated opponent.
    pub what: &'static str,
    /// The card it is for.
    pub card: Option<Kind>,
    /// The journey space, event, wonder or adornment it is for, by its stable name.
    pub id: Option<String>,
    /// How many points.
    pub points: i16,
    /// By which rule.
    pub rule: &'static str,
}

impl Everdell {
    pub(super) fn look_at_score(&self, score: &Score) -> ScoreView {
        let lines = score.lines.iter().map(|line| {
            let event = |post| Some(self.post_name(post).split_off("event:".len()));
            let (what, card, id) = match line.what {
                ScoreKind::Card(kind) => ("card", Some(kind), None),
                ScoreKind::Tokens => ("tokens", None, None),
                ScoreKind::TokensOn(kind) => ("tokens-on", Some(kind), None),
                ScoreKind::Prosperity(kind) => ("prosperity", Some(kind), None),
                ScoreKind::Journey(space) => {
                    let journey = self.content.journeys.get(usize::from(space));
                    ("journey", None, journey.map(|journey| journey.id.to_string()))
                }
                ScoreKind::BasicEvent(index) => ("basic-event", None, event(Post::BasicEvent(index))),
                ScoreKind::SpecialEvent(index) => ("special-event", None, event(Post::SpecialEvent(index))),
                ScoreKind::Award(award) => {
                    ("award", None, self.content.awards.get(award.index()).map(|award| award.id.to_string()))
                }
                ScoreKind::Bonus(kind) => ("bonus", Some(kind), None),
                ScoreKind::Rival(name) => (name, None, None),
                ScoreKind::Power(ability) => {
                    let record = self.content.abilities.get(ability.index());
                    ("power", None, record.map(|power| power.id.to_string()))
                }
                ScoreKind::Pearls => ("pearls", None, None),
                ScoreKind::Wonder(wonder) => {
                    ("wonder", None, self.wonder(wonder).map(|wonder| wonder.id.to_string()))
                }
                ScoreKind::Visitor(visitor) => {
                    ("visitor", None, self.visitor(visitor).map(|record| record.id.to_string()))
                }
                ScoreKind::Adornment(adornment) => {
                    ("adornment", None, self.adornment(adornment).map(|record| record.id.to_string()))
                }
                ScoreKind::Tile(tile) => ("tile", None, Some(self.tile_name(tile))),
                ScoreKind::Discovery(discovery) => ("discovery", None, Some(self.discovery_name(discovery))),
            };
            ScoreLineView { what, card, id, points: line.points, rule: line.rule.id() }
        });
        ScoreView { total: score.total(), lines: lines.collect() }
    }
}
