//! Keys and buttons bound to acts: two input devices, one table, and always a way back.

use super::{home, ways::Hall};
use bevy::{
    ecs::message::Messages,
    input::{
        ButtonState,
        gamepad::GamepadButton,
        keyboard::{Key as Logical, KeyboardInput},
    },
    prelude::{Entity, KeyCode, With},
    window::PrimaryWindow,
};
use monkeys::input::{
    Act, Bindings, Hints, Intent, Pads, Shown, Verb,
    bindings::{Key, is_reserved},
    hints::LastHand,
    intent::Moment,
    listen::Slot,
    pads::Pad,
};
use monkeys::{
    engine::Rules,
    panels::Above,
    rules::{initiative::Initiative, suppression::Suppression},
    screens::{Settings, monkeys::battle::verbs},
    words::{kebab, word},
};

#[test]
fn a_key_is_given_taken_and_emptied() {
    let mut keys = Bindings::default();
    let key = Key::new(KeyCode::KeyK);
    keys.put(Act::Overwatch, 0, Some(key));
    assert_eq!(keys.words(Act::Overwatch), "K");
    keys.put(Act::Brace, 1, Some(key));
    assert_eq!(keys.others(Act::Brace, key).collect::<Vec<_>>(), [Act::Overwatch]);
    keys.take(Act::Overwatch, key);
    assert_eq!(keys.keys(Act::Overwatch), []);
    assert_eq!(keys.keys(Act::Brace), [Key::new(KeyCode::KeyB), key]);
    keys.put(Act::Brace, 0, None);
    assert_eq!(keys.keys(Act::Brace), [key]);
    keys.set(Act::Overwatch, Act::Overwatch.default_keys());
    keys.set(Act::Brace, Act::Brace.default_keys());
    assert_eq!(keys, Bindings::default(), "what is as it came is not kept");
}

#[test]
fn nobody_locks_himself_out() {
    let escape = Key::new(KeyCode::Escape);
    let mut keys = Bindings::default();
    keys.set(Act::Back, Vec::new());
    keys.set(Act::Choose, vec![escape]);
    keys.set(Act::Move, vec![escape, Key::new(KeyCode::F10), Key::new(KeyCode::KeyM)]);
    assert_eq!(keys.keys(Act::Back), [escape]);
    assert_eq!(keys.keys(Act::Choose)[0], Key::new(KeyCode::Enter));
    assert_eq!(keys.keys(Act::Move), [Key::new(KeyCode::KeyM)]);
    let mut pads = Pads::default();
    pads.set(Act::Back, None);
    pads.set(Act::Choose, Some(Pad::new(GamepadButton::East)));
    assert_eq!(pads.pad(Act::Back), Some(Pad::new(GamepadButton::East)));
    assert_eq!(pads.pad(Act::Choose), Some(Pad::new(GamepadButton::South)));
    for act in [Act::Choose, Act::Back, Act::Menu] {
        assert!(Slot::Key(act, 0).is_fixed() && Slot::Pad(act).is_fixed() && !Slot::Key(act, 1).is_fixed());
        assert!(is_reserved(act.default_keys()[0]));
    }
}

#[test]
fn each_of_nine_digits_takes_an_answer() {
    for (number, act) in (1..).zip(Act::DIGITS) {
        assert_eq!((Bindings::default().words(act), Act::of_number(number)), (number.to_string(), Some(act)));
    }
    assert_eq!([0, 10].map(Act::of_number), [None; 2]);
}

#[test]
fn no_two_acts_share_a_button() {
    for act in Act::ALL {
        if let Some(pad) = act.default_pad() {
            assert_eq!(Pads::default().others(act, pad).next(), None, "{act:?}");
        }
    }
}

#[test]
fn what_differs_is_stored_and_old_files_load() {
    let mut settings = Settings::default();
    settings.keys.put(Act::Move, 0, Some(Key::new(KeyCode::KeyK).with_control()));
    settings.pads.set(Act::Move, Some(Pad::new(GamepadButton::C).with_trigger()));
    let text = ron::to_string(&settings).expect("settings can be written");
    assert!(!text.contains("Overwatch"), "{text}");
    let read: Settings = ron::from_str(&text).expect("and read");
    assert_eq!(read, settings);
    let hints = |hand| Hints::new(&read.keys, &read.pads, hand);
    assert_eq!(hints(LastHand::Keys).of(Act::Move), "Ctrl K");
    assert_eq!(hints(LastHand::Pad).of(Act::Move), "LT C");
    let old = "(format: 1, scale: 125, keys: {Move: [(code: KeyM)], Undo: [(code: KeyZ, control: true)]})";
    let old: Settings = ron::from_str(old).expect("the table of the first version reads");
    assert_eq!((old.scale, old.keys.words(Act::Undo)), (125, "Ctrl Z".to_owned()));
}

#[test]
fn a_chord() {
    home::run("keys::a_fast_chord_is_not_its_plain_key_as_well");
}

/// One frame in which these keys go down and up; returns what they mean.
fn frame(hall: &mut Hall, keys: &[(KeyCode, ButtonState)]) -> Vec<Intent> {
    let world = hall.0.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().iter(world).next();
    for (key_code, state) in keys {
        let logical_key =
            if *key_code == KeyCode::ControlLeft { Logical::Control } else { Logical::Character("z".into()) };
        let window = window.unwrap_or(Entity::PLACEHOLDER);
        let (key_code, state) = (*key_code, *state);
        world.write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
    }
    let mut cursor = world.resource::<Messages<Intent>>().get_cursor_current();
    hall.0.update();
    cursor.read(hall.0.world().resource::<Messages<Intent>>()).cloned().collect()
}

#[test]
#[ignore = "part of a_chord"]
fn a_fast_chord_is_not_its_plain_key_as_well() {
    use ButtonState::{Pressed, Released};
    use KeyCode::{ControlLeft as Control, KeyZ};
    let mut hall = Hall::new();
    hall.two_groves();
    let mut meant = |frames: &[&[(KeyCode, ButtonState)]]| {
        let mut said = Vec::new();
        for keys in frames.iter().copied().chain([[].as_slice(), [].as_slice()]) {
            said.extend(frame(&mut hall, keys));
        }
        let undo = said.iter().filter(|intent| **intent == Intent::Undo).count();
        (undo, said.iter().filter(|intent| matches!(intent, Intent::Mode(_))).count())
    };
    let plain: [&[_]; 2] = [&[(KeyZ, Pressed)], &[(KeyZ, Released)]];
    assert_eq!(meant(&plain), (0, 1), "the key alone");
    let (down, up) = ([(Control, Pressed), (KeyZ, Pressed)], [(KeyZ, Released), (Control, Released)]);
    let all = [down, up].concat();
    assert_eq!(meant(&[&all]), (1, 0), "all within one frame");
    assert_eq!(meant(&[&down, &up]), (1, 0), "down in one frame");
    assert_eq!(meant(&[&down, &[(Control, Released)], &[(KeyZ, Released)]]), (1, 0), "Ctrl is let go first");
    let most = [(Control, Pressed), (KeyZ, Pressed), (Control, Released)];
    assert_eq!(meant(&[&most, &[(KeyZ, Released)]]), (1, 0), "Ctrl is let go first, in a slow frame");
}

#[test]
fn arrows_in_a_replay() {
    home::run("keys::arrows_step_through_a_replay");
}

/// A key goes down and up.
fn press(hall: &mut Hall, key: KeyCode) {
    frame(hall, &[(key, ButtonState::Pressed)]);
    frame(hall, &[(key, ButtonState::Released)]);
    hall.wait(3);
}

#[test]
#[ignore = "part of arrows_in_a_replay"]
fn arrows_step_through_a_replay() {
    use KeyCode::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
    let mut hall = Hall::new();
    hall.two_groves();
    (0..2).for_each(|_| {
        hall.tell([Intent::Mode(verbs::OVERWATCH), Intent::Accept]);
        hall.end_turn();
    });
    hall.tell([Intent::Open(Shown::Theatre), Intent::Theatre(Moment::At(0))]);
    let at = |hall: &Hall| hall.battle().theatre.as_ref().map(|theatre| theatre.at);
    for (key, then) in [(ArrowRight, 1), (ArrowRight, 2), (ArrowLeft, 1), (ArrowLeft, 0), (ArrowLeft, 0)] {
        press(&mut hall, key);
        assert_eq!(at(&hall), Some(then), "{key:?}");
    }
    assert!(hall.battle().theatre.as_ref().is_some_and(|theatre| theatre.paused));
    let second = hall.battle().theatre.as_ref().expect("it is on").turns[1].first;
    press(&mut hall, ArrowDown);
    assert_eq!(at(&hall), Some(second), "the next turn");
    press(&mut hall, ArrowUp);
    assert_eq!(at(&hall), Some(0), "and back");
}

#[test]
fn keys_that_books_share() {
    home::run("keys::the_settings_name_a_key_by_what_it_does_in_each_book");
}

#[test]
#[ignore = "part of keys_that_books_share"]
fn the_settings_name_a_key_by_what_it_does_in_each_book() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Settings)]);
    let Some(Above::Settings(settings)) = hall.above() else { panic!("the settings are open") };
    let rows = &settings.keys.rows;
    let of = |act: Act| rows.iter().find(|row| row.places[0].slot == Slot::Key(act, 0)).expect("every act has a row");
    let books = [("Suppression", Suppression::VERBS), ("Initiative", Initiative::VERBS)];
    for (book, verbs) in books {
        for (verb, place) in verbs.iter().zip(0..) {
            let row = of(Verb(place).key().expect("every order has a key"));
            let order = word(&format!("{}-order-{}", book.to_lowercase(), kebab(verb.name)));
            let line = row.lines.iter().find(|line| line.starts_with(book)).unwrap_or_else(|| panic!("{row:?}"));
            let (_, orders) = line.split_once(": ").expect("the book, then its orders");
            assert!(orders.split(", ").any(|one| one == order), "{order} in {line}");
            assert!(row.words.split(" / ").any(|one| one == order), "{order} in {}", row.words);
        }
    }
    assert_eq!(of(Act::Move).lines[0], format!("{}: {}", word("book-name"), word("act-move")));
    assert_eq!(of(Act::Grapple).lines.len(), 1, "the first book has no such order");
    assert_eq!(of(Act::EndTurn).lines, [word("act-end-turn")], "it is the same in every book");
}
