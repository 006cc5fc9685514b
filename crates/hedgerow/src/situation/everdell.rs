//! A position of Everdell in words.

use everdell::content::Stock;
use everdell::{CardView, Everdell, Kind, PlayerView, SpaceView, View};
use tabletop::Message;

/// What lies on the table of Everdell, as one audience sees it, a line each.
pub(crate) fn situation(game: &Everdell, view: &View) -> Vec<Message> {
    let mut lines = vec![
        Message::new("cli-everdell")
            .number("turn", view.round)
            .number("deck", view.deck)
            .number("discard", view.discard),
        Message::new("cli-everdell-meadow").list("cards", meadow(game, view)),
        Message::new("cli-everdell-forest")
            .list("places", view.forest.iter().filter_map(|space| forest(game, space)).collect()),
    ];
    lines.extend(lair(view));
    lines.extend(rats(view));
    if let Some(city) = &view.rival_city {
        lines.push(Message::new("cli-everdell-rival-city").list("cards", city_cards(game, &city.cards)));
    }
    for player in &view.players {
        lines.push(seat(player));
        lines.push(Message::new("cli-everdell-city").list("cards", city_cards(game, &player.city.cards)));
        if let Some(hand) = &player.hand {
            let cards = hand.iter().map(|&kind| card(game, kind)).collect();
            lines.push(Message::new("cli-everdell-hand").list("cards", or_nothing(cards)));
        }
    }
    lines
}

fn or_nothing(mut things: Vec<Message>) -> Vec<Message> {
    if things.is_empty() {
        things.push(Message::new("cli-nothing"));
    }
    things
}

fn card(game: &Everdell, kind: Kind) -> Message {
    Message::new("table-thing-named").name("name", &game.pack().cards[kind as usize].name)
}

/// The cards of the meadow with their places, as people count them.
fn meadow(game: &Everdell, view: &View) -> Vec<Message> {
    let places = (1_i64..).zip(&view.meadow);
    let card = |(place, spot): (i64, &everdell::MeadowView)| {
        let name = &game.pack().cards[spot.kind? as usize].name;
        Some(Message::new("cli-everdell-place").number("place", place).name("name", name))
    };
    or_nothing(places.filter_map(card).collect())
}

fn forest(game: &Everdell, space: &SpaceView) -> Option<Message> {
    let id = space.id.as_deref()?;
    let found = game.pack().forests.iter().find(|forest| *forest.id == *id)?;
    Some(Message::new("table-thing-named").name("name", &found.name))
}

fn city_cards(game: &Everdell, cards: &[CardView]) -> Vec<Message> {
    or_nothing(cards.iter().map(|view| card(game, view.kind)).collect())
}

fn with_stock(message: Message, Stock([twigs, resin, pebbles, berries]): Stock) -> Message {
    message
        .number("twigs", twigs)
        .number("resin", resin)
        .number("pebbles", pebbles)
        .number("berries", berries)
}

fn seat(player: &PlayerView) -> Message {
    let message = Message::new("cli-everdell-player")
        .number("player", i64::from(player.seat) + 1)
        .key("season", player.season.name())
        .number("points", player.points)
        .number("home", player.home)
        .number("workers", player.workers)
        .number("hand", player.hand_len)
        .number("limit", player.hand_limit)
        .number("spaces", player.city.spaces)
        .number("most-spaces", player.city.limit)
        .number("score", player.score.total);
    with_stock(message, player.stock)
}

fn lair(view: &View) -> Option<Message> {
    let lair = view.lair.as_ref()?;
    Some(
        Message::new("cli-everdell-nightweave")
            .number("level", lair.level)
            .key("season", lair.season.name())
            .number("hand", lair.hand_len)
            .number("home", lair.home)
            .number("spiders", lair.spiders)
            .number("points", lair.points),
    )
}

fn rats(view: &View) -> Option<Message> {
    let rats = view.rats.as_ref()?;
    Some(Message::new("cli-everdell-rugwort").number("year", rats.year).number("points", rats.points))
}
