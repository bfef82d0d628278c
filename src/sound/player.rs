//! Plays the sounds that are due, each kind at most once in a short time.

use super::{Sound, score};
use crate::input::{
    Intent,
    intent::{Setting, Voice},
};
use crate::view::{Playback, playback::Began};
use bevy::{audio::Volume, prelude::*, window::RequestRedraw};
use std::collections::BTreeMap;

/// Seconds between two sounds of one kind; anything sooner is not played.
const APART: f32 = 0.06;
/// Seconds after which every sound is over.
const OVER: f32 = 1.2;

/// Plays a sound that no beat causes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);

/// The volume of everything, and of each kind of sound, in percent.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Loud(pub [u8; Voice::ALL.len()]);

impl Default for Loud {
    fn default() -> Self {
        Self([0; Voice::ALL.len()])
    }
}

impl Loud {
    /// The factor for the volume of a kind. Perceived loudness follows the square.
    fn of(&self, voice: Voice) -> f32 {
        let share = |voice: Voice| (f32::from(self.0[voice as usize]) / 100.0).powi(2);
        share(Voice::All) * share(voice)
    }
}

/// The files in the form the device needs.
#[derive(Resource, Default)]
pub(super) struct Files(BTreeMap<&'static str, Handle<AudioSource>>);

/// What is due, and when each kind was last played.
#[derive(Resource, Default)]
pub(super) struct Player {
    due: Vec<(f32, Sound)>,
    last: BTreeMap<Sound, f32>,
    played: usize,
}

impl Player {
    fn at(&mut self, time: f32, sound: Sound) {
        self.due.push((time, sound));
    }

    /// The sounds to play at this time, none of a kind too soon after the last.
    fn take(&mut self, now: f32) -> Vec<Sound> {
        let mut due = Vec::new();
        self.due.retain(|(time, sound)| {
            let is_due = *time <= now;
            if is_due {
                due.push(*sound);
            }
            !is_due
        });
        due.retain(|sound| {
            let free = self.last.get(sound).is_none_or(|last| now - last >= APART);
            if free {
                self.last.insert(*sound, now);
            }
            free
        });
        due
    }
}

/// Passes the files to the device, if there is one.
pub(super) fn lay_out_files(sources: Option<ResMut<Assets<AudioSource>>>, mut files: ResMut<Files>) {
    let Some(mut sources) = sources else { return };
    for name in Sound::ALL.iter().flat_map(|sound| sound.files()) {
        if let Some(bytes) = super::bytes(name) {
            files.0.insert(name, sources.add(AudioSource { bytes: bytes.into() }));
        }
    }
}

/// Plays the sounds of beats as they start.
pub(super) fn hear_beats(
    mut began: MessageReader<Began>,
    playback: Res<Playback>,
    time: Res<Time<Real>>,
    mut player: ResMut<Player>,
) {
    let speed = f32::from(playback.speed.max(1));
    for Began(beat) in began.read() {
        for (after, sound) in score(beat) {
            player.at(time.elapsed_secs() + after / 1000.0 / speed, sound);
        }
    }
}

/// The sound of a player's intent.
fn of_hand(intent: &Intent) -> Option<Sound> {
    use Intent::*;
    Some(match intent {
        TakeDie(_) => Sound::Die,
        Open(_) | Help(_) | Menu | Turn(_) | LogLine(_) | LogMoment(_) | LoadSave => Sound::Page,
        Set(Setting::Loudness(voice, _)) => sample(*voice),
        Set(_) | Mode(_) | TakeOption(_) | Platoon(_) | TogglePiece(_) | ToggleShooter(_) | Commitment(_) => {
            Sound::Button
        }
        Fold(_) | FewerTargets | MoreTargets | MarkSave(_) | ChooseLevel(_) | NewSeed | FixDice(_) | Listen(_)
        | Bind(..) => Sound::Button,
        Save | DeleteSave => Sound::Stamp,
        Start | Again(_) => Sound::Card,
        _ => return None,
    })
}

/// A sample sound for setting the volume of a kind.
const fn sample(voice: Voice) -> Sound {
    match voice {
        Voice::All | Voice::Table => Sound::Drum,
        Voice::Dice => Sound::Dice(2),
        Voice::Fire => Sound::Shot,
        Voice::Hands => Sound::Button,
    }
}

/// Plays the sounds of buttons and pages.
pub(super) fn hear_hands(mut intents: MessageReader<Intent>, time: Res<Time<Real>>, mut player: ResMut<Player>) {
    for sound in intents.read().filter_map(of_hand) {
        player.at(time.elapsed_secs(), sound);
    }
}

/// Plays the sounds requested by screens.
pub(super) fn hear_screens(mut plays: MessageReader<Play>, time: Res<Time<Real>>, mut player: ResMut<Player>) {
    for Play(sound) in plays.read() {
        player.at(time.elapsed_secs(), *sound);
    }
}

/// The time when a sound started.
#[derive(Component)]
pub(super) struct Begun(f32);

/// Plays what is due. Finished sounds are removed here: without a device nothing else does it.
pub(super) fn play_due(
    mut commands: Commands,
    mut player: ResMut<Player>,
    (files, loud): (Res<Files>, Res<Loud>),
    begun: Query<(Entity, &Begun)>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if player.due.is_empty() {
        return;
    }
    let now = time.elapsed_secs();
    begun.iter().filter(|(_, begun)| now - begun.0 > OVER).for_each(|(one, _)| commands.entity(one).despawn());
    for sound in player.take(now) {
        let share = loud.of(sound.voice());
        let names = sound.files();
        player.played += 1;
        let file = files.0.get(names[player.played % names.len()]);
        if let Some(file) = file.filter(|_| share > 0.0) {
            let how = PlaybackSettings::ONCE.with_volume(Volume::Linear(share));
            commands.spawn((Begun(now), AudioPlayer(file.clone()), how));
        }
    }
    if !player.due.is_empty() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_of_a_kind_within_sixty_milliseconds() {
        let mut player = Player::default();
        for step in 0..20 {
            player.at(step as f32 * 0.01, Sound::Shot);
            player.at(step as f32 * 0.01, Sound::Card);
        }
        let (mut shots, mut cards) = (Vec::new(), Vec::new());
        for frame in 0..60 {
            let now = frame as f32 * 0.005;
            for sound in player.take(now) {
                if sound == Sound::Shot { &mut shots } else { &mut cards }.push(now);
            }
        }
        assert!(player.due.is_empty());
        for times in [shots, cards] {
            assert!(times.len() >= 3, "{times:?}");
            assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.0001), "{times:?}");
        }
    }

    #[test]
    fn nothing_is_heard_at_no_loudness_and_half_is_a_quarter() {
        let mut loud = Loud::default();
        assert_eq!(loud.of(Voice::Dice), 0.0);
        loud.0 = [100, 50, 100, 100, 100];
        assert_eq!((loud.of(Voice::Dice), loud.of(Voice::Fire)), (0.25, 1.0));
    }
}
