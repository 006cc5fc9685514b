//! Stable names and texts of events.
//!
//! An event only contains the places of figures in their lists. Its text is therefore built from the event and its
//! scene, because the figures may be elsewhere later.

use std::ops::Deref;
use std::sync::Arc;

use tabletop::{GameEvent, Maybe, Message, Names};

use crate::Mystics;
use crate::agenda::{Fighter, Source};
use crate::content::{CardKind, Chapter};
use crate::event::{Event, Faces, Roll, Stays};
use crate::index::{CardIx, EncounterIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Creature, Face, Foe, Hero, Treasure};
use crate::state::{ENEMIES, Keep, PARTY, Plight, Spot, State, TILES, Turn};

/// The mice and enemies with their spaces, for naming figures and spaces in texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The chapter, by its index in the storybook.
    chapter: u8,
    /// The mice with their spaces.
    mice: [(Hero, Spot); PARTY],
    /// The enemies on the board with their spaces.
    enemies: [Option<(Creature, Spot)>; ENEMIES],
    /// The visible sides.
    sides: [Maybe<SideIx>; TILES],
}

impl Scene {
    /// The scene of a position.
    #[inline]
    pub fn of(state: &State) -> Self {
        Self {
            chapter: state.chapter,
            mice: std::array::from_fn(|at| (state.mice[at].hero, state.mice[at].spot)),
            enemies: std::array::from_fn(|at| {
                let enemy = &state.enemies.places()[at];
                enemy.is_here().then_some((enemy.creature, enemy.spot))
            }),
            sides: std::array::from_fn(|at| state.tiles[at].side),
        }
    }

    fn hero(&self, mouse: MouseIx) -> Hero {
        self.mice.get(usize::from(mouse)).map_or(Hero::Collin, |(hero, _)| *hero)
    }

    fn enemy(&self, foe: FoeIx) -> Option<(Creature, Spot)> {
        self.enemies.get(usize::from(foe)).copied().flatten()
    }

    fn side(&self, tile: TileIx) -> Maybe<SideIx> {
        self.sides.get(usize::from(tile)).copied().unwrap_or_default()
    }

    /// The tile a mouse is on.
    fn tile_of(&self, mouse: MouseIx) -> TileIx {
        self.mice.get(mouse.index()).map_or(Spot::AWAY, |(_, spot)| *spot).tile
    }

    /// The tile an enemy is on.
    fn tile_of_foe(&self, foe: FoeIx) -> TileIx {
        self.enemy(foe).map_or(Spot::AWAY, |(_, spot)| spot).tile
    }
}

/// An event with its scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Told {
    /// The event.
    pub what: Event,
    /// The scene right after it.
    pub scene: Scene,
}

impl Told {
    /// An event that has just happened.
    #[inline]
    pub fn new(state: &State, what: Event) -> Self {
        Self { what, scene: Scene::of(state) }
    }
}

impl Deref for Told {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.what
    }
}

impl GameEvent for Told {
    fn reveals(&self) -> bool {
        self.what.reveals()
    }

    fn by_chance(&self) -> bool {
        self.what.by_chance()
    }

    fn is_moment(&self) -> bool {
        self.what.is_moment()
    }
}

impl Plight {
    /// The stable name of one of them.
    pub fn name(self) -> &'static str {
        match self {
            Self::CAPTURED => "captured",
            Self::STUNNED => "stunned",
            Self::WEBBED => "webbed",
            Self::DOWN => "down",
            Self::CHARMED => "charmed",
            Self::HIDDEN => "hidden",
            Self::GOLEM => "golem",
            _ => "other",
        }
    }
}

impl Roll {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Defence => "defence",
            Self::Search => "search",
            Self::Recover => "recover",
            Self::Trap => "trap",
            Self::Climb => "climb",
            Self::Test => "test",
        }
    }
}

impl Stays {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::WithMouse => "with-mouse",
            Self::SeesMouse => "sees-mouse",
            Self::NoWay => "no-way",
            Self::StoodUp => "stood-up",
            Self::Dazed => "dazed",
            Self::Grape => "grape",
        }
    }
}

fn keep_name(keep: Keep) -> &'static str {
    match keep {
        Keep::Gear => "gear",
        Keep::Pack => "pack",
        Keep::Trick => "trick",
    }
}

/// The key of one of two wordings.
pub(crate) fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// The faces of dice in the name of an event: `cheese=1,both=2`.
fn faces_name(faces: Faces) -> String {
    let some = Face::ALL.iter().filter(|face| faces.0[face.index()] > 0);
    let parts: Vec<_> = some.map(|face| format!("{}={}", face.name(), faces.0[face.index()])).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(",") }
}

/// The faces of dice, each with its number.
fn faces_words(faces: Faces) -> Vec<Message> {
    let words = Face::ALL.iter().filter(|face| faces.0[face.index()] > 0).map(|face| {
        let key = match face {
            Face::Cheese => "my-die-cheese",
            Face::Sword => "my-die-sword",
            Face::Both => "my-die-both",
            Face::Bow => "my-die-bow",
            Face::BothStar => "my-die-both-star",
            Face::BowStar => "my-die-bow-star",
        };
        Message::new(key).number("count", faces.0[face.index()])
    });
    let words: Vec<Message> = words.collect();
    if words.is_empty() { vec![Message::new("my-die-none")] } else { words }
}

/// Adds the name of a mouse.
pub(crate) fn with_mouse(message: Message, hero: Hero) -> Message {
    message.key("mouse", hero.name())
}

impl Mystics {
    /// A space of a side as text.
    pub(crate) fn space_words(&self, side: Maybe<SideIx>, space: SpaceIx) -> Message {
        Message::new("my-space").key("space", self.space_id(side, space))
    }

    /// The name of a side.
    pub(crate) fn side_name(&self, side: impl Into<Maybe<SideIx>>) -> Option<&Arc<Names>> {
        self.side_facts(side).map(|side| &side.name)
    }

    /// Adds the name of a side.
    pub(crate) fn with_side(&self, message: Message, side: impl Into<Maybe<SideIx>>) -> Message {
        match self.side_name(side) {
            Some(name) => message.name("side", name),
            None => message.key("side", "none"),
        }
    }

    /// Adds the name of a weapon's card; a golem fights without a weapon.
    pub(crate) fn with_weapon(&self, message: Message, weapon: Maybe<CardIx>) -> Message {
        match weapon.get() {
            Some(card) => self.with_card(message, "weapon", card),
            None => message.key("weapon", "none"),
        }
    }

    /// Adds the name of a search card.
    pub(crate) fn with_card(&self, message: Message, arg: &'static str, card: CardIx) -> Message {
        match self.content.search.get(usize::from(card)) {
            Some(card) => message.name(arg, &card.name),
            None => message.key(arg, "none"),
        }
    }

    /// Adds the name of an ability, if there is one.
    pub(crate) fn with_skill(&self, message: Message, ability: Option<Ability>) -> Message {
        match ability {
            Some(ability) => message.name("ability", &self.content.abilities[ability.index()].name),
            None => message.key("ability", "none"),
        }
    }

    /// Adds the name of a party item.
    pub(crate) fn with_treasure(&self, message: Message, treasure: Treasure) -> Message {
        self.with_card(message, "name", self.card_of(treasure))
    }

    /// The name of a foe's initiative card.
    pub(crate) fn foe_name(&self, foe: Foe) -> &Arc<Names> {
        &self.content.foes[foe.index()].name
    }

    /// Adds the acting figure: a mouse, or an enemy with its space.
    pub(crate) fn with_who(&self, message: Message, scene: &Scene, who: Fighter) -> Message {
        self.with_fighter(message, ["who", "at"], scene, who)
    }

    /// Adds the affected figure: a mouse, or an enemy with its space.
    pub(crate) fn with_whom(&self, message: Message, scene: &Scene, who: Fighter) -> Message {
        self.with_fighter(message, ["whom", "whom-at"], scene, who)
    }

    fn with_fighter(
        &self,
        message: Message,
        args: [&'static str; 2],
        scene: &Scene,
        who: Fighter,
    ) -> Message {
        let [name, at] = args;
        match who {
            Fighter::Mouse(mouse) => message.key(name, scene.hero(mouse).name()).key(at, "none"),
            Fighter::Foe(foe) => match scene.enemy(foe) {
                Some((creature, spot)) => message
                    .key(name, creature.name())
                    .message(at, self.space_words(scene.side(spot.tile), spot.space)),
                None => message.key(name, "minion").key(at, "none"),
            },
            Fighter::Nobody => message.key(name, "nobody").key(at, "none"),
        }
    }

    /// Adds a creature without its space.
    pub(crate) fn with_creature(message: Message, creature: Creature) -> Message {
        message.key("who", creature.name()).key("at", "none")
    }

    fn chapter_of(&self, scene: &Scene) -> Option<&Chapter> {
        self.content.chapters.get(usize::from(scene.chapter))
    }

    /// The name of a card on the track.
    fn track_name(&self, scene: &Scene, card: Turn) -> &Arc<Names> {
        match card {
            Turn::Mouse(mouse) => self.hero_name(scene.hero(mouse)),
            Turn::Foe(foe) => self.foe_name(foe),
        }
    }

    /// The name of a part of the chapter, or of the chapter itself if it has no such part.
    fn thing_of(&self, scene: &Scene, source: Source) -> Option<(&str, &Arc<Names>)> {
        let chapter = self.chapter_of(scene)?;
        let places = chapter.places.iter();
        let thing = match source {
            Source::Search(number) => places
                .flat_map(|place| &place.searches)
                .nth(number.into())
                .map(|search| (&*search.id, &search.name)),
            Source::Task(number, _) => {
                places.flat_map(|place| &place.tasks).nth(number.into()).map(|task| (&*task.id, &task.name))
            }
            Source::Hazard(number, _) => places
                .flat_map(|place| &place.hazards)
                .nth(number.into())
                .map(|hazard| (&*hazard.id, &hazard.name)),
            _ => None,
        };
        Some(thing.unwrap_or((&*chapter.id, &chapter.name)))
    }

    fn thing_id(&self, scene: &Scene, source: Source) -> &str {
        self.thing_of(scene, source).map_or("none", |(id, _)| id)
    }

    fn with_thing(&self, message: Message, scene: &Scene, source: Source) -> Message {
        match self.thing_of(scene, source) {
            Some((_, name)) => message.name("name", name),
            None => message.key("name", "none"),
        }
    }

    fn source_id(&self, scene: &Scene, source: Source) -> String {
        match source {
            Source::Card(card) => format!("card:{}", self.search_id(card)),
            Source::First(side) => format!("first:{}", self.side_id(side)),
            Source::Surge(side) => format!("surge:{}", self.side_id(side)),
            Source::Search(_) => format!("search:{}", self.thing_id(scene, source)),
            Source::Task(_, success) => format!("task:{}:{}", self.thing_id(scene, source), yes(success)),
            Source::Hazard(_, success) => format!("hazard:{}:{}", self.thing_id(scene, source), yes(success)),
            Source::Gift => "gift".to_owned(),
        }
    }

    fn source_words(&self, scene: &Scene, source: Source) -> Message {
        match source {
            Source::Card(card) => self.with_card(Message::new("my-named"), "name", card),
            Source::First(_) => Message::new("my-from-first"),
            Source::Surge(_) => Message::new("my-from-surge"),
            Source::Gift => Message::new("my-from-gift"),
            _ => self.with_thing(Message::new("my-named"), scene, source),
        }
    }

    /// The stable name of a side.
    pub(crate) fn side_id(&self, side: impl Into<Maybe<SideIx>>) -> &str {
        self.side_facts(side).map_or("none", |side| &side.id)
    }

    fn encounter_id(&self, card: EncounterIx) -> &str {
        self.content.encounters.get(usize::from(card)).map_or("none", |card| &card.id)
    }

    fn with_encounter(&self, message: Message, card: EncounterIx) -> Message {
        match self.content.encounters.get(usize::from(card)) {
            Some(card) => message.name("name", &card.name),
            None => message.key("name", "none"),
        }
    }

    /// The stable name of an event with its particulars.
    pub(crate) fn name_event(&self, told: &Told) -> String {
        let Told { what, scene } = told;
        let hero = |mouse: MouseIx| scene.hero(mouse).name();
        let any_hero = |mouse: Option<MouseIx>| mouse.map_or("nobody", hero);
        let at = |tile: TileIx, space: SpaceIx| self.space_id(scene.side(tile), space);
        let spot_id =
            |spot: Spot| format!("{}:{}", self.side_id(scene.side(spot.tile)), at(spot.tile, spot.space));
        let of_mouse = |mouse: MouseIx, space: SpaceIx| at(scene.tile_of(mouse), space);
        let of_foe = |foe: FoeIx, space: SpaceIx| at(scene.tile_of_foe(foe), space);
        let enemy = |foe: FoeIx| {
            format!("{}:{foe}", scene.enemy(foe).map_or("minion", |(creature, _)| creature.name()))
        };
        let who = |fighter: Fighter| match fighter {
            Fighter::Mouse(mouse) => hero(mouse).to_owned(),
            Fighter::Foe(foe) => enemy(foe),
            Fighter::Nobody => "nobody".to_owned(),
        };
        let turn = |card: Turn| match card {
            Turn::Mouse(mouse) => hero(mouse),
            Turn::Foe(foe) => foe.name(),
        };
        let card = |card: CardIx| self.search_id(card);
        let ability_id = |ability: Option<Ability>| ability.map_or("plain", Ability::name);
        match *what {
            Event::Learned { mouse, ability, cost } => {
                format!("learned:{}:{}:{cost}", hero(mouse), ability.name())
            }
            Event::SetOut { mouse, spot } => format!("set-out:{}:{}", hero(mouse), spot_id(spot)),
            Event::Joined { mouse, spot } => format!("joined:{}:{}", hero(mouse), spot_id(spot)),
            Event::Wore { mouse, card: one } => format!("wore:{}:{}", hero(mouse), card(one)),
            Event::Stowed { mouse, card: one } => format!("stowed:{}:{}", hero(mouse), card(one)),
            Event::Dealt { place, card } => format!("dealt:{}:{}", u16::from(place) + 1, turn(card)),
            Event::Appended { card } => format!("appended:{}", turn(card)),
            Event::CardGone { card } => format!("card-gone:{}", card.name()),
            Event::Ambushed { card, face } => format!("ambushed:{}:{}", card.name(), face.name()),
            Event::Swapped { one, other } => format!("swapped:{}:{}", turn(one), turn(other)),
            Event::ToTop { mouse } => format!("to-top:{}", hero(mouse)),
            Event::Round { round } => format!("round:{round}"),
            Event::Begins { card } => format!("begins:{}", turn(card)),
            Event::Skipped { mouse } => format!("skipped:{}", hero(mouse)),
            Event::MoveDie { mouse, face, left } => {
                format!("move-die:{}:{}:{left}", hero(mouse), face.name())
            }
            Event::Scurries { mouse, face, left } => {
                format!("scurries:{}:{}:{left}", hero(mouse), face.name())
            }
            Event::Walked { mouse, from, to, cost } => {
                format!("walked:{}:{}:{}:{cost}", hero(mouse), of_mouse(mouse, from), of_mouse(mouse, to))
            }
            Event::Climbed { mouse, to, out } => {
                format!("climbed:{}:{}:{}", hero(mouse), of_mouse(mouse, to), yes(out))
            }
            Event::StoodUp { mouse } => format!("stood-up:{}", hero(mouse)),
            Event::TrapHeld { mouse } => format!("trap-held:{}", hero(mouse)),
            Event::TrapSnapped { mouse, spot } => format!("trap-snapped:{}:{}", hero(mouse), spot_id(spot)),
            Event::TrapGone { spot } => format!("trap-gone:{}", spot_id(spot)),
            Event::Drifted { mouse, to: Some(to) } => {
                format!("drifted:{}:{}", hero(mouse), of_mouse(mouse, to))
            }
            Event::Drifted { mouse, to: None } => format!("drifted-off:{}", hero(mouse)),
            Event::Rolled { who: by, roll, faces } => {
                format!("rolled:{}:{}:{}", who(by), roll.name(), faces_name(faces))
            }
            Event::Attacks { by, on, weapon, ability, dice, ranged } => format!(
                "attacks:{}:{}:{}:{}:{dice}:{}",
                who(by),
                who(on),
                self.weapon_id(weapon),
                ability_id(ability),
                reach(ranged)
            ),
            Event::AttacksAll { by, ability, dice } => {
                format!("attacks-all:{}:{}:{dice}", who(by), ability_id(ability))
            }
            Event::Hits { hits } => format!("hits:{hits}"),
            Event::Blocked { on, hits, blocked } => format!("blocked:{}:{blocked}:{hits}", who(on)),
            Event::Wounded { on, count, poison } => {
                format!("{}:{}:{count}", if poison { "poisoned" } else { "wounded" }, who(on))
            }
            Event::BossWounded { card, wounds } => format!("boss-wounded:{}:{wounds}", card.name()),
            Event::Defeated { foe, creature, by } => {
                format!("defeated:{}:{foe}:{}", creature.name(), who(by))
            }
            Event::Left { foe, creature } => format!("left:{}:{foe}", creature.name()),
            Event::Stolen { mouse, count, greedy } => {
                format!("stolen:{}:{count}:{}", hero(mouse), if greedy { "greedy" } else { "plain" })
            }
            Event::Cheese { mouse, count } => format!("cheese:{}:{count}", hero(mouse)),
            Event::CheesePaid { mouse, count } => format!("cheese-paid:{}:{count}", hero(mouse)),
            Event::Wheel { count, now } => format!("wheel:{count}:{now}"),
            Event::WheelOff { count } => format!("wheel-off:{count}"),
            Event::Healed { mouse, count, poison } => {
                format!("{}:{}:{count}", if poison { "cured" } else { "healed" }, hero(mouse))
            }
            Event::Afflicted { on, plight } => format!("afflicted:{}:{}", who(on), plight.name()),
            Event::Freed { mouse, plight } => format!("freed:{}:{}", hero(mouse), plight.name()),
            Event::Captured { mouse } => format!("captured:{}", hero(mouse)),
            Event::Rescued { mouse, spot } => format!("rescued:{}:{}", hero(mouse), spot_id(spot)),
            Event::Searched { mouse, found } => format!("searched:{}:{}", hero(mouse), yes(found)),
            Event::NothingLeft { mouse } => format!("nothing-left:{}", any_hero(mouse)),
            Event::Drew { mouse, card: one } => format!("drew:{}:{}", any_hero(mouse), card(one)),
            Event::Returned { card: one } => format!("returned:{}", card(one)),
            Event::Kept { mouse, card: one, keep } => {
                format!("kept:{}:{}:{}", hero(mouse), card(one), keep_name(keep))
            }
            Event::Sold { mouse, card: one } => format!("sold:{}:{}", hero(mouse), card(one)),
            Event::Discarded { mouse, card: one } => format!("discarded:{}:{}", hero(mouse), card(one)),
            Event::Gave { mouse, to, card: one } => {
                format!("gave:{}:{}:{}", hero(mouse), hero(to), card(one))
            }
            Event::GaveCheese { mouse, to } => format!("gave-cheese:{}:{}", hero(mouse), hero(to)),
            Event::Used { mouse, card: one } => format!("used:{}:{}", hero(mouse), card(one)),
            Event::Ability { mouse, ability, cost } => {
                format!("ability:{}:{}:{cost}", hero(mouse), ability.name())
            }
            Event::Mended { mouse } => format!("mended:{}", hero(mouse)),
            Event::Bonus { mouse, battle, defence, movement } => {
                format!("bonus:{}:{battle}:{defence}:{movement}", hero(mouse))
            }
            Event::Stashed { treasure } => format!("stashed:{}", treasure.name()),
            Event::Placed { treasure, tile, one, other } => format!(
                "placed:{}:{}:{}:{}",
                treasure.name(),
                self.side_id(scene.side(tile)),
                at(tile, one),
                at(tile, other)
            ),
            Event::TreasureLost { treasure } => format!("treasure-lost:{}", treasure.name()),
            Event::Launched { mouse, to } => format!("launched:{}:{}", hero(mouse), of_mouse(mouse, to)),
            Event::Thrown { by, space, burst } => {
                let tile = thrower_tile(scene, by);
                format!("thrown:{}:{}:{}", who(by), at(tile, space), if burst { "burst" } else { "whole" })
            }
            Event::Explores { mouse, edge } => {
                format!("explores:{}:{}", hero(mouse), edge.map_or("flip", |edge| edge.name()))
            }
            Event::Turned { tile, side } => format!("turned:{tile}:{}", self.side_id(side)),
            Event::Landed { mouse, spot } => format!("landed:{}:{}", hero(mouse), spot_id(spot)),
            Event::Visited { side } => format!("visited:{}", self.side_id(side)),
            Event::Encounter { card } => format!("encounter:{}", self.encounter_id(card)),
            Event::EncounterGone { card } => format!("encounter-gone:{}", self.encounter_id(card)),
            Event::Disguised { count } => format!("disguised:{count}"),
            Event::Arrived { foe, creature, spot } => {
                format!("arrived:{}:{foe}:{}", creature.name(), spot_id(spot))
            }
            Event::TooFew { creature, count } => format!("too-few:{}:{count}", creature.name()),
            Event::Mousetraps { tile } => format!("mousetraps:{}", self.side_id(scene.side(tile))),
            Event::Greedy => "greedy".to_owned(),
            Event::Hourglass { page } => format!("hourglass:{page}"),
            Event::EndMarker { page } => format!("end-marker:{page}"),
            Event::Surge { side: Some(side), .. } => format!("surge:{}", self.side_id(side)),
            Event::Surge { card: Some(card), .. } => format!("surge:{}", self.encounter_id(card)),
            Event::Surge { .. } => "surge:nobody".to_owned(),
            Event::TimeIsShort => "time-is-short".to_owned(),
            Event::FoeDie { foe, face, reach } => format!("foe-die:{}:{}:{reach}", enemy(foe), face.name()),
            Event::FoeWalked { foe, from, to, after } => {
                format!(
                    "foe-walked:{}:{}:{}:{}",
                    enemy(foe),
                    of_foe(foe, from),
                    of_foe(foe, to),
                    any_hero(after)
                )
            }
            Event::FoeStays { foe, why } => format!("foe-stays:{}:{}", enemy(foe), why.name()),
            Event::NoTarget { foe } => format!("no-target:{}", enemy(foe)),
            Event::CharmedWalked { mouse, from, to, after } => format!(
                "charmed-walked:{}:{}:{}:{}",
                hero(mouse),
                of_mouse(mouse, from),
                of_mouse(mouse, to),
                hero(after)
            ),
            Event::Pounced { foe, spot } => format!("pounced:{}:{}", enemy(foe), spot_id(spot)),
            Event::ChaseDice { foe, faces, reach } => {
                format!("chase-dice:{}:{}:{reach}", enemy(foe), faces_name(faces))
            }
            Event::Ran { foe, from, to } => {
                format!("ran:{}:{}:{}", enemy(foe), of_foe(foe, from), of_foe(foe, to))
            }
            Event::BossCard { card } => format!("boss-card:{}", card.name()),
            Event::Snare { spot, caught } => {
                format!("snare:{}:{}", spot_id(spot), if caught { "caught" } else { "set" })
            }
            Event::Task { mouse, task, success } => {
                let id = self.thing_id(scene, Source::Task(task, success));
                format!("task:{}:{id}:{}", hero(mouse), yes(success))
            }
            Event::Hazard { mouse, hazard, success } => {
                let id = self.thing_id(scene, Source::Hazard(hazard, success));
                format!("hazard:{}:{id}:{}", hero(mouse), yes(success))
            }
            Event::Effect { source, mouse } => {
                format!("effect:{}:{}", self.source_id(scene, source), any_hero(mouse))
            }
            Event::Collapsed { side, .. } => format!("collapsed:{}", self.side_id(side)),
            Event::Flag { flag, up } => format!("flag:{flag}:{}", if up { "up" } else { "down" }),
            Event::Honour { mouse, honour } => format!("honour:{}:{}", hero(mouse), honour.name()),
            Event::Tale { tale } => format!("tale:{}", tale.name()),
            Event::Ends { card } => format!("ends:{}", turn(card)),
            Event::Ended { ending } => format!("ended:{}", ending.name()),
        }
    }

    /// The text of an event.
    pub(crate) fn words_of(&self, told: &Told) -> Message {
        let Told { what, scene } = told;
        let by = |key, mouse: MouseIx| with_mouse(Message::new(key), scene.hero(mouse));
        let other = |message: Message, mouse: MouseIx| message.key("other", scene.hero(mouse).name());
        let card = |key, mouse: MouseIx, card: CardIx| self.with_card(by(key, mouse), "card", card);
        let who = |key, fighter| self.with_who(Message::new(key), scene, fighter);
        let space = |tile: TileIx, space: SpaceIx| self.space_words(scene.side(tile), space);
        let at = |message: Message, spot: Spot| message.message("space", space(spot.tile, spot.space));
        let way = |message: Message, tile: TileIx, from: SpaceIx, to: SpaceIx| {
            message.message("from", space(tile, from)).message("to", space(tile, to))
        };
        // A walking foe is named without its new space.
        let walker = |key, foe: FoeIx| {
            let creature = scene.enemy(foe).map_or("minion", |(creature, _)| creature.name());
            Message::new(key).key("who", creature).key("at", "none")
        };
        match *what {
            Event::Learned { mouse, ability, cost } => {
                self.with_skill(by("my-told-learned", mouse), Some(ability)).number("cost", cost)
            }
            Event::SetOut { mouse, spot } => {
                self.with_side(at(by("my-told-set-out", mouse), spot), scene.side(spot.tile))
            }
            Event::Joined { mouse, spot } => at(by("my-told-joined", mouse), spot),
            Event::Wore { mouse, card: one } => card("my-told-wore", mouse, one),
            Event::Stowed { mouse, card: one } => card("my-told-stowed", mouse, one),
            Event::Dealt { place, card } => Message::new("my-told-dealt")
                .number("place", u16::from(place) + 1)
                .name("name", self.track_name(scene, card)),
            Event::Appended { card } => {
                Message::new("my-told-appended").name("name", self.track_name(scene, card))
            }
            Event::CardGone { card } => Message::new("my-told-card-gone").name("name", self.foe_name(card)),
            Event::Ambushed { card, face } => Message::new("my-told-ambushed")
                .name("name", self.foe_name(card))
                .number("count", face.number()),
            Event::Swapped { one, other } => Message::new("my-told-swapped")
                .name("name", self.track_name(scene, one))
                .name("other", self.track_name(scene, other)),
            Event::ToTop { mouse } => by("my-told-to-top", mouse),
            Event::Round { round } => Message::new("my-told-round").number("round", round),
            Event::Begins { card: Turn::Mouse(mouse) } => by("my-told-begins-mouse", mouse),
            Event::Begins { card: Turn::Foe(foe) } => {
                Message::new("my-told-begins-foe").name("name", self.foe_name(foe))
            }
            Event::Ends { card: Turn::Mouse(mouse) } => by("my-told-ends-mouse", mouse),
            Event::Ends { card: Turn::Foe(foe) } => {
                Message::new("my-told-ends-foe").name("name", self.foe_name(foe))
            }
            Event::Skipped { mouse } => by("my-told-skipped", mouse),
            Event::MoveDie { mouse, face, left } => {
                by("my-told-move-die", mouse).number("number", face.number()).number("left", left)
            }
            Event::Scurries { mouse, face, left } => {
                by("my-told-scurries", mouse).number("number", face.number()).number("left", left)
            }
            Event::Walked { mouse, from, to, cost } => {
                let key = if cost == 0 { "my-told-vanished" } else { "my-told-walked" };
                way(by(key, mouse), scene.tile_of(mouse), from, to)
            }
            Event::Climbed { mouse, to, out } => at(
                by("my-told-climbed", mouse).key("out", yes(out)),
                Spot { tile: scene.tile_of(mouse), space: to },
            ),
            Event::StoodUp { mouse } => by("my-told-stood-up", mouse),
            Event::TrapHeld { mouse } => by("my-told-trap-held", mouse),
            Event::TrapSnapped { mouse, spot } => at(by("my-told-trap-snapped", mouse), spot),
            Event::TrapGone { spot } => at(Message::new("my-told-trap-gone"), spot),
            Event::Drifted { mouse, to: Some(to) } => {
                at(by("my-told-drifted", mouse), Spot { tile: scene.tile_of(mouse), space: to })
            }
            Event::Drifted { mouse, to: None } => by("my-told-drifted-off", mouse),
            Event::Rolled { who: fighter, roll, faces } => {
                who("my-told-rolled", fighter).key("roll", roll.name()).list("faces", faces_words(faces))
            }
            Event::Attacks { by: fighter, on, weapon, ability, dice, ranged } => {
                let message = self.with_whom(who("my-told-attacks", fighter), scene, on);
                let message = self.with_weapon(message, weapon);
                self.with_skill(message, ability).number("dice", dice).key("reach", reach(ranged))
            }
            Event::AttacksAll { by: fighter, ability, dice } => {
                self.with_skill(who("my-told-attacks-all", fighter), ability).number("dice", dice)
            }
            Event::Hits { hits } => Message::new("my-told-hits").number("hits", hits),
            Event::Blocked { on, hits, blocked } => {
                who("my-told-blocked", on).number("hits", hits).number("blocked", blocked)
            }
            Event::Wounded { on, count, poison } => {
                who("my-told-wounded", on).number("count", count).key("poison", yes(poison))
            }
            Event::BossWounded { card, wounds } => Message::new("my-told-boss-wounded")
                .name("name", self.foe_name(card))
                .number("wounds", wounds),
            Event::Defeated { creature, by: Fighter::Mouse(mouse), .. } => {
                Self::with_creature(by("my-told-defeated-by", mouse), creature)
            }
            Event::Defeated { creature, .. } => {
                Self::with_creature(Message::new("my-told-defeated"), creature)
            }
            Event::Left { creature, .. } => Self::with_creature(Message::new("my-told-left"), creature),
            Event::Stolen { mouse, count, greedy } => {
                by("my-told-stolen", mouse).number("count", count).key("greedy", yes(greedy))
            }
            Event::Cheese { mouse, count } => by("my-told-cheese", mouse).number("count", count),
            Event::CheesePaid { mouse, count } => by("my-told-cheese-paid", mouse).number("count", count),
            Event::Wheel { count, now } => {
                Message::new("my-told-wheel").number("count", count).number("now", now)
            }
            Event::WheelOff { count } => Message::new("my-told-wheel-off").number("count", count),
            Event::Healed { mouse, count, poison } => {
                by("my-told-healed", mouse).number("count", count).key("poison", yes(poison))
            }
            Event::Afflicted { on, plight } => who("my-told-afflicted", on).key("plight", plight.name()),
            Event::Freed { mouse, plight } => by("my-told-freed", mouse).key("plight", plight.name()),
            Event::Captured { mouse } => by("my-told-captured", mouse),
            Event::Rescued { mouse, spot } => at(by("my-told-rescued", mouse), spot),
            Event::Searched { mouse, found } => by("my-told-searched", mouse).key("found", yes(found)),
            Event::NothingLeft { .. } => Message::new("my-told-nothing-left"),
            Event::Drew { mouse: None, card: one } => {
                self.with_card(Message::new("my-told-drew-party"), "card", one)
            }
            Event::Drew { mouse: Some(mouse), card: one } => card("my-told-drew", mouse, one),
            Event::Returned { card } => self.with_card(Message::new("my-told-returned"), "card", card),
            Event::Kept { mouse, card: one, keep } => {
                card("my-told-kept", mouse, one).key("keep", keep_name(keep))
            }
            Event::Sold { mouse, card: one } => card("my-told-sold", mouse, one),
            Event::Discarded { mouse, card: one } => card("my-told-discarded", mouse, one),
            Event::Gave { mouse, to, card: one } => other(card("my-told-gave", mouse, one), to),
            Event::GaveCheese { mouse, to } => other(by("my-told-gave-cheese", mouse), to),
            Event::Used { mouse, card: one } => {
                let happens = self.card(one).kind == CardKind::Event;
                card(if happens { "my-told-happens" } else { "my-told-used" }, mouse, one)
            }
            Event::Ability { mouse, ability, .. } => {
                self.with_skill(by("my-told-ability", mouse), Some(ability))
            }
            Event::Mended { mouse } => by("my-told-mended", mouse),
            Event::Bonus { mouse, battle, defence, movement } => {
                let all = [
                    ("my-bonus-battle", battle),
                    ("my-bonus-defence", defence),
                    ("my-bonus-movement", movement),
                ];
                let some = all.into_iter().filter(|(_, count)| *count > 0);
                let some = some.map(|(key, count)| Message::new(key).number("count", count));
                by("my-told-bonus", mouse).list("bonus", some.collect())
            }
            Event::Stashed { treasure } => self.with_treasure(Message::new("my-told-stashed"), treasure),
            Event::Placed { treasure, tile, one, other } if one != other => {
                way(self.with_treasure(Message::new("my-told-stretched"), treasure), tile, one, other)
            }
            Event::Placed { treasure, tile, one, .. } => {
                at(self.with_treasure(Message::new("my-told-placed"), treasure), Spot { tile, space: one })
            }
            Event::TreasureLost { treasure } => {
                self.with_treasure(Message::new("my-told-treasure-lost"), treasure)
            }
            Event::Launched { mouse, to } => {
                at(by("my-told-launched", mouse), Spot { tile: scene.tile_of(mouse), space: to })
            }
            Event::Thrown { by: fighter, space, burst } => {
                let tile = thrower_tile(scene, fighter);
                at(who("my-told-thrown", fighter), Spot { tile, space }).key("burst", yes(burst))
            }
            Event::Explores { mouse, edge: Some(edge) } => {
                by("my-told-explores", mouse).key("edge", edge.name())
            }
            Event::Explores { mouse, edge: None } => by("my-told-flips", mouse),
            Event::Turned { side, .. } => self.with_side(Message::new("my-told-turned"), side),
            Event::Landed { mouse, spot } => {
                self.with_side(at(by("my-told-landed", mouse), spot), scene.side(spot.tile))
            }
            Event::Visited { side } => self.with_side(Message::new("my-told-visited"), side),
            Event::Encounter { card } => self.with_encounter(Message::new("my-told-encounter"), card),
            Event::EncounterGone { card } => {
                self.with_encounter(Message::new("my-told-encounter-gone"), card)
            }
            Event::Disguised { count } => Message::new("my-told-disguised").number("count", count),
            Event::Arrived { creature, spot, .. } => {
                at(Self::with_creature(Message::new("my-told-arrived"), creature), spot)
            }
            Event::TooFew { creature, count } => {
                Message::new("my-told-too-few").key("creature", creature.name()).number("count", count)
            }
            Event::Mousetraps { tile } => {
                self.with_side(Message::new("my-told-mousetraps"), scene.side(tile))
            }
            Event::Greedy => Message::new("my-told-greedy"),
            Event::Hourglass { page } => Message::new("my-told-hourglass").number("page", page),
            Event::EndMarker { page } => Message::new("my-told-end-marker").number("page", page),
            Event::Surge { side: Some(side), .. } => self.with_side(Message::new("my-told-surge-side"), side),
            Event::Surge { card: Some(card), .. } => {
                self.with_encounter(Message::new("my-told-surge-card"), card)
            }
            Event::Surge { .. } => Message::new("my-told-surge"),
            Event::TimeIsShort => Message::new("my-told-time-is-short"),
            Event::FoeDie { foe, face, reach } => who("my-told-foe-die", Fighter::Foe(foe))
                .number("number", face.number())
                .number("reach", reach),
            Event::FoeWalked { foe, from, to, after: None } => {
                way(walker("my-told-foe-walked-bait", foe), scene.tile_of_foe(foe), from, to)
            }
            Event::FoeWalked { foe, from, to, after: Some(after) } => with_mouse(
                way(walker("my-told-foe-walked", foe), scene.tile_of_foe(foe), from, to),
                scene.hero(after),
            ),
            Event::FoeStays { foe, why } => {
                who("my-told-foe-stays", Fighter::Foe(foe)).key("why", why.name())
            }
            Event::NoTarget { foe } => who("my-told-no-target", Fighter::Foe(foe)),
            Event::CharmedWalked { mouse, from, to, after } => {
                let message = other(by("my-told-charmed-walked", mouse), after);
                way(message, scene.tile_of(mouse), from, to)
            }
            Event::Pounced { foe, .. } => who("my-told-pounced", Fighter::Foe(foe)),
            Event::ChaseDice { foe, faces, reach } => who("my-told-chase-dice", Fighter::Foe(foe))
                .list("faces", faces_words(faces))
                .number("reach", reach),
            Event::Ran { foe, from, to } => way(walker("my-told-ran", foe), scene.tile_of_foe(foe), from, to),
            Event::BossCard { card } => Message::new("my-told-boss-card").name("name", self.foe_name(card)),
            Event::Snare { spot, caught } => {
                at(Message::new("my-told-snare"), spot).key("caught", yes(caught))
            }
            Event::Task { mouse, task, success } => {
                let message = by("my-told-task", mouse).key("success", yes(success));
                self.with_thing(message, scene, Source::Task(task, success))
            }
            Event::Hazard { mouse, hazard, success } => {
                let message = by("my-told-hazard", mouse).key("success", yes(success));
                self.with_thing(message, scene, Source::Hazard(hazard, success))
            }
            Event::Effect { source, .. } => {
                Message::new("my-told-effect").message("source", self.source_words(scene, source))
            }
            Event::Collapsed { side, .. } => self.with_side(Message::new("my-told-collapsed"), side),
            Event::Flag { up, .. } => Message::new("my-told-flag").key("up", yes(up)),
            Event::Honour { mouse, honour } => {
                by("my-told-honour", mouse).name("name", &self.content.honours[honour.index()].name)
            }
            Event::Tale { tale } => {
                Message::new("my-told-tale").name("name", &self.content.tales[tale.index()].name)
            }
            Event::Ended { ending } => Message::new("my-told-ended").key("ending", ending.name()),
        }
    }
}

/// The key for the range of an attack.
pub(crate) fn reach(ranged: bool) -> &'static str {
    if ranged { "ranged" } else { "melee" }
}

/// The tile from which the Grape is thrown.
fn thrower_tile(scene: &Scene, by: Fighter) -> TileIx {
    match by {
        Fighter::Mouse(mouse) => scene.tile_of(mouse),
        Fighter::Foe(foe) => scene.tile_of_foe(foe),
        Fighter::Nobody => Spot::AWAY.tile,
    }
}
