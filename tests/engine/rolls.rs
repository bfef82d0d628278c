//! Every roll with its terms and its average: nothing is missing, and the actual losses are those of the rolls.

use super::common::{installed, small};
use monkeys::battle::{
    self,
    chance::ChancePlayer,
    monkeys::{
        rolls::{self, Kind},
        tell::Names,
    },
};
use monkeys::engine::{BattleLog, What};
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::Order;
use monkeys::rules::monkeys::odds::WHOLE;

fn played(seed: u64) -> bevy_ecs::world::World {
    let mut world = installed();
    battle::begin(&mut world, &small(), seed);
    let mut player = ChancePlayer::new(seed);
    while let Some(order) = player.choose::<Order>(&world) {
        battle::submit(&mut world, order).expect("chosen orders are accepted");
    }
    world
}

#[test]
fn every_die_of_a_battle_is_a_roll_and_every_fall_has_one() {
    let mut kinds = Vec::new();
    for seed in 0..6 {
        let world = played(seed);
        let facts = world.resource::<BattleLog>().facts();
        let told = rolls::rolls(&world);
        let dice = facts.iter().filter(|fact| matches!(fact.what, What::Rolled { .. } | What::Tested { .. }));
        assert_eq!(told.iter().map(|roll| roll.fact).collect::<Vec<_>>(), dice.map(|f| f.number).collect::<Vec<_>>());
        let fell = facts.iter().filter(
            |fact| matches!(&fact.what, What::Removed { pile, .. } if !matches!(pile, Pile::Missing | Pile::Retreated)),
        );
        let felled: u32 = told.iter().map(|roll| roll.felled.actual + roll.lost.actual).sum();
        assert_eq!(felled as usize, fell.count(), "seed {seed}");
        for roll in &told {
            assert!(roll.kept.is_none_or(|face| roll.dice.contains(&face)), "{roll:?}");
            assert_eq!(roll.sums.is_some(), matches!(roll.kind, Kind::Attack | Kind::Melee | Kind::Blast), "{roll:?}");
            assert_eq!(roll.test.is_some(), roll.kind == Kind::Test);
            assert_eq!(roll.side.is_none(), roll.kind == Kind::First, "{roll:?}");
            if let Some((attack, defense)) = roll.sums.filter(|_| roll.kind == Kind::Attack) {
                let sum =
                    |lines: &[monkeys::engine::fact::Line]| lines.iter().map(|line| line.value).sum::<i32>().max(0);
                assert_eq!((sum(&roll.attack), sum(&roll.defense)), (attack, defense));
            }
        }
        let luck = Side::BOTH.map(|side| rolls::luck(&told, side));
        assert_eq!(luck[0].felled.actual, luck[1].lost.actual);
        assert_eq!(luck[0].felled.expected, luck[1].lost.expected);
        kinds.extend(told.iter().map(|roll| roll.kind));
    }
    assert!([Kind::First, Kind::Attack, Kind::Rout, Kind::Melee, Kind::Test].iter().all(|kind| kinds.contains(kind)));
}

#[test]
fn t_65_averages_of_attacks_are_exact() {
    let world = played(3);
    let told = rolls::rolls(&world);
    let attack = told.iter().find(|roll| roll.kind == Kind::Attack && roll.felled.expected > 0).expect("an attack");
    let (strong, weak) = attack.sums.expect("two powers");
    let faces = monkeys::rules::monkeys::odds::Contest::of(strong, weak).chances();
    assert_eq!(faces.iter().sum::<u32>(), WHOLE);
    // Everyone falls on a 6, those in the open on a 4 or 5 as well (11.1).
    let victims = attack.defense.iter().filter(|line| line.label == "term-size").count() as u32;
    let most = victims * (faces[3] + faces[4] + faces[5]);
    assert!((victims * faces[5]..=most).contains(&attack.felled.expected), "{attack:?}");
}

#[test]
fn t_73_a_test_passes_as_often_as_its_faces_say() {
    for roll in rolls::rolls(&played(1)).iter().filter(|roll| roll.kind == Kind::Test) {
        let test = roll.test.expect("a test");
        let die = i32::from(roll.dice[0]);
        assert_eq!(test.passed, die + test.bonus >= test.need);
        let faces = (7 - (test.need - test.bonus)).clamp(0, 6) as u32;
        assert_eq!(roll.passes.expected, faces * WHOLE / 6, "{roll:?}");
    }
}

#[test]
fn the_table_has_a_line_a_roll_and_names_its_columns() {
    let world = played(2);
    let told = rolls::rolls(&world);
    let mut names = Names::of(&world);
    names.sides[0] = "Red, \"the first\"".to_owned();
    let text = rolls::csv(&told, &names);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), told.len() + 1);
    let columns = lines[0].split(',').count();
    let cells = |line: &str| {
        let mut quoted = false;
        1 + line
            .chars()
            .filter(|letter| {
                quoted ^= *letter == '"';
                *letter == ',' && !quoted
            })
            .count()
    };
    for line in &lines {
        assert_eq!(cells(line), columns, "{line}");
    }
    assert!(text.contains("\"Red, \"\"the first\"\"\""), "names are quoted");
}
