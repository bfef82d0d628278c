//! How long a player waits for things, in the worst case. Printed for docs/measurements.md, never checked:
//! `cargo test --test window measure -- --ignored --nocapture`.
#![expect(clippy::disallowed_types, reason = "it measures time and decides nothing by it")]

use super::{clicks::Hand, models::begin};
use bevy::prelude::World;
use monkeys::rules::monkeys::Order;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    data::{self, library::Library, monkeys::level::Level},
    force::Side,
    input::intent::{BoardView, Held},
    panels::{Scene, Screen},
    rules::monkeys::{commit, door, formation},
    screens::monkeys::battle::{
        Hands, act,
        chart::{Chart, Question},
        draw, models,
    },
    view::art::palette::Palette,
};
use std::time::{Duration, Instant};

/// A full table in ruins with four platoons of forty talapoins per side.
fn crowded() -> Level {
    let squad = |platoon: u8, squad: u8| {
        format!("(name: \"Swarm {platoon}{squad}\", members: [(clan: \"talapoin\", count: 10, weapons: [\"smg\"])])")
    };
    let platoon = |platoon: u8| {
        let squads: Vec<String> = (1..=4).map(|number| squad(platoon, number)).collect();
        format!("Inline(name: \"Platoon {platoon}\", squads: [{}])", squads.join(", "))
    };
    let platoons = (1..=4).map(platoon).collect::<Vec<_>>().join(", ");
    let side = |key: char, name: &str, edge: &str, zone: &str| {
        format!("(key: '{key}', name: \"{name}\", edge: {edge}, zone: \"{zone}\", platoons: [{platoons}])")
    };
    let text = format!(
        "(format: 1, name: \"Crowd\", book: Monkeys, scenario: Skirmish, rounds: 10, seed: 5,
         ground: Generated(size: (72, 48), density: 40, style: Ruins, symmetry: Mirrored, seed: 5),
         zones: {{\"west\": [((0, 0), (29, 47))], \"east\": [((42, 0), (71, 47))]}},
         sides: [{}, {}])",
        side('r', "Vermilion", "West", "west"),
        side('b', "Cobalt", "East", "east"),
    );
    let read = data::monkeys::level::parse("crowd", &text, &Library::shipped(), data::monkeys::profiles());
    read.unwrap_or_else(|error| panic!("{error}")).0
}

fn primates(world: &World) -> usize {
    door::table(world).field.primates.len()
}

/// The CPU time of this program, so that other programs on the machine don't count; if the system has no such number,
/// the elapsed time.
fn at_work(since: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").ok();
    let ticks = told.and_then(|text| {
        // After the name: the state, ten numbers, then user and system time in hundredths of a second.
        let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
        let hundredths = |place: usize| fields.get(place)?.parse::<u64>().ok();
        Some(hundredths(11)? + hundredths(12)?)
    });
    ticks.map_or_else(|| since.elapsed(), |ticks| Duration::from_millis(ticks * 10))
}

/// The average time of this many runs.
fn average(runs: u32, mut run: impl FnMut()) -> Duration {
    let start = Instant::now();
    let before = at_work(start);
    (0..runs).for_each(|_| run());
    (at_work(start) - before) / runs
}

/// The average of forty runs.
fn often(run: impl FnMut()) -> Duration {
    average(40, run)
}

#[test]
#[ignore = "prints how long things take; run by hand"]
fn what_a_player_waits_for() {
    let mut world = begin(&crowded(), 1);
    let mut player = ChancePlayer::new(1);
    // Everybody has deployed, and the first few turns are over: enemies see one another, and most are still there.
    for _ in 0..120 {
        let Some(order) = player.choose::<Order>(&world) else { break };
        battle::submit(&mut world, order).expect("a chosen order is accepted");
    }
    while act::window_name(&world) != Some("Act") {
        let order = player.choose::<Order>(&world).expect("it goes on");
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
        ("a move under the pointer", hands.with(|hands| hands.point_at(goal))),
        (
            "the same, every term",
            hands.with(|hands| {
                hands.point_at(goal);
                hands.hold(Held::Breakdown, true);
            }),
        ),
        (
            "the same, threat and spheres",
            hands.with(|hands| {
                hands.point_at(goal);
                hands.toggle_view(BoardView::Threat);
            }),
        ),
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
    let from = field.members(unit).collect::<Vec<_>>();
    for question in [
        Question::Sight(from, None),
        Question::Seers(middle_cell),
        Question::Threat(Side::Second),
        Question::Fire(unit),
    ] {
        let mut chart = None;
        let cold = average(1, || chart = Some(Chart::of(field, question.clone())));
        let chart = chart.expect("it was just made");
        let warm = often(|| drop(Chart::of(field, question.clone())));
        let washes = often(|| drop(chart.washes()));
        println!("{:?}: first {cold:?}, again {warm:?}; washes {washes:?}", question.view());
    }
    let rolls = battle::monkeys::rolls::rolls(&world);
    println!("{} rolls read again in {:?}", rolls.len(), often(|| drop(battle::monkeys::rolls::rolls(&world))));
}
