//! Chances of an attack's results in words, exact to a tenth of a percent.

use crate::panels::odds::{Chance, Hurts, Odds};
use crate::rules::monkeys::{
    field::Field,
    odds::{Contest, WHOLE},
    pins::Pin,
    power::Victim,
    profiles::{Harm, Hit},
};
use crate::words::{say, word};

/// All results, the worst for them first; their chances add up to 1000 tenths.
pub fn odds(field: &Field, sums: (i32, i32), victims: &[Victim]) -> Odds {
    let chances = Contest::of(sums.0, sums.1).chances();
    let mut results: Vec<(Hurts, String, u32)> = Vec::new();
    for (face, count) in (1..=6).zip(chances).rev() {
        let (hurts, words) = outcome(field, face, victims);
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

/// Counts out of [`WHOLE`] as tenths of a percent that add up to 1000: those that lose most by rounding down get one
/// more.
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

/// What a face does to everyone affected: primates by the attack chart, vehicles by their own (11.1, 11.2, T-85).
pub fn outcome(field: &Field, face: u8, victims: &[Victim]) -> (Hurts, String) {
    let hit = field.book.attack[usize::from(face) - 1];
    let primates: Vec<Victim> = victims.iter().filter(|victim| victim.body.primate().is_some()).copied().collect();
    let vehicles = victims.len() - primates.len();
    if vehicles == 0 {
        return result(field, hit, &primates);
    }
    let (id, hurts) = match field.book.harm[usize::from(face) - 1] {
        Harm::Empty => return (Hurts::Ours, word("result-empty")),
        Harm::Minor => ("result-vehicle-minor", Hurts::Theirs(2)),
        Harm::Immobile => ("result-vehicle-immobile", Hurts::Theirs(1)),
        Harm::Destroy => ("result-vehicle-destroy", Hurts::Theirs(0)),
    };
    let hulls = say(id, &[("count", vehicles.into())]);
    match result(field, hit, &primates) {
        _ if primates.is_empty() => (hurts, hulls),
        (Hurts::Nothing, _) => (hurts, hulls),
        (_, words) => (hurts, format!("{words}; {hulls}")),
    }
}

/// What a result of the attack chart does to the targets, and to which of them (11.1).
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
    let primates = || victims.iter().filter(|victim| victim.body.primate().is_some());
    let all = primates().count() as u32;
    let open = primates().filter(|victim| !victim.covered).count() as u32;
    let falls = |hit: Hit| match hit {
        Hit::Wound => all,
        Hit::Test => open,
        Hit::Empty | Hit::Hold => 0,
    };
    let sum: u32 = field.book.attack.iter().zip(chances).map(|(hit, chance)| falls(*hit) * chance).sum();
    (sum * 10 + WHOLE / 2) / WHOLE
}

/// How often an attack leaves those who fire out of ammunition, in percent (T-67).
pub fn emptied(field: &Field, sums: (i32, i32)) -> u32 {
    let chances = field.book.attack.iter().zip(Contest::of(sums.0, sums.1).chances());
    let sum: u32 = chances.filter(|(hit, _)| **hit == Hit::Empty).map(|(_, chance)| chance).sum();
    (sum * 100 + WHOLE / 2) / WHOLE
}

/// Tenths as players see them: `2.3`.
pub fn decimal(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Both powers as players see them: `16 : 12`.
pub fn sums_words((attack, defense): (i32, i32)) -> String {
    format!("{attack} : {defense}")
}
