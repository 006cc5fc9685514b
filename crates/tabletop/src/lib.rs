//! The kernel.
