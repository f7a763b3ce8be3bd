//! What only the inside of the server can show: that nobody is told what isn't theirs (T6).

mod line;
mod told;
mod twins;
