//! What the end of a round brought: income, and why nobody was asked to buy anything.

use super::seen::Seen;
use crate::campaign::{chronicle::Event, shown::Party};
use crate::words::{say, word};
use std::collections::BTreeSet;

/// The lines, the first of them a title; empty unless a round has ended among the entries from this one on. `asked` are
/// the tribes of people who were asked what to buy.
pub(super) fn of(seen: &Seen, from: usize, asked: &BTreeSet<char>) -> Vec<String> {
    let new = seen.entries.get(from..).unwrap_or_default();
    let ends = |event: &Event| matches!(event, Event::Income { .. }) || matches!(event, Event::Round { round: 2.. });
    if seen.outcome.is_some() || !new.iter().any(|(entry, _)| ends(&entry.event)) {
        return Vec::new();
    }
    let goes_on = new.iter().any(|(entry, _)| matches!(entry.event, Event::Round { .. }));
    let is_paid = new.iter().any(|(entry, _)| matches!(entry.event, Event::Income { .. }));
    let others = seen.shown.parties.iter().filter(|party| goes_on && !asked.contains(&party.key));
    let closed: Vec<String> = others.filter_map(|party| closed(seen, party)).collect();
    if closed.is_empty() && !is_paid && !asked.is_empty() {
        return Vec::new();
    }
    let last = seen.shown.round.0 - u16::from(goes_on);
    let begun = |event: &Event| matches!(event, Event::Round { round } if *round == last);
    let from = seen.entries.iter().position(|(entry, _)| begun(&entry.event)).unwrap_or_default();
    let income = seen.entries[from..].iter().filter(|(entry, _)| matches!(entry.event, Event::Income { .. }));
    let mut lines = vec![say("campaign-news", &[("round", i64::from(last).into())])];
    lines.extend(income.map(|(_, words)| words.clone()));
    if lines.len() == 1 {
        lines.push(word("campaign-news-nothing"));
    }
    lines.extend(closed);
    lines
}

/// Why the camps of a person's tribe were not opened.
fn closed(seen: &Seen, party: &Party) -> Option<String> {
    if !seen.seats.is_human(party.key) || party.troops == 0 {
        return None;
    }
    let id = if party.scrap == 0 { "campaign-news-poor" } else { "campaign-news-away" };
    Some(say(id, &[("tribe", party.name.as_str().into())]))
}
