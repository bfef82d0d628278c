//! The field as the log tells it: the one that a battle began with, changed fact by fact. It knows where everyone is,
//! who can fire, and the ground, but not what only the dice decide later.

use super::{
    field::Field,
    speed::Speed,
    states::{Card, WEAPONS},
};
use crate::board::hex::{Bearing, Hex};
use crate::engine::{Fact, What, fact::Who};
use crate::force::{UnitId, UnitIx, squad::Place};
use bevy_ecs::prelude::Resource;
use std::sync::Arc;

/// The field that a battle began with.
#[derive(Resource, Clone, Debug)]
pub struct Opening(Arc<Field>);

impl Opening {
    /// Of a battle that begins.
    pub(super) fn new(field: &Field) -> Self {
        Self(Arc::new(field.clone()))
    }

    /// The field.
    pub fn field(&self) -> &Field {
        &self.0
    }
}

impl Field {
    /// Changes it as a fact says.
    pub fn follow(&mut self, fact: &Fact) {
        match &fact.what {
            What::Placed { piece, cell } | What::Moved { piece, cell } => {
                self.told(piece.unit, |field, unit| field.units[unit.at()].place = Place::On(*cell));
            }
            What::Removed { piece, pile } => {
                self.told(piece.unit, |field, unit| field.units[unit.at()].place = Place::Off(*pile));
            }
            What::Faced { piece, facing } => {
                let facing = Bearing::ALL.into_iter().find(|way| way.digit() == *facing);
                let turn = |field: &mut Self, unit: UnitIx| {
                    let stance = &mut field.units[unit.at()].stance;
                    stance.facing = facing.unwrap_or(stance.facing);
                };
                self.told(piece.unit, turn);
            }
            What::Counted { who, mark, count } => {
                self.told(unit_of(*who), |field, unit| field.counted(unit, mark, *count));
            }
            What::Marked { who, mark: "loaded" } => {
                self.told(unit_of(*who), |field, unit| field.units[unit.at()].arms.loaded = [true; WEAPONS]);
            }
            What::Cleared { who, mark: "loaded" } => self.told(unit_of(*who), Self::unload),
            What::Noted { what, who: Some(who), number } => {
                self.told(unit_of(*who), |field, unit| field.noted(unit, what, *number));
            }
            What::Strewn { cell, mark, count } => {
                let hex = Hex::halved(cell.x, cell.y).filter(|hex| self.table().contains(*hex));
                hex.into_iter().for_each(|hex| self.strewn(hex, mark, *count, fact.rule.0 == AFTERMATH));
            }
            _ => {}
        }
    }

    fn told(&mut self, unit: UnitId, change: impl FnOnce(&mut Self, UnitIx)) {
        if let Some(unit) = self.find(unit) {
            change(self, unit);
        }
    }

    fn counted(&mut self, unit: UnitIx, mark: &str, count: u8) {
        let state = &mut self.units[unit.at()];
        match mark {
            "speed" => {
                let speed = Speed::ALL.into_iter().find(|speed| *speed as u8 == count);
                state.stance.speed = speed.unwrap_or(state.stance.speed);
            }
            "models" => state.models.0 = count,
            "shaken" => state.tokens.shaken = count,
            "tokens" => state.tokens.damage = count,
            _ => {}
        }
    }

    fn noted(&mut self, unit: UnitIx, what: &str, number: i32) {
        let number = u8::try_from(number).unwrap_or_default();
        let (moves, fires) = (self.make(unit).moves.len(), self.make(unit).fires.len());
        let now = self.units[unit.at()].orders.now;
        let card = now.unwrap_or(Card { movement: 0, fire: 0 });
        let card = match what {
            "movement-card" if usize::from(number) < moves => Card { movement: number, ..card },
            "fire-card" if usize::from(number) < fires => Card { fire: number, ..card },
            "throws" => return self.throws(unit),
            _ => return,
        };
        self.units[unit.at()].orders.now = Some(card);
    }

    /// A weapon that has to be loaded has been fired.
    fn unload(&mut self, unit: UnitIx) {
        for weapon in 0..self.make(unit).weapons.len() {
            let loads = self.make(unit).weapons[weapon].loads;
            self.units[unit.at()].arms.loaded[weapon] &= !loads;
        }
    }

    /// A weapon that leaves something in a hex has been used once more.
    fn throws(&mut self, unit: UnitIx) {
        let thrown = self.make(unit).weapons.iter().position(|weapon| weapon.lays.is_some());
        if let Some(weapon) = thrown {
            self.units[unit.at()].arms.used[weapon] = self.units[unit.at()].arms.used[weapon].saturating_add(1);
        }
    }

    /// Fire that loses a marker in the Aftermath burns its ground down (F23).
    fn strewn(&mut self, hex: Hex, mark: &str, count: u8, in_aftermath: bool) {
        let mut cloud = self.land.cloud(hex);
        match mark {
            "smoke" => cloud.smoke = count,
            "burning" => cloud.burning = count,
            _ => return,
        }
        self.land.hang(hex, cloud);
        if mark == "burning" && in_aftermath {
            let book = self.setting.book.clone();
            self.land.burn(&book, hex);
        }
    }
}

/// The rule by which markers are removed (R9).
const AFTERMATH: &str = "R9";

const fn unit_of(who: Who) -> UnitId {
    match who {
        Who::Unit(unit) => unit,
        Who::Piece(piece) => piece.unit,
    }
}
