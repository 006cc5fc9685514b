//! Feeds bytes to [`hedgerow_fuzz::content`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::content::feed(data));
