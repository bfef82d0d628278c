//! Random battles: nothing panics, nothing hangs, every choice is accepted, every battle replays, and the invariants
//! hold after each order.

use crate::common::{MOST_ORDERS, installed, muster, officers, play, small, two_platoons};
use crate::invariants::Ledger;
use crate::thorough::share;
use bevy_ecs::world::World;
use monkeys::battle::{
    self,
    chance::ChancePlayer,
    replay::{Player, Replay},
};
use monkeys::board::generate::{Pieces, Recipe, Style, Symmetry};
use monkeys::data::{self, library::Library, monkeys::Draft};
use monkeys::dice::Dice;
use monkeys::engine::Awaiting;
use monkeys::force::Side;
use monkeys::rules::monkeys::{
    Muster,
    muster::{PlatoonMuster, Scenario},
    order::Order,
};

/// Battles played in full with the invariants checked after each order; the variable `BATTLES` sets another number.
const BATTLES: u64 = 5_000;

/// Number of different set-ups.
const SETUPS: u64 = 60;

/// Number of threads.
const THREADS: u64 = 2;

/// Units of each platoon that take part, so that a battle stays short.
const UNITS: usize = 3;

/// Members of each unit that do.
const MEMBERS: usize = 5;

#[test]
fn random_battles_end_and_replay() {
    let mut world = installed();
    for seed in 0..40 {
        battle::begin(&mut world, &small(), seed);
        play(&mut world, seed, |_, _| {});
        assert!(matches!(battle::monkeys::advance(&mut world), Awaiting::Over(_)));
        let hash = battle::monkeys::hash(&mut world);
        let replay = Replay::of(&world, (Player::Human, Player::Human)).expect("a record was kept");
        let level = replay.level("test", monkeys::data::monkeys::profiles()).expect("its own setup is good").0;
        let mut again = installed();
        replay.play(&mut again, &level).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(battle::monkeys::hash(&mut again), hash);
    }
}

/// This many battles of one set-up; each seed gives a different one.
fn soak(setup: &Muster, seeds: std::ops::Range<u64>) {
    let mut world = installed();
    for seed in seeds {
        muster(&mut world, setup, seed);
        play(&mut world, seed, |_, _| {});
        let end = battle::monkeys::advance(&mut world);
        let options = battle::monkeys::choices(&world);
        assert!(matches!(end, Awaiting::Over(_)), "seed {seed}: {end:?} {options:?}");
    }
}

#[test]
fn soak_of_a_platoon_a_side() {
    soak(&small().muster(), 0..share(400));
}

#[test]
fn soak_under_officers() {
    soak(&officers(), 2_000..2_000 + share(150));
}

#[test]
fn soak_of_two_platoons_a_side() {
    soak(&two_platoons(), 1_000..1_000 + share(400));
}

/// One of many set-ups: every scenario, all rosters against each other, boards from bare to choked.
pub fn setup(number: u64) -> Muster {
    let pick = |count: u64, stride: u64| (number / stride % count) as usize;
    let rosters = Library::shipped().rosters();
    let count = rosters.len();
    let styles = [Style::Plains, Style::Jungle, Style::Ruins, Style::Urban, Style::Mountain];
    let draft = Draft {
        name: "By Chance".into(),
        about: String::new(),
        scenario: Scenario::Skirmish,
        recipe: Recipe {
            size: [(32, 20), (40, 26), (48, 32)][pick(3, 1)],
            density: [25, 0, 50, 75, 90][pick(5, 1)],
            style: styles[pick(5, 3)],
            symmetry: [Symmetry::None, Symmetry::Mirrored, Symmetry::Rotated][pick(3, 2)],
            mix: None,
            pieces: Pieces::default(),
            seed: number,
        },
        rosters: [rosters[number as usize % count].clone(), rosters[(number as usize * 7 + 3) % count].clone()],
        platoons: 1,
        rounds: Some([2, 3, 4][pick(3, 1)]),
        seed: number,
    };
    let level = draft.level(&Library::shipped(), data::monkeys::profiles());
    let mut muster = level.unwrap_or_else(|error| panic!("{number}: {error}")).0.muster();
    muster.scenario = Scenario::ALL[pick(5, 1)];
    muster.attacker = Side::BOTH[pick(2, 5)];
    for side in &mut muster.sides {
        side.platoons.iter_mut().for_each(thin_out);
        if number.is_multiple_of(3) {
            split(side);
        }
        if number % 4 == 1 {
            side.platoons.iter_mut().for_each(to_be_deployed);
        }
    }
    muster
}

/// Keeps a few units with a few members each; riders and crew stay.
fn thin_out(platoon: &mut PlatoonMuster) {
    platoon.units.truncate(UNITS);
    for unit in &mut platoon.units {
        let crew = unit.vehicles.iter().flat_map(|vehicle| &vehicle.crew).map(|(member, _)| usize::from(*member));
        let most = crew.max().unwrap_or(0).max(MEMBERS);
        unit.members.truncate(most);
    }
}

/// Takes everybody off the board, to be deployed in the battle (G-32).
fn to_be_deployed(platoon: &mut PlatoonMuster) {
    for unit in &mut platoon.units {
        unit.members.iter_mut().for_each(|member| member.cell = None);
        unit.vehicles.iter_mut().for_each(|vehicle| vehicle.at = None);
        unit.emplacements.iter_mut().for_each(|emplacement| emplacement.cell = None);
    }
}

/// Splits one platoon into two.
fn split(side: &mut monkeys::rules::monkeys::muster::SideMuster) {
    if let Some(first) = side.platoons.first_mut().filter(|platoon| platoon.units.len() > 1) {
        let second = first.units.split_off(1);
        side.platoons.push(PlatoonMuster { name: String::new(), units: second, afar: None });
    }
}

/// Plays one battle and checks it after each order.
fn watched(world: &mut World, setup: &Muster, seed: u64) {
    battle::monkeys::muster(world, setup, Dice::seeded(seed));
    let mut ledger = Ledger::new(world);
    battle::monkeys::advance(world);
    ledger.look(world);
    let mut player = ChancePlayer::new(seed);
    let mut orders = 0;
    while let Some(order) = player.choose::<Order>(world) {
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        ledger.look(world);
        orders += 1;
        assert!(orders < MOST_ORDERS, "the battle does not end");
    }
    assert!(matches!(battle::monkeys::advance(world), Awaiting::Over(_)));
}

#[test]
fn the_invariants_hold_in_battles_of_all_kinds() {
    let battles = std::env::var("BATTLES").ok().and_then(|count| count.parse().ok()).unwrap_or_else(|| share(BATTLES));
    std::thread::scope(|threads| {
        for thread in 0..THREADS {
            threads.spawn(move || {
                let mut world = installed();
                for number in (0..SETUPS).filter(|number| number % THREADS == thread) {
                    let setup = setup(number);
                    for seed in (number..battles).step_by(SETUPS as usize) {
                        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                            watched(&mut world, &setup, seed);
                        }));
                        assert!(played.is_ok(), "set-up {number}, seed {seed}");
                    }
                }
            });
        }
    });
}
