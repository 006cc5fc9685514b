//! Cheat: the die names an event that becomes a trophy, unless three items are paid (N16.23).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::event::Event;
use crate::index::{BasicEventIx, Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Cheat.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// Cheat asks whether it is thwarted, and for which items.
#[derive(Clone, Copy)]
pub(crate) struct Cheat;

impl Purpose for Cheat {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_23
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn can_say_yes(self, _: &Everdell, state: &State, who: Owner) -> bool {
        let player = state.player(who);
        player.stock.total() + u16::from(player.hand.len()) >= 3
    }

    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        if yes {
            play.push(Task::PayMix { who, left: 3, done: 0, least: 3, why: WHY });
            return Ok(());
        }
        play.cheat()
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        Ok(())
    }
}

impl Everdell {
    /// The event that Cheat names, if one is available (N16.23, R80).
    fn cheated(&self, state: &State, face: u8) -> Option<Post> {
        let basic = BasicEventIx::first(4).filter(|&event| state.basic_owners[event.index()].is_none());
        let mut basic = basic.map(Post::BasicEvent).filter(|&post| state.workers_at(post) == 0);
        let special = (0..4)
            .filter(|&row| state.special_owners[row].is_none())
            .filter_map(|row| state.specials[row].get());
        let mut special = special.map(Post::SpecialEvent).filter(|&post| state.workers_at(post) == 0);
        match face {
            1 | 2 => basic.next(),
            3 | 4 => basic.next_back(),
            5 | 6 => special.next(),
            _ => special.next_back(),
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The die names an event that becomes a trophy (N16.23).
    fn cheat(&mut self) -> Result<(), C::Error> {
        let face = self.chance.die("d8", 8)?;
        self.tell(Rule::N16_23, Event::Rolled { face });
        let post = self.game.cheated(self.state, face);
        match post {
            Some(Post::BasicEvent(event)) => {
                self.state.basic_owners[event.index()] = Owner::RIVAL.into();
                self.state.lair.basic_events |= 1 << event.get();
            }
            Some(Post::SpecialEvent(event)) => {
                if let Some(row) = self.state.special_row(event) {
                    self.state.special_owners[row] = Owner::RIVAL.into();
                }
                self.state.keep_special_event(event);
            }
            _ => {
                let level = self.state.level;
                self.gain_points(Owner::RIVAL, level, Rule::N16_23);
            }
        }
        if let Some(post) = post {
            self.cite(Rule::R80);
            self.tell(Rule::N16_23, Event::Achieved { who: Owner::RIVAL, post });
        }
        Ok(())
    }
}
