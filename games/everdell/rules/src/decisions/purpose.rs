//! Purposes: the parts that one rule adds to questions that many rules ask.

use tabletop::{Chance, Log, Message};

use crate::choice::Refusal;
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Verdict};
use crate::index::{Owner, Slot, WorkerIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, Post, State};
use crate::{Everdell, Rule};

/// The parts that one rule adds to questions that many rules ask ([`super::forms`]). It implements only the methods
/// that its questions need.
pub(crate) trait Purpose: Copy {
    /// The stable name.
    fn name(self) -> &'static str;

    /// The rule that asks.
    fn rule(self) -> Rule;

    /// The rule cited when cards are discarded and resources paid for it.
    fn told(self) -> Rule {
        self.rule()
    }

    /// The card, event, place or module that asks, in words.
    fn source(self, game: &Everdell) -> Message;

    /// Whether an opponent need not be chosen.
    fn may_decline(self) -> bool {
        false
    }

    /// Whether no worker need be lifted.
    fn may_leave_workers(self) -> bool {
        false
    }

    /// Whether a hand card of this kind can be given up for it.
    fn discards(self, _: &Everdell, _: Kind) -> bool {
        true
    }

    /// A hand card is given up for it.
    fn discard<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        kind: Kind,
    ) -> Done<C> {
        play.discard_card(who, kind, self.told());
        Ok(())
    }

    /// A resource is paid for it.
    fn pay<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        resource: Resource,
    ) -> Done<C> {
        play.pay(who, Stock::of(resource, 1), self.told());
        Ok(())
    }

    /// Everything has been discarded or paid; the last argument is the amount.
    fn paid<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner, _: u8) -> Done<C> {
        Ok(())
    }

    /// A number has been chosen.
    fn amount<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner, _: u8) -> Done<C> {
        Ok(())
    }

    /// Whether this opponent can be chosen.
    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.can_be_given(state, seat, false)
    }

    /// The refusal of an opponent who cannot be chosen: one who has passed, or has no room.
    fn no_receiver(self) -> Verdict {
        Err(Refusal::plain(Rule::E10_3, "no-receiver"))
    }

    /// An opponent has been chosen, or none can be chosen.
    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        _: &mut Play<'_, C, L>,
        _: Owner,
        _: Option<Owner>,
    ) -> Done<C> {
        Ok(())
    }

    /// Everything has been given; the last argument is the amount.
    fn given<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner, _: u8) -> Done<C> {
        Ok(())
    }

    /// No more is given to this opponent; the last argument is the amount left.
    fn gives_no_more<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner, _: u8) -> Done<C> {
        Ok(())
    }

    /// The cards of a city that can be picked.
    fn pickable(self, _: &Everdell, _: &State, _: Owner) -> Cards {
        Cards::default()
    }

    /// How many cards must be picked before one may stop.
    fn least_picked(self) -> u8 {
        1
    }

    /// Whether a single card is picked without asking.
    fn picks_alone(self) -> bool {
        false
    }

    /// A card of a city has been picked.
    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        _: &mut Play<'_, C, L>,
        _: Owner,
        _: Owner,
        _: Slot,
    ) -> Done<C> {
        Ok(())
    }

    /// Everything has been picked.
    fn picked_all<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner) -> Done<C> {
        Ok(())
    }

    /// Whether a yes is possible.
    fn can_say_yes(self, _: &Everdell, _: &State, _: Owner) -> bool {
        false
    }

    /// A yes or a no has been said.
    fn decided<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner, _: bool) -> Done<C> {
        Ok(())
    }

    /// A deployed worker has been lifted.
    fn lifted<C: Chance, L: Log<Everdell>>(
        self,
        _: &mut Play<'_, C, L>,
        _: Owner,
        _: WorkerIx,
        _: Post,
    ) -> Done<C> {
        Ok(())
    }

    /// The price of a thwart has been paid (R61).
    fn price_paid<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner) -> Done<C> {
        Ok(())
    }

    /// The resource of which two are one of two prices (N16.13, N16.22).
    fn two_of(self) -> Resource {
        Resource::Berry
    }

    /// Neither of two prices is paid.
    fn neither<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner) -> Done<C> {
        Ok(())
    }
}
