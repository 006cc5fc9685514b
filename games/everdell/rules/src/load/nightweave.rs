//! `nightweave.toml`: her levels and her activity cards.

use std::str::FromStr;
use std::sync::Arc;

use content::{Checks, Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;

use crate::content::{
    ACTIVITIES, Act, Activity, Backup, Clearing, Content, LEVELS, Level, Season, Space, Tokens,
};

use crate::content::ids::BASICS;

/// Activity cards of Pearlbrook (N6.4).
const PEARLBROOK: usize = 2;
/// Winter cards besides those (N6.5).
const WINTER: usize = 9;
/// Winter cards with the worker symbol (N6.5).
const WINTER_WORKERS: usize = 5;

/// The activity cards.
const ACTIVITY_IDS: [&str; ACTIVITIES] = [
    "activity_01",
    "activity_02",
    "activity_03",
    "activity_04",
    "activity_05",
    "activity_06",
    "activity_07",
    "activity_08",
    "activity_09",
    "activity_10",
    "activity_11",
    "activity_12",
    "activity_13",
    "activity_14",
    "activity_15",
    "activity_16",
    "activity_17",
    "activity_18",
    "activity_19",
    "activity_20",
];

/// Actions that are one word.
const ACTS: [(&str, Act); 8] = [
    ("draw", Act::Draw),
    ("discard", Act::Discard),
    ("play_hand", Act::PlayHand),
    ("play_meadow", Act::PlayMeadow),
    ("play_meadow_draw", Act::PlayMeadowDraw),
    ("play_meadow_discard", Act::PlayMeadowDiscard),
    ("enter_meadow", Act::EnterMeadow),
    ("ambassador", Act::Ambassador),
];

/// An activity card as it stands in the file.
#[allow(clippy::struct_excessive_bools)] // what is printed on a card, sign by sign
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct ActivityRecord {
    /// The stable name.
    #[schemars(extend("enum" = ACTIVITY_IDS))]
    id: Box<str>,
    /// The name.
    name: Arc<Names>,
    /// The season in which it is shuffled in.
    season: Season,
    /// It shows the worker symbol: every action but the backup needs a worker.
    worker: bool,
    /// How ties are broken (N11).
    ties: Ties,
    /// In winter, the action tried first and the one tried second. Rows before the card's season are absent.
    #[schemars(extend("x-item" = "action"))]
    winter: Option<[Act; 2]>,
    /// The same in spring.
    #[schemars(extend("x-item" = "action"))]
    spring: Option<[Act; 2]>,
    /// The same in summer.
    #[schemars(extend("x-item" = "action"))]
    summer: Option<[Act; 2]>,
    /// The same in autumn.
    #[schemars(extend("x-item" = "action"))]
    autumn: Option<[Act; 2]>,
    /// What she does if neither action is possible.
    #[schemars(length(min = 1), extend("uniqueItems" = true))]
    backup: Vec<Backup>,
    /// It shows the bonus symbol of Newleaf.
    #[serde(default)]
    newleaf: bool,
    /// It belongs to Pearlbrook, and stays in the box without it.
    #[serde(default)]
    pearlbrook: bool,
    /// Where the record comes from.
    provenance: Provenance,
}

/// The direction in which ties are broken (N11).
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Ties {
    /// Clockwise.
    Clockwise,
    /// Counter-clockwise.
    Counter,
}

impl Declared for Level {
    const KIND: &'static str = "level";
    const KEY: &'static str = "level";
}

impl Declared for ActivityRecord {
    const KIND: &'static str = "activity";
}

content::phrases! {
    Act: "action",
        "`draw`, `discard`, `play_hand`, `play_meadow`, `play_meadow_draw`, `play_meadow_discard`, `enter_meadow`, \
         `ambassador`, or `worker` and a space: `basic` and its `id`, `forest` and a clearing, `journey` and its points, \
         `city`, `open`, `basic_event`, `special_event`, `haven` or `wonder`, and then perhaps `+level` or `+` and a \
         number from 1 to 9";
}

/// Explains the phrases in the records of this game.
pub(super) fn understand(collector: &mut FaultCollector) {
    collector.understand::<Act>();
}

impl FromStr for Act {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        act(text).ok_or(())
    }
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("nightweave.toml").many::<Level>().many::<ActivityRecord>()
}

/// Reads the file.
pub(super) fn nightweave(
    collector: &mut FaultCollector,
    file: File,
) -> Option<([Level; LEVELS], Vec<Activity>)> {
    let mut reader = FileReader::new(collector, file);
    let names: [String; LEVELS] = std::array::from_fn(|level| format!("level {level}"));
    let levels = reader.in_order(&names, |checks, level: Level| {
        let place = checks.place;
        if usize::from(level.level) != place {
            checks.fault(format!("`level` is {}, but must be {place}", level.level));
        }
        Some(level)
    });
    let activities = reader.each(|checks, _, record| activity(checks, record));
    reader.finish();
    Some((levels?.try_into().ok()?, activities?))
}

fn activity(checks: &mut Checks<'_>, record: ActivityRecord) -> Option<Activity> {
    let ActivityRecord { id, name, season, worker, ties, backup, newleaf, pearlbrook, provenance, .. } =
        record;
    let mut rows = [[Act::None; 2]; 4];
    let mut is_whole = true;
    let found = [record.winter, record.spring, record.summer, record.autumn];
    for ((of, row), acts) in Season::ALL.into_iter().zip(&mut rows).zip(found) {
        match (of >= season, acts) {
            (true, Some(acts)) => *row = acts,
            (true, None) => {
                checks.fault(format!("`{}` is missing", of.name()));
                is_whole = false;
            }
            (false, Some(_)) => checks.fault(format!("unknown key `{}`", of.name())),
            (false, None) => {}
        }
    }
    if worker && rows.iter().flatten().any(|act| !matches!(act, Act::None | Act::Worker { .. })) {
        checks.fault("with `worker` every action of its rows must send a worker");
    }
    let clockwise = ties == Ties::Clockwise;
    is_whole.then_some(Activity {
        id,
        name,
        season,
        worker,
        clockwise,
        rows,
        backup,
        newleaf,
        pearlbrook,
        provenance,
    })
}

/// An action, such as `draw` or `worker basic three_twigs +level`.
fn act(word: &str) -> Option<Act> {
    if let Some((_, act)) = ACTS.iter().find(|(known, _)| *known == word) {
        return Some(*act);
    }
    let mut words: Vec<&str> = word.strip_prefix("worker ")?.split(' ').collect();
    let points = match words.last()?.strip_prefix('+') {
        None => Tokens::Fixed(0),
        Some(points) => {
            words.pop();
            tokens(points)?
        }
    };
    let space = match words.as_slice() {
        ["basic", name] => {
            let place = (0u8..).zip(BASICS).find(|(_, known)| known == name);
            Space::Basic(place?.0)
        }
        ["forest", name] => {
            Space::Forest(Clearing::ALL.into_iter().find(|clearing| clearing.name() == *name)?)
        }
        ["journey", points @ ("2" | "3" | "4" | "5")] => Space::Journey(points.parse().ok()?),
        ["city"] => Space::City,
        ["open"] => Space::Open,
        ["basic_event"] => Space::BasicEvent,
        ["special_event"] => Space::SpecialEvent,
        ["haven"] => Space::Haven,
        ["wonder"] => Space::Wonder,
        _ => return None,
    };
    Some(Act::Worker { space, points })
}

fn tokens(points: &str) -> Option<Tokens> {
    match points.as_bytes() {
        b"level" => Some(Tokens::Level),
        [digit @ b'1'..=b'9'] => Some(Tokens::Fixed(digit - b'0')),
        _ => None,
    }
}

/// The constraints of the rulebook on all activity cards together (N6.4, N6.5, R1, R2).
pub(super) fn check(collector: &mut FaultCollector, content: &Content) {
    let file = "nightweave.toml";
    let mut expect = |found: usize, wanted: usize, what: &str| {
        if found != wanted {
            collector.fault(file, "", format!("{found} {what}, but there must be {wanted}"));
        }
    };
    let cards = || content.activities.iter().filter(|activity| !activity.pearlbrook);
    let winter = || cards().filter(|activity| activity.season == Season::Winter);
    expect(content.activities.len() - cards().count(), PEARLBROOK, "activity cards have `pearlbrook`");
    expect(winter().count(), WINTER, "activity cards without `pearlbrook` are for winter");
    expect(
        winter().filter(|activity| activity.worker).count(),
        WINTER_WORKERS,
        "activity cards for winter have `worker`",
    );
    for season in Season::ALL {
        let name = season.name();
        if season != Season::Winter && !cards().any(|activity| activity.season == season) {
            collector.fault(file, "", format!("no activity card without `pearlbrook` is for {name}"));
        }
        // Without this she could never prepare for the next season (N8.6).
        let mut rows = cards().map(|activity| activity.rows[season as usize]);
        if !rows.any(|row| row.contains(&Act::EnterMeadow)) {
            collector.fault(file, "", format!("no activity card lets her enter the meadow in {name}"));
        }
    }
}
