//! What it is worth for a unit to stand somewhere: whom it can fire at, who fires at it, what is fought for.

use super::{
    clash::{Fighter, clash},
    fire::{Gun, Post},
    idea::Gains,
    scene::{Scene, Seen, put},
    sights,
    walk::Stand,
    worth::POINT,
};
use crate::board::hex::{Bearing, Hex};
use crate::data::hexes::persona::Consider;
use crate::force::UnitIx;
use crate::rules::hexes::{
    field::{Field, Group},
    profiles::Arc,
    sheets::FireCell,
    stacking,
};

/// Fire in the gunnery step after the walk, and in the first one of the round after that, in hundredths: enemies move on.
const SOON: i64 = 90;
const LATER: i64 = 60;

/// Enemy fire in both, and an enemy's assault from the next hexes.
const DANGER: i64 = 130;
const RUSHED: i64 = 26;
const NEAR: u16 = 2;

/// A hex of the way to the enemy, and to what has to be crossed, by what a unit is worth, in hundredths.
const A_HEX: i64 = 2;
const TO_CROSS: i64 = 4;
const PRESSED: i64 = 2;
const TO_HOLD: i64 = 1;

/// A weapon that has to be loaded counts so much while it isn't, in hundredths.
const UNLOADED: i64 = 35;

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
    seen: &'s Seen,
    field: Field,
    known: Vec<(Stand, Worth)>,
    /// Hexes that friends go to.
    claims: &'s [(UnitIx, Hex)],
    /// Whether it matters where it looks: it has an arc, or a weaker side.
    looks: bool,
}

impl<'s, 'w, 'p> Places<'s, 'w, 'p> {
    /// For a unit, among friends who go somewhere.
    pub fn new(scene: &'s Scene<'w, 'p>, seen: &'s Seen, claims: &'s [(UnitIx, Hex)]) -> Self {
        let arcs = seen.guns.iter().any(|gun| gun.weapon.arc != Arc::AllRound);
        let sides = seen.body.armor.windows(2).any(|two| two[0] != two[1]);
        let strength = scene.field.kind(seen.unit).assault.is_some_and(|one| one.dice[0] != one.dice[3]);
        let looks = arcs || sides || strength;
        Self { scene, seen, field: scene.field.clone(), known: Vec::new(), claims, looks }
    }

    /// What a stand is worth.
    pub fn at(&mut self, mut stand: Stand) -> Worth {
        if !self.looks && self.scene.foes_at(stand.hex).next().is_none() {
            stand.facing = Bearing::North;
        }
        if let Some((_, worth)) = self.known.iter().find(|(known, _)| *known == stand) {
            return *worth;
        }
        put(&mut self.field, self.seen.unit, stand);
        let worth = Post::of(&self.field, self.seen.unit).map(|post| self.judge(&post)).unwrap_or_default();
        self.known.push((stand, worth));
        worth
    }

    fn judge(&self, post: &Post) -> Worth {
        let mut worth = Worth { danger: self.danger(post), goal: self.goal(post), ..Worth::default() };
        for gun in &self.seen.guns {
            let best = self.best(gun, post, false);
            if gun.weapon.loads {
                worth.loaded += best;
            } else {
                worth.fire += best;
            }
            if best > 0 && gun.weapon.lays.is_none() {
                worth.aim += (self.best(gun, post, true) - best).max(0);
            }
        }
        if !post.flies {
            worth.assault = self.assault(post);
        }
        worth
    }

    /// The best target of a weapon.
    fn best(&self, gun: &Gun, post: &Post, aimed: bool) -> i64 {
        let of = |foe: &Seen| {
            let own = self.scene.foes_at(post.hex).any(|other| other.unit == foe.unit);
            let at = gun.at(&self.field, (post, false), (&foe.body, &foe.post), aimed);
            at.filter(|_| !own).map(|(gain, _)| gain * self.scene.wanted(foe) / 100)
        };
        self.scene.foes.iter().filter_map(of).max().unwrap_or(0)
    }

    /// What the enemy can do to it there.
    fn danger(&self, post: &Post) -> i64 {
        let own = &self.seen.body;
        let mut sum = 0;
        for foe in &self.scene.foes {
            let shot = |gun: &Gun| {
                let (harm, _) = gun.at(&self.field, (&foe.post, foe.turns), (own, post), false)?;
                Some(if gun.ready { harm } else { harm * UNLOADED / 100 })
            };
            let fire: i64 = foe.guns.iter().filter_map(shot).sum();
            sum += fire * foe.share / 100;
            let far = foe.post.hex.distance(post.hex);
            if far > 0 && far <= NEAR && !foe.post.flies && !post.flies && self.field.kind(foe.unit).assault.is_some() {
                sum += self.rush(foe, post) * RUSHED / 100;
            }
        }
        sum
    }

    /// What an assault of an enemy on it would come to.
    fn rush(&self, foe: &Seen, post: &Post) -> i64 {
        let groups = post.hex.sector_of(foe.post.hex).bearings().map(|bearing| Group::of(post.facing, bearing));
        let group = groups.min().unwrap_or(Group::Front);
        let (one, other) = (Fighter { body: &foe.body, group: Group::Front }, Fighter { body: &self.seen.body, group });
        let found = clash(&self.field, one, other, !self.scene.is_favored());
        (found.gain - found.loss / 2).max(0)
    }

    /// What its own assault comes to, if an enemy is in the hex.
    fn assault(&self, post: &Post) -> i64 {
        let against = |foe: &Seen| {
            let group = Group::of(foe.post.facing, post.facing.opposite());
            let (one, other) =
                (Fighter { body: &self.seen.body, group: Group::Front }, Fighter { body: &foe.body, group });
            let found = clash(&self.field, one, other, self.scene.is_favored());
            found.gain * self.scene.wanted(foe) / 100 - found.loss
        };
        let all: Vec<i64> = self.scene.foes_at(post.hex).map(against).collect();
        all.iter().sum::<i64>()
    }

    /// How near it is to what is fought for, with room among friends.
    fn goal(&self, post: &Post) -> i64 {
        let (scene, own) = (self.scene, self.seen.body.left);
        let reach =
            self.seen.guns.iter().filter(|gun| gun.weapon.lays.is_none()).map(|gun| u16::from(gun.weapon.range));
        let reach = reach.max().unwrap_or(3);
        let far = scene.foes.iter().map(|foe| foe.post.hex.distance(post.hex)).min().unwrap_or(0);
        let mut goal = -i64::from(far.saturating_sub(reach)) * own * A_HEX / 100 * scene.urge() / 100;
        goal -= i64::from(far) * own / 400;
        if let (Some(crossing), Some(ways)) = (scene.crossing(), &scene.ways) {
            let steps = ways.get(post.hex).copied().flatten().map_or(20, i64::from);
            if crossing.side == scene.side && !post.flies {
                let round = i64::from(scene.view.turn.round);
                goal -= steps * own * (TO_CROSS + PRESSED * round) / 100;
            } else if crossing.side != scene.side {
                goal -= steps * own * TO_HOLD / 100;
            }
        }
        let mut there: Vec<UnitIx> = self
            .claims
            .iter()
            .filter(|(unit, hex)| *hex == post.hex && *unit != self.seen.unit)
            .map(|one| one.0)
            .collect();
        if !there.is_empty() {
            there.push(self.seen.unit);
            goal += if stacking::fits(&self.field, &there) { 0 } else { CROWDED };
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
pub fn share(field: &Field, foe: &Seen, own: &[Seen]) -> i64 {
    const SHARES: [i64; 6] = [100, 62, 48, 40, 34, 30];
    let reach = foe.guns.iter().map(|gun| u16::from(gun.weapon.range)).max().unwrap_or(0);
    let seen = own.iter().filter(|one| {
        let (from, to) = (foe.post.hex, one.post.hex);
        from.distance(to) <= reach && sights::sees(field, from, to, foe.post.flies || one.post.flies)
    });
    let share = SHARES[seen.count().saturating_sub(1).min(SHARES.len() - 1)];
    if field.is_shaken(foe.unit) { share / 2 } else { share }
}
