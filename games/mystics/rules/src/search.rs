//! Searching (M13) and its finds.

use tabletop::{Chance, Log};

use crate::agenda::{Fighter, Search, Source, Task};
use crate::content::{CardKind, KINDS, Trait};
use crate::event::{Event, Roll};
use crate::index::{CardIx, MouseIx, SideIx};
use crate::kinds::{Face, Gift};
use crate::play::Play;
use crate::setup::{SoldFinds, SpecialSearch};
use crate::state::{Keep, Plight, Whereabouts};
use crate::{Mystics, Rule};

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A search is rolled (M13.1, D59).
    pub fn seek(&mut self, mouse: MouseIx, search: Search) -> Result<(), C::Error> {
        let more: u8 = self
            .game
            .traits(self.state, mouse)
            .map(|one| if let Trait::Search(n) = one { n } else { 0 })
            .sum();
        let dice = if search == Search::Find { 3 } else { 1 } + more;
        let rule = if matches!(search, Search::Special(_)) { Rule::D59 } else { Rule::M13_1 };
        let side = self.state.side(self.state.mouse(mouse).spot.tile);
        let [here, back] = [side.get(), self.game.reverse(side)].map(|side| side.map_or(0, SideIx::bit));
        if self.state.mouse(mouse).searched & back != 0 {
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
                self.state.mouse_mut(mouse).searched |= here;
            }
            self.state.over |= 1 << (number & 31);
            let game = self.game;
            if let Some((.., search)) = game.specials(self.state).find(|(at, ..)| *at == number) {
                self.spend_needs(mouse, &search.needs);
            }
            self.push_effects(Source::Search(number), Some(mouse), None);
            return Ok(());
        }
        self.state.mouse_mut(mouse).searched |= here;
        self.push(Task::Find { mouse, of: if search == Search::Keen { 2 } else { 1 } });
        if self.game.hero(self.state, mouse).has(Gift::Treasure) && !self.state.mouse(mouse).treasure {
            self.state.agenda.replace(Task::Treasure(mouse));
        }
        Ok(())
    }

    /// Draws cards, of which one is kept.
    pub fn find(&mut self, mouse: MouseIx, of: u8) -> Result<(), C::Error> {
        let mut cards = [CardIx::new(0); 2];
        let mut drawn = 0;
        while drawn < of.min(2) {
            if self.state.deck_len() == 0 {
                break;
            }
            let card = self.chance.draw("search-card", &self.state.deck)?;
            self.state.deck[card % KINDS] -= 1;
            cards[usize::from(drawn)] = CardIx::at(card).unwrap_or(CardIx::new(0));
            self.tell(Rule::M13_1, Event::Drew { mouse: Some(mouse), card: cards[usize::from(drawn)] });
            drawn += 1;
        }
        match drawn {
            0 => {
                self.cite(Rule::D58);
                self.tell(Rule::D58, Event::NothingLeft { mouse: Some(mouse) });
            }
            1 => self.found(mouse, cards[0])?,
            _ => self.push(Task::Pick { mouse, cards }),
        }
        Ok(())
    }

    /// Resolves a found card (M13.2).
    pub fn found(&mut self, mouse: MouseIx, card: CardIx) -> Result<(), C::Error> {
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
    pub fn stash(&mut self, card: CardIx) {
        if let Some(treasure) = self.game.treasure_of(card) {
            self.state.treasures[treasure.index()] = Whereabouts::Stash;
            self.tell(Rule::M26_1, Event::Stashed { treasure });
        }
    }
    /// The found card is kept.
    pub fn keep(&mut self, mouse: MouseIx, card: CardIx) {
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
