//! Feeds bytes to [`hedgerow_fuzz::packs`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::packs::feed(data));
