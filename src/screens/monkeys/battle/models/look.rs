//! One look at the table: state, names and drafts together, the source of all models.

use super::super::{Hands, Names, hulls};
use crate::engine::{clock::Clock, order::Refusal, window::Window};
use crate::force::{Side, UnitId, UnitIx};
use crate::input::{Hints, act::Act};
use crate::panels::Why;
use crate::rules::monkeys::{
    Illegal,
    choices::{Choices, Table, choices},
    door,
    field::Field,
    platoons::Turn,
    sequence::Frame,
};
use crate::screens::{lesson, thinking};
use crate::words::say;
use bevy::prelude::World;
use std::{borrow::Cow, cell::OnceCell};

/// The battle as one player sees it.
pub struct Look<'a> {
    /// Its world.
    pub world: &'a World,
    /// The state of all units.
    pub field: &'a Field,
    /// The turn.
    pub turn: &'a Turn,
    /// The current procedures.
    pub clock: &'a Clock<Frame>,
    /// All the names.
    pub names: Cow<'a, Names>,
    /// What the player holds.
    pub hands: &'a Hands,
    /// The answers of the open window, once needed: those of a turn are expensive to compute.
    choices: OnceCell<Option<Choices>>,
}

impl<'a> Look<'a> {
    /// Looks at the battle of a world; it must have begun.
    pub fn at(world: &'a World, hands: &'a Hands) -> Self {
        let Table { field, turn, clock } = door::table(world);
        let names = world.get_resource::<Names>().map_or_else(|| Cow::Owned(Names::plain(world)), Cow::Borrowed);
        Self { world, field, turn, clock, names, hands, choices: OnceCell::new() }
    }

    /// What orders are checked against.
    pub const fn table(&self) -> Table<'a> {
        Table { field: self.field, turn: self.turn, clock: self.clock }
    }

    /// The open window.
    pub fn window(&self) -> Option<&Window> {
        self.clock.window()
    }

    /// The answers of the open window; `None` if no decision is open.
    pub fn choices(&self) -> Option<&Choices> {
        self.choices.get_or_init(|| choices(self.table())).as_ref()
    }

    /// The name of the open window in the book; empty if no decision is open.
    pub fn asked(&self) -> &'static str {
        self.window().map_or("", |window| window.name())
    }

    /// A refusal in words with its rule.
    pub fn why(&self, illegal: &Illegal) -> Why {
        Why::new(self.names.refusal(illegal), illegal.rule().0)
    }

    /// The unit on the cell under the pointer.
    pub fn hovered(&self) -> Option<UnitIx> {
        hulls::unit_at(self.field, self.hands.hover()?)
    }

    /// The selected unit, while any of its members is on the board.
    pub fn selected(&self) -> Option<UnitIx> {
        self.standing(self.hands.selected()?)
    }

    /// The unit that the running procedure is about: the one that fires, lost its leader, or moved.
    pub fn subject(&self) -> Option<UnitIx> {
        match self.clock.top() {
            Frame::Attack(attack) => Some(attack.unit),
            Frame::LeaderLost(lost) => Some(lost.unit),
            Frame::Overwatched(around) => Some(around.mover),
            Frame::Move(walk) => Some(walk.unit),
            Frame::Overrun(overrun) => Some(overrun.unit),
            Frame::Flight(flight) => Some(flight.unit),
            Frame::Fight(fight) => Some(fight.charger),
            Frame::Explosion(blast) => self.field.vehicle(blast.vehicle).unit,
            Frame::Counterfire(fire) => Some(fire.unit),
            Frame::Smoke(throw) => Some(self.field.primate(throw.by).unit),
            Frame::Battle
            | Frame::Shelling(_)
            | Frame::Barrage(_)
            | Frame::Laying(_)
            | Frame::Deployment(_)
            | Frame::Turn => None,
        }
        .filter(|unit| self.field.stands(*unit))
    }

    /// A unit by its name in files, while any of its members is on the board.
    pub fn standing(&self, id: UnitId) -> Option<UnitIx> {
        self.field.find_unit(id).filter(|unit| self.field.stands(*unit))
    }

    /// The side that decides now, otherwise the one whose turn it is.
    pub fn decider(&self) -> Side {
        self.window().map_or(self.turn.side, |window| window.side)
    }

    /// Whether no person at this table decides now, but a scripted opponent or the other side of a lesson.
    pub fn is_anothers(&self) -> bool {
        thinking::is_awaited(self.world) || lesson::is_theirs(self.world)
    }

    /// The key that a button shows at its right end for an act.
    pub fn key(&self, act: Act) -> String {
        match self.world.get_resource::<Hints>() {
            Some(hints) => hints.of(act).to_owned(),
            None => act.default_keys().first().map(|key| key.words()).unwrap_or_default(),
        }
    }

    /// A platoon's short name: its letter, or its numeral before it has one.
    pub fn mark(&self, side: Side, platoon: u8) -> String {
        self.turn.mark(side, platoon).to_string()
    }

    /// A platoon's full name: `Morning Watch (A)`.
    pub fn platoon(&self, side: Side, platoon: u8) -> String {
        let letter = ("letter", self.mark(side, platoon).into());
        match self.names.platoon(side, platoon) {
            "" => say("track-platoon", &[letter]),
            name => say("track-platoon-named", &[letter, ("name", name.into())]),
        }
    }
}
