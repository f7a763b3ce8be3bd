//! Tests of the rules by number, of the laws, of speed promises.
