//! A lesson in a file isn't trusted: it has to be one of the shipped lessons, on its own level, with the dice that it
//! sets.

use super::{Teaches, Teaching};
use crate::data::{
    LoadError,
    book::LevelFile,
    error::{Fault, Place},
    teaching::{Lesson, shipped},
};
use crate::words::Message;

/// Checks what a replay says about its lesson. `orders` is the number of orders in the file.
///
/// # Errors
/// If there is no such lesson, if it uses another level, or if it doesn't set these dice at that point.
pub fn check<B: Teaches>(
    file: &str,
    teaching: &Teaching,
    (seed, setup): (u64, Option<&B::Setup>),
    orders: usize,
) -> Result<(), LoadError> {
    let refuse = |field: &str, what| {
        let place = Place::Path(format!("lesson.{field}"));
        LoadError::single(file, Fault { file: None, place, what })
    };
    let lesson =
        shipped::<B>(&teaching.lesson).map_err(|mut error| refuse("lesson", error.faults.swap_remove(0).what))?;
    if seed != B::seed(&lesson.level) || setup != Some(&lesson.level.setup()) {
        return Err(refuse("lesson", Message::new("lesson-other-level")));
    }
    let steps = lesson.steps.len();
    if teaching.passed.len() > steps {
        return Err(refuse("passed", Message::new("lesson-passed").with("count", steps)));
    }
    let begins = |place: usize, (after, faces): &(usize, Vec<u8>)| match place {
        0 => *after == 0 && lesson.steps.first().is_some_and(|step| step.dice == *faces),
        _ => *after <= orders && is_laid(&lesson, teaching, *after, faces),
    };
    let strange = teaching.laid.iter().enumerate().position(|(place, laid)| !begins(place, laid));
    let disordered = teaching.laid.is_empty() || !teaching.laid.is_sorted_by_key(|(after, _)| *after);
    match strange.or(disordered.then_some(0)) {
        Some(place) => Err(refuse(&format!("laid[{place}]"), Message::new("lesson-laid"))),
        None => Ok(()),
    }
}

/// Whether a step with these dice started after this many orders.
fn is_laid<B: Teaches>(lesson: &Lesson<B>, teaching: &Teaching, after: usize, faces: &[u8]) -> bool {
    let mut steps = lesson.steps.iter().skip(1).zip(&teaching.passed);
    !faces.is_empty() && steps.any(|(step, begun)| *begun == after && step.dice == faces)
}
