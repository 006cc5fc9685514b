//! What a determined player, guest, host or stranger was found to be able to do, each as a test: it failed on the
//! program in which it was found, and says above it what was tried.

mod archives;
mod fairness;
mod files;
mod limits;
mod takeback;
