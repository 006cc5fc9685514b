//! Searching (M13) and what is found.

use tabletop::{Chance, Log};

use crate::agenda::{Fighter, Search, Source, Task};
use crate::choice::{Verdict, demand};
use crate::content::{CardKind, KINDS, Trait};
use crate::event::{Event, Roll};
use crate::kinds::{Face, Gift};
use crate::play::{NO_ONE, Play};
use crate::setup::{SearchLimit, SoldFinds, SpecialSearch, Web};
use crate::state::{Keep, Plight, State, Whereabouts, bit};
use crate::{Mystics, Rule};

impl Mystics {
    /// The sides that count as one place for searching (M13.3, D18), as bits.
    fn searched_sides(&self, state: &State, side: u8) -> u16 {
        let reverse = self.content.sides[usize::from(side)].reverse;
        match state.options.search_limit {
            SearchLimit::TileSide => 1 << side,
            SearchLimit::WholeTile => 1 << side | 1 << reverse,
        }
    }

    /// Whether a mouse may search where it is (M13.3).
    pub(crate) fn check_search(&self, state: &State, mouse: u8) -> Verdict {
        let me = state.mouse(mouse);
        self.check_web_search(state, mouse)?;
        let side = state.side(me.spot.tile);
        if me.searched & (1 << side) != 0 {
            return demand(false, Rule::M13_3, "my-no-search-again");
        }
        demand(me.searched & self.searched_sides(state, side) == 0, Rule::D18, "my-no-search-side")
    }

    /// With one reading a webbed mouse does not search (D30).
    fn check_web_search(&self, state: &State, mouse: u8) -> Verdict {
        let held = state.mouse(mouse).plight.has(Plight::WEBBED);
        demand(!(held && state.options.web == Web::MovingAndSearching), Rule::D30, "my-no-search-web")
    }

    /// The special searches of the side a mouse is on, with their numbers in the chapter.
    pub(crate) fn specials<'a>(
        &'a self,
        state: &State,
    ) -> impl Iterator<Item = (u8, u8, &'a crate::content::SpecialSearch)> + 'a {
        let places = self.chapter(state).places.iter();
        let all = places.flat_map(|place| place.searches.iter().map(move |search| (place.side, search)));
        (0u8..).zip(all).map(|(number, (side, search))| (number, side, search))
    }

    /// Whether a mouse may make a special search (D59, D60).
    pub(crate) fn check_special(&self, state: &State, mouse: u8, number: u8) -> Verdict {
        let me = state.mouse(mouse);
        let Some((_, side, search)) = self.specials(state).find(|(at, ..)| *at == number) else {
            return demand(false, Rule::D59, "my-no-special");
        };
        let here = state.side(me.spot.tile) == side && search.spaces & bit(me.spot.space) != 0;
        demand(here, Rule::D59, "my-no-special-here")?;
        self.check_web_search(state, mouse)?;
        demand(state.over & (1 << (number & 31)) == 0, Rule::D59, "my-no-special-again")?;
        if state.options.special_search == SpecialSearch::Counts {
            demand(me.searched & (1 << side) == 0, Rule::D60, "my-no-search-again")?;
            demand(me.searched & self.searched_sides(state, side) == 0, Rule::D18, "my-no-search-side")?;
        }
        self.check_needs(state, mouse, &search.needs)
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A search is rolled (M13.1, D59).
    pub fn seek(&mut self, mouse: u8, search: Search) -> Result<(), C::Error> {
        let more: u8 = self
            .game
            .traits(self.state, mouse)
            .map(|one| if let Trait::Search(n) = one { n } else { 0 })
            .sum();
        let dice = if search == Search::Find { 3 } else { 1 } + more;
        let rule = if matches!(search, Search::Special(_)) { Rule::D59 } else { Rule::M13_1 };
        let side = self.state.side(self.state.mouse(mouse).spot.tile);
        let reverse = self.game.content.sides[usize::from(side)].reverse;
        if self.state.mouse(mouse).searched & (1 << reverse) != 0 {
            // It has found something on the other side of this tile.
            self.cite(Rule::D18);
        }
        if self.state.mouse(mouse).plight.has(Plight::WEBBED) {
            self.cite(Rule::D30);
        }
        self.geared(mouse, |one| matches!(one, Trait::Search(_)));
        let faces = self.roll("search", Fighter::Mouse(mouse), Roll::Search, dice, rule)?;
        let found = faces.count(Face::star) > 0;
        self.tell(rule, Event::Searched { mouse, found });
        if !found {
            return Ok(());
        }
        if let Search::Special(number) = search {
            self.cite(Rule::D60);
            if self.state.options.special_search == SpecialSearch::Counts {
                self.state.mouse_mut(mouse).searched |= 1 << side;
            }
            self.state.over |= 1 << (number & 31);
            let game = self.game;
            if let Some((.., search)) = game.specials(self.state).find(|(at, ..)| *at == number) {
                self.spend_needs(mouse, &search.needs);
            }
            self.push_effects(Source::Search(number), mouse, NO_ONE);
            return Ok(());
        }
        self.state.mouse_mut(mouse).searched |= 1 << side;
        self.push(Task::Find { mouse, of: if search == Search::Keen { 2 } else { 1 } });
        if self.game.hero(self.state, mouse).has(Gift::Treasure) && !self.state.mouse(mouse).treasure {
            self.state.agenda.replace(Task::Treasure(mouse));
        }
        Ok(())
    }

    /// Cards are drawn, of which one is kept.
    pub fn find(&mut self, mouse: u8, of: u8) -> Result<(), C::Error> {
        let mut cards = [0; 2];
        let mut drawn = 0;
        while drawn < of.min(2) {
            if self.state.deck_len() == 0 {
                break;
            }
            let card = self.chance.draw("search-card", &self.state.deck)?;
            self.state.deck[card % KINDS] -= 1;
            cards[usize::from(drawn)] = u8::try_from(card).unwrap_or(0);
            self.tell(Rule::M13_1, Event::Drew { mouse, card: cards[usize::from(drawn)] });
            drawn += 1;
        }
        match drawn {
            0 => {
                self.cite(Rule::D58);
                self.tell(Rule::D58, Event::NothingLeft { mouse });
            }
            1 => self.found(mouse, cards[0])?,
            _ => self.push(Task::Pick { mouse, cards }),
        }
        Ok(())
    }

    /// What becomes of a card that was found (M13.2).
    pub fn found(&mut self, mouse: u8, card: u8) -> Result<(), C::Error> {
        match self.game.card(card).kind {
            CardKind::Event => {
                let pile = &mut self.state.discard[usize::from(card) % KINDS];
                *pile = pile.saturating_add(1);
                self.tell(Rule::M13_2, Event::Used { mouse, card });
                self.card_works(mouse, card);
            }
            CardKind::Party if self.state.options.sold_finds != SoldFinds::AnyCard => {
                self.cite(Rule::D17);
                self.stash(card);
            }
            _ => self.push(Task::Found { mouse, card }),
        }
        Ok(())
    }

    /// A party item goes to the stash (M26.1).
    pub fn stash(&mut self, card: u8) {
        if let Some(treasure) = self.game.treasure_of(card) {
            self.state.treasures[treasure.index()] = Whereabouts::Stash;
            self.tell(Rule::M26_1, Event::Stashed { treasure });
        }
    }
    /// The found card is kept.
    pub fn keep(&mut self, mouse: u8, card: u8) {
        if self.game.card(card).kind == CardKind::Party {
            self.stash(card);
            return;
        }
        let keep = self.game.keeps(card);
        self.state.mouse_mut(mouse).cards.add(card, keep);
        self.tell(Rule::M13_2, Event::Kept { mouse, card, keep });
        if keep == Keep::Pack {
            self.push(Task::Overfull(mouse));
        }
    }
}
