//! Answers to every window except the orders of a turn: options, dice, members, volleys.

use super::act::give;
use super::deploying;
use super::hands::{Hands, VolleyDraft};
use super::hulls;
use super::models::track;
use super::placing;
use crate::battle;
use crate::board::Cell;
use crate::force::{Body, PieceId, PrimateIx};
use crate::input::Intent;
use crate::panels::Why;
use crate::rules::monkeys::{
    choices::{Choices, Table, check},
    door, explosion,
    field::Field,
    illegal::Illegal,
    order::{Order, Shot, Volley},
    sequence::Frame,
};
use crate::screens::monkeys::battle::verbs;
use crate::words::say;
use bevy::prelude::World;

/// A window has opened, or a different one: marks its default.
pub fn open(world: &World, hands: &mut Hands) {
    hands.begin_answer();
    let Some(options) = battle::monkeys::choices(world) else { return };
    hands.mark(options.orders.iter().position(|order| Some(order) == options.default.as_ref()).unwrap_or(0));
    if let Some(answer) = placing::opened(&options) {
        hands.lay_out(answer);
    }
    if options.window.name() == "Volley" {
        hands.name_volley(volley_draft(world, &options, None));
    }
}

/// The remaining rolls of the attack, in the order they are offered (T-47).
fn rolls(options: &Choices) -> Vec<Volley> {
    let roll = |order: &Order| match order {
        Order::Fire { volley, .. } => Some(*volley),
        _ => None,
    };
    let mut rolls: Vec<Volley> = options.orders.iter().filter_map(roll).collect();
    rolls.dedup();
    rolls
}

/// The draft of one roll; if none is named, of the next one. It names the most valuable volley, even one that the
/// planner would rather hold: a player who has ordered an attack must not throw it away with one press.
fn volley_draft(world: &World, options: &Choices, wanted: Option<Volley>) -> VolleyDraft {
    let shots = |order: &Order, wanted: Volley| match order {
        Order::Fire { volley, shots } if *volley == wanted => Some(shots.clone()),
        _ => None,
    };
    let preferred = match &options.default {
        Some(Order::Fire { volley, .. }) => Some(*volley),
        _ => rolls(options).first().copied(),
    };
    let volley = wanted.or(preferred).unwrap_or_default();
    let plans: Vec<Vec<Shot>> = options.orders.iter().filter_map(|order| shots(order, volley)).collect();
    let best = options.default.as_ref().and_then(|order| shots(order, volley));
    let best = best.or_else(|| harmless(door::table(world), volley)).unwrap_or_default();
    let plan = plans.iter().position(|plan| *plan == best);
    VolleyDraft { volley, shots: best, plans, plan, open: rolls(options), holding: Vec::new() }
}

/// The most valuable volley of a roll that hits nobody of its own side.
fn harmless(table: Table, volley: Volley) -> Option<Vec<Shot>> {
    let (field, Frame::Attack(attack)) = (table.field, table.clock.top()) else { return None };
    let side = |body: Body| field.unit_of(body).map(|unit| field.side(unit));
    let own = Some(field.side(attack.unit));
    let mut plans = attack.roll(volley).plans(field);
    plans.retain(|plan| plan.victims.iter().all(|victim| side(victim.body) != own));
    plans.into_iter().rev().max_by_key(|plan| plan.value).map(|plan| plan.shots(field))
}

/// Names these shots in the open window of a volley.
pub(super) fn name(world: &World, hands: &mut Hands, volley: Volley, shots: Vec<Shot>) {
    let Some(options) = battle::monkeys::choices(world) else { return };
    let draft = volley_draft(world, &options, Some(volley));
    let plan = draft.plans.iter().position(|plan| *plan == shots);
    hands.name_volley(VolleyDraft { shots, plan, ..draft });
}

/// Chooses another roll of the attack to name first: the next one, or the previous one (T-47).
fn other_roll(world: &World, hands: &mut Hands, step: i8) {
    let (Some(options), Some(draft)) = (battle::monkeys::choices(world), hands.volley()) else { return };
    let rolls = rolls(&options);
    let Some(place) = rolls.iter().position(|roll| *roll == draft.volley) else { return };
    let next = (place as isize + isize::from(step)).rem_euclid(rolls.len() as isize) as usize;
    hands.name_volley(volley_draft(world, &options, Some(rolls[next])));
}

/// Lets an intent answer the open window.
pub fn answer(world: &mut World, hands: &mut Hands, intent: &Intent) {
    let Some(options) = battle::monkeys::choices(world) else { return };
    match options.window.name() {
        "Volley" => name_targets(world, hands, intent),
        "Deploy" => deploying::answer(world, hands, &options, intent),
        "Designate" => designate(world, hands, &options, intent),
        "BailOut" => climb_out(world, hands, intent),
        _ if hands.answer().is_some() => placing::answer(world, hands, &options, intent),
        _ => choose(world, hands, &options, intent),
    }
}

/// Options, dice and members: marks one, or takes it.
fn choose(world: &mut World, hands: &mut Hands, options: &Choices, intent: &Intent) {
    let count = options.orders.len();
    match intent {
        Intent::TakeDie(place) | Intent::TakeOption(place) => take(world, hands, options, *place),
        Intent::Commitment(place) if hands.marked() == *place => take(world, hands, options, *place),
        Intent::Commitment(place) => hands.mark(*place),
        Intent::MarkOption(step) if count > 0 => {
            hands.step_mark(isize::from(*step), count);
        }
        Intent::Accept => take(world, hands, options, hands.marked()),
        Intent::TogglePiece(piece) | Intent::SelectPiece(piece) => mark_piece(world, hands, options, *piece),
        Intent::Click { cell, .. } => {
            let table = door::table(world);
            if let Some(piece) = hulls::piece_at(table.field, *cell) {
                mark_piece(world, hands, options, piece);
            }
        }
        _ => {}
    }
}

fn take(world: &mut World, hands: &mut Hands, options: &Choices, place: usize) {
    if let Some(order) = options.orders.get(place).cloned() {
        give(world, hands, order);
    }
}

/// A click on a member or unit marks its answer; a click on the marked one takes it.
fn mark_piece(world: &mut World, hands: &mut Hands, options: &Choices, piece: PieceId) {
    let means = |order: &Order| match order {
        Order::Promote(id) | Order::Lead(id, _) => *id == piece,
        Order::Charge(unit, _) => *unit == piece.unit,
        Order::React(unit) | Order::Resolve(unit) | Order::Check(unit) => *unit == piece.unit,
        _ => false,
    };
    if let Some(place) = options.orders.iter().position(means) {
        if hands.marked() == place {
            take(world, hands, options, place);
        } else {
            hands.mark(place);
        }
    }
}

/// A platoon is chosen on the track, by its card, or by one of its primates: first marked, then taken.
fn designate(world: &mut World, hands: &mut Hands, options: &Choices, intent: &Intent) {
    let table = door::table(world);
    let platoon = match intent {
        Intent::Click { cell, .. } => hulls::unit_at(table.field, *cell).map(|unit| table.field.unit(unit).id),
        Intent::SelectUnit(unit) | Intent::GoTo(unit) => Some(*unit),
        _ => None,
    };
    let on_track = match intent {
        Intent::Platoon(place) => track::slots(table.turn).get(*place).copied(),
        _ => None,
    };
    let chosen = platoon.map(|unit| (unit.side, unit.platoon)).or(on_track);
    let mine = chosen.filter(|(side, _)| *side == options.window.side);
    let clicked = mine.map(|(_, platoon)| Order::Designate(platoon));
    match clicked.and_then(|order| options.orders.iter().position(|known| *known == order)) {
        Some(place) if hands.marked() == place => take(world, hands, options, place),
        Some(place) => hands.mark(place),
        None => choose(world, hands, options, intent),
    }
}

fn name_targets(world: &mut World, hands: &mut Hands, intent: &Intent) {
    if !matches!(intent, Intent::Hover(_)) {
        hands.note(None);
    }
    match intent {
        Intent::FewerTargets => step_plan(hands, -1),
        Intent::MoreTargets => step_plan(hands, 1),
        Intent::MarkOption(step) => other_roll(world, hands, *step),
        Intent::Commitment(place) => choose_roll(world, hands, *place),
        Intent::NextUnit => other_roll(world, hands, 1),
        Intent::PreviousUnit => other_roll(world, hands, -1),
        Intent::Select(piece) => toggle_selector(world, hands, *piece),
        Intent::TogglePiece(piece) => toggle_target(world, hands, *piece),
        Intent::ToggleShooter(piece) => toggle_shooter(world, hands, *piece),
        Intent::Click { cell, .. } => {
            let table = door::table(world);
            if let Some(piece) = hulls::piece_at(table.field, *cell) {
                toggle_target(world, hands, piece);
            }
        }
        Intent::TakeOption(1) | Intent::Mode(verbs::DONE) => give(world, hands, Order::HoldFire),
        Intent::Accept | Intent::TakeOption(0) | Intent::Mode(verbs::ATTACK) => fire(world, hands),
        _ => {}
    }
}

/// Names the roll at an index of the list first (T-47).
fn choose_roll(world: &World, hands: &mut Hands, place: usize) {
    let Some(options) = battle::monkeys::choices(world) else { return };
    if let Some(roll) = rolls(&options).get(place) {
        hands.name_volley(volley_draft(world, &options, Some(*roll)));
    }
}

/// Sets or clears the fire selector of a shooter (G-20); if it can't be fired that way, it stays as it was.
fn toggle_selector(world: &World, hands: &mut Hands, piece: PieceId) {
    let table = door::table(world);
    let (Frame::Attack(attack), Some(draft)) = (table.clock.top(), hands.volley_mut()) else { return };
    let mut shots = draft.shots.clone();
    for shot in shots.iter_mut().filter(|shot| shot.by == piece) {
        shot.select = !shot.select;
    }
    match attack.roll(draft.volley).check(table.field, &shots) {
        Ok(_) => (draft.shots, draft.plan) = (shots, None),
        Err(why) => hands.refuse(super::refusal(world, &why)),
    }
}

/// Where the survivors stand that climb out of a wreck: as placed by hand, otherwise as planned (T-92).
pub fn places(table: Table, hands: &Hands) -> Vec<(PieceId, Cell)> {
    match table.clock.top() {
        _ if !hands.places().is_empty() => hands.places().to_vec(),
        Frame::Explosion(blast) => explosion::natural_places(table.field, blast.vehicle),
        _ => Vec::new(),
    }
}

/// Ghosts beside the wreck are dragged, and confirmed with Enter.
fn climb_out(world: &mut World, hands: &mut Hands, intent: &Intent) {
    let table = door::table(world);
    let mut now = places(table, hands);
    match intent {
        Intent::Grab(cell) => hands.carry(now.iter().find(|(_, at)| at == cell).map(|(piece, _)| *piece)),
        Intent::Drop(cell) => {
            let Some(piece) = hands.put_down() else { return };
            let from = now.iter().find(|(one, _)| *one == piece).map(|(_, at)| *at);
            for (one, at) in &mut now {
                // A ghost that is already there swaps places with it.
                match () {
                    () if *one == piece => *at = *cell,
                    () if at == cell => *at = from.unwrap_or(*at),
                    () => {}
                }
            }
            match check(table, &Order::Place(now.clone())) {
                Ok(()) => hands.place(now),
                Err(why) => hands.shake(piece, super::refusal(world, &why)),
            }
        }
        Intent::Accept | Intent::TakeOption(0) => give(world, hands, Order::Place(now)),
        _ => {}
    }
}

fn fire(world: &mut World, hands: &mut Hands) {
    if let Some(draft) = hands.volley() {
        // If nobody is named, the button says that no one fires.
        let order = match draft.shots.as_slice() {
            [] => Order::HoldFire,
            shots => Order::Fire { volley: draft.volley, shots: shots.to_vec() },
        };
        give(world, hands, order);
    }
}

fn step_plan(hands: &mut Hands, step: isize) {
    let Some(draft) = hands.volley_mut() else { return };
    // The plan that names as many as the draft; if nobody is named, the index is before the first one.
    let named = named(draft).len() as isize - 1;
    let next = draft.plan.map_or(named, |plan| plan as isize) + step;
    if let Some(plan) = usize::try_from(next).ok().filter(|plan| *plan < draft.plans.len()) {
        draft.shots = draft.plans[plan].clone();
        draft.plan = Some(plan);
        draft.holding.clear();
    }
}

/// Everyone named by the draft, each once.
pub fn named(draft: &VolleyDraft) -> Vec<PieceId> {
    let mut named: Vec<PieceId> = draft.shots.iter().flat_map(|shot| shot.at.iter().copied()).collect();
    named.sort_unstable();
    named.dedup();
    named
}

fn toggle_target(world: &World, hands: &mut Hands, piece: PieceId) {
    let Some(draft) = hands.volley_mut() else { return };
    let mut wanted = named(draft);
    if let Some(place) = wanted.iter().position(|known| *known == piece) {
        wanted.remove(place);
        match wanted.is_empty() {
            true => hands.refuse(super::refusal(world, &Illegal::NobodyFires)),
            false => replan(world, draft, &wanted),
        }
        return;
    }
    wanted.push(piece);
    replan(world, draft, &wanted);
    if !named(draft).contains(&piece) {
        let why = why_not(world, draft, piece);
        hands.refuse(why);
    }
}

/// Why a target can't be named in addition to those that are.
fn why_not(world: &World, draft: &VolleyDraft, piece: PieceId) -> Why {
    let table = door::table(world);
    let refused = match table.clock.top() {
        Frame::Attack(attack) => attack.roll(draft.volley).why_not_at(table.field, piece),
        _ => None,
    };
    let full = || Why::new(say("volley-full", &[("count", named(draft).len().into())]), "T-54");
    refused.map_or_else(full, |refused| super::refusal(world, &refused))
}

fn toggle_shooter(world: &World, hands: &mut Hands, piece: PieceId) {
    let Some(draft) = hands.volley_mut() else { return };
    match draft.holding.iter().position(|known| *known == piece) {
        Some(place) => drop(draft.holding.remove(place)),
        None => draft.holding.push(piece),
    }
    let wanted = named(draft);
    replan(world, draft, &wanted);
}

/// The best volley at exactly the wanted targets; if that is impossible, the draft stays as it was.
fn replan(world: &World, draft: &mut VolleyDraft, wanted: &[PieceId]) {
    let table = door::table(world);
    let Frame::Attack(attack) = table.clock.top() else { return };
    let named: Vec<_> = wanted.iter().filter_map(|id| table.field.find_body(*id)).collect();
    let holding: Vec<PrimateIx> = draft.holding.iter().filter_map(|id| find(table.field, *id)).collect();
    if let Some(plan) = attack.roll(draft.volley).naming(table.field, &named, &holding) {
        draft.shots = plan.shots(table.field);
        draft.plan = None;
    }
}

fn find(field: &Field, id: PieceId) -> Option<PrimateIx> {
    field.find_primate(id)
}
