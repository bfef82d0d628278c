//! Models that stay behind when a unit moves, as text.

use crate::rules::suppression::{
    actions::Action,
    command,
    field::Field,
    marching::{self, March},
    order::Deed,
    profiles::Going,
};
use crate::words::say;

/// Models of a unit that stay where they are while others move, and models that would be out of command afterwards.
pub(super) fn lines(field: &Field, deed: &Deed) -> Vec<String> {
    told(field, deed).unwrap_or_default()
}

fn told(field: &Field, deed: &Deed) -> Option<Vec<String>> {
    let unit = field.find(deed.unit).filter(|_| !deed.moves.is_empty())?;
    let after = marching::check(field, March::of(field, unit, deed.action)?, &deed.moves).ok()?;
    let runs = deed.action == Action::AtTheDouble;
    let stay = || field.living(unit).filter(|(model, cell)| after.cell(*model) == Some(*cell));
    // No model leaves slow ground At The Double (G24).
    let held = stay().filter(|(_, cell)| runs && field.terrain(*cell).going == Going::Slow).count();
    let counts = [
        ("suppression-held-behind", held),
        ("suppression-stay-behind", stay().count() - held),
        ("suppression-leave-command", command::outside(&after, unit)),
    ];
    let told = counts.into_iter().filter(|(_, count)| *count > 0);
    Some(told.map(|(id, count)| say(id, &[("count", count.into())])).collect())
}
