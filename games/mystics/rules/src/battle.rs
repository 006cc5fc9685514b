//! Battle (M11), wounds (M12, M22) and their consequences (M23).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Attack, Fighter, Task};
use crate::content::Trait;
use crate::event::{Event, Roll};
use crate::index::{self, CardIx, FoeIx, MouseIx, SpaceIx, TileIx, bit, bits};
use crate::kinds::{Ability, Creature, Face, Foe, Gift, Harm, Honour, Treasure};
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{
    CaptureLosses, CharmedCheese, Gaps, GrapeHits, Rescue, RoachMaster, SurgeMoment, WoundedCard,
};
use crate::state::{Enemy, Keep, Plight, Spot, State, Turn, WHEEL, Whereabouts};
use crate::{Mystics, Rule};

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Starts an attack: mice may react, then the dice are rolled; a full wheel is resolved afterwards (D63).
    pub fn attack(&mut self, attack: Attack) {
        self.push_all(&[Task::React { attack, asked: 0 }, Task::Wheel]);
    }

    /// Cites the rule of equipment if a mouse has something equipped with such a trait (H4.1).
    pub fn geared(&mut self, mouse: MouseIx, so: impl Fn(Trait) -> bool) {
        if self.game.has_trait(self.state, mouse, so) {
            self.cite(Rule::H4_1);
        }
    }

    /// Cites the traits of equipment, and of the weapon itself, that add to the attack of a mouse (H4.1).
    fn armed(&mut self, attack: &Attack) {
        let (Fighter::Mouse(mouse), Fighter::Foe(foe)) = (attack.by, attack.on) else { return };
        if self.state.mouse(mouse).plight.has(Plight::GOLEM) || attack.marks & Attack::CHARMED != 0 {
            return;
        }
        let creature = self.state.enemy(foe).creature;
        let large = self.game.is_large(creature);
        let counts = |one: Trait| match one {
            Trait::Battle(_) | Trait::Quick | Trait::Mercy | Trait::Close => true,
            Trait::VsLarge(_) => large,
            Trait::VsRoach(_) => creature == Creature::Roach,
            _ => false,
        };
        let weapon = attack.weapon.get().is_some_and(|weapon| {
            let card = self.game.card(weapon);
            card.weapon.is_some_and(|weapon| weapon.bonus > 0) || card.traits.into_iter().any(counts)
        });
        if weapon || self.game.has_trait(self.state, mouse, counts) {
            self.cite(Rule::H4_1);
        }
    }

    /// Rolls the attack dice (M11.3 to M11.5).
    pub fn strike(&mut self, attack: Attack) -> Result<(), C::Error> {
        if !self.is_there(attack.on) {
            return Ok(());
        }
        if let Fighter::Mouse(mouse) = attack.by
            && attack.weapon.is_some()
        {
            // The weapon's card counts, and no other weapon.
            self.cite(Rule::M1_7);
            if self.game.weapons(self.state, mouse).nth(1).is_some() {
                self.cite(Rule::M11_7);
            }
        }
        if attack.ranged && attack.ability != Some(Ability::MysticBolt) {
            self.cite(Rule::M11_6);
        }
        self.armed(&attack);
        self.tell(
            if attack.ranged { Rule::M11_4 } else { Rule::M11_3 },
            Event::Attacks {
                by: attack.by,
                on: attack.on,
                weapon: attack.weapon,
                ability: attack.ability,
                dice: attack.dice,
                ranged: attack.ranged,
            },
        );
        let attack = self.roll_attack(attack)?;
        self.tell(Rule::M11_5, Event::Hits { hits: attack.hits });
        if attack.hits > 0 {
            self.push(Task::Defend(attack));
        } else {
            self.push(Task::Struck(attack));
        }
        self.at_once();
        Ok(())
    }

    /// Rolls once against several defenders, who then defend one by one.
    pub fn strike_all(&mut self, attack: Attack, mice: u8, foes: u32) -> Result<(), C::Error> {
        let Attack { by, ability, dice, .. } = attack;
        self.tell(Rule::M11_5, Event::AttacksAll { by, ability, dice });
        let attack = self.roll_attack(attack)?;
        self.tell(Rule::M11_5, Event::Hits { hits: attack.hits });
        if attack.hits > 0 {
            self.push(Task::DefendAll { attack, mice, foes });
        } else if let Fighter::Mouse(_) | Fighter::Foe(_) = by {
            self.push(Task::Struck(Attack { on: Fighter::Nobody, ..attack }));
        }
        self.at_once();
        Ok(())
    }

    /// With one reading the surge happens before the rest of the attack, with the other after it (D63).
    fn at_once(&mut self) {
        if self.state.wheel >= WHEEL {
            self.cite(Rule::D63);
            if self.state.options.surge_moment == SurgeMoment::AtOnce {
                self.push(Task::Wheel);
            }
        }
    }

    fn roll_attack(&mut self, mut attack: Attack) -> Result<Attack, C::Error> {
        let faces = self.roll("attack", attack.by, Roll::Attack, attack.dice, Rule::M11_5)?;
        attack.hits = faces.count(if attack.ranged { Face::bow } else { Face::sword });
        attack.cheese = faces.count(|face| face == Face::Cheese);
        match attack.by {
            Fighter::Mouse(mouse) if attack.marks & Attack::CHARMED != 0 => {
                self.cite(Rule::D68);
                match self.state.options.charmed_cheese {
                    CharmedCheese::Wheel => self.fill_wheel(attack.cheese, Rule::M23_4),
                    CharmedCheese::Mouse => self.gain(mouse, attack.cheese, Rule::M11_1),
                }
            }
            Fighter::Mouse(mouse) => {
                self.gain(mouse, attack.cheese, Rule::M11_1);
                self.cheese_master(mouse, attack.cheese);
            }
            Fighter::Foe(foe) => {
                let enemy = *self.state.enemy(foe);
                match enemy.creature {
                    Creature::Brodie if attack.cheese > 0 => self.cite(Rule::M21_2),
                    Creature::Brodie => {}
                    // Pistoleer: his cheese is not put on the wheel.
                    Creature::CaptainVurst => self.cite(Rule::H2_6),
                    _ => self.fill_wheel(attack.cheese, Rule::M11_2),
                }
                if let Fighter::Mouse(mouse) = attack.on
                    && matches!(enemy.creature, Creature::RatWarrior | Creature::EliteRatWarrior)
                    && self.game.hero(self.state, mouse).has(Gift::Pilfer)
                {
                    self.gain(mouse, attack.cheese, Rule::H1_5);
                }
            }
            Fighter::Nobody => {}
        }
        Ok(attack)
    }

    /// The next of several defends.
    pub fn defend_next(&mut self, attack: Attack, mice: u8, foes: u32) {
        if let Some(mouse) = index::mice(mice).next() {
            let on = Fighter::Mouse(mouse);
            self.push_all(&[
                Task::Defend(Attack { on, ..attack }),
                Task::DefendAll { attack, mice: mice & !(mouse.bit()), foes },
            ]);
        } else if let Some(foe) = bits(foes.into()).next() {
            let on = Fighter::Foe(foe);
            self.push_all(&[
                Task::Defend(Attack { on, ..attack }),
                Task::DefendAll { attack, mice, foes: foes & !(foe.bit()) },
            ]);
        }
    }

    /// Whether a fighter is still on the board.
    pub fn is_there(&self, fighter: Fighter) -> bool {
        match fighter {
            Fighter::Mouse(mouse) => self.state.mouse(mouse).is_active(),
            Fighter::Foe(foe) => self.state.enemy(foe).is_here(),
            Fighter::Nobody => false,
        }
    }

    /// Rolls the defence dice and applies the remaining wounds (M11.5).
    pub fn defend(&mut self, attack: Attack) -> Result<(), C::Error> {
        if !self.is_there(attack.on) {
            return Ok(());
        }
        let dice = match attack.on {
            Fighter::Mouse(mouse) => self.game.mouse_defence(self.state, mouse, &attack),
            Fighter::Foe(foe) => {
                if let Fighter::Mouse(mouse) = attack.by
                    && self.state.honours[Honour::CatTamer.index()].is(mouse)
                    && self.game.is_large(self.state.enemy(foe).creature)
                {
                    self.cite(Rule::M29_7);
                }
                self.game.foe_defence(self.state, foe, &attack)
            }
            Fighter::Nobody => 0,
        };
        let faces = if dice > 0 {
            if let Fighter::Mouse(mouse) = attack.on {
                self.geared(mouse, |one| match one {
                    Trait::Defence(_) => true,
                    Trait::VsRanged(_) => attack.ranged,
                    Trait::VsMelee(_) => !attack.ranged,
                    _ => false,
                });
            }
            self.roll("defence", attack.on, Roll::Defence, dice, Rule::M11_5)?
        } else {
            if attack.no_defence {
                // Constrict.
                self.cite(Rule::H2_7);
            }
            crate::event::Faces::default()
        };
        let cheese = faces.count(|face| face == Face::Cheese);
        let mut blocked = faces.count(Face::shield);
        match attack.on {
            Fighter::Mouse(mouse) => {
                self.gain(mouse, cheese, Rule::M11_1);
                if cheese > 0 {
                    self.prick(mouse, attack.by);
                    if self.state.honours[Honour::CheeseMaster.index()].is(mouse) {
                        let active = self.state.active().fold(0, |all, (one, _)| all | one.bit());
                        for other in index::mice(active) {
                            self.gain(other, 1, Rule::M29_3);
                        }
                    }
                }
                self.cheese_master(mouse, cheese);
            }
            Fighter::Foe(foe) => {
                let creature = self.state.enemy(foe).creature;
                if attack.marks & Attack::BRODIE != 0 && cheese > 0 {
                    self.cite(Rule::D67);
                }
                if creature == Creature::Brodie {
                    self.cite(Rule::M21_2);
                } else {
                    self.fill_wheel(cheese, Rule::M11_2);
                }
                if creature == Creature::SkitterClak {
                    // Carapace: a shield with a star blocks twice.
                    self.cite(Rule::H2_8);
                    blocked += faces.0[Face::BothStar.index()];
                }
            }
            Fighter::Nobody => {}
        }
        let blocked = blocked.min(attack.hits);
        self.tell(Rule::M11_5, Event::Blocked { on: attack.on, hits: attack.hits, blocked });
        let mut wounds = attack.hits - blocked;
        if attack.spared > 0 && wounds > 0 {
            self.cite(Rule::H3_27);
            wounds = wounds.saturating_sub(attack.spared);
        }
        self.push(Task::Struck(Attack { hits: wounds, ..attack }));
        self.at_once();
        Ok(())
    }

    /// A toothpick pike wounds an attacker on the same or an adjacent space.
    fn prick(&mut self, mouse: MouseIx, by: Fighter) {
        let Fighter::Foe(foe) = by else { return };
        let me = self.state.mouse(mouse);
        let (spot, enemy) = (me.spot, *self.state.enemy(foe));
        let pricks = !me.plight.has(Plight::GOLEM)
            && me.cards.all().iter().any(|held| {
                held.keep == Keep::Gear
                    && self.game.card(held.card).traits.contains(&Trait::Prick)
                    && self.game.serves(self.state, mouse, held.card)
            });
        let close =
            enemy.spot.tile == spot.tile && self.game.beside(self.state, spot) & bit(enemy.spot.space) != 0;
        if pricks && close && enemy.is_here() {
            self.hurt_foe(foe, 1, Fighter::Mouse(mouse), Rule::H4_1);
        }
    }

    /// Resolves the consequences of an attack.
    pub fn struck(&mut self, attack: Attack) -> Result<(), C::Error> {
        let wounds = attack.hits;
        // Captain Vurst shoots once more if he rolled cheese.
        if let Fighter::Foe(foe) = attack.by
            && self.state.enemy(foe).is_here()
            && self.state.enemy(foe).creature == Creature::CaptainVurst
            && attack.cheese > 0
            && attack.marks & Attack::AGAIN == 0
        {
            self.cite(Rule::H2_6);
            self.fight(foe, true);
        }
        match attack.on {
            Fighter::Mouse(mouse) if wounds > 0 => self.wound_mouse(mouse, wounds, &attack),
            Fighter::Foe(foe) if wounds > 0 => self.hurt_foe(foe, wounds, attack.by, Rule::M11_5),
            _ => {}
        }
        if let Fighter::Mouse(mouse) = attack.by
            && self.state.mouse_now() == Some(mouse)
            && !attack.ranged
            && let Fighter::Foe(foe) = attack.on
        {
            self.state.doing.struck = foe.into();
        }
        Ok(())
    }

    /// Applies the wounds of an attack to a mouse, with their effects.
    fn wound_mouse(&mut self, mouse: MouseIx, wounds: u8, attack: &Attack) {
        let mut wounds = wounds;
        if attack.marks & Attack::STEAL != 0 {
            wounds -= self.steal(mouse, wounds, attack.by);
        }
        if wounds == 0 {
            return;
        }
        let by_card = match attack.by {
            Fighter::Foe(foe) if self.state.enemy(foe).is_here() => Some(self.game.foe_card(self.state, foe)),
            _ => None,
        };
        if attack.marks & Attack::POISON != 0 {
            self.cite(if by_card == Some(Foe::VanestraSting) { Rule::H2_10 } else { Rule::H2_4 });
        }
        let rule = Rule::M11_5;
        self.hurt(mouse, wounds, attack.marks & Attack::POISON != 0, rule);
        let on = Fighter::Mouse(mouse);
        for (mark, plight, rule) in [
            (Attack::STUN, Plight::STUNNED, Rule::H2_5),
            (Attack::CHARM, Plight::CHARMED, Rule::H2_9),
            (Attack::WEB, Plight::WEBBED, Rule::H2_11),
        ] {
            if attack.marks & mark != 0 && self.state.mouse(mouse).is_active() {
                self.afflict(on, plight, rule);
            }
        }
    }

    /// A roach takes cheese instead of causing wounds; a greedy one puts it on the wheel (M18.4), unless it is near
    /// the Roach Master (D46).
    fn steal(&mut self, mouse: MouseIx, wounds: u8, by: Fighter) -> u8 {
        let me = self.state.mouse(mouse);
        let roach = if let Fighter::Foe(foe) = by { self.state.enemy(foe).spot } else { me.spot };
        let count = wounds.min(me.cheese);
        if count == 0 {
            return 0;
        }
        let master =
            self.state.honours[Honour::RoachMaster.index()].get().map(|one| self.state.mouse(one).spot);
        let tame = master.is_some_and(|master| match self.state.options.roach_master {
            RoachMaster::SameTile => master.tile == roach.tile,
            RoachMaster::SameSpace => master == roach,
        });
        if self.state.greedy && master.is_some_and(|master| master.tile == roach.tile) {
            self.cite(Rule::D46);
        }
        if tame && self.state.greedy {
            self.cite(Rule::M29_4);
        }
        let greedy = self.state.greedy && !tame;
        self.state.mouse_mut(mouse).cheese -= count;
        self.tell(if greedy { Rule::M18_4 } else { Rule::H2_1 }, Event::Stolen { mouse, count, greedy });
        if greedy {
            self.fill_wheel(count, Rule::M18_4);
        }
        count
    }

    /// A mouse takes wounds; as many as its life capture it (M22.1, D26).
    pub fn hurt(&mut self, mouse: MouseIx, count: u8, poison: bool, rule: Rule) {
        if count == 0 || !self.state.mouse(mouse).is_active() {
            return;
        }
        let mut poison = poison;
        if poison && self.state.honours[Honour::PoisonMaster.index()].is(mouse) {
            self.cite(Rule::M29_5);
            poison = false;
        }
        if poison && self.game.has_trait(self.state, mouse, |one| one == Trait::NoPoison) {
            self.cite(Rule::H4_1);
            poison = false;
        }
        let me = self.state.mouse_mut(mouse);
        if poison {
            me.poison = me.poison.saturating_add(count);
        } else {
            me.wounds = me.wounds.saturating_add(count);
        }
        self.geared(mouse, |one| matches!(one, Trait::Life(_)));
        self.tell(
            if poison { Rule::M23_5 } else { rule },
            Event::Wounded { on: Fighter::Mouse(mouse), count, poison },
        );
        self.weigh_wounds(mouse);
    }

    /// A mouse with as many wounds as life is captured (M22.1): because it was wounded, or because it
    /// gave up what raised its life.
    pub fn weigh_wounds(&mut self, mouse: MouseIx) {
        let me = self.state.mouse(mouse);
        let wounds = me.wounds + me.poison;
        if !me.is_active() || wounds < self.game.life(self.state, mouse) {
            return;
        }
        self.cite(Rule::D26);
        if wounds >= self.game.captured_at(self.state, mouse) {
            self.capture(mouse);
        }
    }

    /// Something befalls a mouse or a minion (M23).
    pub fn afflict(&mut self, on: Fighter, plight: Plight, rule: Rule) {
        match plight {
            Plight::STUNNED => self.cite(Rule::M23_1),
            Plight::WEBBED => {
                self.cite(Rule::M23_2);
                self.cite(Rule::D30);
            }
            Plight::DOWN => self.cite(Rule::M23_3),
            Plight::CHARMED => self.cite(Rule::M23_4),
            _ => {}
        }
        match on {
            Fighter::Mouse(mouse) => {
                let immune = self.game.has_trait(self.state, mouse, |one| match one {
                    Trait::NoStun => plight == Plight::STUNNED,
                    Trait::NoWeb => plight == Plight::WEBBED,
                    Trait::NoFall => plight == Plight::DOWN,
                    _ => false,
                });
                if immune {
                    self.cite(Rule::H4_1);
                } else if self.state.mouse(mouse).is_active() && !self.state.mouse(mouse).plight.has(plight) {
                    self.state.mouse_mut(mouse).plight.set(plight);
                    self.tell(rule, Event::Afflicted { on, plight });
                }
            }
            Fighter::Foe(foe) if plight == Plight::DOWN => {
                let enemy = *self.state.enemy(foe);
                // Large figures cannot be knocked down, and Brodie is no figure (M23.3, M21.1).
                let falls = !self.game.is_large(enemy.creature) && enemy.creature != Creature::Brodie;
                if falls && !enemy.down {
                    self.state.enemies.change(foe, |enemy| enemy.down = true);
                    self.tell(rule, Event::Afflicted { on, plight });
                }
            }
            _ => {}
        }
    }

    /// A mouse is captured (M22).
    pub fn capture(&mut self, mouse: MouseIx) {
        if !self.state.mouse(mouse).is_active() {
            return;
        }
        let poisoned = self.state.mouse(mouse).poison > 0;
        let me = self.state.mouse_mut(mouse);
        me.captures = me.captures.saturating_add(1);
        me.spot = Spot::AWAY;
        me.wounds = 0;
        me.poison = 0;
        let markers = [Plight::STUNNED, Plight::WEBBED, Plight::CHARMED];
        match self.state.options.capture_losses {
            CaptureLosses::EquippedAndTricks => {
                for plight in markers {
                    self.state.mouse_mut(mouse).plight.clear(plight);
                }
            }
            CaptureLosses::TricksOnly => self.cite(Rule::D28),
        }
        for plight in [Plight::DOWN, Plight::HIDDEN, Plight::GOLEM, Plight::RESCUED] {
            self.state.mouse_mut(mouse).plight.clear(plight);
        }
        let me = self.state.mouse_mut(mouse);
        me.plight.set(Plight::CAPTURED);
        me.aura = 0;
        me.fury = 0;
        me.shelter = 0;
        self.tell(Rule::M22_1, Event::Captured { mouse });
        let cheese = self.state.mouse(mouse).cheese;
        self.pay(mouse, cheese, Rule::M22_2);
        let artist = self.state.honours[Honour::EscapeArtist.index()].is(mouse);
        let captures = self.state.mouse(mouse).captures;
        let third = artist && (captures == 3 || captures > 3 && !self.game.reads(Changed::ThirdCaptureOnly));
        if artist {
            self.cite(Rule::M29_6);
        }
        if !third {
            self.lose_cards(mouse);
        }
        self.hourglass(Rule::M22_2);
        if self.state.ending.is_some() {
            return;
        }
        if poisoned {
            self.honour(mouse, Honour::PoisonMaster, Rule::M29_5);
        }
        if self.state.mouse(mouse).captures == 2 {
            self.honour(mouse, Honour::EscapeArtist, Rule::M29_6);
        }
        self.cut_short(mouse);
        if third {
            // Free again at once: beside another mouse (D47), or alone (D78).
            let alone = self.state.active().next().is_none();
            self.cite(if alone { Rule::D78 } else { Rule::D47 });
            self.push(Task::Rescue(mouse));
        }
    }

    /// The losses of a captured mouse (D28): starting equipment and the pack are safe (M22.2).
    fn lose_cards(&mut self, mouse: MouseIx) {
        self.cite(Rule::D28);
        let mut at = 0;
        // How many copies of the card looked at are saved so far: equal cards lie side by side.
        let mut saved = (None, 0);
        while let Some(held) = self.state.mouse(mouse).cards.get(at) {
            let before = if saved.0 == Some(held.card) { saved.1 } else { 0 };
            let starting = self.game.is_starting_copy(self.state, mouse, held.card, before);
            if held.keep == Keep::Gear && starting {
                saved = (Some(held.card), before + 1);
            }
            let equipped = held.keep == Keep::Gear
                && !starting
                && self.state.options.capture_losses == CaptureLosses::EquippedAndTricks;
            if equipped || held.keep == Keep::Trick {
                self.state.mouse_mut(mouse).cards.remove(at);
                self.discard(mouse, held.card, Rule::M22_2);
            } else {
                at += 1;
            }
        }
    }

    /// An enemy takes wounds (M12).
    pub fn hurt_foe(&mut self, foe: FoeIx, count: u8, by: Fighter, rule: Rule) {
        if count == 0 || !self.state.enemy(foe).is_here() {
            return;
        }
        let creature = self.state.enemy(foe).creature;
        let on = Fighter::Foe(foe);
        self.tell(rule, Event::Wounded { on, count, poison: false });
        if creature.is_boss() {
            // For each wound the players choose the card of the boss that takes it (M12.4, D16).
            self.push(Task::BossWound { foe, left: count, by });
            return;
        }
        let life = self.game.foe_facts(self.state, foe).life;
        let wounds = self.state.enemies.change(foe, |enemy| {
            enemy.wounds = enemy.wounds.saturating_add(count);
            enemy.wounds
        });
        if wounds >= life {
            self.defeat(foe, by, if life == 1 { Rule::M12_1 } else { Rule::M12_2 });
            if life > 1 && self.state.of(creature).next().is_some() {
                self.cite(Rule::D71);
                if self.state.options.wounded_card == WoundedCard::EachFigure {
                    self.cards_gone(creature);
                }
            }
        }
    }

    /// An enemy is defeated and leaves the board (M12).
    pub fn defeat(&mut self, foe: FoeIx, by: Fighter, rule: Rule) {
        let creature = self.state.enemy(foe).creature;
        self.remove_foe(foe);
        self.state.defeated |= 1 << creature as u16;
        self.tell(rule, Event::Defeated { foe, creature, by });
        self.last_of(creature);
        if let Fighter::Mouse(mouse) = by {
            match creature {
                Creature::Roach => {
                    let me = self.state.mouse_mut(mouse);
                    me.roaches = me.roaches.saturating_add(1);
                    if me.roaches >= 4 {
                        self.honour(mouse, Honour::RoachMaster, Rule::M29_4);
                    }
                }
                Creature::Brodie => self.honour(mouse, Honour::CatTamer, Rule::M29_7),
                _ => {}
            }
        }
    }

    /// An enemy leaves the board without being defeated.
    pub fn banish(&mut self, foe: FoeIx, rule: Rule) {
        let creature = self.state.enemy(foe).creature;
        self.remove_foe(foe);
        self.tell(rule, Event::Left { foe, creature });
        self.last_of(creature);
    }

    fn remove_foe(&mut self, foe: FoeIx) {
        self.state.enemies.put(foe, Enemy::NOBODY);
        if self.state.doing.struck.is(foe) {
            self.state.doing.struck = Maybe::NONE;
        }
        if self.state.options.rescue == Rescue::LastMinion && self.state.foes().next().is_none() {
            let captured = self.state.party().filter(|(_, mouse)| mouse.plight.has(Plight::CAPTURED));
            for mouse in index::mice(captured.fold(0, |all, (mouse, _)| all | mouse.bit())) {
                self.push(Task::Rescue(mouse));
            }
        }
    }

    /// With the last figure of a card, the card leaves the track (M12.3, M4.5).
    fn last_of(&mut self, creature: Creature) {
        if self.state.of(creature).next().is_some() {
            return;
        }
        self.cards_gone(creature);
        if creature == Creature::Roach {
            self.state.greedy = false;
        }
    }

    /// The cards of a creature leave the track (M12.3, M4.5).
    fn cards_gone(&mut self, creature: Creature) {
        for &card in creature.cards() {
            if self.state.track.place(Turn::Foe(card)).is_some() {
                self.off_track(card);
                self.cite(Rule::M4_5);
                self.tell(Rule::M12_3, Event::CardGone { card });
            }
        }
    }

    /// A card leaves the track. The cards below it move up, or its place stays free (D9).
    pub fn off_track(&mut self, card: Foe) {
        let card = Turn::Foe(card);
        self.cite(Rule::D9);
        match self.state.options.gaps {
            Gaps::Closed => self.state.track.remove(card),
            Gaps::Filled => self.state.track.vacate(card),
        }
    }

    /// Three cheese in one roll make a Cheese Master (M29.3).
    fn cheese_master(&mut self, mouse: MouseIx, cheese: u8) {
        if cheese >= 3 {
            self.honour(mouse, Honour::CheeseMaster, Rule::M29_3);
        }
    }

    /// The Grape strikes or knocks down the figures on a space (M26.6).
    pub fn throw(&mut self, by: Fighter, tile: TileIx, space: SpaceIx) -> Result<(), C::Error> {
        let burst = self.chance.die("grape", 2)? == 1;
        self.tell(Rule::M26_6, Event::Thrown { by, space, burst });
        let here = bit(space);
        let (mut mice, mut foes) =
            (self.game.mice_at(self.state, tile, here), self.game.foes_at(self.state, tile, here));
        let beside = match by {
            Fighter::Mouse(_) => mice != 0,
            _ => foes != 0,
        };
        if beside {
            // Friends of the thrower are there, too.
            self.cite(Rule::D37);
        }
        if self.state.options.grape_hits == GrapeHits::Enemies {
            match by {
                Fighter::Mouse(_) => mice = 0,
                _ => foes = 0,
            }
        }
        let immune = !burst || self.state.options.large_and_grape == crate::setup::LargeAndGrape::Immune;
        let spared = bits(foes.into()).filter(|&foe| {
            let creature = self.state.enemy(foe).creature;
            creature == Creature::Brodie || (immune && self.game.is_large(creature))
        });
        let spared = spared.fold(0u32, |all, foe| all | foe.bit());
        if bits(foes.into()).any(|foe| self.game.is_large(self.state.enemy(foe).creature)) {
            self.cite(Rule::D38);
        }
        foes &= !spared;
        if burst {
            self.state.treasures[Treasure::Grape.index()] = Whereabouts::Unowned;
            self.back_into_deck(Treasure::Grape, Rule::M26_6);
            let attack = Attack { by, hits: 1, ..Attack::NONE };
            self.push_all(&[Task::DefendAll { attack, mice, foes }, Task::Wheel]);
        } else {
            self.state.treasures[Treasure::Grape.index()] =
                Whereabouts::Placed { tile, one: space, other: space };
            self.tell(
                Rule::M26_6,
                Event::Placed { treasure: Treasure::Grape, tile, one: space, other: space },
            );
            for mouse in index::mice(mice) {
                self.afflict(Fighter::Mouse(mouse), Plight::DOWN, Rule::M26_6);
            }
            for foe in bits(foes.into()) {
                self.afflict(Fighter::Foe(foe), Plight::DOWN, Rule::M26_6);
            }
        }
        Ok(())
    }

    /// The card of a party item is shuffled into the search deck.
    pub fn back_into_deck(&mut self, treasure: Treasure, rule: Rule) {
        let card = self.game.card_of(treasure);
        self.state.deck[usize::from(card) % crate::content::KINDS] += 1;
        self.state.treasures[treasure.index()] = Whereabouts::Unowned;
        self.tell(rule, Event::Returned { card });
    }
}

impl Mystics {
    /// The weapons a mouse has equipped; a golem fights without.
    pub(crate) fn weapons(&self, state: &State, mouse: MouseIx) -> impl Iterator<Item = Maybe<CardIx>> {
        let me = state.mouse(mouse);
        let golem = me.plight.has(Plight::GOLEM);
        let gear = me
            .cards
            .all()
            .iter()
            .filter(|held| !golem && held.keep == Keep::Gear && self.card(held.card).weapon.is_some())
            .filter(|held| self.serves(state, mouse, held.card));
        let kinds = gear.fold(0u64, |all, held| all | bit(held.card));
        bits(kinds).map(Maybe::some).chain(golem.then_some(Maybe::NONE))
    }

    /// The attack of a mouse with a weapon (M11.3, M11.4).
    pub(crate) fn weapon_attack(
        &self,
        state: &State,
        mouse: MouseIx,
        weapon: Maybe<CardIx>,
        on: FoeIx,
    ) -> Attack {
        let ranged = self.is_ranged(state, mouse, weapon, on);
        let golem = state.mouse(mouse).plight.has(Plight::GOLEM);
        let weapon = if golem { Maybe::NONE } else { weapon };
        let card = weapon.get().map(|card| self.card(card));
        let facts = card.and_then(|card| card.weapon);
        let close = facts.is_some_and(|weapon| weapon.ranged) && !ranged;
        let harm = if close { Harm::Blunt } else { facts.map_or(Harm::Blunt, |weapon| weapon.harm) };
        // A dagger works against slower defenders: their card is lower on the track.
        let quick = card.is_some_and(|card| card.traits.contains(&Trait::Quick)) && {
            let theirs = state.track.place(Turn::Foe(self.foe_card(state, on))).unwrap_or(0);
            theirs > state.track.of_mouse(mouse)
        };
        Attack {
            by: Fighter::Mouse(mouse),
            on: Fighter::Foe(on),
            dice: self.weapon_dice(state, mouse, weapon, on),
            ranged,
            harm,
            less: u8::from(quick),
            weapon,
            ..Attack::NONE
        }
    }

    /// The cards of a boss on the track.
    pub(crate) fn boss_cards_of<'a>(
        &'a self,
        state: &'a State,
        foe: FoeIx,
    ) -> impl Iterator<Item = Foe> + 'a {
        let cards = state.enemy(foe).creature.cards();
        cards.iter().copied().filter(|&card| state.track.place(Turn::Foe(card)).is_some())
    }

    /// The cards of a boss that are neither on the track nor gone, as bits.
    pub(crate) fn boss_cards_waiting(&self, state: &State, creature: Creature) -> u16 {
        let waiting = creature.cards().iter().filter(|&&card| {
            state.track.place(Turn::Foe(card)).is_none() && state.boss_gone & (1 << card as u16) == 0
        });
        waiting.fold(0, |all, &card| all | 1 << card as u16)
    }
}
