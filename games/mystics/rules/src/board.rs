//! The view of the table for all seats: in this game, everything.
//!
//! Things have stable names; spaces have their number on the visible side, and their name. Pages and terminals turn
//! these into text.

mod looking;

use serde::Serialize;
use serde_json::Value;

use crate::index::{CardIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Creature, Edge, Face, Foe, Harm, Hero, Honour, Slot, Tale, Treasure};
use crate::setup::Options;

/// The view of the table for all seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct View {
    /// The viewing seat; `None` for a spectator.
    pub seat: Option<u8>,
    /// The open decision; `None` once the chapter is over.
    pub asked: Option<AskedView>,
    /// The remaining tasks in the notation of positions, the open decision first. They are public, because they
    /// follow from past events.
    pub agenda: Vec<Value>,
    /// The outcome of the chapter, by name.
    pub ending: Option<&'static str>,
    /// The readings of the rules.
    pub options: Options,
    /// Whether individual achievements are played with.
    pub achievements: bool,
    /// The number of players.
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
    /// The tiles of the plan, in the order of their slots, without those that were removed.
    pub tiles: Vec<TileView>,
    /// The party.
    pub mice: Vec<MouseView>,
    /// The enemies on the board.
    pub enemies: Vec<EnemyView>,
    /// The initiative track, from the top.
    pub track: Vec<TrackView>,
    /// The card whose turn it is.
    pub now: Option<CardName>,
    /// The turn of a mouse, if a mouse has its turn.
    pub turn: Option<TurnView>,
    /// The open encounter card, by its stable name.
    pub encounter: Option<String>,
    /// The numbers of cards in decks and discard piles.
    pub decks: DecksView,
    /// The party items.
    pub items: Vec<ItemView>,
    /// The owners of the individual achievements.
    pub honours: Vec<HonourView>,
    /// The story achievements of the party.
    pub tales: Vec<Tale>,
    /// The raised flags.
    pub flags: Vec<u8>,
    /// Ability cards that no mouse has learned.
    pub abilities: Vec<Ability>,
    /// Whether the roaches are greedy.
    pub greedy: bool,
    /// Whether Inspire lasts.
    pub inspire: bool,
    /// Whether Brodie does nothing on his next card.
    pub catnip: bool,
    /// The goals of the chapter, all of which are needed for victory.
    pub goals: Vec<GoalView>,
    /// The defeats of the chapter in addition to the hourglass; any one of them loses.
    pub defeats: Vec<DefeatView>,
}

/// The open decision. Fields that do not apply to it are empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AskedView {
    /// The deciding seat.
    pub seat: u8,
    /// The kind of decision, such as `turn` or `found`.
    pub decision: &'static str,
    /// The rule that asks.
    pub rule: &'static str,
    /// The mouse that decides, or that the decision concerns.
    pub mouse: Option<MouseIx>,
    /// The mouse it shares with.
    pub with: Option<MouseIx>,
    /// The spaces to choose from, with their tile.
    pub spaces: Vec<SpotView>,
    /// The creature of the figure to place or of the cards to choose.
    pub creature: Option<Creature>,
    /// The enemy that the decision concerns.
    pub enemy: Option<FoeIx>,
    /// The ability in use.
    pub ability: Option<Ability>,
    /// The search cards that the decision concerns.
    pub cards: Vec<CardView>,
    /// The attack that a mouse may react to.
    pub attack: Option<AttackView>,
    /// The number of choices that remain.
    pub left: u8,
}

/// An attack in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AttackView {
    /// The attacker.
    pub by: FighterView,
    /// The defender.
    pub on: FighterView,
    /// Dice in attack.
    pub dice: u8,
    /// Dice in defence, with the effects so far.
    pub defence: u8,
    /// Whether bows hit.
    pub ranged: bool,
    /// The kind of attack.
    pub harm: Harm,
    /// The weapon.
    pub weapon: Option<String>,
    /// The ability card used with it.
    pub ability: Option<Ability>,
    /// The effects of its wounds: `poison`, `stun`, `charm`, `web` or `steal`.
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
    /// The visible side, by its number less one.
    pub side: SideIx,
    /// The stable name of that side.
    pub id: String,
    /// The side on its back.
    pub reverse: String,
    /// Its column.
    pub x: i8,
    /// Its row, growing southwards.
    pub y: i8,
    /// Whether the mice have been on the visible side.
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
    /// The space of the Dinner Fork.
    pub fork: Option<SpaceIx>,
    /// The space of the Grape.
    pub grape: Option<SpaceIx>,
    /// The space of a snare that the mice have set.
    pub snare: Option<SpaceIx>,
    /// Spaces on which minions have 1 die less in defence until the turn ends.
    pub squeak: Vec<SpaceIx>,
    /// The number of spaces by which minions move less until the round ends.
    pub slow: u8,
    /// Spaces that no minion enters.
    pub barred: Vec<SpaceIx>,
    /// The special searches of the side.
    pub searches: Vec<DeedView>,
    /// Other things that mice can do there.
    pub tasks: Vec<DeedView>,
    /// Things that can happen to mice there.
    pub hazards: Vec<HazardView>,
}

/// An exit of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExitView {
    /// The edge.
    pub edge: Edge,
    /// Its colour: `orange` or `blue`.
    pub colour: &'static str,
    /// The adjacent spaces.
    pub spaces: Vec<SpaceIx>,
    /// The slot of the tile that it leads to now, if any.
    pub to: Option<TileIx>,
    /// The side that mice arrive on; the tile is turned over if another side is visible.
    pub side: Option<String>,
}

/// A special search or a task of the chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeedView {
    /// Its number in the chapter, among the searches or among the tasks.
    pub number: u8,
    /// Its stable name within the chapter.
    pub id: String,
    /// The spaces from which it can be done.
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
    /// The spaces where it strikes.
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
    /// The slot where it is worn or held.
    pub slot: Option<Slot>,
    /// The number of paws it needs.
    pub paws: u8,
}

/// A mouse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a marker or a fact of its own")]
pub struct MouseView {
    /// Its place in the party.
    pub index: MouseIx,
    /// The hero.
    pub hero: Hero,
    /// The seat that leads it.
    pub seat: u8,
    /// Its space; `None` in captivity.
    pub spot: Option<SpotView>,
    /// Its conditions, by name.
    pub plight: Vec<&'static str>,
    /// Ordinary wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison: u8,
    /// Life, with its equipment.
    pub life: u8,
    /// Battle, with its equipment but without its weapon.
    pub battle: u8,
    /// Dice in defence that do not depend on the attack.
    pub defence: u8,
    /// Lore, with its equipment.
    pub lore: u8,
    /// Move, with its equipment.
    pub movement: u8,
    /// Cheese.
    pub cheese: u8,
    /// The cheese that a new ability costs.
    pub cheese_full: u8,
    /// Its equipment.
    pub gear: Vec<CardView>,
    /// Its pack.
    pub pack: Vec<CardView>,
    /// The capacity of the pack, in cards.
    pub pack_room: u8,
    /// Its tricks.
    pub tricks: Vec<CardView>,
    /// The number of paws in use.
    pub paws_taken: u8,
    /// The number of paws.
    pub paws: u8,
    /// Whether it has a tail for a knife.
    pub tail: bool,
    /// Whether the tail holds a knife.
    pub tail_taken: bool,
    /// The ability cards it has learned.
    pub abilities: Vec<Ability>,
    /// Its individual achievements.
    pub honours: Vec<Honour>,
    /// Whether it is captured.
    pub captured: bool,
    /// The number of times it has been captured.
    pub captures: u8,
    /// Whether the rules refuse a search of its side, because it has found something there.
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
    /// Whether a minion of the current card has attacked it.
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
    /// The creature.
    pub creature: Creature,
    /// Its card that counts now.
    pub card: Foe,
    /// Its space.
    pub spot: SpotView,
    /// Wounds; for a boss, those on all its cards on the track.
    pub wounds: u8,
    /// Life; for a boss, that of all its cards on the track.
    pub life: u8,
    /// Dice in attack.
    pub battle: u8,
    /// Dice in defence that do not depend on the attack.
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
    /// Whether it was just placed.
    pub new: bool,
}

/// A card of the initiative track, by its stable name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardName {
    /// The card of a mouse, by its place in the party.
    Mouse(MouseIx),
    /// The card of a creature.
    Foe(Foe),
}

/// A card of the initiative track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrackView {
    /// The card.
    pub card: CardName,
    /// Its stable name: that of the hero or of the creature's card.
    pub name: &'static str,
    /// Its place, from 1.
    pub place: u8,
    /// Whether it has had its turn in this round, judged by its place on the track.
    pub acted: bool,
    /// Whether it is its turn.
    pub now: bool,
    /// Whether it is next.
    pub next: bool,
    /// The number of figures it stands for.
    pub figures: u8,
    /// Wounds on the card of a boss.
    pub wounds: u8,
    /// Life of the card of a boss; 0 for any other card.
    pub life: u8,
}

/// The turn of a mouse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TurnView {
    /// The mouse.
    pub mouse: MouseIx,
    /// The face of its movement die.
    pub die: Face,
    /// Movement left.
    pub left: u8,
    /// The stage of its move: `ready`, `moving` or `done`.
    pub stage: &'static str,
    /// Whether it has used any of its movement.
    pub moved: bool,
    /// Whether this is the second move, a scurry.
    pub scurrying: bool,
    /// Whether it has had its action.
    pub acted: bool,
    /// Whether it has bought another action.
    pub inspired: bool,
    /// The free actions it has taken: `share`, `equip`, `level`, `scroll`.
    pub free: Vec<&'static str>,
    /// The mouse it has shared with.
    pub partner: Option<MouseIx>,
    /// Whether it levitates.
    pub floating: bool,
    /// Whether Tilda has mended a mouse.
    pub mended: bool,
    /// The enemy of its latest melee attack, while an ability may follow (H3.23).
    pub struck: Option<FoeIx>,
    /// Whether it has used its ability card.
    pub used_ability: bool,
    /// The spaces it can reach now.
    pub reach: Vec<ReachView>,
    /// The spaces it sees from its own, including that one.
    pub sight: Vec<SpaceIx>,
    /// The spaces within its reach by hand: its own and the adjacent ones.
    pub near: Vec<SpaceIx>,
    /// The enemies on its tile, with its possible attacks on them.
    pub targets: Vec<TargetView>,
}

/// A space that a mouse can reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReachView {
    /// The number of the space.
    pub space: SpaceIx,
    /// The name of the space.
    pub name: String,
    /// The cost in movement.
    pub cost: u8,
    /// Whether the mouse stops there, whatever movement it has left.
    pub stops: bool,
    /// Whether it must first climb out of the water with a roll.
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

/// An attack of a mouse on an enemy with a weapon.
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
    /// The rule that forbids it, if it is not allowed.
    pub refused: Option<&'static str>,
}

/// The sizes of decks and discard piles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DecksView {
    /// Search cards in the deck.
    pub search: u32,
    /// Search cards discarded.
    pub discarded: u32,
    /// The kinds of discarded search cards, each with its number.
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
    /// The item.
    pub item: Treasure,
    /// The stable name of its card.
    pub card: String,
    /// Its place: `unowned`, `stash` or `placed`.
    pub place: &'static str,
    /// Its space, or the spaces of both its ends.
    pub spots: Vec<SpotView>,
}

/// An individual achievement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HonourView {
    /// The achievement.
    pub honour: Honour,
    /// The mouse that has it.
    pub mouse: Option<MouseIx>,
}

/// A goal of the chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GoalView {
    /// `reach`, `clear`, `defeat` or `flag`.
    pub kind: &'static str,
    /// The side, by its stable name.
    pub side: Option<String>,
    /// The names of the spaces to reach; empty if any space will do.
    pub spaces: Vec<String>,
    /// The creature to defeat.
    pub creature: Option<Creature>,
    /// The flag.
    pub flag: Option<u8>,
    /// Whether it is met.
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
