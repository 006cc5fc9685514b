//! Feeds bytes to [`hedgerow_fuzz::everdell`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::everdell::feed(data));
