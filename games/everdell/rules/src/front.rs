//! Notation and narration: names and texts of decisions, choices and the things they refer to.

use tabletop::{
    Answer, Audience, Game, Message, Narration, Notation, PositionFault, Question, ScenarioState,
};

use crate::agenda::{Source, Task, Way};
use crate::choice::Choice;
use crate::event::Event;
use crate::index::Owner;
use crate::names::{find_owner, find_resource};
use crate::setup::Setup;
use crate::state::{Post, State};
use crate::telling::{heard, who};
use crate::{Everdell, Rule};

impl Everdell {
    /// How a game ended.
    fn ending_words(&self, state: &State) -> Message {
        let outcome = self.outcome(state);
        let name = outcome.map_or("beaten", |outcome| outcome.name);
        let winners: Vec<_> = state
            .people()
            .filter(|who| {
                who.seat().is_some_and(|seat| outcome.is_some_and(|outcome| outcome.winners.contains(seat)))
            })
            .collect();
        let best = |seats: &mut dyn Iterator<Item = Owner>| {
            seats.map(|seat| self.points(state, seat)).max().unwrap_or(0)
        };
        let points =
            if winners.is_empty() { best(&mut state.people()) } else { best(&mut winners.iter().copied()) };
        let message = match name {
            "counted" => Message::new("ev-end-counted"),
            "won" => Message::new("ev-end-won"),
            _ => Message::new("ev-end-beaten"),
        };
        let message = if winners.is_empty() {
            message
        } else {
            message
                .number("winners", i64::try_from(winners.len()).unwrap_or(1))
                .list("who", winners.into_iter().map(who).collect())
        };
        let message = message.number("points", points);
        let message = match state.rival {
            crate::RivalKind::None => message,
            rival => {
                message.key("rival", rival.name()).number("rival-points", self.points(state, Owner::RIVAL))
            }
        };
        // A player alone is addressed as `you`.
        heard(message, state.rival, (state.players == 1).then_some(Owner::FIRST))
    }

    /// The ways in which the card at a source may be played: only the offer if one is open, else every way that must be
    /// checked.
    fn plays_of(&self, state: &State, source: Source, into: &mut Vec<Choice>) {
        let seat = self.asked_seat(state);
        if matches!(state.agenda.top(), Task::Offer { .. }) {
            into.push(Choice::Play { source, way: Way::Offer });
            return;
        }
        match self.source_card(state, seat, source) {
            Some(kind) => {
                let standing = self.standing(state, seat);
                self.each_way(state, seat, kind, &standing, |way| into.push(Choice::Play { source, way }));
            }
            None => into.push(Choice::Play { source, way: Way::Cost }),
        }
    }
}

impl Notation for Everdell {
    fn choice_id(&self, choice: Choice) -> String {
        self.write_choice(choice)
    }

    fn find_choice(&self, _: &State, id: &str) -> Option<Choice> {
        self.read_choice(id)
    }

    fn choice_rule(&self, state: &State, choice: Choice) -> Rule {
        self.rule_of(state, choice)
    }

    fn choice_group(&self, choice: Choice) -> &'static str {
        self.group_of(choice)
    }

    fn candidates(&self, state: &State, thing: &str) -> Option<Vec<Choice>> {
        let mut choices = Vec::new();
        match thing {
            "prepare" | "pass" | "done" => return Some(vec![self.read_choice(thing)?]),
            "deck" => return Some(vec![Choice::Deck(true)]),
            "discard" => return Some(vec![Choice::Deck(false)]),
            "ticket" => return Some(vec![Choice::Ticket]),
            "reserved" => {
                self.plays_of(state, Source::Reserved, &mut choices);
                return Some(choices);
            }
            "pile" => {
                self.plays_of(state, Source::Pile, &mut choices);
                return Some(choices);
            }
            _ => {}
        }
        if let Some(resource) = find_resource(thing) {
            return Some(vec![Choice::Take(resource), Choice::Pay(resource), Choice::Save(resource)]);
        }
        if let Some(post) = self.find_post(thing) {
            if let Post::Card(owner, slot) = post {
                choices.push(Choice::Card(owner, slot));
            }
            choices.extend([Choice::Place(post), Choice::Spot(post)]);
            choices.extend(
                self.beasts_home(state, self.asked_seat(state)).map(|(beast, _)| Choice::Beast(beast, post)),
            );
            return Some(choices);
        }
        let (sort, name) = thing.split_once(':')?;
        match sort {
            "seat" => choices.push(Choice::Seat(find_owner(name)?)),
            "number" | "colour" | "adorn" | "tile" | "discover" => choices.push(self.read_choice(thing)?),
            "choice" => choices.push(self.read_choice(name)?),
            _ => {
                let source = self.find_source(sort, name)?;
                match source {
                    Source::Hand(kind) => choices.push(Choice::Hand(kind)),
                    Source::Meadow(place) => choices.push(Choice::Meadow(place)),
                    Source::Station(place) => choices.push(Choice::Station(place)),
                    Source::Shown(place) => choices.push(Choice::Shown(place)),
                    Source::Legend(_)
                    | Source::Pile
                    | Source::Reserved
                    | Source::Beside(_)
                    | Source::Archive(_) => {}
                }
                if matches!(source, Source::Meadow(_) | Source::Station(_)) && self.reserves(state) {
                    choices.push(Choice::Reserve(source));
                }
                self.plays_of(state, source, &mut choices);
            }
        }
        Some(choices)
    }

    fn event_id(&self, event: &Event) -> String {
        self.name_event(*event)
    }

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        self.name_answer(question, answer)
    }
}

impl Narration for Everdell {
    const TITLE: &'static str = "site-everdell";

    fn prompt(&self, state: &State) -> Message {
        if state.ending.is_some() {
            return self.ending_words(state);
        }
        let message = self.prompt_of(state);
        heard(message, state.rival, Some(self.asked_seat(state)))
    }

    fn waiting(&self, state: &State) -> Message {
        match self.asked(state) {
            Some(asked) => Message::new("ev-waiting")
                .message("who", who(Owner::of(asked.seat)))
                .key("decision", asked.name),
            None => self.ending_words(state),
        }
    }

    fn label(&self, state: &State, choice: Choice) -> Message {
        heard(self.label_of(state, choice), state.rival, Some(self.asked_seat(state)))
    }

    fn tell(&self, event: &Event) -> Message {
        self.words_of(*event)
    }

    fn tell_to(&self, setup: &Setup, audience: Audience, event: &Event) -> Message {
        heard(self.words_of(*event), setup.rival, Owner::looking(audience))
    }

    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message {
        Message::new("ev-chance").key("what", question.what).number("count", count)
    }

    fn chance_purpose(&self, event: &Event) -> Option<Message> {
        self.purpose_words(*event)
    }

    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        self.label_answer(question, answer)
    }
}

impl ScenarioState for Everdell {
    fn position(&self, setup: &Setup, description: &serde_json::Value) -> Result<State, PositionFault> {
        self.read_position(setup, description)
    }

    fn describe(&self, state: &State) -> serde_json::Value {
        self.write_position(state)
    }
}
