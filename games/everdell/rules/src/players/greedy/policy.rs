//! A policy that has learned by playing itself: corrections of the values that [`Outlook::turn`] gives to the choices of
//! a turn (docs/learning.md).
//!
//! The correction of a choice is the sum of the weights of its features: which card or place it is, how it is paid
//! for, and how many workers, cards, and spaces the player has. Every season has its own weights, and so has every kind
//! of opponent.
//!
//! [`Outlook::turn`]: super::weigh::Outlook::turn

use crate::content::Resource;
use crate::index::Owner;
use crate::kind::MOST_KINDS;
use crate::{Choice, Everdell, Post, RivalKind, Source, State, Way};

/// The most features of one choice.
pub const MOST: usize = 5;

/// The seasons, times the kinds of opponents: people, Nightweave, Rugwort.
pub const PHASES: usize = 12;

/// Counts of workers at home, cards in hand, spaces, and resources beyond these are not distinguished.
const WORKERS: usize = 6;
const HAND: usize = 8;
const SPACES: usize = 15;
const STOCK: usize = 5;

/// Places of the board with a number of their own.
const BASICS: usize = 8;
const FORESTS: usize = 64;
const JOURNEYS: usize = 8;
const BASIC_EVENTS: usize = 8;
const SPECIAL_EVENTS: usize = 64;

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
/// The weights of a phase.
pub const WEIGHTS: usize = PREPARE_HAND + HAND + 1;

/// The weights, in thousandths of a point.
static LEARNED: [[i16; WEIGHTS]; PHASES] = ::search::policy_weights(include_bytes!("policy.weights"));

/// The policy for the choices of one turn.
pub struct Policy<'a> {
    game: &'a Everdell,
    state: &'a State,
    who: Owner,
    phase: usize,
    /// Workers at home, cards in hand, and spaces of the city that are taken, as far as they are distinguished.
    home: usize,
    hand: usize,
    spaces: usize,
}

impl<'a> Policy<'a> {
    pub fn new(game: &'a Everdell, state: &'a State, who: Owner) -> Self {
        let player = state.player(who);
        let opponent = match state.rival {
            RivalKind::None => 0,
            RivalKind::Nightweave => 1,
            RivalKind::Rugwort => 2,
        };
        Self {
            game,
            state,
            who,
            phase: 4 * opponent + player.season as usize,
            home: usize::from(player.at_home()).min(WORKERS),
            hand: usize::from(player.hand_len()).min(HAND),
            spaces: usize::from(game.spaces(&player.city, false)).min(SPACES),
        }
    }

    /// The number of the season and the opponent.
    pub fn phase(&self) -> usize {
        self.phase
    }

    /// The correction of the value of a choice, in thousandths of a point.
    pub fn correction(&self, choice: Choice) -> i64 {
        let weights = &LEARNED[self.phase];
        self.features(choice).iter().map(|&feature| i64::from(weights[feature])).sum()
    }

    /// The features of a choice; 0 is none.
    pub fn features(&self, choice: Choice) -> [usize; MOST] {
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
}
