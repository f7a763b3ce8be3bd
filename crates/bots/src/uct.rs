//! Plain open-loop UCT with random roll-outs, for any game: the yardstick for every better bot.
//!
//! The tree branches by decisions only. Luck and what is hidden are drawn anew in each simulation,
//! so a node stands for all states that its decisions can lead to, and which actions are legal may
//! differ from visit to visit: a child counts how often it was on offer, as in the search of
//! information sets (Cowling, Powley and Whitehouse 2012).

use std::f64::consts::SQRT_2;

use ochre_kernel::{Game, PerSeat, Rng, Seat, Step, Turn, Viewer, play_out, take_chances};

use crate::Bot;

/// How much the unexplored attracts, for rewards from 0 to 1 (Auer, Cesa-Bianchi, Fischer 2002).
const EXPLORATION: f64 = SQRT_2;

/// Thinks for a fixed number of simulations and takes the action that was tried most.
#[derive(Clone, Debug)]
pub struct Uct<G: Game> {
    simulations: u32,
    rng: Rng,
    tree: Tree<G::Action>,
}

impl<G: Game> Uct<G> {
    /// The bot with so many simulations a decision, its roll-outs drawn from this seed.
    pub fn new(simulations: u32, seed: u64) -> Uct<G> {
        Uct { simulations, rng: Rng::from_seed(seed), tree: Tree::default() }
    }
}

impl<G: Game> Bot<G> for Uct<G> {
    fn choose(
        &mut self,
        imagine: &mut dyn FnMut() -> G,
        rules: &G::Rules,
        legal: &[G::Action],
    ) -> G::Action {
        let mut best = legal[0];
        if legal.len() == 1 {
            return best;
        }
        self.tree.grow(imagine, rules, self.simulations, &mut self.rng);
        let mut visits_most = 0;
        for &action in legal {
            let n_visits = self.tree.visits_of(action);
            if n_visits > visits_most {
                (best, visits_most) = (action, n_visits);
            }
        }
        best
    }
}

/// What a number of simulations came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Searched<A> {
    /// How often each action of the decision was tried, the untried ones left out.
    pub visits: Vec<(A, u32)>,
    /// How large the tree grew.
    pub n_nodes: usize,
}

/// Runs so many simulations from a state in which a player is to decide, with what that player
/// knows. This is all that the bot does in a decision, for measurements.
///
/// # Panics
///
/// When no player is to decide.
pub fn simulations<G: Game>(
    game: &G,
    rules: &G::Rules,
    n_simulations: u32,
    rng: &mut Rng,
) -> Searched<G::Action> {
    let Turn::Player(seat) = game.turn() else { panic!("no player is to decide") };
    let mut fancy = Rng::from_seed(rng.next_u64());
    let mut tree = Tree::default();
    let mut imagine = || game.resample(rules, Viewer::Seat(seat), &mut fancy);
    tree.grow::<G>(&mut imagine, rules, n_simulations, rng);
    Searched { visits: tree.visits().collect(), n_nodes: tree.nodes.len() }
}

/// No node: the end of a list of siblings.
const NONE: u32 = u32::MAX;

/// A decision, after those above it, and how it went.
#[derive(Clone, Debug)]
struct Node<A> {
    action: A,
    n_visits: u32,
    /// How often it was legal when its parent was passed.
    n_offers: u32,
    first_child: u32,
    next_sibling: u32,
    /// Of every seat, since whose turn it is here may depend on luck.
    rewards: PerSeat<f64>,
}

/// All nodes in one arena, and the buffers of a simulation: only growth allocates.
///
/// Node 0 is the root; its action is meaningless. Siblings are kept in the order of the list of
/// legal actions, so that comparing the two is a single pass.
#[derive(Clone, Debug)]
struct Tree<A> {
    nodes: Vec<Node<A>>,
    path: Vec<u32>,
    legal: Vec<A>,
    offered: Vec<u32>,
    /// Legal actions without a node, each with the sibling that it comes after.
    untried: Vec<(A, u32)>,
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree {
            nodes: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            offered: Vec::new(),
            untried: Vec::new(),
        }
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// Starts from nothing and runs so many simulations.
    fn grow<G: Game<Action = A>>(
        &mut self,
        imagine: &mut dyn FnMut() -> G,
        rules: &G::Rules,
        n_simulations: u32,
        rng: &mut Rng,
    ) {
        self.nodes.clear();
        for _ in 0..n_simulations {
            self.simulate(imagine(), rules, rng);
        }
    }

    /// Down the tree, one new node, a random roll-out, and the rewards back up.
    fn simulate<G: Game<Action = A>>(&mut self, mut game: G, rules: &G::Rules, rng: &mut Rng) {
        self.path.clear();
        let mut is_new = false;
        while !is_new {
            take_chances(&mut game, rules, rng);
            let Turn::Player(seat) = game.turn() else { break };
            game.legal_actions(rules, &mut self.legal);
            if self.path.is_empty() {
                self.plant();
            }
            let node;
            (node, is_new) = self.descend(seat, rng);
            self.path.push(node);
            game.apply(rules, Step::Act(self.nodes[node as usize].action), &mut ());
        }
        play_out(&mut game, rules, rng, &mut self.legal);
        let Some(shares) = game.win_shares(rules) else { unreachable!("the game is over") };
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.n_visits += 1;
            for (reward, share) in node.rewards.0.iter_mut().zip(shares.0) {
                *reward += share;
            }
        }
    }

    /// Begins a path at the root.
    fn plant(&mut self) {
        if self.nodes.is_empty() {
            self.nodes.push(Node::new(self.legal[0], NONE));
        }
        self.path.push(0);
    }

    /// From the end of the path to one of the legal actions: an untried one if there is any.
    fn descend(&mut self, seat: Seat, rng: &mut Rng) -> (u32, bool) {
        let parent = *self.path.last().unwrap_or(&0);
        self.match_children(parent);
        if !self.untried.is_empty() {
            let (action, after) = self.untried[rng.below(self.untried.len() as u32) as usize];
            return (self.insert(parent, action, after), true);
        }
        let mut best = NONE;
        let mut bound_most = f64::NEG_INFINITY;
        for &index in &self.offered {
            let bound = self.nodes[index as usize].bound(seat);
            if bound > bound_most {
                (best, bound_most) = (index, bound);
            }
        }
        (best, false)
    }

    /// Sorts the legal actions into those with a node (and counts their offer) and those without.
    fn match_children(&mut self, parent: u32) {
        self.offered.clear();
        self.untried.clear();
        let first = self.nodes[parent as usize].first_child;
        let (mut cursor, mut after) = (first, NONE);
        for &action in &self.legal {
            // Siblings stand in the order of the list, so the next one is nearly always right; the
            // search from the start is for games whose lists don't keep one order.
            let found =
                self.find(action, cursor, NONE).or_else(|| self.find(action, first, cursor));
            match found {
                Some(index) => {
                    let node = &mut self.nodes[index as usize];
                    node.n_offers += 1;
                    cursor = node.next_sibling;
                    after = index;
                    self.offered.push(index);
                }
                None => self.untried.push((action, after)),
            }
        }
    }

    /// The node of an action among siblings, from one up to another, the latter excluded.
    fn find(&self, action: A, from: u32, to: u32) -> Option<u32> {
        let mut index = from;
        while index != to {
            let node = &self.nodes[index as usize];
            if node.action == action {
                return Some(index);
            }
            index = node.next_sibling;
        }
        None
    }

    fn insert(&mut self, parent: u32, action: A, after: u32) -> u32 {
        let index = self.nodes.len() as u32;
        let link = match after {
            NONE => &mut self.nodes[parent as usize].first_child,
            sibling => &mut self.nodes[sibling as usize].next_sibling,
        };
        let next = std::mem::replace(link, index);
        self.nodes.push(Node::new(action, next));
        index
    }

    /// The children of the root and how often each was tried.
    fn visits(&self) -> impl Iterator<Item = (A, u32)> {
        let first = self.nodes.first().map_or(NONE, |root| root.first_child);
        let child = move |index| self.nodes.get(index as usize);
        std::iter::successors(child(first), move |node| child(node.next_sibling))
            .map(|node| (node.action, node.n_visits))
    }

    fn visits_of(&self, action: A) -> u32 {
        self.visits().find(|&(other, _)| other == action).map_or(0, |(_, n_visits)| n_visits)
    }
}

impl<A> Node<A> {
    fn new(action: A, next_sibling: u32) -> Node<A> {
        let rewards = PerSeat::default();
        Node { action, n_visits: 0, n_offers: 1, first_child: NONE, next_sibling, rewards }
    }

    /// How good it may well be for this seat: the mean so far and a margin for what is not known.
    fn bound(&self, seat: Seat) -> f64 {
        let n_visits = f64::from(self.n_visits);
        let margin = (f64::from(self.n_offers).ln() / n_visits).sqrt();
        self.rewards[seat] / n_visits + EXPLORATION * margin
    }
}
