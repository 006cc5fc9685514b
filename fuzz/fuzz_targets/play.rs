//! Feeds bytes to [`hedgerow_fuzz::play`]: the game that the variable `HEDGEROW_GAME` names, or the first of the list.

#![no_main]

use std::env;
use std::sync::LazyLock;

static GAME: LazyLock<String> =
    LazyLock::new(|| env::var("HEDGEROW_GAME").unwrap_or_else(|_| registry::NAMES[0].to_owned()));

libfuzzer_sys::fuzz_target!(|data: &[u8]| hedgerow_fuzz::play::feed(&GAME, data));
