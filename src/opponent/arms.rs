//! What a unit's fire is worth against another, estimated from its guns alone: the powers and the chart of the book
//! without deciding who aims at whom (T-57 to T-66, T-71). Exact volleys follow for the best candidates.

use crate::force::{Body, UnitIx};
use crate::rules::monkeys::{
    field::Field,
    gun::{Fire, Gun},
    nerve,
    odds::{Contest, WHOLE},
    power,
    profiles::{Band, Hit},
    targets,
};

/// Points of an input for each scrap.
pub const POINTS: i32 = 10;

/// One gun of a unit.
#[derive(Clone, Copy, Debug)]
struct Barrel {
    /// What it adds to the power at its own range.
    worth: i32,
    /// Its rate of fire.
    quarters: i32,
    /// Its own range.
    rated: Band,
    /// Armor above this is out of its league (T-53).
    damage: i32,
}

/// The guns that a unit could fire now.
#[derive(Clone, Debug, Default)]
pub struct Battery {
    barrels: Vec<Barrel>,
    reach: i32,
}

impl Battery {
    /// The guns of a unit: unpinned, loaded, one each.
    pub fn of(field: &Field, unit: UnitIx) -> Self {
        let barrel = |gun: Gun| {
            let fire = Fire::from(gun);
            Barrel {
                worth: power::worth(field, fire, 0),
                quarters: fire.quarters(field).into(),
                rated: gun.range(field),
                damage: fire.damage(field).into(),
            }
        };
        let barrels: Vec<Barrel> = targets::shooters(field, unit).map(barrel).collect();
        let reach = barrels.iter().map(|barrel| field.book.bands.reach(barrel.rated)).max().unwrap_or(0);
        Self { barrels, reach }
    }

    /// Whether no one can fire.
    pub const fn is_empty(&self) -> bool {
        self.barrels.is_empty()
    }

    /// The farthest square that any of the guns reaches.
    pub const fn reach(&self) -> i32 {
        self.reach
    }

    /// Guns, each counted by its range: to decide which unit supports which.
    pub fn weight(&self) -> i32 {
        self.barrels.iter().map(|barrel| barrel.worth.max(0) * (1 + barrel.rated as i32)).sum()
    }
}

/// What a unit is as a target.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flesh {
    /// Bodies that can be shot at.
    pub bodies: i32,
    /// Size and Armor of all of them.
    toughness: i32,
    /// What removing all of them is worth, in scrap.
    pub prize: i32,
    /// Faces of a die with which each would fail a pin test, added up.
    shaken: i32,
    /// The lightest armor among them.
    armor: i32,
}

impl Flesh {
    /// All bodies of a unit.
    pub fn of(field: &Field, unit: UnitIx) -> Self {
        let mut flesh = Self { armor: i32::MAX, ..Self::default() };
        for body in field.targets(unit) {
            flesh.bodies += 1;
            flesh.toughness += power::toughness(field, body);
            flesh.prize += prize(field, body);
            flesh.armor = flesh.armor.min(power::armor(field, body).into());
            if let Body::Primate(primate) = body {
                flesh.shaken += 6 - nerve::passing_faces(field.morale(primate)) as i32;
            }
        }
        flesh
    }
}

/// What removing a body is worth, in scrap: a leader half as much again.
pub fn prize(field: &Field, body: Body) -> i32 {
    match body {
        Body::Vehicle(vehicle) => i32::from(field.vehicle(vehicle).rig.cost).max(1),
        Body::Primate(primate) => {
            let state = field.primate(primate);
            let cost = i32::from(state.cost).max(1);
            let leads = field.unit(state.unit).lead.leader == Some(primate);
            if leads { cost * 3 / 2 } else { cost }
        }
    }
}

/// Expected value, in points, of one attack at targets this many squares away in the open or in cover: for the best
/// number of targets to name.
pub fn expected(field: &Field, guns: &Battery, flesh: &Flesh, squares: i32, covered: bool) -> i32 {
    if flesh.bodies == 0 {
        return 0;
    }
    let (mut attack, mut quarters) = (0, 0);
    for barrel in guns.barrels.iter().filter(|barrel| barrel.damage >= flesh.armor) {
        if let Some(range) = field.book.bands.modifier(barrel.rated, squares) {
            attack += barrel.worth + i32::from(range);
            quarters += barrel.quarters;
        }
    }
    let most = ((quarters + 3) / 4).min(flesh.bodies);
    let worth = |count: i32| {
        let (test, wound) = shares(field, attack, flesh.toughness * count / flesh.bodies);
        let tested = if covered { flesh.prize * flesh.shaken / (18 * flesh.bodies) } else { flesh.prize };
        (wound * flesh.prize + test * tested) * count / flesh.bodies
    };
    (1..=most).map(worth).max().unwrap_or(0) * POINTS / WHOLE as i32
}

/// Chances of a test and of a wound, out of [`WHOLE`].
fn shares(field: &Field, attack: i32, defense: i32) -> (i32, i32) {
    let chances = Contest::of(attack, defense).chances();
    let share = |hit: Hit| {
        let faces = field.book.attack.iter().zip(chances).filter(|(result, _)| **result == hit);
        faces.map(|(_, chance)| chance as i32).sum::<i32>()
    };
    (share(Hit::Test), share(Hit::Wound))
}
