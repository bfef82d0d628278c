//! What bracing gives, in figures (T-97 to T-99, G-06).

use super::{super::names::kind, gifts, look::Look};
use crate::force::{PrimateIx, UnitId, UnitIx};
use crate::rules::monkeys::{brace::who_braces, talents, wielding};
use crate::words::{Term, say, word};
use std::collections::BTreeSet;

/// The draft of the order: its members, and what each of them gains.
pub fn draft(look: &Look, unit: UnitId) -> String {
    let braced = look.standing(unit).map(|unit| who_braces(look.field, unit)).unwrap_or_default();
    let names: Vec<&str> = braced.iter().map(|mate| look.names.primate(*mate)).collect();
    let who = say("draft-brace", &[("who", names.join(", ").into()), ("count", names.len().into())]);
    let mut gains: Vec<String> = braced.iter().flat_map(|mate| guns(look, *mate)).collect();
    gains.extend(knacks(look, &braced));
    if gains.is_empty() {
        gains.push(word("draft-brace-nothing"));
    }
    std::iter::once(who).chain(gains).collect::<Vec<_>>().join(" ")
}

/// The tooltip of the order: what it gives to everybody, and to the members of this unit.
pub fn hint(look: &Look, unit: Option<UnitIx>, hint: &str) -> String {
    let members: Vec<PrimateIx> = unit.map(|unit| look.field.members(unit).collect()).unwrap_or_default();
    let own = knacks(look, &members);
    let none = own.is_empty().then(|| word("hint-order-brace-no-talent"));
    std::iter::once(say(hint, &sizes())).chain(own).chain(none).collect::<Vec<_>>().join(" ")
}

/// How much larger than its owner a weapon may be.
fn sizes() -> [(&'static str, Term); 2] {
    [("braced", true), ("plain", false)].map(|(name, braced)| (name, i64::from(wielding::larger(braced)).into()))
}

/// The weapons that a member can fire once it is braced.
fn guns(look: &Look, mate: PrimateIx) -> Vec<String> {
    let told = |weapon: &str| {
        let terms = [("name", look.names.primate(mate).into()), ("weapon", kind(weapon).into())];
        say("draft-brace-gun", &terms)
    };
    wielding::only_braced(look.field, mate).map(|gun| told(&gun.weapon(look.field).name)).collect()
}

/// What talents give to them while they are braced, each once.
fn knacks(look: &Look, members: &[PrimateIx]) -> Vec<String> {
    let talents: BTreeSet<u8> = members.iter().flat_map(|mate| talents::braced_only(look.field, *mate)).collect();
    let talent = |place: u8| &look.field.book.talents[usize::from(place)];
    let told = |place: u8| {
        let terms = [
            ("name", talent(place).name.as_str().into()),
            ("what", gifts::what(&look.field.book, talent(place)).words.into()),
        ];
        say("draft-brace-talent", &terms)
    };
    talents.into_iter().map(told).collect()
}
