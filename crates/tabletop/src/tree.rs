//! The tree of all positions that a session has reached, for undo and redo.

use std::ops::Index;

use serde_json::Value;

use crate::{
    Answer, ApplyError, Chance, Fingerprint, Game, GameEvent, Log, PositionFault, Recording, ScenarioState,
    Takeback,
};

/// The index of a node in its [`Tree`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

/// The result of a choice or of the setup.
pub struct Played<G: Game> {
    pub state: G::State,
    pub answers: Vec<Answer>,
    pub marks: Marks,
}

/// A position, and the step that led to it.
pub struct Node<G: Game> {
    /// The previous position and the choice made there; `None` for the setup.
    pub came: Option<(NodeId, G::Choice)>,
    /// The position.
    pub state: G::State,
    /// The answers of chance in this step.
    pub answers: Vec<Answer>,
    /// The number of answers of chance on the line before this step.
    pub before: u64,
    /// The marks of this step, for the effect of an undo.
    pub marks: Marks,
    children: Vec<NodeId>,
    redo: Option<NodeId>,
}

impl<G: Game> Node<G> {
    /// The number of the next answer of chance.
    pub fn next_answer(&self) -> u64 {
        self.before + self.answers.len() as u64
    }

    /// The digest of the position.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.state)
    }
}

/// The positions of a session. Nodes are never removed. A correction of the setup adds another first position.
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

impl<G: Game> Index<NodeId> for Tree<G> {
    type Output = Node<G>;

    fn index(&self, id: NodeId) -> &Node<G> {
        // Only this tree creates ids, and nodes are never removed.
        &self.nodes[id.0]
    }
}

impl<G: Game> Tree<G> {
    /// The first node.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree with the first position alone.
    pub fn new(begun: Played<G>) -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.push(None, 0, begun);
        tree
    }

    fn push(&mut self, came: Option<(NodeId, G::Choice)>, before: u64, played: Played<G>) -> NodeId {
        let Played { state, answers, marks } = played;
        self.nodes.push(Node { came, state, answers, before, marks, children: Vec::new(), redo: None });
        NodeId(self.nodes.len() - 1)
    }

    /// The node that a choice led to when it was last made here.
    pub fn child(&self, parent: NodeId, choice: G::Choice) -> Option<NodeId> {
        self[parent].children.iter().rev().copied().find(|&child| self.choice(child) == Some(choice))
    }

    /// The node of a choice with these answers, existing or new; from now on the choice leads to it.
    pub fn answered(&mut self, parent: NodeId, choice: G::Choice, played: Played<G>) -> NodeId {
        let same =
            |&child: &NodeId| self.choice(child) == Some(choice) && self[child].answers == played.answers;
        let Some(place) = self[parent].children.iter().position(same) else {
            return self.grow(parent, choice, played);
        };
        // The last child is the one that a choice leads to from now on.
        let children = &mut self.nodes[parent.0].children;
        let child = children.remove(place);
        children.push(child);
        child
    }

    /// The first position with these answers, existing or new.
    pub fn begun(&mut self, played: Played<G>) -> NodeId {
        let same = |node: &Node<G>| node.came.is_none() && node.answers == played.answers;
        match self.nodes.iter().position(same) {
            Some(place) => NodeId(place),
            None => self.push(None, 0, played),
        }
    }

    /// The first position of the line to a node.
    pub fn beginning(&self, of: NodeId) -> NodeId {
        let mut at = of;
        while let Some((parent, _)) = self[at].came {
            at = parent;
        }
        at
    }

    /// Adds the node that a choice leads to.
    pub fn grow(&mut self, parent: NodeId, choice: G::Choice, played: Played<G>) -> NodeId {
        let child = self.push(Some((parent, choice)), self[parent].next_answer(), played);
        self.nodes[parent.0].children.push(child);
        child
    }

    /// The choice that led to a position.
    pub fn choice(&self, id: NodeId) -> Option<G::Choice> {
        self[id].came.map(|(_, choice)| choice)
    }

    /// The position this number of choices before, and the effect of undoing them.
    pub fn back(&self, from: NodeId, choices: u32) -> Option<(NodeId, Takeback)> {
        let mut takeback = Takeback { steps: choices, crossed_chance: false, crossed_reveal: false };
        let mut at = from;
        for _ in 0..choices {
            let node = &self[at];
            takeback.crossed_chance |= node.marks.chance;
            takeback.crossed_reveal |= node.marks.reveal;
            (at, _) = node.came?;
        }
        (choices > 0).then_some((at, takeback))
    }

    /// Notes, on the way from a position back to an earlier one, where redo leads.
    pub fn leave(&mut self, from: NodeId, to: NodeId) {
        let mut at = from;
        while at != to
            && let Some((parent, _)) = self[at].came
        {
            self.nodes[parent.0].redo = Some(at);
            at = parent;
        }
    }

    /// The node that redo leads to from here.
    pub fn redo(&self, from: NodeId) -> Option<NodeId> {
        self[from].redo
    }

    /// The nodes from the first one after the setup to this one.
    pub fn line(&self, to: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = to;
        while let Some((parent, _)) = self[at].came {
            line.push(at);
            at = parent;
        }
        line.reverse();
        line
    }

    /// A new tree with one line of this one.
    pub fn copy_line(&self, to: NodeId) -> (Self, Vec<NodeId>) {
        let copy = |id: NodeId| Played {
            state: self[id].state.clone(),
            answers: self[id].answers.clone(),
            marks: self[id].marks,
        };
        let mut tree = Self::new(copy(self.beginning(to)));
        let mut at = Self::ROOT;
        let line = self.line(to);
        let copied = line.into_iter().filter_map(|id| {
            at = tree.grow(at, self.choice(id)?, copy(id));
            Some(at)
        });
        let copied = copied.collect();
        (tree, copied)
    }
}

/// A [`Log`] that only keeps whether chance was asked and whether anything was revealed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks {
    pub chance: bool,
    pub reveal: bool,
}

impl<G: Game> Log<G> for Marks {
    fn emit(&mut self, _: &G::State, _: G::Rule, event: G::Event) {
        self.chance |= event.by_chance();
        self.reveal |= event.reveals();
    }

    fn cite(&mut self, _: G::Rule) {}
}

impl<G: Game> Played<G> {
    /// Begins a game.
    pub fn begin<C: Chance>(game: &G, setup: &G::Setup, source: C) -> Result<Self, C::Error> {
        let mut marks = Marks::default();
        let mut chance = Recording::new(source);
        let state = game.start(setup, &mut chance, &mut marks)?;
        Ok(Self::new(state, chance.into_answers(), marks))
    }

    /// Begins in a described position.
    pub fn set_up(game: &G, setup: &G::Setup, position: &Value) -> Result<Self, PositionFault>
    where
        G: ScenarioState,
    {
        Ok(Self::new(game.position(setup, position)?, Vec::new(), Marks::default()))
    }

    /// Plays a choice.
    pub fn choose<C: Chance>(
        game: &G,
        state: &G::State,
        choice: G::Choice,
        source: C,
    ) -> Result<Self, ApplyError<G::Rule, C::Error>> {
        let mut marks = Marks::default();
        let mut chance = Recording::new(source);
        let state = game.apply(state, choice, &mut chance, &mut marks)?;
        Ok(Self::new(state, chance.into_answers(), marks))
    }

    /// Marks chance as asked if there are answers, even without an event that says so.
    fn new(state: G::State, answers: Vec<Answer>, mut marks: Marks) -> Self {
        marks.chance |= !answers.is_empty();
        Self { state, answers, marks }
    }
}
