//! The campaign: the past chapters of the party, the things it carries along, and its continuation.

use i18n::Words;
use maud::{Markup, html};
use mystics::content::{CardKind, SearchCard};
use mystics::kinds::{Ability, Hero, Tale};
use mystics::{Carried, Content, Past};
use tabletop::{Language, Message, Seat};

use super::head::{back, band};
use super::sight::{Sight, card_art, hero_art, rule_link, sign};
use web::SEAT_FIELD;

/// The things that a party carries along, with the texts and the content to show them.
pub(super) struct Road<'a> {
    pub words: &'static Words,
    pub language: Language,
    pub content: &'a Content,
    pub carried: &'a Carried,
}

impl Road<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// The carried things as a hidden field of forms; without the kept cards, which are chosen again.
    pub fn hidden(&self) -> Markup {
        let carried = Carried { kept: std::collections::BTreeMap::new(), ..self.carried.clone() };
        // Its keys are strings, so serialisation cannot fail.
        let text = serde_json::to_string(&carried).unwrap_or_default();
        html! { input type="hidden" name="carried" value=(text); }
    }

    /// The cards of which a mouse may keep one.
    fn keepsakes(&self, hero: Hero) -> Vec<&SearchCard> {
        let had = self.carried.had.get(&hero).into_iter().flatten();
        let cards = had.filter_map(|id| self.content.search.iter().find(|card| *card.id == **id));
        cards.filter(|card| card.facts.kind != CardKind::Party).collect()
    }

    /// The question which card each mouse keeps (M28.2).
    pub fn keeping(&self) -> Markup {
        html! {
            @for &hero in Hero::ALL {
                @let cards = self.keepsakes(hero);
                @if !cards.is_empty() {
                    @let kept = self.carried.kept.get(&hero);
                    fieldset.keep {
                        legend { (sign(&format!("{}-face", hero_art(hero)), "i28")) (self.content.heroes[hero.index()].name.get(self.language)) }
                        label.check {
                            input type="radio" name={ "kept_" (hero.name()) } value="" checked[kept.is_none()];
                            span { (self.words.text("myp-keep-nothing")) }
                        }
                        @for card in cards {
                            label.check {
                                input type="radio" name={ "kept_" (hero.name()) } value=(card.id) checked[kept.is_some_and(|id| **id == *card.id)];
                                (sign(&card_art(&card.id), "i32"))
                                span { b { (card.name.get(self.language)) } small { (card.text.get(self.language)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The past chapters, one line for each time that a chapter was played.
    pub fn behind(&self) -> Markup {
        html! {
            ol.behind {
                @for past in &self.carried.past {
                    @if let Some(chapter) = usize::from(past.chapter).checked_sub(1).and_then(|at| self.content.chapters.get(at)) {
                        li {
                            (sign(if past.victory { "i-ok" } else { "my-wound" }, "i20"))
                            span {
                                b { (self.say(&Message::new("myp-chapter-short").number("number", past.chapter).name("name", &chapter.name))) }
                                br; (self.ended(past))
                            }
                        }
                    }
                }
            }
        }
    }

    fn ended(&self, past: &Past) -> String {
        self.say(
            &Message::new("myp-past")
                .key("outcome", if past.victory { "won" } else { "lost" })
                .number("round", past.rounds)
                .number("page", past.page),
        )
    }

    /// The abilities of every mouse that has any, and the card that it keeps.
    pub fn brings(&self) -> Markup {
        let abilities = |hero: Hero| self.carried.abilities.get(&hero).map_or(&[][..], Vec::as_slice);
        html! {
            ul.brings {
                @for &hero in Hero::ALL.iter().filter(|&&hero| !abilities(hero).is_empty()) {
                    li {
                        (sign(&hero_art(hero), "i48"))
                        span {
                            b { (self.content.heroes[hero.index()].name.get(self.language)) }
                            @for &ability in abilities(hero) { (self.ability(ability)) }
                            @if let Some(card) = self.carried.kept.get(&hero).and_then(|id| self.content.search.iter().find(|card| *card.id == **id)) {
                                span.tag { (sign(&card_art(&card.id), "i18")) (card.name.get(self.language)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn ability(&self, ability: Ability) -> Markup {
        let card = &self.content.abilities[ability.index()];
        html! {
            span.tag title=(card.text.get(self.language)) {
                (sign(&format!("ma-{}", ability.name()), "i18")) (card.name.get(self.language))
            }
        }
    }
}

/// The things that the party would carry along from the current table.
fn carried(sight: &Sight<'_>) -> Carried {
    let setup = sight.scene.seen.setup();
    sight.game.carry_seen(setup, &sight.here).unwrap_or_else(|| {
        let mut carried = setup.carried.clone().unwrap_or_default();
        for mouse in &sight.view.mice {
            carried.abilities.insert(mouse.hero, mouse.abilities.clone());
        }
        carried.tales.clone_from(&sight.view.tales);
        carried
    })
}

/// The campaign: every chapter with its attempts and their results, and the belongings of the mice.
pub(super) fn page(sight: &Sight<'_>) -> Markup {
    let carried = carried(sight);
    let language = sight.words.language();
    let road = Road { words: sight.words, language, content: sight.pack, carried: &carried };
    let over = sight.here.outcome().is_some() || sight.scene.seen.is_given_up();
    let single = carried.past.len() < 2 && sight.scene.seen.setup().carried.is_none();
    html! {
        (band(sight))
        header.road-head {
            h1 #question tabindex="-1" { (sight.text("myp-campaign")) }
            @if !single { p { a href={ "/campaign/" (sight.scene.options.id) } { (sight.text("memory-campaign")) } } }
            p.lead { (sight.text(if single { "myp-campaign-single" } else { "myp-campaign-say" })) " " (rule_link("M28.1")) }
        }
        div.all #decision {
        ol.road {
            @for (number, chapter) in (1u8..).zip(&sight.pack.chapters) {
                @let tries: Vec<&Past> = carried.past.iter().filter(|past| past.chapter == number).collect();
                @let now = !over && sight.view.chapter == number;
                @let won = tries.iter().any(|past| past.victory);
                li.won[won].now[now].lost[!won && !tries.is_empty()] aria-current=[now.then_some("step")] {
                    svg.pic viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
                        use href={ "#ch-" (format!("{number:02}")) } y="-22" width="320" height="180" {}
                    }
                    div.in {
                        b { (sight.say(Message::new("myp-chapter-short").number("number", number).name("name", &chapter.name))) }
                        @for past in &tries {
                            small { (sign(if past.victory { "i-ok" } else { "my-wound" }, "i16")) (road.ended(past)) }
                        }
                        @if now {
                            small { (sign("my-hourglass", "i16")) (sight.say(Message::new("myp-past-now").number("round", sight.view.round.max(1)).number("page", sight.view.page))) }
                        } @else if tries.is_empty() {
                            small.dim { (sight.text("myp-past-open")) }
                        }
                    }
                }
            }
        }
        div.road-more {
            section.sheet aria-labelledby="brings" {
                header { h2 #brings { (sight.text("myp-brings")) } span.push { (rule_link("M28.1")) } }
                (road.brings())
            }
            section.sheet aria-labelledby="tales" {
                header { h2 #tales { (sight.text("myp-tales")) } span.push { (rule_link("M29.1")) } }
                ul.honours {
                    // Achievements still to be earned would reveal the story.
                    @for &tale in Tale::ALL.iter().filter(|tale| carried.tales.contains(tale)) {
                        @let award = &sight.pack.tales[tale.index()];
                        li {
                            (sign(&format!("tale-{}", tale.name()), "i32"))
                            span { b { (sight.name(&award.name)) } br; (sight.name(&award.text)) }
                        }
                    }
                    @let open = Tale::ALL.iter().filter(|tale| !carried.tales.contains(tale)).count();
                    @if open > 0 { li.off { (sign("my-star", "i32")) span { (sight.say(Message::new("myp-tales-open").number("count", super::sight::many(open)))) } } }
                }
            }
        }
        }
        (back(sight))
    }
}

/// The form that continues from the end of a chapter to another one; `None` if there is none.
pub(super) fn onward(sight: &Sight<'_>, won: bool) -> Option<Markup> {
    let last = u8::try_from(sight.pack.chapters.len()).unwrap_or(u8::MAX);
    let next = if won { sight.view.chapter + 1 } else { sight.view.chapter };
    if next > last {
        return None;
    }
    let setup = sight.game.go_on_seen(sight.scene.seen.setup(), &sight.here, next)?;
    let carried = setup.carried.as_ref()?;
    let language = sight.words.language();
    let road = Road { words: sight.words, language, content: sight.pack, carried };
    let keeping = road.keeping();
    Some(html! {
        form.onward #onward method="post" action="/new/mystics" {
            h3 { (sight.text("myp-onward")) }
            p { (sight.text("myp-onward-say")) " " (rule_link("M28.1")) }
            (road.hidden())
            input type="hidden" name="players" value=(setup.players);
            @for seat in 0..setup.players {
                @if let Some(level) = sight.scene.options.company.at(Seat(seat)) {
                    input type="hidden" name={ (SEAT_FIELD) (seat + 1) } value=(level.name());
                }
            }
            @if setup.achievements { input type="hidden" name="achievements" value="1"; }
            @for reading in setup.options.readings() { input type="hidden" name=(reading.name) value=(reading.set); }
            @if !keeping.0.is_empty() {
                h4 { (sight.text("myp-keep")) " " (rule_link("M28.2")) }
                p.s.dim { (sight.text("myp-keep-say")) }
                div.keeps { (keeping) }
            }
            label.field {
                span { (sight.text("myp-new-chapter")) }
                select name="chapter" {
                    @for (number, chapter) in (1u8..).zip(&sight.pack.chapters) {
                        option value=(number) selected[number == next] {
                            (sight.say(Message::new("myp-chapter-short").number("number", number).name("name", &chapter.name)))
                        }
                    }
                }
            }
        }
    })
}
