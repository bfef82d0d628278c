//! The dice in the tray: those to choose from, or the last roll with those before it.

use super::{look::Look, told::dice_of};
use crate::battle::shown::Shown;
use crate::engine::{BattleLog, Fact, Shape, What};
use crate::input::intent::Fold;
use crate::panels::{
    dice::{Die, Lies},
    tray::{Earlier, Tray},
};
use crate::screens::host::Frame;
use crate::words::word;

/// The most rolls in the tray besides the last one.
const MOST_EARLIER: usize = 30;

/// The open dice, or the last roll shown so far, with its purpose.
pub(super) fn tray<B: Shown>(look: &Look<B>, frame: &Frame) -> Tray {
    let open = look.shape() == Some(Shape::Die) && look.choices.is_some();
    let opens = open || frame.tumbled < 1.0;
    let folded = opens == look.hands.is_toggled(Fold::Tray);
    let tray = if open { open_dice(look) } else { last_roll(look, frame) };
    Tray { tumbled: frame.tumbled, folded, ..tray }
}

fn open_dice<B: Shown>(look: &Look<B>) -> Tray {
    let best = look
        .choices
        .as_ref()
        .and_then(|choices| choices.orders.iter().position(|order| Some(order) == choices.default.as_ref()));
    let lies = |place: usize| if Some(place) == best { Lies::Best } else { Lies::Open };
    let (sides, faces) = B::dice(look.view);
    let dice = faces.into_iter().enumerate().map(|(place, face)| Die::new(sides, face, lies(place)));
    Tray { title: word("tray-keep-one"), dice: dice.collect(), marked: Some(look.hands.marked()), ..Tray::default() }
}

/// The last roll of this round that has been shown, and those before it in the same phase. A roll of an earlier round is
/// in the log.
fn last_roll<B: Shown>(look: &Look<B>, frame: &Frame) -> Tray {
    let told = frame.told;
    let all =
        || look.world.resource::<BattleLog>().seen_by(look.viewer).filter(move |fact| (fact.number as usize) < told);
    let round_of = |fact: &Fact| if let What::Began { round, .. } = fact.what { Some(round) } else { None };
    let round = all().rev().find_map(round_of);
    let begins = |fact: &&Fact| round.is_some() && round_of(fact) == round;
    let first = all().find(begins).map_or(0, |fact| fact.number);
    let mut throws: Vec<(Fact, bool)> = Vec::new();
    let mut same_action = true;
    for fact in all().filter(|fact| fact.number >= first).rev() {
        match &fact.what {
            What::Began { .. } if !throws.is_empty() => break,
            What::Ordered { .. } if !throws.is_empty() => same_action = false,
            // While its own dice tumble, a throw is by itself.
            _ if same_action && frame.tumbled >= 1.0 && joins(&mut throws, &fact.what) => {}
            what if dice_of(what).is_some() => throws.push((fact.clone(), same_action)),
            _ => {}
        }
        if throws.len() > MOST_EARLIER {
            break;
        }
    }
    let mut throws = throws.iter().filter_map(|(fact, same)| Some((thrown(look, fact)?, *same)));
    let Some(((last, lines), _)) = throws.next() else { return Tray::default() };
    let earlier = throws.map(|((roll, _), same_action)| Earlier { same_action, ..roll }).collect();
    Tray { title: last.title, sums: last.sums, lines, dice: last.dice, earlier, ..Tray::default() }
}

/// Adds an earlier throw to a later one of the same action for the same purpose, so that the result is that of all of
/// them: 1 of 3 hit. Returns whether there is such a throw.
fn joins(throws: &mut [(Fact, bool)], earlier: &What) -> bool {
    let What::Threw { who, sides, dice, need: Some(need), hits, why } = earlier else { return false };
    let found = throws.iter_mut().find_map(|(fact, _)| match &mut fact.what {
        What::Threw { who: one, sides: of, dice, need: Some(number), hits, why: what }
            if (&*one, &*of, &*number, &*what) == (who, sides, need, why) =>
        {
            Some((dice, hits))
        }
        _ => None,
    });
    let Some((all, count)) = found else { return false };
    all.splice(0..0, dice.iter().copied());
    *count = count.saturating_add(*hits);
    true
}

/// The roll of a fact, and the lines about it; `None` if no dice were thrown.
fn thrown<B: Shown>(look: &Look<B>, fact: &Fact) -> Option<(Earlier, Vec<String>)> {
    let (sides, faces) = dice_of(&fact.what)?;
    let roll = B::roll(look.world, fact).unwrap_or_default();
    let counts = |place: usize| roll.counted.get(place).copied().unwrap_or(true);
    let lies = |place: usize| if counts(place) { Lies::Kept } else { Lies::Aside };
    let dice = faces.iter().enumerate().map(|(place, face)| Die::new(sides, *face, lies(place))).collect();
    Some((Earlier { title: roll.title, sums: roll.sums, dice, same_action: true }, roll.lines))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::force::{Side, UnitId};

    /// Adds throws of one action, the latest first, as the tray reads them.
    fn joined(all: &[What]) -> Vec<What> {
        let mut log = BattleLog::default();
        all.iter().for_each(|what| log.tell("F4", what.clone()));
        let mut throws = Vec::new();
        for fact in log.facts().iter().rev() {
            if !joins(&mut throws, &fact.what) {
                throws.push((fact.clone(), true));
            }
        }
        throws.into_iter().map(|(fact, _)| fact.what).collect()
    }

    fn threw(why: &'static str, dice: Vec<u8>, need: Option<i32>, hits: u8) -> What {
        let who = UnitId::squad(Side::First, 1, 1).into();
        What::Threw { who, sides: 20, dice, need, hits, why }
    }

    #[test]
    fn shots_of_one_action_are_one_roll() {
        let shot = |die, hits| threw("to-hit", vec![die], Some(10), hits);
        let place = threw("location", vec![7], None, 0);
        let all = joined(&[shot(3, 1), place.clone(), shot(14, 0), shot(19, 0)]);
        assert_eq!(all, [threw("to-hit", vec![3, 14, 19], Some(10), 1), place]);
        // Another number is another roll, and so are dice that need none.
        let other = threw("to-hit", vec![8], Some(6), 0);
        let damage = threw("damage", vec![4], None, 0);
        let apart = [shot(3, 1), damage.clone(), other.clone(), damage.clone()];
        assert_eq!(joined(&apart), [damage.clone(), other, damage, shot(3, 1)]);
    }
}
