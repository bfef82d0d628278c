//! Ideas to be played out beside the best one: what the same character would do in another temper, and what single units
//! could do instead.

use crate::data::hexes::persona::{Consider, Persona};
use crate::opponent::idea::Idea;
use crate::rules::hexes::Hexes;

/// Single units that do something else, each in an idea of its own.
const SECONDS: usize = 16;

/// Something else that one unit could do, and what the first judgment loses by it.
#[derive(Clone, Debug)]
pub struct Second<T> {
    /// The place of the unit or its question.
    pub place: usize,
    /// What it does.
    pub what: T,
    /// Points lost.
    pub lost: i32,
}

/// The seconds that lose least, the best first.
pub fn nearest<T>(mut seconds: Vec<Second<T>>) -> impl Iterator<Item = Second<T>> {
    seconds.sort_by_key(|second| (second.lost, second.place));
    seconds.into_iter().take(SECONDS)
}

/// Ideas without those that order the same as an earlier one.
pub fn distinct(all: impl IntoIterator<Item = Idea<Hexes>>) -> Vec<Idea<Hexes>> {
    let mut ideas: Vec<Idea<Hexes>> = Vec::new();
    for idea in all {
        if ideas.iter().all(|known| known.orders != idea.orders) {
            ideas.push(idea);
        }
    }
    ideas
}

/// Others that a character could be in this round.
pub fn others(persona: &Persona) -> [Persona; 7] {
    let but = |changes: &[(Consider, i64)]| {
        changes.iter().fold(persona.clone(), |other, (what, percent)| other.but(*what, *percent))
    };
    [
        but(&[(Consider::Danger, 25), (Consider::Goal, 200)]),
        but(&[(Consider::Danger, 230), (Consider::Goal, 50)]),
        but(&[(Consider::Assault, 250), (Consider::Goal, 250), (Consider::Danger, 60)]),
        but(&[(Consider::Goal, 0), (Consider::Assault, 0)]),
        but(&[(Consider::Aim, 250), (Consider::Goal, 60)]),
        but(&[(Consider::Harm, 60), (Consider::Goal, 400)]),
        but(&[(Consider::Danger, 160)]),
    ]
}
