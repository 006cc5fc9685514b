//! Nightweave's plots (N16): one at each of her preparations, or two when the plot thickens.

use tabletop::{Chance, Log, Maybe};

use super::{HUMAN, Plan, Plot};
use crate::agenda::{ModuleTask, Task, Why};
use crate::content::{Colour, ForestEffect, Gain, PLOTS, Resource, Season};
use crate::event::Event;
use crate::index::{MeadowIx, Owner, PlotIx, Slot, WorkerIx, bits};
use crate::play::Play;
use crate::setup::PlagueWebs;
use crate::state::{FACE_DOWN, PLAGUED, Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// The basic locations and clearings on which a plot puts web tokens, as bits (R66).
    fn webs_of(&self, state: &State, plot: Plot) -> (u8, u8) {
        let yields = |gain: &Gain| match plot {
            Plot::BerryJam => gain.stock[Resource::Berry] > 0 || gain.any > 0,
            Plot::Sticky => gain.stock[Resource::Resin] > 0 || gain.any > 0,
            _ => true,
        };
        let (all, exclusive, forests) = match plot {
            Plot::BerryJam | Plot::Sticky => (true, true, true),
            Plot::InvisibleTrap => (true, true, false),
            Plot::SpiderTax | Plot::Orders => (false, true, false),
            Plot::ForestBandits | Plot::SpidersTrees => (false, false, true),
            _ => return (0, 0),
        };
        let mut webs = (0, 0);
        for (place, basic) in self.content.basics.iter().enumerate() {
            if (all || (exclusive && !basic.shared)) && yields(&basic.gain) {
                webs.0 |= 1 << place;
            }
        }
        for (clearing, &forest) in state.forest.iter().enumerate() {
            let forest = forest.get().and_then(|forest| self.content.forests.get(forest.index()));
            let Some(forest) = forest else { continue };
            let jam = matches!(plot, Plot::BerryJam | Plot::Sticky);
            let fits = match forest.effect {
                ForestEffect::Gain => yields(&forest.gain),
                ForestEffect::DiscardForAny => true,
                _ => !jam,
            };
            if forests && fits {
                webs.1 |= 1 << clearing;
            }
        }
        webs
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// She has prepared: the old plot ends, and a new one is drawn (N16.1, R82); when the plot
    /// thickens an instant one and then a seasonal one (N15.13).
    pub fn spider_prepared(&mut self) {
        if !self.state.has_plots() {
            return;
        }
        self.end_plots();
        let draw = |seasonal| Task::Module(ModuleTask::DrawPlot { seasonal });
        if self.state.lair.plan_is(Plan::Thickens) {
            self.push_all(&[draw(Some(false)), draw(Some(true))]);
        } else {
            self.push(draw(None));
        }
    }

    /// Undoes the lasting effects of the old plot (R67, R68, R70).
    fn end_plots(&mut self) {
        let lair = &mut self.state.lair;
        (lair.plot, lair.second_plot) = (Maybe::NONE, Maybe::NONE);
        if lair.web_basic | lair.web_forest != 0 {
            (lair.web_basic, lair.web_forest) = (0, 0);
            self.cite(Rule::N12_4);
            self.tell(Rule::R67, Event::WebsGone);
        }
        for slot in bits(self.state.city(HUMAN).used()) {
            self.turn(slot, false, Rule::R68);
        }
        self.mark_plagued(false);
        let webbed = std::mem::take(&mut self.state.player_mut(HUMAN).webbed);
        for kind in webbed.into_iter().flatten() {
            self.state.player_mut(HUMAN).hand.add(kind);
            self.tell(Rule::R70, Event::TurnedAway { who: HUMAN, kind: Some(kind), away: false });
        }
    }

    /// Puts the web tokens of Plague on the cards of all cities, or takes them off, if the setup says that later cards
    /// have none (R131).
    fn mark_plagued(&mut self, on: bool) {
        if self.state.options.plague != PlagueWebs::WhenDrawn {
            return;
        }
        for owner in [HUMAN, Owner::RIVAL] {
            for slot in bits(self.state.city(owner).used()) {
                if let Some(card) = self.state.city_mut(owner).get_mut(slot) {
                    let spaced = self.game.facts(card.kind).spots > 0;
                    card.marks &= !PLAGUED;
                    card.marks |= if on && spaced { PLAGUED } else { 0 };
                }
            }
        }
        self.cite(Rule::R131);
    }

    /// A card of the city is turned face down, or up again.
    pub fn turn(&mut self, slot: Slot, down: bool, rule: Rule) {
        let Some(card) = self.state.city_mut(HUMAN).get_mut(slot) else { return };
        if card.has(FACE_DOWN) == down {
            return;
        }
        card.marks ^= FACE_DOWN;
        let kind = card.kind;
        self.tell(rule, Event::Turned { who: HUMAN, slot, kind, down });
    }

    /// A plot is drawn and begins.
    pub fn draw_plot(&mut self, seasonal: Option<bool>) -> Result<(), C::Error> {
        let left = self.state.lair.plots;
        let plots = self.game.content.plots.iter().enumerate();
        let mut counts = [0u8; PLOTS];
        for (count, (index, plot)) in counts.iter_mut().zip(plots) {
            let sort = seasonal.is_none_or(|seasonal| plot.seasonal == seasonal);
            *count = u8::from(sort && left >> index & 1 == 1);
        }
        if counts.iter().all(|&count| count == 0) {
            return Ok(());
        }
        let drawn = self.chance.draw("plot", &counts)?;
        let Some(plot) = PlotIx::at(drawn) else { return Ok(()) };
        let lair = &mut self.state.lair;
        lair.plots &= !(1 << drawn);
        if seasonal == Some(true) {
            lair.second_plot = plot.into();
        } else {
            lair.plot = plot.into();
        }
        if seasonal.is_some() {
            self.cite(Rule::N15_13);
            self.cite(Rule::R57);
        }
        self.tell(Rule::N16_1, Event::PlotDrawn { plot });
        match Plot::at(plot.into()) {
            Some(plot) => self.begin_plot(plot),
            None => Ok(()),
        }
    }

    /// Carries out a plot when it is drawn: its web tokens, its question, or its effect.
    fn begin_plot(&mut self, plot: Plot) -> Result<(), C::Error> {
        let (rule, why, who) = (plot.rule(), Why::Plot(plot.ix()), HUMAN);
        let (basic, forest) = self.game.webs_of(self.state, plot);
        if matches!(plot, Plot::BerryJam | Plot::Sticky) {
            self.cite(Rule::R66);
        }
        self.state.lair.web_basic |= basic;
        self.state.lair.web_forest |= forest;
        let basics = bits(basic.into()).map(Post::Basic);
        for post in basics.chain(bits(forest.into()).map(Post::Forest)) {
            self.tell(rule, Event::Web { post });
        }
        let hand = self.state.player(who).hand.len();
        match plot {
            Plot::PoisonberryJam | Plot::Ransom => self.push(Task::Module(ModuleTask::Either { who, why })),
            Plot::Pickpocket => {
                self.push(Task::Amount { who, least: 0, most: hand.div_ceil(2), why });
            }
            Plot::Theft1 | Plot::Theft2 | Plot::Theft3 | Plot::Theft4 | Plot::Cheat | Plot::EightLegged => {
                self.offer_thwart(why)?;
            }
            Plot::Copycat => self.push(Task::Discard { who, left: hand, done: 0, least: 0, why }),
            Plot::ParalysingFear | Plot::Locked => {
                let city = self.state.city(who).iter();
                let turned = city.filter(|(_, card)| self.game.is_turned_by(plot, **card)).count();
                let left = u8::try_from(turned).unwrap_or(u8::MAX);
                self.push(Task::PayMix { who, left, done: 0, least: 0, why });
            }
            Plot::Borrowed => {
                self.push(Task::PayAny { who, left: hand.min(3), done: 0, least: 0, why });
            }
            Plot::Busy => self.push(Task::Discard { who, left: 3, done: 0, least: 0, why }),
            Plot::Takeover => self.push(Task::Pick { who, left: 1, done: 0, why }),
            Plot::CorruptCourts => {
                let count = match self.state.player(who).season {
                    Season::Winter => {
                        self.cite(Rule::R73);
                        0
                    }
                    Season::Spring => 3,
                    Season::Summer => 2,
                    Season::Autumn => 1,
                };
                self.gain_points(Owner::RIVAL, count, rule);
            }
            Plot::Plague => {
                self.mark_plagued(true);
                self.tell(rule, Event::Plot { plot: plot.ix() });
            }
            Plot::InTheWeb => {
                for place in 0..3 {
                    let Some(kind) = self.random_hand_card(who)? else { break };
                    self.state.player_mut(who).webbed[place] = Some(kind);
                    self.tell(rule, Event::TurnedAway { who, kind: Some(kind), away: true });
                }
            }
            Plot::BadPress => {
                for place in MeadowIx::all() {
                    let tan = self.state.meadow[place.index()]
                        .is_some_and(|kind| self.game.colour(kind) == Colour::Traveler);
                    if tan {
                        self.discard_meadow_card(place, rule);
                    }
                }
                self.refill()?;
            }
            _ => self.tell(rule, Event::Plot { plot: plot.ix() }),
        }
        Ok(())
    }

    /// The worker that has just used a space goes to her board (N16.13), unless it stays there for
    /// good: then the next one goes.
    pub fn lend(&mut self, who: Owner, post: Post) {
        let player = self.state.player(who);
        let found = WorkerIx::enumerate(&player.workers)
            .find(|(index, worker)| **worker == post && player.permanent & index.bit() == 0);
        if let Some((worker, _)) = found {
            self.state.lair.lend_next = false;
            self.module_worker(who, worker, post, Why::Plot(Plot::PoisonberryJam.ix()));
        }
    }

    /// The worker in her service is her next spider (N16.13, R72).
    pub fn use_borrowed(&mut self, post: Post) {
        if let Some(lent) = self.state.lair.lent.get()
            && let Some(worker) = self.state.player_mut(HUMAN).workers.get_mut(lent.index())
        {
            *worker = post;
        }
        self.state.lair.borrowed = false;
        self.cite(Rule::R72);
        self.cite(Rule::N16_13);
    }

    /// A player's workers have come home: hostages too (R71), and the worker in her service, but
    /// not from her board (R72).
    pub fn workers_home(&mut self, who: Owner) {
        let (lent, borrowed) = (self.state.lair.lent, self.state.lair.borrowed);
        let mut freed = false;
        for (index, worker) in WorkerIx::enumerate(&mut self.state.player_mut(who).workers) {
            if *worker == Post::Lair && !(borrowed && lent.is(index)) {
                *worker = Post::Home;
                freed = true;
            }
        }
        if freed {
            self.tell(Rule::R71, Event::CameBack { who, from: Post::Lair });
        }
        if lent.is_some() && !borrowed && who == HUMAN {
            self.state.lair.lent = Maybe::NONE;
            self.cite(Rule::R128);
        }
    }
}
