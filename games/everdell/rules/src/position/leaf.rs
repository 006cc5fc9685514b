//! The parts of a described position for Newleaf.

use tabletop::{Fields, Maybe, PositionFault, TypedIndex};

use super::declared::{LairPosition, PlayerPosition, ScenarioPosition, StationPosition};
use super::names::{each, fault, one, places};
use super::writing::write_id;
use crate::Everdell;
use crate::index::{Owner, SpecialEventIx, StationIx, TrainIx, VisitorIx, bits};
use crate::names::find_id;
use crate::state::{GOLDEN, LAYERS, Leaf, SIDES, STACKS, State};

/// Records that lie in a row, from the first on; `null` or an empty name for an empty place.
fn row<T: TypedIndex, const N: usize>(
    names: Option<&[Option<String>]>,
    at: &str,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<[Maybe<T>; N], PositionFault> {
    let mut places = [Maybe::NONE; N];
    let names = names.unwrap_or_default();
    if names.len() > N {
        return Err(fault(at, &format!("there are only {N} places")));
    }
    for (index, (place, name)) in places.iter_mut().zip(names).enumerate() {
        let name = name.as_deref().filter(|name| !name.is_empty());
        *place = one(name, &format!("{at}[{index}]"), what, &find)?.into();
    }
    Ok(places)
}

impl Everdell {
    /// The station, the visitors, and the Newleaf pieces of the players.
    pub(super) fn read_leaf(
        &self,
        state: &mut State,
        position: &ScenarioPosition,
    ) -> Result<(), PositionFault> {
        let people = position.players.as_deref().unwrap_or_default();
        let seats = state.players;
        let Some(leaf) = state.leaf_mut() else {
            let given = |Fields(player): &Fields<PlayerPosition>| {
                let PlayerPosition { golden, ticket, reserved, turned, visitors, archive, pile, .. } = player;
                archive.is_some()
                    || pile.is_some()
                    || golden.is_some()
                    || ticket.is_some()
                    || reserved.is_some()
                    || turned.is_some()
                    || visitors.is_some()
            };
            if position.station.is_some() || people.iter().any(given) {
                return Err(fault("station", "Newleaf is not in this game"));
            }
            return Ok(());
        };
        let visitor = |name: &str| VisitorIx::at(find_id(&self.content.visitors, |one| &one.id, name)?);
        for (place, (owner, Fields(player))) in Owner::people(seats).zip(people).enumerate() {
            let at = |field: &str| format!("players[{place}].{field}");
            let modules = leaf.modules;
            for (given, most, module, field, into) in [
                (player.golden, GOLDEN, modules.leaf_cards, "golden", &mut leaf.golden[owner.index()]),
                (player.ticket, SIDES, modules.ticket, "ticket", &mut leaf.tickets[owner.index()]),
            ] {
                if let Some(given) = given {
                    if given > most || !module {
                        return Err(fault(&at(field), "no player has so many in this game"));
                    }
                    *into = given;
                }
            }
            let card = |name: &str| self.find_kind(name);
            let reserved = one(player.reserved.as_deref(), &at("reserved"), "a card", card)?;
            if (reserved.is_some() || player.turned == Some(true)) && !modules.reservation {
                return Err(fault(&at("reserved"), "reservation is not in this game"));
            }
            leaf.reserved[owner.index()] = reserved;
            if player.turned == Some(true) {
                leaf.turned |= 1u8.wrapping_shl(owner.get().into());
            }
            let archive = each(player.archive.as_deref(), &at("archive"), "a card", card)?;
            let pile = each(player.pile.as_deref(), &at("pile"), "a card", card)?;
            if !(archive.is_empty() && pile.is_empty() || modules.leaf_powers) {
                return Err(fault(&at("archive"), "the player powers of Newleaf are not in this game"));
            }
            for kind in archive {
                leaf.powers.archive[kind] = leaf.powers.archive[kind].saturating_add(1);
            }
            if !pile.into_iter().all(|kind| leaf.powers.pile.add(kind)) {
                return Err(fault(&at("pile"), "there are only 12 places"));
            }
            for visitor in each(player.visitors.as_deref(), &at("visitors"), "a visitor", visitor)? {
                leaf.visitors.taken[owner.index()] |= visitor.bit();
            }
        }
        let none = StationPosition::default();
        let given = position.station.as_ref().map_or(&none, |Fields(given)| given);
        self.read_station(leaf, given)
    }

    fn read_station(&self, leaf: &mut Leaf, given: &StationPosition) -> Result<(), PositionFault> {
        if !leaf.modules.station {
            return Ok(());
        }
        leaf.station.cards = places(given.cards.as_deref(), |name| self.find_kind(name), "station.cards")?;
        let trains = &self.content.trains;
        if given.trains.is_some() {
            leaf.station.trains = row(given.trains.as_deref(), "station.trains", "a train tile", |name| {
                TrainIx::at(find_id(trains, |one| &one.id, name)?)
            })?;
        }
        for (name, &count) in given.used.iter().flatten() {
            let at = format!("station.used.{name}");
            let train = find_id(trains, |one| &one.id, name);
            let train = train.ok_or_else(|| fault(&at, "there is no such train tile"))?;
            leaf.station.used[train] = count;
        }
        for (place, train) in TrainIx::enumerate(trains) {
            let up = leaf.station.trains.iter().filter(|up| up.is(place)).count();
            let out = usize::from(leaf.station.used[place.index()]) + up;
            let left = usize::from(train.copies).checked_sub(out).and_then(|left| u8::try_from(left).ok());
            let left =
                left.ok_or_else(|| fault("station.trains", "there are not so many of a train tile"))?;
            leaf.station.bag[place.index()] = left;
        }
        if let Some(figure) = given.figure {
            let place = figure.checked_sub(1).filter(|place| *place < 3).map(StationIx::new);
            let wrong = || fault("station.figure", "this must be a space of the station from 1 to 3");
            leaf.station.figure = place.ok_or_else(wrong)?.into();
        }
        if leaf.modules.visitors { self.read_visitors(leaf, given) } else { Ok(()) }
    }

    fn read_visitors(&self, leaf: &mut Leaf, given: &StationPosition) -> Result<(), PositionFault> {
        let all = &self.content.visitors;
        let visitor = |name: &str| VisitorIx::at(find_id(all, |one| &one.id, name)?);
        let visitors = &mut leaf.visitors;
        if given.visitors.is_some() {
            visitors.up = row(given.visitors.as_deref(), "station.visitors", "a visitor", visitor)?;
        }
        let set = |names: Option<&[String]>, at: &str| -> Result<u64, PositionFault> {
            let found = each(names, at, "a visitor", visitor)?;
            Ok(found.into_iter().fold(0, |set, visitor| set | visitor.bit()))
        };
        visitors.gone = set(given.gone.as_deref(), "station.gone")?;
        visitors.taken[Owner::RIVAL.index()] = set(given.hers.as_deref(), "station.hers")?;
        let up = visitors.up.iter().filter_map(|up| up.get()).fold(0, |set, up| set | up.bit());
        let out = visitors.taken.iter().fold(visitors.gone | up, |set, taken| set | taken);
        if let (Some(layers), Some(stacks)) = (&given.layers, &given.stacks) {
            let wrong = || fault("station.stacks", "the stacks do not hold the visitors of the layers");
            if layers.len() > LAYERS || stacks.iter().any(|stack| stack.len() > LAYERS) {
                return Err(wrong());
            }
            for (layer, names) in layers.iter().enumerate() {
                visitors.layers[layer] = set(Some(names), "station.layers")?;
            }
            for (stack, counts) in stacks.iter().enumerate() {
                visitors.stacks[stack][..counts.len()].copy_from_slice(counts);
            }
            for layer in 0..LAYERS {
                let count = visitors.stacks.iter().map(|stack| u32::from(stack[layer])).sum::<u32>();
                if count != visitors.layers[layer].count_ones() {
                    return Err(wrong());
                }
            }
            return Ok(());
        }
        let rest = (0..all.len()).fold(0u64, |set, place| set | 1 << place) & !out;
        let count = u8::try_from(rest.count_ones()).unwrap_or(0);
        visitors.layers = [rest, 0, 0, 0];
        visitors.stacks = [[count - count / 2, 0, 0, 0], [count / 2, 0, 0, 0]];
        Ok(())
    }

    /// Special events that are trophies of Nightweave's.
    pub(super) fn read_her_events(
        &self,
        state: &mut State,
        position: &LairPosition,
    ) -> Result<(), PositionFault> {
        let events = &self.content.special_events;
        let find = |name: &str| SpecialEventIx::at(find_id(events, |event| &event.id, name)?);
        let names = position.special_events.as_deref();
        for event in each(names, "lair.special_events", "a special event", find)? {
            state.keep_special_event(event);
        }
        Ok(())
    }

    /// The names of a set of visitors.
    fn visitor_names(&self, set: u64) -> Vec<String> {
        bits::<VisitorIx>(set).filter_map(|visitor| Some(self.visitor(visitor)?.id.to_string())).collect()
    }

    /// The Newleaf pieces of a player.
    pub(super) fn write_leaf(&self, state: &State, leaf: &Leaf, seat: Owner, player: &mut PlayerPosition) {
        let modules = leaf.modules;
        let index = seat.index();
        player.golden = modules.leaf_cards.then_some(leaf.golden[index]);
        player.ticket = modules.ticket.then_some(leaf.tickets[index]);
        player.reserved = leaf.reserved[index].map(|kind| self.kind_name(kind).to_owned());
        player.turned = modules.reservation.then(|| leaf.is_turned(seat));
        let name = |kind| self.kind_name(kind).to_owned();
        player.archive = self.archive(state, seat).map(|pile| pile.cards().map(name).collect());
        player.pile = self.pile(state, seat).map(|pile| pile.cards().map(name).collect());
        player.visitors = modules.visitors.then(|| self.visitor_names(leaf.visitors.taken[index]));
    }

    /// The station and its visitors.
    pub(super) fn write_station(&self, leaf: &Leaf) -> Option<Fields<StationPosition>> {
        if !leaf.modules.station {
            return None;
        }
        let (station, visitors) = (&leaf.station, &leaf.visitors);
        let name = |kind: &Option<crate::kind::Kind>| kind.map(|kind| self.kind_name(kind).to_owned());
        let train = |train: &Maybe<TrainIx>| write_id(*train, &self.content.trains, |one| &one.id);
        let used = self.content.trains.iter().zip(station.used).filter(|(_, count)| *count > 0);
        let up = |up: &Maybe<VisitorIx>| write_id(*up, &self.content.visitors, |one| &one.id);
        let met = leaf.modules.visitors;
        let hers = visitors.taken[Owner::RIVAL.index()];
        Some(Fields(StationPosition {
            cards: Some(station.cards.iter().map(name).collect()),
            trains: Some(station.trains.iter().map(train).collect()),
            used: Some(used.map(|(train, count)| (train.id.to_string(), count)).collect()),
            figure: station.figure.get().map(|place| place.get() + 1),
            visitors: met.then(|| visitors.up.iter().map(up).collect()),
            gone: met.then(|| self.visitor_names(visitors.gone)),
            hers: (hers != 0).then(|| self.visitor_names(hers)),
            layers: met.then(|| visitors.layers.iter().map(|&set| self.visitor_names(set)).collect()),
            stacks: met.then(|| std::array::from_fn::<_, STACKS, _>(|stack| visitors.stacks[stack].to_vec())),
        }))
    }
}
