//! The board from a side's point of view: its enemies with their capabilities, and the units near each objective.

use super::{time::Time, worth};
use crate::board::Cell;
use crate::data::suppression::persona::Persona;
use crate::force::{Side, UnitIx};
use crate::rules::suppression::{
    choices::View,
    field::{Field, apart},
    objectives,
    profiles::WeaponTrait,
};

/// An enemy unit.
#[derive(Clone, Debug)]
pub struct Enemy {
    /// The unit.
    pub unit: UnitIx,
    /// The cell of its leader, or of its first model.
    pub at: Cell,
    /// Its number of dice for shooting, and its range.
    pub dice: i64,
    pub range: i32,
    /// The average strength of its weapons, and its shooting skill.
    pub strength: u8,
    pub bs: u8,
    /// Whether it will hardly shoot in its next turn.
    pub is_cowed: bool,
}

/// The board from a side's point of view.
pub struct Scene<'w, 'p> {
    /// The battle.
    pub view: View<'w>,
    /// The side.
    pub side: Side,
    /// Its character.
    pub persona: &'p Persona,
    /// Enemies on the board.
    pub enemies: Vec<Enemy>,
    /// How much of the battle is left.
    pub time: Time,
}

impl<'w, 'p> Scene<'w, 'p> {
    /// At this moment.
    pub fn new(view: View<'w>, side: Side, persona: &'p Persona) -> Self {
        let enemies = view.field.standing(side.other()).filter_map(|unit| Enemy::of(view.field, unit)).collect();
        Self { view, side, persona, enemies, time: Time::of(view, side) }
    }

    /// The field.
    pub const fn field(&self) -> &'w Field {
        self.view.field
    }

    /// The number of the side's other steady units at an objective.
    pub fn friends_at(&self, objective: usize, but: UnitIx) -> usize {
        let field = self.field();
        field.standing(self.side).filter(|unit| *unit != but && objectives::reaches(field, *unit, objective)).count()
    }

    /// The number of steady enemies at an objective.
    pub fn enemies_at(&self, objective: usize) -> usize {
        let field = self.field();
        self.enemies.iter().filter(|enemy| objectives::reaches(field, enemy.unit, objective)).count()
    }

    /// What is left of a unit.
    pub fn worth(&self, unit: UnitIx) -> i64 {
        worth::left(self.field(), unit)
    }
}

impl Enemy {
    fn of(field: &Field, unit: UnitIx) -> Option<Self> {
        let (_, at) = field.head(unit)?;
        let (mut dice, mut range, mut strength, mut guns) = (0, 0, 0_i64, 0);
        for (model, _) in field.living(unit) {
            let weapon = field.weapon(model);
            // A template hits several models at once, if it hits.
            let shots = if weapon.has(WeaponTrait::Template) { 3 } else { i64::from(weapon.shots) };
            dice += shots;
            strength += shots * i64::from(weapon.st);
            guns += shots;
            range = range.max(i32::from(weapon.range));
        }
        let state = field.unit(unit);
        Some(Self {
            unit,
            at,
            dice,
            range,
            strength: (strength / guns.max(1)) as u8,
            bs: field.kind(unit).bs,
            is_cowed: state.falling.0 || state.markers.0 >= 3,
        })
    }

    /// Whether a cell is in its range, and if so, whether that is long range.
    pub fn reaches(&self, cell: Cell) -> Option<bool> {
        let far = apart(self.at, cell);
        (far <= self.range * self.range).then_some(4 * far > self.range * self.range)
    }
}
