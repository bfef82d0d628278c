//! What a vehicle's counter shows: plain values, the same for every rule book.

use super::super::looks::{Badges, Face, Lift};
use super::super::palette::{Outline, Palette};
use super::super::sources;
use crate::board::{Cell, Direction};
use crate::force::Tag;
use std::sync::LazyLock;

static MODELS: LazyLock<Vec<&'static str>> = LazyLock::new(|| sources::names("vehicles"));

/// The drawing of a kind of vehicle, known by the kind's name in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Model(u8);

impl Model {
    /// The drawing of a kind (`helicopter gunship`); a plain hull's for a kind without one.
    pub fn of_kind(kind: &str) -> Self {
        let place = |name: &str| MODELS.binary_search(&name).ok();
        let file = kind.to_lowercase().replace(' ', "-");
        Self(place(&file).or_else(|| place("vehicle")).unwrap_or_default() as u8)
    }

    /// Its name among the drawings.
    pub(super) fn name(self) -> &'static str {
        MODELS.get(usize::from(self.0)).copied().unwrap_or("vehicle")
    }
}

/// Cells along one side of its footprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VehicleSize {
    /// Two by two.
    Two,
    /// Three by three.
    Three,
}

impl VehicleSize {
    /// The size of a footprint with this many cells along a side.
    pub const fn of(side: u8) -> Self {
        if side <= 2 { Self::Two } else { Self::Three }
    }

    /// Cells along a side.
    pub const fn cells(self) -> u32 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// The center of a footprint in cells from the top left corner of the board.
    pub fn middle(self, corner: Cell) -> (f32, f32) {
        let half = self.cells() as f32 / 2.0;
        (f32::from(corner.x) + half, f32::from(corner.y) + half)
    }
}

/// How a weapon is mounted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MountKind {
    /// On a post: turns all the way around.
    Pintle,
    /// In a turret: turns all the way around.
    Turret,
    /// Points to the front.
    Fixed,
    /// A slit in the left side.
    LeftPort,
    /// A slit in the right side.
    RightPort,
}

/// The visible part of the weapon in a mount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Barrel {
    /// No weapon: the bare mount.
    #[default]
    None,
    /// Rifles and machineguns.
    Light,
    /// Cannon.
    Heavy,
    /// The long barrel of an artillery piece.
    Great,
    /// Tubes of rockets and missiles.
    Tubes,
}

impl Barrel {
    /// The barrel of a weapon by its size number: up to 4 is light, 5 heavy, more great.
    pub const fn of(size: u8, tubes: bool) -> Self {
        match size {
            _ if tubes => Self::Tubes,
            0..=4 => Self::Light,
            5 => Self::Heavy,
            _ => Self::Great,
        }
    }
}

/// Where a weapon points: steps of 15 degrees clockwise from the north of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Aim(u8);

impl Aim {
    /// The aim from one cell at another.
    pub fn at(from: Cell, to: Cell) -> Self {
        let (dx, dy) = (f32::from(to.x - from.x), f32::from(to.y - from.y));
        Self::degrees(dx.atan2(-dy).to_degrees())
    }

    /// The aim nearest to this many degrees clockwise from north.
    pub fn degrees(degrees: f32) -> Self {
        Self(((degrees / 15.0).round() as i32).rem_euclid(24) as u8)
    }

    /// Degrees clockwise from the north.
    pub(super) fn turn(self) -> f32 {
        f32::from(self.0) * 15.0
    }
}

/// One mount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MountLook {
    /// How the weapon is mounted.
    pub kind: MountKind,
    /// The visible part of the weapon.
    pub barrel: Barrel,
    /// Where a pintle or turret points; `None` for the front.
    pub aim: Option<Aim>,
    /// Shot to pieces.
    pub broken: bool,
    /// Out of ammunition.
    pub empty: bool,
}

impl MountLook {
    /// An intact mount that points to the front.
    pub const fn new(kind: MountKind, barrel: Barrel) -> Self {
        Self { kind, barrel, aim: None, broken: false, empty: false }
    }
}

/// The purpose of a seat in a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Drives.
    Operator,
    /// Operates a mount.
    Gunner,
    /// Rides.
    Passenger,
}

/// One seat and its occupant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatLook {
    /// Its purpose.
    pub seat: Seat,
    /// The occupant's clan; `None` if it is free.
    pub face: Option<Face>,
    /// Pinned.
    pub pinned: bool,
}

/// The seats shown, and how many more primates are aboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats {
    shown: [Option<SeatLook>; Seats::MOST],
    more: u8,
}

impl Seats {
    /// The most seats shown.
    pub const MOST: usize = 5;

    /// The seats of a vehicle: the operator's first. Free places of passengers are left out, and those aboard that
    /// don't fit are counted.
    pub fn of(seats: impl IntoIterator<Item = SeatLook>) -> Self {
        let wanted = |seat: &SeatLook| seat.face.is_some() || seat.seat != Seat::Passenger;
        let mut all: Vec<SeatLook> = seats.into_iter().filter(wanted).collect();
        if all.len() > Self::MOST {
            // Free seats give way to occupied ones, and the last place to the number of the others.
            let free = |seat: &SeatLook| seat.face.is_none() && seat.seat != Seat::Operator;
            while all.len() > Self::MOST
                && let Some(place) = all.iter().rposition(free)
            {
                all.remove(place);
            }
        }
        let room = if all.len() > Self::MOST { Self::MOST - 1 } else { all.len() };
        let mut shown = [None; Self::MOST];
        all[..room].iter().zip(&mut shown).for_each(|(seat, place)| *place = Some(*seat));
        Self { shown, more: (all.len() - room) as u8 }
    }

    /// The seats shown, in order.
    pub fn shown(&self) -> impl Iterator<Item = SeatLook> + '_ {
        self.shown.iter().flatten().copied()
    }

    /// How many more are aboard.
    pub const fn more(&self) -> u8 {
        self.more
    }

    /// The driver, if any.
    pub(super) fn driver(&self) -> Option<Face> {
        self.shown().find(|seat| seat.seat == Seat::Operator)?.face
    }
}

/// Lasting damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Harm {
    /// How often its speed was cut.
    pub slowed: u8,
    /// Armor lost.
    pub armor: u8,
    /// Whether it can no longer move.
    pub immobile: bool,
}

/// What is left of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// Owned by a side.
    #[default]
    Manned,
    /// Abandoned: no side's color, its door open.
    Abandoned,
    /// Burned out; it is below everything else.
    Wreck,
}

/// A load or covering on the outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sling {
    /// Nothing.
    #[default]
    None,
    /// A crate on the roof.
    Crate,
}

/// Everything a vehicle's counter shows. Two vehicles with equal looks share their pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VehicleLook {
    /// The kind's drawing.
    pub model: Model,
    /// The pair of colors in use; set when it is drawn.
    pub palette: Palette,
    /// The side's shape, and with it its color.
    pub outline: Outline,
    /// Cells of its footprint.
    pub size: VehicleSize,
    /// Where its front points.
    pub facing: Direction,
    /// Its unit and platoon.
    pub tag: Tag,
    /// Its mounts in the order of the profile.
    pub mounts: [Option<MountLook>; VehicleLook::MOUNTS],
    /// The occupants.
    pub seats: Seats,
    /// Lasting damage.
    pub harm: Harm,
    /// What is left of it.
    pub condition: Condition,
    /// Squares above the ground, 0 on it.
    pub height: u8,
    /// What it carries outside.
    pub sling: Sling,
    /// Its states, as on a primate's counter: overwatch, hidden, committed, out of ammunition.
    pub badges: Badges,
    /// Whether it is lifted; set when it is drawn.
    pub lift: Lift,
}

impl VehicleLook {
    /// The most mounts shown.
    pub const MOUNTS: usize = 8;

    /// An intact vehicle that faces north with no one aboard.
    pub fn new(kind: &str, side: u8, outline: Outline, tag: Tag) -> Self {
        Self {
            model: Model::of_kind(kind),
            palette: Palette::Print,
            outline,
            size: VehicleSize::of(side),
            facing: Direction::North,
            tag,
            mounts: [None; Self::MOUNTS],
            seats: Seats::default(),
            harm: Harm::default(),
            condition: Condition::Manned,
            height: 0,
            sling: Sling::None,
            badges: Badges::default(),
            lift: Lift::None,
        }
    }

    /// Adds these mounts; those beyond the eighth are left out.
    #[must_use]
    pub fn with_mounts(mut self, mounts: impl IntoIterator<Item = MountLook>) -> Self {
        self.mounts = [None; Self::MOUNTS];
        mounts.into_iter().zip(&mut self.mounts).for_each(|(mount, place)| *place = Some(mount));
        self
    }

    /// The direction of its front, in degrees clockwise from north.
    pub(super) fn turn(&self) -> f32 {
        f32::from(self.facing as u8) * 45.0
    }

    /// Minor damage so far: one crack each.
    pub(super) fn cracks(&self) -> u8 {
        let broken = self.mounts.iter().flatten().filter(|mount| mount.broken).count() as u8;
        self.harm.slowed + self.harm.armor + broken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(seat: Seat, taken: bool) -> SeatLook {
        SeatLook { seat, face: taken.then(|| Face::of_clan("baboon")), pinned: false }
    }

    #[test]
    fn a_full_carrier_shows_some_faces_and_counts_the_others() {
        let crew = [seat(Seat::Operator, true), seat(Seat::Gunner, true), seat(Seat::Gunner, false)];
        let seats = Seats::of(crew.into_iter().chain([seat(Seat::Passenger, true); 7]));
        assert_eq!((seats.shown().count(), seats.more()), (4, 5));
        assert!(seats.shown().all(|seat| seat.face.is_some()));
        let few = Seats::of(crew.into_iter().chain([seat(Seat::Passenger, false); 12]));
        assert_eq!((few.shown().count(), few.more()), (3, 0));
    }

    #[test]
    fn an_aim_is_the_nearest_of_24() {
        let from = Cell::new(10, 10);
        assert_eq!(Aim::at(from, Cell::new(10, 2)).turn(), 0.0);
        assert_eq!(Aim::at(from, Cell::new(14, 10)).turn(), 90.0);
        assert_eq!(Aim::at(from, Cell::new(7, 13)).turn(), 225.0);
        assert_eq!(Aim::degrees(-20.0).turn(), 345.0);
    }

    #[test]
    fn an_unknown_kind_has_a_plain_hull() {
        assert_eq!(Model::of_kind("walker").name(), "vehicle");
        assert_eq!(Model::of_kind("Helicopter gunship").name(), "helicopter-gunship");
    }
}
