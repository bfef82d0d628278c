//! Whole numbers among the arguments, and what would be valid if one is wrong.

use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

/// Reads a whole number within a range.
pub fn within<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.trim().parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("write a whole number from {} to {}", range.start(), range.end()))
    }
}

/// Reads a seed for dice.
pub fn seed(text: &str) -> Result<u64, String> {
    within(0..=u64::MAX)(text)
}
