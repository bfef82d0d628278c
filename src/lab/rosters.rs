//! The rosters that a plan names.

use super::{
    experiment::{at, stem},
    plan::Plan,
};
use crate::data::{Fault, LoadError, library::Library, nearest};
use crate::rules::Book;
use std::sync::Arc;

/// The shipped rosters and those of a plan; the errors of all that the plan names are added to the errors. `is_there`
/// reads a roster of the book by its name.
pub fn of_plan(
    plan: &Plan,
    book: Book,
    is_there: impl Fn(&Library, &str) -> Result<bool, LoadError>,
    faults: &mut Vec<Fault>,
) -> Library {
    let mut library = Library::shipped();
    for named in plan.rosters.iter().flatten() {
        if let Some(text) = &named.text {
            library = library.holding(&stem(named), text);
        }
    }
    for (place, named) in plan.rosters.iter().flatten().enumerate() {
        match is_there(&library, &stem(named)) {
            Ok(true) => {}
            Ok(false) => {
                let names = library.rosters_of(book);
                let known: Vec<&str> = names.iter().map(String::as_str).collect();
                faults.push(at(&format!("rosters[{place}]"), nearest::unknown("roster", &named.name, &known)));
            }
            Err(error) => adopt(error, faults),
        }
    }
    library
}

/// Adds the errors of a file named by the plan, each once.
fn adopt(error: LoadError, faults: &mut Vec<Fault>) {
    let file: Arc<str> = error.file.into();
    for fault in error.faults {
        let fault = Fault { file: Some(fault.file.unwrap_or_else(|| file.clone())), ..fault };
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
}
