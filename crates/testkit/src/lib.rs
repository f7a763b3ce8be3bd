//! Laws that every game obeys, checked over random walks, and the corpora of the fuzzers. For tests
//! only.

mod corpus;
mod laws;
mod walk;

pub use corpus::n_accepted;
pub use laws::{Conceivable, obeys_the_laws};
pub use walk::{Steps, random_steps, walk};
