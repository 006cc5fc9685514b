//! The number of connections, requests or files that each client has open.

use core::net::{IpAddr, Ipv6Addr};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The client of a request, as an extension of it. The host of the site sets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Client(pub IpAddr);

impl Client {
    /// All clients that cannot be distinguished. They share the limits of one client.
    pub const UNKNOWN: Self = Self(IpAddr::V6(Ipv6Addr::UNSPECIFIED));

    /// The address under which a client is counted: of IPv6 a whole /64 network is one client.
    pub fn counted(self) -> IpAddr {
        match self.0.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address @ IpAddr::V4(_) => address,
        }
    }
}

/// Counts the connections, requests or files that each client has open.
#[derive(Default, Clone)]
pub struct ClientLimits(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl ClientLimits {
    /// Counts one more for a client until the permit is dropped. `None` if it has `most` already; zero is no limit.
    pub fn enter(&self, client: Client, most: usize) -> Option<ClientPermit> {
        let client = client.counted();
        if most > 0 {
            let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let open = counts.entry(client).or_default();
            if *open >= most {
                return None;
            }
            *open += 1;
        }
        Some(ClientPermit { limits: (most > 0).then(|| self.clone()), client })
    }
}

/// A connection, request or file that a client has open.
pub struct ClientPermit {
    /// The counts it belongs to, if it is counted.
    limits: Option<ClientLimits>,
    client: IpAddr,
}

impl Drop for ClientPermit {
    fn drop(&mut self) {
        let Some(ClientLimits(counts)) = &self.limits else { return };
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.client) {
            Some(open) if *open > 1 => *open -= 1,
            _ => drop(counts.remove(&self.client)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_so_much_open_and_no_more() {
        let limits = ClientLimits::default();
        let (one, other) = (Client(IpAddr::from([10, 0, 0, 1])), Client(IpAddr::from([10, 0, 0, 2])));
        let first = limits.enter(one, 2);
        let second = limits.enter(one, 2);
        assert!(first.is_some() && second.is_some() && limits.enter(one, 2).is_none());
        assert!(limits.enter(other, 2).is_some() && limits.enter(one, 0).is_some());
        drop(first);
        let third = limits.enter(one, 2);
        assert!(third.is_some());
        drop((second, third));
        assert!(limits.0.lock().unwrap().is_empty(), "nobody is remembered who has nothing open");
    }

    #[test]
    fn a_network_is_one_client() {
        let client = |address: &str| Client(address.parse().unwrap());
        assert_eq!(client("2001:db8:1:2:3:4:5:6").counted(), client("2001:db8:1:2::9").counted());
        assert_ne!(client("2001:db8:1:2:3:4:5:6").counted(), client("2001:db8:1:3::9").counted());
        assert_eq!(client("::ffff:10.0.0.1").counted(), client("10.0.0.1").counted());
    }
}
