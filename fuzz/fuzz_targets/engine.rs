//! Feeds bytes to [`hedgerow_fuzz::engine`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::engine::feed(data));
