//! Changes to units: the only code that changes their components and the ground. Each change is recorded as a fact.

use super::{
    choices::View,
    field::Field,
    land::{Cloud, Marker},
    order::Order,
    sequence::Frame,
    speed::Speed,
    states::{Parts, Rest, State},
    turns::Turn,
};
use crate::board::{
    Cell,
    hex::{Bearing, Hex},
};
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

    /// The battle as the choices see it.
    pub fn view(&self) -> View<'_> {
        View { field: &self.field, turn: &self.turn, clock: &self.clock }
    }

    /// Changes the state of a unit.
    pub fn change(&mut self, unit: UnitIx, change: impl FnOnce(&mut State)) {
        let state = &mut self.field.units[unit.at()];
        change(state);
        let entity = self.roster.unit(unit);
        state.write(self.units.get_mut(entity).expect("units are mustered with all their parts"));
    }

    fn put(&mut self, unit: UnitIx, place: Place) {
        self.field.units[unit.at()].place = place;
        let piece = self.roster.primate(PrimateIx(unit.0));
        self.places.get_mut(piece).expect("pieces are mustered with a place").set_if_neq(place);
    }

    /// Records what both sides may know.
    pub fn tell(&mut self, rule: &'static str, what: What) {
        self.log.tell(rule, what);
    }

    /// Places a unit, visible to one side or to both.
    pub fn place(&mut self, unit: UnitIx, hex: Hex, audience: Audience, rule: &'static str) {
        let cell = Cell::from(hex);
        self.put(unit, Place::On(cell));
        self.tell_placed(unit, audience, rule);
    }

    /// Records a unit's position, facing and speed.
    pub fn tell_placed(&mut self, unit: UnitIx, audience: Audience, rule: &'static str) {
        let Some(hex) = self.field.hex(unit) else { return };
        let (piece, stance, who) = (self.field.piece(unit), self.field.unit(unit).stance, self.who(unit));
        self.log.tell_to(audience, rule, What::Placed { piece, cell: Cell::from(hex) });
        self.log.tell_to(audience, rule, What::Faced { piece, facing: stance.facing.digit() });
        let speed = What::Counted { who, mark: SPEED, count: stance.speed as u8 };
        self.log.tell_to(audience, rule, speed);
    }

    /// A unit enters a hex.
    pub fn step(&mut self, unit: UnitIx, hex: Hex, rule: &'static str) {
        let cell = Cell::from(hex);
        self.put(unit, Place::On(cell));
        self.tell(rule, What::Moved { piece: self.field.piece(unit), cell });
    }

    /// Changes a unit's facing.
    pub fn face(&mut self, unit: UnitIx, facing: Bearing, rule: &'static str) {
        if self.field.unit(unit).stance.facing != facing {
            self.change(unit, |state| state.stance.facing = facing);
            self.tell(rule, What::Faced { piece: self.field.piece(unit), facing: facing.digit() });
        }
    }

    /// Sets a unit's speed.
    pub fn set_speed(&mut self, unit: UnitIx, speed: Speed, rule: &'static str) {
        if self.field.unit(unit).stance.speed != speed {
            self.change(unit, |state| state.stance.speed = speed);
            self.count(unit, SPEED, speed as u8, rule);
        }
    }

    /// Voids the rest of a unit's movement card; walkers may still turn (A17, F20).
    pub fn void_card(&mut self, unit: UnitIx) {
        let walks = self.field.kind(unit).class.walks();
        self.change(unit, |state| state.orders.rest = if walks { Rest::FreeTurns } else { Rest::Nothing });
    }

    /// A unit leaves the board.
    pub fn remove(&mut self, unit: UnitIx, pile: Pile, rule: &'static str) {
        self.put(unit, Place::Off(pile));
        self.tell(rule, What::Removed { piece: self.field.piece(unit), pile });
    }

    /// Sets the number of something on a unit.
    pub fn count(&mut self, unit: UnitIx, mark: &'static str, count: u8, rule: &'static str) {
        let who = self.who(unit);
        self.tell(rule, What::Counted { who, mark, count });
    }

    /// Sets or removes a mark on a unit.
    pub fn mark(&mut self, unit: UnitIx, mark: &'static str, set: bool, rule: &'static str) {
        let who = self.who(unit);
        self.tell(rule, if set { What::Marked { who, mark } } else { What::Cleared { who, mark } });
    }

    /// Records a number that changes nothing by itself.
    pub fn note(&mut self, unit: UnitIx, what: &'static str, number: i32, rule: &'static str) {
        let who = Some(self.who(unit));
        self.tell(rule, What::Noted { what, who, number });
    }

    /// Places a marker in a hex of the table (F23).
    pub fn cloud(&mut self, hex: Hex, marker: Marker, rule: &'static str) {
        if !self.field.table().contains(hex) {
            return;
        }
        let before = self.field.land.cloud(hex);
        let field = &mut *self.field;
        field.land.place(&field.setting.book.numbers, hex, marker);
        self.tell_cloud(hex, before, rule);
    }

    /// Records which markers of a hex have changed.
    pub fn tell_cloud(&mut self, hex: Hex, before: Cloud, rule: &'static str) {
        let (now, cell) = (self.field.land.cloud(hex), Cell::from(hex));
        let marks = [
            ("smoke", before.smoke, now.smoke),
            ("poison-cloud", before.poison, now.poison),
            ("acid-cloud", before.acid, now.acid),
            ("burning", before.burning, now.burning),
        ];
        for (mark, _, count) in marks.into_iter().filter(|(_, before, now)| before != now) {
            self.tell(rule, What::Strewn { cell, mark, count });
        }
    }

    /// Throws dice for a unit, and records how many of them count. Returns the faces.
    pub fn throw(&mut self, unit: UnitIx, throw: &Throw) -> Vec<u8> {
        let dice = self.dice.pool(throw.dice, throw.sides);
        let hits = dice.iter().filter(|face| throw.need.is_some_and(|need| **face >= need)).count() as u8;
        let (who, need) = (self.who(unit), throw.need.map(i32::from));
        self.tell(throw.rule, What::Threw { who, sides: throw.sides, dice: dice.clone(), need, hits, why: throw.why });
        dice
    }

    /// Throws one die for a unit.
    pub fn die(&mut self, unit: UnitIx, sides: u8, why: &'static str, rule: &'static str) -> u8 {
        self.throw(unit, &Throw { dice: 1, sides, need: None, why, rule })[0]
    }

    /// Throws an open-ended die for a unit: a first six is followed by more dice, each of which adds 1 as long as it is
    /// high enough. Returns its value, and records it with the number needed (F11).
    pub fn open_die(&mut self, unit: UnitIx, need: i8, why: &'static str, rule: &'static str) -> i8 {
        let (die, opens, goes_on) = {
            let to_hit = &self.field.numbers().to_hit;
            (to_hit.die, to_hit.opens, to_hit.goes_on)
        };
        let mut dice = vec![self.dice.throw(die)];
        while dice.len() < MOST_DICE
            && (if dice.len() == 1 { dice[0] >= opens } else { dice[dice.len() - 1] >= goes_on })
        {
            dice.push(self.dice.throw(die));
        }
        let value = self.field.numbers().to_hit.value(&dice);
        let (who, hits) = (self.who(unit), u8::from(value >= need));
        self.tell(rule, What::Threw { who, sides: die, dice, need: Some(need.into()), hits, why });
        value
    }

    /// A unit in a fact.
    pub fn who(&self, unit: UnitIx) -> Who {
        Who::Unit(self.field.unit(unit).id)
    }

    /// Ends the battle.
    pub fn end(&mut self, winner: Option<Side>, how: &'static str, rule: &'static str) {
        if self.clock.outcome().is_none() {
            self.tell(rule, What::Over { winner, how });
            self.clock.end(Outcome { winner, how, rule: Rule(rule) });
        }
    }
}

/// The name of a speed in the log.
const SPEED: &str = "speed";

/// Most dice in an open-ended roll; without a limit, laid dice could go on forever.
const MOST_DICE: usize = 64;

/// A throw of some dice of one kind.
pub struct Throw {
    /// How many.
    pub dice: u16,
    /// Sides of each.
    pub sides: u8,
    /// What a die must show to count; none if its face value counts.
    pub need: Option<u8>,
    /// What for.
    pub why: &'static str,
    /// By which rule.
    pub rule: &'static str,
}
