//! The player's own ground as the set-up and the editor show it: its dials, who fights on it, and for what.

use super::{
    hosts, options,
    pages::Pages,
    plan::{DENSITY, PIECES, PLATOONS, Plan, STYLES, SYMMETRIES},
    seating,
};
use crate::data::workshop::Workshop;
use crate::force::Side;
use crate::panels::plan::{Battle, Dial, Force, Plan as Panel, Turns};
use crate::words::{say, word};

/// A roster of a book as players call it.
pub fn roster(book: &str, name: &str, workshop: &Workshop) -> String {
    hosts::grounds(book).roster(&workshop.library(), name).map_or_else(|| name.to_owned(), |roster| roster.name)
}

/// The role of a side in a scenario with an attacker; on the player's own ground that is the first side.
fn role(plan: &Plan, side: Side) -> Option<String> {
    let attacks = plan.grounds().has_attacker(plan.scenario);
    attacks.then(|| word(if side == Side::First { "role-attacker" } else { "role-defender" }))
}

/// The goal of the battle, in a word or two.
pub fn scenario(plan: &Plan) -> String {
    plan.grounds().scenarios().get(plan.scenario).map_or_else(String::new, |[name, _]| word(name))
}

/// How it is won.
pub fn goal(plan: &Plan) -> String {
    plan.grounds().scenarios().get(plan.scenario).map_or_else(String::new, |[_, goal]| word(goal))
}

/// The rule books that support the player's own grounds.
fn books(plan: &Plan) -> Dial {
    Dial {
        words: word("plan-book"),
        about: String::new(),
        abouts: Vec::new(),
        values: hosts::with_grounds().map(|host| host.called()).collect(),
        chosen: hosts::with_grounds().position(|host| host.book() == plan.book).unwrap_or_default(),
        turns: Turns::Book,
        rule: None,
    }
}

/// The battle on the player's own ground: forces and goal.
pub fn battle(pages: &Pages) -> Battle {
    let (plan, workshop) = (&pages.plan, &pages.workshop);
    let host = hosts::find(plan.book).unwrap_or(hosts::FIRST);
    let players = pages.seated(host);
    let force = |side: Side| Force {
        side,
        role: role(plan, side),
        player: seating::player(pages, host, &players[side.index()]).0,
        strength: seating::strength(side, &players[side.index()]),
        roster: roster(plan.book, &plan.rosters[side.index()], workshop),
    };
    Battle {
        book: books(plan),
        scenario: Dial {
            words: word("editor-fought-for"),
            about: String::new(),
            abouts: Vec::new(),
            values: plan.grounds().scenarios().iter().map(|[name, _]| word(name)).collect(),
            chosen: plan.scenario,
            turns: Turns::Scenario,
            rule: None,
        },
        goal: goal(plan),
        options: options::dials(plan.grounds(), &plan.options),
        forces: Side::BOTH.map(force),
    }
}

/// The player's own ground.
pub fn plan(plan: &Plan, workshop: &Workshop) -> Panel {
    let sizes = plan.grounds().sizes();
    let size = |place: usize| {
        let (wide, tall) = sizes[place];
        say("plan-size-value", &[("wide", i64::from(wide).into()), ("tall", i64::from(tall).into())])
    };
    let styles =
        ["plan-style-plains", "plan-style-jungle", "plan-style-ruins", "plan-style-urban", "plan-style-mountain"];
    let symmetries = ["plan-symmetry-none", "plan-symmetry-mirrored", "plan-symmetry-rotated"];
    let pieces = ["plan-pieces-small", "plan-pieces-medium", "plan-pieces-large"];
    let piece = PIECES.iter().position(|one| *one == plan.pieces).unwrap_or_default();
    let dial = |id: &str, values: Vec<String>, chosen: usize, turns| Dial {
        words: word(id),
        about: word(&format!("{id}-about")),
        values,
        abouts: Vec::new(),
        chosen,
        turns,
        rule: None,
    };
    let named = |id: &str, values: &[&str], chosen: usize, turns| Dial {
        abouts: values.iter().map(|value| word(&format!("{value}-about"))).collect(),
        ..dial(id, values.iter().map(|value| word(value)).collect(), chosen, turns)
    };
    let most = most_platoons(plan, workshop);
    // If the ground's style is unknown, no button is lit.
    let style = STYLES.iter().position(|one| Some(*one) == plan.styled()).unwrap_or(STYLES.len());
    let symmetry = SYMMETRIES.iter().position(|one| *one == plan.symmetry).unwrap_or_default();
    let mut dials = vec![
        named("plan-style", &styles, style, Turns::Style),
        named("plan-symmetry", &symmetries, symmetry, Turns::Symmetry),
        dial("plan-size", (0..sizes.len()).map(size).collect(), plan.size, Turns::Size),
        named("plan-pieces", &pieces, piece, Turns::Pieces),
    ];
    if plan.grounds().has_platoons() {
        let counts = (1..=most).map(|count| count.to_string()).collect();
        dials.push(dial("plan-platoons", counts, usize::from(plan.platoons.min(most)) - 1, Turns::Platoons));
    }
    Panel { density: (plan.density, DENSITY.0, DENSITY.1), dials, drawn: plan.drawn.is_some(), undo: 0 }
}

/// The most platoons of a side: those of the larger roster.
fn most_platoons(plan: &Plan, workshop: &Workshop) -> u8 {
    let (library, grounds) = (workshop.library(), plan.grounds());
    let of = |name: &String| Some(grounds.roster(&library, name)?.platoons);
    let most = plan.rosters.iter().filter_map(of).max().unwrap_or(1);
    most.clamp(1, PLATOONS.into()) as u8
}
