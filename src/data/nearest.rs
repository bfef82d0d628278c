//! Suggests the valid name that an unknown one was probably meant to be.

use super::findings::quote;
use crate::words::Message;

/// Names longer than this can't have been meant as one of ours.
const LONGEST: usize = 60;

/// Lists up to this long are shown completely if no name is similar.
const WHOLE: usize = 48;

/// Number of names shown from a longer list.
const LISTED: usize = 12;

/// The name nearest to `given` by edit distance, if it is near enough to be what was meant.
fn nearest<'a>(given: &str, known: &[&'a str]) -> Option<&'a str> {
    if given.len() > LONGEST {
        return None;
    }
    let given = given.to_lowercase();
    let near = |name: &&'a str| (strsim::damerau_levenshtein(&given, &name.to_lowercase()), *name);
    let (steps, name) = known.iter().map(near).min_by_key(|(steps, _)| *steps)?;
    (steps <= 2.max(name.chars().count() / 3)).then_some(name)
}

/// The error for an unknown name: what is unknown, and the nearest valid name or a list of all.
///
/// `what` names the kind of thing in the text files: `clan`, `weapon`, `zone`, ...
pub(crate) fn unknown(what: &'static str, given: &str, known: &[&str]) -> Message {
    let message = |id| Message::new(id).with("what", what).with("given", quote(given));
    if let Some(name) = nearest(given, known) {
        return message("data-unknown-near").with("near", quote(name));
    }
    if known.is_empty() {
        return message("data-unknown-none");
    }
    let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
    message("data-unknown").with("known", listed(&known))
}

/// A whole list as text, or the start of a long one; each entry is shown as by [`quote`].
pub(super) fn listed(names: &[String]) -> String {
    let shown = if names.len() > WHOLE { LISTED } else { names.len() };
    let told: Vec<String> = names.iter().take(shown).map(|name| quote(name)).collect();
    let more = if names.len() > shown { ", …" } else { "" };
    told.join(", ") + more
}
