//! The sounds of the screens: refusals, the other side's turn, the end of a battle; and the volume of everything.

use super::{Hands, pages::Pages, settings::Settings};
use crate::force::Side;
use crate::input::intent::Voice;
use crate::panels::Why;
use crate::sound::{Loud, Play, Sound};
use bevy::prelude::*;

/// The state in the previous frame.
#[derive(Default)]
pub(super) struct Before {
    notice: Option<Why>,
    asked: Option<Side>,
    ended: bool,
}

/// Passes the volume settings on to the sounds.
pub(super) fn set_loudness(settings: Res<Settings>, mut loud: ResMut<Loud>) {
    if settings.is_changed() {
        let heard = |voice| if settings.sound { settings.loudness.of(voice) } else { 0 };
        loud.set_if_neq(Loud(Voice::ALL.map(heard)));
    }
}

/// Plays sounds for changes that no playback beat covers.
pub(super) fn hear_changes(
    hands: Res<Hands>,
    pages: Res<Pages>,
    mut before: Local<Before>,
    mut plays: MessageWriter<Play>,
) {
    if hands.notice().is_some() && hands.notice() != before.notice.as_ref() {
        plays.write(Play(Sound::Refusal));
    }
    if before.asked.is_some() && pages.asked.is_some() && pages.asked != before.asked {
        plays.write(Play(Sound::Turn));
    }
    if pages.ended && !before.ended {
        plays.write(Play(Sound::End));
    }
    *before = Before { notice: hands.notice().cloned(), asked: pages.asked, ended: pages.ended };
}
