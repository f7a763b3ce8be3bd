//! The little arithmetic that is needed, the same on every machine: the library's `exp` and `powi`
//! may differ in the last bit, and with it a decision.

/// From 0 to 1, a half where neither side leads.
pub(super) fn chance(lead: f64, spread: f64) -> f64 {
    let lead = lead / spread;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// A number multiplied with itself; 1 for a negative number of times.
pub(super) fn power(base: f64, times: i32) -> f64 {
    (0..times).fold(1.0, |product, _| product * base)
}

/// A row of numbers read between its places.
pub(super) fn between(of: impl Fn(usize) -> f64, place: f64) -> f64 {
    let (whole, part) = (place as usize, place - place.floor());
    if part == 0.0 { of(whole) } else { of(whole) * (1.0 - part) + of(whole + 1) * part }
}
