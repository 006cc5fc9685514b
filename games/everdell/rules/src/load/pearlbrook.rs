//! `pearlbrook.toml`: river cards, adornments and wonders.

use content::{Declared, FaultCollector, File, FileReader, FileSchema};

use crate::content::{Adornment, Gain, RiverCard, RiverSort, Wonder};

/// The records of the file.
pub(super) struct Pearlbrook {
    pub river: Vec<RiverCard>,
    pub adornments: Vec<Adornment>,
    pub wonders: Vec<Wonder>,
}

impl Declared for RiverCard {
    const KIND: &'static str = "river";
}

impl Declared for Adornment {
    const KIND: &'static str = "adornment";
}

impl Declared for Wonder {
    const KIND: &'static str = "wonder";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("pearlbrook.toml").many::<RiverCard>().many::<Adornment>().many::<Wonder>()
}

/// Reads the file.
pub(super) fn pearlbrook(collector: &mut FaultCollector, file: File) -> Option<Pearlbrook> {
    let mut reader = FileReader::new(collector, file);
    let river = reader.each(|checks, _, card: RiverCard| {
        let citizen = card.sort == RiverSort::Citizen;
        if citizen != card.discard.is_some() {
            checks.fault("`discard` is for citizens, and each of them has one");
        }
        if card.discard.is_some_and(|discard| discard.colour.is_some() == discard.different) {
            checks.fault("`discard` has either a `colour` or `different = true`");
        }
        if citizen && (!card.pay.is_empty() || card.draw > 0) {
            checks.fault("`pay` and `draw` are for locations");
        }
        if !citizen && (card.pay.cards > 0 || card.pay.any > 1) {
            checks.fault("`pay` holds point tokens and resources, at most one of any kind");
        }
        if !citizen && (card.pay.points == 0 || card.draw == 0) {
            checks.fault("a location takes point tokens and lets cards be drawn");
        }
        if card.gain.any > 0 || card.gain.cards > 0 {
            checks.fault("`gain` holds resources of given kinds and point tokens");
        }
        Some(card)
    });
    let adornments = reader.each(|checks, _, adornment: Adornment| {
        if adornment.scoring.is_some() == (adornment.points > 0) {
            checks.fault("it has either `scoring` or `points`");
        }
        Some(adornment)
    });
    let wonders = reader.each(|checks, _, wonder: Wonder| {
        if (wonder.cost != Gain { stock: wonder.cost.stock, ..Gain::default() }) || wonder.cost.is_empty() {
            checks.fault("`cost` holds resources of given kinds");
        }
        Some(wonder)
    });
    reader.finish();
    Some(Pearlbrook { river: river?, adornments: adornments?, wonders: wonders? })
}
