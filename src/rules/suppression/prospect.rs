//! Consequences of fire and charges beyond the dice: morale checks, falling back, winners of fights (G10, G12).

use super::{
    assault::{REACH, STRIKES},
    checks,
    field::{Field, within},
    markers,
    odds::{WHOLE, faces},
    shooting::{self, Volley, needed},
};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitIx};

/// The consequences for a unit that was shot at, as chances out of [`WHOLE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shaken {
    /// It loses half of its models or more, but some are left: it makes a morale check at the end of the phase (G10).
    pub checks: u64,
    /// It fails that check, and falls back.
    pub falls_back: u64,
    /// It has nobody left.
    pub destroyed: u64,
}

/// The consequences for a unit after one volley from another. `began` is its number of models at the start of the
/// phase.
pub fn shaken(field: &Field, by: UnitIx, target: UnitIx, volley: &Volley, began: usize) -> Shaken {
    let most = volley.seen.len();
    let losses = shooting::order_of_loss(field, target, by, volley.seen.clone());
    // Joint chances of counted hits and kills, since one die gives both.
    let mut chances = vec![vec![WHOLE]];
    for shot in &volley.shots {
        let (hit, kill) = (faces(shot.need), faces(shot.kill));
        for _ in 0..shot.dice {
            chances = roll(&chances, 1 + usize::from(shot.suppressive), (hit, kill), most);
        }
    }
    let mut sum = Shaken::default();
    for (counted, kills) in chances.iter().enumerate() {
        let gained = markers::gained(counted as u32, counted as u32, field.count(target));
        for (fallen, chance) in kills.iter().enumerate() {
            sum.add(*chance, after_losses(field, target, &losses[..fallen], gained, began));
        }
    }
    sum
}

/// The consequences for a unit under a template: everyone there is hit (G17).
pub fn shaken_by_template(field: &Field, target: UnitIx, strength: u8, cells: &[Cell], began: usize) -> Shaken {
    let gained = markers::gained(cells.len() as u32, cells.len() as u32, field.count(target));
    let models: Vec<(PrimateIx, u64)> = cells
        .iter()
        .filter_map(|cell| {
            let toughness = shooting::toughness(field, target, field.terrain(*cell).protects);
            Some((field.at(*cell)?, faces(needed(strength.into(), toughness))))
        })
        .collect();
    let mut sum = Shaken::default();
    // Casualties are decided model by model, and at most 9 are under a template.
    for fallen in 0..1_u32 << models.len() {
        let mut chance = WHOLE;
        for (place, (_, kill)) in models.iter().enumerate() {
            chance = chance * if fallen >> place & 1 == 1 { *kill } else { 6 - kill } / 6;
        }
        let lost: Vec<PrimateIx> =
            (0..models.len()).filter(|place| fallen >> place & 1 == 1).map(|place| models[place].0).collect();
        sum.add(chance, after_losses(field, target, &lost, gained, began));
    }
    sum
}

impl Shaken {
    fn add(&mut self, chance: u64, (checks, fails, destroyed): (bool, u64, bool)) {
        self.checks += if checks { chance } else { 0 };
        self.falls_back += chance * fails / WHOLE;
        self.destroyed += if destroyed { chance } else { 0 };
    }
}

/// Whether a unit with these losses makes a morale check, the chance that it makes one and fails, and whether it is
/// gone.
fn after_losses(field: &Field, unit: UnitIx, lost: &[PrimateIx], gained: u8, began: usize) -> (bool, u64, bool) {
    let left = field.count(unit) - lost.len();
    if left == 0 {
        return (false, 0, true);
    }
    if left >= began || 2 * (began - left) < began {
        return (false, 0, false);
    }
    let now = (field.unit(unit).markers.0 + gained).min(markers::MOST);
    (true, fails(field, unit, lost, now), false)
}

/// The chance that a unit fails a check with this many markers, after these models have fallen (G6).
fn fails(field: &Field, unit: UnitIx, lost: &[PrimateIx], markers: u8) -> u64 {
    let leads = field.leader(unit).is_some_and(|(leader, _)| !lost.contains(&leader));
    let dice = checks::leadership(field, unit).saturating_sub(u8::from(!leads));
    let limit = u64::from(checks::limit(field.kind(unit).nv, markers)).min(6);
    (0..dice).fold(WHOLE, |chance, _| chance * (6 - limit) / 6)
}

/// One more die: it misses, hits, or hits and kills.
fn roll(chances: &[Vec<u64>], step: usize, (hit, kill): (u64, u64), most: usize) -> Vec<Vec<u64>> {
    let width = (chances[0].len() + 1).min(most + 1);
    let mut next = vec![vec![0; width]; chances.len() + step];
    for (counted, kills) in chances.iter().enumerate() {
        for (fallen, chance) in kills.iter().enumerate() {
            let (killed, hurt) = (chance * hit * kill / 36, chance * hit / 6);
            next[counted + step][(fallen + 1).min(width - 1)] += killed;
            next[counted + step][fallen] += hurt - killed;
            next[counted][fallen] += chance - hurt;
        }
    }
    next
}

/// How a fight ends, as chances out of [`WHOLE`], the charger's side first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FightOdds {
    /// The other unit is destroyed.
    pub destroys: [u64; 2],
    /// The other unit falls back.
    pub routs: [u64; 2],
    /// The charger finally breaks off.
    pub breaks_off: u64,
    /// Average number of casualties, in thousandths.
    pub losses: [u64; 2],
}

/// The two units of a fight, once the charger has moved in.
struct Bout<'a> {
    field: &'a Field,
    units: [UnitIx; 2],
    /// The order of casualties.
    order: [Vec<PrimateIx>; 2],
    /// The numbers that a die needs to hit and to kill.
    needs: [(i32, i32); 2],
}

/// How a fight ends, strike by strike, once the charger has moved in; `field` is the state at that point (G12).
pub fn fight(field: &Field, charger: UnitIx, target: UnitIx) -> FightOdds {
    let units = [charger, target];
    let need = |own: usize| {
        let (attack, defence) = (field.kind(units[own]), field.kind(units[1 - own]));
        let toughness = shooting::toughness(field, units[1 - own], false);
        (needed(attack.ws.into(), defence.ws.into()), needed(attack.st.into(), toughness))
    };
    let order = [0, 1].map(|own: usize| {
        let models = field.living(units[own]).map(|(model, _)| model).collect();
        shooting::order_of_loss(field, units[own], units[1 - own], models)
    });
    Bout { field, units, order, needs: [need(0), need(1)] }.odds()
}

impl Bout<'_> {
    fn odds(&self) -> FightOdds {
        let size = [self.order[0].len(), self.order[1].len()];
        let mut odds = FightOdds::default();
        // Chances of each number of casualties on each side while the fight continues.
        let mut open = vec![vec![0; size[1] + 1]; size[0] + 1];
        open[0][0] = WHOLE;
        for strike in 0..2 * usize::from(STRIKES) {
            let own = strike % 2;
            let mut next = vec![vec![0; size[1] + 1]; size[0] + 1];
            for (first, row) in open.iter().enumerate().take(size[0]) {
                for (second, chance) in row.iter().enumerate().take(size[1]).filter(|(_, chance)| **chance > 0) {
                    self.strike(own, [first, second], *chance, (&mut next, &mut odds));
                }
            }
            open = next;
        }
        for (first, row) in open.iter().enumerate() {
            for (second, chance) in row.iter().enumerate() {
                odds.breaks_off += chance;
                odds.lose([first, second], *chance);
            }
        }
        odds.losses = odds.losses.map(|sum| sum * 1000 / WHOLE);
        odds
    }

    /// One side strikes: the fight continues, or it ends here.
    fn strike(&self, own: usize, fallen: [usize; 2], chance: u64, (next, odds): (&mut [Vec<u64>], &mut FightOdds)) {
        let other = 1 - own;
        let left = self.order[other].len() - fallen[other];
        let (hit, kill) = (faces(self.needs[own].0), faces(self.needs[own].1));
        let mut chances = vec![vec![chance]];
        for _ in 0..self.strikers(own, fallen) {
            chances = roll(&chances, 1, (hit, kill), left);
        }
        for (hits, kills) in chances.iter().enumerate() {
            for (more, part) in kills.iter().enumerate().filter(|(_, part)| **part > 0) {
                let mut now = fallen;
                now[other] += more;
                if more == left {
                    odds.destroys[own] += part;
                    odds.lose(now, *part);
                    continue;
                }
                let markers = self.field.unit(self.units[other]).markers.0;
                let lost = &self.order[other][..now[other]];
                let flees = if hits > 0 { fails(self.field, self.units[other], lost, markers) } else { 0 };
                let routed = part * flees / WHOLE;
                odds.routs[own] += routed;
                odds.lose(now, routed);
                next[now[0]][now[1]] += part - routed;
            }
        }
    }

    /// How many models of a side are near enough to strike, after this many have fallen.
    fn strikers(&self, own: usize, fallen: [usize; 2]) -> usize {
        let cells = |side: usize| self.order[side][fallen[side]..].iter().filter_map(|model| self.field.cell(*model));
        cells(own).filter(|cell| cells(1 - own).any(|enemy| within(*cell, enemy, REACH))).count()
    }
}

impl FightOdds {
    /// The casualties when the fight ends that way. Convert to thousandths at the end: rounding down each of thousands
    /// of branches would lose whole primates.
    fn lose(&mut self, fallen: [usize; 2], chance: u64) {
        for (sum, fallen) in self.losses.iter_mut().zip(fallen) {
            *sum += fallen as u64 * chance;
        }
    }
}
