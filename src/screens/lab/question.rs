//! The question for the lab: a plan, changed factor by factor. Each book defines its own factors.

use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::workshop::Workshop;
use crate::input::Factor;
use crate::lab::{Grown, Named, Plan, Terrain, report, subject::Subject};
use crate::panels::lab::Row;
use crate::screens::{
    hosts,
    plan::{PIECES, STYLES, SYMMETRIES},
};
use crate::words::{say, word};

/// Choices for boards per point.
const BOARDS: [u32; 6] = [2, 5, 10, 20, 50, 100];
/// Choices for laps of the boards: how often each board is fought over, from both sides.
const LAPS: [u32; 8] = [1, 2, 5, 10, 20, 50, 100, 500];
/// Steps from point to point, in percent.
const STEPS: [u8; 5] = [5, 10, 15, 20, 30];
/// Lowest and highest density, in percent.
const DENSITY: (u8, u8) = (10, 90);
/// Most platoons per side.
const PLATOONS: u8 = 4;
/// The initial number of battles on a level.
const LEVEL_BATTLES: u32 = 100;

/// The books that can be asked about, starting with the first.
pub fn subjects() -> Vec<&'static dyn Subject> {
    hosts::all().filter_map(|host| host.subject()).collect()
}

/// The book of a plan. A plan for an unknown book can't be run, and its faults say so.
pub fn subject(plan: &Plan) -> &'static dyn Subject {
    let named = hosts::find(&plan.book).and_then(|host| host.subject());
    named.or_else(|| hosts::FIRST.subject()).expect("the first book can be asked about")
}

/// A question that is answered quickly: four points, two quick opponents. If no ground can be generated, the first
/// level.
pub fn first(subject: &dyn Subject) -> Plan {
    let counting = subject.counting();
    let opponents = [subject.leader(), subject.leader()];
    let plan = Plan { book: counting.book.to_owned(), opponents, ..Plan::default() };
    match counting.sizes.first() {
        Some(size) => on_grown(&plan, *size),
        None => subject.levels(&Workshop::default()).first().map_or(plan.clone(), |level| on_level(&plan, level)),
    }
}

/// The question for every book if this one is open: about generated ground.
pub fn compared(plan: &Plan) -> Plan {
    match &plan.terrain {
        Terrain::Grown(_) => plan.clone(),
        Terrain::Level(_) => hosts::FIRST.subject().map_or(plan.clone(), |one| Plan { seed: plan.seed, ..first(one) }),
    }
}

/// The same question about generated ground.
fn on_grown(plan: &Plan, size: (i16, i16)) -> Plan {
    let grown = Grown { from: 25, to: 85, step: 20, symmetry: Symmetry::Rotated, size, ..Grown::default() };
    let has_rosters = !subject(plan).rosters(&Workshop::default()).is_empty();
    let rosters = has_rosters.then(|| Plan { rosters: None, ..plan.clone() }.forces());
    Plan { terrain: Terrain::Grown(grown), rosters, boards: 10, battles: 40, ..plan.clone() }
}

/// The same question about a level: it is a single board, and its own forces fight in its own scenario.
fn on_level(plan: &Plan, level: &Named) -> Plan {
    let terrain = Terrain::Level(level.clone());
    Plan { terrain, rosters: None, scenario: None, boards: 1, battles: LEVEL_BATTLES, platoons: 1, ..plan.clone() }
}

/// Switches to another book: its own first question, with the same seed.
fn turn_book(plan: &mut Plan, by: i8) {
    let all = subjects();
    let now = all.iter().position(|one| one.counting().book == plan.book).unwrap_or(0) as isize;
    let next = (now + isize::from(by)).rem_euclid(all.len() as isize) as usize;
    if all[next].counting().book != plan.book {
        *plan = Plan { seed: plan.seed, ..first(all[next]) };
    }
}

/// Cycles through generated ground, if the book has any, and every level.
fn turn_ground(plan: &mut Plan, by: i8, levels: &[Named]) {
    let size = subject(plan).counting().sizes.first();
    let grown = usize::from(size.is_some());
    let now = match &plan.terrain {
        Terrain::Grown(_) => 0,
        Terrain::Level(level) => levels.iter().position(|one| one.name == level.name).map_or(0, |place| place + grown),
    };
    let all = (levels.len() + grown).max(1) as isize;
    let next = (now as isize + isize::from(by)).rem_euclid(all) as usize;
    *plan = match (size, next.checked_sub(grown)) {
        (Some(size), None) => on_grown(plan, *size),
        (_, place) => levels.get(place.unwrap_or(0)).map_or(plan.clone(), |level| on_level(plan, level)),
    };
}

/// The ground of a plan; for a level, the default one.
pub fn grown(plan: &Plan) -> Grown {
    match &plan.terrain {
        Terrain::Grown(grown) => *grown,
        Terrain::Level(_) => Grown::default(),
    }
}

/// The value this many places further in a list, wrapping around.
fn on<T: Copy + PartialEq>(all: &[T], now: T, by: i8) -> T {
    let place = all.iter().position(|one| *one == now).unwrap_or(0) as isize;
    all[(place + isize::from(by)).rem_euclid(all.len() as isize) as usize]
}

/// The value this many places further in a list, no farther than its ends.
fn along<T: Copy + PartialOrd>(all: &[T], now: T, by: i8) -> T {
    let place = all.iter().position(|one| *one >= now).unwrap_or(all.len() - 1) as isize;
    all[(place + isize::from(by)).clamp(0, all.len() as isize - 1) as usize]
}

/// Changes one factor; `known` are the levels or rosters, whichever it is about.
pub fn turn(plan: &mut Plan, factor: Factor, by: i8, known: &[Named]) {
    let subject = subject(plan);
    let laps = plan.battles / plan.lap().max(1);
    let (mut ground, level) = (grown(plan), matches!(plan.terrain, Terrain::Level(_)));
    match factor {
        Factor::Book => return turn_book(plan, by),
        Factor::Ground => return turn_ground(plan, by, known),
        Factor::Style => ground.style = on::<Style>(&STYLES, ground.style, by),
        Factor::Symmetry => ground.symmetry = on::<Symmetry>(&SYMMETRIES, ground.symmetry, by),
        Factor::Pieces => ground.pieces = on::<Pieces>(&PIECES, ground.pieces, by),
        Factor::Size => ground.size = on(subject.counting().sizes, ground.size, by),
        Factor::From => ground.from = percent(ground.from, by).min(ground.to),
        Factor::To => ground.to = percent(ground.to, by).max(ground.from),
        Factor::Step => ground.step = along(&STEPS, ground.step, by),
        Factor::Scenario => {
            // By default, a level uses its own scenario, and generated ground uses the default scenario.
            let usual = (!level).then_some(subject.counting().scenario);
            let names = subject.counting().scenarios.iter().map(|(name, _)| *name);
            let said = names.filter(|name| Some(*name) != usual).map(Some);
            let all: Vec<Option<&str>> = std::iter::once(None).chain(said).collect();
            plan.scenario = on(&all, plan.scenario.as_deref(), by).map(str::to_owned);
        }
        Factor::Roster(place) => turn_roster(plan, (place, by), known),
        Factor::Platoons => plan.platoons = plan.platoons.saturating_add_signed(by).clamp(1, most_platoons(plan)),
        Factor::Opponent(place) => {
            let all = subject.players();
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

/// The most platoons of a side: those of the larger roster.
fn most_platoons(plan: &Plan) -> u8 {
    let (rosters, subject) = (plan.forces(), subject(plan));
    rosters.iter().filter_map(|named| subject.platoons(named)).max().unwrap_or(1).clamp(1, PLATOONS.into()) as u8
}

fn percent(now: u8, by: i8) -> u8 {
    now.saturating_add_signed(by.saturating_mul(5)).clamp(DENSITY.0, DENSITY.1)
}

fn turn_roster(plan: &mut Plan, (place, by): (usize, i8), all: &[Named]) {
    let level = matches!(plan.terrain, Terrain::Level(_));
    let Some(mut rosters) = plan.rosters.clone() else {
        plan.rosters = Some(plan.forces());
        return;
    };
    let now = all.iter().position(|one| one.name == rosters[place].name).unwrap_or(0) as isize;
    // Beyond the ends of the list, the level's own forces fight.
    if level && !(0..all.len() as isize).contains(&(now + isize::from(by))) {
        (plan.rosters, plan.platoons) = (None, 1);
        return;
    }
    if let Some(named) = all.get((now + isize::from(by)).rem_euclid(all.len().max(1) as isize) as usize) {
        rosters[place] = named.clone();
    }
    plan.rosters = Some(rosters);
}

/// The rows of the question, in the order in which they can be changed.
pub fn rows(plan: &Plan) -> Vec<Row> {
    let (ground, subject) = (grown(plan), subject(plan));
    let is_level = matches!(plan.terrain, Terrain::Level(_));
    let symmetry = ["none", "mirrored", "rotated"][place(&SYMMETRIES, ground.symmetry)];
    let pieces = ["small", "medium", "large"][place(&PIECES, ground.pieces)];
    let share = |percent: u8| say("setup-percent", &[("count", i64::from(percent).into())]);
    let (wide, tall) = (i64::from(ground.size.0), i64::from(ground.size.1));
    let rosters = plan.forces();
    let own = || word("lab-own-short");
    let level = match &plan.terrain {
        Terrain::Level(level) => report::level_name(level),
        Terrain::Grown(_) => word("lab-ground-grown"),
    };
    let roster = |place: usize| match &plan.rosters {
        None if is_level => own(),
        _ => report::roster_name(&rosters[place]),
    };
    let fought = plan.fought_for().unwrap_or_else(own);
    let row =
        |factor, id: &str, value: String| Row { factor, words: word(id), value, about: word(&format!("{id}-about")) };
    // A value that isn't plain is explained below what the factor is.
    let valued = |factor, id: &str, value: &str| {
        let value = format!("{id}-{value}");
        let plain = row(factor, id, word(&value));
        Row { about: [plain.about, word(&format!("{value}-about"))].join("\n"), ..plain }
    };
    let all = vec![
        row(Factor::Book, "lab-book", subject.counting().book_title()),
        row(Factor::Ground, "lab-ground", level),
        valued(Factor::Style, "plan-style", ground.style.key()),
        row(Factor::From, "lab-from", share(ground.from)),
        row(Factor::To, "lab-to", share(ground.to)),
        row(Factor::Step, "lab-step", share(ground.step)),
        valued(Factor::Symmetry, "plan-symmetry", symmetry),
        row(Factor::Size, "plan-size", say("plan-size-value", &[("wide", wide.into()), ("tall", tall.into())])),
        valued(Factor::Pieces, "plan-pieces", pieces),
        row(Factor::Scenario, "lab-scenario", fought),
        row(Factor::Roster(0), "lab-roster-a", roster(0)),
        row(Factor::Roster(1), "lab-roster-b", roster(1)),
        row(Factor::Opponent(0), "lab-opponent-a", report::opponent_name(&plan.opponents[0])),
        row(Factor::Opponent(1), "lab-opponent-b", report::opponent_name(&plan.opponents[1])),
        row(Factor::Platoons, "plan-platoons", plan.platoons.to_string()),
        row(Factor::Boards, "lab-boards", plan.boards.to_string()),
        row(Factor::Battles, "lab-battles-a-point", plan.battles.to_string()),
    ];
    all.into_iter().filter(|row| is_asked(plan, subject, row.factor)).collect()
}

/// Whether a factor is part of the plan's question: each book has its own, and a level fixes those about its ground.
fn is_asked(plan: &Plan, subject: &dyn Subject, factor: Factor) -> bool {
    use Factor::*;
    let is_level = matches!(plan.terrain, Terrain::Level(_));
    match factor {
        Book => subjects().len() > 1,
        Style | From | To | Step | Symmetry | Size | Pieces | Boards => !is_level,
        Scenario => !subject.counting().scenarios.is_empty(),
        Roster(_) => !subject.rosters(&Workshop::default()).is_empty(),
        // The number of platoons applies to rosters, not to a level's own forces.
        Platoons => {
            let has_platoons = plan.forces().iter().any(|named| subject.platoons(named).is_some());
            has_platoons && !(is_level && plan.rosters.is_none())
        }
        Ground | Opponent(_) | Battles => true,
    }
}

/// The index of a value among the choices.
fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|known| *known == one).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::library;

    #[test]
    fn every_factor_turns_and_the_plan_stays_one_that_can_be_run() {
        let books = subjects().into_iter().flat_map(|subject| {
            let levels = subject.levels(&Workshop::default());
            let mut on_level = first(subject);
            // A book without generated ground starts with its first level.
            if !subject.counting().sizes.is_empty() {
                turn(&mut on_level, Factor::Ground, 1, &levels);
            }
            assert_eq!(on_level.terrain, Terrain::Level(levels[0].clone()));
            [first(subject), on_level].map(|plan| (plan, levels.clone()))
        });
        for (first, levels) in books {
            for factor in rows(&first).into_iter().map(|row| row.factor) {
                let levels = match factor {
                    Factor::Roster(_) => subject(&first).rosters(&Workshop::default()),
                    _ => levels.clone(),
                };
                let mut plan = first.clone();
                turn(&mut plan, factor, 1, &levels);
                assert_ne!(plan, first, "{factor:?}");
                turn(&mut plan, factor, -1, &levels);
                // From a level's own forces it goes to the default rosters; another book gets its first question.
                let elsewhere = match factor {
                    Factor::Roster(_) => first.rosters.is_none(),
                    Factor::Book => matches!(first.terrain, Terrain::Level(_)),
                    _ => false,
                };
                if !elsewhere {
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
        let first_book = hosts::FIRST.subject().expect("it can be asked about");
        let levels = first_book.levels(&Workshop::read(vec![folder.path().to_owned()]));
        assert!(levels[0].name.ends_with("My hill.level.ron") && levels[0].text.is_some());
        let mut plan = first(first_book);
        turn(&mut plan, Factor::Ground, 1, &levels);
        let told = rows(&plan);
        assert_eq!(told[1].value, "My hill");
        let factors: Vec<Factor> = told.iter().map(|row| row.factor).collect();
        assert!(!factors.contains(&Factor::From) && !factors.contains(&Factor::Boards));
        let point = plan.all_points()[0];
        first_book.ground(plan, point, 0).expect("it can be fought on");
    }

    #[test]
    fn a_roster_of_ones_own_can_be_asked_about_unless_it_is_at_fault() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = library::roster("baboon-rifles").expect("it is shipped");
        std::fs::write(folder.path().join("A few.roster.ron"), text).expect("it is written");
        let dear = text.replacen("scrap: 400", "scrap: 10", 1);
        let other = if dear == text { "(".to_owned() } else { dear };
        std::fs::write(folder.path().join("Too dear.roster.ron"), other).expect("it is written");
        let workshop = Workshop::read(vec![folder.path().to_owned()]);
        let rosters = hosts::FIRST.subject().expect("it can be asked about").rosters(&workshop);
        let own: Vec<&Named> = rosters.iter().filter(|named| named.text.is_some()).collect();
        assert!(own.len() == 1 && own[0].name.ends_with("A few.roster.ron"), "{own:?}");
    }
}
