//! Feeds bytes to [`hedgerow_fuzz::ratcatcher`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::ratcatcher::feed(data));
