//! Feeds bytes to [`hedgerow_fuzz::intake`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::intake::feed(data));
