//! The options agreed on before the first move (M2), including readings of the rules.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::kinds::{Hero, list};

/// The chapter, the mice, their leaders, and the readings of the rules. Omitted fields are as in
/// [`Setup::default`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The number of the chapter, from 1 (M2.1).
    pub chapter: u8,
    /// The mice, in the order in which they are chosen (M2.2); if empty, those that the chapter requires, then the
    /// others in the order of the box.
    pub mice: Vec<Hero>,
    /// The number of players, 1 to 4 (M1.1).
    pub players: u8,
    /// The seat that leads each mouse, in the order of the mice, counted from 0 (M2.2); if empty, the seats take
    /// turns.
    pub leaders: Vec<u8>,
    /// Whether individual achievements are played with (M29.2).
    pub achievements: bool,
    /// The things that the party carries from earlier chapters (M28); absent for a single chapter.
    pub carried: Option<Carried>,
    /// Readings of the rules.
    pub options: Options,
}

impl Default for Setup {
    /// One person leads the party of the first chapter.
    fn default() -> Self {
        Self {
            chapter: 1,
            mice: Vec::new(),
            players: 1,
            leaders: Vec::new(),
            achievements: true,
            carried: None,
            options: Options::default(),
        }
    }
}

/// The things that a party carries from earlier chapters (M28), by stable names.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Carried {
    /// The ability cards that each mouse has learned (M28.1).
    pub abilities: BTreeMap<Hero, Vec<crate::kinds::Ability>>,
    /// The search cards that each mouse had at the end of the chapter before, beyond its starting
    /// equipment (M28.2).
    pub had: BTreeMap<Hero, Vec<String>>,
    /// The one of them that a mouse keeps (M28.2).
    pub kept: BTreeMap<Hero, String>,
    /// The story achievements of the party (M28.1).
    pub tales: Vec<crate::kinds::Tale>,
    /// The chapters played so far, in the order of playing.
    pub past: Vec<Past>,
}

/// A chapter that has been played in a campaign (M28).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// Its number.
    pub chapter: u8,
    /// Whether it was won.
    pub victory: bool,
    /// The number of rounds.
    pub rounds: u16,
    /// The page of the hourglass at its end.
    pub page: u8,
}

list! {
    /// Which two cards of a boss with more are used (D7).
    #[derive(Default)]
    BossCards {
        /// Two at random.
        #[default]
        Random = "random",
        /// The players choose.
        Chosen = "chosen",
    }
}

list! {
    /// Which cards of a boss move up in an ambush (D8).
    #[derive(Default)]
    BossAmbush {
        /// Both, the upper one first.
        #[default]
        BothCards = "both_cards",
        /// Only the upper one.
        FirstCard = "first_card",
    }
}

list! {
    /// When the current carries a mouse (D11).
    #[derive(Default)]
    Drift {
        /// At the end of its turn.
        #[default]
        EndOfTurn = "end_of_turn",
        /// After each movement.
        EndOfMovement = "end_of_movement",
    }
}

list! {
    /// What found cards may be given up for cheese (D17).
    #[derive(Default)]
    SoldFinds {
        /// All but events and party items.
        #[default]
        AllButPartyItems = "all_but_party_items",
        /// Armour, weapons, accessories, scrolls and tricks.
        ListedKinds = "listed_kinds",
        /// All but events.
        AnyCard = "any_card",
    }
}

list! {
    /// What counts as a tile for searching once (D18).
    #[derive(Default)]
    SearchLimit {
        /// Each side.
        #[default]
        TileSide = "tile_side",
        /// Both sides together.
        WholeTile = "whole_tile",
    }
}

list! {
    /// What a captured mouse loses (D28).
    #[derive(Default)]
    CaptureLosses {
        /// Equipment beyond its starting equipment, and tricks; every marker comes off.
        #[default]
        EquippedAndTricks = "equipped_and_tricks",
        /// Tricks; only wounds and poison come off.
        TricksOnly = "tricks_only",
    }
}

list! {
    /// When a charm ends (D31).
    #[derive(Default)]
    CharmEnds {
        /// At the end of its turn.
        #[default]
        EndOfTurn = "end_of_turn",
        /// After its attack.
        AfterAttack = "after_attack",
    }
}

list! {
    /// What the fork does to mousetraps (D35).
    #[derive(Default)]
    ForkDisarms {
        /// Only what a chapter says.
        #[default]
        ByChapter = "by_chapter",
        /// It removes them, as an action.
        Mousetraps = "mousetraps",
    }
}

list! {
    /// Where the Grape may be laid (D36).
    #[derive(Default)]
    GrapeSpace {
        /// On an empty adjacent space.
        #[default]
        Empty = "empty",
        /// On any adjacent space.
        Any = "any",
    }
}

list! {
    /// Whom the Grape strikes (D37).
    #[derive(Default)]
    GrapeHits {
        /// Every figure of the space.
        #[default]
        Everyone = "everyone",
        /// Enemies of the thrower.
        Enemies = "enemies",
    }
}

list! {
    /// What the Grape does to large figures (D38).
    #[derive(Default)]
    LargeAndGrape {
        /// Nothing.
        #[default]
        Immune = "immune",
        /// It hits them when it bursts.
        CanBeHit = "can_be_hit",
    }
}

list! {
    /// With how many mice a mouse shares (D42).
    #[derive(Default)]
    Sharing {
        /// With one.
        #[default]
        OneMouse = "one_mouse",
        /// With all that are near.
        AllNear = "all_near",
    }
}

list! {
    /// How a page of time is gained (D45).
    #[derive(Default)]
    AchievementTime {
        /// The chapter-end marker moves on.
        #[default]
        EndMarker = "end_marker",
        /// The hourglass moves back.
        Hourglass = "hourglass",
    }
}

list! {
    /// How near a Roach Master tames roaches (D46).
    #[derive(Default)]
    RoachMaster {
        /// On its tile.
        #[default]
        SameTile = "same_tile",
        /// On its space.
        SameSpace = "same_space",
    }
}

list! {
    /// Whether a stunned or fallen mouse has free actions (D48).
    #[derive(Default)]
    FallenFreeActions {
        /// It has.
        #[default]
        Allowed = "allowed",
        /// It has not.
        Refused = "refused",
    }
}

list! {
    /// Whether a special search counts as the search of a tile (D60).
    #[derive(Default)]
    SpecialSearch {
        /// It does.
        #[default]
        Counts = "counts",
        /// It does not.
        Separate = "separate",
    }
}

list! {
    /// Where play continues after a new order during a round (D61).
    #[derive(Default)]
    AfterNewOrder {
        /// With a new round.
        #[default]
        NewRound = "new_round",
        /// Below the card whose turn it was.
        Below = "below",
    }
}

list! {
    /// What order a surge makes when no minion card is on the track (D62).
    #[derive(Default)]
    SurgeOrder {
        /// All cards are dealt again.
        #[default]
        DealAnew = "deal_anew",
        /// The new cards go to the bottom.
        Append = "append",
    }
}

list! {
    /// When a surge breaks in (D63).
    #[derive(Default)]
    SurgeMoment {
        /// After the attack.
        #[default]
        AfterAttack = "after_attack",
        /// At the sixth cheese.
        AtOnce = "at_once",
    }
}

list! {
    /// Whose the cheese of a charmed mouse is (D68).
    #[derive(Default)]
    CharmedCheese {
        /// The wheel's.
        #[default]
        Wheel = "wheel",
        /// The mouse's.
        Mouse = "mouse",
    }
}

list! {
    /// Who is attacked when all have been (D69).
    #[derive(Default)]
    AllAttacked {
        /// The highest on the track.
        #[default]
        Highest = "highest",
        /// The nearest.
        Nearest = "nearest",
    }
}

list! {
    /// How many free actions a mouse has in a turn (D5).
    #[derive(Default)]
    FreeActions {
        /// Each kind once.
        #[default]
        EachKind = "each_kind",
        /// One in all.
        OneInAll = "one_in_all",
    }
}

list! {
    /// What becomes of the place of a card that leaves the track (D9).
    #[derive(Default)]
    Gaps {
        /// The cards below it move up.
        #[default]
        Closed = "closed",
        /// It stays free for a new card.
        Filled = "filled",
    }
}

list! {
    /// Which water bars free actions (D12).
    #[derive(Default)]
    WaterFreeActions {
        /// All water.
        #[default]
        AllWater = "all_water",
        /// Only water with a current.
        Currents = "currents",
    }
}

list! {
    /// How far a ranged minion goes that sees no mouse (D24).
    #[derive(Default)]
    RangedReach {
        /// As far as its die allows.
        #[default]
        ByDie = "by_die",
        /// As far as it must, without a die.
        AsNeeded = "as_needed",
    }
}

list! {
    /// How many wounds capture a mouse (D26).
    #[derive(Default)]
    CaptureWounds {
        /// As many as its life.
        #[default]
        LifeFull = "life_full",
        /// More than its life.
        MoreThanLife = "more_than_life",
    }
}

list! {
    /// When a captured mouse is rescued (D29).
    #[derive(Default)]
    Rescue {
        /// In its own turn.
        #[default]
        OwnTurn = "own_turn",
        /// When the last minion is gone.
        LastMinion = "last_minion",
    }
}

list! {
    /// What a web prevents (D30).
    #[derive(Default)]
    Web {
        /// Moving and scurrying.
        #[default]
        Moving = "moving",
        /// Searching, too.
        MovingAndSearching = "moving_and_searching",
        /// Scurrying alone.
        Scurrying = "scurrying",
    }
}

list! {
    /// Who may take up Fishhook & Thread (D34).
    #[derive(Default)]
    HookTaken {
        /// A mouse at one of its ends.
        #[default]
        AtEnd = "at_end",
        /// Any mouse.
        AnyMouse = "any_mouse",
    }
}

list! {
    /// When Brodie pounces where he is (D43).
    #[derive(Default)]
    Pounce {
        /// When his space is the one he would choose, or no other has figures.
        #[default]
        FullestSpace = "fullest_space",
        /// Whenever all figures stand on one space, too.
        SeveralSpaces = "several_spaces",
    }
}

list! {
    /// When mice that stand together keep Brodie from running (D44).
    #[derive(Default)]
    Chase {
        /// When they stand on his space.
        #[default]
        HisSpace = "his_space",
        /// On whatever space they stand.
        OneSpace = "one_space",
    }
}

list! {
    /// Which minions are placed first, far from the mice (D50).
    #[derive(Default)]
    Placing {
        /// The small ranged ones.
        #[default]
        SmallRanged = "small_ranged",
        /// All ranged ones, large ones too.
        AllRanged = "all_ranged",
    }
}

list! {
    /// When the card of a minion with several lives goes (D71).
    #[derive(Default)]
    WoundedCard {
        /// With the last figure of its kind.
        #[default]
        LastFigure = "last_figure",
        /// With each figure.
        EachFigure = "each_figure",
    }
}

list! {
    /// Whether a mouse that brings abilities along chooses a first one (D72).
    #[derive(Default)]
    FirstAbility {
        /// It does not.
        #[default]
        OnlyWithout = "only_without",
        /// It does, in every chapter.
        EveryChapter = "every_chapter",
    }
}

list! {
    /// Whether a webbed mouse can explore (D73).
    #[derive(Default)]
    WebbedExplorer {
        /// It can.
        #[default]
        Explores = "explores",
        /// It cannot.
        Stays = "stays",
    }
}

list! {
    /// Whether minions that come in the turn of their card act in it (D74).
    #[derive(Default)]
    LateFigures {
        /// They act.
        #[default]
        ActAtOnce = "act_at_once",
        /// They wait for the next.
        Wait = "wait",
    }
}

list! {
    /// How far Fishhook & Thread reaches (D75).
    #[derive(Default)]
    HookReach {
        /// To any space of the tile.
        #[default]
        AnySpace = "any_space",
        /// Two spaces.
        TwoSpaces = "two_spaces",
    }
}

/// Calls a macro with every option and its type. The order is that of the bytes that [`crate::from_bytes`] reads.
macro_rules! with_options {
    ($each:ident) => {
        $each! {
            drift: Drift,
            search_limit: SearchLimit,
            boss_cards: BossCards,
            boss_ambush: BossAmbush,
            sold_finds: SoldFinds,
            capture_losses: CaptureLosses,
            charm_ends: CharmEnds,
            fork_disarms: ForkDisarms,
            grape_space: GrapeSpace,
            grape_hits: GrapeHits,
            large_and_grape: LargeAndGrape,
            sharing: Sharing,
            achievement_time: AchievementTime,
            roach_master: RoachMaster,
            fallen_free_actions: FallenFreeActions,
            special_search: SpecialSearch,
            after_new_order: AfterNewOrder,
            surge_order: SurgeOrder,
            surge_moment: SurgeMoment,
            charmed_cheese: CharmedCheese,
            all_attacked: AllAttacked,
            free_actions: FreeActions,
            gaps: Gaps,
            water_free_actions: WaterFreeActions,
            ranged_reach: RangedReach,
            capture_wounds: CaptureWounds,
            rescue: Rescue,
            web: Web,
            hook_taken: HookTaken,
            pounce: Pounce,
            chase: Chase,
            placing: Placing,
            wounded_card: WoundedCard,
            first_ability: FirstAbility,
            webbed_explorer: WebbedExplorer,
            late_figures: LateFigures,
            hook_reach: HookReach,
        }
    };
}
pub(crate) use with_options;

/// The readings of the rules that the two translations, or neither, decide (D5 to D75).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which two cards of a boss with more are used (D7).
    pub boss_cards: BossCards,
    /// Which cards of a boss move up in an ambush (D8).
    pub boss_ambush: BossAmbush,
    /// When the current carries a mouse (D11).
    pub drift: Drift,
    /// What found cards may be given up for cheese (D17).
    pub sold_finds: SoldFinds,
    /// What counts as a tile for searching once (D18).
    pub search_limit: SearchLimit,
    /// What a captured mouse loses (D28).
    pub capture_losses: CaptureLosses,
    /// When a charm ends (D31).
    pub charm_ends: CharmEnds,
    /// What the fork does to mousetraps (D35).
    pub fork_disarms: ForkDisarms,
    /// Where the Grape may be laid (D36).
    pub grape_space: GrapeSpace,
    /// Whom the Grape strikes (D37).
    pub grape_hits: GrapeHits,
    /// What the Grape does to large figures (D38).
    pub large_and_grape: LargeAndGrape,
    /// With how many mice a mouse shares (D42).
    pub sharing: Sharing,
    /// How a page of time is gained (D45).
    pub achievement_time: AchievementTime,
    /// How near a Roach Master tames roaches (D46).
    pub roach_master: RoachMaster,
    /// Whether a stunned or fallen mouse has free actions (D48).
    pub fallen_free_actions: FallenFreeActions,
    /// Whether a special search counts as the search of a tile (D60).
    pub special_search: SpecialSearch,
    /// Where play continues after a new order during a round (D61).
    pub after_new_order: AfterNewOrder,
    /// What order a surge makes when no minion card is on the track (D62).
    pub surge_order: SurgeOrder,
    /// When a surge breaks in (D63).
    pub surge_moment: SurgeMoment,
    /// Whose the cheese of a charmed mouse is (D68).
    pub charmed_cheese: CharmedCheese,
    /// Who is attacked when all have been (D69).
    pub all_attacked: AllAttacked,
    /// How many free actions a mouse has in a turn (D5).
    pub free_actions: FreeActions,
    /// What becomes of the place of a card that leaves the track (D9).
    pub gaps: Gaps,
    /// Which water bars free actions (D12).
    pub water_free_actions: WaterFreeActions,
    /// How far a ranged minion goes that sees no mouse (D24).
    pub ranged_reach: RangedReach,
    /// How many wounds capture a mouse (D26).
    pub capture_wounds: CaptureWounds,
    /// When a captured mouse is rescued (D29).
    pub rescue: Rescue,
    /// What a web prevents (D30).
    pub web: Web,
    /// Who may take up Fishhook & Thread (D34).
    pub hook_taken: HookTaken,
    /// When Brodie pounces where he is (D43).
    pub pounce: Pounce,
    /// When mice that stand together keep Brodie from running (D44).
    pub chase: Chase,
    /// Which minions are placed first, far from the mice (D50).
    pub placing: Placing,
    /// When the card of a minion with several lives goes (D71).
    pub wounded_card: WoundedCard,
    /// Whether a mouse that brings abilities along chooses a first one (D72).
    pub first_ability: FirstAbility,
    /// Whether a webbed mouse can explore (D73).
    pub webbed_explorer: WebbedExplorer,
    /// Whether minions that come in the turn of their card act in it (D74).
    pub late_figures: LateFigures,
    /// How far Fishhook & Thread reaches (D75).
    pub hook_reach: HookReach,
}

/// An option that came with a later version of the rules takes part only where it is not as it was
/// before, so that the positions of old records keep their fingerprints.
impl Hash for Options {
    fn hash<H: Hasher>(&self, to: &mut H) {
        fn later<H: Hasher, T: Default + PartialEq + Hash>(name: &str, set: &T, to: &mut H) {
            if *set != T::default() {
                name.hash(to);
                set.hash(to);
            }
        }
        self.boss_cards.hash(to);
        self.boss_ambush.hash(to);
        self.drift.hash(to);
        self.sold_finds.hash(to);
        self.search_limit.hash(to);
        self.capture_losses.hash(to);
        self.charm_ends.hash(to);
        self.fork_disarms.hash(to);
        self.grape_space.hash(to);
        self.grape_hits.hash(to);
        self.large_and_grape.hash(to);
        self.sharing.hash(to);
        self.achievement_time.hash(to);
        self.roach_master.hash(to);
        self.fallen_free_actions.hash(to);
        self.special_search.hash(to);
        self.after_new_order.hash(to);
        self.surge_order.hash(to);
        self.surge_moment.hash(to);
        self.charmed_cheese.hash(to);
        self.all_attacked.hash(to);
        later("free_actions", &self.free_actions, to);
        later("gaps", &self.gaps, to);
        later("water_free_actions", &self.water_free_actions, to);
        later("ranged_reach", &self.ranged_reach, to);
        later("capture_wounds", &self.capture_wounds, to);
        later("rescue", &self.rescue, to);
        later("web", &self.web, to);
        later("hook_taken", &self.hook_taken, to);
        later("pounce", &self.pounce, to);
        later("chase", &self.chase, to);
        later("placing", &self.placing, to);
        later("wounded_card", &self.wounded_card, to);
        later("first_ability", &self.first_ability, to);
        later("webbed_explorer", &self.webbed_explorer, to);
        later("late_figures", &self.late_figures, to);
        later("hook_reach", &self.hook_reach, to);
    }
}

impl Options {
    /// The readings of the Polish translation, where it decides.
    pub fn polish() -> Self {
        Self {
            boss_cards: BossCards::Chosen,
            gaps: Gaps::Filled,
            drift: Drift::EndOfMovement,
            water_free_actions: WaterFreeActions::Currents,
            sold_finds: SoldFinds::ListedKinds,
            capture_wounds: CaptureWounds::MoreThanLife,
            web: Web::MovingAndSearching,
            achievement_time: AchievementTime::Hourglass,
            wounded_card: WoundedCard::EachFigure,
            ..Self::default()
        }
    }

    /// The readings of the Hungarian translation, where it decides.
    pub fn hungarian() -> Self {
        Self {
            free_actions: FreeActions::OneInAll,
            boss_ambush: BossAmbush::FirstCard,
            sold_finds: SoldFinds::AnyCard,
            ranged_reach: RangedReach::AsNeeded,
            capture_losses: CaptureLosses::TricksOnly,
            rescue: Rescue::LastMinion,
            web: Web::Scurrying,
            charm_ends: CharmEnds::AfterAttack,
            hook_taken: HookTaken::AnyMouse,
            grape_space: GrapeSpace::Any,
            grape_hits: GrapeHits::Enemies,
            large_and_grape: LargeAndGrape::CanBeHit,
            sharing: Sharing::AllNear,
            pounce: Pounce::SeveralSpaces,
            chase: Chase::OneSpace,
            roach_master: RoachMaster::SameSpace,
            placing: Placing::AllRanged,
            ..Self::default()
        }
    }

    /// Every option with its rule, its values and the one that is set, by stable names.
    pub fn readings(&self) -> Vec<Reading> {
        fn of<T: Copy>(
            rule: &'static str,
            name: &'static str,
            all: &[T],
            told: fn(T) -> &'static str,
            set: T,
        ) -> Reading {
            Reading { rule, name, values: all.iter().map(|&one| told(one)).collect(), set: told(set) }
        }
        vec![
            of("D5", "free_actions", FreeActions::ALL, FreeActions::name, self.free_actions),
            of("D7", "boss_cards", BossCards::ALL, BossCards::name, self.boss_cards),
            of("D8", "boss_ambush", BossAmbush::ALL, BossAmbush::name, self.boss_ambush),
            of("D9", "gaps", Gaps::ALL, Gaps::name, self.gaps),
            of("D11", "drift", Drift::ALL, Drift::name, self.drift),
            of(
                "D12",
                "water_free_actions",
                WaterFreeActions::ALL,
                WaterFreeActions::name,
                self.water_free_actions,
            ),
            of("D17", "sold_finds", SoldFinds::ALL, SoldFinds::name, self.sold_finds),
            of("D18", "search_limit", SearchLimit::ALL, SearchLimit::name, self.search_limit),
            of("D24", "ranged_reach", RangedReach::ALL, RangedReach::name, self.ranged_reach),
            of("D26", "capture_wounds", CaptureWounds::ALL, CaptureWounds::name, self.capture_wounds),
            of("D28", "capture_losses", CaptureLosses::ALL, CaptureLosses::name, self.capture_losses),
            of("D29", "rescue", Rescue::ALL, Rescue::name, self.rescue),
            of("D30", "web", Web::ALL, Web::name, self.web),
            of("D31", "charm_ends", CharmEnds::ALL, CharmEnds::name, self.charm_ends),
            of("D34", "hook_taken", HookTaken::ALL, HookTaken::name, self.hook_taken),
            of("D35", "fork_disarms", ForkDisarms::ALL, ForkDisarms::name, self.fork_disarms),
            of("D36", "grape_space", GrapeSpace::ALL, GrapeSpace::name, self.grape_space),
            of("D37", "grape_hits", GrapeHits::ALL, GrapeHits::name, self.grape_hits),
            of("D38", "large_and_grape", LargeAndGrape::ALL, LargeAndGrape::name, self.large_and_grape),
            of("D42", "sharing", Sharing::ALL, Sharing::name, self.sharing),
            of("D43", "pounce", Pounce::ALL, Pounce::name, self.pounce),
            of("D44", "chase", Chase::ALL, Chase::name, self.chase),
            of("D45", "achievement_time", AchievementTime::ALL, AchievementTime::name, self.achievement_time),
            of("D46", "roach_master", RoachMaster::ALL, RoachMaster::name, self.roach_master),
            of(
                "D48",
                "fallen_free_actions",
                FallenFreeActions::ALL,
                FallenFreeActions::name,
                self.fallen_free_actions,
            ),
            of("D50", "placing", Placing::ALL, Placing::name, self.placing),
            of("D60", "special_search", SpecialSearch::ALL, SpecialSearch::name, self.special_search),
            of("D61", "after_new_order", AfterNewOrder::ALL, AfterNewOrder::name, self.after_new_order),
            of("D62", "surge_order", SurgeOrder::ALL, SurgeOrder::name, self.surge_order),
            of("D63", "surge_moment", SurgeMoment::ALL, SurgeMoment::name, self.surge_moment),
            of("D68", "charmed_cheese", CharmedCheese::ALL, CharmedCheese::name, self.charmed_cheese),
            of("D69", "all_attacked", AllAttacked::ALL, AllAttacked::name, self.all_attacked),
            of("D71", "wounded_card", WoundedCard::ALL, WoundedCard::name, self.wounded_card),
            of("D72", "first_ability", FirstAbility::ALL, FirstAbility::name, self.first_ability),
            of("D73", "webbed_explorer", WebbedExplorer::ALL, WebbedExplorer::name, self.webbed_explorer),
            of("D74", "late_figures", LateFigures::ALL, LateFigures::name, self.late_figures),
            of("D75", "hook_reach", HookReach::ALL, HookReach::name, self.hook_reach),
        ]
    }
}

/// One option, by stable names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The rule that leaves it open.
    pub rule: &'static str,
    /// The name of the option.
    pub name: &'static str,
    /// Its values, the default first.
    pub values: Vec<&'static str>,
    /// The value that is set.
    pub set: &'static str,
}
