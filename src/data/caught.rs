//! Does work that may panic: returns the panic message as a value, and prints nothing to standard error.

use std::{
    any::Any,
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    thread::ScopedJoinHandle,
};

thread_local! {
    /// How many nested calls of [`caught`] this thread is in.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// Does the work, or returns why it panicked. Anything the work was changing may be half changed in that case.
///
/// # Errors
/// The panic message.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    DEPTH.set(DEPTH.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    DEPTH.set(DEPTH.get() - 1);
    done.map_err(|thrown| message(&*thrown))
}

/// Whether this thread does work that may be abandoned, so that a failure doesn't have to be reported.
pub fn is_expected() -> bool {
    DEPTH.get() > 0
}

/// Waits for a thread; if it panicked, continues its panic instead of raising a second one about it.
pub fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|thrown| resume_unwind(thrown))
}

/// The message of a panic.
pub fn message(thrown: &(dyn Any + Send)) -> String {
    let text = thrown.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| thrown.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
