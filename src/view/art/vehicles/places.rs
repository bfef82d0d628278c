//! Where things sit on each hull: in the box of 100 of its drawing, the front at the top.

use super::look::{Model, MountKind};

type Point = (f32, f32);

/// The places of one hull.
pub(super) struct Places {
    turret: Point,
    pintles: [Point; 2],
    fixed: &'static [Point],
    /// Distances of the slits in each side from the front, and from the center to the side.
    ports: [f32; 3],
    beam: f32,
    /// The place of the visible driver in an open vehicle.
    pub open_seat: Option<Point>,
    /// The hinge of the door, which is open when the vehicle is abandoned.
    pub door: Point,
    /// Where a crate is tied.
    pub load: Point,
    /// The scale of barrels that point to the front, and of posts.
    pub muzzle: f32,
    pub post: f32,
    /// The scale of the hull, as a fraction of the footprint.
    pub scale: f32,
}

const PLAIN: Places = Places {
    turret: (50.0, 52.0),
    pintles: [(50.0, 52.0), (64.0, 66.0)],
    fixed: &[(50.0, 16.0), (33.0, 18.0), (67.0, 18.0)],
    ports: [34.0, 54.0, 74.0],
    beam: 31.0,
    open_seat: None,
    door: (19.0, 50.0),
    load: (50.0, 70.0),
    muzzle: 1.0,
    post: 1.0,
    scale: 0.76,
};

const APC: Places = Places {
    pintles: [(50.0, 40.0), (50.0, 70.0)],
    ports: [38.0, 65.5, 92.0],
    beam: 33.0,
    door: (33.0, 84.0),
    load: (50.0, 72.0),
    ..PLAIN
};
const ARTILLERY: Places = Places { fixed: &[(50.0, 60.0)], door: (24.0, 60.0), ..PLAIN };
const BUGGY: Places = Places {
    fixed: &[(29.0, 34.0), (71.0, 34.0), (50.0, 16.0)],
    open_seat: Some((50.0, 56.0)),
    door: (31.0, 46.0),
    load: (50.0, 86.0),
    scale: 0.8,
    ..PLAIN
};
const GUNSHIP: Places = Places {
    fixed: &[(50.0, 10.0), (20.0, 49.0), (80.0, 49.0)],
    door: (37.0, 24.0),
    load: (50.0, 50.0),
    muzzle: 0.62,
    scale: 0.84,
    ..PLAIN
};
const TANK: Places =
    Places { turret: (50.0, 50.0), pintles: [(59.0, 58.0), (40.0, 30.0)], door: (42.0, 84.0), post: 0.74, ..PLAIN };

impl Places {
    /// The places of a model; the plain hull's for any without its own.
    pub(super) fn of(model: Model) -> &'static Self {
        match model.name() {
            "apc" => &APC,
            "artillery" => &ARTILLERY,
            "buggy" => &BUGGY,
            "helicopter-gunship" => &GUNSHIP,
            "tank" => &TANK,
            _ => &PLAIN,
        }
    }

    /// The place of the next mount of this kind after `before` others.
    pub(super) fn mount(&self, kind: MountKind, before: usize) -> Point {
        match kind {
            MountKind::Turret => self.turret,
            MountKind::Pintle => self.pintles[before.min(1)],
            MountKind::Fixed => self.fixed[before.min(self.fixed.len() - 1)],
            MountKind::LeftPort => (50.0 - self.beam, self.ports[before.min(2)]),
            MountKind::RightPort => (50.0 + self.beam, self.ports[before.min(2)]),
        }
    }

    /// The other end of the wings, for tubes that hang in pairs.
    pub(super) fn opposite(&self, (x, y): Point) -> Point {
        (100.0 - x, y)
    }
}
