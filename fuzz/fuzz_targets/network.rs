//! Feeds bytes to [`hedgerow_fuzz::network`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::network::feed(data));
