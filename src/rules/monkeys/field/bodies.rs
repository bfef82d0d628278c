//! What primates and vehicles have in common: position, riders, sight and cover (3.5, G-07, G-08, G-22, T-18, T-95,
//! T-167, T-176).

use super::Field;
use crate::board::{Cell, distance, sight};
use crate::force::{Body, PieceId, PrimateIx, Side, UnitId, UnitIx, VehicleIx, squad::Place, vehicle::Seat};
use crate::rules::monkeys::vehicles::Footprint;

impl Field {
    /// Primates of a side that are left, on the board or waiting to be deployed (G-32), and the number it started with.
    pub fn left(&self, side: Side) -> (usize, usize) {
        let own = self.primates.iter().filter(|one| one.id.unit.side == side && one.place != Place::Afar);
        own.fold((0, 0), |(left, all), one| (left + usize::from(!matches!(one.place, Place::Off(_))), all + 1))
    }

    /// Everyone with talents, in order.
    pub fn gifted(&self) -> impl Iterator<Item = PrimateIx> + '_ {
        self.gifted.iter().copied()
    }

    /// Finds a unit by its name in files.
    pub fn find_unit(&self, id: UnitId) -> Option<UnitIx> {
        let place = self.units.binary_search_by_key(&id, |unit| unit.id).ok()?;
        Some(UnitIx(place as u16))
    }

    /// Finds a vehicle by its name in files.
    pub fn find_vehicle(&self, id: PieceId) -> Option<VehicleIx> {
        let place = self.vehicles.binary_search_by_key(&id, |vehicle| vehicle.id).ok()?;
        Some(VehicleIx(place as u16))
    }

    /// Finds a body that can be shot at by its name in files.
    pub fn find_body(&self, id: PieceId) -> Option<Body> {
        self.find_primate(id).map(Body::Primate).or_else(|| self.find_vehicle(id).map(Body::Vehicle))
    }

    /// Finds a primate by its name in files.
    pub fn find_primate(&self, id: PieceId) -> Option<PrimateIx> {
        let unit = self.find_unit(id.unit)?;
        self.roll_call(unit).find(|mate| self.primate(*mate).id == id)
    }

    /// The primate in a seat of a vehicle. Of several passengers, the first.
    pub fn rider(&self, vehicle: VehicleIx, seat: Seat) -> Option<PrimateIx> {
        self.riders(vehicle).find(|(_, taken)| *taken == seat).map(|(rider, _)| rider)
    }

    /// Everyone in a vehicle with its seat, in order.
    pub fn riders(&self, vehicle: VehicleIx) -> impl Iterator<Item = (PrimateIx, Seat)> + '_ {
        self.primates.iter().enumerate().filter_map(move |(place, primate)| match primate.place {
            Place::Aboard(ridden, seat) if ridden == vehicle => Some((PrimateIx(place as u16), seat)),
            _ => None,
        })
    }

    /// The squares occupied by something on the board: one for a primate on foot, those of its vehicle for a rider.
    pub fn squares(&self, body: Body) -> Footprint {
        match body {
            Body::Primate(primate) => match self.primate(primate).place {
                Place::On(cell) => Footprint::new(cell, 1),
                Place::Aboard(vehicle, _) => self.vehicle(vehicle).squares(),
                Place::Off(_) | Place::Afar | Place::Reserve => Footprint::default(),
            },
            Body::Vehicle(vehicle) => self.vehicle(vehicle).squares(),
        }
    }

    /// Squares between the nearest squares of two bodies (T-18, G-22); none if one is off the board.
    pub fn gap(&self, one: Body, other: Body) -> Option<i32> {
        let (from, to) = (self.squares(one), self.squares(other));
        from.flat_map(|a| to.map(move |b| distance(a, b))).min()
    }

    /// The name of a body in files.
    pub fn name(&self, body: Body) -> PieceId {
        match body {
            Body::Primate(primate) => self.primate(primate).id,
            Body::Vehicle(vehicle) => self.vehicle(vehicle).id,
        }
    }

    /// The unit that a body belongs to; none for an abandoned vehicle (T-157).
    pub fn unit_of(&self, body: Body) -> Option<UnitIx> {
        match body {
            Body::Primate(primate) => Some(self.primate(primate).unit),
            Body::Vehicle(vehicle) => self.vehicle(vehicle).unit,
        }
    }

    /// Everything in a unit that can be shot at: members on foot, riders that can be seen, vehicles (T-95).
    pub fn targets(&self, unit: UnitIx) -> impl Iterator<Item = Body> + '_ {
        let seen = |mate: &PrimateIx| match self.primate(*mate).place {
            Place::On(_) => true,
            Place::Aboard(vehicle, _) => self.vehicle(vehicle).rig.open,
            Place::Off(_) | Place::Afar | Place::Reserve => false,
        };
        // A primate that has joined a charge is one of the chargers until it is over (T-120).
        let members = self.members(unit).filter(move |mate| self.party(*mate) == unit).chain(self.joiners(unit));
        let primates = members.filter(seen).map(Body::Primate);
        primates.chain(self.vehicles_of(unit).map(Body::Vehicle))
    }

    /// Whether primates on two cells see each other, considering what covers the ground (G-07, G-28).
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        self.sight.sees(one, other) && !self.is_dimmed(one, other)
    }

    /// Squares by which the eye of a body is above that of a primate standing on its square: the height of the flyer
    /// that it is or rides in (2.6, T-167).
    pub fn lift(&self, body: Body) -> u8 {
        let vehicle = match body {
            Body::Vehicle(vehicle) => Some(vehicle),
            Body::Primate(primate) => self.primate(primate).place.seat().map(|(vehicle, _)| vehicle),
        };
        vehicle.map_or(0, |vehicle| self.vehicle(vehicle).hull.height)
    }

    /// The ends of lines from and to a body: each square it occupies, at its height.
    pub fn ends(&self, body: Body) -> impl Iterator<Item = sight::End> + use<> {
        let up = self.lift(body);
        self.squares(body).map(move |cell| sight::End { cell, up })
    }

    /// Whether two ends see each other; either may be in the air (G-07, T-167).
    pub fn sees_between(&self, one: sight::End, other: sight::End) -> bool {
        if one.is_lifted() || other.is_lifted() {
            self.trace_between(one, other, Footprint::default()).blocked.is_none()
        } else {
            self.sees(one.cell, other.cell)
        }
    }

    /// Whether a target is covered from a shooter that sees it; either may be in the air (G-08, T-167).
    pub fn covered_between(&self, shooter: sight::End, target: sight::End, own: Footprint) -> bool {
        if shooter.is_lifted() || target.is_lifted() {
            !self.trace_between(shooter, target, own).covers.is_empty()
        } else {
            self.covered(shooter.cell, target.cell, own)
        }
    }

    /// One line of sight, square by square; either end may be in the air (G-07, G-08, T-167).
    pub fn trace_between(&self, from: sight::End, to: sight::End, own: Footprint) -> sight::Trace {
        if from.is_lifted() || to.is_lifted() {
            sight::trace_aloft(self.ground(), &self.veil, |cell| own.contains(cell), from, to)
        } else {
            self.trace(from.cell, to.cell, own)
        }
    }

    /// Whether smoke ends a line that the ground leaves clear (G-28).
    pub fn is_dimmed(&self, one: Cell, other: Cell) -> bool {
        self.veil.dims(one, other) && self.trace(one, other, Footprint::default()).blocked.is_some()
    }

    /// Whether a target is covered from a shooter that sees it (G-08, T-176). `own`: the squares of the shooter's
    /// vehicle.
    pub fn covered(&self, shooter: Cell, target: Cell, own: Footprint) -> bool {
        let covered = self.sight.covered(shooter, target);
        covered || (self.veil.covers_near(target) && !self.trace(shooter, target, own).covers.is_empty())
    }

    /// One line of sight with everything it meets.
    pub fn trace(&self, from: Cell, to: Cell, own: Footprint) -> sight::Trace {
        self.trace_from(from.into(), to, own)
    }

    /// The same between points above squares (3.8).
    pub fn trace_from(&self, from: sight::End, to: impl Into<sight::End>, own: Footprint) -> sight::Trace {
        sight::trace_under(self.ground(), &self.veil, |cell| own.contains(cell), from, to.into())
    }

    /// Whether a primate there is *at cover*: in or next to something that gives cover (G-08).
    pub fn at_cover(&self, cell: Cell) -> bool {
        self.at_cover_of_others(cell, Footprint::default())
    }

    /// The same for one square of a vehicle, which doesn't give cover to itself (T-166).
    pub fn at_cover_of_others(&self, cell: Cell, own: Footprint) -> bool {
        let gives = |beside: Cell| self.veil.gives_cover(beside) && !own.contains(beside);
        let veiled = || cell.neighbours().chain([cell]).any(gives);
        self.ground().at_cover(cell) || (!self.veil.is_empty() && veiled())
    }
}
