//! What is counted on the table to say how likely it is that the chapter is won.

/// Something that is counted on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub enum Count {
    /// Pages left, eight at most.
    Pages,
    /// Whether this is the last page.
    LastPage,
    /// Whether two pages are left at most.
    LastTwoPages,
    /// Cheese on the wheel.
    Wheel,
    /// Cheese on the wheel when the next surge is the end.
    WheelOnLastPage,
    /// What is still to be done.
    Deeds,
    /// Cheese that is missing for it.
    CheeseLacking,
    /// Explorations to where the next deed is done, of a mouse on average.
    Hops,
    /// The same, of the mouse that is farthest away.
    HopsOfTheLast,
    /// Steps to the next deed, where no minion is in the way.
    StepsClear,
    /// Steps to the next deed in a fight.
    StepsFight,
    /// Steps to the way out that leads there, on tiles without minions.
    StepsToRoadClear,
    /// Steps to the way out that leads there, in a fight.
    StepsToRoadFight,
    /// Steps of all mice to where they gather.
    StepsToGather,
    /// Captured mice while minions are about.
    CapturedFoes,
    /// Captured mice that come back in their next turn.
    CapturedNoFoes,
    /// Whether half of the party is captured.
    HalfCaptured,
    /// Whether one mouse is left at most.
    OneLeft,
    /// Wounds, as a part of the life of each mouse.
    Wounds,
    /// The same, squared: who is nearly captured.
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
    /// Mice in the water, by how soon it carries them away.
    Wet,
    /// Cheese of the mice, up to what a new ability costs.
    Cheese,
    /// Cheese beyond that.
    MoreCheese,
    /// Abilities learned.
    Abilities,
    /// What is worn, by what it is good for.
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
    /// Steps of mice in a fight to where they can attack.
    FromFight,
    /// The strength of the minions for each mouse on the board.
    Outnumbered,
    /// Whether any minion is about.
    AnyFoe,
    /// Tiles with mice, besides the first.
    TilesApart,
    /// Tens of rounds after the twenty-fifth.
    Late,
    /// Mice on a tile without minions that they have not searched.
    Unsearched,
    /// What hazards have brought about for the rest of the chapter, such as boards that have creaked.
    Mishaps,
    /// Hazards that can strike, of each mouse where it is.
    Hazards,
}

/// How many things are counted.
pub const COUNT: usize = Count::Hazards as usize + 1;
