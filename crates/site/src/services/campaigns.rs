//! Campaigns. The tables of a campaign are linked by their records: the state that a party takes from one chapter is
//! the state that it brings to the next.

use std::collections::{BTreeMap, BTreeSet};

use stats::{Chapter, Day, Played};
use web::{Campaign, Try};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::services::summaries::Summaries;

/// The most unfinished chapters that are searched.
const MOST: u32 = 200;

/// A finished or unfinished chapter.
struct Table {
    id: String,
    number: u8,
    /// The state that the party brought; `None` at the beginning of a campaign.
    brought: Option<String>,
    /// The state that the party takes along; `None` while the chapter is unfinished.
    takes: Option<String>,
    day: Day,
    over: bool,
}

/// All tables of the game, finished and unfinished.
fn tables(summaries: &Summaries, game: &dyn ServedGame) -> Result<Vec<Table>, AppError> {
    let own = |text: Option<&str>| text.map(str::to_owned);
    let over = |played: &Played| {
        let Played { id, when, account, .. } = played;
        Some(Table {
            id: id.clone(),
            number: account.word("chapter")?.parse().ok()?,
            brought: own(account.brought()),
            takes: own(account.takes()),
            day: Day::of_millis(*when),
            over: true,
        })
    };
    let finished = summaries.cache.finished()?;
    let mut tables: Vec<Table> =
        finished.all().filter(|played| played.game == game.name()).filter_map(over).collect();
    let query = store::Query {
        game: Some(game.name().to_owned()),
        over: Some(false),
        most: MOST,
        ..store::Query::default()
    };
    for listed in summaries.platform.store.find(&query)?.games {
        if let Some(Chapter { number, brought, .. }) = chapter(summaries, game, &listed.id)? {
            let day = Day::of_millis(listed.changed);
            tables.push(Table { id: listed.id, number, brought, takes: None, day, over: false });
        }
    }
    Ok(tables)
}

/// The chapter of a table, from its record.
fn chapter(summaries: &Summaries, game: &dyn ServedGame, id: &str) -> Result<Option<Chapter>, AppError> {
    Ok(summaries.platform.store.setup(id)?.and_then(|setup| game.chapter(&setup)))
}

/// The campaign whose last chapter is at a table.
fn campaign(
    summaries: &Summaries,
    game: &dyn ServedGame,
    by_taking: &BTreeMap<&str, &Table>,
    end: &Table,
) -> Result<Campaign, AppError> {
    let mut tries: Vec<Try> = Vec::new();
    let past = chapter(summaries, game, &end.id)?.map(|chapter| chapter.past).unwrap_or_default();
    // The earlier tables, from the last to the first, as far as they still exist.
    let mut behind: Vec<Option<&Table>> = Vec::new();
    let mut brought = end.brought.as_deref();
    for _ in &past {
        let before = brought.and_then(|brought| by_taking.get(brought)).copied();
        brought = before.and_then(|before| before.brought.as_deref());
        behind.push(before);
    }
    behind.reverse();
    for (past, table) in past.iter().zip(behind) {
        tries.push(Try {
            chapter: past.chapter,
            won: Some(past.won),
            rounds: past.rounds,
            page: past.page,
            table: table.map(|table| table.id.clone()),
            day: table.map(|table| table.day),
        });
    }
    tries.push(Try {
        chapter: end.number,
        won: None,
        rounds: 0,
        page: 0,
        table: Some(end.id.clone()),
        day: Some(end.day),
    });
    Ok(Campaign { id: end.id.clone(), tries })
}

/// Adds the outcome of the last chapter of a campaign.
fn ended(summaries: &Summaries, campaign: &mut Campaign, over: bool) -> Result<(), AppError> {
    let Some(last) = campaign.tries.last_mut().filter(|_| over) else { return Ok(()) };
    let Some(summary) = summaries.platform.store.listed(&campaign.id)?.map(|listed| listed.summary) else {
        return Ok(());
    };
    if let Some(ended) = summary.ended {
        last.won = Some(ended.result == stats::Standing::Won.name());
        last.rounds = u16::try_from(ended.rounds).unwrap_or(u16::MAX);
        let page = ended.account.get("numbers").and_then(|numbers| numbers.get("page"));
        last.page =
            page.and_then(serde_json::Value::as_u64).and_then(|page| page.try_into().ok()).unwrap_or(0);
    }
    Ok(())
}

/// All campaigns of a game, most recently played first.
pub(crate) fn all(summaries: &Summaries, game: &dyn ServedGame) -> Result<Vec<Campaign>, AppError> {
    let tables = tables(summaries, game)?;
    let by_taking: BTreeMap<&str, &Table> =
        tables.iter().filter_map(|table| Some((table.takes.as_deref()?, table))).collect();
    let brought: BTreeSet<&str> = tables.iter().filter_map(|table| table.brought.as_deref()).collect();
    // A campaign ends at a table whose state no later table has brought. A single chapter is no campaign.
    let mut ends: Vec<&Table> = tables
        .iter()
        .filter(|table| table.takes.as_deref().is_none_or(|takes| !brought.contains(takes)))
        .filter(|table| table.brought.is_some())
        .collect();
    ends.sort_by_key(|table| std::cmp::Reverse(table.day));
    let mut campaigns = Vec::new();
    for end in ends {
        let mut campaign = campaign(summaries, game, &by_taking, end)?;
        ended(summaries, &mut campaign, end.over)?;
        campaigns.push(campaign);
    }
    Ok(campaigns)
}
