//! At rest no frame is drawn: moving things ask for the next frame, and idle panels are kept from asking.

use super::outlook::Outlook;
use super::overlays::Overlays;
use super::playback::Playback;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Wakes the window while something moves, and lets it sleep otherwise.
pub fn plugin(app: &mut App) {
    let between = || calm_panels.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, between()).add_systems(Last, keep_awake);
}

/// Frames that follow a change: tiles reach the graphics card one frame late, and anything waiting for the end of
/// playback learns of it in the next frame.
const AFTERMATH: u8 = 3;

fn keep_awake(
    playback: Res<Playback>,
    outlook: Res<Outlook>,
    overlays: Res<Overlays>,
    mut left: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let plays = !playback.caught_up() && !playback.paused;
    let moves = plays || outlook.is_waiting();
    if moves || playback.is_changed() || outlook.is_changed() || overlays.is_changed() {
        *left = AFTERMATH;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// `bevy_egui` tells the panels in every frame which modifiers are held, and any input makes the panels request another
/// frame, endlessly. Only changes are let through.
fn calm_panels(mut inputs: Query<(Entity, &mut EguiInput)>, mut held: Local<Vec<(Entity, egui::Modifiers)>>) {
    held.retain(|(entity, _)| inputs.contains(*entity));
    for (entity, mut input) in &mut inputs {
        let place = held.iter().position(|(known, _)| *known == entity).unwrap_or_else(|| {
            held.push((entity, egui::Modifiers::NONE));
            held.len() - 1
        });
        let last = &mut held[place].1;
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(last, *now) != *now,
            _ => true,
        });
    }
}
