//! Spirecrest in described positions.

use tabletop::{Fields, Maybe, PositionFault};

use super::declared::{LairPosition, PlayerPosition, ScenarioPosition, Seat, TrailPosition};
use super::names::{each, fault, one, owner, stock};
use super::writing::write_stock;
use crate::Everdell;
use crate::content::{AREAS, Season};
use crate::index::{DiscoveryIx, Owner, TileIx, WeatherIx};
use crate::names::{find_id, owner_name};
use crate::state::{ALONG, BESIDE, Discoveries, Hand, Spire, State, TURNED_UP, Tally, WORKERS};

/// The Spirecrest fields of a position for one owner.
struct Theirs<'a> {
    at: String,
    discoveries: &'a Option<Vec<String>>,
    charted: &'a Option<Vec<String>>,
}

impl Everdell {
    /// Reads the parts for Spirecrest.
    pub(super) fn read_spire(
        &self,
        state: &mut State,
        position: &ScenarioPosition,
    ) -> Result<(), PositionFault> {
        let seats = state.players;
        let people = position.players.as_deref().unwrap_or_default();
        let rival = state.rival == crate::RivalKind::Nightweave;
        let unseen = state.spire().map(|spire| spire.unseen);
        let Some(spire) = state.spire_mut() else {
            let given = |Fields(player): &Fields<PlayerPosition>| {
                player.discoveries.is_some()
                    || player.charted.is_some()
                    || player.walked.is_some()
                    || player.beasts.is_some()
            };
            let hers =
                |Fields(lair): &Fields<LairPosition>| lair.discoveries.is_some() || lair.charted.is_some();
            let there = people.iter().any(given) || position.lair.as_ref().is_some_and(hers);
            return if position.trail.is_some() || there {
                Err(fault("trail", "Spirecrest is not in this game"))
            } else {
                Ok(())
            };
        };
        let mut seen = Discoveries::default();
        let mut laid: Vec<TileIx> = Vec::new();
        for (who, Fields(player)) in Owner::people(seats).zip(people) {
            let at = format!("players[{}]", owner_name(who));
            let theirs =
                Theirs { at: at.clone(), discoveries: &player.discoveries, charted: &player.charted };
            self.read_theirs(spire, who, &theirs, &mut seen, &mut laid)?;
            spire.walked[who.index()] = player.walked.unwrap_or(0);
            self.read_beasts(spire, who, player.beasts.as_deref(), &format!("{at}.beasts"))?;
        }
        if let Some(Fields(lair)) = position.lair.as_ref().filter(|_| rival) {
            let theirs =
                Theirs { at: "lair".to_owned(), discoveries: &lair.discoveries, charted: &lair.charted };
            self.read_theirs(spire, Owner::RIVAL, &theirs, &mut seen, &mut laid)?;
        }
        if let Some(Fields(trail)) = &position.trail {
            self.read_trail(spire, trail, seats, &mut seen, &mut laid)?;
        }
        let unseen = unseen.unwrap_or_default();
        spire.unseen = unseen.iter().filter(|&discovery| !seen.has(discovery)).collect();
        for who in state.people().chain([Owner::RIVAL]) {
            let steps = self.steps(state, who).count();
            let walked = state.spire().map_or(0, |spire| spire.walked[who.index()]);
            if usize::from(walked) > steps {
                let at = format!("players[{}].walked", owner_name(who));
                return Err(fault(&at, "these are more steps than the expedition has"));
            }
        }
        Ok(())
    }

    /// The discoveries and tiles of an owner.
    fn read_theirs(
        &self,
        spire: &mut Spire,
        who: Owner,
        theirs: &Theirs<'_>,
        seen: &mut Discoveries,
        laid: &mut Vec<TileIx>,
    ) -> Result<(), PositionFault> {
        let at = format!("{}.discoveries", theirs.at);
        for discovery in
            each(theirs.discoveries.as_deref(), &at, "a discovery", |name| self.find_discovery(name))?
        {
            see(seen, discovery, &at)?;
            spire.owned[who.index()].add(discovery);
        }
        let at = format!("{}.charted", theirs.at);
        let tiles = each(theirs.charted.as_deref(), &at, "a map tile", |name| self.find_tile(name))?;
        if tiles.len() > AREAS {
            return Err(fault(&at, "there are three sections"));
        }
        for (place, tile) in spire.charted[who.index()].iter_mut().zip(tiles) {
            lay(laid, tile, &at)?;
            *place = tile.into();
        }
        Ok(())
    }

    fn find_tile(&self, name: &str) -> Option<TileIx> {
        TileIx::at(find_id(&self.content.tiles, |record| &record.id, name)?)
    }

    /// Which workers are big critters, in the order of the pieces.
    fn read_beasts(
        &self,
        spire: &mut Spire,
        who: Owner,
        beasts: Option<&[Option<String>]>,
        at: &str,
    ) -> Result<(), PositionFault> {
        let beasts = beasts.unwrap_or_default();
        if beasts.len() > WORKERS {
            return Err(fault(at, &format!("there are only {WORKERS} pieces")));
        }
        for (index, name) in beasts.iter().enumerate() {
            let Some(name) = name.as_deref().filter(|name| !name.is_empty()) else { continue };
            let own = spire.owned[who.index()];
            let beast =
                self.find_discovery(name).filter(|&beast| self.beast(beast).is_some() && own.has(beast));
            let wrong = || fault(&format!("{at}[{index}]"), "this must be a big critter of the player");
            let beast = beast.ok_or_else(wrong)?;
            if spire.worker_of(who, beast).is_some() {
                return Err(wrong());
            }
            spire.beasts[who.index()][index] = beast.into();
        }
        Ok(())
    }

    fn read_trail(
        &self,
        spire: &mut Spire,
        trail: &TrailPosition,
        seats: u8,
        seen: &mut Discoveries,
        laid: &mut Vec<TileIx>,
    ) -> Result<(), PositionFault> {
        let content = &self.content;
        let kind = |name: &str| self.find_kind(name);
        for (name, card) in trail.weather.iter().flatten() {
            let at = format!("trail.weather.{name}");
            let season = Season::ALL.iter().find(|season| season.name() == name);
            let season = season.ok_or_else(|| fault(&at, "there is no such season"))?;
            let weather = find_id(&content.weather, |record| &record.id, card).filter(|&weather| {
                content.weather.get(weather).is_some_and(|record| record.season == *season)
            });
            let wrong = || fault(&at, "this must be a weather card of the season");
            spire.weather[*season as usize] = weather.and_then(WeatherIx::at).ok_or_else(wrong)?.into();
        }
        let rows = trail.tiles.as_deref().unwrap_or_default();
        if rows.len() > AREAS || rows.iter().any(|row| row.len() > ALONG) {
            return Err(fault("trail.tiles", "there are three sections with at most seven tiles"));
        }
        for (area, row) in rows.iter().enumerate() {
            spire.up[area] = !row.is_empty();
            for (place, name) in row.iter().enumerate() {
                let at = format!("trail.tiles[{area}][{place}]");
                let name = name.as_deref().filter(|name| !name.is_empty());
                let Some(tile) = one(name, &at, "a map tile", |name| self.find_tile(name))? else { continue };
                lay(laid, tile, &at)?;
                spire.along[area][place] = tile.into();
            }
        }
        for (up, &given) in spire.up.iter_mut().zip(trail.up.iter().flatten()) {
            *up = given;
        }
        let turned = trail.turned.as_deref().unwrap_or_default();
        if turned.len() > TURNED_UP {
            return Err(fault("trail.turned", "there are three at most"));
        }
        for (place, name) in turned.iter().enumerate() {
            let at = format!("trail.turned[{place}]");
            let name = name.as_deref().filter(|name| !name.is_empty());
            let found = one(name, &at, "a discovery", |name| self.find_discovery(name))?;
            if let Some(discovery) = found {
                see(seen, discovery, &at)?;
                spire.turned[place] = discovery.into();
            }
        }
        for (area, groups) in trail.under.iter().flatten().enumerate().take(AREAS) {
            for (group, names) in groups.iter().enumerate() {
                let at = format!("trail.under[{area}][{group}]");
                let found = each(Some(names), &at, "a discovery", |name| self.find_discovery(name))?;
                for &discovery in &found {
                    see(seen, discovery, &at)?;
                }
                spire.put_under(area, found.into_iter().collect());
            }
        }
        for (row, names) in trail.tucked.iter().flatten().enumerate().take(2) {
            let at = format!("trail.tucked[{row}]");
            spire.tucked[row] = super::names::places(Some(names), kind, &at)?;
        }
        spire.vale = super::names::places::<BESIDE>(trail.vale.as_deref(), kind, "trail.vale")?;
        spire.mined = Hand::default();
        for kind in each(trail.mined.as_deref(), "trail.mined", "a card", kind)? {
            spire.mined.add(kind);
        }
        if let Some(seat) = trail.calm {
            spire.calm = owner(seat, "trail.calm", seats)?.into();
        }
        spire.stays = trail.stays.unwrap_or(false);
        let acting =
            one(trail.acting.as_deref(), "trail.acting", "a discovery", |name| self.find_discovery(name))?;
        spire.acting = acting.into();
        spire.gathered = stock(trail.gathered);
        spire.discarded =
            self.read_cards(trail.discarded.as_ref(), "trail.discarded")?.unwrap_or(Tally::NONE);
        spire.drew = trail.drew.unwrap_or(false);
        Ok(())
    }

    /// Writes the state of the trail.
    pub(super) fn write_trail(&self, spire: &Spire) -> TrailPosition {
        let weather = Season::ALL.iter().filter_map(|&season| {
            let card = self.weather_card(spire.weather[season as usize].get()?)?;
            Some((season.name().to_owned(), card.id.to_string()))
        });
        let tile = |tile: Maybe<TileIx>| tile.get().map(|tile| self.tile_name(tile));
        let rows = spire.along.iter().map(|row| {
            let used = row.iter().rposition(|tile| tile.is_some()).map_or(0, |last| last + 1);
            row[..used].iter().map(|&one| tile(one)).collect()
        });
        let names = |all: Discoveries| all.iter().map(|one| self.discovery_name(one)).collect::<Vec<_>>();
        let under = spire.under.iter().map(|groups| {
            groups.iter().filter(|group| !group.is_empty()).map(|&group| names(group)).collect()
        });
        let under: Vec<Vec<Vec<String>>> = under.collect();
        let tucked: Vec<Vec<Option<String>>> =
            spire.tucked.iter().map(|row| self.write_places(row).unwrap_or_default()).collect();
        let vale = self.write_places(&spire.vale);
        let mined = self.write_hand(&spire.mined).filter(|cards| !cards.is_empty());
        TrailPosition {
            weather: Some(weather.collect()),
            tiles: Some(rows.collect()),
            up: Some(spire.up.to_vec()),
            turned: Some(
                spire.turned.iter().map(|one| one.get().map(|one| self.discovery_name(one))).collect(),
            ),
            under: under.iter().any(|groups: &Vec<_>| !groups.is_empty()).then_some(under),
            tucked: tucked.iter().any(|row| !row.is_empty()).then_some(tucked),
            vale: vale.filter(|cards| !cards.is_empty()),
            mined,
            calm: spire.calm.get().map(Seat),
            stays: spire.stays.then_some(true),
            acting: spire.acting.get().map(|one| self.discovery_name(one)),
            gathered: (!spire.gathered.is_empty()).then(|| write_stock(spire.gathered)),
            discarded: if spire.discarded == Tally::NONE { None } else { self.write_cards(&spire.discarded) },
            drew: spire.drew.then_some(true),
        }
    }

    /// Writes the Spirecrest pieces of a player.
    pub(super) fn write_spire(&self, spire: &Spire, who: Owner, player: &mut PlayerPosition) {
        (player.discoveries, player.charted) = self.write_theirs(spire, who);
        player.walked = Some(spire.walked[who.index()]);
        let beasts = &spire.beasts[who.index()];
        if beasts.iter().any(|beast| beast.is_some()) {
            let name = |beast: &Maybe<DiscoveryIx>| beast.get().map(|beast| self.discovery_name(beast));
            player.beasts = Some(beasts.iter().map(name).collect());
        }
    }

    /// The discoveries and tiles of an owner.
    pub(super) fn write_theirs(
        &self,
        spire: &Spire,
        who: Owner,
    ) -> (Option<Vec<String>>, Option<Vec<String>>) {
        let discoveries = spire.owned[who.index()].iter().map(|one| self.discovery_name(one));
        let tiles = spire.charted[who.index()].iter().filter_map(|tile| tile.get());
        (Some(discoveries.collect()), Some(tiles.map(|tile| self.tile_name(tile)).collect()))
    }
}

/// There is one of each discovery.
fn see(seen: &mut Discoveries, discovery: DiscoveryIx, at: &str) -> Result<(), PositionFault> {
    if seen.has(discovery) {
        return Err(fault(at, "there is only one of each discovery"));
    }
    seen.add(discovery);
    Ok(())
}

/// There is one of each map tile.
fn lay(laid: &mut Vec<TileIx>, tile: TileIx, at: &str) -> Result<(), PositionFault> {
    if laid.contains(&tile) {
        return Err(fault(at, "there is only one of each map tile"));
    }
    laid.push(tile);
    Ok(())
}
