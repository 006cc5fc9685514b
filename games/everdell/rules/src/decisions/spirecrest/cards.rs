//! The effects of discoveries with cards (S18, S19).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use super::spaces::words;
use crate::agenda::{SpireTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::DiscoveryEffect;
use crate::decisions::{Done, Purpose, Question, shown};
use crate::event::Event;
use crate::index::{DiscoveryIx, MeadowIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks which card goes under a discovery, `left` more (S19).
#[derive(Clone, Copy)]
pub(crate) struct WhichUnder {
    pub who: Owner,
    pub discovery: DiscoveryIx,
    pub left: u8,
}

impl WhichUnder {
    fn any(self, game: &Everdell, state: &State) -> bool {
        let hand = state.player(self.who).hand.kinds();
        let meadow = MeadowIx::all().filter(|&place| game.check_meadow(state, self.who, place).is_ok());
        let meadow = meadow.filter_map(|place| state.meadow[place.index()]);
        hand.chain(meadow).any(|kind| game.can_tuck(self.discovery, kind))
    }
}

impl Question for WhichUnder {
    const NAME: &'static str = "tuck";

    fn rule(self) -> Rule {
        Rule::S19
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.left == 0 || !self.any(play.game, play.state);
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let fits = |kind: &Kind| game.can_tuck(self.discovery, *kind);
        choices.extend(state.player(self.who).hand.kinds().filter(fits).map(Choice::Hand));
        let open = |place: &MeadowIx| {
            state.meadow[place.index()].is_some_and(|kind| game.can_tuck(self.discovery, kind))
                && game.check_meadow(state, self.who, *place).is_ok()
        };
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, discovery, left } = self;
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Spire(SpireTask::Tuck { who, discovery, left }));
        match choice {
            Choice::Hand(kind) => play.tuck(who, discovery, kind, None),
            Choice::Meadow(place) => {
                if let Some(kind) = play.state.meadow.get(place.index()).copied().flatten() {
                    play.tuck(who, discovery, kind, Some(place));
                }
            }
            _ => play.state.agenda.pop(),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-tuck").message("name", words(game, self.discovery)).number("left", self.left)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(kind) => Some(game.about("ev-label-tuck", Some(kind))),
            Choice::Meadow(_) => game.about_card_of("ev-label-tuck", state, choice),
            _ => None,
        }
    }
}

/// Asks which card is searched for (S19).
#[derive(Clone, Copy)]
pub(crate) struct WhichSought {
    pub who: Owner,
    pub discovery: DiscoveryIx,
}

impl Question for WhichSought {
    const NAME: &'static str = "search";

    fn rule(self) -> Rule {
        Rule::S19
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        game.each_sought(state, self.discovery, |kind| choices.add(Choice::Sought(kind)));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Sought(kind) = choice {
            play.search_deck(self.who, kind);
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-search").message("name", words(game, self.discovery))
    }
}

/// Asks which revealed card is taken (S19).
#[derive(Clone, Copy)]
pub(crate) struct WhichLight {
    pub who: Owner,
}

impl Question for WhichLight {
    const NAME: &'static str = "lights";

    fn rule(self) -> Rule {
        Rule::S19
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.room(self.who) == 0 || shown(play.state).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(shown(state));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        match choice {
            Choice::Shown(place) => play.takes_shown(self.who, place.index(), Rule::S19),
            _ => play.state.agenda.pop(),
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Shown(_) => game.about_card_of("ev-label-keep", state, choice),
            _ => None,
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A card on the table is taken to a hand.
    pub fn takes_shown(&mut self, who: Owner, place: usize, rule: Rule) {
        let Some(kind) = self.state.shown.get_mut(place).and_then(Option::take) else { return };
        self.state.player_mut(who).hand.add(kind);
        self.note_drawn(who, kind);
        self.tell(rule, Event::TookShown { who, kind: Some(kind) });
    }
}

/// Asks what is done for a point token, `left` more (S18).
#[derive(Clone, Copy)]
pub(crate) struct Prospects {
    pub who: Owner,
    pub left: u8,
    pub discarded: bool,
}

impl Question for Prospects {
    const NAME: &'static str = "prospect";

    fn rule(self) -> Rule {
        Rule::S18
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let hand = &play.state.player(self.who).hand;
        let none = self.left == 0 || (play.room(self.who) == 0 && (self.discarded || hand.is_empty()));
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        if game.room(state, self.who) > 0 {
            choices.add(Choice::Deck(true));
        }
        if !self.discarded {
            choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, discarded } = self;
        let next = |left: u8, discarded| Task::Spire(SpireTask::Prospect { who, left, discarded });
        match choice {
            Choice::Hand(kind) => {
                play.state.agenda.replace(next(left, true));
                play.discard_card(who, kind, Rule::S18);
            }
            Choice::Deck(_) => {
                play.state.agenda.replace(next(left.saturating_sub(1), false));
                play.push(Task::Draw { who, left: 1 });
            }
            // Without a discard the other tokens are not used either.
            _ if discarded => play.state.agenda.replace(next(left.saturating_sub(1), false)),
            _ => play.state.agenda.pop(),
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-prospect").number("left", self.left)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(kind) => Some(game.about("ev-label-discard", Some(kind))),
            _ => None,
        }
    }
}

/// The Star Weavers ask which hand cards are discarded (S19).
#[derive(Clone, Copy)]
pub(crate) struct StarWeavers;

impl Purpose for StarWeavers {
    fn name(self) -> &'static str {
        "star-weavers"
    }

    fn rule(self) -> Rule {
        Rule::S19
    }

    fn source(self, game: &Everdell) -> Message {
        let all = &game.content.discoveries;
        named(
            all.iter().find(|record| record.effect == DiscoveryEffect::RenewHand).map(|record| &record.name),
        )
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, _: u8) -> Done<C> {
        play.fill_hand(who)
    }
}

/// Hand cards above the limit are discarded (SR14, SR16).
#[derive(Clone, Copy)]
pub(crate) struct Excess;

impl Purpose for Excess {
    fn name(self) -> &'static str {
        "excess"
    }

    fn rule(self) -> Rule {
        Rule::SR16
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-hand-limit")
    }
}
