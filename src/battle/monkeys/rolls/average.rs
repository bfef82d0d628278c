//! The average number removed by a roll, in whole numbers out of [`WHOLE`] (charts 11.1 and 11.3).

use crate::engine::fact::Line;
use crate::force::PieceId;
use crate::rules::monkeys::{field::Field, melee, profiles::Hit};

/// How often, out of [`WHOLE`](crate::rules::monkeys::odds::WHOLE), the face that counts removes a primate in the open.
pub(super) fn alone(field: &Field, chances: &[u32; 6]) -> u32 {
    share(field, chances, |hit| matches!(hit, Hit::Wound | Hit::Test))
}

fn share(field: &Field, chances: &[u32; 6], removes: impl Fn(Hit) -> bool) -> u32 {
    let faces = field.book.attack.iter().zip(chances).filter(|(hit, _)| removes(**hit));
    faces.map(|(_, chance)| *chance).sum()
}

/// The number that an attack removes from the enemy and from its own side: everyone on a wound, those in the open on a
/// test (11.1).
pub(super) fn attack(
    field: &Field,
    chances: &[u32; 6],
    victims: &[(PieceId, bool)],
    own: impl Fn(&PieceId) -> bool,
) -> (u32, u32) {
    let (open, covered) = (alone(field, chances), share(field, chances, |hit| hit == Hit::Wound));
    let primates = victims.iter().filter(|(piece, _)| field.find_primate(*piece).is_some());
    let falls = |(piece, in_cover): &(PieceId, bool)| (own(piece), if *in_cover { covered } else { open });
    let sum =
        |wanted: bool| primates.clone().map(falls).filter(|(own, _)| *own == wanted).map(|(_, falls)| falls).sum();
    (sum(false), sum(true))
}

/// The number of charged and charging primates that fall in close combat; each fighter adds its Size once (T-112,
/// T-114).
pub(super) fn melee(field: &Field, sums: (i32, i32), chargers: &[Line], charged: &[Line]) -> (u32, u32) {
    let count = |lines: &[Line]| lines.iter().filter(|line| line.label == "term-size").count();
    let fighters = (count(chargers), count(charged));
    let ends = melee::odds(&field.book.overrun, sums, fighters);
    let sum = |fallen: fn((usize, usize), &melee::End) -> usize| {
        ends.iter().map(|end| end.chance * fallen(fighters, end) as u32).sum()
    };
    (sum(|all, end| all.1 - end.charged), sum(|all, end| all.0 - end.chargers))
}
