//! The edge of the city: the places that its connectors lead to, and the preference among them (R5.1, R5.4).

use crate::Ratcatcher;
use crate::content::{DISTRICTS, District};
use crate::index::{Direction, DistrictIx, Letter};
use crate::state::{ACTIVE, FRESH, State};

/// The preference for a place for a new district (R5.4); lower is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Preference {
    /// It joins the district your pawn is in.
    YourDistrict,
    /// It joins an active district.
    Active,
    /// It joins the city somewhere.
    Anywhere,
}

/// A place of the grid that connectors of the city lead to.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Cell {
    pub x: i8,
    pub y: i8,
    /// The directions of these connectors, as bits, by preference.
    offers: [u8; 3],
}

impl Cell {
    /// The best preference for a card with connectors in these directions; `None` if it does not fit.
    pub fn fit(self, gates: u8) -> Option<Preference> {
        let all = [Preference::YourDistrict, Preference::Active, Preference::Anywhere];
        all.into_iter().zip(self.offers).find(|(_, offer)| offer & gates != 0).map(|(found, _)| found)
    }
}

/// Every place that a connector of the city leads to, in the order of the districts.
pub(crate) struct Frontier {
    cells: [Cell; 4 * DISTRICTS],
    len: usize,
}

impl Frontier {
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.cells.iter().copied().take(self.len)
    }

    /// The cell of a place, added if it does not exist yet.
    fn cell(&mut self, x: i8, y: i8) -> &mut Cell {
        let found = self.cells().position(|cell| cell.x == x && cell.y == y);
        let place = found.unwrap_or(self.len).min(self.cells.len() - 1);
        self.len = self.len.max(place + 1);
        let cell = &mut self.cells[place];
        (cell.x, cell.y) = (x, y);
        cell
    }

    /// The best preference that any place offers a card in any of its turns, given the directions of its connectors
    /// in each turn.
    pub fn best(&self, turned: [u8; 4]) -> Option<Preference> {
        let gates = turned.into_iter().fold(0, |all, gates| all | gates);
        self.cells().filter_map(|cell| cell.fit(gates)).min()
    }
}

/// The index of a row in a table of rows.
fn row(y: i8) -> usize {
    usize::from(y.cast_unsigned() % 64)
}

/// The bit of a column.
fn column(x: i8) -> u64 {
    1 << (x.cast_unsigned() % 64)
}

impl Ratcatcher {
    /// The district on a place of the grid.
    pub(crate) fn district_at(state: &State, x: i8, y: i8) -> Option<DistrictIx> {
        state.city().find(|&district| {
            let site = state.site(district);
            site.x == x && site.y == y
        })
    }

    /// The connector of a placed district in a direction.
    pub(crate) fn gate_of(
        &self,
        state: &State,
        district: DistrictIx,
        direction: Direction,
    ) -> Option<Letter> {
        Self::gate(self.card(state, district), direction, state.site(district).turn)
    }

    /// The preference for joining a district of the city (R5.4, A7).
    fn joining(&self, state: &State, district: DistrictIx) -> Preference {
        let mine = state.me.zone.district();
        let site = state.site(district);
        if district == mine {
            Preference::YourDistrict
        } else if site.flags & ACTIVE != 0
            || (site.flags & FRESH != 0 && Self::are_joined(state, district, mine))
        {
            Preference::Active
        } else {
            Preference::Anywhere
        }
    }

    /// The places of the grid that a connector of the city leads to, each once.
    pub(crate) fn frontier(&self, state: &State) -> Frontier {
        let mut frontier = Frontier { cells: [Cell::default(); 4 * DISTRICTS], len: 0 };
        // Rows of the grid, as bits. The districts join each other, so the distance between any two is less than
        // their number.
        let mut taken = [0u64; 64];
        for district in state.city() {
            let site = state.site(district);
            taken[row(site.y)] |= column(site.x);
        }
        for district in state.city() {
            let site = state.site(district);
            let gates = Self::gates(self.card(state, district), site.turn);
            let joining = self.joining(state, district);
            for direction in Direction::ALL.into_iter().filter(|direction| gates & direction.bit() != 0) {
                let Some((x, y)) = direction.from(site.x, site.y) else { continue };
                if taken[row(y)] & column(x) == 0 {
                    frontier.cell(x, y).offers[joining as usize] |= direction.opposite().bit();
                }
            }
        }
        frontier
    }

    /// For each turn of a card, the directions of its connectors, as bits.
    pub(crate) fn turned(card: &District) -> [u8; 4] {
        [0, 1, 2, 3].map(|turn| Self::gates(card, turn))
    }

    /// The directions of a turned card's connectors, as bits.
    pub(crate) fn gates(card: &District, turn: u8) -> u8 {
        let gates =
            Direction::ALL.into_iter().filter(|&direction| Self::gate(card, direction, turn).is_some());
        gates.fold(0, |set, direction| set | direction.bit())
    }
}
