//! Whether there is a display to open a window on.

/// Whether a window can be opened. On Linux an X display must answer; elsewhere there always is one.
pub fn has_display() -> bool {
    if cfg!(not(all(unix, not(target_os = "macos")))) {
        return true;
    }
    std::env::var("DISPLAY").is_ok_and(|display| answers(&display))
}

/// Whether the X server of a display can be reached. A display on another machine is trusted without a check.
#[cfg(unix)]
fn answers(display: &str) -> bool {
    use std::os::unix::net::UnixStream;
    let Some(number) = display.strip_prefix(':') else {
        return !display.is_empty();
    };
    let number = number.split('.').next().unwrap_or_default();
    UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).is_ok() || answers_without_file(number)
}

#[cfg(target_os = "linux")]
fn answers_without_file(number: &str) -> bool {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};
    let name = format!("/tmp/.X11-unix/X{number}");
    SocketAddr::from_abstract_name(name).and_then(|address| UnixStream::connect_addr(&address)).is_ok()
}

#[cfg(all(unix, not(target_os = "linux")))]
fn answers_without_file(_: &str) -> bool {
    false
}

#[cfg(not(unix))]
fn answers(_: &str) -> bool {
    true
}
