//! Lessons: guided parts of a first game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;

use crate::files;

/// A guided part of a first game: an ordinary table where each step explains something and waits for a choice.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its stable name within its game.
    pub name: String,
    /// Its title: the key of a message.
    pub title: String,
    /// Its summary: the key of a message.
    pub about: String,
    /// The part of the course that it belongs to, such as an expansion: the key of a message.
    #[serde(default)]
    pub group: Option<String>,
    /// The setup, as the game serialises it.
    pub setup: Value,
    /// The initial position; if absent, the setup gives it.
    #[serde(default)]
    pub position: Option<Value>,
    /// The answers of chance, such as `attack 6 6 1`.
    #[serde(default)]
    pub chance: Vec<String>,
    /// Its steps, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// Its closing text: the key of a message.
    pub end: String,
}

/// A step of a lesson.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its text: the key of a message.
    pub say: String,
    /// The stable names of the accepted choices, all of which are legal at this point.
    pub choose: Vec<String>,
    /// The rules it teaches.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// The progress in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The current step, from 0.
    At(usize),
    /// Another choice was made at a step.
    Strayed {
        /// The step, from 0.
        step: usize,
        /// The number of choices to undo to return to it.
        back: usize,
    },
    /// All steps are done, and this many choices were made afterwards.
    Done(usize),
}

impl Lesson {
    /// The progress after `made` choices; `is` returns whether the choice with an index, from 0, has a name.
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

/// The parsed files of a folder of each game's content, by game, ordered by the numbers at the beginning of their
/// names.
pub(crate) fn by_game<T: serde::de::DeserializeOwned>(folder: &str) -> BTreeMap<&'static str, Vec<T>> {
    let mut all = BTreeMap::<_, Vec<T>>::new();
    let mut files: Vec<_> = files::below("games/").collect();
    files.sort_by_key(|(path, _)| number(path));
    for (path, text) in files {
        let mut parts = path.split('/').skip(1);
        if let (Some(game), Some("content"), Some(here)) = (parts.next(), parts.next(), parts.next())
            && here == folder
        {
            all.entry(game).or_default().extend(files::read::<T>(path, text));
        }
    }
    all
}

/// The number that the name of a file begins with; 0 without one.
fn number(path: &str) -> u32 {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The lessons of a game, in their recommended order.
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
            group: None,
            setup: Value::Null,
            position: None,
            chance: Vec::new(),
            steps: vec![step(&["a", "b"]), step(&["c"])],
            end: String::new(),
        }
    }

    #[test]
    fn files_are_numbered() {
        let numbers =
            ["games/nuts/content/lessons/2-b.toml", "10-c.toml", "01-a.toml", "terms.toml"].map(number);
        assert_eq!(numbers, [2, 10, 1, 0]);
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
