//! Cut, copy and paste in text fields, through the system's clipboard. Without one, the text stays in the game.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiOutput,
    egui::{Event, Key, OutputCommand},
};

/// The longest text that is pasted, in characters: fields hold names and numbers, but a clipboard may hold a whole
/// book.
const LONGEST: usize = 1_000;

/// What was cut or copied last.
#[derive(Resource, Default)]
pub struct Clipboard {
    /// The latest text that was cut or copied here.
    kept: String,
    /// Opened with the window; `None` without a window or where the desktop has no clipboard.
    system: Option<arboard::Clipboard>,
}

impl Clipboard {
    /// The clipboard that all programs of the desktop share.
    fn of_the_system() -> Self {
        let system = arboard::Clipboard::new();
        let system = system.inspect_err(|error| debug!("text is copied within the game only: {error}")).ok();
        Self { system, ..Self::default() }
    }

    /// The text to paste; empty where there is none.
    pub fn text(&mut self) -> String {
        let shared = self.system.as_mut().and_then(|system| system.get_text().ok());
        shared.as_ref().unwrap_or(&self.kept).chars().take(LONGEST).collect()
    }

    fn set(&mut self, text: &str) {
        text.clone_into(&mut self.kept);
        if let Some(system) = &mut self.system
            && let Err(error) = system.set_text(text)
        {
            debug!("text is copied within the game only: {error}");
            self.system = None;
        }
    }

    /// What a key press means to a field, besides the key itself.
    fn meaning(&mut self, event: &Event) -> Option<Event> {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
        match key {
            Key::C if modifiers.command => Some(Event::Copy),
            Key::X if modifiers.command => Some(Event::Cut),
            Key::V if modifiers.command => Some(self.text()).filter(|text| !text.is_empty()).map(Event::Paste),
            _ => None,
        }
    }

    /// Adds the cut, copy and paste events to the key presses that ask for them.
    pub fn complete(&mut self, events: &mut Vec<Event>) {
        *events = events.drain(..).flat_map(|event| [self.meaning(&event), Some(event)]).flatten().collect();
    }

    /// Keeps what a field has cut or copied.
    pub fn keep<'a>(&mut self, told: impl IntoIterator<Item = &'a OutputCommand>) {
        for command in told {
            if let OutputCommand::CopyText(text) = command
                && !text.is_empty()
            {
                self.set(text);
            }
        }
    }
}

/// Opens the clipboard once there is a window.
pub(super) fn open(mut clipboard: ResMut<Clipboard>) {
    *clipboard = Clipboard::of_the_system();
}

/// Runs before the panels are laid out.
pub(super) fn give(mut clipboard: ResMut<Clipboard>, mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        clipboard.complete(&mut input.events);
    }
}

/// Runs after they are laid out.
pub(super) fn take(mut clipboard: ResMut<Clipboard>, outputs: Query<&EguiOutput>) {
    for output in &outputs {
        clipboard.keep(&output.platform_output.commands);
    }
}
