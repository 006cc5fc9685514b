//! `common.toml`: the common rats, the supply, the mystery tokens and the prices.

use content::{Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::{Common, KINDS, Kind, Token, Ware};

/// The maximal number of common rats in a pack, all kinds together.
const MOST_RATS: u32 = 250;
/// Mystery tokens in the box (K9).
const TOKENS: u32 = 20;

/// The number of pieces of each kind (R2.1).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(super) struct Supply {
    /// Magic cheese markers.
    #[schemars(range(min = 10, max = 100))]
    pub cheese: u8,
    /// Attack dice.
    #[schemars(range(min = 1, max = 30))]
    pub dice: u8,
    /// Yellow ability markers.
    #[schemars(range(min = 1, max = 30))]
    yellow: u8,
    /// Purple ability markers.
    #[schemars(range(min = 1, max = 30))]
    purple: u8,
    /// Where the record comes from.
    #[expect(dead_code, reason = "the reader lists it")]
    provenance: Provenance,
}

impl Supply {
    /// Ability markers by colour.
    pub fn markers(&self) -> [u8; 2] {
        [self.yellow, self.purple]
    }
}

/// The number of mystery tokens of one kind (R6.3).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct TokenCount {
    /// Their kind.
    #[expect(dead_code, reason = "the reader sorts by it")]
    kind: Token,
    /// Their number.
    #[schemars(range(min = 0, max = 20))]
    count: u8,
    /// Where the record comes from.
    #[expect(dead_code, reason = "the reader lists it")]
    provenance: Provenance,
}

/// The tallyman's price of a ware (R17.1).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Price {
    /// The ware.
    #[expect(dead_code, reason = "the reader sorts by it")]
    reward: Ware,
    /// The price, in caught rats.
    #[schemars(range(min = 1, max = 64))]
    rats: u8,
    /// Where the record comes from.
    #[expect(dead_code, reason = "the reader lists it")]
    provenance: Provenance,
}

impl Declared for Common {
    const KIND: &'static str = "rat";
}

impl Declared for Supply {
    const KIND: &'static str = "supply";
}

impl Declared for TokenCount {
    const KIND: &'static str = "token";
    const KEY: &'static str = "kind";
}

impl Declared for Price {
    const KIND: &'static str = "price";
    const KEY: &'static str = "reward";
}

/// The contents of the file.
pub(super) struct Commons {
    pub rats: [Common; KINDS],
    pub supply: Supply,
    pub tokens: [u8; 6],
    pub prices: [u8; 5],
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("common.toml").many::<Common>().one::<Supply>().many::<TokenCount>().many::<Price>()
}

/// Reads the file.
pub(super) fn common(collector: &mut FaultCollector, file: File) -> Option<Commons> {
    let mut reader = FileReader::new(collector, file);
    let rats: Option<[Common; KINDS]> =
        reader.each(|_, _, rat: Common| Some(rat)).and_then(|rats| rats.try_into().ok());
    if let Some(rats) = &rats {
        check_rats(&mut reader, rats);
    }
    let supply = reader.one(|_, supply: Supply| Some(supply));
    let tokens: Option<[u8; 6]> =
        reader.each(|_, _, token: TokenCount| Some(token.count)).and_then(|counts| counts.try_into().ok());
    if let Some(tokens) = &tokens {
        check_tokens(&mut reader, *tokens);
    }
    let prices = reader.each(|_, _, price: Price| Some(price.rats)).and_then(|prices| prices.try_into().ok());
    reader.finish();
    Some(Commons { rats: rats?, supply: supply?, tokens: tokens?, prices: prices? })
}

fn check_rats(reader: &mut FileReader<'_>, rats: &[Common; KINDS]) {
    let total: u32 = rats.iter().map(|rat| u32::from(rat.count)).sum();
    if total > MOST_RATS {
        reader.fault("", format!("there are {total} common rats, but at most {MOST_RATS} fit the bag"));
    }
    // K7
    for rat in rats {
        let what = match (rat.id, rat.defence) {
            (Kind::Black, 0) => "`defence` must be at least 1 for black rats",
            (Kind::White | Kind::Brown, 1..) => "`defence` must be 0 for white and brown rats",
            _ => continue,
        };
        reader.fault(&format!("rat {}", rat.id.name()), what);
    }
    // K12
    if !rats.iter().any(|rat| rat.gnawer) {
        reader.fault("", "no kind of common rat is a gnawer");
    }
}

/// K9
fn check_tokens(reader: &mut FileReader<'_>, tokens: [u8; 6]) {
    let total: u32 = tokens.iter().map(|count| u32::from(*count)).sum();
    if total != TOKENS {
        reader.fault("", format!("there are {total} mystery tokens, but there must be {TOKENS}"));
    }
    for token in [Token::Health, Token::Cheese, Token::Peculiar, Token::Nest] {
        if tokens[token as usize] == 0 {
            reader.fault(&format!("token {}", token.name()), "there must be one at least");
        }
    }
    if tokens[Token::Yellow as usize] == 0 && tokens[Token::Purple as usize] == 0 {
        reader.fault("", "there must be one mystery token with an ability marker at least");
    }
}
