//! Amounts on the command line: memory such as `16MiB`, times such as `500ms`.

use std::time::Duration;

/// Reads an amount of memory: a number with a unit, since whoever writes a bare number hardly means bytes.
/// With less than [`LEAST`] nothing is remembered for long, so that it is a slip, too.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    const UNITS: [(&str, u32); 4] = [("KiB", 10), ("MiB", 20), ("GiB", 30), ("TiB", 40)];
    let read = || {
        let (number, shift) = UNITS
            .iter()
            .find_map(|(unit, shift)| Some((text.strip_suffix(unit)?, *shift)))?;
        plain(number)?.checked_mul(1 << shift)
    };
    match read() {
        None => Err("expected a size with its unit, such as 1MiB or 2GiB".to_owned()),
        Some(bytes) if bytes < LEAST => {
            let least = in_words(LEAST);
            Err(format!(
                "expected a size of at least {least}, such as 1MiB or 2GiB"
            ))
        }
        Some(bytes) => Ok(bytes),
    }
}

/// The least memory that can be asked for, in bytes.
const LEAST: u64 = 64 << 10;

/// Reads a time: a number of seconds, or a number with a unit.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    const LONGEST: f64 = 1e9;
    const UNITS: [(&str, f64); 4] = [("ms", 1e-3), ("min", 60.0), ("h", 3600.0), ("s", 1.0)];
    let wrong = || "expected a time such as 500ms, 10s, 2min or 1h".to_owned();
    let (number, unit) = UNITS
        .iter()
        .find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, *seconds)))
        .unwrap_or((text, 1.0));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    if whole.is_empty() || part.is_empty() || !digits(whole) || !digits(part) {
        return Err(wrong());
    }
    let seconds = number.parse::<f64>().map_err(|_| wrong())? * unit;
    if seconds <= LONGEST {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(wrong())
    }
}

/// A whole number without a sign.
fn plain(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// An amount of memory as [`bytes`] reads it, rounded up.
pub(crate) fn in_words(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    let mut amount = bytes.div_ceil(1 << 10);
    let mut unit = 0;
    while amount >= 10_000 && unit + 1 < UNITS.len() {
        amount = amount.div_ceil(1 << 10);
        unit += 1;
    }
    format!("{amount}{}", UNITS[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units_of_memory() {
        assert_eq!(bytes("64KiB"), Ok(64 << 10));
        assert_eq!(bytes("16MiB"), Ok(16 << 20));
        assert_eq!(bytes("8GiB"), Ok(8 << 30));
        for text in [
            "",
            "0",
            "1",
            "16777216",
            "MiB",
            "0MiB",
            "63KiB",
            "-1MiB",
            "+1MiB",
            "1.5GiB",
            "16MB",
            "99999999TiB",
            "1 MiB",
        ] {
            assert!(bytes(text).is_err(), "{text:?}");
        }
        assert_eq!(in_words(1), "1KiB");
        assert_eq!(in_words(64 << 20), "64MiB");
        assert_eq!(in_words(3 << 40), "3072GiB");
        assert_eq!(bytes(&in_words(64 << 20)), Ok(64 << 20));
    }

    #[test]
    fn times_are_seconds_unless_they_say_otherwise() {
        assert_eq!(time("2"), Ok(Duration::from_secs(2)));
        assert_eq!(time("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(time("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(time("2min"), Ok(Duration::from_mins(2)));
        assert_eq!(time("1h"), Ok(Duration::from_hours(1)));
        for text in [
            "", "s", "-1", "+1", "1e3", ".5", "5.", "inf", "nan", "1d", "1 s",
        ] {
            assert!(time(text).is_err(), "{text:?}");
        }
    }
}
