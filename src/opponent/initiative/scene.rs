//! The field as a side looks at it: the enemies that it knows of, with what they can do before a character is called again.

use super::fire::Gun;
use crate::board::{Cell, Direction, sight::Lookout};
use crate::data::initiative::persona::Persona;
use crate::force::{Side, UnitIx};
use crate::rules::initiative::{calls, choices::View, field::Field, sequence::Frame, turns::PHASES, wounds};

/// An enemy that is known of.
#[derive(Clone, Copy, Debug)]
pub struct Enemy<'w> {
    /// The unit.
    pub unit: UnitIx,
    /// Where.
    pub at: Cell,
    /// What it sees.
    pub eyes: Lookout<'w>,
    /// Its fire, if it can fire.
    pub gun: Option<Gun>,
    /// Calls that it has before the character that is looked at, in hundredths; one that aims counts more.
    pub calls: i64,
    /// How much of its fire a character that it sees has to expect, in hundredths: others may draw it.
    pub share: i64,
}

/// The field as a side looks at it, for one of its characters.
pub struct Scene<'w, 'p> {
    /// The battle.
    pub view: View<'w>,
    /// The field as the side may know it.
    pub field: &'w Field,
    /// The side.
    pub side: Side,
    /// The character that is looked at.
    pub unit: UnitIx,
    /// Who plays.
    pub persona: &'p Persona,
    /// Enemies that can act, or still stand in the way.
    pub enemies: Vec<Enemy<'w>>,
    /// All that they see, and the cells beside them: a bit for each cell.
    seen: Vec<u64>,
    beside: Vec<u64>,
}

/// What is left of an enemy's fire for a character where so many others of its side are seen too, in hundredths.
const SHARES: [i64; 6] = [100, 65, 48, 40, 34, 30];

/// What the fire of an aiming enemy counts more, in hundredths of a call.
const AIMING: i64 = 40;

impl<'w, 'p> Scene<'w, 'p> {
    /// For a character at this moment.
    pub fn new(view: View<'w>, side: Side, unit: UnitIx, persona: &'p Persona) -> Self {
        let field = view.field;
        let known = field.people(side.other()).filter(|(enemy, _)| field.is_known(*enemy));
        let spots = field.setting.sight.ground().spots();
        let words = spots.len().div_ceil(64);
        let (mut seen, mut beside) = (vec![0; words], vec![0; words]);
        let enemy = |(enemy, at): (UnitIx, Cell)| {
            // All that it sees is asked for again and again.
            let sees = field.setting.sight.view(at).seen();
            seen.iter_mut().zip(sees).for_each(|(all, word)| *all |= word);
            for cell in Direction::ALL.map(|direction| at.step(direction)) {
                if spots.get(cell).is_some() {
                    let place = spots.index(cell);
                    beside[place / 64] |= 1 << (place % 64);
                }
            }
            let eyes = field.setting.sight.lookout(at);
            let others = field.standing(side).filter(|(friend, cell)| *friend != unit && eyes.sees(*cell)).count();
            let aims = field.unit(enemy).aiming.0.is_some();
            Enemy {
                unit: enemy,
                at,
                eyes,
                gun: Gun::of(field, enemy),
                calls: 100 * calls_before(view, enemy, unit) + if aims { AIMING } else { 0 },
                share: SHARES[others.min(SHARES.len() - 1)],
            }
        };
        let able = known.filter(|(enemy, _)| wounds::is_able(field, *enemy));
        let enemies = able.map(enemy).collect();
        Self { view, field, side, unit, persona, enemies, seen, beside }
    }

    /// Whether any known enemy sees a cell of the table.
    pub fn is_seen(&self, cell: Cell) -> bool {
        self.is_in(&self.seen, cell)
    }

    /// Whether any known enemy is beside a cell of the table.
    pub fn is_beside(&self, cell: Cell) -> bool {
        self.is_in(&self.beside, cell)
    }

    fn is_in(&self, cells: &[u64], cell: Cell) -> bool {
        let place = self.field.setting.sight.ground().spots().index(cell);
        cells[place / 64] >> (place % 64) & 1 == 1
    }
}

/// How often an enemy is called before a character is again (R13, R14).
fn calls_before(view: View, enemy: UnitIx, unit: UnitIx) -> i64 {
    let field = view.field;
    let (own, other) = (calls::rung(field, unit), calls::rung(field, enemy));
    let still = match view.clock.top() {
        Frame::Phase(phase) => phase.queue.iter().skip(phase.called.into()).any(|called| *called == enemy),
        _ => false,
    };
    let mut count = i64::from(still);
    let mut phase = view.turn.phase;
    for _ in 0..PHASES {
        phase = if phase <= 1 { PHASES } else { phase - 1 };
        let (acts, called) = (own.0 >= phase, other.0 >= phase);
        if acts {
            return count + i64::from(called && other < own);
        }
        count += i64::from(called);
    }
    count
}
