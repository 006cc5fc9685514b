//! Setups and choices from bytes, for tests with arbitrary input.

use tabletop::{Bytes, Maybe, SetupCatalog};

use crate::index::{CardIx, FoeIx, MouseIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Edge, Foe, Hero, Treasure};
use crate::setup::with_options;
use crate::{Choice, Mystics, Options, Setup};

impl Mystics {
    /// As [`Testable::setup_from`](tabletop::laws::Testable::setup_from).
    pub(crate) fn any_setup(&self, bytes: &mut Bytes<'_>) -> Setup {
        let chapter = 1 + bytes.byte() % 12;
        let flags = bytes.byte();
        let (named, brought) = (flags & 1 != 0, flags & 2 != 0);
        let mice =
            if named { (0..bytes.byte() % 7).map(|_| bytes.one(Hero::ALL)).collect() } else { Vec::new() };
        let carried =
            brought.then(|| self.all_setups().into_iter().find_map(|setup| setup.carried)).flatten();
        let players = 1 + bytes.byte() % 5;
        let leaders = if flags & 4 != 0 {
            (0..bytes.byte() % 7).map(|_| bytes.byte() % 5).collect()
        } else {
            Vec::new()
        };
        let options = match flags >> 6 {
            0 => Options::default(),
            1 => Options::polish(),
            2 => Options::hungarian(),
            _ => options(bytes),
        };
        Setup { chapter, mice, players, leaders, achievements: flags & 8 == 0, carried, options }
    }

    /// As [`Testable::choice_from`](tabletop::laws::Testable::choice_from).
    pub(crate) fn any_choice(&self, bytes: &mut Bytes<'_>) -> Choice {
        match bytes.byte() % 38 {
            0 => Choice::Learn(bytes.one(Ability::ALL)),
            1 => Choice::Walk(space(bytes)),
            2 => Choice::Attack { weapon: weapon(bytes), with: ability(bytes), on: enemy(bytes) },
            3 => Choice::Special(bytes.byte() % 8),
            4 => Choice::Exit(bytes.one(Edge::ALL)),
            5 => Choice::Share(mouse(bytes)),
            6 => Choice::Give(card(bytes)),
            7 => Choice::Take(card(bytes)),
            8 => Choice::Wear(card(bytes)),
            9 => Choice::Stow(card(bytes)),
            10 => Choice::Use(card(bytes)),
            11 => Choice::Ability(bytes.one(Ability::ALL)),
            12 => Choice::Mend(mouse(bytes)),
            13 => Choice::Task(bytes.byte() % 8),
            14 => Choice::PlaceHook(space(bytes)),
            15 => Choice::Launch(mouse(bytes), space(bytes)),
            16 => Choice::Disarm(space(bytes)),
            17 => Choice::Bait(space(bytes)),
            18 => Choice::Catapult(enemy(bytes)),
            19 => Choice::Space(space(bytes)),
            20 => Choice::Mouse(mouse(bytes)),
            21 => Choice::Enemy(enemy(bytes)),
            22 => Choice::Card(bytes.one(Foe::ALL)),
            23 => Choice::Held(card(bytes)),
            24 => Choice::Treasure(bytes.one(Treasure::ALL)),
            25 => Choice::Spot(TileIx::new(bytes.byte() % 9), space(bytes)),
            _ => bytes.one(&[
                Choice::StandUp,
                Choice::Scurry,
                Choice::Search,
                Choice::Recover,
                Choice::Flip,
                Choice::GiveCheese,
                Choice::TakeCheese,
                Choice::Equip,
                Choice::Level,
                Choice::Inspired,
                Choice::TakeHook,
                Choice::PlaceFork,
                Choice::TakeFork,
                Choice::End,
                Choice::Sell,
                Choice::Yes,
                Choice::Done,
            ]),
        }
    }
}

/// Options from bytes, one byte for each option.
fn options(bytes: &mut Bytes<'_>) -> Options {
    macro_rules! options {
        ($($field:ident: $type:ident),+ $(,)?) => {
            Options { $($field: bytes.one(crate::$type::ALL)),+ }
        };
    }
    with_options!(options)
}

/// A space, most often an existing one.
fn space(bytes: &mut Bytes<'_>) -> SpaceIx {
    SpaceIx::new(near(bytes, 40).min(254))
}

/// A search card, most often an existing one.
fn card(bytes: &mut Bytes<'_>) -> CardIx {
    CardIx::new(near(bytes, 64).min(254))
}

/// A weapon, most often an existing one; sometimes bare paws.
fn weapon(bytes: &mut Bytes<'_>) -> Maybe<CardIx> {
    CardIx::at(near(bytes, 64).into()).into()
}

/// A mouse, most often one of the party.
fn mouse(bytes: &mut Bytes<'_>) -> MouseIx {
    MouseIx::new(near(bytes, 6).min(254))
}

/// An enemy, most often a possible one.
fn enemy(bytes: &mut Bytes<'_>) -> FoeIx {
    FoeIx::new(near(bytes, 24).min(254))
}

fn near(bytes: &mut Bytes<'_>, count: u8) -> u8 {
    match bytes.byte() {
        near @ 0..240 => near % count,
        far => far,
    }
}

fn ability(bytes: &mut Bytes<'_>) -> Option<Ability> {
    Some(bytes.one(Ability::ALL)).filter(|_| bytes.byte() % 2 == 1)
}
