//! Feeds bytes to [`hedgerow_fuzz::play`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::play::feed(data));
