//! One unit against another: the volley that is named or planned, with both powers, in one place for all panels.

use super::look::Look;
use crate::force::UnitIx;
use crate::rules::monkeys::{
    field::Field,
    illegal::Illegal,
    order::Shot,
    overwatch::Trail,
    power::{self, Reckoning, Salvo},
    sequence::Frame,
    targets::Spots,
    volley,
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
        Self { field, unit, target, trails: None }
    }

    /// The attack under way.
    pub fn under_way(look: &Look<'a>) -> Option<Self> {
        let Frame::Attack(attack) = look.clock.top() else { return None };
        let trails = match attack.spots() {
            Spots::Standing => None,
            Spots::Trails(trails) => Some(trails),
        };
        Some(Self { field: look.field, unit: attack.unit, target: attack.target, trails })
    }

    /// Where the target may be hit.
    pub const fn spots(&self) -> Spots<'a> {
        match self.trails {
            None => Spots::Standing,
            Some(trails) => Spots::Trails(trails),
        }
    }

    /// A volley named by hand.
    ///
    /// # Errors
    /// Why it can't be fired.
    pub fn named(&self, shots: &[Shot]) -> Result<Named, Illegal> {
        let salvos = volley::check(self.field, self.unit, self.target, self.spots(), shots)?;
        Ok(self.reckoned(salvos))
    }

    /// The planner's volleys for one target, two targets, and so on (T-51).
    pub fn plans(&self) -> Vec<volley::Plan> {
        volley::plans(self.field, self.unit, self.target, self.spots())
    }

    /// The volley worth most; none if nobody can be targeted.
    pub fn best(&self) -> Option<Named> {
        let plan = volley::best(self.field, self.unit, self.target, self.spots())?;
        Some(self.reckoned(plan.salvos))
    }

    fn reckoned(&self, salvos: Vec<Salvo>) -> Named {
        Named { reckoning: power::reckon(self.field, &salvos), salvos }
    }

    /// The two with their parts changed, where both stand.
    pub const fn answered(&self) -> Self {
        Self::standing(self.field, self.target, self.unit)
    }
}
