//! A volley: hits, kills, losses, markers (G5, G11, G16, A13).

use super::{
    deeds::Deeds,
    illegal::Illegal,
    markers,
    shooting::{self, Mode, Shot},
};
use crate::engine::What;
use crate::force::{PrimateIx, UnitIx, squad::Pile};

/// Needed numbers that a die has to decide: below them it is automatic, above them impossible (G3).
const OPEN: std::ops::RangeInclusive<i32> = 2..=6;

/// A unit shoots at another from its current position. If there is nothing left to shoot at, the shots are lost (A18).
pub(super) fn shoot(deeds: &mut Deeds, unit: UnitIx, target: UnitIx, mode: Mode) -> Result<(), Illegal> {
    let stands = deeds.field.living(unit).collect();
    let volley = shooting::volley(&deeds.field, unit, &stands, target, mode)?;
    let models = deeds.field.count(target);
    for shot in &volley.shots {
        let name = |model: PrimateIx| deeds.field.model(model).id;
        let Some(cell) = deeds.field.cell(shot.at) else { continue };
        let (by, at, covered) = (name(shot.by), name(shot.at), volley.protected || volley.concealed);
        deeds.log.tell("G16", What::Shot { by, at, cell, covered });
    }
    let hits = roll_to_hit(deeds, unit, &volley.shots);
    let counted = hits.iter().map(|shot| 1 + u32::from(shot.suppressive)).sum();
    let kills = roll_pools(deeds, unit, "to-kill", &hits, |shot| shot.kill).len();
    let losses = shooting::order_of_loss(&deeds.field, target, unit, volley.seen);
    for model in losses.into_iter().take(kills) {
        deeds.remove(model, Pile::Wounded, "G11");
    }
    markers::suppress(deeds, target, hits.len() as u32, counted, models);
    Ok(())
}

/// Throws the dice of all shots; returns the shot of each hit.
fn roll_to_hit(deeds: &mut Deeds, unit: UnitIx, shots: &[Shot]) -> Vec<Shot> {
    let dice: Vec<Shot> = shots.iter().flat_map(|shot| std::iter::repeat_n(*shot, usize::from(shot.dice))).collect();
    roll_pools(deeds, unit, "to-hit", &dice, |shot| shot.need)
}

/// Throws one pool per needed number, lowest first, in the order of the dice; returns those that count. Automatic and
/// impossible ones use no die (G3, G16).
pub(super) fn roll_pools<T: Clone>(
    deeds: &mut Deeds,
    unit: UnitIx,
    why: &'static str,
    dice: &[T],
    need: impl Fn(&T) -> i32,
) -> Vec<T> {
    let mut counting: Vec<T> = dice.iter().filter(|die| need(die) < *OPEN.start()).cloned().collect();
    if !counting.is_empty() {
        deeds.note(automatic(why), Some(unit), counting.len() as i32, "G3");
    }
    for number in OPEN {
        let pool: Vec<&T> = dice.iter().filter(|die| need(die) == number).collect();
        if pool.is_empty() {
            continue;
        }
        let passes = |face: u8| i32::from(face) >= number;
        let faces = deeds.throw(unit, pool.len() as u16, Some(number), why, "G3", passes);
        counting.extend(pool.into_iter().zip(faces).filter(|(_, face)| passes(*face)).map(|(die, _)| die.clone()));
    }
    counting
}

fn automatic(why: &'static str) -> &'static str {
    if why == "to-hit" { "automatic-hits" } else { "automatic-kills" }
}
