//! What all seats see of the table: in this game, everything.
//!
//! Things are named by stable names, spaces by their number on the side that is up and by their
//! name; pages and terminals put them into words.

mod looking;

use serde::Serialize;
use serde_json::Value;

use crate::index::{CardIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Creature, Edge, Face, Foe, Harm, Hero, Honour, Slot, Tale, Treasure};
use crate::setup::Options;

/// What all seats see of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct View {
    /// The seat that looks; nothing for those who only watch.
    pub seat: Option<u8>,
    /// What is asked now, and whom; nothing once the chapter is over.
    pub asked: Option<AskedView>,
    /// What is still to be done, as positions are described, what is asked now first. It is not secret: it follows
    /// from what has happened.
    pub agenda: Vec<Value>,
    /// How the chapter ended, by the name of its outcome.
    pub ending: Option<&'static str>,
    /// The readings of the rules.
    pub options: Options,
    /// Whether individual achievements are played with.
    pub achievements: bool,
    /// How many people play.
    pub players: u8,
    /// The number of the chapter, from 1.
    pub chapter: u8,
    /// The stable name of the chapter.
    pub chapter_id: String,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The page the hourglass is on.
    pub page: u8,
    /// The page of the chapter-end marker.
    pub end: u8,
    /// Cheese on the wheel.
    pub wheel: u8,
    /// Cheese on the wheel that makes a surge.
    pub wheel_full: u8,
    /// The tiles of the plan, in the order of their slots; those that were taken away are missing.
    pub tiles: Vec<TileView>,
    /// The party.
    pub mice: Vec<MouseView>,
    /// The enemies on the board.
    pub enemies: Vec<EnemyView>,
    /// The initiative track, from the top.
    pub track: Vec<TrackView>,
    /// Whose turn it is.
    pub now: Option<CardName>,
    /// The turn of a mouse, while one has its turn.
    pub turn: Option<TurnView>,
    /// The open encounter card, by its stable name.
    pub encounter: Option<String>,
    /// The sizes of decks and discard piles.
    pub decks: DecksView,
    /// The party items.
    pub items: Vec<ItemView>,
    /// Who has which individual achievement.
    pub honours: Vec<HonourView>,
    /// The story achievements of the party.
    pub tales: Vec<Tale>,
    /// The flags that are up.
    pub flags: Vec<u8>,
    /// Ability cards that no mouse has learned.
    pub abilities: Vec<Ability>,
    /// Whether the roaches are greedy.
    pub greedy: bool,
    /// Whether Inspire lasts.
    pub inspire: bool,
    /// Whether Brodie does nothing on his next card.
    pub catnip: bool,
    /// What wins the chapter: all of these.
    pub goals: Vec<GoalView>,
    /// What loses it, besides the hourglass: any of these.
    pub defeats: Vec<DefeatView>,
}

/// What is asked now. A field holds what the question is about, and nothing where it is not about such a thing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AskedView {
    /// Who decides.
    pub seat: u8,
    /// What kind of decision it is, such as `turn` or `found`.
    pub decision: &'static str,
    /// The rule that asks.
    pub rule: &'static str,
    /// The mouse that decides, or that it is about.
    pub mouse: Option<MouseIx>,
    /// The mouse it shares with.
    pub with: Option<MouseIx>,
    /// The spaces to choose from, and their tile.
    pub spaces: Vec<SpotView>,
    /// The creature, of which a figure is placed or whose cards are chosen.
    pub creature: Option<Creature>,
    /// The enemy it is about.
    pub enemy: Option<FoeIx>,
    /// The ability that is being used.
    pub ability: Option<Ability>,
    /// The search cards it is about.
    pub cards: Vec<CardView>,
    /// The attack that can be answered.
    pub attack: Option<AttackView>,
    /// How many more are to be chosen.
    pub left: u8,
}

/// An attack that is being made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AttackView {
    /// Who attacks.
    pub by: FighterView,
    /// Who is attacked.
    pub on: FighterView,
    /// Dice in attack.
    pub dice: u8,
    /// Dice in defence, as it stands.
    pub defence: u8,
    /// Whether bows hit.
    pub ranged: bool,
    /// The kind of attack.
    pub harm: Harm,
    /// The weapon.
    pub weapon: Option<String>,
    /// The ability card behind it.
    pub ability: Option<Ability>,
    /// What comes with its wounds: `poison`, `stun`, `charm`, `web` or `steal`.
    pub marks: Vec<&'static str>,
}

/// One side of a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FighterView {
    /// A mouse, by its place in the party.
    Mouse(MouseIx),
    /// An enemy, by its place in the list.
    Enemy(FoeIx),
    /// Nobody.
    Nobody,
}

/// A space of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpotView {
    /// The slot of the tile.
    pub tile: TileIx,
    /// The number of the space.
    pub space: SpaceIx,
    /// The name of the space, such as `c3`.
    pub name: String,
}

/// A tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Its slot on the plan.
    pub slot: TileIx,
    /// The side that is up, by its number less one.
    pub side: SideIx,
    /// The stable name of that side.
    pub id: String,
    /// The side on its back.
    pub reverse: String,
    /// Its column.
    pub x: i8,
    /// Its row, growing southwards.
    pub y: i8,
    /// Whether the mice have been on the side that is up.
    pub explored: bool,
    /// The mice on it.
    pub mice: Vec<MouseIx>,
    /// The enemies on it.
    pub enemies: Vec<FoeIx>,
    /// Its exits.
    pub exits: Vec<ExitView>,
    /// Spaces with a mousetrap.
    pub traps: Vec<SpaceIx>,
    /// The two ends of Fishhook & Thread.
    pub hook: Vec<SpaceIx>,
    /// Where the Dinner Fork lies.
    pub fork: Option<SpaceIx>,
    /// Where the Grape lies.
    pub grape: Option<SpaceIx>,
    /// Where a snare of the mice is set.
    pub snare: Option<SpaceIx>,
    /// Spaces on which minions have 1 die less in defence until the turn ends.
    pub squeak: Vec<SpaceIx>,
    /// Spaces fewer for minions until the round ends.
    pub slow: u8,
    /// Spaces that no minion enters.
    pub barred: Vec<SpaceIx>,
    /// The special searches of the side.
    pub searches: Vec<DeedView>,
    /// What mice can do there, besides.
    pub tasks: Vec<DeedView>,
    /// What can happen to them there.
    pub hazards: Vec<HazardView>,
}

/// An exit of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExitView {
    /// The edge.
    pub edge: Edge,
    /// Its colour: `orange` or `blue`.
    pub colour: &'static str,
    /// The spaces adjacent to it.
    pub spaces: Vec<SpaceIx>,
    /// The slot of the tile it leads to, if it leads to one now.
    pub to: Option<TileIx>,
    /// The side on which one arrives; the tile is turned over where another one is up.
    pub side: Option<String>,
}

/// A special search or a task of the chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeedView {
    /// Its number in the chapter, among the searches or among the tasks.
    pub number: u8,
    /// Its stable name within the chapter.
    pub id: String,
    /// From which spaces.
    pub spaces: Vec<SpaceIx>,
    /// Whether it takes the action of the turn.
    pub action: bool,
    /// Whether it is over.
    pub done: bool,
}

/// A hazard of the chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HazardView {
    /// Its number in the chapter.
    pub number: u8,
    /// Its stable name within the chapter.
    pub id: String,
    /// On which spaces.
    pub spaces: Vec<SpaceIx>,
    /// When it strikes, such as `enter` or `turn_end`.
    pub when: &'static str,
}

/// A search card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Its kind.
    pub card: CardIx,
    /// Its stable name.
    pub id: String,
    /// Where it is worn or held.
    pub slot: Option<Slot>,
    /// The paws it fills.
    pub paws: u8,
}

/// A mouse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a marker or a fact of its own")]
pub struct MouseView {
    /// Its place in the party.
    pub index: MouseIx,
    /// Who it is.
    pub hero: Hero,
    /// The seat that leads it.
    pub seat: u8,
    /// Where it stands; nothing in captivity.
    pub spot: Option<SpotView>,
    /// What is the matter with it, by name.
    pub plight: Vec<&'static str>,
    /// Ordinary wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison: u8,
    /// Life, with its equipment.
    pub life: u8,
    /// Battle, with its equipment but without a weapon.
    pub battle: u8,
    /// Dice in defence, as far as they do not depend on the attack.
    pub defence: u8,
    /// Lore, with its equipment.
    pub lore: u8,
    /// Move, with its equipment.
    pub movement: u8,
    /// Cheese.
    pub cheese: u8,
    /// Cheese for a new ability.
    pub cheese_full: u8,
    /// What it wears and holds.
    pub gear: Vec<CardView>,
    /// Its pack.
    pub pack: Vec<CardView>,
    /// Cards the pack holds.
    pub pack_room: u8,
    /// Its tricks.
    pub tricks: Vec<CardView>,
    /// Paws in use.
    pub paws_taken: u8,
    /// Paws it has.
    pub paws: u8,
    /// Whether it has a tail for a knife.
    pub tail: bool,
    /// Whether a knife is in it.
    pub tail_taken: bool,
    /// The ability cards it has learned.
    pub abilities: Vec<Ability>,
    /// Its individual achievements.
    pub honours: Vec<Honour>,
    /// Whether it is captured.
    pub captured: bool,
    /// How often it has been captured.
    pub captures: u8,
    /// Whether a search of the side it is on would be refused, for it has found something there.
    pub searched_here: bool,
    /// The sides on which it has found something.
    pub searched: Vec<String>,
    /// Dice more in attacks until its turn ends.
    pub fury: u8,
    /// Dice more in defence until its next turn begins.
    pub shelter: u8,
    /// Whether its Fortify lasts.
    pub fortifies: bool,
    /// Whether its Battle Leader lasts.
    pub leads: bool,
    /// Roaches it has defeated in this encounter.
    pub roaches: u8,
    /// Whether it has used an ability card in this turn of the track.
    pub used_ability: bool,
    /// Whether a minion of the card whose turn it is has attacked it.
    pub attacked: bool,
    /// Whether Nez has had his treasure.
    pub treasure: bool,
}

/// An enemy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a marker or a fact of its own")]
pub struct EnemyView {
    /// Its place in the list of enemies, which does not change.
    pub index: FoeIx,
    /// What it is.
    pub creature: Creature,
    /// Its card that counts now.
    pub card: Foe,
    /// Where it is.
    pub spot: SpotView,
    /// Wounds; those of a boss on all its cards of the track.
    pub wounds: u8,
    /// Life; that of a boss on all its cards of the track.
    pub life: u8,
    /// Dice in attack.
    pub battle: u8,
    /// Dice in defence, as far as they do not depend on the attack.
    pub defence: u8,
    /// Whether it is a boss.
    pub boss: bool,
    /// Whether its figure is large.
    pub large: bool,
    /// Whether it attacks at range.
    pub ranged: bool,
    /// Whether it is knocked down.
    pub down: bool,
    /// Whether it does nothing in its next turn.
    pub dazed: bool,
    /// Whether it has acted in this turn of its card.
    pub acted: bool,
    /// Whether it is new.
    pub new: bool,
}

/// A card of the initiative track, by its stable name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardName {
    /// That of a mouse, by its place in the party.
    Mouse(MouseIx),
    /// That of a creature.
    Foe(Foe),
}

/// A card of the initiative track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrackView {
    /// Which card.
    pub card: CardName,
    /// Its stable name: that of the hero or of the creature's card.
    pub name: &'static str,
    /// Its place, from 1.
    pub place: u8,
    /// Whether it has had its turn in this round, as far as its place on the track says.
    pub acted: bool,
    /// Whether it is its turn.
    pub now: bool,
    /// Whether it is next.
    pub next: bool,
    /// How many figures it stands for.
    pub figures: u8,
    /// Wounds on the card of a boss.
    pub wounds: u8,
    /// Life on the card of a boss; 0 for all others.
    pub life: u8,
}

/// The turn of a mouse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TurnView {
    /// The mouse.
    pub mouse: MouseIx,
    /// What its movement die showed.
    pub die: Face,
    /// Movement left.
    pub left: u8,
    /// How far its move has come: `ready`, `moving` or `done`.
    pub stage: &'static str,
    /// Whether it has used any of its movement.
    pub moved: bool,
    /// Whether this is the second move, a scurry.
    pub scurrying: bool,
    /// Whether it has had its action.
    pub acted: bool,
    /// Whether it has bought one action more.
    pub inspired: bool,
    /// Free actions it has had: `share`, `equip`, `level`, `scroll`.
    pub free: Vec<&'static str>,
    /// With whom it has shared.
    pub partner: Option<MouseIx>,
    /// Whether it levitates.
    pub floating: bool,
    /// Whether Tilda has mended a mouse.
    pub mended: bool,
    /// The enemy that it has just attacked hand to hand, while an ability may follow (H3.23).
    pub struck: Option<FoeIx>,
    /// Whether it has used its ability card.
    pub used_ability: bool,
    /// Where it can go now.
    pub reach: Vec<ReachView>,
    /// What it sees from where it stands, itself included.
    pub sight: Vec<SpaceIx>,
    /// The spaces it reaches with a hand: its own and the adjacent ones.
    pub near: Vec<SpaceIx>,
    /// The enemies of its tile, and how it can attack them.
    pub targets: Vec<TargetView>,
}

/// Where a mouse can go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReachView {
    /// The number of the space.
    pub space: SpaceIx,
    /// The name of the space.
    pub name: String,
    /// What it costs.
    pub cost: u8,
    /// Whether the mouse stops there whatever it has left.
    pub stops: bool,
    /// Whether it must first climb out of the water, with a roll.
    pub climbs: bool,
}

/// An enemy that could be attacked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TargetView {
    /// The enemy.
    pub enemy: FoeIx,
    /// Whether the mouse sees it.
    pub seen: bool,
    /// The weapons of the mouse.
    pub weapons: Vec<AimView>,
}

/// How a mouse would attack an enemy with a weapon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AimView {
    /// The kind of search card of the weapon; 255 for the fists of a golem.
    pub weapon: u8,
    /// Its stable name.
    pub id: Option<String>,
    /// Dice in attack.
    pub dice: u8,
    /// Dice in defence of the enemy against it.
    pub defence: u8,
    /// Whether bows hit.
    pub ranged: bool,
    /// The kind of attack.
    pub harm: Harm,
    /// Whether it is allowed.
    pub allowed: bool,
    /// The rule against it, if it is not.
    pub refused: Option<&'static str>,
}

/// The sizes of decks and discard piles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DecksView {
    /// Search cards in the deck.
    pub search: u32,
    /// Search cards discarded.
    pub discarded: u32,
    /// Kinds of discarded search cards with how many of each.
    pub discard: Vec<(String, u8)>,
    /// Standard encounter cards in the encounter deck.
    pub standard: u8,
    /// Difficult encounter cards in the encounter deck.
    pub difficult: u8,
    /// Encounter cards on their discard pile, by their stable names.
    pub spent: Vec<String>,
}

/// A party item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ItemView {
    /// Which.
    pub item: Treasure,
    /// The stable name of its card.
    pub card: String,
    /// Where it is: `unowned`, `stash` or `placed`.
    pub place: &'static str,
    /// Where it lies, with both ends if it has two.
    pub spots: Vec<SpotView>,
}

/// An individual achievement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HonourView {
    /// Which.
    pub honour: Honour,
    /// Who has it.
    pub mouse: Option<MouseIx>,
}

/// A part of the victory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GoalView {
    /// `reach`, `clear`, `defeat` or `flag`.
    pub kind: &'static str,
    /// The side, by its stable name.
    pub side: Option<String>,
    /// The names of the spaces to reach; none where all of them serve.
    pub spaces: Vec<String>,
    /// The creature to defeat.
    pub creature: Option<Creature>,
    /// The flag.
    pub flag: Option<u8>,
    /// Whether it is so.
    pub done: bool,
}

/// A defeat of the chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DefeatView {
    /// `all_captured`, `captured` or `flag`.
    pub kind: &'static str,
    /// The mouse that must not be captured.
    pub hero: Option<Hero>,
    /// The flag.
    pub flag: Option<u8>,
}
