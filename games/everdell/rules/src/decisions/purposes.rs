//! The dispatch from [`Why`] to the purposes, each in the file of its decision.

use tabletop::Message;

use crate::agenda::Why;
use crate::decisions::Purpose;
use crate::{Everdell, Rule};

/// Registers the purposes: writes the macro with which a question calls one of them.
macro_rules! purposes {
    ($dollar:tt $($why:ident $(($($place:ident)::+))? => $($file:ident)::+ { $($init:tt)* },)*) => {
        /// Runs an expression with the purpose of this name.
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
                    crate::agenda::Why::Adornment(adornment) => {
                        let $dollar purpose =
                            crate::decisions::pearlbrook::adornments::ByAdornment { adornment };
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
    Market => bellfaire::market::Market {},
    FairEvent => bellfaire::fair_event::FairEvent {},
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
    River => pearlbrook::river::River {},
    Shoal => pearlbrook::river::Shoal {},
    Wonder => pearlbrook::wonder::Wonder {},
    Pirate => pearlbrook::cards::Pirate {},
    PirateShip => pearlbrook::cards::PirateShip {},
    RenewMeadow => pearlbrook::forest::RenewMeadow {},
    Treasure => pearlbrook::events::Spot {},
    Invitations => pearlbrook::events::Invitations {},
    Race => pearlbrook::events::Race {},
    Magician => newleaf::magician::Magician {},
    LeafEvent => newleaf::event::LeafEvent {},
    Reserved => newleaf::reserved::Reserved {},
    Ticket => newleaf::ticket::Ticket {},
    Discovery => spirecrest::explore::Price {},
    Weather => spirecrest::explore::Weather {},
    Expedition => spirecrest::expedition::Step {},
    Laboratory => spirecrest::spaces::Laboratory {},
    StarWeavers => spirecrest::cards::StarWeavers {},
    Excess => spirecrest::cards::Excess {},
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
    /// The reason for which something is given up or chosen: the card, event, place or module that asks.
    pub(crate) fn why_words(&self, why: Why) -> Message {
        for_purpose!(why, purpose => purpose.source(self))
    }
}
