//! One position, as an audience may see it.

use crate::info::{choice_info, objection_info};
use crate::{
    Audience, Chance, ChoiceInfo, Decision, DecisionInfo, Message, Narration, Objection, ObjectionInfo,
    Outcome, OutcomeInfo, RuleId, TableError,
};

/// One position of a game as an audience may see it.
///
/// The state behind it is private. Every method returns the same for any two positions that look the same to the
/// audience; the laws [`view_keeps_secrets`](crate::laws::view_keeps_secrets) and
/// [`chooses_by_what_it_knows`](crate::laws::chooses_by_what_it_knows) check this for each game.
///
/// ```
/// use tabletop::{Narration, Notation, SeenPosition};
///
/// /// Every button of a page: the name to choose by.
/// fn buttons<G: Narration>(here: &SeenPosition<'_, G>) -> Vec<String> {
///     here.choices().into_iter().map(|choice| here.game().choice_id(choice)).collect()
/// }
/// ```
///
/// ```compile_fail,E0616
/// use tabletop::{Narration, Notation, SeenPosition};
///
/// fn page<'a, G: Narration>(here: &SeenPosition<'a, G>) -> &'a G::State {
///     here.state
/// }
/// ```
pub struct SeenPosition<'a, G: Narration> {
    game: &'a G,
    state: &'a G::State,
    audience: Audience,
}

// Not derived, because the derived one would require `G: Copy`.
impl<G: Narration> Clone for SeenPosition<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for SeenPosition<'_, G> {}

impl<'a, G: Narration> SeenPosition<'a, G> {
    pub(crate) fn of(game: &'a G, state: &'a G::State, audience: Audience) -> Self {
        Self { game, state, audience }
    }

    /// The viewing audience.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// The rules and content of the game.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The audience's view of the position.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, self.audience)
    }

    /// The open decision; `None` once the game is over.
    pub fn decision(&self) -> Option<Decision<G::Rule>> {
        self.game.decision(self.state)
    }

    /// The deciding seat, as an audience; a spectator once the game is over.
    pub fn asked(&self) -> Audience {
        self.decision().map_or(Audience::Spectator, |decision| Audience::Seat(decision.seat))
    }

    /// Whether any seat may make the open decision ([`crate::Game::shares`]).
    pub fn is_shared(&self) -> bool {
        self.game.shares(self.state)
    }

    /// How the game ended; `None` while it is being played.
    pub fn outcome(&self) -> Option<Outcome<G::Rule>> {
        self.game.outcome(self.state)
    }

    /// Whether the audience may know the question in detail and the choices. In a game without hidden information
    /// every audience may, otherwise only the deciding seat. Once the game is over, every audience may.
    pub fn knows_choices(&self) -> bool {
        !G::HAS_HIDDEN_INFORMATION
            || self.decision().is_none_or(|decision| self.audience == Audience::Seat(decision.seat))
    }

    /// The question if the audience may know it, otherwise a text about the wait; once the game is over, a text
    /// about its end.
    pub fn prompt(&self) -> Message {
        if self.knows_choices() { self.game.prompt(self.state) } else { self.waiting() }
    }

    /// The text for other audiences while a seat decides.
    pub fn waiting(&self) -> Message {
        self.game.waiting(self.state)
    }

    /// Every legal choice, in a fixed order; none if the audience may not know them.
    pub fn choices(&self) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.knows_choices() {
            self.game.choices(self.state, &mut choices);
        }
        choices
    }

    /// As [`SeenPosition::choices`], each with its name, label, group and rule.
    pub fn choice_infos(&self) -> Vec<ChoiceInfo> {
        self.choices().into_iter().map(|choice| choice_info(self.game, self.state, choice)).collect()
    }

    /// A choice with its name, label, group and rule, allowed or not, if the audience may know it.
    pub fn info(&self, choice: G::Choice) -> Option<ChoiceInfo> {
        self.knows_choices().then(|| choice_info(self.game, self.state, choice))
    }

    /// The choice with this name, allowed or not, if the audience may know choices.
    pub fn find_choice(&self, id: &str) -> Option<G::Choice> {
        self.knows_choices().then(|| self.game.find_choice(self.state, id)).flatten()
    }

    /// The label of a choice, if the audience may know it.
    pub fn label(&self, choice: G::Choice) -> Option<Message> {
        self.knows_choices().then(|| self.game.label(self.state, choice))
    }

    /// The rule that allows a choice, if the audience may know it.
    pub fn choice_rule(&self, choice: G::Choice) -> Option<G::Rule> {
        self.knows_choices().then(|| self.game.choice_rule(self.state, choice))
    }

    /// The choices of a thing, allowed or not, if the audience may know them. `None` also for an unknown thing,
    /// because the set of known things may depend on hidden information.
    pub fn candidates(&self, thing: &str) -> Option<Vec<G::Choice>> {
        self.knows_choices().then(|| self.game.candidates(self.state, thing)).flatten()
    }

    /// The choices that lead to a thing ([`Notation::way`]), if the audience may know them.
    pub fn way(&self, thing: &str) -> Option<Vec<G::Choice>> {
        self.knows_choices().then(|| self.game.way(self.state, thing)).flatten()
    }

    /// The objection to a choice; `None` if the choice is allowed, or the audience may not know.
    pub fn objection(&self, choice: G::Choice) -> Option<Objection<G::Rule>> {
        if self.knows_choices() { self.game.check(self.state, choice).err() } else { None }
    }

    /// Why the choices of a thing are not allowed; allowed choices are omitted. Empty for an audience that may not
    /// know the choices, whatever the thing.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    pub fn explain(&self, thing: &str) -> Result<Vec<ObjectionInfo>, TableError> {
        if !self.knows_choices() {
            return Ok(Vec::new());
        }
        let unknown = || TableError::UnknownThing { thing: thing.to_owned() };
        let candidates = self.candidates(thing).ok_or_else(unknown)?;
        let objection =
            |choice| Some(objection_info(Some(self.game.choice_id(choice)), self.objection(choice)?));
        Ok(candidates.into_iter().filter_map(objection).collect())
    }

    /// A position that looks the same to the audience: everything hidden from it is redrawn. Computer players,
    /// hints, odds and reviews start from it.
    ///
    /// # Errors
    /// If chance has no answer now.
    pub fn resampled<C: Chance>(&self, chance: &mut C) -> Result<G::State, C::Error> {
        self.game.resample(self.state, self.audience, chance)
    }

    /// The open decision without its type.
    pub(crate) fn decision_info(&self) -> Option<DecisionInfo> {
        let Decision { seat, name, rule } = self.decision()?;
        Some(DecisionInfo { seat, name, prompt: self.prompt(), rule: rule.entry() })
    }

    /// The end of the game without its type.
    pub(crate) fn outcome_info(&self) -> Option<OutcomeInfo> {
        let Outcome { winners, name, rule } = self.outcome()?;
        Some(OutcomeInfo { name, winners, rule: rule.entry(), text: self.game.prompt(self.state) })
    }
}
