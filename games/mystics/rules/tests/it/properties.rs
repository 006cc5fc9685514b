//! Fast computations of the rules agree with slow ones: the reach of a mouse, the way of a minion, and the odds of
//! an attack.
//!
//! Set `GAMES` to play this number of games of every chapter instead of one.

use std::sync::Arc;

use mystics::content::{CardKind, HazardTime, SPACES, Spaces, Trait};
use mystics::kinds::{Ability, Creature, Gift, Treasure};
use mystics::{
    Choice, Event, Fighter, FoeIx, Fraction, Keep, MouseIx, Mystics, Plight, Setup, SideIx, SpaceIx, State,
    Stays, TileIx, Whereabouts, load,
};
use serde_json::json;
use tabletop::{Answer, Audience, Chance, FastSource, Game, Log, Notation, Question, ScenarioState, Silent};

fn game() -> Mystics {
    Mystics::new(Arc::new(load::builtin().clone()))
}

fn has(set: Spaces, space: usize) -> bool {
    set & (1 << space) != 0
}

/// Plays a game of every chapter at random.
fn each_choice(from: u64, mut look: impl FnMut(&Mystics, &State, Choice, &mut FastSource) -> State) {
    let game = game();
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    for seed in from..from + games {
        for chapter in 1..=11 {
            let setup = Setup { chapter, ..Setup::default() };
            let (mut chance, mut chooser) = (FastSource::new(seed), FastSource::new(!seed));
            let mut state = game.begin_fast(&setup, &mut chance);
            let mut choices = Vec::new();
            while game.outcome(&state).is_none() {
                game.choices(&state, &mut choices);
                let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
                state = look(&game, &state, choice, &mut chance);
            }
        }
    }
}

/// The figures on each space of a tile: mice, small and large enemies, without one mouse or enemy.
fn crowd(
    game: &Mystics,
    state: &State,
    tile: TileIx,
    mouse: Option<MouseIx>,
    foe: Option<FoeIx>,
) -> [(u8, u8, u8); SPACES] {
    let mut there = [(0, 0, 0); SPACES];
    for (_, one) in state.mice_on(tile).filter(|(at, _)| Some(*at) != mouse) {
        there[usize::from(one.spot.space)].0 += 1;
    }
    for (_, one) in state.foes_on(tile).filter(|(at, _)| Some(*at) != foe) {
        let here = &mut there[usize::from(one.spot.space)];
        match one.creature {
            Creature::Brodie => {}
            creature if game.pack().foe(creature.cards()[0]).large => here.2 += 1,
            _ => here.1 += 1,
        }
    }
    there
}

/// Whether a space is full; special areas never are (M7.8).
fn is_full((mice, small, large): (u8, u8, u8)) -> bool {
    mice + small >= 4 || large > 0
}

/// The reach of a mouse with its movement, computed slowly: every space again and again.
fn slow_reach(game: &Mystics, state: &State, mouse: MouseIx) -> Vec<(SpaceIx, u8)> {
    let me = state.mouse(mouse);
    let tile = me.spot.tile;
    let side = &game.pack().sides[state.side(tile).get().unwrap().index()];
    let map = &side.map;
    let there = crowd(game, state, tile, Some(mouse), None);
    let chapter = &game.pack().chapters[usize::from(state.chapter)];
    let hero = game.pack().heroes[me.hero.index()].facts;
    let worn = me.cards.all().iter().filter(|held| held.keep == Keep::Gear);
    let worn = worn.map(|held| game.pack().search[usize::from(held.card)].facts);
    let bare = me.plight.has(Plight::GOLEM);
    let climbs = !bare
        && worn.into_iter().any(|card| card.kind != CardKind::Weapon && card.traits.contains(&Trait::Climb));
    let hook = match state.treasures[Treasure::Fishhook.index()] {
        Whereabouts::Placed { tile: at, one, other } if at == tile => {
            Some((usize::from(one), usize::from(other)))
        }
        _ => None,
    };
    let danger = |space: usize| {
        let places = chapter.places.iter().filter(|place| state.side(tile).is(SideIx::new(place.side)));
        let hazards = places.flat_map(|place| &place.hazards);
        hazards.into_iter().any(|hazard| hazard.when == HazardTime::Enter && has(hazard.spaces, space))
    };
    let stops = |space: usize| {
        let trap = !hero.has(Gift::Lesson) && has(state.tiles[usize::from(tile)].traps, space);
        there[space].1 + there[space].2 > 0 || has(map.water, space) || trap || danger(space)
    };
    let step = |from: usize, to: usize| {
        if hook == Some((from, to)) || hook == Some((to, from)) {
            return Some(1);
        }
        if state.doing.floating {
            return has(map.float[from], to).then_some(1);
        }
        match (has(map.walk[from], to), has(map.climb[from], to)) {
            (true, _) => Some(1),
            (false, true) => Some(if climbs { 1 } else { 3 }),
            (false, false) => None,
        }
    };
    let start = usize::from(me.spot.space);
    let left = u32::from(state.doing.left);
    let mut costs = [u32::MAX; SPACES];
    costs[start] = 0;
    for _ in 0..SPACES {
        for from in 0..side.spaces.len() {
            if costs[from] == u32::MAX || (from != start && stops(from)) {
                continue;
            }
            for to in 0..side.spaces.len() {
                let open = has(map.areas, to) || !is_full(there[to]);
                let Some(cost) = step(from, to).filter(|_| open) else { continue };
                costs[to] = costs[to].min(costs[from] + cost);
            }
        }
    }
    let all = SpaceIx::enumerate(costs).filter(|(space, cost)| *cost <= left && space.index() != start);
    all.map(|(space, cost)| (space, u8::try_from(cost).unwrap())).collect()
}

#[test]
fn a_mouse_gets_where_slow_counting_says() {
    let mut looked = 0;
    each_choice(0, |game, state, choice, chance| {
        let turn = game.view(state, Audience::Spectator).turn;
        let asked = game.decision(state).is_some_and(|asked| asked.name == "turn");
        if let Some(turn) = turn.filter(|turn| asked && !turn.reach.is_empty()) {
            let spot = state.mouse(turn.mouse).spot;
            let wet = has(
                game.pack().sides[state.side(spot.tile).get().unwrap().index()].map.water,
                spot.space.into(),
            );
            if !wet {
                let found: Vec<(SpaceIx, u8)> = {
                    let mut all: Vec<_> = turn.reach.iter().map(|one| (one.space, one.cost)).collect();
                    all.sort_unstable();
                    all
                };
                assert_eq!(found, slow_reach(game, state, turn.mouse), "{}", game.describe(state));
                looked += 1;
            }
        }
        game.apply(state, choice, chance, &mut Silent).unwrap()
    });
    assert!(looked > 200, "only {looked} moves were checked");
}

/// The steps from a space to each other over some spaces, computed slowly.
fn slow_steps(ways: &[Spaces; SPACES], from: usize, over: impl Fn(usize) -> bool) -> [u32; SPACES] {
    let mut steps = [u32::MAX; SPACES];
    steps[from] = 0;
    loop {
        let before = steps;
        for here in (0..SPACES).filter(|&here| before[here] < u32::MAX) {
            for next in (0..SPACES).filter(|&next| has(ways[here], next) && over(next)) {
                steps[next] = steps[next].min(before[here] + 1);
            }
        }
        if steps == before {
            return steps;
        }
    }
}

/// Follows every walking minion, from the position after its die roll.
struct Follower<'a> {
    game: &'a Mystics,
    die: Option<(State, FoeIx, u8)>,
    followed: u32,
}

impl Follower<'_> {
    fn walked(&mut self, foe: FoeIx, to: Option<SpaceIx>, after: Option<MouseIx>) {
        let Some((state, walker, reach)) = self.die.take() else { return };
        if walker != foe {
            return;
        }
        let enemy = *state.enemy(foe);
        let tile = enemy.spot.tile;
        if matches!(state.treasures[Treasure::Grape.index()], Whereabouts::Placed { tile: at, .. } if at == tile)
            && enemy.creature == Creature::Roach
        {
            return;
        }
        self.followed += 1;
        let side = &self.game.pack().sides[state.side(tile).get().unwrap().index()];
        let map = &side.map;
        let there = crowd(self.game, &state, tile, None, Some(foe));
        let large = self.game.pack().foe(enemy.creature.cards()[0]).large;
        let chapter = &self.game.pack().chapters[usize::from(state.chapter)];
        let barred = chapter
            .places
            .iter()
            .find(|place| state.side(tile).is(SideIx::new(place.side)))
            .map_or(0, |place| place.barred);
        let open = |space: usize| {
            let (mice, small, big) = there[space];
            let taken = if large { mice + small + big > 0 } else { is_full(there[space]) };
            has(map.all & !barred, space) && (has(map.areas, space) || !taken)
        };
        let start = usize::from(enemy.spot.space);
        let out = slow_steps(&map.prowl, start, open);
        let text = || format!("foe {foe} with {reach} in {}", self.game.describe(&state));
        // It walks towards a nearest mouse: to its space, or to one beside it if that is full.
        let far = |space: usize| {
            if out[space] < u32::MAX {
                return out[space];
            }
            let beside = (0..SPACES).filter(|&next| has(map.prowl[space], next)).map(|next| out[next]).min();
            beside.unwrap_or(u32::MAX).saturating_add(1)
        };
        let prey: Vec<(MouseIx, usize)> = state
            .mice_on(tile)
            .filter(|(_, mouse)| !mouse.plight.has(Plight::HIDDEN))
            .map(|(at, mouse)| (at, usize::from(mouse.spot.space)))
            .collect();
        let Some(nearest) = prey.iter().map(|(_, space)| far(*space)).min() else {
            assert_eq!(to, None, "nobody is there for {}", text());
            return;
        };
        let Some(to) = to.map(usize::from) else {
            // It could not get any nearer to its mouse.
            let goals = prey.iter().filter(|(_, space)| far(*space) == nearest);
            let better = goals.into_iter().all(|(_, goal)| {
                let home = slow_steps(&map.prowl, *goal, |space| open(space) || space == start);
                let nearer = |space: usize| {
                    out[space] > 0 && out[space] <= u32::from(reach) && home[space] < home[start]
                };
                (0..SPACES).any(nearer)
            });
            assert!(!better, "there was a way for {}", text());
            return;
        };
        let (_, goal) =
            *prey.iter().find(|(mouse, _)| Some(*mouse) == after).expect("it walks to a mouse of its tile");
        assert_eq!(far(goal), nearest, "another mouse is nearer to {}", text());
        assert!(out[to] > 0 && out[to] <= u32::from(reach), "{to} is too far for {}", text());
        let home = slow_steps(&map.prowl, goal, |space| open(space) || space == start);
        let within = |space: usize| out[space] <= u32::from(reach);
        let best = (0..SPACES).filter(|&space| within(space)).map(|space| home[space]).min().unwrap();
        let facts = self.game.pack().foe(enemy.creature.cards()[0]);
        let sees = facts.ranged && prey.iter().any(|(_, space)| has(map.sight[to], *space));
        let snared = usize::from(state.snare.space) == to && state.snare.tile == tile;
        if best == u32::MAX || sees || snared {
            // It stands where it sees a mouse, or in a snare, or as near as possible to a mouse out of reach.
            return;
        }
        assert_eq!(home[to], best, "it could get nearer than {to}: {}", text());
        if home[start] < u32::MAX {
            assert_eq!(
                out[to] + home[to],
                home[start],
                "the way over {to} is not a shortest one for {}",
                text()
            );
        }
    }
}

impl Log<Mystics> for Follower<'_> {
    fn emit(&mut self, state: &State, _: mystics::Rule, event: <Mystics as Game>::Event) {
        match event_of(event) {
            Event::FoeDie { foe, reach, .. } => self.die = Some((state.clone(), foe, reach)),
            Event::FoeWalked { foe, to, after, .. } => self.walked(foe, Some(to), after),
            Event::FoeStays { foe, why: Stays::NoWay } => self.walked(foe, None, None),
            _ => {}
        }
    }

    fn cite(&mut self, _: mystics::Rule) {}
}

fn event_of(told: <Mystics as Game>::Event) -> Event {
    told.what
}

#[test]
fn minions_walk_where_slow_counting_says() {
    let mut followed = 0;
    each_choice(10, |game, state, choice, chance| {
        let mut listener = Follower { game, die: None, followed: 0 };
        let next = game.apply(state, choice, chance, &mut listener).unwrap();
        followed += listener.followed;
        next
    });
    assert!(followed > 100, "only {followed} minions walked");
}

/// Dice with given faces in order; any other answer is the first possible one.
struct Shown {
    faces: Vec<u8>,
    next: usize,
}

impl Chance for Shown {
    type Error = std::convert::Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error> {
        if matches!(question.what, "attack" | "defence") && self.next < self.faces.len() {
            self.next += 1;
            return Ok(self.faces[self.next - 1].into());
        }
        Ok(question.possible().next().unwrap_or(0))
    }
}

/// The result of one attack.
#[derive(Default)]
struct Outcome {
    wounds: u8,
    hits: Option<u8>,
    cheese: bool,
    surge: bool,
    defeated: bool,
}

impl Log<Mystics> for Outcome {
    fn emit(&mut self, _: &State, _: mystics::Rule, event: <Mystics as Game>::Event) {
        match event_of(event) {
            Event::Hits { hits } if self.hits.is_none() => self.hits = Some(hits),
            Event::Wounded { on: Fighter::Foe(_), count, .. } => self.wounds = count,
            Event::Cheese { .. } => self.cheese = true,
            Event::Surge { .. } => self.surge = true,
            Event::Defeated { .. } => self.defeated = true,
            _ => {}
        }
    }

    fn cite(&mut self, _: mystics::Rule) {}
}

/// The odds of an attack equal the results of all dice, played by the rules.
#[test]
fn odds_are_what_every_fall_of_the_dice_brings() {
    let game = game();
    let setup = Setup { chapter: 1, ..Setup::default() };
    let mice =
        json!({ "collin": { "at": "c3", "gear": ["collins_sword"], "abilities": ["feint"], "cheese": 3 } });
    let bow = json!({
        "tilda": { "at": "c3", "gear": ["long_bow"], "abilities": ["first_aid"] },
        "collin": { "at": "c1" },
    });
    let cases = [
        (json!({ "mice": mice, "enemies": [{ "is": "roach", "at": "d3" }], "wheel": 5 }), None),
        (json!({ "mice": mice, "enemies": [{ "is": "rat_warrior", "at": "c3" }], "wheel": 4 }), None),
        (
            json!({ "mice": mice, "enemies": [{ "is": "rat_warrior", "at": "d3" }], "wheel": 5 }),
            Some(Ability::Feint),
        ),
        (json!({ "mice": mice, "enemies": [{ "is": "spider", "at": "d3", "wounds": 1 }], "wheel": 5 }), None),
        (json!({ "mice": mice, "enemies": [{ "is": "skitter_clak", "at": "d3" }], "wheel": 5 }), None),
        (json!({ "mice": mice, "enemies": [{ "is": "brodie", "at": "d3" }], "wheel": 5 }), None),
        (
            json!({ "mice": bow, "enemies": [{ "is": "roach", "at": "e3" }], "wheel": 0, "turn": "tilda" }),
            None,
        ),
    ];
    let mut looked = 0;
    for (position, with) in cases {
        let state = game
            .position(&setup, &position)
            .unwrap_or_else(|fault| panic!("{}: {} in {position}", fault.at, fault.what));
        let mouse = state.mouse_now().unwrap();
        let gear = state.mouse(mouse).cards.all();
        let weapon =
            gear.iter().find(|held| game.pack().search[usize::from(held.card)].facts.weapon.is_some());
        let weapon = weapon.unwrap().card.into();
        let choice = Choice::Attack { weapon, with, on: FoeIx::new(0) };
        let odds = game.odds(&state, mouse, weapon, with, FoeIx::new(0)).unwrap();
        let count = u32::from(odds.dice + odds.defence);
        if count > 6 {
            continue;
        }
        game.check(&state, choice).unwrap_or_else(|refusal| panic!("{:?} in {position}", refusal.message));
        let mut ways = [0u64; 6];
        let mut wounds = vec![0u64; usize::from(odds.dice) + 1];
        for roll in 0..6u64.pow(count) {
            let faces = (0..count).map(|at| u8::try_from(roll / 6u64.pow(at) % 6).unwrap()).collect();
            let mut outcome = Outcome::default();
            game.apply(&state, choice, &mut Shown { faces, next: 0 }, &mut outcome).unwrap();
            let missed = outcome.hits == Some(0);
            wounds[usize::from(outcome.wounds)] += 1;
            for (way, so) in ways.iter_mut().zip([
                missed,
                !missed && outcome.wounds == 0,
                outcome.wounds > 0,
                outcome.cheese,
                outcome.surge,
                outcome.defeated,
            ]) {
                *way += u64::from(so);
            }
        }
        let all = 6u64.pow(count);
        let told = [odds.missed, odds.blocked, odds.wounded, odds.cheese, odds.surge, odds.defeated];
        for (fraction, ways) in told.into_iter().zip(ways) {
            assert_eq!(
                u128::from(fraction.of) * u128::from(all),
                u128::from(ways) * u128::from(fraction.out_of),
                "{odds:?} in {position}"
            );
        }
        for (at, ways) in wounds.into_iter().enumerate() {
            let fraction = odds.wounds.get(at).copied().unwrap_or(Fraction { of: 0, out_of: 1 });
            assert_eq!(fraction.of * all, ways * fraction.out_of, "{at} wounds of {odds:?} in {position}");
        }
        looked += 1;
    }
    assert!(looked > 4, "only {looked} attacks were checked");
}

/// A mouse that gives away a card that raised its life may be captured by its wounds (M22.1) while equipping or
/// sharing.
#[test]
fn life_that_is_taken_off_is_lost() {
    let game = game();
    let setup = Setup { chapter: 1, ..Setup::default() };
    let collin = json!({ "at": "c1", "gear": ["copper_locket"], "wounds": 4, "pack": ["dagger", "catnip"] });
    let position = json!({ "mice": { "collin": collin, "nez": { "at": "c1" } } });
    let state = game.position(&setup, &position).unwrap();
    for choices in [["equip", "stow:copper_locket"], ["share:nez", "give:copper_locket"]] {
        let mut state = state.clone();
        for name in choices {
            let choice = game.find_choice(&state, name).unwrap();
            state = game.apply(&state, choice, &mut FastSource::new(0), &mut Silent).unwrap();
        }
        let collin = state.mouse(MouseIx::new(0));
        assert!(collin.plight.has(Plight::CAPTURED) && !collin.is_active(), "{choices:?}");
        assert_eq!((collin.wounds, state.page), (0, 2));
        assert!(!game.decision(&state).is_some_and(|asked| matches!(asked.name, "equip" | "share")));
    }
    // A golem only fights without its equipment.
    let golem = json!({ "mice": { "collin": {
        "at": "c1", "gear": ["copper_locket"], "wounds": 4, "plight": ["golem"],
    } } });
    assert!(game.position(&setup, &golem).is_ok());
}
