//! The columns of the tables of a study.

use registry::Registered;

use crate::{Field, Kind, Schema, Study};

/// The prefix of the column of an axis.
pub const VARY: &str = "vary_";

/// The columns of games: one row per game.
pub(crate) fn games<G: Registered>(study: &Study) -> Schema {
    let text = |name: &str, about: &str| Field::new(name, Kind::Text, about);
    let whole = |name: &str, about: &str| Field::new(name, Kind::Whole, about);
    let mut fields = vec![
        text("study", "the name of the study"),
        whole("cell", "the combination of what varies, counted from 0"),
    ];
    for axis in &study.vary {
        let about = format!("what `{}` is in this cell", axis.name);
        fields.push(text(&format!("{VARY}{}", axis.name.replace('-', "_")), &about));
    }
    fields.extend([
        whole(
            "number",
            "the number of the game in its cell, from 0; the same number has the same chance in every cell of one seed",
        ),
        whole("seed", "what all chance of the cell follows from"),
        text("game", "the name of the game"),
        whole("rules_version", "the version of the rules"),
        text("content", "the fingerprint of the content"),
        text("setup", "the setup in a few letters"),
        text("players", "who played, by seat; a short list begins again"),
        whole("seats", "how many seats there were"),
        text("outcome", "how it ended; nothing if it was given up").or_nothing(),
        Field::new("won", Kind::Flag, "whether the first seat won"),
        text("winners", "the seats that won, from 0, such as `0,2`"),
        whole("score", "the points of the first seat, or of the best where all win together").or_nothing(),
        whole("rounds", "how many rounds it took"),
        whole("turns", "how many turns were begun, of whatever seat"),
        whole("decisions", "how many choices were made, those with a single possibility among them"),
        whole("choices", "how many of them had more than one possibility"),
        whole("looks", "how often the players looked ahead; nothing if none did").or_nothing(),
        Field::new("depth", Kind::Real, "how many decisions a look followed the tree, on average")
            .or_nothing(),
    ]);
    fields.extend(G::words().into_iter().map(|(name, about)| text(&column(name), about).or_nothing()));
    fields.extend(G::numbers().into_iter().map(|(name, about)| whole(&column(name), about)));
    fields.push(Field::new(
        "deeds",
        Kind::Texts,
        "what was done that may go with winning, each once: cards, events, upgrades, abilities, as `kind:name`",
    ));
    Schema { fields }
}

/// The columns of decisions: one row per decision.
pub(crate) fn decisions() -> Schema {
    let text = |name: &str, about: &str| Field::new(name, Kind::Text, about);
    let whole = |name: &str, about: &str| Field::new(name, Kind::Whole, about);
    Schema {
        fields: vec![
            whole("cell", "the cell of the game"),
            whole("number", "the number of the game in its cell"),
            whole("step", "the number of the decision in its game, from 1"),
            whole("seat", "who decided, from 0"),
            text("kind", "what kind of decision it was"),
            text("asked_by", "the rule that asked"),
            whole("options", "how many choices there were"),
            whole("place", "the place of what was chosen, from 0"),
            text("choice", "the stable name of what was chosen"),
            text("rule", "the rule that allowed it"),
            whole("looks", "how often the player looked ahead; nothing if it did not").or_nothing(),
            Field::new("value", Kind::Real, "the chance to win after the choice, as the search saw it")
                .or_nothing(),
            Field::new("depth", Kind::Real, "how many decisions a look followed the tree, on average")
                .or_nothing(),
        ],
    }
}

/// The name of a column: accounts use hyphens, columns underscores.
pub(crate) fn column(name: &str) -> String {
    name.replace('-', "_")
}
