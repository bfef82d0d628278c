//! Ghosts moved by hand: refused with a shake, taken with the draft, put back by a double click.

use bevy::prelude::World;
use monkeys::{
    battle::{self, monkeys::tell},
    board::{Cell, Direction},
    data::monkeys::level,
    engine::BattleLog,
    force::PieceId,
    input::{Intent, intent::Held},
    rules::monkeys::{Order, door, foresight::Ghost, formation, movement, order::Leg},
    screens::monkeys::battle::{Draft, Hands, Names, act, draw, models, why_not_hovered},
    view::art::palette::Palette,
};

fn begin() -> (World, Hands) {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    let (level, _) = level::shipped("two-groves").expect("the level ships");
    battle::begin(&mut world, &level, 7);
    let names = Names::of(&world, &level);
    world.insert_resource(names);
    while act::window_name(&world) != Some("Act") {
        let order = battle::monkeys::choices(&world).and_then(|choices| choices.default).expect("a default");
        battle::submit(&mut world, order).expect("it is accepted");
    }
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    (world, hands)
}

fn click(cell: Cell, double: bool) -> Intent {
    Intent::Click { cell, shift: false, double }
}

fn order(hands: &Hands) -> Order {
    match hands.draft() {
        Some(Draft::Move { order, .. }) => order.clone(),
        other => panic!("a move is drafted, not {other:?}"),
    }
}

/// Where each member would end, the lead first.
fn ends(world: &World, order: &Order) -> Vec<(PieceId, Cell)> {
    let Order::Move { steps, .. } = order else { panic!("a move") };
    let field = door::table(world).field;
    let end = |leg: &Leg| {
        let Leg::Go(piece, path) = leg else { return None };
        let start = field.find_primate(*piece).and_then(|primate| field.cell(primate))?;
        Some((*piece, path.0.iter().fold(start, |at, step| at.step(*step))))
    };
    steps.iter().filter_map(end).collect()
}

/// A draft of a long walk; returns its goal, and a follower's ghost.
fn drafted() -> (World, Hands, Cell, (PieceId, Cell)) {
    let (mut world, mut hands) = begin();
    let table = door::table(&world);
    let unit = hands.selected().and_then(|id| table.field.find_unit(id)).expect("a unit is selected");
    let (goal, _) = *formation::destinations(table.field, unit).last().expect("somewhere to go");
    act::answer(&mut world, &mut hands, &click(goal, false));
    let follower = ends(&world, &order(&hands)).into_iter().find(|(_, cell)| *cell != goal).expect("a follower");
    (world, hands, goal, follower)
}

/// The first number after a word.
fn number_behind(text: &str, word: &str) -> Option<usize> {
    let rest = text.split_once(word)?.1.trim_start();
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[test]
fn the_board_the_sheet_and_the_log_tell_a_walk_with_the_same_figures() {
    let (mut world, mut hands, ..) = drafted();
    let drawn = draw(&world, &hands, Palette::Print);
    let label = drawn.sketch.paths.iter().find(|path| !path.label.is_empty()).expect("a path with a label");
    let sheet = models::battle(&world, &hands, &models::Shown::default()).sheet.draft;
    let walk = sheet.iter().find(|line| line.contains(" walks ")).expect("the walk of the lead");
    assert!(walk.contains(&label.label), "{walk}: {}", label.label);
    let squares = number_behind(walk, "walks").expect("squares");
    assert_eq!(squares, label.cells.len() - 1, "{walk}");
    let farthest = sheet.iter().find_map(|line| number_behind(line, "Farthest walk:")).unwrap_or(squares);
    let facts = world.resource::<BattleLog>().len();
    act::answer(&mut world, &mut hands, &Intent::Accept);
    let lines = tell::lines(&tell::Names::of(&world), &world.resource::<BattleLog>().facts()[facts..]);
    let told = lines.iter().find(|line| line.text.contains(" moves")).expect("the walk is told");
    let told = number_behind(&told.text, "farthest walk is").or_else(|| number_behind(&told.text, "moves"));
    assert_eq!(told, Some(farthest), "{sheet:?}: {lines:?}");
}

#[test]
fn a_line_of_sight_is_drawn_from_where_a_draft_leads() {
    let (world, hands, goal, _) = drafted();
    let enemy = door::table(&world).field;
    let cell = enemy.all_units().filter(|unit| enemy.side(*unit) != door::table(&world).turn.side);
    let cell = cell.flat_map(|unit| enemy.members(unit)).find_map(|mate| enemy.cell(mate)).expect("an enemy");
    let hands = hands.with(|hands| {
        hands.hold(Held::LineOfSight, true);
        hands.point_at(Some(cell));
    });
    let now = hands.with(Hands::let_go);
    let ends = [&hands, &now].map(|hands| {
        let sights = draw(&world, hands, Palette::Print).sketch.sights;
        let sight = sights.first().expect("a line").clone();
        (sight.cells[0], sight.end.expect("words"))
    });
    assert_eq!(ends[0].0, goal);
    assert!(ends[0].1.contains("after the move") && ends[1].1.contains("now"), "{ends:?}");
    assert_ne!(ends[0].0, ends[1].0);
}

#[test]
fn t_24_a_ghost_on_an_illegal_square_shakes_and_goes_back() {
    let (mut world, mut hands, _, (piece, cell)) = drafted();
    let before = order(&hands);
    let field = door::table(&world).field;
    let (width, height) = field.ground().size();
    for times in 1..=2 {
        act::answer(&mut world, &mut hands, &Intent::Grab(cell));
        act::answer(&mut world, &mut hands, &Intent::Drop(Cell::new(width - 1, height - 1)));
        assert_eq!(hands.shaken(piece), times);
        assert!(hands.notice().is_some(), "one sentence says why");
        assert_eq!(order(&hands), before);
    }
}

#[test]
fn a_double_click_puts_a_ghost_back_where_the_planner_had_it() {
    let (mut world, mut hands, goal, (piece, cell)) = drafted();
    let before = order(&hands);
    let cells: Vec<Cell> = door::table(&world).field.ground().spots().cells().collect();
    let elsewhere = cells.into_iter().find(|to| {
        act::answer(&mut world, &mut hands, &Intent::Grab(cell));
        act::answer(&mut world, &mut hands, &Intent::Drop(*to));
        order(&hands) != before && ends(&world, &order(&hands)).contains(&(piece, *to)) && *to != cell
    });
    let elsewhere = elsewhere.expect("another square is legal");
    let moved = order(&hands);
    act::answer(&mut world, &mut hands, &click(elsewhere, false));
    assert_eq!(order(&hands), moved, "the first click changes nothing");
    act::answer(&mut world, &mut hands, &click(elsewhere, true));
    let back = ends(&world, &order(&hands));
    assert!(back.contains(&(piece, cell)) && back.iter().any(|(_, end)| *end == goal), "{back:?}");
}

#[test]
fn t_26_a_square_out_of_reach_says_why_under_the_pointer() {
    let (world, mut hands) = begin();
    let field = door::table(&world).field;
    let (width, _) = field.ground().size();
    let unit = hands.selected().and_then(|id| field.find_unit(id)).expect("a unit is selected");
    let near = formation::destinations(field, unit)[0].0;
    hands.point_at(Some(near));
    assert_eq!(why_not_hovered(&world, &hands), None);
    let far = (0..20).map(|y| Cell::new(width - 1, y)).find(|cell| field.at(*cell).is_none()).expect("a free square");
    hands.point_at(Some(far));
    let why = why_not_hovered(&world, &hands).expect("it is too far");
    assert!(why.words.chars().any(|letter| letter.is_ascii_digit()), "{}", why.words);
}

#[test]
fn r_1_3_a_way_by_way_points_counts_its_diagonals_through_all_of_them() {
    let (world, hands) = begin();
    let field = door::table(&world).field;
    let unit = hands.selected().and_then(|id| field.find_unit(id)).expect("a unit is selected");
    let lead = formation::lead(field, unit).expect("somebody leads");
    let start = field.cell(lead).expect("on the board");
    let mut compared = 0;
    for first in Direction::ALL.into_iter().map(|one| start.step(one)) {
        for second in Direction::ALL.into_iter().map(|one| first.step(one)) {
            let Some(order) = formation::plan_via(field, unit, &[first], second) else { continue };
            let ghost = Ghost::of(field, door::table(&world).turn, &order).expect("it can be walked");
            let walk = ghost.walks.iter().find(|walk| walk.primate == lead).expect("the lead walks");
            assert_eq!(movement::cost_via(field, lead, &[first], second), Some(walk.cost), "by {first} to {second}");
            compared += usize::from(walk.cost > 2);
        }
    }
    assert!(compared > 0, "nobody walks two diagonals");
}

#[test]
fn r_2_1_a_way_point_that_makes_the_way_too_long_says_what_it_costs() {
    let (mut world, mut hands) = begin();
    let table = door::table(&world);
    let unit = hands.selected().and_then(|id| table.field.find_unit(id)).expect("a unit is selected");
    let lead = formation::lead(table.field, unit).expect("somebody leads");
    let free = |cell: &Cell| table.field.at(*cell).is_none();
    let mut goals = formation::destinations(table.field, unit).into_iter().map(|(cell, _)| cell);
    let near = goals.find(free).expect("somewhere to go");
    let speed = movement::gait(table.field, lead).speed;
    let out = |cell: &Cell| movement::cost_anyhow(table.field, lead, *cell).is_some_and(|cost| cost > speed + 4);
    let far = table.field.ground().spots().cells().find(|cell| free(cell) && out(cell)).expect("the board is wide");
    let cost = movement::cost_via(table.field, lead, &[far], near).expect("there is a way");
    act::answer(&mut world, &mut hands, &Intent::Click { cell: far, shift: true, double: false });
    act::answer(&mut world, &mut hands, &click(near, false));
    let why = hands.notice().expect("it is too far").words.clone();
    assert!(why.contains(&format!("would walk {cost} squares")), "{why}");
}

/// The key works where the button isn't shown: it says why nothing can be thrown, and the hands stay as they are.
#[test]
fn g_28_nobody_throws_smoke_without_a_grenade() {
    let (mut world, mut hands, ..) = drafted();
    act::answer(&mut world, &mut hands, &Intent::Mode(monkeys::screens::monkeys::battle::verbs::SMOKE));
    assert_eq!(hands.mode(), None, "nothing waits for a click");
    let why = hands.notice().expect("one sentence says why");
    assert_eq!(why.rule.as_deref(), Some("G-28"), "{}", why.words);
}
