//! Individual achievements (M29.2): each goes to the first mouse that qualifies.

use tabletop::{Chance, Log};

use crate::event::Event;
use crate::index::MouseIx;
use crate::kinds::Honour;
use crate::play::Play;
use crate::setup::AchievementTime;
use crate::{Mystics, Rule};

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse that qualifies for an achievement gains it, if no mouse has it yet.
    pub fn honour(&mut self, mouse: MouseIx, honour: Honour, rule: Rule) {
        self.cite(Rule::M29_2);
        if !self.state.achievements || self.state.honours[honour.index()].is_some() {
            return;
        }
        self.state.honours[honour.index()] = mouse.into();
        self.tell(rule, Event::Honour { mouse, honour });
        if matches!(honour, Honour::CheeseMaster | Honour::RoachMaster | Honour::EscapeArtist) {
            self.gain_page(rule);
        }
    }

    /// The party gains a page of time (D45).
    pub fn gain_page(&mut self, rule: Rule) {
        self.cite(Rule::D45);
        match self.state.options.achievement_time {
            AchievementTime::EndMarker => {
                self.state.end = self.state.end.saturating_add(1);
                let page = self.state.end;
                self.tell(rule, Event::EndMarker { page });
            }
            AchievementTime::Hourglass => {
                self.state.page = self.state.page.saturating_sub(1).max(1);
                let page = self.state.page;
                self.tell(rule, Event::Hourglass { page });
            }
        }
    }
}
