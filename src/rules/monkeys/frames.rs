//! What each procedure under way is about: plain data that imports no chapter. What happens to it is in its chapter, and
//! when, in [`super::sequence`].

use super::{
    afar::Square,
    order::Volley,
    shots::{Gun, Salvo, Trail, Victim},
    walks::{Run, Walk},
};
use crate::board::{Cell, Direction, path::Start};
use crate::force::{PrimateIx, Side, UnitIx, VehicleIx};

/// The laying of the ground under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Laying {
    /// The sides still to decide on the ground as it lies, in order.
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

/// A move under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The unit that moves.
    pub unit: UnitIx,
    /// Its parts still to run, in their order.
    pub runs: Vec<Run>,
    /// The squares that have been entered.
    pub trails: Vec<Trail>,
    /// Enemy units on overwatch that these have set off.
    pub triggered: Vec<UnitIx>,
    /// Whether the unit has been asked to stop and drop: once an action (T-162).
    pub warned: bool,
}

/// Overwatch that an action has set off, unit by unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overwatched {
    /// Who moved.
    pub mover: UnitIx,
    /// Where its members went.
    pub trails: Vec<Trail>,
    /// Enemy units triggered that have neither fired nor let pass.
    pub watchers: Vec<UnitIx>,
}

/// What an attack comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// An attack action, in the firing phase.
    Ordered,
    /// Overwatch at a mover, at the squares that its members entered (T-125).
    Overwatch(Vec<Trail>),
    /// A charged unit's fire at the chargers on their way, where they stand (T-159).
    Approach,
    /// A charged unit's fire at the chargers beside it, once it has passed its test (T-109).
    StandFirm,
    /// A shell from another hex: who is hit is settled when it falls (C-23).
    Shell,
}

/// Guns in a neighboring hex that fire at the battle (C-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Barrage {
    /// The platoon that they belong to, from 1.
    pub platoon: u8,
    /// Guns that have not fired yet, in order.
    pub left: Vec<Gun>,
    /// Where the next one is aimed: a square that smoke marks; none: it fires blind.
    pub aimed: Option<Cell>,
}

/// Guns that fire at a troop in another hex (C-25, C-34).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shelling {
    /// Guns that have not fired yet, in order.
    pub guns: Vec<Gun>,
    /// The squares of the grid where somebody is, and who.
    pub grid: Vec<(Square, Vec<UnitIx>)>,
    /// The gun that has just fired and the units on the square where its shell came down, while whom it hits directly is
    /// not settled (C-23).
    pub struck: Option<(Gun, Vec<UnitIx>)>,
    /// Whether they fire out of a battle, which goes on after them.
    pub in_battle: bool,
}

/// A unit on the board fires at a troop in another hex (C-34).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counterfire {
    /// The unit that fires.
    pub unit: UnitIx,
    /// The enemy's troop that is fired at, by its place in [`super::field::Field::abroad`].
    pub troop: u8,
}

/// One attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The unit that fires.
    pub unit: UnitIx,
    /// At whom.
    pub target: UnitIx,
    /// Why.
    pub cause: Cause,
    /// Who names whom, once it is decided.
    pub salvos: Vec<Salvo>,
    /// The two powers, once they are computed.
    pub sums: (i32, i32),
    /// Everyone affected.
    pub victims: Vec<Victim>,
    /// Dice on the table.
    pub thrown: Thrown,
    /// Units that lost their leader and whose check is still due.
    pub bereaved: Vec<UnitIx>,
    /// Vehicles hit whose damage is still to be settled.
    pub wreckage: Wreckage,
    /// The roll that is resolved (T-47).
    pub volley: Volley,
    /// Rolls that are over.
    pub rolled: Vec<Volley>,
    /// What has fired in them.
    pub fired: Vec<Gun>,
    /// Whether the unit ran dry in one of them.
    pub dry: bool,
}

/// Vehicles hit by one roll whose damage is still to be settled.
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
    /// Whose attack removed the leader: that player picks the rout die (T-81). None: no check is due (T-153).
    pub killer: Option<Side>,
    /// Dice of the rout roll.
    pub thrown: Thrown,
}

/// One participant: where it stood at the last stop, and what it has spent in the whole action (T-103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Runner {
    /// The primate.
    pub primate: PrimateIx,
    /// From where it walks on.
    pub from: Start,
    /// Squares spent.
    pub spent: u16,
}

/// Why the chargers stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// Twelve more squares in sight of the target (T-104).
    Reaction,
    /// Someone is beside the target (T-104, T-145).
    Contact,
    /// A close combat is over, or all have fled (T-111, T-118).
    Victory,
    /// The route is walked to its end.
    End,
    /// The lead has set off overwatch where the unit may drop (T-162).
    Warned,
}

/// How far things are between the chargers and the unit that they charge now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarry {
    /// It has not fired at them.
    Ahead,
    /// It has fired at them on their way (T-107).
    Answered,
    /// They have fought it.
    Fought,
    /// Nothing is charged any more: the rest of the route is walked (T-144).
    LeftBehind,
}

/// An overrun under way. It never says who is alive: places and pins are asked of the field at each step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overrun {
    /// The unit that charges.
    pub unit: UnitIx,
    /// Who walks the path.
    pub lead: PrimateIx,
    /// Whom they charge now.
    pub target: UnitIx,
    /// Steps still ahead of the lead.
    pub way: Vec<Direction>,
    /// Every square of the declared route: nobody flees on to it (T-108).
    pub route: Vec<Cell>,
    /// Squares in this action: the lowest Speed of those who set out (T-102).
    pub speed: u16,
    /// Squares the lead has spent, even if the lead has changed (T-158).
    pub spent: u16,
    /// Squares walked in sight of the current target (T-104).
    pub in_sight: u16,
    /// Shots of the current target that these have called for.
    pub reactions: u16,
    /// The members on foot and not pinned when the action began.
    pub runners: Vec<Runner>,
    /// Squares entered since overwatch was last resolved (T-161).
    pub trails: Vec<Trail>,
    /// Units on overwatch that these have set off.
    pub set_off: Vec<UnitIx>,
    /// Units charged in this action (T-111).
    pub met: Vec<UnitIx>,
    /// Why they stand still.
    pub stop: Stop,
    /// How far things are with the current target.
    pub quarry: Quarry,
    /// Whether the unit was hidden when it set out, and has not fought yet (T-107).
    pub ambush: bool,
    /// Whether the unit has been asked to stop and drop: once an action (T-162).
    pub warned: bool,
    /// Why they would have stood still where they were asked, if they would.
    pub held: Option<Stop>,
    /// Who of the current target could not flee; none while nobody has fled (T-108).
    pub caught: Option<Vec<PrimateIx>>,
}

/// A flight under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// The unit that flees.
    pub unit: UnitIx,
    /// Who charges it.
    pub chargers: Vec<PrimateIx>,
    /// The one they flee from: each must end farther from it than before.
    pub lead: PrimateIx,
    /// The route of the charge: nobody ends on it.
    pub route: Vec<Cell>,
    /// Where each one runs, once it is decided.
    pub walks: Vec<Walk>,
}

/// A close combat under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The charging unit.
    pub charger: UnitIx,
    /// The charged unit.
    pub target: UnitIx,
    /// Those who fight on the chargers' side.
    pub chargers: Vec<PrimateIx>,
    /// Those who fight on the other: all on foot, or after a flight the caught (T-112).
    pub charged: Vec<PrimateIx>,
    /// Whether the chargers come out of hiding (T-107).
    pub half_again: bool,
    /// Both scores, once they are computed.
    pub sums: (i32, i32),
    /// Dice on the table.
    pub thrown: Thrown,
    /// How many fall on each side, once the die is kept.
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
    /// Whose shot it was: the opponent of the vehicle's owner, who attacks its occupants (T-92).
    pub attacker: Option<Side>,
    /// Occupants still to be attacked, in order.
    pub occupants: Vec<PrimateIx>,
    /// The powers against the one who is attacked now.
    pub sums: (i32, i32),
    /// Dice on the table.
    pub thrown: Thrown,
    /// Units that lost their leader and whose check is still due (T-76).
    pub bereaved: Vec<UnitIx>,
}

/// Dice on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Thrown {
    /// The faces in the order they fell; one alone is the one that counts.
    pub faces: Vec<u8>,
    /// The stronger side, which picks; none if the powers are equal.
    pub stronger: Option<Side>,
}
