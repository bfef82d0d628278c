//! Changes to characters: the only code that changes their components. Each change is recorded as a fact; facts about
//! an undetected character reach only its own side (G12, R27, A22).

use super::{
    characters::{Parts, State},
    field::Field,
    order::Order,
    sequence::Frame,
    turns::Turn,
    windows::Ask,
};
use crate::board::Cell;
use crate::dice::Dice;
use crate::engine::{
    BattleLog, Clock, Outcome, Rule, What,
    fact::{Audience, Who},
    order::Given,
};
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
    log: ResMut<'w, BattleLog>,
    given: Res<'w, Given<Order>>,
    roster: Res<'w, Roster>,
    units: Query<'w, 's, Parts>,
    places: Query<'w, 's, &'static mut Place>,
}

impl Deeds<'_, '_> {
    /// The order that is being carried out.
    pub fn order(&self) -> Order {
        self.given.order().clone()
    }

    /// Changes the state of a character.
    pub fn change(&mut self, unit: UnitIx, change: impl FnOnce(&mut State)) {
        let state = &mut self.field.characters[unit.at()];
        change(state);
        let entity = self.roster.unit(unit);
        state.write(self.units.get_mut(entity).expect("characters are mustered with all their parts"));
    }

    fn put(&mut self, unit: UnitIx, place: Place) {
        self.field.put(unit, place);
        let piece = self.roster.primate(PrimateIx(unit.0));
        self.places.get_mut(piece).expect("pieces are mustered with a place").set_if_neq(place);
    }

    /// Records a fact about a character: for both sides, or only for its own as long as it isn't detected.
    pub fn tell(&mut self, unit: UnitIx, rule: &'static str, what: What) {
        let state = self.field.unit(unit);
        let known = self.field.is_known(unit);
        let audience = if known { Audience::Both } else { Audience::Only(state.id.side) };
        self.log.tell_to(audience, rule, what);
    }

    /// Records a fact that isn't about any character.
    pub fn tell_all(&mut self, rule: &'static str, what: What) {
        self.log.tell(rule, what);
    }

    /// Records a fact for one side only.
    pub fn tell_side(&mut self, side: Side, rule: &'static str, what: What) {
        self.log.tell_to(Audience::Only(side), rule, what);
    }

    /// A character enters a cell.
    pub fn step(&mut self, unit: UnitIx, cell: Cell, rule: &'static str) {
        self.put(unit, Place::On(cell));
        self.tell(unit, rule, What::Moved { piece: self.field.piece(unit), cell });
    }

    /// A mount gets a rider, or is on a cell by itself (G14). Viewers that don't know of the rider don't see this.
    pub fn stable(&mut self, mount: UnitIx, rider: UnitIx, cell: Option<Cell>) {
        self.put(mount, cell.map_or(Place::Reserve, Place::On));
        if let Some(cell) = cell {
            // Enemies that don't know of the rider haven't noticed its mount either (G12).
            let stealth = self.field.unit(rider).stealth;
            self.change(mount, |state| state.stealth = stealth);
            self.tell(rider, "G14", What::Placed { piece: self.field.piece(mount), cell });
        }
    }

    /// A character is set up on a cell.
    pub fn place(&mut self, unit: UnitIx, cell: Cell, rule: &'static str) {
        self.put(unit, Place::On(cell));
        self.tell(unit, rule, What::Placed { piece: self.field.piece(unit), cell });
    }

    /// A dead character leaves the board.
    pub fn remove(&mut self, unit: UnitIx, rule: &'static str) {
        self.remove_from(unit, unit, rule);
    }

    /// The same for a mount with its rider: viewers that don't know of the rider don't see it.
    pub fn remove_from(&mut self, rider: UnitIx, unit: UnitIx, rule: &'static str) {
        let what = What::Removed { piece: self.field.piece(unit), pile: Pile::Wounded };
        self.tell(rider, rule, what);
        self.put(unit, Place::Off(Pile::Wounded));
    }

    /// Sets or removes a mark on a character.
    pub fn mark(&mut self, unit: UnitIx, mark: &'static str, set: bool, rule: &'static str) {
        let who = self.who(unit);
        self.tell(unit, rule, if set { What::Marked { who, mark } } else { What::Cleared { who, mark } });
    }

    /// Sets the number of something on a character.
    pub fn count(&mut self, unit: UnitIx, mark: &'static str, count: u16, rule: &'static str) {
        let (who, count) = (self.who(unit), count.min(u8::MAX.into()) as u8);
        self.tell(unit, rule, What::Counted { who, mark, count });
    }

    /// Records, for those that know of another character, a number that changes nothing by itself.
    pub fn note(&mut self, unit: UnitIx, about: UnitIx, note: (&'static str, i32), rule: &'static str) {
        let (who, (what, number)) = (Some(self.who(unit)), note);
        self.tell(about, rule, What::Noted { what, who, number });
    }

    /// Throws dice for a character, and records how many of them count. Returns the faces.
    pub fn throw(&mut self, unit: UnitIx, throw: &Throw) -> Vec<u8> {
        self.throw_about(unit, unit, throw)
    }

    /// Throws dice for a character, concerning another one: viewers that don't know of the other one don't see it.
    pub fn throw_about(&mut self, unit: UnitIx, about: UnitIx, throw: &Throw) -> Vec<u8> {
        let dice = self.dice.pool(throw.dice.into(), throw.sides);
        let hits = dice.iter().filter(|face| throw.counts.has(**face)).count() as u8;
        let (who, need) = (self.who(unit), throw.counts.need().map(i32::from));
        let told = What::Threw { who, sides: throw.sides, dice: dice.clone(), need, hits, why: throw.why };
        self.tell(about, throw.rule, told);
        dice
    }

    /// Asks a player about a character; in secret if the other side doesn't know of it (R27).
    pub fn ask_about(&mut self, ask: Ask, unit: UnitIx) {
        let id = self.field.unit(unit).id;
        let window = ask.at(id.side, Some(id));
        self.clock.ask(if self.field.is_known(unit) { window } else { window.in_secret() });
    }

    /// Asks a side about all its characters; in secret if the other doesn't know of some of them (R27).
    pub fn ask_side(&mut self, ask: Ask, side: Side) {
        let window = ask.at(side, None);
        let open = self.field.of(side).all(|unit| self.field.is_known(unit));
        self.clock.ask(if open { window } else { window.in_secret() });
    }

    /// A character in a fact.
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

/// A throw of some dice of one kind.
pub struct Throw {
    /// How many.
    pub dice: u8,
    /// Sides of each.
    pub sides: u8,
    /// What for.
    pub why: &'static str,
    /// By which rule.
    pub rule: &'static str,
    /// Which faces count.
    pub counts: Counts,
}

/// Which faces of a throw count.
#[derive(Clone, Copy)]
pub enum Counts {
    /// Their sum does.
    Sum,
    /// Each showing at most this.
    AtMost(u8),
    /// Each showing at least this.
    AtLeast(u8),
}

impl Throw {
    /// Dice whose sum matters.
    pub const fn sum(dice: u8, sides: u8, why: &'static str, rule: &'static str) -> Self {
        Self { dice, sides, why, rule, counts: Counts::Sum }
    }
}

impl Counts {
    const fn need(self) -> Option<u8> {
        match self {
            Self::Sum => None,
            Self::AtMost(need) | Self::AtLeast(need) => Some(need),
        }
    }

    const fn has(self, face: u8) -> bool {
        match self {
            Self::Sum => false,
            Self::AtMost(most) => face <= most,
            Self::AtLeast(least) => face >= least,
        }
    }
}
