//! What is asked of the lab: a plan, changed factor by factor.

use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::{
    library::{self, Library},
    persona::Strength,
};
use crate::input::Factor;
use crate::lab::{Grown, Named, Plan, Terrain};
use crate::panels::lab::Row;
use crate::rules::monkeys::scenarios::Scenario;
use crate::screens::{
    battle::names::capital,
    plan::{PIECES, SIZES, STYLES, SYMMETRIES},
};
use crate::words::{say, word};

/// Boards a point that are offered.
const BOARDS: [u32; 6] = [2, 5, 10, 20, 50, 100];
/// Laps of the boards that are offered: how often each board is fought over, both ways round.
const LAPS: [u32; 8] = [1, 2, 5, 10, 20, 50, 100, 500];
/// Steps from point to point, in percent.
const STEPS: [u8; 5] = [5, 10, 15, 20, 30];
/// Lowest and highest density, in percent.
const DENSITY: (u8, u8) = (10, 90);
/// Most platoons a side.
const PLATOONS: u8 = 4;

/// A question that is soon answered: four points, two quick opponents.
pub fn first() -> Plan {
    let grown = Grown { from: 25, to: 85, step: 20, symmetry: Symmetry::Rotated, size: SIZES[0], ..Grown::default() };
    Plan {
        terrain: Terrain::Grown(grown),
        boards: 10,
        battles: 40,
        rosters: Some(Plan::standard_rosters()),
        ..Plan::default()
    }
}

/// The ground of a plan; the lab of the window grows its grounds.
pub fn grown(plan: &Plan) -> Grown {
    match &plan.terrain {
        Terrain::Grown(grown) => *grown,
        Terrain::Level(_) => Grown::default(),
    }
}

/// The value so many places on in a list, round and round.
fn on<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let place = all.iter().position(|one| *one == now).unwrap_or(0) as isize;
    all[(place + isize::from(by)).rem_euclid(all.len() as isize) as usize]
}

/// The value so many places on in a list, no farther than its ends.
fn along<T: Copy + PartialOrd>(all: &[T], now: T, by: i8) -> T {
    let place = all.iter().position(|one| *one >= now).unwrap_or(all.len() - 1) as isize;
    all[(place + isize::from(by)).clamp(0, all.len() as isize - 1) as usize]
}

/// Turns one factor.
pub fn turn(plan: &mut Plan, factor: Factor, by: i8) {
    let laps = plan.battles / plan.lap().max(1);
    let mut ground = grown(plan);
    match factor {
        Factor::Style => ground.style = on::<Style>(&STYLES, ground.style, by),
        Factor::Symmetry => ground.symmetry = on::<Symmetry>(&SYMMETRIES, ground.symmetry, by),
        Factor::Pieces => ground.pieces = on::<Pieces>(&PIECES, ground.pieces, by),
        Factor::Size => ground.size = on(&SIZES, ground.size, by),
        Factor::From => ground.from = percent(ground.from, by).min(ground.to),
        Factor::To => ground.to = percent(ground.to, by).max(ground.from),
        Factor::Step => ground.step = along(&STEPS, ground.step, by),
        Factor::Scenario => {
            // A Skirmish is what is fought where nothing is said.
            let next = on(&Scenario::ALL, plan.scenario.unwrap_or(Scenario::Skirmish), by);
            plan.scenario = (next != Scenario::Skirmish).then_some(next);
        }
        Factor::Roster(place) => turn_roster(plan, place, by),
        Factor::Platoons => plan.platoons = plan.platoons.saturating_add_signed(by).clamp(1, PLATOONS),
        Factor::Opponent(place) => {
            let all = opponents();
            let now = all.iter().position(|name| *name == plan.opponents[place].name).unwrap_or(0) as isize;
            let next = (now + isize::from(by)).rem_euclid(all.len() as isize) as usize;
            plan.opponents[place] = Named::shipped(&all[next]);
        }
        Factor::Boards => {
            plan.boards = along(&BOARDS, plan.boards, by);
            plan.battles = plan.lap() * laps;
        }
        Factor::Battles => plan.battles = plan.lap() * along(&LAPS, laps, by),
    }
    plan.terrain = Terrain::Grown(ground);
}

fn percent(now: u8, by: i8) -> u8 {
    now.saturating_add_signed(by.saturating_mul(5)).clamp(DENSITY.0, DENSITY.1)
}

fn turn_roster(plan: &mut Plan, place: usize, by: i8) {
    let mut rosters = plan.rosters.clone().unwrap_or_else(Plan::standard_rosters);
    let names = Library::shipped().rosters();
    let now = names.iter().position(|name| *name == rosters[place].name).unwrap_or(0) as isize;
    if let Some(name) = names.get((now + isize::from(by)).rem_euclid(names.len().max(1) as isize) as usize) {
        rosters[place] = Named::shipped(name);
    }
    plan.rosters = Some(rosters);
}

/// Players who may be asked: chance, then each personality quick and careful.
fn opponents() -> Vec<String> {
    let strengths = [Strength::Quick, Strength::Careful];
    let each = strengths
        .into_iter()
        .flat_map(|strength| library::opponents().into_iter().map(move |name| format!("{name}:{}", strength.key())));
    std::iter::once("chance".to_owned()).chain(each).collect()
}

/// The rows of the question, as they are turned.
pub fn rows(plan: &Plan) -> Vec<Row> {
    let ground = grown(plan);
    let place = |all: &[Style], one: Style| all.iter().position(|known| *known == one).unwrap_or_default();
    let styles = ["plains", "jungle", "ruins", "urban", "mountain"];
    let symmetries = ["none", "mirrored", "rotated"];
    let pieces = ["small", "medium", "large"];
    let symmetry = SYMMETRIES.iter().position(|one| *one == ground.symmetry).unwrap_or_default();
    let piece = PIECES.iter().position(|one| *one == ground.pieces).unwrap_or_default();
    let share = |percent: u8| say("setup-percent", &[("count", i64::from(percent).into())]);
    let rosters = plan.rosters.clone().unwrap_or_else(Plan::standard_rosters);
    let scenario = plan.scenario.unwrap_or(Scenario::Skirmish);
    let (wide, tall) = (i64::from(ground.size.0), i64::from(ground.size.1));
    let name = |named: &Named| capital(&named.name.replace('-', " ").replace(':', ", "));
    let row = |factor, id: &str, value: String| Row { factor, words: word(id), value };
    vec![
        row(Factor::Style, "plan-style", word(&format!("plan-style-{}", styles[place(&STYLES, ground.style)]))),
        row(Factor::From, "lab-from", share(ground.from)),
        row(Factor::To, "lab-to", share(ground.to)),
        row(Factor::Step, "lab-step", share(ground.step)),
        row(Factor::Symmetry, "plan-symmetry", word(&format!("plan-symmetry-{}", symmetries[symmetry]))),
        row(Factor::Size, "plan-size", say("plan-size-value", &[("wide", wide.into()), ("tall", tall.into())])),
        row(Factor::Pieces, "plan-pieces", word(&format!("plan-pieces-{}", pieces[piece]))),
        row(Factor::Scenario, "lab-scenario", word(&format!("scenario-{}", scenario.word()))),
        row(Factor::Roster(0), "lab-roster-a", name(&rosters[0])),
        row(Factor::Roster(1), "lab-roster-b", name(&rosters[1])),
        row(Factor::Opponent(0), "lab-opponent-a", name(&plan.opponents[0])),
        row(Factor::Opponent(1), "lab-opponent-b", name(&plan.opponents[1])),
        row(Factor::Platoons, "plan-platoons", plan.platoons.to_string()),
        row(Factor::Boards, "lab-boards", plan.boards.to_string()),
        row(Factor::Battles, "lab-battles-a-point", plan.battles.to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_factor_turns_and_the_plan_stays_one_that_can_be_run() {
        let all = rows(&first()).into_iter().map(|row| row.factor);
        for factor in all {
            let mut plan = first();
            turn(&mut plan, factor, 1);
            assert_ne!(plan, first(), "{factor:?}");
            turn(&mut plan, factor, -1);
            assert_eq!(plan, first(), "{factor:?}");
            for _ in 0..30 {
                turn(&mut plan, factor, 1);
            }
            assert_eq!(plan.battles % plan.lap(), 0, "{factor:?}");
            let ground = grown(&plan);
            assert!(ground.from <= ground.to && ground.step > 0, "{factor:?}");
        }
    }
}
