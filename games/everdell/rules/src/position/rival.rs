//! The parts of a described position for automated opponents.

use tabletop::{Fields, PositionFault};

use super::declared::{LairPosition, RatPlace, RatsPosition};
use super::names::{each, fault, one, set};
use super::{module_id, plot_id};
use crate::Everdell;
use crate::index::{ActivityIx, MeadowIx, PersonalityIx, PlanIx, PlotIx, WorkerIx};
use crate::kind::Kind;
use crate::names::find_id;
use crate::state::{Lair, Post, Rats, SPIDERS, Tally};
impl Everdell {
    pub(super) fn read_lair(&self, lair: &mut Lair, position: &LairPosition) -> Result<(), PositionFault> {
        let content = &self.content;
        let find = |name: &str| self.find_kind(name);
        let known = self.read_cards(position.hand.as_ref(), "lair.hand")?.unwrap_or(Tally::NONE);
        lair.cards.unseen = position.unseen.unwrap_or(lair.cards.unseen);
        lair.top = one(position.top.as_deref(), "lair.top", "a card", find)?;
        let trophies = self.read_cards(position.trophies.as_ref(), "lair.trophies")?.unwrap_or(Tally::NONE);
        for kind in self.kinds() {
            lair.cards.set(kind, known[kind], trophies[kind]);
        }
        lair.cards.unseen_trophies = position.hidden_trophies.unwrap_or(lair.cards.unseen_trophies);
        lair.points = position.points.unwrap_or(lair.points);
        if let Some(Fields(spiders)) = &position.spiders {
            self.read_workers::<SPIDERS>(spiders, "lair.spiders", &mut lair.spiders)?;
        }
        lair.season = position.season.unwrap_or(lair.season);
        if let Some(place) = position.figure {
            let place = place.checked_sub(1).filter(|place| *place < 8).map(MeadowIx::new);
            let wrong = || fault("lair.figure", "this must be a place of the meadow from 1 to 8");
            lair.figure = place.ok_or_else(wrong)?.into();
        }
        lair.finished = position.finished.unwrap_or(lair.finished);
        lair.special_this_season = position.special_this_season.unwrap_or(lair.special_this_season);
        let activity = |name: &str| find_id(&content.activities, |card| &card.id, name);
        let activities = |list: &Option<Vec<String>>, field: &str| {
            let at = format!("lair.{field}");
            let found = set(list.as_deref(), &at, "an activity card", activity)?;
            Ok(found.map(|found| u32::try_from(found).unwrap_or(0)))
        };
        lair.activities = activities(&position.activities, "activities")?.unwrap_or(lair.activities);
        lair.played = activities(&position.played, "played")?.unwrap_or(0);
        lair.suspects = activities(&position.suspects, "suspects")?.unwrap_or(0);
        lair.first_card = position.first_card.unwrap_or(lair.first_card);
        lair.idle = position.idle.unwrap_or(lair.idle);
        lair.stuck = position.stuck.unwrap_or(lair.stuck);
        let card = |name: &str| ActivityIx::at(activity(name)?);
        lair.card = one(position.card.as_deref(), "lair.card", "an activity card", card)?.into();
        let personality = |name: &str| find_id(&content.personalities, module_id, name);
        let plan = |name: &str| PlanIx::at(find_id(&content.plans, module_id, name)?);
        let plot = |name: &str| find_id(&content.plots, plot_id, name);
        let entered = |name: &str| PersonalityIx::at(personality(name)?);
        if let Some(found) =
            one(position.personality.as_deref(), "lair.personality", "a personality", entered)?
        {
            lair.personality = found.into();
        }
        if let Some(found) = one(position.plan.as_deref(), "lair.plan", "a plan", plan)? {
            lair.plan = found.into();
        }
        let in_force = |name: &str| PlotIx::at(plot(name)?);
        lair.plot = one(position.plot.as_deref(), "lair.plot", "a plot", in_force)?.into();
        let second = position.second_plot.as_deref();
        lair.second_plot = one(second, "lair.second_plot", "a plot", in_force)?.into();
        lair.plots = set(position.plots.as_deref(), "lair.plots", "a plot", plot)?.unwrap_or(lair.plots);
        if let Some(found) =
            set(position.personalities.as_deref(), "lair.personalities", "a personality", personality)?
        {
            lair.personalities = u8::try_from(found).unwrap_or(0);
        }
        for (name, &count) in position.webs.iter().flatten() {
            self.read_web(lair, name, count)?;
        }
        lair.lent = position.lent.and_then(|worker| WorkerIx::at(worker.into())).into();
        lair.borrowed = position.borrowed.unwrap_or(lair.borrowed);
        lair.lend_next = position.lend_next.unwrap_or(lair.lend_next);
        let legends = each(position.legends.as_deref(), "lair.legends", "a legend", Kind::built_in)?;
        lair.legend_pool = legends.into_iter().fold(0, |set, legend| set | legend.legend_bit());
        lair.unseen_legends = position.hidden_legends.unwrap_or(lair.unseen_legends);
        let basic = |name: &str| find_id(&content.basic_events, |event| &event.id, name);
        let found = set(position.basic_events.as_deref(), "lair.basic_events", "a basic event", basic)?;
        lair.basic_events = found.map_or(0, |found| u8::try_from(found).unwrap_or(0));
        lair.journey_points = position.journey_points.unwrap_or(lair.journey_points);
        Ok(())
    }

    /// Web tokens at a place.
    pub(super) fn read_web(&self, lair: &mut Lair, name: &str, count: u8) -> Result<(), PositionFault> {
        let one = u8::from(count > 0);
        match self.find_post(name) {
            Some(Post::Basic(place)) => lair.web_basic |= one << place.get(),
            Some(Post::Forest(clearing)) => lair.web_forest |= one << clearing.get(),
            Some(Post::BasicEvent(event)) => lair.web_basic_events[usize::from(event) % 4] = count,
            Some(Post::SpecialEvent(event)) => lair.web_special_events |= u32::from(one) << event.get(),
            Some(Post::Haven) => lair.web_haven = count > 0,
            _ => return Err(fault(&format!("lair.webs.{name}"), "no web token can lie there")),
        }
        Ok(())
    }

    pub(super) fn read_rats(&self, rats: &mut Rats, position: &RatsPosition) -> Result<(), PositionFault> {
        let RatsPosition { forest, journey, basic, blocked, points } = position;
        let find = |name: &Option<RatPlace>, at: &str, what: &str| {
            let name = name.as_ref().and_then(|RatPlace(name)| name.as_deref());
            let post = one(name, at, what, |name| self.find_post(name))?;
            Ok((post, fault(at, &format!("this must be {what}"))))
        };
        if forest.is_some() || journey.is_some() || basic.is_some() {
            rats.forest = match find(forest, "rats.forest", "a clearing")? {
                (None, _) => None,
                (Some(Post::Forest(clearing)), _) => Some(clearing),
                (Some(_), fault) => return Err(fault),
            }
            .into();
            rats.journey = match find(journey, "rats.journey", "a journey space")? {
                (None, _) => None,
                (Some(Post::Journey(space)), _) => Some(space),
                (Some(_), fault) => return Err(fault),
            }
            .into();
            rats.basic = match find(basic, "rats.basic", "a basic location")? {
                (None, _) => None,
                (Some(Post::Basic(place)), _) => Some(place),
                (Some(_), fault) => return Err(fault),
            }
            .into();
        }
        for (index, &place) in blocked.iter().flatten().enumerate() {
            let wrong =
                || fault(&format!("rats.blocked[{index}]"), "this must be a place of the meadow from 1 to 8");
            rats.blocked |= 1 << place.checked_sub(1).filter(|place| *place < 8).ok_or_else(wrong)?;
        }
        rats.points = points.unwrap_or(rats.points);
        Ok(())
    }
}
