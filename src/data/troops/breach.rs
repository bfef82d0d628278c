//! What is wrong with a roster being built, found by the check of its file.

use crate::data::{error::Place, findings::Findings};
use crate::words::{Message, Term, capital};

/// An error in a roster, or a note about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Its position in the roster's file if no lines of the file were shared: `platoons[0].squads[1].members[4]`.
    pub place: String,
    /// What is wrong, with its rule.
    pub what: Message,
    /// By how much a number lies outside what is allowed; none if that is not what is wrong.
    pub apart: Option<u64>,
}

/// What a page calls the things that a file names.
pub trait Called {
    /// What is at a place of the file, as the subject of a sentence: "Squad 1".
    fn subject(&self, place: &str) -> String;

    /// The shown name of a kind of thing, or several in one phrase; none if the text isn't one of the book's.
    fn kind(&self, id: &str) -> Option<String>;
}

impl Breach {
    /// The errors in these findings, and the notes.
    pub(in crate::data) fn all(findings: Findings) -> (Vec<Self>, Vec<Self>) {
        let (faults, notes) = findings.into_all();
        let breach = |place: &Place, what: &Message| {
            let place = if let Place::Path(path) = place { path.clone() } else { String::new() };
            Self { place, what: what.clone(), apart: apart(what) }
        };
        let faults = faults.iter().map(|fault| breach(&fault.place, &fault.what)).collect();
        (faults, notes.iter().map(|note| breach(&note.place, &note.what)).collect())
    }

    /// A whole sentence for a page, with its rule and with names as they are shown.
    pub fn sentence(&self, called: &dyn Called) -> String {
        let mut known = Vec::new();
        let terms = self.what.terms.iter().map(|(name, term)| match term {
            Term::Text(text) => (*name, Term::Text(phrase(text, called, &mut known))),
            number => (*name, number.clone()),
        });
        let what = Message { id: self.what.id.clone(), terms: terms.collect() };
        let words = what.about(&called.subject(&self.place)).words();
        // In a file, names are quoted in backticks. Here kinds of things need no quotes, and names have the usual ones.
        let parts = words.split('`').enumerate().map(|(number, part)| match number % 2 {
            1 if !known.iter().any(|one| one == part) => format!("\"{part}\""),
            _ => part.to_owned(),
        });
        capital(&parts.collect::<String>())
    }

    /// That sentence without the single rule at its end, which is shown beside it, and the rule; empty if there is none.
    pub fn split(&self, called: &dyn Called) -> (String, String) {
        let words = self.sentence(called);
        let rule = rule(&words).to_owned();
        let ending = format!(" ({rule})");
        (words.strip_suffix(ending.as_str()).unwrap_or(&words).to_owned(), rule)
    }

    /// The rules at its end.
    fn last_words(&self) -> String {
        self.what.words().rsplit_once('(').map_or_else(String::new, |(_, rules)| rules.to_owned())
    }
}

/// A list of names as they are shown; those of the book are noted.
fn phrase(text: &str, called: &dyn Called, known: &mut Vec<String>) -> String {
    let part = |part: &str| match called.kind(part) {
        Some(shown) => {
            known.push(shown.clone());
            shown
        }
        None => part.to_owned(),
    };
    text.split(", ").map(part).collect::<Vec<_>>().join(", ")
}

/// The rule at the end of a sentence; empty if there is none.
fn rule(words: &str) -> &str {
    let rules = words.strip_suffix(')').and_then(|what| Some(what.rsplit_once('(')?.1));
    let first = rules.and_then(|rules| rules.split(", ").next()).unwrap_or_default();
    let is_rule = first.chars().any(|letter| letter.is_ascii_digit()) && !first.contains(' ');
    if is_rule { first } else { "" }
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

/// The objections to a change from a roster with some errors to one with others, as `called` says them. An error that
/// was there with other numbers counts if the roster grows and it gets worse.
pub fn against(before: &[Breach], after: &[Breach], grows: bool, called: &dyn Called) -> Vec<String> {
    let known = |breach: &Breach| {
        before.iter().find(|one| one.place == breach.place && one.last_words() == breach.last_words())
    };
    let counts = |breach: &Breach| known(breach).is_none_or(|was| grows && is_worse(was, breach));
    let (mut why, mut said) = (Vec::new(), Vec::new());
    for breach in after.iter().filter(|breach| !before.contains(breach) && counts(breach)) {
        // An objection shared by several primates is listed once, about the first of them.
        if !said.contains(&&breach.what) {
            said.push(&breach.what);
            why.push(breach.sentence(called));
        }
    }
    why
}

/// Whether a number is farther from what is allowed than before: of four squads that a platoon needs, the first one says
/// nothing against the second.
fn is_worse(was: &Breach, now: &Breach) -> bool {
    was.apart.zip(now.apart).is_none_or(|(was, now)| now > was)
}
