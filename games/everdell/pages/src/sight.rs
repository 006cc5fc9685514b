//! A scene with its view, choices and names.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

use everdell::content::Card;
use everdell::{Choice, Content, Event, Everdell, Kind, MeadowIx, Owner, PlayerView, Post, Source};
use maud::{Markup, html};
use tabletop::{Message, Names, SeenStory};

use web::Taps;
pub(super) use web::art::{icon as sign, spoken};
pub(super) use web::look::many;
use web::look::{self, Look};

/// A table of Everdell, for a request of one of its pages.
pub type Scene<'a> = web::Scene<'a, Everdell>;

/// A scene with its view, choices and names.
pub(super) struct Sight<'a> {
    look: Look<'a, Everdell>,
    pub pack: &'a Content,
    /// The choices by the thing that each concerns.
    pub things: BTreeMap<String, Vec<Choice>>,
    /// The seat whose hand and city are shown large.
    pub me: Owner,
    /// Meadow places that were filled by the last choice.
    pub fresh: BTreeSet<MeadowIx>,
    /// The workers placed by the last choice: owners and places.
    pub placed: Vec<(Owner, Post)>,
    /// The key letters, by thing or, without one, by choice.
    pub keys: BTreeMap<String, char>,
    /// The number of previews with an identifier so far.
    previews: Cell<u16>,
}

impl<'a> Sight<'a> {
    /// `keys` computes the key letters of things and choices.
    pub fn of(
        scene: &'a Scene<'a>,
        story: Option<&'a SeenStory<'a, Everdell>>,
        keys: impl FnOnce(&Self) -> BTreeMap<String, char>,
    ) -> Self {
        let look = Look::of(scene, story, |story| super::moments::worth(story).first().copied().unwrap_or(0));
        let view = &look.view;
        let mut things: BTreeMap<String, Vec<Choice>> = BTreeMap::new();
        let market = view.asked.as_ref().is_some_and(|asked| asked.decision == MARKET_ASKED);
        for &choice in &look.choices {
            let thing = match choice {
                Choice::Number(token) if market => Some(market_thing(token)),
                _ => thing_of(look.game, choice),
            };
            if let Some(thing) = thing {
                things.entry(thing).or_default().push(choice);
            }
        }
        let asked = view.asked.as_ref().map(|asked| asked.seat);
        let me = Owner::looking(scene.seen.audience()).or(asked);
        let me = me.filter(|me| view.players.iter().any(|player| player.seat == *me)).unwrap_or(Owner::FIRST);
        let (mut fresh, mut placed) = (BTreeSet::new(), Vec::new());
        if let Ok(told) = scene.seen.story(look.step) {
            for entry in told.entries() {
                match entry.event {
                    Event::Filled { place, .. } if look.step > 0 => {
                        fresh.insert(place);
                    }
                    Event::Placed { who, post } => placed.push((who, post)),
                    _ => {}
                }
            }
        }
        let previews = Cell::new(0);
        let mut sight =
            Self { pack: look.game.pack(), look, things, me, fresh, placed, keys: BTreeMap::new(), previews };
        sight.keys = keys(&sight);
        sight
    }

    /// The name on a small piece, with break points in long words.
    pub fn soft(&self, name: &str) -> Markup {
        super::breaks::soft(self.words.language(), name)
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
        &self.view.players[self.me.place()]
    }

    /// Whether one person plays against an automated opponent.
    pub fn alone(&self) -> bool {
        self.view.players.len() == 1
    }

    /// A player as a text.
    pub fn who(&self, owner: Owner) -> String {
        self.say(self.who_message(owner))
    }

    /// A player as a message.
    pub fn who_message(&self, owner: Owner) -> Message {
        if owner.is_rival() {
            Message::new("evt-rival").key("rival", self.view.rival.name())
        } else if self.alone() {
            Message::new("evt-you")
        } else if let Some(named) = owner.seat().and_then(|seat| self.scene.named(seat)) {
            named
        } else {
            Message::new("evt-player").number("number", many(owner.place()) + 1)
        }
    }

    /// The text for a spot of the river.
    pub fn spot(&self, post: Post) -> String {
        match post {
            Post::River(spot) => self.say(self.game.spot_words(spot)),
            _ => String::new(),
        }
    }

    /// The drawing of a player's worker.
    pub fn worker(&self, owner: Owner) -> &'static str {
        match owner.seat().map(|seat| seat.0) {
            Some(0) => "worker-a",
            Some(1) => "worker-b",
            Some(2) => "worker-c",
            Some(3) => "worker-d",
            Some(4) => "worker-e",
            Some(_) => "worker-f",
            None if self.view.rats.is_some() => "worker-rat",
            None => "worker-spider",
        }
    }

    /// The choices for a thing now.
    pub fn choices_of(&self, thing: &str) -> &[Choice] {
        self.things.get(thing).map_or(&[], Vec::as_slice)
    }

    /// The name of the open decision.
    pub fn decision(&self) -> &'static str {
        self.view.asked.as_ref().map_or("", |asked| asked.decision)
    }

    /// Whether this is the thing that the request asks about.
    pub fn is_chosen(&self, thing: &str) -> bool {
        self.live && self.scene.options.chosen == Some(thing)
    }

    /// A thing of the table that can be asked about. The first tap shows its effect and the second one carries it
    /// out, unless one tap is set to be enough; plain if nothing can be asked. `inner` holds phrasing content only.
    pub fn touch(&self, thing: &str, class: &str, label: &str, inner: &Markup) -> Markup {
        self.touched(thing, class, label, inner, true)
    }

    /// As [`Sight::touch`]; `again` tells whether a second tap carries out the effect.
    fn touched(&self, thing: &str, class: &str, label: &str, inner: &Markup, again: bool) -> Markup {
        let choices = self.choices_of(thing);
        let on = self.is_chosen(thing);
        let at_once = on && again || self.scene.options.frame.prefs.taps == Taps::One;
        html! {
            @match choices {
                [only] if at_once => {
                    button.can.{ (class) }.on[on] form="decision" name="id" value=(self.id_of(*only))
                        title=(self.label(*only)) {
                        span.vh { (label) ". " (self.label(*only)) }
                        (inner)
                        (self.key(thing))
                    }
                },
                [] if !self.live => span.{ (class) } { span.vh { (label) } (inner) },
                _ => {
                    a.{ (class) }.can[!choices.is_empty()].on[on] href=(self.ask(thing))
                        aria-current=[on.then_some("true")] {
                        span.vh { (label) }
                        (inner)
                        (self.key(thing))
                    }
                },
            }
        }
    }

    /// As [`Sight::touch`], with a preview beside it, shown on hover, focus or a long press.
    pub fn slot(&self, thing: &str, class: &str, label: &str, inner: &Markup, all: &Markup) -> Markup {
        self.previewed(thing, class, label, inner, all, true)
    }

    /// A card in its slot. Every tap on a card shows it large, and the panel of the decision plays it; unless one
    /// tap is set to be enough.
    pub fn card_slot(&self, thing: &str, class: &str, label: &str, inner: &Markup, all: &Markup) -> Markup {
        self.previewed(thing, class, label, inner, all, false)
    }

    fn previewed(
        &self,
        thing: &str,
        class: &str,
        label: &str,
        inner: &Markup,
        all: &Markup,
        again: bool,
    ) -> Markup {
        if !self.live && self.choices_of(thing).is_empty() {
            return self.still(class, label, inner, all);
        }
        html! { (self.touched(thing, class, label, inner, again)) div.pop.all-of popover { (all) } }
    }

    /// A thing that nothing can be asked about, with its preview.
    pub fn still(&self, class: &str, label: &str, inner: &Markup, all: &Markup) -> Markup {
        let number = self.previews.get() + 1;
        self.previews.set(number);
        let id = format!("preview-{number}");
        html! {
            button.{ (class) } type="button" popovertarget=(id) { span.vh { (label) } (inner) }
            div.pop.all-of popover id=(id) { (all) }
        }
    }

    /// The key letter of a thing.
    fn key(&self, thing: &str) -> Markup {
        html! { @if let Some(key) = self.keys.get(thing) { span.key aria-hidden="true" { (key.to_ascii_uppercase()) } } }
    }
}

/// The decision on the token of the market to use.
pub(super) const MARKET_ASKED: &str = "market";

/// The name of a token of the market as a thing, by its place in the row from 1, for the decision on the token to
/// use.
pub(super) fn market_thing(token: u8) -> String {
    format!("number:{token}")
}

/// The thing that a choice concerns.
pub(super) fn thing_of(game: &Everdell, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Place(post) | Choice::Spot(post) | Choice::Beast(_, post) => game.post_name(post),
        Choice::Play { source, .. } => match source {
            Source::Hand(kind) => format!("hand:{}", game.kind_name(kind)),
            Source::Meadow(place) => format!("meadow:{}", place.get() + 1),
            Source::Shown(place) => format!("shown:{}", place.get() + 1),
            Source::Legend(kind) => format!("legend:{}", game.kind_name(kind)),
            Source::Pile => "pile".to_owned(),
            Source::Station(place) => format!("station:{}", place.get() + 1),
            Source::Reserved => "reserved".to_owned(),
            Source::Beside(_) | Source::Archive(_) => game.source_name(source),
        },
        Choice::Hand(kind) => format!("hand:{}", game.kind_name(kind)),
        Choice::Meadow(place) => format!("meadow:{}", place.get() + 1),
        Choice::Shown(place) => format!("shown:{}", place.get() + 1),
        Choice::Station(place) => format!("station:{}", place.get() + 1),
        Choice::Reserve(source) => game.source_name(source),
        Choice::Ticket => "ticket".to_owned(),
        Choice::Card(owner, slot) => game.post_name(Post::Card(owner, slot)),
        Choice::Adorn(adornment) => {
            let record = game.pack().adornments.get(adornment.index())?;
            format!("adorn:{}", record.id)
        }
        Choice::Tile(tile) => format!("tile:{}", game.pack().tiles.get(tile.index())?.id),
        Choice::Discover(discovery) => {
            format!("discover:{}", game.pack().discoveries.get(discovery.index())?.id)
        }
        Choice::Take(resource) | Choice::Pay(resource) | Choice::Save(resource) => resource.name().to_owned(),
        _ => return None,
    })
}

impl<'a> Deref for Sight<'a> {
    type Target = Look<'a, Everdell>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

/// The link to a rule of the game.
pub(super) fn rule_link(id: &str) -> Markup {
    look::rule_link::<Everdell>(id)
}
