//! Fractions of a Rate of Fire, and the targets they may name (text paragraph 8; T-54, T-55, T-175).

use crate::force::Body;
use crate::rules::monkeys::{field::Field, illegal::Illegal, shots::Salvo};
use std::collections::BTreeSet;

/// Quarters that make one whole target.
pub(super) const TARGET: u8 = 4;

/// What a salvo has left beyond its whole targets, and the targets that may get it: any of those it names.
struct Part<'a> {
    quarters: u8,
    /// Whether it names only its whole targets: then it may keep the fraction.
    spare: bool,
    among: &'a [(Body, crate::rules::monkeys::targets::Aim)],
}

impl<'a> Part<'a> {
    /// The fraction of a salvo, which also counts for the targets covered by its whole Rate of Fire; none if it has no
    /// fraction.
    fn of(field: &Field, salvo: &'a Salvo) -> Option<Self> {
        let rate = salvo.fire().quarters(field);
        let (whole, quarters) = (usize::from(rate / TARGET), rate % TARGET);
        (quarters > 0).then_some(Self { quarters, spare: salvo.at.len() <= whole, among: &salvo.at })
    }
}

/// Fractions naming one enemy must add up to a whole, except for one enemy in each roll (T-54). The order in which a
/// shooter names its enemies doesn't matter: it is enough if the fractions can be spent in a way that satisfies this
/// (T-175).
pub(super) fn check(field: &Field, salvos: &[Salvo]) -> Result<(), Illegal> {
    let parts: Vec<Part> = salvos.iter().filter_map(|salvo| Part::of(field, salvo)).collect();
    let mut enemies: Vec<Body> = parts.iter().flat_map(|part| part.among.iter().map(|(enemy, _)| *enemy)).collect();
    enemies.sort_unstable();
    enemies.dedup();
    if ways(&parts, &enemies).iter().any(|sums| short(sums).nth(1).is_none()) {
        return Ok(());
    }
    let written = short_as_written(&parts, &enemies);
    let name = |place: usize| field.name(enemies[written.get(place).copied().unwrap_or(0)]);
    Err(Illegal::FractionsUnpaired { first: name(0), second: name(1) })
}

/// The possible totals for each enemy, in quarters up to a whole: every way of spending the fractions, each once.
fn ways(parts: &[Part], enemies: &[Body]) -> BTreeSet<Vec<u8>> {
    let mut ways = BTreeSet::from([vec![0; enemies.len()]]);
    for part in parts {
        let spend = |sums: &Vec<u8>| {
            let kept = part.spare.then(|| sums.clone());
            let spent = part.among.iter().map(|(enemy, _)| spent(sums, enemies, *enemy, part.quarters));
            spent.chain(kept).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(spend).collect();
    }
    ways
}

fn spent(sums: &[u8], enemies: &[Body], enemy: Body, quarters: u8) -> Vec<u8> {
    let mut sums = sums.to_vec();
    if let Ok(place) = enemies.binary_search(&enemy) {
        sums[place] = (sums[place] + quarters).min(TARGET);
    }
    sums
}

/// Enemies named by less than a whole, by their index.
fn short(sums: &[u8]) -> impl Iterator<Item = usize> + '_ {
    sums.iter().enumerate().filter(|(_, sum)| (1..TARGET).contains(*sum)).map(|(place, _)| place)
}

/// The enemies named by less than a whole if each shooter spends its fraction on the last one it names.
fn short_as_written(parts: &[Part], enemies: &[Body]) -> Vec<usize> {
    let mut sums = vec![0; enemies.len()];
    for part in parts.iter().filter(|part| !part.spare) {
        if let Some((enemy, _)) = part.among.last() {
            sums = spent(&sums, enemies, *enemy, part.quarters);
        }
    }
    short(&sums).collect()
}
