//! A scene with everything looked up in it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use everdell::content::Card;
use everdell::{Choice, Content, Event, Everdell, Kind, PlayerView, Post, RIVAL, Source, State, View};
use maud::{Markup, html};
use tabletop::{Audience, Front, Game, Message, Names, RuleId, Story, Table};
use words::Words;

use super::Scene;
use crate::art::icon;
use crate::shell;

/// A scene with everything looked up in it.
pub(super) struct Sight<'a> {
    pub scene: &'a Scene<'a>,
    pub words: &'static Words,
    pub game: &'a Everdell,
    pub pack: &'a Content,
    pub state: &'a State,
    pub view: View,
    /// What may be chosen now, by those who look; nothing when it is only looked at.
    pub choices: Vec<Choice>,
    /// The choices by the thing that each is about.
    pub things: BTreeMap<String, Vec<Choice>>,
    /// Whether choices can be made.
    pub live: bool,
    /// The step that is shown.
    pub step: u32,
    /// The story of the step, when it is told moment by moment.
    pub story: Option<&'a Story<Everdell>>,
    /// How many of its moments are over.
    pub moment: usize,
    /// The seat whose hand and city are shown large.
    pub me: u8,
    /// Meadow places that were filled by the last choice.
    pub fresh: BTreeSet<u8>,
    /// Where workers were placed by the last choice, and whose.
    pub placed: Vec<(u8, Post)>,
}

impl<'a> Sight<'a> {
    pub fn of(scene: &'a Scene<'a>, story: Option<&'a Story<Everdell>>) -> Self {
        let session = scene.session;
        let game = session.game();
        let last = session.step();
        let step = scene.at.unwrap_or(last).min(last);
        let mut state = session.state_at(step).unwrap_or_else(|_| session.state());
        let mut moment = 0;
        if let Some(story) = story {
            moment = scene.moment.unwrap_or(0).min(story.moments.len());
            if scene.watching && moment == 0 {
                moment = 1.min(story.moments.len());
            }
            if moment == 0 {
                state = step.checked_sub(1).and_then(|before| session.state_at(before).ok()).unwrap_or(state);
            } else if let Some((_, then)) = story.moments.get(moment - 1) {
                state = then;
            }
        }
        let view = game.view(state, scene.viewer);
        let live = scene.at.is_none()
            && !scene.watching
            && !scene.covered
            && scene.viewer == session.asked()
            && scene.thinking().is_none()
            && game.outcome(state).is_none()
            && !session.is_given_up()
            && session.open_question().is_none();
        let mut choices = Vec::new();
        if live {
            game.choices(state, &mut choices);
        }
        let mut things: BTreeMap<String, Vec<Choice>> = BTreeMap::new();
        for &choice in &choices {
            if let Some(thing) = thing_of(game, choice) {
                things.entry(thing).or_default().push(choice);
            }
        }
        let me = match scene.viewer {
            Audience::Seat(seat) => seat.0,
            Audience::Spectator => view.asked.as_ref().map_or(0, |asked| asked.seat),
        };
        let me = if usize::from(me) < view.players.len() { me } else { 0 };
        let (mut fresh, mut placed) = (BTreeSet::new(), Vec::new());
        if let Ok(told) = session.story(step) {
            for entry in told.entries {
                match entry.event {
                    Event::Filled { place, .. } if step > 0 => {
                        fresh.insert(place);
                    }
                    Event::Placed { who, post } => placed.push((who, post)),
                    _ => {}
                }
            }
        }
        Self {
            scene,
            words: scene.frame.words(),
            game,
            pack: game.pack(),
            state,
            view,
            choices,
            things,
            live,
            step,
            story,
            moment,
            me,
            fresh,
            placed,
        }
    }

    /// Whether an earlier step is looked at.
    pub fn is_past(&self) -> bool {
        self.scene.at.is_some() && !self.scene.watching
    }

    #[allow(clippy::needless_pass_by_value, reason = "messages are made where they are said")]
    pub fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    pub fn text(&self, key: &'static str) -> String {
        self.words.text(key)
    }

    /// A name in the reader's language.
    pub fn name<'n>(&self, names: &'n Names) -> &'n str {
        names.get(self.words.language())
    }

    /// A card of the content.
    pub fn card(&self, kind: Kind) -> &'a Card {
        &self.pack.cards[kind.index()]
    }

    pub fn card_name(&self, kind: Kind) -> &'a str {
        self.name(&self.card(kind).name)
    }

    pub fn card_names(&self, kind: Kind) -> &'a Arc<Names> {
        &self.card(kind).name
    }

    /// The player whose hand and city are shown large.
    pub fn mine(&self) -> &PlayerView {
        // `me` is a seat of the view.
        &self.view.players[usize::from(self.me)]
    }

    /// Whether somebody plays alone against an automated opponent.
    pub fn alone(&self) -> bool {
        self.view.players.len() == 1
    }

    /// Whoever it is, in words.
    pub fn who(&self, owner: u8) -> String {
        self.say(self.who_message(owner))
    }

    /// Whoever it is.
    pub fn who_message(&self, owner: u8) -> Message {
        if owner == RIVAL {
            Message::new("evt-rival").key("rival", self.view.rival.name())
        } else if self.alone() {
            Message::new("evt-you")
        } else {
            Message::new("evt-player").number("number", u16::from(owner) + 1)
        }
    }

    /// The drawing of somebody's worker.
    pub fn worker(&self, owner: u8) -> &'static str {
        match owner {
            0 => "worker-a",
            1 => "worker-b",
            2 => "worker-c",
            RIVAL if self.view.rats.is_some() => "worker-rat",
            RIVAL => "worker-spider",
            _ => "worker-d",
        }
    }

    /// The address of this table.
    pub fn path(&self) -> String {
        format!("/table/{}", self.scene.id)
    }

    /// The address that asks about a thing.
    pub fn ask(&self, thing: &str) -> String {
        format!("/table/{}?ask={thing}#decision", self.scene.id)
    }

    /// The address of an earlier step.
    pub fn at(&self, step: u32) -> String {
        format!("/table/{}/at/{step}", self.scene.id)
    }

    pub fn id_of(&self, choice: Choice) -> String {
        self.game.choice_id(choice)
    }

    pub fn label(&self, choice: Choice) -> String {
        self.say(self.game.label(self.state, choice))
    }

    /// The link to the rule that allows a choice.
    pub fn rule_of(&self, choice: Choice) -> Markup {
        rule_link(self.game.choice_rule(self.state, choice).id())
    }

    /// What can be done with a thing now.
    pub fn choices_of(&self, thing: &str) -> &[Choice] {
        self.things.get(thing).map_or(&[], Vec::as_slice)
    }

    /// What is asked now.
    pub fn decision(&self) -> &'static str {
        self.view.asked.as_ref().map_or("", |asked| asked.decision)
    }

    /// Whether this is the thing that was asked about.
    pub fn is_chosen(&self, thing: &str) -> bool {
        self.live && self.scene.chosen == Some(thing)
    }

    /// A thing of the table: a button when it stands for one choice, else a link that asks about
    /// it; plain when nothing can be asked. `inner` holds phrasing content only.
    pub fn touch(&self, thing: &str, class: &str, label: &str, inner: &Markup) -> Markup {
        let choices = self.choices_of(thing);
        let on = self.is_chosen(thing);
        html! {
            @match choices {
                [only] => {
                    button.can.{ (class) }.on[on] form="decision" name="id" value=(self.id_of(*only))
                        title=(self.label(*only)) {
                        span.vh { (label) ". " (self.label(*only)) }
                        (inner)
                    }
                },
                [] if !self.live => span.{ (class) } { span.vh { (label) } (inner) },
                _ => {
                    a.{ (class) }.can[!choices.is_empty()].on[on] href=(self.ask(thing))
                        aria-current=[on.then_some("true")] {
                        span.vh { (label) }
                        (inner)
                    }
                },
            }
        }
    }
}

/// The thing that a choice is about.
pub(super) fn thing_of(game: &Everdell, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Place(post) | Choice::Spot(post) => game.post_name(post),
        Choice::Play { source, .. } => match source {
            Source::Hand(kind) => format!("hand:{}", kind.name()),
            Source::Meadow(place) => format!("meadow:{}", place + 1),
            Source::Shown(place) => format!("shown:{}", place + 1),
            Source::Legend(kind) => format!("legend:{}", kind.name()),
            Source::Pile => "pile".to_owned(),
        },
        Choice::Hand(kind) => format!("hand:{}", kind.name()),
        Choice::Meadow(place) => format!("meadow:{}", place + 1),
        Choice::Shown(place) => format!("shown:{}", place + 1),
        Choice::Card(owner, slot) => game.post_name(Post::Card(owner, slot)),
        Choice::Take(resource) | Choice::Pay(resource) | Choice::Save(resource) => resource.name().to_owned(),
        _ => return None,
    })
}

/// The link to a rule of the game.
pub(super) fn rule_link(id: &str) -> Markup {
    shell::rule_link(Everdell::NAME, id)
}

/// A drawing that says nothing beyond the words beside it.
pub(super) fn sign(id: &str, class: &str) -> Markup {
    icon(id, class)
}

/// A sign or piece, with the words that stand for it.
pub(super) fn spoken(id: &str, class: &str, words: &str) -> Markup {
    html! {
        svg class=(class) role="img" aria-label=(words) { title { (words) } use href={ "#" (id) } {} }
    }
}

/// A length as messages count.
pub(super) fn many(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
