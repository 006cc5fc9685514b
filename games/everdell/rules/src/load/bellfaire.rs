//! `bellfaire.toml`: the printed data of the pieces of Bellfaire.

use std::sync::LazyLock;

use content::{Declared, FaultCollector, File, FileReader, FileSchema};

use crate::content::{
    Asks, Award, BasicEvent, Colour, FairEvent, FairForest, Festival, Forest, ForestEffect, Gain, Market,
    MarketToken, Power, SpecialEvent,
};

/// The name of the file.
pub(super) const FILE: &str = "bellfaire.toml";
/// The stable name of the Flower Festival.
const FESTIVAL: &str = "flower_festival";

/// The contents of the file.
#[derive(Debug, Clone)]
pub(super) struct Bellfaire {
    pub festival: BasicEvent,
    pub special_events: Vec<SpecialEvent>,
    pub forests: Vec<Forest>,
    pub awards: Vec<Award>,
    pub market: Market,
    pub market_tokens: Vec<MarketToken>,
    pub powers: Vec<Power>,
}

impl Declared for Festival {
    const KIND: &'static str = "festival";
}

impl Declared for FairEvent {
    const KIND: &'static str = "fair_event";
}

impl Declared for FairForest {
    const KIND: &'static str = "fair_forest";
}

impl Declared for Award {
    const KIND: &'static str = "award";
}

impl Declared for Market {
    const KIND: &'static str = "market";
}

impl Declared for MarketToken {
    const KIND: &'static str = "market_token";
}

impl Declared for Power {
    const KIND: &'static str = "power";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new(FILE)
        .one::<Festival>()
        .many::<FairEvent>()
        .many::<FairForest>()
        .many::<Award>()
        .one::<Market>()
        .many::<MarketToken>()
        .many::<Power>()
}

/// Reads the file.
pub(super) fn bellfaire(collector: &mut FaultCollector, file: File) -> Option<Bellfaire> {
    let mut reader = FileReader::new(collector, file);
    let festival = reader.one(|_, festival: Festival| {
        let Festival { name, text, points, provenance } = festival;
        let count = u8::try_from(Colour::ALL.len()).unwrap_or(u8::MAX);
        Some(BasicEvent {
            id: FESTIVAL.into(),
            name,
            text,
            colour: None,
            all: false,
            count,
            points,
            provenance,
        })
    });
    let special_events = reader.each(|checks, _, event: FairEvent| {
        let FairEvent { id, name, text, of, count, pay, points, provenance } = event;
        if pay.any > 0 || pay.points > 0 {
            checks.fault("`pay` holds neither `any` nor `point`");
        }
        Some(SpecialEvent {
            id,
            name,
            text,
            cards: None,
            asks: Some(Asks { of, count, pay }),
            leaf: None,
            points,
            provenance,
        })
    });
    let forests = reader.each(|checks, _, forest: FairForest| {
        let FairForest { id, name, text, effect, pay, gain, provenance } = forest;
        match effect {
            ForestEffect::Gain | ForestEffect::GainOne | ForestEffect::PayForGain if gain.is_empty() => {
                checks.fault("`gain` is empty");
            }
            ForestEffect::PayForGain if pay.stock.is_empty() => checks.fault("`pay` holds no resource"),
            ForestEffect::GainOne if gain.stock.is_empty() => checks.fault("`gain` holds no resource"),
            _ => {}
        }
        Some(Forest { id, name, text, effect, gain, or: Gain::default(), pay: pay.stock, provenance })
    });
    let awards = reader.each(|_, _, award: Award| Some(award));
    let market = reader.one(|_, market: Market| Some(market));
    let market_tokens = reader.each(|checks, _, token: MarketToken| {
        if token.pay.any > 0 || token.pay.points > 0 {
            checks.fault("`pay` holds neither `any` nor `point`");
        }
        Some(token)
    });
    let powers = reader.each(|_, _, power: Power| Some(power));
    reader.finish();
    Some(Bellfaire {
        festival: festival?,
        special_events: special_events?,
        forests: forests?,
        awards: awards?,
        market: market?,
        market_tokens: market_tokens?,
        powers: powers?,
    })
}

/// The records of the built-in pack.
static BUILT_IN: LazyLock<Option<Bellfaire>> =
    LazyLock::new(|| bellfaire(&mut FaultCollector::default(), super::builtin::builtin_file(FILE)?));

/// Whether the record of the built-in pack has the same data for the rules.
pub(super) fn is_festival(festival: &BasicEvent) -> bool {
    BUILT_IN.as_ref().is_some_and(|built_in| built_in.festival.points == festival.points)
}

/// As above, for a special event.
pub(super) fn is_event(event: &SpecialEvent) -> bool {
    let seen = |event: &SpecialEvent| (event.id.clone(), event.asks, event.points);
    BUILT_IN
        .as_ref()
        .is_some_and(|built_in| built_in.special_events.iter().any(|own| seen(own) == seen(event)))
}

/// As above, for a forest card.
pub(super) fn is_forest(forest: &Forest) -> bool {
    let seen = |forest: &Forest| (forest.id.clone(), forest.effect, forest.gain, forest.pay);
    BUILT_IN.as_ref().is_some_and(|built_in| built_in.forests.iter().any(|own| seen(own) == seen(forest)))
}

/// As above, for a garland award.
pub(super) fn is_award(award: &Award) -> bool {
    let seen = |award: &Award| (award.id.clone(), award.of, award.first, award.second);
    BUILT_IN.as_ref().is_some_and(|built_in| built_in.awards.iter().any(|own| seen(own) == seen(award)))
}

/// As above, for a token of the market.
pub(super) fn is_token(token: &MarketToken) -> bool {
    let seen = |token: &MarketToken| (token.id.clone(), token.gain, token.pay, token.trade);
    BUILT_IN
        .as_ref()
        .is_some_and(|built_in| built_in.market_tokens.iter().any(|own| seen(own) == seen(token)))
}

/// As above, for a player power.
pub(super) fn is_power(power: &Power) -> bool {
    let seen = |power: &Power| (power.id.clone(), power.hand_limit, power.tokens, power.effects.clone());
    BUILT_IN.as_ref().is_some_and(|built_in| built_in.powers.iter().any(|own| seen(own) == seen(power)))
}
