//! Who may take the seat of a tribe: somebody at the table, or a script with a commander.

use crate::campaign::{seats::Seat, waiting::Commander};
use crate::data::{
    persona::{self, Strength},
    workshop::Workshop,
};
use crate::words::{say, word};

/// Who commands where nobody is named, and how well.
const USUAL: (&str, Strength) = ("steady", Strength::Quick);

/// A script, as the set-up seats it.
pub(super) fn script() -> Seat {
    seat(USUAL.0)
}

fn seat(commander: &str) -> Seat {
    Seat::Script { temper: USUAL.0.to_owned(), commander: commander.to_owned(), strength: USUAL.1 }
}

/// All who may take a seat.
fn all(workshop: &Workshop) -> Vec<Seat> {
    std::iter::once(Seat::Human).chain(workshop.opponents().iter().map(|name| seat(name))).collect()
}

/// The next of them, or the one before.
pub(super) fn next(now: &Seat, by: i8, workshop: &Workshop) -> Seat {
    let all = all(workshop);
    let place = all.iter().position(|seat| seat == now).unwrap_or(0) as isize;
    all[(place + isize::from(by)).rem_euclid(all.len() as isize) as usize].clone()
}

/// What a player is called, and what that means.
pub(super) fn called(seat: &Seat, workshop: &Workshop) -> (String, String) {
    match seat {
        Seat::Human => (word("campaign-person"), word("campaign-person-about")),
        Seat::Script { commander, .. } => match workshop.opponent(commander) {
            Ok(persona) => (
                say("campaign-script", &[("name", persona.name.as_str().into())]),
                say("campaign-script-about", &[("about", persona.about.as_str().into())]),
            ),
            Err(error) => (commander.clone(), error.to_string()),
        },
    }
}

/// Who commands the battles of a seat that scripts settle.
pub(super) fn commander(seat: Option<&Seat>, workshop: &Workshop) -> Commander {
    let (name, strength) = match seat {
        Some(Seat::Script { commander, strength, .. }) => (commander.as_str(), *strength),
        _ => USUAL,
    };
    let known = workshop.opponent(name).map(|persona| Commander { name: name.to_owned(), persona, strength });
    known.unwrap_or_else(|_| {
        let persona = persona::shipped(USUAL.0).expect("the usual commander is shipped");
        Commander { name: USUAL.0.to_owned(), persona, strength: USUAL.1 }
    })
}
