//! Views of the automated opponents.

use serde::Serialize;

use super::{BrookView, LeafView, PostView, SpireView, all_webs, small};
use crate::Everdell;
use crate::content::Season;
use crate::index::{BasicEventIx, MeadowIx, Owner, PersonalityIx, PlanIx, SpecialEventIx};
use crate::kind::Kind;
use crate::state::{Post, State};

/// Nightweave's lair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LairView {
    /// Her level.
    pub level: u8,
    /// The season she is in.
    pub season: Season,
    /// Cards in her hand.
    pub hand_len: u8,
    /// The top card of her hand, when it lies face up (R118).
    pub top: Option<Kind>,
    /// Spiders on her board.
    pub home: u8,
    /// Spiders in the game.
    pub spiders: u8,
    /// Where the others are.
    pub posts: Vec<PostView>,
    /// Where her figure sits in the meadow, from zero; `None` when it is at home.
    pub figure: Option<MeadowIx>,
    /// The activity card turned up last, by its stable name.
    pub activity: Option<String>,
    /// Activity cards that can still be turned up in this season.
    pub activities: u8,
    /// Point tokens.
    pub points: u16,
    /// Cards that are trophies and lie face up, in order.
    pub trophies: Vec<Kind>,
    /// Trophies that lie face down.
    pub hidden_trophies: u8,
    /// Events that are trophies, by their stable names.
    pub event_trophies: Vec<String>,
    /// The personality, by its stable name.
    pub personality: Option<String>,
    /// The plan.
    pub plan: Option<String>,
    /// The active plots.
    pub plots: Vec<String>,
    /// Plots not drawn yet.
    pub plots_left: u8,
    /// Web tokens in the game.
    pub webs: u8,
    /// Whether her game has ended.
    pub finished: bool,
    /// Her Pearlbrook pieces; adornments that she has turned up are trophies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brook: Option<BrookView>,
    /// Her Newleaf pieces: visitors that are trophies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaf: Option<LeafView>,
    /// Her Spirecrest pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spire: Option<SpireView>,
}

/// Rugwort and his rats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RatsView {
    /// The year.
    pub year: u8,
    /// Where his rats stand, without those in the meadow.
    pub posts: Vec<PostView>,
    /// Meadow places that his rats block, from zero.
    pub blocked: Vec<MeadowIx>,
    /// Point tokens.
    pub points: u16,
}

impl Everdell {
    pub(super) fn look_at_lair(&self, state: &State) -> LairView {
        let lair = &state.lair;
        let content = &self.content;
        let module = |modules: &[crate::content::Module], index: Option<usize>| {
            modules.get(index?).map(|module| module.id.to_string())
        };
        let plots = [lair.plot, lair.second_plot].into_iter();
        let trophies = self.kinds().map(|kind| (kind, lair.cards.trophies(kind)));
        let basic = BasicEventIx::first(8)
            .filter(|event| lair.basic_events & (1 << event.get()) != 0)
            .map(Post::BasicEvent);
        let hers = state.her_special_events();
        let special =
            SpecialEventIx::first(64).filter(|event| hers >> event.get() & 1 != 0).map(Post::SpecialEvent);
        LairView {
            level: state.level,
            season: lair.season,
            hand_len: state.lair_hand(),
            top: lair.top,
            home: small(lair.spiders.iter().filter(|post| matches!(post, Post::Lair | Post::Home)).count()),
            spiders: small(lair.spiders.iter().filter(|&&post| post != Post::Away).count()),
            posts: self
                .look_at_posts(&lair.spiders, 0)
                .into_iter()
                .filter(|post| post.post != Post::Lair)
                .collect(),
            figure: lair.figure.get(),
            activity: self.activity(state).map(|card| card.id.to_string()),
            activities: u8::try_from(lair.activities.count_ones())
                .unwrap_or(u8::MAX)
                .saturating_sub(u8::from(lair.suspects != 0)),
            points: lair.points,
            trophies: trophies
                .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
                .collect(),
            hidden_trophies: lair.cards.unseen_trophies,
            event_trophies: basic
                .chain(special)
                .map(|post| self.post_name(post).split_off("event:".len()))
                .collect(),
            personality: module(&content.personalities, lair.personality.get().map(PersonalityIx::index)),
            plan: module(&content.plans, lair.plan.get().map(PlanIx::index)),
            plots: plots
                .filter_map(|plot| content.plots.get(plot.get()?.index()).map(|plot| plot.id.to_string()))
                .collect(),
            plots_left: u8::try_from(lair.plots.count_ones()).unwrap_or(u8::MAX),
            webs: all_webs(state),
            finished: lair.finished,
            brook: state.brook().map(|brook| self.look_at_brook(state, brook, Owner::RIVAL, false)),
            leaf: state.leaf().map(|leaf| self.look_at_leaf(state, leaf, Owner::RIVAL)),
            spire: state.spire().map(|spire| self.look_at_spire(state, spire, Owner::RIVAL)),
        }
    }

    pub(super) fn look_at_rats(&self, state: &State) -> RatsView {
        let rats = &state.rats;
        RatsView {
            year: state.level,
            posts: rats
                .posts()
                .map(|post| PostView { post, thing: self.post_name(post), permanent: false })
                .collect(),
            blocked: MeadowIx::all().filter(|&place| !self.is_unblocked(state, place)).collect(),
            points: rats.points,
        }
    }
}
