//! Spaces on discoveries (S17, SR16, SR21).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::agenda::{Invitation, Source, SpireTask, Task};
use crate::choice::{Choice, Choices, Refusal};
use crate::content::{Colour, DiscoveryEffect, Resource};
use crate::decisions::invitations::{no_free_legend, no_such_offer};
use crate::decisions::{Done, Invites, Purpose, Question, Verdict};
use crate::index::{DiscoveryIx, MeadowIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// A discovery by its name.
pub(super) fn words(game: &Everdell, discovery: DiscoveryIx) -> Message {
    named(game.discovery(discovery).map(|record| &record.name))
}

/// Asks for a resource of a mix, `left` more (S17).
#[derive(Clone, Copy)]
pub(crate) struct WhichOfMix {
    pub who: Owner,
    pub discovery: DiscoveryIx,
    pub left: u8,
}

impl Question for WhichOfMix {
    const NAME: &'static str = "gain-mix";

    fn rule(self) -> Rule {
        Rule::S17
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(!play.skip_if(self.left == 0))
    }

    fn offer(self, game: &Everdell, _: &State, choices: &mut impl Choices) {
        match game.discovery_does(self.discovery) {
            Some(DiscoveryEffect::GainMix(mix)) => choices.extend(mix.of.iter().map(Choice::Take)),
            _ => choices.extend(Resource::ALL.into_iter().map(Choice::Take)),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, discovery, left } = self;
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Spire(SpireTask::Mix { who, discovery, left }));
        if let Choice::Take(resource) = choice {
            play.gain_resource(who, resource, 1, Rule::S17);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-gain").number("left", self.left)
    }
}

/// Asks which hand card of another colour is discarded; `colours` are those already discarded, as bits (S17).
#[derive(Clone, Copy)]
pub(crate) struct WhichColour {
    pub who: Owner,
    pub discovery: DiscoveryIx,
    pub colours: u8,
}

impl WhichColour {
    fn fits(self, game: &Everdell, kind: Kind) -> bool {
        self.colours & 1 << game.colour(kind) as u8 == 0
    }

    fn left(self) -> u8 {
        let all = u8::try_from(Colour::ALL.len()).unwrap_or(u8::MAX);
        all.saturating_sub(u8::try_from(self.colours.count_ones()).unwrap_or(0))
    }
}

impl Question for WhichColour {
    const NAME: &'static str = "discard-colours";

    fn rule(self) -> Rule {
        Rule::S17
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let player = play.state.player(self.who);
        let none = self.left() == 0 || !player.hand.kinds().any(|kind| self.fits(play.game, kind));
        if play.skip_if(none)
            && self.left() == 0
            && let Some(DiscoveryEffect::DiscardColours(gain)) = play.game.discovery_does(self.discovery)
        {
            play.gain(self.who, gain, Rule::S17)?;
        }
        Ok(!none)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let hand = &state.player(self.who).hand;
        choices.extend(hand.kinds().filter(|&kind| self.fits(game, kind)).map(Choice::Hand));
        if !hand.kinds().any(|kind| self.fits(game, kind)) {
            // Such a card is missing only in a position with redrawn hidden cards.
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, discovery, colours } = self;
        let Choice::Hand(kind) = choice else {
            play.state.agenda.pop();
            return Ok(());
        };
        let colours = colours | 1 << play.game.colour(kind) as u8;
        play.state.agenda.replace(Task::Spire(SpireTask::Colours { who, discovery, colours }));
        play.discard_card(who, kind, Rule::S17);
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-citizen")
            .message("card", words(game, self.discovery))
            .number("left", self.left())
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(kind) => Some(game.about("ev-label-discard", Some(kind))),
            _ => None,
        }
    }
}

/// Asks from where a card is drawn: the meadow or the discard pile (S17).
#[derive(Clone, Copy)]
pub(crate) struct FromWhere {
    pub who: Owner,
}

impl Question for FromWhere {
    const NAME: &'static str = "fill-hand";

    fn rule(self) -> Rule {
        Rule::S17
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let empty = play.state.discard_len() == 0 && !play.can_draw_meadow(self.who);
        Ok(!play.skip_if(empty || play.room(self.who) == 0))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let open = |place: &MeadowIx| game.check_draw_meadow(state, self.who, *place).is_ok();
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
        if state.discard_len() > 0 {
            choices.add(Choice::Deck(false));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        match choice {
            Choice::Meadow(place) => play.draw_from_meadow(self.who, place),
            Choice::Deck(_) => play.draw_discards(self.who, 1),
            _ => {
                play.state.agenda.pop();
                Ok(())
            }
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-draw-meadow", state, choice),
            _ => None,
        }
    }
}

/// Asks which worker moves to a discovery (SR21).
#[derive(Clone, Copy)]
pub(crate) struct WhichMoves {
    pub who: Owner,
    pub discovery: DiscoveryIx,
}

impl Question for WhichMoves {
    const NAME: &'static str = "move-here";

    fn rule(self) -> Rule {
        Rule::SR21
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.movable(state, self.who).map(Choice::Spot));
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Spot(_) => Err(Refusal::plain(Rule::SR21, "no-such-mover")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(from) = choice {
            play.move_here(self.who, self.discovery, from);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Asks whether one more card is revealed in the mines (SR16).
#[derive(Clone, Copy)]
pub(crate) struct DigsOn {
    pub who: Owner,
}

impl Question for DigsOn {
    const NAME: &'static str = "mine";

    fn rule(self) -> Rule {
        Rule::SR16
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let mined = play.state.spire().map_or(0, |spire| spire.mined.len());
        let full = mined >= play.room(self.who) || play.state.deck_len() + play.state.discard_len() == 0;
        if mined == 0 || full {
            play.state.agenda.pop();
            play.leave_mines(self.who);
            return Ok(false);
        }
        Ok(true)
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.add(Choice::Number(1));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if matches!(choice, Choice::Number(_)) {
            return play.mine(self.who);
        }
        play.state.agenda.pop();
        play.leave_mines(self.who);
        Ok(())
    }

    fn prompt(self, _: &Everdell, state: &State) -> Message {
        let mined = state.spire().map_or(0, |spire| spire.mined.len());
        Message::new("ev-ask-mine").number("count", mined)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Number(_) => Some(Message::new("ev-label-mine")),
            Choice::Done => Some(Message::new("ev-label-leave-mine")),
            _ => None,
        }
    }
}

/// The laboratory that discards for a discount.
fn laboratory(game: &Everdell) -> Message {
    let record =
        game.content.discoveries.iter().find(|record| record.effect == DiscoveryEffect::DiscardToPlay);
    named(record.map(|record| &record.name))
}

/// Tezel's Laboratory asks which hand cards are discarded (S17).
#[derive(Clone, Copy)]
pub(crate) struct Laboratory;

impl Purpose for Laboratory {
    fn name(self) -> &'static str {
        "laboratory"
    }

    fn rule(self) -> Rule {
        Rule::S17
    }

    fn source(self, game: &Everdell) -> Message {
        laboratory(game)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.push(Task::Offer { who, invitation: Invitation::Laboratory(done) });
        Ok(())
    }
}

/// Tezel's Laboratory invites to play a card at a discount (S17).
#[derive(Clone, Copy)]
pub(crate) struct LessByLaboratory {
    off: u8,
}

impl LessByLaboratory {
    /// An invitation with this discount.
    pub(crate) fn of(off: u8) -> Self {
        Self { off }
    }
}

impl Invites for LessByLaboratory {
    fn name(self) -> &'static str {
        "laboratory"
    }

    fn rule(self) -> Rule {
        Rule::S17
    }

    fn told(self) -> Rule {
        Rule::S17
    }

    fn off(self, _: &Everdell) -> Option<u8> {
        Some(self.off)
    }

    fn may_decline(self, _: &Everdell) -> bool {
        true
    }

    fn source(self, game: &Everdell) -> Option<Message> {
        Some(laboratory(game))
    }

    fn fits(self, _: &Everdell, _: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Hand(_) | Source::Meadow(_) | Source::Archive(_) => Ok(()),
            Source::Legend(_) if self.off == 0 => no_free_legend(),
            Source::Legend(_) => Ok(()),
            _ => no_such_offer(),
        }
    }
}
