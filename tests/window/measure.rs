//! How long a player waits for things, on the fullest table there is. Printed for docs/measurements.md, never judged:
//! `cargo test --test window measure -- --ignored --nocapture`.
#![expect(clippy::disallowed_types, reason = "it measures time and decides nothing by it")]

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

/// How long this program has been at work, so that others on the machine do not count; where the system does not tell,
/// the time on the wall.
fn at_work(since: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").ok();
    let ticks = told.and_then(|text| {
        // Behind the name: the state, ten numbers, then user and system time in hundredths of a second.
        let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
        let hundredths = |place: usize| fields.get(place)?.parse::<u64>().ok();
        Some(hundredths(11)? + hundredths(12)?)
    });
    ticks.map_or_else(|| since.elapsed(), |ticks| Duration::from_millis(ticks * 10))
}

/// How long a run works, on average over so many.
fn average(runs: u32, mut run: impl FnMut()) -> Duration {
    let start = Instant::now();
    let before = at_work(start);
    (0..runs).for_each(|_| run());
    (at_work(start) - before) / runs
}

/// On average over forty.
fn often(run: impl FnMut()) -> Duration {
    average(40, run)
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
        let drawing = often(|| drop(draw(&world, &hands, Palette::Print)));
        let filling = often(|| drop(models::battle(&world, &hands, &more)));
        let mut hand = Hand::new((1920.0, 1080.0), 100, Screen { scene: Scene::Battle(Box::new(screen)), above: None });
        let laying = often(|| drop(hand.frame(Vec::new())));
        println!(
            "{name} ({rows} enemies in the table): overlays {drawing:?}, panels filled {filling:?}, laid out {laying:?}"
        );
    }
    let middle_cell = monkeys::board::Cell::new(30, 20);
    let from = field.members(unit).filter_map(|mate| field.cell(mate)).collect::<Vec<_>>();
    for question in
        [Question::Sight(from), Question::Seers(middle_cell), Question::Threat(Side::Second), Question::Fire(unit)]
    {
        let mut chart = None;
        let cold = average(1, || chart = Some(Chart::of(field, question.clone())));
        let chart = chart.expect("it was just made");
        let warm = often(|| drop(Chart::of(field, question.clone())));
        let washes = often(|| drop(chart.washes()));
        println!("{:?}: first {cold:?}, again {warm:?}; washes {washes:?}", question.view());
    }
    let rolls = battle::rolls::rolls(&world);
    println!("{} rolls read again in {:?}", rolls.len(), often(|| drop(battle::rolls::rolls(&world))));
}
