//! Weather (S2, S4, S5, S21).

use tabletop::{Chance, Log};

use crate::agenda::{Task, Why};
use crate::choice::Refusal;
use crate::content::{Closed, DiscoveryEffect, Gain, Season, Stock, Weather};
use crate::event::Event;
use crate::index::{Owner, WeatherIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{NewWeather, WeatherPlay};
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// The weather that touches a player (S4): none while preparing (SR5), and none in spring with the Mountaineer (S18).
    pub(crate) fn weather(&self, state: &State, who: Owner) -> Option<&Weather> {
        let spire = state.spire()?;
        if who.is_rival() || spire.calm.is(who) {
            return None;
        }
        let season = state.player(who).season;
        let card = self.weather_card(spire.weather[season as usize].get()?)?;
        let ignored = season == Season::Spring
            && self.owns(state, who, |effect| effect == DiscoveryEffect::IgnoreSpring).is_some();
        (!ignored).then_some(card)
    }

    /// The additional cost of a card by the weather, unless it is played free (S5).
    pub(crate) fn weather_cost(&self, state: &State, who: Owner, kind: Kind) -> Stock {
        match self.weather(state, who) {
            Some(weather) if self.facts(kind).critter => weather.critters.stock,
            Some(weather) => weather.constructions.stock,
            None => Stock::NONE,
        }
    }

    /// Checks whether the weather leaves a space open (S21).
    pub(crate) fn check_weather(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        let Some(weather) = self.weather(state, who) else { return Ok(()) };
        let others = |owner: Owner| (owner != who).then_some(Closed::Open);
        let sort = match post {
            Post::Forest(_) => Some(Closed::Forest),
            Post::Haven | Post::Market => Some(Closed::Haven),
            Post::Card(owner, _) => others(owner),
            Post::Discovery(discovery) => {
                state.spire().and_then(|spire| spire.owner_of(discovery)).and_then(others)
            }
            _ => None,
        };
        if sort.is_some_and(|sort| weather.closes.contains(&sort)) {
            return Err(Refusal::plain(Rule::S21, "no-weather"));
        }
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The weather of a season is turned up, if it is not yet: one of the three of that season (S2).
    pub fn turn_up_weather(&mut self, season: Season) -> Result<(), C::Error> {
        self.cite(Rule::SR1);
        let down = self.state.spire().is_some_and(|spire| spire.weather[season as usize].is_none());
        if !down || self.state.options.weather == WeatherPlay::None {
            return Ok(());
        }
        let mut weights = [0u8; crate::content::WEATHER];
        for (weight, weather) in weights.iter_mut().zip(&self.game.content.weather) {
            *weight = u8::from(weather.season == season);
        }
        let drawn = WeatherIx::at(self.chance.draw("weather", &weights)?);
        if let (Some(spire), Some(weather)) = (self.spire(), drawn) {
            spire.weather[season as usize] = weather.into();
            self.tell(Rule::S2, Event::WeatherTurned { weather });
        }
        Ok(())
    }

    /// A season has begun: if the option is set, its weather holds at once (SR5).
    pub fn weather_with_season(&mut self, who: Owner) -> Result<(), C::Error> {
        if self.state.spire().is_none() || self.state.options.new_weather == NewWeather::AfterTravel {
            return Ok(());
        }
        self.cite(Rule::SR5);
        self.weather_reaches(who)
    }

    /// The player has travelled: the new weather begins (SR5).
    pub fn weather_after_travel(&mut self, who: Owner) -> Result<(), C::Error> {
        if self.state.options.new_weather == NewWeather::WithSeason {
            return Ok(());
        }
        self.cite(Rule::SR5);
        self.weather_reaches(who)
    }

    /// The weather of the season is turned up, and the player loses what it takes (S4, S5).
    fn weather_reaches(&mut self, who: Owner) -> Result<(), C::Error> {
        let season = self.state.player(who).season;
        self.turn_up_weather(season)?;
        if let Some(spire) = self.spire()
            && spire.calm.is(who)
        {
            spire.calm = tabletop::Maybe::NONE;
        }
        let Some(weather) = self.game.weather(self.state, who) else { return Ok(()) };
        let loses = weather.loses;
        self.cite(Rule::S4);
        let player = self.state.player(who);
        let cards = player.hand.len().min(loses.cards);
        let any = u8::try_from(player.stock.total()).unwrap_or(u8::MAX).min(loses.any);
        if any > 0 {
            self.push(Task::PayAny { who, left: any, done: 0, least: any, why: Why::Weather });
        }
        if cards > 0 {
            self.push(Task::Discard { who, left: cards, done: 0, least: cards, why: Why::Weather });
        }
        Ok(())
    }

    /// The gain of a basic location in the weather of a player (S5).
    pub fn weathered(&mut self, who: Owner, mut gain: Gain) -> Gain {
        let less = self.game.weather(self.state, who).map_or(0, |weather| weather.basics);
        let mut left = less.min(u8::try_from(gain.stock.total()).unwrap_or(u8::MAX));
        if left > 0 {
            self.cite(Rule::S5);
        }
        for amount in &mut gain.stock.0 {
            let taken = left.min(*amount);
            *amount -= taken;
            left -= taken;
        }
        gain
    }

    /// How many cards are drawn from the deck in the weather of a player (S5).
    pub fn draws_in_weather(&mut self, who: Owner, count: u8) -> u8 {
        if count < 2 || self.state.round == 0 {
            return count;
        }
        match self.game.weather(self.state, who).map_or(0, |weather| weather.draws) {
            0 => count,
            less => {
                self.cite(Rule::S5);
                count.saturating_sub(less).max(1)
            }
        }
    }
}
