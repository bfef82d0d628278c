//! Random battles: what must hold in every one of them.

use crate::levels::{self, COLUMN, LEAGUE};
use crate::scene::{A, B, Game, Scene, at};
use crate::thorough;
use bevy_ecs::world::World;
use monkeys::battle::chance::ChancePlayer;
use monkeys::board::Cell;
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, BookOrder, Refusal, Rules, door, hash::StableHasher};
use monkeys::force::{Side, UnitId};
use monkeys::rules::suppression::{
    Order, Suppression,
    actions::Action,
    movement::{Allowance, Mover},
    order::{Deed, Target},
    windows::Ask,
};
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

/// More orders than any battle can take.
const MOST_ORDERS: usize = 2000;

fn scenes() -> [Scene; 4] {
    [
        levels::fig_trees([COLUMN, LEAGUE]),
        levels::fig_trees([LEAGUE, COLUMN]),
        levels::sawmill([COLUMN, LEAGUE]),
        levels::sawmill([LEAGUE, COLUMN]),
    ]
}

/// Plays at random to the end; `look` sees each position and its order.
fn play(game: &mut Game, seed: u64, mut look: impl FnMut(&mut Game, &Order)) {
    let mut player = ChancePlayer::new(seed);
    for _ in 0..MOST_ORDERS {
        let Some(order) = player.choose::<Order>(&game.0) else { return };
        assert!(Order::NAMES.contains(&order.name()) || order == Order::Concede, "{} is no listed name", order.name());
        look(game, &order);
        let told = format!("{order:?}");
        game.try_order(order).unwrap_or_else(|why| panic!("seed {seed}: {told}: {why:?}"));
    }
    panic!("seed {seed}: the battle does not end");
}

fn hash(world: &mut World) -> u64 {
    let mut hasher = StableHasher::new();
    Suppression::snapshot(world).hash(&mut hasher);
    hasher.finish() ^ world.resource_mut::<BattleLog>().hash().rotate_left(1)
}

#[test]
fn battles_end_and_no_two_models_share_a_cell() {
    let mut asked = BTreeSet::new();
    for seed in 0..thorough::share(100) {
        let mut game = scenes()[seed as usize % 4].begin_with(Dice::seeded(seed));
        play(&mut game, seed, |game, _| {
            asked.insert(game.window());
            let field = game.field();
            let mut cells = BTreeSet::new();
            for model in &field.models {
                let Some(cell) = model.place.cell() else { continue };
                assert!(cells.insert(cell), "seed {seed}: two on {cell}");
                assert!(!field.ground().kind(cell).closed, "seed {seed}: {cell}");
            }
            for unit in field.all() {
                let state = field.unit(unit);
                assert!(state.markers.0 <= 6);
                let leader = state.lead.leader;
                assert!(
                    leader.is_none_or(
                        |leader| field.stands(unit) && state.members.contains(&leader.0) || field.waits(unit)
                    ),
                    "seed {seed}: {:?} leads nobody",
                    state.id
                );
            }
        });
        assert!(game.outcome().is_some() && game.view().turn.round <= 6);
    }
    assert_eq!(asked, Ask::NAMES.iter().copied().filter(|name| *name != "Officer" || asked.contains(name)).collect());
}

#[test]
fn every_choice_is_accepted_and_what_is_refused_has_its_reason() {
    for seed in 0..thorough::share(15) {
        let mut game = scenes()[seed as usize % 4].begin_with(Dice::seeded(seed));
        let mut turn = 0;
        play(&mut game, seed, |game, _| {
            turn += 1;
            if turn % 7 != 0 {
                return;
            }
            let choices = game.choices();
            let before = Suppression::snapshot(&game.0);
            for order in choices.orders.iter().chain(&choices.default) {
                assert_eq!(game.try_order(order.clone()), Ok(()), "seed {seed}: {order:?}");
                door::restore::<Suppression>(&mut game.0, &before);
            }
            for (order, why) in &choices.refused {
                let found = game.try_order(order.clone()).expect_err("it is refused");
                assert_eq!(&found, why, "seed {seed}: {order:?}");
                let words = why.message().words();
                assert!(!words.contains(['<', '{']), "{words}");
            }
            assert_eq!(Suppression::snapshot(&game.0), before, "nothing has changed");
        });
    }
}

#[test]
fn a_battle_is_put_back_order_by_order() {
    for seed in 0..4 {
        let mut game = scenes()[seed as usize].begin_with(Dice::seeded(seed));
        let (mut moments, mut orders) = (Vec::new(), Vec::new());
        play(&mut game, seed, |game, order| {
            moments.push((Suppression::snapshot(&game.0), hash(&mut game.0)));
            orders.push(order.clone());
        });
        let end = hash(&mut game.0);
        for (place, (moment, then)) in moments.iter().enumerate().rev().step_by(9) {
            door::restore::<Suppression>(&mut game.0, moment);
            assert_eq!(hash(&mut game.0), *then);
            for order in &orders[place..] {
                game.order(order.clone());
            }
            assert_eq!(hash(&mut game.0), end, "seed {seed}, from order {place} on");
        }
    }
}

const fn turned(cell: Cell) -> Cell {
    at(35 - cell.x, 23 - cell.y)
}

const fn other(unit: UnitId) -> UnitId {
    UnitId { side: unit.side.other(), ..unit }
}

/// The same order on the board turned by half, with the sides swapped.
fn turn(order: &Order) -> Order {
    let steps = |moves: &[(u8, Cell)]| moves.iter().map(|(number, cell)| (*number, turned(*cell))).collect::<Vec<_>>();
    let target = |target: Target| match target {
        Target::Unit(unit) => Target::Unit(other(unit)),
        Target::Cell(cell) => Target::Cell(turned(cell)),
    };
    match order {
        Order::SetUp(unit, cells) => Order::SetUp(other(*unit), cells.iter().copied().map(turned).collect()),
        Order::Lead(piece) => Order::Lead(monkeys::force::PieceId { unit: other(piece.unit), ..*piece }),
        Order::Officer(unit) => Order::Officer(other(*unit)),
        Order::Act(deed) => Order::Act(Deed {
            unit: other(deed.unit),
            moves: steps(&deed.moves),
            target: deed.target.map(target),
            ..deed.clone()
        }),
        Order::Charge { unit, target, moves } => {
            Order::Charge { unit: other(*unit), target: other(*target), moves: steps(moves) }
        }
        Order::Consolidate(moves) => Order::Consolidate(steps(moves)),
        Order::EndActions | Order::EndAssault | Order::Concede => order.clone(),
    }
}

#[test]
fn a_board_turned_by_half_a_turn_gives_the_same_battle_turned() {
    // Without mortars: a drift goes up the screen, whichever side fires (G17).
    let is_mortar = |name: &str| name.ends_with("mortar") || name.ends_with("tubes");
    let foot = |army: [&'static str; 7]| army.map(|name| if is_mortar(name) { "capuchin-marksmen" } else { name });
    for seed in 0..thorough::share(20) {
        let armies = [foot(COLUMN), foot(LEAGUE)];
        let first =
            |side| move |scenario: &mut monkeys::rules::suppression::muster::Scenario| scenario.first = Some(side);
        let mut game = levels::fig_trees(armies).scenario(first(A)).begin_with(Dice::seeded(seed));
        let mut mirror = levels::fig_trees([armies[1], armies[0]]).scenario(first(B)).begin_with(Dice::seeded(seed));
        play(&mut game, seed, |game, order| {
            for unit in game.field().all() {
                let id = game.field().unit(unit).id;
                let image = mirror.unit(other(id));
                let cells: Vec<Cell> = game.field().living(unit).map(|(_, cell)| turned(cell)).collect();
                let images: Vec<Cell> = mirror.field().living(image).map(|(_, cell)| cell).collect();
                assert_eq!(cells, images, "seed {seed}: {id}");
                assert_eq!(game.markers(id), mirror.markers(other(id)), "seed {seed}: {id}");
            }
            mirror.order(turn(order));
        });
        let turned = |(winner, how): (Option<Side>, &'static str)| (winner.map(Side::other), how);
        assert_eq!(mirror.outcome(), game.outcome().map(turned));
    }
}

#[test]
fn g_1_what_is_in_reach_has_a_way_and_nothing_else_has() {
    for seed in 0..4 {
        let mut game = scenes()[seed as usize].begin_with(Dice::seeded(seed));
        let mut orders = 0;
        play(&mut game, seed, |game, _| {
            orders += 1;
            if orders % 40 != 0 {
                return;
            }
            let field = game.field();
            for (unit, action) in field.all().zip([Action::Advance, Action::AtTheDouble].into_iter().cycle()) {
                let Some((model, _)) = field.head(unit) else { continue };
                let allowance = Allowance::of(field, unit, action).expect("it moves");
                let mover = Mover::new(field, model, allowance).expect("it is on the board");
                let reach: BTreeSet<Cell> = mover.reach().into_iter().collect();
                let ways = field.ground().spots().cells().filter(|cell| mover.path(*cell).is_some());
                assert_eq!(reach, ways.collect(), "seed {seed}, {unit:?}: {action:?}");
            }
        });
    }
}
