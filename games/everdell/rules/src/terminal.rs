//! Positions of Everdell as text.

mod trail;

use std::sync::Arc;

use crate::content::{Resource, Stock};
use crate::index::Owner;
use crate::{
    BrookView, CardView, CityView, EventView, Everdell, Kind, LairView, LeafView, MeadowView, PlayerView,
    Post, PostView, RatsView, SpaceView, SpotView, State, StationView, View, WonderView, WorkerView,
};
use tabletop::{FastSource, Message, Names, SeenPosition, TerminalView};

impl TerminalView for Everdell {
    const THINGS: &'static [&'static str] = &[
        "meadow:3",
        "hand:inn",
        "card:0:2",
        "basic:two_resin",
        "forest:upper_left",
        "event:grand_tour",
        "journey:3",
        "haven",
        "prepare",
    ];

    fn situation(&self, here: &SeenPosition<'_, Self>) -> Vec<Message> {
        // Names and places do not depend on hidden information.
        let Ok(known) = here.resampled(&mut FastSource::new(0));
        situation(self, &known, &here.view())
    }
}

/// The lines of a position.
fn situation(game: &Everdell, state: &State, view: &View) -> Vec<Message> {
    let told = Told { game, state, view };
    let mut lines = vec![
        Message::new("cli-everdell")
            .number("turn", view.round)
            .number("deck", view.deck)
            .number("discard", view.discard),
    ];
    for player in &view.players {
        told.player(player, &mut lines);
    }
    if let Some(lair) = &view.lair {
        told.lair(lair, &mut lines);
    }
    if let Some(rats) = &view.rats {
        told.rats(rats, &mut lines);
    }
    told.city(view.rival_city.as_ref(), &mut lines);
    lines.push(Message::new("cli-everdell-meadow"));
    lines.extend(view.meadow.iter().map(|place| told.meadow(place)));
    if let Some(top) = view.pile.as_ref().and_then(|pile| pile.top) {
        lines.push(told.card("pile", top));
    }
    if !view.shown.is_empty() {
        lines.push(Message::new("cli-everdell-shown").number("count", count(view.shown.len())));
        let cards = view.shown.iter().filter_map(|card| Some(told.card(&card.thing, card.kind?)));
        lines.extend(cards);
    }
    let haven = std::iter::once(&view.haven);
    let spaces = view.basics.iter().chain(&view.forest).filter(|space| space.id.is_some());
    let market = view.market.as_ref().map(|market| &market.space);
    let spaces: Vec<_> =
        spaces.chain(haven).chain(market).chain(&view.journeys).map(|space| told.space(space)).collect();
    lines.push(Message::new("cli-everdell-locations").list("spaces", spaces));
    let events = view.basic_events.iter().chain(&view.special_events);
    lines.push(
        Message::new("cli-everdell-events").list("events", events.map(|event| told.event(event)).collect()),
    );
    lines.extend(told.market());
    lines.extend(told.award());
    if let Some(station) = &view.station {
        lines.extend(told.station(station));
    }
    if let Some(river) = &view.river {
        let spots = river.spots.iter().map(|spot| told.spot(spot)).collect();
        lines.push(Message::new("cli-everdell-river").list("spots", spots));
        let wonders = river.wonders.iter().map(|wonder| told.wonder(wonder)).collect();
        lines.push(Message::new("cli-everdell-wonders").list("wonders", wonders));
    }
    if let Some(trail) = &view.trail {
        told.trail(trail, &mut lines);
    }
    lines
}

/// A position and its view.
struct Told<'a> {
    game: &'a Everdell,
    state: &'a State,
    view: &'a View,
}

impl Told<'_> {
    fn name(&self, kind: Kind) -> &Arc<Names> {
        &self.game.pack().cards[kind.index()].name
    }

    fn named(&self, kind: Kind) -> Message {
        Message::new("table-thing-named").name("name", self.name(kind))
    }

    fn cards(&self, kinds: &[Kind]) -> Vec<Message> {
        kinds.iter().map(|&kind| self.named(kind)).collect()
    }

    fn who(&self, seat: Owner) -> Message {
        if self.view.seat == Some(seat) {
            Message::new("cli-everdell-you")
        } else {
            self.game.who_words(self.state, seat)
        }
    }

    fn owners(&self, workers: &[WorkerView]) -> Vec<Message> {
        workers.iter().map(|worker| self.who(worker.owner)).collect()
    }

    fn place(&self, post: Post) -> Message {
        self.game.post_words(self.state, post, self.view.seat)
    }

    fn places(&self, posts: &[PostView]) -> Vec<Message> {
        let known = posts.iter().filter(|post| !matches!(post.post, Post::Lair));
        known.map(|post| self.place(post.post)).collect()
    }

    fn player(&self, player: &PlayerView, lines: &mut Vec<Message>) {
        let key = if player.passed { "cli-everdell-player-passed" } else { "cli-everdell-player" };
        lines.push(
            Message::new(key)
                .key("whose", if self.view.seat == Some(player.seat) { "own" } else { "other" })
                .message("who", self.who(player.seat))
                .key("season", player.season.name())
                .list("stock", amounts(player.stock))
                .number("home", player.home)
                .number("workers", player.workers)
                .number("tokens", player.points)
                .number("score", player.score.total)
                .number("hand", player.hand_len)
                .number("limit", player.hand_limit),
        );
        let module = player.ability.as_ref().and_then(|id| {
            let pack = self.game.pack();
            let sort = if pack.powers.iter().any(|power| *power.id == **id) { "power" } else { "ability" };
            let ability = pack.abilities.iter().find(|ability| *ability.id == **id)?;
            Some(Message::new("cli-everdell-ability").key("sort", sort).name("name", &ability.name))
        });
        lines.extend(module);
        if let Some(power) = player.power.as_ref().filter(|it| it.tokens > 0 || it.stored.is_some()) {
            let stored = power.stored.map_or(Stock::NONE, |resource| Stock::of(resource, 1));
            lines.push(
                Message::new("cli-everdell-on-power")
                    .number("tokens", power.tokens)
                    .list("stock", amounts(stored)),
            );
        }
        if !player.posts.is_empty() {
            lines.push(Message::new("cli-everdell-out").list("places", self.places(&player.posts)));
        }
        self.city(Some(&player.city), lines);
        if let Some(hand) = &player.hand {
            lines.push(Message::new("cli-everdell-hand").number("count", count(hand.len())));
            lines.extend(
                hand.iter().map(|&kind| self.card(&format!("hand:{}", self.game.kind_name(kind)), kind)),
            );
        }
        if let Some(leaf) = &player.leaf {
            self.leaf(leaf, lines);
        }
        if let Some(brook) = &player.brook {
            self.brook(brook, "cli-everdell-adornments", lines);
        }
        if let Some(spire) = &player.spire {
            self.spire(spire, lines);
        }
        if player.webbed_len > 0 {
            lines.push(Message::new("cli-everdell-webbed").number("count", player.webbed_len));
        }
        let legends = player.legends.iter();
        lines.extend(legends.map(|&kind| self.card(&format!("legend:{}", self.game.kind_name(kind)), kind)));
    }

    /// The cards of a city, with the pieces on them.
    fn city(&self, city: Option<&CityView>, lines: &mut Vec<Message>) {
        let Some(city) = city.filter(|city| !city.cards.is_empty()) else { return };
        let message = if city.owner.is_rival() {
            Message::new("cli-everdell-rival-city").key("rival", self.view.rival.name())
        } else {
            Message::new("cli-everdell-city")
        };
        lines.push(
            message
                .number("spaces", city.spaces)
                .number("limit", city.limit)
                .list("cards", city.cards.iter().map(|card| self.built(card)).collect()),
        );
    }

    fn built(&self, card: &CardView) -> Message {
        let mut notes = Vec::new();
        let signs = [
            ("cli-everdell-note-occupied", card.occupied),
            ("cli-everdell-note-down", card.face_down),
            ("cli-everdell-note-web", card.webbed),
            ("cli-everdell-note-open", card.open),
        ];
        notes.extend(signs.into_iter().filter(|(_, shows)| *shows).map(|(key, _)| Message::new(key)));
        if card.tokens > 0 {
            notes.push(Message::new("cli-everdell-note-tokens").number("count", card.tokens));
        }
        if !card.stored.is_empty() {
            notes.extend(amounts(card.stored));
        }
        if !card.held.is_empty() {
            notes.push(Message::new("cli-everdell-note-held").list("cards", self.cards(&card.held)));
        }
        if !card.workers.is_empty() {
            notes.push(Message::new("cli-everdell-note-workers").list("who", self.owners(&card.workers)));
        }
        if notes.is_empty() {
            return self.named(card.kind);
        }
        Message::new("cli-everdell-noted").message("thing", self.named(card.kind)).list("notes", notes)
    }

    /// A card that can be played, with its cost and points.
    fn card(&self, thing: &str, kind: Kind) -> Message {
        let facts = &self.game.pack().cards[kind.index()].facts;
        Message::new("cli-everdell-card")
            .key("thing", thing)
            .name("name", self.name(kind))
            .key("sort", if facts.critter { "critter" } else { "construction" })
            .key("colour", facts.colour.name())
            .list("cost", amounts(facts.cost))
            .number("points", facts.points)
    }

    fn meadow(&self, place: &MeadowView) -> Message {
        let sign = if place.nightweave {
            Some("cli-everdell-note-nightweave")
        } else if place.blocked {
            Some("cli-everdell-note-rat")
        } else if place.marked {
            Some("cli-everdell-note-marked")
        } else if place.rats {
            Some("cli-everdell-note-rats")
        } else {
            None
        };
        let card = match place.kind {
            Some(kind) => self.card(&place.thing, kind),
            None => Message::new("cli-everdell-empty").key("thing", &place.thing),
        };
        match sign {
            Some(sign) => Message::new("cli-everdell-noted")
                .message("thing", card)
                .list("notes", vec![Message::new(sign)]),
            None => card,
        }
    }

    fn space(&self, space: &SpaceView) -> Message {
        let mut notes = self.owners(&space.workers);
        if space.webs > 0 {
            notes.push(Message::new("cli-everdell-note-web"));
        }
        if space.figure {
            notes.push(Message::new("cli-everdell-note-figure"));
        }
        self.with_notes(self.place(space.post), notes)
    }

    /// The tokens of the market, each with the side that is up (B4).
    fn market(&self) -> Option<Message> {
        let view = self.view.market.as_ref()?;
        let tokens = view.tokens.iter().filter_map(|token| {
            let record = self.game.pack().market_tokens.iter().find(|record| *record.id == *token.id)?;
            let text = if token.trading { &record.trade_text } else { &record.text };
            let side = if token.trading { "trade" } else { "gain" };
            Some(Message::new("ev-label-market").key("side", side).name("text", text))
        });
        Some(
            Message::new("cli-everdell-market")
                .name("name", &self.game.pack().market.name)
                .list("tokens", tokens.collect()),
        )
    }

    /// The garland award, and how many of its cards each city has (B6).
    fn award(&self) -> Option<Message> {
        let view = self.view.award.as_ref()?;
        let award = self.game.pack().awards.iter().find(|award| *award.id == *view.id)?;
        let people = self.view.players.iter().map(|player| player.seat);
        let owners = people.chain(self.view.rival_city.as_ref().map(|city| city.owner));
        let counts = owners.zip(&view.counts).map(|(owner, &count)| {
            Message::new("cli-everdell-award-count").message("who", self.who(owner)).number("count", count)
        });
        Some(
            Message::new("cli-everdell-award")
                .name("name", &award.name)
                .name("text", &award.text)
                .list("counts", counts.collect()),
        )
    }

    /// The station: its cards with their tiles, the visitors, and the spaces for workers.
    fn station(&self, station: &StationView) -> Vec<Message> {
        let pack = self.game.pack();
        let train = |id: &Option<String>| {
            let found = pack.trains.iter().find(|train| Some(&*train.id) == id.as_deref());
            found.map(|train| Message::new("table-thing-named").name("name", &train.name))
        };
        let cards = station.cards.iter().filter_map(|place| {
            Some(self.with_notes(self.named(place.kind?), train(&place.train).into_iter().collect()))
        });
        let mut lines = vec![Message::new("cli-everdell-station").list("cards", cards.collect())];
        let up: Vec<Message> = station.visitors.iter().flatten().filter_map(|id| self.visitor(id)).collect();
        if !up.is_empty() {
            lines.push(Message::new("cli-everdell-visitors").list("visitors", up));
        }
        let spaces: Vec<Message> =
            station.knoll.iter().chain(&station.space).map(|space| self.space(space)).collect();
        if !spaces.is_empty() {
            lines.push(Message::new("cli-everdell-locations").list("spaces", spaces));
        }
        lines
    }

    fn visitor(&self, id: &str) -> Option<Message> {
        let found = self.game.pack().visitors.iter().find(|visitor| *visitor.id == *id)?;
        Some(Message::new("table-thing-named").name("name", &found.name))
    }

    /// What a player has of Newleaf.
    fn leaf(&self, leaf: &LeafView, lines: &mut Vec<Message>) {
        if leaf.golden.is_some() || leaf.ticket.is_some() || leaf.token.is_some() {
            lines.push(
                Message::new("cli-everdell-leaf")
                    .number("golden", leaf.golden.unwrap_or(0))
                    .number("ticket", leaf.ticket.unwrap_or(0))
                    .message(
                        "reserved",
                        leaf.reserved.map_or(Message::new("cli-nothing"), |kind| self.named(kind)),
                    ),
            );
        }
        if let Some(count) = leaf.pile {
            lines.push(Message::new("cli-everdell-snails").number("count", count));
        }
        let archived = leaf.archive.iter();
        lines
            .extend(archived.map(|&kind| self.card(&format!("archive:{}", self.game.kind_name(kind)), kind)));
        let met: Vec<Message> = leaf.visitors.iter().filter_map(|one| self.visitor(&one.id)).collect();
        if !met.is_empty() {
            lines.push(Message::new("cli-everdell-visitors-of").list("visitors", met));
        }
    }

    /// A spot of the river, with its pearl, its ambassadors and the cards that it asks for.
    fn spot(&self, spot: &SpotView) -> Message {
        let mut notes: Vec<Message> = spot.ambassadors.iter().map(|&owner| self.who(owner)).collect();
        if spot.pearls > 0 {
            notes.push(Message::new("cli-everdell-note-pearl"));
        }
        if spot.need > 0 {
            let seat = self.view.seat.map_or(0, Owner::place);
            let have = spot.have.get(seat).copied().unwrap_or(0);
            notes.push(Message::new("cli-everdell-note-have").number("have", have).number("need", spot.need));
        }
        self.with_notes(self.place(spot.post), notes)
    }

    fn wonder(&self, wonder: &WonderView) -> Message {
        let owner = wonder
            .owner
            .map(|owner| Message::new("cli-everdell-note-achieved").message("who", self.who(owner)));
        self.with_notes(self.place(wonder.space.post), owner.into_iter().collect())
    }

    /// Pearls, the ambassador and adornments of a player.
    fn brook(&self, brook: &BrookView, played: &'static str, lines: &mut Vec<Message>) {
        let at_home = brook.ambassador == "home";
        let place = self.game.find_post(&brook.ambassador).map(|post| self.place(post));
        lines.push(
            Message::new("cli-everdell-pearls")
                .number("pearls", brook.pearls)
                .key("at", if at_home { "home" } else { "out" })
                .message("place", place.unwrap_or_else(|| Message::new("cli-nothing")))
                .number("held", brook.held_len),
        );
        let named = |ids: &[String]| -> Vec<Message> {
            let all = self.game.pack().adornments.iter();
            let some = all.filter(|adornment| ids.iter().any(|id| *adornment.id == **id));
            some.map(|adornment| Message::new("table-thing-named").name("name", &adornment.name)).collect()
        };
        if let Some(held) = brook.held.as_ref().filter(|held| !held.is_empty()) {
            lines.push(Message::new("cli-everdell-adornments-held").list("adornments", named(held)));
        }
        if !brook.played.is_empty() {
            lines.push(Message::new(played).list("adornments", named(&brook.played)));
        }
    }

    fn event(&self, event: &EventView) -> Message {
        let mut notes = self.owners(&event.space.workers);
        match event.owner {
            Some(owner) => {
                notes.push(Message::new("cli-everdell-note-achieved").message("who", self.who(owner)));
            }
            None => {
                let seat = self.view.seat.map_or(0, Owner::place);
                let have = event.have.get(seat).copied().unwrap_or(0);
                notes.push(
                    Message::new("cli-everdell-note-have").number("have", have).number("need", event.need),
                );
            }
        }
        if event.space.webs > 0 {
            notes.push(Message::new("cli-everdell-note-web"));
        }
        notes.extend(if event.stored.is_empty() { Vec::new() } else { amounts(event.stored) });
        if !event.held.is_empty() {
            notes.push(Message::new("cli-everdell-note-held").list("cards", self.cards(&event.held)));
        }
        self.with_notes(self.place(event.space.post), notes)
    }

    fn with_notes(&self, thing: Message, notes: Vec<Message>) -> Message {
        if notes.is_empty() {
            return thing;
        }
        Message::new("cli-everdell-noted").message("thing", thing).list("notes", notes)
    }

    fn lair(&self, lair: &LairView, lines: &mut Vec<Message>) {
        let pack = self.game.pack();
        let score = self.view.rival_score.as_ref().map_or(0, |score| score.total);
        lines.push(
            Message::new("cli-everdell-lair")
                .number("level", lair.level)
                .key("season", lair.season.name())
                .number("home", lair.home)
                .number("spiders", lair.spiders)
                .number("hand", lair.hand_len)
                .number("tokens", lair.points)
                .number("trophies", count(lair.trophies.len() + lair.event_trophies.len()))
                .number("hidden", lair.hidden_trophies)
                .number("score", score),
        );
        let names = |modules: &[crate::content::Module], id: &Option<String>| {
            let id = id.as_deref()?;
            let module = modules.iter().find(|module| *module.id == *id)?;
            Some(Message::new("table-thing-named").name("name", &module.name))
        };
        let plots = pack.plots.iter().filter(|plot| lair.plots.iter().any(|id| *plot.id == **id));
        let modules: Vec<Message> = names(&pack.personalities, &lair.personality)
            .into_iter()
            .chain(names(&pack.plans, &lair.plan))
            .chain(plots.map(|plot| Message::new("table-thing-named").name("name", &plot.name)))
            .collect();
        if !modules.is_empty() {
            lines.push(Message::new("cli-everdell-modules").list("modules", modules));
        }
        if !lair.posts.is_empty() {
            lines.push(Message::new("cli-everdell-out").list("places", self.places(&lair.posts)));
        }
        if let Some(brook) = &lair.brook {
            self.brook(brook, "cli-everdell-adornments-hers", lines);
        }
        if let Some(spire) = &lair.spire {
            self.spire(spire, lines);
        }
    }

    fn rats(&self, rats: &RatsView, lines: &mut Vec<Message>) {
        let score = self.view.rival_score.as_ref().map_or(0, |score| score.total);
        lines.push(
            Message::new("cli-everdell-rats")
                .number("year", rats.year)
                .number("tokens", rats.points)
                .number("score", score),
        );
        if !rats.posts.is_empty() {
            lines.push(Message::new("cli-everdell-rats-out").list("places", self.places(&rats.posts)));
        }
    }
}

/// A count as a byte.
fn count(things: usize) -> u16 {
    u16::try_from(things).unwrap_or(u16::MAX)
}

/// Resources, each kind with its number, or a word for none.
fn amounts(stock: Stock) -> Vec<Message> {
    let some = Resource::ALL.into_iter().filter(|&resource| stock[resource] > 0);
    let some: Vec<Message> = some
        .map(|resource| {
            Message::new("cli-everdell-amount")
                .key("resource", resource.name())
                .number("count", stock[resource])
        })
        .collect();
    if some.is_empty() { vec![Message::new("cli-nothing")] } else { some }
}
