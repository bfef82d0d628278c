//! The phases of a round for the progress track, and its 38 steps as ticks.

use super::marks;
use crate::battle::{
    account::{Course, Note, Phase},
    form::{Tick, Ticked},
};
use crate::engine::Rules;
use crate::engine::{Fact, fact::What};
use crate::force::Side;
use crate::rules::hexes::{
    Hexes, View,
    rounds::{STEPS, Step},
    score,
};
use crate::words::{say, word};
use bevy_ecs::world::World;

/// The phases named on the track, each covering several of the 38 steps.
const PHASES: [(&str, &str); 7] = [
    ("plan", "G1"),
    ("gunnery-1", "R1"),
    ("moves", "R1"),
    ("gunnery-2", "R1"),
    ("healing", "G5"),
    ("agony", "R1"),
    ("aftermath", "R9"),
];

/// The phases, and the state of the battle.
pub(super) fn course(view: View) -> Course {
    let phase = |(id, rule): (&str, &'static str)| Phase {
        name: word(&format!("hexes-phase-{id}")),
        about: Note::new(word(&format!("hexes-phase-{id}-about")), rule),
        reported: id == "gunnery-1",
    };
    let left = Side::BOTH.map(|side| {
        let start = view.turn.worth[side.index()].max(1);
        u64::from(score::worth(view.field, side)) * 100 / u64::from(start)
    });
    let about = match marks::across(view) {
        Some((_, there, need)) => {
            let terms = [("there", there.into()), ("need", i32::from(need).into())];
            say("hexes-score-across", &terms)
        }
        None => word("hexes-score-about"),
    };
    Course {
        phases: PHASES.into_iter().map(phase).collect(),
        now: now(view),
        side: view.clock.window().map(|window| window.side).or(Some(Side::First)),
        score: Some(left.map(|percent| percent.to_string())),
        unit: word("hexes-score-unit"),
        queue: Vec::new(),
        about: Note::new(about, "G16"),
    }
}

fn now(view: View) -> usize {
    match view.turn.under_way() {
        None => 0,
        Some(Step::Gunnery(1)) => 1,
        Some(Step::Gunnery(_)) => 3,
        Some(Step::Healing(1)) => 4,
        Some(Step::Aftermath) => 6,
        Some(Step::Agony(_) | Step::Healing(_)) => 5,
        Some(_) => match view.turn.step {
            2 => 1,
            25 => 3,
            26.. => 5,
            _ => 2,
        },
    }
}

/// The 38 steps of the displayed round; those in which nothing happened are marked.
pub(super) fn ticks(world: &World, facts: &[&Fact]) -> Vec<Tick> {
    let round = facts.iter().rposition(|fact| matches!(fact.what, What::Began { step: "new-round", .. }));
    let round = round.unwrap_or(facts.len());
    let mut happened = [None::<bool>; 38];
    let mut at = 0;
    for fact in &facts[round..] {
        match &fact.what {
            What::Began { step, .. } if *step != "new-round" => {
                if let Some(next) = (at..STEPS.len()).find(|place| STEPS[*place].name() == *step) {
                    happened[next] = Some(false);
                    at = next + 1;
                }
            }
            What::Asked { .. } | What::Ordered { .. } => {}
            _ if at > 0 => happened[at - 1] = Some(true),
            _ => {}
        }
    }
    let over = Hexes::view(world).clock.outcome().is_some();
    let tick = |(place, step): (usize, &Step)| {
        let state = match happened[place] {
            _ if place + 1 == at && !over => Ticked::Now,
            Some(true) => Ticked::Done,
            Some(false) => Ticked::Empty,
            None => Ticked::Ahead,
        };
        let name = word(&format!("hexes-step-{}", step.name()));
        let empty = if state == Ticked::Empty { word("hexes-tick-empty") } else { String::new() };
        let terms = [("number", (place + 1).into()), ("name", name.as_str().into()), ("empty", empty.into())];
        Tick {
            name,
            sign: word(&format!("hexes-tick-{}", kind(*step))),
            about: say("hexes-tick", &terms),
            rule: "R1",
            state,
        }
    };
    STEPS.iter().enumerate().map(tick).collect()
}

const fn kind(step: Step) -> &'static str {
    match step {
        Step::Gunnery(_) => "gunnery",
        Step::ApplyDamage => "damage",
        Step::TriggerHexEffect => "effect",
        Step::Movement(_) => "move",
        Step::PreAssaultRetreat | Step::PostAssaultRetreat => "retreat",
        Step::PreAssaultAbilities => "ability",
        Step::Assault(_) => "assault",
        Step::Healing(_) => "heal",
        Step::Agony(_) => "agony",
        Step::Aftermath => "aftermath",
    }
}
