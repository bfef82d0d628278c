//! Morale tests of individual primates and of whole units (4.6; T-73, T-74, T-77).

use super::{field::Field, profiles::Trait, talents};
use crate::dice::Dice;
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PrimateIx, UnitIx};

/// The sum of die and Morale needed to pass (4.6).
pub const NEEDED: i32 = 5;

/// Whether a die passes with a bonus; no face passes or fails automatically (T-74).
pub const fn passes(die: u8, bonus: i32) -> bool {
    die as i32 + bonus >= NEEDED
}

/// Faces of a die, out of six, that pass with a bonus.
pub fn passing_faces(bonus: i32) -> u32 {
    (1..=6).filter(|die| passes(*die, bonus)).count() as u32
}

impl Field {
    /// The Morale of a primate including its squad, the clan quirks of 5.1 and 5.3, and talents (T-73).
    pub fn morale(&self, primate: PrimateIx) -> i32 {
        self.morale_without(primate, None)
    }

    /// The same with one member of its squad gone.
    pub fn morale_without(&self, primate: PrimateIx, gone: Option<PrimateIx>) -> i32 {
        let clan = self.clan(primate);
        let mine = self.primate(primate).clan;
        let unit = self.primate(primate).unit;
        let mut morale = i32::from(clan.morale) + talents::morale_bonus(self, primate);
        if clan.has(Trait::OwnLeader) {
            let leader = self.unit(unit).lead.leader;
            morale -= i32::from(leader.is_some_and(|leader| self.primate(leader).clan != mine));
        }
        if clan.has(Trait::WantsOwnKind) {
            morale -= i32::from(self.present(unit).any(|mate| Some(mate) != gone && self.primate(mate).clan != mine));
        }
        morale
    }
}

/// The Morale of a unit that has lost its leader: the most common value among its members, the higher in case of a tie
/// (T-77).
pub fn unit_morale(field: &Field, unit: UnitIx) -> i32 {
    morale_without(field, unit, None)
}

/// The Morale of a unit once its leader, and nobody else, has fallen (T-77).
pub fn bereaved_morale(field: &Field, unit: UnitIx) -> i32 {
    morale_without(field, unit, field.unit(unit).lead.leader)
}

fn morale_without(field: &Field, unit: UnitIx, gone: Option<PrimateIx>) -> i32 {
    let staying = field.present(unit).filter(|mate| Some(*mate) != gone);
    let morale: Vec<i32> = staying.map(|mate| field.morale_without(mate, gone)).collect();
    let count = |wanted: i32| morale.iter().filter(|one| **one == wanted).count();
    morale.iter().copied().max_by_key(|one| (count(*one), *one)).unwrap_or(0)
}

/// The Morale of a charged unit: its leader's, or without a leader the most common one (T-77).
pub fn standing_morale(field: &Field, unit: UnitIx) -> i32 {
    let leader = field.unit(unit).lead.leader.filter(|leader| field.primate(*leader).place.is_on_board());
    leader.map_or_else(|| unit_morale(field, unit), |leader| field.morale(leader))
}

/// One primate tests its Morale (T-73); true if it passes.
pub(super) fn test(
    field: &Field,
    primate: PrimateIx,
    dice: &mut Dice,
    log: &mut BattleLog,
    rule: &'static str,
) -> bool {
    test_with(field, primate, 0, dice, log, rule)
}

/// The same with something added to its Morale (G-20).
pub(super) fn test_with(
    field: &Field,
    primate: PrimateIx,
    more: i32,
    dice: &mut Dice,
    log: &mut BattleLog,
    rule: &'static str,
) -> bool {
    let bonus = field.morale(primate) + more;
    let die = dice.roll(1)[0];
    let passed = passes(die, bonus);
    let who = field.primate(primate).id.into();
    log.tell(rule, What::Tested { who, die, bonus, need: NEEDED, passed });
    passed
}
