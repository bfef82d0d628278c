//! Naming targets: the rolls of an attack, and legal volleys (text paragraph 8; T-47, T-49 to T-58, T-99).

use super::{
    field::Field,
    illegal::Illegal,
    no_drive::NoDrive,
    no_fire::NoFire,
    no_gear::NoGear,
    order::{Shot, Volley},
    readiness,
    shots::{Aim, Fire, Gun, Salvo, Spots},
    states::ARMS,
    targets::{self, Miss},
};
use crate::force::{Body, PieceId, PrimateIx, UnitIx, squad::Place};

mod halves;
mod pairs;
mod plans;

use halves::TARGET;
pub use plans::{Plan, price, prize, value};

/// One roll of an attack (T-47).
#[derive(Clone, Copy, Debug)]
pub struct Roll<'a> {
    /// The unit that fires.
    pub unit: UnitIx,
    /// The unit it fires at.
    pub target: UnitIx,
    /// Where the targets are hit.
    pub spots: Spots<'a>,
    /// Which roll it is.
    pub volley: Volley,
    /// Guns that fired in earlier rolls of the attack; their shooters are done (T-56).
    pub fired: &'a [Gun],
    /// The unit ran dry in an earlier roll, which doesn't stop the later ones (T-47).
    pub dry: bool,
}

impl<'a> Roll<'a> {
    /// The main roll at the start of an attack.
    pub const fn main(unit: UnitIx, target: UnitIx, spots: Spots<'a>) -> Self {
        Self { unit, target, spots, volley: Volley::Main, fired: &[], dry: false }
    }

    /// The guns that can fire in it, of shooters that haven't fired yet.
    pub fn guns(&self, field: &Field) -> Vec<Gun> {
        let mut guns: Vec<Gun> = self.unused(field).collect();
        guns.retain(|gun| self.is_of(field, *gun));
        guns
    }

    fn unused(&self, field: &Field) -> impl Iterator<Item = Gun> {
        let out = field.unit(self.unit).ammunition.is_out() && !self.dry;
        let fires = move |gun: &Gun| !out || gun.never_runs_dry(field);
        targets::loaded(field, self.unit).filter(fires).filter(move |gun| !self.is_through(field, *gun))
    }

    /// Whether a gun belongs to this roll: a special weapon rolls alone, all the others together.
    fn is_of(&self, field: &Field, gun: Gun) -> bool {
        match self.volley {
            Volley::Main => !gun.weapon(field).special,
            Volley::Special(piece) => gun.weapon(field).special && gun.piece(field) == piece,
        }
    }

    /// Whether the shooter of a gun, or an emplacement, has fired already.
    fn is_through(&self, field: &Field, gun: Gun) -> bool {
        self.fired.iter().any(|other| other.piece(field) == gun.piece(field) || same_emplacement(*other, gun))
    }

    /// Whether a gun of the roll can target anyone.
    pub fn can_fire(&self, field: &Field) -> bool {
        let mut guns = self.unused(field).filter(|gun| self.is_of(field, *gun));
        guns.any(|by| field.targets(self.target).any(|at| targets::aim(field, by, at, self.spots).is_ok()))
    }

    /// The special weapons of the unit that could roll next, each with its shooter.
    pub fn specials(&self, field: &Field) -> Vec<Volley> {
        let special = self.unused(field).filter(|gun| gun.weapon(field).special);
        let mut rolls: Vec<Volley> = special.map(|gun| Volley::Special(gun.piece(field))).collect();
        rolls.dedup();
        rolls.retain(|volley| Roll { volley: *volley, ..*self }.can_fire(field));
        rolls
    }

    /// Checks shooters and targets, and returns the aims (T-49 to T-54).
    pub fn check(&self, field: &Field, shots: &[Shot]) -> Result<Vec<Salvo>, Illegal> {
        let mut salvos: Vec<Salvo> = Vec::with_capacity(shots.len());
        let guns = self.guns(field);
        if shots.iter().all(|shot| shot.at.is_empty()) {
            return Err(Illegal::NobodyFires);
        }
        for shot in shots {
            if shot.at.is_empty() {
                return Err(NoGear::NamesNobody { primate: shot.by }.into());
            }
            let by = self.check_gun(field, shot, &guns)?;
            if salvos.iter().any(|salvo| salvo.by.piece(field) == shot.by) {
                return Err(Illegal::FiresTwice { primate: shot.by });
            }
            if salvos.iter().any(|salvo| same_emplacement(salvo.by, by)) {
                return Err(NoGear::MannedTwice { primate: shot.by }.into());
            }
            let fire = Fire { by, select: shot.select };
            if !fire.is_possible(field) {
                return Err(NoGear::NoSelector { primate: shot.by }.into());
            }
            salvos.push(Salvo { by, select: shot.select, at: self.check_shot(field, fire, shot)? });
        }
        halves::check(field, &salvos)?;
        Ok(salvos)
    }

    fn check_gun(&self, field: &Field, shot: &Shot, guns: &[Gun]) -> Result<Gun, Illegal> {
        let primate = shot.by;
        let by = Gun::find(field, shot.by, shot.with).ok_or(NoFire::NoSuchWeapon { primate })?;
        if guns.contains(&by) {
            Ok(by)
        } else if self.is_through(field, by) {
            Err(NoGear::FiredAlready { primate }.into())
        } else if self.unused(field).any(|gun| gun == by) {
            Err(NoGear::OtherRoll { primate }.into())
        } else {
            Err(readiness::why_not(field, self.unit, by, primate))
        }
    }

    fn check_shot(&self, field: &Field, fire: Fire, shot: &Shot) -> Result<Vec<(Body, Aim)>, Illegal> {
        let most = usize::from(fire.quarters(field).div_ceil(TARGET));
        if shot.at.len() > most {
            return Err(Illegal::TooManyTargets { primate: shot.by, named: shot.at.len(), most });
        }
        let mut aims = Vec::with_capacity(shot.at.len());
        for id in &shot.at {
            let at = self.find_target(field, *id)?;
            if aims.iter().any(|(known, _)| *known == at) {
                return Err(Illegal::NamedTwice { primate: shot.by, target: *id });
            }
            let aim = targets::aim(field, fire, at, self.spots);
            let aim = aim.map_err(|_| refused(shot, *id, targets::reason(field, fire, at, self.spots)))?;
            aims.push((at, aim));
        }
        Ok(aims)
    }
}

impl Roll<'_> {
    /// Why no gun of the roll may be fired at a body, however few others are named; none if one may.
    pub fn why_not_at(&self, field: &Field, at: PieceId) -> Option<Illegal> {
        let alone = |gun: &Gun| {
            let fire = Fire::from(*gun);
            let shot = Shot { by: gun.piece(field), with: 1, at: vec![at], select: false };
            self.check_shot(field, fire, &shot).err()
        };
        let reasons: Option<Vec<Illegal>> = self.guns(field).iter().map(alone).collect();
        reasons.and_then(|reasons| reasons.into_iter().next())
    }

    /// A body of the attacked unit that can be named, or why it can't: it is in another unit, gone, or inside a closed
    /// vehicle (T-45, T-95).
    fn find_target(&self, field: &Field, id: PieceId) -> Result<Body, Illegal> {
        let stranger = Illegal::NotInTarget { primate: id, target: field.unit(self.target).id };
        let body = field.find_body(id).ok_or(stranger.clone())?;
        if field.targets(self.target).any(|enemy| enemy == body) {
            return Ok(body);
        }
        Err(match body {
            _ if field.unit_of(body) != Some(self.target) => stranger,
            Body::Vehicle(vehicle) if field.vehicle(vehicle).hull.wreck => NoDrive::Wreck { vehicle: id }.into(),
            Body::Vehicle(_) => Illegal::PieceGone { primate: id },
            Body::Primate(primate) => match field.primate(primate).place {
                Place::Aboard(vehicle, _) => NoDrive::Inside { primate: id, vehicle: field.vehicle(vehicle).id }.into(),
                Place::Off(_) | Place::Afar | Place::Reserve => Illegal::PieceGone { primate: id },
                Place::On(_) => stranger,
            },
        })
    }
}

/// Whether two guns are the same emplacement, whatever the crew (T-99).
fn same_emplacement(one: Gun, other: Gun) -> bool {
    match (one, other) {
        (Gun::Hand(_, one), Gun::Hand(_, other)) => one == other && usize::from(one) >= ARMS,
        _ => false,
    }
}

/// Most enemies that a unit's fire can cover: the sum of the rates of fire, rounded up (4.9, T-54).
pub fn most_targets(quarters: impl Iterator<Item = u8>) -> usize {
    quarters.map(usize::from).sum::<usize>().div_ceil(usize::from(TARGET))
}

/// Checks the volley of a main roll (T-49 to T-54).
pub fn check(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots, shots: &[Shot]) -> Result<Vec<Salvo>, Illegal> {
    Roll::main(unit, target, spots).check(field, shots)
}

/// The best main roll for each number of targets, from one up (T-51: fewer targets, lower defense).
pub fn plans(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Vec<Plan> {
    Roll::main(unit, target, spots).plans(field)
}

/// The most valuable main roll; none if it has no targets.
pub fn best(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Option<Plan> {
    Roll::main(unit, target, spots).best(field)
}

/// The main roll of these shooters at exactly these targets; see [`Roll::naming`].
pub fn plan_naming(
    field: &Field,
    (unit, target): (UnitIx, UnitIx),
    spots: Spots,
    named: &[Body],
    holding: &[PrimateIx],
) -> Option<Plan> {
    Roll::main(unit, target, spots).naming(field, named, holding)
}

fn refused(shot: &Shot, target: PieceId, miss: Miss) -> Illegal {
    let primate = shot.by;
    match miss {
        Miss::OutOfReach { squares, reach } => Illegal::TargetOutOfReach { primate, target, squares, reach },
        Miss::NoSight => Illegal::TargetUnseen { primate, target },
        Miss::Stood => NoFire::HasNotEntered { primate: target }.into(),
        Miss::Arc => Illegal::TargetOutOfArc { primate, target },
        Miss::Armor { damage, armor } => Illegal::TargetArmored { primate, target, damage, armor },
    }
}
