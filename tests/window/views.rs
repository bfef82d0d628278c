//! Views of the whole board against the plain rule on every square, and what leads from a refusal to its rule.

use super::{
    clicks::Hand,
    models::{begin, shipped},
};
use monkeys::{
    battle::{self, chance::ChancePlayer, shown::Shown as Table},
    board::{Cell, Direction, distance, sight::End},
    data::{self, monkeys::script},
    force::Side,
    input::{Free, Intent, Lens, Pointer, intent::BoardView},
    panels::{Scene, Screen, Why},
    rules::initiative::Initiative,
    rules::monkeys::{
        Order, commit,
        course::Course,
        door, formation,
        order::Leg,
        targets::{self, Spots},
        vehicles::Footprint,
    },
    screens::monkeys::battle::{
        Hands, act,
        chart::{Chart, Count, Question, STEPS, step},
        draw,
        models::{self, Shown},
        question,
    },
    view::art::palette::Palette,
};

/// A battle after this many random orders.
fn under_way(name: &str, seed: u64, orders: usize) -> bevy::prelude::World {
    let mut world = begin(&shipped(name), seed);
    let mut player = ChancePlayer::new(seed);
    for _ in 0..orders {
        let Some(order) = player.choose::<Order>(&world) else { break };
        battle::submit(&mut world, order).expect("a chosen order is accepted");
    }
    world
}

#[test]
fn g_07_what_is_seen_is_what_each_line_says() {
    let world = under_way("two-groves", 5, 20);
    let field = door::table(&world).field;
    let unit = field.all_units().find(|unit| field.stands(*unit)).expect("someone stands");
    let who: Vec<_> = field.members(unit).filter(|mate| field.cell(*mate).is_some()).collect();
    let from: Vec<Cell> = who.iter().filter_map(|mate| field.cell(*mate)).collect();
    let chart = Chart::of(field, Question::Sight(who, None));
    let back = Chart::of(field, Question::Seers(from[0]));
    for cell in field.ground().spots().cells() {
        let seers: Vec<&Cell> = from.iter().filter(|one| field.sees(**one, cell)).collect();
        let covered = seers.iter().filter(|one| field.covered(***one, cell, Footprint::default())).count();
        let count = chart.count(cell);
        assert_eq!(
            (usize::from(count.open + count.covered), usize::from(count.covered)),
            (seers.len(), covered),
            "{cell}"
        );
        let count = back.count(cell);
        assert_eq!(count.open + count.covered > 0, field.sees(cell, from[0]), "{cell}: lines go both ways");
    }
}

/// A gunship with its crew in front of a house.
const HOUSE: &str = r#"(
    format: 1, book: Monkeys,
    rows: [
        "....................",
        "........22..........",
        "........22..........",
        "........22..........",
        "....................",
    ],
    tokens: [
        "....................",
        ".VVV...............X",
        ".VVV................",
        ".VVV................",
        "....................",
    ],
    units: [
        (unit: "r1.1", kind: "baboon", members: "A",
            vehicles: {'V': (kind: "helicopter gunship", facing: 6, crew: {'A': Operator})}),
        (unit: "b1.1", kind: "baboon", members: "X"),
    ],
    turn: (side: 'r'),
)"#;

#[test]
fn t_167_who_flies_sees_from_the_air() {
    let script = script::parse("house", HOUSE, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = bevy::prelude::World::new();
    battle::monkeys::install(&mut world);
    battle::monkeys::begin_scene(&mut world, &script.scene);
    let behind = Cell::new(11, 2);
    let field = door::table(&world).field;
    let (vehicle, unit) = (monkeys::force::VehicleIx(0), field.all_units().next().expect("a unit"));
    let (gunship, id) = (field.vehicle(vehicle).id, field.unit(unit).id);
    let who: Vec<_> = field.members(unit).collect();
    assert_eq!(
        Chart::of(field, Question::Sight(who.clone(), None)).count(behind),
        Count::default(),
        "the house is in the way"
    );
    let up: Course = serde_json::from_str("\"++++++++++\"").expect("a course");
    let rise = Order::Move { unit: id, steps: vec![Leg::Drive(gunship, up)] };
    battle::submit(&mut world, rise).expect("it flies");
    let mut hands = Hands::default().with(|hands| {
        hands.select(Some(id));
        hands.point_at(Some(behind));
    });
    act::answer(&mut world, &mut hands, &Intent::View(BoardView::Sight));
    let table = door::table(&world);
    let field = table.field;
    let asked = question(table, &hands).expect("a unit is chosen");
    let chart = Chart::of(field, asked);
    assert_eq!(chart.count(behind), Count { open: 1, covered: 0 });
    for cell in field.ground().spots().cells() {
        let count = chart.count(cell);
        let sees = field.ends(who[0].into()).any(|from| field.sees_between(from, cell.into()));
        assert_eq!(count.open + count.covered, u16::from(sees), "{cell}: one crew, however many squares it is on");
    }
    let drawn = draw(&world, &hands, Palette::Print);
    assert!(drawn.sketch.sights.iter().all(|sight| sight.blocked.is_none()) && !drawn.sketch.sights.is_empty());
}

#[test]
fn t_50_threat_and_fire_count_who_could_be_aimed_at() {
    for (name, seed) in [("two-groves", 2), ("dust-road", 1)] {
        let world = under_way(name, seed, 30);
        let field = door::table(&world).field;
        let threat = Chart::of(field, Question::Threat(Side::Second));
        let enemies: Vec<_> = field.all_units().filter(|unit| field.side(*unit) == Side::Second).collect();
        // At the place of a primate without armor, each weapon that can aim at it counts once.
        for one in
            field.all_units().filter(|unit| field.side(*unit) == Side::First).flat_map(|unit| field.members(unit))
        {
            let (Some(cell), 0) = (field.cell(one), field.kit(one).armor) else { continue };
            let guns = enemies.iter().flat_map(|unit| targets::shooters(field, *unit));
            let aims: Vec<bool> = guns
                .filter_map(|gun| targets::aim_at(field, gun, one.into(), cell).ok())
                .map(|aim| aim.covered)
                .collect();
            let count = threat.count(cell);
            assert_eq!(usize::from(count.open + count.covered), aims.len(), "{name} {cell}: {count:?} {aims:?}");
        }
        let unit = field
            .all_units()
            .find(|unit| field.side(*unit) == Side::First && targets::shooters(field, *unit).next().is_some());
        let Some(unit) = unit else { continue };
        let fire = Chart::of(field, Question::Fire(unit));
        let reach =
            targets::shooters(field, unit).map(|gun| field.book.bands.reach(gun.range(field))).max().expect("armed");
        for cell in field.ground().spots().cells().filter(|cell| (cell.x + cell.y) % 7 == 0) {
            let bodies = enemies.iter().flat_map(|enemy| field.targets(*enemy));
            let near = |at: &End| distance(at.cell, cell) <= reach && field.sees_between(cell.into(), *at);
            let wanted = bodies.filter(|body| field.ends(*body).any(|at| near(&at))).count();
            let count = fire.count(cell);
            assert_eq!(usize::from(count.open + count.covered), wanted, "{name} {cell}");
        }
    }
}

#[test]
fn counts_become_four_steps_and_words() {
    let steps: Vec<Option<u8>> = [0, 1, 3, 4, 8, 9, 16, 17, 400].into_iter().map(|count| step(&STEPS, count)).collect();
    assert_eq!(steps, [None, Some(1), Some(1), Some(2), Some(2), Some(3), Some(3), Some(4), Some(4)]);
    // Where a few face each other, one more makes a difference.
    let few = <Initiative as Table>::STEPS;
    assert_eq!([0, 1, 2, 3, 4, 5].map(|count| step(&few, count)), [None, Some(1), Some(2), Some(3), Some(4), Some(4)]);
    let world = under_way("two-groves", 2, 12);
    let field = door::table(&world).field;
    for question in [Question::Threat(Side::Second), Question::Seers(Cell::new(3, 3))] {
        let chart = Chart::of(field, question);
        let washed: usize = chart.washes().iter().map(|(_, cells)| cells.len()).sum();
        assert!(washed > 0 && washed < field.ground().spots().len());
        for cell in field.ground().spots().cells() {
            assert!(!chart.words(cell).starts_with('<'));
        }
    }
}

#[test]
fn buttons_and_the_key_go_through_the_views_and_back_takes_them_away() {
    let mut world = begin(&shipped("two-groves"), 7);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    for view in BoardView::ALL {
        act::answer(&mut world, &mut hands, &Intent::NextView);
        assert_eq!(hands.board_view(), Some(view));
        hands.point_at(Some(Cell::new(9, 9)));
        let asked = question(door::table(&world), &hands).expect("a question");
        assert_eq!(asked.view(), view);
        let views = models::battle(&world, &hands, &Shown::default()).views.expect("buttons");
        assert!(views.chosen == Some(view) && !views.legend.is_empty() && views.hints.len() == 4);
    }
    act::answer(&mut world, &mut hands, &Intent::NextView);
    assert_eq!(hands.board_view(), None);
    act::answer(&mut world, &mut hands, &Intent::View(BoardView::Fire));
    act::answer(&mut world, &mut hands, &Intent::Back);
    assert_eq!((hands.board_view(), hands.selected().is_some()), (None, true));
}

#[test]
fn the_second_click_on_what_is_refused_asks_for_the_rule() {
    let mut world = begin(&shipped("two-groves"), 7);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    let table = door::table(&world);
    let own = table.field.find_unit(hands.selected().expect("selected")).expect("stands");
    let out_of_it = |unit: &monkeys::force::UnitIx| {
        table.field.side(*unit) != table.turn.side && !targets::any(table.field, own, *unit, Spots::Standing)
    };
    let far = table.field.all_units().find(out_of_it).expect("an enemy out of sight");
    let cell = table.field.members(far).find_map(|mate| table.field.cell(mate)).expect("on the board");
    let click = Intent::Click { cell, shift: false, double: false };
    act::answer(&mut world, &mut hands, &click);
    let why = hands.notice().cloned().expect("a reason");
    assert!(why.rule.is_some() && hands.take_rule().is_none(), "{why:?}");
    act::answer(&mut world, &mut hands, &click);
    assert_eq!(hands.take_rule(), why.rule);
}

#[test]
fn ending_the_turn_names_those_who_could_still_act() {
    let mut world = begin(&shipped("two-groves"), 7);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    let able = commit::able(door::table(&world).field, door::table(&world).turn).len();
    assert!(models::battle(&world, &hands, &Shown::default()).warning.is_none());
    act::answer(&mut world, &mut hands, &Intent::EndTurn);
    let warning = models::battle(&world, &hands, &Shown::default()).warning.expect("a warning");
    assert_eq!(warning.units.len(), able);
    act::answer(&mut world, &mut hands, &Intent::GoTo(warning.units[0].unit));
    assert_eq!(hands.selected(), Some(warning.units[0].unit));
    assert!(models::battle(&world, &hands, &Shown::default()).warning.is_none(), "it is taken away by going there");
    // A player who moves the cursor by keys is on the way to something else.
    let mut pointer = Pointer::default();
    let lens = Lens { cell: 20.0, columns: 48, rows: 32, ..Lens::default() };
    let moved = pointer.step(Direction::East, &lens, &Free::default());
    assert!(pointer.by_keys() && moved.iter().any(|intent| matches!(intent, Intent::Hover(Some(_)))), "{moved:?}");
    act::answer(&mut world, &mut hands, &Intent::EndTurn);
    act::answer(&mut world, &mut hands, &Intent::Hover(Some(Cell::new(3, 3))));
    assert!(hands.end_armed(), "the mouse only looks");
    world.insert_resource(pointer);
    act::answer(&mut world, &mut hands, &Intent::Hover(Some(Cell::new(4, 3))));
    assert!(!hands.end_armed());
    // Enter takes it like a draft, and Escape lets go of it.
    let ended = |world: &bevy::prelude::World| {
        let record: &battle::Record = world.resource();
        record.orders().any(|order| *order == Order::EndTurn)
    };
    for (intent, ends) in [(Intent::Back, false), (Intent::Accept, true)] {
        act::answer(&mut world, &mut hands, &Intent::EndTurn);
        assert!(hands.end_armed() && !ended(&world));
        act::answer(&mut world, &mut hands, &intent);
        assert_eq!((hands.end_armed(), ended(&world)), (false, ends), "{intent:?}");
    }
}

#[test]
fn the_dice_card_tells_every_roll_and_unfolds_one() {
    let world = under_way("two-groves", 3, 400);
    let rolls = battle::monkeys::rolls::rolls(&world);
    let hands = Hands::default().with(|hands| hands.toggle_roll(0));
    let card = models::rolls::rolls(&models::Look::at(&world, &hands), &rolls);
    assert_eq!(card.lines.len(), rolls.len());
    assert_eq!(card.sides.len(), 2);
    super::models::check_words(&card, "the dice");
    assert!(card.lines[0].open && card.lines.iter().skip(1).all(|line| !line.open));
    assert!(card.lines.iter().all(|line| !line.dice.is_empty() && !line.words.is_empty()));
}

/// Everything that responds to a press in a part of the window, tried every few pixels.
pub fn pressed(hand: &mut Hand, (left, top): (f32, f32), (right, foot): (f32, f32)) -> Vec<Intent> {
    let mut said = Vec::new();
    let mut y = top;
    while y < foot {
        let mut x = left;
        while x < right {
            said.extend(hand.click((x, y)));
            x += 26.0;
        }
        y += 16.0;
    }
    said
}

/// A screen with a walk under the pointer, the turn about to be ended, and a refusal.
fn busy_screen() -> (Screen, monkeys::force::UnitId) {
    let world = under_way("two-groves", 7, 0);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    let table = door::table(&world);
    let unit = table.field.find_unit(hands.selected().expect("selected")).expect("stands");
    let goal = formation::destinations(table.field, unit).last().expect("somewhere to go").0;
    let ghost = formation::plan(table.field, unit, goal);
    hands.point_at(Some(goal));
    hands.refuse(Why::new("Reload: Kudu still has ammunition.", "T-100"));
    let mut battle = models::battle(&world, &hands, &Shown { ghost, ..Shown::default() });
    battle.column_open = true;
    let enemy = battle.exchange.as_ref().expect("both ways").rows.first().expect("an enemy in reach").unit;
    (Screen { scene: Scene::Battle(Box::new(battle)), above: None }, enemy)
}

#[test]
fn rows_views_and_refusals_answer_to_a_press_at_every_scale() {
    for (size, scale) in [((1280.0, 720.0), 100), ((1920.0, 1080.0), 100), ((1280.0, 720.0), 200)] {
        let (screen, enemy) = busy_screen();
        let mut hand = Hand::new(size, scale, screen);
        let wide = 300.0 * f32::from(scale) / 100.0 + 90.0;
        let said = pressed(&mut hand, (size.0 - wide.max(400.0), 60.0), (size.0, size.1));
        // At 200 % one has to scroll to the rows.
        assert!(scale > 100 || said.contains(&Intent::Against(enemy)), "{size:?} {scale}");
        // There the buttons are above the tray.
        let top = if scale > 100 { 0.14 } else { 0.6 };
        let said = pressed(&mut hand, (size.0 * 0.25, size.1 * top), (size.0 * 0.85, size.1));
        for view in BoardView::ALL {
            assert!(said.contains(&Intent::View(view)), "{size:?} {scale}: {view:?}");
        }
        assert!(said.contains(&Intent::Help(Some("T-100".into()))), "{size:?} {scale}: the notice leads to its rule");
    }
}

#[test]
fn the_dice_card_is_exported_unfolded_and_left_by_a_press() {
    let world = under_way("two-groves", 3, 120);
    let hands = Hands::default();
    let card = models::rolls::rolls(&models::Look::at(&world, &hands), &battle::monkeys::rolls::rolls(&world));
    let (screen, _) = busy_screen();
    for (size, scale) in [((1280.0, 720.0), 100), ((1280.0, 720.0), 200)] {
        let above = Some(monkeys::panels::Above::Rolls(card.clone()));
        let mut hand = Hand::new(size, scale, Screen { above, ..screen.clone() });
        let said = pressed(&mut hand, (100.0, size.1 * 0.3), (size.0 - 60.0, size.1));
        assert!(said.contains(&Intent::ExportRolls) && said.contains(&Intent::Back), "{size:?} {scale}");
        assert!(said.iter().any(|intent| matches!(intent, Intent::Roll(_))), "{size:?} {scale}");
        assert!(said.iter().any(|intent| matches!(intent, Intent::Help(Some(_)))), "{size:?} {scale}: rules are links");
    }
}

#[test]
fn t_123_a_walk_under_the_pointer_names_whose_overwatch_it_wakes_where_and_at_what_odds() {
    let mut world = begin(&shipped("two-groves"), 7);
    // Everyone on the first side waits on overwatch; then the other side looks for a path.
    while door::table(&world).turn.side == door::table(&world).turn.first {
        let table = door::table(&world);
        let order = match commit::able(table.field, table.turn).first() {
            Some(unit) => Order::Overwatch(table.field.unit(*unit).id),
            None if act::window_name(&world) == Some("Act") => Order::EndTurn,
            None => battle::monkeys::choices(&world).expect("someone is asked").orders[0].clone(),
        };
        battle::submit(&mut world, order).expect("it is accepted");
    }
    while act::window_name(&world) != Some("Act") {
        let order = battle::monkeys::choices(&world).expect("someone is asked").orders[0].clone();
        battle::submit(&mut world, order).expect("it is accepted");
    }
    let table = door::table(&world);
    let mut woken = 0;
    for unit in commit::able(table.field, table.turn) {
        for (goal, _) in formation::destinations(table.field, unit).into_iter().step_by(9) {
            let Some(order) = formation::plan(table.field, unit, goal) else { continue };
            let ghost = models::Ghost::of(table.field, table.turn, &order).expect("a legal move");
            let hands = Hands::default().with(|hands| {
                hands.select(Some(table.field.unit(unit).id));
                hands.point_at(Some(goal));
            });
            let screen = models::battle(&world, &hands, &Shown { ghost: Some(order), ..Shown::default() });
            let told: Vec<_> = screen.sheet.why.iter().filter(|why| why.rule.as_deref() == Some("T-123")).collect();
            assert_eq!(told.len(), ghost.wakes(table.field).len(), "one sentence a watcher");
            for (why, (watcher, ..)) in told.iter().zip(ghost.wakes(table.field)) {
                let name = models::Look::at(&world, &hands).names.unit(watcher).to_owned();
                assert!(why.words.starts_with(&name) && why.words.contains(" : "), "{}", why.words);
                let row = screen
                    .exchange
                    .as_ref()
                    .and_then(|exchange| exchange.rows.iter().find(|row| row.unit == table.field.unit(watcher).id));
                assert!(row.is_none_or(|row| row.watches));
            }
            woken += told.len();
        }
    }
    assert!(woken > 0, "somebody walks into sight");
}
