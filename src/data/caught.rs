//! Does work that may panic: returns the panic's message as a value, and prints nothing on standard error.

use std::{
    any::Any,
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    thread::ScopedJoinHandle,
};

thread_local! {
    /// How many calls of [`caught`] this thread is in.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// Does the work; where it panics, why. Whatever the work has changed may be half changed then.
///
/// # Errors
/// The message of the panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    DEPTH.set(DEPTH.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    DEPTH.set(DEPTH.get() - 1);
    done.map_err(|thrown| message(&*thrown))
}

/// Whether this thread does work that may be abandoned: no one needs to hear of a failure then.
pub fn is_expected() -> bool {
    DEPTH.get() > 0
}

/// Waits for a thread; if it has panicked, its own panic goes on here, and not a second one about the first.
pub fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|thrown| resume_unwind(thrown))
}

/// What a panic says.
pub fn message(thrown: &(dyn Any + Send)) -> String {
    let text = thrown.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| thrown.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
