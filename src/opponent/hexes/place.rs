//! What it is worth for a unit to stand somewhere: whom it can fire at, who fires at it, what is fought for.

use super::{
    idea::Gains,
    scene::{Scene, Seen},
    sights::Sights,
    vantage::{Lookout, Vantage},
    walk::Stand,
    worth::POINT,
};
use crate::board::hex::{Bearing, Hex};
use crate::data::hexes::persona::Consider;
use crate::force::UnitIx;
use crate::rules::hexes::{field::Field, profiles::Arc, sheets::FireCell, speed::Speed, stacking};

/// Fire in the gunnery step after the walk, and in the first one of the round after that, in hundredths: enemies move on.
const SOON: i64 = 90;
const LATER: i64 = 60;

/// Enemy fire in both, in hundredths.
const DANGER: i64 = 130;

/// A hex of the way to the enemy, and to what has to be crossed, by what a unit is worth, in hundredths.
const A_HEX: i64 = 2;
const TO_CROSS: i64 = 4;
const PRESSED: i64 = 2;
const TO_HOLD: i64 = 1;

/// A weapon that has to be loaded counts so much while it isn't, in hundredths.
pub const UNLOADED: i64 = 35;

/// No room among friends.
const CROWDED: i64 = -9 * POINT;

/// What a unit can do and has to suffer from a stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// Its fire in one Fire cell, without what has to be loaded.
    pub fire: i64,
    /// What its loaded weapons add.
    pub loaded: i64,
    /// What an aim adds.
    pub aim: i64,
    /// The enemy's fire.
    pub danger: i64,
    /// What an assault comes to, if the stand is an enemy's hex.
    pub assault: i64,
    /// How near it is to what is fought for.
    pub goal: i64,
}

impl Worth {
    /// Fire in a cell, with loaded weapons or without.
    pub fn volley(&self, loaded: bool) -> i64 {
        self.fire + if loaded { self.loaded } else { self.loaded * UNLOADED / 100 }
    }
}

/// A unit that looks about for places.
pub struct Places<'s, 'w, 'p> {
    scene: &'s Scene<'w, 'p>,
    seen: &'s Seen<'w>,
    /// Hexes that friends go to.
    claims: &'s [(UnitIx, Hex)],
    /// Whether it matters where it looks: it has an arc, or a weaker side.
    looks: bool,
    /// What it can do and suffers from hexes.
    lookout: Lookout,
    /// Where its hexes and stands are in what is known of them, from 1; 0 for what isn't known.
    hexes: Vec<u16>,
    stands: Vec<u16>,
    grounds: Vec<(Vantage, i64)>,
    worths: Vec<Worth>,
}

impl<'s, 'w, 'p> Places<'s, 'w, 'p> {
    /// For a unit, among friends who go somewhere.
    pub fn new(scene: &'s Scene<'w, 'p>, seen: &'s Seen<'w>, claims: &'s [(UnitIx, Hex)]) -> Self {
        let arcs = seen.guns.iter().any(|gun| gun.weapon.arc != Arc::AllRound);
        let sides = seen.body.armor.windows(2).any(|two| two[0] != two[1]);
        let strength = scene.field.kind(seen.unit).assault.is_some_and(|one| one.dice[0] != one.dice[3]);
        let (looks, count) = (arcs || sides || strength, scene.field.table().places());
        let (hexes, stands) = (vec![0; count], vec![0; count * Bearing::ALL.len() * Speed::ALL.len()]);
        let (lookout, grounds, worths) = (Lookout::default(), Vec::new(), Vec::new());
        Self { scene, seen, claims, looks, lookout, hexes, stands, grounds, worths }
    }

    /// What a stand is worth.
    pub fn at(&mut self, mut stand: Stand) -> Worth {
        if !self.looks && self.scene.foes_at(stand.hex).next().is_none() {
            stand.facing = Bearing::North;
        }
        let hex = self.scene.field.table().place(stand.hex);
        let place = (hex * Bearing::ALL.len() + stand.facing as usize) * Speed::ALL.len() + stand.speed as usize;
        if let Some(known) = self.stands[place].checked_sub(1) {
            return self.worths[usize::from(known)];
        }
        if self.hexes[hex] == 0 {
            let vantage = self.lookout.survey(self.scene, self.seen, stand.hex);
            self.grounds.push((vantage, self.goal(stand.hex)));
            self.hexes[hex] = self.grounds.len() as u16;
        }
        let (vantage, goal) = &mut self.grounds[usize::from(self.hexes[hex]) - 1];
        let worth = Worth { goal: *goal, ..self.lookout.judge(self.scene, self.seen, vantage, stand) };
        self.worths.push(worth);
        self.stands[place] = self.worths.len() as u16;
        worth
    }

    /// How near it is to what is fought for, with room among friends.
    fn goal(&self, hex: Hex) -> i64 {
        let (scene, own) = (self.scene, self.seen.body.left);
        let far = scene.foes.iter().map(|foe| foe.post.hex.distance(hex)).min().unwrap_or(0);
        let mut goal = -i64::from(far.saturating_sub(self.seen.reach)) * own * A_HEX / 100 * scene.urge / 100;
        goal -= i64::from(far) * own / 400;
        if let (Some(crossing), Some(ways)) = (scene.crossing(), &scene.ways) {
            let steps = ways.get(hex).copied().flatten().map_or(20, i64::from);
            if crossing.side == scene.side && !self.seen.post.flies {
                let round = i64::from(scene.view.turn.round);
                goal -= steps * own * (TO_CROSS + PRESSED * round) / 100;
            } else if crossing.side != scene.side {
                goal -= steps * own * TO_HOLD / 100;
            }
        }
        let others = self.claims.iter().filter(|(unit, claimed)| *claimed == hex && *unit != self.seen.unit);
        let mut there: Vec<UnitIx> = others.map(|one| one.0).collect();
        if !there.is_empty() {
            there.push(self.seen.unit);
            goal += if stacking::fits(&scene.field, &there) { 0 } else { CROWDED };
        }
        goal
    }
}

/// What fire cells make of two stands: where the round begins, and where the walk ends.
pub fn gains(start: &Worth, end: &Worth, cells: [FireCell; 2], mut loaded: bool) -> Gains {
    let mut gains = Gains::default();
    if cells[0] == FireCell::Fire {
        gains = gains.and(Consider::Harm, start.volley(loaded));
    }
    loaded = match cells[0] {
        FireCell::Fire => false,
        FireCell::Load => true,
        FireCell::Aim | FireCell::Nothing => loaded,
    };
    if cells[1] == FireCell::Fire {
        gains = gains.and(Consider::Harm, end.volley(loaded) * SOON / 100);
        let aim = if cells[0] == FireCell::Aim { end.aim } else { 0 };
        gains = gains.and(Consider::Aim, aim * SOON / 100);
    }
    let loaded = cells[1] == FireCell::Load || loaded && cells[1] != FireCell::Fire;
    stays(end, gains.and(Consider::Harm, end.volley(loaded) * LATER / 100))
}

/// What comes of a stand beside the fire from it.
pub fn stays(end: &Worth, gains: Gains) -> Gains {
    let gains = gains.and(Consider::Danger, -end.danger * DANGER / 100);
    gains.and(Consider::Assault, end.assault).and(Consider::Goal, end.goal)
}

/// How much of an enemy's fire falls to each of those it sees, in hundredths.
pub fn share(field: &Field, sights: &Sights, foe: &Seen, own: &[Seen]) -> i64 {
    const SHARES: [i64; 6] = [100, 62, 48, 40, 34, 30];
    let reach = foe.guns.iter().map(|gun| u16::from(gun.weapon.range)).max().unwrap_or(0);
    let seen = own.iter().filter(|one| {
        let (from, to) = (foe.post.hex, one.post.hex);
        from.distance(to) <= reach && sights.sees(field, from, to, foe.post.flies || one.post.flies)
    });
    let share = SHARES[seen.count().saturating_sub(1).min(SHARES.len() - 1)];
    if field.is_shaken(foe.unit) { share / 2 } else { share }
}
