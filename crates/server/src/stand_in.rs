//! Stands in for the pages of tables until they are written.

pub(crate) mod table {
    use maud::{Markup, html};
    use pages::Frame;
    use ratcatcher::Ratcatcher;
    use tabletop::{Message, ObjectionInfo, Session, Table};

    pub struct Scene<'a> {
        pub frame: &'a Frame<'a>,
        pub id: &'a str,
        pub session: &'a Session<Ratcatcher>,
        pub at: Option<u32>,
        pub moment: Option<usize>,
        pub watching: bool,
        pub chosen: Option<&'a str>,
        pub explain: Option<Vec<ObjectionInfo>>,
        pub fault: Option<&'a Message>,
    }

    pub fn page(scene: &Scene<'_>) -> Markup {
        pages::shell::document(scene.frame, "Table", "", &[], &part(scene))
    }

    pub fn part(scene: &Scene<'_>) -> Markup {
        let words = scene.frame.words();
        let step = scene.at.unwrap_or(scene.session.step());
        html! {
            main #main data-step=(step) {
                @if let Some(fault) = scene.fault { p role="alert" { (words.say(fault)) } }
                @if scene.watching { p { "watching " (scene.moment.unwrap_or(0)) } }
                @if let Some(thing) = scene.chosen { p { (thing) } }
                @for objection in scene.explain.iter().flatten() { p { (words.say(&objection.text)) } }
                @if scene.at.is_none() {
                    form method="post" action={ "/table/" (scene.id) "/choose" } {
                        input type="hidden" name="step" value=(step);
                        @for choice in scene.session.choices() {
                            button name="id" value=(choice.id) { (words.say(&choice.label)) }
                        }
                    }
                }
            }
        }
    }
}
