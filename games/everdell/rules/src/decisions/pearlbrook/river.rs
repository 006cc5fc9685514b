//! The river: whether a card is used, which cards a citizen gets, which card a Ferry uses, and the payment (P10–P12,
//! P18).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::agenda::{BrookTask, Task};
use crate::choice::{Choice, Choices, Refusal};
use crate::content::RiverDiscard;
use crate::decisions::{Done, Purpose, Question, Verdict, if_several};
use crate::index::{Owner, RiverCardIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Post, State};
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks whether a river card that was turned up is used (P10).
#[derive(Clone, Copy)]
pub(crate) struct MayUse {
    pub who: Owner,
    pub card: RiverCardIx,
}

impl Question for MayUse {
    const NAME: &'static str = "river";

    fn rule(self) -> Rule {
        Rule::P10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let refused = play.game.check_river_card(play.state, self.who, self.card, Rule::P11).is_err();
        if play.skip_if(refused) {
            play.cite(Rule::P11);
        }
        Ok(!refused)
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.add(Choice::Number(1));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if matches!(choice, Choice::Number(_)) {
            play.use_river_card(self.who, self.card);
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        let name = game.river_card(self.card).map(|card| &card.name);
        Message::new("ev-ask-river").message("card", named(name))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Number(_) => {
                let name = game.river_card(self.card).map(|card| &card.name);
                Some(Message::new("ev-label-river").message("card", named(name)))
            }
            _ => None,
        }
    }
}

/// Asks which hand card a citizen gets: `left` more; `colours` are those already given, as bits (P11).
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    pub card: RiverCardIx,
    pub left: u8,
    pub colours: u8,
}

impl WhichCard {
    /// Whether a card of this kind goes to the citizen.
    fn fits(self, game: &Everdell, kind: Kind) -> bool {
        let colour = game.colour(kind);
        match game.river_card(self.card).and_then(|card| card.discard) {
            Some(RiverDiscard { colour: Some(wanted), .. }) => colour == wanted,
            _ => self.colours & 1 << colour as u8 == 0,
        }
    }
}

impl Question for WhichCard {
    const NAME: &'static str = "citizen";

    fn rule(self) -> Rule {
        Rule::P11
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let player = play.state.player(self.who);
        let none = self.left == 0 || !player.hand.kinds().any(|kind| self.fits(play.game, kind));
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let hand = &state.player(self.who).hand;
        choices.extend(hand.kinds().filter(|&kind| self.fits(game, kind)).map(Choice::Hand));
        if !hand.kinds().any(|kind| self.fits(game, kind)) {
            // Such a card is missing only in a position with redrawn hidden cards.
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, game: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Hand(kind) if !self.fits(game, kind) => Err(Refusal::plain(Rule::P11, "no-citizen-card")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Hand(kind) = choice else {
            play.state.agenda.pop();
            return Ok(());
        };
        let Self { who, card, left, colours } = self;
        let colours = colours | 1 << play.game.colour(kind) as u8;
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Brook(BrookTask::Citizen { who, card, left, colours }));
        play.discard_card(who, kind, Rule::P11);
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        let name = game.river_card(self.card).map(|card| &card.name);
        Message::new("ev-ask-citizen").message("card", named(name)).number("left", self.left)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(kind) => Some(game.about("ev-label-discard", Some(kind))),
            _ => None,
        }
    }
}

/// Asks which river card the Ferry leads to (P18, PR7).
#[derive(Clone, Copy)]
pub(crate) struct WhereTo {
    pub who: Owner,
}

impl Question for WhereTo {
    const NAME: &'static str = "ferry";

    fn rule(self) -> Rule {
        Rule::P18
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.ferried(state, self.who).map(|(spot, _)| Choice::Spot(Post::River(spot))));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Spot(Post::River(spot)) = choice else { return Ok(()) };
        play.state.agenda.pop();
        play.cite(Rule::P18);
        play.cite(Rule::PR7);
        let card = play.state.brook().and_then(|brook| brook.spots.get(spot.index())?.get());
        if let Some(card) = card {
            play.use_river_card(self.who, card);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// A river card or the Shoal asks which resources are paid.
#[derive(Clone, Copy)]
pub(crate) struct River;

impl Purpose for River {
    fn name(self) -> &'static str {
        "river"
    }

    fn rule(self) -> Rule {
        Rule::P11
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-river")
    }
}

/// The Shoal asks which cards are discarded, and gives a pearl (P12).
#[derive(Clone, Copy)]
pub(crate) struct Shoal;

impl Purpose for Shoal {
    fn name(self) -> &'static str {
        "shoal"
    }

    fn rule(self) -> Rule {
        Rule::P12
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-shoal")
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, _: u8) -> Done<C> {
        play.gain_pearls(who, 1, Rule::P12);
        Ok(())
    }
}
