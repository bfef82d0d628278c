//! The panels of a roster that is a list of members.

use super::{Kind, Lists, bench::Bench, names::Names};
use crate::data::troops::{Draft, Member};
use crate::input::TroopsLeaf;
use crate::panels::troops::{self as panel, Card, Part, UnitRow};
use crate::screens::troops::offer;
use crate::words::{say, word};

/// What the members of a roster cost.
pub fn cost(draft: &Draft, kinds: &[Kind]) -> u32 {
    draft.members.iter().map(|member| price(member, kinds)).sum()
}

fn price(member: &Member, kinds: &[Kind]) -> u32 {
    kinds.iter().find(|kind| kind.name == member.kind).map_or(0, |kind| kind.price)
}

/// The member that an error is about, by its position in the file: `units[3].name`.
pub fn member_at(place: &str) -> Option<usize> {
    let (_, rest) = place.split_once('[')?;
    rest.split_once(']')?.0.parse().ok()
}

/// What is shown.
pub fn panel<L: Lists>(bench: &Bench<L>) -> panel::Bench {
    let draft = bench.draft();
    let place = |place: &str| told(draft, place);
    let names = Names { draft, kinds: &bench.kinds };
    let priced = |price: u32| if price > 0 { L::priced(price) } else { String::new() };
    let (head, about, cards) = match bench.at() {
        Some((_, member)) => {
            let cards = bench.kind(&member.kind).map(|kind| kind.card.clone()).into_iter().collect();
            ((member.name.clone(), priced(price(member, &bench.kinds))), leader(member), cards)
        }
        None => {
            let cards: Vec<Card> = bench.kinds.iter().map(|kind| kind.card.clone()).collect();
            ((word("troops-whole-roster"), String::new()), L::about(), cards)
        }
    };
    panel::Bench {
        name: draft.name.clone(),
        cost: L::spent(draft),
        faulty: !bench.breaches.is_empty(),
        state: match bench.breaches.len() {
            0 => word("troops-ready"),
            count => say("troops-against", &[("count", count.into())]),
        },
        steps: bench.steps(),
        platoons: vec![word("troops-whole-roster")],
        units: draft.members.iter().enumerate().map(|(place, member)| row(bench, place, member)).collect(),
        unit: bench.member,
        head,
        about,
        cards,
        leaf: bench.leaf,
        leaves: vec![TroopsLeaf::Choices, TroopsLeaf::Bill, TroopsLeaf::Faults],
        groups: offer::panels(&bench.groups),
        bill: bill::<L>(draft, &bench.kinds),
        faults: offer::faults(&bench.breaches, &names, place),
        notes: offer::faults(&bench.notes, &names, place),
        ..panel::Bench::default()
    }
}

fn leader(member: &Member) -> String {
    member.leader.as_ref().map_or_else(String::new, |name| say("troops-led-by", &[("name", name.clone().into())]))
}

fn row<L: Lists>(bench: &Bench<L>, place: usize, member: &Member) -> UnitRow {
    let kind = bench.kind(&member.kind);
    let price = kind.map_or(0, |kind| kind.price);
    UnitRow {
        name: member.name.clone(),
        about: kind.map_or_else(|| member.kind.clone(), |kind| kind.line.clone()),
        cost: if price > 0 { price.to_string() } else { String::new() },
        faulty: bench.breaches.iter().any(|breach| member_at(&breach.place) == Some(place)),
    }
}

/// The members with their kinds and prices.
pub fn bill<L: Lists>(draft: &Draft, kinds: &[Kind]) -> Vec<Part> {
    let line = |member: &Member| {
        let kind = kinds.iter().find(|kind| kind.name == member.kind);
        let line = kind.map_or_else(|| member.kind.clone(), |kind| kind.line.clone());
        let price = price(member, kinds);
        let terms = [("name", member.name.clone().into()), ("line", line.into())];
        (say("troops-bill-member", &terms), if price > 0 { price.to_string() } else { String::new() })
    };
    let mut lines: Vec<(String, String)> = draft.members.iter().map(line).collect();
    let total = cost(draft, kinds);
    if total > 0 {
        lines.push((word("troops-total"), L::priced(total)));
    }
    vec![(word("troops-whole-roster"), lines)]
}

/// Where an error is, in words.
fn told(draft: &Draft, place: &str) -> String {
    let member = member_at(place).and_then(|number| Some((number, draft.members.get(number)?)));
    member.map_or_else(|| draft.name.clone(), |(number, member)| format!("{}. {}", number + 1, member.name))
}
