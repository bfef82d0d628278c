//! The numbers of close combat: scores term by term, alternating losses, exact odds (text paragraph 15; chart 11.3;
//! T-107, T-112 to T-115).

use super::{
    field::Field,
    hiding,
    odds::{Contest, WHOLE},
    party,
};
use crate::engine::fact::Line;
use crate::force::PrimateIx;

/// A primate's best weapon bonus in close combat; only one weapon counts (T-112).
pub fn weapon_bonus(field: &Field, primate: PrimateIx) -> i32 {
    field.kit(primate).brawn.weapon.into()
}

/// What one fighter adds to the score: Size, its best weapon, non-weapon gear (G-20), and a bonus if it has joined
/// (T-112, T-120).
fn terms(field: &Field, primate: PrimateIx) -> impl Iterator<Item = Line> + use<> {
    let who = Some(field.primate(primate).id);
    let size = Line { label: "term-size", who, value: field.kit(primate).size as i32 };
    let weapon = weapon_bonus(field, primate);
    let weapon = (weapon != 0).then_some(Line { label: "term-close-combat", who, value: weapon });
    let (joined, _) = party::bonus(field, primate);
    let joined = (joined != 0).then_some(Line { label: "term-joined", who, value: joined });
    let other = i32::from(field.kit(primate).brawn.other);
    let other = (other != 0).then_some(Line { label: "term-berserk", who, value: other });
    std::iter::once(size).chain(weapon).chain(other).chain(joined)
}

/// A score with all its terms; half again for chargers attacking from hiding, rounded down (T-107, T-112).
pub fn score(field: &Field, fighters: &[PrimateIx], half_again: bool) -> (Vec<Line>, i32) {
    let mut lines: Vec<Line> = fighters.iter().flat_map(|one| terms(field, *one)).collect();
    let sum = lines.iter().map(|line| line.value).sum::<i32>().max(0);
    let bonus = if half_again { hiding::half_again(sum) } else { 0 };
    lines.extend((bonus != 0).then_some(Line { label: "term-hidden", who: None, value: bonus }));
    (lines, sum + bonus)
}

/// The number of chargers and charged left: each step removes these numbers, the greater first and equal ones together,
/// but never more than there are. It stops when one side is empty (11.3, T-114, T-115).
pub fn alternate(step: (u8, u8), fighters: (usize, usize)) -> (usize, usize) {
    let (mut chargers, mut charged) = fighters;
    let (first, second) = (usize::from(step.0), usize::from(step.1));
    if first == 0 || second == 0 {
        return fighters;
    }
    while chargers > 0 && charged > 0 {
        let (charger_falls, charged_falls) = (chargers.saturating_sub(first), charged.saturating_sub(second));
        match first.cmp(&second) {
            std::cmp::Ordering::Equal => (chargers, charged) = (charger_falls, charged_falls),
            std::cmp::Ordering::Greater if charger_falls == 0 => chargers = 0,
            std::cmp::Ordering::Less if charged_falls == 0 => charged = 0,
            _ => (chargers, charged) = (charger_falls, charged_falls),
        }
    }
    (chargers, charged)
}

/// One possible result of a close combat, with its chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End {
    /// Chargers left.
    pub chargers: usize,
    /// Charged left.
    pub charged: usize,
    /// Its chance, out of [`WHOLE`].
    pub chance: u32,
}

/// The exact chance of each result when the higher score keeps the die that is best for it (T-113); best for the
/// charged side first. Whole numbers out of [`WHOLE`].
pub fn odds(chart: &[(u8, u8); 6], scores: (i32, i32), fighters: (usize, usize)) -> Vec<End> {
    let chances = Contest::of(scores.0, scores.1).chances();
    let mut ends: Vec<End> = Vec::with_capacity(6);
    for (step, chance) in chart.iter().zip(chances) {
        let (chargers, charged) = alternate(*step, fighters);
        match ends.iter_mut().find(|end| (end.chargers, end.charged) == (chargers, charged)) {
            Some(end) => end.chance += chance,
            None => ends.push(End { chargers, charged, chance }),
        }
    }
    debug_assert!(ends.iter().map(|end| end.chance).sum::<u32>() == WHOLE);
    ends.retain(|end| end.chance > 0);
    ends
}

/// The order in which an owner gives up members: cheapest first, leader last (T-116).
pub fn expendable(field: &Field, fighters: &[PrimateIx]) -> Vec<PrimateIx> {
    let mut order = fighters.to_vec();
    let leads = |one: PrimateIx| field.unit(field.primate(one).unit).lead.leader == Some(one);
    order.sort_by_key(|one| (leads(*one), field.primate(*one).cost, *one));
    order
}
