//! Ways from one screen to another and back, and what a battle keeps along the way: the whole game without a window.

use super::home;
use bevy::prelude::*;
use monkeys::{
    battle::Record,
    board::{Cell, Direction, Edges},
    data::{monkeys::level::Level, persona::Strength},
    force::Side,
    input::{
        Free, GroundTurn, Intent, Lens, Pointer, Shown,
        intent::{Change, Moment, Rematch},
    },
    panels::{Above, Battle, Scene, Screen, Table},
    rules::monkeys::{door, order::Order, scenarios::Scenario},
    screens::{
        Card, Origin, Page, Pages, Who,
        monkeys::battle::{Hands, verbs},
    },
    words::word,
};
use std::{collections::BTreeSet, path::PathBuf, thread::sleep, time::Duration};

/// Seed of the dice in every battle of a hall.
const DICE: u64 = 23;
/// Frames until a card is open or a page is turned.
const A_WHILE: usize = 6;
/// Frames that an opponent may take for its turn.
const PATIENCE: usize = 6_000;

/// The game, driven by intents.
pub struct Hall(pub App);

impl Hall {
    /// The title, and two people to play. The dice are fixed: what a test sees, it sees each time.
    pub fn new() -> Self {
        Self::with(Vec::new())
    }

    /// The same with the files of these folders in addition to the shipped ones.
    pub fn with(folders: Vec<PathBuf>) -> Self {
        let mut hall = Self(home::game(folders));
        hall.wait(A_WHILE);
        let mut pages = hall.0.world_mut().resource_mut::<Pages>();
        pages.seats.insert("Monkeys", [Who::Human, Who::Human]);
        pages.seats.insert("Suppression", [Who::Human, Who::Human]);
        pages.dice = Some(DICE);
        hall
    }

    pub fn wait(&mut self, frames: usize) {
        (0..frames).for_each(|_| self.0.update());
    }

    pub fn wait_until(&mut self, what: &str, there: impl Fn(&World) -> bool) {
        for _ in 0..PATIENCE {
            if there(self.0.world()) {
                return;
            }
            self.0.update();
            sleep(Duration::from_millis(2));
        }
        let window = door::table(self.0.world()).clock.window();
        panic!("waited in vain for {what}: {window:?}, {:?}", self.orders().last());
    }

    pub fn tell(&mut self, intents: impl IntoIterator<Item = Intent>) {
        for intent in intents {
            self.0.world_mut().write_message(intent);
            self.wait(A_WHILE);
        }
    }

    pub fn pages(&self) -> &Pages {
        self.0.world().resource::<Pages>()
    }

    /// The level that the battle on the table started from.
    pub fn level(&self) -> Level {
        self.0.world().resource::<Record>().level().expect("it began from a level")
    }

    pub fn orders(&self) -> Vec<Order> {
        self.0.world().resource::<Record>().orders().cloned().collect()
    }

    fn asked(&self) -> Option<Side> {
        door::table(self.0.world()).clock.window().map(|window| window.side)
    }

    pub fn screen(&self) -> Option<&Screen> {
        self.0.world().resource::<Table>().screen.as_ref()
    }

    /// What is shown.
    pub fn scene(&self) -> Option<&Scene> {
        self.screen().map(|screen| &screen.scene)
    }

    /// The card on top of it.
    pub fn above(&self) -> Option<&Above> {
        self.screen()?.above.as_ref()
    }

    pub fn battle(&self) -> &Battle {
        match self.scene() {
            Some(Scene::Battle(battle)) => battle,
            other => panic!("no battle is shown: {other:?}"),
        }
    }

    /// Starts a small battle.
    pub fn two_groves(&mut self) {
        self.begin("two-groves");
    }

    /// Starts a battle in which the first side may give orders.
    pub fn begin(&mut self, level: &str) {
        let place = self.pages().levels.iter().position(|name| name == level).expect("it is shipped");
        self.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place)]);
        let dice = Intent::FixDice(Some(self.pages().seed));
        self.tell([dice, Intent::Start]);
        self.wait_until("the first order", |world| {
            door::table(world).clock.window().is_some_and(|window| window.name() == "Act")
        });
        self.wait(A_WHILE);
    }

    /// Ends the turn of the side that is asked, in spite of any risk, and shows what follows.
    pub fn end_turn(&mut self) {
        let before = self.orders().len();
        self.tell([Intent::EndTurn]);
        if self.orders().len() == before {
            self.tell([Intent::EndTurn]);
        }
        assert!(self.orders()[before..].contains(&Order::EndTurn), "{:?}", &self.orders()[before..]);
    }
}

#[test]
fn a_return_match() {
    home::run("ways::a_return_match_is_of_the_battle_on_the_table");
}

#[test]
#[ignore = "part of a_return_match"]
fn a_return_match_is_of_the_battle_on_the_table() {
    let mut hall = Hall::new();
    hall.two_groves();
    let first = hall.level();
    hall.end_turn();
    hall.tell([Intent::Again(Rematch::Swapped)]);
    let swapped = hall.level();
    assert_eq!(swapped.forces[0], first.forces[1]);
    assert_eq!(swapped.forces[1], first.forces[0]);
    assert_eq!(hall.orders().iter().filter(|order| **order == Order::EndTurn).count(), 0, "it begins");
    // The set-up shows who fights, and that is what happens: a return match changes nothing there.
    hall.two_groves();
    assert_eq!(hall.level().forces, first.forces);
    // A battle that was left and resumed is the one that is restarted, whatever has been set up meanwhile.
    let other = hall.pages().levels.iter().position(|name| name == "fern-pass").expect("it is shipped");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(other), Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.pages().page, hall.level().name.as_str()), (Page::Battle, first.name.as_str()));
    hall.tell([Intent::Again(Rematch::OtherDice)]);
    assert_eq!(hall.level().name, first.name);
}

#[test]
fn a_return_match_of_other_books() {
    home::run("ways::a_return_match_of_any_book_keeps_the_way_back");
}

#[test]
#[ignore = "part of a_return_match_of_other_books"]
fn a_return_match_of_any_book_keeps_the_way_back() {
    let mut hall = Hall::new();
    for book in 0..4 {
        hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::Editor), Intent::Plan(Change::Book(book))]);
        hall.tell([Intent::Start]);
        for again in [Rematch::OtherDice, Rematch::Swapped] {
            assert_eq!(hall.pages().page, Page::Battle, "book {book}");
            assert!(matches!(hall.pages().origin, Origin::Ground { .. }), "book {book}: {:?}", hall.pages().origin);
            hall.tell([Intent::Again(again)]);
        }
        assert!(matches!(hall.pages().origin, Origin::Ground { .. }), "book {book}: {:?}", hall.pages().origin);
    }
}

#[test]
fn new_dice() {
    home::run("ways::each_battle_has_new_dice_unless_they_were_fixed");
}

#[test]
#[ignore = "part of new_dice"]
fn each_battle_has_new_dice_unless_they_were_fixed() {
    let mut hall = Hall::new();
    hall.tell([Intent::FixDice(None)]);
    let two_groves = hall.pages().levels.iter().position(|name| name == "two-groves").expect("it is shipped");
    let set_up = [Intent::Open(Shown::SetUp), Intent::ChooseLevel(two_groves), Intent::Start];
    let again = |again| [Intent::Again(again)];
    let dice = |hall: &Hall| hall.0.world().resource::<Record>().seed;
    let mut seeds = BTreeSet::new();
    for _ in 0..2 {
        hall.tell(set_up.clone());
        seeds.insert(dice(&hall));
        hall.tell(again(Rematch::OtherDice));
        seeds.insert(dice(&hall));
        hall.tell(again(Rematch::Swapped));
        seeds.insert(dice(&hall));
    }
    // Two of a million may be equal by chance.
    assert!(seeds.len() >= 5, "{seeds:?}");
    let known = dice(&hall);
    hall.tell(again(Rematch::SameDice));
    assert_eq!(dice(&hall), known, "the same dice, where they are asked for");
    // Fixed by hand, they stay, and the set-up says so.
    hall.tell([Intent::Open(Shown::SetUp), Intent::FixDice(Some(9))]);
    for _ in 0..2 {
        hall.tell(set_up.clone());
        assert_eq!(dice(&hall), 9);
    }
    hall.tell([Intent::Open(Shown::SetUp)]);
    let screen = hall.0.world().resource::<Table>().screen.as_ref().map(|screen| &screen.scene);
    let Some(Scene::SetUp(shown)) = screen else { panic!("the set-up is shown") };
    assert_eq!(shown.dice, Some(9));
    // The player's own ground keeps its seed: only the dice change.
    hall.tell([Intent::FixDice(None), Intent::Open(Shown::Editor)]);
    let mut seeds = BTreeSet::new();
    let mut grounds = Vec::new();
    for _ in 0..3 {
        hall.tell([Intent::Start]);
        assert_eq!(hall.pages().page, Page::Battle);
        seeds.insert(dice(&hall));
        grounds.push(hall.level().ground.clone());
        hall.tell([Intent::Open(Shown::Editor)]);
    }
    assert!(seeds.len() >= 2, "{seeds:?}");
    assert!(grounds.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn the_brush_of_an_ambush() {
    home::run("ways::the_brush_of_an_ambush_keeps_the_way_back_and_what_was_drawn");
}

#[test]
#[ignore = "part of the_brush_of_an_ambush"]
fn the_brush_of_an_ambush_keeps_the_way_back_and_what_was_drawn() {
    let mut hall = Hall::new();
    let ambush = Scenario::ALL.iter().position(|one| *one == Scenario::Ambush).expect("it is one of them");
    let click = |x, y| Intent::Click { cell: Cell::new(x, y), double: false, shift: false };
    hall.tell([
        Intent::Open(Shown::Editor),
        Intent::Plan(Change::Scenario(ambush)),
        Intent::Ground(GroundTurn::Tool(1)),
    ]);
    let before = hall.pages().plan.clone();
    hall.tell([Intent::Plan(Change::Density(20))]);
    let planned = hall.pages().plan.clone();
    assert_ne!(before, planned);
    hall.tell([Intent::Start]);
    hall.wait_until("the ground's question", |world| {
        door::table(world).clock.window().is_some_and(|window| window.name() == "Ground")
    });
    for lays in [false, true] {
        let offered = monkeys::battle::monkeys::choices(hall.0.world()).expect("the attacker is asked").orders.len();
        hall.tell([Intent::TakeOption(offered)]);
        assert_eq!(hall.pages().page, Page::Editor);
        hall.tell([click(10, 10)]);
        hall.tell([if lays { Intent::Ground(GroundTurn::Lay) } else { Intent::Back }]);
        assert_eq!((hall.pages().page, hall.pages().origin), (Page::Battle, Origin::Ground { from_title: true }));
    }
    // The ground is as it was when its battle started, and so are its undo steps.
    hall.tell([Intent::Open(Shown::Editor)]);
    assert_eq!(hall.pages().plan, planned);
    hall.tell([Intent::Undo]);
    assert_eq!(hall.pages().plan, before);
}

#[test]
fn who_concedes() {
    home::run("ways::who_concedes_is_asked_by_name_and_may_play_on");
}

#[test]
#[ignore = "part of who_concedes"]
fn who_concedes_is_asked_by_name_and_may_play_on() {
    let mut hall = Hall::new();
    hall.two_groves();
    let side = hall.asked().expect("somebody decides");
    for answer in [Intent::Back, Intent::Accept] {
        hall.tell([Intent::Menu, Intent::Concede]);
        assert_eq!(hall.pages().card, Some(Card::Concede(side)));
        hall.tell([answer]);
        assert!(!hall.orders().contains(&Order::Concede), "it was not meant");
        hall.tell([Intent::Back]);
    }
    hall.tell([Intent::Menu, Intent::Concede, Intent::Concede]);
    assert_eq!(hall.orders().last(), Some(&Order::Concede));
    let track = &hall.battle().track;
    assert_eq!(track.steps[track.step], monkeys::words::word("track-over"));
}

#[test]
fn an_opponents_turn_taken_back() {
    home::run("ways::an_opponents_turn_that_was_taken_back_is_not_told");
}

#[test]
#[ignore = "part of an_opponents_turn_taken_back"]
fn an_opponents_turn_that_was_taken_back_is_not_told() {
    let mut hall = Hall::new();
    hall.0
        .world_mut()
        .resource_mut::<Pages>()
        .seats
        .insert("Monkeys", [Who::Human, Who::Scripted("sentinel".to_owned(), Strength::Quick)]);
    let told = |hall: &mut Hall| {
        let before = hall.orders().len();
        hall.end_turn();
        hall.wait_until("the opponent's turn", |world| {
            door::table(world).clock.window().is_some_and(|window| window.side == Side::First && window.name() == "Act")
        });
        let given = hall.orders()[before..].len() - 1;
        hall.tell([Intent::Reasons]);
        assert_eq!(hall.pages().card, Some(Card::Reasons));
        let Some(Above::Advice(advice)) = hall.above().cloned() else { panic!("{:?}", hall.above()) };
        hall.tell([Intent::Back]);
        (given, advice.courses.iter().map(|course| course.orders.len()).sum::<usize>())
    };
    // A turn with a die roll can't be undone; this opponent waits.
    hall.begin("dust-road");
    let once = told(&mut hall);
    hall.tell([Intent::Undo]);
    assert!(hall.orders().is_empty() && once.0 > 0, "a die was rolled: {once:?}");
    assert_eq!(told(&mut hall), once, "what was taken back is told no more");
}

#[test]
fn advice_too_late() {
    home::run("ways::advice_is_for_who_asked_and_gives_way_to_other_drafts");
}

#[test]
#[ignore = "part of advice_too_late"]
fn advice_is_for_who_asked_and_gives_way_to_other_drafts() {
    let mut hall = Hall::new();
    hall.two_groves();
    let side = hall.asked();
    for intent in [Intent::Advice, Intent::EndTurn, Intent::EndTurn] {
        hall.0.world_mut().write_message(intent);
    }
    hall.0.update();
    assert_ne!(hall.asked(), side, "{:?}", hall.orders());
    hall.wait(200);
    sleep(Duration::from_millis(500));
    hall.wait(20);
    assert!(hall.0.world().resource::<Hands>().draft().is_none(), "the other player has not asked");
    // Back is enough to cancel it.
    hall.0.world_mut().write_message(Intent::Advice);
    hall.0.update();
    hall.tell([Intent::Back]);
    assert_eq!(hall.pages().card, None, "it took back the wish, and did nothing else");
    sleep(Duration::from_millis(500));
    hall.wait(20);
    assert!(hall.0.world().resource::<Hands>().draft().is_none());
    // A player who waits gets it. Wherever the keys left the cursor, the accept key takes the draft.
    let (lens, free) = (Lens { cell: 20.0, columns: 30, rows: 20, ..Lens::default() }, Free::default());
    let moved = |world: &mut World| world.resource_mut::<Pointer>().step(Direction::East, &lens, &free);
    moved(hall.0.world_mut());
    assert!(hall.0.world().resource::<Pointer>().points());
    hall.tell([Intent::Advice]);
    hall.wait_until("the advice", |world| world.resource::<Hands>().draft().is_some());
    assert!(!hall.0.world().resource::<Pointer>().points(), "Enter means the advised order");
    moved(hall.0.world_mut());
    assert!(hall.0.world().resource::<Pointer>().points(), "until the cursor is moved again");
}

#[test]
fn advice_too_early() {
    home::run("ways::advice_asked_for_too_early_waits_for_its_turn");
}

#[test]
#[ignore = "part of advice_too_early"]
fn advice_asked_for_too_early_waits_for_its_turn() {
    let mut hall = Hall::new();
    let opponent = Who::Scripted("steady".to_owned(), Strength::Quick);
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Monkeys", [Who::Human, opponent]);
    hall.two_groves();
    assert_eq!(hall.asked(), Some(Side::First));
    for intent in [Intent::EndTurn, Intent::EndTurn] {
        hall.0.world_mut().write_message(intent);
        hall.0.update();
    }
    assert_eq!(hall.asked(), Some(Side::Second), "{:?}", hall.orders());
    hall.0.world_mut().write_message(Intent::Advice);
    hall.0.update();
    assert!(hall.0.world().resource::<Hands>().draft().is_none());
    let waits = |world: &World| world.resource::<Hands>().told() == Some(word("advice-waits").as_str());
    assert!(waits(hall.0.world()), "{:?}", hall.0.world().resource::<Hands>().told());
    hall.wait_until("the advice", |world| world.resource::<Hands>().draft().is_some());
    assert_eq!(hall.asked(), Some(Side::First), "it is for the player who asked");
    let told = hall.0.world().resource::<Hands>().told().map(str::to_owned);
    assert!(told.is_some_and(|told| told.contains("advises")), "the reason is beside it");
}

#[test]
fn advice_followed() {
    home::run("ways::advice_that_is_followed_goes_on_with_its_course");
}

#[test]
#[ignore = "part of advice_followed"]
fn advice_that_is_followed_goes_on_with_its_course() {
    let mut hall = Hall::new();
    hall.begin("bald-ridge");
    let side = hall.asked();
    let advised = |hall: &mut Hall| {
        hall.tell([Intent::Advice]);
        hall.wait_until("the advice", |world| world.resource::<Hands>().draft().is_some());
        let told = hall.0.world().resource::<Hands>().told().map(str::to_owned).expect("its reason");
        hall.tell([Intent::Accept]);
        told
    };
    let mut followed = 0;
    for _ in 0..6 {
        let first = advised(&mut hall);
        let (_, rest) = first.split_once(", then ").unwrap_or_default();
        let (next, _) = rest.split_once('.').unwrap_or_default();
        if next.is_empty() || next.contains(", then ") || hall.asked() != side {
            continue;
        }
        let second = advised(&mut hall);
        assert!(second.contains(next), "advised was {first:?}, and then {second:?}");
        followed += 1;
    }
    assert!(followed > 0, "no course had two orders");
}

#[test]
fn a_cursor_beyond_the_edge() {
    home::run("ways::the_cursor_leaves_the_board_by_an_exit_and_comes_back_to_the_next_unit");
}

#[test]
#[ignore = "part of a_cursor_beyond_the_edge"]
fn the_cursor_leaves_the_board_by_an_exit_and_comes_back_to_the_next_unit() {
    let mut hall = Hall::new();
    let exits = |hall: &Hall| hall.0.world().resource::<Lens>().exits;
    assert_eq!(exits(&hall), Edges::NONE);
    hall.two_groves();
    hall.wait(A_WHILE);
    let table = door::table(hall.0.world());
    let open = table.field.edges[table.turn.side.index()];
    assert_eq!(exits(&hall), open);
    let edge = open.iter().next().expect("there is a way home");
    let (lens, free) = (*hall.0.world().resource::<Lens>(), Free::default());
    let steps = (0..lens.columns)
        .flat_map(|_| hall.0.world_mut().resource_mut::<Pointer>().step(edge.outward(), &lens, &free))
        .collect::<Vec<_>>();
    hall.tell(steps.into_iter().filter(|intent| matches!(intent, Intent::Brink(_))));
    assert!(hall.0.world().resource::<Hands>().brink().is_some());
    hall.tell([Intent::NextUnit]);
    let hands = hall.0.world().resource::<Hands>();
    assert_eq!((hands.brink(), hands.hover()), (None, monkeys::screens::monkeys::battle::home(hall.0.world())));
    hall.end_turn();
    hall.tell([Intent::Open(Shown::Theatre)]);
    assert_eq!(exits(&hall), Edges::NONE, "what has been is only looked at");
}

#[test]
fn the_theatre_at_once() {
    home::run("ways::who_sees_battles_at_once_can_still_watch_a_replay");
}

#[test]
#[ignore = "part of the_theatre_at_once"]
fn who_sees_battles_at_once_can_still_watch_a_replay() {
    let mut hall = Hall::new();
    hall.two_groves();
    hall.end_turn();
    hall.tell([Intent::Open(Shown::Theatre)]);
    let speed = |hall: &Hall| hall.battle().theatre.as_ref().map(|theatre| theatre.speed);
    assert_eq!(speed(&hall), Some(4));
    hall.tell([Intent::Theatre(Moment::Speed(2))]);
    assert_eq!(speed(&hall), Some(2));
    hall.tell([Intent::Back]);
    assert_eq!(speed(&hall), None);
    let settings = hall.0.world().resource::<monkeys::screens::Settings>();
    assert_eq!(settings.speed, 0, "the battles' own speed stays");
    hall.tell([Intent::Open(Shown::Theatre)]);
    assert_eq!(speed(&hall), Some(2), "it is as fast as the last time");
}

#[test]
fn undo_says_whose_turn_it_takes_back() {
    home::run_with(
        "ways::undo_takes_back_a_turn_behind_what_was_not_asked",
        "(format: 1, hints: false, speed: 0, take_marked: [\"Designate\"])",
    );
}

#[test]
#[ignore = "part of undo_says_whose_turn_it_takes_back"]
fn undo_takes_back_a_turn_behind_what_was_not_asked() {
    let mut hall = Hall::new();
    hall.begin("bald-ridge-two");
    let side = hall.asked();
    hall.end_turn();
    assert!(matches!(hall.orders().last(), Some(Order::Designate(_))), "{:?}", hall.orders());
    assert!(!hall.battle().track.undo.sealed.is_empty(), "it is told whose turn goes back");
    hall.tell([Intent::Undo]);
    assert_eq!(hall.asked(), side, "and it does go back");
    // The remaining orders were given without asking: nothing of the player's own can be undone.
    let undo = &hall.battle().track.undo;
    assert_eq!(undo.free, 0, "{undo:?}");
    // A drafted one is dropped, and nothing else happens.
    let before = hall.orders();
    hall.tell([Intent::Mode(verbs::OVERWATCH)]);
    assert!(hall.0.world().resource::<Hands>().draft().is_some());
    hall.tell([Intent::Undo]);
    assert!(hall.0.world().resource::<Hands>().draft().is_none());
    assert_eq!(hall.orders(), before);
}
