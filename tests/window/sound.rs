//! Sounds: every beat has its own; every file exists, is readable, short, quiet and complete.

use bevy::audio::{AudioSource, Decodable};
use monkeys::{
    board::{Cell, Direction},
    force::{PieceId, Side, UnitId},
    sound::{Sound, bytes, score},
    view::{
        art::{icons::Sign, looks::Badge},
        beat::{Beat, Shot, Tumble, Way},
    },
};
use std::collections::BTreeSet;

const ONE: PieceId = UnitId::squad(Side::First, 1, 1).primate(1);
const OTHER: PieceId = UnitId::squad(Side::Second, 1, 1).primate(1);

/// One of each kind of beat, with its required sound.
fn beats() -> Vec<(Beat, Option<Sound>)> {
    let cell = Cell::new(3, 4);
    let way = Way { piece: ONE, cells: vec![cell; 3], turns: vec![(1, Direction::East)] };
    let dice = |count: u8| Beat::Dice(Tumble { dice: vec![4; count.into()], why: "attack", chooser: None });
    let stamp = |badge| Beat::Stamp(vec![ONE], badge);
    vec![
        (Beat::Walk(vec![way]), Some(Sound::Card)),
        (Beat::Volley(vec![Shot { by: ONE, at: cell, covered: false }; 6]), Some(Sound::Shot)),
        (dice(1), Some(Sound::Dice(1))),
        (dice(2), Some(Sound::Dice(2))),
        (dice(3), Some(Sound::Dice(3))),
        (Beat::Fall(vec![ONE]), Some(Sound::Slide)),
        (Beat::Run(vec![ONE]), Some(Sound::Hoot)),
        (Beat::Fade(vec![ONE]), Some(Sound::Slide)),
        (stamp(Badge::Pinned), Some(Sound::Drum)),
        (stamp(Badge::Hidden), Some(Sound::Stamp)),
        (Beat::Call(vec![ONE], Sign::Crate), Some(Sound::Call)),
        (Beat::Clash(ONE.unit, OTHER.unit), Some(Sound::Clash)),
        (Beat::Jolt(ONE, "speed"), Some(Sound::Knock)),
        (Beat::Blast(ONE), Some(Sound::Cork)),
        (Beat::Land(cell, Cell::new(3, -2)), Some(Sound::Cork)),
        (Beat::Smoke(ONE, cell, 2), Some(Sound::Puff)),
        (Beat::Board(ONE, OTHER), Some(Sound::Latch)),
        (Beat::Appear(vec![ONE]), Some(Sound::Card)),
        (Beat::Take(Sign::Crate, cell), Some(Sound::Take)),
        (Beat::Quiet, None),
    ]
}

#[test]
fn every_beat_has_its_sound_and_none_of_a_kind_comes_too_soon() {
    for (beat, wanted) in beats() {
        let mut notes = score(&beat);
        assert_eq!(notes.is_empty(), wanted.is_none(), "{beat:?}");
        assert!(wanted.is_none_or(|wanted| notes.iter().any(|(_, sound)| *sound == wanted)), "{beat:?}: {notes:?}");
        notes.sort_by(|one, other| (one.1, one.0).partial_cmp(&(other.1, other.0)).expect("times are numbers"));
        let close = notes.windows(2).find(|pair| pair[0].1 == pair[1].1 && pair[1].0 - pair[0].0 < 60.0);
        assert_eq!(close, None, "{beat:?}");
    }
}

#[test]
fn every_file_reads_and_is_short_quiet_and_whole() {
    let names: BTreeSet<&str> = Sound::ALL.iter().flat_map(|sound| sound.files()).copied().collect();
    for name in &names {
        let bytes = bytes(name).unwrap_or_else(|| panic!("no file {name}"));
        let decoder = AudioSource { bytes: bytes.into() }.decoder();
        let samples: Vec<f32> = decoder.collect();
        let seconds = samples.len() as f32 / 22_050.0;
        assert!((0.05..=1.0).contains(&seconds), "{name} lasts {seconds} s");
        let peak = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!((0.1..0.7).contains(&peak), "{name} is as loud as {peak}");
        let full = samples.iter().filter(|sample| sample.abs() > 0.99 * peak).count();
        assert!(full < 40, "{name} is cut off at its peak: {full} samples");
        let (first, last) = (samples[0].abs(), samples[samples.len() - 1].abs());
        assert!(first < 0.05 && last < 0.01, "{name} begins with {first} and ends with {last}");
    }
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sound")).expect("the folder is there");
    let files = files.flatten().map(|file| file.file_name().to_string_lossy().into_owned());
    let unused: Vec<String> =
        files.filter(|file| file.strip_suffix(".wav").is_some_and(|name| !names.contains(name))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
