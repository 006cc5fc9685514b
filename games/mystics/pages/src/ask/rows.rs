//! A choice as a row: its button, its key, its drawing and its price.

use maud::{Markup, html};
use mystics::content::AbilityTime;
use mystics::{Choice, FoeIx};
use tabletop::Message;

use super::super::sight::{Sight, card_art, creature_art, foe_art, hero_art, sign};

/// From this number of choices on they are folded away on a phone until the sheet is pulled up.
pub(super) const MANY: usize = 3;

/// The headings of the panel, in order, each with its drawing.
pub(super) const GROUPS: [(&str, &str); 9] = [
    ("attack", "my-battle"),
    ("walk", "my-move"),
    ("action", "ad-both_star"),
    ("task", "my-star"),
    ("item", "my-fishhook"),
    ("free", "my-pack"),
    ("give", "my-act-share"),
    ("choose", "my-target"),
    ("end", ""),
];

/// Key letters, in order; `u` and `r` are for undo and redo.
pub(super) const LETTERS: &str = "abcdefghijklmnopqstvwxyz123456789";

/// The group of a choice in the panel.
pub(super) fn group(sight: &Sight<'_>, choice: Choice) -> &'static str {
    let turn = sight.decision() == "turn";
    match choice {
        Choice::Attack { .. } => "attack",
        Choice::Walk(_) | Choice::StandUp => "walk",
        Choice::Search
        | Choice::Recover
        | Choice::Scurry
        | Choice::Exit(_)
        | Choice::Flip
        | Choice::Inspired => "action",
        Choice::Special(_) | Choice::Task(_) => "task",
        Choice::PlaceHook(_)
        | Choice::TakeHook
        | Choice::PlaceFork
        | Choice::TakeFork
        | Choice::Launch(..)
        | Choice::Disarm(_)
        | Choice::Bait(_)
        | Choice::Catapult(_) => "item",
        Choice::Ability(_) | Choice::Use(_) if !turn => "choose",
        Choice::Ability(ability) => match sight.pack.abilities[ability.index()].facts.when {
            AbilityTime::Action | AbilityTime::Battle => "action",
            _ => "free",
        },
        Choice::Share(_) | Choice::Equip | Choice::Level | Choice::Use(_) | Choice::Mend(_) => "free",
        Choice::Give(_) | Choice::Take(_) | Choice::GiveCheese | Choice::TakeCheese => "give",
        Choice::End | Choice::Done => "end",
        _ => "choose",
    }
}

/// The heading of a group of choices.
pub(super) fn heading(sight: &Sight<'_>, group: &str) -> String {
    if group == "walk" {
        let left = sight.view.turn.as_ref().map_or(0, |turn| turn.left);
        return sight.say(Message::new("myp-walk").number("left", left));
    }
    sight.say(Message::new("myp-group").key("group", group))
}

/// The key of a choice, if there are letters left: from the top of the panel downwards.
pub(super) fn key_of(sight: &Sight<'_>, choice: Choice) -> Option<char> {
    let place = |choice: Choice| {
        let name = group(sight, choice);
        GROUPS.iter().position(|&(group, _)| group == name).unwrap_or(GROUPS.len())
    };
    let mut choices = sight.choices.clone();
    choices.sort_by_key(|&other| place(other));
    LETTERS.chars().nth(choices.into_iter().position(|other| other == choice)?)
}

/// The visible sign of a choice's key.
pub(super) fn key_sign(sight: &Sight<'_>, choice: Choice) -> Markup {
    html! { @if let Some(key) = key_of(sight, choice) { span.key aria-hidden="true" { (key.to_ascii_uppercase()) } } }
}

/// A single choice; its effect is below it if `long`, otherwise in its title.
pub(super) fn row(sight: &Sight<'_>, choice: Choice, long: bool) -> Markup {
    let aside = aside(sight, choice);
    let label = sight.label(choice);
    let title = match &aside {
        Some(aside) if !long => format!("{label}. {aside}"),
        _ => label.clone(),
    };
    let aside = aside.filter(|_| long);
    let brief = short(sight, choice).filter(|_| !long);
    html! {
        button.ch.told0[aside.is_some()] name="id" value=(sight.id_of(choice)) title=(title)
            accesskey=[key_of(sight, choice)] data-zone=[zone(sight, choice)] {
            (key_sign(sight, choice))
            @if let Some(drawing) = drawing(sight, choice) { (sign(&drawing, "i28")) }
            span { (brief.as_ref().unwrap_or(&label)) @if let Some(aside) = aside { small { (aside) } } }
            @if let Some(cost) = price(sight, choice) { span.c { (cost) } }
        }
    }
}

/// The name of a choice's card, if the drawing and the price beside it say the rest.
pub(super) fn short(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Ability(ability) => sight.name(&sight.pack.abilities[ability.index()].name).to_owned(),
        Choice::Use(card) => sight.name(&sight.pack.search.get(usize::from(card))?.name).to_owned(),
        _ => return None,
    })
}

/// The space that a button shows on the map.
pub(super) fn zone(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    sight.space_of(choice).map(|space| sight.space_name(space).to_owned())
}

/// The drawing on a choice.
pub(super) fn drawing(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    let card = |card: mystics::CardIx| card_art(sight.game.card_id(card));
    let mouse = |mouse: mystics::MouseIx| sight.mouse(mouse).map(|mouse| hero_art(mouse.hero));
    let enemy = |enemy: FoeIx| sight.enemy(enemy).map(|enemy| creature_art(enemy.creature));
    Some(match choice {
        Choice::Learn(ability) | Choice::Ability(ability) => format!("ma-{}", ability.name()),
        Choice::Search | Choice::Special(_) => "my-act-search".to_owned(),
        Choice::Recover | Choice::StandUp => "my-act-recover".to_owned(),
        Choice::Scurry => "my-act-scurry".to_owned(),
        Choice::Exit(_) => "my-act-explore".to_owned(),
        Choice::Flip => "my-flip".to_owned(),
        Choice::Inspired => "ma-inspire".to_owned(),
        Choice::Equip => "my-act-equip".to_owned(),
        Choice::Level => "my-act-level".to_owned(),
        Choice::Task(_) => "my-star".to_owned(),
        Choice::Share(who) | Choice::Mouse(who) | Choice::Mend(who) => return mouse(who),
        Choice::Enemy(who) => return enemy(who),
        Choice::Catapult(_) | Choice::Bait(_) => "my-grape".to_owned(),
        Choice::PlaceHook(_) | Choice::TakeHook => "my-fishhook".to_owned(),
        Choice::PlaceFork | Choice::TakeFork | Choice::Launch(..) => "my-fork".to_owned(),
        Choice::Disarm(_) => "my-mousetrap".to_owned(),
        Choice::Give(one)
        | Choice::Take(one)
        | Choice::Wear(one)
        | Choice::Stow(one)
        | Choice::Use(one)
        | Choice::Held(one) => card(one),
        Choice::GiveCheese | Choice::TakeCheese | Choice::Sell => "my-cheese".to_owned(),
        Choice::Treasure(treasure) => format!("my-{}", treasure.name()),
        Choice::Card(foe) => foe_art(foe),
        _ => return None,
    })
}

/// The effect of an ability or a task, if it should be known before the choice.
pub(super) fn aside(sight: &Sight<'_>, choice: Choice) -> Option<String> {
    let deeds = || sight.chapter().places.iter();
    Some(match choice {
        Choice::Learn(ability) | Choice::Ability(ability) => {
            sight.name(&sight.pack.abilities[ability.index()].text).to_owned()
        }
        Choice::Task(number) => {
            let task = deeds().flat_map(|place| &place.tasks).nth(usize::from(number))?;
            sight.name(&task.text).to_owned()
        }
        Choice::Use(card) | Choice::Wear(card) | Choice::Held(card) => {
            sight.name(&sight.pack.search.get(usize::from(card))?.text).to_owned()
        }
        _ => return None,
    })
}

/// The price of a choice in cheese, if any.
pub(super) fn price(sight: &Sight<'_>, choice: Choice) -> Option<Markup> {
    let count = match choice {
        // Learning itself is already paid for; this is the cost of using the ability.
        Choice::Learn(ability) => sight.pack.abilities[ability.index()].facts.cost,
        _ => sight.game.cheese_seen(&sight.here, choice),
    };
    (count > 0).then(|| html! { (count) (sign("my-cheese", "i18")) })
}
