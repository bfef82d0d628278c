//! What a unit could do from a hex and suffer there: whatever is the same for all fronts and speeds is found out once.

use super::{
    fire::{self, Sectors, sectors},
    place::{UNLOADED, Worth},
    scene::{Scene, Seen},
    walk::Stand,
};
use crate::board::hex::Hex;
use crate::rules::hexes::{field::Group, shooting::Band, speed::Speed};
use std::ops::Range;

/// An enemy's assault from the next hexes, in hundredths, and how near those are.
const RUSHED: i64 = 26;
const NEAR: u16 = 2;

/// A shot of a weapon at an enemy.
struct Shot {
    /// The weapon, by its place among those of the unit.
    gun: usize,
    line: fire::Line,
    /// What the target adds to rolls against it.
    against: i8,
    /// What each hit does, the most that all of them do, and what that counts, in hundredths.
    each: i64,
    most: i64,
    wanted: i64,
}

/// A shot of an enemy at the unit.
struct Threat {
    foe: usize,
    /// The weapon, by its place among those of the enemy.
    gun: usize,
    /// What a die must show, but for what the unit adds.
    need: i8,
    band: Band,
    /// Where it comes from, as the unit sees it.
    from: Sectors,
}

/// An enemy that could come into the hex.
struct Rush {
    foe: usize,
    from: Sectors,
}

/// What a hex offers and threatens.
pub struct Vantage {
    shots: Range<usize>,
    threats: Range<usize>,
    rushes: Range<usize>,
    /// What the unit adds to rolls against it there, by its speed.
    against: [Option<i8>; Speed::ALL.len()],
}

/// All that a unit has found out about hexes.
#[derive(Default)]
pub struct Lookout {
    shots: Vec<Shot>,
    threats: Vec<Threat>,
    rushes: Vec<Rush>,
}

impl Lookout {
    /// What a hex offers and threatens.
    pub fn survey(&mut self, scene: &Scene, seen: &Seen, hex: Hex) -> Vantage {
        let from = [self.shots.len(), self.threats.len(), self.rushes.len()];
        for (place, foe) in scene.foes.iter().enumerate() {
            if foe.post.flies || foe.post.hex != hex {
                self.aim(scene, seen, foe, hex);
            }
            self.fear(scene, seen, (place, foe), hex);
        }
        self.shots[from[0]..].sort_by_key(|shot| shot.gun);
        let to = [self.shots.len(), self.threats.len(), self.rushes.len()];
        let range = |kind: usize| from[kind]..to[kind];
        Vantage { shots: range(0), threats: range(1), rushes: range(2), against: [None; Speed::ALL.len()] }
    }

    /// Its shots at an enemy.
    fn aim(&mut self, scene: &Scene, seen: &Seen, foe: &Seen, hex: Hex) {
        let in_the_air = seen.post.flies || foe.post.flies;
        let from = sectors(foe.post.hex, hex);
        let struck = foe.body.struck(foe.post.facing, from);
        for (gun, weapon) in seen.guns.iter().enumerate() {
            let Some(line) = weapon.line(&scene.field, &scene.sights, (hex, foe.post.hex), in_the_air) else {
                continue;
            };
            let each = scene.deals[0].each((&scene.field, &scene.odds), weapon, foe, (line.band, struck));
            if each > 0 {
                let most = if weapon.weapon.lays.is_some() { i64::MAX } else { foe.body.most() };
                self.shots.push(Shot { gun, line, against: foe.post.against, each, most, wanted: foe.wanted });
            }
        }
    }

    /// What an enemy can do to it.
    fn fear(&mut self, scene: &Scene, seen: &Seen, (place, foe): (usize, &Seen), hex: Hex) {
        let in_the_air = seen.post.flies || foe.post.flies;
        let facing = (!foe.turns).then_some(foe.post.facing);
        let from = sectors(hex, foe.post.hex);
        let to_hit = &scene.field.numbers().to_hit;
        for (gun, weapon) in foe.guns.iter().enumerate() {
            let line = weapon.line(&scene.field, &scene.sights, (foe.post.hex, hex), in_the_air);
            let need = line.and_then(|line| Some((line.band, weapon.need(to_hit, line, facing)? - foe.post.own)));
            self.threats.extend(need.map(|(band, need)| Threat { foe: place, gun, need, band, from }));
        }
        let far = foe.post.hex.distance(hex);
        if far > 0 && far <= NEAR && !in_the_air && scene.field.kind(foe.unit).assault.is_some() {
            self.rushes.push(Rush { foe: place, from });
        }
    }

    /// What a stand in a hex is worth, but for the goal.
    pub fn judge(&self, scene: &Scene, seen: &Seen, vantage: &mut Vantage, stand: Stand) -> Worth {
        let against = &mut vantage.against[stand.speed as usize];
        let against = *against.get_or_insert_with(|| fire::against(&scene.field, seen.unit, stand.hex, stand.speed));
        let mut worth = Worth { danger: self.danger(scene, seen, vantage, (stand, against)), ..Worth::default() };
        self.fire(scene, seen, vantage, stand, &mut worth);
        if !seen.post.flies {
            worth.assault = assault(scene, seen, stand);
        }
        worth
    }

    /// The best shot of each weapon.
    fn fire(&self, scene: &Scene, seen: &Seen, vantage: &Vantage, stand: Stand, worth: &mut Worth) {
        let (to_hit, own) = (&scene.field.numbers().to_hit, fire::own(&scene.field, stand.hex, stand.speed));
        for shots in self.shots[vantage.shots.clone()].chunk_by(|one, other| one.gun == other.gun) {
            let gun = &seen.guns[shots[0].gun];
            let (mut best, mut aimed) = (0, 0);
            for shot in shots {
                let Some(need) = gun.need(to_hit, shot.line, Some(stand.facing)) else { continue };
                let need = need - own - shot.against;
                let gain = |need: i8| gun.volley(&scene.odds, need, shot.each).min(shot.most) * shot.wanted / 100;
                best = best.max(gain(need));
                aimed = aimed.max(gain(need - to_hit.aim));
            }
            if gun.weapon.loads {
                worth.loaded += best;
            } else {
                worth.fire += best;
            }
            if best > 0 && gun.weapon.lays.is_none() {
                worth.aim += (aimed - best).max(0);
            }
        }
    }

    /// What the enemy can do to it there.
    fn danger(&self, scene: &Scene, seen: &Seen, vantage: &Vantage, (stand, against): (Stand, i8)) -> i64 {
        let mut sum = 0;
        for threats in self.threats[vantage.threats.clone()].chunk_by(|one, other| one.foe == other.foe) {
            let foe = &scene.foes[threats[0].foe];
            let struck = seen.body.struck(stand.facing, threats[0].from);
            let harm = |threat: &Threat| {
                let gun = &foe.guns[threat.gun];
                let each = scene.deals[1].each((&scene.field, &scene.odds), gun, seen, (threat.band, struck));
                let all = gun.volley(&scene.odds, threat.need - against, each);
                let harm = if gun.weapon.lays.is_some() { all } else { all.min(seen.body.most()) };
                if gun.ready { harm } else { harm * UNLOADED / 100 }
            };
            sum += threats.iter().map(harm).sum::<i64>() * foe.share / 100;
        }
        for rush in &self.rushes[vantage.rushes.clone()] {
            let struck = weakest(stand, rush.from);
            let found = scene.clash(seen, &scene.foes[rush.foe], false, struck);
            sum += (found.gain - found.loss / 2).max(0) * RUSHED / 100;
        }
        sum
    }
}

/// The side of those that an assault comes upon that is nearest to the front.
fn weakest(stand: Stand, from: Sectors) -> Group {
    let groups = fire::bearings(from).map(|bearing| Group::of(stand.facing, bearing));
    groups.min().unwrap_or(Group::Front)
}

/// What its own assault comes to, if an enemy is in the hex.
fn assault(scene: &Scene, seen: &Seen, stand: Stand) -> i64 {
    let against = |foe: &Seen| {
        let struck = Group::of(foe.post.facing, stand.facing.opposite());
        let found = scene.clash(seen, foe, true, struck);
        found.gain * foe.wanted / 100 - found.loss
    };
    scene.foes_at(stand.hex).map(against).sum()
}
