//! The odds used by forecasts and opponents, against every way in which the dice can fall, and against attacks that are
//! really made.

use crate::scene::{A, B, Game, Scene, at, id};
use bevy_ecs::world::World;
use monkeys::dice::Dice;
use monkeys::engine::door;
use monkeys::force::UnitIx;
use monkeys::rules::initiative::{
    Initiative, Order, Profiles,
    muster::{Stall, mount_id},
    odds::{Body, Odds, WHOLE},
    order::{Action, Mark},
    profiles::Kind,
    shooting::{self, How, Plan, Shots},
    wounds::{Location, Wound},
};
use std::collections::BTreeMap;

/// A character under fire, computed by hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Struck {
    hurt: [u16; 7],
    dead: bool,
    down: bool,
    lost: u8,
}

/// Ways in which the dice can fall, by their result; all together make one.
type Ways = BTreeMap<Struck, f64>;

impl Struck {
    fn worst(&self, kind: &Kind) -> Wound {
        let wound = |location: Location| Wound::of(self.hurt[location as usize], location.capacity(kind));
        Location::ALL.into_iter().map(wound).max().expect("a body has locations")
    }

    fn initiative(&self, kind: &Kind) -> u8 {
        match self.worst(kind) {
            Wound::None | Wound::Scratch => kind.initiative,
            Wound::Slight => kind.initiative.saturating_sub(1),
            Wound::Serious => kind.initiative.saturating_sub(3),
            Wound::Critical => 0,
        }
    }
}

/// Sums of dice with the share of the ways that lead to each.
fn sums(dice: u8) -> BTreeMap<u16, f64> {
    let mut sums = BTreeMap::from([(0, 1.0)]);
    for _ in 0..dice {
        let mut next = BTreeMap::new();
        for (sum, share) in &sums {
            for face in 1..=6 {
                *next.entry(sum + face).or_default() += share / 6.0;
            }
        }
        sums = next;
    }
    sums
}

/// One hit, in every way.
fn hit(ways: &Ways, kind: &Kind, (dice, plus): (u8, i16)) -> Ways {
    let mut next = Ways::new();
    let spread = |face: u8| {
        let location = Location::of(face);
        let dice = dice.saturating_sub(location.armor(kind));
        let plus = if dice == 0 { 0 } else { plus };
        let damage = |sum: u16| sum.checked_add_signed(plus).expect("a die shows 1 or more");
        (location, sums(dice).into_iter().map(|(sum, part)| (damage(sum), part / 10.0)).collect::<Vec<_>>())
    };
    let spreads: Vec<_> = (1..=10).map(spread).collect();
    for (struck, share) in ways {
        if struck.dead {
            *next.entry(struck.clone()).or_default() += share;
            continue;
        }
        for (location, spread) in &spreads {
            for (damage, part) in spread {
                let (location, damage, share) = (*location, *damage, share * part);
                let mut struck = struck.clone();
                struck.hurt[location as usize] += damage;
                let vital = matches!(location, Location::Head | Location::Chest);
                let worst = Wound::of(struck.hurt[location as usize], location.capacity(kind));
                struck.dead = vital && worst == Wound::Critical;
                let initiative = struck.initiative(kind);
                if !struck.dead && initiative > 0 && damage >= 2 * u16::from(kind.agility) {
                    struck.down = true;
                    for die in 1..=6_u8 {
                        let lost = struck.lost.max(die.saturating_sub(initiative));
                        *next.entry(Struck { lost, ..struck.clone() }).or_default() += share / 6.0;
                    }
                } else {
                    *next.entry(struck).or_default() += share;
                }
            }
        }
    }
    next
}

/// All shots of a plan at a target with this damage, in every way.
fn every_way(plan: &Plan, kind: &Kind, hurt: [u16; 7], damage: (u8, i16)) -> Ways {
    let first = Struck { hurt, dead: false, down: false, lost: 0 };
    let was_able = first.initiative(kind) > 0;
    let chances: Vec<Vec<f64>> = match &plan.shots {
        Shots::Single(numbers) => numbers
            .iter()
            .map(|number| {
                let hit = f64::from(*number) / 20.0;
                vec![1.0 - hit, hit]
            })
            .collect(),
        Shots::Bursts(bursts) => bursts
            .iter()
            .map(|dice| {
                let mut hits = vec![1.0];
                for _ in 0..*dice {
                    let mut next = vec![0.0; hits.len() + 1];
                    for (count, chance) in hits.iter().enumerate() {
                        next[count] += chance * 5.0 / 6.0;
                        next[count + 1] += chance / 6.0;
                    }
                    hits = next;
                }
                hits
            })
            .collect(),
    };
    let mut ways = Ways::from([(first, 1.0)]);
    for hits in chances {
        let (mut going, mut next): (Ways, Ways) =
            ways.into_iter().partition(|(struck, _)| !struck.dead && (struck.initiative(kind) > 0 || !was_able));
        for chance in &hits {
            for (struck, share) in &going {
                *next.entry(struck.clone()).or_default() += share * chance;
            }
            going = hit(&going, kind, damage);
        }
        ways = next;
    }
    ways
}

fn share(chance: u64) -> f64 {
    chance as f64 / WHOLE as f64
}

#[track_caller]
fn same(what: &str, told: u64, counted: f64) {
    assert!((share(told) - counted).abs() < 1e-5, "{what}: {} and {counted}", share(told));
}

/// Two characters on open ground. Rifles roll two dice, so that there are not too many ways to count.
fn scene(by: &str, target: &str, far: i16) -> Scene {
    let light = |book: &mut Profiles| {
        book.weapons.iter_mut().filter(|weapon| weapon.shots > 1).for_each(|weapon| weapon.dice = 2);
    };
    Scene::open().add(A, by, 10, 10).add(B, target, 10 + far, 10).numbers(light)
}

fn planned(game: &Game, aimed: bool) -> (UnitIx, UnitIx, Plan) {
    let (by, at) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
    let plan = shooting::plan(game.field(), by, at, How { aimed, moved: false }).expect("it can fire");
    (by, at, plan)
}

/// Compares odds with everything counted.
fn compare(name: &str, odds: &Odds, ways: &Ways, kind: &Kind) {
    let sum = |of: &dyn Fn(&Struck) -> bool| ways.iter().filter(|(struck, _)| of(struck)).map(|(_, share)| share).sum();
    for worst in Wound::ALL {
        same(&format!("{name}: {worst:?}"), odds.wounds[worst as usize], sum(&|struck| struck.worst(kind) == worst));
    }
    for (initiative, chance) in (0..).zip(odds.initiative) {
        let told = format!("{name}: Initiative {initiative}");
        same(&told, chance, sum(&|struck| (if struck.dead { 0 } else { struck.initiative(kind) }) == initiative));
    }
    same(&format!("{name}: dead"), odds.dead, sum(&|struck| struck.dead));
    let able = |struck: &Struck| !struck.dead && struck.initiative(kind) > 0;
    same(&format!("{name}: down"), odds.down, sum(&|struck| able(struck) && struck.down));
    // The first of several heavy hits may find a higher Initiative.
    let panics: f64 = sum(&|struck| able(struck) && struck.lost > 0);
    let (told, slack) = (share(odds.panics), if odds.hits.len() > 2 { 0.02 } else { 1e-5 });
    assert!(told > panics - 1e-5 && told < panics + slack, "{name}: panics {told} and {panics}");
}

/// The first shots of a plan: with more of them there are too many ways.
fn first(plan: Plan, count: usize) -> Plan {
    let shots = match plan.shots {
        Shots::Single(numbers) => Shots::Single(numbers.into_iter().take(count).collect()),
        Shots::Bursts(bursts) => Shots::Bursts(bursts.into_iter().take(count).collect()),
    };
    Plan { shots, ..plan }
}

#[test]
fn g_7_what_fire_does_is_what_every_way_the_dice_can_fall_does() {
    let cases = [
        ("orangutan-marksman", "baboon-rifle", 10, true),
        ("orangutan-marksman", "gorilla-heavy", 60, false),
        ("baboon-rifle", "capuchin-captain", 12, true),
        ("baboon-rifle", "howler-gunner", 20, false),
        ("spider-monkey-rifle", "orangutan-marksman", 12, false),
        // Two bursts of one die each.
        ("macaque-runner", "lemur-scout", 20, false),
    ];
    for (by, at, far, aimed) in cases {
        let game = scene(by, at, far).begin(&[]);
        let (unit, target, plan) = planned(&game, aimed);
        let plan = first(plan, 2);
        let (kind, weapon) = (game.field().kind(target), game.field().weapon(unit));
        let odds = Odds::of_fire(game.field(), unit, target, &plan);
        let ways = every_way(&plan, kind, [0; 7], (weapon.dice, weapon.plus.into()));
        compare(&format!("{by} at {at}, {far} cells"), &odds, &ways, kind);
        assert_eq!(odds.out(), odds.initiative[0]);
    }
}

#[test]
fn g_7_damage_adds_up_on_those_who_are_hurt() {
    // A scratch on the chest, and a serious wound in a leg, which takes the gorilla out but doesn't kill it.
    for (dice, able) in [(&[1, 3, 6, 20, 20][..], true), (&[1, 8, 6, 6, 6, 1, 8, 6, 6][..], false)] {
        let mut game = scene("chimpanzee-sergeant", "gorilla-heavy", 10).begin(dice);
        game.until(id(A, 1), 5);
        game.fire(id(B, 1));
        let (unit, target, plan) = planned(&game, true);
        let plan = first(plan, 2);
        let (field, kind) = (game.field(), game.field().kind(target));
        assert_eq!(game.initiative(id(B, 1)) > 0, able);
        let odds = Odds::of_fire(field, unit, target, &plan);
        let ways = every_way(&plan, kind, field.unit(target).hurt.0, (2, 0));
        compare(&format!("{dice:?}"), &odds, &ways, kind);
    }
}

#[test]
fn g_6_strays_follow_the_bursts_that_are_fired() {
    let scene = Scene::open().add(A, "gorilla-heavy", 10, 10).add(B, "tarsier-marksman", 20, 10);
    let game = scene.add(B, "howler-gunner", 21, 10).begin(&[]);
    let (unit, target, plan) = planned(&game, false);
    let odds = Odds::of_fire(game.field(), unit, target, &plan);
    assert_eq!((odds.hits.len(), odds.fired.len(), odds.fired[0]), (16, 3, WHOLE));
    assert!(odds.fired[0] > odds.fired[1] && odds.fired[1] > odds.fired[2], "{:?}", odds.fired);
    let other = game.unit(id(B, 2));
    let strays = Odds::of_strays(game.field(), unit, other, &odds.fired);
    let mean: f64 = odds.fired.iter().map(|fired| share(*fired) / 6.0).sum();
    assert!((f64::from(strays.mean_hits()) - 1000.0 * mean).abs() < 2.0, "{strays:?}");
    let ways = every_way(&Plan { shots: Shots::Bursts(vec![1]), ..plan }, game.field().kind(other), [0; 7], (3, 0));
    compare("one burst", &Odds::of_strays(game.field(), unit, other, &[WHOLE]), &ways, game.field().kind(other));
}

/// A critical wound anywhere takes a mount out: its head can take 8, its chest 24, and every other part 16.
#[test]
fn g_14_g_7_a_mount_has_no_part_that_bears_a_critical_wound() {
    let scene = Scene::open().numbers(|book| book.weapons[3].dice = 9).add(A, "baboon-rifle", 10, 10);
    let scene = scene.add(B, "howler-gunner", 90, 20).mule(B, Stall::On(at(20, 10)));
    let game = scene.begin(&[]);
    let (unit, mule) = (game.unit(id(A, 1)), game.unit(mount_id(B, 0)));
    let plan = shooting::plan(game.field(), unit, mule, How::default()).expect("it sees the mule");
    let odds = Odds::of_fire(game.field(), unit, mule, &first(plan, 1));
    let above = |capacity: u16| sums(9).range(2 * capacity + 1..).map(|(_, part)| part).sum::<f64>();
    // A quick shot at Short range needs 10.
    let dead = 0.5 * (0.1 * above(8) + 0.3 * above(24) + 0.6 * above(16));
    assert!((share(odds.dead) - dead).abs() < 1e-5, "{} and {dead}", share(odds.dead));
}

#[test]
fn g_9_a_blow_is_one_hit() {
    let game = scene("mandrill-breacher", "baboon-rifle", 5).begin(&[]);
    let target = game.unit(id(B, 1));
    let (kind, plan) = (game.field().kind(target), planned(&game, false).2);
    for (what, damage) in [("a knife", (1, 2)), ("a fist", (1, -1))] {
        let odds = Odds::of_blow(game.field(), target, 11, damage);
        let blow = Plan { shots: Shots::Single(vec![11]), ..plan.clone() };
        compare(what, &odds, &every_way(&blow, kind, [0; 7], (damage.0, damage.1.into())), kind);
        assert!((share(odds.hits[1]) - 0.55).abs() < 1e-6);
    }
}

#[test]
fn g_7_the_quick_count_is_the_same() {
    let game = scene("baboon-rifle", "howler-gunner", 10).begin(&[]);
    let (unit, target, plan) = planned(&game, false);
    let odds = Odds::of_fire(game.field(), unit, target, &plan);
    let body = Body::of(game.field(), target, (game.field().weapon(unit).dice, 0));
    let mut before = 0;
    for worst in [Wound::None, Wound::Scratch, Wound::Slight] {
        let within: [u64; 4] = body.stays_within(worst);
        let chance: f64 = odds.hits.iter().zip(within).map(|(hits, within)| share(*hits) * share(within)).sum();
        before += odds.wounds[worst as usize];
        same(&format!("{worst:?}"), before, chance);
    }
}

/// Whole actions as really fired, many times.
#[test]
fn g_3_real_attacks_come_out_as_told() {
    let times = 300;
    let cases = [
        ("capuchin-captain", "mandrill-breacher", 10),
        ("howler-gunner", "baboon-rifle", 14),
        ("lemur-scout", "gorilla-heavy", 6),
    ];
    for (by, at, far) in cases {
        let scene = Scene::open().add(A, by, 10, 10).add(B, at, 10 + far, 10);
        let before = scene.begin(&[]);
        let (unit, target, plan) = planned(&before, true);
        let odds = Odds::of_fire(before.field(), unit, target, &plan);
        let mut game = Game(World::new(), false);
        door::install::<Initiative>(&mut game.0);
        let (mut out, mut dead, mut down, mut left) = (0, 0, 0, 0);
        for seed in 0..times {
            door::muster::<Initiative>(&mut game.0, &scene.0, Dice::seeded(seed));
            door::advance::<Initiative>(&mut game.0);
            // The target waits until it has been shot at.
            let phase = before.initiative(id(A, 1));
            game.until(id(A, 1), phase);
            game.order(Order::Act(id(A, 1), Action::Aim(Mark::Target(id(B, 1)))));
            game.until(id(A, 1), phase - 1);
            game.fire(id(B, 1));
            let initiative = game.initiative(id(B, 1));
            out += u32::from(initiative == 0);
            dead += u32::from(game.cell(id(B, 1)).is_none());
            down += u32::from(initiative > 0 && game.is_prone(id(B, 1)));
            left += u32::from(initiative);
        }
        let told =
            (0..).zip(odds.initiative).map(|(initiative, chance)| f64::from(initiative) * share(chance)).sum::<f64>();
        for (what, counted, told) in
            [("out", out, share(odds.out())), ("dead", dead, share(odds.dead)), ("down", down, share(odds.down))]
        {
            let (n, counted) = (times as f64, f64::from(counted));
            let slack = 4.0 * (n * told * (1.0 - told)).sqrt() + 1.0;
            assert!((counted - n * told).abs() < slack, "{by} at {at}: {what} {counted} of {n}, told {told}");
        }
        let mean = f64::from(left) / times as f64;
        assert!((mean - told).abs() < 0.35, "{by} at {at}: Initiative {mean}, told {told}");
    }
}
