//! What somebody gives something up for, or chooses something for, where one way of asking serves many rules.

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::choice::Refusal;
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Verdict};
use crate::index::{Owner, Slot, WorkerIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, Post, State};
use crate::{Everdell, Rule};

/// What one rule says about questions that many rules ask ([`super::forms`]). It says what its own questions need, and
/// nothing about the others.
pub(super) trait Purpose: Copy {
    /// The stable name.
    fn name(self) -> &'static str;

    /// The rule that asks.
    fn rule(self) -> Rule;

    /// The rule under which cards are discarded and resources paid for it.
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

    /// Everything has been discarded or paid: so much.
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

    /// What stands against another opponent: those who have passed, or have no room, cannot be given anything.
    fn no_receiver(self) -> Verdict {
        Err(Refusal::plain(Rule::E10_3, "no-receiver"))
    }

    /// An opponent has been chosen, or there is none.
    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        _: &mut Play<'_, C, L>,
        _: Owner,
        _: Option<Owner>,
    ) -> Done<C> {
        Ok(())
    }

    /// Everything has been given: so much.
    fn given<C: Chance, L: Log<Everdell>>(self, _: &mut Play<'_, C, L>, _: Owner, _: u8) -> Done<C> {
        Ok(())
    }

    /// Nothing more is given to this opponent, and so much is left.
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

/// Joins the purposes to the game: writes the macro with which a question asks one of them.
macro_rules! purposes {
    ($dollar:tt $($why:ident $(($($place:ident)::+))? => $($file:ident)::+ { $($init:tt)* },)*) => {
        /// Does something with the purpose of this name.
        macro_rules! for_purpose {
            ($dollar why:expr, $dollar purpose:ident => $dollar does:expr) => {
                match $dollar why {
                    $(crate::agenda::Why::$why $((crate::decisions::$($place)::+))? => {
                        let $dollar purpose = crate::decisions::$($file)::+ { $($init)* };
                        $dollar does
                    })*
                    crate::agenda::Why::Played(kind) => {
                        let moment = crate::effects::Moment::Played;
                        let $dollar purpose = crate::decisions::cards::by_effect::ByEffect::of(kind, moment);
                        $dollar does
                    }
                    crate::agenda::Why::Production(kind) => {
                        let moment = crate::effects::Moment::Production;
                        let $dollar purpose = crate::decisions::cards::by_effect::ByEffect::of(kind, moment);
                        $dollar does
                    }
                    crate::agenda::Why::Visit(kind) => {
                        let moment = crate::effects::Moment::Visit;
                        let $dollar purpose = crate::decisions::cards::by_effect::ByEffect::of(kind, moment);
                        $dollar does
                    }
                    crate::agenda::Why::Trigger(kind) => {
                        let moment = crate::effects::Moment::Trigger;
                        let $dollar purpose = crate::decisions::cards::by_effect::ByEffect::of(kind, moment);
                        $dollar does
                    }
                    why @ (crate::agenda::Why::Plan(_) | crate::agenda::Why::Plot(_)) => {
                        let $dollar purpose = crate::decisions::nightweave::other::Other { why };
                        $dollar does
                    }
                }
            };
        }
    };
}

purposes! {
    $
    Haven => spaces::haven::Haven {},
    DrawDouble => spaces::draw_double::DrawDouble {},
    ForAny => spaces::for_any::ForAny {},
    Journey => spaces::journey::Journey {},
    Bard => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::BARD,
        moment: crate::effects::Moment::Played,
        name: "bard",
        rule: crate::Rule::E9_1,
    },
    PostOffice => cards::post_office::PostOffice {},
    Monastery => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::MONASTERY,
        moment: crate::effects::Moment::Visit,
        name: "monastery",
        rule: crate::Rule::E9_3,
    },
    Monk => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::MONK,
        moment: crate::effects::Moment::Production,
        name: "monk",
        rule: crate::Rule::E9_2,
    },
    Teacher => cards::teacher::Teacher {},
    Shepherd => cards::shepherd::Shepherd {},
    Doctor => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::DOCTOR,
        moment: crate::effects::Moment::Production,
        name: "doctor",
        rule: crate::Rule::E9_2,
    },
    Woodcarver => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::WOODCARVER,
        moment: crate::effects::Moment::Production,
        name: "woodcarver",
        rule: crate::Rule::E9_2,
    },
    Peddler => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::PEDDLER,
        moment: crate::effects::Moment::Production,
        name: "peddler",
        rule: crate::Rule::E9_2,
    },
    Fool => cards::fool::Fool {},
    Ruins => cards::ruins::Ruins {},
    Ranger => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::RANGER,
        moment: crate::effects::Moment::Played,
        name: "ranger",
        rule: crate::Rule::R103,
    },
    University => cards::university::University {},
    Undertaker => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::UNDERTAKER,
        moment: crate::effects::Moment::Played,
        name: "undertaker",
        rule: crate::Rule::E9_1,
    },
    Marketing => events::marketing::Marketing {},
    WellRun => events::well_run::WellRun {},
    Fireworks => events::fireworks::Fireworks {},
    Thieves => events::thieves::Thieves {},
    Cure => events::cure::Cure {},
    Graduation => events::graduation::Graduation {},
    Performer => events::performer::Performer {},
    Management => events::management::Management {},
    AgainstRugwort => cards::fool::AgainstRugwort {},
    Stoats => minis::stoats::Stoats {},
    Crier => minis::crier::Crier {},
    Rowdy => minis::rowdy::Rowdy {},
    Robber => minis::robber::Robber {},
    Leader => minis::leader::Leader {},
    Warrior => minis::warrior::Warrior {},
    Poe => cards::by_effect::ByEffect {
        kind: crate::kind::Kind::POE,
        moment: crate::effects::Moment::Production,
        name: "poe",
        rule: crate::Rule::H3_12,
    },
    Darkdeep => minis::darkdeep::Darkdeep {},
    SilverScale => minis::silver_scale::SilverScale {},
    SpiderCity => nightweave::spider::InHerCity {},
    SpiderOpen => nightweave::spider::WithOpenSign {},
    Plan(nightweave::bounty::PLAN) => nightweave::bounty::Bounty {},
    Plan(nightweave::clever::PLAN) => nightweave::clever::Clever {},
    Plan(nightweave::contacts::PLAN) => nightweave::contacts::Contacts {},
    Plan(nightweave::gaze::PLAN) => nightweave::gaze::Gaze {},
    Plan(nightweave::trial::PLAN) => nightweave::trial::Trial {},
    Plot(nightweave::borrowed::PLOT) => nightweave::borrowed::Borrowed {},
    Plot(nightweave::busy::PLOT) => nightweave::busy::Busy {},
    Plot(nightweave::cheat::PLOT) => nightweave::cheat::Cheat {},
    Plot(nightweave::copycat::PLOT) => nightweave::copycat::Copycat {},
    Plot(nightweave::eight_legged::PLOT) => nightweave::eight_legged::EightLegged {},
    Plot(nightweave::face_down::FEAR) => nightweave::face_down::FaceDown { plot: crate::modules::Plot::ParalysingFear },
    Plot(nightweave::face_down::LOCKED) => nightweave::face_down::FaceDown { plot: crate::modules::Plot::Locked },
    Plot(nightweave::pickpocket::PLOT) => nightweave::pickpocket::Pickpocket {},
    Plot(nightweave::poisonberry::PLOT) => nightweave::poisonberry::PoisonberryJam {},
    Plot(nightweave::ransom::PLOT) => nightweave::ransom::Ransom {},
    Plot(nightweave::takeover::PLOT) => nightweave::takeover::Takeover {},
    Plot(nightweave::theft::FIRST) => nightweave::theft::Theft { plot: crate::modules::Plot::Theft1 },
    Plot(nightweave::theft::SECOND) => nightweave::theft::Theft { plot: crate::modules::Plot::Theft2 },
    Plot(nightweave::theft::THIRD) => nightweave::theft::Theft { plot: crate::modules::Plot::Theft3 },
    Plot(nightweave::theft::FOURTH) => nightweave::theft::Theft { plot: crate::modules::Plot::Theft4 },
}

impl Why {
    /// The stable name, such as `post-office`; a plan or plot is named by the content.
    pub fn name(self) -> &'static str {
        for_purpose!(self, purpose => purpose.name())
    }

    /// The rule that asks for it.
    pub(crate) fn rule(self) -> Rule {
        for_purpose!(self, purpose => purpose.rule())
    }
}

impl Everdell {
    /// What something is given up or chosen for: the card, event, place or module that asks.
    pub(crate) fn why_words(&self, why: Why) -> Message {
        for_purpose!(why, purpose => purpose.source(self))
    }
}
