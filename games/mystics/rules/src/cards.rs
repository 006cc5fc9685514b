//! Using search cards (M1.5, M24.4): items, scrolls and tricks.

use tabletop::{Chance, Log};

use crate::agenda::{Source, Task};
use crate::choice::{Choice, Verdict, demand};
use crate::content::{CardKind, Effect, Spaces, Target, When};
use crate::play::{NO_ONE, Play};
use crate::state::{Free, Keep, State, bit, bits};
use crate::{Mystics, Rule};

impl Mystics {
    /// The rule by which a search card is used.
    pub(crate) fn use_rule(&self, card: u8) -> Rule {
        match self.card(card).kind {
            CardKind::Scroll => Rule::M24_4,
            CardKind::Event => Rule::M13_2,
            CardKind::Trick if self.card(card).when == When::Attacked => Rule::H4_3,
            _ => Rule::H4_2,
        }
    }

    /// Whether a mouse may use a search card in its turn.
    pub(crate) fn check_use(&self, state: &State, mouse: u8, card: u8) -> Verdict {
        let me = state.mouse(mouse);
        let facts = self.card(card);
        let has = me.cards.all().iter().any(|held| held.card == card && held.keep != Keep::Gear);
        demand(has, Rule::H4_2, "my-no-card")?;
        let in_turn = matches!(facts.when, When::Turn | When::Action | When::Attack);
        let rule = if facts.when == When::Attacked { Rule::H4_3 } else { Rule::H4_2 };
        demand(in_turn, rule, "my-no-use-now")?;
        demand(self.meets(state, mouse, card), Rule::M1_7, "my-no-use-needs")?;
        if facts.when == When::Action {
            self.check_action(state, mouse)?;
        }
        if facts.kind == CardKind::Scroll {
            self.check_free(state, mouse, Some(Free::Scroll))?;
        } else {
            self.check_free(state, mouse, None)?;
        }
        let asks = !matches!(facts.target, Target::Own | Target::Mice | Target::Minions);
        if facts.target == Target::Own && facts.effects.contains(&Effect::Teleport) {
            return demand(self.vanishing(state, mouse) != 0, Rule::H4_7, "my-no-target");
        }
        if facts.target == Target::Minions {
            return demand(state.foes_on(me.spot.tile).next().is_some(), Rule::H4_6, "my-no-target");
        }
        demand(!asks || self.targets(state, mouse, card).next().is_some(), Rule::H4_6, "my-no-target")
    }

    /// The targets of a card, as the answers that name them (H4.6).
    pub(crate) fn targets<'a>(
        &'a self,
        state: &'a State,
        mouse: u8,
        card: u8,
    ) -> impl Iterator<Item = Choice> + 'a {
        let me = state.mouse(mouse);
        let target = self.card(card).target;
        let (mice, foes, spaces): (u8, u32, Spaces) = match target {
            Target::Near => (self.mice_at(state, me.spot.tile, self.near_spaces(state, mouse)), 0, 0),
            Target::Minion => (0, self.foes_at(state, me.spot.tile, self.seen(state, me.spot)), 0),
            Target::Space => {
                let seen = self.seen(state, me.spot);
                let foes = state.foes_on(me.spot.tile).filter(|(_, foe)| seen & bit(foe.spot.space) != 0);
                (0, 0, foes.fold(0, |all, (_, foe)| all | bit(foe.spot.space)))
            }
            Target::Own | Target::Mice | Target::Minions => (0, 0, 0),
        };
        let mice = bits(mice.into()).map(Choice::Mouse);
        let foes = bits(foes.into()).map(Choice::Enemy);
        mice.chain(foes).chain(bits(spaces).map(Choice::Space))
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse uses a search card.
    pub fn use_card(&mut self, mouse: u8, card: u8) -> Result<(), C::Error> {
        let facts = self.game.card(card);
        if facts.when == When::Action {
            self.spend_action(mouse);
        }
        if facts.kind == CardKind::Scroll {
            self.state.doing.free |= Free::Scroll as u8;
        }
        self.use_up(mouse, card, self.game.use_rule(card));
        self.card_works(mouse, card);
        Ok(())
    }

    /// What a card does, now that it is used: its target is asked for where there is one.
    pub fn card_works(&mut self, mouse: u8, card: u8) {
        self.cite(Rule::H4_6);
        let source = Source::Card(card);
        let tile = self.state.mouse(mouse).spot.tile;
        match self.game.card(card).target {
            Target::Own => self.push_effects(source, mouse, NO_ONE),
            Target::Mice => {
                let mice = self.state.mice_on(tile).fold(0u64, |all, (one, _)| all | 1 << one);
                for one in bits(mice) {
                    self.push_effects(source, one, NO_ONE);
                }
            }
            Target::Minions => self.push_effects(source, mouse, NO_ONE),
            Target::Near | Target::Minion | Target::Space => self.push(Task::Target { mouse, card }),
        }
    }

    /// The target of a card is chosen.
    pub fn card_on(&mut self, mouse: u8, card: u8, choice: Choice) -> Result<(), C::Error> {
        let source = Source::Card(card);
        self.cite(Rule::H4_6);
        match choice {
            Choice::Mouse(other) => self.push_effects(source, other, NO_ONE),
            Choice::Enemy(foe) => self.push_effects(source, mouse, foe),
            Choice::Space(space) => {
                let tile = self.state.mouse(mouse).spot.tile;
                for foe in bits(self.game.foes_at(self.state, tile, bit(space)).into()) {
                    self.push_effects(source, mouse, foe);
                }
            }
            _ => {}
        }
        Ok(())
    }
}
