//! The value of a unit's fire against another, estimated from its guns alone: the powers and the chart of the book
//! without deciding who aims at whom (T-57 to T-66, T-71). Exact volleys follow for the best candidates.

use super::scene::Line;
use crate::force::{Body, UnitIx};
use crate::rules::monkeys::{
    field::Field,
    gun::{Fire, Gun},
    nerve,
    odds::{Contest, WHOLE},
    power,
    profiles::{Band, Hit},
    targets,
    volley::{self, Plan},
};

/// Points of an input per scrap.
pub const POINTS: i32 = 10;

/// One gun of a unit.
#[derive(Clone, Copy, Debug)]
struct Barrel {
    /// What it adds to the power at its rated range.
    worth: i32,
    /// Its rate of fire.
    quarters: i32,
    /// Its own range.
    rated: Band,
    /// It can't hurt anything with armor above this (T-53).
    damage: i32,
}

/// The guns that a unit could fire now.
#[derive(Clone, Debug, Default)]
pub struct Battery {
    barrels: Vec<Barrel>,
    reach: i32,
}

impl Battery {
    /// The guns of a unit: unpinned, loaded, one per primate.
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

    /// Whether there are no guns that can fire.
    pub const fn is_empty(&self) -> bool {
        self.barrels.is_empty()
    }

    /// The longest reach of any of the guns, in squares.
    pub const fn reach(&self) -> i32 {
        self.reach
    }

    /// Guns weighted by their range, to decide which unit supports which.
    pub fn weight(&self) -> i32 {
        self.barrels.iter().map(|barrel| barrel.worth.max(0) * (1 + barrel.rated as i32)).sum()
    }
}

/// A unit's properties as a target.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flesh {
    /// Bodies that can be shot at.
    pub bodies: i32,
    /// Size and Armor of all of them.
    toughness: i32,
    /// The value of removing all of them, in scrap.
    pub prize: i32,
    /// What is expected to rout with their leader, not counting its own price.
    pub following: i32,
    /// Size and Armor of the leader, and its own price.
    leader: (i32, i32),
    /// Total number of die faces with which each would fail a pin test.
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
            let price = volley::price(field, body);
            flesh.prize += price;
            let prize = volley::prize(field, body);
            if prize > price {
                flesh.following = prize - price;
                flesh.leader = (power::toughness(field, body), price);
            }
            flesh.armor = flesh.armor.min(power::armor(field, body).into());
            if let Body::Primate(primate) = body {
                flesh.shaken += 6 - nerve::passing_faces(field.morale(primate)) as i32;
            }
        }
        flesh
    }
}

/// Expected value, in points, of one attack at targets this many squares away, in the open or in cover: for the best
/// number of targets to name, or at the leader alone if it is in sight.
pub fn expected(field: &Field, guns: &Battery, flesh: &Flesh, line: Line) -> i32 {
    let Line { squares, covered, leader } = line;
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
    // Nobody fires without power.
    if attack <= 0 {
        return 0;
    }
    // Nobody routs because a leader is pinned (T-75).
    let worth = |toughness: i32, price: i32, following: i32| {
        let (test, wound) = shares(field, attack, toughness);
        let tested = if covered { price * flesh.shaken / (18 * flesh.bodies) } else { price + following };
        wound * (price + following) + test * tested
    };
    let following = if leader { flesh.following } else { 0 };
    let among = |count: i32| {
        // The leader is as likely as any other member to be among those named.
        let share = following * count / flesh.bodies;
        worth(flesh.toughness * count / flesh.bodies, flesh.prize * count / flesh.bodies, share)
    };
    let most = ((quarters + 3) / 4).min(flesh.bodies);
    let alone = (following > 0 && most > 0).then(|| worth(flesh.leader.0, flesh.leader.1, following));
    (1..=most).map(among).chain(alone).max().unwrap_or(0) * POINTS / WHOLE as i32
}

/// The fire that a full magazine is worth, as computed by [`expected`]: at short range, in the open.
pub fn point_blank(field: &Field) -> Line {
    Line::at(field.book.bands.farthest(Band::Short), false)
}

/// The value of an attack, out of [`WHOLE`], minus the cost of possibly running dry: one of two actions, so half of
/// what the unit could do to such a target at [`point_blank`], in points (T-67).
///
/// Fire without any power is worth nothing, whatever the chart leaves to luck.
pub fn worth_of(field: &Field, plan: &Plan, point_blank: i32) -> i32 {
    if plan.sums.0 <= 0 {
        return 0;
    }
    let magazine = point_blank / (2 * POINTS);
    plan.value - plan.dry(field) as i32 * magazine
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
