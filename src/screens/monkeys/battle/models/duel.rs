//! One unit against another: the named or planned volley, with both powers, in one place for all panels.

use super::look::Look;
use crate::force::UnitIx;
use crate::rules::monkeys::{
    attack::Attack,
    field::Field,
    gun::Gun,
    illegal::Illegal,
    order::{Shot, Volley},
    overwatch::Trail,
    power::{self, Reckoning, Salvo},
    sequence::Frame,
    targets::{self, Spots},
    volley::{Plan, Roll},
};

/// One unit against another on some field.
pub struct Duel<'a> {
    /// The field.
    pub field: &'a Field,
    /// The firing unit.
    pub unit: UnitIx,
    /// Its target.
    pub target: UnitIx,
    /// Squares that the target entered, for overwatch; `None` for where it is.
    pub trails: Option<&'a [Trail]>,
    /// The attack in progress and the roll being named; `None` for a possible attack.
    pub attack: Option<(&'a Attack, Volley)>,
    /// The previewed roll of a possible attack (T-47).
    pub volley: Volley,
    /// The firing unit is out of ammo and reloads first (T-100).
    pub reloads: bool,
}

/// A volley with its totals.
pub struct Named {
    /// Shooters and their targets.
    pub salvos: Vec<Salvo>,
    /// Both powers with their terms.
    pub reckoning: Reckoning,
}

impl<'a> Duel<'a> {
    /// Two units at their current places.
    pub const fn standing(field: &'a Field, unit: UnitIx, target: UnitIx) -> Self {
        Self { field, unit, target, trails: None, attack: None, volley: Volley::Main, reloads: false }
    }

    /// The attack in progress.
    pub fn under_way(look: &Look<'a>) -> Option<Self> {
        let Frame::Attack(attack) = look.clock.top() else { return None };
        let trails = match attack.spots() {
            Spots::Standing => None,
            Spots::Trails(trails) => Some(trails),
        };
        let volley = look.hands.volley().map_or_else(Volley::default, |draft| draft.volley);
        Some(Self {
            field: look.field,
            unit: attack.unit,
            target: attack.target,
            trails,
            attack: Some((attack, volley)),
            volley,
            reloads: false,
        })
    }

    /// The same attack, previewed in another of its rolls.
    #[must_use]
    pub const fn in_roll(self, volley: Volley) -> Self {
        Self { volley, ..self }
    }

    /// The rolls that an attack would have: the main one, and one for each special weapon (T-47).
    pub fn rolls(&self) -> Vec<Volley> {
        let main = self.main();
        let first = main.can_fire(self.field).then_some(Volley::Main);
        first.into_iter().chain(main.specials(self.field)).collect()
    }

    /// The best volley of each roll, special weapons before the main one, with no one firing twice (T-47, T-56).
    pub fn all(&self) -> Vec<Named> {
        let mut fired: Vec<Gun> = Vec::new();
        let mut named = Vec::new();
        for volley in self.rolls().into_iter().rev() {
            let Some(plan) = (Roll { volley, fired: &fired, ..self.main() }).best(self.field) else { continue };
            fired.extend(plan.salvos.iter().map(|salvo| salvo.by));
            named.push(self.reckoned(plan.salvos));
        }
        named
    }

    /// Where the target may be hit.
    pub const fn spots(&self) -> Spots<'a> {
        match self.trails {
            None => Spots::Standing,
            Some(trails) => Spots::Trails(trails),
        }
    }

    /// The main roll of a possible attack; a unit that reloads first doesn't mind that it is out of ammo.
    const fn main(&self) -> Roll<'a> {
        Roll { dry: self.reloads, ..Roll::main(self.unit, self.target, self.spots()) }
    }

    /// Every gun that may be fired, after a reload if there is one first.
    pub fn guns(&self) -> Vec<Gun> {
        match self.reloads {
            true => targets::loaded(self.field, self.unit).collect(),
            false => targets::guns(self.field, self.unit).collect(),
        }
    }

    /// The named or planned roll.
    pub fn roll(&self) -> Roll<'a> {
        match self.attack {
            Some((attack, volley)) => attack.roll(volley),
            None => Roll { volley: self.volley, ..self.main() },
        }
    }

    /// A volley named by hand.
    ///
    /// # Errors
    /// Why it can't be fired.
    pub fn named(&self, shots: &[Shot]) -> Result<Named, Illegal> {
        let salvos = self.roll().check(self.field, shots)?;
        Ok(self.reckoned(salvos))
    }

    /// The planner's volleys for one target, two targets, and so on (T-51).
    pub fn plans(&self) -> Vec<Plan> {
        self.roll().plans(self.field)
    }

    /// The most valuable volley; `None` if there is no target. If no one fires in the current roll, it is that of the
    /// first special weapon that can.
    pub fn best(&self) -> Option<Named> {
        let other = || {
            let rolls = if self.attack.is_none() { self.rolls() } else { Vec::new() };
            rolls.into_iter().find_map(|volley| Roll { volley, ..self.roll() }.best(self.field))
        };
        let plan = self.roll().best(self.field).or_else(other)?;
        Some(self.reckoned(plan.salvos))
    }

    fn reckoned(&self, salvos: Vec<Salvo>) -> Named {
        Named { reckoning: power::reckon(self.field, &salvos, self.spots()), salvos }
    }

    /// The two with their roles swapped, at their current places; after a reload if the other has no fire without one.
    pub fn answered(&self) -> Self {
        let back = Self::standing(self.field, self.target, self.unit);
        let reloads = back.field.unit(back.unit).ammunition.is_out() && back.rolls().is_empty();
        Self { reloads, ..back }
    }
}
