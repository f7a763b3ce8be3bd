//! Tables as people meet them, with a log in memory instead of a store.

mod life;
mod scene;
mod seats;
mod time;
mod undo;
