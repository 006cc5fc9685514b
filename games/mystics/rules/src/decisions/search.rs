//! Searching (M13.1), and the special searches of a chapter (D59).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, acting, plain};
use crate::agenda::{self, Task};
use crate::choice::{Choice, Verdict, demand};
use crate::content;
use crate::index::{MouseIx, SideIx, bit};
use crate::names::number;
use crate::play::Play;
use crate::setup::{SearchLimit, SpecialSearch, Web};
use crate::state::{Plight, State};
use crate::{Mystics, Rule};

/// The choice to search.
#[derive(Clone, Copy)]
pub(super) struct Search;

impl Search {
    /// Offers it to a mouse that may take an action.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_search(state, mouse).is_ok() {
            choices.push(Choice::Search);
        }
    }
}

impl Answer for Search {
    const WORD: &'static str = "search";
    const GROUP: &'static str = "search";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = acting(task)?;
        Some(game.check_action(state, mouse).and_then(|()| game.check_search(state, mouse)))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = play.take_action(task)?;
        play.push(Task::Seek { mouse, search: agenda::Search::Normal });
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M13_1
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-search")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Search)
    }
}

/// The choice of a special search of the chapter.
#[derive(Clone, Copy)]
pub(super) struct Special {
    pub number: u8,
}

impl Special {
    /// Offers the special searches of its side to a mouse that may take an action.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let side = state.side(state.mouse(mouse).spot.tile);
        for (number, ..) in game.specials(state).filter(|(_, at, _)| side.is(*at)) {
            if game.check_special(state, mouse, number).is_ok() {
                choices.push(Choice::Special(number));
            }
        }
    }
}

impl Answer for Special {
    const WORD: &'static str = "special";
    const GROUP: &'static str = "search";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = acting(task)?;
        Some(game.check_action(state, mouse).and_then(|()| game.check_special(state, mouse, self.number)))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = play.take_action(task)?;
        play.push(Task::Seek { mouse, search: agenda::Search::Special(self.number) });
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::D59
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        match game.specials(state).find(|(at, ..)| *at == self.number) {
            Some((.., search)) => Message::new("my-do-special").name("name", &search.name),
            None => Message::new("my-do-search"),
        }
    }

    fn details(self, _: &Mystics) -> String {
        self.number.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        let named = || game.specials(state).find(|(.., search)| *search.id == *details).map(|(at, ..)| at);
        number(details).or_else(named).map(Choice::Special)
    }
}

impl Mystics {
    /// The sides that count as one place for searching (M13.3, D18), as bits.
    fn searched_sides(&self, state: &State, side: SideIx) -> u16 {
        match state.options.search_limit {
            SearchLimit::TileSide => side.bit(),
            SearchLimit::WholeTile => side.bit() | self.reverse(side).map_or(0, SideIx::bit),
        }
    }

    /// Checks whether a mouse may search its side (M13.3).
    pub(crate) fn check_search(&self, state: &State, mouse: MouseIx) -> Verdict {
        let me = state.mouse(mouse);
        self.check_web_search(state, mouse)?;
        let Some(side) = state.side(me.spot.tile).get() else { return Ok(()) };
        if me.searched & side.bit() != 0 {
            return demand(false, Rule::M13_3, "my-no-search-again");
        }
        demand(me.searched & self.searched_sides(state, side) == 0, Rule::D18, "my-no-search-side")
    }

    /// With one reading a webbed mouse may not search (D30).
    fn check_web_search(&self, state: &State, mouse: MouseIx) -> Verdict {
        let held = state.mouse(mouse).plight.has(Plight::WEBBED);
        demand(!(held && state.options.web == Web::MovingAndSearching), Rule::D30, "my-no-search-web")
    }

    /// The special searches of a mouse's side, with their numbers in the chapter.
    pub(crate) fn specials<'a>(
        &'a self,
        state: &State,
    ) -> impl Iterator<Item = (u8, SideIx, &'a content::SpecialSearch)> + 'a {
        let places = self.chapter(state).places.iter();
        let all = places
            .flat_map(|place| place.searches.iter().map(move |search| (SideIx::new(place.side), search)));
        (0u8..).zip(all).map(|(number, (side, search))| (number, side, search))
    }

    /// Checks whether a mouse may make a special search (D59, D60).
    fn check_special(&self, state: &State, mouse: MouseIx, number: u8) -> Verdict {
        let me = state.mouse(mouse);
        let Some((_, side, search)) = self.specials(state).find(|(at, ..)| *at == number) else {
            return demand(false, Rule::D59, "my-no-special");
        };
        let here = state.side(me.spot.tile).is(side) && search.spaces & bit(me.spot.space) != 0;
        demand(here, Rule::D59, "my-no-special-here")?;
        self.check_web_search(state, mouse)?;
        demand(state.over & (1 << (number & 31)) == 0, Rule::D59, "my-no-special-again")?;
        if state.options.special_search == SpecialSearch::Counts {
            demand(me.searched & side.bit() == 0, Rule::D60, "my-no-search-again")?;
            demand(me.searched & self.searched_sides(state, side) == 0, Rule::D18, "my-no-search-side")?;
        }
        self.check_needs(state, mouse, &search.needs)
    }
}
