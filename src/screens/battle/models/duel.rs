//! One unit against another: the volley that is named or planned, with both powers, in one place for all panels.

use super::look::Look;
use crate::force::UnitIx;
use crate::rules::monkeys::{
    attack::Attack,
    field::Field,
    illegal::Illegal,
    order::{Shot, Volley},
    overwatch::Trail,
    power::{self, Reckoning, Salvo},
    sequence::Frame,
    targets::Spots,
    volley::{Plan, Roll},
};

/// One unit against another in a picture of the field.
pub struct Duel<'a> {
    /// The picture.
    pub field: &'a Field,
    /// Who fires.
    pub unit: UnitIx,
    /// At whom.
    pub target: UnitIx,
    /// Squares that the target entered, for overwatch; none: where it stands.
    pub trails: Option<&'a [Trail]>,
    /// The attack under way and the roll that is named; none: a main roll that could be.
    pub attack: Option<(&'a Attack, Volley)>,
}

/// A volley that was added up.
pub struct Named {
    /// Who fires at whom.
    pub salvos: Vec<Salvo>,
    /// Both powers with their terms.
    pub reckoning: Reckoning,
}

impl<'a> Duel<'a> {
    /// Two units where they stand.
    pub const fn standing(field: &'a Field, unit: UnitIx, target: UnitIx) -> Self {
        Self { field, unit, target, trails: None, attack: None }
    }

    /// The attack under way.
    pub fn under_way(look: &Look<'a>) -> Option<Self> {
        let Frame::Attack(attack) = look.clock.top() else { return None };
        let trails = match attack.spots() {
            Spots::Standing => None,
            Spots::Trails(trails) => Some(trails),
        };
        let volley = look.hands.volley.as_ref().map_or_else(Volley::default, |draft| draft.volley);
        Some(Self {
            field: look.field,
            unit: attack.unit,
            target: attack.target,
            trails,
            attack: Some((attack, volley)),
        })
    }

    /// Where the target may be hit.
    pub const fn spots(&self) -> Spots<'a> {
        match self.trails {
            None => Spots::Standing,
            Some(trails) => Spots::Trails(trails),
        }
    }

    /// The roll that is named or planned.
    pub fn roll(&self) -> Roll<'a> {
        match self.attack {
            Some((attack, volley)) => attack.roll(volley),
            None => Roll::main(self.unit, self.target, self.spots()),
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

    /// The volley worth most; none if nobody can be targeted.
    pub fn best(&self) -> Option<Named> {
        let plan = self.roll().best(self.field)?;
        Some(self.reckoned(plan.salvos))
    }

    fn reckoned(&self, salvos: Vec<Salvo>) -> Named {
        Named { reckoning: power::reckon(self.field, &salvos, self.spots()), salvos }
    }

    /// The two with their parts changed, where both stand.
    pub const fn answered(&self) -> Self {
        Self::standing(self.field, self.target, self.unit)
    }
}
