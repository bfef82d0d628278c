//! The printable page of a roster that is a list of members: who is in it, what each kind can do, and what its special
//! rules mean.

use super::{Kind, Lists, bench::Bench, model};
use crate::data::troops::Member;
use crate::panels::Why;
use crate::screens::troops::page::{self, Entry, Page};
use crate::words::{say, word};
use std::collections::BTreeSet;

/// The page.
pub fn page<L: Lists>(bench: &Bench<L>) -> Page {
    let draft = bench.draft();
    let mut known = BTreeSet::new();
    let kinds: Vec<&Kind> = draft
        .members
        .iter()
        .filter(|member| known.insert(member.kind.as_str()))
        .filter_map(|member| bench.kind(&member.kind))
        .collect();
    let total = model::cost(draft, &bench.kinds);
    let army = kinds.first().map_or_else(String::new, |kind| kind.of.clone());
    let mut entries = vec![head(army, if total > 0 { L::priced(total) } else { String::new() })];
    entries.extend(draft.members.iter().flat_map(|one| member(bench, one)));
    entries.push((page::Kind::Turn, String::new(), String::new()));
    entries.extend(kinds.iter().flat_map(|kind| numbers(kind)));
    entries.push(head(word("troops-sheet-rules"), String::new()));
    entries.extend(rules(&kinds).into_iter().map(plain));
    Page { name: draft.name.clone(), line: L::spent(draft), about: draft.about.clone(), entries }
}

const fn head(words: String, value: String) -> Entry {
    (page::Kind::Head, words, value)
}

const fn plain(words: String) -> Entry {
    (page::Kind::Plain, words, String::new())
}

fn member<L: Lists>(bench: &Bench<L>, member: &Member) -> Vec<Entry> {
    let kind = bench.kind(&member.kind);
    let price = kind.map(|kind| kind.price).filter(|price| *price > 0).map(L::priced);
    let line = kind.map_or_else(|| member.kind.clone(), |kind| kind.line.clone());
    let led = member.leader.as_ref().map(|name| say("troops-led-by", &[("name", name.clone().into())]));
    let name = (page::Kind::Unit, member.name.clone(), price.unwrap_or_default());
    [name, plain(line)].into_iter().chain(led.map(plain)).collect()
}

/// What a kind can do.
fn numbers(kind: &Kind) -> Vec<Entry> {
    let card = &kind.card;
    let numbers: Vec<String> = card.numbers.iter().map(|one| format!("{} {}", one.name, one.value)).collect();
    let name = (page::Kind::Unit, card.name.clone(), card.line.clone());
    [name, plain(numbers.join(", "))].into_iter().chain(card.facts.iter().cloned().map(plain)).collect()
}

/// What the numbers and the special rules of some kinds mean, each once.
fn rules(kinds: &[&Kind]) -> Vec<String> {
    let told = |why: &Why| match &why.rule {
        Some(rule) => say("troops-sheet-rule", &[("words", why.words.as_str().into()), ("rule", rule.as_str().into())]),
        None => why.words.clone(),
    };
    let numbers = kinds.iter().flat_map(|kind| &kind.card.numbers).map(|number| {
        say("troops-sheet-number", &[("name", number.name.as_str().into()), ("about", told(&number.about).into())])
    });
    let traits = kinds.iter().flat_map(|kind| &kind.card.traits).map(told);
    let mut known = BTreeSet::new();
    numbers.chain(traits).filter(|words| known.insert(words.clone())).collect()
}
