//! Answers that several questions share. The open question refuses them and carries them out.

use tabletop::Message;

use super::common::{Answer, plain};
use crate::Mystics;
use crate::choice::Choice;
use crate::front::of_mouse;
use crate::index::{CardIx, FoeIx, MouseIx, SpaceIx};
use crate::kinds::Foe;
use crate::names::below;
use crate::state::{ENEMIES, State};

/// The choice of a space.
#[derive(Clone, Copy)]
pub(super) struct Space {
    pub at: SpaceIx,
}

impl Answer for Space {
    const WORD: &'static str = "space";

    fn label(self, game: &Mystics, state: &State) -> Message {
        let why = game.purpose(state, Choice::Space(self.at));
        game.with_space(Message::new("my-do-space"), state, self.at).key("why", why)
    }

    fn details(self, _: &Mystics) -> String {
        self.at.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        game.space_here(state, details).map(Choice::Space)
    }
}

/// The choice of a mouse.
#[derive(Clone, Copy)]
pub(super) struct Mouse {
    pub mouse: MouseIx,
}

impl Answer for Mouse {
    const WORD: &'static str = "mouse";

    fn label(self, game: &Mystics, state: &State) -> Message {
        let why = game.purpose(state, Choice::Mouse(self.mouse));
        of_mouse("my-do-mouse", state, self.mouse).key("why", why)
    }

    fn details(self, _: &Mystics) -> String {
        self.mouse.to_string()
    }

    fn read(_: &Mystics, state: &State, details: &str) -> Option<Choice> {
        Mystics::mouse_named(state, details).map(Choice::Mouse)
    }
}

/// The choice of an enemy.
#[derive(Clone, Copy)]
pub(super) struct Enemy {
    pub foe: FoeIx,
}

impl Answer for Enemy {
    const WORD: &'static str = "enemy";

    fn label(self, game: &Mystics, state: &State) -> Message {
        game.with_enemy(Message::new("my-do-enemy"), state, self.foe)
    }

    fn details(self, _: &Mystics) -> String {
        self.foe.to_string()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        below(details, ENEMIES).map(FoeIx::new).map(Choice::Enemy)
    }
}

/// The choice of a card of a boss.
#[derive(Clone, Copy)]
pub(super) struct BossCard {
    pub card: Foe,
}

impl Answer for BossCard {
    const WORD: &'static str = "card";

    fn label(self, game: &Mystics, state: &State) -> Message {
        let why = game.purpose(state, Choice::Card(self.card));
        Message::new("my-do-card").name("name", game.foe_name(self.card)).key("why", why)
    }

    fn details(self, _: &Mystics) -> String {
        self.card.name().to_owned()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        Foe::from_name(details).map(Choice::Card)
    }
}

/// The choice of a search card.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub card: CardIx,
}

impl Answer for Held {
    const WORD: &'static str = "held";

    fn label(self, game: &Mystics, state: &State) -> Message {
        let why = game.purpose(state, Choice::Held(self.card));
        game.with_card(Message::new("my-do-held"), "card", self.card).key("why", why)
    }

    fn details(self, game: &Mystics) -> String {
        game.search_id(self.card).to_owned()
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        game.card_named(details).map(Choice::Held)
    }
}

/// Yes.
#[derive(Clone, Copy)]
pub(super) struct Yes;

impl Answer for Yes {
    const WORD: &'static str = "yes";

    fn label(self, game: &Mystics, state: &State) -> Message {
        Message::new("my-do-yes").key("why", game.purpose(state, Choice::Yes))
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Yes)
    }
}

/// No, or no more.
#[derive(Clone, Copy)]
pub(super) struct NoMore;

impl Answer for NoMore {
    const WORD: &'static str = "done";

    fn label(self, game: &Mystics, state: &State) -> Message {
        Message::new("my-do-done").key("why", game.purpose(state, Choice::Done))
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Done)
    }
}
