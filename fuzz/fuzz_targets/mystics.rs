//! Feeds bytes to [`hedgerow_fuzz::mystics`].

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::mystics::feed(data));
