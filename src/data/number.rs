//! The simplest checks: a number in its range, a name that isn't empty.

use super::findings::{Findings, Path, quote};
use crate::words::{Message, plain};

/// Characters of the longest name, so that it fits on a counter's label.
pub(crate) const NAME: usize = 40;

/// Characters of the longest description.
pub(super) const ABOUT: usize = 240;

/// Checks that a number is between `least` and `most`, with an error if not.
pub(super) fn within(findings: &mut Findings, path: &Path, given: i64, least: i64, most: i64) -> bool {
    let good = (least..=most).contains(&given);
    if !good {
        let what =
            Message::new(if least == most { "data-range-one" } else { "data-range" }).with("given", given.to_string());
        findings.fault(path, what.with("least", least).with("most", most));
    }
    good
}

/// Checks that a name exists, isn't too long and is printable, with an error if not.
pub(super) fn named(findings: &mut Findings, path: &Path, name: &str) -> bool {
    let fine = is_name(name);
    if !fine {
        findings.fault(path, Message::new("data-name").with("given", quote(name)).with("most", NAME));
    }
    fine
}

/// Checks a description, which may be empty, with an error if it is wrong.
pub(super) fn described(findings: &mut Findings, path: &Path, about: &str) -> bool {
    let fine = line(about, ABOUT);
    if !fine {
        findings.fault(path, Message::new("data-about").with("most", ABOUT));
    }
    fine
}

/// Whether a text may be a name: printable, not too long, on one line.
pub(crate) fn is_name(text: &str) -> bool {
    is_line(text, NAME)
}

/// Whether a text may be spoken: printable, no longer than this, on one line.
pub(super) fn is_line(text: &str, most: usize) -> bool {
    !text.trim().is_empty() && line(text, most)
}

fn line(text: &str, most: usize) -> bool {
    text.chars().nth(most).is_none() && plain::is_plain(text)
}
