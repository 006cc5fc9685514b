//! Carries out the effects of cards (E9): the effects of their records ([`crate::effects`]), and the special cases
//! written by hand.

use tabletop::{Chance, Log};

use crate::agenda::{Copy, Invitation, LeafTask, MiniTask, Task, Why};
use crate::content::{Colour, Gain, Set};
use crate::effects::{
    Action, ActivateOwn, Copied, Count, Deeds, GainIf, GainPer, GainWith, Invited, MOST_ACTIONS, Moment, Of,
    PayFor, Points, RenewMeadow, Special, Whose,
};
use crate::event::Event;
use crate::index::{Cities, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Built, City, FACE_DOWN, Post, State, WEBBED};
use crate::{Everdell, Rule};

/// A card that acts, and the player for whom it acts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Doer {
    /// The player who acts.
    pub who: Owner,
    /// Whose city the card is in; that city counts as "your city".
    pub owner: Owner,
    /// Its place there.
    pub slot: Slot,
    /// Which card.
    pub kind: Kind,
    /// When it acts.
    pub moment: Moment,
    /// The rule it acts by.
    pub rule: Rule,
}

impl Everdell {
    /// The effects of a kind of card.
    #[inline]
    pub(crate) fn deeds(&self, kind: Kind) -> &Deeds {
        &self.deeds[kind.index()]
    }

    /// Whether a card in a city may be activated now: green, face up, without a web token.
    pub(crate) fn is_live_green(&self, card: Built) -> bool {
        card.marks & (FACE_DOWN | WEBBED) == 0 && self.facts(card.kind).colour == Colour::Production
    }

    /// How many Husbands in a city share their space with a Wife (E13.3).
    pub fn pairs(&self, city: &City) -> u8 {
        self.count(city, Kind::HUSBAND).min(self.count(city, Kind::WIFE))
    }

    /// The action for which a card asks in its own name at a moment, if there is one.
    pub(crate) fn asking(&self, kind: Kind, moment: Moment) -> Option<Action> {
        self.deeds(kind).asking[moment as usize]
    }

    /// Which cards can be played because of a card, at a moment.
    pub(crate) fn invited(&self, kind: Kind, moment: Moment) -> Option<Invited> {
        self.deeds(kind).invites[moment as usize]
    }

    /// The rule that a card acts by at a moment: its own, or that of its colour.
    pub(crate) fn acts_by(&self, kind: Kind, moment: Moment) -> Rule {
        self.mini_rule(kind).unwrap_or(match moment {
            Moment::Played if self.colour(kind) == Colour::Traveler => Rule::E9_1,
            Moment::Played => Rule::E9_4,
            Moment::Production => Rule::E9_2,
            Moment::Visit => Rule::E9_3,
            Moment::Trigger => Rule::E7_9,
        })
    }

    /// The count of the things that an effect counts: in the city of `owner`, or of `who` if they are not in a city.
    pub(crate) fn counted(
        &self,
        state: &State,
        who: Owner,
        owner: Owner,
        slot: Slot,
        kind: Kind,
        what: Count,
    ) -> i16 {
        let city = state.city(owner);
        let cards = |critter: bool, unique: bool| {
            let found = city.open().filter(|(_, card)| {
                let facts = self.facts(card.kind);
                facts.critter == critter && facts.unique == unique
            });
            i16::try_from(found.count()).unwrap_or(0)
        };
        match what {
            Count::Card(kind) => self.count(city, kind).into(),
            Count::Colour(colour) => self.coloured(city, colour).into(),
            Count::CommonConstructions => cards(false, false),
            Count::UniqueConstructions => cards(false, true),
            Count::CommonCritters => cards(true, false),
            Count::UniqueCritters => cards(true, true),
            Count::OtherCopies => i16::from(self.count(city, kind)).saturating_sub(1),
            Count::Husband => self.shares_with_husband(city, slot, kind).into(),
            Count::HandCards if who.is_rival() => state.lair_hand().into(),
            Count::HandCards => state.player(who).hand.len().into(),
            Count::Leftover(_) if who.is_rival() => 0,
            Count::Leftover(resources) => self.left_over(state, who, resources.iter()),
            Count::BasicEvents => self.events_of(state, who).0,
            Count::SpecialEvents => self.events_of(state, who).1,
            Count::Events => {
                let (basic, special) = self.events_of(state, who);
                basic + special
            }
            Count::Constructions => cards(false, false) + cards(false, true),
            Count::Critters => cards(true, false) + cards(true, true),
            Count::Colours => {
                let colours = self.colours(city);
                i16::try_from(colours.iter().filter(|&&count| count > 0).count()).unwrap_or(0)
            }
            Count::PearlbrookCards => {
                let found = city.open().filter(|(_, card)| Set::of(card.kind) == Set::Pearlbrook);
                i16::try_from(found.count()).unwrap_or(0)
            }
            Count::Wonders => {
                let built = state.brook().map_or(0, |brook| brook.wonders_of(who).count());
                i16::try_from(built).unwrap_or(0)
            }
            Count::FiveSpaces => (self.filled(city, owner.is_rival()) / 5).into(),
            Count::PointTokens if who.is_rival() => 0,
            Count::PointTokens => i16::try_from(state.player(who).points).unwrap_or(i16::MAX),
            Count::TokensHere => city.get(slot).map_or(0, |card| card.tokens).into(),
            Count::TokensOn(kind) => {
                let found = city.open().find(|(_, card)| card.kind == kind);
                found.map_or(0, |(_, card)| card.tokens).into()
            }
        }
    }

    /// Whether the card at a place, which counts as a Wife, shares its space with a Husband. Each Husband is in one pair
    /// only (E13.3); the Matriarch takes hers first.
    fn shares_with_husband(&self, city: &City, slot: Slot, kind: Kind) -> bool {
        let wives = city.open().filter(|(_, card)| self.face(card.kind) == Kind::WIFE);
        let before = |other: &(Slot, &Built)| {
            let first = other.1.kind == Kind::MAYBERRY_MATRIARCH;
            match (first, kind == Kind::MAYBERRY_MATRIARCH) {
                (true, false) => true,
                (false, true) => false,
                _ => other.0 < slot,
            }
        };
        wives.filter(before).count() < usize::from(self.count(city, Kind::HUSBAND))
    }

    /// The bonus of a purple card beyond its base value (E9.5), and the rule that grants it.
    pub(crate) fn prosperity(&self, state: &State, who: Owner, slot: Slot, kind: Kind) -> (i16, Rule) {
        if kind == Kind::PHOTOGRAPHER {
            return (self.photographed(state, who, slot), Rule::LR9);
        }
        self.bonus_of(state, who, slot, kind)
    }

    /// The bonus of a card by the effects in its record, and the rule.
    pub(crate) fn bonus_of(&self, state: &State, who: Owner, slot: Slot, kind: Kind) -> (i16, Rule) {
        let mut sum = 0;
        let mut rule = Rule::E9_5;
        for &Points { points, per, most, of, card } in &self.deeds(kind).scoring {
            let counted = match of {
                Of::You => self.counted(state, who, who, slot, kind, per),
                Of::BestOpponent => state
                    .opponents(who)
                    .map(|other| self.counted(state, other, other, slot, kind, per))
                    .max()
                    .unwrap_or(0),
            };
            let counted = most.map_or(counted, |most| counted.min(most.into()));
            if card.is_none_or(|card| self.has(state.city(who), card)) {
                sum = i16::saturating_add(sum, i16::from(points).saturating_mul(counted));
            }
            rule = match per {
                Count::Husband => Rule::E13_3,
                Count::Leftover(_) => Rule::R106,
                _ => rule,
            };
        }
        (sum, self.mini_rule(kind).unwrap_or(rule))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Carries out the effect of a played card itself (E9.1, E9.2).
    pub fn effect(&mut self, who: Owner, kind: Kind, slot: Slot) -> Result<(), C::Error> {
        self.module_effect(who, kind, slot);
        let colour = self.game.colour(kind);
        if colour == Colour::Traveler {
            self.cite(Rule::E9_1);
        }
        let (game, moment) = (self.game, Moment::Played);
        let rule = game.acts_by(kind, moment);
        if colour == Colour::Production {
            self.leaf_green_played(who, kind, slot);
            self.power_green_played(who, kind, slot);
        }
        let before = self.state.agenda.tasks().len();
        self.act_all(&game.deeds(kind).played, Doer { who, owner: who, slot, kind, moment, rule })?;
        if colour == Colour::Production {
            let between = self.state.agenda.tasks().len();
            self.state.clear_chain();
            self.activate(who, who, slot)?;
            self.in_order(&[before, between]);
        }
        Ok(())
    }

    /// Activates a green card for a player: one of their own city, or a copied one, whose city then counts as "your
    /// city" (E9.2, E9.7).
    pub fn activate(&mut self, who: Owner, owner: Owner, slot: Slot) -> Result<(), C::Error> {
        let Some(card) = self.state.city(owner).get(slot).copied() else { return Ok(()) };
        if let Some(chain) = self.state.chain_mut(owner) {
            *chain |= slot.bit();
        }
        if owner.is_rival() && self.state.rival == RivalKind::Nightweave {
            self.cite(Rule::R11);
        }
        let (game, kind) = (self.game, card.kind);
        let rule = if owner == who { Rule::E9_2 } else { Rule::E9_7 };
        let own = game.mini_rule(kind);
        if let Some(own) = own {
            self.cite(own);
        }
        self.tell(rule, Event::Activated { who, owner, slot, kind });
        let rule = own.unwrap_or(rule);
        let doer = Doer { who, owner, slot, kind, moment: Moment::Production, rule };
        self.act_all(&game.deeds(kind).production, doer)
    }

    /// Carries out several actions of a card in their order; the tasks that they push are done in the same order.
    pub(crate) fn act_all(&mut self, actions: &[Action], doer: Doer) -> Result<(), C::Error> {
        if let [action] = actions {
            return self.do_action(*action, doer);
        }
        let before = self.state.agenda.tasks().len();
        let mut starts = [before; MOST_ACTIONS];
        for (action, start) in actions.iter().zip(&mut starts) {
            *start = self.state.agenda.tasks().len();
            self.do_action(*action, doer)?;
        }
        self.in_order(&starts[..actions.len().min(MOST_ACTIONS)]);
        Ok(())
    }

    /// Puts the tasks that several actions pushed into their order. `starts` is the length of the agenda before each
    /// action.
    fn in_order(&mut self, starts: &[usize]) {
        let Some(&before) = starts.first() else { return };
        let end = self.state.agenda.tasks().len();
        if starts.iter().all(|&start| start == before || start == end) {
            return;
        }
        // The top task is done first, so the tasks of the first action must be on top, in their order: reverse
        // everything, then the part of each action.
        let left = &mut self.state.agenda.tasks_mut()[before..];
        left.reverse();
        let mut until = left.len();
        for next in starts.iter().skip(1).chain([&end]) {
            let from = end - next;
            left[from..until].reverse();
            until = from;
        }
    }

    /// Carries out an action of a card at its moment.
    fn do_action(&mut self, action: Action, doer: Doer) -> Result<(), C::Error> {
        let Doer { who, owner, slot, kind, moment, rule } = doer;
        let why = || Why::of(kind, moment);
        let counted = |play: &Self, what| play.game.counted(play.state, who, owner, slot, kind, what);
        match action {
            Action::Gain(gain) => self.act_gain(who, gain, rule),
            Action::GainPer(GainPer { gain, per, most }) => {
                let times =
                    u8::try_from(counted(self, per).max(0)).unwrap_or(u8::MAX).min(most.unwrap_or(u8::MAX));
                self.act_gain(who, gain.times(times), rule);
            }
            Action::GainIf(GainIf { card, gain, otherwise }) => {
                let has = self.game.has(self.state.city(owner), card);
                self.act_gain(who, if has { gain } else { otherwise }, rule);
            }
            Action::GainWith(GainWith { pearls, gain }) => {
                self.cite(Rule::P19);
                if self.game.pearls(self.state, who) >= pearls {
                    self.act_gain(who, gain, rule);
                }
            }
            Action::GainOneOf(resources) => self.push(Task::GainOf { who, which: resources.bits() }),
            Action::Tokens(count) => {
                if let Some(card) = self.state.city_mut(owner).get_mut(slot) {
                    card.tokens = card.tokens.saturating_add(count);
                }
                self.tell(rule, Event::TokensOn { who: owner, slot, kind, count });
            }
            Action::DiscardFor(discard) => {
                self.push(Task::Discard { who, left: discard.most, done: 0, least: 0, why: why() });
            }
            Action::RenewHand => {
                let left = self.state.player(who).hand.len();
                self.push(Task::Discard { who, left, done: 0, least: 0, why: why() });
            }
            Action::PayFor(PayFor { resource, most, .. }) => {
                let most = self.state.player(who).stock[resource].min(most);
                self.push(Task::Amount { who, least: 0, most, why: why() });
            }
            Action::GiveFor(PayFor { resource, most, .. }) => {
                let receiver = self.game.receivers(self.state, who, why()).next().is_some();
                let most = if receiver { self.state.player(who).stock[resource].min(most) } else { 0 };
                self.push(Task::Amount { who, least: 0, most, why: why() });
            }
            Action::GiveResources(_) => self.push(Task::Opponent { who, why: why() }),
            Action::Exchange(most) => {
                self.push(Task::PayAny { who, left: most, done: 0, least: 0, why: why() });
            }
            Action::Activate(whose) => {
                let owner = match whose {
                    Whose::Own => Cities::of(owner),
                    Whose::Opponents => Cities::OPPONENTS,
                };
                self.push(Task::ChooseGreen { who, owner, left: 1 });
            }
            Action::ActivateOwn(ActivateOwn { count, may }) => {
                self.state.clear_chain();
                self.push(Task::Leaf(LeafTask::Activate { who, kind, left: count, may }));
            }
            Action::GiveCard(_) => self.push(Task::Leaf(LeafTask::Give { who, why: why() })),
            Action::MayDraw(_) => {
                if self.room(who) > 0 {
                    self.push(Task::Whether { who, why: why() });
                }
            }
            Action::RenewMeadow(RenewMeadow { discard, draw }) => {
                self.cite(Rule::R104);
                self.push_all(&[
                    Task::DiscardMeadow { who, left: discard, why: why() },
                    Task::Refill,
                    Task::DrawMeadow { who, left: draw, may: false },
                    Task::Refill,
                ]);
            }
            Action::MoveWorker => self.push(Task::ChooseWorker { who, why: why() }),
            Action::Play(_) => {
                if matches!(kind, Kind::HOTEL | Kind::LOCOMOTIVE) {
                    self.cite(Rule::L15);
                }
                self.push(Task::Offer { who, invitation: Invitation::of(kind, moment) });
            }
            Action::PlayRevealed(revealed) => {
                self.reveal(who, revealed.reveal, rule)?;
                let invitation = Invitation::of(kind, moment);
                self.push_all(&[Task::Offer { who, invitation }, Task::ClearShown]);
            }
            Action::Copy(copied) => self.push(Task::CopySpot { who, copy: copied.into() }),
            Action::Abilities => self.activate_farm(who, kind)?,
            Action::Special(special) => self.act_special(special, doer)?,
        }
        Ok(())
    }

    /// Applies a gain of a card: fixed resources and tokens at once, then chosen resources, then cards.
    pub(crate) fn act_gain(&mut self, who: Owner, gain: Gain, rule: Rule) {
        self.gain_stock(who, gain.stock, rule);
        self.gain_points(who, gain.points, rule);
        if gain.cards > 0 {
            self.push(Task::Draw { who, left: gain.cards });
        }
        if gain.any > 0 {
            self.push(Task::GainAny { who, left: gain.any });
        }
    }

    /// Carries out an effect written by hand, for one card each; [`Special`] says why.
    fn act_special(&mut self, special: Special, doer: Doer) -> Result<(), C::Error> {
        let Doer { who, owner, slot, kind, moment, .. } = doer;
        match special {
            Special::Cemetery => self.push(Task::CemeteryPile { who }),
            Special::Husband => {
                let city = self.state.city(owner);
                let before = city.open().filter(|(place, card)| card.kind == kind && *place < slot).count();
                if before < usize::from(self.game.pairs(city)) && self.game.has(city, Kind::FARM) {
                    self.push(Task::GainAny { who, left: 1 });
                }
            }
            Special::PostOffice => self.push(Task::Opponent { who, why: Why::PostOffice }),
            Special::Storehouse if moment == Moment::Production => self.push(Task::StoreUp { who, slot }),
            Special::Storehouse => {
                let Some(store) = self.state.city_mut(owner).get_mut(slot) else { return Ok(()) };
                let stored = store.stored();
                store.inside = [0; 2];
                let tokens = std::mem::take(&mut store.tokens);
                self.gain_stock(who, stored, Rule::E5_8);
                // The treasure of X Marks the Spot.
                self.gain_points(who, tokens, Rule::P20);
            }
            Special::Teacher => self.teach(who)?,
            Special::University => {
                self.state.university = Post::Card(owner, slot);
                self.push(Task::Pick { who, left: 1, done: 0, why: Why::University });
            }
            Special::Pirate => {
                self.push(Task::Discard { who, left: 4, done: 0, least: 0, why: Why::Pirate });
            }
            Special::PirateShip => {
                if let Some(brook) = self.state.brook_mut() {
                    brook.ship = Post::Card(owner, slot);
                }
                self.push(Task::Opponent { who, why: Why::PirateShip });
            }
            Special::TownCrier => self.push(Task::Mini(MiniTask::Crier { who })),
            Special::Carnival => self.carnival(who, owner),
            Special::Juggler => self.push(Task::Mini(MiniTask::Juggler { who, sum: 0, revealed: false })),
            Special::ScurrbleStadium => self.push(Task::Mini(MiniTask::Stadium { who })),
            Special::RugwortRowdy => self.rowdy_bothers(who),
            Special::RugwortRobber => self.push(Task::Opponent { who, why: Why::Robber }),
            Special::EvertailField => self.field(who)?,
            Special::EvertailWarrior => self.warrior(who),
            Special::ChipterSwipple => {
                self.push(Task::Mini(MiniTask::Swipple { who, left: 2, first: None }));
            }
            Special::DarkdeepPrison => {
                self.cite(Rule::R86);
                self.push(Task::Pick { who, left: 2, done: 0, why: Why::Darkdeep });
            }
            Special::TarryHare => {
                self.cite(Rule::R89);
                self.push(Task::Mini(MiniTask::Hare { who }));
            }
            Special::SilverScaleSpring => {
                self.push(Task::Pick { who, left: 1, done: 0, why: Why::SilverScale });
            }
            Special::AmillaGlistendew => self.push(Task::Mini(MiniTask::Amilla { who })),
            Special::AirBalloon
            | Special::Conductor
            | Special::FreightCar
            | Special::Greenhouse
            | Special::Lamplighter
            | Special::Magician
            | Special::Poet => self.act_leaf(special, doer),
            // These have a moment of their own; the reader of packs does not allow them at other moments.
            Special::ClockTower
            | Special::Fool
            | Special::Ruins
            | Special::Shepherd
            | Special::Wife
            | Special::Gazette
            | Special::ScurrbleChampion
            | Special::EvertailLeader
            | Special::MayberryMatriarch
            | Special::Bridge
            | Special::Ferry
            | Special::Messenger
            | Special::Bank
            | Special::MainRoad
            | Special::Photographer => {}
        }
        Ok(())
    }

    /// Triggers a card because another was played into its city; returns how many cards it draws (E7.9).
    pub(crate) fn speak(&mut self, who: Owner, kind: Kind, critter: bool) -> Result<u8, C::Error> {
        let moment = Moment::Trigger;
        let rule = self.game.acts_by(kind, moment);
        self.tell(rule, Event::Triggered { who, kind });
        let slot = self.state.city(who).find(kind).unwrap_or(Slot::new(0));
        let doer = Doer { who, owner: who, slot, kind, moment, rule };
        let mut draws = 0;
        for trigger in self.game.deeds(kind).triggers.iter().filter(|trigger| trigger.after.means(critter)) {
            match trigger.does {
                Action::Gain(gain) => {
                    draws = u8::saturating_add(draws, gain.cards);
                    if !gain.stock.is_empty() {
                        self.cite(Rule::H1_4);
                    }
                    self.act_gain(who, Gain { cards: 0, ..gain }, rule);
                }
                action => self.do_action(action, doer)?,
            }
        }
        Ok(draws)
    }
}

impl From<Copied> for Copy {
    fn from(copied: Copied) -> Self {
        match copied {
            Copied::BasicOrForest => Self::BasicOrForest,
            Copied::Opponents => Self::Opponents,
            Copied::Occupied => Self::Occupied,
        }
    }
}

/// Maps the cards that ask in their own name to the question names in kept games and scenarios.
macro_rules! known_as {
    ($task:ident: $($known:ident => $kind:ident at $moment:ident,)*) => {
        impl $task {
            /// The question that a card asks in its own name at a moment.
            pub(crate) fn of(kind: Kind, moment: Moment) -> Self {
                match (kind, moment) {
                    $((Kind::$kind, Moment::$moment) => Self::$known,)*
                    (kind, Moment::Played) => Self::Played(kind),
                    (kind, Moment::Production) => Self::Production(kind),
                    (kind, Moment::Visit) => Self::Visit(kind),
                    (kind, Moment::Trigger) => Self::Trigger(kind),
                }
            }
        }
    };
}

known_as! { Why:
    Bard => BARD at Played,
    Monastery => MONASTERY at Visit,
    Monk => MONK at Production,
    Doctor => DOCTOR at Production,
    Woodcarver => WOODCARVER at Production,
    Peddler => PEDDLER at Production,
    Ranger => RANGER at Played,
    Undertaker => UNDERTAKER at Played,
    Poe => POE at Production,
}

known_as! { Invitation:
    Queen => QUEEN at Visit,
    Inn => INN at Visit,
    Pigeon => POSTAL_PIGEON at Played,
    GreenAcorn => GREEN_ACORN at Visit,
    Cirrus => CIRRUS_WINDFALL at Played,
    Tomb => EVERFLAME_TOMB at Visit,
}
