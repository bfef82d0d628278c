//! Input: mouse, keys and gamepad become [`Intent`]s. Nothing here depends on a rule book or draws anything.
//!
//! Panel buttons push the same intents, so a screen has one place to look: the messages of a frame.

use bevy::prelude::*;
use leafwing_input_manager::prelude::InputManagerPlugin;

pub mod act;
pub mod bindings;
pub mod campaign;
pub mod hints;
pub mod intent;
pub mod keys;
pub mod lens;
pub mod listen;
pub mod pads;
pub mod pointer;
pub mod setting;
mod steer;
mod stick;
pub mod troops;
pub mod turns;
pub mod verb;
mod wake;

pub use act::Act;
pub use bindings::Bindings;
pub use campaign::{CampPiece, CampTurn, CampaignLeaf, CampaignTurn};
pub use hints::Hints;
pub use intent::{CreditsLeaf, Held, Intent, Setting, Shown};
pub use keys::Asked;
pub use lens::{Free, Lens};
pub use listen::Listening;
pub use pads::Pads;
pub use pointer::{EdgeScroll, Pointer};
pub use steer::Steer;
pub use troops::{TroopsLeaf, TroopsName, TroopsTurn};
pub use turns::{BookTurn, Factor, GroundFile, GroundLeaf, GroundManner, GroundPlace, GroundTurn, LabTurn, LessonTurn};
pub use verb::Verb;

/// Everything that turns input into intents. Systems of screens that read intents run after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandSystems;

/// Installs the actions with the stored bindings, or with the default ones.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_message::<Intent>()
        .add_message::<Steer>()
        .init_resource::<Bindings>()
        .init_resource::<Pads>()
        .init_resource::<Hints>()
        .init_resource::<Listening>()
        .init_resource::<Asked>()
        .init_resource::<Lens>()
        .init_resource::<Free>()
        .init_resource::<Pointer>()
        .init_resource::<EdgeScroll>()
        .add_systems(Startup, (bindings::spawn_hands, wake::watch_gamepads))
        .add_systems(
            Update,
            (
                (bindings::rebind, hints::follow_hand).chain(),
                (keys::read_keys, keys::repeat_arrows, keys::hold_keys, keys::pan_by_keys).chain(),
                (keys::read_pads, stick::walk_by_pad, stick::pan_by_stick).chain(),
                pointer::read_mouse,
                pointer::pan_by_edge,
                listen::hear,
            )
                .chain()
                .in_set(HandSystems),
        );
}
