//! Initiative Ladder at the table: deployed, called, moved, fired and interrupted by hand, and what its board shows of
//! that.

use super::{home, models::check_words, ways::Hall};
use monkeys::{
    battle::record::Record,
    board::Cell,
    engine::{Rules, Shape, Window, door},
    force::{Side, UnitId},
    input::{Free, Intent, Lens, Shown, Verb},
    panels::{Above, Battle, Scene, decision::Ask, orders::May, track::Turn},
    rules::initiative::{Initiative, Order, View, order::Action, verbs::VERBS},
    screens::{Hands, Pages, Who},
    view::{
        Cast, Landmarks, Overlays, Sketch,
        art::{
            looks::Badge,
            overlay::{Region, Wash},
        },
    },
};
use std::collections::BTreeSet;

/// Starts a battle of a level between two people.
pub fn begin(level: &str) -> Hall {
    begin_in(Hall::new(), level)
}

/// The same for a level of the player's own.
pub fn begin_own(level: &str, text: &str) -> Hall {
    let home = std::env::var_os("XDG_DATA_HOME").expect("a home of its own");
    let folder = std::path::PathBuf::from(home).join("own");
    std::fs::create_dir_all(&folder).expect("a folder of its own");
    std::fs::write(folder.join(format!("{level}.level.ron")), text).expect("it is written");
    begin_in(Hall::with(vec![folder]), level)
}

fn begin_in(mut hall: Hall, level: &str) -> Hall {
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Initiative", [Who::Human, Who::Human]);
    hall.tell([Intent::Open(Shown::SetUp)]);
    let levels = hall.0.world().resource::<Pages>().levels.clone();
    let file = format!("Initiative/{level}");
    let place = levels.iter().position(|known| *known == file).expect("it is offered");
    hall.tell([Intent::ChooseLevel(place), Intent::Start]);
    hall
}

/// Everybody is set up at the first place offered: in the open, where they soon see each other.
pub fn set_up(hall: &mut Hall) {
    let first = Initiative::choices(view(hall)).and_then(|choices| choices.orders.first().cloned());
    let Some(Order::SetUp(_, cell, _)) = first else { panic!("{first:?}") };
    hall.tell([click(cell), click(cell)]);
}

pub fn window(hall: &Hall) -> Option<Window> {
    door::window::<Initiative>(hall.0.world()).cloned()
}

pub fn orders(hall: &Hall) -> usize {
    hall.0.world().resource::<Record<Initiative>>().orders().count()
}

pub fn view(hall: &Hall) -> View<'_> {
    Initiative::view(hall.0.world())
}

pub fn verb(name: &str) -> Verb {
    Verb(VERBS.iter().position(|kind| kind.name == name).expect("a verb of the book") as u8)
}

pub fn place(hall: &Hall, id: UnitId) -> Option<Cell> {
    let field = view(hall).field;
    field.find(id).and_then(|unit| field.cell(unit))
}

pub const fn click(cell: Cell) -> Intent {
    Intent::Click { cell, shift: false, double: false }
}

/// Dismisses the hand-over card; passes the computer on if there is nothing to decide.
pub fn take_the_seat(hall: &mut Hall) {
    while matches!(hall.above(), Some(Above::Pass(_))) {
        hall.tell([Intent::Accept]);
    }
}

/// The orders that the book lists for the called character.
fn listed(hall: &Hall) -> Vec<Order> {
    Initiative::choices(view(hall)).map(|choices| choices.orders).unwrap_or_default()
}

/// Answers questions, as a player would; returns the name of the order given at a call.
fn answer(hall: &mut Hall, asked: &Window, step: usize) -> Option<&'static str> {
    match (asked.shape(), hall.battle().decision.as_ref().map(|one| one.ask.clone())) {
        (Shape::Act, None) if asked.name() == "Declare" => {
            hall.tell([Intent::EndTurn, Intent::EndTurn]);
            None
        }
        (Shape::Act, None) => Some(act(hall, asked.about.expect("somebody is called"), step)),
        (Shape::Pick, Some(Ask::Pick(cards))) => {
            if asked.name() == "Watch" {
                the_way_is_asked_about(hall);
            }
            // After the shooters come the answers that stand for a while.
            let last = if asked.name() == "Watch" { listed(hall).len() } else { cards.len() };
            hall.tell([Intent::TakeOption(last - 1)]);
            Some("Interrupt")
        }
        (_, Some(_)) => {
            hall.tell([Intent::Accept]);
            None
        }
        (shape, None) => panic!("{shape:?} is asked, and nothing is shown"),
    }
}

/// The cards cover neither the mover nor the rest of its path.
fn the_way_is_asked_about(hall: &Hall) {
    let (world, asked) = (hall.0.world(), &hall.battle().asked);
    let (lens, map) = (world.resource::<Lens>(), world.resource::<Free>().map);
    let ways = world.resource::<Sketch>().paths.iter().filter(|path| !path.label.is_empty());
    let cells: Vec<_> = ways.flat_map(|path| &path.cells).map(|cell| lens.rect_of(*cell)).collect();
    assert!(!cells.is_empty(), "the way is drawn");
    for cell in cells.into_iter().filter(|cell| !cell.intersect(map).is_empty()) {
        assert!(asked.iter().any(|one| one.contains(cell.center())), "{cell:?} of {asked:?}");
    }
}

/// Fires if possible; otherwise, at every other call, it moves toward the middle or aims there, or holds.
fn act(hall: &mut Hall, called: UnitId, step: usize) -> &'static str {
    let fire = listed(hall).into_iter().find_map(|order| match order {
        Order::Act(_, Action::Fire(target)) => Some(target),
        _ => None,
    });
    let from = place(hall, called).expect("it is on the board");
    if let Some(target) = fire.and_then(|target| place(hall, target)) {
        let before = orders(hall);
        hall.tell([Intent::Mode(verb("Fire")), Intent::Hover(Some(target))]);
        assert!(hall.battle().forecast.is_some(), "the number is shown line by line");
        let ranges = [Region::Near, Region::Arc].map(|region| has(hall, region));
        assert_eq!(ranges, [true; 2], "and how far the weapon reaches");
        hall.tell([click(target)]);
        if orders(hall) == before {
            hall.tell([click(target)]);
        }
        hall.tell([Intent::Hover(None)]);
        return "Fire";
    }
    let on = if from.y < 15 { 1 } else { -1 };
    if step.is_multiple_of(3) {
        let far = Cell::new(from.x, from.y + 6 * on);
        hall.tell([Intent::Mode(verb("Aim")), click(far), click(far)]);
        return "Aim";
    }
    for by in [7, 4, 2] {
        let before = orders(hall);
        let goal = Cell::new(from.x, from.y + by * on);
        hall.tell([click(goal)]);
        if hall.0.world().resource::<Hands>().plain.picked().is_some() {
            hall.tell([click(goal)]);
            assert_eq!(orders(hall), before + 1, "{:?}", hall.battle().notice);
            return "Move";
        }
        assert!(hall.battle().notice.is_some(), "a click that drafts nothing says why");
    }
    hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]);
    "Hold"
}

#[test]
fn the_third_book_is_played_by_hand() {
    home::run("third::played_by_hand");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn played_by_hand() {
    let mut hall = begin("the-pump-yard");
    let (mut given, mut names, mut rolls) = (BTreeSet::new(), BTreeSet::new(), 0);
    for step in 0..220 {
        take_the_seat(&mut hall);
        let Some(asked) = window(&hall) else { break };
        let before = orders(&hall);
        names.insert(asked.name());
        given.extend(answer(&mut hall, &asked, step));
        assert!(orders(&hall) > before, "{asked:?}: {:?}", hall.battle().notice);
        read(hall.battle());
        rolls = hall
            .battle()
            .tray
            .earlier
            .iter()
            .filter(|roll| roll.same_action && !roll.title.is_empty())
            .count()
            .max(rolls);
    }
    assert!(rolls > 1, "the tray holds the dice of a whole action");
    assert!(names.contains("SetUp") && names.contains("Declare") && names.contains("Call"), "{names:?}");
    assert!(given.contains("Move") && given.contains("Aim"), "{given:?}");
    assert!(matches!(hall.scene(), Some(Scene::Battle(_))));
}

/// Whether the board has an outline of this kind.
fn has(hall: &Hall, region: Region) -> bool {
    let regions = &hall.0.world().resource::<Overlays>().regions;
    regions.iter().any(|(one, cells)| *one == region && !cells.is_empty())
}

/// Nothing on the screen lacks its words, or contains an id from a file.
fn read(battle: &Battle) {
    check_words(&battle.log.lines, "the log");
    check_words(&battle.track, "the track");
    check_words(&battle.orders, "the bar");
    check_words(&battle.sheet, "the sheet");
    check_words(&battle.forecast, "the forecast");
    check_words(&battle.exchange, "the exchange");
    check_words(&battle.decision, "the question");
}

#[test]
fn a_call_on_the_screen() {
    home::run("third::queue_paces_figure_and_aim");
}

#[test]
#[ignore = "part of a_call_on_the_screen"]
fn queue_paces_figure_and_aim() {
    let mut hall = begin("the-pump-yard");
    for _ in 0..40 {
        let asked = window(&hall).expect("it goes on");
        match asked.name() {
            "Call" => break,
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "SetUp" => set_up(&mut hall),
            _ => hall.tell([Intent::Accept]),
        }
    }
    let asked = window(&hall).expect("somebody is called");
    let called = asked.about.expect("a character");
    // The phases, and the face of everyone called in this one.
    let track = &hall.battle().track;
    assert_eq!(track.steps.len(), 7, "what is repeated, and six phases");
    let number = view(&hall).turn.phase;
    assert_eq!(track.steps[track.step], number.to_string());
    let now: Vec<_> = track.platoons.iter().filter(|token| token.turn == Turn::Now).collect();
    assert_eq!((now.len(), now[0].side), (1, called.side));
    assert!(track.platoons.iter().all(|token| token.face.is_some()));
    // Pressing a face shows its unit.
    let (faces, other) = (track.platoons.len(), track.platoons.iter().position(|token| token.turn == Turn::Next));
    if let Some(place) = other {
        let side = track.platoons[place].side;
        hall.tell([Intent::Platoon(place)]);
        let looked_at = hall.0.world().resource::<Hands>().inspected().expect("it is looked at");
        assert_eq!((looked_at.side, looked_at != called), (side, true));
        let own = hall.battle().track.platoons.iter().position(|token| token.turn == Turn::Now).expect("one is called");
        hall.tell([Intent::Platoon(own)]);
        assert_eq!(hall.0.world().resource::<Hands>().shown(), Some(called));
    }
    assert_eq!(hall.battle().track.platoons.len(), faces);
    let track = &hall.battle().track;
    // Characters that aren't called are pale.
    let idle =
        hall.0.world().resource::<Cast>().tokens.iter().filter(|token| token.look.badges.has(Badge::Idle)).count();
    assert_eq!(idle, 12 - track.platoons.len());
    // Its body and its Initiative on the sheet.
    let figure = hall.battle().sheet.figure.as_ref().expect("a body");
    assert_eq!((figure.limbs.len(), figure.pips.0), (7, figure.pips.1));
    // Four paces, three of which are possible while it stands.
    let overlays = hall.0.world().resource::<Overlays>();
    let pace = |step: u8| {
        let washes = overlays.washes.iter().filter(|(wash, cells)| *wash == Wash::Pace(step) && !cells.is_empty());
        washes.count()
    };
    assert_eq!([1, 2, 3, 4].map(pace), [0, 1, 1, 1], "it stands, so it doesn't crawl");
    // An illegal order says why.
    let crawl = hall.battle().orders.buttons.iter().find(|button| button.mode == verb("Crawl")).expect("a button");
    let May::Not(why) = &crawl.may else { panic!("only who is prone crawls") };
    assert_eq!(why.rule.as_deref(), Some("R10"));
    // An aim is drawn while it is drafted, and as long as it lasts.
    let from = place(&hall, called).expect("on the board");
    let far = Cell::new(from.x, if from.y < 15 { from.y + 8 } else { from.y - 8 });
    hall.tell([Intent::Mode(verb("Aim")), Intent::Hover(Some(far))]);
    assert!(has(&hall, Region::Near), "the arc that it would aim at");
    hall.tell([click(far), click(far)]);
    let field = view(&hall).field;
    let unit = field.find(called).expect("it is there");
    assert!(field.unit(unit).aiming.0.is_some());
    let name = field.setting.names[unit.at()].clone();
    let aim = |hall: &Hall| {
        let aimed = &hall.0.world().resource::<Landmarks>().aimed;
        let own = aimed.iter().find(|aim| aim.side == called.side && aim.cells.contains(&far));
        own.unwrap_or_else(|| panic!("{aimed:?}")).clone()
    };
    let standing = aim(&hall);
    assert!(standing.cells.contains(&standing.mouth), "its name is written in it");
    let under = (-2..=2).map(|by| Cell::new(standing.mouth.x + by, standing.mouth.y));
    assert!(under.clone().all(|cell| view(&hall).field.at(cell).is_none()), "the whole name covers nobody");
    assert!(!standing.name.is_empty() && (name.is_empty() || standing.name == name), "{standing:?}");
    // It stands out while its owner is under the pointer, and only then.
    hall.tell([Intent::Hover(Some(from))]);
    assert!(aim(&hall).strong);
    hall.tell([Intent::Hover(Some(far))]);
    assert!(!aim(&hall).strong);
}

#[test]
fn a_repeated_way() {
    home::run("third::declared_with_its_whole_way");
}

#[test]
#[ignore = "part of a_repeated_way"]
fn declared_with_its_whole_way() {
    let mut hall = begin("the-pump-yard");
    while window(&hall).is_some_and(|asked| asked.name() != "Declare") {
        hall.tell([Intent::Accept]);
    }
    let side = window(&hall).expect("it is asked").side;
    let field = view(&hall).field;
    let slow = |unit: &monkeys::force::UnitIx| field.unit(*unit).rating.0 < 4;
    let unit = field.of(side).find(slow).expect("a slow character");
    let (id, from) = (field.unit(unit).id, field.cell(unit).expect("it stands"));
    let on = if side == Side::First { 1 } else { -1 };
    let goal = (10..18).map(|by| Cell::new(from.x, from.y + by * on)).find(|cell| {
        field.going(*cell).is_some_and(|going| going != monkeys::rules::initiative::profiles::Going::Closed)
            && field.at(*cell).is_none()
    });
    let goal = goal.expect("room");
    let before = orders(&hall);
    hall.tell([Intent::SelectUnit(id), click(goal)]);
    assert!(hall.0.world().resource::<Hands>().plain.picked().is_some(), "{:?}", hall.battle().notice);
    let paths = &hall.0.world().resource::<Sketch>().paths;
    assert!(paths.iter().any(|path| path.cells.last() == Some(&goal)), "the whole way is drawn");
    hall.tell([click(goal)]);
    assert_eq!(orders(&hall), before + 1);
    let field = view(&hall).field;
    let repetition = &field.unit(field.find(id).expect("it is there")).repetition;
    assert!(matches!(repetition, monkeys::rules::initiative::characters::Repetition::Of(_)), "{repetition:?}");
}

/// Both sides deploy as advised, and declare nothing.
fn until_called(hall: &mut Hall) {
    while let Some(asked) = window(hall).filter(|asked| asked.name() != "Call") {
        match asked.name() {
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            _ => hall.tell([Intent::Accept]),
        }
    }
}

#[test]
fn covering_fire_where_nobody_is_in_sight() {
    home::run("third::aims_where_nobody_is_in_sight");
}

#[test]
#[ignore = "part of covering_fire_where_nobody_is_in_sight"]
fn aims_where_nobody_is_in_sight() {
    let mut hall = begin("the-brick-kiln");
    // A waiting character has all of its Initiative; a round is called a turn in this book.
    let figure = hall.battle().sheet.figure.as_ref().expect("a body");
    assert_eq!((figure.pips.0, hall.battle().sheet.why.len()), (figure.pips.1, 0));
    assert_eq!(hall.battle().track.words[0], "Turn 1");
    until_called(&mut hall);
    let called = window(&hall).and_then(|asked| asked.about).expect("somebody is called");
    let sees = listed(&hall).iter().any(|order| matches!(order, Order::Act(_, Action::Fire(_))));
    assert!(!sees, "walls are between them");
    let aim = hall.battle().orders.buttons.iter().find(|button| button.mode == verb("Aim")).expect("a button");
    assert_eq!(aim.may, May::Give);
    let (from, before) = (place(&hall, called).expect("it stands"), orders(&hall));
    let far = Cell::new(from.x, if from.y < 11 { from.y + 6 } else { from.y - 6 });
    hall.tell([Intent::Mode(verb("Aim")), click(far), click(far)]);
    assert_eq!(orders(&hall), before + 1, "{:?}", hall.battle().notice);
    let field = view(&hall).field;
    assert!(field.unit(field.find(called).expect("it is there")).aiming.0.is_some());
}

#[test]
fn a_repeated_way_stays_in_sight() {
    home::run("third::the_way_with_its_phases");
}

#[test]
#[ignore = "part of a_repeated_way_stays_in_sight"]
fn the_way_with_its_phases() {
    let mut hall = begin("the-brick-kiln");
    // The Column, which sets up on open ground.
    while let Some(asked) = window(&hall).filter(|asked| (asked.name(), asked.side) != ("Declare", Side::First)) {
        match asked.name() {
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "SetUp" => set_up(&mut hall),
            _ => hall.tell([Intent::Accept]),
        }
    }
    // The easternmost one has the open row in front of it.
    let movers = Initiative::choices(view(&hall)).map(|choices| choices.movers).unwrap_or_default();
    let id = movers.into_iter().max_by_key(|id| place(&hall, *id).map(|cell| cell.x)).expect("somebody may declare");
    let from = place(&hall, id).expect("it stands");
    let goal = Cell::new(from.x + 12, from.y);
    hall.tell([Intent::SelectUnit(id), Intent::Mode(verb("Walk")), click(goal)]);
    let beads = |hall: &Hall| {
        let paths = &hall.0.world().resource::<Sketch>().paths;
        paths.iter().find(|path| path.cells.last() == Some(&goal)).map(|path| path.beads.len())
    };
    assert_eq!(beads(&hall), Some(3), "12 squares are three walks");
    hall.tell([click(goal)]);
    // Once declared, it stays in sight: whole for its own character, faint for its friends.
    hall.tell([Intent::SelectUnit(id)]);
    assert_eq!(beads(&hall), Some(3), "what it will repeat");
    let friend = Initiative::choices(view(&hall)).map(|choices| choices.movers).unwrap_or_default();
    let friend = friend.into_iter().find(|friend| *friend != id).expect("others may declare too");
    hall.tell([Intent::SelectUnit(friend)]);
    let faint = &hall.0.world().resource::<Sketch>().faint_paths;
    assert!(beads(&hall).is_none() && faint.iter().any(|path| path.cells.last() == Some(&goal)), "{faint:?}");
    while window(&hall).is_some_and(|asked| asked.name() == "Declare") {
        hall.tell([Intent::EndTurn, Intent::EndTurn]);
    }
    let asked = window(&hall).expect("it goes on");
    assert_eq!((asked.name(), asked.about), ("Repeat", Some(id)));
    assert_eq!(beads(&hall), Some(3), "before it is said whether it goes on");
    // It has the key of a walk.
    let go_on = hall.battle().orders.buttons.iter().find(|button| button.mode == verb("GoOn")).expect("a button");
    assert_eq!(go_on.key, "M");
    hall.tell([Intent::Mode(Verb(0)), Intent::Accept]);
    assert_eq!(place(&hall, id), Some(Cell::new(from.x + 4, from.y)));
}

#[test]
fn mounts_at_the_table() {
    home::run("third::dismounted_and_mounted_by_hand");
}

#[test]
#[ignore = "part of mounts_at_the_table"]
fn dismounted_and_mounted_by_hand() {
    let mut hall = begin("the-mule-track");
    until_called(&mut hall);
    let (mut down, mut up) = (None, false);
    for _ in 0..40 {
        let Some(asked) = window(&hall).filter(|asked| asked.name() == "Call") else { break };
        let called = asked.about.expect("somebody is called");
        let riding = |hall: &Hall| {
            let field = view(hall).field;
            field.unit(field.find(called).expect("it is there")).riding.0
        };
        let order = listed(&hall).into_iter().find(|order| match order {
            Order::Act(_, Action::Dismount(_)) => down.is_none(),
            Order::Act(id, Action::Mount(_)) => down == Some(*id),
            _ => false,
        });
        match order {
            Some(Order::Act(id, Action::Dismount(cell))) => {
                hall.tell([Intent::Mode(verb("Dismount")), click(cell), click(cell)]);
                assert_eq!(riding(&hall), None, "{:?}", hall.battle().notice);
                down = Some(id);
            }
            Some(Order::Act(_, Action::Mount(mount))) => {
                let at = place(&hall, mount).expect("it stands there");
                // A mount has a page of its own, without a weapon.
                hall.tell([Intent::SelectUnit(mount)]);
                read(hall.battle());
                hall.tell([Intent::SelectUnit(called), Intent::Mode(verb("Mount")), Intent::Accept]);
                if riding(&hall).is_none() {
                    hall.tell([click(at), click(at)]);
                }
                assert!(riding(&hall).is_some(), "{:?}", hall.battle().notice);
                up = true;
                break;
            }
            _ => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
        }
        read(hall.battle());
    }
    assert!(up, "{down:?} is in the saddle again");
}

#[test]
fn an_even_end_is_a_draw_in_words() {
    home::run("third::a_turn_in_which_all_hold");
}

#[test]
#[ignore = "part of an_even_end_is_a_draw_in_words"]
fn a_turn_in_which_all_hold() {
    let text = monkeys::data::library::level("the-brick-kiln").expect("it ships");
    let mut hall = begin_own("a-turn", &text.replace("turns: 6", "turns: 1").replace("The Brick Kiln", "A Turn"));
    until_called(&mut hall);
    while window(&hall).is_some() {
        hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]);
    }
    hall.wait(20);
    let Some(Above::Ending(ending)) = hall.above() else { panic!("no card of the end") };
    assert_eq!(ending.winner, None);
    let words = &ending.why.words;
    assert!(words.contains("draw") && !words.contains("wins"), "{words}");
}
