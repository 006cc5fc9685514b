//! A study as one self-contained HTML page, without scripts and other files.
//!
//! Every chart has a table with its numbers, and repeats colours by shapes.

mod chart;

use registry::{Registered, Work, with_game};
use std::collections::BTreeMap;
use std::sync::Arc;

use content::{Packed, Record};
use i18n::Words;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tabletop::{Language, Message};

use crate::summary::{CellSummary, Comparison, Contrast, Deed, Histogram, Part, Summary};
use crate::text::Style;
use crate::{Runner, Study};
use chart::Mark;

/// Names for the stable names in a study.
#[derive(Debug, Clone, Default)]
pub struct Called {
    game: String,
    names: BTreeMap<(String, String), Arc<tabletop::Names>>,
}

impl Called {
    /// The names in the content of a study; those of the built-in pack if it can no longer be read.
    pub fn of(study: &Study) -> Self {
        let records = match Runner::new(study.clone()) {
            Ok(runner) => runner.records().to_vec(),
            Err(_) => with_game(&study.game, Builtin).unwrap_or_default(),
        };
        let named = records.into_iter().filter_map(|record| {
            let Record { kind, id, name, .. } = record;
            Some(((kind.to_owned(), id.to_string()), name?))
        });
        Self { game: study.game.clone(), names: named.collect() }
    }

    fn name(&self, kind: &str, id: &str, language: Language) -> Option<&str> {
        let found = |id: String| self.names.get(&(kind.to_owned(), id));
        let names = found(id.to_owned()).or_else(|| found(format!("{kind}_{id}")))?;
        Some(names.get(language))
    }

    /// The name of an option of an axis.
    fn option(&self, axis: &str, option: &str, language: Language) -> String {
        self.name(axis, option, language).unwrap_or(option).to_owned()
    }

    /// The name of a deed.
    fn deed(&self, deed: &str, words: &Words) -> String {
        let known = deed.split_once(':').and_then(|(kind, id)| self.name(kind, id, words.language()));
        let said = || with_game(&self.game, CallDeed(deed)).flatten().map(|message| words.say(&message));
        known.map(ToOwned::to_owned).or_else(said).unwrap_or_else(|| deed.to_owned())
    }
}

struct Builtin;

impl Work for Builtin {
    type Result = Vec<Record>;

    fn with<G: Registered>(self) -> Vec<Record> {
        let Packed { records, .. } = G::builtin();
        records
    }
}

struct CallDeed<'a>(&'a str);

impl Work for CallDeed<'_> {
    type Result = Option<Message>;

    fn with<G: Registered>(self) -> Option<Message> {
        G::call_deed(self.0)
    }
}

/// The page of a study.
pub fn report(summary: &Summary, called: &Called, words: &'static Words) -> String {
    Page { summary, called, style: Style(words), words }.whole().into_string()
}

struct Page<'a> {
    summary: &'a Summary,
    called: &'a Called,
    style: Style,
    words: &'static Words,
}

/// The maximal number of rows drawn; the table has all.
const MOST_DRAWN: usize = 60;
/// The maximal number of deeds drawn.
const MOST_DEEDS: usize = 24;

impl Page<'_> {
    fn say(&self, key: &'static str) -> String {
        self.words.text(key)
    }

    fn whole(&self) -> Markup {
        let summary = self.summary;
        let title = self.words.say(&Message::new("study-report").key("study", &summary.study));
        let lead = Message::new("study-report-lead")
            .number("games", i64::try_from(summary.games).unwrap_or(i64::MAX))
            .key("game", title_of(&summary.game, self.words))
            .number("cells", i64::try_from(summary.cells.len()).unwrap_or(i64::MAX))
            .key("seed", summary.seed.to_string());
        let made = Message::new("study-made").number("rules", summary.rules_version);
        html! {
            (DOCTYPE)
            html lang=(self.words.language().tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    style { (PreEscaped(include_str!("report/report.css"))) }
                }
                body {
                    main {
                        h1 { (title) }
                        @if !summary.about.is_empty() { p.about { (summary.about) } }
                        p { (self.words.say(&lead)) " " (self.say("study-interval")) }
                        @if let Some(stopped) = self.style.stopped(summary).filter(|_| summary.cells.iter().any(|cell| cell.stopped)) {
                            p.note { (stopped) }
                        }
                        (self.measures())
                        (self.outcomes())
                        (self.contrasts())
                        (self.lengths())
                        (self.parts("parts", "study-h-parts", &summary.parts))
                        (self.parts("wounds", "study-h-wounds", &summary.wounds))
                        (self.deeds())
                        (self.decisions())
                        (self.search())
                    }
                    footer { p { (self.words.say(&made)) } }
                }
            }
        }
    }

    fn cell(&self, cell: &CellSummary) -> String {
        if cell.names.is_empty() {
            return self.style.cell(cell);
        }
        let named = self.summary.axes.iter().zip(&cell.names);
        let named = named.map(|(axis, option)| self.called.option(axis, option, self.words.language()));
        named.collect::<Vec<_>>().join(" · ")
    }

    /// A chart with its title, explanation and table.
    fn figure(
        &self,
        id: &str,
        title: &str,
        lead: Option<String>,
        drawing: &Markup,
        table: &Markup,
    ) -> Markup {
        html! {
            section aria-labelledby=(id) {
                h2 id=(id) { (title) }
                @if let Some(lead) = lead { p { (lead) } }
                div.drawing { (drawing) }
                details {
                    summary { (self.say("study-as-table")) }
                    div.scroll tabindex="0" role="group" aria-labelledby=(id) { (table) }
                }
            }
        }
    }

    /// A table; the first cell of a row is its header.
    fn table(caption: &str, head: &[String], rows: &[Vec<String>]) -> Markup {
        html! {
            table {
                caption { (caption) }
                thead { tr { @for (place, cell) in head.iter().enumerate() { th.num[place > 0] scope="col" { (cell) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (place, cell) in row.iter().enumerate() {
                                @if place == 0 { th scope="row" { (cell) } } @else { td.num { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Every measure of every cell.
    fn measures(&self) -> Markup {
        let cells = &self.summary.cells;
        html! {
            @for (place, name) in self.summary.measures.iter().enumerate() {
                @let of: Vec<_> = cells.iter().filter_map(|cell| Some((self.cell(cell), cell, cell.measures.get(place)?))).collect();
                @let rate = of.iter().any(|(_, _, measure)| measure.rate);
                @let title = if name == "won" { self.say("study-h-won") } else {
                    self.words.say(&Message::new("study-h-measure").key("name", self.style.measure(name)))
                };
                @let marks: Vec<Mark> = of.iter().take(MOST_DRAWN).map(|(label, _, measure)| Mark {
                    label: label.clone(),
                    value: measure.mean,
                    interval: measure.interval,
                    said: self.style.value(rate, measure.mean),
                    full: true,
                }).collect();
                @let head = ["study-cell", "study-players", "study-games", if rate { "study-share" } else { "study-mean-head" }, "study-low", "study-high"].map(|key| self.say(key));
                @let rows: Vec<Vec<String>> = of.iter().map(|(label, cell, measure)| {
                    let [low, high] = self.ends(measure.rate, measure.interval);
                    vec![label.clone(), cell.players.clone(), self.style.count(measure.count), self.style.value(rate, measure.mean), low, high]
                }).collect();
                @let lead = (name == "won").then(|| self.say("study-h-won-lead"));
                (self.figure(&format!("measure-{place}"), &title, lead, &chart::marks(&title, &marks, rate, None), &Self::table(&title, &head, &rows)))
            }
        }
    }

    fn ends(&self, rate: bool, interval: Option<[f64; 2]>) -> [String; 2] {
        interval.map_or_else(
            || ["–".to_owned(), "–".to_owned()],
            |ends| ends.map(|end| self.style.value(rate, end)),
        )
    }

    fn outcomes(&self) -> Markup {
        let mut sums: BTreeMap<&str, u64> = BTreeMap::new();
        for (name, count) in self.summary.cells.iter().flat_map(|cell| &cell.outcomes) {
            *sums.entry(name).or_default() += count;
        }
        let mut sums: Vec<(&str, u64)> = sums.into_iter().collect();
        sums.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let all = crate::stats::real(self.summary.games.max(1));
        let title = self.say("study-h-outcomes");
        let bars: Vec<(String, f64, String)> = sums
            .iter()
            .map(|&(name, count)| {
                let share = crate::stats::real(count) / all;
                (name.to_owned(), share, self.style.rate(share))
            })
            .collect();
        let head = ["study-outcome", "study-games", "study-share"].map(|key| self.say(key));
        let rows: Vec<Vec<String>> = sums
            .iter()
            .zip(&bars)
            .map(|(&(name, count), bar)| vec![name.to_owned(), self.style.count(count), bar.2.clone()])
            .collect();
        self.figure("outcomes", &title, None, &chart::bars(&title, &bars), &Self::table(&title, &head, &rows))
    }

    /// The effect of each option.
    fn contrasts(&self) -> Markup {
        let summary = self.summary;
        if summary.contrasts.is_empty() {
            return html! {};
        }
        let language = self.words.language();
        let label = |contrast: &Contrast| {
            let [to, from] = [&contrast.to, &contrast.from]
                .map(|option| self.called.option(&contrast.axis, option, language));
            format!("{to} – {from}")
        };
        html! {
            @for (place, name) in summary.measures.iter().enumerate() {
                @let of: Vec<(String, &Comparison)> = summary.contrasts.iter().filter_map(|contrast| Some((label(contrast), contrast.measures.get(place)?))).collect();
                @let rate = of.iter().any(|(_, one)| one.rate);
                @let title = format!("{}: {}", self.say("study-h-contrasts"), self.style.measure(name));
                @let marks: Vec<Mark> = of.iter().take(MOST_DRAWN).map(|(label, one)| Mark {
                    label: label.clone(),
                    value: one.difference,
                    interval: one.interval,
                    said: self.style.change(rate, one.difference),
                    full: one.is_sure(),
                }).collect();
                @let head = ["study-difference", "study-pairs", "study-difference", "study-low", "study-high"].map(|key| self.say(key));
                @let rows: Vec<Vec<String>> = of.iter().map(|(label, one)| {
                    let [low, high] = one.interval.map_or_else(|| ["–".to_owned(), "–".to_owned()], |ends| ends.map(|end| self.style.change(rate, end)));
                    vec![label.clone(), self.style.count(one.count[0]), self.style.change(rate, one.difference), low, high]
                }).collect();
                @let lead = (place == 0).then(|| self.say("study-h-contrasts-lead"));
                (self.figure(&format!("contrast-{place}"), &title, lead, &chart::marks(&title, &marks, rate, Some(0.0)), &Self::table(&title, &head, &rows)))
            }
        }
    }

    fn lengths(&self) -> Markup {
        html! { @for histogram in &self.summary.lengths { (self.length(histogram)) } }
    }

    fn length(&self, histogram: &Histogram) -> Markup {
        let title = format!("{}: {}", self.say("study-h-lengths"), self.style.measure(&histogram.name));
        let [least, middle, greatest] = histogram.ends;
        let lead = Message::new("study-length-say")
            .number("least", least)
            .number("middle", middle)
            .number("greatest", greatest)
            .key("mean", self.words.decimal(histogram.mean));
        let head = [self.style.measure(&histogram.name), self.say("study-games"), self.say("study-won-head")];
        let rows: Vec<Vec<String>> = histogram
            .bars
            .iter()
            .map(|bar| {
                let name = if bar.from == bar.to {
                    bar.from.to_string()
                } else {
                    format!("{}–{}", bar.from, bar.to)
                };
                vec![name, self.style.count(bar.games), self.style.count(bar.won)]
            })
            .collect();
        let legend = [self.say("study-legend-won"), self.say("study-legend-other")];
        self.figure(
            &format!("length-{}", histogram.name),
            &title,
            Some(self.words.say(&lead)),
            &chart::histogram(&title, histogram, &legend),
            &Self::table(&title, &head, &rows),
        )
    }

    fn parts(&self, id: &str, key: &'static str, parts: &[Part]) -> Markup {
        if parts.is_empty() {
            return html! {};
        }
        let title = self.say(key);
        let name = |part: &Part| match part.name.strip_prefix("wounds_from_") {
            Some(from) => self.words.say(&Message::new("study-wounds-from").key("from", from)),
            None => self.words.say(&Message::new("study-part").key("part", &part.name)),
        };
        let bars: Vec<(String, f64, String)> = parts
            .iter()
            .map(|part| {
                let said = format!("{} · {}", self.words.decimal(part.mean), self.style.rate(part.share));
                (name(part), part.mean, said)
            })
            .collect();
        let head = ["study-part-head", "study-mean-head", "study-low", "study-high", "study-share"]
            .map(|key| self.say(key));
        let rows: Vec<Vec<String>> = parts
            .iter()
            .map(|part| {
                let [low, high] = self.ends(false, part.interval);
                vec![name(part), self.words.decimal(part.mean), low, high, self.style.rate(part.share)]
            })
            .collect();
        self.figure(id, &title, None, &chart::bars(&title, &bars), &Self::table(&title, &head, &rows))
    }

    fn deeds(&self) -> Markup {
        let deeds = &self.summary.deeds;
        if deeds.is_empty() {
            return html! {};
        }
        let title = self.say("study-h-deeds");
        let name = |deed: &Deed| {
            let name = self.called.deed(&deed.deed, self.words);
            if deed.stands { format!("{name} ★") } else { name }
        };
        let marks: Vec<Mark> = deeds
            .iter()
            .take(MOST_DEEDS)
            .map(|deed| Mark {
                label: name(deed),
                value: deed.difference,
                interval: Some(deed.interval),
                said: self.style.change(true, deed.difference),
                full: deed.stands,
            })
            .collect();
        let head = [
            "study-deed",
            "study-with",
            "study-won-head",
            "study-without",
            "study-won-head",
            "study-difference",
            "study-low",
            "study-high",
        ]
        .map(|key| self.say(key));
        let rows: Vec<Vec<String>> = deeds
            .iter()
            .map(|deed| {
                let [low, high] = deed.interval.map(|end| self.style.change(true, end));
                let counts = [deed.with[0], deed.with[1], deed.without[0], deed.without[1]];
                let mut row = vec![name(deed)];
                row.extend(counts.map(|count| self.style.count(count)));
                row.extend([self.style.change(true, deed.difference), low, high]);
                row
            })
            .collect();
        let count = i64::try_from(deeds.len()).unwrap_or(i64::MAX);
        let lead = format!(
            "{} {}",
            self.say("study-h-deeds-lead"),
            self.words.say(&Message::new("study-h-deeds-warning").number("count", count))
        );
        self.figure(
            "deeds",
            &title,
            Some(lead),
            &chart::marks(&title, &marks, true, Some(0.0)),
            &Self::table(&title, &head, &rows),
        )
    }

    fn decisions(&self) -> Markup {
        let asked = &self.summary.decisions;
        if asked.is_empty() {
            return html! {};
        }
        let title = self.say("study-h-decisions");
        let bars: Vec<(String, f64, String)> = asked
            .iter()
            .map(|one| (one.kind.clone(), one.per_game, self.words.decimal(one.per_game)))
            .collect();
        let head = ["study-kind", "study-times", "study-options"].map(|key| self.say(key));
        let rows: Vec<Vec<String>> = asked
            .iter()
            .map(|one| {
                vec![one.kind.clone(), self.words.decimal(one.per_game), self.words.decimal(one.options)]
            })
            .collect();
        self.figure(
            "decisions",
            &title,
            None,
            &chart::bars(&title, &bars),
            &Self::table(&title, &head, &rows),
        )
    }

    fn search(&self) -> Markup {
        let search = &self.summary.search;
        if search.is_empty() {
            return html! {};
        }
        let title = self.say("study-h-search");
        let bars: Vec<(String, f64, String)> = search
            .iter()
            .map(|one| (one.players.clone(), one.depth, self.words.decimal(one.depth)))
            .collect();
        let head = ["study-players", "study-games", "study-looks", "study-depth"].map(|key| self.say(key));
        let rows: Vec<Vec<String>> = search
            .iter()
            .map(|one| {
                let looks = self.words.decimal(one.looks);
                vec![one.players.clone(), self.style.count(one.games), looks, self.words.decimal(one.depth)]
            })
            .collect();
        self.figure(
            "search",
            &title,
            Some(self.say("study-h-search-lead")),
            &chart::bars(&title, &bars),
            &Self::table(&title, &head, &rows),
        )
    }
}

/// The title of a game; its stable name if it is unknown.
fn title_of(game: &str, words: &Words) -> String {
    struct Title;

    impl Work for Title {
        type Result = &'static str;

        fn with<G: Registered>(self) -> &'static str {
            G::TITLE
        }
    }

    with_game(game, Title).map_or_else(|| game.to_owned(), |key| words.text(key))
}
