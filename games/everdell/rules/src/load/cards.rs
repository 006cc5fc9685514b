//! `cards.toml`: all critters and constructions.

use content::fields::{Fields, File, Lists, Sheet};

use crate::content::{Card, Colour, DECK, Facts, FarmAbility, Set};
use crate::kind::{KINDS, Kind};

use super::fields::{cost, each, gain, gain_or_none, kind_of, kinds};

/// Abilities of one seasonal Farm (N2.1).
const MOST_ABILITIES: usize = 2;
/// Seasonal Farms, and the Farms of the base game that they replace (N2.1).
const FARMS: u8 = 8;

/// The colours by name.
pub(super) const COLOURS: [(&str, Colour); 5] = [
    ("traveler", Colour::Traveler),
    ("production", Colour::Production),
    ("destination", Colour::Destination),
    ("governance", Colour::Governance),
    ("prosperity", Colour::Prosperity),
];

/// Reads the file.
pub(super) fn cards(sheet: &mut Sheet, file: File) -> Option<Box<[Card; KINDS]>> {
    let mut lists = Lists::new(sheet, file);
    let cards = each(&mut lists, "card", &Kind::ALL.map(Kind::name), card);
    if let Some(cards) = &cards {
        check(&mut lists, cards);
    }
    lists.finish();
    cards?.into_boxed_slice().try_into().ok()
}

fn card(fields: &mut Fields<'_>, id: &'static str) -> Option<Card> {
    let before = fields.faults();
    let kind = Kind::from_name(id)?;
    let set = Set::of(kind);
    fields.word("set", &[(set.name(), ())]);
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let critter = fields.word("kind", &[("critter", true), ("construction", false)]);
    let colour = fields.word("colour", &COLOURS);
    let (own_colour, own_critter) = nature(kind);
    if critter.is_some_and(|critter| critter != own_critter) {
        fields.fault(format!("it is a {}", if own_critter { "critter" } else { "construction" }));
    }
    if colour.is_some_and(|colour| colour != own_colour) {
        fields.fault(format!("its `colour` is {}", own_colour.name()));
    }
    let unique = fields.word("rarity", &[("unique", true), ("common", false)]);
    let copies = fields.number("copies", 1..=20);
    let cost = cost(fields, "cost");
    let points = fields.number("points", -9..=20);
    let free_by = if fields.has("free_by") { kinds(fields, "free_by") } else { Some(Vec::new()) };
    let free_by_colour = fields.or_none("free_by_colour", |fields, key| fields.word(key, &COLOURS));
    let free_by_any = fields.flag_or("free_by_any", false);
    let frees = frees(fields);
    let spots = fields.number_or("spots", 0..=2, 0);
    let locked = fields.number_or("locked_spots", 0..=2, 0);
    let unlocked_by = fields.or_none("unlocked_by", kind_of);
    let open = fields.flag_or("open", false);
    let permanent = fields.flag_or("permanent", false);
    let space = fields.flag_or("space", true);
    let replaces = fields.or_none("replaces", kind_of);
    let abilities = if fields.has("abilities") { abilities(fields) } else { Some(Vec::new()) };
    let (frees_any, frees_colour) = frees?;
    if fields.faults() > before {
        return None;
    }
    Some(Card {
        facts: Facts {
            critter: critter?,
            colour: colour?,
            unique: unique?,
            copies: copies?,
            cost: cost?,
            points: points?,
            free_by: free_by?.into_iter().fold(0, |kinds, kind| kinds | kind.bit()),
            free_by_colour,
            free_by_any: free_by_any?,
            frees_any,
            frees_colour,
            spots: spots?,
            locked: locked?,
            unlocked_by,
            open: open?,
            permanent: permanent?,
            space: space?,
            replaces,
        },
        id: id.into(),
        name: name?,
        text: text?,
        set,
        abilities: abilities?,
        provenance: provenance?,
    })
}

/// Which critters its occupied token plays: any, or those of a colour.
fn frees(fields: &mut Fields<'_>) -> Option<(bool, Option<Colour>)> {
    if !fields.has("frees") {
        return Some((false, None));
    }
    let [traveler, production, destination, governance, prosperity] =
        COLOURS.map(|(word, colour)| (word, Some(colour)));
    let words = [("any", None), traveler, production, destination, governance, prosperity];
    let colour = fields.word("frees", &words)?;
    Some((colour.is_none(), colour))
}

fn abilities(fields: &mut Fields<'_>) -> Option<Vec<FarmAbility>> {
    let values = fields.list("abilities")?;
    if values.is_empty() || values.len() > MOST_ABILITIES {
        fields.fault(format!("`abilities` must hold 1 to {MOST_ABILITIES} tables"));
        return None;
    }
    let mut abilities = Vec::with_capacity(values.len());
    for (index, value) in values.into_iter().enumerate() {
        let toml::Value::Table(table) = value else {
            fields.fault("`abilities` must hold tables");
            return None;
        };
        let mut ability = fields.within(format!("abilities {}.", index + 1), table);
        let pay = gain_or_none(&mut ability, "pay");
        let gain = gain(&mut ability, "gain");
        if pay.is_some_and(|pay| pay.any > 0 || pay.cards > 0) {
            ability.fault("`pay` can only be resources of given kinds and point tokens");
        }
        if gain.is_some_and(|gain| gain.is_empty()) {
            ability.fault("`gain` is empty");
        }
        ability.close();
        abilities.push(FarmAbility { pay: pay?, gain: gain? });
    }
    Some(abilities)
}

/// The colour of a card and whether it is a critter. The rules of each card are written for what it
/// is, so a pack cannot change that.
#[rustfmt::skip] // it would give each name a line
#[allow(clippy::enum_glob_use)]
fn nature(kind: Kind) -> (Colour, bool) {
    use Kind::*;
    match kind {
        Bard | Fool | PostalPigeon | Ranger | Shepherd | Undertaker | Wanderer | Juggler | RugwortRobber |
        EvertailWarrior | JorGoldwing | CirrusWindfall => (Colour::Traveler, true),
        Ruins | DarkdeepPrison | SilverScaleSpring => (Colour::Traveler, false),
        BargeToad | ChipSweep | Doctor | Husband | MinerMole | Monk | Peddler | Teacher | Woodcarver |
        TownCrier | RugwortRowdy | ChipterSwipple | Poe => (Colour::Production, true),
        Fairgrounds | Farm | GeneralStore | Mine | ResinRefinery | Storehouse | TwigBarge | Carnival |
        EvertailField | Farm1 | Farm2 | Farm3 | Farm4 | Farm5 | Farm6 | Farm7 | Farm8 | ClickClacks |
        McgregorsMarket => (Colour::Production, false),
        Queen | StreySoftpaw | AmillaGlistendew => (Colour::Destination, true),
        Cemetery | Chapel | Inn | Lookout | Monastery | PostOffice | University | ScurrbleStadium |
        EvertailPath | EverflameTomb | GreenAcorn => (Colour::Destination, false),
        Historian | Innkeeper | Judge | Shopkeeper | EvertailLeader | TarryHare | Foresight =>
        (Colour::Governance, true),
        ClockTower | Courthouse | Crane | Dungeon | Gazette | KingNorthsTreasury | BridgeOfTheSky =>
        (Colour::Governance, false),
        Architect | King | Wife | ScurrbleChampion | RugwortRuler | EvertailKing | MayberryMatriarch |
        FynnNobletail => (Colour::Prosperity, true),
        Castle | EverTree | Palace | School | Theater | StrongrootCastle | OleandersOperaHouse =>
        (Colour::Prosperity, false),
    }
}

/// What holds of a card beside the others, and of all together.
fn check(lists: &mut Lists<'_>, cards: &[Card]) {
    for kind in Kind::ALL {
        let card = &cards[kind.index()];
        for what in faults(kind, card, cards) {
            lists.sheet.fault(lists.file, &format!("card {}", kind.name()), what);
        }
    }
    let copies = |set: Set| -> u32 {
        let cards = cards.iter().filter(|card| card.set == set);
        cards.map(|card| u32::from(card.facts.copies)).sum()
    };
    let base = copies(Set::Base);
    if base != DECK {
        let what = format!("the base game has {base} cards, but there must be {DECK}");
        lists.sheet.fault(lists.file, "", what);
    }
}

fn faults(kind: Kind, card: &Card, cards: &[Card]) -> Vec<String> {
    let Card { facts, set, abilities, .. } = card;
    let of = |kind: Kind| &cards[kind.index()];
    let mut faults = Vec::new();
    let mut expect = |sound: bool, what: &str| {
        if !sound {
            faults.push(what.to_owned());
        }
    };

    let constructions = Kind::ALL.into_iter().filter(|other| facts.free_by & other.bit() != 0);
    for other in constructions.filter(|other| of(*other).facts.critter) {
        let what = format!("`free_by` names {}, which is a critter", other.name());
        expect(false, &what);
    }
    let paid = facts.free_by != 0 || facts.free_by_colour.is_some() || facts.free_by_any;
    expect(facts.critter || !paid, "only a critter can be played free with an occupied token");
    expect(
        !facts.critter || !facts.frees_any && facts.frees_colour.is_none(),
        "only a construction has an occupied token, but it has `frees`",
    );

    let worker = facts.colour == Colour::Destination || matches!(kind, Kind::Storehouse);
    expect(worker || facts.spots == 0, "`spots` are for destination cards and the Storehouse");
    expect(!worker || facts.spots > 0, "`spots` is missing: there is no place for a worker");
    expect(facts.spots > 0 || !facts.open, "it is `open` without `spots`");
    expect(facts.spots > 0 || !facts.permanent, "it is `permanent` without `spots`");
    expect(facts.spots > 0 || facts.locked == 0, "it has `locked_spots` without `spots`");
    expect((facts.locked > 0) == facts.unlocked_by.is_some(), "`locked_spots` and `unlocked_by` go together");
    if let Some(other) = facts.unlocked_by {
        expect(of(other).facts.critter, "`unlocked_by` must name a critter");
    }

    expect(set.legendary() == facts.replaces.is_some(), "`replaces` is for legends, and each of them has it");
    expect(!set.legendary() || facts.copies == 1, "there is one of each legend");
    expect(!set.legendary() || !paid, "a legend cannot be played free with an occupied token");
    if let Some(other) = facts.replaces {
        expect(of(other).set == Set::Base, "`replaces` must name a card of the base game");
    }

    let farm = *set == Set::Farms;
    expect(farm != abilities.is_empty(), "`abilities` are for seasonal Farms, and each of them has some");
    expect(!farm || facts.copies == 1, "there is one of each seasonal Farm");
    expect(!facts.unique || !farm && kind != Kind::Farm, "a Farm is a common construction");
    expect(
        kind != Kind::Farm || facts.copies == FARMS,
        "there must be 8 Farms, as many as there are seasonal ones",
    );
    if set.legendary() {
        expect(facts.space, "every legend takes a space, its own");
    }
    faults
}
