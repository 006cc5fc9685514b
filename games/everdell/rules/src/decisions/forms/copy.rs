//! The effect of another space is used (E5.5, N3.10, N4.11).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Copy, Task};
use crate::choice::{Choice, Choices, Refusal};
use crate::content::Set;
use crate::decisions::{Done, Question, Verdict};
use crate::effects::{Action, Copied};
use crate::event::Event;
use crate::index::{BasicIx, ClearingIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks which location is copied; `copy` says which kinds are offered.
#[derive(Clone, Copy)]
pub(crate) struct WhichSpace {
    pub who: Owner,
    pub copy: Copy,
}

impl Question for WhichSpace {
    const NAME: &'static str = "copy";

    fn rule(self) -> Rule {
        match self.copy {
            Copy::Basic | Copy::BasicOrForest => Rule::E5_5,
            Copy::Opponents => Rule::N3_10,
            Copy::Occupied | Copy::AlsoOccupied(_) => Rule::N4_11,
            Copy::Forest => Rule::PR9,
            Copy::OtherForest => Rule::L9,
            Copy::Tracked(_) => Rule::B12_3,
        }
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = !play.game.copyable(play.state, self.who, self.copy).any(|_| true);
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.copyable(state, self.who, self.copy).map(Choice::Spot));
        let may_decline = match self.copy {
            Copy::AlsoOccupied(_) | Copy::Forest => true,
            // The forest card itself, if it is of use.
            Copy::Tracked(clearing) => {
                let forest = state.forest_at(clearing);
                forest.is_some_and(|forest| game.check_forest(state, self.who, forest).is_ok())
            }
            _ => false,
        };
        if may_decline {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Spot(_) => Err(Refusal::plain(self.rule(), "no-place-to-copy")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Spot(post) => self.copy_spot(play, post),
            _ => match self.copy {
                Copy::Tracked(clearing) => play.visit(self.who, Post::Forest(clearing)),
                _ => Ok(()),
            },
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        let which = match self.copy {
            Copy::Basic => "basic",
            Copy::BasicOrForest => "basic-or-forest",
            Copy::Opponents | Copy::Tracked(_) => "opponents",
            Copy::Occupied => "occupied",
            Copy::AlsoOccupied(_) => "also-occupied",
            Copy::Forest | Copy::OtherForest => "forest",
        };
        Message::new("ev-ask-copy").key("which", which)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        let own = choice == Choice::Done && matches!(self.copy, Copy::Tracked(_));
        own.then(|| Message::new("ev-label-own-forest"))
    }
}

impl WhichSpace {
    /// Copy a space in play (E5.5).
    fn copy_spot<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, post: Post) -> Done<C> {
        let Self { who, copy } = self;
        match copy {
            Copy::Occupied => play.push(Task::CopySpot { who, copy: Copy::AlsoOccupied(post) }),
            Copy::BasicOrForest => play.cite(Rule::R101),
            Copy::Opponents => play.cite(Rule::R92),
            Copy::Tracked(_) => play.cite(Rule::BR9),
            Copy::Basic | Copy::AlsoOccupied(_) | Copy::Forest | Copy::OtherForest => {}
        }
        if let Post::Basic(place) = post
            && play.game.may_explore(play.state, who, place)
        {
            play.cite(Rule::BR13);
        }
        play.tell(self.rule(), Event::Copied { who, post });
        match post {
            Post::Card(owner, slot) => play.visit_card(who, owner, slot, true),
            Post::Discovery(discovery) => {
                play.cite(Rule::SR17);
                play.visit_discovery(who, discovery, true)
            }
            _ => play.visit(who, post),
        }
    }
}

impl Everdell {
    /// The spaces whose effect may be copied (E5.5, E5.3, N3.10, N4.11).
    pub(crate) fn copyable<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        copy: Copy,
    ) -> impl Iterator<Item = Post> + 'a {
        self.posts_of_all(state, who).filter(move |&post| {
            let kind = match (copy, post) {
                (Copy::Forest | Copy::OtherForest, Post::Basic(_)) => false,
                (_, Post::Basic(_)) => true,
                (Copy::Basic, Post::Forest(_)) => false,
                // A card that uses another card is never used by such a card: that could loop forever.
                (Copy::OtherForest, Post::Forest(clearing)) if self.copies_forest(state, clearing) => false,
                (_, Post::Forest(clearing)) => state
                    .forest_at(clearing)
                    .is_some_and(|forest| self.check_forest(state, who, forest).is_ok()),
                (Copy::Opponents | Copy::Tracked(_), Post::Knoll | Post::Station) => true,
                (Copy::Opponents | Copy::Tracked(_), Post::Market) => self.check_market(state, who).is_ok(),
                (Copy::Opponents | Copy::Tracked(_), Post::Haven) => state.player(who).hand.len() >= 2,
                (Copy::Opponents, Post::Discovery(_)) => self.can_use_again(state, who, post),
                (Copy::Opponents | Copy::Tracked(_), Post::Card(owner, slot)) => {
                    let card = state.city(owner).get(slot).copied();
                    card.is_some_and(|card| {
                        // A card that uses another space is never used this way: that could loop forever.
                        let copies = self.deeds(card.kind).visit.iter().any(|action| {
                            matches!(action, Action::Copy(Copied::Opponents | Copied::Occupied))
                        });
                        !matches!(
                            card.kind,
                            Kind::CEMETERY | Kind::CHAPEL | Kind::MONASTERY | Kind::PIRATE_SHIP
                        ) && (copy == Copy::Opponents || card.kind != Kind::STOREHOUSE)
                            && !copies
                            && !Set::of(card.kind).legendary()
                            && self.check_card_use(state, who, &card, &self.standing(state, who)).is_ok()
                    })
                }
                _ => false,
            };
            kind && match copy {
                Copy::Occupied => state.workers_at(post) > 0,
                Copy::AlsoOccupied(first) => first != post && state.workers_at(post) > 0,
                Copy::Opponents | Copy::Tracked(_) => {
                    let own = state.player(who).workers.iter().filter(|&&worker| worker == post).count();
                    let here = matches!(copy, Copy::Tracked(clearing) if post == Post::Forest(clearing));
                    !here && usize::from(state.workers_at(post)) > own
                }
                _ => true,
            }
        })
    }

    /// Every space for a worker, except journeys, events and the forest cards of another player (B12.5).
    fn posts_of_all<'a>(&'a self, state: &'a State, who: Owner) -> impl Iterator<Item = Post> + 'a {
        let cards = state.cities().flat_map(move |owner| {
            let red = state.city(owner).open().filter(|(_, card)| self.facts(card.kind).spots > 0);
            red.map(move |(slot, _)| Post::Card(owner, slot))
        });
        let board = BasicIx::first(8).map(Post::Basic).chain(ClearingIx::first(4).map(Post::Forest));
        let trails = self.trails_of(state, who).map(Post::Forest);
        board
            .chain(trails)
            .chain([Post::Haven])
            .chain(state.market().map(|_| Post::Market))
            .chain(self.leaf_posts(state))
            .chain(cards)
            .chain(self.discovery_posts(state))
    }
}
