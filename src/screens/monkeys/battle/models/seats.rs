//! Who plays, with what, on what ground: the parts of the set-up with dials and steps.

use crate::data::{self, workshop::Workshop};
use crate::force::Side;
use crate::panels::plan::{Battle, Dial, Force, Plan as Panel, Turns};
use crate::rules::monkeys::scenarios::Scenario;
use crate::screens::{
    Who,
    plan::{DENSITY, PIECES, PLATOONS, Plan, SIZES, STYLES, SYMMETRIES},
    seating,
};
use crate::words::{say, word};

/// Who plays, and what that is like.
pub fn player(who: &Who, workshop: &Workshop) -> (String, String) {
    match who {
        Who::Human => (word("seat-human"), word("seat-person-hint")),
        Who::Scripted(name, _) => workshop
            .opponent(name)
            .map_or_else(|_| (name.clone(), String::new()), |known| (known.name.clone(), known.about.clone())),
    }
}

/// The name of a side's roster, with its scrap.
pub fn roster(plan: &Plan, side: Side, workshop: &Workshop) -> String {
    let name = &plan.rosters[side.index()];
    match workshop.library().roster(name, &data::profiles()) {
        Ok(Some(roster)) => roster.name,
        _ => name.clone(),
    }
}

/// What a side is in a scenario that has an attacker: on a ground of one's own that is the first side.
pub fn role(scenario: Scenario, side: Side) -> Option<String> {
    let has_attacker = matches!(scenario, Scenario::Ambush | Scenario::Siege);
    has_attacker.then(|| word(if side == Side::First { "role-attacker" } else { "role-defender" }))
}

/// Who fights on the ground of one's own, and for what.
pub fn battle(plan: &Plan, players: &[Who; 2], workshop: &Workshop) -> Battle {
    let scenarios = Scenario::ALL.iter().map(|one| word(&format!("scenario-{}", one.word()))).collect();
    let force = |side: Side| Force {
        side,
        role: role(plan.scenario, side),
        player: player(&players[side.index()], workshop).0,
        strength: seating::strength(side, &players[side.index()]),
        roster: roster(plan, side, workshop),
    };
    Battle {
        scenario: Dial {
            words: word("editor-fought-for"),
            values: scenarios,
            chosen: Scenario::ALL.iter().position(|one| *one == plan.scenario).unwrap_or_default(),
            turns: Turns::Scenario,
        },
        goal: word(&format!("scenario-{}-goal", plan.scenario.word())),
        forces: Side::BOTH.map(force),
    }
}

/// The ground of one's own.
pub fn plan(plan: &Plan, workshop: &Workshop) -> Panel {
    let named = |values: &[&str]| -> Vec<String> { values.iter().map(|value| word(value)).collect() };
    let size = |place: usize| {
        let (wide, tall) = SIZES[place];
        say("plan-size-value", &[("wide", i64::from(wide).into()), ("tall", i64::from(tall).into())])
    };
    let styles =
        ["plan-style-plains", "plan-style-jungle", "plan-style-ruins", "plan-style-urban", "plan-style-mountain"];
    let symmetries = ["plan-symmetry-none", "plan-symmetry-mirrored", "plan-symmetry-rotated"];
    let pieces = ["plan-pieces-small", "plan-pieces-medium", "plan-pieces-large"];
    let piece = PIECES.iter().position(|one| *one == plan.pieces).unwrap_or_default();
    let dial =
        |words: &str, values: Vec<String>, chosen: usize, turns| Dial { words: word(words), values, chosen, turns };
    let most = most_platoons(plan, workshop);
    // Of a ground whose character nobody knows, none is lit.
    let style = STYLES.iter().position(|one| Some(*one) == plan.styled()).unwrap_or(STYLES.len());
    let symmetry = SYMMETRIES.iter().position(|one| *one == plan.symmetry).unwrap_or_default();
    Panel {
        density: (plan.density, DENSITY.0, DENSITY.1),
        dials: vec![
            dial("plan-style", named(&styles), style, Turns::Style),
            dial("plan-symmetry", named(&symmetries), symmetry, Turns::Symmetry),
            dial("plan-size", (0..SIZES.len()).map(size).collect(), plan.size, Turns::Size),
            dial("plan-pieces", named(&pieces), piece, Turns::Pieces),
            dial(
                "plan-platoons",
                (1..=most).map(|count| count.to_string()).collect(),
                usize::from(plan.platoons.min(most)) - 1,
                Turns::Platoons,
            ),
        ],
        drawn: plan.drawn.is_some(),
        undo: 0,
    }
}

/// Platoons that a side may have: those of the larger roster.
fn most_platoons(plan: &Plan, workshop: &Workshop) -> u8 {
    let (library, book) = (workshop.library(), data::profiles());
    let of = |name: &String| Some(library.roster(name, &book).ok()??.platoons.len());
    let most = plan.rosters.iter().filter_map(of).max().unwrap_or(1);
    most.clamp(1, PLATOONS.into()) as u8
}
