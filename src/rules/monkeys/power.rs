//! Attack power and defense power, term by term (text paragraph 9; 3.7, T-57 to T-62).

pub use super::{
    measures::{armor, size, toughness},
    shots::{Salvo, Victim},
};

use super::{
    blast,
    field::Field,
    hiding,
    measures::{accuracy, joined},
    shots::{Fire, Gun, Spots},
    talents,
};
use crate::engine::fact::Line;
use crate::force::Body;

impl Salvo {
    /// The gun with its fire mode.
    pub const fn fire(&self) -> Fire {
        Fire { by: self.by, select: self.select }
    }
}

impl Victim {
    /// A named victim, in cover or not.
    pub const fn named(body: Body, covered: bool) -> Self {
        Self { body, covered, adds: true, twice: false, fear: 0 }
    }
}

/// Both powers of an attack with their terms, and everything affected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reckoning {
    /// Terms of the attack power.
    pub attack: Vec<Line>,
    /// Terms of the defense power.
    pub defense: Vec<Line>,
    /// The two powers, never below 0 (T-62).
    pub sums: (i32, i32),
    /// Every body affected, each once (T-52), in roster order.
    pub victims: Vec<Victim>,
}

/// Adds up an attack: the full Damage of every weapon once, the Accuracy of every shooter once (T-57), the range
/// modifier of the worst target (T-60), and half again of all that from hiding (T-107); against the Size and Armor of
/// everything affected (T-61). `spots` says where the targets are hit, and therefore what is in a blast.
pub fn reckon(field: &Field, salvos: &[Salvo], spots: Spots) -> Reckoning {
    reckon_on(field, salvos, victims(field, salvos, spots))
}

/// The same when the affected bodies are known.
pub(super) fn reckon_on(field: &Field, salvos: &[Salvo], victims: Vec<Victim>) -> Reckoning {
    let attack = (0..salvos.len()).flat_map(|place| attack_terms(field, salvos, place));
    let bonus = concentrated(field, salvos, victims.len());
    let adding = victims.iter().filter(|victim| victim.adds);
    let defense: Vec<Line> = adding.flat_map(|victim| defense_terms(field, victim.body)).collect();
    let sum = |lines: &[Line]| lines.iter().map(|line| line.value).sum::<i32>().max(0);
    let mut attack: Vec<Line> = attack.chain(bonus).collect();
    if from_hiding(field, salvos) {
        attack.push(Line { label: "term-hidden", who: None, value: hiding::half_again(sum(&attack)) });
    }
    let sums = (sum(&attack), sum(&defense));
    Reckoning { attack, defense, sums, victims }
}

/// Only the sums, without the lines, for plans that compare many attacks.
pub fn sums(field: &Field, salvos: &[Salvo], spots: Spots) -> ((i32, i32), Vec<Victim>) {
    let victims = victims(field, salvos, spots);
    let shares: i32 = (0..salvos.len()).map(|place| Share::of(field, salvos, place).sum()).sum();
    let mut attack = shares + concentrated(field, salvos, victims.len()).map_or(0, |line| line.value);
    if from_hiding(field, salvos) {
        attack += hiding::half_again(attack);
    }
    let adding = victims.iter().filter(|victim| victim.adds);
    let defense: i32 = adding.map(|victim| toughness(field, victim.body)).sum();
    ((attack.max(0), defense.max(0)), victims)
}

/// What a gun adds to the attack power at a range modifier.
pub fn worth(field: &Field, fire: impl Into<Fire>, range: i8) -> i32 {
    let fire = fire.into();
    i32::from(fire.damage(field)) + i32::from(accuracy(field, fire.by)) + trained(field, fire.by) + i32::from(range)
}

/// Whether the firing unit attacks from hiding (T-155).
fn from_hiding(field: &Field, salvos: &[Salvo]) -> bool {
    let unit = salvos.first().and_then(|salvo| salvo.by.unit(field));
    unit.is_some_and(|unit| hiding::strikes_from_hiding(field, unit))
}

/// What talents add to a shooter's Accuracy (section 8).
fn trained(field: &Field, gun: Gun) -> i32 {
    gun.primate(field).map_or(0, |primate| talents::accuracy_bonus(field, primate))
}

/// What a salvo adds to the attack power.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    damage: i32,
    accuracy: i32,
    talent: i32,
    range: i32,
    scope: i32,
}

impl Share {
    /// A gunner with two mounts has a single Accuracy: its own and the modifier of its worst target count with the
    /// first mount (T-57, T-60). Talents add to Damage once, however many targets they apply to.
    fn of(field: &Field, salvos: &[Salvo], place: usize) -> Self {
        let (salvo, gun) = (&salvos[place], salvos[place].by);
        let weak = salvo.at.iter().map(|(at, _)| talents::damage_bonus(field, gun, *at)).max().unwrap_or(0);
        let damage = i32::from(salvo.fire().damage(field));
        let primate = gun.primate(field);
        let mine = |other: &&Salvo| other.by == gun || primate.is_some() && other.by.primate(field) == primate;
        if salvos[..place].iter().any(|other| mine(&other)) {
            let accuracy = gun.weapon(field).accuracy.into();
            return Self { damage, accuracy, talent: weak.into(), ..Self::default() };
        }
        let aims = salvos[place..].iter().filter(mine).flat_map(|salvo| salvo.at.iter().map(|(_, aim)| aim));
        let worst = aims.min_by_key(|aim| (aim.modifier(), aim.range));
        let (range, scope) = worst.map_or((0, 0), |aim| (aim.range.into(), aim.scope.into()));
        let talent = trained(field, gun) + i32::from(weak);
        Self { damage, accuracy: accuracy(field, gun).into(), talent, range, scope }
    }

    const fn sum(self) -> i32 {
        self.damage + self.accuracy + self.talent + self.range + self.scope
    }
}

fn attack_terms(field: &Field, salvos: &[Salvo], place: usize) -> impl Iterator<Item = Line> + use<> {
    let who = Some(salvos[place].by.piece(field));
    let Share { damage, accuracy, talent, range, scope } = Share::of(field, salvos, place);
    let damage = Line { label: "term-damage", who, value: damage };
    let others = [("term-accuracy", accuracy), ("term-talent", talent), ("term-range", range), ("term-scope", scope)];
    let others = others.into_iter().filter(|(_, value)| *value != 0);
    std::iter::once(damage).chain(others.map(move |(label, value)| Line { label, who, value }))
}

/// The terms that one target adds to the defense power.
pub fn defense_terms(field: &Field, target: Body) -> impl Iterator<Item = Line> + use<> {
    let who = Some(field.name(target));
    let armor = armor(field, target);
    let size = Line { label: "term-size", who, value: size(field, target) };
    let armor = (armor != 0).then(|| Line { label: "term-armor", who, value: armor.into() });
    let joined = joined(field, target);
    let joined = (joined != 0).then_some(Line { label: "term-joined", who, value: joined });
    std::iter::once(size).chain(armor).chain(joined)
}

/// The concentrated-fire bonus: none, following the later sentence of the text; a switch gives a bonus for each target
/// that the Rate of Fire would have covered but that wasn't named (T-59).
fn concentrated(field: &Field, salvos: &[Salvo], named: usize) -> Option<Line> {
    let bonus = field.book.switch("concentrated_fire_bonus");
    if bonus == 0 {
        return None;
    }
    let quarters: i32 = salvos.iter().map(|salvo| i32::from(salvo.fire().quarters(field))).sum();
    let spared = ((quarters + 3) / 4 - named as i32).max(0);
    (bonus * spared != 0).then(|| Line { label: "term-concentrated", who: None, value: bonus * spared })
}

/// Everything affected: named targets, and bodies caught in blasts (T-52, T-156).
fn victims(field: &Field, salvos: &[Salvo], spots: Spots) -> Vec<Victim> {
    let mut victims: Vec<Victim> = Vec::with_capacity(10);
    for salvo in salvos {
        let load = salvo.by.load(field);
        let (twice, fear) = load.map_or((false, 0), |load| (load.twice, load.pin_penalty));
        for (body, aim) in &salvo.at {
            note(&mut victims, Victim { twice, fear, ..Victim::named(*body, aim.covered) });
        }
    }
    for blast in salvos.iter().flat_map(|salvo| blast::blasts(field, salvo)) {
        for caught in blast::caught(field, blast, spots) {
            note(&mut victims, Victim { adds: caught.adds, ..Victim::named(caught.body, caught.covered) });
        }
    }
    victims.sort_by_key(|victim| victim.body);
    victims
}

/// Adds a victim, or updates what is known about it.
fn note(victims: &mut Vec<Victim>, victim: Victim) {
    match victims.iter_mut().find(|known| known.body == victim.body) {
        Some(known) => {
            known.covered &= victim.covered;
            known.adds |= victim.adds;
            known.twice |= victim.twice;
            known.fear = known.fear.min(victim.fear);
        }
        None => victims.push(victim),
    }
}
