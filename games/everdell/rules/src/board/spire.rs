//! The view of Spirecrest: the trail, and the pieces of a player.

use serde::Serialize;

use super::small;
use crate::Everdell;
use crate::content::{AREAS, Area, Gain, Season};
use crate::index::{BesideIx, DiscoveryIx, Owner, Stage, TileIx};
use crate::kind::Kind;
use crate::state::{BESIDE, Post, Spire, State};

use super::SpaceView;

/// The trail of Spirecrest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrailView {
    /// The weather, by season.
    pub weather: Vec<WeatherView>,
    /// The sections.
    pub sections: Vec<SectionView>,
    /// The discoveries that are turned up, with their costs.
    pub turned: Vec<TurnedView>,
    /// The cards beside Stormvale.
    pub vale: Vec<BesideView>,
    /// The cards revealed in the Moleia Mines.
    pub mined: Vec<Kind>,
}

/// The weather of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WeatherView {
    /// The season.
    pub season: Season,
    /// The card, if it is turned up.
    pub id: Option<String>,
    /// The players that it affects now.
    pub touches: Vec<Owner>,
}

/// A section of the trail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SectionView {
    /// Which.
    pub area: Area,
    /// Whether its tiles are turned up.
    pub up: bool,
    /// The map tiles along it.
    pub tiles: Vec<TileView>,
    /// Discoveries in its deck.
    pub deck: u8,
    /// Whose rabbits are there.
    pub rabbits: Vec<Owner>,
}

/// A map tile, or a discovery that is a step of an expedition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// The stable name.
    pub id: String,
    /// The name of the thing a person can point at.
    pub thing: String,
    /// The cost of the step.
    pub pay: Gain,
    /// What it is worth.
    pub points: u8,
}

/// A discovery that is turned up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TurnedView {
    /// The stable name.
    pub id: String,
    /// The name of the thing a person can point at.
    pub thing: String,
    /// Its cost in resources and cards.
    pub cost: u8,
}

/// A card under a discovery or beside Stormvale.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BesideView {
    /// The name of the thing a person can point at.
    pub thing: String,
    /// The card.
    pub kind: Kind,
}

/// The Spirecrest pieces of a player or Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpireView {
    /// The discoveries.
    pub discoveries: Vec<DiscoveryView>,
    /// The steps of the expedition, from the left.
    pub steps: Vec<TileView>,
    /// How many of them were walked.
    pub walked: u8,
    /// The weather that touches the player now.
    pub weather: Option<String>,
}

/// A discovery of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DiscoveryView {
    /// The stable name.
    pub id: String,
    /// Its spaces for workers, if it has some or is the place of a big critter.
    pub space: Option<SpaceView>,
    /// It shows the OPEN sign.
    pub open: bool,
    /// Its points now.
    pub points: i16,
    /// Where the big critter is, as a stable name, if it is one.
    pub beast: Option<String>,
    /// Cards under it.
    pub under: Vec<BesideView>,
}

impl Everdell {
    /// The trail.
    pub(super) fn look_at_trail(&self, state: &State, spire: &Spire) -> TrailView {
        let weather = Season::ALL.iter().map(|&season| WeatherView {
            season,
            id: spire.weather[season as usize]
                .get()
                .and_then(|it| Some(self.weather_card(it)?.id.to_string())),
            touches: state
                .people()
                .filter(|&who| state.player(who).season == season && self.weather(state, who).is_some())
                .collect(),
        });
        let sections = Area::ALL.iter().map(|&area| {
            let place = area as usize;
            let deck = self.discoveries_of(place);
            let under = spire.under[place].iter().map(|group| group.len()).sum::<usize>();
            SectionView {
                area,
                up: spire.up[place],
                tiles: spire.tiles(place).filter_map(|tile| self.look_at_tile(tile)).collect(),
                deck: small(spire.unseen.and(deck).len() + under),
                rabbits: state.people().filter(|&who| spire.explored(who) == place).collect(),
            }
        });
        let turned = (0..).zip(&spire.turned).filter_map(|(cost, one)| {
            let id = self.discovery_name(one.get()?);
            Some(TurnedView { thing: format!("discover:{id}"), id, cost })
        });
        TrailView {
            weather: weather.collect(),
            sections: sections.collect(),
            turned: turned.collect(),
            vale: self.look_beside(spire, 2),
            mined: spire.mined.cards().collect(),
        }
    }

    fn look_at_tile(&self, tile: TileIx) -> Option<TileView> {
        let record = self.map_tile(tile)?;
        let id = record.id.to_string();
        Some(TileView { thing: format!("tile:{id}"), id, pay: record.pay, points: record.points })
    }

    /// The cards in a row of places beside discoveries.
    fn look_beside(&self, spire: &Spire, row: usize) -> Vec<BesideView> {
        let places = BesideIx::first(9).skip(row * BESIDE).take(BESIDE);
        let cards = places.filter_map(|place| {
            let kind = spire.beside(place)?;
            Some(BesideView { thing: format!("beside:{}", u16::from(place) + 1), kind })
        });
        cards.collect()
    }

    /// The Spirecrest pieces of a player or Nightweave.
    pub(super) fn look_at_spire(&self, state: &State, spire: &Spire, who: Owner) -> SpireView {
        let steps = self.steps(state, who).map(|(stage, pay, points)| {
            let id = match stage {
                Stage::Tile(tile) => self.tile_name(tile),
                Stage::Discovery(discovery) => self.discovery_name(discovery),
            };
            TileView { thing: format!("tile:{id}"), id, pay, points }
        });
        let owned = spire.owned[who.index()].iter();
        SpireView {
            discoveries: owned.filter_map(|one| self.look_at_discovery(state, spire, who, one)).collect(),
            steps: steps.take(AREAS + 2).collect(),
            walked: spire.walked[who.index()],
            weather: self.weather(state, who).map(|weather| weather.id.to_string()),
        }
    }

    fn look_at_discovery(
        &self,
        state: &State,
        spire: &Spire,
        who: Owner,
        discovery: DiscoveryIx,
    ) -> Option<DiscoveryView> {
        let record = self.discovery(discovery)?;
        let post = Post::Discovery(discovery);
        let beast = self.beast(discovery).is_some();
        let place = spire.worker_of(who, discovery).map(|worker| state.player(who).workers[worker]);
        let under = match record.effect {
            crate::content::DiscoveryEffect::Tuck(tuck) => {
                self.look_beside(spire, usize::from(tuck.critters))
            }
            _ => Vec::new(),
        };
        Some(DiscoveryView {
            id: record.id.to_string(),
            space: (record.spots > 0 || beast)
                .then(|| self.look_at_space(state, post, Some(&record.id), Some(record.spots.max(1)))),
            open: record.open,
            points: if who.is_rival() {
                record.points.into()
            } else {
                self.discovery_points(state, who, discovery)
            },
            beast: if beast { place.map(|post| self.post_name(post)) } else { None },
            under,
        })
    }
}
