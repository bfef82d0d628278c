//! Leaders are screened: where an enemy sees one of two members, it is the other one.

use crate::common::{finish_turn, opponent, scene, unit};
use bevy_ecs::world::World;
use monkeys::board::Cell;
use monkeys::data::{monkeys::persona::Consider, persona::Strength};
use monkeys::opponent::monkeys::Opponent;
use monkeys::rules::monkeys::{door, field::Field};
use std::sync::Arc;

const WIDTH: usize = 44;
const HEIGHT: usize = 21;

/// A squad without much to shoot with, its leader above the other member, and a machine gun far to the right.
struct Board {
    /// Where the leader starts.
    leader: (usize, usize),
    /// How far below it the other member is.
    below: usize,
    gun: (usize, usize),
    /// Where walls of houses stand.
    houses: Vec<(usize, usize)>,
    /// Squares that the squad moves in an action.
    speed: u8,
}

impl Board {
    fn world(&self) -> World {
        let (x, y) = self.leader;
        let mut tokens = vec![vec!['.'; WIDTH]; HEIGHT];
        let mut rows = tokens.clone();
        (tokens[y][x], tokens[y + self.below][x], tokens[self.gun.1][self.gun.0]) = ('A', 'B', 'X');
        self.houses.iter().for_each(|(x, y)| rows[*y][*x] = '3');
        let text = |rows: Vec<Vec<char>>| {
            let lines = rows.into_iter().map(|row| format!("\"{}\"", row.into_iter().collect::<String>()));
            lines.collect::<Vec<_>>().join(", ")
        };
        scene(&format!(
            r#"(
                format: 1, book: Monkeys, tokens: [{}], rows: [{}],
                kinds: {{
                    "guard": (speed: {}, weapons: ["pistol"]), "gunner": (weapons: ["machinegun"], size: Large),
                }},
                units: [
                    (unit: "r1.1", kind: "guard", members: "AB"), (unit: "b1.1", kind: "gunner", members: "X"),
                ],
                turn: (side: 'r'),
            )"#,
            text(tokens),
            text(rows),
            self.speed,
        ))
    }
}

fn cell((x, y): (usize, usize)) -> Cell {
    Cell::new(x as i16, y as i16)
}

/// Old Steady without any wish to come nearer.
fn steady_in_place(seed: u64) -> Opponent {
    let steady = opponent("steady", Strength::Quick, seed);
    let mut persona = (**steady.persona()).clone();
    persona.weigh.retain(|line| line.what != Consider::Objective);
    steady.with_persona(Arc::new(persona))
}

fn leader(field: &Field) -> Cell {
    let leader = field.unit(unit(field, "r1.1")).lead.leader;
    leader.and_then(|leader| field.cell(leader)).expect("it has a leader")
}

/// What is expected to be lost in place by a squad that can hardly move, of which the gun sees only one through a gap
/// in a row of houses.
fn exposure(gap: usize) -> i32 {
    let houses = (0..HEIGHT).filter(|y| *y != gap).map(|y| (10, y)).collect();
    let board = Board { leader: (5, 9), below: 2, gun: (30, 10), houses, speed: 1 };
    let mut world = board.world();
    let field = door::table(&world).field;
    let seen = [(5, 9), (5, 11)].map(|at| field.sees(cell(board.gun), cell(at)));
    assert_eq!(seen, [gap == 9, gap == 11], "whether the leader and the other member are seen through the gap");
    let best = steady_in_place(1).think(&mut world).expect("it is asked").why.best;
    let lines = best.first().map_or_else(Vec::new, |one| one.lines.clone());
    let line = lines.iter().find(|line| line.what == Consider::Exposure);
    line.unwrap_or_else(|| panic!("nothing is said about the enemy's fire: {best:?}")).input
}

#[test]
fn a_leader_in_sight_costs_more_than_a_member() {
    let [leader, member] = [9, 11].map(exposure);
    assert!(leader > member, "{leader} points with the leader in sight, {member} with the other member");
}

#[test]
fn of_two_equal_squares_the_one_that_screens_the_leader_is_chosen() {
    // Four squares up, a house hides the leader; four squares down, another one hides the member below it.
    let (start, gun) = ((8, 10), (40, 10));
    let (screened, shown) = ((8, 6), (8, 14));
    for seed in 1..=5 {
        let board = Board { leader: start, below: 1, gun, houses: vec![(10, 6), (10, 15)], speed: 16 };
        let mut world = board.world();
        let field = door::table(&world).field;
        let seen = [screened, (8, 7), shown, (8, 15), start].map(|at| field.sees(cell(gun), cell(at)));
        assert_eq!(seen, [false, true, true, false, true], "where the gun looks");
        let orders = finish_turn(&mut world, &mut steady_in_place(seed));
        let field = door::table(&world).field;
        let at = leader(field);
        assert!(at != cell(start) && at != cell(shown), "seed {seed}: the leader is at {at}: {orders:?}");
        assert!(!field.sees(cell(gun), at), "seed {seed}: the gun sees the leader at {at}: {orders:?}");
    }
}
