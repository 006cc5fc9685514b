//! Stable names and texts of Acorns.

use serde_json::Value;
use tabletop::{
    Answer, Message, Narration, Notation, PositionFault, Question, ScenarioState, SeenPosition, TerminalView,
};

use crate::{Acorns, Event, HEAPS, MOST, Rule, Setup, State, Take};

impl Notation for Acorns {
    fn choice_id(&self, Take(count): Take) -> String {
        format!("take:{count}")
    }

    fn find_choice(&self, _: &State, id: &str) -> Option<Take> {
        id.strip_prefix("take:")?.parse().ok().map(Take).filter(|&take| self.choice_id(take) == id)
    }

    fn choice_rule(&self, _: &State, _: Take) -> Rule {
        Rule::Q1_2
    }

    fn choice_group(&self, _: Take) -> &'static str {
        "take"
    }

    fn candidates(&self, _: &State, thing: &str) -> Option<Vec<Take>> {
        (thing == "heap").then(|| (1..=MOST).map(Take).collect())
    }

    fn event_id(&self, event: &Event) -> String {
        match event {
            Event::Took { seat, count } => format!("took:{seat}:{count}"),
            Event::Rolled(face) => format!("rolled:{face}"),
            Event::Won(seat) => format!("won:{seat}"),
        }
    }

    fn answer_name(&self, _: Question<'_>, answer: Answer) -> String {
        (answer + 1).to_string()
    }
}

impl Narration for Acorns {
    const TITLE: &'static str = "acorns-title";

    fn prompt(&self, state: &State) -> Message {
        let key = if state.heap == 0 { "acorns-over" } else { "acorns-prompt" };
        Message::new(key).number("heap", state.heap).number("player", state.turn + 1)
    }

    fn label(&self, _: &State, Take(count): Take) -> Message {
        Message::new("acorns-take").number("count", count)
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Took { seat, count } => {
                Message::new("acorns-took").number("player", seat + 1).number("count", count)
            }
            Event::Rolled(face) => Message::new("acorns-rolled").number("face", face),
            Event::Won(seat) => Message::new("acorns-won").number("player", seat + 1),
        }
    }

    fn chance_prompt(&self, _: Question<'_>, _: u32) -> Message {
        Message::new("acorns-chance")
    }

    fn answer_label(&self, _: Question<'_>, answer: Answer) -> Message {
        Message::new("acorns-face").number("face", answer + 1)
    }
}

impl ScenarioState for Acorns {
    fn position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        let fault = |at: &str, what: String| PositionFault { at: at.to_owned(), what };
        let described = description.clone();
        let state: State =
            serde_json::from_value(described).map_err(|reason| fault("position", reason.to_string()))?;
        let all = u16::from(state.heap) + state.taken.iter().map(|&taken| u16::from(taken)).sum::<u16>();
        if state.turn > 1 {
            return Err(fault("turn", "must be 0 or 1".to_owned()));
        }
        if !HEAPS.contains(&setup.heap) || all != u16::from(setup.heap) + u16::from(state.brought) {
            return Err(fault("heap", format!("{all} acorns are not those of the setup and the squirrel")));
        }
        Ok(state)
    }

    fn describe(&self, state: &State) -> Value {
        // Its keys are strings, so serialisation cannot fail.
        serde_json::to_value(state).unwrap_or_default()
    }
}

impl TerminalView for Acorns {
    const THINGS: &'static [&'static str] = &["heap"];

    fn situation(&self, here: &SeenPosition<'_, Self>) -> Vec<Message> {
        let view = here.view();
        let [first, second] = view.taken;
        vec![
            Message::new("acorns-table")
                .number("heap", view.heap)
                .number("first", first)
                .number("second", second),
        ]
    }
}
