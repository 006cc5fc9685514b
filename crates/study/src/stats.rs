//! Estimates of shares, means and differences, with intervals.
//!
//! All intervals are 95 % confidence intervals, unless stated otherwise.

/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.96;

/// A count as a float; counts are far below 2⁵², so that every integer is exact.
#[allow(clippy::cast_precision_loss, reason = "see above")]
pub fn real(count: u64) -> f64 {
    count as f64
}

/// A length as a float.
fn size<T>(list: &[T]) -> f64 {
    real(list.len() as u64)
}

/// A ratio.
pub fn per(part: u64, whole: u64) -> f64 {
    real(part) / real(whole.max(1))
}

/// The Wilson interval of a share.
pub fn wilson(part: u64, whole: u64) -> [f64; 2] {
    interval(real(part), whole)
}

/// The Wilson interval where games count in part.
pub fn interval(part: f64, whole: u64) -> [f64; 2] {
    score_interval(part, whole, Z)
}

fn score_interval(part: f64, whole: u64, z: f64) -> [f64; 2] {
    if whole == 0 {
        return [0.0, 1.0];
    }
    let n = real(whole);
    let share = part / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)]
}

/// The mean of paired differences from −1 to 1 and its Agresti–Min interval: two pairs are added, half of each with a
/// difference of 1 and of −1, so that few equal pairs do not look certain.
pub fn paired(differences: &[f64]) -> (f64, [f64; 2]) {
    let n = size(differences);
    let sum: f64 = differences.iter().sum();
    let squares: f64 = differences.iter().map(|difference| difference * difference).sum();
    let middle = sum / (n + 2.0);
    let spread = (squares + 1.0) / (n + 2.0) - middle * middle;
    let half = Z * (spread / (n + 2.0)).sqrt();
    (sum / n.max(1.0), [(middle - half).max(-1.0), (middle + half).min(1.0)])
}

/// The Student interval of the mean of clustered numbers, each cluster given by its sum and size: numbers of one
/// cluster may be dependent, clusters are independent. `None` with fewer than two clusters.
pub fn grouped(groups: &[(f64, u64)]) -> Option<[f64; 2]> {
    let count = real(groups.iter().map(|group| group.1).sum());
    if groups.len() < 2 || count < 1.0 {
        return None;
    }
    let mean = groups.iter().map(|group| group.0).sum::<f64>() / count;
    let squares: f64 = groups.iter().map(|&(sum, count)| (sum - mean * real(count)).powi(2)).sum();
    let free = size(groups) - 1.0;
    let half = student(free) * (squares * size(groups) / free).sqrt() / count;
    Some([mean - half, mean + half])
}

/// The difference of two independent shares and its Newcombe interval, from the Wilson intervals of both.
pub fn newcombe(first: (u64, u64), second: (u64, u64)) -> (f64, [f64; 2]) {
    let shares = [per(first.0, first.1), per(second.0, second.1)];
    let ends = [wilson(first.0, first.1), wilson(second.0, second.1)];
    let difference = shares[1] - shares[0];
    let less = ((shares[1] - ends[1][0]).powi(2) + (ends[0][1] - shares[0]).powi(2)).sqrt();
    let more = ((ends[1][1] - shares[1]).powi(2) + (shares[0] - ends[0][0]).powi(2)).sqrt();
    (difference, [(difference - less).max(-1.0), (difference + more).min(1.0)])
}

/// Moments of a sample.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Moments {
    /// The size of the sample.
    pub count: u64,
    /// The mean.
    pub mean: f64,
    /// The sample variance.
    pub variance: f64,
}

impl Moments {
    /// The moments of these numbers.
    pub fn of(values: &[f64]) -> Self {
        let n = size(values);
        let mean = values.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Self { count: values.len() as u64, mean, variance: squares / (n - 1.0).max(1.0) }
    }

    /// The Student interval of the mean; `None` with fewer than two numbers.
    pub fn interval(&self) -> Option<[f64; 2]> {
        if self.count < 2 {
            return None;
        }
        let half = student(real(self.count - 1)) * (self.variance / real(self.count)).sqrt();
        Some([self.mean - half, self.mean + half])
    }

    /// The difference to the mean of another sample and its Welch interval; `None` if either has fewer than two
    /// numbers.
    pub fn up_to(&self, other: &Self) -> Option<(f64, [f64; 2])> {
        if self.count < 2 || other.count < 2 {
            return None;
        }
        let parts = [self, other].map(|one| one.variance / real(one.count));
        let spread = parts[0] + parts[1];
        let freedom = if spread > 0.0 {
            spread.powi(2)
                / (parts[0].powi(2) / real(self.count - 1) + parts[1].powi(2) / real(other.count - 1))
        } else {
            real(self.count + other.count - 2)
        };
        let half = student(freedom) * spread.sqrt();
        let difference = other.mean - self.mean;
        Some((difference, [difference - half, difference + half]))
    }
}

/// The two-sided 95 % quantile of Student's distribution: exact for one and two degrees of freedom, by the
/// Cornish–Fisher expansion from three on, with an error below 1 % that decreases quickly.
fn student(freedom: f64) -> f64 {
    if freedom < 1.5 {
        return 12.706_2;
    }
    if freedom < 2.5 {
        return 4.302_65;
    }
    let z = 1.959_963_985_f64;
    let z3 = z.powi(3);
    let z5 = z.powi(5);
    let z7 = z.powi(7);
    let z9 = z.powi(9);
    z + (z3 + z) / (4.0 * freedom)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * freedom.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * freedom.powi(3))
        + (79.0 * z9 + 776.0 * z7 + 1482.0 * z5 - 1920.0 * z3 - 945.0 * z) / (92_160.0 * freedom.powi(4))
}

/// Games with and without a deed, in one stratum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stratum {
    /// Wins with it, and the number of such games.
    pub with: (u64, u64),
    /// Wins without it, and the number of such games.
    pub without: (u64, u64),
}

/// The Mantel–Haenszel risk difference over strata and Sato's standard error; `None` if no stratum has games of both
/// kinds.
pub fn stratified(strata: &[Stratum]) -> Option<(f64, f64)> {
    let (mut sum, mut weights, mut p, mut q) = (0.0, 0.0, 0.0, 0.0);
    for Stratum { with: (won, games), without: (other_won, other_games) } in strata {
        let [y1, n1, y0, n0] = [*won, *games, *other_won, *other_games].map(real);
        let n = n1 + n0;
        if n1 == 0.0 || n0 == 0.0 {
            continue;
        }
        weights += n1 * n0 / n;
        sum += (y1 * n0 - y0 * n1) / n;
        p += (n1 * n1 * y0 - n0 * n0 * y1 + n1 * n0 * (n0 - n1) / 2.0) / (n * n);
        q += (y1 * (n0 - y0) + y0 * (n1 - y1)) / (2.0 * n);
    }
    if weights == 0.0 {
        return None;
    }
    let difference = sum / weights;
    let variance = (difference * p + q).max(0.0) / (weights * weights);
    Some((difference, variance.sqrt()))
}

/// The two-sided 95 % quantile of the normal distribution with Bonferroni's correction for this many comparisons.
pub fn surprising(looks: usize) -> f64 {
    normal_quantile(1.0 - 0.025 / real(looks.max(1) as u64))
}

/// The normal interval of an estimate with this standard error.
pub fn around(estimate: f64, error: f64) -> [f64; 2] {
    [estimate - Z * error, estimate + Z * error]
}

/// The quantile of the normal distribution, by Acklam's approximation (relative error below 10⁻⁹).
fn normal_quantile(share: f64) -> f64 {
    const A: [f64; 6] = [
        -39.696_830_286_653_76,
        220.946_098_424_520_5,
        -275.928_510_446_968_7,
        138.357_751_867_269,
        -30.664_798_066_147_16,
        2.506_628_277_459_239,
    ];
    const B: [f64; 5] = [
        -54.476_098_798_224_06,
        161.585_836_858_040_9,
        -155.698_979_859_886_6,
        66.801_311_887_719_72,
        -13.280_681_552_885_72,
    ];
    const C: [f64; 6] = [
        -0.007_784_894_002_430_293,
        -0.322_396_458_041_136_5,
        -2.400_758_277_161_838,
        -2.549_732_539_343_734,
        4.374_664_141_464_968,
        2.938_163_982_698_783,
    ];
    const D: [f64; 4] =
        [0.007_784_695_709_041_462, 0.322_467_129_070_039_8, 2.445_134_137_142_996, 3.754_408_661_907_416];
    let line = |coefficients: &[f64], x: f64| coefficients.iter().fold(0.0, |sum, one| sum * x + one);
    let share = share.clamp(1e-12, 1.0 - 1e-12);
    if share < 0.024_25 {
        let q = (-2.0 * share.ln()).sqrt();
        line(&C, q) / (line(&D, q) * q + 1.0)
    } else if share > 1.0 - 0.024_25 {
        -normal_quantile(1.0 - share)
    } else {
        let q = share - 0.5;
        let r = q * q;
        line(&A, r) * q / (line(&B, r) * r + 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() <= by, "{one} is not {other}");
    }

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
    fn what_is_alike_in_a_group_counts_once() {
        let values = [0.0, 3.0, 1.0, 5.0, 2.0];
        let alone = grouped(&values.map(|value| (value, 1))).unwrap();
        let [low, high] = Moments::of(&values).interval().unwrap();
        near(alone[0], low, 1e-9);
        near(alone[1], high, 1e-9);
        // Repeating the same numbers ten times adds no information.
        let again = grouped(&values.map(|value| (value * 10.0, 10))).unwrap();
        near(again[0], low, 1e-9);
        near(again[1], high, 1e-9);
        let mixed = grouped(&[(3.0, 2), (6.0, 2), (2.0, 2)]).unwrap();
        near(f64::midpoint(mixed[0], mixed[1]), 11.0 / 6.0, 1e-9);
        assert_eq!(grouped(&[(4.0, 7)]), None);
        assert_eq!(grouped(&[]), None);
    }

    #[test]
    fn a_difference_is_surer_the_more_pairs_there_are() {
        let (none, [low, high]) = paired(&[0.0; 10]);
        assert!(none.abs() < 1e-9 && low < 0.0 && 0.0 < high && (low + high).abs() < 1e-9);
        let (all, [few, _]) = paired(&[1.0; 5]);
        let (_, [many, _]) = paired(&[1.0; 50]);
        assert!(all > 0.99 && 0.0 < few && few < many && many < 1.0);
        // Of 50 pairs, one side wins 15 that the other loses, and loses 5 that the other wins.
        let pairs: Vec<f64> = [[1.0].repeat(15), [-1.0].repeat(5), [0.0].repeat(30)].concat();
        let (mean, [low, high]) = paired(&pairs);
        assert!((mean - 0.2).abs() < 1e-9 && (low - 0.0277).abs() < 1e-3 && (high - 0.3569).abs() < 1e-3);
    }

    #[test]
    fn shares_of_different_games_differ_as_newcombe_says() {
        // Newcombe's own example: 56 of 70 against 48 of 80.
        let (difference, [low, high]) = newcombe((48, 80), (56, 70));
        near(difference, 0.2, 1e-9);
        near(low, 0.0524, 1e-3);
        near(high, 0.3339, 1e-3);
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (freedom, value) in [(1.0, 12.706), (2.0, 4.3027), (9.0, 2.2622), (30.0, 2.0423), (1e6, 1.96)] {
            near(student(freedom), value, 2e-3);
        }
        near(student(3.0), 3.1824, 0.03);
        near(student(5.0), 2.5706, 5e-3);
        near(normal_quantile(0.975), 1.959_964, 1e-6);
        near(normal_quantile(0.01), -2.326_348, 1e-6);
        near(surprising(1), 1.96, 1e-3);
        near(surprising(100), 3.4808, 1e-3);
    }

    #[test]
    fn means_have_the_intervals_of_student_and_welch() {
        let one = Moments::of(&[4.0, 5.0, 6.0, 7.0, 8.0]);
        near(one.mean, 6.0, 1e-12);
        near(one.variance, 2.5, 1e-12);
        let [low, high] = one.interval().unwrap();
        near(high - low, 2.0 * 2.7764 * (2.5_f64 / 5.0).sqrt(), 0.02);
        let other = Moments::of(&[6.0, 7.0, 8.0, 9.0, 10.0]);
        let (difference, [low, high]) = one.up_to(&other).unwrap();
        near(difference, 2.0, 1e-12);
        near(high - low, 2.0 * 2.306, 0.02);
        assert!(Moments::of(&[1.0]).interval().is_none());
    }

    #[test]
    fn what_goes_with_winning_is_seen_among_games_of_the_same_sort() {
        // Pooled, the deed seems to harm (28 of 90 against 28 of 70); in neither stratum it does.
        let strata =
            [Stratum { with: (18, 20), without: (27, 60) }, Stratum { with: (10, 70), without: (1, 10) }];
        let (difference, error) = stratified(&strata).unwrap();
        assert!(difference > 0.2 && error > 0.03 && error < 0.12, "{difference} {error}");
        assert!(stratified(&[Stratum { with: (1, 2), without: (0, 0) }]).is_none());
        // With one stratum, it is the plain difference.
        let (difference, error) = stratified(&[Stratum { with: (60, 100), without: (40, 100) }]).unwrap();
        near(difference, 0.2, 1e-12);
        near(error, (2.0 * 0.24 / 100.0_f64).sqrt(), 2e-3);
    }
}
