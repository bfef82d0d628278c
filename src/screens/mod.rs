//! The screens of the window.

pub mod battle;

/// Draws nothing yet.
///
/// # Errors
/// Always: there is no window here.
pub fn pictures(
    _: &bevy::prelude::World,
    _: &crate::data::level::Level,
    _: &std::path::Path,
) -> Result<usize, String> {
    Err(String::new())
}

/// Whether there is a display.
pub const fn has_display() -> bool {
    false
}

/// Runs nothing yet.
pub fn run() -> std::process::ExitCode {
    std::process::ExitCode::FAILURE
}
