//! Feeds bytes to [`hedgerow_fuzz::scenario`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::scenario::feed(data));
