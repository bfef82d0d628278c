//! Exact chances against the engine: what the forecast says about attacks and close combats is what the dice do.
//!
//! Each attack and each combat is taken from a random battle. Its rolling part (dice, and the pick of the stronger
//! side) is played 20,000 times; all of it is played a few more times through the engine's door, from the same
//! snapshot with other dice, and all of these together are compared with the chances too.

use crate::{
    common::{installed, small},
    thorough::share,
};
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, What};
use monkeys::rules::monkeys::{
    Order, door, melee,
    odds::{Contest, Stronger, WHOLE},
    power,
    sequence::Frame,
    snapshot::Snapshot,
    volley,
};
use std::collections::BTreeMap;

/// Number of random attacks examined.
const ATTACKS: u64 = 500;

/// Number of random close combats examined.
const COMBATS: u64 = 200;

/// How often the rolling part of each is played.
const ROLLS: u32 = 20_000;

/// How often each is played completely, through the door.
const PLAYS: u64 = 40;

/// The chi-square that fair dice exceed less than once in a million times, by degrees of freedom from 1 to 5.
const BOUNDS: [f64; 5] = [23.9, 27.6, 30.7, 33.4, 35.9];

/// Attacks per battle, so that they come from many battles.
const A_BATTLE: usize = 10;

type Counts = BTreeMap<String, ([u32; 6], [u32; 6])>;

/// Whether counted results match their chances out of [`WHOLE`].
fn agree(counted: &[u32], chances: &[u32], what: &str) {
    let total: u32 = counted.iter().sum();
    let possible = chances.iter().filter(|chance| **chance > 0).count();
    let mut chi_square = 0.0;
    for (count, chance) in counted.iter().zip(chances) {
        let expected = f64::from(total) * f64::from(*chance) / f64::from(WHOLE);
        assert!(*chance > 0 || *count == 0, "{what}: the impossible has come to pass");
        if *chance > 0 {
            chi_square += (f64::from(*count) - expected).powi(2) / expected;
        }
    }
    if possible > 1 {
        assert!(chi_square < BOUNDS[possible - 2], "{what}: chi-square {chi_square:.1} of {counted:?}, {chances:?}");
    }
}

/// The die that counts: the stronger side keeps the one that is best for it (T-65).
fn kept(contest: Contest, dice: &mut Dice) -> u8 {
    let roll = dice.roll(contest.dice);
    if contest.stronger == Some(Stronger::Defender) { roll.lowest() } else { roll.highest() }
}

/// The faces that count in this many throws.
fn throws(contest: Contest, seed: u64) -> [u32; 6] {
    let (mut dice, mut counted) = (Dice::seeded(seed), [0; 6]);
    for _ in 0..ROLLS {
        counted[usize::from(kept(contest, &mut dice)) - 1] += 1;
    }
    counted
}

/// Answers with the defaults while dice have to be picked and losses named.
fn pick_dice(world: &mut World) {
    while let Some(options) = battle::monkeys::choices(world)
        && matches!(options.window.name(), "Die" | "Losses")
    {
        let default = options.default.expect("dice and losses have a default");
        battle::submit(world, default).expect("a default is accepted");
    }
}

/// The first fact from this index on that a reader accepts.
fn fact<T>(world: &World, from: usize, read: impl Fn(&What) -> Option<T>) -> Option<T> {
    world.resource::<BattleLog>().facts()[from..].iter().find_map(|fact| read(&fact.what))
}

fn kept_face(what: &What) -> Option<u8> {
    if let What::Kept { face } = what { Some(*face) } else { None }
}

fn powers(what: &What) -> Option<(i32, i32)> {
    if let What::Powers { sums, .. } = what { Some(*sums) } else { None }
}

/// Plays random battles until `look` has seen enough; it may change the world, which is restored.
fn walk(mut look: impl FnMut(&mut World, &Snapshot, &Order) -> bool) {
    let mut world = installed();
    for seed in 0.. {
        battle::monkeys::muster(&mut world, &small().muster(), Dice::seeded(seed));
        battle::monkeys::advance(&mut world);
        let (mut player, mut seen) = (ChancePlayer::new(seed), 0);
        while let Some(order) = player.choose(&world) {
            let before = battle::monkeys::snapshot(&world);
            let asked = door::table(&world).clock.window().map(|window| window.name());
            if seen < A_BATTLE && asked.is_some_and(|asked| asked != "Act" && asked != "Die") {
                seen += 1;
                let enough = look(&mut world, &before, &order);
                battle::monkeys::restore(&mut world, &before);
                if enough {
                    return;
                }
            }
            battle::submit(&mut world, order).expect("a choice is accepted");
        }
    }
}

/// One volley: forecast, thrown, and played.
fn attack(world: &mut World, before: &Snapshot, order: &Order, played: &mut Counts, number: usize) {
    let Order::Fire { shots, .. } = order else { unreachable!("only volleys come here") };
    let dice = world.resource::<Dice>().clone();
    let table = door::table(world);
    let Frame::Attack(attack) = table.clock.top() else { unreachable!("a volley is fired in an attack") };
    let salvos = volley::check(table.field, attack.unit, attack.target, attack.spots(), shots).expect("it is a choice");
    let sums = power::reckon(table.field, &salvos, attack.spots()).sums;
    let contest = Contest::of(sums.0, sums.1);
    let chances = contest.chances();
    assert_eq!(*world.resource::<Dice>(), dice, "odds draw no dice of the battle");
    agree(&throws(contest, number as u64), &chances, &format!("attack {number}"));
    let counts = played.entry(format!("{contest:?}")).or_insert(([0; 6], chances));
    for play in 0..PLAYS {
        battle::monkeys::restore(world, before);
        *world.resource_mut::<Dice>() = Dice::seeded(number as u64 * PLAYS + play);
        let from = world.resource::<BattleLog>().len();
        battle::submit(world, order.clone()).expect("a choice is accepted");
        pick_dice(world);
        assert_eq!(fact(world, from, powers), Some(sums), "the forecast reckons with the powers of the rule");
        let face = fact(world, from, kept_face).expect("a die counts");
        counts.0[usize::from(face) - 1] += 1;
    }
}

#[test]
fn chances_of_attacks_are_what_the_engine_rolls() {
    let (mut number, mut played) = (0, Counts::new());
    walk(|world, before, order| {
        if matches!(order, Order::Fire { .. }) {
            attack(world, before, order, &mut played, number);
            number += 1;
        }
        number as u64 >= share(ATTACKS)
    });
    assert!(played.len() >= 4, "only {} kinds of contests were met", played.len());
    for (contest, (counted, chances)) in played {
        agree(&counted, &chances, &contest);
    }
}

/// A close combat according to its facts: scores, fighters of both sides, the face that counted, the losses.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Combat {
    scores: (i32, i32),
    fighters: (usize, usize),
    face: u8,
    fallen: usize,
}

/// The first close combat among the facts from this index on; `None` if there was none, or if it was cut short.
fn combat(world: &World, from: usize) -> Option<Combat> {
    let facts = &world.resource::<BattleLog>().facts()[from..];
    let rolled = |what: &What| matches!(what, What::Rolled { why: "close-combat", .. });
    let roll = facts.iter().position(|fact| rolled(&fact.what))?;
    let What::Powers { attack, defense, sums, .. } = &facts[roll - 1].what else { return None };
    let fighters =
        |lines: &[monkeys::engine::fact::Line]| lines.iter().filter(|line| line.label == "term-size").count();
    let frame = facts[roll].frame;
    let after = facts[roll..].iter().filter(|fact| fact.frame == frame);
    let fell = |what: &What| matches!(what, What::Removed { pile: monkeys::force::squad::Pile::Injured, .. });
    let face = after.clone().find_map(|fact| kept_face(&fact.what))?;
    let fallen = after.filter(|fact| fell(&fact.what)).count();
    Some(Combat { scores: *sums, fighters: (fighters(attack), fighters(defense)), face, fallen })
}

/// Plays an order with the defaults after it, with other dice; returns the resulting close combat, if any.
fn fought(world: &mut World, before: &Snapshot, order: &Order, seed: u64) -> Option<Combat> {
    battle::monkeys::restore(world, before);
    *world.resource_mut::<Dice>() = Dice::seeded(seed);
    let from = world.resource::<BattleLog>().len();
    battle::submit(world, order.clone()).expect("a choice is accepted");
    pick_dice(world);
    combat(world, from)
}

/// One close combat: the exact chances of its outcomes, thrown, and played.
fn close_combat(
    world: &mut World,
    before: &Snapshot,
    order: &Order,
    first: &Combat,
    played: &mut Counts,
    number: usize,
) {
    let chart = door::table(world).field.book.overrun;
    let contest = Contest::of(first.scores.0, first.scores.1);
    let ends = melee::odds(&chart, first.scores, first.fighters);
    assert_eq!(ends.iter().map(|end| end.chance).sum::<u32>(), WHOLE);
    let mut thrown = vec![0; ends.len()];
    for (face, count) in throws(contest, number as u64).iter().enumerate() {
        let left = melee::alternate(chart[face], first.fighters);
        let end = ends.iter().position(|end| (end.chargers, end.charged) == left);
        thrown[end.expect("every throw leads to an end")] += count;
    }
    let chances: Vec<u32> = ends.iter().map(|end| end.chance).collect();
    agree(&thrown, &chances, &format!("close combat {number}"));
    let counts = played.entry(format!("{contest:?}")).or_insert(([0; 6], contest.chances()));
    for play in 0..PLAYS {
        let Some(combat) = fought(world, before, order, number as u64 * PLAYS + play) else { continue };
        let left = melee::alternate(chart[usize::from(combat.face) - 1], combat.fighters);
        let fall = combat.fighters.0 + combat.fighters.1 - left.0 - left.1;
        assert_eq!(combat.fallen, fall, "{combat:?}: as many fall as the chart says");
        if combat.scores == first.scores {
            counts.0[usize::from(combat.face) - 1] += 1;
        }
    }
}

#[test]
fn chances_of_close_combats_are_what_the_engine_rolls() {
    let (mut number, mut played) = (0, Counts::new());
    walk(|world, before, order| {
        if let Some(first) = fought(world, before, order, 1) {
            close_combat(world, before, order, &first, &mut played, number);
            number += 1;
        }
        number as u64 >= share(COMBATS)
    });
    for (contest, (counted, chances)) in played {
        agree(&counted, &chances, &contest);
    }
}
