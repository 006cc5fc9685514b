//! What holds of every game of the list.

mod games;
mod schemas;
