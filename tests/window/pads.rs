//! A gamepad suffices: the whole game without a window, played with messages as a gamepad sends them.

use super::home;
use bevy::{
    input::gamepad::{
        GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
        RawGamepadButtonChangedEvent, RawGamepadEvent,
    },
    prelude::*,
};
use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    battle::record::Record,
    engine::door,
    input::{Hints, Intent},
    rules::{hexes::Hexes, initiative::Initiative, monkeys::Monkeys},
    screens::{
        Card, Page, Pages, Who,
        monkeys::battle::{Draft, Hands},
    },
};
use std::{fs, path::Path};

/// The game and a gamepad.
struct Sofa {
    app: App,
    pad: Entity,
}

impl Sofa {
    fn new() -> Self {
        let mut app = home::game(Vec::new());
        let pad = app.world_mut().spawn_empty().id();
        let connection =
            GamepadConnection::Connected { name: "pad of a test".into(), vendor_id: None, product_id: None };
        app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
        let mut sofa = Self { app, pad };
        sofa.wait(8);
        sofa
    }

    fn wait(&mut self, frames: usize) {
        (0..frames).for_each(|_| self.app.update());
    }

    fn set(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.app.world_mut().write_message(RawGamepadEvent::Button(event));
        self.wait(2);
    }

    fn press(&mut self, button: GamepadButton) {
        self.set(button, 1.0);
        self.set(button, 0.0);
        self.wait(3);
    }

    /// With the left trigger held.
    fn press_deep(&mut self, button: GamepadButton) {
        self.set(GamepadButton::LeftTrigger2, 1.0);
        self.press(button);
        self.set(GamepadButton::LeftTrigger2, 0.0);
    }

    /// One lean of the left stick.
    fn lean(&mut self, axis: GamepadAxis, value: f32) {
        for value in [value, 0.0] {
            let event = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
            self.app.world_mut().write_message(RawGamepadEvent::Axis(event));
            self.wait(2);
        }
    }

    fn pages(&self) -> &Pages {
        self.app.world().resource::<Pages>()
    }

    fn hands(&self) -> &Hands {
        self.app.world().resource::<Hands>()
    }

    /// The level's own dice, so that the same side starts each time.
    fn fix_dice(&mut self) {
        let seed = self.pages().seed;
        self.app.world_mut().write_message(Intent::FixDice(Some(seed)));
        self.wait(2);
    }

    fn orders(&self) -> usize {
        self.app.world().get_resource::<Record<Monkeys>>().map_or(0, |record| record.orders().count())
    }
}

#[test]
fn the_whole_game_by_pad() {
    let home = home::run("pads::played_in_a_home_of_its_own");
    let saves = fs::read_dir(home.path().join("monkeys-with-guns/replays")).expect("saves are there").flatten();
    let names: Vec<String> = saves.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    assert!(names.iter().any(|name| Path::new(name) == Path::new("last-battle.replay.ron")), "{names:?}");
    assert!(names.iter().any(|name| name.starts_with("Two Groves")), "{names:?}");
}

#[test]
#[ignore = "part of the_whole_game_by_pad"]
fn played_in_a_home_of_its_own() {
    use GamepadButton::*;
    let mut sofa = Sofa::new();
    assert_eq!(sofa.pages().page, Page::Title);
    // The title: arrows go from card to card, and from now on the gamepad's buttons are shown.
    sofa.press(DPadRight);
    assert!(sofa.app.world().resource::<Hints>().is_pad());
    sofa.press(South);
    assert_eq!(sofa.pages().page, Page::SetUp);
    sofa.press(East);
    assert_eq!(sofa.pages().page, Page::Title);
    sofa.press(South);
    sofa.fix_dice();
    sofa.press(South);
    sofa.wait(10);
    assert_eq!(sofa.pages().page, Page::Battle);

    moves_by_stick(&mut sofa);
    orders_by_buttons(&mut sofa);

    // Menu, a save under the suggested name, and back to the title.
    sofa.press(Start);
    assert_eq!(sofa.pages().card, Some(Card::Menu));
    sofa.press(DPadDown);
    sofa.press(DPadDown);
    sofa.press(South);
    assert_eq!(sofa.pages().card, Some(Card::SaveAs));
    sofa.press(South);
    sofa.wait(4);
    assert_eq!(sofa.pages().card, None);
    sofa.press(Start);
    sofa.press(East);
    assert_eq!(sofa.pages().card, None);
}

/// The stick moves the cursor to a place that the squad can walk to; South drafts and confirms.
fn moves_by_stick(sofa: &mut Sofa) {
    use GamepadButton::*;
    let before = sofa.orders();
    let hover = sofa.hands().hover();
    for _ in 0..30 {
        sofa.lean(GamepadAxis::LeftStickX, -1.0);
        sofa.press(South);
        if matches!(sofa.hands().draft(), Some(Draft::Move { .. })) {
            break;
        }
        if sofa.hands().draft().is_some() || sofa.pages().card.is_some() {
            sofa.press(East);
        }
    }
    assert_ne!(sofa.hands().hover(), hover, "the cursor has moved");
    assert!(matches!(sofa.hands().draft(), Some(Draft::Move { .. })), "{:?}", sofa.hands());
    assert_eq!(sofa.orders(), before, "a draft is no order");
    sofa.press(South);
    sofa.wait(4);
    assert_eq!(sofa.orders(), before + 1);
    sofa.press_deep(LeftTrigger);
    sofa.wait(4);
    assert_eq!(sofa.orders(), before, "the trigger and LB take it back");
    sofa.press_deep(RightTrigger);
    sofa.wait(4);
    assert_eq!(sofa.orders(), before + 1, "the trigger and RB give it again");
}

/// X leads to the buttons of the panels, arrows to one of them, A presses it, and the map gets the input again.
fn orders_by_buttons(sofa: &mut Sofa) {
    use GamepadButton::*;
    sofa.press(West);
    assert!(sofa.pages().buttons);
    sofa.press(East);
    assert!(!sofa.pages().buttons && sofa.pages().card.is_none(), "B leads back to the map");
    let before = sofa.orders();
    sofa.press(West);
    for _ in 0..8 {
        if sofa.hands().mode() == Some(verbs::OVERWATCH) {
            break;
        }
        if !sofa.pages().buttons {
            sofa.press(West);
        }
        sofa.press(DPadRight);
        sofa.press(South);
    }
    assert!(!sofa.pages().buttons);
    let drafted = sofa.hands().mode();
    assert!(drafted.is_some(), "a button of an order was pressed");
    sofa.press(East);
    assert_eq!(sofa.orders(), before);
}

#[test]
fn initiative_ladder_by_pad() {
    home::run("pads::called_by_pad");
}

#[test]
#[ignore = "part of initiative_ladder_by_pad"]
fn called_by_pad() {
    use GamepadButton::*;
    let mut sofa = Sofa::new();
    let mut pages = sofa.app.world_mut().resource_mut::<Pages>();
    pages.seats.insert("Initiative", [Who::Human, Who::Human]);
    let level = pages.levels.iter().position(|file| file == "Initiative/the-brick-kiln").expect("it is offered");
    sofa.press(South);
    assert_eq!(sofa.pages().page, Page::SetUp);
    sofa.app.world_mut().write_message(Intent::ChooseLevel(level));
    sofa.wait(4);
    sofa.press(South);
    sofa.wait(10);
    assert_eq!(sofa.pages().page, Page::Battle);
    let asked = |sofa: &Sofa| door::window::<Initiative>(sofa.app.world()).map_or("", |window| window.name());
    let given = |sofa: &Sofa| sofa.app.world().resource::<Record<Initiative>>().orders().count();
    for _ in 0..40 {
        match asked(&sofa) {
            "SetUp" => sofa.press(South),
            "Declare" => sofa.press(Select),
            _ => break,
        }
        sofa.wait(4);
    }
    assert_eq!(asked(&sofa), "Call", "set up, and nothing declared");
    // The stick moves the cursor; A drafts a move there, and gives it.
    let before = given(&sofa);
    for step in 0..24 {
        sofa.lean(if step % 2 == 0 { GamepadAxis::LeftStickX } else { GamepadAxis::LeftStickY }, 1.0);
        sofa.press(South);
        if sofa.hands().plain.picked().is_some() {
            break;
        }
    }
    assert!(sofa.hands().plain.picked().is_some(), "{:?}", sofa.hands());
    sofa.press(South);
    sofa.wait(6);
    assert_eq!(given(&sofa), before + 1);
    // X leads to the buttons: one of them is a kind of order.
    // Hints and the other side's seat may come in between.
    for step in 0..60 {
        if sofa.hands().mode().is_some() {
            break;
        }
        if !sofa.pages().buttons {
            sofa.press(West);
        }
        sofa.press(if step % 2 == 0 { DPadDown } else { DPadRight });
        sofa.press(South);
        if sofa.pages().card.is_some() {
            sofa.press(East);
        }
    }
    assert!(sofa.hands().mode().is_some(), "{:?}, {:?}", sofa.hands(), sofa.pages().card);
}

#[test]
fn ordered_hexes_by_pad() {
    home::run("pads::planned_by_pad");
}

#[test]
#[ignore = "part of ordered_hexes_by_pad"]
fn planned_by_pad() {
    use GamepadButton::*;
    let mut sofa = Sofa::new();
    let mut pages = sofa.app.world_mut().resource_mut::<Pages>();
    pages.seats.insert("Hexes", [Who::Human, Who::Human]);
    let level = pages.levels.iter().position(|file| file == "Hexes/bare-shoulder").expect("it is offered");
    sofa.press(South);
    sofa.app.world_mut().write_message(Intent::ChooseLevel(level));
    sofa.wait(4);
    sofa.press(South);
    sofa.wait(10);
    assert_eq!(sofa.pages().page, Page::Battle);
    let asked = |sofa: &Sofa| door::window::<Hexes>(sofa.app.world()).map(|window| (window.name(), window.side));
    let given = |sofa: &Sofa| sofa.app.world().resource::<Record<Hexes>>().orders().count();
    // A deploys a unit in the marked hex, and dismisses the hand-over card.
    for _ in 0..40 {
        if asked(&sofa).is_none_or(|(window, _)| window != "SetUp") {
            break;
        }
        sofa.press(South);
        sofa.wait(4);
    }
    assert_eq!(asked(&sofa).map(|(window, _)| window), Some("Plan"), "{:?}", sofa.hands());
    while sofa.pages().card.is_some() {
        sofa.press(South);
    }
    // Arrows take other cards for the units, one question after another; A submits them all.
    let marked = sofa.hands().plain.picks().to_vec();
    sofa.press(DPadRight);
    sofa.press(DPadDown);
    sofa.press(DPadRight);
    assert_ne!(sofa.hands().plain.picks(), marked, "{:?}", sofa.hands());
    let (before, planner) = (given(&sofa), asked(&sofa).expect("it is asked").1);
    sofa.press(South);
    sofa.wait(6);
    assert_eq!(given(&sofa), before + 1);
    assert_ne!(asked(&sofa).expect("the other side plans").1, planner);
}
