//! What is numbered in this game: each index has its own type.

use tabletop::{Audience, Seat, index};

/// Seats for people.
pub const SEATS: usize = 4;

index! {
    /// Whose something is: a person, by seat, or the automated opponent, whose number follows the seats.
    pub struct Owner;
}

impl Owner {
    /// The automated opponent: Nightweave or Rugwort.
    pub const RIVAL: Self = Self::new(4);

    /// The first seat. Plans and plots are for one person only (N15.1).
    pub const FIRST: Self = Self::new(0);

    /// The person in a seat of this game.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self::new(seat.0)
    }

    /// Whether it is the automated opponent.
    #[inline]
    pub const fn is_rival(self) -> bool {
        self.get() == Self::RIVAL.get()
    }

    /// The seat of a person; `None` for the automated opponent.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        (self.index() < SEATS).then_some(Seat(self.get()))
    }

    /// The person who looks, if the audience is a seat.
    #[inline]
    pub fn looking(audience: Audience) -> Option<Self> {
        match audience {
            Audience::Seat(seat) => Self::at(seat.0.into()),
            Audience::Spectator => None,
        }
    }
}

index! {
    /// In which cities green cards are activated: in that of one owner, by its number, or in those of all opponents.
    pub struct Cities;
}

impl Cities {
    /// The cities of all opponents (E9.7).
    pub const OPPONENTS: Self = Self::new(5);

    /// The city of an owner.
    #[inline]
    pub const fn of(owner: Owner) -> Self {
        Self::new(owner.get())
    }

    /// Whether they are the cities of all opponents.
    #[inline]
    pub const fn is_opponents(self) -> bool {
        self.get() == Self::OPPONENTS.get()
    }

    /// Whether the city of `owner` is one of them, when `who` acts.
    #[inline]
    pub fn hold(self, owner: Owner, who: Owner) -> bool {
        if self.is_opponents() { owner != who } else { owner.get() == self.get() }
    }
}

/// For `serde(with)`: an owner or none as one number, 255 for none.
pub(crate) mod owner_or_255 {
    use serde::{Deserialize, Deserializer, Serializer};
    use tabletop::Maybe;

    use super::Owner;

    pub fn serialize<S: Serializer>(owner: &Maybe<Owner>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(owner.get().map_or(u8::MAX, Owner::get))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Maybe<Owner>, D::Error> {
        u8::deserialize(deserializer).map(|number| Owner::at(number.into()).into())
    }
}
