//! Feeds bytes to [`hedgerow_fuzz::record`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::record::feed(data));
