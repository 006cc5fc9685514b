//! The setups of Everdell, and what the tests of laws for all games need.

use tabletop::laws::Testable;
use tabletop::{Bytes, Game, Notation, SetupCatalog};

use crate::content::Set;
use crate::setup::MajorMix;
use crate::{
    Bellfaire, Choice, Everdell, Kind as Card, MOST_KINDS, Newleaf, RivalKind, Setup, State, TwoHumans,
};

impl SetupCatalog for Everdell {
    fn first_setup(&self) -> Setup {
        Setup::default()
    }

    fn solo_setup(&self) -> Setup {
        Setup::nightweave(self.first_setup().level)
    }

    fn named_setup(&self, name: &str) -> Option<Setup> {
        match name {
            "nightweave" => Some(Setup::nightweave(2)),
            "rugwort" => Some(Setup::rugwort(1)),
            _ => None,
        }
    }

    fn is_shared(&self, setup: &Setup) -> bool {
        let together = setup.options.two_humans == TwoHumans::Together;
        setup.players == 1 || setup.rival != RivalKind::None && together
    }

    fn setup_name(&self, setup: &Setup) -> String {
        let mut name = match setup.rival {
            RivalKind::None => format!("{}-players", setup.players),
            RivalKind::Nightweave => format!("nightweave-{}-{}", setup.level, setup.players),
            RivalKind::Rugwort => format!("rugwort-{}", setup.year),
        };
        let parts = [
            ("plots", setup.plots),
            ("evertail", setup.evertail),
            ("more_legends", setup.more_legends),
            ("legends", setup.legends),
            ("abilities", setup.abilities),
            ("farms", setup.farms),
            ("extra", setup.extra),
            ("rugwort_cards", setup.rugwort_cards),
            ("pearlbrook", setup.pearlbrook),
            ("spirecrest", setup.spirecrest),
        ];
        let parts = parts.into_iter().filter(|(_, played)| *played).map(|(part, _)| part);
        let parts = parts.chain(
            setup.bellfaire.parts().into_iter().filter(|(_, played, _)| *played).map(|(part, ..)| part),
        );
        // All of them have one name, or the name of a file would be too long.
        let whole = setup.newleaf == Newleaf::ALL;
        let modules = setup.newleaf.parts().filter(|(_, played, _)| *played && !whole).map(|(part, ..)| part);
        let parts = parts.chain(modules).chain(whole.then_some("newleaf"));
        for part in setup.personality.as_deref().into_iter().chain(setup.plan.as_deref()).chain(parts) {
            name.push('-');
            name.push_str(part);
        }
        name
    }

    /// Every number of people, every level and year, and every module alone. Every mini-expansion and every module of
    /// Bellfaire alone, among people and against each opponent. Pearlbrook and Bellfaire alone and together, and
    /// everything together.
    fn all_setups(&self) -> Vec<Setup> {
        let base = Setup::default;
        let mut setups: Vec<Setup> = (2..=4).map(|players| Setup { players, ..base() }).collect();
        for level in 0..=4 {
            setups.extend((1..=2).map(|players| Setup { players, ..Setup::nightweave(level) }));
        }
        setups.extend((1..=3).map(Setup::rugwort));
        let pack = self.pack();
        for module in &pack.personalities {
            setups.extend((1..=2).map(|players| Setup {
                players,
                personality: Some(module.id.to_string()),
                ..Setup::nightweave(2)
            }));
        }
        for plan in &pack.plans {
            let mut setup = Setup { plan: Some(plan.id.to_string()), ..Setup::nightweave(2) };
            if self.check_setup(&setup).is_err() {
                // The weaver's whim changes a personality, and has no effect without one (N15.14).
                setup.personality = pack.personalities.first().map(|module| module.id.to_string());
            }
            setups.push(setup);
        }
        setups.extend([1, 4].map(|level| Setup { plots: true, ..Setup::nightweave(level) }));
        let minis: [fn(&mut Setup); 8] = [
            |setup| setup.evertail = true,
            |setup| setup.more_legends = true,
            |setup| setup.legends = true,
            |setup| setup.abilities = true,
            |setup| setup.farms = true,
            |setup| setup.extra = true,
            |setup| setup.rugwort_cards = true,
            |setup| {
                setup.evertail = true;
                setup.more_legends = true;
                setup.legends = true;
                setup.abilities = true;
                setup.farms = true;
                setup.extra = true;
                setup.rugwort_cards = true;
            },
        ];
        for mini in minis {
            for table in [base(), Setup { players: 4, ..base() }, Setup::nightweave(2), Setup::rugwort(2)] {
                let mut setup = table;
                mini(&mut setup);
                setups.push(setup);
            }
        }
        for table in [base(), Setup { players: 3, ..base() }, Setup { players: 4, ..base() }] {
            setups.push(Setup { pearlbrook: true, ..table.clone() });
            let mut all = table;
            minis[7](&mut all);
            setups.push(Setup { pearlbrook: true, ..all });
        }
        for players in 2..=4 {
            let newleaf =
                Newleaf { leaf_cards: true, leaf_events: true, leaf_forest: true, ..Newleaf::default() };
            let station = Newleaf { station: true, visitors: true, knoll: true, ..newleaf };
            let fair = Bellfaire { powers: false, more_players: false, ..Bellfaire::ALL };
            setups.push(Setup { players, newleaf, ..base() });
            setups.push(Setup { players, newleaf: station, ..base() });
            setups.push(Setup { players, newleaf: Newleaf { leaf_powers: false, ..Newleaf::ALL }, ..base() });
            setups.push(Setup {
                players,
                newleaf: Newleaf::ALL,
                bellfaire: Bellfaire { powers: true, ..fair },
                ..base()
            });
            let mut all = Setup { players, newleaf: station, bellfaire: fair, ..base() };
            minis[7](&mut all);
            setups.push(all);
        }
        let bellfaire = Bellfaire { more_players: true, ..Bellfaire::default() };
        setups.extend([5, 6].map(|players| Setup { players, bellfaire, ..base() }));
        let modules = Bellfaire { powers: false, ..Bellfaire::ALL };
        let mut six = Setup { players: 6, bellfaire: modules, pearlbrook: true, ..base() };
        minis[7](&mut six);
        six.abilities = false;
        setups.push(six);
        for level in 0..=4 {
            let hers = |players| Setup { players, pearlbrook: true, ..Setup::nightweave(level) };
            setups.extend((1..=2).map(hers));
        }
        for level in 0..=4 {
            for players in 1..=2 {
                let newleaf = Newleaf { leaf_powers: false, ..Newleaf::ALL };
                setups.push(Setup { players, newleaf, ..Setup::nightweave(level) });
            }
        }
        let newleaf =
            Newleaf { leaf_cards: true, leaf_events: true, leaf_forest: true, ..Newleaf::default() };
        setups.push(Setup { newleaf, ..Setup::nightweave(2) });
        let newleaf = Newleaf { leaf_powers: false, ..Newleaf::ALL };
        let fair = Bellfaire { powers: false, more_players: false, ..Bellfaire::ALL };
        let mut all = Setup { players: 2, newleaf, bellfaire: fair, ..Setup::nightweave(3) };
        minis[7](&mut all);
        setups.push(all);
        let mut all = Setup { pearlbrook: true, ..Setup::nightweave(2) };
        minis[7](&mut all);
        setups.push(all);
        setups.extend(on_the_trail(minis[7]));
        setups.extend(mixed(minis[7]));
        for bellfaire in Bellfaire::singles() {
            setups.extend([base(), Setup::nightweave(2)].map(|table| Setup { bellfaire, ..table }));
        }
        let bellfaire = Bellfaire { more_players: false, ..Bellfaire::ALL };
        for pearlbrook in [false, true] {
            let with = |table| Setup { pearlbrook, bellfaire, ..table };
            setups.extend([base(), Setup { players: 4, ..base() }].map(with));
            for level in [2, 4] {
                setups.extend((1..=2).map(|players| with(Setup { players, ..Setup::nightweave(level) })));
            }
        }
        // Leave out the mixes that the rules refuse.
        setups.retain(|setup| self.check_setup(setup).is_ok());
        setups
    }
}

/// Setups with Spirecrest; `all` puts every mini-expansion in play.
fn on_the_trail(all: fn(&mut Setup)) -> Vec<Setup> {
    let people = |players| Setup { players, spirecrest: true, ..Setup::default() };
    let hers = |level, players| Setup { players, spirecrest: true, ..Setup::nightweave(level) };
    let mut setups: Vec<Setup> = (2..=4).map(people).collect();
    let mut minis = people(2);
    all(&mut minis);
    let modules = Bellfaire { powers: false, ..Bellfaire::ALL };
    let powers = Bellfaire { powers: true, ..Bellfaire::default() };
    setups.extend([
        minis,
        Setup { bellfaire: modules, ..people(6) },
        Setup { bellfaire: powers, ..people(3) },
    ]);
    for level in 0..=4 {
        setups.extend((1..=2).map(|players| hers(level, players)));
    }
    let mut minis = hers(3, 2);
    all(&mut minis);
    setups.push(minis);
    setups
}

/// Setups with the player powers of Newleaf, and with several of the large expansions (C1); `all` puts every
/// mini-expansion in play.
fn mixed(all: fn(&mut Setup)) -> Vec<Setup> {
    let powers = Newleaf { leaf_powers: true, ..Newleaf::default() };
    let fair = Bellfaire { powers: true, ..Bellfaire::default() };
    let with_powers = |table| Setup { newleaf: powers, ..table };
    let mut setups: Vec<Setup> =
        (2..=4).map(|players| with_powers(Setup { players, ..Setup::default() })).collect();
    setups.push(with_powers(Setup { players: 4, bellfaire: fair, ..Setup::default() }));
    setups.extend((1..=2).map(|players| with_powers(Setup { players, ..Setup::nightweave(2) })));
    setups.push(with_powers(Setup::rugwort(2)));
    setups.push(with_powers(Setup { pearlbrook: true, ..Setup::default() }));
    let mixes = [(true, true, false), (true, false, true), (false, true, true), (true, true, true)];
    for (pearlbrook, spirecrest, leaf) in mixes {
        let newleaf = if leaf { Newleaf { leaf_powers: false, ..Newleaf::ALL } } else { Newleaf::default() };
        let mix = |mut table: Setup| {
            table.options.major_mix = MajorMix::Mixed;
            Setup { pearlbrook, spirecrest, newleaf, ..table }
        };
        setups.extend([2, 4].map(|players| mix(Setup { players, ..Setup::default() })));
        setups.extend(
            [(1, 0), (2, 1), (3, 2), (4, 1)]
                .map(|(level, players)| mix(Setup { players: players.max(1), ..Setup::nightweave(level) })),
        );
    }
    for table in [Setup { players: 6, ..Setup::default() }, Setup { players: 2, ..Setup::nightweave(3) }] {
        let more_players = table.players > 4;
        let mut setup = Setup {
            pearlbrook: true,
            spirecrest: true,
            newleaf: Newleaf::ALL,
            bellfaire: Bellfaire { more_players, ..Bellfaire::ALL },
            ..table
        };
        all(&mut setup);
        setup.abilities = !more_players;
        setup.options.major_mix = MajorMix::Mixed;
        setups.push(setup);
    }
    setups
}

impl Testable for Everdell {
    fn conserves(&self, first: &State, now: &State) -> Result<(), String> {
        // With player powers the pigs are kept after the game has begun, and their pile is formed then.
        let has_pile = now.pile_owner.is_some();
        let (before, after) = (census(self, first, has_pile), census(self, now, has_pile));
        match self.kinds().find(|kind| before[kind.index()] != after[kind.index()]) {
            None => Ok(()),
            Some(kind) => Err(format!(
                "{} of {}, but {} at first",
                after[kind.index()],
                self.kind_name(kind),
                before[kind.index()]
            )),
        }
    }

    fn recounts(&self, state: &State) -> Result<(), String> {
        self.recount(state)
    }

    fn probes(&self, state: &State) -> Vec<Choice> {
        let things = [
            "prepare",
            "pass",
            "done",
            "deck",
            "discard",
            "pile",
            "twig",
            "berry",
            "station:1",
            "station:3",
            "reserved",
            "ticket",
            "knoll",
            "station",
            "number:0",
            "number:1",
            "number:9",
            "seat:0",
            "seat:1",
            "seat:rival",
            "colour:production",
            "meadow:1",
            "meadow:8",
            "shown:1",
            "hand:farm",
            "hand:fool",
            "hand:king",
            "legend:poe",
            "basic:three_twigs",
            "forest:upper_right",
            "haven",
            "journey:5",
            "river:shoal",
            "river:two_tan",
            "wonder:hopewatch_gate",
            "card:0:0",
            "card:1:2",
        ];
        things.iter().filter_map(|thing| self.candidates(state, thing)).flatten().collect()
    }

    fn setup_from(&self, bytes: &mut Bytes<'_>) -> Setup {
        self.any_setup(bytes)
    }

    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Choice {
        self.any_choice(bytes)
    }
}

/// The pieces in the game: the cards of the deck, wherever they are now.
fn census(game: &Everdell, state: &State, has_pile: bool) -> [u16; MOST_KINDS] {
    let mut cards = [0u16; MOST_KINDS];
    for (kind, count) in game.kinds().zip(&mut cards) {
        *count = u16::from(state.deck[kind])
            + u16::from(state.discard[kind])
            + u16::from(state.lair.cards.known(kind))
            + u16::from(state.lair.cards.trophies(kind));
    }
    let lying = state.meadow.iter().chain(&state.shown).chain([&state.lair.top]);
    let stored = state.stores.iter().flat_map(|store| &store.cards);
    let turned = state.everyone().flat_map(|player| &player.webbed);
    let held = state.everyone().flat_map(|player| player.hand.cards()).chain(state.limbo.cards());
    let cities = state.cities().flat_map(|owner| state.city(owner).iter());
    let built = cities.flat_map(|(_, card)| card.held().chain([card.kind]));
    let beside = state.spire().into_iter().flat_map(crate::Spire::cards);
    let beside = beside.chain(state.leaf().into_iter().flat_map(crate::Leaf::cards));
    for kind in lying.chain(stored).chain(turned).flatten().copied().chain(held).chain(built).chain(beside) {
        cards[kind.index()] += 1;
    }
    // Legends are dealt from a pile of their own and leave the game (N17.4); so do the Farms of
    // the pigs (N5.13).
    for kind in game.kinds() {
        if Set::of(kind).legendary() || has_pile && game.face(kind) == Card::FARM {
            cards[kind.index()] = 0;
        }
    }
    cards
}
