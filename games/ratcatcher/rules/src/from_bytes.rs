//! Setups and choices from bytes, for tests with arbitrary input.

use tabletop::{Bytes, Maybe};

use crate::content::{Colour, Kind, Slot, Ware};
use crate::{Choice, DistrictIx, Letter, Mode, Options, PeculiarIx, Prey, Ratcatcher, RewardIx, Setup, Zone};

impl Ratcatcher {
    /// As [`Testable::setup_from`](tabletop::laws::Testable::setup_from).
    pub(crate) fn any_setup(&self, bytes: &mut Bytes<'_>) -> Setup {
        let pack = self.pack();
        let ratcatcher = &pack.ratcatchers[bytes.below(pack.ratcatchers.len())];
        let nemesis = &pack.nemeses[bytes.below(pack.nemeses.len())];
        let flags = bytes.byte();
        Setup {
            ratcatcher: ratcatcher.id.to_string(),
            nemesis: nemesis.id.to_string(),
            mode: bytes.one(&Mode::ALL),
            options: options(flags),
        }
    }

    /// As [`Testable::choice_from`](tabletop::laws::Testable::choice_from).
    pub(crate) fn any_choice(&self, bytes: &mut Bytes<'_>) -> Choice {
        match bytes.byte() % 21 {
            0 => Choice::Walk(zone(bytes)),
            1 => Choice::SetTrap(zone(bytes)),
            2 => Choice::Attack(bytes.byte()),
            3 => Choice::Hit(prey(bytes)),
            4 => Choice::Lethal(prey(bytes)),
            5 => Choice::Waste,
            6 => Choice::Use {
                colour: bytes.one(&Colour::ALL),
                zone: a_zone(bytes),
                out: bytes.byte() % 2 == 1,
            },
            7 => Choice::Lead(bytes.one(&Kind::ALL)),
            8 => Choice::SmokeOut(bytes.one(&Kind::ALL)),
            9 => Choice::Stop,
            10 => Choice::Collect,
            11 => Choice::Buy(bytes.one(&Ware::ALL)),
            12 => Choice::Pay(bytes.one(&Kind::ALL)),
            13 => Choice::PayRest,
            14 => Choice::Reward(peculiar(bytes), RewardIx::new(bytes.byte() % 255)),
            15 => Choice::Fill(bytes.one(&Slot::ALL)),
            16 => Choice::Place {
                x: i8::from_le_bytes([bytes.byte()]),
                y: i8::from_le_bytes([bytes.byte()]),
                turn: bytes.byte(),
            },
            17 => Choice::Pick(zone(bytes)),
            18 => Choice::Empty(DistrictIx::new(bytes.byte() % 255)),
            19 => Choice::BagReward(Some(bytes.one(&Ware::ALL)).filter(|_| bytes.byte() > 63)),
            _ => bytes.one(&[Choice::End, Choice::InOrder]),
        }
    }
}

/// Options from bits, one for each option.
fn options(flags: u8) -> Options {
    macro_rules! options {
        ($($field:ident: $type:ident),+ $(,)?) => {{
            let mut bits = flags;
            let mut options = Options::default();
            $(
                options.$field = crate::$type::ALL[usize::from(bits & 1) % crate::$type::ALL.len()];
                bits >>= 1;
            )+
            let _ = bits;
            options
        }};
    }
    options! {
        reactivated_nests: ReactivatedNests,
        breeding_black_rats: BreedingBlackRats,
        traps_and_nemesis: TrapsAndNemesis,
        bonus_dice: BonusDice,
        cheeses_per_zone: CheesesPerZone,
        returning_rats: ReturningRats,
        upgrade_levels: UpgradeLevels,
        traps_in_inactive_districts: TrapsInInactiveDistricts,
    }
}

/// A zone, which need not exist.
fn zone(bytes: &mut Bytes<'_>) -> Zone {
    a_zone(bytes).get().unwrap_or(Zone::of(DistrictIx::new(31), Letter::A))
}

/// A zone, which need not exist, or none.
fn a_zone(bytes: &mut Bytes<'_>) -> Maybe<Zone> {
    match bytes.below(128) {
        127 => Maybe::NONE,
        place => {
            let district = DistrictIx::at(place / 4).unwrap_or(DistrictIx::START);
            Zone::of(district, Letter::at(place % 4).unwrap_or(Letter::A)).into()
        }
    }
}

/// A peculiar rat, which need not exist.
fn peculiar(bytes: &mut Bytes<'_>) -> PeculiarIx {
    PeculiarIx::new(bytes.byte() % 255)
}

fn prey(bytes: &mut Bytes<'_>) -> Prey {
    match bytes.byte() % 3 {
        0 => Prey::Common(bytes.one(&Kind::ALL)),
        1 => Prey::Peculiar(peculiar(bytes)),
        _ => Prey::Nemesis,
    }
}
