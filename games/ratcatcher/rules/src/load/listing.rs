//! The digest of the parts of a pack that the rules use, and its listing as text.

use std::fmt::Write as _;

use tabletop::Fingerprint;

use crate::content::{
    AbilityCard, Colour, Common, Content, District, Effect, Mutation, Nemesis, NemesisAbility, Peculiar,
    Ratcatcher, Reward, Slot, Token, Trap, Ware,
};

/// The digest of all content that the rules use.
///
/// Names, texts, drawings and provenance are omitted, so correcting a word or moving a tree does not invalidate
/// records. The order of records matters, because the answers of chance are indices. The digest is that of a
/// listing with a line for each record, of stable names and numbers, so it is the same on every machine and in
/// every release.
pub(super) fn fingerprint(content: &Content) -> Fingerprint {
    Fingerprint::of_bytes(listing(content).as_bytes())
}

/// The listing; writing into a string cannot fail, so results are dropped.
fn listing(content: &Content) -> String {
    // Exhaustive patterns, here and below, so that no new field is forgotten.
    let Content {
        name: _,
        fingerprint: _,
        commons,
        cheese,
        dice,
        markers,
        tokens,
        prices,
        ratcatchers,
        nemeses,
        peculiars,
        start,
        districts,
    } = content;
    let mut out = String::from("ratcatcher content 1\n");
    for common in commons {
        let Common { id, count, movement, target, bite, defence, gnawer, provenance: _ } = common;
        let target = target.name();
        let _ = writeln!(out, "rat {} {count} {movement} {target} {bite} {defence} {gnawer}", id.name());
    }
    let _ = writeln!(out, "supply {cheese} {dice} {} {}", markers[0], markers[1]);
    for (token, count) in Token::ALL.into_iter().zip(tokens) {
        let _ = writeln!(out, "token {} {count}", token.name());
    }
    for (ware, rats) in Ware::ALL.into_iter().zip(prices) {
        let _ = writeln!(out, "price {} {rats}", ware.name());
    }
    for record in ratcatchers {
        ratcatcher(&mut out, record);
    }
    for record in nemeses {
        nemesis(&mut out, record);
    }
    for record in peculiars {
        peculiar(&mut out, record);
    }
    for record in start.iter().chain(districts.iter().skip(1)) {
        district(&mut out, record);
    }
    out
}

fn ratcatcher(out: &mut String, record: &Ratcatcher) {
    let Ratcatcher {
        id,
        name: _,
        text: _,
        attack,
        movement,
        accuracy,
        defence,
        health,
        trap,
        slots,
        abilities,
        provenance: _,
    } = record;
    let _ = write!(out, "ratcatcher {id} {attack} {movement} {accuracy} {defence} {health}");
    let Trap { count, cost, dice, accuracy, sticky, upgrade, name: _ } = trap;
    let upgrade = upgrade.name();
    let _ = write!(out, " trap {count} {cost} {dice} {accuracy} {sticky} {upgrade}");
    for (slot, [first, second]) in Slot::ALL.into_iter().zip(slots) {
        let _ = write!(out, " {} {first} {second}", slot.name());
    }
    for (colour, card) in Colour::ALL.into_iter().zip(abilities) {
        let AbilityCard { ability, markers, strength, with_yellow, name: _, text: _ } = card;
        let _ = write!(out, " {} {} {markers} {strength} {with_yellow}", colour.name(), ability.name());
    }
    out.push('\n');
}

fn nemesis(out: &mut String, record: &Nemesis) {
    let Nemesis {
        id,
        name: _,
        text: _,
        health,
        defence,
        accuracy,
        bite,
        deployment,
        movement,
        target,
        ability: NemesisAbility { power, name: _, text: _ },
        track,
        mutation,
        guts,
        provenance: _,
    } = record;
    let _ = write!(out, "nemesis {id} {health} {defence} {accuracy} {bite} {deployment} {movement}");
    let _ = write!(out, " {} {}", target.name(), power.name());
    for (step, effects) in (1..).zip(track) {
        let _ = write!(out, " step {step}");
        for entry in effects {
            effect(out, *entry);
        }
    }
    for face in mutation.iter().flatten() {
        let face = match face {
            Mutation::Attribute(attribute) => attribute.name(),
            Mutation::Heal => "heal",
        };
        let _ = write!(out, " face {face}");
    }
    for (morsel, entry) in guts {
        let _ = write!(out, " devours {}", morsel.name());
        effect(out, *entry);
    }
    out.push('\n');
}

fn effect(out: &mut String, effect: Effect) {
    let _ = match effect {
        Effect::Peculiar => write!(out, " peculiar"),
        Effect::Nemesis => write!(out, " nemesis"),
        Effect::Raise(attribute) => write!(out, " raise {}", attribute.name()),
        Effect::Mutation => write!(out, " mutation"),
        Effect::Deploy(count) => write!(out, " deploy {count}"),
        Effect::Strengthen(kind, attribute) => {
            write!(out, " strengthen {} {}", kind.name(), attribute.name())
        }
    };
}

fn peculiar(out: &mut String, record: &Peculiar) {
    let Peculiar { id, name: _, text: _, movement, target, bite, defence, power, rewards, provenance: _ } =
        record;
    let target = target.name();
    let power = power.name();
    let _ = write!(out, "peculiar {id} {movement} {target} {bite} {defence} {power}");
    for reward in rewards {
        let _ = match reward {
            Reward::Dice(count) => write!(out, " dice {count}"),
            Reward::Health(count) => write!(out, " health {count}"),
            Reward::Cheese(count) => write!(out, " cheese {count}"),
            Reward::Markers(colour, count) => write!(out, " {} {count}", colour.name()),
            Reward::Mystery => write!(out, " mystery"),
            Reward::Collected => write!(out, " collected"),
        };
    }
    out.push('\n');
}

fn district(out: &mut String, record: &District) {
    let District {
        number,
        numeral,
        zones,
        borders,
        gates,
        cheese,
        mystery,
        nest,
        hatchery,
        markers,
        start,
        drawing: _,
    } = record;
    let _ = write!(out, "district {number} {numeral} {zones} {borders:?} {gates:?}");
    let _ = write!(out, " {cheese} {mystery} {nest} {hatchery:?} {markers:?}");
    if let Some(start) = start {
        let _ = write!(out, " start {start}");
    }
    out.push('\n');
}
