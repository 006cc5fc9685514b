//! Nightweave prepares for a new season (N12), and her game ends (N13.1).

use tabletop::{Chance, Log};

use super::RING;
use super::station::Shown;
use crate::agenda::{SpiderTask, Task};
use crate::content::Season;
use crate::event::Event;
use crate::index::{MeadowIx, Owner};
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::EarlyJourney;
use crate::state::Post;
use crate::{Everdell, Rule};

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A step of her preparation; each pushes the next one first, so the effects of this one come before it.
    pub fn prepare_spiders(&mut self, step: u8) -> Result<(), C::Error> {
        match step {
            0 => {
                if self.state.lair.season == Season::Autumn {
                    return self.spider_finishes();
                }
                self.push(Task::Spider(SpiderTask::Prepare(1)));
                if self.state.spire().is_some()
                    && (self.state.leaf().is_some() || self.state.brook().is_some())
                {
                    self.cite(Rule::CR9);
                }
                self.she_explores()?;
                self.spiders_home()?;
            }
            1 => {
                self.push(Task::Spider(SpiderTask::Prepare(2)));
                // Another basic event she fully meets is hers too (N12.3).
                self.take_free_event(Rule::N12_3);
                self.renew_activities();
            }
            2 => {
                self.push(Task::Spider(SpiderTask::Prepare(3)));
                self.season_bonus_hers()?;
            }
            _ => {
                self.cite(Rule::R82);
                self.spider_prepared();
            }
        }
        Ok(())
    }

    /// She and her spiders come home; her space in the meadow stays empty for now (N12.2).
    fn spiders_home(&mut self) -> Result<(), C::Error> {
        let left = std::mem::take(&mut self.state.lair.figure);
        self.leaves_station();
        for spider in &mut self.state.lair.spiders {
            if let Post::Journey(space) = *spider
                && self.state.options.early_journey == EarlyJourney::KeepsPoints
            {
                let points =
                    self.game.content.journeys.get(usize::from(space)).map_or(0, |space| space.points);
                self.state.lair.journey_points += points;
            }
            if spider.is_deployed() {
                *spider = Post::Home;
            }
        }
        for event in self.state.basic_events() {
            if self.state.basic_owner(event).is(Owner::RIVAL) {
                self.state.lair.basic_events |= 1 << event.get();
            }
        }
        for (row, owner) in self.state.special_owners.into_iter().enumerate() {
            if owner.is(Owner::RIVAL)
                && let Some(event) = self.state.specials[row].get()
            {
                self.state.keep_special_event(event);
            }
        }
        self.her_ambassador_home();
        self.state.lair.special_this_season = false;
        self.state.lair.stuck = false;
        self.cite(Rule::N12_1);
        self.cite(Rule::R27);
        self.tell(Rule::N12_2, Event::SpidersHome);
        self.spider_prepares_leaving(left)
    }

    /// A basic event whose cards she has is hers without a spider (N12.3, N13.2).
    fn take_free_event(&mut self, rule: Rule) {
        if let Some(post) = self.game.spider_free_event(self.state)
            && let Post::BasicEvent(event) = post
        {
            self.state.own_basic(event, Owner::RIVAL);
            self.state.lair.basic_events |= 1 << event.get();
            self.tell(rule, Event::Achieved { who: Owner::RIVAL, post });
            self.spider_unmasks(post);
        }
    }

    /// Played and unplayed activity cards and those of the next season become the new deck
    /// (N12.5), and the season token is turned (N12.6).
    fn renew_activities(&mut self) {
        let Some(season) = self.state.lair.season.next() else { return };
        let mut joining = 0;
        for (index, card) in self.game.content.activities.iter().enumerate() {
            if card.season == season && self.game.is_in_play(self.state, card) {
                joining |= 1u32 << index;
            }
        }
        let lair = &mut self.state.lair;
        lair.activities |= std::mem::take(&mut lair.played) | joining;
        lair.season = season;
        lair.idle = true;
        self.tell(Rule::N12_5, Event::ActivitiesShuffled);
        self.tell(Rule::N12_6, Event::Prepared { who: Owner::RIVAL, season });
    }

    /// New spiders, and the bonus of the season (N12.7–N12.10).
    fn season_bonus_hers(&mut self) -> Result<(), C::Error> {
        let (count, rule) = match self.state.lair.season {
            Season::Winter => return Ok(()),
            // With Pearlbrook her ambassador comes instead (N17.15).
            Season::Spring if self.state.brook().is_some() => (0, Rule::N12_8),
            Season::Spring => (1, Rule::N12_8),
            Season::Summer => (2, Rule::N12_9),
            Season::Autumn => (3, Rule::N12_10),
        };
        let waiting = self.state.lair.spiders.iter_mut().filter(|spider| **spider == Post::Away);
        for spider in waiting.take(count) {
            *spider = Post::Home;
        }
        self.cite(Rule::N12_7);
        if count > 0 {
            self.tell(rule, Event::SpidersJoined { count: u8::try_from(count).unwrap_or(0) });
        } else {
            self.her_ambassador_joins();
        }
        match self.state.lair.season {
            Season::Summer => {
                // Two random meadow cards to her hand; the meadow is filled after both (R29).
                self.cite(Rule::R29);
                for _ in 0..2 {
                    match self.random_meadow()? {
                        Shown::Meadow(place) => {
                            if let Some(kind) = self.state.meadow[place.index()].take() {
                                self.shuffle_hers();
                                self.state.lair.cards.add_known(kind);
                                self.tell(rule, Event::SpiderTook { place, kind });
                            }
                        }
                        Shown::Station(Some(place)) => self.she_takes_from_station(place, rule),
                        Shown::Station(None) => {}
                    }
                }
                self.spider_legend();
            }
            season => {
                self.spider_draws(rule)?;
                self.spider_draws(rule)?;
                let discards = if season == Season::Autumn { 2 } else { 1 };
                self.cite(Rule::R29);
                for _ in 0..discards {
                    match self.random_meadow()? {
                        Shown::Meadow(place) => {
                            self.cite(Rule::R30);
                            self.discard_meadow_card(place, rule);
                        }
                        Shown::Station(Some(place)) => self.discard_station_card(place, rule),
                        Shown::Station(None) => {}
                    }
                }
                if season == Season::Autumn {
                    self.spider_legend();
                }
            }
        }
        self.cite(rule);
        self.refill()
    }

    /// A random meadow card: the 8-sided die, and from an empty space on clockwise (N12.7, R28).
    pub(super) fn random_meadow(&mut self) -> Result<Shown, C::Error> {
        let shown = match self.her_roll(Rule::N12_7)? {
            Shown::Meadow(place) => place,
            Shown::Station(place) => {
                return Ok(Shown::Station(place.and_then(|place| self.next_at_station(place))));
            }
        };
        let start = RING.iter().position(|&place| place == shown.get()).unwrap_or(0);
        let around = (0..8).map(|step| MeadowIx::new(RING[(start + step) % 8]));
        for place in around {
            if self.state.meadow[place.index()].is_some() {
                return Ok(Shown::Meadow(place));
            }
            self.cite(Rule::R28);
        }
        // The meadow is empty: drawing from it has no effect.
        Ok(Shown::Meadow(shown))
    }

    /// At the end of autumn her game ends instead (N13.1). Workers and figure stay (R110), her trophies
    /// join her city, and then she may meet one more basic event (N13.2), or build one more wonder (N17.17).
    fn spider_finishes(&mut self) -> Result<(), C::Error> {
        self.state.lair.finished = true;
        self.cite(Rule::R110);
        self.cite(Rule::N7_11);
        self.tell(Rule::N13_1, Event::SpiderFinished);
        if self.game.reads(Reading::TrophiesBeforeLastEvent) {
            self.trophies_join()?;
        }
        self.take_free_event(Rule::N13_2);
        self.her_last_wonder();
        Ok(())
    }
}
