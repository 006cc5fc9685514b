//! The closed lists of the game: mice, classes, creatures, their initiative cards and the die.

/// A closed list of things with stable names.
pub trait Listed: Copy + 'static {
    /// All elements, in the order of tables.
    const LIST: &'static [Self];

    /// Its index in tables, and its bit in a set.
    fn place(self) -> usize;
}

/// The elements of a closed list whose bits are in a set, in the order of tables.
pub fn members<T: Listed>(set: impl Into<u64>) -> impl Iterator<Item = T> {
    let set = set.into();
    T::LIST.iter().copied().filter(move |one| set & (1 << one.place()) != 0)
}

/// Declares a closed list of things with stable names.
macro_rules! list {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$value_meta])* #[serde(rename = $text)] $value),+
        }

        impl $name {
            /// All elements, in the order of tables.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The stable name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }

            /// The element with this stable name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.name() == name)
            }

            /// Its index in tables.
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::kinds::Listed for $name {
            const LIST: &'static [Self] = Self::ALL;

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }
    };
}

pub(crate) use list;

list! {
    /// A mouse hero (M1.2).
    Hero {
        /// Prince Collin.
        Collin = "collin",
        /// Nez, the smith.
        Nez = "nez",
        /// Tilda, the healer.
        Tilda = "tilda",
        /// Filch, the scamp.
        Filch = "filch",
        /// Lily, the archer.
        Lily = "lily",
        /// Maginos, the mystic.
        Maginos = "maginos",
    }
}

list! {
    /// The trade of a mouse (M1.2).
    Class {
        /// Leader.
        Leader = "leader",
        /// Warrior.
        Warrior = "warrior",
        /// Tinkerer.
        Tinkerer = "tinkerer",
        /// Healer.
        Healer = "healer",
        /// Scamp.
        Scamp = "scamp",
        /// Archer.
        Archer = "archer",
        /// Mystic.
        Mystic = "mystic",
    }
}

list! {
    /// An opponent of the mice: a kind of minion, or a boss (M20.8).
    Creature {
        /// A roach.
        Roach = "roach",
        /// A rat warrior.
        RatWarrior = "rat_warrior",
        /// An elite rat warrior: a rat with a token (M17.7).
        EliteRatWarrior = "elite_rat_warrior",
        /// A spider.
        Spider = "spider",
        /// A cave centipede.
        Centipede = "centipede",
        /// Captain Vurst: a rat with his token (M17.7).
        CaptainVurst = "captain_vurst",
        /// Skitter-Clak, who uses the figure of the centipede.
        SkitterClak = "skitter_clak",
        /// Brodie the cat, a marker and no figure (M21.1).
        Brodie = "brodie",
        /// Vanestra, who uses the figure of the spider.
        Vanestra = "vanestra",
    }
}

impl Creature {
    /// Whether it is a boss (M20.8).
    pub fn is_boss(self) -> bool {
        matches!(self, Self::CaptainVurst | Self::SkitterClak | Self::Brodie | Self::Vanestra)
    }

    /// Its initiative cards.
    pub fn cards(self) -> &'static [Foe] {
        match self {
            Self::Roach => &[Foe::Roach],
            Self::RatWarrior => &[Foe::RatWarrior],
            Self::EliteRatWarrior => &[Foe::EliteRatWarrior],
            Self::Spider => &[Foe::Spider],
            Self::Centipede => &[Foe::Centipede],
            Self::CaptainVurst => &[Foe::CaptainVurst],
            Self::SkitterClak => &[Foe::SkitterClak],
            Self::Brodie => &[Foe::BrodieChases, Foe::BrodiePounces],
            Self::Vanestra => &[Foe::VanestraCharm, Foe::VanestraSting, Foe::VanestraWeb, Foe::VanestraCall],
        }
    }

    /// The figure it needs; several creatures share figures (M17.7). Brodie needs none (M21.1).
    pub fn figure(self) -> Option<Figure> {
        match self {
            Self::Roach => Some(Figure::Roach),
            Self::RatWarrior | Self::EliteRatWarrior | Self::CaptainVurst => Some(Figure::Rat),
            Self::Spider | Self::Vanestra => Some(Figure::Spider),
            Self::Centipede | Self::SkitterClak => Some(Figure::Centipede),
            Self::Brodie => None,
        }
    }
}

list! {
    /// A figure in the box that stands for minions.
    Figure {
        /// Eight of them.
        Roach = "roach",
        /// Six of them.
        Rat = "rat",
        /// One.
        Spider = "spider",
        /// One.
        Centipede = "centipede",
    }
}

list! {
    /// The initiative card of a creature (M1.3); a boss may have several (M4.6).
    Foe {
        /// Roaches.
        Roach = "roach",
        /// Rat warriors.
        RatWarrior = "rat_warrior",
        /// Elite rat warriors.
        EliteRatWarrior = "elite_rat_warrior",
        /// The spider.
        Spider = "spider",
        /// The cave centipede.
        Centipede = "centipede",
        /// Captain Vurst.
        CaptainVurst = "captain_vurst",
        /// Skitter-Clak.
        SkitterClak = "skitter_clak",
        /// Brodie chases.
        BrodieChases = "brodie_chases",
        /// Brodie pounces.
        BrodiePounces = "brodie_pounces",
        /// Vanestra's charm.
        VanestraCharm = "vanestra_charm",
        /// Vanestra's sting.
        VanestraSting = "vanestra_sting",
        /// Vanestra's web.
        VanestraWeb = "vanestra_web",
        /// Vanestra's call.
        VanestraCall = "vanestra_call",
    }
}

impl Foe {
    /// The creature of the card.
    pub fn creature(self) -> Creature {
        match self {
            Self::Roach => Creature::Roach,
            Self::RatWarrior => Creature::RatWarrior,
            Self::EliteRatWarrior => Creature::EliteRatWarrior,
            Self::Spider => Creature::Spider,
            Self::Centipede => Creature::Centipede,
            Self::CaptainVurst => Creature::CaptainVurst,
            Self::SkitterClak => Creature::SkitterClak,
            Self::BrodieChases | Self::BrodiePounces => Creature::Brodie,
            Self::VanestraCharm | Self::VanestraSting | Self::VanestraWeb | Self::VanestraCall => {
                Creature::Vanestra
            }
        }
    }
}

list! {
    /// A face of the action die (M1.4), in the order of the dossier.
    Face {
        /// Cheese, 1.
        Cheese = "cheese",
        /// Sword, 2, with a star.
        Sword = "sword",
        /// Sword with shield, 3.
        Both = "both",
        /// Bow, 2.
        Bow = "bow",
        /// Sword with shield, 3, with a star.
        BothStar = "both_star",
        /// Bow, 1, with a star.
        BowStar = "bow_star",
    }
}

impl Face {
    /// The face for a roll of 1 to 6.
    pub fn of(roll: u8) -> Self {
        Self::ALL[usize::from(roll.saturating_sub(1)).min(5)]
    }

    /// The number in the corner.
    pub fn number(self) -> u8 {
        match self {
            Self::Cheese | Self::BowStar => 1,
            Self::Sword | Self::Bow => 2,
            Self::Both | Self::BothStar => 3,
        }
    }

    /// Whether it has a star.
    pub fn star(self) -> bool {
        matches!(self, Self::Sword | Self::BothStar | Self::BowStar)
    }

    /// Whether it hits in melee (M11.3).
    pub fn sword(self) -> bool {
        matches!(self, Self::Sword | Self::Both | Self::BothStar)
    }

    /// Whether it hits at range (M11.4).
    pub fn bow(self) -> bool {
        matches!(self, Self::Bow | Self::BowStar)
    }

    /// Whether it blocks (M11.5).
    pub fn shield(self) -> bool {
        matches!(self, Self::Both | Self::BothStar)
    }
}

list! {
    /// A slot of a mouse for equipment (M24.2).
    Slot {
        /// Held in the paws.
        Paw = "paw",
        /// On the head.
        Head = "head",
        /// On the body.
        Body = "body",
        /// Round the neck.
        Neck = "neck",
        /// At the belt.
        Belt = "belt",
    }
}

list! {
    /// A condition of a mouse (M23): a bit of [`Plight`](crate::Plight).
    Condition {
        /// Captured (M22).
        Captured = "captured",
        /// Stunned (M23.1).
        Stunned = "stunned",
        /// Webbed (M23.2).
        Webbed = "webbed",
        /// Knocked down (M23.3).
        Down = "down",
        /// Charmed (M23.4).
        Charmed = "charmed",
        /// Unseen by minions until its next turn.
        Hidden = "hidden",
        /// A golem until its next turn.
        Golem = "golem",
        /// Rescued before its own turn: it has none in this round (D29).
        Rescued = "rescued",
    }
}

list! {
    /// An ability whose effect lasts until the next turn of the mouse that used it: a bit of its `aura`.
    Aura {
        /// Fortify.
        Fortify = "fortify",
        /// Battle Leader.
        BattleLeader = "battle_leader",
    }
}

list! {
    /// A free action (M6.3): a bit of the free actions that a mouse has taken in its turn.
    Free {
        /// Share (M24.1).
        Share = "share",
        /// Equip (M24.2).
        Equip = "equip",
        /// Level up (M25.1).
        Level = "level",
        /// Use a scroll (D4).
        Scroll = "scroll",
    }
}

impl Free {
    /// Its bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

list! {
    /// A special property of an attack: a bit of its `marks`.
    Mark {
        /// Its wounds are poison wounds.
        Poison = "poison",
        /// It stuns the mice that it wounds.
        Stun = "stun",
        /// It charms the mice that it wounds.
        Charm = "charm",
        /// It webs the mice that it wounds.
        Web = "web",
        /// It steals cheese instead of causing wounds.
        Steal = "steal",
        /// A charmed mouse makes it (D68).
        Charmed = "charmed",
        /// Brodie makes it: the rolled cheese is lost (M21.2).
        Brodie = "brodie",
        /// It is one of the extra attacks of Captain Vurst.
        Again = "again",
    }
}

list! {
    /// The kind of an attack (M1.7).
    #[derive(Default)]
    Harm {
        /// Blades and points.
        #[default]
        Sharp = "sharp",
        /// Hammers and clubs.
        Blunt = "blunt",
        /// Arrows and stones.
        Missile = "missile",
        /// Spells.
        Magic = "magic",
    }
}

list! {
    /// An ability printed on a hero card (M1.2).
    Gift {
        /// Collin: after a new order has been set, he may exchange his card with that of another mouse.
        Command = "command",
        /// Nez: once a chapter, a search that finds something finds a party item of his choice.
        Treasure = "treasure",
        /// Tilda: once in her turn she may pay 1 cheese to heal 1 wound of a mouse near her.
        Mend = "mend",
        /// Filch: he also gains the cheese that rats roll against him.
        Pilfer = "pilfer",
        /// Filch: a third paw for a dagger.
        Tail = "tail",
        /// Lily: mousetraps do not affect her.
        Lesson = "lesson",
        /// Maginos: ability cards cost him 1 cheese less, but never less than 1.
        Thrift = "thrift",
    }
}

list! {
    /// An ability card (M1.10, D1).
    Ability {
        /// First Aid.
        FirstAid = "first_aid",
        /// Accurate Shot.
        AccurateShot = "accurate_shot",
        /// Aimed Shot.
        AimedShot = "aimed_shot",
        /// Power Shot.
        PowerShot = "power_shot",
        /// Preemptive Shot.
        PreemptiveShot = "preemptive_shot",
        /// Cure.
        Cure = "cure",
        /// Fortify.
        Fortify = "fortify",
        /// Major Heal.
        MajorHeal = "major_heal",
        /// Battle Leader.
        BattleLeader = "battle_leader",
        /// Give Order.
        GiveOrder = "give_order",
        /// Inspire.
        Inspire = "inspire",
        /// Meeps.
        Meeps = "meeps",
        /// Chain Lightning.
        ChainLightning = "chain_lightning",
        /// Invisibility.
        Invisibility = "invisibility",
        /// Mystic Blast.
        MysticBlast = "mystic_blast",
        /// Mystic Bolt.
        MysticBolt = "mystic_bolt",
        /// Dodge.
        Dodge = "dodge",
        /// Energy Rush.
        EnergyRush = "energy_rush",
        /// Find.
        Find = "find",
        /// Keen Eye.
        KeenEye = "keen_eye",
        /// Knife Strike.
        KnifeStrike = "knife_strike",
        /// Set Trap.
        SetTrap = "set_trap",
        /// Backslash.
        Backslash = "backslash",
        /// Battle Squeak.
        BattleSqueak = "battle_squeak",
        /// Feint.
        Feint = "feint",
        /// Protect.
        Protect = "protect",
        /// Resolve.
        Resolve = "resolve",
        /// Thundersqueak.
        Thundersqueak = "thundersqueak",
    }
}

list! {
    /// A party item (M26).
    Treasure {
        /// The Disguises (M26.2).
        Disguises = "disguises",
        /// Fishhook & Thread (M26.3).
        Fishhook = "fishhook",
        /// The Dinner Fork (M26.4).
        Fork = "fork",
        /// The Grape (M26.5).
        Grape = "grape",
    }
}

list! {
    /// An individual achievement (M29.2).
    Honour {
        /// Cheese Master (M29.3).
        CheeseMaster = "cheese_master",
        /// Roach Master (M29.4).
        RoachMaster = "roach_master",
        /// Poison Master (M29.5).
        PoisonMaster = "poison_master",
        /// Escape Artist (M29.6).
        EscapeArtist = "escape_artist",
        /// Cat Tamer (M29.7).
        CatTamer = "cat_tamer",
    }
}

list! {
    /// A story achievement (M29.1).
    Tale {
        /// Miz Maggie's friendship.
        MizMaggie = "miz_maggie",
        /// Vanestra's Brush.
        Brush = "brush",
        /// The King's favour.
        King = "king",
        /// A splinter of the cat's claw.
        Claw = "claw",
        /// Catnip.
        Catnip = "catnip",
    }
}

list! {
    /// An edge of a tile, seen with its arrow upwards (M1.12).
    Edge {
        /// The top.
        North = "north",
        /// The right.
        East = "east",
        /// The bottom.
        South = "south",
        /// The left.
        West = "west",
    }
}

impl Edge {
    /// The edge that touches this one on the next tile.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The step to the tile beyond, with y growing southwards.
    pub fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}
