//! What the end of a round brought: income, and why nobody was asked to buy anything.

use super::seen::Seen;
use crate::campaign::{chronicle::Event, shown::Party};
use crate::words::{say, word};

/// The lines, the first of them a title; empty unless a round has ended among the entries from this one on.
pub(super) fn of(seen: &Seen, from: usize) -> Vec<String> {
    let new = seen.entries.get(from..).unwrap_or_default();
    let ends = |event: &Event| matches!(event, Event::Income { .. }) || matches!(event, Event::Round { round: 2.. });
    if seen.outcome.is_some() || !new.iter().any(|(entry, _)| ends(&entry.event)) {
        return Vec::new();
    }
    let goes_on = new.iter().any(|(entry, _)| matches!(entry.event, Event::Round { .. }));
    let is_paid = new.iter().any(|(entry, _)| matches!(entry.event, Event::Income { .. }));
    let people = || seen.shown.parties.iter().filter(|party| seen.seats.is_human(party.key));
    let closed: Vec<String> = people().filter(|_| goes_on).filter_map(|party| closed(seen, party)).collect();
    if closed.is_empty() && !is_paid && people().any(|party| is_in_town(seen, party)) {
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

/// Why the camps of a tribe were not opened; `None` if they were.
fn closed(seen: &Seen, party: &Party) -> Option<String> {
    if party.troops == 0 || is_in_town(seen, party) {
        return None;
    }
    let id = if party.scrap == 0 { "campaign-news-poor" } else { "campaign-news-away" };
    Some(say(id, &[("tribe", party.name.as_str().into())]))
}

/// Whether a tribe has a troop in a town of its own. Then it was asked what to buy: towns bring scrap just before, and
/// nobody moves meanwhile (G-30).
fn is_in_town(seen: &Seen, party: &Party) -> bool {
    let towns = seen.shown.fields.iter().filter(|field| field.holder == Some(party.key) && field.worth.0 > 0);
    let held: Vec<_> = towns.map(|field| field.hex).collect();
    let own = seen.shown.stacks.iter().filter(|stack| stack.id.tribe == party.key);
    own.filter_map(|stack| stack.hex).any(|hex| held.contains(&hex))
}
