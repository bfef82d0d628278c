//! The exact chances of fire before any die is rolled: hits, casualties and markers (G3, G5, G10, G11, G17).

use super::{
    checks,
    field::Field,
    markers,
    profiles::Weapon,
    shooting::{self, Volley, needed},
    template,
};
use crate::board::{Cell, Direction};
use crate::force::UnitIx;
use std::sync::LazyLock;

/// Faces of a die, and the highest characteristic (F5).
const SIDES: u8 = 6;
const BEST: u8 = 10;

/// The denominator of a chance.
pub const WHOLE: u64 = 1 << 24;

/// How many of the six faces of a die are sufficient.
pub fn faces(need: i32) -> u64 {
    (7 - need.clamp(1, 7)) as u64
}

/// Chances of each number, from zero on.
type Chances = Vec<u64>;

/// The expected results of a volley or a template for one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Average number of hits, in thousandths.
    pub hits: u32,
    /// Average number of casualties, in thousandths.
    pub casualties: u32,
    /// Chances of zero, one and two more markers.
    pub markers: [u64; 3],
    /// Chances of each number of casualties, from zero on.
    pub fallen: Chances,
}

impl Odds {
    /// For a volley at a unit.
    pub fn of_volley(field: &Field, target: UnitIx, volley: &Volley) -> Self {
        let models = field.count(target);
        let (mut counted, mut fallen) = (vec![WHOLE], vec![WHOLE]);
        let mut hits = 0;
        for shot in &volley.shots {
            let (hit, kill) = (faces(shot.need), faces(shot.kill));
            for _ in 0..shot.dice {
                add(&mut counted, 1 + usize::from(shot.suppressive), (hit, 6), usize::MAX);
                add(&mut fallen, 1, (hit * kill, 36), volley.seen.len());
                hits += 1000 * hit as u32 / 6;
            }
        }
        Self { hits, casualties: mean(&fallen), markers: gained(&counted, models), fallen }
    }

    /// For a template that lands on a cell, for everyone under it.
    pub fn of_template(field: &Field, weapon: &Weapon, centre: Cell) -> Vec<(UnitIx, Self)> {
        let mut struck: Vec<(UnitIx, Vec<Cell>)> = Vec::new();
        for cell in template::covered(centre) {
            let Some(unit) = field.at(cell).map(|model| field.model(model).unit) else { continue };
            match struck.iter_mut().find(|(other, _)| *other == unit) {
                Some((_, cells)) => cells.push(cell),
                None => struck.push((unit, vec![cell])),
            }
        }
        let odds = |(unit, cells): (UnitIx, Vec<Cell>)| {
            let mut fallen = vec![WHOLE];
            for cell in &cells {
                let toughness = shooting::toughness(field, unit, field.terrain(*cell).protects);
                add(&mut fallen, 1, (faces(needed(weapon.st.into(), toughness)), 6), usize::MAX);
            }
            let mut markers = [0; 3];
            markers[usize::from(markers::gained(cells.len() as u32, cells.len() as u32, field.count(unit)))] = WHOLE;
            (unit, Self { hits: 1000 * cells.len() as u32, casualties: mean(&fallen), markers, fallen })
        };
        struck.into_iter().map(odds).collect()
    }

    /// The chance of at least this many casualties.
    pub fn at_least(&self, casualties: usize) -> u64 {
        self.fallen.iter().skip(casualties).sum()
    }
}

/// The chance that a template lands where it is aimed: by a hit, or by the one miss in six that doesn't drift, since
/// half of a 1 is 0 (G17).
pub fn lands(need: i32) -> u64 {
    let hits = WHOLE * faces(need) / 6;
    hits + (WHOLE - hits) / 6
}

/// Number of possible throws for a template: one die to hit, one for the direction, one for the distance.
pub const LANDINGS: u32 = 6 * 8 * 6;

/// Where a template may land, as an offset from where it is aimed, with the number of throws out of [`LANDINGS`] (G17).
/// It needs `need` to land where it is aimed.
pub fn landings(need: i32) -> Vec<((i16, i16), u32)> {
    let hit = faces(need) as u32;
    let miss = 6 - hit;
    // Half of a D6: one face stays, two faces go one cell, two go two, and one goes three.
    let mut landings = vec![((0, 0), hit * 48 + miss * 8)];
    for direction in Direction::ALL {
        let (dx, dy) = direction.delta();
        let drift = [(1, 2), (2, 2), (3, 1)].map(|(far, faces)| ((far * dx, far * dy), miss * faces));
        landings.extend(drift.into_iter().filter(|(_, throws)| *throws > 0));
    }
    landings
}

/// The chance that a unit passes a check with this many markers counting (G6).
pub fn passes(field: &Field, unit: UnitIx, markers: u8) -> u64 {
    WHOLE - removed(field, unit, markers)[0]
}

/// Chances that a check with this many markers removes zero, one, two ... of them (G6, G7).
pub fn removed(field: &Field, unit: UnitIx, markers: u8) -> &'static [u64] {
    let limit = checks::limit(field.kind(unit).nv, markers).min(SIDES);
    &CHECKS[usize::from(limit)][usize::from(checks::dice(field, unit).min(BEST))]
}

/// Chances of each number of successes in a check, by its limit and number of dice; cached because opponents use them
/// over and over.
static CHECKS: LazyLock<Vec<Vec<Chances>>> = LazyLock::new(|| {
    let pool = |limit: u8, dice: u8| {
        let mut passed = vec![WHOLE];
        for _ in 0..dice {
            add(&mut passed, 1, (limit.into(), SIDES.into()), usize::MAX);
        }
        passed
    };
    (0..=SIDES).map(|limit| (0..=BEST).map(|dice| pool(limit, dice)).collect()).collect()
});

/// One more die: with a certain chance it adds `step` to the sum, up to `most`.
fn add(chances: &mut Chances, step: usize, (part, of): (u64, u64), most: usize) {
    let top = (chances.len() - 1 + step).min(most);
    let mut next = vec![0; top + 1];
    for (sum, chance) in chances.iter().enumerate() {
        let more = chance * part / of;
        next[(sum + step).min(top)] += more;
        next[sum] += chance - more;
    }
    *chances = next;
}

fn mean(chances: &Chances) -> u32 {
    let sum: u64 = chances.iter().enumerate().map(|(count, chance)| count as u64 * chance).sum();
    (sum * 1000 / WHOLE) as u32
}

fn gained(counted: &Chances, models: usize) -> [u64; 3] {
    let mut gained = [0; 3];
    for (count, chance) in counted.iter().enumerate() {
        gained[usize::from(markers::gained(count as u32, count as u32, models))] += chance;
    }
    gained
}
