//! Texts for things on the table, in addition to those of the rules.

use everdell::content::{Act, Backup, Gain, Resource, Space, Stock, Tokens};
use everdell::{BasicIx, ClearingIx, Post, WorkerView};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, sign};

/// The opponents of a game.
pub(super) fn against(players: u8, rival: &str, level: u8, year: u8) -> Message {
    Message::new("evt-against")
        .key("rival", if rival.is_empty() { "none" } else { rival })
        .number("players", players)
        .number("level", level)
        .number("year", year)
}

/// The drawing of a resource.
pub(super) fn resource(resource: Resource) -> &'static str {
    resource.name()
}

/// Amounts of resources, in words.
pub(super) fn amounts(sight: &Sight<'_>, stock: Stock) -> Vec<String> {
    let some = Resource::ALL.into_iter().filter(|&resource| stock[resource] > 0);
    some.map(|resource| amount(sight, resource.name(), stock[resource])).collect()
}

/// Amounts of resources, as messages.
pub(super) fn amount_messages(stock: Stock) -> Vec<Message> {
    let some = Resource::ALL.into_iter().filter(|&resource| stock[resource] > 0);
    some.map(|resource| {
        Message::new("evt-amount").key("what", resource.name()).number("count", stock[resource])
    })
    .collect()
}

/// An amount of a thing, in words.
pub(super) fn amount(sight: &Sight<'_>, what: &'static str, count: u8) -> String {
    sight.say(Message::new("evt-amount").key("what", what).number("count", count))
}

/// Resources as small drawings, one by one if they are few.
pub(super) fn pieces(stock: Stock, class: &str) -> Markup {
    let many = stock.total() > 5;
    html! {
        @for resource in Resource::ALL {
            @if stock[resource] > 4 || (many && stock[resource] > 1) { b { (stock[resource]) } (sign(resource.name(), class)) }
            @else { @for _ in 0..stock[resource] { (sign(resource.name(), class)) } }
        }
    }
}

/// A gain, as small drawings.
pub(super) fn gains(gain: Gain, class: &str) -> Markup {
    html! {
        (pieces(gain.stock, class))
        @if gain.any > 2 { b { (gain.any) } (sign("i-any", class)) }
        @else { @for _ in 0..gain.any { (sign("i-any", class)) } }
        @if gain.cards > 2 { b { (gain.cards) } (sign("card", class)) }
        @else { @for _ in 0..gain.cards { (sign("card", class)) } }
        @if gain.points > 2 { b { (gain.points) } (sign("token-point", class)) }
        @else { @for _ in 0..gain.points { (sign("token-point", class)) } }
    }
}

/// The name of a place, in words.
pub(super) fn place(sight: &Sight<'_>, post: Post) -> String {
    let pack = sight.pack;
    match post {
        Post::Basic(index) => {
            pack.basics.get(usize::from(index)).map(|basic| sight.name(&basic.name).to_owned())
        }
        Post::Forest(clearing) => Some(clearing_name(sight, clearing)),
        Post::Haven => Some(sight.name(&pack.haven.name).to_owned()),
        Post::Market => Some(sight.name(&pack.market.name).to_owned()),
        Post::Knoll => Some(sight.name(&pack.leaf_spaces[0].name).to_owned()),
        Post::Station => Some(sight.name(&pack.leaf_spaces[1].name).to_owned()),
        Post::Journey(index) => {
            pack.journeys.get(usize::from(index)).map(|space| sight.name(&space.name).to_owned())
        }
        Post::BasicEvent(index) => {
            pack.basic_events.get(usize::from(index)).map(|event| sight.name(&event.name).to_owned())
        }
        Post::SpecialEvent(index) => {
            pack.special_events.get(usize::from(index)).map(|event| sight.name(&event.name).to_owned())
        }
        Post::Card(owner, slot) => {
            let cities = sight.view.players.iter().map(|player| &player.city).chain(&sight.view.rival_city);
            let mut cards = cities.filter(|city| city.owner == owner).flat_map(|city| &city.cards);
            cards.find(|card| card.slot == slot).map(|card| sight.card_name(card.kind).to_owned())
        }
        Post::Wonder(index) => {
            pack.wonders.get(index.index()).map(|wonder| sight.name(&wonder.name).to_owned())
        }
        Post::River(_) => Some(sight.spot(post)),
        Post::Discovery(index) => {
            pack.discoveries.get(index.index()).map(|it| sight.name(&it.name).to_owned())
        }
        Post::Lair | Post::Home | Post::Away | Post::Adrift => None,
    }
    .unwrap_or_else(|| sight.text("evt-nowhere"))
}

/// The position of a clearing, and its gain.
pub(super) fn clearing_name(sight: &Sight<'_>, clearing: ClearingIx) -> String {
    let name =
        everdell::content::Clearing::ALL.get(usize::from(clearing)).map_or("trail", |place| place.name());
    sight.say(Message::new("evt-clearing").key("clearing", name))
}

/// With more workers than this on a place, they are counted by owner.
const DRAWN: usize = 4;

/// The workers on a place, as drawings and in words.
pub(super) fn workers(sight: &Sight<'_>, workers: &[WorkerView], post: Post, class: &str) -> Markup {
    let at = sight.game.post_name(post);
    if workers.len() > DRAWN {
        let mut counts: Vec<(WorkerView, usize)> = Vec::new();
        for &worker in workers {
            match counts.iter_mut().find(|(other, _)| other.owner == worker.owner) {
                Some((_, count)) => *count += 1,
                None => counts.push((worker, 1)),
            }
        }
        return html! {
            @for (worker, count) in counts {
                @let words = sight.say(Message::new("evt-worker-of").message("who", sight.who_message(worker.owner)));
                @let new = sight.placed.iter().any(|&(who, at)| who == worker.owner && at == post);
                span.wk.new[new] data-at=(at) data-n=(count) { (super::sight::spoken(sight.worker(worker.owner), class, &words)) }
                @if count > 1 { b.times { "×" (count) } }
            }
        };
    }
    html! {
        @for (index, worker) in workers.iter().enumerate() {
            @let new = index + 1 == workers.len() && sight.placed.iter().any(|&(who, at)| who == worker.owner && at == post);
            @let words = sight.say(Message::new("evt-worker-of").message("who", sight.who_message(worker.owner)));
            span.wk.new[new].stays[worker.permanent] data-at=(at) {
                (super::sight::spoken(sight.worker(worker.owner), class, &words))
                @if worker.permanent { (sign("i-permanent", "i12")) }
            }
        }
    }
}

/// An action of Nightweave, in words.
pub(super) fn act(sight: &Sight<'_>, act: Act) -> String {
    let plain = |name: &'static str| sight.say(Message::new("evt-act").key("act", name));
    match act {
        Act::None => plain("none"),
        Act::Draw => plain("draw"),
        Act::Discard => plain("discard"),
        Act::PlayHand => plain("play-hand"),
        Act::PlayMeadow => plain("play-meadow"),
        Act::PlayMeadowDraw => plain("play-meadow-draw"),
        Act::PlayMeadowDiscard => plain("play-meadow-discard"),
        Act::EnterMeadow => plain("enter-meadow"),
        Act::Ambassador => plain("ambassador"),
        Act::Worker { space, points } => {
            let kind = |name: &'static str| sight.say(Message::new("evt-space").key("space", name));
            let place = match space {
                Space::Basic(index) => place(sight, Post::Basic(BasicIx::new(index))),
                Space::Forest(clearing) => clearing_name(sight, ClearingIx::new(clearing as u8)),
                Space::City => kind("city"),
                Space::Open => kind("open"),
                Space::BasicEvent => kind("basic-event"),
                Space::SpecialEvent => kind("special-event"),
                Space::Journey(worth) => sight.say(Message::new("evt-space-journey").number("points", worth)),
                Space::Haven => sight.name(&sight.pack.haven.name).to_owned(),
                Space::Wonder => kind("wonder"),
            };
            let level = sight.view.lair.as_ref().map_or(0, |lair| lair.level);
            let tokens = match points {
                Tokens::Fixed(count) => count,
                Tokens::Level => level,
            };
            let worker = Message::new("evt-act-worker").key("place", place).number("points", tokens);
            sight.say(worker)
        }
    }
}

/// A backup action, in words; it stands alone, so it begins with a capital.
pub(super) fn backup(sight: &Sight<'_>, parts: &[Backup]) -> String {
    let parts = parts.iter().map(|part| Message::new("evt-backup-part").key("part", part.name())).collect();
    i18n::capitalised(&sight.say(Message::new("evt-backup-parts").list("parts", parts)))
}

/// Points as they are printed, with a true minus.
pub(super) fn signed(points: impl Into<i16>) -> String {
    let points = points.into();
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
