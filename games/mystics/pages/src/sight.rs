//! A scene with its view, choices and content.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

use maud::Markup;
use mystics::content::{Chapter, Side};
use mystics::kinds::{Creature, Foe, Hero};
use mystics::{
    CardName, Choice, Content, EnemyView, Event, Fighter, FoeIx, MouseView, Mystics, SpaceIx, TileIx,
    TileView,
};
use tabletop::{Entry, Names, SeenStory};

pub(super) use web::art::{icon as sign, spoken};
pub(super) use web::look::many;
use web::look::{self, Look, first_of};

/// A table of Mice and Mystics, for a request of one of its pages.
pub type Scene<'a> = web::Scene<'a, Mystics>;

/// A scene with its view, choices and content.
pub(super) struct Sight<'a> {
    look: Look<'a, Mystics>,
    pub pack: &'a Content,
    /// The choices by the thing that each concerns.
    pub things: BTreeMap<String, Vec<Choice>>,
    /// The slot of the tile that is shown.
    pub slot: TileIx,
    /// The slot of the tile that the question concerns.
    pub home: TileIx,
    /// The events of the step, up to the moment that is shown.
    pub fresh: Vec<Entry<Mystics>>,
}

impl<'a> Sight<'a> {
    pub fn of(scene: &'a Scene<'a>, story: Option<&'a SeenStory<'a, Mystics>>) -> Self {
        let look = Look::of(scene, story, first_of);
        let fresh = match story {
            Some(story) if look.moment > 0 => super::moments::fresh(story, look.moment),
            Some(_) => Vec::new(),
            None => scene.seen.story(look.step).map(SeenStory::into_entries).unwrap_or_default(),
        };
        let mut sight = Self {
            pack: look.game.pack(),
            look,
            things: BTreeMap::new(),
            slot: TileIx::new(0),
            home: TileIx::new(0),
            fresh,
        };
        sight.home = sight.asked_about();
        sight.slot = sight.shown();
        let things = sight.choices.iter().filter_map(|&choice| Some((sight.thing_of(choice)?, choice)));
        for (thing, choice) in things.collect::<Vec<_>>() {
            sight.things.entry(thing).or_default().push(choice);
        }
        sight
    }

    /// The tile to show: the one of the request, or that of the deciding mouse.
    fn shown(&self) -> TileIx {
        let view = &self.view;
        let on_plan = |slot: &TileIx| view.tiles.iter().any(|tile| tile.slot == *slot);
        let pointed = self
            .scene
            .options
            .chosen
            .and_then(|thing| thing.strip_prefix("tile:")?.parse().ok().and_then(TileIx::at));
        if let Some(slot) = pointed.filter(on_plan) {
            return slot;
        }
        let chosen = self.scene.options.chosen.and_then(|thing| match thing.split_once(':')? {
            ("mouse", name) => self.mouse_named(name)?.spot.as_ref().map(|spot| spot.tile),
            ("enemy", index) => self.enemy(FoeIx::at(index.parse().ok()?)?).map(|enemy| enemy.spot.tile),
            _ => None,
        });
        let acting = self.story.and_then(|_| {
            let spot = self.fresh.iter().rev().find_map(|entry| self.place_of(&entry.event))?;
            Some(spot).filter(on_plan)
        });
        chosen.or(acting).filter(on_plan).unwrap_or(self.home)
    }

    /// The tile of the deciding mouse, or the one that the question concerns.
    fn asked_about(&self) -> TileIx {
        let view = &self.view;
        let on_plan = |slot: &TileIx| view.tiles.iter().any(|tile| tile.slot == *slot);
        let asked = view.asked.as_ref();
        let space = asked.and_then(|asked| asked.spaces.first()).map(|spot| spot.tile);
        let of_mouse = |mouse: mystics::MouseIx| self.mouse(mouse)?.spot.as_ref().map(|spot| spot.tile);
        let enemy = asked
            .and_then(|asked| asked.enemy)
            .and_then(|enemy| self.enemy(enemy))
            .map(|enemy| enemy.spot.tile);
        let now = match view.now {
            Some(CardName::Mouse(mouse)) => of_mouse(mouse),
            Some(CardName::Foe(foe)) => view
                .enemies
                .iter()
                .find(|enemy| enemy.creature == foe.creature())
                .map(|enemy| enemy.spot.tile),
            None => None,
        };
        let any = view.mice.iter().find_map(|mouse| mouse.spot.as_ref()).map(|spot| spot.tile);
        space
            .or(enemy)
            .or_else(|| asked.and_then(|asked| asked.mouse).and_then(of_mouse))
            .or(now)
            .or(any)
            .filter(on_plan)
            .unwrap_or_else(|| view.tiles.first().map_or(TileIx::new(0), |tile| tile.slot))
    }

    /// The tile of an event.
    fn place_of(&self, event: &Event) -> Option<TileIx> {
        let foe = |foe: FoeIx| self.enemy(foe).map(|enemy| enemy.spot.tile);
        match *event {
            Event::FoeWalked { foe: who, .. }
            | Event::FoeStays { foe: who, .. }
            | Event::NoTarget { foe: who }
            | Event::Ran { foe: who, .. }
            | Event::Blocked { on: mystics::Fighter::Foe(who), .. } => foe(who),
            Event::Pounced { spot, .. } | Event::Arrived { spot, .. } | Event::Landed { spot, .. } => {
                Some(spot.tile)
            }
            Event::Turned { tile, .. } => Some(tile),
            Event::Blocked { on: mystics::Fighter::Mouse(mouse), .. }
            | Event::Walked { mouse, .. }
            | Event::CharmedWalked { mouse, .. } => self.mouse(mouse)?.spot.as_ref().map(|spot| spot.tile),
            _ => None,
        }
    }

    /// The attack of the step that is shown: attacker, target, and whether it is ranged.
    pub fn strike(&self) -> Option<(Fighter, Fighter, bool)> {
        self.story?;
        self.fresh.iter().rev().find_map(|entry| match *entry.event {
            Event::Attacks { by, on, ranged, .. } => Some((by, on, ranged)),
            _ => None,
        })
    }

    /// The space of a figure on the tile that is shown.
    pub fn stands(&self, who: Fighter) -> Option<SpaceIx> {
        let spot = match who {
            Fighter::Mouse(mouse) => self.mouse(mouse)?.spot.as_ref()?,
            Fighter::Foe(foe) => &self.enemy(foe)?.spot,
            Fighter::Nobody => return None,
        };
        (spot.tile == self.slot).then_some(spot.space)
    }

    /// The current chapter.
    pub fn chapter(&self) -> &'a Chapter {
        let at = usize::from(self.view.chapter).saturating_sub(1);
        // The chapter of a game is always one of the pack.
        self.pack.chapters.get(at).unwrap_or(&self.pack.chapters[0])
    }

    pub fn hero_name(&self, hero: Hero) -> &'a str {
        self.name(&self.pack.heroes[hero.index()].name)
    }

    pub fn hero_names(&self, hero: Hero) -> &'a Arc<Names> {
        &self.pack.heroes[hero.index()].name
    }

    pub fn mouse(&self, mouse: mystics::MouseIx) -> Option<&MouseView> {
        self.view.mice.get(usize::from(mouse))
    }

    /// The mouse with the stable name of its hero.
    pub fn mouse_named(&self, name: &str) -> Option<&MouseView> {
        self.view.mice.iter().find(|mouse| mouse.hero.name() == name)
    }

    pub fn mouse_name(&self, mouse: mystics::MouseIx) -> &'a str {
        self.mouse(mouse).map_or("", |mouse| self.hero_name(mouse.hero))
    }

    pub fn enemy(&self, enemy: FoeIx) -> Option<&EnemyView> {
        self.view.enemies.iter().find(|one| one.index == enemy)
    }

    /// The name on a creature's card.
    pub fn foe_name(&self, foe: Foe) -> &'a str {
        self.name(&self.pack.foes[foe.index()].name)
    }

    pub fn foe_names(&self, foe: Foe) -> &'a Arc<Names> {
        &self.pack.foes[foe.index()].name
    }

    /// The kind of search card with a stable name.
    pub fn search_card(&self, id: &str) -> Option<&'a mystics::content::SearchCard> {
        self.pack.search.iter().find(|card| *card.id == *id)
    }

    pub fn tile(&self, slot: TileIx) -> Option<&TileView> {
        self.view.tiles.iter().find(|tile| tile.slot == slot)
    }

    /// The visible side of a tile.
    pub fn side_of(&self, tile: &TileView) -> Option<&'a Side> {
        self.pack.sides.get(usize::from(tile.side))
    }

    /// The choices for a thing now.
    pub fn choices_of(&self, thing: &str) -> &[Choice] {
        self.things.get(thing).map_or(&[], Vec::as_slice)
    }

    /// The name of the open decision.
    pub fn decision(&self) -> &'static str {
        self.view.asked.as_ref().map_or("", |asked| asked.decision)
    }

    /// The name of a space of the tile that is shown.
    pub fn space_name(&self, space: SpaceIx) -> &str {
        self.tile(self.slot).map_or("", |tile| self.game.space_name(tile.side, space))
    }

    /// The space of the tile that is shown which a choice concerns.
    pub fn space_of(&self, choice: Choice) -> Option<SpaceIx> {
        let here = |tile: TileIx, space: SpaceIx| (tile == self.slot).then_some(space);
        let enemy =
            |enemy: FoeIx| self.enemy(enemy).and_then(|enemy| here(enemy.spot.tile, enemy.spot.space));
        let mouse = |mouse: mystics::MouseIx| {
            self.mouse(mouse)?.spot.as_ref().and_then(|spot| here(spot.tile, spot.space))
        };
        match choice {
            Choice::Walk(space)
            | Choice::Space(space)
            | Choice::PlaceHook(space)
            | Choice::Launch(_, space)
            | Choice::Disarm(space)
            | Choice::Bait(space) => here(self.home, space),
            Choice::Spot(tile, space) => here(tile, space),
            Choice::Attack { on, .. } | Choice::Catapult(on) | Choice::Enemy(on) => enemy(on),
            Choice::Mouse(who) | Choice::Mend(who) | Choice::Share(who) => mouse(who),
            _ => None,
        }
    }

    /// The thing that a choice concerns.
    pub fn thing_of(&self, choice: Choice) -> Option<String> {
        if let Some(space) = self.space_of(choice) {
            return Some(format!("space:{}", self.space_name(space)));
        }
        match choice {
            Choice::Mouse(mouse) | Choice::Mend(mouse) | Choice::Share(mouse) => {
                self.mouse(mouse).map(|mouse| format!("mouse:{}", mouse.hero.name()))
            }
            Choice::Enemy(enemy) => Some(format!("enemy:{enemy}")),
            _ => None,
        }
    }
}

/// The drawing of a creature.
pub(super) fn creature_art(creature: Creature) -> String {
    format!("foe-{}", creature.name())
}

/// The drawing of a creature's card.
pub(super) fn foe_art(foe: Foe) -> String {
    creature_art(foe.creature())
}

/// The drawing of a hero.
pub(super) fn hero_art(hero: Hero) -> String {
    format!("hero-{}", hero.name())
}

/// The small drawing of a search card.
pub(super) fn card_art(id: &str) -> String {
    let alone = format!("mi-{id}");
    if !web::art::symbol(&alone).is_empty() {
        return alone;
    }
    let party = format!("my-{id}");
    if web::art::symbol(&party).is_empty() { format!("mc-{id}") } else { party }
}

impl<'a> Deref for Sight<'a> {
    type Target = Look<'a, Mystics>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

/// The link to a rule of the game.
pub(super) fn rule_link(id: &str) -> Markup {
    look::rule_link::<Mystics>(id)
}
