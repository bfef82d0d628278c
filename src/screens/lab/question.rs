//! What is asked of the lab: a plan, changed factor by factor.

use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::{
    library::{self, Library},
    persona::Strength,
    setup::Setup,
    workshop::Workshop,
};
use crate::input::Factor;
use crate::lab::{Grown, Named, Plan, Terrain, report};
use crate::panels::lab::Row;
use crate::rules::monkeys::scenarios::Scenario;
use crate::screens::plan::{PIECES, SIZES, STYLES, SYMMETRIES};
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
/// Battles on a level, to begin with.
const LEVEL_BATTLES: u32 = 100;

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

/// Levels that may be asked about, own ones first, with the text of those.
pub fn levels(workshop: &Workshop) -> Vec<Named> {
    let named = |name: String| {
        let level = workshop.is_own(&name).then(|| workshop.level(&name).ok()).flatten();
        let Some(level) = level else { return Named::shipped(&name) };
        let file = format!("{name}{}", library::LEVEL);
        let path = workshop.folders().iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
        let name = path.map_or(file, |path| path.display().to_string());
        Named { name, text: Some(Setup::of(&level).text()) }
    };
    workshop.levels().into_iter().map(named).collect()
}

/// Generated ground, then every level, round and round.
fn turn_ground(plan: &mut Plan, by: i8, levels: &[Named]) {
    let now = match &plan.terrain {
        Terrain::Grown(_) => 0,
        Terrain::Level(level) => levels.iter().position(|one| one.name == level.name).map_or(0, |place| place + 1),
    };
    let next = (now as isize + isize::from(by)).rem_euclid(levels.len() as isize + 1) as usize;
    let Some(place) = next.checked_sub(1) else {
        let Plan { terrain, rosters, boards, battles, .. } = first();
        *plan = Plan { terrain, rosters, boards, battles, ..plan.clone() };
        return;
    };
    // A level is one board; its own forces fight for what it says.
    (plan.terrain, plan.rosters, plan.scenario) = (Terrain::Level(levels[place].clone()), None, None);
    (plan.boards, plan.battles, plan.platoons) = (1, LEVEL_BATTLES, 1);
}

/// The ground of a plan; of a level that of a usual one.
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

/// Turns one factor; these levels there are.
pub fn turn(plan: &mut Plan, factor: Factor, by: i8, levels: &[Named]) {
    let laps = plan.battles / plan.lap().max(1);
    let (mut ground, level) = (grown(plan), matches!(plan.terrain, Terrain::Level(_)));
    match factor {
        Factor::Ground => return turn_ground(plan, by, levels),
        Factor::Style => ground.style = on::<Style>(&STYLES, ground.style, by),
        Factor::Symmetry => ground.symmetry = on::<Symmetry>(&SYMMETRIES, ground.symmetry, by),
        Factor::Pieces => ground.pieces = on::<Pieces>(&PIECES, ground.pieces, by),
        Factor::Size => ground.size = on(&SIZES, ground.size, by),
        Factor::From => ground.from = percent(ground.from, by).min(ground.to),
        Factor::To => ground.to = percent(ground.to, by).max(ground.from),
        Factor::Step => ground.step = along(&STEPS, ground.step, by),
        Factor::Scenario => {
            // Where nothing is said a level knows what is fought for, and on generated ground it is a Skirmish.
            let usual = (!level).then_some(Scenario::Skirmish);
            let said = Scenario::ALL.into_iter().map(Some).filter(|one| *one != usual);
            let all: Vec<Option<Scenario>> = std::iter::once(None).chain(said).collect();
            plan.scenario = on(&all, wanted(plan), by).map(|one| one.name().to_owned());
        }
        Factor::Roster(place) => turn_roster(plan, place, by),
        Factor::Platoons => plan.platoons = plan.platoons.saturating_add_signed(by).clamp(1, most_platoons(plan)),
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
    if !level {
        plan.terrain = Terrain::Grown(ground);
    }
}

/// Platoons that a side may have: those of the larger roster.
fn most_platoons(plan: &Plan) -> u8 {
    let rosters = plan.rosters.clone().unwrap_or_else(Plan::standard_rosters);
    rosters.iter().filter_map(report::platoons).max().unwrap_or(1).clamp(1, PLATOONS.into()) as u8
}

fn percent(now: u8, by: i8) -> u8 {
    now.saturating_add_signed(by.saturating_mul(5)).clamp(DENSITY.0, DENSITY.1)
}

fn turn_roster(plan: &mut Plan, place: usize, by: i8) {
    let (names, level) = (Library::shipped().rosters(), matches!(plan.terrain, Terrain::Level(_)));
    let Some(mut rosters) = plan.rosters.clone() else {
        plan.rosters = Some(Plan::standard_rosters());
        return;
    };
    let now = names.iter().position(|name| *name == rosters[place].name).unwrap_or(0) as isize;
    // Beyond the ends of the list a level's own forces fight.
    if level && !(0..names.len() as isize).contains(&(now + isize::from(by))) {
        (plan.rosters, plan.platoons) = (None, 1);
        return;
    }
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
    let fights = wanted(plan).unwrap_or(Scenario::Skirmish);
    let (wide, tall) = (i64::from(ground.size.0), i64::from(ground.size.1));
    let row = |factor, id: &str, value: String| Row { factor, words: word(id), value };
    let level = match &plan.terrain {
        Terrain::Level(level) => Some(report::level_name(level)),
        Terrain::Grown(_) => None,
    };
    let is_level = level.is_some();
    let roster = |place: usize| match &plan.rosters {
        None if is_level => word("lab-own-short"),
        _ => report::roster_name(&rosters[place]),
    };
    let fought = match &plan.scenario {
        None if is_level => word("lab-own-short"),
        _ => word(&format!("scenario-{}", fights.word())),
    };
    let all = vec![
        row(Factor::Ground, "lab-ground", level.unwrap_or_else(|| word("lab-ground-grown"))),
        row(Factor::Style, "plan-style", word(&format!("plan-style-{}", styles[place(&STYLES, ground.style)]))),
        row(Factor::From, "lab-from", share(ground.from)),
        row(Factor::To, "lab-to", share(ground.to)),
        row(Factor::Step, "lab-step", share(ground.step)),
        row(Factor::Symmetry, "plan-symmetry", word(&format!("plan-symmetry-{}", symmetries[symmetry]))),
        row(Factor::Size, "plan-size", say("plan-size-value", &[("wide", wide.into()), ("tall", tall.into())])),
        row(Factor::Pieces, "plan-pieces", word(&format!("plan-pieces-{}", pieces[piece]))),
        row(Factor::Scenario, "lab-scenario", fought),
        row(Factor::Roster(0), "lab-roster-a", roster(0)),
        row(Factor::Roster(1), "lab-roster-b", roster(1)),
        row(Factor::Opponent(0), "lab-opponent-a", report::opponent_name(&plan.opponents[0])),
        row(Factor::Opponent(1), "lab-opponent-b", report::opponent_name(&plan.opponents[1])),
        row(Factor::Platoons, "plan-platoons", plan.platoons.to_string()),
        row(Factor::Boards, "lab-boards", plan.boards.to_string()),
        row(Factor::Battles, "lab-battles-a-point", plan.battles.to_string()),
    ];
    let asked = |factor: Factor| {
        use Factor::*;
        let of_generated = matches!(factor, Style | From | To | Step | Symmetry | Size | Pieces | Boards);
        // How many platoons are taken is asked of rosters, not of a level's own forces.
        let of_rosters = factor == Platoons && plan.rosters.is_none();
        !is_level || !(of_generated || of_rosters)
    };
    all.into_iter().filter(|row| asked(row.factor)).collect()
}

/// What the plan fights for, where it says so.
fn wanted(plan: &Plan) -> Option<Scenario> {
    plan.scenario.as_deref().and_then(Scenario::named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_factor_turns_and_the_plan_stays_one_that_can_be_run() {
        let levels = levels(&Workshop::default());
        let mut on_level = first();
        turn(&mut on_level, Factor::Ground, 1, &levels);
        assert_eq!(on_level.terrain, Terrain::Level(levels[0].clone()));
        for first in [first(), on_level] {
            for factor in rows(&first).into_iter().map(|row| row.factor) {
                let mut plan = first.clone();
                turn(&mut plan, factor, 1, &levels);
                assert_ne!(plan, first, "{factor:?}");
                turn(&mut plan, factor, -1, &levels);
                // From a level's own forces the way leads to the usual rosters.
                if !(matches!(factor, Factor::Roster(_)) && first.rosters.is_none()) {
                    assert_eq!(plan, first, "{factor:?}");
                }
                for _ in 0..30 {
                    turn(&mut plan, factor, 1, &levels);
                }
                assert_eq!(plan.battles % plan.lap(), 0, "{factor:?}");
                let ground = grown(&plan);
                assert!(ground.from <= ground.to && ground.step > 0, "{factor:?}");
            }
        }
    }

    #[test]
    fn a_ground_of_ones_own_can_be_asked_about() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = library::level("two-groves").expect("it is shipped");
        std::fs::write(folder.path().join("My hill.level.ron"), text).expect("it is written");
        let levels = levels(&Workshop::read(vec![folder.path().to_owned()]));
        assert!(levels[0].name.ends_with("My hill.level.ron") && levels[0].text.is_some());
        let mut plan = first();
        turn(&mut plan, Factor::Ground, 1, &levels);
        let told = rows(&plan);
        assert_eq!(told[0].value, "My hill");
        let factors: Vec<Factor> = told.iter().map(|row| row.factor).collect();
        assert!(!factors.contains(&Factor::From) && !factors.contains(&Factor::Boards));
        crate::lab::Experiment::of(plan).expect("it can be fought on");
    }
}
