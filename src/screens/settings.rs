//! The player's settings, kept in a separate file.

use crate::data::{LoadError, file, file_name, shape};
use crate::input::{
    Bindings, Intent, Pads, Setting,
    intent::{Decider, Voice},
};
use crate::rules::Book;
use bevy::prelude::*;
use directories::ProjectDirs;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

/// Interface scale, colors, speed, decisions, keys.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The format, 1.
    pub format: u32,
    /// Interface scale in percent, 75 to 200.
    pub scale: u16,
    /// Whether the window is full screen.
    pub full_screen: bool,
    /// The size of the window when it isn't full screen, in logical pixels.
    pub window: (u16, u16),
    /// Amber and violet instead of vermilion and cobalt.
    pub second_palette: bool,
    /// How fast things move: 1, 2 or 4 times; 0 for instantly.
    pub speed: u8,
    /// Cuts instead of motion.
    pub reduced_motion: bool,
    /// A card between the turns of two players at one computer.
    pub pass_card: bool,
    /// Two players at one computer see the other side's latest turn again before their own.
    pub their_turn: bool,
    /// Whether the view scrolls at the edge of the window.
    pub edge_scroll: bool,
    /// Whether the view moves to where something happens.
    pub follow: bool,
    /// Kinds of decisions whose marked answer is taken without asking, by their windows' names.
    pub take_marked: BTreeSet<String>,
    /// Kinds of decisions that the adviser answers, by their windows' names.
    pub ask_adviser: BTreeSet<String>,
    /// The last players of a book's levels, by the book's name: `human`, or a personality with its strength.
    pub seats: BTreeMap<String, (String, String)>,
    /// Scripted opponents say something in their turns.
    pub speech: bool,
    /// Short hints in the first battles.
    pub hints: bool,
    /// Hints that have been shown, by their names.
    pub hinted: BTreeSet<String>,
    /// Whether sounds are played.
    pub sound: bool,
    /// The volume of each kind of sound.
    pub loudness: Loudness,
    /// Key bindings that differ from the defaults.
    pub keys: Bindings,
    /// Gamepad bindings that differ from the defaults.
    pub pads: Pads,
}

/// The volume of each kind of sound, in percent; all of them are multiplied by the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Loudness {
    /// Everything.
    pub all: u8,
    /// Dice on the felt.
    pub dice: u8,
    /// Shots, grenades, explosions.
    pub fire: u8,
    /// Cards and counters, pins and routs.
    pub table: u8,
    /// Buttons, pages, refusals.
    pub hands: u8,
}

impl Default for Loudness {
    fn default() -> Self {
        Self { all: 60, dice: 100, fire: 100, table: 100, hands: 60 }
    }
}

impl Loudness {
    /// The volume of one kind, in percent.
    pub const fn of(&self, voice: Voice) -> u8 {
        match voice {
            Voice::All => self.all,
            Voice::Dice => self.dice,
            Voice::Fire => self.fire,
            Voice::Table => self.table,
            Voice::Hands => self.hands,
        }
    }

    fn set(&mut self, voice: Voice, percent: u8) {
        let kind = match voice {
            Voice::All => &mut self.all,
            Voice::Dice => &mut self.dice,
            Voice::Fire => &mut self.fire,
            Voice::Table => &mut self.table,
            Voice::Hands => &mut self.hands,
        };
        *kind = percent.min(100);
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            format: 1,
            scale: 100,
            full_screen: false,
            window: SIZE,
            second_palette: false,
            speed: 1,
            reduced_motion: false,
            pass_card: false,
            their_turn: false,
            edge_scroll: true,
            follow: true,
            take_marked: BTreeSet::new(),
            ask_adviser: BTreeSet::new(),
            seats: BTreeMap::new(),
            sound: true,
            loudness: Loudness::default(),
            speech: true,
            hints: true,
            hinted: BTreeSet::new(),
            keys: Bindings::default(),
            pads: Pads::default(),
        }
    }
}

/// The initial size of the window, in logical pixels.
const SIZE: (u16, u16) = (1280, 720);

/// The fastest speed short of instant.
const FASTEST: u8 = 4;

/// The new name of a file with errors.
const DAMAGED: &str = "settings.ron.damaged";

/// Clamps a scale to what the interface supports.
fn scale(percent: u16) -> u16 {
    percent.clamp(75, 200)
}

/// Clamps a size to what a window can have, whatever the file says.
fn within((wide, tall): (u16, u16)) -> (u16, u16) {
    (wide.clamp(640, 7680), tall.clamp(400, 4320))
}

/// The game's folders for this user; `None` if the system names none.
pub fn folders() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "monkeys-with-guns")
}

fn place() -> Option<PathBuf> {
    folders().map(|folders| folders.config_dir().join("settings.ron"))
}

impl Settings {
    /// The stored settings, or the defaults. A file with errors is reported and renamed, so that nothing is lost when
    /// the settings are stored again.
    pub fn load() -> Self {
        let Some(path) = place().filter(|path| path.exists()) else {
            return Self::default();
        };
        let name = path.display().to_string();
        let read = file::read(&path).and_then(|text| {
            crate::battle::crash::with_settings(&text);
            Self::parse(&name, &text)
        });
        read.unwrap_or_else(|error| {
            warn!("{error}");
            let is_free = |name: &str| !path.with_file_name(name).exists();
            let aside = file_name::free(DAMAGED, |number| format!("{DAMAGED}-{number}"), is_free);
            if let Err(error) = std::fs::rename(&path, path.with_file_name(aside)) {
                warn!("{error}");
            }
            Self::default()
        })
    }

    /// Reads the text of the file. Numbers out of range become the nearest valid ones.
    ///
    /// # Errors
    /// Syntax errors and wrong types.
    pub fn parse(file: &str, text: &str) -> Result<Self, LoadError> {
        let mut read: Self = shape::parse(file, text)?;
        read.scale = scale(read.scale);
        read.window = within(read.window);
        read.speed = read.speed.min(FASTEST);
        for voice in Voice::ALL {
            read.loudness.set(voice, read.loudness.of(voice));
        }
        Ok(read)
    }

    /// The text of the file.
    pub fn text(&self) -> Option<String> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(3);
        shape::options().to_string_pretty(self, pretty).ok()
    }

    /// Stores them. If that fails, the program's log says why, and nothing else happens.
    pub fn store(&self) {
        let (Some(path), Some(text)) = (place(), self.text()) else { return };
        crate::battle::crash::with_settings(&text);
        let written = std::fs::create_dir_all(path.parent().unwrap_or(&path)).and_then(|()| file::write(&path, &text));
        if let Err(error) = written {
            warn!("{}: {error}", path.display());
        }
    }

    /// Changes one of them.
    pub fn change(&mut self, setting: Setting) {
        match setting {
            Setting::Scale(percent) => self.scale = scale(percent),
            Setting::FullScreen(on) => self.full_screen = on,
            Setting::Window(wide, tall) => self.window = within((wide, tall)),
            Setting::SecondPalette(on) => self.second_palette = on,
            Setting::Speed(times) => self.speed = times,
            Setting::ReducedMotion(on) => self.reduced_motion = on,
            Setting::PassCard(on) => self.pass_card = on,
            Setting::TheirTurn(on) => self.their_turn = on,
            Setting::EdgeScroll(on) => self.edge_scroll = on,
            Setting::Follow(on) => self.follow = on,
            Setting::Sound(on) => self.sound = on,
            Setting::Loudness(voice, percent) => {
                self.loudness.set(voice, percent);
                self.sound = true;
            }
            Setting::Speech(on) => self.speech = on,
            Setting::Hints(on) => {
                self.hints = on;
                // Turning hints on again resets all of them.
                self.hinted.clear();
            }
            Setting::Ask { book, kind, who } => self.leave(&decision(book, kind), who),
        }
    }

    fn leave(&mut self, kind: &str, who: Decider) {
        self.take_marked.remove(kind);
        self.ask_adviser.remove(kind);
        match who {
            Decider::Player => {}
            Decider::Marked => drop(self.take_marked.insert(kind.to_owned())),
            Decider::Adviser => drop(self.ask_adviser.insert(kind.to_owned())),
        }
    }

    /// The one that answers the decisions of a book's window.
    pub fn decider(&self, book: &str, window: &str) -> Decider {
        let kind = decision(book, window);
        if self.take_marked.contains(&kind) {
            Decider::Marked
        } else if self.ask_adviser.contains(&kind) {
            Decider::Adviser
        } else {
            Decider::Player
        }
    }
}

/// The settings' key for a window of a book; the first book's windows have no prefix.
fn decision(book: &str, window: &str) -> String {
    if book == Book::default().name() { window.to_owned() } else { format!("{book}.{window}") }
}

/// Starts with the stored settings.
pub(super) fn plugin(app: &mut App) {
    let settings = Settings::load();
    app.insert_resource(settings.keys.clone()).insert_resource(settings.pads.clone()).insert_resource(settings);
}

/// Whether an intent was meant for the settings: changes one, and stores all.
pub(super) fn answer(world: &mut World, intent: &Intent) -> bool {
    let setting = match intent {
        Intent::Set(setting) => *setting,
        Intent::FullScreen => Setting::FullScreen(!world.resource::<Settings>().full_screen),
        _ => return false,
    };
    let mut settings = world.resource_mut::<Settings>();
    settings.change(setting);
    settings.store();
    true
}
