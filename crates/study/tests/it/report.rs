//! What people read: the summary, a comparison, the report.

use std::collections::BTreeSet;

use crate::common::{Folder, finished, runner};
use i18n::Words;
use study::{Called, Compared, StudyError, Summary, report};
use tabletop::Language;

fn text(changes: &str) -> String {
    format!(
        "game = \"ratcatcher\"\nname = \"hardy\"\nabout = \"Does <more> health matter?\"\ngames = 40\nseed = 3\n\
         players = \"random\"\nmeasures = [\"won\", \"wounds\", \"rounds\"]\ndecisions = true\n{changes}\n"
    )
}

/// The texts between a beginning and an end.
fn between<'a>(page: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
    page.split(begin).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// Whatever is opened is closed, in order.
fn is_balanced(page: &str) {
    const ALONE: [&str; 2] = ["meta", "!DOCTYPE"];
    let mut open: Vec<String> = Vec::new();
    let (head, rest) = page.split_once("<style>").unwrap();
    let body = head.to_owned() + rest.split_once("</style>").unwrap().1;
    for tag in between(&body, "<", ">") {
        let name = tag.split(' ').next().unwrap();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
        } else if !ALONE.contains(&name) {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

fn check(page: &str, summary: &Summary, language: Language) {
    is_balanced(page);
    assert!(page.contains(&format!("<html lang=\"{}\">", language.tag())));
    for never in ["<script", "http://", "https://", "src=", "url(/", "@import", "study-", "NaN"] {
        assert!(!page.contains(never), "{never} in the report");
    }
    // Every chart has a name and a table behind it, and every table a caption and named heads.
    let (charts, tables) = (between(page, "<svg ", ">"), between(page, "<table", "</table>"));
    assert_eq!(charts.len(), tables.len());
    assert!(charts.len() > 8, "{} charts", charts.len());
    assert!(charts.iter().all(|chart| chart.contains("role=\"img\"") && !chart.contains("aria-label=\"\"")));
    for table in tables {
        assert!(table.contains("<caption>") && !table.contains("<caption></caption>"));
        let heads = between(table, "<th", ">");
        assert!(
            heads.len() > 2 && heads.iter().all(|head| head.contains("scope=") || head.starts_with("ead"))
        );
        let columns = between(table, "<thead>", "</thead>")[0].matches("<th").count();
        for row in between(table.split("<tbody>").nth(1).unwrap(), "<tr>", "</tr>") {
            assert_eq!(row.matches("<th").count() + row.matches("<td").count(), columns, "{row}");
        }
    }
    let ids: Vec<&str> = between(page, " id=\"", "\"");
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    for named in between(page, "aria-labelledby=\"", "\"") {
        assert!(ids.contains(&named), "{named}");
    }
    assert!(page.contains("&lt;") == summary.about.contains('<'));
}

#[test]
fn a_report_needs_nothing_else_and_has_a_table_behind_each_chart() {
    let study = text(
        "[[vary]]\nsetup = \"nemesis\"\nvalues = [\"rat_king\", \"maw\"]\n[[vary]]\nplayers = [\"random\", \"search:2\"]",
    );
    let runner = runner(&study.replace("games = 40", "games = 12"));
    let folder = Folder::new("report");
    let summary = finished(&runner, &folder, 2);
    let called = Called::of(runner.study());
    for language in Language::ALL {
        let page = report(&summary, &called, Words::of(language));
        check(&page, &summary, language);
        let name = ["Maw Rat", "Paszczur", "Bendőpatkány"][language as usize];
        assert!(page.contains(name), "{name}");
        assert!(!summary.text(Words::of(language)).contains("study-"));
    }
    // It is made of the summary that was kept.
    assert_eq!(Summary::read(&folder.0).unwrap(), summary);
    let said = summary.text(Words::of(Language::En));
    assert!(said.contains("rat_king · random") && said.contains("of 12 games won"), "{said}");
    assert!(said.contains("nemesis: maw rather than rat_king (24 pairs of games"), "{said}");
    assert!(summary.search.iter().any(|one| one.players == "search:2" && one.depth >= 1.0));
}

#[test]
fn the_other_games_are_reported_too() {
    for (game, setup) in [("everdell", "rival = \"nightweave\"\nplayers = 1"), ("mystics", "chapter = 1")] {
        let study = format!(
            "game = \"{game}\"\ngames = 11\nplayers = \"greedy\"\ndecisions = true\n[setup]\n{setup}"
        );
        let runner = runner(&study);
        let folder = Folder::new(game);
        let summary = finished(&runner, &folder, 2);
        assert!(summary.parts.iter().map(|part| part.share).sum::<f64>() > 0.99, "{game}");
        let page = report(&summary, &Called::of(runner.study()), Words::of(Language::En));
        is_balanced(&page);
        assert!(!page.contains("study-"), "{game}");
    }
}

#[test]
fn a_change_that_matters_is_told_from_one_that_does_not() {
    let folders = ["plain", "hardy", "again", "other"].map(Folder::new);
    let hardy = "content.changes.\"ratcatcher.miss_trapper.health\" = 7";
    let studies = [text(""), text(hardy), text(""), text("").replace("seed = 3", "seed = 4")];
    for (folder, study) in folders.iter().zip(&studies) {
        finished(&runner(study), folder, 2);
    }
    let [plain, hardy, again, other] = folders.each_ref().map(|folder| folder.0.as_path());
    let words = Words::of(Language::En);

    let compared = Compared::of(plain, hardy, &["wounds".to_owned(), "won".to_owned()]).unwrap();
    assert!(compared.paired && !compared.same_content && compared.cells.is_empty());
    assert!(compared.all[0].is_sure() && compared.all[0].difference > 0.0, "{:?}", compared.all[0]);
    let said = compared.text(words);
    assert!(said.contains("A difference in “wounds”") && said.contains("The content differs."), "{said}");

    let compared = Compared::of(plain, again, &[]).unwrap();
    assert!(compared.paired && compared.same_content);
    assert!(compared.all.iter().all(|one| !one.is_sure() && one.difference.abs() < 1e-12));
    assert!(compared.text(words).contains("Inconclusive"));

    let compared = Compared::of(plain, other, &[]).unwrap();
    assert!(!compared.paired && compared.all[0].count == [40, 40]);
    assert!(compared.all.iter().all(|one| one.interval.is_some()));
    for language in Language::ALL {
        let said = compared.text(Words::of(language));
        assert!(
            ["study-verdict", "study-same", "study-other-games", "study-contrast"]
                .iter()
                .all(|key| !said.contains(key)),
            "{said}"
        );
    }
    let missing = Compared::of(plain, other, &["joy".to_owned()]).unwrap_err();
    assert!(matches!(missing, StudyError::Incomparable(_)), "{missing}");
}

#[test]
fn what_has_nothing_in_common_is_not_compared() {
    let [one, other, more] = ["in-one", "in-other", "in-more"].map(Folder::new);
    finished(&runner("game = \"ratcatcher\"\ngames = 1\nplayers = \"random\""), &one, 1);
    finished(
        &runner("game = \"everdell\"\ngames = 1\nplayers = \"random\"\nmeasures = [\"won\"]"),
        &other,
        1,
    );
    let varied = "game = \"ratcatcher\"\ngames = 1\n[[vary]]\nplayers = [\"random\", \"greedy\"]";
    finished(&runner(varied), &more, 1);
    let fault = |first: &Folder, second: &Folder| {
        Compared::of(&first.0, &second.0, &["won".to_owned()]).unwrap_err().to_string()
    };
    assert!(fault(&one, &other).contains("different games"));
    assert!(fault(&one, &more).contains("no cell in common"));
    assert!(Compared::of(&one.0, std::path::Path::new("/nowhere"), &[]).is_err());
}
