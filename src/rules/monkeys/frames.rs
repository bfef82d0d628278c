//! The data of each procedure under way: plain data that imports no chapter. Its chapter says what happens to it, and
//! [`super::sequence`] says when.

use super::{
    afar::Square,
    order::Volley,
    shots::{Gun, Salvo, Trail, Victim},
    walks::{Run, Walk},
};
use crate::board::{Cell, Direction, path::Start};
use crate::force::{PrimateIx, Side, UnitIx, VehicleIx};

/// Laying the ground, in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Laying {
    /// The sides that still have to decide on the current ground, in order.
    pub left: Vec<Side>,
    /// The sides that have had it generated again.
    pub used: Vec<Side>,
}

/// Deployment under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deployment {
    /// The side that places a platoon now.
    pub side: Side,
    /// Platoons that are ready, by side.
    pub ready: [Vec<u8>; 2],
}

/// A move in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The unit that moves.
    pub unit: UnitIx,
    /// Its parts still to run, in their order.
    pub runs: Vec<Run>,
    /// The squares entered so far.
    pub trails: Vec<Trail>,
    /// Enemy units on overwatch that were triggered by them.
    pub triggered: Vec<UnitIx>,
    /// Whether the unit has been asked to stop and drop, once per action (T-162).
    pub warned: bool,
}

/// Overwatch triggered by an action, unit by unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overwatched {
    /// The unit that moved.
    pub mover: UnitIx,
    /// The trails of its members.
    pub trails: Vec<Trail>,
    /// Triggered enemy units that have neither fired nor let the mover pass.
    pub watchers: Vec<UnitIx>,
}

/// The cause of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// An attack action, in the firing phase.
    Ordered,
    /// Overwatch at a mover, at the squares that its members entered (T-125).
    Overwatch(Vec<Trail>),
    /// A charged unit's fire at the chargers on their way, in their current positions (T-159).
    Approach,
    /// A charged unit's fire at the chargers beside it, once it has passed its test (T-109).
    StandFirm,
    /// A shell from another hex: its targets are determined when it lands (C-23).
    Shell,
}

/// Guns in a neighboring hex firing at the battle (C-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Barrage {
    /// The platoon that they belong to, from 1.
    pub platoon: u8,
    /// Guns that have not fired yet, in order.
    pub left: Vec<Gun>,
    /// Where the next one is aimed: a square marked by smoke; none if it fires blind.
    pub aimed: Option<Cell>,
}

/// Guns firing at a troop in another hex (C-25, C-34).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shelling {
    /// Guns that have not fired yet, in order.
    pub guns: Vec<Gun>,
    /// The occupied squares of the grid, with their units.
    pub grid: Vec<(Square, Vec<UnitIx>)>,
    /// The gun that has just fired and the units on the square where its shell landed, until the direct hit has been
    /// determined (C-23).
    pub struck: Option<(Gun, Vec<UnitIx>)>,
    /// Whether they fire from within a battle, which continues after them.
    pub in_battle: bool,
}

/// A unit on the board firing at a troop in another hex (C-34).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counterfire {
    /// The unit that fires.
    pub unit: UnitIx,
    /// The enemy troop being fired at, by its index in [`super::field::Field::abroad`].
    pub troop: u8,
}

/// An attack in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The unit that fires.
    pub unit: UnitIx,
    /// The unit it fires at.
    pub target: UnitIx,
    /// Why.
    pub cause: Cause,
    /// The shooters and their targets, once decided.
    pub salvos: Vec<Salvo>,
    /// The two powers, once they are computed.
    pub sums: (i32, i32),
    /// Everyone affected.
    pub victims: Vec<Victim>,
    /// Dice on the table.
    pub thrown: Thrown,
    /// Units that lost their leader and whose check is still due.
    pub bereaved: Vec<UnitIx>,
    /// Vehicles that were hit and whose damage still has to be settled.
    pub wreckage: Wreckage,
    /// The roll being resolved (T-47).
    pub volley: Volley,
    /// Rolls that are finished.
    pub rolled: Vec<Volley>,
    /// The guns that fired in them.
    pub fired: Vec<Gun>,
    /// Whether the unit ran dry in one of them.
    pub dry: bool,
}

/// Vehicles hit by one roll whose damage still has to be settled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wreckage {
    /// They take minor damage, one after another.
    pub minor: Vec<VehicleIx>,
    /// They are destroyed, one after another (T-92).
    pub doomed: Vec<VehicleIx>,
}

/// A unit has lost its leader.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LeaderLost {
    /// The unit.
    pub unit: UnitIx,
    /// The player whose attack removed the leader, who picks the rout die (T-81). None: no check is due (T-153).
    pub killer: Option<Side>,
    /// Dice of the rout roll.
    pub thrown: Thrown,
}

/// One participant: its position at the last stop, and what it has spent in the whole action (T-103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Runner {
    /// The primate.
    pub primate: PrimateIx,
    /// Where it walks on from.
    pub from: Start,
    /// Squares spent.
    pub spent: u16,
}

/// Why the chargers have stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// Twelve more squares in sight of the target (T-104).
    Reaction,
    /// A charger is beside the target (T-104, T-145).
    Contact,
    /// A close combat is over, or everyone has fled (T-111, T-118).
    Victory,
    /// The route has been walked to its end.
    End,
    /// The lead has triggered overwatch where the unit may drop (T-162).
    Warned,
}

/// The state of affairs between the chargers and the unit that they are charging now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarry {
    /// It has not fired at them.
    Ahead,
    /// It has fired at them on their way (T-107).
    Answered,
    /// The chargers have fought it.
    Fought,
    /// Nothing is being charged any more: the rest of the route is walked (T-144).
    LeftBehind,
}

/// An overrun in progress. It doesn't record who is alive: positions and pins are read from the field at each step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overrun {
    /// The unit that charges.
    pub unit: UnitIx,
    /// The primate that walks the path.
    pub lead: PrimateIx,
    /// The unit being charged now.
    pub target: UnitIx,
    /// Steps still ahead of the lead.
    pub way: Vec<Direction>,
    /// Every square of the declared route: nobody may flee onto it (T-108).
    pub route: Vec<Cell>,
    /// Squares available in this action: the lowest Speed among the participants (T-102).
    pub speed: u16,
    /// Squares spent by the lead, even if the lead has changed (T-158).
    pub spent: u16,
    /// Squares walked in sight of the current target (T-104).
    pub in_sight: u16,
    /// Reactions of the current target that these have triggered.
    pub reactions: u16,
    /// The members on foot and unpinned when the action started.
    pub runners: Vec<Runner>,
    /// Squares entered since overwatch was last resolved (T-161).
    pub trails: Vec<Trail>,
    /// Units on overwatch triggered by them.
    pub set_off: Vec<UnitIx>,
    /// Units charged in this action (T-111).
    pub met: Vec<UnitIx>,
    /// Why they have stopped.
    pub stop: Stop,
    /// The state of affairs with the current target.
    pub quarry: Quarry,
    /// Whether the unit was hidden when it started and hasn't fought yet (T-107).
    pub ambush: bool,
    /// Whether the unit has been asked to stop and drop, once per action (T-162).
    pub warned: bool,
    /// The stop that was due on the square where they were asked, if any.
    pub held: Option<Stop>,
    /// The members of the current target that couldn't flee; none before anyone has fled (T-108).
    pub caught: Option<Vec<PrimateIx>>,
}

/// A flight in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// The unit that flees.
    pub unit: UnitIx,
    /// Its chargers.
    pub chargers: Vec<PrimateIx>,
    /// The primate they flee from: each must end farther from it than before.
    pub lead: PrimateIx,
    /// The route of the charge: nobody may end on it.
    pub route: Vec<Cell>,
    /// Where each one runs, once it is decided.
    pub walks: Vec<Walk>,
}

/// A close combat in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The charging unit.
    pub charger: UnitIx,
    /// The charged unit.
    pub target: UnitIx,
    /// The fighters on the chargers' side.
    pub chargers: Vec<PrimateIx>,
    /// The fighters on the other side: everyone on foot, or only the caught members after a flight (T-112).
    pub charged: Vec<PrimateIx>,
    /// Whether the chargers attack from hiding (T-107).
    pub half_again: bool,
    /// Both scores, once computed.
    pub sums: (i32, i32),
    /// Dice on the table.
    pub thrown: Thrown,
    /// The number that fall on each side, once the die is kept.
    pub due: (usize, usize),
    /// The members that fall.
    pub fallen: Vec<PrimateIx>,
    /// Units that lost their leader and whose check is still due (T-146).
    pub bereaved: Vec<UnitIx>,
}

/// A vehicle blowing up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Explosion {
    /// Which vehicle.
    pub vehicle: VehicleIx,
    /// The side whose shot it was: the opponent of the vehicle's owner, which attacks its occupants (T-92).
    pub attacker: Option<Side>,
    /// Occupants still to be attacked, in order.
    pub occupants: Vec<PrimateIx>,
    /// The powers against the occupant being attacked now.
    pub sums: (i32, i32),
    /// Dice on the table.
    pub thrown: Thrown,
    /// Units that lost their leader and whose check is still due (T-76).
    pub bereaved: Vec<UnitIx>,
}

/// Dice on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Thrown {
    /// The faces in the order they fell; if there is only one, it is the one that counts.
    pub faces: Vec<u8>,
    /// The stronger side, which picks; none if the powers are equal.
    pub stronger: Option<Side>,
}
