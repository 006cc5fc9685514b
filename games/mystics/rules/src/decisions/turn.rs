//! What a mouse does in its turn (M6).

use tabletop::{Chance, Log, Maybe, Message};

use super::attack::{self};
use super::common::{Done, Question};
use super::equip::Equip;
use super::errand::DoTask;
use super::inspired::Inspired;
use super::level::LevelUp;
use super::mend::Mend;
use super::scurry::Scurry;
use super::share::Share;
use super::stand_up::StandUp;
use super::use_ability::UseAbility;
use super::use_card::Use;
use super::walk::Walk;
use super::{actions, items};
use crate::agenda::Task;
use crate::choice::Choice;
use crate::front::{Thing, of_mouse};
use crate::index::MouseIx;
use crate::kinds::Treasure;
use crate::play::Play;
use crate::readings::Changed;
use crate::state::{Stage, State};
use crate::telling::yes;
use crate::{Mystics, Rule};

/// Asks what a mouse does.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub mouse: MouseIx,
}

impl Question for Turn {
    const NAME: &'static str = "turn";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M6_1
    }

    #[inline]
    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    #[inline]
    fn waits(self, _: &Mystics, state: &State) -> bool {
        !state.doing.over && state.mouse(self.mouse).is_active()
    }

    /// The turn is over, or the mouse has been captured in it.
    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.push(Task::EndTurn(self.mouse));
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        let mouse = self.mouse;
        Walk::offer(game, state, mouse, choices);
        StandUp::offer(game, state, mouse, choices);
        actions::offer(game, state, mouse, choices);
        Scurry::offer(game, state, mouse, choices);
        Inspired::offer(state, mouse, choices);
        Share::offer(game, state, mouse, choices);
        Equip::offer(game, state, mouse, choices);
        LevelUp::offer(game, state, mouse, choices);
        Mend::offer(game, state, mouse, choices);
        Use::offer(game, state, mouse, choices);
        UseAbility::offer(game, state, mouse, choices);
        DoTask::offer(game, state, mouse, choices);
        items::offer(game, state, mouse, choices);
        choices.push(Choice::End);
    }

    /// The turn continues until it is ended.
    fn before<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) {
        play.state.doing.begun = true;
        // Only a card or an ability can follow a melee attack at once (H3.23).
        if !matches!(choice, Choice::Use(_) | Choice::Ability(_)) {
            play.state.doing.struck = Maybe::NONE;
        }
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        let doing = &state.doing;
        let scurries = doing.scurrying && doing.stage != Stage::Done && doing.left > 0;
        let warns = scurries && game.reads(Changed::FreeActionEndsScurry);
        of_mouse("my-ask-turn", state, self.mouse).key("scurry", yes(warns))
    }

    fn meant(self, game: &Mystics, state: &State, thing: Thing, choices: &mut Vec<Choice>) {
        match thing {
            Thing::Space(space) => {
                choices.push(Choice::Walk(space));
                items::each_on(game, state, self.mouse, space, choices);
            }
            Thing::Enemy(foe) => attack::meant(game, state, self.mouse, foe, choices),
            Thing::Mouse(mouse) => choices.extend([Choice::Share(mouse), Choice::Mend(mouse)]),
            Thing::Card(card) => choices.push(Choice::Use(card)),
            Thing::Treasure(Treasure::Fishhook) => choices.push(Choice::TakeHook),
            Thing::Treasure(Treasure::Fork) => choices.extend([Choice::PlaceFork, Choice::TakeFork]),
            Thing::Ability(_) | Thing::Treasure(_) => choices.push(thing.answer()),
        }
    }
}
