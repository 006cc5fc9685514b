//! Preparing for a season (E11), and the bonus of a new season.

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::choice::Refusal;
use crate::content::Season;
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Checks preparing for a season (E11.1).
    pub(crate) fn check_prepare(&self, state: &State, who: Owner) -> Result<(), Refusal> {
        let player = state.player(who);
        if player.season == Season::Autumn {
            return Err(Refusal::plain(Rule::E11_1, "no-season-after"));
        }
        let home = player.at_home();
        if home > 0 {
            return Err(Refusal::counted(Rule::E11_1, "no-idle-workers", 0, home));
        }
        Ok(())
    }

    /// Checks passing (E3.3, E12.1, R97).
    pub(crate) fn check_pass(&self, state: &State, who: Owner) -> Result<(), Refusal> {
        if state.player(who).season == Season::Autumn
            || state.options.passing == crate::setup::Passing::AnyTime
        {
            return Ok(());
        }
        Err(Refusal::plain(Rule::R97, "no-early-pass"))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Prepares for the next season, in the order of E11.2.
    pub fn prepare(&mut self, who: Owner) {
        self.will_explore(who);
        self.push_all(&[Task::Advance { who }, Task::SeasonBonus { who }, Task::Prepared { who }]);
        self.asks_to_stay(who);
        let tower = self.state.city(who).find(Kind::CLOCK_TOWER);
        if let Some(slot) = tower {
            self.push(Task::ClockTower { who, slot });
        }
    }

    /// Workers come home, new ones join, and the season changes (E11.2, E11.3).
    pub fn advance(&mut self, who: Owner) -> Result<(), C::Error> {
        let staying = self.staying(who);
        let lean = self.without_spring_worker(who);
        let player = self.state.player_mut(who);
        let Some(season) = player.season.next() else { return Ok(()) };
        for (index, worker) in player.workers.iter_mut().enumerate() {
            let stays = (player.permanent | staying) & (1 << index) != 0;
            if worker.is_deployed() && !stays {
                *worker = Post::Home;
            }
        }
        let joining = match season {
            Season::Spring if lean => 0,
            Season::Autumn => 2,
            _ => 1,
        };
        let waiting = player.workers.iter_mut().filter(|worker| **worker == Post::Away);
        for worker in waiting.take(joining) {
            *worker = Post::Home;
        }
        player.season = season;
        self.tell(Rule::E11_2, Event::Recalled { who });
        self.workers_home(who);
        self.ambassador_home(who);
        self.cite(Rule::E11_3);
        self.tell(Rule::E3_2, Event::Prepared { who, season });
        self.leaf_season(who);
        self.season_begins(who);
        self.weather_with_season(who)
    }

    /// The bonus of the new season (E11.3).
    pub fn season_bonus(&mut self, who: Owner) {
        self.cite(Rule::E11_3);
        match self.state.player(who).season {
            Season::Spring | Season::Autumn => self.start_production(who),
            Season::Summer => {
                let left = self.room(who).min(2);
                self.push_all(&[Task::DrawMeadow { who, left, may: true }, Task::Refill]);
            }
            Season::Winter => {}
        }
    }
}
