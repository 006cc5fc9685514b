//! Assertions about the pages of every game, for tests: they panic on a failure.

#![allow(clippy::missing_panics_doc, reason = "a check is there to panic")]

use std::collections::BTreeSet;
use std::sync::Arc;

use content::{HasContent, RecordForms};
use i18n::Words;
use tabletop::{
    Audience, DynSession, FastSource, Game, Language, Message, Narration, Notation, Opening, Progress,
    RuleId, ScenarioState, Seat, Secret, Session, Source,
};

use crate::keepsake;
use crate::look::{self, Look};
use crate::packs::WordNames;
use crate::{Frame, Prefs, Scene, Screen, ShownStep};

const BY_ITSELF: [&str; 4] = ["meta", "link", "input", "br"];

/// The tags of a page with their attributes; panics if they are not balanced.
pub fn tags(html: &str) -> Vec<&str> {
    let mut open: Vec<&str> = Vec::new();
    let mut tags = Vec::new();
    for piece in html.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag is closed");
        assert!(!text.contains('>'), "stray > after <{tag}>");
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop();
            assert_eq!(last, Some(name), "</{name}> closes {last:?}");
            continue;
        }
        let name = tag.split([' ', '\n', '/']).next().unwrap_or_default();
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in <{tag}>");
        if !tag.ends_with('/') && !BY_ITSELF.contains(&name) {
            open.push(name);
        }
        tags.push(tag);
    }
    assert_eq!(open, Vec::<&str>::new(), "still open");
    tags
}

/// The values of an attribute.
pub fn values<'a>(tags: &[&'a str], attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    tags.iter().filter_map(|tag| tag.split_once(&begin)?.1.split('"').next()).collect()
}

/// Checks a page of a game, which links to no rule of another game.
pub fn check<G: Game>(html: &str, language: Language) {
    check_page(html, language, &|game, rule| game == G::NAME && G::Rule::find(rule).is_some());
}

/// Checks a page of any kind. `is_rule` says whether a game has a rule.
pub fn check_page(html: &str, language: Language, is_rule: &dyn Fn(&str, &str) -> bool) {
    let tags = tags(html);
    let ids = values(&tags, "id");
    let known: BTreeSet<&str> = ids.iter().copied().collect();
    let mut twice: Vec<&str> = ids.clone();
    twice.sort_unstable();
    let twice: Vec<_> = twice.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    assert_eq!(twice, Vec::<&str>::new(), "identifiers that stand twice");
    for href in values(&tags, "href") {
        if let Some(id) = href.strip_prefix('#') {
            assert!(known.contains(id), "nothing is called #{id}");
        }
        if let Some((game, rule)) = href.strip_prefix("/rules/").and_then(|address| address.split_once('/')) {
            let rule = rule.split('?').next().unwrap_or_default();
            assert!(rule == "readings" || is_rule(game, rule), "there is no rule {rule} of {game}");
        }
    }
    for paint in html.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(known.contains(paint), "nothing is called #{paint}");
    }
    for attribute in ["aria-labelledby", "form"] {
        for id in values(&tags, attribute) {
            assert!(known.contains(id), "nothing is called #{id}");
        }
    }
    for forbidden in ["style", "onclick"] {
        assert!(values(&tags, forbidden).is_empty(), "{forbidden} in {tags:?}");
    }
    for label in values(&tags, "aria-label") {
        assert!(!label.trim().is_empty(), "an empty label");
    }
    // A missing text shows its key.
    let begin = html.find("<main").expect("a main part");
    for text in html[begin..].split('>').skip(1).filter_map(|rest| rest.split('<').next()) {
        let part = text.trim().split_once('-').map_or("", |(part, _)| part);
        let is_key = ["table", "rc", "no", "site", "evt", "myp", "learn", "lesson", "puzzle"].contains(&part);
        assert!(!is_key, "{language:?}: {text}");
        assert!(!text.contains("{$"), "{language:?}: {text}");
    }
}

/// Begins a game.
pub fn begin<G: Narration>(game: G, setup: G::Setup, seed: u8) -> Session<G> {
    let source = Source::Keyed(Secret::new([seed; 32]));
    match Session::open(Arc::new(game), setup, source, &[]).expect("it opens") {
        Opening::Begun(session) => *session,
        Opening::Asks(_) => panic!("a keyed game asks nobody"),
    }
}

/// Plays a random choice. Returns `false` if the game is over.
pub fn play_any<G: Narration + ScenarioState>(session: &mut Session<G>, chance: &mut FastSource) -> bool {
    let choices = session.seen_by_asked().now().choices();
    if choices.is_empty() {
        return false;
    }
    let word = usize::try_from(chance.word() >> 8).expect("it fits");
    let id = session.game().choice_id(choices[word % choices.len()]);
    session.choose(&id, None).expect("it is offered");
    true
}

/// Plays a random game for a number of choices, and gives it up if it has not ended. Checks that its shareable
/// picture is deterministic, the same for every audience (it reveals no hidden hand), and standalone.
pub fn check_keepsake<S: Screen>(mut session: Session<S::Game>, seed: u64, choices: usize) {
    let seats = (0..session.seats()).map(|seat| Audience::Seat(Seat(seat)));
    let all: Vec<Audience> = seats.chain([Audience::Spectator]).collect();
    let frame = |language| Frame { prefs: Prefs { language, ..Prefs::default() }, path: "", drawn: "" };
    let mut chance = FastSource::new(seed);
    for _ in 0..choices {
        if !play_any(&mut session, &mut chance) {
            break;
        }
    }
    if session.outcome().is_none() {
        let here = frame(Language::En);
        let scene = Scene::now(&here, "abc", session.seen_by(Audience::Spectator));
        assert_eq!(S::keepsake(&scene), None, "nothing is shared of a game that goes on");
        session.give_up().expect("it goes on");
    }
    for language in Language::ALL {
        let here = frame(language);
        let made = |audience| S::keepsake(&Scene::now(&here, "abc", session.seen_by(audience)));
        let kept = made(Audience::Spectator).expect("the game is over");
        for &audience in &all {
            assert_eq!(made(audience).as_ref(), Some(&kept), "{audience:?} sees more");
        }
        assert!(!kept.story.is_empty() && kept.story.len() <= keepsake::LINES, "{:?}", kept.story);
        for text in kept.story.iter().chain([&kept.title, &kept.result]) {
            assert!(!text.trim().is_empty() && !text.contains("{ $"), "{text:?}");
        }
        let picture = keepsake::picture(
            S::Game::NAME,
            "A title that is much longer than there is any room for, by far",
            &kept,
        );
        tags(&picture);
        for foreign in ["class=", "var(", "light-dark(", "style=", "NaN"] {
            assert!(!picture.contains(foreign), "{foreign}");
        }
    }
}

/// Checks that every choice has a button, and every button is a choice.
pub fn check_buttons<G: Narration>(html: &str, session: &Session<G>) {
    let tags = tags(html);
    let is_button = |tag: &&str| tag.starts_with("button ") && tag.contains(" name=\"id\"");
    let buttons: Vec<&str> = tags.iter().copied().filter(is_button).collect();
    let offered = session.seen_by_asked().now().choices();
    let offered: BTreeSet<String> = offered.iter().map(|&choice| session.game().choice_id(choice)).collect();
    let all: BTreeSet<String> = values(&buttons, "value").into_iter().map(str::to_owned).collect();
    assert_eq!(all, offered);
}

/// Checks the pages of the last step, watched from its first moment to its last.
pub fn check_watched<S: Screen>(session: &Session<S::Game>, language: Language) {
    let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
    let step = session.step();
    let moments = session.seen_by_asked().story(step).expect("a story").moments();
    for moment in 0..=moments {
        let scene = Scene::now(&frame, "abc", session.seen_by_asked());
        let html = S::page(&scene.with(|options| {
            options.step = ShownStep { at: Some(step), moment: Some(moment), watching: true }
        }))
        .into_string();
        check::<S::Game>(&html, language);
        assert!(!html.contains("name=\"id\""), "nothing can be chosen while it is watched");
    }
}

/// All things that a page offers to explain.
pub fn things(html: &str) -> BTreeSet<String> {
    let thing = |href: &str| href.strip_prefix("/table/abc?ask=")?.split('#').next().map(str::to_owned);
    values(&tags(html), "href").into_iter().filter_map(thing).collect()
}

/// Checks that earlier steps offer no choices, and lead to later ones.
pub fn check_looking_back<S: Screen>(mut session: Session<S::Game>) {
    for _ in 0..12 {
        let choices = session.seen_by_asked().now().choices();
        let id = session.game().choice_id(choices[0]);
        session.choose(&id, None).expect("it is offered");
    }
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc/at/4", drawn: "" };
    for step in [0, 4, 12] {
        let scene = Scene::now(&frame, "abc", session.seen_by_asked());
        let html = S::page(&scene.with(|options| options.step.at = Some(step))).into_string();
        check::<S::Game>(&html, Language::En);
        assert!(!html.contains("name=\"id\""));
        assert!(html.contains("action=\"/table/abc/fork\""));
        assert_eq!(html.contains(&format!("href=\"/table/abc/at/{}\"", step + 1)), step < 12);
    }
}

/// Checks that at each question of a game with real dice and cards the page shows the position after everything that has
/// already happened, not the one before the choice; the position that is shown is that of its [`Look`]. Every question has
/// the first answer that is offered. Returns the number of questions at which the two positions differ.
pub fn check_at_the_box<S: Screen>(
    game: &Arc<S::Game>,
    setup: &<S::Game as Game>::Setup,
    choices: usize,
    prefer: impl Fn(&<S::Game as Game>::Choice) -> bool,
) -> usize {
    let mut answers: Vec<String> = Vec::new();
    let mut session = loop {
        match Session::open(Arc::clone(game), setup.clone(), Source::AtTheTable, &answers).expect("it opens")
        {
            Opening::Begun(session) => break *session,
            Opening::Asks(question) => answers.push(question.answers[0].name.clone()),
        }
    };
    let written =
        |view: <S::Game as Game>::View| serde_json::to_string(&view).expect("a view can be written");
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let mut chance = FastSource::new(7);
    let mut ahead = 0;
    for _ in 0..choices {
        let offered = session.seen_by_asked().now().choices();
        if offered.is_empty() {
            break;
        }
        let any = usize::try_from(chance.word() >> 8).expect("it fits") % offered.len();
        let choice = offered.iter().copied().find(&prefer).unwrap_or(offered[any]);
        let mut progress = session.choose(&session.game().choice_id(choice), None).expect("it is offered");
        while let Progress::Asks(question) = progress {
            let seen = session.seen_by_asked();
            let story = seen.pending_story().expect("a choice waits");
            if let Some(here) = story.position(story.moments()) {
                let scene = Scene::now(&frame, "abc", session.seen_by_asked());
                check::<S::Game>(&S::page(&scene).into_string(), Language::En);
                let story = look::story(&scene);
                let shown = Look::of(&scene, story.as_ref(), look::first_of).view;
                assert_eq!(written(shown), written(here.view()));
                ahead += usize::from(written(here.view()) != written(seen.now().view()));
            }
            let name = question.answers[0].name.clone();
            progress = session.answer(&name, Some(question.number)).expect("it can come up");
        }
    }
    ahead
}

/// Checks that a part is the main element of the page, with the templates for changes around it.
pub fn check_part<S: Screen>(scene: &Scene<'_, S::Game>) {
    let part = S::part(scene).into_string();
    let page = S::page(scene).into_string();
    assert!(part.starts_with("<main"));
    let main = &part[..part.find("</main>").expect("main ends")];
    assert!(page.contains(main), "the page holds the same main element");
    tags(&part);
}

/// Checks that every kind of record, and every word in the forms of private packs, has a name in each language.
pub fn check_record_words<S: Screen<Game: HasContent>>(game: &S::Game) {
    let desk =
        RecordForms::new(S::Game::FILES.iter().copied(), &S::Game::pack().records, &S::Game::schemas());
    let tile = S::tile(game);
    for language in Language::ALL {
        let naming = WordNames { words: Words::of(language), tile: &tile, desk: &desk };
        for record in &S::Game::pack().records {
            let name = naming.words.say(&Message::new(tile.record_kinds).key("kind", record.kind));
            assert_ne!(name, record.kind, "{} has no name in {} for this kind", tile.game, language.tag());
        }
        let unnamed = |word: &str| {
            let name = naming.name(word);
            // The default case of the text quotes unknown words.
            name.is_empty() || name == tile.record_words || name.starts_with(['“', '„'])
        };
        let unnamed: Vec<_> = desk.offered_words().into_iter().filter(|word| unnamed(word)).collect();
        assert!(unnamed.is_empty(), "{} has no words in {} for {unnamed:?}", tile.game, language.tag());
    }
}

/// A rulebook for tests.
#[cfg(test)]
pub(crate) fn book() -> crate::Book {
    use ratcatcher::{Ratcatcher, Rule};

    let tile = crate::Tile {
        game: Ratcatcher::NAME,
        name: "site-ratcatcher",
        text: "site-ratcatcher-text",
        scene: "ratcatcher",
        shows: "site-ratcatcher-cover",
        facts: &[],
        first: tabletop::Message::new("site-first-game"),
        book: "site-ratcatcher-book",
        rules: "site-ratcatcher-rules",
        readings: "rct-reading",
        record_kinds: "rct-record-kind",
        record_words: "",
        editions: false,
        opponents: 0,
        ladder: false,
        place: 1,
        boxes: &[],
        points: "",
        statistics: crate::StatisticsTitles { scores: "", by_words: "", rows: "", parts: "" },
        campaigns: None,
    };
    crate::Book::new(tile, Rule::all().iter().map(|rule| rule.entry()).collect())
}
