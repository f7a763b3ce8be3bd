//! Searches random games for short records that show something, and writes them to `games/`.
//!
//! `cargo run --release -p ochre-catalogue --example find_golden [NAME …]` writes the named ones, or
//! those that are missing. A record that shows one moment stops right after it.

mod endless_winter;
mod search;
mod stone_age;

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    search::write(stone_age::everything(), &names);
    search::write(endless_winter::everything(), &names);
}
