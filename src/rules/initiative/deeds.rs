//! What happens to characters: the one place that changes their components. Each change becomes a fact, which reaches
//! only the side of a character that is not detected (G12, R27, A22).

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

/// The battle as the systems of the chapters change it.
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

    /// Tells what is about a character: to both sides, or to its own as long as it is not detected.
    pub fn tell(&mut self, unit: UnitIx, rule: &'static str, what: What) {
        let state = self.field.unit(unit);
        let known = self.field.is_known(unit);
        let audience = if known { Audience::Both } else { Audience::Only(state.id.side) };
        self.log.tell_to(audience, rule, what);
    }

    /// Tells what is about nobody.
    pub fn tell_all(&mut self, rule: &'static str, what: What) {
        self.log.tell(rule, what);
    }

    /// Tells one side alone.
    pub fn tell_side(&mut self, side: Side, rule: &'static str, what: What) {
        self.log.tell_to(Audience::Only(side), rule, what);
    }

    /// A character enters a cell.
    pub fn step(&mut self, unit: UnitIx, cell: Cell, rule: &'static str) {
        self.put(unit, Place::On(cell));
        self.tell(unit, rule, What::Moved { piece: self.field.piece(unit), cell });
    }

    /// A mount gets a rider, or is on a cell by itself (G14). Who doesn't know of the rider isn't told.
    pub fn stable(&mut self, mount: UnitIx, rider: UnitIx, cell: Option<Cell>) {
        self.put(mount, cell.map_or(Place::Reserve, Place::On));
        if let Some(cell) = cell {
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

    /// The same of a mount with its rider: who doesn't know of that one isn't told.
    pub fn remove_from(&mut self, rider: UnitIx, unit: UnitIx, rule: &'static str) {
        let what = What::Removed { piece: self.field.piece(unit), pile: Pile::Wounded };
        self.tell(rider, rule, what);
        self.put(unit, Place::Off(Pile::Wounded));
    }

    /// A mark of a character comes or goes.
    pub fn mark(&mut self, unit: UnitIx, mark: &'static str, set: bool, rule: &'static str) {
        let who = self.who(unit);
        self.tell(unit, rule, if set { What::Marked { who, mark } } else { What::Cleared { who, mark } });
    }

    /// A character has so many of something now.
    pub fn count(&mut self, unit: UnitIx, mark: &'static str, count: u16, rule: &'static str) {
        let (who, count) = (self.who(unit), count.min(u8::MAX.into()) as u8);
        self.tell(unit, rule, What::Counted { who, mark, count });
    }

    /// Tells those who know of another character a number that changes nothing by itself.
    pub fn note(&mut self, unit: UnitIx, about: UnitIx, note: (&'static str, i32), rule: &'static str) {
        let (who, (what, number)) = (Some(self.who(unit)), note);
        self.tell(about, rule, What::Noted { what, who, number });
    }

    /// Throws dice for a character, and tells how many of them count. Gives the faces.
    pub fn throw(&mut self, unit: UnitIx, throw: &Throw) -> Vec<u8> {
        self.throw_about(unit, unit, throw)
    }

    /// Throws dice for a character about another one: who doesn't know of that one isn't told.
    pub fn throw_about(&mut self, unit: UnitIx, about: UnitIx, throw: &Throw) -> Vec<u8> {
        let dice = self.dice.pool(throw.dice.into(), throw.sides);
        let hits = dice.iter().filter(|face| throw.counts.has(**face)).count() as u8;
        let (who, need) = (self.who(unit), throw.counts.need().map(i32::from));
        let told = What::Threw { who, sides: throw.sides, dice: dice.clone(), need, hits, why: throw.why };
        self.tell(about, throw.rule, told);
        dice
    }

    /// Asks a player about a character; in secret where the other side doesn't know of it (R27).
    pub fn ask_about(&mut self, ask: Ask, unit: UnitIx) {
        let id = self.field.unit(unit).id;
        let window = ask.at(id.side, Some(id));
        self.clock.ask(if self.field.is_known(unit) { window } else { window.in_secret() });
    }

    /// Asks a side about all of its characters; in secret where it has some that the other doesn't know of (R27).
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
    /// Each that shows no more than this.
    AtMost(u8),
    /// Each that shows this or more.
    AtLeast(u8),
}

impl Throw {
    /// Dice whose sum counts.
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
