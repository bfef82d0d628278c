//! The volume of each kind of sound: moved by pointer and keys, heard at once, and kept.

use super::{clicks::Hand, home, values, ways::Hall};
use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use monkeys::{
    input::{
        Hints, Intent, Setting,
        intent::{Leaf, Voice},
    },
    panels::{self, Above, Desk, Palette, Pictures, Scene, Screen, settings, style},
    screens::Settings,
    sound::Loud,
};

/// The page of the volumes, all of them at 80 percent.
fn page() -> Screen {
    let settings = settings::Settings { leaf: Leaf::Sound, ..settings::Settings::default() };
    Screen { scene: Scene::Title(values::title()), above: Some(Above::Settings(settings)) }
}

/// The volumes that intents set.
fn volumes(said: Vec<Intent>) -> Vec<(Voice, u8)> {
    let volume = |intent| match intent {
        Intent::Set(Setting::Loudness(voice, percent)) => Some((voice, percent)),
        _ => None,
    };
    said.into_iter().filter_map(volume).collect()
}

#[test]
fn every_volume_is_taken_by_the_pointer_at_every_scale() {
    for (scale, there) in [(100, Voice::ALL.len()), (150, Voice::ALL.len()), (200, 3)] {
        let mut found: Vec<Voice> = Vec::new();
        let mut hand = Hand::new((1280.0, 720.0), scale, page());
        for y in (0..90).map(|step| step as f32 * 8.0) {
            let low = volumes(hand.click((760.0, y)));
            let high = volumes(hand.click((840.0, y)));
            if let ([(voice, low), ..], [(same, high), ..]) = (&low[..], &high[..]) {
                assert!(voice == same && low < high && *high <= 100, "{voice:?} at {scale} %: {low}, {high}");
                assert!(low % 5 == 0 && high % 5 == 0, "in steps: {low}, {high}");
                found.push(*voice);
            }
        }
        found.dedup();
        assert!(found.len() >= there && Voice::ALL.starts_with(&found), "at {scale} %: {found:?}");
    }
}

#[test]
fn a_volume_that_is_dragged_follows_the_pointer_to_its_ends() {
    let mut hand = Hand::new((1280.0, 720.0), 100, page());
    let row = (0..90).map(|step| step as f32 * 8.0).find(|y| !volumes(hand.click((760.0, *y))).is_empty());
    let y = row.expect("a slider is there");
    let button = |x: f32, pressed| Event::PointerButton {
        pos: pos2(x, y),
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    hand.frame(vec![Event::PointerMoved(pos2(760.0, y))]);
    hand.frame(vec![button(760.0, true)]);
    for (x, end) in [(1270.0, 100), (10.0, 0)] {
        let said = hand.frame(vec![Event::PointerMoved(pos2(x, y))]);
        assert_eq!(volumes(said), [(Voice::All, end)]);
    }
    hand.frame(vec![button(10.0, false)]);
}

/// What keys say on the page of the volumes.
fn pressed(keys: &[Key]) -> Vec<Intent> {
    let (ctx, mut pictures, hints, screen) = (Context::default(), Pictures::default(), Hints::default(), page());
    style::install(&ctx);
    let mut heard = Vec::new();
    let mut frame = |events| {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(window), events, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            let (palette, pictures) = (Palette::FIRST, &mut pictures);
            let mut desk = Desk { palette, pictures, intents: &mut heard, focusable: true, hints: &hints };
            panels::show(ui.ctx(), &mut desk, &screen);
        });
        output.textures_delta.clear();
    };
    (0..3).for_each(|_| frame(Vec::new()));
    for key in keys {
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            frame(vec![Event::Key { key: *key, physical_key: None, pressed, repeat: false, modifiers }]);
        }
    }
    heard
}

/// A gamepad sends the same keys.
#[test]
fn every_volume_is_moved_by_keys() {
    for (key, value) in [(Key::ArrowRight, 85), (Key::ArrowLeft, 75)] {
        let reached = |tabs: usize| {
            let keys: Vec<Key> = std::iter::repeat_n(Key::Tab, tabs).chain([key]).collect();
            volumes(pressed(&keys))
        };
        let found: Vec<(Voice, u8)> = (1..=32).flat_map(reached).collect();
        for voice in Voice::ALL {
            assert!(found.contains(&(voice, value)), "{voice:?}: {found:?}");
        }
    }
}

#[test]
fn volumes_are_kept() {
    home::run("volume::a_volume_is_heard_at_once_and_kept_and_all_can_be_muted");
}

#[test]
#[ignore = "part of volumes_are_kept"]
fn a_volume_is_heard_at_once_and_kept_and_all_can_be_muted() {
    let heard = |hall: &Hall, voice: Voice| hall.0.world().resource::<Loud>().0[voice as usize];
    let shown = |hall: &Hall| match hall.above() {
        Some(Above::Settings(settings)) => (settings.sound, settings.loudness.clone()),
        other => panic!("the settings are shown: {other:?}"),
    };
    let mut hall = Hall::new();
    hall.tell([Intent::Set(Setting::Loudness(Voice::Fire, 35))]);
    assert_eq!(heard(&hall, Voice::Fire), 35);
    hall.tell([Intent::Set(Setting::Sound(false))]);
    drop(hall);
    let mut hall = Hall::new();
    hall.tell([Intent::Open(monkeys::input::Shown::Settings)]);
    let (on, volumes) = shown(&hall);
    assert!(!on && volumes.contains(&(Voice::Fire, 35)), "{volumes:?}");
    assert!(Voice::ALL.into_iter().all(|voice| heard(&hall, voice) == 0), "nothing is heard");
    // A volume that is moved is meant to be heard.
    hall.tell([Intent::Set(Setting::Loudness(Voice::All, 50))]);
    assert!(shown(&hall).0);
    assert_eq!((heard(&hall, Voice::All), heard(&hall, Voice::Fire)), (50, 35));
    hall.tell([Intent::Set(Setting::Sound(false)), Intent::Set(Setting::Sound(true))]);
    assert_eq!((heard(&hall, Voice::All), heard(&hall, Voice::Fire)), (50, 35));
}

#[test]
fn settings_from_before_are_read() {
    let before = Settings::parse("before", "(format: 1, loudness: (all: 0, fire: 40))").expect("it reads");
    assert!(before.sound);
    assert_eq!((before.loudness.of(Voice::All), before.loudness.of(Voice::Fire)), (0, 40));
}
