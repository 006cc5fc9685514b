//! A policy that has learned by playing itself: corrections of the values that [`Outlook::turn`] and [`rollout`] give to
//! choices (docs/learning.md).
//!
//! The correction of a choice is the sum of the weights of its features. For a turn these are which card or place it is,
//! how it is paid for, and how many workers, cards, and spaces the player has; for an answer within a turn, the sort of
//! the answer to this question, and the card or the resource that it is about. Every season has its own weights, and so
//! has every kind of opponent. A network adds to each weight what it is worth in this situation.
//!
//! [`Outlook::turn`]: super::weigh::Outlook::turn
//! [`rollout`]: super::rollout

use ::search::cells::{self, CELLS, Cells, Row};
use ::search::{PolicySizes, StoredWeight, policy_weights};

use crate::agenda::Why;
use crate::content::Resource;
use crate::index::Owner;
use crate::kind::MOST_KINDS;
use crate::{Choice, Everdell, Kind, Post, Source, State, Task, Way};

use super::situation::{self, FORESTS, OPPONENTS, SPECIAL_EVENTS};

/// The most features of one choice.
const MOST: usize = 5;

/// The seasons, of which each has weights of its own for each kind of opponent.
const SEASONS: usize = 4;
const PHASES: usize = OPPONENTS * SEASONS;

/// Counts of workers at home, cards in hand, spaces, and resources beyond these are not distinguished.
const WORKERS: usize = 6;
const HAND: usize = 8;
const SPACES: usize = 15;
const STOCK: usize = 5;

/// Places of the board with a number of their own.
const BASICS: usize = 8;
const JOURNEYS: usize = 8;
const BASIC_EVENTS: usize = 8;

// The first weight of each group of features. Weight 0 belongs to no feature and is 0.
const PLAYED: usize = 1;
const BASIC: usize = PLAYED + MOST_KINDS;
const FOREST: usize = BASIC + BASICS;
const JOURNEY: usize = FOREST + FORESTS;
const BASIC_EVENT: usize = JOURNEY + JOURNEYS;
const SPECIAL_EVENT: usize = BASIC_EVENT + BASIC_EVENTS;
const OWN_CARD: usize = SPECIAL_EVENT + SPECIAL_EVENTS;
const OTHER_CARD: usize = OWN_CARD + MOST_KINDS;
const PLAIN: usize = OTHER_CARD + MOST_KINDS;
const WAY: usize = PLAIN + 16;
const SOURCE: usize = WAY + 13;
const HOME: usize = SOURCE + 6;
const ROOM: usize = HOME + 4 * (WORKERS + 1);
const NO_SPACE: usize = ROOM + SPACES + 1;
const BASIC_STOCK: usize = NO_SPACE + 1;
const BASIC_HAND: usize = BASIC_STOCK + BASICS * (STOCK + 1);
const FOREST_HAND: usize = BASIC_HAND + BASICS * (HAND + 1);
const PREPARE_HAND: usize = FOREST_HAND + HAND + 1;
// Of answers: their sort for each question, the card that is lost, gained, or chosen, and the stock of the resource taken.
const ANSWER: usize = PREPARE_HAND + HAND + 1;
const LOST: usize = ANSWER + QUESTIONS * ANSWERS;
const GAINED: usize = LOST + MOST_KINDS;
const CHOSEN: usize = GAINED + MOST_KINDS;
const TAKEN_STOCK: usize = CHOSEN + MOST_KINDS;
/// The weights of a phase.
const WEIGHTS: usize = TAKEN_STOCK + 4 * (STOCK + 1);

/// Questions and sorts of answers with a number of their own.
const QUESTIONS: usize = 24;
const ANSWERS: usize = 24;

/// The sizes of the policy.
pub const SIZES: PolicySizes = PolicySizes {
    features: MOST,
    phases: PHASES,
    weights: WEIGHTS,
    inputs: OPPONENTS * situation::INPUTS,
    cells: CELLS,
    sharing: SEASONS,
};

const FILE: &[u8] = include_bytes!("policy.weights");
const _: () = assert!(SIZES.fits(FILE), "two bytes for each weight");
const TABLE: usize = SIZES.parts()[0];
const INPUTS: usize = SIZES.parts()[1];

/// The weights of features, in thousandths of a point.
static LEARNED: &[[StoredWeight; WEIGHTS]] = policy_weights(FILE, 0, PHASES);
/// The weights of inputs for each cell.
static INPUT_CELLS: &[Row] = policy_weights(FILE, TABLE, SIZES.inputs);
/// The weights of cells for each feature, in points.
static FEATURE_CELLS: &[Row] = policy_weights(FILE, TABLE + INPUTS, OPPONENTS * WEIGHTS);

/// The policy for one decision.
pub struct Policy<'a> {
    game: &'a Everdell,
    state: &'a State,
    who: Owner,
    opponent: usize,
    season: usize,
    cells: Cells,
    /// Workers at home, cards in hand, and spaces of the city that are taken, as far as they are distinguished.
    home: usize,
    hand: usize,
    spaces: usize,
}

impl<'a> Policy<'a> {
    pub fn new(game: &'a Everdell, state: &'a State, who: Owner) -> Self {
        let player = state.player(who);
        let mut sums = [0; CELLS];
        situation::each(game, state, who, |input| cells::add_row(&mut sums, &INPUT_CELLS[input]));
        Self {
            game,
            state,
            who,
            opponent: situation::opponent(state),
            season: player.season as usize,
            cells: cells::rectified(sums),
            home: usize::from(player.at_home()).min(WORKERS),
            hand: usize::from(player.hand_len()).min(HAND),
            spaces: usize::from(game.spaces(&player.city, false)).min(SPACES),
        }
    }

    /// The number of the season and the opponent.
    pub fn phase(&self) -> usize {
        self.opponent * SEASONS + self.season
    }

    /// The correction of the value of a choice, in thousandths of a point.
    pub fn correction(&self, choice: Choice) -> i64 {
        let weights = &LEARNED[self.phase()];
        let rows = &FEATURE_CELLS[self.opponent * WEIGHTS..];
        let (mut sum, mut products) = (0, 0);
        for feature in self.features(choice).into_iter().filter(|&feature| feature != 0) {
            sum += i64::from(i16::from_le_bytes(weights[feature]));
            products += cells::product(&self.cells, &rows[feature]);
        }
        sum + cells::thousandths(products)
    }

    /// The features of a choice; 0 is none.
    pub fn features(&self, choice: Choice) -> [usize; MOST] {
        if self.state.task() != Task::Turn {
            return self.answer(choice);
        }
        match choice {
            Choice::Place(post) => self.place(post),
            Choice::Play { source, way } => self.play(source, way),
            Choice::Prepare => [PLAIN, self.worker(2), PREPARE_HAND + self.hand, 0, 0],
            Choice::Pass => self.plain(1),
            Choice::Adorn(_) => self.plain(2),
            Choice::Power => self.plain(3),
            Choice::Reserve(_) => self.plain(4),
            Choice::Ticket => self.plain(5),
            Choice::Beast(..) => self.plain(6),
            _ => self.plain(7),
        }
    }

    /// The workers at home, for each sort of choice: to place, to play, to prepare, or another.
    fn worker(&self, sort: usize) -> usize {
        HOME + sort * (WORKERS + 1) + self.home
    }

    fn plain(&self, number: usize) -> [usize; MOST] {
        [PLAIN + number, self.worker(3), 0, 0, 0]
    }

    fn place(&self, post: Post) -> [usize; MOST] {
        let worker = self.worker(0);
        let plain = |number| [PLAIN + number, worker, 0, 0, 0];
        match post {
            Post::Basic(basic) => {
                let place = basic.index() % BASICS;
                let gain = self.game.pack().basics.get(basic.index()).map(|basic| basic.gain.stock);
                let stock = self.state.player(self.who).stock;
                let most = gain.and_then(|gain| {
                    let most = Resource::ALL.into_iter().max_by_key(|&resource| gain[resource])?;
                    (gain[most] > 0).then_some(most)
                });
                let have = most.map_or(0, |most| {
                    BASIC_STOCK + place * (STOCK + 1) + usize::from(stock[most]).min(STOCK)
                });
                [BASIC + place, worker, have, BASIC_HAND + place * (HAND + 1) + self.hand, 0]
            }
            Post::Forest(clearing) => {
                let forest = self.state.forest_at(clearing).map_or(0, |forest| forest.index() % FORESTS);
                [FOREST + forest, worker, FOREST_HAND + self.hand, 0, 0]
            }
            Post::Journey(space) => [JOURNEY + space.index() % JOURNEYS, worker, 0, 0, 0],
            Post::BasicEvent(event) => [BASIC_EVENT + event.index() % BASIC_EVENTS, worker, 0, 0, 0],
            Post::SpecialEvent(event) => [SPECIAL_EVENT + event.index() % SPECIAL_EVENTS, worker, 0, 0, 0],
            Post::Card(owner, slot) => {
                let kind = self.state.city(owner).get(slot).map_or(0, |card| card.kind.index());
                let first = if owner == self.who { OWN_CARD } else { OTHER_CARD };
                [first + kind % MOST_KINDS, worker, 0, 0, 0]
            }
            Post::Haven => plain(8),
            Post::Market => plain(9),
            Post::River(_) => plain(10),
            Post::Wonder(_) => plain(11),
            Post::Knoll => plain(12),
            Post::Station => plain(13),
            Post::Discovery(_) => plain(14),
            Post::Away | Post::Home | Post::Lair | Post::Adrift => plain(15),
        }
    }

    fn play(&self, source: Source, way: Way) -> [usize; MOST] {
        let kind = self.game.source_card(self.state, self.who, source);
        let card = kind.map_or(0, |kind| PLAYED + kind.index() % MOST_KINDS);
        let takes_space = kind.is_some_and(|kind| self.game.facts(kind).space);
        let way = match way {
            Way::Cost => 0,
            Way::Token(_) => 1,
            Way::Crane(_) => 2,
            Way::Innkeeper(_) => 3,
            Way::Dungeon(_) => 4,
            Way::Judge => 5,
            Way::Treasury(_) => 6,
            Way::Bridge(_) => 7,
            Way::Offer => 8,
            Way::Banner(_) => 9,
            Way::Golden(_) => 10,
            Way::Inventor(_) => 11,
            Way::Reserved => 12,
        };
        let source = match source {
            Source::Hand(_) => 0,
            Source::Meadow(_) => 1,
            Source::Legend(_) => 2,
            Source::Station(_) => 3,
            Source::Reserved => 4,
            Source::Shown(_) | Source::Pile | Source::Beside(_) | Source::Archive(_) => 5,
        };
        let room = if takes_space { ROOM + self.spaces } else { NO_SPACE };
        [card, self.worker(1), WAY + way, SOURCE + source, room]
    }

    fn answer(&self, choice: Choice) -> [usize; MOST] {
        let question = Question::of(self.state.task());
        let stock = self.state.player(self.who).stock;
        let about =
            |first: usize, kind: Option<Kind>| kind.map_or(0, |kind| first + kind.index() % MOST_KINDS);
        let (sort, about) = match choice {
            Choice::Done => (0, 0),
            Choice::Take(resource) => {
                let have = usize::from(stock[resource]).min(STOCK);
                (1 + resource as usize, TAKEN_STOCK + resource as usize * (STOCK + 1) + have)
            }
            Choice::Pay(resource) => (5 + resource as usize, 0),
            Choice::Save(resource) => (9 + resource as usize, 0),
            Choice::Hand(card) => (13, about(if question.gives_cards() { LOST } else { GAINED }, Some(card))),
            Choice::Meadow(place) => {
                let card = self.state.meadow.get(usize::from(place)).copied().flatten();
                (14, about(if question == Question::DiscardMeadow { LOST } else { GAINED }, card))
            }
            Choice::Shown(place) => {
                (15, about(GAINED, self.state.shown.get(usize::from(place)).copied().flatten()))
            }
            Choice::Card(owner, slot) => {
                (16, about(CHOSEN, self.state.city(owner).get(slot).map(|card| card.kind)))
            }
            Choice::Spot(post) => {
                let [place, ..] = self.place(post);
                (17, place)
            }
            Choice::Play { source, .. } => {
                (18, about(PLAYED, self.game.source_card(self.state, self.who, source)))
            }
            Choice::Number(number) => (19 + usize::from(number).min(3), 0),
            Choice::Deck(_) => (23, 0),
            _ => return [0; MOST],
        };
        [ANSWER + question as usize * ANSWERS + sort, about, 0, 0, 0]
    }
}

/// The questions that are told apart; their order is that of the weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Question {
    Gain,
    DrawMeadow,
    DiscardForBard,
    DiscardToDraw,
    DiscardForResources,
    DiscardAtHaven,
    DiscardAtGraduation,
    DiscardForPlan,
    DiscardOnJourney,
    DiscardOther,
    DiscardMeadow,
    Give,
    Pick,
    Produce,
    ProduceAgain,
    Amount,
    Worker,
    CopySpot,
    ClockTower,
    Offer,
    Keep,
    Bill,
    Store,
    Other,
}

impl Question {
    fn of(task: Task) -> Self {
        match task {
            Task::GainAny { .. } | Task::GainOf { .. } => Self::Gain,
            Task::DrawMeadow { .. } => Self::DrawMeadow,
            Task::Discard { why: Why::Bard, .. } => Self::DiscardForBard,
            Task::Discard { why: Why::DrawDouble, .. } => Self::DiscardToDraw,
            Task::Discard { why: Why::ForAny, .. } => Self::DiscardForResources,
            Task::Discard { why: Why::Haven, .. } => Self::DiscardAtHaven,
            Task::Discard { why: Why::Graduation, .. } => Self::DiscardAtGraduation,
            Task::Discard { why: Why::Plan(_), .. } => Self::DiscardForPlan,
            Task::Discard { why: Why::Journey, .. } => Self::DiscardOnJourney,
            Task::Discard { .. } | Task::GiveCards { .. } => Self::DiscardOther,
            Task::DiscardMeadow { .. } => Self::DiscardMeadow,
            Task::PayAny { .. } | Task::GiveResources { .. } => Self::Give,
            Task::Pick { .. } => Self::Pick,
            Task::Produce { .. } => Self::Produce,
            Task::ChooseGreen { .. } => Self::ProduceAgain,
            Task::Amount { .. } => Self::Amount,
            Task::ChooseWorker { .. } | Task::MoveTo { .. } => Self::Worker,
            Task::CopySpot { .. } => Self::CopySpot,
            Task::ClockTower { .. } => Self::ClockTower,
            Task::Offer { .. } => Self::Offer,
            Task::Keep { .. } | Task::Scrolls { .. } => Self::Keep,
            Task::Bill { .. } | Task::Judge { .. } | Task::Spend { .. } => Self::Bill,
            Task::FarmAbility { .. } | Task::StoreUp { .. } => Self::Store,
            _ => Self::Other,
        }
    }

    /// Whether cards of the hand are given up.
    fn gives_cards(self) -> bool {
        (Self::DiscardForBard..=Self::DiscardOther).contains(&self)
    }
}
