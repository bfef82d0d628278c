//! A gamepad wakes the game: at rest no frame is drawn, and gamepads don't cause window events.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use gilrs::{EventType, Gilrs};
use std::{collections::BTreeMap, thread, time::Duration};

/// How far an axis must move to wake the game, since a worn stick jitters.
const TREMBLE: f32 = 0.12;
/// How often gamepads are polled if the system can't wait for them.
const AGAIN: Duration = Duration::from_secs(1);

/// Waits for gamepads in a thread of its own, and requests a frame when one does something. Does nothing where gamepads
/// aren't supported.
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
            // The window is gone, and so is the game.
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
