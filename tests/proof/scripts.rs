//! Scripts of Pebbles: preset eight-sided dice, orders, expected refusals, expected states.

use crate::book::{Frame, Illegal, Pebbles, SIZE, View};
use bevy_ecs::world::World;
use monkeys::battle::{
    record::Record,
    script::{Scripted, run},
};
use monkeys::data::{
    LoadError, Script,
    book::BookName,
    script::{Places, Step},
    shape,
};
use monkeys::dice::Dice;
use monkeys::engine::{Clock, door, fact::Who};
use monkeys::force::PieceId;
use serde::{Deserialize, Serialize};

/// What a script sets up: dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    format: u32,
    book: BookName<Pebbles>,
    dice: Vec<u8>,
    #[serde(default, skip_serializing)]
    play: Vec<Step<Pebbles>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    Tired,
    Gone,
}

impl Scripted for Pebbles {
    fn stage(world: &mut World, scene: &Game) {
        door::muster::<Pebbles>(world, &(), Dice::scripted(scene.dice.clone()));
        world.insert_resource(Record::<Pebbles>::of_scene(Game { play: Vec::new(), ..scene.clone() }));
        door::advance::<Pebbles>(world);
    }

    fn scene_of(setup: &Game, _: &str) -> Result<Game, LoadError> {
        Ok(setup.clone())
    }

    fn laid(scene: &Game) -> &[u8] {
        &scene.dice
    }

    fn states(view: View, who: Who) -> Vec<State> {
        let Who::Unit(unit) = who else { return Vec::new() };
        let pebble = view.table.pebbles.iter().find(|pebble| pebble.id == unit).expect("a known pebble");
        let tired = (pebble.tired > 0).then_some(State::Tired);
        tired.into_iter().chain(pebble.gone.then_some(State::Gone)).collect()
    }

    fn whereabouts(_: View, piece: PieceId) -> String {
        format!("{piece} is nowhere: pebbles are units")
    }

    fn board(view: View, _: &Game) -> Vec<String> {
        let at = |place| view.table.pebbles.iter().find(move |one| one.place == Some(place) && !one.gone);
        let token = |place| at(place).map_or('.', |one| one.id.side.key());
        (0..SIZE.1).map(|y| (0..SIZE.0).map(|x| token((x, y))).collect()).collect()
    }

    fn reason(why: &Illegal) -> Option<&'static str> {
        (*why == Illegal::OtherWindow).then_some("window")
    }
}

/// A script from its text.
fn script(text: &str) -> Script<Pebbles> {
    let mut scene: Game = shape::parse("throw.script.ron", text).unwrap_or_else(|error| panic!("{error}"));
    let play = std::mem::take(&mut scene.play);
    Script { about: String::new(), rules: Vec::new(), scene, play, places: Places::of(text) }
}

const THROW: &str = r#"(
    format: 1,
    book: Pebbles,
    dice: [8, 2, 3, 6, 6, 1],
    play: [
        Await('r', Begin),
        Do(Begin('b')),
        Refuse(Put("r1.2", (0, 0)), Some("P-4")),
        Refuse(Pass, Some("window")),
        Do(Put("r1.1", (1, 1))),
        Refuse(Put("r1.2", (1, 1)), Some("P-2")),
        Do(Put("r1.2", (1, 2))),
        Do(Put("r1.3", (1, 3))),
        Do(Put("b1.1", (6, 1))),
        Do(Put("b1.2", (6, 2))),
        Do(Put("b1.3", (6, 3))),
        Do(Plan([("r1.1", Go), ("r1.2", Go), ("r1.3", Stay)])),
        See([Noted("planned", 1)]),
        Do(Plan([("b1.1", Go), ("b1.2", Go), ("b1.3", Go)])),
        Board([
            "........",
            ".r....b.",
            ".r....b.",
            ".r....b.",
            "........",
            "........",
        ]),
        Await('b', Turn, Some(["b1.1", "b1.2", "b1.3"])),
        Allow(Walk("b1.1", (4, 1))),
        Refuse(Walk("b1.1", (3, 1)), Some("P-2")),
        Do(Throw("b1.2")),
        Do(Aim("r1.3")),
        See([By("P-6", Threw(who: "b1.2", dice: [8, 2, 3], hits: 1)), By("P-6", Threw(who: "b1.2", dice: [6, 6, 1], hits: 2))]),
        Dice(6),
        Await('b', Best),
        Do(Keep(1)),
        See([Said("hit")]),
        Never([Counted("b1.2", "tired", 1)]),
        State("r1.3", [Gone]),
        Await('r', Heir, Some(["r1.1", "r1.2"])),
        Do(Name("r1.2")),
        See([Marked("r1.2", "lead"), Counted("b1.2", "tired", 1)]),
        State("b1.2", [Tired]),
        Await('r', Turn),
        Do(Concede),
        Over(Won('b')),
    ],
)"#;

#[test]
fn a_script_of_any_book_passes_and_its_record_holds() {
    let verified = run(&script(THROW)).unwrap_or_else(|miss| panic!("{}: {miss}", miss.place));
    assert!(verified.notes.is_empty());
    let frames = verified.world.resource::<Clock<Frame>>().frames().count();
    assert_eq!((frames, verified.replay.turns.len()), (1, 2));
}

#[test]
fn what_does_not_come_out_is_named_with_its_place() {
    for (wrong, told) in [
        (("State(\"r1.3\", [Gone])", "State(\"r1.3\", [Tired])"), "State(\"r1.3\", [Gone])"),
        (("hits: 2", "hits: 3"), "hits: 2"),
        (("dice: [8, 2, 3, 6, 6, 1]", "dice: [8, 2, 3, 6, 6]"), "5 dice"),
        (("dice: [8, 2, 3, 6, 6, 1]", "dice: [8, 2, 3, 6, 6, 1, 4]"), "left"),
        (("Do(Aim(\"r1.3\"))", "Do(Aim(\"b1.3\"))"), "P-4"),
        (("Dice(6)", "Dice(7)"), "6 dice"),
    ] {
        let text = THROW.replacen(wrong.0, wrong.1, 1);
        assert_ne!(text, THROW);
        let miss = run(&script(&text)).err().unwrap_or_else(|| panic!("{} comes out", wrong.1));
        assert!(miss.to_string().contains(told), "{}: {miss}", wrong.1);
    }
}

#[test]
fn a_script_of_another_book_is_not_read() {
    let monkeys = THROW.replacen("book: Pebbles", "book: Monkeys", 1);
    assert!(shape::parse::<Game>("throw.script.ron", &monkeys).is_err());
}
