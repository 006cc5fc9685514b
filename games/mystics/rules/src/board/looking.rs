//! Builds the view of the table.

use tabletop::{Audience, Maybe, RuleId};

use super::{
    AimView, AskedView, AttackView, CardName, CardView, DecksView, DeedView, DefeatView, EnemyView, ExitView,
    FighterView, GoalView, HazardView, HonourView, ItemView, MouseView, ReachView, SpotView, TargetView,
    TileView, TrackView, TurnView, View,
};
use crate::agenda::{Attack, Fighter, Task};
use crate::choice::Choice;
use crate::content::{Colour, Doom, Goal, HazardTime, Spaces};
use crate::index::{CardIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx, bit, bits};
use crate::kinds::{Ability, Condition, Edge, Free, Honour, Mark, Tale, Treasure, members};
use crate::state::{Ending, Keep, Plight, Spot, State, Turn, WHEEL, Whereabouts};
use crate::{Mystics, facts};

/// A count as a byte; counts here are always small enough.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn list(spaces: Spaces) -> Vec<SpaceIx> {
    bits(spaces).collect()
}

fn side_of(fighter: Fighter) -> FighterView {
    match fighter {
        Fighter::Mouse(mouse) => FighterView::Mouse(mouse),
        Fighter::Foe(foe) => FighterView::Enemy(foe),
        Fighter::Nobody => FighterView::Nobody,
    }
}

fn card_name(card: Turn) -> CardName {
    match card {
        Turn::Mouse(mouse) => CardName::Mouse(mouse),
        Turn::Foe(foe) => CardName::Foe(foe),
    }
}

impl Mystics {
    /// The stable name of a space of a side.
    pub fn space_name(&self, side: impl Into<Maybe<SideIx>>, space: SpaceIx) -> &str {
        let side = self.side_facts(side);
        side.and_then(|side| side.spaces.get(usize::from(space))).map_or("", |space| &space.id)
    }

    /// The stable name of a card of the track: that of the hero or of the creature's card.
    pub fn turn_name(&self, state: &State, card: Turn) -> &'static str {
        match card {
            Turn::Mouse(mouse) => state.mouse(mouse).hero.name(),
            Turn::Foe(foe) => foe.name(),
        }
    }

    /// The stable name of a kind of search card.
    pub fn card_id(&self, card: CardIx) -> &str {
        self.content.search.get(usize::from(card)).map_or("", |card| &card.id)
    }

    fn look_at_spot(&self, state: &State, spot: Spot) -> SpotView {
        let name = self.space_name(state.side(spot.tile), spot.space).to_owned();
        SpotView { tile: spot.tile, space: spot.space, name }
    }

    pub(crate) fn look_at_card(&self, card: CardIx) -> CardView {
        let facts = self.card(card);
        CardView { card, id: self.card_id(card).to_owned(), slot: facts.slot, paws: facts.paws }
    }

    /// The view of a state for an audience.
    pub(crate) fn look(&self, state: &State, audience: Audience) -> View {
        let chapter = self.chapter(state);
        let content = &self.content;
        let encounters = |set: u32| {
            bits(set.into())
                .filter_map(|card: CardIx| content.encounters.get(usize::from(card)))
                .map(|card| card.id.to_string())
        };
        let discard = content.search.iter().zip(state.discard).filter(|(_, count)| *count > 0);
        let abilities =
            |set: u32| bits(set.into()).filter_map(|at: u8| Ability::ALL.get(usize::from(at)).copied());
        let tales = Tale::ALL.iter().copied().filter(|&tale| state.tales & (1 << tale as u8) != 0);
        let honours = Honour::ALL.iter().filter(|_| state.achievements);
        View {
            seat: match audience {
                Audience::Seat(seat) => Some(seat.0),
                Audience::Spectator => None,
            },
            asked: self.look_at_question(state),
            agenda: self.describe_agenda(state),
            ending: state.ending.map(Ending::name),
            options: state.options,
            achievements: state.achievements,
            players: state.players,
            chapter: state.chapter + 1,
            chapter_id: chapter.id.to_string(),
            round: state.round,
            page: state.page,
            end: state.end,
            wheel: state.wheel,
            wheel_full: WHEEL,
            tiles: TileIx::enumerate(&state.tiles)
                .filter_map(|(slot, tile)| Some(self.look_at_tile(state, slot, tile.side.get()?)))
                .collect(),
            mice: state.party().map(|(mouse, _)| self.look_at_mouse(state, mouse)).collect(),
            enemies: state.foes().map(|(foe, _)| self.look_at_enemy(state, foe)).collect(),
            track: self.look_at_track(state),
            now: state.track.now.map(card_name),
            turn: state.mouse_now().map(|mouse| self.look_at_turn(state, mouse)),
            encounter: self.open_encounter(state).map(|card| card.id.to_string()),
            decks: DecksView {
                search: state.deck_len(),
                discarded: state.discard.iter().map(|&count| u32::from(count)).sum(),
                discard: discard.map(|(card, count)| (card.id.to_string(), count)).collect(),
                standard: state.left[0],
                difficult: state.left[1],
                spent: encounters(state.spent).collect(),
            },
            items: Treasure::ALL.iter().map(|&item| self.look_at_item(state, item)).collect(),
            honours: honours
                .map(|&honour| HonourView { honour, mouse: state.honours[honour.index()].get() })
                .collect(),
            tales: tales.collect(),
            flags: bits(state.flags.into()).collect(),
            abilities: abilities(state.abilities).collect(),
            greedy: state.greedy,
            inspire: state.inspire,
            catnip: state.catnip,
            goals: chapter.goals.iter().map(|&goal| self.look_at_goal(state, goal)).collect(),
            defeats: chapter.defeats.iter().map(|&doom| look_at_doom(doom)).collect(),
        }
    }

    fn look_at_goal(&self, state: &State, goal: Goal) -> GoalView {
        let done = self.is_met(state, goal);
        let id = |side: u8| self.content.sides.get(usize::from(side)).map(|side| side.id.to_string());
        let view =
            GoalView { kind: "flag", side: None, spaces: Vec::new(), creature: None, flag: None, done };
        match goal {
            Goal::Reach { side, spaces } => {
                let side_up = SideIx::new(side);
                let some = if spaces == self.map_of(side_up).all { 0 } else { spaces };
                let spaces = bits(some).map(|space| self.space_name(side_up, space).to_owned()).collect();
                GoalView { kind: "reach", side: id(side), spaces, ..view }
            }
            Goal::Clear { side } => GoalView { kind: "clear", side: id(side), ..view },
            Goal::Defeat(creature) => GoalView { kind: "defeat", creature: Some(creature), ..view },
            Goal::Flag(flag) => GoalView { flag: Some(flag), ..view },
        }
    }

    fn look_at_item(&self, state: &State, item: Treasure) -> ItemView {
        let (place, spots) = match state.treasures[item.index()] {
            Whereabouts::Unowned => ("unowned", Vec::new()),
            Whereabouts::Stash => ("stash", Vec::new()),
            Whereabouts::Placed { tile, one, other } => {
                let mut spots = vec![self.look_at_spot(state, Spot { tile, space: one })];
                if other != one {
                    spots.push(self.look_at_spot(state, Spot { tile, space: other }));
                }
                ("placed", spots)
            }
        };
        ItemView { item, card: self.card_id(self.card_of(item)).to_owned(), place, spots }
    }

    fn look_at_tile(&self, state: &State, slot: TileIx, up: SideIx) -> TileView {
        let tile = state.tiles[usize::from(slot)];
        let side = &self.content.sides[usize::from(up)];
        let placed = |treasure: Treasure| match state.treasures[treasure.index()] {
            Whereabouts::Placed { tile, one, other } if tile == slot => Some((one, other)),
            _ => None,
        };
        let exits = Edge::ALL.iter().filter_map(|&edge| {
            let exit = self.exit(up, edge)?;
            let beyond = self.side_beyond(state, slot, edge);
            Some(ExitView {
                edge,
                colour: match exit.colour {
                    Colour::Orange => "orange",
                    Colour::Blue => "blue",
                },
                spaces: list(exit.spaces),
                to: beyond.map(|(to, _)| to),
                side: beyond
                    .and_then(|(_, side)| self.content.sides.get(usize::from(side)))
                    .map(|side| side.id.to_string()),
            })
        });
        let searches = self.specials(state).filter(|(_, at, _)| *at == up);
        let tasks = self.errands(state).filter(|(_, at, _)| *at == up);
        let hazards = self.dangers(state).filter(|(_, at, _)| *at == up);
        TileView {
            slot,
            side: up,
            id: side.id.to_string(),
            reverse: self
                .content
                .sides
                .get(usize::from(side.reverse))
                .map(|side| side.id.to_string())
                .unwrap_or_default(),
            x: tile.x,
            y: tile.y,
            explored: state.explored & up.bit() != 0,
            mice: state.mice_on(slot).map(|(mouse, _)| mouse).collect(),
            enemies: state.foes_on(slot).map(|(foe, _)| foe).collect(),
            exits: exits.collect(),
            traps: list(tile.traps),
            hook: placed(Treasure::Fishhook).map_or_else(Vec::new, |(one, other)| vec![one, other]),
            fork: placed(Treasure::Fork).map(|(one, _)| one),
            grape: placed(Treasure::Grape).map(|(one, _)| one),
            snare: (state.snare.tile == slot).then_some(state.snare.space),
            squeak: if state.squeak.0.is(slot) { list(state.squeak.1) } else { Vec::new() },
            slow: if state.slow.0.is(slot) { state.slow.1 } else { 0 },
            barred: list(self.barred(state, slot)),
            searches: searches
                .map(|(number, _, search)| DeedView {
                    number,
                    id: search.id.to_string(),
                    spaces: list(search.spaces),
                    action: true,
                    done: Self::is_over(state, number),
                })
                .collect(),
            tasks: tasks
                .map(|(number, _, task)| DeedView {
                    number,
                    id: task.id.to_string(),
                    spaces: list(task.spaces),
                    action: task.action,
                    done: Self::is_over(state, 32 + number),
                })
                .collect(),
            hazards: hazards
                .map(|(number, _, hazard)| HazardView {
                    number,
                    id: hazard.id.to_string(),
                    spaces: list(hazard.spaces),
                    when: match hazard.when {
                        HazardTime::Enter => "enter",
                        HazardTime::TurnStart => "turn_start",
                        HazardTime::TurnEnd => "turn_end",
                        HazardTime::MoveCheese => "move_cheese",
                        HazardTime::MoveStar => "move_star",
                        HazardTime::MoveNumber(1) => "move_number 1",
                        HazardTime::MoveNumber(2) => "move_number 2",
                        HazardTime::MoveNumber(_) => "move_number 3",
                    },
                })
                .collect(),
        }
    }

    /// The view of a mouse.
    pub fn look_at_mouse(&self, state: &State, index: MouseIx) -> MouseView {
        let me = state.mouse(index);
        let cards = |keep: Keep| {
            me.cards
                .all()
                .iter()
                .filter(move |held| held.keep == keep)
                .map(|held| self.look_at_card(held.card))
        };
        let (paws, tail) = self.paws(state, index);
        let (paws_taken, tail_taken) = self.paws_taken(state, index);
        let searched =
            bits(me.searched.into()).filter_map(|side: u8| self.content.sides.get(usize::from(side)));
        let honours = Honour::ALL.iter().copied().filter(|one| state.honours[one.index()].is(index));
        MouseView {
            index,
            hero: me.hero,
            seat: me.seat,
            spot: me.is_active().then(|| self.look_at_spot(state, me.spot)),
            plight: members(me.plight.0).map(Condition::name).collect(),
            wounds: me.wounds,
            poison: me.poison,
            life: self.life(state, index),
            battle: self.battle(state, index),
            defence: self.mouse_defence(state, index, &Attack::NONE),
            lore: self.lore(state, index),
            movement: self.movement(state, index),
            cheese: me.cheese,
            cheese_full: crate::state::LEVEL,
            gear: cards(Keep::Gear).collect(),
            pack: cards(Keep::Pack).collect(),
            pack_room: small(crate::state::PACK),
            tricks: cards(Keep::Trick).collect(),
            paws_taken,
            paws,
            tail,
            tail_taken,
            abilities: Ability::ALL.iter().copied().filter(|&one| me.knows(one)).collect(),
            honours: honours.collect(),
            captured: me.plight.has(Plight::CAPTURED),
            captures: me.captures,
            searched_here: me.is_active() && self.check_search(state, index).is_err(),
            searched: searched.map(|side| side.id.to_string()).collect(),
            fury: me.fury,
            shelter: me.shelter,
            fortifies: me.aura & facts::FORTIFY != 0,
            leads: me.aura & facts::LEADER != 0,
            roaches: me.roaches,
            used_ability: state.used & index.bit() != 0,
            attacked: state.attacked & index.bit() != 0,
            treasure: me.treasure,
        }
    }

    /// The wounds and the life of an enemy; for a boss, those of all its cards on the track.
    pub(crate) fn health(&self, state: &State, foe: FoeIx) -> (u8, u8) {
        let enemy = state.enemy(foe);
        if !enemy.creature.is_boss() {
            return (enemy.wounds, self.foe_facts(state, foe).life);
        }
        self.boss_cards_of(state, foe).fold((0, 0), |(wounds, life), card| {
            (wounds + state.boss_wounds[card.index()], life + self.content.foe(card).life)
        })
    }

    fn look_at_enemy(&self, state: &State, index: FoeIx) -> EnemyView {
        let enemy = state.enemy(index);
        let card = self.foe_card(state, index);
        let facts = self.content.foe(card);
        let (wounds, life) = self.health(state, index);
        EnemyView {
            index,
            creature: enemy.creature,
            card,
            spot: self.look_at_spot(state, enemy.spot),
            wounds,
            life,
            battle: facts.battle,
            defence: self.foe_defence(state, index, &Attack::NONE),
            boss: enemy.creature.is_boss(),
            large: self.is_large(enemy.creature),
            ranged: facts.ranged,
            down: enemy.down,
            dazed: enemy.dazed,
            acted: enemy.acted,
            new: enemy.new,
        }
    }

    fn look_at_track(&self, state: &State) -> Vec<TrackView> {
        let track = &state.track;
        let len = small(track.all().len());
        let next = if track.next >= len { 0 } else { track.next };
        let cards = (0u8..).zip(track.all()).filter_map(|(at, card)| Some((at, (*card)?)));
        let next = cards.clone().map(|(at, _)| at).find(|&at| at >= next).unwrap_or(next);
        let cards = cards.map(|(at, card)| {
            let now = track.now == Some(card);
            let (figures, wounds, life) = match card {
                Turn::Mouse(_) => (1, 0, 0),
                Turn::Foe(foe) => {
                    let figures = small(state.of(foe.creature()).count());
                    let life = if foe.creature().is_boss() { self.content.foe(foe).life } else { 0 };
                    (figures, state.boss_wounds[foe.index()], life)
                }
            };
            TrackView {
                card: card_name(card),
                name: self.turn_name(state, card),
                place: at + 1,
                acted: at < track.next && !now,
                now,
                next: at == next && !now,
                figures,
                wounds,
                life,
            }
        });
        cards.collect()
    }

    fn look_at_turn(&self, state: &State, mouse: MouseIx) -> TurnView {
        let doing = &state.doing;
        let me = state.mouse(mouse);
        let (mut reach, mut sight, mut near, mut targets) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        if me.is_active() {
            sight = list(self.seen(state, me.spot));
            near = list(self.beside(state, me.spot));
            targets =
                state.foes_on(me.spot.tile).map(|(foe, _)| self.look_at_target(state, mouse, foe)).collect();
            if matches!(state.agenda.top(), Task::Turn(_)) {
                reach = self.look_at_reach(state, mouse);
            }
        }
        TurnView {
            mouse,
            die: doing.die,
            left: doing.left,
            stage: doing.stage.name(),
            moved: doing.moved,
            scurrying: doing.scurrying,
            acted: doing.acted,
            inspired: doing.inspired,
            free: members(doing.free).map(Free::name).collect(),
            partner: doing.partner.get(),
            floating: doing.floating,
            mended: doing.mended,
            struck: doing.struck.get(),
            used_ability: state.used & (mouse.bit()) != 0,
            reach,
            sight,
            near,
            targets,
        }
    }

    /// The spaces that a mouse can reach now, nearest first.
    fn look_at_reach(&self, state: &State, mouse: MouseIx) -> Vec<ReachView> {
        let spot = state.mouse(mouse).spot;
        let side = state.side(spot.tile);
        let crowd = self.crowd_without(state, spot.tile, Some(mouse), None);
        let stops = self.stops(state, mouse, crowd);
        let reach = self.reach(state, mouse);
        let mut all: Vec<ReachView> = bits(self.map_of(side).all)
            .filter(|&space| self.refusal(state, Choice::Walk(space)).is_ok())
            .map(|space| {
                let cost = reach.cost(space).filter(|_| space != spot.space);
                ReachView {
                    space,
                    name: self.space_name(side, space).to_owned(),
                    cost: cost.unwrap_or(state.doing.left),
                    stops: stops & bit(space) != 0,
                    climbs: cost.is_none(),
                }
            })
            .collect();
        all.sort_by_key(|one| (one.cost, one.space));
        all
    }

    fn look_at_target(&self, state: &State, mouse: MouseIx, enemy: FoeIx) -> TargetView {
        let me = state.mouse(mouse);
        let weapons = self.weapons(state, mouse).map(|weapon| {
            let attack = self.weapon_attack(state, mouse, weapon, enemy);
            let verdict = self.refusal(state, Choice::Attack { weapon, with: None, on: enemy });
            AimView {
                weapon: weapon.get().map_or(u8::MAX, CardIx::get),
                id: weapon.get().map(|weapon| self.card_id(weapon).to_owned()),
                dice: attack.dice,
                defence: self.foe_defence(state, enemy, &attack),
                ranged: attack.ranged,
                harm: attack.harm,
                allowed: verdict.is_ok(),
                refused: verdict.err().map(|refusal| refusal.rule.id()),
            }
        });
        TargetView {
            enemy,
            seen: self.seen(state, me.spot) & bit(state.enemy(enemy).spot.space) != 0,
            weapons: weapons.collect(),
        }
    }

    pub(crate) fn look_at_attack(&self, state: &State, attack: &Attack) -> AttackView {
        AttackView {
            by: side_of(attack.by),
            on: side_of(attack.on),
            dice: attack.dice,
            defence: match attack.on {
                Fighter::Mouse(mouse) => self.mouse_defence(state, mouse, attack),
                Fighter::Foe(foe) => self.foe_defence(state, foe, attack),
                Fighter::Nobody => 0,
            },
            ranged: attack.ranged,
            harm: attack.harm,
            weapon: attack.weapon.get().map(|weapon| self.card_id(weapon).to_owned()),
            ability: attack.ability,
            marks: members(attack.marks)
                .filter(|mark| !matches!(mark, Mark::Charmed | Mark::Brodie | Mark::Again))
                .map(Mark::name)
                .collect(),
        }
    }

    /// The open decision and the things that it concerns.
    fn look_at_question(&self, state: &State) -> Option<AskedView> {
        let asked = self.asked(state)?;
        let mut view = AskedView {
            seat: asked.seat.0,
            decision: asked.name,
            rule: asked.rule.id(),
            mouse: self.actor(state),
            with: None,
            spaces: Vec::new(),
            creature: None,
            enemy: None,
            ability: None,
            cards: Vec::new(),
            attack: None,
            left: 0,
        };
        self.show_question(state, &mut view);
        Some(view)
    }

    /// Some spaces of a tile, for the view of a decision.
    pub(crate) fn look_at_spots(&self, state: &State, tile: TileIx, spaces: Spaces) -> Vec<SpotView> {
        bits(spaces).map(|space| self.look_at_spot(state, Spot { tile, space })).collect()
    }
}

fn look_at_doom(doom: Doom) -> DefeatView {
    match doom {
        Doom::AllCaptured => DefeatView { kind: "all_captured", hero: None, flag: None },
        Doom::Captured(hero) => DefeatView { kind: "captured", hero: Some(hero), flag: None },
        Doom::Flag(flag) => DefeatView { kind: "flag", hero: None, flag: Some(flag) },
    }
}
