//! What achieved events ask (E6).

pub(super) mod scrolls;
