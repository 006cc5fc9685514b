//! Decisions: one file for each.
//!
//! The file of a decision defines its name and the rule that asks, when it waits, the choices offered, the refusals and
//! their reasons, the effect, the prompt and the labels. A *question* is a task that waits until it is answered.
//! Questions that many rules ask in the same way, such as which hand cards are discarded, are in [`forms`]. The part
//! that one of these rules adds is a *purpose* ([`Why`](crate::agenda::Why)), in a file of its own. An *answer* is a
//! kind of [`Choice`], whose notation and group do not depend on the question ([`answers`]).
//!
//! Lists register them. The lists of questions and answers are at the end of this file, that of purposes in
//! [`purposes`], and that of effects that invite to play a card in [`invitations`]. Macros turn the lists into matches,
//! for static dispatch. Code that decisions share is in `common` and `purpose`, which do not depend on any decision.

#[macro_use]
mod invitations;
#[macro_use]
mod purposes;

mod answers;
mod bellfaire;
mod cards;
mod common;
mod events;
mod forms;
mod minis;
mod newleaf;
mod nightweave;
mod pearlbrook;
mod purpose;
mod spaces;
mod spirecrest;
mod turn;

pub(super) use cards::activate::never_copied;
pub(super) use common::{
    Answer, Done, Question, Verdict, face_up, if_several, label_gift, label_number, no_legend, no_road,
    number_for, plain, resources, shown,
};
pub(super) use invitations::Invites;
pub(super) use purpose::Purpose;

use tabletop::{Chance, Decision, Log, Message, Seat};

use crate::agenda::{BrookTask, FairTask, LeafTask, MiniTask, ModuleTask, SpireTask, Task};
use crate::choice::{Choice, Refusal};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Writes the matches from tasks to questions. A task that does not ask counts as the turn.
macro_rules! questions {
    ($($task:pat => $($file:ident)::+ { $($field:ident),* },)*) => {
        impl Everdell {
            /// The open decision.
            pub(crate) fn asked(&self, state: &State) -> Option<Decision<Rule>> {
                if state.ending.is_some() {
                    return None;
                }
                let task = state.agenda.top();
                let (name, rule) = match task {
                    $($task => (<$($file)::+ as Question>::NAME, $($file)::+ { $($field),* }.rule()),)*
                    _ => (turn::Turn::NAME, turn::Turn.rule()),
                };
                let seat = task.seat().unwrap_or(if state.turn.is_rival() { Owner::FIRST } else { state.turn });
                Some(Decision { seat: seat.seat().unwrap_or(Seat(0)), name, rule })
            }

            /// Every legal choice, in a fixed order.
            pub(crate) fn legal(&self, state: &State, choices: &mut Vec<Choice>) {
                choices.clear();
                if state.ending.is_some() {
                    return;
                }
                match state.agenda.top() {
                    $($task => $($file)::+ { $($field),* }.offer(self, state, choices),)*
                    // Her steps that do not ask offer no choices.
                    Task::Module(_) => {}
                    _ => turn::Turn.offer(self, state, choices),
                }
            }

            /// Whether a choice is allowed now.
            pub(crate) fn refusal(&self, state: &State, choice: Choice) -> Verdict {
                if state.ending.is_some() {
                    return Err(Refusal::plain(Rule::E12_2, "no-game-over"));
                }
                match state.agenda.top() {
                    $($task => $($file)::+ { $($field),* }.verdict(self, state, choice),)*
                    _ => turn::Turn.verdict(self, state, choice),
                }
            }

            /// How a person is asked.
            pub(crate) fn prompt_of(&self, state: &State) -> Message {
                match state.agenda.top() {
                    $($task => $($file)::+ { $($field),* }.prompt(self, state),)*
                    _ => turn::Turn.prompt(self, state),
                }
            }

            /// The label of a choice, if the question has one.
            fn label_by_question(&self, state: &State, choice: Choice) -> Option<Message> {
                match state.agenda.top() {
                    $($task => $($file)::+ { $($field),* }.label(self, state, choice),)*
                    _ => None,
                }
            }

            /// The stable name of the purpose of a task, if the name of its decision does not imply it.
            pub(crate) fn purpose(&self, task: Task) -> Option<String> {
                match task {
                    $($task => $($file)::+ { $($field),* }.purpose(self),)*
                    _ => None,
                }
            }
        }

        impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
            /// Carries out a question that needs no answer; returns whether an answer is needed, `None` if the task
            /// does not ask.
            #[inline]
            pub fn waits(&mut self, task: Task) -> Result<Option<bool>, C::Error> {
                match task {
                    $($task => $($file)::+ { $($field),* }.waits(self).map(Some),)*
                    _ => Ok(None),
                }
            }

            /// Carries out a choice for the task on top of the agenda.
            pub fn choose(&mut self, choice: Choice) -> Result<(), C::Error> {
                match self.state.agenda.top() {
                    $($task => $($file)::+ { $($field),* }.answered(self, choice)?,)*
                    _ => return Ok(()),
                }
                self.run()
            }
        }
    };
}

/// Writes the matches from choices to answers.
macro_rules! answers {
    ($($choice:pat => $file:ident::$answer:ident { $($field:ident),* },)*) => {
        impl Everdell {
            /// The rule that a choice follows.
            pub(crate) fn rule_of(&self, state: &State, choice: Choice) -> Rule {
                match choice {
                    $($choice => answers::$file::$answer { $($field),* }.rule(self, state),)*
                }
            }

            /// The label of a choice.
            pub(crate) fn label_of(&self, state: &State, choice: Choice) -> Message {
                self.label_by_question(state, choice).unwrap_or_else(|| match choice {
                    $($choice => answers::$file::$answer { $($field),* }.label(self, state),)*
                })
            }

            /// The card that a choice is about, if it is about one that can be named.
            fn card_of(&self, state: &State, choice: Choice) -> Option<Kind> {
                match choice {
                    $($choice => answers::$file::$answer { $($field),* }.card(self, state),)*
                }
            }

            /// The card or place that a choice is about, in words.
            pub(crate) fn thing_of(&self, state: &State, choice: Choice) -> Message {
                match choice {
                    $($choice => answers::$file::$answer { $($field),* }.thing(self, state),)*
                }
            }

            /// The group in which a choice is listed.
            pub(crate) fn group_of(&self, choice: Choice) -> &'static str {
                match choice {
                    $($choice => answers::$file::$answer { $($field),* }.group(),)*
                }
            }

            /// A choice in the notation of scenarios and records: a word, or a word, a colon and details.
            pub(crate) fn write_choice(&self, choice: Choice) -> String {
                let (word, details) = match choice {
                    $($choice => (
                        answers::$file::$answer::WORD,
                        answers::$file::$answer { $($field),* }.details(self),
                    ),)*
                };
                if details.is_empty() { word.to_owned() } else { format!("{word}:{details}") }
            }

            /// The choice with this notation.
            pub(crate) fn read_choice(&self, id: &str) -> Option<Choice> {
                let (word, details) = match id.split_once(':') {
                    Some((_, "")) => return None,
                    Some(parts) => parts,
                    None => (id, ""),
                };
                match word {
                    $(answers::$file::$answer::WORD => answers::$file::$answer::read(self, details),)*
                    _ => None,
                }
            }
        }
    };
}

impl Everdell {
    /// The seat that is asked.
    pub(crate) fn asked_seat(&self, state: &State) -> Owner {
        self.asked(state).map_or(Owner::FIRST, |asked| Owner::of(asked.seat))
    }

    /// A message about the card that a choice is about.
    fn about_card_of(&self, key: &'static str, state: &State, choice: Choice) -> Option<Message> {
        Some(self.about(key, self.card_of(state, choice)))
    }
}

questions! {
    Task::Turn => turn::Turn {},
    Task::GainAny { who, left } => forms::gain::GainAny { who, left },
    Task::GainOf { who, which } => cards::courthouse::GainOf { who, which },
    Task::DrawMeadow { who, left, may } => forms::draw_meadow::DrawMeadow { who, left, may },
    Task::Discard { who, left, done, least, why } =>
        forms::discard::WhichCards { who, left, done, least, why },
    Task::GiveCards { who, to, left, why } => forms::give_cards::WhichCards { who, to, left, why },
    Task::GiveResources { who, to, left, least, done, why } =>
        forms::give_resources::WhichResources { who, to, left, least, done, why },
    Task::PayAny { who, left, done, least, why } =>
        forms::pay::WhichResources { who, left, done, least, why },
    Task::PayMix { who, left, done, least, why } =>
        forms::pay_mix::WhichItems { who, left, done, least, why },
    Task::Amount { who, least, most, why } => forms::amount::HowMany { who, least, most, why },
    Task::Opponent { who, why } => forms::opponent::WhichOpponent { who, why },
    Task::Share { who, left } => events::marketing::WhichOther { who, left },
    Task::Pick { who, left, done, why } => forms::pick::WhichCard { who, left, done, why },
    Task::DiscardMeadow { who, left, why } => forms::discard_meadow::WhichCards { who, left, why },
    Task::Whether { who, why } => forms::whether::Whether { who, why },
    Task::Offer { who, invitation } => forms::offer::WhichCard { who, invitation },
    Task::ChooseWorker { who, why } => forms::worker::WhichWorker { who, why },
    Task::Judge { who, cost } => cards::judge::WhichSwap { who, cost },
    Task::Imprison { who, slot } => cards::dungeon::WhichCritter { who, slot },
    Task::Bill { who, cost, off, to } => forms::bill::Bill { who, cost, off, to },
    Task::Spend { who, slot, cost } => minis::treasury::HowManyTokens { who, slot, cost },
    Task::Produce { who } => cards::produce::WhichGreen { who },
    Task::ChooseGreen { who, owner, left } => cards::activate::WhichGreen { who, owner, left },
    Task::StoreUp { who, slot } => cards::storehouse::WhatToStore { who, slot },
    Task::FarmAbility { who, kind } => minis::farm::WhichAbility { who, kind },
    Task::Keep { who } => cards::teacher::WhichToKeep { who },
    Task::Scrolls { who, under } => events::scrolls::WhichScrolls { who, under },
    Task::CemeteryPile { who } => cards::cemetery::WhichPile { who },
    Task::MoveTo { who, worker } => cards::ranger::WhereTo { who, worker },
    Task::CopySpot { who, copy } => forms::copy::WhichSpace { who, copy },
    Task::ClockTower { who, slot } => cards::clock_tower::WhichLocation { who, slot },
    Task::Mini(MiniTask::Figure { who }) => minis::spiders::WhereToPut { who },
    Task::Mini(MiniTask::Feed { who }) => minis::spiders::WhatItBrings { who },
    Task::Mini(MiniTask::Stoats { who }) => minis::stoats::HowManyCards { who },
    Task::Mini(MiniTask::StoatsGain { who }) => minis::stoats::WhatTheyBring { who },
    Task::Mini(MiniTask::Leader { who, to }) => minis::leader::WhichCard { who, to },
    Task::Mini(MiniTask::Warrior { who, to, left }) => minis::warrior::WhichGift { who, to, left },
    Task::Mini(MiniTask::Hare { who }) => minis::hare::HowMany { who },
    Task::Mini(MiniTask::Swipple { who, left, first }) => minis::swipple::WhichGreen { who, left, first },
    Task::Mini(MiniTask::Amilla { who }) => minis::amilla::WhichEvent { who },
    Task::Mini(MiniTask::Crier { who }) => minis::crier::ToWhom { who },
    Task::Mini(MiniTask::Carnival { who, others }) => minis::carnival::CardsOrResources { who, others },
    Task::Mini(MiniTask::Juggler { who, sum, revealed }) => minis::juggler::WhichTrick { who, sum, revealed },
    Task::Mini(MiniTask::Stadium { who }) => minis::stadium::WhichColour { who },
    Task::Mini(MiniTask::Rowdy { who }) => minis::rowdy::WhichGreen { who },
    Task::Mini(MiniTask::RowdyVictim { who }) => minis::rowdy::WhichSheTakes { who },
    Task::Fair(FairTask::GainOne { who, forest }) => bellfaire::gain_one::WhichResource { who, forest },
    Task::Fair(FairTask::Activate { who, left }) => bellfaire::activate_two::WhichGreen { who, left },
    Task::Fair(FairTask::Market { who }) => bellfaire::market::WhichToken { who },
    Task::Fair(FairTask::Keep { who }) => bellfaire::keep::WhichPower { who },
    Task::Fair(FairTask::StandIn { who, cost, used, price }) =>
        bellfaire::stand_in::WhichToSpare { who, cost, used, price },
    Task::Fair(FairTask::Missing { who, power }) => bellfaire::missing::WhichResource { who, power },
    Task::Fair(FairTask::Trade { who, gained }) => bellfaire::trade::WhichResource { who, gained },
    Task::Fair(FairTask::Again { who, slot, kind }) => bellfaire::again::WhichCard { who, slot, kind },
    Task::Fair(FairTask::Invest { who }) => bellfaire::invest::WhatToStore { who },
    Task::Fair(FairTask::Find { who }) => bellfaire::hunt::WhichCard { who },
    Task::Fair(FairTask::DrawMore { who }) => bellfaire::draw_more::OneMore { who },
    Task::Fair(FairTask::DrawFreely { who, left }) => bellfaire::draw_freely::FromWhere { who, left },
    Task::Fair(FairTask::Consider { who, discarded }) => bellfaire::consider::WhatToDo { who, discarded },
    Task::Fair(FairTask::Share { who, kind }) => bellfaire::share::WithWhom { who, kind },
    Task::Fair(FairTask::Mark { who }) => bellfaire::mark::WhereTo { who },
    Task::Fair(FairTask::Trail { who }) => bellfaire::trail::WhichTrail { who },
    Task::Brook(BrookTask::MayUse { who, card }) => pearlbrook::river::MayUse { who, card },
    Task::Brook(BrookTask::Citizen { who, card, left, colours }) =>
        pearlbrook::river::WhichCard { who, card, left, colours },
    Task::Brook(BrookTask::Ferry { who }) => pearlbrook::river::WhereTo { who },
    Task::Brook(BrookTask::Mirror { who }) => pearlbrook::adornments::Mirror { who },
    Task::Brook(BrookTask::Activate { who, left }) => pearlbrook::adornments::Activate { who, left },
    Task::Brook(BrookTask::Repeat { who, left, used }) => pearlbrook::adornments::Repeat { who, left, used },
    Task::Brook(BrookTask::GainCost { who, colour }) => pearlbrook::adornments::GainCost { who, colour },
    Task::Brook(BrookTask::Cruise { who }) => pearlbrook::events::Cruise { who },
    Task::Brook(BrookTask::Resort { who, left }) => pearlbrook::events::Resort { who, left },
    Task::Brook(BrookTask::Invite { who, left }) => pearlbrook::events::Invite { who, left },
    Task::Brook(BrookTask::Join { who, slot }) => pearlbrook::cards::WhichToJoin { who, slot },
    Task::Brook(BrookTask::Either { who, forest }) => pearlbrook::forest::Either { who, forest },
    Task::Leaf(LeafTask::Activate { who, kind, left, may }) =>
        newleaf::greens::WhichGreen { who, kind, left, may },
    Task::Leaf(LeafTask::Give { who, why }) => newleaf::give::ToWhom { who, why },
    Task::Leaf(LeafTask::Borrow { who, kind }) => newleaf::borrow::WhichCard { who, kind },
    Task::Leaf(LeafTask::Unload { who, owner, slot, left }) =>
        newleaf::unload::WhichResource { who, owner, slot, left },
    Task::Leaf(LeafTask::Poet { who }) => newleaf::poet::WhichColour { who },
    Task::Leaf(LeafTask::Recite { who, colour }) => newleaf::poet::WhichCard { who, colour },
    Task::Leaf(LeafTask::Tile { who }) => newleaf::station::WhichTile { who },
    Task::Leaf(LeafTask::Dig { who, left }) => newleaf::knoll::WhichGoes { who, left },
    Task::Leaf(LeafTask::Gather { who, left }) => newleaf::knoll::WhichIsDrawn { who, left },
    Task::Leaf(LeafTask::Dismiss { who }) => newleaf::station::WhoGoes { who },
    Task::Leaf(LeafTask::Welcome { who }) => newleaf::station::WhoComes { who },
    Task::Leaf(LeafTask::Lamplight { who, left }) => newleaf::lamplighter::FromWhere { who, left },
    Task::Leaf(LeafTask::Archive { who }) => newleaf::archive::WhichCard { who },
    Task::Leaf(LeafTask::Network { who }) => newleaf::network::WhichCard { who },
    Task::Leaf(LeafTask::Follow { who, owner, slot, kind }) =>
        newleaf::follow::Whether { who, owner, slot, kind },
    Task::Spire(SpireTask::Chart { who }) => spirecrest::explore::WhichTile { who },
    Task::Spire(SpireTask::Take { who, taken }) => spirecrest::explore::WhichDiscovery { who, taken },
    Task::Spire(SpireTask::Tuck { who, discovery, left }) =>
        spirecrest::cards::WhichUnder { who, discovery, left },
    Task::Spire(SpireTask::Search { who, discovery }) => spirecrest::cards::WhichSought { who, discovery },
    Task::Spire(SpireTask::Lights { who }) => spirecrest::cards::WhichLight { who },
    Task::Spire(SpireTask::FillHand { who }) => spirecrest::spaces::FromWhere { who },
    Task::Spire(SpireTask::Colours { who, discovery, colours }) =>
        spirecrest::spaces::WhichColour { who, discovery, colours },
    Task::Spire(SpireTask::Mix { who, discovery, left }) =>
        spirecrest::spaces::WhichOfMix { who, discovery, left },
    Task::Spire(SpireTask::MoveHere { who, discovery }) => spirecrest::spaces::WhichMoves { who, discovery },
    Task::Spire(SpireTask::Mine { who }) => spirecrest::spaces::DigsOn { who },
    Task::Spire(SpireTask::Prospect { who, left, discarded }) =>
        spirecrest::cards::Prospects { who, left, discarded },
    Task::Spire(SpireTask::Walk { who }) => spirecrest::expedition::Walks { who },
    Task::Spire(SpireTask::Stay { who }) => spirecrest::beasts::Stays { who },
    Task::Spire(SpireTask::Snatch { who }) => spirecrest::beasts::Snatches { who },
    Task::Spire(SpireTask::Spider { owner, open, .. }) => spirecrest::hers::WhereSheGoes { owner, open },
    Task::Module(ModuleTask::Fill { who, place, kind, played }) =>
        nightweave::pessimist::WhichFills { who, place, kind, played },
    Task::Module(ModuleTask::Nasty { who, left }) => nightweave::nasty::WhatIsPaid { who, left },
    Task::Module(ModuleTask::Toll { who, left, why, post }) =>
        nightweave::toll::ForSpace { who, left, why, post },
    Task::Module(ModuleTask::PlayToll { who, left, why, cards }) =>
        nightweave::toll::ForCard { who, left, why, cards },
    Task::Module(ModuleTask::Trap { who }) => nightweave::trap::WhatIsPaid { who },
    Task::Module(ModuleTask::Barricade { who, slot }) => nightweave::barricade::WhatIsPaid { who, slot },
    Task::Module(ModuleTask::Extortion { who, left }) => nightweave::extortion::WhatIsPaid { who, left },
    Task::Module(ModuleTask::UseBlue { who, kind, critter }) =>
        nightweave::lobbyist::WhatIsPaid { who, kind, critter },
    Task::Module(ModuleTask::Price { who, left, why }) => nightweave::price::WhatIsPaid { who, left, why },
    Task::Module(ModuleTask::Either { who, why }) => nightweave::either::WhichPrice { who, why },
    Task::Module(ModuleTask::Gaze { who, cards }) => nightweave::gaze::WhichGoes { who, cards },
    Task::Module(ModuleTask::Trial { who }) => nightweave::trial::WhichCard { who },
    Task::Module(ModuleTask::Masquerade { .. }) => nightweave::masquerade::WhichEvent {},
    Task::Module(ModuleTask::Swarm { .. }) => nightweave::swarm::WhichLocation {},
    Task::Module(ModuleTask::Unravel { .. }) => nightweave::spinner::WhichCard {},
    Task::Module(ModuleTask::Takeover { who, slot }) => nightweave::takeover::WhetherGuarded { who, slot },
}

answers! {
    Choice::Place(post) => place::Place { post },
    Choice::Play { source, way } => play::Play { source, way },
    Choice::Prepare => prepare::Prepare {},
    Choice::Pass => pass::Pass {},
    Choice::Take(resource) => take::Take { resource },
    Choice::Pay(resource) => pay::Pay { resource },
    Choice::Save(resource) => save::Save { resource },
    Choice::Swap(from, to) => swap::Swap { from, to },
    Choice::Hand(kind) => hand::Hand { kind },
    Choice::Meadow(place) => meadow::Meadow { place },
    Choice::Shown(place) => shown::Shown { place },
    Choice::Card(owner, slot) => card::Card { owner, slot },
    Choice::Spot(post) => spot::Spot { post },
    Choice::Seat(seat) => seat::Seat { seat },
    Choice::Number(number) => number::Number { number },
    Choice::Colour(colour) => colour::Colour { colour },
    Choice::Deck(deck) => deck::Deck { deck },
    Choice::Done => done::Done {},
    Choice::Adorn(adornment) => adorn::Adorn { adornment },
    Choice::Power => power::Power {},
    Choice::Station(place) => station::Station { place },
    Choice::Reserve(source) => reserve::Reserve { source },
    Choice::Ticket => ticket::Ticket {},
    Choice::Tile(tile) => tile::Tile { tile },
    Choice::Discover(discovery) => discover::Discover { discovery },
    Choice::Beast(beast, post) => beast::Beast { beast, post },
    Choice::Sought(kind) => sought::Sought { kind },
}
