//! What audiences may see. Each test states which change of the kernel makes it fail.

use tabletop::{
    Audience, ChanceRecord, DynSession, ErasedGame, Opened, Practice, Seat, Seen, Session, Source,
};

use crate::sessions::{erased, play_to_the_end, real_table, secret, setup, table};
use crate::stones::{Choice, Event, Stones};

const FIRST: Audience = Audience::Seat(Seat(0));
const SECOND: Audience = Audience::Seat(Seat(1));
const OTHERS: [Audience; 2] = [SECOND, Audience::Spectator];

fn typed(table: &dyn DynSession) -> &Session<Stones> {
    table.as_any().downcast_ref().expect("the session is of this game")
}

/// The first seat has shown its card, and the second one has not.
fn shown() -> Box<dyn DynSession> {
    let mut table = real_table();
    table.choose("show", None).unwrap();
    table
}

/// Fails if `SeenPosition::view` builds the view of another audience.
#[test]
fn a_view_is_that_of_the_audience() {
    let table = real_table();
    let cards = |audience| typed(&*table).seen_by(audience).now().view().cards;
    assert_eq!(cards(FIRST), [Some("double"), None]);
    assert_eq!(cards(SECOND), [None, Some("plain")]);
    assert_eq!(cards(Audience::Spectator), [None, None]);
    assert_eq!(typed(&*table).seen_by_asked().audience(), FIRST);
}

/// Fails if `SeenStory::of` does not redact events.
#[test]
fn events_are_redacted() {
    let table = real_table();
    let told = |audience| -> Vec<Event> {
        let story = typed(&*table).seen_by(audience).story(0).unwrap();
        story.into_entries().into_iter().map(|entry| entry.event).collect()
    };
    assert_eq!(told(FIRST), [Event::Dealt(0, Some(1)), Event::Dealt(1, None)]);
    assert_eq!(told(SECOND), [Event::Dealt(0, None), Event::Dealt(1, Some(0))]);
    assert_eq!(told(Audience::Spectator), [Event::Dealt(0, None), Event::Dealt(1, None)]);
    let ids: Vec<_> = table.seen_by(SECOND).events(0).unwrap().into_iter().map(|event| event.id).collect();
    assert_eq!(ids, ["dealt:0", "dealt:1:plain"]);
}

/// Fails if `SeenPosition::knows_choices` (or a caller of it) returns true for everybody.
#[test]
fn only_the_seat_that_decides_is_shown_question_and_choices() {
    let table = real_table();
    let here = typed(&*table).seen_by(FIRST).now();
    assert_eq!(here.choices(), [Choice::Roll, Choice::Show, Choice::Gamble]);
    assert_eq!(here.prompt().key, "stones-prompt");
    assert!(here.label(Choice::Show).is_some() && here.info(Choice::Show).is_some());
    assert!(here.choice_rule(Choice::Show).is_some() && here.objection(Choice::Take).is_some());
    assert_eq!(here.find_choice("show"), Some(Choice::Show));
    assert!(here.candidates("card").is_some() && here.explain("moon").is_err());
    for audience in OTHERS {
        let here = typed(&*table).seen_by(audience).now();
        assert!(here.choices().is_empty() && here.choice_infos().is_empty());
        assert_eq!(here.prompt().key, "stones-waiting");
        assert_eq!((here.label(Choice::Show), here.info(Choice::Show)), (None, None));
        assert_eq!((here.choice_rule(Choice::Show), here.objection(Choice::Take)), (None, None));
        assert_eq!(here.find_choice("show"), None);
        assert_eq!(here.candidates("card"), None);
        assert_eq!(here.explain("moon"), Ok(Vec::new()), "no thing is looked up");
        assert_eq!(
            here.decision().map(|decision| decision.seat),
            Some(Seat(0)),
            "whose turn it is is public"
        );
    }
}

/// Fails if `SeenStep` returns its choice or its label, or `DynSession::chosen` its name, without checking the
/// audience.
#[test]
fn a_past_choice_of_another_seat_is_not_told() {
    let table = shown();
    let step = |audience| {
        let step = typed(&*table).seen_by(audience).line().remove(0);
        (step.step(), step.seat(), step.choice(), step.label().is_some())
    };
    assert_eq!(step(FIRST), (1, Some(Seat(0)), Some(Choice::Show), true));
    assert_eq!(table.seen_by(FIRST).chosen(1).map(|choice| choice.id).as_deref(), Some("show"));
    for audience in OTHERS {
        assert_eq!(step(audience), (1, Some(Seat(0)), None, false));
        assert_eq!(table.seen_by(audience).chosen(1), None);
    }
    for step in [0, 2, u32::MAX] {
        assert_eq!(table.seen_by(FIRST).chosen(step), None);
        assert_eq!(table.seen_by(FIRST).kind(step), None);
    }
}

/// Fails if `Seen::can_redo` or `Seen::pending_choice` does not check the audience.
#[test]
fn what_comes_back_and_what_waits_is_told_to_who_decides() {
    let mut table = shown();
    table.undo(1).unwrap();
    assert!(typed(&*table).seen_by(FIRST).can_redo().is_some());
    assert!(OTHERS.iter().all(|&audience| typed(&*table).seen_by(audience).can_redo().is_none()));
    table.choose("roll", None).unwrap();
    assert!(table.waits_for_chance());
    assert!(typed(&*table).seen_by(FIRST).pending_choice().is_some());
    assert!(OTHERS.iter().all(|&audience| typed(&*table).seen_by(audience).pending_choice().is_none()));
}

/// Fails if `SeenPosition::resampled` returns the position itself, or redraws for another audience.
#[test]
fn a_position_drawn_anew_does_not_tell_the_other_hand() {
    let table = real_table();
    let here = typed(&*table).seen_by(FIRST).now();
    let cards = |seed| {
        let Ok(state) = here.resampled(&mut tabletop::FastSource::new(seed));
        [state.players[0].card, state.players[1].card]
    };
    let drawn: Vec<_> = (0..40).map(cards).collect();
    assert!(drawn.iter().all(|cards| cards[0] == 1), "its own card is known");
    assert!(drawn.iter().any(|cards| cards[1] == 0) && drawn.iter().any(|cards| cards[1] == 1));
}

/// Fails if `Seen::practised` or `HostSeen::finished` opens an unfinished game, or `Seen::chance` returns its
/// secret.
#[test]
fn a_game_that_goes_on_is_closed() {
    let seed = |seen: Seen<'_, Stones>| match seen.chance() {
        ChanceRecord::Keyed { seed, .. } => seed,
        ChanceRecord::AtTheTable => None,
    };
    let mut table = table(8);
    let session = typed(&*table);
    assert!(session.seen_by(FIRST).practised().is_none());
    assert!(session.seen_by_host().finished().is_none());
    assert_eq!(seed(session.seen_by(FIRST)), None);
    play_to_the_end(&mut *table);
    let session = typed(&*table);
    let finished = session.seen_by_host().finished().expect("the game is over");
    assert!(finished.outcome.is_some() && !finished.events.is_empty());
    assert_eq!(seed(session.seen_by(FIRST)), Some(secret(8)));

    let mut given_up = crate::sessions::table(8);
    given_up.give_up().unwrap();
    let finished = typed(&*given_up).seen_by_host().finished().expect("the game was given up");
    assert!(finished.outcome.is_none());

    let practice = Practice { of: "stones/any".to_owned(), position: None, script: Vec::new() };
    let practised = erased().practise(&setup(), practice, secret(3)).unwrap();
    assert!(typed(&*practised).seen_by(SECOND).practised().is_some());
}

/// A session gives the same answers with its type and without.
#[test]
fn both_faces_agree() {
    let Ok(Opened::Table(mut table)) = erased().open(&setup(), Source::Keyed(secret(5)), &[]) else {
        panic!("the game begins")
    };
    for _ in 0..6 {
        for audience in [FIRST, SECOND, Audience::Spectator] {
            let (one, other) = (typed(&*table).seen_by(audience), table.seen_by(audience));
            assert_eq!(one.now().choice_infos(), other.choices());
            assert_eq!(serde_json::to_value(one.now().view()).unwrap(), other.view());
            assert_eq!(one.erased().decision(), other.decision());
            assert_eq!(one.kinds().collect::<Vec<_>>(), other.kinds().collect::<Vec<_>>());
            let texts = one.story(one.step()).unwrap();
            let texts: Vec<_> = texts.entries().iter().map(|entry| texts.tell(entry)).collect();
            let told: Vec<_> =
                other.events(other.step()).unwrap().into_iter().map(|event| event.text).collect();
            assert_eq!(texts, told);
        }
        let id = table.seen_by_asked().choices()[0].id.clone();
        table.choose(&id, None).unwrap();
    }
}
