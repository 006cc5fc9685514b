//! `nightweave.toml`: her levels and her activity cards.

use content::fields::{FaultCollector, Fields, File, Lists, excerpt};

use crate::content::{
    ACTIVITIES, Act, Activity, Backup, Clearing, Content, LEVELS, Level, Season, Space, Tokens,
};

use super::board::BASICS;
use super::fields::each;

/// Activity cards of Pearlbrook (N6.4).
const PEARLBROOK: usize = 2;
/// Winter cards beside those (N6.5).
const WINTER: usize = 9;
/// Winter cards with the worker symbol (N6.5).
const WINTER_WORKERS: usize = 5;

/// The levels (N6.3); a level is called by its number.
const LEVEL_IDS: [&str; LEVELS] = ["0", "1", "2", "3", "4"];
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
const ACTS: [(&str, Act); 7] = [
    ("draw", Act::Draw),
    ("discard", Act::Discard),
    ("play_hand", Act::PlayHand),
    ("play_meadow", Act::PlayMeadow),
    ("play_meadow_draw", Act::PlayMeadowDraw),
    ("play_meadow_discard", Act::PlayMeadowDiscard),
    ("enter_meadow", Act::EnterMeadow),
];

/// Reads the file.
pub(super) fn nightweave(sheet: &mut FaultCollector, file: File) -> Option<([Level; LEVELS], Vec<Activity>)> {
    let mut lists = Lists::new(sheet, file);
    let levels = levels(&mut lists);
    let activities = each(&mut lists, "activity", &ACTIVITY_IDS, activity);
    lists.finish();
    Some((levels?, activities?))
}

fn levels(lists: &mut Lists<'_>) -> Option<[Level; LEVELS]> {
    let tables = lists.take("level");
    if !tables.is_empty() && tables.len() != LEVELS {
        let what = format!("there are {} levels, but there must be {LEVELS}", tables.len());
        lists.sheet.fault(lists.file, "", what);
        return None;
    }
    let mut levels = Vec::with_capacity(LEVELS);
    for ((place, id), table) in (0u8..).zip(LEVEL_IDS).zip(tables) {
        let mut fields = Fields::new(lists.sheet, lists.file, format!("level {id}"), table);
        fields.number("level", place..=place);
        let level = level(&mut fields);
        let name = level.as_ref().map(|level| &level.name);
        fields.finish("level", id, name, level.as_ref().map(|level| &level.provenance));
        levels.push(level);
    }
    let levels: Option<Vec<Level>> = levels.into_iter().collect();
    levels?.try_into().ok()
}

fn level(fields: &mut Fields<'_>) -> Option<Level> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let [zero_card, purple_card, special_event, adornment] =
        ["zero_card", "purple_card", "special_event", "adornment"].map(|key| fields.number(key, 0..=20));
    Some(Level {
        name: name?,
        zero_card: zero_card?,
        purple_card: purple_card?,
        special_event: special_event?,
        adornment: adornment?,
        provenance: provenance?,
    })
}

fn activity(fields: &mut Fields<'_>, id: &'static str) -> Option<Activity> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let season = fields.word("season", &Season::ALL.map(|season| (season.name(), season)));
    let worker = fields.flag("worker");
    let clockwise = fields.word("ties", &[("clockwise", true), ("counter", false)]);
    let rows = season.and_then(|season| rows(fields, season));
    let backup = backup(fields);
    let newleaf = fields.flag_or("newleaf", false);
    let pearlbrook = fields.flag_or("pearlbrook", false);
    if let (Some(true), Some(rows)) = (worker, &rows) {
        let other = rows.iter().flatten().find(|act| !matches!(act, Act::None | Act::Worker { .. }));
        if other.is_some() {
            fields.fault("with `worker` every action of its rows must send a worker");
        }
    }
    Some(Activity {
        id: id.into(),
        name: name?,
        season: season?,
        worker: worker?,
        clockwise: clockwise?,
        rows: rows?,
        backup: backup?,
        newleaf: newleaf?,
        pearlbrook: pearlbrook?,
        provenance: provenance?,
    })
}

/// The rows from the first season on; one before it is left over, and so an unknown key.
fn rows(fields: &mut Fields<'_>, first: Season) -> Option<[[Act; 2]; 4]> {
    let mut rows = Some([[Act::None; 2]; 4]);
    for season in Season::ALL.into_iter().filter(|season| *season >= first) {
        match (row(fields, season.name()), &mut rows) {
            (Some(row), Some(rows)) => rows[season as usize] = row,
            (None, _) => rows = None,
            (Some(_), None) => {}
        }
    }
    rows
}

fn row(fields: &mut Fields<'_>, key: &str) -> Option<[Act; 2]> {
    let words = fields.words(key)?;
    let [first, second] = words.as_slice() else {
        fields.fault(format!("`{key}` must hold two actions"));
        return None;
    };
    let mut read = |word: &str| {
        let act = act(word);
        if act.is_none() {
            fields.fault(format!("`{key}` holds `{}`, which is no action", excerpt(word)));
        }
        act
    };
    let (first, second) = (read(first), read(second));
    Some([first?, second?])
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

fn backup(fields: &mut Fields<'_>) -> Option<Vec<Backup>> {
    let mut parts = Vec::new();
    for word in fields.words("backup")? {
        match Backup::ALL.into_iter().find(|part| part.name() == word) {
            None => {
                fields.fault(format!("`backup` holds `{}`, which is unknown", excerpt(&word)));
                return None;
            }
            Some(part) if parts.contains(&part) => {
                fields.fault(format!("`backup` holds `{word}` twice"));
                return None;
            }
            Some(part) => parts.push(part),
        }
    }
    if parts.is_empty() {
        fields.fault("`backup` is empty");
        return None;
    }
    Some(parts)
}

/// What the rulebook says of the activity cards as a whole (N6.4, N6.5, R1, R2).
pub(super) fn check(sheet: &mut FaultCollector, content: &Content) {
    let file = "nightweave.toml";
    let mut expect = |found: usize, wanted: usize, what: &str| {
        if found != wanted {
            sheet.fault(file, "", format!("{found} {what}, but there must be {wanted}"));
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
            sheet.fault(file, "", format!("no activity card without `pearlbrook` is for {name}"));
        }
        // Only so can she ever prepare for the next season (N8.6).
        let mut rows = cards().map(|activity| activity.rows[season as usize]);
        if !rows.any(|row| row.contains(&Act::EnterMeadow)) {
            sheet.fault(file, "", format!("no activity card lets her enter the meadow in {name}"));
        }
    }
}
