//! Tests of personalities, plans and plots, a file for each sort.

#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of `Play` by name does not fit every lifetime of the borrowed table"
)]

mod personalities;
mod plans;
mod plots;

use std::sync::Arc;

use tabletop::{
    AnyChance, Audience, Chance, ChanceSuspended, Decision, Game, Log, Maybe, Question, Seat, Shape, Story,
};

use super::*;
use crate::agenda::{Source, Way};
use crate::content::{Resource, Season};
use crate::index::{BasicEventIx, BasicIx, ClearingIx, JourneyIx, MeadowIx, Owner, PersonalityIx, Slot};
use crate::state::{FACE_DOWN, OCCUPIED, SPARED, WEBBED};

/// Chance that gives dice the wanted numbers, and every other question its first possible answer.
struct Wanted(Vec<u16>);

impl Chance for Wanted {
    type Error = ChanceSuspended;

    fn answer(&mut self, question: Question<'_>) -> Result<u16, ChanceSuspended> {
        let first = question.possible().next().unwrap();
        if matches!(question.shape, Shape::Die(_)) && !self.0.is_empty() {
            return Ok(self.0.remove(0));
        }
        Ok(first)
    }
}

type AnyPlay<'a, 'b> = Play<'a, &'b mut AnyChance<'b>, &'b mut dyn Log<Everdell>>;

/// A table with one person, whose turn it is.
struct Table {
    game: Everdell,
    state: State,
    chance: Wanted,
    story: Story<Everdell>,
}

impl Table {
    /// The person's first turn, with an empty hand, nothing in stock, and a level of 2.
    fn new(setup: &Setup) -> Self {
        let game = Everdell::new(Arc::new(crate::load::builtin().clone()));
        let mut chance = Wanted(Vec::new());
        let mut state = game.begin_any(setup, &mut chance, &mut Story::default()).unwrap();
        state.agenda.clear();
        state.turn = Owner::FIRST;
        state.lair.figure = Maybe::NONE;
        // She takes no more turns, to isolate the module.
        state.lair.finished = true;
        state.lair.points = 0;
        state.lair.web_special_events = 0;
        state.lair.web_basic_events = [0; 4];
        (state.lair.web_basic, state.lair.web_forest) = (0, 0);
        state.rival_city = crate::state::City::default();
        for spider in &mut state.lair.spiders {
            if spider.is_deployed() {
                *spider = Post::Home;
            }
        }
        (state.basic_owners, state.special_owners) = ([tabletop::Maybe::NONE; 4], [tabletop::Maybe::NONE; 4]);
        let hand: Vec<Kind> = state.player(Owner::FIRST).hand.cards().collect();
        for kind in hand {
            state.player_mut(Owner::FIRST).hand.take(kind);
        }
        state.agenda.push(Task::Turn);
        Self { game, state, chance, story: Story::default() }
    }

    fn with_plan(plan: Plan) -> Self {
        Self::new(&Setup { plan: Some(plan.id().to_owned()), ..Setup::nightweave(2) })
    }

    fn with_personality(personality: Personality) -> Self {
        let mut table =
            Self::new(&Setup { personality: Some(personality.id().to_owned()), ..Setup::nightweave(2) });
        // She sits at the upper left: the spaces 2, 5 and 6 are marked.
        table.state.lair.figure = MeadowIx::new(0).into();
        table.state.meadow[0] = None;
        table
    }

    fn with_plot(plot: Plot) -> Self {
        let mut table = Self::new(&Setup { plots: true, ..Setup::nightweave(2) });
        table.draws(plot);
        table
    }

    fn hand(mut self, kinds: &[Kind]) -> Self {
        for &kind in kinds {
            self.state.player_mut(Owner::FIRST).hand.add(kind);
        }
        self
    }

    fn stock(mut self, stock: [u8; 4]) -> Self {
        self.state.player_mut(Owner::FIRST).stock = Stock(stock);
        self
    }

    fn city(mut self, kinds: &[Kind]) -> Self {
        for &kind in kinds {
            self.state.city_mut(Owner::FIRST).add(Built::new(kind));
        }
        self
    }

    /// Runs a function of the rules as [`Game::play_any`] does, to avoid compiling a second engine.
    fn play<T>(&mut self, act: impl FnOnce(&mut AnyPlay<'_, '_>) -> T) -> T {
        let mut chance: &mut AnyChance<'_> = &mut self.chance;
        let mut log: &mut dyn Log<Everdell> = &mut self.story;
        let mut play = Play { game: &self.game, state: &mut self.state, chance: &mut chance, log: &mut log };
        let done = act(&mut play);
        play.run().unwrap();
        done
    }

    /// This plot is drawn, as at the end of a preparation.
    fn draws(&mut self, plot: Plot) {
        self.state.lair.plots = 1 << plot.ix().get();
        self.play(|play| play.spider_prepared());
    }

    /// She sits down in a space.
    fn enters(&mut self, place: MeadowIx) {
        self.state.lair.figure = place.into();
        self.state.meadow[usize::from(place)] = None;
        self.play(|play| play.spider_entered()).unwrap();
    }

    fn asked(&self) -> Decision<Rule> {
        self.game.decision(&self.state).unwrap()
    }

    fn name(&self) -> &'static str {
        self.asked().name
    }

    fn choose(&mut self, choice: Choice) {
        self.game.check(&self.state, choice).unwrap_or_else(|refused| panic!("{choice:?}: {refused:?}"));
        self.game.play_any(&mut self.state, choice, &mut self.chance, &mut self.story).unwrap();
    }

    fn refused(&self, choice: Choice) -> Rule {
        self.game.check(&self.state, choice).unwrap_err().rule
    }

    fn allowed(&self, choice: Choice) -> bool {
        let mut choices = Vec::new();
        self.game.choices(&self.state, &mut choices);
        assert_eq!(choices.contains(&choice), self.game.check(&self.state, choice).is_ok());
        choices.contains(&choice)
    }

    fn hers(&self) -> u16 {
        self.state.lair.points
    }

    fn cites(&self, rule: Rule) -> bool {
        self.story.entries.iter().any(|entry| entry.rule == rule || entry.also.contains(&rule))
    }
}

fn buy(kind: Kind) -> Choice {
    Choice::Play { source: Source::Hand(kind), way: Way::Cost }
}

fn take(place: MeadowIx) -> Choice {
    Choice::Play { source: Source::Meadow(place), way: Way::Cost }
}

#[test]
fn the_modules_have_the_order_of_the_content() {
    let content = crate::load::builtin();
    let personalities = content.personalities.iter().map(|module| &*module.id);
    assert!(personalities.eq(Personality::ALL.iter().map(|module| module.id())));
    assert!(content.plans.iter().map(|plan| &*plan.id).eq(Plan::ALL.iter().map(|plan| plan.id())));
    assert!(content.plots.iter().map(|plot| &*plot.id).eq(Plot::ALL.iter().map(|plot| plot.id())));
}

#[test]
fn she_goes_to_no_special_event_that_has_an_owner() {
    let mut table = Table::with_plot(Plot::Cheat);
    assert!(table.game.spider_special_event(&table.state).is_some());
    table.state.special_owners = [Owner::FIRST.into(); 4];
    assert_eq!(table.game.spider_special_event(&table.state), None);
}

#[test]
fn only_seats_of_the_game_are_people() {
    let table = Table::with_plot(Plot::Cheat);
    let people: Vec<Owner> = Owner::first(7).filter(|&owner| table.state.is_person(owner)).collect();
    assert_eq!(people, [Owner::FIRST]);
}
