//! What an audience must not know changes no byte of what it is sent, on any route.
//!
//! Two games are played beside each other that differ in nothing but what one audience may not see: whenever
//! chance is asked for the eyes of another seat alone, it answers otherwise in the second, and whenever another seat
//! discards from its hand, it discards another card. Each is served by a server of its own, under the same name, and
//! every route is asked for on both.
//!
//! Each test names the single places of the program that it guards: with the change that it names made there, it
//! fails. That was tried for each of them.

use std::io::Read;
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{Answer, Browser, Dice, Folder, Site, code, encode, error_on};
use everdell::Everdell;
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use server::{Served, ServedGame};
use store::{GameSummary, Listed, Sqlite, Store, Stored};
use tabletop::{
    Audience, ChanceRecord, DynSession, ErasedGame, OpenQuestion, Opened, OwnedShape, Progress, Seat, Secret,
    Source,
};

/// The table of both servers.
const ID: &str = "abcdefghijklmnopqrstuvwxyz";

/// The keys of the host and of both seats, where the table is shared out.
const KEYS: [&str; 3] =
    ["hhhhhhhhhhhhhhhhhhhhhhhhhh", "aaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbb"];

/// What a store keeps of a table whose seats were given away to those who hold these keys. Digests that were kept
/// once must fit for ever.
fn shared_out() -> Value {
    let digest = |key: &str| {
        let digest = blake3::derive_key("Hedgerow 2026-11-22 key of a seat at a table", key.as_bytes());
        blake3::Hash::from_bytes(digest).to_hex().to_string()
    };
    let [host, first, second] = KEYS.map(digest);
    let seat = |digest: String| json!({ "holder": { "friend": digest }, "name": "Ann", "sat": 1 });
    json!({ "host": host, "shut": true, "seats": [seat(first), seat(second)] })
}

/// Each of those who look.
const AUDIENCES: [Audience; 3] = [Audience::Spectator, Audience::Seat(Seat(0)), Audience::Seat(Seat(1))];

fn game() -> Arc<Everdell> {
    Arc::new(Everdell::new(Arc::new(everdell::load::builtin_pack().content.clone())))
}

fn setup() -> Value {
    serde_json::to_value(everdell::Setup::default()).unwrap()
}

fn room() -> Arc<dyn ServedGame> {
    Arc::new(Served::<everdell_pages::Pages>::new(game(), everdell::load::builtin_pack().records.clone()))
}

/// Two games that an audience cannot tell from each other.
struct Twins {
    tables: [Box<dyn DynSession>; 2],
    audience: Audience,
}

impl Twins {
    /// What comes up in each, where it is for the eyes of `seat` alone, or for all.
    fn draw(
        audience: Audience,
        seat: Option<Seat>,
        questions: [&OpenQuestion; 2],
        dice: &mut Dice,
    ) -> Option<[String; 2]> {
        let [one, other] = questions.map(Self::plenty);
        if seat.is_some_and(|seat| Audience::Seat(seat) != audience) {
            return Some([dice.pick(&one)?.to_owned(), dice.pick(&other)?.to_owned()]);
        }
        let both: Vec<String> = one.into_iter().filter(|name| other.contains(name)).collect();
        let answer = match dice.pick(&both) {
            Some(answer) => answer.to_owned(),
            // Of what is there but once, nobody holds any.
            None => {
                questions[0].names().into_iter().find(|name| questions[1].names().contains(name))?.to_owned()
            }
        };
        Some([answer.clone(), answer])
    }

    /// What can come up, and of which more than one is left: whoever draws is shown what can come up at all, and
    /// so that of a kind none is left (`docs/security.md`).
    fn plenty(question: &OpenQuestion) -> Vec<String> {
        let OwnedShape::Draw(counts) = &question.shape else {
            return question.names().into_iter().map(str::to_owned).collect();
        };
        let left = counts.iter().filter(|&&count| count > 0);
        let names = question.names().into_iter().zip(left).filter(|(_, count)| **count > 1);
        names.map(|(name, _)| name.to_owned()).collect()
    }

    /// Begins them, and plays so many steps as far as what one chooses is possible in the other, too.
    fn played(audience: Audience, steps: u32, dice: &mut Dice) -> Option<Self> {
        let game = game();
        let mut answers: [Vec<String>; 2] = [Vec::new(), Vec::new()];
        loop {
            let open = answers.each_ref().map(|answers| game.beginning(&setup(), answers).unwrap().open);
            let [Some(one), Some(other)] = open else { break };
            assert_eq!(one.seat, other.seat, "who may see it is no secret");
            let drawn = Self::draw(audience, one.seat, [&one, &other], dice)?;
            answers.iter_mut().zip(drawn).for_each(|(answers, answer)| answers.push(answer));
        }
        let tables = answers.map(|answers| match game.open(&setup(), Source::AtTheTable, &answers) {
            Ok(Opened::Table(table)) => table,
            _ => panic!("it begins"),
        });
        let mut twins = Self { tables, audience };
        while twins.tables[0].step() < steps {
            twins.step(dice)?;
        }
        Some(twins)
    }

    /// What can be chosen in each.
    fn offered(&self) -> [Vec<String>; 2] {
        let asked = self.tables[0].asked();
        assert_eq!(asked, self.tables[1].asked(), "who decides is no secret");
        let offered = self
            .tables
            .each_ref()
            .map(|table| table.choices(asked).into_iter().map(|choice| choice.id).collect::<Vec<String>>());
        if asked == self.audience {
            assert_eq!(offered[0], offered[1], "what a seat may choose follows from what it knows");
        }
        offered
    }

    /// Plays one choice in both; nothing where there is none that both have.
    fn step(&mut self, dice: &mut Dice) -> Option<()> {
        let [one, other] = self.offered();
        let both: Vec<String> = one.into_iter().filter(|id| other.contains(id)).collect();
        let choice = dice.pick(&both)?;
        self.choose([choice, choice], dice)
    }

    /// Plays one choice in each, with what comes up then.
    fn choose(&mut self, choices: [&str; 2], dice: &mut Dice) -> Option<()> {
        let [first, second] = &mut self.tables;
        let mut progress =
            [first.choose(choices[0], None).unwrap(), second.choose(choices[1], None).unwrap()];
        while let [Progress::Asks(one), Progress::Asks(other)] = &progress {
            let seat = (one.seat == other.seat).then_some(one.seat)?;
            let [here, there] = Self::draw(self.audience, seat, [one, other], dice)?;
            progress = [first.answer(&here, None).unwrap(), second.answer(&there, None).unwrap()];
        }
        progress.iter().all(|progress| *progress == Progress::Played).then_some(())
    }

    /// Whether a seat decides that the audience may not look over the shoulder of.
    fn others_decide(&self) -> bool {
        matches!(self.tables[0].asked(), asked @ Audience::Seat(_) if asked != self.audience)
    }

    /// Plays until another seat has discarded its whole hand for new cards, each time another card in the second
    /// game where it can. So the last choice is one that the audience must not know, and the next seat decides.
    fn discarded(audience: Audience, dice: &mut Dice) -> Option<Self> {
        let (mut twins, [here, there]) = Self::discarding(audience, dice)?;
        twins.choose([&here, &there], dice)?;
        Some(twins)
    }

    /// The same before the last card is discarded, and which card that is in each.
    fn discarding(audience: Audience, dice: &mut Dice) -> Option<(Self, [String; 2])> {
        let mut twins = Self::played(audience, 0, dice)?;
        for _ in 0..12 {
            let place = twins.others_decide().then(|| twins.place_to_discard()).flatten();
            match place {
                Some(place) => {
                    twins.choose([&place, &place], dice)?;
                    break;
                }
                None => twins.step(dice)?,
            }
        }
        let mut differ = 0;
        loop {
            let [one, other] = twins.others_decide().then(|| twins.offered().map(of_hand))?;
            let here = dice.pick(&one)?.to_owned();
            let others: Vec<String> = other.iter().filter(|id| **id != here).cloned().collect();
            let there = dice.pick(&others).unwrap_or(dice.pick(&other)?).to_owned();
            differ += u32::from(here != there);
            let mut tried = twins.fork();
            if matches!(tried.choose(&here, None), Ok(Progress::Asks(_))) {
                return (differ > 1 && here != there).then_some((twins, [here, there]));
            }
            twins.choose([&here, &there], dice)?;
        }
    }

    /// The first game, to try something with it.
    fn fork(&self) -> Box<dyn DynSession> {
        self.tables[0].fork(self.tables[0].step(), Source::AtTheTable).unwrap()
    }

    /// A place at which the whole hand may be discarded, and new cards be drawn.
    fn place_to_discard(&self) -> Option<String> {
        let [one, other] = self.offered();
        let leads = |id: &&String| {
            id.starts_with("place:forest") && {
                let mut tried = self.fork();
                let seat = tried.asked();
                tried.choose(id, None).is_ok()
                    && !of_hand(tried.choices(seat).into_iter().map(|choice| choice.id).collect()).is_empty()
            }
        };
        one.iter().filter(|id| other.contains(id)).find(leads).cloned()
    }

    /// Takes the last choice back in both.
    fn take_back(&mut self) {
        for table in &mut self.tables {
            table.undo(1).unwrap();
        }
    }

    /// Serves both, as games whose chance is a secret, or told by people.
    fn serve(&self, keyed: bool, shared: bool) -> [(Site, Folder); 2] {
        self.tables.each_ref().map(|table| {
            let folder = Folder::new();
            let mut record = table.record().clone();
            if keyed {
                let commitment = Secret::new([7; 32]).commitment();
                record.chance = ChanceRecord::Keyed { commitment, agreement: None, seed: None };
            }
            let room = room();
            let loaded = room.erased(None).load(record.clone(), None).unwrap();
            let listed = Listed {
                id: ID.to_owned(),
                game: record.game.clone(),
                steps: table.step(),
                created: 1_790_000_000_000,
                changed: 1_790_000_360_000,
                preview: room.preview(&*loaded),
                summary: GameSummary::default(),
            };
            let store = Sqlite::open(folder.database()).unwrap();
            store
                .restore(&Stored { record, secret: None }, &listed, &json!({ "seats": [] }), &Value::Null)
                .unwrap();
            if shared {
                assert!(store.set_friends(ID, &Value::Null, &shared_out()).unwrap());
            }
            drop(store);
            (Site::serving(&folder.database(), vec![room]), folder)
        })
    }
}

/// The choices of cards of a hand.
fn of_hand(choices: Vec<String>) -> Vec<String> {
    choices.into_iter().filter(|id| id.starts_with("hand:")).collect()
}

/// How a route is asked for: addresses in which every name is filled in.
fn addresses(path: &str, last: u32) -> Vec<String> {
    let filled =
        |value: &str| path.replace("{id}", value).replace("{game}", "everdell").replace("{key}", KEYS[2]);
    let table = filled(ID);
    let with = |queries: &[&str]| queries.iter().map(|query| format!("{table}{query}")).collect::<Vec<_>>();
    let steps = (0..=last).chain([last + 1]);
    match path {
        // A poster is drawn from its name and the language alone, which takes a second.
        "/poster/{file}" => vec![path.replace("{file}", "x.png")],
        "/rules/{game}/{id}" => vec![filled("E4.1"), filled("x")],
        _ if path.contains("{step}") => {
            steps.map(|step| table.replace("{step}", &step.to_string())).collect()
        }
        "/table/{id}" => with(&["", "?ask=place:1", "?ask=card:wanderer", "?ask=x"]),
        "/table/{id}/watch" => with(&["", "?from=0&moment=0", "?from=1&moment=0"]),
        "/table/{id}/report" => with(&["", "?save=1", "?step=1&save=1"]),
        "/table/{id}/line" => with(&["", "?step=1"]),
        "/table/{id}/odds" => with(&["?choice=x"]),
        "/api/v1/rules" => with(&["?game=everdell&search=hand"]),
        "/api/v1/tables" => with(&["", "?state=on"]),
        "/api/v1/tables/{id}/view" => (0..=last).map(|step| format!("{table}?step={step}")).collect(),
        "/api/v1/tables/{id}/explain" => with(&["?thing=place:1", "?thing=x"]),
        "/api/v1/tables/{id}/asked" => steps.map(|step| format!("{table}?step={step}")).collect(),
        "/api/v1/tables/{id}/events" => with(&["?most=500"]),
        "/api/v1/tables/{id}/odds" => with(&["?id=x"]),
        "/api/v1/tables/{id}/stream" => with(&["?since=0"]),
        // Every other name of an address is one of these two.
        _ => vec![table],
    }
}

/// Whether a route tells nothing of tables, but numbers of the server itself, which never are the same.
fn counts_itself(path: &str) -> bool {
    path == "/metrics"
}

/// Whether an answer never ends.
fn is_endless(path: &str) -> bool {
    path.ends_with("/events") && path.starts_with("/table/") || path.ends_with("/stream")
}

/// What makes a browser that of an audience. Where the table is shared out, the first seat is the host's.
fn browser(site: &Site, audience: Audience, shared: bool) -> Browser {
    // Both servers are asked by one name.
    let browser = site.browser().with("host", "localhost");
    let [host, first, second] = KEYS;
    match audience {
        Audience::Spectator => browser,
        Audience::Seat(Seat(0)) if shared => browser.with("cookie", &format!("keys={host}.{first}; seat=1")),
        Audience::Seat(_) if shared => browser.with("cookie", &format!("keys={second}; seat=0")),
        Audience::Seat(Seat(seat)) => browser.with("cookie", &format!("seat={seat}")),
    }
}

/// Whether a page promises chance for a game that is not begun, by a ticket and a commitment of its own each time.
fn promises(path: &str) -> bool {
    ["/", "/new/{game}", "/against/{game}", "/api/v1/fairness"].contains(&path)
}

/// The same answer without tickets and commitments, which are random.
fn unpromised(
    (status, headers, text): (u16, Vec<(String, String)>, String),
) -> (u16, Vec<(String, String)>, String) {
    let is_random = |word: &str| {
        let (name, time) = word.split_once('.').unwrap_or((word, ""));
        word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
            || name.len() == 26 && !time.is_empty()
    };
    let words = text.split('"').map(|word| if is_random(word) { "?" } else { word });
    (status, headers, words.collect::<Vec<_>>().join("\""))
}

/// All that tells two answers from each other.
fn told(answer: &Answer) -> (u16, Vec<(String, String)>, String) {
    let headers = answer.headers.iter().filter(|(name, _)| name != "date").cloned().collect();
    (answer.status, headers, String::from_utf8_lossy(&answer.bytes).into_owned())
}

/// What comes of an answer that does not end, until it is quiet. Its first event may take a while on a busy machine.
fn heard(mut stream: TcpStream) -> String {
    stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    let mut all = Vec::new();
    let mut bytes = [0; 4096];
    while let Ok(count) = stream.read(&mut bytes) {
        if count == 0 {
            break;
        }
        all.extend_from_slice(&bytes[..count]);
        if all.windows(5).any(|part| part == b"data:") {
            stream.set_read_timeout(Some(Duration::from_millis(150))).unwrap();
        }
    }
    let text = String::from_utf8_lossy(&all).into_owned();
    text.lines().filter(|line| !line.starts_with("date:")).collect::<Vec<_>>().join("\n")
}

/// Asks both servers for everything, and compares every byte.
fn compare(twins: &Twins, keyed: bool, shared: bool) -> usize {
    compare_at(&twins.serve(keyed, shared), twins, shared)
}

/// Asks these servers for everything, and compares every byte.
fn compare_at(sites: &[(Site, Folder); 2], twins: &Twins, shared: bool) -> usize {
    let browsers = sites.each_ref().map(|(site, _)| browser(site, twins.audience, shared));
    let decides = twins.tables[0].asked() == twins.audience;
    let last = twins.tables[0].step();
    let mut compared = 0;
    for (method, path) in server::addresses() {
        if method != "GET" || counts_itself(path) {
            continue;
        }
        // A search begins with a random number, so that no two hints are alike; it is handed a position that is
        // drawn anew (`players/tests/secrets.rs`). Whoever does not decide is given none.
        if decides && (path.contains("/hint") || path.ends_with("/odds")) {
            continue;
        }
        for address in addresses(path, last) {
            assert!(!address.contains('{'), "{path}: say how it is asked for");
            if is_endless(path) {
                let [one, other] =
                    browsers.each_ref().map(|browser| heard(browser.send("GET", &address, None)));
                assert!(one == other, "{:?} {address}\n{one}\n---\n{other}", twins.audience);
            } else {
                let mut answers = browsers.each_ref().map(|browser| told(&browser.get(&address)));
                if promises(path) {
                    answers = answers.map(unpromised);
                }
                let [one, other] = answers;
                assert!(one == other, "{:?} {address}\n{one:?}\n---\n{other:?}", twins.audience);
            }
            compared += 1;
        }
    }
    // What is refused tells nothing, either: a card that one of the hands may hold.
    let step = last.to_string();
    let decks: Vec<String> =
        twins.tables.iter().flat_map(|table| table.choices(table.asked())).map(|one| one.id).collect();
    for id in decks.iter().take(if decides { 0 } else { 6 }) {
        let form = format!("id={}&step={step}", encode(id));
        let body = json!({ "id": id, "step": last }).to_string();
        for (address, kind, body) in [
            (format!("/table/{ID}/choose"), "application/x-www-form-urlencoded", &form),
            (format!("/table/{ID}/redo"), "application/x-www-form-urlencoded", &form),
            (format!("/api/v1/tables/{ID}/choose"), "application/json", &body),
        ] {
            let [one, other] = browsers
                .each_ref()
                .map(|browser| told(&browser.ask("POST", &address, Some((kind, body.as_bytes())))));
            assert!(
                one.0 >= 400 && one == other,
                "{:?} {address} {id}\n{one:?}\n---\n{other:?}",
                twins.audience
            );
            compared += 1;
        }
    }
    compared
}

/// Everything that chance brings for the eyes of others, on every route.
///
/// It fails with any of these changes:
/// - `tabletop::SeenStory` leaves an event as it was told;
/// - `asking::answer_infos` says how many of a hidden kind are left;
/// - `DynSession::handed_out` gives the record of a game that goes on;
/// - `seats::now` covers nothing, or `seats::then` looks for the seat that is asked;
/// - a hint is worked out for another seat (`services::hints::asker` and `ServedGame::hint_job` together);
/// - the API answers what was drawn for others (`api::tables::asked`), or shows an open question to all (`api::tables::table_json`).
#[test]
fn no_route_tells_an_audience_what_it_must_not_know() {
    let mut dice = Dice::new(20);
    for audience in AUDIENCES {
        for (keyed, shared, steps) in [(true, false, 9), (true, true, 9), (false, false, 4), (false, true, 4)]
        {
            // Some lines end where a hand allows what the other one does not.
            let twins =
                (0..200).find_map(|_| Twins::played(audience, steps, &mut dice)).expect("a line for both");
            let [one, other] = twins.tables.each_ref().map(|table| table.describe());
            assert_ne!(one, other, "something is hidden");
            let [one, other] = twins.tables.each_ref().map(|table| table.view(audience));
            assert_eq!(one, other);
            assert!(compare(&twins, keyed, shared) > 80);
        }
    }
}

/// Past choices of others, on every route: the table with what may be taken back, past steps, the line, what is
/// watched, the report, and what programs are told, with their streams.
///
/// It fails with any of these changes:
/// - `tabletop::SeenPosition::knows_choices` says yes to every audience, by which all labels of choices go: `SeenStep::label`
///   (past steps, and what may be taken back), `DynSession::chosen` (the line), `Position::choices` (programs) and
///   `DynSession::can_redo`;
/// - `SeenStep::label` gives the label without asking it;
/// - `everdell::Event::redact` leaves a discarded card where it is;
/// - `web::Look::of` lists choices for seats that do not decide;
/// - the choice of a redo is read for the seat that decides, not for the viewer, and offered to all
///   (`web::look::around::tools`).
#[test]
fn a_card_that_another_seat_discarded_shows_nowhere() {
    let mut dice = Dice::new(22);
    for audience in AUDIENCES {
        for (keyed, shared) in [(true, false), (true, true), (false, false)] {
            let mut twins = (0..4000).find_map(|_| Twins::discarded(audience, &mut dice)).expect("a discard");
            // Whoever decides next is offered to take it back, …
            assert!(compare(&twins, keyed, shared) > 80);
            // … and once it was taken back, to play it again.
            twins.take_back();
            assert!(compare(&twins, keyed, shared) > 80);
        }
    }
}

/// A choice that has been made, and waits for people to tell what they draw.
///
/// It fails when `services::physical::inquire` names the choice for every visitor.
#[test]
fn a_card_that_is_being_discarded_shows_nowhere() {
    let mut dice = Dice::new(23);
    for audience in AUDIENCES {
        for shared in [false, true] {
            let (twins, last) =
                (0..4000).find_map(|_| Twins::discarding(audience, &mut dice)).expect("a discard");
            let sites = twins.serve(false, shared);
            let step = twins.tables[0].step().to_string();
            for ((site, _), id) in sites.iter().zip(&last) {
                let chosen = browser(site, twins.tables[0].asked(), shared)
                    .post(&format!("/table/{ID}/choose"), &[("id", id), ("step", &step)]);
                assert_eq!(chosen.location(), format!("/table/{ID}"));
            }
            assert!(compare_at(&sites, &twins, shared) > 80);
        }
    }
}

/// The same where a player of ours takes over the seat that has discarded: now the others are asked what it draws.
///
/// It fails when the question at the table (`web::beside::panel`) names the choice for every viewer.
#[test]
fn a_card_that_a_player_of_ours_is_discarding_is_not_named_to_whoever_draws_for_it() {
    let mut dice = Dice::new(26);
    for seat in [Seat(0), Seat(1)] {
        let audience = Audience::Seat(seat);
        let (twins, last) =
            (0..4000).find_map(|_| Twins::discarding(audience, &mut dice)).expect("a discard");
        let other = Audience::Seat(Seat(1 - seat.0));
        let step = twins.tables[0].step().to_string();
        let [one, there] = twins.serve(false, false);
        let pages = [(one, &last[0]), (there, &last[1])].map(|((site, _folder), id)| {
            let table = format!("/table/{ID}");
            browser(&site, other, false).post(&format!("{table}/choose"), &[("id", id), ("step", &step)]);
            let person = browser(&site, audience, false);
            let field = format!("seat_{}", 2 - seat.0);
            person.post(&format!("{table}/company"), &[(&field, "hatchling")]).location();
            person.get(&table).expect(200).text().to_owned()
        });
        assert!(pages[0].contains("name=\"number\""), "what is drawn is asked here");
        assert!(pages[0] == pages[1], "{}\n---\n{}", pages[0], pages[1]);
    }
}

/// What would hold every hand, for whoever is at the machine of the server and says that they may have it.
///
/// It fails when `TableGuard::keeps_hands` is always false, and when `DynSession::handed_out` gives every record.
#[test]
fn what_holds_all_hands_waits_for_the_end_where_seats_were_given_away() {
    let mut dice = Dice::new(24);
    for audience in AUDIENCES {
        let twins = (0..200).find_map(|_| Twins::played(audience, 5, &mut dice)).expect("a line for both");
        let sites = twins.serve(true, true);
        let browsers = sites.each_ref().map(|(site, _)| browser(site, audience, true));
        let (table, api) = (format!("/table/{ID}"), format!("/api/v1/tables/{ID}"));
        let last = twins.tables[0].step();
        let report = format!("{table}/report?secrets=1");
        let record = format!("{table}/record.json");
        for address in [&report, &format!("{report}&save=1"), &record, &format!("{api}/record")] {
            let [one, other] = browsers.each_ref().map(|browser| told(&browser.get(address)));
            assert!(one == other, "{audience:?} {address}\n{one:?}\n---\n{other:?}");
        }
        for step in [0, last] {
            for browser in &browsers {
                let page = browser.post(&format!("{table}/fork"), &[("step", &step.to_string())]);
                assert_eq!(error_on(&page.expect(403)), "hidden-hands");
                let program = browser.send_json("POST", &format!("{api}/fork"), &json!({ "step": step }));
                assert_eq!(code(&program.expect(403)), "hidden-hands");
            }
        }
    }
}

/// A text without names, keys and commitments, which are random.
fn unnamed(text: &str) -> String {
    let is_name = |word: &str| {
        let letters =
            word.bytes().all(|letter| letter.is_ascii_lowercase() || (b'2'..=b'7').contains(&letter));
        word.len() == 26 && letters || word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let words = text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric());
    let shown = |word: &str| match word.strip_suffix(|letter: char| !letter.is_ascii_alphanumeric()) {
        Some(bare) if is_name(bare) => word.replace(bare, "?"),
        _ => word.to_owned(),
    };
    words.map(shown).collect()
}

/// A table that was begun in the open, a fork that a stranger made of it, and the waiting room in which it begins anew
/// when it is shared out: the room says nothing of the hands that were there before.
#[test]
fn a_table_that_begins_anew_to_be_shared_tells_nothing_of_the_old_one() {
    let mut dice = Dice::new(25);
    for audience in [Audience::Spectator, Audience::Seat(Seat(1))] {
        let twins = (0..4000).find_map(|_| Twins::discarded(audience, &mut dice)).expect("a discard");
        let sites = twins.serve(true, false);
        let seen = sites.each_ref().map(|(site, _)| {
            let (table, step) = (format!("/table/{ID}"), twins.tables[0].step().to_string());
            let browser = browser(site, audience, false);
            let before = seen_at(&browser, &table, &twins);
            let fork = browser.post(&format!("{table}/fork"), &[("step", &step)]).location().to_owned();
            let forked = seen_at(&browser, &fork, &twins).into_iter();
            let forked = forked.map(|page| unnamed(&page.replace(fork.trim_start_matches("/table/"), ID)));
            let host = site.browser().with("host", "localhost");
            let anew = host.post(&format!("{table}/friends"), &[("do", "anew")]);
            let (room, host) = (anew.location().to_owned(), crate::common::keeping(&host, &anew));
            let rooms = ["", "/fairness", "/fairness.json"].map(|page| format!("{room}{page}"));
            let rooms = rooms.iter().flat_map(|page| [host.get(page), browser.get(page)]);
            let rooms: Vec<String> = rooms.map(|answer| unnamed(answer.expect(200).text())).collect();
            before.into_iter().chain(forked).chain(rooms).collect::<Vec<_>>()
        });
        let [one, other] = seen;
        assert!(one.len() > 20 && one.len() == other.len());
        for (one, other) in one.into_iter().zip(other) {
            assert!(one == other, "{audience:?}\n{one}\n---\n{other}");
        }
    }
}

/// The pages of a table for whoever looks.
fn seen_at(browser: &Browser, table: &str, twins: &Twins) -> Vec<String> {
    let last = twins.tables[0].step();
    let past = (0..=last).map(|step| format!("{table}/at/{step}"));
    let others = ["", "/line", "/watch", "/report", "/friends"].map(|page| format!("{table}{page}"));
    past.chain(others).map(|page| browser.get(&page).expect(200).text().to_owned()).collect()
}

fn unzipped(bytes: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(bytes).read_to_string(&mut text).unwrap();
    text
}

#[test]
fn what_was_made_for_one_is_sent_only_to_those_who_see_the_same() {
    let mut dice = Dice::new(21);
    let twins =
        (0..200).find_map(|_| Twins::played(Audience::Spectator, 6, &mut dice)).expect("a line for both");
    let [(site, _folder), _] = twins.serve(true, true);
    let pages = AUDIENCES.map(|audience| browser(&site, audience, true).with("x-part", "main"));
    // Pages are kept for others only where several look on.
    let _lookers_on = pages.each_ref().map(|page| {
        let mut stream = page.send("GET", &format!("/table/{ID}/events"), None);
        stream.read_exact(&mut [0]).unwrap();
        stream
    });
    let table = format!("/table/{ID}");
    let plain = pages.each_ref().map(|page| page.get(&table).expect(200).text().to_owned());
    assert!(plain[0] != plain[1] && plain[1] != plain[2] && plain[0] != plain[2], "each sees something else");
    for _ in 0..3 {
        for (page, plain) in pages.iter().zip(&plain) {
            let answer = page.with("accept-encoding", "gzip").get(&table).expect(200);
            assert_eq!(answer.header("content-encoding"), Some("gzip"));
            assert!(unzipped(&answer.bytes) == *plain);
        }
    }
    // Nor is a language somebody else's.
    let polish =
        pages[0].with("accept-language", "pl").with("accept-encoding", "gzip").get(&table).expect(200);
    let again = pages[0].with("accept-encoding", "gzip").get(&table).expect(200);
    assert!(polish.bytes != again.bytes);
    // What changed since a page is told only to those who may see that page.
    let gzip = pages.each_ref().map(|page| page.with("accept-encoding", "gzip"));
    let named = gzip.each_ref().map(|page| page.get(&table).expect(200).header("x-page").unwrap().to_owned());
    for (page, (name, plain)) in gzip.iter().zip(named.iter().zip(&plain)) {
        for other in &named {
            let answer = page.with("x-shows", other).get(&table).expect(200);
            assert_eq!(answer.header("x-page"), Some(&**name));
            let text = unzipped(&answer.bytes);
            let is_delta = answer.header("content-type") == Some("application/json");
            assert_eq!(is_delta, other == name);
            assert!(if is_delta { text == "[]" } else { text == *plain });
        }
        for wrong in ["0", "ffffffffffffffff", "-1", "<b>"] {
            assert!(unzipped(&page.with("x-shows", wrong).get(&table).expect(200).bytes) == *plain);
        }
    }
    // What is drawn of a hand comes anew each time, so that nothing of it stays for the next who has the device.
    let named = pages[0].with("x-drawn", "acorn leaf").get(&table).expect(200);
    assert!(named.text() == plain[0]);
}

#[test]
fn what_is_compared_would_show_a_difference() {
    // Whoever holds the hand is told of it, so that the comparison would find it.
    let mut dice = Dice::new(3);
    let twins = (0..200).find_map(|_| Twins::played(Audience::Seat(Seat(0)), 2, &mut dice)).unwrap();
    let sites = twins.serve(true, false);
    let path = format!("/api/v1/tables/{ID}/view?seat=1");
    let [one, other] = sites.each_ref().map(|(site, _)| site.browser().get(&path).expect(200).json());
    assert_ne!(one, other);
}
