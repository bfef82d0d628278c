//! Changes to units and models: the only code that changes their components. Each change is recorded as a fact.

use super::{
    field::Field,
    order::Order,
    sequence::Frame,
    turns::Turn,
    units::{UnitParts, UnitState},
};
use crate::board::{Cell, Direction};
use crate::dice::Dice;
use crate::engine::{BattleLog, Clock, Outcome, Rule, What, fact::Who, order::Given};
use crate::force::{
    PrimateIx, Roster, Side, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::{change_detection::DetectChangesMut, prelude::*, system::SystemParam};

/// The battle as the chapters' systems change it.
#[derive(SystemParam)]
pub struct Deeds<'w, 's> {
    /// The field.
    pub field: ResMut<'w, Field>,
    /// How far the battle has come.
    pub turn: ResMut<'w, Turn>,
    /// The procedures.
    pub clock: ResMut<'w, Clock<Frame>>,
    /// The dice.
    pub dice: ResMut<'w, Dice>,
    /// The log.
    pub log: ResMut<'w, BattleLog>,
    given: Res<'w, Given<Order>>,
    roster: Res<'w, Roster>,
    units: Query<'w, 's, UnitParts>,
    places: Query<'w, 's, &'static mut Place>,
}

impl Deeds<'_, '_> {
    /// The order that is being carried out.
    pub fn order(&self) -> Order {
        self.given.order().clone()
    }

    /// Changes the state of a unit.
    pub fn change(&mut self, unit: UnitIx, change: impl FnOnce(&mut UnitState)) {
        let state = &mut self.field.units[unit.at()];
        change(state);
        let entity = self.roster.unit(unit);
        state.write(self.units.get_mut(entity).expect("units are mustered with all their parts"));
    }

    /// Moves a model somewhere else.
    pub fn put(&mut self, model: PrimateIx, place: Place) {
        self.field.put(model, place);
        let mut old = self.places.get_mut(self.roster.primate(model)).expect("models are mustered with a place");
        old.set_if_neq(place);
    }

    /// Walks a model along a path, step by step.
    pub fn walk(&mut self, model: PrimateIx, path: &[Direction], rule: &'static str) {
        let Some(mut cell) = self.field.cell(model) else { return };
        let piece = self.field.model(model).id;
        for direction in path {
            cell = cell.step(*direction);
            self.log.tell(rule, What::Moved { piece, cell });
        }
        self.put(model, Place::On(cell));
    }

    /// Places a model on a cell.
    pub fn place(&mut self, model: PrimateIx, cell: Cell, rule: &'static str) {
        self.put(model, Place::On(cell));
        self.log.tell(rule, What::Placed { piece: self.field.model(model).id, cell });
    }

    /// Removes a model from the board. A unit that has lost its leader has none until a Starting Phase (G18), and one
    /// that has lost everybody is gone.
    pub fn remove(&mut self, model: PrimateIx, pile: Pile, rule: &'static str) {
        let state = *self.field.model(model);
        self.put(model, Place::Off(pile));
        self.log.tell(rule, What::Removed { piece: state.id, pile });
        if self.field.unit(state.unit).lead.leader == Some(model) {
            self.change(state.unit, |unit| unit.lead.leader = None);
        }
        if !self.field.stands(state.unit) {
            self.mention("unit-destroyed", Some(state.unit), rule);
        }
    }

    /// Removes a whole unit from the board.
    pub fn destroy(&mut self, unit: UnitIx, pile: Pile, rule: &'static str) {
        let models: Vec<PrimateIx> = self.field.living(unit).map(|(model, _)| model).collect();
        for model in models {
            self.remove(model, pile, rule);
        }
    }

    /// Gives a unit a number of markers.
    pub fn mark(&mut self, unit: UnitIx, count: u8, rule: &'static str) {
        if self.field.unit(unit).markers.0 != count {
            self.change(unit, |unit| unit.markers.0 = count);
            let who = self.who(unit);
            self.log.tell(rule, What::Counted { who, mark: "suppression", count });
        }
    }

    /// Sets whether a unit is falling back.
    pub fn set_falling(&mut self, unit: UnitIx, falling: bool, rule: &'static str) {
        if self.field.unit(unit).falling.0 == falling {
            return;
        }
        self.change(unit, |unit| unit.falling.0 = falling);
        let who = self.who(unit);
        let told = if falling {
            What::Marked { who, mark: "falling-back" }
        } else {
            What::Cleared { who, mark: "falling-back" }
        };
        self.log.tell(rule, told);
    }

    /// Changes a unit's Evasion until its owner's next Starting Phase (A3): 1 on the ground, -1 running, 0 neither.
    pub fn set_evasion(&mut self, unit: UnitIx, change: i8, rule: &'static str) {
        let old = self.field.unit(unit).evasion.0;
        if old == change {
            return;
        }
        self.change(unit, |unit| unit.evasion.0 = change);
        let who = self.who(unit);
        match old {
            1 => self.log.tell(rule, What::Cleared { who, mark: "ground" }),
            -1 => self.log.tell(rule, What::Cleared { who, mark: "running" }),
            _ => {}
        }
        match change {
            1 => self.log.tell(rule, What::Marked { who, mark: "ground" }),
            -1 => self.log.tell(rule, What::Marked { who, mark: "running" }),
            _ => {}
        }
    }

    /// A unit that moves is no longer dug in (G26).
    pub fn leave_trench(&mut self, unit: UnitIx) {
        if self.field.unit(unit).dug_in.0 {
            self.change(unit, |unit| unit.dug_in.0 = false);
            let who = self.who(unit);
            self.log.tell("G26", What::Cleared { who, mark: "dug-in" });
        }
    }

    /// Throws a pool of six-sided dice and records how many count. `counts` decides which dice count; `need` is the
    /// number recorded.
    pub fn throw(
        &mut self,
        unit: UnitIx,
        dice: u16,
        need: Option<i32>,
        why: &'static str,
        rule: &'static str,
        counts: impl Fn(u8) -> bool,
    ) -> Vec<u8> {
        let faces = self.dice.pool(dice, 6);
        let hits = faces.iter().filter(|face| counts(**face)).count() as u8;
        let who = self.who(unit);
        self.log.tell(rule, What::Threw { who, sides: 6, dice: faces.clone(), need, hits, why });
        faces
    }

    /// Records something that changes nothing by itself.
    pub fn mention(&mut self, what: &'static str, unit: Option<UnitIx>, rule: &'static str) {
        let who = unit.map(|unit| self.who(unit));
        self.log.tell(rule, What::Said { what, who });
    }

    /// Records a number that changes nothing by itself.
    pub fn note(&mut self, what: &'static str, unit: Option<UnitIx>, number: i32, rule: &'static str) {
        let who = unit.map(|unit| self.who(unit));
        self.log.tell(rule, What::Noted { what, who, number });
    }

    /// A unit in a fact.
    pub fn who(&self, unit: UnitIx) -> Who {
        Who::Unit(self.field.unit(unit).id)
    }

    /// Ends the battle.
    pub fn end(&mut self, winner: Option<Side>, how: &'static str, rule: &'static str) {
        if self.clock.outcome().is_none() {
            self.log.tell(rule, What::Over { winner, how });
            self.clock.end(Outcome { winner, how, rule: Rule(rule) });
        }
    }
}
