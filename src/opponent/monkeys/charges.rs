//! Charges: their cost on the way, and the gain from close combat by its exact odds (T-102 to T-115).

use super::{
    arms::POINTS,
    goals,
    mind::{Idea, Mind, Unplanned},
    pose::Pose,
    scene::Line,
    squares::straight_cells,
    taste::Inputs,
};
use crate::board::{Cell, distance};
use crate::data::monkeys::persona::Consider;
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    approach, charging, formation, melee, nerve,
    odds::WHOLE,
    order::{Order, Path},
    overrun, stealth,
};

/// The expected result of a charge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// Points removed.
    pub gain: i32,
    /// Points lost, on the way and in the fight.
    pub loss: i32,
}

/// Points removed by close combat on both sides: the charged side's, then the chargers'.
pub fn fight(mind: &Mind, chargers: &[PrimateIx], charged: &[PrimateIx], half_again: bool) -> (i32, i32) {
    if chargers.is_empty() || charged.is_empty() {
        return (0, 0);
    }
    let field = mind.scene.field;
    let scores = (melee::score(field, chargers, half_again).1, melee::score(field, charged, false).1);
    let fighters = (chargers.len(), charged.len());
    let (mut gain, mut loss) = (0, 0);
    for end in melee::odds(&field.book.overrun, scores, fighters) {
        gain += end.chance as i32 * (fighters.1 - end.charged) as i32;
        loss += end.chance as i32 * (fighters.0 - end.chargers) as i32;
    }
    let each = |side: &[PrimateIx]| {
        side.iter().map(|one| i32::from(field.primate(*one).cost)).sum::<i32>() * POINTS / side.len() as i32
    };
    (gain * each(charged) / WHOLE as i32, loss * each(chargers) / WHOLE as i32)
}

/// The squares of a path.
fn way(mut at: Cell, path: &Path) -> Vec<Cell> {
    let step = |direction: &crate::board::Direction| {
        at = at.step(*direction);
        at
    };
    path.0.iter().map(step).collect()
}

impl Mind<'_> {
    /// Charges at every enemy within reach.
    pub fn charge(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let scene = self.scene;
        let squad = &scene.friends[self.me];
        let near = |foe: &&super::scene::Squad| {
            let nearest = foe.cells.iter().map(|cell| distance(*cell, here.anchor())).min();
            nearest.is_some_and(|squares| squares <= squad.speed + 4)
        };
        // Don't charge a much stronger unit, unless it is pinned.
        let own = melee::score(scene.field, &overrun::participants(scene.field, self.unit), false).1;
        let weak = |foe: &&super::scene::Squad| {
            let all: Vec<PrimateIx> = overrun::on_foot(scene.field, foe.unit).collect();
            2 * foe.ready < foe.members || 3 * own >= 2 * melee::score(scene.field, &all, false).1
        };
        let foes = scene.foes.iter().filter(near).filter(weak);
        let targets: Vec<UnitIx> = foes.map(|foe| foe.unit).collect();
        if !self.budget.thorough {
            targets.iter().for_each(|target| self.charge_at(here, *target, ideas));
            return;
        }
        if targets.is_empty() {
            return;
        }
        for (order, verdict) in charging::offers(scene.table, self.unit, &targets) {
            if verdict.is_err() {
                continue;
            }
            let Order::Overrun { lead, path, target, .. } = &order else { continue };
            let start = scene.field.find_primate(*lead).and_then(|lead| scene.field.cell(lead));
            let Some(foe) = scene.field.find_unit(*target).and_then(|unit| scene.foe(unit)) else { continue };
            let start = start.unwrap_or(here.anchor());
            let (prospect, inputs) = self.judge(here, start, foe, &way(start, path));
            if prospect.gain > prospect.loss {
                self.propose(ideas, vec![order], inputs, Self::footing(&inputs, self.is_pinned(foe)));
            }
        }
    }

    /// A charge along the straight path; another path is searched if it turns out to be the best course.
    fn charge_at(&self, here: &Pose, target: UnitIx, ideas: &mut Vec<Idea>) {
        let Some(place) = self.scene.foe(target) else { return };
        let foe = &self.scene.foes[place];
        let nearest = foe.cells.iter().min_by_key(|cell| distance(**cell, here.anchor()));
        let mut way: Vec<Cell> = straight_cells(here.anchor(), *nearest.unwrap_or(&foe.centre())).collect();
        way.pop();
        if !self.may_walk(here.anchor(), &way) {
            return;
        }
        let (prospect, inputs) = self.judge(here, here.anchor(), place, &way);
        let Some(lead) = formation::lead(self.scene.field, self.unit) else { return };
        if prospect.gain > prospect.loss {
            let (lead, target) = (self.scene.field.primate(lead).id, self.scene.field.unit(target).id);
            let charge = Order::Overrun { unit: self.id(), lead, path: Path::default(), target, joiners: Vec::new() };
            self.propose(ideas, vec![charge], inputs, Self::footing(&inputs, self.is_pinned(place)));
            ideas.last_mut().into_iter().for_each(|idea| idea.goal = Some(Unplanned::Charge(foe.unit)));
        }
    }

    fn judge(&self, here: &Pose, start: Cell, foe: usize, way: &[Cell]) -> (Prospect, Inputs) {
        let prospect = self.prospect(foe, way);
        let end = way.last().copied().unwrap_or(start);
        let moved: Vec<Cell> = vec![end; here.cells.len()];
        let share = 1000 * prospect.gain / self.scene.foes[foe].prize(self.scene.field).max(1);
        let mut inputs = Inputs::default();
        inputs[Consider::ChargeValue as usize] = (prospect.gain - prospect.loss).clamp(0, 1000);
        inputs[Consider::Clearing as usize] = if goals::keeps(self.scene, foe) { prospect.gain.min(1000) } else { 0 };
        inputs[Consider::Exposure as usize] = self.exposure_on(&moved, Some((foe, share))) / 2;
        inputs[Consider::Objective as usize] = self.nearness(end);
        inputs[Consider::Orders as usize] = self.obedience(end);
        (prospect, inputs)
    }

    /// The expected result of a charge along a path at a foe.
    pub fn prospect(&self, foe: usize, way: &[Cell]) -> Prospect {
        let (scene, field) = (self.scene, self.scene.field);
        let enemy = &scene.foes[foe];
        let chargers = overrun::participants(field, self.unit);
        let charged: Vec<PrimateIx> = overrun::on_foot(field, enemy.unit).collect();
        let ambush = stealth::strikes_from_hiding(field, self.unit);
        let shots = self.shots_on_the_way(foe, way);
        let each = (scene.friends[self.me].prize(scene.field) / chargers.len().max(1) as i32).max(1);
        let volley =
            if enemy.guns(scene.field).is_empty() { 0 } else { scene.threat(self.me, foe, Line::at(6, false)) };
        let watched = self.overwatched(foe, way);
        let left = |fire: i32| chargers.len() - ((fire / each) as usize).min(chargers.len());
        // A unit that stands firm fires once more; one that doesn't is fought only if it is pinned.
        let faces = nerve::passing_faces(nerve::standing_morale(field, enemy.unit)) as i32;
        let pinned: Vec<PrimateIx> = charged.iter().copied().filter(|one| field.primate(*one).pin.holds()).collect();
        let all_pinned = pinned.len() == charged.len();
        let stands = if all_pinned { 6 } else { faces };
        let fire = shots * volley + watched;
        let firm = fire + if all_pinned { 0 } else { volley };
        let (won, lost) = fight(self, &chargers[..left(firm)], &charged, ambush && shots == 0);
        let (caught, hurt) = fight(self, &chargers[..left(fire)], &pinned, ambush && shots == 0);
        let most = each * chargers.len() as i32;
        Prospect {
            gain: (stands * won + (6 - stands) * caught) / 6,
            loss: (stands * (firm.min(most) + lost) + (6 - stands) * (fire.min(most) + hurt)) / 6,
        }
    }

    /// Volleys that the charged unit fires before contact: one per twelve squares in its sight (T-104).
    fn shots_on_the_way(&self, foe: usize, way: &[Cell]) -> i32 {
        let enemy = &self.scene.foes[foe];
        let seen = way.iter().filter(|cell| enemy.cells.iter().any(|from| self.scene.field.sees(*from, **cell)));
        approach::reactions(seen.count() as u16).into()
    }

    /// What other foes on overwatch do to chargers that run past (T-161).
    fn overwatched(&self, charged: usize, way: &[Cell]) -> i32 {
        let scene = self.scene;
        let watching = scene.foes.iter().enumerate().filter(|(foe, enemy)| {
            *foe != charged && scene.field.unit(enemy.unit).watch.0 && !enemy.guns(scene.field).is_empty()
        });
        let fire = watching.map(|(foe, enemy)| {
            let seen = way.iter().filter(|cell| scene.field.sees(enemy.centre(), **cell));
            let nearest = seen.map(|cell| distance(enemy.centre(), *cell)).min();
            nearest.map_or(0, |squares| scene.threat(self.me, foe, Line::at(squares, false)))
        });
        fire.sum()
    }
}
