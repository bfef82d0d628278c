//! When it grows tired of waiting: without a limit of rounds everyone does, the side that is ahead two rounds later.

use crate::common::{asked, opponent, scene};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::{monkeys::persona::Consider, persona::Strength};
use monkeys::engine::BattleLog;
use monkeys::force::Side;
use monkeys::opponent::{
    book::Mind,
    monkeys::{Opponent, Waiting},
    speech::Chapter,
};
use monkeys::rules::monkeys::{Monkeys, door, order::Order};

/// Rounds that are looked at.
const ROUNDS: u16 = 7;

/// The red side shoots one of three blue baboons.
const SHOT: &str = r#"dice: [6],
    play: [
        Do(Attack(unit: "r1.1", target: "b1.1")), Do(EndTurn),
        Do(Fire(volley: Main, shots: [(by: "r1.1#1", at: ["b1.1#2"])])), Pile("b1.1#2", Wounded), Await('b', Act),
    ],"#;

/// It lets its turn pass.
const WAITED: &str = "play: [Do(EndTurn), Await('b', Act)],";

fn skirmish(rounds: &str, play: &str) -> World {
    scene(&format!(
        r#"(
            format: 1, book: Monkeys, {rounds}
            tokens: [{}],
            units: [(unit: "r1.1", kind: "baboon", members: "AB"), (unit: "b1.1", kind: "baboon", members: "XYZ")],
            turn: (side: 'r'), {play}
        )"#,
        ["A........X", "B........Y", ".........Z"].map(|row| format!("\"{row}{}\"", ".".repeat(30))).join(", "),
    ))
}

/// Both sides end each of their turns at once; before that, `look` is called for the side to move.
fn wait(world: &mut World, mut look: impl FnMut(&mut World, u16, Side)) {
    while let Some(side) = battle::monkeys::decider(world) {
        let round = door::table(world).turn.round;
        if round > ROUNDS {
            break;
        }
        assert_eq!(asked(world), "Act", "nothing else is asked while both wait");
        look(world, round, side);
        battle::submit(world, Order::EndTurn).expect("a turn may end");
    }
}

/// The points that an opponent gives for a thousandth of nearness to its goal, in thousandths.
fn pull(player: &Opponent, world: &mut World) -> i32 {
    let best = player.think(world).expect("it is asked").why.best;
    let lines = best.iter().flat_map(|one| &one.lines).filter(|line| line.what == Consider::Objective);
    let line = lines.max_by_key(|line| line.input).filter(|line| line.input >= 300);
    let line = line.unwrap_or_else(|| panic!("no course is judged by the goal: {best:?}"));
    1000 * line.points / line.input
}

/// The first round in which the goal attracts each side more than at first, and what waiting leads to for it.
fn restless_rounds(rounds: &str, play: &str) -> [(Option<u16>, Waiting); 2] {
    let (mut world, player) = (skirmish(rounds, play), opponent("steady", Strength::Quick, 1));
    let (mut calm, mut first) = ([None; 2], [None; 2]);
    wait(&mut world, |world, round, side| {
        let (pull, side) = (pull(&player, world), side.index());
        let calm = *calm[side].get_or_insert(pull);
        // Points are rounded down to thousands of a weight.
        if 4 * pull > 5 * calm {
            first[side].get_or_insert(round);
        }
    });
    Side::BOTH.map(|side| (first[side.index()], Waiting::of(door::table(&world), side)))
}

fn patience() -> u16 {
    opponent("steady", Strength::Quick, 1).persona().patience
}

#[test]
fn without_a_limit_the_side_ahead_waits_two_rounds_longer() {
    let soon = patience() + 1;
    let [ahead, behind] = restless_rounds("", SHOT);
    assert_eq!(ahead, (Some(soon + 2), Waiting::Wins));
    assert_eq!(behind, (Some(soon), Waiting::Loses));
    let even = restless_rounds("", WAITED);
    assert_eq!(even, [(Some(soon), Waiting::Draws); 2]);
}

#[test]
fn with_a_limit_the_side_that_wins_by_waiting_waits() {
    let [ahead, behind] = restless_rounds("rounds: 8,", SHOT);
    assert_eq!((ahead, behind), ((None, Waiting::Wins), (Some(patience() + 1), Waiting::Loses)));
    let even = restless_rounds("rounds: 8,", WAITED);
    assert_eq!(even, [(Some(patience() + 3), Waiting::Draws); 2]);
}

/// Rounds in which each side is tired of waiting because it would lose, as its words show.
fn tired(rounds: &str, play: &str) -> [Vec<u16>; 2] {
    let (mut world, player) = (skirmish(rounds, play), opponent("steady", Strength::Quick, 1));
    let mut tired = [Vec::new(), Vec::new()];
    wait(&mut world, |world, round, side| {
        let facts = world.resource::<BattleLog>().facts();
        let chapter = Chapter::around(facts, facts.len() - 1, Monkeys::TURN).expect("a turn has begun");
        assert_eq!(chapter.side, side);
        let situation = Monkeys::situation(door::table(world), chapter, player.persona()).expect("a turn");
        if situation.restless {
            tired[side.index()].push(round);
        }
    });
    tired
}

#[test]
fn it_is_tired_of_waiting_only_if_it_would_lose() {
    let late: Vec<u16> = (patience() + 1..=ROUNDS).collect();
    assert_eq!(tired("rounds: 8,", SHOT), [Vec::new(), late]);
    for (rounds, play) in [("rounds: 8,", WAITED), ("", SHOT), ("", WAITED)] {
        let tired = tired(rounds, play);
        assert!(tired.iter().all(Vec::is_empty), "{rounds} {play}: {tired:?}");
    }
}
