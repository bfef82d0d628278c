//! Pebbles at the table, without a screen of its own: each window is answered by its shape.

use crate::{
    book::{Pebbles, Table as Pebbled},
    files::MEADOW,
    home,
};
use bevy::prelude::*;
use monkeys::{
    battle::{play, record::Record},
    board::Cell,
    engine::{BattleLog, Rules, Shape, Window, door},
    force::{Side, UnitId},
    input::{Asked, Intent, Shown, Verb},
    panels::{Above, Battle, Scene, Table, decision::Ask, orders::May},
    screens::{
        Hands, Pages,
        host::{Host, Hosted},
        hosts,
        plain::Plain,
        starting, table,
    },
    view::{Cast, Overlays, Playback, Sketch, headless::Studio},
};
use std::collections::BTreeSet;

/// The host of the book: the program contains no code for it.
pub const PEBBLES: Plain<Pebbles> = Plain::new();

/// Frames until a card is open or a question is asked.
const A_WHILE: usize = 4;

/// The whole game, with a game of Pebbles on the table.
pub struct Hall(pub App);

impl Hall {
    fn new(seed: u64) -> Self {
        let mut hall = Self(home::game(Vec::new()));
        hall.0.update();
        let world = hall.0.world_mut();
        door::install::<Pebbles>(world);
        play::begin(world, &MEADOW, seed);
        starting::lay(world, &PEBBLES);
        hall.wait();
        hall
    }

    /// The set-up with the meadow chosen: how many levels it lists, and the meadow's index.
    pub fn set_up(host: &'static dyn Host) -> (Self, usize, usize) {
        hosts::add(host);
        let mut hall = Self(home::game(Vec::new()));
        hall.wait();
        hall.tell([Intent::Open(Shown::SetUp)]);
        let levels = &hall.world().resource::<Pages>().levels;
        let place = levels.iter().position(|file| file == "Pebbles/meadow").expect("it is offered");
        let count = levels.len();
        hall.tell([Intent::ChooseLevel(place)]);
        (hall, count, place)
    }

    pub fn wait(&mut self) {
        (0..A_WHILE).for_each(|_| self.0.update());
    }

    pub fn tell(&mut self, intents: impl IntoIterator<Item = Intent>) {
        for intent in intents {
            self.0.world_mut().write_message(intent);
            self.wait();
        }
    }

    pub fn world(&self) -> &World {
        self.0.world()
    }

    pub fn window(&self) -> Option<Window> {
        door::window::<Pebbles>(self.world()).cloned()
    }

    pub fn orders(&self) -> usize {
        self.world().resource::<Record<Pebbles>>().orders().count()
    }

    fn battle(&self) -> &Battle {
        match self.world().resource::<Table>().screen.as_ref().map(|screen| &screen.scene) {
            Some(Scene::Battle(battle)) => battle,
            other => panic!("no battle is shown: {other:?}"),
        }
    }

    fn place(&self, unit: UnitId) -> Option<Cell> {
        let pebbles = &self.world().resource::<Pebbled>().pebbles;
        let one = pebbles.iter().find(|pebble| pebble.id == unit && !pebble.gone)?;
        one.place.map(|(x, y)| Cell::new(x, y))
    }

    /// The kind of order with this name on the bar.
    fn verb(&self, name: &str) -> Verb {
        let buttons = &self.battle().orders.buttons;
        buttons.iter().find(|button| button.words == name).unwrap_or_else(|| panic!("no button {name}")).mode
    }

    /// Answers the open window by its shape, as a player would: a key, a face, a click on the board.
    pub fn answer(&mut self, window: &Window) {
        let ask = self.battle().decision.as_ref().map(|decision| decision.ask.clone());
        match (window.shape(), ask) {
            (Shape::Pick | Shape::List, Some(Ask::Pick(cards))) => {
                assert!(cards.len() > 1 && cards[0].key == "1", "{cards:?}");
                self.tell([Intent::TakeOption(0)]);
            }
            (Shape::Die, Some(Ask::Pick(cards))) => {
                assert_eq!(self.battle().tray.dice.len(), cards.len(), "the dice lie open");
                self.tell([Intent::TakeDie(cards.len() - 1)]);
            }
            (Shape::Cells, Some(Ask::OnMap(_))) => {
                let x = if window.side == Side::First { 1 } else { 6 };
                let click =
                    Intent::Click { cell: Cell::new(x, 1 + self.orders() as i16 % 5), shift: false, double: false };
                let before = self.orders();
                self.tell([click.clone()]);
                assert_eq!(self.orders(), before, "the first click shows it");
                self.tell([click]);
            }
            (Shape::Members, Some(Ask::Members(_, faces))) => {
                let other = faces.iter().find(|face| !face.named).or(faces.first()).expect("somebody is left").piece;
                self.tell([Intent::TogglePiece(other), Intent::Accept]);
            }
            (Shape::Targets, Some(Ask::OnMap(_))) => {
                let enemies: Vec<UnitId> =
                    self.world().resource::<Pebbled>().of(window.side.other()).map(|pebble| pebble.id).collect();
                let cell = enemies.last().and_then(|unit| self.place(*unit)).expect("an enemy lies there");
                let click = Intent::Click { cell, shift: false, double: false };
                self.tell([click.clone()]);
                if self.window().as_ref() == Some(window) {
                    self.tell([click]);
                }
            }
            (Shape::Act, None) => self.order(),
            (shape, ask) => panic!("{shape:?} is asked as {ask:?}"),
        }
    }

    /// One of the orders of a turn: a throw, or every third time a step, a rest, or nothing.
    fn order(&mut self) {
        match self.orders() % 5 {
            0 => {
                let unit = self.world().resource::<Hands>().selected().expect("somebody is chosen");
                let free = |cell: &Cell| {
                    !self.world().resource::<Pebbled>().pebbles.iter().any(|one| one.place == Some((cell.x, cell.y)))
                };
                let from = self.place(unit).expect("it lies on the table");
                let near = (-1..=1).map(|by| Cell::new(from.x, from.y + by));
                let cell = near.filter(|cell| (0..6).contains(&cell.y)).find(free).expect("there is room");
                let click = Intent::Click { cell, shift: false, double: false };
                self.tell([Intent::Mode(self.verb("Walk")), click.clone(), click]);
            }
            1 => self.tell([Intent::EndTurn, Intent::EndTurn]),
            2 => self.tell([Intent::NextUnit, Intent::Mode(self.verb("Rest")), Intent::Accept]),
            _ => self.tell([Intent::Mode(self.verb("Throw")), Intent::Mode(self.verb("Throw"))]),
        }
    }
}

#[test]
fn every_window_of_a_book_without_screens_is_answered_by_its_shape() {
    home::run("window::played_by_hand");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn played_by_hand() {
    let mut hall = Hall::new(3);
    let mut shapes = BTreeSet::new();
    for _ in 0..200 {
        let Some(window) = hall.window() else { break };
        let before = hall.orders();
        hall.take_the_seat();
        hall.answer(&window);
        assert_eq!(hall.orders(), before + 1, "{window:?}: {:?}", hall.battle().notice);
        shapes.insert(format!("{:?}", window.shape()));
    }
    assert_eq!(shapes.len(), 7, "{shapes:?}");
    let outcome = door::outcome::<Pebbles>(hall.world()).expect("the game ends");
    assert!(outcome.how != "conceded");
    hall.wait();
    assert!(hall.battle().log.lines.len() > 20);
    assert!(matches!(hall.above(), Some(Above::Ending(_))), "{:?}", hall.above());
}

#[test]
fn orders_are_refused_with_their_reason_and_taken_back() {
    home::run("window::refused_and_taken_back");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn refused_and_taken_back() {
    let mut hall = Hall::new(5);
    while hall.window().is_some_and(|window| window.shape() != Shape::Act) {
        let window = hall.window().expect("somebody is asked");
        hall.take_the_seat();
        hall.answer(&window);
    }
    hall.take_the_seat();
    assert_eq!(*hall.world().resource::<Asked>(), Asked::Nothing);
    let unit = hall.world().resource::<Hands>().selected().expect("somebody is chosen");
    let far = if unit.side == Side::First { 7 } else { 0 };
    let walk = hall.verb("Walk");
    hall.tell([Intent::Mode(walk), Intent::Click { cell: Cell::new(far, 0), shift: false, double: false }]);
    let notice = hall.battle().notice.clone().expect("it is too far");
    assert_eq!(notice.rule.as_deref(), Some("P-2"));
    let may =
        |hall: &Hall, verb| hall.battle().orders.buttons.iter().find(|one| one.mode == verb).map(|one| one.may.clone());
    assert_eq!(may(&hall, walk), Some(May::Chosen));
    let before = hall.orders();
    let rest = hall.verb("Rest");
    hall.tell([Intent::Mode(rest)]);
    assert_eq!(*hall.world().resource::<Asked>(), Asked::Draft, "Enter takes what is drafted");
    hall.tell([Intent::Accept]);
    assert_eq!(hall.orders(), before + 1);
    hall.take_the_seat();
    hall.tell([Intent::Undo]);
    assert_eq!(hall.orders(), before);
    hall.take_the_seat();
    hall.tell([Intent::Redo]);
    assert_eq!(hall.orders(), before + 1);
    hall.take_the_seat();
    hall.tell([Intent::Concede, Intent::Concede]);
    assert_eq!(door::outcome::<Pebbles>(hall.world()).map(|outcome| outcome.how), Some("conceded"));
}

#[test]
fn its_pieces_are_drawn() {
    let mut world = World::new();
    crate::begin(&mut world, 4);
    let ground = <Pebbles as monkeys::battle::shown::Shown>::ground(Pebbles::view(&world));
    let mut studio = Studio::over(&ground, 40);
    crate::begin(studio.world(), 4);
    studio.world().insert_resource(Hosted(&PEBBLES));
    let picture = |studio: &mut Studio| {
        table::refill(studio.world());
        let log = studio.world().resource::<BattleLog>().clone();
        studio.world().resource_mut::<Playback>().jump(&log);
        studio.snapshot().expect("it is drawn")
    };
    let empty = picture(&mut studio);
    let colours: BTreeSet<[u8; 4]> =
        empty.data().chunks(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect();
    assert!(colours.len() > 4, "the ground is drawn");
    let mut placed = 0;
    crate::play_until(studio.world(), 4, |world| {
        placed = world.resource::<Pebbled>().pebbles.iter().filter(|pebble| pebble.place.is_some()).count();
        placed == 6
    });
    let full = picture(&mut studio);
    let other = empty.data().chunks(4).zip(full.data().chunks(4)).filter(|(one, other)| one != other).count();
    assert!(other > 6 * 200, "six counters lie there: {other} pixels have changed");
}

/// Plays in secret up to the first turn: the first side puts its pebbles from this row on, and takes this answer for
/// its plan. Returns what was on the table whenever the second side was asked, and during hand-overs.
fn played_in_secret(row: i16, plan: usize) -> (Vec<String>, Vec<String>) {
    let mut hall = Hall::new(7);
    let (mut theirs, mut passing) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        let Some(window) = hall.window() else { break };
        if matches!(hall.above(), Some(Above::Pass(_))) {
            assert!(hall.battle().decision.is_none(), "who is passed the table sees no answers yet");
            passing.push(hall.told());
            hall.tell([Intent::Accept]);
            continue;
        }
        if window.side == Side::Second {
            theirs.push(hall.told());
        }
        match window.shape() {
            Shape::Act => break,
            Shape::Cells => {
                let own = window.side == Side::First;
                let (x, y) = if own { (1, row) } else { (6, 1) };
                let cell = (0..6).map(|by| Cell::new(x, (y + by) % 6)).find(|cell| hall.is_free(*cell)).expect("room");
                let click = Intent::Click { cell, shift: false, double: false };
                hall.tell([click.clone(), click]);
                if hall.window().as_ref() == Some(&window) {
                    hall.tell([Intent::Accept]);
                }
            }
            Shape::List if window.side == Side::First => hall.tell([Intent::TakeOption(plan)]),
            _ => hall.tell([Intent::TakeOption(0)]),
        }
    }
    (theirs, passing)
}

impl Hall {
    /// Dismisses the hand-over card.
    fn take_the_seat(&mut self) {
        if matches!(self.above(), Some(Above::Pass(_))) {
            self.tell([Intent::Accept]);
        }
    }

    /// Everything shown and written: panels, cards, counters, overlays, the log.
    fn told(&self) -> String {
        let world = self.world();
        let counters: Vec<_> = world.resource::<Playback>().tokens().map(|token| (token.piece, token.cell)).collect();
        let screen = world.resource::<Table>().screen.as_ref();
        let (overlays, sketch) = (world.resource::<Overlays>(), world.resource::<Sketch>());
        format!("{screen:?} {counters:?} {:?} {overlays:?} {sketch:?}", world.resource::<Cast>())
    }

    pub fn above(&self) -> Option<&Above> {
        self.world().resource::<Table>().screen.as_ref()?.above.as_ref()
    }

    fn is_free(&self, cell: Cell) -> bool {
        !self.world().resource::<Pebbled>().pebbles.iter().any(|one| one.place == Some((cell.x, cell.y)))
    }
}

#[test]
fn what_is_secret_is_on_no_screen_of_the_other_side() {
    home::run("window::kept_from_the_other_side");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn kept_from_the_other_side() {
    let (one, passing) = played_in_secret(0, 0);
    let (other, passing_other) = played_in_secret(3, 1);
    // The second side puts three pebbles and plans once; there are at least four hand-overs.
    assert!(one.len() >= 4 && passing.len() >= 4, "{} {}", one.len(), passing.len());
    assert_eq!((one.len(), passing.len()), (other.len(), passing_other.len()));
    for (place, (one, other)) in one.iter().zip(&other).enumerate().take(4) {
        assert_eq!(one, other, "the second side is asked for the {place}. time");
    }
    assert_eq!(passing[..3], passing_other[..3], "while the table is handed over");
}

#[test]
fn a_secret_answer_is_not_taken_back_by_whoever_is_asked_next() {
    home::run("window::not_taken_back");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn not_taken_back() {
    let mut hall = Hall::new(7);
    while hall.window().is_some_and(|window| window.side == Side::First) {
        let window = hall.window().expect("it is asked");
        hall.take_the_seat();
        hall.answer(&window);
    }
    let orders = hall.orders();
    hall.tell([Intent::Accept, Intent::Undo]);
    assert_eq!(hall.orders(), orders, "three pebbles stay where they were put");
}

#[test]
fn its_levels_are_set_up_and_its_battles_are_continued() {
    home::run("window::set_up_and_continued");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn set_up_and_continued() {
    let (mut hall, levels, place) = Hall::set_up(&PEBBLES);
    match hall.world().resource::<Table>().screen.as_ref().map(|screen| &screen.scene) {
        Some(Scene::SetUp(set_up)) => {
            assert!(levels > 1 && set_up.levels.len() == 1, "levels of other books are on lists of their own");
            let listed = &set_up.levels[0];
            assert_eq!((listed.place, set_up.chosen), (place, place));
            assert_eq!(listed.name, "A meadow with 12 watchers");
            assert!(listed.picture.is_some() && set_up.scenarios.is_empty() && set_up.plan.is_none());
        }
        other => panic!("no set-up is shown: {other:?}"),
    }
    hall.tell([Intent::Start]);
    for _ in 0..5 {
        hall.take_the_seat();
        let window = hall.window().expect("somebody is asked");
        hall.answer(&window);
    }
    let (orders, window) = (hall.orders(), hall.window());
    hall.tell([Intent::Open(Shown::Title)]);
    (0..4).for_each(|_| hall.wait());
    match hall.world().resource::<Table>().screen.as_ref().map(|screen| &screen.scene) {
        Some(Scene::Title(title)) => {
            let card = title.cards.iter().find(|card| card.intent == Intent::Open(Shown::LastBattle)).expect("a card");
            assert!(card.why.is_none() && card.short == "A meadow with 12 watchers", "{card:?}");
        }
        other => panic!("no title is shown: {other:?}"),
    }
    // Another game is on the table before the saved one is.
    play::begin(hall.0.world_mut(), &MEADOW, 99);
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.orders(), hall.window()), (orders, window));
    hall.take_the_seat();
    let window = hall.window().expect("somebody is asked");
    hall.answer(&window);
    assert_eq!(hall.orders(), orders + 1, "it goes on");
    hall.tell([Intent::Open(Shown::Theatre)]);
    assert!(hall.battle().theatre.is_some(), "it is shown again");
}
