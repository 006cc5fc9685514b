//! Names and words.
