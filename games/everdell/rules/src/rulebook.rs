//! The numbered rules, generated from `../specs`.

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
