//! `newleaf.toml`: the printed data of the pieces of Newleaf, except its cards.

use content::{Declared, FaultCollector, File, FileReader, FileSchema};

use crate::content::{
    BasicEvent, Forest, ForestEffect, Gain, LeafBasic, LeafDoes, LeafEvent, LeafForest, LeafPower, LeafSpace,
    Power, SpecialEvent, Stock, Train, Visitor,
};

/// The name of the file.
pub(super) const FILE: &str = "newleaf.toml";

/// What the file holds.
pub(super) struct Newleaf {
    pub basic_events: Vec<BasicEvent>,
    pub special_events: Vec<SpecialEvent>,
    pub forests: Vec<Forest>,
    pub trains: Vec<Train>,
    pub visitors: Vec<Visitor>,
    pub spaces: [LeafSpace; 2],
    pub powers: Vec<Power>,
}

impl Declared for Train {
    const KIND: &'static str = "train";
}

impl Declared for Visitor {
    const KIND: &'static str = "visitor";
}

impl Declared for LeafSpace {
    const KIND: &'static str = "leaf_space";
}

impl Declared for LeafBasic {
    const KIND: &'static str = "leaf_basic";
}

impl Declared for LeafEvent {
    const KIND: &'static str = "leaf_event";
}

impl Declared for LeafForest {
    const KIND: &'static str = "leaf_forest";
}

impl Declared for LeafPower {
    const KIND: &'static str = "leaf_power";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new(FILE)
        .many::<LeafBasic>()
        .many::<LeafEvent>()
        .many::<LeafForest>()
        .many::<Train>()
        .many::<Visitor>()
        .many::<LeafSpace>()
        .many::<LeafPower>()
}

/// Reads the file.
pub(super) fn newleaf(collector: &mut FaultCollector, file: File) -> Option<Newleaf> {
    let mut reader = FileReader::new(collector, file);
    let basic_events = reader.each(|_, _, event: LeafBasic| {
        let LeafBasic { id, name, text, colour, count, points, provenance } = event;
        Some(BasicEvent { id, name, text, colour, all: colour.is_none(), count, points, provenance })
    });
    let special_events = reader.each(|_, _, event: LeafEvent| {
        let LeafEvent { id, name, text, asks, discard, jubilee, points, provenance } = event;
        let asks = [asks.first().copied(), asks.get(1).copied()];
        let leaf = Some(LeafDoes { asks, discard, jubilee });
        Some(SpecialEvent { id, name, text, cards: None, asks: None, leaf, points, provenance })
    });
    let forests = reader.each(|checks, _, forest: LeafForest| {
        let LeafForest { id, name, text, effect, gain, provenance } = forest;
        match effect {
            ForestEffect::Gain if gain.is_empty() => checks.fault("`gain` is empty"),
            ForestEffect::Gain | ForestEffect::CopyForest => {}
            _ => checks.fault("`effect` is `gain` or `copy_forest`"),
        }
        Some(Forest { id, name, text, effect, gain, or: Gain::default(), pay: Stock::NONE, provenance })
    });
    let trains = reader.each(|_, _, train: Train| Some(train));
    let visitors = reader.each(|_, _, visitor: Visitor| Some(visitor));
    let spaces = reader.each(|_, _, space: LeafSpace| Some(space));
    let powers = reader.each(|_, _, power: LeafPower| {
        let LeafPower { id, name, text, pile, effects, provenance } = power;
        Some(Power { id, name, text, hand_limit: 0, tokens: 0, pile, effects, provenance })
    });
    reader.finish();
    Some(Newleaf {
        basic_events: basic_events?,
        special_events: special_events?,
        forests: forests?,
        trains: trains?,
        visitors: visitors?,
        spaces: spaces?.try_into().ok()?,
        powers: powers?,
    })
}
