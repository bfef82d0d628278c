//! A gamepad wakes the game: at rest no frame is drawn, and gamepads cause no window events.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use gilrs::{EventType, Gilrs};
use std::{collections::BTreeMap, thread, time::Duration};

/// How far an axis must move to wake the game: a worn stick trembles.
const TREMBLE: f32 = 0.12;
/// Where the system can't wait for gamepads, it is asked so often.
const AGAIN: Duration = Duration::from_secs(1);

/// Waits for gamepads on a thread of its own, and asks for a frame when one does something. Where there are no gamepads
/// at all, nothing happens.
pub(super) fn watch_gamepads(proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy.map(|proxy| (**proxy).clone()) else { return };
    let watch = move || {
        let Ok(mut gamepads) = Gilrs::new() else { return };
        let mut axes = BTreeMap::new();
        loop {
            let Some(event) = gamepads.next_event_blocking(None) else {
                thread::sleep(AGAIN);
                continue;
            };
            if let EventType::AxisChanged(_, value, code) = event.event {
                let last = axes.entry((usize::from(event.id), code.into_u32())).or_insert(0.0_f32);
                if (*last - value).abs() < TREMBLE && value.abs() > 0.01 {
                    continue;
                }
                *last = value;
            }
            // The window is gone: so is the game.
            if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    };
    let started = thread::Builder::new().name("gamepads".into()).spawn(watch);
    if let Err(error) = started {
        warn!("{error}");
    }
}
