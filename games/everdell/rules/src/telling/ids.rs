//! The stable names of events, with their particulars, for records and programs.

use super::area_name;
use crate::Everdell;
use crate::content::{Clearing, Resource, Stock};
use crate::event::Event;
use crate::index::{AbilityIx, ForestIx, MeadowIx, PersonalityIx, PlanIx, PlotIx, RiverCardIx};
use crate::kind::Kind;
use crate::names::owner_name;
use crate::state::Post;

/// Resources in the name of an event: `twig=2,berry=1`.
fn stock_name(stock: Stock) -> String {
    let some = Resource::ALL.into_iter().filter(|&resource| stock[resource] > 0);
    let parts: Vec<_> = some.map(|resource| format!("{}={}", resource.name(), stock[resource])).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(",") }
}

/// The particulars of an event about a card that may be hidden.
fn with_kind(name: &str, kind: Option<&str>) -> String {
    match kind {
        Some(kind) => format!("{name}:{kind}"),
        None => name.to_owned(),
    }
}

impl Everdell {
    /// The stable name of an event, with its particulars.
    pub(crate) fn name_event(&self, event: Event) -> String {
        let seat = owner_name;
        let at = |post| self.post_name(post);
        let content = &self.content;
        let id = |id: Option<&str>| id.unwrap_or("none").to_owned();
        let plan = |index: PlanIx| id(content.plans.get(index.index()).map(|plan| &*plan.id));
        let plot = |index: PlotIx| id(content.plots.get(index.index()).map(|plot| &*plot.id));
        let personality =
            |index: PersonalityIx| id(content.personalities.get(index.index()).map(|module| &*module.id));
        let ability = |index: AbilityIx| id(content.abilities.get(index.index()).map(|module| &*module.id));
        let place = |place: MeadowIx| u16::from(place) + 1;
        let forest = |index: ForestIx| id(content.forests.get(index.index()).map(|card| &*card.id));
        let river = |card: RiverCardIx| id(self.river_card(card).map(|card| &*card.id));
        let card = |kind: Option<Kind>| kind.map(|kind| self.kind_name(kind));
        match event {
            Event::Explored { who, place } => format!("explored:{}:{}", seat(who), at(Post::Basic(place))),
            Event::WildPaid { who, count } => format!("wild-paid:{}:{count}", seat(who)),
            Event::TrailSeen { who, forest: index } => {
                with_kind(&format!("trail-seen:{}", seat(who)), index.map(forest).as_deref())
            }
            Event::TrailLaid { who, clearing, forest: index } => {
                format!("trail-laid:{}:{}:{}", seat(who), at(Post::Forest(clearing)), forest(index))
            }
            Event::ForestLaid { clearing, forest } => format!(
                "forest-laid:{}:{}",
                id(Clearing::ALL.get(usize::from(clearing)).map(|place| place.name())),
                id(content.forests.get(usize::from(forest)).map(|card| &*card.id))
            ),
            Event::SpecialLaid { event } => format!("special-laid:{}", at(Post::SpecialEvent(event))),
            Event::Begins { who } => format!("begins:{}", seat(who)),
            Event::TurnBegins { who } => format!("turn-begins:{}", seat(who)),
            Event::Drew { who, kind } => with_kind(&format!("drew:{}", seat(who)), card(kind)),
            Event::NotDrawn { who, count } => format!("not-drawn:{}:{count}", seat(who)),
            Event::DrewMeadow { who, place: from, kind } => {
                format!("drew-meadow:{}:{}:{}", seat(who), place(from), self.kind_name(kind))
            }
            Event::Filled { place: at, kind } => format!("filled:{}:{}", place(at), self.kind_name(kind)),
            Event::Reshuffled => "reshuffled".to_owned(),
            Event::Placed { who, post } => format!("placed:{}:{}", seat(who), at(post)),
            Event::Moved { who, from, to } => format!("moved:{}:{}:{}", seat(who), at(from), at(to)),
            Event::CameBack { who, from } => format!("came-back:{}:{}", seat(who), at(from)),
            Event::Recalled { who } => format!("recalled:{}", seat(who)),
            Event::Stays { who, post } => format!("stays:{}:{}", seat(who), at(post)),
            Event::Copied { who, post } => format!("copied:{}:{}", seat(who), at(post)),
            Event::Gained { who, stock } => format!("gained:{}:{}", seat(who), stock_name(stock)),
            Event::Paid { who, stock } => format!("paid:{}:{}", seat(who), stock_name(stock)),
            Event::Points { who, count } => format!("points:{}:{count}", seat(who)),
            Event::PointsPaid { who, count } => format!("points-paid:{}:{count}", seat(who)),
            Event::TokensOn { who, slot, kind, count } => {
                format!("tokens-on:{}:{slot}:{}:{count}", seat(who), self.kind_name(kind))
            }
            Event::TokenOff { who, slot, kind } => {
                format!("token-off:{}:{slot}:{}", seat(who), self.kind_name(kind))
            }
            Event::Discarded { who, kind } => with_kind(&format!("discarded:{}", seat(who)), card(kind)),
            Event::DiscardedMeadow { place: from, kind } => {
                format!("discarded-meadow:{}:{}", place(from), self.kind_name(kind))
            }
            Event::LeftCity { owner, slot, kind, to } => {
                format!("left-city:{}:{slot}:{}:{}", seat(owner), self.kind_name(kind), to.name())
            }
            Event::GaveCard { who, to, kind } => {
                with_kind(&format!("gave-card:{}:{}", seat(who), seat(to)), card(kind))
            }
            Event::NobodyTook { who, kind } => with_kind(&format!("nobody-took:{}", seat(who)), card(kind)),
            Event::GaveResources { who, to, stock } => {
                format!("gave-resources:{}:{}:{}", seat(who), seat(to), stock_name(stock))
            }
            Event::NobodyTookResources { who, stock } => {
                format!("nobody-took-resources:{}:{}", seat(who), stock_name(stock))
            }
            Event::Played { who, owner, slot, kind, .. } => {
                format!("played:{}:{}:{}:{slot}", seat(who), self.kind_name(kind), seat(owner))
            }
            Event::PutUnder { who, kind } => format!("put-under:{}:{}", seat(who), self.kind_name(kind)),
            Event::Stored { who, stock } => format!("stored:{}:{}", seat(who), stock_name(stock)),
            Event::Activated { who, owner, slot, kind } => {
                format!("activated:{}:{}:{}:{slot}", seat(who), self.kind_name(kind), seat(owner))
            }
            Event::Triggered { who, kind } => format!("triggered:{}:{}", seat(who), self.kind_name(kind)),
            Event::Revealed { who, kind, from } => {
                format!("revealed:{}:{}:{}", seat(who), self.kind_name(kind), from.name())
            }
            Event::Looked { who, kind } => with_kind(&format!("looked:{}", seat(who)), card(kind)),
            Event::TookShown { who, kind } => with_kind(&format!("took-shown:{}", seat(who)), card(kind)),
            Event::DiscardedShown { kind } => format!("discarded-shown:{}", self.kind_name(kind)),
            Event::Declined { who, invitation } => format!("declined:{}:{}", seat(who), invitation.name()),
            Event::Achieved { who, post } => format!("achieved:{}:{}", seat(who), at(post)),
            Event::Prepared { who, season } => format!("prepared:{}:{}", seat(who), season.name()),
            Event::Passed { who } => format!("passed:{}", seat(who)),
            Event::Nothing { who, why } => format!("nothing:{}:{}", seat(who), self.why_name(why)),
            Event::Counted { who, points } => format!("counted:{}:{points}", seat(who)),
            Event::Moment { who } => format!("moment:{}", seat(who)),
            Event::Activity { card, season } => format!(
                "activity:{}:{}",
                id(content.activities.get(usize::from(card)).map(|card| &*card.id)),
                season.name()
            ),
            Event::ActivitiesShuffled => "activities-shuffled".to_owned(),
            Event::Tries { attempt, act } => format!("tries:{}:{}", attempt + 1, self.act_name(act)),
            Event::Impossible { attempt, reason } => format!("impossible:{}:{reason}", attempt + 1),
            Event::BacksUp => "backs-up".to_owned(),
            Event::Blocked { post, clockwise } => {
                format!("blocked:{}:{}", at(post), if clockwise { "clockwise" } else { "counter" })
            }
            Event::NoSpace => "no-space-left".to_owned(),
            Event::Rolled { face } => format!("rolled:{face}"),
            Event::SpiderTook { place: from, kind } => {
                format!("spider-took:{}:{}", place(from), self.kind_name(kind))
            }
            Event::SpiderDrew => "spider-drew".to_owned(),
            Event::SpiderDiscarded { kind } => with_kind("spider-discarded", card(kind)),
            Event::Entered { place: at } => format!("entered:{}", place(at)),
            Event::SpidersHome => "spiders-home".to_owned(),
            Event::SpidersJoined { count } => format!("spiders-joined:{count}"),
            Event::Trophy { kind } => with_kind("trophy", card(kind)),
            Event::SpiderFinished => "spider-finished".to_owned(),
            Event::RatMoved { from, to } => format!("rat-moved:{}:{}", at(from), at(to)),
            Event::RatBlocks { place: at } => format!("rat-blocks:{}", place(at)),
            Event::RatTook { place: from, kind } => {
                format!("rat-took:{}:{}", place(from), self.kind_name(kind))
            }
            Event::Web { post } => format!("web:{}", at(post)),
            Event::WebsGone => "webs-gone".to_owned(),
            Event::Personality { personality: index, place: at, kind } => {
                format!("personality:{}:{}:{}", personality(index), place(at), self.kind_name(kind))
            }
            Event::PersonalityActive { personality: index } => {
                format!("personality-active:{}", personality(index))
            }
            Event::Plan { plan: index } => format!("plan:{}", plan(index)),
            Event::PlotDrawn { plot: index } => format!("plot-drawn:{}", plot(index)),
            Event::Plot { plot: index } => format!("plot:{}", plot(index)),
            Event::PlanThwarted { who, plan: index } => {
                format!("thwarted:{}:plan:{}", seat(who), plan(index))
            }
            Event::PlotThwarted { who, plot: index } => {
                format!("thwarted:{}:plot:{}", seat(who), plot(index))
            }
            Event::Turned { who, slot, kind, down } => {
                format!(
                    "turned:{}:{slot}:{}:{}",
                    seat(who),
                    self.kind_name(kind),
                    if down { "down" } else { "up" }
                )
            }
            Event::TurnedAway { who, kind, away } => with_kind(
                &format!("turned-away:{}:{}", seat(who), if away { "away" } else { "back" }),
                card(kind),
            ),
            Event::LegendDealt { who, kind } => {
                format!("legend-dealt:{}:{}", seat(who), self.kind_name(kind))
            }
            Event::TokenLaid { token } => {
                format!("token-laid:{}", id(content.market_tokens.get(token.index()).map(|token| &*token.id)))
            }
            Event::TokenTurned { token, trading } => {
                let side = if trading { "trade" } else { "gain" };
                let token = id(content.market_tokens.get(token.index()).map(|token| &*token.id));
                format!("token-turned:{token}:{side}")
            }
            Event::AwardLaid { award } => {
                format!("award-laid:{}", id(content.awards.get(award.index()).map(|award| &*award.id)))
            }
            Event::MarkerMoved { who, place: to } => format!("marker:{}:{}", seat(who), place(to)),
            Event::PowerDealt { who, ability } => with_kind(
                &format!("power-dealt:{}", seat(who)),
                ability.and_then(|index| content.abilities.get(index.index())).map(|module| &*module.id),
            ),
            Event::AbilityDealt { who, ability: index } => {
                format!("ability-dealt:{}:{}", seat(who), ability(index))
            }
            Event::Ability { who, ability: index } => format!("ability:{}:{}", seat(who), ability(index)),
            Event::FigureMoved { who, post } => format!("figure-moved:{}:{}", seat(who), at(post)),
            Event::HandsSwapped { who, with } => format!("hands-swapped:{}:{}", seat(who), seat(with)),
            Event::Named { who, colour } => format!("named:{}:{}", seat(who), colour.name()),
            Event::DieResource { resource } => format!("die-resource:{}", resource.name()),
            Event::AdornmentDealt { who, adornment } => with_kind(
                &format!("adornment-dealt:{}", seat(who)),
                adornment.and_then(|adornment| self.adornment(adornment)).map(|record| &*record.id),
            ),
            Event::AmbassadorSent { who, post } => format!("ambassador:{}:{}", seat(who), at(post)),
            Event::RiverTurned { who, spot, card } => {
                format!("river-turned:{}:{}:{}", seat(who), self.spot_name(spot), river(card))
            }
            Event::RiverUsed { who, card } => format!("river-used:{}:{}", seat(who), river(card)),
            Event::Pearls { who, count } => format!("pearls:{}:{count}", seat(who)),
            Event::PearlsPaid { who, count } => format!("pearls-paid:{}:{count}", seat(who)),
            Event::Adorned { who, adornment } => {
                format!("adorned:{}:{}", seat(who), id(self.adornment(adornment).map(|record| &*record.id)))
            }
            Event::AdornmentTurned { adornment } => {
                format!("turned:{}", id(self.adornment(adornment).map(|record| &*record.id)))
            }
            Event::WeatherTurned { weather } => {
                format!("weather:{}", id(self.weather_card(weather).map(|card| &*card.id)))
            }
            Event::TileLaid { tile } => format!("tile-laid:{}", self.tile_name(tile)),
            Event::Charted { who, tile } => format!("charted:{}:{}", seat(who), self.tile_name(tile)),
            Event::DiscoveryTurned { who, discovery } => {
                format!("discovery-turned:{}:{}", seat(who), self.discovery_name(discovery))
            }
            Event::DiscoveryTaken { who, discovery } => {
                format!("discovered:{}:{}", seat(who), self.discovery_name(discovery))
            }
            Event::Travelled { who, area } => format!("travelled:{}:{}", seat(who), area_name(area)),
            Event::BeastJoined { who, beast } => {
                format!("beast-joined:{}:{}", seat(who), self.discovery_name(beast))
            }
            Event::BeastActs { who, beast } => {
                format!("beast-acts:{}:{}", seat(who), self.discovery_name(beast))
            }
            Event::BeastStays { who, beast } => {
                format!("beast-stays:{}:{}", seat(who), self.discovery_name(beast))
            }
            Event::Displayed { kind } => format!("displayed:{}", self.kind_name(kind)),
            Event::Sought { who, kind } => format!("sought:{}:{}", seat(who), self.kind_name(kind)),
            Event::DrewDiscard { who, kind } => with_kind(&format!("drew-discard:{}", seat(who)), card(kind)),
            Event::Walked { who, stage, points } => {
                format!("walked:{}:{}:{points}", seat(who), self.stage_name(stage))
            }
            Event::Camped { who, steps } => format!("camped:{}:{steps}", seat(who)),
            Event::AmbassadorJoined => "ambassador-joined".to_owned(),
            Event::TrainLaid { place, train } => {
                format!("train-laid:{}:{}", u16::from(place) + 1, id(self.train(train).map(|one| &*one.id)))
            }
            Event::TrainGained { who, train } => {
                format!("train:{}:{}", seat(who), id(self.train(train).map(|one| &*one.id)))
            }
            Event::StationFilled { place, kind } => {
                format!("station-filled:{}:{}", u16::from(place) + 1, self.kind_name(kind))
            }
            Event::DrewStation { who, place, kind } => {
                format!("drew-station:{}:{}:{}", seat(who), u16::from(place) + 1, self.kind_name(kind))
            }
            Event::DiscardedStation { place, kind } => {
                format!("discarded-station:{}:{}", u16::from(place) + 1, self.kind_name(kind))
            }
            Event::VisitorLaid { visitor } => {
                format!("visitor-laid:{}", id(self.visitor(visitor).map(|one| &*one.id)))
            }
            Event::VisitorGone { who, visitor } => {
                format!("visitor-gone:{}:{}", seat(who), id(self.visitor(visitor).map(|one| &*one.id)))
            }
            Event::VisitorTaken { who, visitor } => {
                format!("visitor:{}:{}", seat(who), id(self.visitor(visitor).map(|one| &*one.id)))
            }
            Event::VisitorsShuffled => "visitors-shuffled".to_owned(),
            Event::SpiderTookStation { place, kind } => {
                format!("spider-took-station:{}:{}", u16::from(place) + 1, self.kind_name(kind))
            }
            Event::EnteredStation { place } => format!("entered-station:{}", u16::from(place) + 1),
            Event::Reserved { who, kind } => format!("reserved:{}:{}", seat(who), self.kind_name(kind)),
            Event::ReservedGone { who, kind } => {
                format!("reserved-gone:{}:{}", seat(who), self.kind_name(kind))
            }
            Event::TicketUsed { who, left } => format!("ticket:{}:{left}", seat(who)),
            Event::PileGiven { who, to, kind } => {
                with_kind(&format!("pile-given:{}:{}", seat(who), seat(to)), card(kind))
            }
            Event::PileLaid { who, count } => format!("pile-laid:{}:{count}", seat(who)),
            Event::Archived { who, place, kind } => {
                format!("archived:{}:{}:{}", seat(who), u16::from(place) + 1, self.kind_name(kind))
            }
            Event::WonderBuilt { who, wonder } => {
                format!("built:{}:{}", seat(who), at(Post::Wonder(wonder)))
            }
            Event::MessengerJoins { who, slot, to } => format!("joins:{}:{slot}:{to}", seat(who)),
            Event::ShipSailed { who, to, slot } => format!("sailed:{}:{}:{slot}", seat(who), seat(to)),
            Event::NotFound { who, kind } => format!("not-found:{}:{}", seat(who), self.kind_name(kind)),
        }
    }
}
