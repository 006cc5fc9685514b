//! Shares of games won, and how sure they are.

/// So far from the mean lie 95 of 100 samples, in standard deviations.
const Z: f64 = 1.96;

/// One number for each of another.
#[allow(clippy::cast_precision_loss, reason = "counts of games are small")]
pub fn per(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// The interval of Wilson around a share: it holds the true one in 95 of 100 cases.
#[allow(clippy::cast_precision_loss, reason = "counts of games are small")]
pub fn wilson(part: u64, whole: u64) -> [f64; 2] {
    interval(part as f64, whole)
}

/// The same where parts of games count.
#[allow(clippy::cast_precision_loss, reason = "counts of games are small")]
pub fn interval(part: f64, whole: u64) -> [f64; 2] {
    if whole == 0 {
        return [0.0, 1.0];
    }
    let n = whole as f64;
    let share = part / n;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)]
}

/// The mean of differences from −1 to 1, and the interval of Agresti and Min around it, which holds
/// the true one in 95 of 100 cases: as if there were two more pairs, half of each one a difference of
/// 1 and of −1, so that few pairs that are all alike leave room for doubt.
#[allow(clippy::cast_precision_loss, reason = "counts of games are small")]
pub fn paired(differences: &[f64]) -> (f64, [f64; 2]) {
    let n = differences.len() as f64;
    let sum: f64 = differences.iter().sum();
    let squares: f64 = differences.iter().map(|difference| difference * difference).sum();
    let middle = sum / (n + 2.0);
    let spread = (squares + 1.0) / (n + 2.0) - middle * middle;
    let half = Z * (spread / (n + 2.0)).sqrt();
    (sum / n.max(1.0), [(middle - half).max(-1.0), (middle + half).min(1.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_its_share_and_narrows() {
        let [low, high] = wilson(5, 10);
        assert!((low - 0.2366).abs() < 1e-3 && (high - 0.7634).abs() < 1e-3);
        let [less, more] = wilson(500, 1000);
        assert!(low < less && less < 0.5 && 0.5 < more && more < high);
        assert!(wilson(0, 0)[1] > 0.99);
        assert!(wilson(0, 20)[1] > 0.1 && wilson(20, 20)[0] < 0.9);
    }

    #[test]
    fn a_difference_is_surer_the_more_pairs_there_are() {
        let (none, [low, high]) = paired(&[0.0; 10]);
        assert!(none.abs() < 1e-9 && low < 0.0 && 0.0 < high && (low + high).abs() < 1e-9);
        let (all, [few, _]) = paired(&[1.0; 5]);
        let (_, [many, _]) = paired(&[1.0; 50]);
        assert!(all > 0.99 && 0.0 < few && few < many && many < 1.0);
        // Of 50 pairs one side wins 15 that the other loses, and 5 the other way round.
        let pairs: Vec<f64> = [[1.0].repeat(15), [-1.0].repeat(5), [0.0].repeat(30)].concat();
        let (mean, [low, high]) = paired(&pairs);
        assert!((mean - 0.2).abs() < 1e-9 && (low - 0.0277).abs() < 1e-3 && (high - 0.3569).abs() < 1e-3);
    }
}
