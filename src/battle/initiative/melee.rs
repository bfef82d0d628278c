//! The prospects of a hand-to-hand attack (R7, G9).

use super::fire;
use crate::battle::account::{Chance, Hurt, Term};
use crate::force::UnitIx;
use crate::rules::initiative::{
    field::Field,
    melee,
    odds::{Odds, WHOLE},
    order::Attack,
    wounds::Blow,
};
use crate::words::{say, word};

/// Faces of the die (G9).
const FACES: u64 = 20;

/// The terms of an attack's number, and its chances; none if the attack isn't possible.
pub(super) fn terms(
    field: &Field,
    (unit, target): (UnitIx, UnitIx),
    attack: Attack,
) -> Option<(Vec<Term>, Vec<Chance>)> {
    let from = field.cell(unit)?;
    let number = melee::number(field, unit, from, attack, target).ok()?;
    let state = field.unit(target);
    let mut terms = vec![Term::new(word("initiative-term-melee"), field.kind(unit).melee.to_string(), "G9")];
    if attack == Attack::Dive {
        terms.push(Term::new(word("initiative-term-dive"), String::new(), "G9"));
    }
    if state.prone.0 || state.grip.held_by.is_some() {
        terms.push(Term::new(word("initiative-term-helpless"), String::new(), "G9"));
    }
    terms.push(Term::new(word("initiative-term-at-most"), number.to_string(), "G9"));
    let Some(Blow { dice, plus }) = melee::blow(field, unit, attack) else {
        return Some((terms, held(number)));
    };
    let damage = [("dice", i32::from(dice).into()), ("plus", i32::from(plus).into())];
    terms.push(Term::new(word("initiative-term-damage"), say("initiative-damage", &damage), "G9"));
    let odds = Odds::of_blow(field, target, number, (dice, plus));
    Some((terms, fire::chances(field, target, &odds)))
}

/// A grapple either holds or it doesn't.
fn held(number: u8) -> Vec<Chance> {
    let holds = WHOLE * u64::from(number) / FACES;
    let row = |id: &str, chance: u64, hurts: Hurt| Chance { words: word(id), tenths: fire::tenths(chance), hurts };
    vec![
        row("initiative-chance-held", holds, Hurt::Them(1)),
        row("initiative-chance-missed", WHOLE - holds, Hurt::Nobody),
    ]
}
