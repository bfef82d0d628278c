//! Chances of an attack's results in words, exact to a tenth of a per cent.

use crate::panels::odds::{Chance, Hurts, Odds};
use crate::rules::monkeys::{
    field::Field,
    odds::{Contest, WHOLE},
    pins::Pin,
    power::Victim,
    profiles::Hit,
};
use crate::words::{say, word};

/// All results, the worst for them first; their chances add up to 1000 tenths.
pub fn odds(field: &Field, sums: (i32, i32), victims: &[Victim]) -> Odds {
    let chances = Contest::of(sums.0, sums.1).chances();
    let mut results: Vec<(Hurts, String, u32)> = Vec::new();
    for hit in [Hit::Wound, Hit::Test, Hit::Hold, Hit::Empty] {
        let faces = field.book.attack.iter().zip(chances).filter(|(result, _)| **result == hit);
        let count: u32 = faces.map(|(_, chance)| chance).sum();
        let (hurts, words) = result(field, hit, victims);
        match results.iter_mut().find(|(_, known, _)| *known == words) {
            Some((_, _, known)) => *known += count,
            None => results.push((hurts, words, count)),
        }
    }
    results.retain(|(_, _, count)| *count > 0);
    let tenths = tenths(&results.iter().map(|(_, _, count)| *count).collect::<Vec<_>>());
    let chance = |((result, words, _), tenths)| Chance { result, words, tenths };
    Odds(results.into_iter().zip(tenths).map(chance).collect())
}

/// Counts out of [`WHOLE`] as tenths of a per cent that add up to 1000: who loses most by rounding down gets one more.
pub(super) fn tenths(counts: &[u32]) -> Vec<u16> {
    let mut tenths: Vec<u16> = counts.iter().map(|count| (count * 1000 / WHOLE) as u16).collect();
    let missing = 1000u16.saturating_sub(tenths.iter().sum());
    let mut places: Vec<usize> = (0..counts.len()).collect();
    places.sort_by_key(|place| std::cmp::Reverse(counts[*place] * 1000 % WHOLE));
    for place in places.into_iter().take(missing.into()) {
        tenths[place] += 1;
    }
    tenths
}

/// What a result of the attack chart does to those affected, and whom it hurts (11.1).
pub fn result(field: &Field, hit: Hit, victims: &[Victim]) -> (Hurts, String) {
    let all = victims.len();
    let covered = victims.iter().filter(|victim| victim.covered).count();
    let open = all - covered;
    let primates = victims.iter().filter_map(|victim| victim.body.primate());
    let recovering = primates.filter(|primate| field.primate(*primate).pin == Pin::Recovering).count();
    match hit {
        Hit::Empty => (Hurts::Ours, word("result-empty")),
        Hit::Hold if recovering > 0 => (Hurts::Pinned, say("result-hold", &[("count", recovering.into())])),
        Hit::Hold => (Hurts::Nothing, word("result-nothing")),
        Hit::Wound => (Hurts::Theirs(0), say("result-wound", &[("count", all.into())])),
        Hit::Test if covered == 0 => (Hurts::Theirs(0), say("result-wound", &[("count", all.into())])),
        Hit::Test if open == 0 => (Hurts::Theirs(2), say("result-test", &[("count", covered.into())])),
        Hit::Test => (Hurts::Theirs(1), say("result-both", &[("open", open.into()), ("covered", covered.into())])),
    }
}

/// How many an attack removes on average, in tenths of a primate, rounded to the nearest.
pub fn expected(field: &Field, sums: (i32, i32), victims: &[Victim]) -> u32 {
    let chances = Contest::of(sums.0, sums.1).chances();
    let all = victims.len() as u32;
    let open = victims.iter().filter(|victim| !victim.covered).count() as u32;
    let falls = |hit: Hit| match hit {
        Hit::Wound => all,
        Hit::Test => open,
        Hit::Empty | Hit::Hold => 0,
    };
    let sum: u32 = field.book.attack.iter().zip(chances).map(|(hit, chance)| falls(*hit) * chance).sum();
    (sum * 10 + WHOLE / 2) / WHOLE
}

/// Tenths as people read them: `2.3`.
pub fn decimal(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Both powers as people read them: `16 : 12`.
pub fn sums_words((attack, defense): (i32, i32)) -> String {
    format!("{attack} : {defense}")
}
