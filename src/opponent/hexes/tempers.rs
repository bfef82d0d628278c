//! Ideas to be played out beside the best one: what the same character would do in another temper, and what single units
//! could do instead.

use super::idea::Gains;
use crate::data::{
    hexes::persona::{Consider, Persona},
    persona::Budget,
};

/// Single units that do something else, each in an idea of its own.
const SECONDS: usize = 16;

/// Something else that one unit could do, and what the first judgment loses by it.
#[derive(Clone, Debug)]
pub struct Second<T> {
    /// The place of the unit or its question.
    pub place: usize,
    /// What it does.
    pub what: T,
    /// Its gains.
    pub gains: Gains,
    /// Points lost.
    pub lost: i32,
}

/// The seconds that lose least, the best first.
pub fn nearest<T>(mut seconds: Vec<Second<T>>) -> impl Iterator<Item = Second<T>> {
    seconds.sort_by_key(|second| (second.lost, second.place));
    seconds.into_iter().take(SECONDS)
}

/// The character itself, and others that it could be in this round.
pub fn tempers(persona: &Persona, budget: Budget) -> Vec<Persona> {
    let but = |changes: &[(Consider, i64)]| {
        changes.iter().fold(persona.clone(), |other, (what, percent)| other.but(*what, *percent))
    };
    let mut all = vec![persona.clone()];
    if budget.plans > 1 {
        all.push(but(&[(Consider::Danger, 25), (Consider::Goal, 200)]));
        all.push(but(&[(Consider::Danger, 230), (Consider::Goal, 50)]));
        all.push(but(&[(Consider::Assault, 250), (Consider::Goal, 250), (Consider::Danger, 60)]));
        all.push(but(&[(Consider::Goal, 0), (Consider::Assault, 0)]));
        all.push(but(&[(Consider::Aim, 250), (Consider::Goal, 60)]));
        all.push(but(&[(Consider::Harm, 60), (Consider::Goal, 400)]));
        all.push(but(&[(Consider::Danger, 160)]));
    }
    all
}
