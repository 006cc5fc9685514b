//! `common.toml`: the common rats, the supply, the mystery tokens and the prices.

use toml::Table;

use super::fields::{Fields, File, Lists};
use crate::content::{Common, KINDS, Kind, Target, Token, Ware};

/// The most common rats a pack can have, all kinds together.
const MOST_RATS: u32 = 250;
/// Mystery tokens in the box (K9).
const TOKENS: u32 = 20;

/// How much there is of everything.
#[derive(Clone, Copy)]
pub(super) struct Supply {
    pub cheese: u8,
    pub dice: u8,
    pub markers: [u8; 2],
}

/// What the file holds.
pub(super) struct Commons {
    pub rats: [Common; KINDS],
    pub supply: Supply,
    pub tokens: [u8; 6],
    pub prices: [u8; 5],
}

/// What common rats and nemeses make for.
pub(super) const PREY: [(&str, Target); 2] = [("cheese", Target::Cheese), ("ratcatcher", Target::Ratcatcher)];

/// Reads the file.
pub(super) fn common(sheet: &mut super::fields::Sheet, file: File) -> Option<Commons> {
    let mut lists = Lists::new(sheet, file);

    let kinds = Kind::ALL.map(|kind| (kind.name(), kind as usize));
    let rats: Option<[Common; KINDS]> = each(&mut lists, "rat", "id", &kinds, |fields| {
        let count = fields.number("count", 1..=250);
        let movement = fields.number("movement", 1..=9);
        let target = fields.word("target", &PREY);
        let bite = fields.number("bite", 0..=9);
        let defence = fields.number("defence", 0..=9);
        let gnawer = fields.flag("gnawer");
        Some(Common {
            count: count?,
            movement: movement?,
            target: target?,
            bite: bite?,
            defence: defence?,
            gnawer: gnawer?,
        })
    });
    if let Some(rats) = &rats {
        check_rats(&mut lists, rats);
    }

    let supply = lists.take_one("supply").and_then(|mut fields| {
        let cheese = fields.number("cheese", 10..=100);
        let dice = fields.number("dice", 1..=30);
        let yellow = fields.number("yellow", 1..=30);
        let purple = fields.number("purple", 1..=30);
        let provenance = fields.provenance();
        fields.finish("supply", "supply", None, provenance.as_ref());
        Some(Supply { cheese: cheese?, dice: dice?, markers: [yellow?, purple?] })
    });

    let kinds = Token::ALL.map(|token| (token.name(), token as usize));
    let tokens: Option<[u8; 6]> =
        each(&mut lists, "token", "kind", &kinds, |fields| fields.number("count", 0..=20));
    if let Some(tokens) = &tokens {
        check_tokens(&mut lists, *tokens);
    }

    let wares = Ware::ALL.map(|ware| (ware.name(), ware as usize));
    let prices: Option<[u8; 5]> =
        each(&mut lists, "price", "reward", &wares, |fields| fields.number("rats", 1..=64));

    lists.finish();
    Some(Commons { rats: rats?, supply: supply?, tokens: tokens?, prices: prices? })
}

/// Reads records of which there is one for each word of a vocabulary, in its order.
fn each<T, const N: usize>(
    lists: &mut Lists<'_>,
    kind: &'static str,
    key: &str,
    vocabulary: &[(&str, usize); N],
    read: impl Fn(&mut Fields<'_>) -> Option<T>,
) -> Option<[T; N]> {
    let tables: Vec<Table> = lists.take(kind);
    let any = !tables.is_empty();
    let mut seen = [false; N];
    let mut found: [Option<T>; N] = [const { None }; N];
    for (index, table) in tables.into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, kind, key, index, table);
        let place = fields.word(key, vocabulary);
        let value = read(&mut fields);
        let provenance = fields.provenance();
        if let Some(place) = place {
            if seen[place] {
                fields.fault("stands here twice");
            }
            seen[place] = true;
            found[place] = value;
        }
        let id = place.map_or("", |place| vocabulary[place].0);
        fields.finish(kind, id, None, provenance.as_ref());
    }
    for ((word, _), _) in vocabulary.iter().zip(seen).filter(|(_, seen)| any && !seen) {
        lists.sheet.fault(lists.file, &format!("{kind} {word}"), "is missing");
    }
    let values: Vec<T> = found.into_iter().flatten().collect();
    values.try_into().ok()
}

fn check_rats(lists: &mut Lists<'_>, rats: &[Common; KINDS]) {
    let total: u32 = rats.iter().map(|rat| u32::from(rat.count)).sum();
    if total > MOST_RATS {
        let what = format!("there are {total} common rats, but at most {MOST_RATS} fit the bag");
        lists.sheet.fault(lists.file, "", what);
    }
    // K7
    for (kind, rat) in Kind::ALL.into_iter().zip(rats) {
        let what = match (kind, rat.defence) {
            (Kind::Black, 0) => "`defence` must be at least 1 for black rats",
            (Kind::White | Kind::Brown, 1..) => "`defence` must be 0 for white and brown rats",
            _ => continue,
        };
        lists.sheet.fault(lists.file, &format!("rat {}", kind.name()), what);
    }
    // K12
    if !rats.iter().any(|rat| rat.gnawer) {
        lists.sheet.fault(lists.file, "", "no kind of common rat is a gnawer");
    }
}

/// K9
fn check_tokens(lists: &mut Lists<'_>, tokens: [u8; 6]) {
    let total: u32 = tokens.iter().map(|count| u32::from(*count)).sum();
    if total != TOKENS {
        let what = format!("there are {total} mystery tokens, but there must be {TOKENS}");
        lists.sheet.fault(lists.file, "", what);
    }
    for token in [Token::Health, Token::Cheese, Token::Peculiar, Token::Nest] {
        if tokens[token as usize] == 0 {
            lists.sheet.fault(lists.file, &format!("token {}", token.name()), "there must be one at least");
        }
    }
    if tokens[Token::Yellow as usize] == 0 && tokens[Token::Purple as usize] == 0 {
        lists.sheet.fault(lists.file, "", "there must be one mystery token with an ability marker at least");
    }
}
