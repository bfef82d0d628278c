//! What is wrong with a roster being built, found by the check of its file.

use crate::data::{error::Place, findings::Findings};
use crate::words::{Message, Term};

/// An error in a roster, or a note about it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Breach {
    /// Its position in the roster's file if no lines of the file were shared: `platoons[0].squads[1].members[4]`.
    pub place: String,
    /// The text, with its rule.
    pub what: String,
    /// By how much a number lies outside what is allowed; none if that is not what is wrong.
    pub apart: Option<u64>,
}

impl Breach {
    /// The errors in these findings, and the notes.
    pub(in crate::data) fn all(findings: Findings) -> (Vec<Self>, Vec<Self>) {
        let (faults, notes) = findings.into_all();
        let breach = |place: &Place, what: &Message| {
            let place = if let Place::Path(path) = place { path.clone() } else { String::new() };
            Self { place, what: what.words(), apart: apart(what) }
        };
        let faults = faults.iter().map(|fault| breach(&fault.place, &fault.what)).collect();
        (faults, notes.iter().map(|note| breach(&note.place, &note.what)).collect())
    }

    /// The text without the single rule at its end, which is shown beside it.
    pub fn words(&self) -> &str {
        let ending = format!(" ({})", self.rule());
        self.what.strip_suffix(ending.as_str()).unwrap_or(&self.what)
    }

    /// The rule at its end; empty if there is none.
    pub fn rule(&self) -> &str {
        let rules = self.what.strip_suffix(')').and_then(|what| Some(what.rsplit_once('(')?.1));
        let first = rules.and_then(|rules| rules.split(", ").next()).unwrap_or_default();
        let is_rule = first.chars().any(|letter| letter.is_ascii_digit()) && !first.contains(' ');
        if is_rule { first } else { "" }
    }

    /// The rules at its end.
    fn last_words(&self) -> &str {
        self.what.rsplit_once('(').map_or("", |(_, rules)| rules)
    }
}

/// By how much the number in a message lies below the least or above the most that it names.
fn apart(what: &Message) -> Option<u64> {
    let number = |name: &str| match what.terms.iter().find(|(other, _)| *other == name)? {
        (_, Term::Number(number)) => Some(*number),
        (_, Term::Text(digits)) => digits.parse().ok(),
    };
    let given = number("given")?;
    match (number("least"), number("most")) {
        (None, None) => None,
        (Some(least), _) if given < least => Some(given.abs_diff(least)),
        (_, Some(most)) if given > most => Some(given.abs_diff(most)),
        _ => Some(0),
    }
}

/// The objections to a change from a roster with some errors to one with others. An error that was there with other
/// numbers counts if the roster grows and it gets worse.
pub fn against(before: &[Breach], after: &[Breach], grows: bool) -> Vec<String> {
    let known = |breach: &Breach| {
        before.iter().find(|one| one.place == breach.place && one.last_words() == breach.last_words())
    };
    let counts = |breach: &Breach| known(breach).is_none_or(|was| grows && is_worse(was, breach));
    let mut why: Vec<String> = Vec::new();
    for breach in after.iter().filter(|breach| !before.contains(breach) && counts(breach)) {
        // An objection shared by several primates is listed once.
        if !why.contains(&breach.what) {
            why.push(breach.what.clone());
        }
    }
    why
}

/// Whether a number is farther from what is allowed than before: of four squads that a platoon needs, the first one says
/// nothing against the second.
fn is_worse(was: &Breach, now: &Breach) -> bool {
    was.apart.zip(now.apart).is_none_or(|(was, now)| now > was)
}
