//! Views of the whole board in the books after the first: every cell against the book's own rules, what may not be
//! known left out, and the same buttons and keys as in the first book.

use super::{
    clicks::Hand,
    home,
    third::{begin, click, orders, place, take_the_seat, view, window},
    views::pressed,
    ways::Hall,
};
use monkeys::{
    battle::{
        self,
        chance::ChancePlayer,
        shown::Shown as ShownBook,
        views::{Count, Survey},
    },
    board::{Cell, hex::Hex},
    engine::{Rules, Shape, Viewer, door},
    force::{Side, UnitIx},
    input::{
        Intent, Shown,
        intent::{BoardView, Held},
    },
    rules::{
        hexes::{Hexes, shooting as gunnery},
        initiative::{
            Initiative,
            movement::{self, Pace},
            shooting::{self, How},
            stealth, wounds,
        },
        suppression::{Suppression, sight},
    },
    screens::{Hands, Pages, Who},
    view::{Overlays, Sketch, art::overlay::Wash},
};
use std::collections::BTreeSet;

/// A battle of a level after this many random orders.
fn under_way<B: ShownBook>(name: &str, seed: u64, orders: usize) -> bevy::prelude::World {
    let mut world = bevy::prelude::World::new();
    door::install::<B>(&mut world);
    let (_, level) = B::levels().into_iter().find(|(known, _)| known == name).expect("it ships");
    battle::begin(&mut world, &level, seed);
    let mut player = ChancePlayer::new(seed);
    for _ in 0..orders {
        let Some(order) = player.choose::<B::Order>(&world) else { break };
        battle::submit(&mut world, order).expect("a chosen order is accepted");
    }
    world
}

fn survey<B: ShownBook>(world: &bevy::prelude::World, viewer: Viewer) -> Box<dyn Survey> {
    B::survey(B::as_seen(B::view(world), viewer), viewer).expect("the book has views")
}

#[test]
fn g16_a_character_sees_and_is_threatened_where_its_rules_say() {
    let world = under_way::<Initiative>("the-pump-yard", 5, 60);
    let field = Initiative::view(&world).field;
    let known = survey::<Initiative>(&world, Viewer::All);
    for (unit, from) in field.people(Side::First) {
        let id = field.unit(unit).id;
        for cell in known.cells() {
            let sees = field.sees(from, cell).then(|| field.setting.sight.covered(from, cell));
            assert_eq!(known.sees(id, from, cell), sees, "{id} {cell}");
            let (line, words) = known.line(id, from, cell);
            assert!(cell == from || line.blocked.is_none() == sees.is_some(), "{id} {cell}: {line:?}");
            assert!(!words.contains('<'), "{words}");
        }
        let wanted: BTreeSet<_> = field
            .people(Side::Second)
            .filter(|(enemy, _)| {
                let how = How { aimed: monkeys::rules::initiative::aim::is_on(field, unit, *enemy), moved: false };
                shooting::plan_if_able(field, unit, *enemy, how).is_ok()
            })
            .map(|(enemy, _)| field.unit(enemy).id)
            .collect();
        let told: BTreeSet<_> = known.targets(id).into_iter().map(|target| target.unit).collect();
        assert_eq!(told, wanted, "{id}");
    }
}

#[test]
fn r27_no_view_knows_of_an_ambusher() {
    let mut compared = 0;
    for seed in 0..6 {
        let world = under_way::<Initiative>("ambush-on-the-salt-road", seed, 24);
        let field = Initiative::view(&world).field;
        for side in Side::BOTH.into_iter().filter(|_| stealth::has_secrets(field)) {
            let known = survey::<Initiative>(&world, Viewer::Side(side));
            let may_know = |unit: UnitIx| field.is_known(unit);
            let seers: Vec<_> = known.seers(side.other()).into_iter().map(|(unit, _)| unit).collect();
            let wanted =
                field.people(side.other()).filter(|(unit, _)| may_know(*unit)).map(|(unit, _)| field.unit(unit).id);
            assert_eq!(seers, wanted.collect::<Vec<_>>());
            for (unit, _) in field.people(side) {
                let id = field.unit(unit).id;
                assert!(known.targets(id).iter().all(|target| seers.contains(&target.unit)), "{id}");
                for cell in known.cells() {
                    let able = |(enemy, from): (UnitIx, Cell)| {
                        let sees = from != cell && may_know(enemy) && field.sees(from, cell);
                        let fires = sees && wounds::is_able(field, enemy) && !field.unit(enemy).grip.is_tight();
                        let how = How {
                            aimed: monkeys::rules::initiative::aim::is_on_at(field, enemy, unit, cell),
                            moved: false,
                        };
                        let plan = fires.then(|| shooting::plan_line(field, enemy, unit, (from, cell), how).ok())?;
                        plan.map(|plan| plan.harder.covered)
                    };
                    let wanted: Count = field.people(side.other()).filter_map(able).collect();
                    assert_eq!(known.threat(side.other(), Some(id), cell), wanted, "{id} {cell}");
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 0, "somebody hides");
}

#[test]
fn g15_a_unit_sees_where_its_rules_say_and_mist_ends_its_lines() {
    for (name, orders) in [("three-fig-trees", 40), ("cliff-market", 24)] {
        let world = under_way::<Suppression>(name, 3, orders);
        let view = Suppression::view(&world);
        let (field, known) = (view.field, survey::<Suppression>(&world, Viewer::All));
        for unit in field.standing(Side::First) {
            let id = field.unit(unit).id;
            let eyes: BTreeSet<Cell> = Suppression::eyes(view, id, None).into_iter().collect();
            assert_eq!(eyes, field.living(unit).map(|(_, cell)| cell).collect(), "{id}");
            let Some((_, head)) = field.head(unit) else { continue };
            for cell in known.cells().into_iter().filter(|cell| *cell != head) {
                let sees = sight::sees(field, head, cell);
                assert_eq!(known.sees(id, head, cell).is_some(), sees, "{id} {cell}");
                assert_eq!(known.line(id, head, cell).0.blocked.is_none(), sees, "{id} {cell}");
            }
        }
    }
}

#[test]
fn f8_a_unit_on_hexes_sees_and_fires_where_its_rules_say() {
    let world = under_way::<Hexes>("entrenched", 4, 30);
    let view = Hexes::view(&world);
    let (field, known) = (view.field, survey::<Hexes>(&world, Viewer::All));
    let hex = |cell: Cell| Hex::halved(cell.x, cell.y).expect("a hex");
    let mut stood = 0;
    for (unit, from) in field.standing(Side::First) {
        let id = field.unit(unit).id;
        assert_eq!(Hexes::eyes(view, id, None), [Cell::from(from)]);
        for cell in known.cells() {
            let sees = field.sees(from, hex(cell), field.flies(unit));
            assert_eq!(known.sees(id, from.into(), cell).is_some(), sees, "{id} {cell}");
            let blocked = known.line(id, from.into(), cell).0.blocked;
            assert_eq!(blocked.is_none(), sees, "{id} {cell}: {blocked:?}");
        }
        let wanted: BTreeSet<_> = (0..field.make(unit).weapons.len())
            .flat_map(|weapon| gunnery::targets(field, unit, weapon))
            .map(|(enemy, _)| field.unit(enemy).id)
            .collect();
        let told: BTreeSet<_> = known.targets(id).into_iter().map(|target| target.unit).collect();
        assert_eq!(told, wanted, "{id}");
        stood += 1;
    }
    assert!(stood > 0, "somebody is on the table");
}

/// The shaded cells.
fn unseen(world: &bevy::prelude::World) -> BTreeSet<Cell> {
    let washes = &world.resource::<Overlays>().washes;
    washes.iter().filter(|(wash, _)| *wash == Wash::Unseen).flat_map(|(_, cells)| cells).copied().collect()
}

/// Everybody deploys and declares as the game would, until a character is called.
fn until_called(hall: &mut Hall) {
    for _ in 0..200 {
        take_the_seat(hall);
        let asked = window(hall).expect("the battle goes on");
        let before = orders(hall);
        match asked.shape() {
            Shape::Act if asked.name() == "Call" => return,
            Shape::Act => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            _ => hall.tell([Intent::Accept]),
        }
        assert!(orders(hall) > before, "{asked:?}");
    }
    panic!("nobody is called");
}

#[test]
fn a_character_is_asked_what_it_sees_from_where_it_could_go() {
    home::run("outlooks::asked_what_it_sees");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn asked_what_it_sees() {
    let mut hall = begin("the-pump-yard");
    until_called(&mut hall);
    hall.tell([Intent::Hover(None)]);
    let called = window(&hall).and_then(|asked| asked.about).expect("somebody is called");
    let from = place(&hall, called).expect("it is on the board");
    let field = view(&hall).field.clone();
    let dark = |from: Cell| -> BTreeSet<Cell> {
        let cells = field.setting.sight.ground().spots().cells();
        cells.filter(|cell| !field.sees(from, *cell)).collect()
    };
    assert_eq!(hall.battle().views.as_ref().map(|views| views.hints.len()), Some(BoardView::ALL.len()));
    hall.tell([Intent::View(BoardView::Sight)]);
    hall.wait_until("the view is drawn", |world| unseen(world) == dark(from));
    assert!(hall.battle().views.as_ref().is_some_and(|views| !views.legend.is_empty() && views.closed.is_empty()));
    // The pointer on a cell it could go to shows what it would see from there.
    let unit = field.find(called).expect("it is one of them");
    let ends = movement::ends(&field, unit, Pace::Walk);
    let goal = ends.into_iter().find(|cell| *cell != from && dark(*cell) != dark(from)).expect("another outlook");
    hall.tell([Intent::Hover(Some(goal))]);
    hall.wait_until("the view from there is drawn", |world| unseen(world) == dark(goal));
    hall.tell([Intent::Back, Intent::Hover(None)]);
    hall.wait_until("the view is off", |world| unseen(world).is_empty());
    // While the key is held, a line leads from where it stands to the pointer, and says where it is blocked.
    let hidden = *dark(from).iter().rev().find(|cell| **cell != goal).expect("something is out of sight");
    hall.tell([Intent::Hold(Held::LineOfSight, true), Intent::Hover(Some(hidden))]);
    hall.wait_until("the line is drawn", |world| !world.resource::<Sketch>().sights.is_empty());
    let line = hall.0.world().resource::<Sketch>().sights[0].clone();
    assert_eq!((line.cells.first(), line.cells.last()), (Some(&from), Some(&hidden)));
    assert!(line.blocked.is_some() && line.end.is_some_and(|words| !words.contains('<')));
    hall.tell([Intent::Hold(Held::LineOfSight, false)]);
    hall.wait_until("the line is gone", |world| world.resource::<Sketch>().sights.is_empty());
    // A drafted move takes the start of the line along.
    hall.tell([click(goal), Intent::Hold(Held::LineOfSight, true), Intent::Hover(Some(hidden))]);
    hall.wait_until("the line after the move is drawn", |world| {
        world.resource::<Sketch>().sights.first().is_some_and(|line| line.cells.first() == Some(&goal))
    });
    hall.tell([Intent::Hold(Held::LineOfSight, false), Intent::Back]);
    every_view_comes_up(&mut hall);
    // A key without a meaning says so.
    hall.tell([Intent::MoreTargets]);
    assert!(hall.battle().notice.is_some());
    for scale in [100, 200] {
        let screen = hall.screen().expect("a screen").clone();
        let mut hand = Hand::new((1280.0, 720.0), scale, screen);
        let said = pressed(&mut hand, (500.0, 70.0), (1280.0, 720.0));
        for view in BoardView::ALL {
            assert!(said.contains(&Intent::View(view)), "{scale}: {view:?}");
        }
    }
}

#[test]
fn other_books_have_the_same_views_from_their_set_up_on() {
    home::run("outlooks::views_of_other_books");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn views_of_other_books() {
    for (book, level) in [("Suppression", "three-fig-trees"), ("Hexes", "entrenched")] {
        let mut hall = Hall::new();
        hall.0.world_mut().resource_mut::<Pages>().seats.insert(book, [Who::Human, Who::Human]);
        hall.tell([Intent::Open(Shown::SetUp)]);
        let levels = hall.0.world().resource::<Pages>().levels.clone();
        let place = levels.iter().position(|known| *known == format!("{book}/{level}")).expect("it is offered");
        hall.tell([Intent::ChooseLevel(place), Intent::Start]);
        take_the_seat(&mut hall);
        every_view_comes_up(&mut hall);
    }
}

/// The key goes through all views, then none; each has a legend, and a button that needs a unit says so.
fn every_view_comes_up(hall: &mut Hall) {
    for view in BoardView::ALL {
        hall.tell([Intent::NextView]);
        let views = hall.battle().views.clone().expect("buttons");
        assert!(views.chosen == Some(view) && !views.legend.is_empty(), "{views:?}");
    }
    hall.tell([Intent::NextView]);
    assert_eq!(hall.0.world().resource::<Hands>().board_view(), None);
    hall.tell([Intent::Hold(Held::Threat, true)]);
    assert_eq!(hall.battle().views.as_ref().and_then(|views| views.chosen), Some(BoardView::Threat));
    hall.tell([Intent::Hold(Held::Threat, false)]);
}
