//! The counts on the table from which the chance to win is computed.

/// A thing that is counted on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub enum Count {
    /// Remaining pages, eight at most.
    Pages,
    /// Whether this is the last page.
    LastPage,
    /// Whether at most two pages are left.
    LastTwoPages,
    /// Cheese on the wheel.
    Wheel,
    /// Cheese on the wheel when the next surge loses the chapter.
    WheelOnLastPage,
    /// The remaining deeds.
    Deeds,
    /// The cheese that is missing for them.
    CheeseLacking,
    /// The mean number of explorations of a mouse to the next deed.
    Hops,
    /// The number of explorations of the mouse farthest away.
    HopsOfTheLast,
    /// Steps to the next deed, without minions on the way.
    StepsClear,
    /// Steps to the next deed in a fight.
    StepsFight,
    /// Steps to the exit that leads there, on tiles without minions.
    StepsToRoadClear,
    /// Steps to the exit that leads there, in a fight.
    StepsToRoadFight,
    /// Steps of all mice to their meeting place.
    StepsToGather,
    /// Captured mice while minions are on the board.
    CapturedFoes,
    /// Captured mice that return in their next turn.
    CapturedNoFoes,
    /// Whether half of the party is captured.
    HalfCaptured,
    /// Whether at most one mouse is left.
    OneLeft,
    /// Wounds, as a fraction of the life of each mouse.
    Wounds,
    /// The squares of these fractions, which stress mice that are nearly captured.
    WoundsSquared,
    /// Poison wounds.
    Poison,
    /// Stunned mice.
    Stunned,
    /// Webbed mice.
    Webbed,
    /// Mice knocked down.
    Down,
    /// Charmed mice.
    Charmed,
    /// Hidden mice.
    Hidden,
    /// Golems.
    Golem,
    /// Dice more in defence.
    Shelter,
    /// Mice in the water, weighted by how soon it carries them away.
    Wet,
    /// Cheese of the mice, up to the price of a new ability.
    Cheese,
    /// Cheese beyond that.
    MoreCheese,
    /// Abilities learned.
    Abilities,
    /// Equipment, weighted by its use.
    Gear,
    /// Tricks.
    Tricks,
    /// Scrolls and items.
    Scrolls,
    /// Other cards in packs.
    OtherCards,
    /// Party items.
    Treasures,
    /// Story achievements.
    Tales,
    /// Roaches where mice are.
    Roaches,
    /// Rat warriors where mice are.
    Rats,
    /// Elite rat warriors where mice are.
    Elites,
    /// Spiders where mice are.
    Spiders,
    /// Centipedes where mice are.
    Centipedes,
    /// Vurst, Skitter-Clak or Vanestra where mice are.
    Captains,
    /// Brodie where mice are.
    Brodie,
    /// Small minions where no mouse is.
    FarSmall,
    /// Large minions where no mouse is.
    FarLarge,
    /// Wounds of minions.
    FoeWounds,
    /// Minions that are knocked down or dazed.
    FoesDown,
    /// Wounds on the cards of a boss.
    BossHurt,
    /// Cards of a boss that are beaten.
    BossGone,
    /// Steps of mice in a fight to a space from which they can attack.
    FromFight,
    /// The strength of the minions for each mouse on the board.
    Outnumbered,
    /// Whether any minion is on the board.
    AnyFoe,
    /// Tiles with mice, besides the first.
    TilesApart,
    /// Rounds after the twenty-fifth, in tens.
    Late,
    /// Mice on a tile without minions that they have not searched.
    Unsearched,
    /// Effects of hazards for the rest of the chapter, such as boards that have creaked.
    Mishaps,
    /// Hazards that can strike each mouse on its side.
    Hazards,
}

/// The number of counts.
pub const COUNT: usize = Count::Hazards as usize + 1;
