//! Laws that every game obeys, checked over random walks. For tests only.

mod laws;
mod walk;

pub use laws::{Conceivable, obeys_the_laws};
pub use walk::{Steps, random_steps, walk};
