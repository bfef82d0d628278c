//! Cut, copy and paste in fields of text. What is cut stays within the game: the system's clipboard would bring a library
//! of its own for every kind of desktop.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiOutput,
    egui::{Event, Key, OutputCommand},
};

/// What was cut or copied last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Clipboard(pub String);

/// What a pressed key means to a field, besides itself.
fn means(event: &Event, kept: &str) -> Option<Event> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    match key {
        Key::C if modifiers.command => Some(Event::Copy),
        Key::X if modifiers.command => Some(Event::Cut),
        Key::V if modifiers.command && !kept.is_empty() => Some(Event::Paste(kept.to_owned())),
        _ => None,
    }
}

/// Tells fields of what is cut, copied and pasted.
pub fn complete(events: &mut Vec<Event>, kept: &str) {
    *events = events.drain(..).flat_map(|event| [means(&event, kept), Some(event)]).flatten().collect();
}

/// Keeps what a field has cut or copied.
pub fn keep<'a>(clipboard: &mut Clipboard, told: impl IntoIterator<Item = &'a OutputCommand>) {
    for command in told {
        if let OutputCommand::CopyText(text) = command
            && !text.is_empty()
        {
            clipboard.0.clone_from(text);
        }
    }
}

/// Before the panels are laid out.
pub(super) fn give(clipboard: Res<Clipboard>, mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        complete(&mut input.events, &clipboard.0);
    }
}

/// After they are laid out.
pub(super) fn take(mut clipboard: ResMut<Clipboard>, outputs: Query<&EguiOutput>) {
    for output in &outputs {
        keep(&mut clipboard, &output.platform_output.commands);
    }
}
