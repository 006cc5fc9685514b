//! Stable names and texts.

use std::sync::Arc;

use tabletop::{Answer, Message, Names, Narration, Notation, PositionFault, Question, ScenarioState, Shape};

use crate::agenda::Mover;
use crate::choice::{Choice, Prey};
use crate::content::{Ability, Colour, Kind, Slot, Token, Ware};
use crate::event::{Biter, Event, Spring};
use crate::index::{DistrictIx, PeculiarIx, RewardIx, Zone};
use crate::play::mover_key;
use crate::setup::Setup;
use crate::state::{Ending, Source, State};
use crate::{Ratcatcher, Rule};

impl Ratcatcher {
    /// The stable name of a target of hits.
    pub(crate) fn prey_id(&self, prey: Prey) -> String {
        match prey {
            Prey::Common(kind) => kind.name().to_owned(),
            Prey::Peculiar(index) => self.peculiar(index).id.to_string(),
            Prey::Nemesis => "nemesis".to_owned(),
        }
    }

    pub(crate) fn find_prey(&self, name: &str) -> Option<Prey> {
        if name == "nemesis" {
            return Some(Prey::Nemesis);
        }
        find(Kind::ALL, Kind::name, name)
            .map(Prey::Common)
            .or_else(|| self.find_peculiar(name).map(Prey::Peculiar))
    }

    /// A peculiar rat by its stable name.
    pub(crate) fn find_peculiar(&self, name: &str) -> Option<PeculiarIx> {
        let mut peculiars = PeculiarIx::enumerate(&self.content.peculiars);
        peculiars.find(|(_, rat)| *rat.id == *name).map(|(index, _)| index)
    }

    /// Adds the name of a rat to a message: common rats by key, others by name.
    pub(crate) fn with_rat(
        &self,
        message: Message,
        state_nemesis: Option<&Arc<Names>>,
        prey: Prey,
    ) -> Message {
        match prey {
            Prey::Common(kind) => message.key("rat", kind.name()),
            Prey::Peculiar(index) => message.key("rat", "named").name("name", &self.peculiar(index).name),
            Prey::Nemesis => match state_nemesis {
                Some(name) => message.key("rat", "named").name("name", name),
                None => message.key("rat", "nemesis"),
            },
        }
    }

    pub(crate) fn mover_prey(mover: Mover) -> Prey {
        match mover {
            Mover::Common(kind) => Prey::Common(kind),
            Mover::Peculiar(index) => Prey::Peculiar(index),
            Mover::Nemesis => Prey::Nemesis,
        }
    }

    pub(crate) fn district_name(&self, state: Option<&State>, district: DistrictIx) -> Arc<Names> {
        let hard = state.is_some_and(|state| state.hard);
        let card = if district == DistrictIx::START {
            &self.content.start[usize::from(hard)]
        } else {
            &self.content.districts[district.index() % self.content.districts.len()]
        };
        Arc::clone(&card.drawing.name)
    }

    /// Adds the zone and its district's name to a message.
    pub(crate) fn with_zone(&self, message: Message, state: Option<&State>, zone: Zone) -> Message {
        message.key("zone", zone.to_string()).name("district", &self.district_name(state, zone.district()))
    }

    /// The name of an ability on the board of this state; it differs from board to board.
    pub(crate) fn ability_name(&self, state: &State, colour: Colour) -> Arc<Names> {
        Arc::clone(&self.board(state).abilities[colour as usize].name)
    }

    /// The name of an ability; all boards with it use the same.
    fn named_ability(&self, ability: Ability) -> Option<&Arc<Names>> {
        let cards = self.content.ratcatchers.iter().flat_map(|board| &board.abilities);
        cards.filter(|card| card.ability == ability).map(|card| &card.name).next()
    }

    /// The text of a reward.
    pub(crate) fn reward_words(&self, index: PeculiarIx, which: RewardIx) -> Message {
        use crate::content::Reward;
        match self.peculiar(index).rewards.get(which.index()) {
            Some(&Reward::Dice(count)) => Message::new("rc-gift-dice").number("count", count),
            Some(&Reward::Health(count)) => Message::new("rc-gift-health").number("count", count),
            Some(&Reward::Cheese(count)) => Message::new("rc-gift-cheese").number("count", count),
            Some(&Reward::Markers(colour, count)) => {
                Message::new("rc-gift-markers").key("colour", colour.name()).number("count", count)
            }
            Some(Reward::Mystery) => Message::new("rc-gift-mystery"),
            Some(Reward::Collected) | None => Message::new("rc-gift-collected"),
        }
    }
}

/// The element of a small set with this stable name.
pub(crate) fn find<T: Copy, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
    wanted: &str,
) -> Option<T> {
    all.into_iter().find(|&member| name(member) == wanted)
}

/// The faces of dice, for a message: `5 2 6`.
fn faces(faces: &crate::event::Faces) -> String {
    let faces: Vec<String> = faces.as_slice().iter().map(u8::to_string).collect();
    faces.join(" ")
}

impl Notation for Ratcatcher {
    fn choice_id(&self, choice: Choice) -> String {
        self.write_choice(choice)
    }

    fn find_choice(&self, _: &State, id: &str) -> Option<Choice> {
        self.read_choice(id)
    }

    fn choice_rule(&self, state: &State, choice: Choice) -> Rule {
        self.rule_of(state, choice)
    }

    fn choice_group(&self, choice: Choice) -> &'static str {
        self.group_of(choice)
    }

    fn way(&self, state: &State, thing: &str) -> Option<Vec<Choice>> {
        self.way_to(state, Zone::find(thing.strip_prefix("zone:")?)?)
    }

    fn candidates(&self, state: &State, thing: &str) -> Option<Vec<Choice>> {
        if thing == "here" {
            // Choices that a person may look for in vain.
            let mut choices = vec![Choice::Collect];
            choices.extend(Ware::ALL.map(Choice::Buy));
            for colour in Colour::ALL {
                choices.push(Choice::Use { colour, zone: state.me.zone.into(), out: false });
            }
            return Some(choices);
        }
        let (sort, name) = thing.split_once(':')?;
        Some(match sort {
            "zone" => {
                let zone = Zone::find(name)?;
                let mut choices = vec![Choice::Walk(zone), Choice::SetTrap(zone), Choice::Pick(zone)];
                for colour in Colour::ALL {
                    choices.push(Choice::Use { colour, zone: zone.into(), out: false });
                }
                choices
            }
            "rat" => {
                let prey = self.find_prey(name)?;
                vec![Choice::Hit(prey), Choice::Lethal(prey)]
            }
            "dice" => vec![Choice::Attack(name.parse().ok()?)],
            "slot" => vec![Choice::Fill(find(Slot::ALL, Slot::name, name)?)],
            "price" => vec![Choice::Buy(find(Ware::ALL, Ware::name, name)?)],
            "ability" => {
                let colour = find(Colour::ALL, Colour::name, name)?;
                let mut choices = Vec::new();
                self.each_use(state, colour, self.near(state, state.me.zone), |choice| choices.push(choice));
                choices
            }
            "reward" => {
                let index = self.find_peculiar(name)?;
                self.rewards(index).map(|which| Choice::Reward(index, which)).collect()
            }
            "place" => {
                let (x, y) = name.split_once(',')?;
                let (x, y) = (x.parse().ok()?, y.parse().ok()?);
                (0..4).map(|turn| Choice::Place { x, y, turn }).collect()
            }
            "district" => vec![Choice::Empty(DistrictIx::find(name)?)],
            "cheese" => vec![Choice::Collect],
            "choice" => vec![self.find_choice(state, name)?],
            _ => return None,
        })
    }

    fn event_id(&self, event: &Event) -> String {
        let named = |index: PeculiarIx| self.peculiar(index).id.to_string();
        match *event {
            Event::Round(round) => format!("round:{round}"),
            Event::Refreshed { dice, movement, traps } => format!("refreshed:{dice}:{movement}:{traps}"),
            Event::NotRefreshed => "not-refreshed".to_owned(),
            Event::Walked { from, to } => format!("walked:{from}:{to}"),
            Event::TrapSet { zone, .. } => format!("trap-set:{zone}"),
            Event::Rolled { zone, hits, sixes, fives, .. } => format!("rolled:{zone}:{hits}:{sixes}:{fives}"),
            Event::Caught { prey, zone, .. } => format!("caught:{}:{zone}", self.prey_id(prey)),
            Event::NemesisWounded { left, .. } => format!("nemesis-wounded:{left}"),
            Event::Vanished { from, to } => format!("vanished:{from}:{to}"),
            Event::Wasted { hits } => format!("wasted:{hits}"),
            Event::Used { colour, zone, .. } => match zone.get() {
                Some(zone) => format!("used:{}:{zone}", colour.name()),
                None => format!("used:{}", colour.name()),
            },
            Event::Led { kind, from, to } => format!("led:{}:{from}:{to}", kind.name()),
            Event::SmokedOut { kind, zone } => format!("smoked-out:{}:{zone}", kind.name()),
            Event::CheeseCollected { zone } => format!("cheese-collected:{zone}"),
            Event::CheeseGained { total, .. } => format!("cheese-gained:{total}"),
            Event::SlotFilled(slot) => format!("slot-filled:{}", slot.name()),
            Event::SetAside => "set-aside".to_owned(),
            Event::Upgraded { slot, level } => format!("upgraded:{}:{level}", slot.name()),
            Event::Unlocked(colour) => format!("unlocked:{}", colour.name()),
            Event::Refilled(colour) => format!("refilled:{}", colour.name()),
            Event::HealthGained { now, .. } => format!("health-gained:{now}"),
            Event::MarkersGained { colour, count, .. } => format!("markers-gained:{}:{count}", colour.name()),
            Event::DiceGained { count, .. } => format!("dice-gained:{count}"),
            Event::Paid { kind, count } => format!("paid:{}:{count}", kind.name()),
            Event::Bought { ware, .. } => format!("bought:{}", ware.name()),
            Event::RewardTaken { peculiar } => format!("reward-taken:{}", named(peculiar)),
            Event::RewardLost { peculiar } => format!("reward-lost:{}", named(peculiar)),
            Event::ActionsEnded => "actions-ended".to_owned(),
            Event::NoExpansion { cheese } => format!("no-expansion:{cheese}"),
            Event::Expansion { cheese, districts } => format!("expansion:{cheese}:{districts}"),
            Event::DeckEmpty => "deck-empty".to_owned(),
            Event::DistrictDrawn { district } => format!("district-drawn:{district:02}"),
            Event::DistrictUnplaceable { district } => format!("district-unplaceable:{district:02}"),
            Event::DistrictPlaced { district, x, y, turn } => {
                format!("district-placed:{district:02}:{x},{y}:{turn}")
            }
            Event::Joined { here, there } => format!("joined:{here}:{there}"),
            Event::TokenRevealed { zone, token } => format!("token-revealed:{zone}:{}", token.name()),
            Event::NoToken { zone } => format!("no-token:{zone}"),
            Event::CheeseLaid { zone } => format!("cheese-laid:{zone}"),
            Event::HealthLaid { zone } => format!("health-laid:{zone}"),
            Event::MarkerLaid { zone, colour } => format!("marker-laid:{zone}:{}", colour.name()),
            Event::SupplyEmpty { zone } => format!("supply-empty:{zone}"),
            Event::PeculiarDeployed { peculiar, zone } => {
                format!("peculiar-deployed:{}:{zone}", named(peculiar))
            }
            Event::NoPeculiar => "no-peculiar".to_owned(),
            Event::Deployed { kind, zone, .. } => format!("deployed:{}:{zone}", kind.name()),
            Event::Bred { zone } => format!("bred:{zone}"),
            Event::BagFilled { spring: Spring::Inactive, .. } => "bag-filled:inactive".to_owned(),
            Event::BagFilled { spring: Spring::Cage, .. } => "bag-filled:cage".to_owned(),
            Event::BagFilled { spring: Spring::District(district), .. } => {
                format!("bag-filled:{district:02}")
            }
            Event::DrawsLost { count } => format!("draws-lost:{count}"),
            Event::Woke { district, .. } => format!("woke:{district:02}"),
            Event::Slept { district } => format!("slept:{district:02}"),
            Event::Step(step) => format!("step:{step}"),
            Event::Moment(moment) => format!("moment:{}", moment.name()),
            Event::NemesisRolled { face, bonus } => format!("nemesis-rolled:{face}:{bonus}"),
            Event::Moved { mover, count, path, .. } => {
                format!("moved:{}:{count}:{}:{}", mover_key(self, mover), path.start(), path.end())
            }
            Event::Stayed { mover, zone, .. } => format!("stayed:{}:{zone}", mover_key(self, mover)),
            Event::Packed { peculiar, zone } => format!("packed:{}:{zone}", named(peculiar)),
            Event::Scrapped { peculiar, zone } => format!("scrapped:{}:{zone}", named(peculiar)),
            Event::Gorged { morsel, zone } => format!("gorged:{}:{zone}", morsel.name()),
            Event::TrapSprung { zone } => format!("trap-sprung:{zone}"),
            Event::Bitten { biter, strength, wounds, .. } => {
                let biter = match biter {
                    Biter::Nemesis => "nemesis".to_owned(),
                    Biter::Peculiar(index) => named(index),
                    Biter::Commons => "commons".to_owned(),
                };
                format!("bitten:{biter}:{strength}:{wounds}")
            }
            Event::NemesisBit { hits, sixes, .. } => format!("nemesis-bit:{hits}:{sixes}"),
            Event::Wounded { wounds, left } => format!("wounded:{wounds}:{left}"),
            Event::Sickened => "sickened".to_owned(),
            Event::CheeseSafe { zone, count } => format!("cheese-safe:{zone}:{count}"),
            Event::Devoured { zone, count } => format!("devoured:{zone}:{count}"),
            Event::RuseDevoured { zone, .. } => format!("ruse-devoured:{zone}"),
            Event::Progress(step) => format!("progress:{step}"),
            Event::ReturnedToBag { zone, white, black } => format!("returned:{zone}:{white}:{black}"),
            Event::Raised(attribute) => format!("raised:{}", attribute.name()),
            Event::Mutated { face, attribute } => {
                format!("mutated:{face}:{}", attribute.map_or("nothing", |attribute| attribute.name()))
            }
            Event::NemesisHealed { health } => format!("nemesis-healed:{health}"),
            Event::Strengthened(kind, attribute) => {
                format!("strengthened:{}:{}", kind.name(), attribute.name())
            }
            Event::NemesisDeployed { zone } => format!("nemesis-deployed:{zone}"),
            Event::MarkersReturned => "markers-returned".to_owned(),
            Event::Cleared { district, .. } => format!("cleared:{district:02}"),
            Event::TrapsReturned { count } => format!("traps-returned:{count}"),
            Event::Ended(ending) => format!("ended:{}", ending.name()),
        }
    }

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        let index = usize::from(answer);
        match question.shape {
            Shape::Die(_) => (answer + 1).to_string(),
            Shape::Draw(_) => match question.what {
                "rat" => Kind::ALL.get(index).map(|kind| kind.name().to_owned()),
                "token" => Token::ALL.get(index).map(|token| token.name().to_owned()),
                "peculiar" => self.content.peculiars.get(index).map(|rat| rat.id.to_string()),
                "district" => Some(format!("{index:02}")),
                _ => None,
            }
            .unwrap_or_else(|| answer.to_string()),
        }
    }
}

impl Narration for Ratcatcher {
    const TITLE: &'static str = "site-ratcatcher";

    fn prompt(&self, state: &State) -> Message {
        if let Some(ending) = state.ending {
            return Message::new(match ending {
                Ending::TenthCheese => "rc-end-tenth-cheese",
                Ending::NemesisKilled => "rc-end-nemesis-killed",
                Ending::CheeseDevoured => "rc-end-cheese-devoured",
                Ending::Dead => "rc-end-dead",
            })
            .name("nemesis", &self.nemesis(state).name);
        }
        self.prompt_of(state)
    }

    fn label(&self, state: &State, choice: Choice) -> Message {
        self.label_of(state, choice)
    }

    fn tell(&self, event: &Event) -> Message {
        let at = |key: &'static str, zone: Zone| self.with_zone(Message::new(key), None, zone);
        let named = |message: Message, index: PeculiarIx| message.name("name", &self.peculiar(index).name);
        match *event {
            Event::Round(round) => Message::new("rc-told-round").number("round", round),
            Event::Refreshed { dice, movement, traps } => Message::new("rc-told-refreshed")
                .number("dice", dice)
                .number("movement", movement)
                .number("traps", traps),
            Event::NotRefreshed => Message::new("rc-told-not-refreshed"),
            Event::Walked { from, to } => at("rc-told-walked", to).key("from", from.to_string()),
            Event::TrapSet { zone, cost } => at("rc-told-trap-set", zone).number("cost", cost),
            Event::Rolled { source, zone, faces: rolled, need, hits, sixes, fives } => {
                let key = match source {
                    Source::Attack => "rc-told-rolled",
                    Source::Volley => "rc-told-rolled-volley",
                    Source::Trap => "rc-told-rolled-trap",
                };
                at(key, zone)
                    .key("faces", faces(&rolled))
                    .number("dice", i64::try_from(rolled.as_slice().len()).unwrap_or(0))
                    .number("need", need)
                    .number("hits", hits)
                    .number("lethal", sixes + fives)
            }
            Event::Caught { prey, zone, lethal } => {
                let key = if lethal { "rc-told-caught-lethal" } else { "rc-told-caught" };
                self.with_rat(at(key, zone), None, prey)
            }
            Event::NemesisWounded { left, lethal } => Message::new(if lethal {
                "rc-told-nemesis-wounded-lethal"
            } else {
                "rc-told-nemesis-wounded"
            })
            .number("left", left),
            Event::Vanished { from, to } => at("rc-told-vanished", to).key("from", from.to_string()),
            Event::Wasted { hits } => Message::new("rc-told-wasted").number("hits", hits),
            Event::Used { ability, zone, .. } => {
                let message =
                    zone.get().map_or(Message::new("rc-told-used"), |zone| at("rc-told-used-in", zone));
                match self.named_ability(ability) {
                    Some(name) => message.name("ability", name),
                    None => message.key("ability", ability.name()),
                }
            }
            Event::Led { kind, from, to } => {
                at("rc-told-led", to).key("rat", kind.name()).key("from", from.to_string())
            }
            Event::SmokedOut { kind, zone } => at("rc-told-smoked-out", zone).key("rat", kind.name()),
            Event::CheeseCollected { zone } => at("rc-told-cheese-collected", zone),
            Event::CheeseGained { total, .. } => Message::new("rc-told-cheese-gained").number("total", total),
            Event::SlotFilled(slot) => Message::new("rc-told-slot-filled").key("slot", slot.name()),
            Event::SetAside => Message::new("rc-told-set-aside"),
            Event::Upgraded { slot, level } => {
                Message::new("rc-told-upgraded").key("slot", slot.name()).number("level", level)
            }
            Event::Unlocked(colour) => Message::new("rc-told-unlocked").key("colour", colour.name()),
            Event::Refilled(colour) => Message::new("rc-told-refilled").key("colour", colour.name()),
            Event::HealthGained { now, .. } => Message::new("rc-told-health-gained").number("now", now),
            Event::MarkersGained { colour, count, .. } => {
                Message::new("rc-told-markers-gained").key("colour", colour.name()).number("count", count)
            }
            Event::DiceGained { count, .. } => Message::new("rc-told-dice-gained").number("count", count),
            Event::Paid { kind, count } => {
                Message::new("rc-told-paid").key("rat", kind.name()).number("count", count)
            }
            Event::Bought { ware, price } => {
                Message::new("rc-told-bought").key("ware", ware.name()).number("price", price)
            }
            Event::RewardTaken { peculiar } => named(Message::new("rc-told-reward-taken"), peculiar),
            Event::RewardLost { peculiar } => named(Message::new("rc-told-reward-lost"), peculiar),
            Event::ActionsEnded => Message::new("rc-told-actions-ended"),
            Event::NoExpansion { cheese } => Message::new("rc-told-no-expansion").number("cheese", cheese),
            Event::Expansion { cheese, districts } => {
                Message::new("rc-told-expansion").number("cheese", cheese).number("districts", districts)
            }
            Event::DeckEmpty => Message::new("rc-told-deck-empty"),
            Event::DistrictDrawn { district } => self.with_district("rc-told-district-drawn", district),
            Event::DistrictUnplaceable { district } => {
                self.with_district("rc-told-district-unplaceable", district)
            }
            Event::DistrictPlaced { district, .. } => self.with_district("rc-told-district-placed", district),
            Event::Joined { here, there } => {
                Message::new("rc-told-joined").key("here", here.to_string()).key("there", there.to_string())
            }
            Event::TokenRevealed { zone, token } => {
                at("rc-told-token-revealed", zone).key("token", token.name())
            }
            Event::NoToken { zone } => at("rc-told-no-token", zone),
            Event::CheeseLaid { zone } => at("rc-told-cheese-laid", zone),
            Event::HealthLaid { zone } => at("rc-told-health-laid", zone),
            Event::MarkerLaid { zone, colour } => {
                at("rc-told-marker-laid", zone).key("colour", colour.name())
            }
            Event::SupplyEmpty { zone } => at("rc-told-supply-empty", zone),
            Event::PeculiarDeployed { peculiar, zone } => {
                named(at("rc-told-peculiar-deployed", zone), peculiar)
            }
            Event::NoPeculiar => Message::new("rc-told-no-peculiar"),
            Event::Deployed { kind, zone, .. } => at("rc-told-deployed", zone).key("rat", kind.name()),
            Event::Bred { zone } => at("rc-told-bred", zone),
            Event::BagFilled { spring, rats } => {
                let count = i64::from(rats[0]) + i64::from(rats[1]) + i64::from(rats[2]);
                match spring {
                    Spring::Inactive => Message::new("rc-told-bag-filled-inactive"),
                    Spring::Cage => Message::new("rc-told-bag-filled-cage"),
                    Spring::District(district) => self.with_district("rc-told-bag-filled-district", district),
                }
                .number("count", count)
            }
            Event::DrawsLost { count } => Message::new("rc-told-draws-lost").number("count", count),
            Event::Woke { district, again: false } => self.with_district("rc-told-woke", district),
            Event::Woke { district, again: true } => self.with_district("rc-told-woke-again", district),
            Event::Slept { district } => self.with_district("rc-told-slept", district),
            Event::Step(step) => Message::new("rc-told-step").number("step", step),
            Event::Moment(moment) => Message::new("rc-told-moment").key("moment", moment.name()),
            Event::NemesisRolled { face, bonus } => {
                Message::new("rc-told-nemesis-rolled").number("face", face).number("bonus", bonus)
            }
            Event::Moved { mover, count, path, target } => {
                let message = at("rc-told-moved", path.end())
                    .key("from", path.start().to_string())
                    .key("target", target.to_string())
                    .number("count", count)
                    .number("steps", i64::try_from(path.as_slice().len()).unwrap_or(1) - 1);
                self.with_rat(message, None, Self::mover_prey(mover))
            }
            Event::Stayed { mover, zone, arrived } => {
                let key = if arrived { "rc-told-stayed-arrived" } else { "rc-told-stayed" };
                self.with_rat(at(key, zone), None, Self::mover_prey(mover))
            }
            Event::Packed { peculiar, zone } => named(at("rc-told-packed", zone), peculiar),
            Event::Scrapped { peculiar, zone } => named(at("rc-told-scrapped", zone), peculiar),
            Event::Gorged { morsel, zone } => at("rc-told-gorged", zone).key("morsel", morsel.name()),
            Event::TrapSprung { zone } => at("rc-told-trap-sprung", zone),
            Event::Bitten { biter, strength, defence, wounds } => {
                let message = Message::new("rc-told-bitten")
                    .number("strength", strength)
                    .number("defence", defence)
                    .number("wounds", wounds);
                match biter {
                    Biter::Nemesis => message.key("biter", "nemesis"),
                    Biter::Commons => message.key("biter", "commons"),
                    Biter::Peculiar(index) => named(message.key("biter", "named"), index),
                }
            }
            Event::NemesisBit { faces: rolled, need, hits, sixes } => Message::new("rc-told-nemesis-bit")
                .key("faces", faces(&rolled))
                .number("need", need)
                .number("hits", hits)
                .number("sixes", sixes),
            Event::Wounded { wounds, left } => {
                Message::new("rc-told-wounded").number("wounds", wounds).number("left", left)
            }
            Event::Sickened => Message::new("rc-told-sickened"),
            Event::CheeseSafe { zone, count } => at("rc-told-cheese-safe", zone).number("count", count),
            Event::Devoured { zone, count } => at("rc-told-devoured", zone).number("count", count),
            Event::RuseDevoured { zone, rats } => {
                at("rc-told-ruse-devoured", zone).number("count", rats[0] + rats[2])
            }
            Event::Progress(step) => Message::new("rc-told-progress").number("step", step),
            Event::ReturnedToBag { zone, white, black } => {
                at("rc-told-returned", zone).number("white", white).number("black", black)
            }
            Event::Raised(attribute) => Message::new("rc-told-raised").key("attribute", attribute.name()),
            Event::Mutated { face, attribute } => Message::new("rc-told-mutated")
                .number("face", face)
                .key("attribute", attribute.map_or("nothing", |attribute| attribute.name())),
            Event::NemesisHealed { health } => {
                Message::new("rc-told-nemesis-healed").number("health", health)
            }
            Event::Strengthened(kind, attribute) => Message::new("rc-told-strengthened")
                .key("rat", kind.name())
                .key("attribute", attribute.name()),
            Event::NemesisDeployed { zone } => at("rc-told-nemesis-deployed", zone),
            Event::MarkersReturned => Message::new("rc-told-markers-returned"),
            Event::Cleared { district, rats, peculiars, markers, tokens } => self
                .with_district("rc-told-cleared", district)
                .number("rats", rats)
                .number("peculiars", peculiars)
                .number("markers", markers)
                .number("tokens", tokens),
            Event::TrapsReturned { count } => Message::new("rc-told-traps-returned").number("count", count),
            Event::Ended(ending) => Message::new("rc-told-ended").key("ending", ending.name()),
        }
    }

    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message {
        Message::new("rc-chance").key("what", question.what).number("count", count)
    }

    fn chance_purpose(&self, event: &Event) -> Option<Message> {
        let (Event::Deployed { zone, .. }
        | Event::TokenRevealed { zone, .. }
        | Event::PeculiarDeployed { zone, .. }) = *event
        else {
            return None;
        };
        Some(self.with_zone(Message::new("rc-chance-zone"), None, zone))
    }

    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        let index = usize::from(answer);
        match (question.shape, question.what) {
            (Shape::Draw(_), "peculiar") if index < self.content.peculiars.len() => {
                Message::new("answer-named").name("name", &self.content.peculiars[index].name)
            }
            (Shape::Draw(_), "district") => match DistrictIx::at(index) {
                Some(district) => self.with_district("rc-answer-district", district),
                None => Message::new("answer-face").number("face", i64::from(answer) + 1),
            },
            (Shape::Draw(_), "rat" | "token") => {
                Message::new("rc-answer").key("answer", self.answer_name(question, answer))
            }
            _ => Message::new("answer-face").number("face", i64::from(answer) + 1),
        }
    }
}

impl ScenarioState for Ratcatcher {
    fn position(&self, setup: &Setup, description: &serde_json::Value) -> Result<State, PositionFault> {
        self.read_position(setup, description)
    }

    fn describe(&self, state: &State) -> serde_json::Value {
        self.write_position(state)
    }
}

impl Ratcatcher {
    fn with_district(&self, key: &'static str, district: DistrictIx) -> Message {
        Message::new(key)
            .key("number", format!("{district:02}"))
            .name("district", &self.district_name(None, district))
    }
}
