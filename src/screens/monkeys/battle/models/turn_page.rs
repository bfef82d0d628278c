//! The sheet when no unit is selected: whose turn it is, what to do next, and the ground under the pointer.

use super::{super::names::capital, decision, look::Look};
use crate::battle::monkeys::tell;
use crate::board::Cell;
use crate::force::PrimateIx;
use crate::panels::sheet::Sheet;
use crate::rules::monkeys::{commit, scenarios};
use crate::words::{say, word};

/// The page of the turn, where a newcomer learns what to do next.
pub fn turn_page(look: &Look) -> Sheet {
    // It is nobody's turn before the first one: the side that has to decide lays out the ground or deploys.
    let begun = !matches!(look.asked(), "Ground" | "Deploy");
    let (head, side) = if begun { ("page-turn-of", look.turn.side) } else { ("page-decides", look.decider()) };
    let mut facts = vec![(word(head), look.names.side(side).to_owned())];
    if let Some(platoon) = look.turn.active {
        facts.push((word("page-platoon"), look.platoon(look.turn.side, platoon)));
    }
    if look.asked() == "Act" {
        let able = commit::able(look.field, look.turn).len();
        let all = look.turn.units(look.field).into_iter().filter(|unit| look.field.stands(*unit)).count();
        facts.push((word("page-able"), say("page-of", &[("some", able.into()), ("all", all.into())])));
    }
    if let Some(cell) = look.hands.hover().filter(|cell| look.field.ground().contains(*cell)) {
        facts.extend(ground(look, cell));
    }
    let standing = scenarios::standing(look.field, look.turn);
    let told = standing.iter().map(|line| tell::standing(look.names.told(), line));
    Sheet { facts, draft: std::iter::once(next(look)).chain(told).collect(), ..Sheet::default() }
}

/// What to do next, in one sentence.
fn next(look: &Look) -> String {
    let key = |act| look.key(act);
    let side = look.names.side(look.decider());
    match look.asked() {
        "" => word("next-over"),
        // A spectator is shown what the other side does, not what to do.
        "Designate" if look.is_anothers() => say("next-designate-theirs", &[("side", side.into())]),
        "Act" if look.is_anothers() => say("next-act-theirs", &[("side", side.into())]),
        "Designate" => say("next-designate", &[("side", side.into())]),
        "Act" if commit::able(look.field, look.turn).is_empty() => {
            let attacks = commit::waiting(look.field, look.turn).len();
            say("next-end", &[("key", key(crate::input::Act::EndTurn).into()), ("attacks", attacks.into())])
        }
        "Act" => say("next-act", &[("side", side.into()), ("key", key(crate::input::Act::NextUnit).into())]),
        _ => decision::question(look).map_or_else(String::new, |(words, _)| capital(&words)),
    }
}

/// The ground of a cell, and how many enemies see it.
fn ground(look: &Look, cell: Cell) -> Vec<(String, String)> {
    let ground = look.field.ground();
    let kind = ground.kind(cell);
    let enemies = look.field.all_units().filter(|unit| look.field.side(*unit) != look.turn.side);
    let sees = |mate: PrimateIx| look.field.ends(mate.into()).any(|eye| look.field.sees_between(eye, cell.into()));
    let seers = enemies
        .filter(|unit| look.field.members(*unit).any(sees))
        .map(|unit| look.names.unit(unit).to_owned())
        .collect::<Vec<_>>();
    let seen = if seers.is_empty() { word("ground-unseen") } else { seers.join(", ") };
    let cover = if ground.gives_cover(cell) {
        "ground-in-cover"
    } else if ground.at_cover(cell) {
        "ground-at-cover"
    } else {
        "ground-no-cover"
    };
    vec![
        (word("ground-kind"), format!("{} {cell}", capital(&kind.name))),
        (word("ground-cover"), word(cover)),
        (word("ground-height"), ground.surface(cell).to_string()),
        (word("ground-seen"), seen),
    ]
}
