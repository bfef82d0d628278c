//! Sound: short, dry sounds of wood and paper, tied to what [`crate::view::Playback`] shows and to the player's
//! actions. Without a sound device, nothing else changes.

mod player;
mod score;

pub use player::{Loud, Play};
pub use score::score;

use crate::input::{HandSystems, intent::Voice};
use crate::view::ViewSystems;
use bevy::prelude::*;
use include_dir::{Dir, include_dir};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/sound");

/// Everything that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// A card is set down.
    Card,
    /// One step of a walk.
    Step,
    /// A card slides off the table.
    Slide,
    /// This many dice tumble over felt.
    Dice(u8),
    /// One die is chosen.
    Die,
    /// A pin.
    Drum,
    /// Any other mark.
    Stamp,
    /// A rout.
    Hoot,
    /// A call: fleeing, or having been spotted.
    Call,
    /// A primate gets into a vehicle, or out of it.
    Latch,
    /// A marker or crate changes hands.
    Take,
    /// The other side decides.
    Turn,
    /// The battle is over.
    End,
    /// A shot.
    Shot,
    /// A vehicle blows up.
    Cork,
    /// A hull is hit.
    Knock,
    /// Smoke spreads.
    Puff,
    /// Two squads meet in close combat.
    Clash,
    /// A button.
    Button,
    /// A page is turned.
    Page,
    /// Something is refused.
    Refusal,
}

impl Sound {
    /// All of them.
    pub const ALL: [Sound; 23] = {
        use Sound::*;
        [
            Card,
            Step,
            Slide,
            Dice(1),
            Dice(2),
            Dice(3),
            Die,
            Drum,
            Stamp,
            Hoot,
            Call,
            Latch,
            Take,
            Turn,
            End,
            Shot,
            Cork,
            Knock,
            Puff,
            Clash,
            Button,
            Page,
            Refusal,
        ]
    };

    /// Its files in `assets/sound`; several files take turns.
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Sound::Card => &["card-1", "card-2", "card-3"],
            Sound::Step => &["step-1", "step-2", "step-3"],
            Sound::Slide => &["slide"],
            Sound::Dice(0 | 1) => &["dice-1"],
            Sound::Dice(2) => &["dice-2"],
            Sound::Dice(_) => &["dice-3"],
            Sound::Die => &["die"],
            Sound::Drum => &["drum"],
            Sound::Stamp => &["stamp"],
            Sound::Hoot => &["hoot"],
            Sound::Call => &["call"],
            Sound::Latch => &["latch"],
            Sound::Take => &["take"],
            Sound::Turn => &["turn"],
            Sound::End => &["end"],
            Sound::Shot => &["shot-1", "shot-2", "shot-3"],
            Sound::Cork => &["cork"],
            Sound::Knock => &["knock"],
            Sound::Puff => &["puff"],
            Sound::Clash => &["clash"],
            Sound::Button => &["button"],
            Sound::Page => &["page"],
            Sound::Refusal => &["refusal"],
        }
    }

    /// The volume setting it follows.
    pub const fn voice(self) -> Voice {
        match self {
            Sound::Dice(_) | Sound::Die => Voice::Dice,
            Sound::Shot | Sound::Cork | Sound::Knock | Sound::Puff | Sound::Clash => Voice::Fire,
            Sound::Button | Sound::Page | Sound::Refusal => Voice::Hands,
            _ => Voice::Table,
        }
    }
}

/// The bytes of a sound's file by its name.
pub fn bytes(name: &str) -> Option<&'static [u8]> {
    FILES.get_file(format!("{name}.wav")).map(include_dir::File::contents)
}

/// Plays sounds.
pub fn plugin(app: &mut App) {
    app.init_resource::<Loud>()
        .init_resource::<player::Player>()
        .init_resource::<player::Files>()
        .add_message::<Play>()
        .add_message::<crate::view::playback::Began>()
        .add_systems(Startup, player::lay_out_files)
        .add_systems(
            Update,
            (player::hear_beats, player::hear_hands, player::hear_screens, player::play_due)
                .chain()
                .after(HandSystems)
                .after(ViewSystems::Play),
        );
}
