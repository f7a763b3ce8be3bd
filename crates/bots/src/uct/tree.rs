//! The tree of a search: which decisions were tried, how often, and how they went.

use std::f64::consts::{LN_2, SQRT_2};

use ochre_kernel::{Game, PerSeat, Rng, Seat, Step, Turn, take_chances};

/// How much the unexplored attracts, for rewards from 0 to 1 (Auer, Cesa-Bianchi, Fischer 2002).
const EXPLORATION: f64 = SQRT_2;

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
pub(super) struct Tree<A> {
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
    pub(super) fn grow<G: Game<Action = A>>(
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
        game.roll_out(rules, rng, &mut self.legal);
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

    /// How many nodes there are, the root included.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The children of the root and how often each was tried.
    pub(super) fn visits(&self) -> impl Iterator<Item = (A, u32)> {
        let first = self.nodes.first().map_or(NONE, |root| root.first_child);
        let child = move |index| self.nodes.get(index as usize);
        std::iter::successors(child(first), move |node| child(node.next_sibling))
            .map(|node| (node.action, node.n_visits))
    }

    /// How often an action was tried at the root.
    pub(super) fn visits_of(&self, action: A) -> u32 {
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
        let margin = (ln(self.n_offers) / n_visits).sqrt();
        self.rewards[seat] / n_visits + EXPLORATION * margin
    }
}

/// The natural logarithm, to six digits: by arithmetic that is the same on every machine, which the
/// one of the system's library is not, so that a search is reproducible everywhere.
fn ln(n: u32) -> f64 {
    let exponent = n.ilog2();
    let mantissa = f64::from(n) / f64::from(1u32 << exponent);
    // ln m = 2 artanh((m - 1) / (m + 1)), and here the argument is at most 1/3.
    let x = (mantissa - 1.0) / (mantissa + 1.0);
    let square = x * x;
    let series =
        1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square / 9.0)));
    f64::from(exponent) * LN_2 + 2.0 * x * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_right_to_six_digits() {
        for n in (1..5000).chain([65_535, 10_000_000, u32::MAX]) {
            let (ours, exact) = (ln(n), f64::from(n).ln());
            assert!((ours - exact).abs() < 2e-6, "ln {n}: {ours}, not {exact}");
        }
    }

    /// A root with these children tried.
    fn tree(tried: &[u8]) -> Tree<u8> {
        let mut tree = Tree { nodes: vec![Node::new(0, NONE)], ..Tree::default() };
        for &action in tried {
            tree.legal = vec![1, 2, 3, 4, 5];
            tree.match_children(0);
            let &(_, after) = tree.untried.iter().find(|&&(other, _)| other == action).unwrap();
            tree.insert(0, action, after);
        }
        tree
    }

    #[test]
    fn siblings_stand_in_the_order_of_the_list_however_they_came() {
        for tried in [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [3, 5, 1, 4, 2]] {
            let actions: Vec<u8> = tree(&tried).visits().map(|(action, _)| action).collect();
            assert_eq!(actions, [1, 2, 3, 4, 5], "{tried:?}");
        }
    }

    #[test]
    fn only_what_is_legal_is_offered() {
        let mut tree = tree(&[4, 2, 5]);
        let offers = |tree: &Tree<u8>| {
            let offers = tree.offered.iter().map(|&index| tree.nodes[index as usize].action);
            let untried = tree.untried.iter().map(|&(action, _)| action);
            (offers.collect::<Vec<_>>(), untried.collect::<Vec<_>>())
        };
        tree.legal = vec![1, 2, 5];
        tree.match_children(0);
        assert_eq!(offers(&tree), (vec![2, 5], vec![1]));
        // Another order than before finds the same nodes.
        tree.legal = vec![5, 3, 4, 2];
        tree.match_children(0);
        assert_eq!(offers(&tree), (vec![5, 4, 2], vec![3]));
        assert_eq!(tree.nodes.len(), 4);
    }

    #[test]
    fn the_bound_is_the_mean_and_a_margin() {
        let mut node = Node::new(0u8, NONE);
        node.n_visits = 4;
        node.n_offers = 16;
        node.rewards[Seat::FIRST] = 3.0;
        let expected = 0.75 + (2.0 * 16f64.ln() / 4.0).sqrt();
        assert!((node.bound(Seat::FIRST) - expected).abs() < 1e-5);
    }
}
