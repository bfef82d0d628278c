//! How long a player waits for things, on the fullest table there is. Printed for docs/measurements.md, never judged:
//! `cargo test --test window measure -- --ignored --nocapture`.

use super::{clicks::Hand, models::begin};
use bevy::prelude::World;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    board::generate::{Recipe, Style, Symmetry},
    data::{self, draft::Draft, level::Level, library::Library},
    force::Side,
    input::intent::BoardView,
    panels::{Scene, Screen},
    rules::monkeys::{commit, door, formation},
    screens::battle::{
        Hands, act,
        chart::{Chart, Question},
        draw, models,
    },
    view::art::palette::Palette,
};
use std::time::{Duration, Instant};

/// The generated table with the most primates.
fn crowded() -> Level {
    let draft = |platoons| Draft {
        name: "crowd".into(),
        about: String::new(),
        scenario: monkeys::rules::monkeys::scenarios::Scenario::Skirmish,
        recipe: Recipe { density: 40, style: Style::Ruins, symmetry: Symmetry::Mirrored, seed: 5, ..Recipe::default() },
        rosters: ["talapoin-swarm".into(), "talapoin-swarm".into()],
        platoons,
        rounds: Some(10),
        seed: 5,
    };
    let levels = (1..=8).filter_map(|platoons| draft(platoons).level(&Library::shipped(), data::profiles()).ok());
    let count = |level: &Level| primates(&begin(level, 1));
    levels.map(|(level, _)| level).max_by_key(count).expect("some ground has room")
}

fn primates(world: &World) -> usize {
    door::table(world).field.primates.len()
}

/// The middle of so many runs.
fn middle(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..21 {
        let start = Instant::now();
        run();
        times.push(start.elapsed());
    }
    times.sort();
    times[10]
}

#[test]
#[ignore = "prints how long things take; run by hand"]
fn what_a_player_waits_for() {
    let mut world = begin(&crowded(), 1);
    let mut player = ChancePlayer::new(1);
    // Into the second half of the battle, where enemies see one another.
    for _ in 0..400 {
        let Some(order) = player.choose(&world) else { break };
        battle::submit(&mut world, order).expect("a chosen order is accepted");
    }
    while act::window_name(&world) != Some("Act") {
        let order = player.choose(&world).expect("it goes on");
        battle::submit(&mut world, order).expect("a chosen order is accepted");
    }
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    let table = door::table(&world);
    let field = table.field;
    let unit = commit::able(field, table.turn)[0];
    let on_board = field.primates.iter().filter(|one| one.place.is_on_board()).count();
    println!("{} primates, {on_board} on the board, {} units", primates(&world), field.all_units().count());
    let goal = formation::destinations(field, unit).last().map(|(goal, _)| *goal);
    for (name, hands) in [
        ("at rest", hands.clone()),
        ("a move under the pointer", Hands { hover: goal, ..hands.clone() }),
        ("the same, every term", Hands { hover: goal, breakdown: true, ..hands.clone() }),
        ("the same, threat and spheres", Hands { hover: goal, view: Some(BoardView::Threat), ..hands.clone() }),
    ] {
        let drawn = draw(&world, &hands, Palette::Print);
        let more =
            models::Shown { ghost: drawn.hovered_move.clone(), lines: models::log_lines(&world), ..Default::default() };
        let screen = models::battle(&world, &hands, &more);
        let rows = screen.exchange.as_ref().map_or(0, |exchange| exchange.rows.len());
        let drawing = middle(|| drop(draw(&world, &hands, Palette::Print)));
        let filling = middle(|| drop(models::battle(&world, &hands, &more)));
        let mut hand = Hand::new((1920.0, 1080.0), 100, Screen { scene: Scene::Battle(Box::new(screen)), above: None });
        let laying = middle(|| drop(hand.frame(Vec::new())));
        println!(
            "{name} ({rows} enemies in the table): overlays {drawing:?}, panels filled {filling:?}, laid out {laying:?}"
        );
    }
    let middle_cell = monkeys::board::Cell::new(30, 20);
    let from = field.members(unit).filter_map(|mate| field.cell(mate)).collect::<Vec<_>>();
    for question in
        [Question::Sight(from), Question::Seers(middle_cell), Question::Threat(Side::Second), Question::Fire(unit)]
    {
        let start = Instant::now();
        let chart = Chart::of(field, question.clone());
        let cold = start.elapsed();
        let warm = middle(|| drop(Chart::of(field, question.clone())));
        let washes = middle(|| drop(chart.washes()));
        println!("{:?}: first {cold:?}, again {warm:?}; washes {washes:?}", question.view());
    }
    let rolls = battle::rolls::rolls(&world);
    println!("{} rolls read again in {:?}", rolls.len(), middle(|| drop(battle::rolls::rolls(&world))));
}
