//! Guided pieces of a first game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;

use crate::files;

/// A piece of a first game: the table plays as ever, and beside it each step says something and waits.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its stable name within its game.
    pub name: String,
    /// Its title: the key of a message.
    pub title: String,
    /// What is learnt in it: the key of a message.
    pub about: String,
    /// What was agreed, as the game writes it.
    pub setup: Value,
    /// The position that it begins in; without one, the game begins.
    #[serde(default)]
    pub position: Option<Value>,
    /// What chance answers, such as `attack 6 6 1`.
    #[serde(default)]
    pub chance: Vec<String>,
    /// What is said and done, in this order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// What is said when all is done: the key of a message.
    pub end: String,
}

/// One thing that is said, and what is waited for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is said: the key of a message.
    pub say: String,
    /// The choices of which one is to be made, by their stable names. They are offered then.
    pub choose: Vec<String>,
    /// The rules that are learnt.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// How far somebody has come in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// This step is to be done, counted from zero.
    At(usize),
    /// At this step something else was chosen, so many choices ago.
    Strayed {
        /// The step, counted from zero.
        step: usize,
        /// How many choices must be taken back to come to it again.
        back: usize,
    },
    /// Every step is done; so many choices were made after that.
    Done(usize),
}

impl Lesson {
    /// How far so many choices have come; `is` says whether a choice of them, counted from zero, is the
    /// one with this name.
    pub fn progress(&self, made: usize, is: impl Fn(usize, &str) -> bool) -> Progress {
        let mut steps = self.steps.iter().take(made).enumerate();
        let strayed = steps.position(|(number, step)| !step.choose.iter().any(|name| is(number, name)));
        match strayed {
            Some(step) => Progress::Strayed { step, back: made - step },
            None if made < self.steps.len() => Progress::At(made),
            None => Progress::Done(made - self.steps.len()),
        }
    }
}

/// The lessons by games, in the order of their files.
static LESSONS: LazyLock<BTreeMap<&'static str, Vec<Lesson>>> = LazyLock::new(|| by_game("lessons"));

/// What is in the files of a folder of each game's content, by games.
pub(crate) fn by_game<T: serde::de::DeserializeOwned>(folder: &str) -> BTreeMap<&'static str, Vec<T>> {
    let mut all = BTreeMap::<_, Vec<T>>::new();
    for (path, text) in files::below("games/") {
        let mut parts = path.split('/').skip(1);
        if let (Some(game), Some("content"), Some(here)) = (parts.next(), parts.next(), parts.next())
            && here == folder
        {
            all.entry(game).or_default().extend(files::read::<T>(path, text));
        }
    }
    all
}

/// The lessons of a game, in the order in which they are best taken.
pub fn lessons(game: &str) -> &'static [Lesson] {
    LESSONS.get(game).map_or(&[], Vec::as_slice)
}

/// The lesson of a game with this name.
pub fn lesson(game: &str, name: &str) -> Option<&'static Lesson> {
    lessons(game).iter().find(|lesson| lesson.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_two() -> Lesson {
        let step = |choose: &[&str]| Step {
            say: String::new(),
            choose: choose.iter().map(|&choice| choice.to_owned()).collect(),
            rules: Vec::new(),
        };
        Lesson {
            name: String::new(),
            title: String::new(),
            about: String::new(),
            setup: Value::Null,
            position: None,
            chance: Vec::new(),
            steps: vec![step(&["a", "b"]), step(&["c"])],
            end: String::new(),
        }
    }

    #[test]
    fn a_line_tells_how_far_somebody_has_come() {
        let lesson = of_two();
        let progress = |line: &[&str]| lesson.progress(line.len(), |at, name| line[at] == name);
        assert_eq!(progress(&[]), Progress::At(0));
        assert_eq!(progress(&["b"]), Progress::At(1));
        assert_eq!(progress(&["a", "c"]), Progress::Done(0));
        assert_eq!(progress(&["a", "c", "z"]), Progress::Done(1));
        assert_eq!(progress(&["z", "c", "c"]), Progress::Strayed { step: 0, back: 3 });
        assert_eq!(progress(&["a", "z"]), Progress::Strayed { step: 1, back: 1 });
    }
}
