//! The integration tests of this crate, in one program.

mod api;
mod attacks;
mod beside;
#[path = "../../../store/tests/it/common/cluster.rs"]
mod cluster;
mod common;
mod company;
mod crowd;
mod durable;
mod endings;
mod friends;
mod games;
mod hands;
mod hints;
mod http;
#[path = "common/kill.rs"]
mod kill;
mod learn;
mod memory;
mod nodes;
mod packs;
mod posters;
#[path = "../../../hedgerow/tests/it/common/schema.rs"]
#[allow(dead_code, reason = "the tests of the program use the rest")]
mod schema;
mod secrecy;
mod slow;
#[path = "common/small.rs"]
mod small;
#[path = "common/test_site.rs"]
mod test_site;
