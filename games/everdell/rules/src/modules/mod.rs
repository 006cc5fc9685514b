//! Nightweave's personalities (N14), plans (N15) and plots (N16).
//!
//! `tolls` has the checks that modules add to choices of a player; `personalities`, `plans` and `plots` have their
//! effects during the game. The questions they ask are in `decisions/nightweave`.

mod personalities;
mod plans;
mod plots;
mod tolls;

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{ModuleTask, Task, Why};
use crate::choice::Choice;
use crate::content::{Colour, Module, Set, Stock, ids};
use crate::event::{Event, Heap};
use crate::index::{Owner, PersonalityIx, PlanIx, PlotIx, Slot, WorkerIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::{MovedWorkers, Setup};
use crate::state::{Built, FACE_DOWN, Lair, Post, State, Tally};
use crate::{Everdell, Rule};

/// Plans and plots are for one person only (N15.1).
pub(crate) const HUMAN: Owner = Owner::FIRST;

/// Declares the modules of one sort, in the order of the content, with the name and the rule of each.
macro_rules! modules {
    ($(#[$doc:meta])* $name:ident $ix:ident $ids:ident { $($variant:ident $id:literal $rule:path)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum $name { $($variant),* }

        impl $name {
            /// All of them, in the order of the content.
            const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The rule that describes it.
            pub(crate) fn rule(self) -> Rule {
                match self { $(Self::$variant => $rule),* }
            }

            /// The one at this place of the content.
            pub(crate) fn at(index: Maybe<$ix>) -> Option<Self> {
                Self::ALL.get(index.get()?.index()).copied()
            }

            /// Its place in the content.
            #[inline]
            pub(crate) const fn ix(self) -> $ix {
                $ix::new(self as u8)
            }
        }

        const _: () = assert!(are_equal(&[$($id),*], &ids::$ids), "the modules have the order of the content");
    };
}

/// Whether two lists of names are the same.
const fn are_equal(names: &[&str], others: &[&str]) -> bool {
    let mut place = 0;
    while place < names.len() && place < others.len() {
        let (name, other) = (names[place].as_bytes(), others[place].as_bytes());
        let mut letter = 0;
        while letter < name.len() && letter < other.len() && name[letter] == other[letter] {
            letter += 1;
        }
        if letter < name.len() || letter < other.len() {
            return false;
        }
        place += 1;
    }
    names.len() == others.len()
}

modules! {
    /// The personalities (N14.3).
    Personality PersonalityIx PERSONALITIES {
        Nasty "nasty" Rule::N14_10
        Pessimist "pessimist" Rule::N14_11
        Infernal "infernal" Rule::N14_12
        Mean "mean" Rule::N14_13
        Poker "poker" Rule::N14_14
        Idler "idler" Rule::N14_15
        Privileged "privileged" Rule::N14_16
        Needy "needy" Rule::N14_17
    }
}

modules! {
    /// The plans (N15.4).
    Plan PlanIx PLANS {
        Masquerade "masquerade" Rule::N15_10
        Barricade "barricade" Rule::N15_11
        Gaze "gaze" Rule::N15_12
        Thickens "thickens" Rule::N15_13
        Whim "whim" Rule::N15_14
        Bounty "bounty" Rule::N15_15
        Swarm "swarm" Rule::N15_16
        Trial "trial" Rule::N15_17
        Spinner "spinner" Rule::N15_18
        WebGrowth "web_growth" Rule::N15_19
        Clever "clever" Rule::N15_20
        Extortion "extortion" Rule::N15_21
        Contacts "contacts" Rule::N15_22
    }
}

modules! {
    /// The plots (N16.4).
    Plot PlotIx PLOTS {
        Unproductive "unproductive" Rule::N16_10
        AdminErrors "admin_errors" Rule::N16_11
        BerryJam "berry_jam" Rule::N16_12
        PoisonberryJam "poisonberry_jam" Rule::N16_13
        Pickpocket "pickpocket" Rule::N16_14
        Theft1 "theft1" Rule::N16_15
        Sticky "sticky" Rule::N16_16
        ForestBandits "forest_bandits" Rule::N16_17
        Lobbyist "lobbyist" Rule::N16_18
        Copycat "copycat" Rule::N16_19
        InvisibleTrap "invisible_trap" Rule::N16_20
        PredatorEyes "predator_eyes" Rule::N16_21
        Ransom "ransom" Rule::N16_22
        Cheat "cheat" Rule::N16_23
        EightLegged "eight_legged" Rule::N16_24
        SpidersTrees "spiders_trees" Rule::N16_25
        SpidersGround "spiders_ground" Rule::N16_26
        SpiderTax "spider_tax" Rule::N16_27
        ParalysingFear "paralysing_fear" Rule::N16_28
        Plague "plague" Rule::N16_29
        Orders "orders" Rule::N16_30
        Borrowed "borrowed" Rule::N16_31
        Busy "busy" Rule::N16_32
        Takeover "takeover" Rule::N16_33
        Recession "recession" Rule::N16_34
        CorruptCourts "corrupt_courts" Rule::N16_35
        Theft2 "theft2" Rule::N16_36
        InTheWeb "in_the_web" Rule::N16_37
        Locked "locked" Rule::N16_38
        BadPress "bad_press" Rule::N16_39
        Theft3 "theft3" Rule::N16_40
        Fatigue "fatigue" Rule::N16_41
        Theft4 "theft4" Rule::N16_42
    }
}

/// The rule of the plan or plot for which something is asked.
pub(crate) fn rule_of(why: Why) -> Rule {
    match why {
        Why::Plan(plan) => Plan::at(plan.into()).map_or(Rule::N15_2, Plan::rule),
        Why::Plot(plot) => Plot::at(plot.into()).map_or(Rule::N16_2, Plot::rule),
        _ => Rule::N15_2,
    }
}

impl State {
    /// Whether plots are drawn at her preparations: as a module of the setup, or because the plot thickens (N15.13,
    /// N16.1).
    pub(crate) fn has_plots(&self) -> bool {
        self.plotting || self.lair.plan_is(Plan::Thickens)
    }
}

impl Lair {
    /// Whether this personality is active.
    #[inline]
    pub(crate) fn personality_is(&self, personality: Personality) -> bool {
        self.personality.is(personality.ix())
    }

    /// Whether this is her plan.
    #[inline]
    pub(crate) fn plan_is(&self, plan: Plan) -> bool {
        self.plan.is(plan.ix())
    }

    /// Whether this plot is in force.
    #[inline]
    pub(crate) fn plot_is(&self, plot: Plot) -> bool {
        self.plot.is(plot.ix()) || self.second_plot.is(plot.ix())
    }

    /// Whether any plot is in force.
    #[inline]
    pub(crate) fn has_plot(&self) -> bool {
        self.plot.is_some() || self.second_plot.is_some()
    }

    /// Whether a worker of a seat is in her service, on her board or on a space (N16.13).
    #[inline]
    pub(crate) fn has_lent(&self, who: Owner, worker: WorkerIx) -> bool {
        who == HUMAN && self.lent.is(worker)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The modules that were chosen for the game (N6.8).
    pub fn begin_modules(&mut self, setup: &Setup) {
        let content = &self.game.content;
        let find = |modules: &[Module], id: &Option<String>| {
            modules.iter().position(|module| Some(&*module.id) == id.as_deref())
        };
        if setup.has_module() {
            self.cite(Rule::N6_8);
            if setup.has_mini() {
                self.cite(Rule::R56);
                self.cite(Rule::R130);
            }
        }
        let lair = &mut self.state.lair;
        lair.personality =
            find(&content.personalities, &setup.personality).and_then(PersonalityIx::at).into();
        lair.plan = find(&content.plans, &setup.plan).and_then(PlanIx::at).into();
        if let Some(personality) = Personality::at(lair.personality) {
            lair.personalities = !(1 << personality.ix().get());
            self.tell(personality.rule(), Event::PersonalityActive { personality: personality.ix() });
        }
        if self.state.has_plots() {
            self.state.lair.plots = (1 << Plot::ALL.len()) - 1;
        }
        if self.state.lair.plan_is(Plan::Swarm) {
            self.state.lair.web_haven = true;
            self.tell(Rule::N15_16, Event::Web { post: Post::Haven });
        }
    }

    /// A hand card is discarded, or a resource or point token paid.
    pub fn pay_item(&mut self, who: Owner, item: Choice, rule: Rule) {
        match item {
            Choice::Pay(resource) => self.pay(who, Stock::of(resource, 1), rule),
            Choice::Hand(kind) => self.discard_card(who, kind, rule),
            Choice::Number(_) => {
                self.cite(Rule::R47);
                self.pay_points(who, 1, rule);
            }
            _ => {}
        }
    }

    /// A plan or plot was thwarted, at least in part.
    pub fn thwarted(&mut self, why: Why) {
        let event = match why {
            Why::Plan(plan) => Event::PlanThwarted { who: HUMAN, plan },
            Why::Plot(plot) => Event::PlotThwarted { who: HUMAN, plot },
            _ => return,
        };
        self.cite(Rule::N15_2);
        self.tell(rule_of(why), event);
    }

    /// Logs that a plan or plot was thwarted if anything was paid.
    pub fn thwarted_with(&mut self, paid: u8, why: Why) {
        if paid > 0 {
            self.thwarted(why);
        }
    }

    /// Asks for the price of a thwart: two point tokens or resources (R61).
    pub fn ask_price(&mut self, who: Owner, why: Why) {
        self.cite(Rule::R61);
        self.push(Task::Module(ModuleTask::Price { who, left: 2, why }));
    }

    /// Takes a random card out of a hand; `None` if the hand is empty.
    pub fn random_hand_card(&mut self, who: Owner) -> Result<Option<Kind>, C::Error> {
        let hand = &self.state.player(who).hand;
        if hand.is_empty() {
            return Ok(None);
        }
        let counts: Tally = hand.cards().collect();
        let kind = counts.draw("hand-card", self.game.kinds_in(self.state), self.chance)?;
        self.state.player_mut(who).hand.take(kind);
        Ok(Some(kind))
    }

    /// A card taken from a hand is shuffled into hers, without a token (R123).
    pub fn goes_to_her_hand(&mut self, who: Owner, kind: Kind, rule: Rule) {
        self.shuffle_hers();
        self.state.lair.cards.add_known(kind);
        self.cite(Rule::R123);
        self.tell(rule, Event::GaveCard { who, to: Owner::RIVAL, kind: Some(kind) });
    }

    /// A card is played into her city, or becomes a trophy if the city is full, even a Fool (R23).
    pub fn goes_to_her_city(&mut self, kind: Kind, rule: Rule) -> Result<(), C::Error> {
        let fool = kind == Kind::FOOL;
        if fool {
            self.cite(Rule::R23);
        }
        let full = self.game.lair_is_full(self.state);
        if full && (!fool || self.game.reads(Reading::FoolBecomesTrophy)) {
            self.trophy(kind, rule);
            Ok(())
        } else {
            self.spider_plays(kind, rule)
        }
    }

    /// She takes a card out of a city: workers on it go home or are lost, and everything else on it is lost (R62).
    pub fn seize(&mut self, owner: Owner, slot: Slot, rule: Rule) -> Option<Built> {
        let place = Post::Card(owner, slot);
        let home = self.state.options.moved_workers == MovedWorkers::Home;
        let back = if home { Post::Home } else { Post::Away };
        let (mut returned, mut lost) = (false, false);
        for player in self.state.everyone_mut() {
            for (index, worker) in player.workers.iter_mut().enumerate() {
                if *worker == place {
                    let stays = player.permanent & (1 << index) != 0;
                    *worker = if stays { Post::Away } else { back };
                    player.permanent &= !(1 << index);
                    returned |= *worker == Post::Home;
                    lost |= *worker == Post::Away;
                }
            }
        }
        for spider in &mut self.state.lair.spiders {
            if *spider == place {
                *spider = back;
            }
        }
        if lost || returned {
            self.cite(Rule::R62);
        }
        if returned {
            self.tell(rule, Event::CameBack { who: owner, from: place });
        }
        self.take_from_city(owner, slot, Heap::City, rule)
    }

    /// A deployed worker goes to her board, as a hostage or to serve her.
    pub fn module_worker(&mut self, who: Owner, worker: WorkerIx, post: Post, why: Why) {
        let index = worker.index() % self.state.player(who).workers.len();
        self.state.player_mut(who).workers[index] = Post::Lair;
        if why == Why::Plot(Plot::PoisonberryJam.ix()) {
            self.state.lair.lent = worker.into();
            self.state.lair.borrowed = true;
        }
        self.tell(rule_of(why), Event::Moved { who, from: post, to: Post::Lair });
    }

    /// After a card play she gains for the colour of the card.
    pub fn module_card_played(&mut self, who: Owner, kind: Kind) {
        let lair = &self.state.lair;
        if lair.plan.is_none() && !lair.has_plot() {
            return;
        }
        let facts = *self.game.facts(kind);
        let level = self.state.level;
        let plot = match facts.colour {
            Colour::Production => Plot::Unproductive,
            Colour::Governance => Plot::AdminErrors,
            Colour::Prosperity => Plot::Recession,
            Colour::Destination => Plot::Fatigue,
            Colour::Traveler => return,
        };
        if self.state.lair.plot_is(plot) {
            self.gain_points(Owner::RIVAL, level, plot.rule());
        }
        if facts.colour == Colour::Prosperity && self.state.lair.plan_is(Plan::WebGrowth) && who == HUMAN {
            let value = u8::try_from(facts.points).unwrap_or(0);
            self.gain_points(Owner::RIVAL, value, Rule::N15_19);
        }
    }
}

/// Whether a card of a city could be taken from it, or turned: it is face up and no legend (R62).
pub(crate) fn can_be_seized(card: Built) -> bool {
    !card.has(FACE_DOWN) && !Set::of(card.kind).legendary()
}
