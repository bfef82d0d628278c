//! The field as a side takes it to be at the end of the running round: everyone where its open card leads it. Cards that
//! lie face down are looked at only where they are its own.

use super::{
    clash::{Clash, Fighter, clash},
    deals::Deals,
    fire::{Body, Gun, Post, guns},
    odds::Odds,
    place::share,
    sights::Sights,
    walk,
};
use crate::board::Cell;
use crate::board::hex::{Hex, HexMap, path};
use crate::data::hexes::persona::Persona;
use crate::force::{Side, UnitIx, squad::Place};
use crate::rules::hexes::{
    choices::View,
    field::{Field, Group},
    muster::{Crossing, Goal},
    sequence::Frame,
    sheets::FireCell,
    states::Stance,
};
use std::{cell, rc::Rc};

/// Harm to those who are across or next to it, and the way to the enemy for who is ahead or behind, in hundredths.
const THERE: i64 = 160;
const AHEAD: i64 = 70;
const BEHIND: i64 = 160;

/// The range that a unit is taken to have that has no weapon to fire.
const REACH: u16 = 3;

/// A unit on the board as it is taken to be.
#[derive(Clone, Debug)]
pub struct Seen<'w> {
    /// The unit.
    pub unit: UnitIx,
    /// Its place among those of its side.
    pub number: usize,
    /// Where it will stand.
    pub post: Post,
    /// What can happen to it.
    pub body: Body,
    /// Its weapons.
    pub guns: Vec<Gun<'w>>,
    /// How far it fires.
    pub reach: u16,
    /// Whether it can turn on the spot in most of its cells, so that its arcs hardly matter.
    pub turns: bool,
    /// How much of its fire falls to each of those it sees, in hundredths.
    pub share: i64,
    /// What harm to it counts, in hundredths: more where it is about to win by being there.
    pub wanted: i64,
}

/// The field as a side takes it to be.
pub struct Scene<'w, 'p> {
    /// The battle.
    pub view: View<'w>,
    /// Everyone where its card leads it.
    pub field: Field,
    /// The side.
    pub side: Side,
    /// Who plays.
    pub persona: &'p Persona,
    /// Units of the side.
    pub own: Vec<Seen<'w>>,
    /// Units of the other.
    pub foes: Vec<Seen<'w>>,
    /// Movement steps of the round that are still to come, from the one that is asked about.
    pub from: u8,
    /// Steps to what has to be crossed from each hex, for those on foot; none without such a goal.
    pub ways: Option<HexMap<Option<u16>>>,
    /// How much a way to the enemy counts, in hundredths: who is behind has to go for it.
    pub urge: i64,
    /// Which hexes see each other.
    pub sights: Rc<Sights>,
    /// Odds of shots.
    pub odds: Odds,
    /// What hits do: those of the side, and of the other.
    pub deals: [Deals; 2],
    clashes: Vec<cell::Cell<Option<Clash>>>,
}

/// Groups of sectors around a unit.
const GROUPS: usize = 4;

impl<'w, 'p> Scene<'w, 'p> {
    /// At this moment.
    pub fn new(view: View<'w>, side: Side, persona: &'p Persona) -> Self {
        let from = next_step(view);
        let mut field = view.field.clone();
        let sights = Sights::of(&field);
        let foes: Vec<UnitIx> = view.field.standing(side.other()).map(|(unit, _)| unit).collect();
        let own: Vec<UnitIx> = view.field.standing(side).map(|(unit, _)| unit).collect();
        for unit in &foes {
            let stand = walk::drift(view.field, *unit, from);
            put(&mut field, *unit, stand);
        }
        for unit in own.iter().chain(&foes) {
            reload(&mut field, view, *unit);
        }
        let ways = crossing(view.field).map(|crossing| {
            let steps = |hex: Hex| field.table().contains(hex) && !is_deep(&field, hex);
            path::flood(field.table(), crossing.zone.iter().copied(), steps)
        });
        let own = see(view, &field, &own);
        let mut foes = see(view, &field, &foes);
        let holds = crossing(view.field).is_some_and(|crossing| crossing.side != side);
        for foe in &mut foes {
            foe.share = share(&field, &sights, foe, &own);
            let near = ways.as_ref().and_then(|ways| ways.get(foe.post.hex).copied().flatten());
            if holds && !foe.post.flies && near.is_some_and(|steps| steps <= 1) {
                foe.wanted = THERE;
            }
        }
        let (odds, urge) = (Odds::of(field.numbers()), urge(&own, &foes));
        let deals = [Deals::new(&own, &foes), Deals::new(&foes, &own)];
        let clashes = vec![cell::Cell::new(None); 2 * own.len() * foes.len() * GROUPS];
        Self { view, field, side, persona, own, foes, from, ways, urge, sights, odds, deals, clashes }
    }

    /// What the side has to cross to, or to hold.
    pub fn crossing(&self) -> Option<&Crossing> {
        crossing(self.view.field)
    }

    /// What an assault comes to in which one of the side and an enemy meet, one of which attacks with its front the other's
    /// side.
    pub fn clash(&self, own: &Seen, foe: &Seen, attacks: bool, struck: Group) -> Clash {
        let pair = (usize::from(attacks) * self.own.len() + own.number) * self.foes.len() + foe.number;
        let kept = &self.clashes[pair * GROUPS + struck.at()];
        let fresh = || {
            let (attacker, other) = if attacks { (own, foe) } else { (foe, own) };
            let front = Fighter { body: &attacker.body, group: Group::Front };
            let struck = Fighter { body: &other.body, group: struck };
            clash(&self.field, &self.odds, [front, struck], self.is_favored() == attacks)
        };
        let found = kept.get().unwrap_or_else(fresh);
        kept.set(Some(found));
        found
    }

    /// Whether the side wins ties in assaults.
    pub fn is_favored(&self) -> bool {
        self.view.turn.favored() == self.side
    }

    /// A unit of the side.
    pub fn of(&self, unit: UnitIx) -> Option<&Seen<'w>> {
        self.own.iter().find(|seen| seen.unit == unit)
    }

    /// Enemies on the ground in a hex.
    pub fn foes_at(&self, hex: Hex) -> impl Iterator<Item = &Seen<'w>> {
        self.foes.iter().filter(move |foe| foe.post.hex == hex && !foe.post.flies)
    }
}

fn crossing(field: &Field) -> Option<&Crossing> {
    match &field.setting.scenario.goal {
        Goal::Cross(crossing) => Some(crossing),
        Goal::Entrenched => None,
    }
}

fn is_deep(field: &Field, hex: Hex) -> bool {
    matches!(field.terrain(hex).entry, crate::rules::hexes::profiles::Entry::Deep)
}

/// Units of a side as they are taken to be.
fn see<'w>(view: View<'w>, field: &Field, units: &[UnitIx]) -> Vec<Seen<'w>> {
    let mut all: Vec<Seen> = Vec::with_capacity(units.len());
    let mut weapons = 0;
    for unit in units.iter().copied() {
        let Some(post) = Post::of(field, unit) else { continue };
        let guns = guns(field, view.field.make(unit), unit, weapons);
        weapons += guns.len();
        let fired = guns.iter().filter(|gun| gun.weapon.lays.is_none());
        let reach = fired.map(|gun| u16::from(gun.weapon.range)).max().unwrap_or(REACH);
        let turns = !field.kind(unit).class.rolls() && !field.unit(unit).hurt.no_turn;
        let (number, body) = (all.len(), Body::of(field, unit));
        all.push(Seen { unit, number, post, body, guns, reach, turns, share: 0, wanted: 100 });
    }
    all
}

/// How much a way to the enemy counts, in hundredths.
fn urge(own: &[Seen], foes: &[Seen]) -> i64 {
    let worth = |seen: &[Seen]| seen.iter().map(|one| one.body.left).sum::<i64>();
    let (own, foes) = (worth(own), worth(foes));
    if own * 10 > foes * 11 {
        AHEAD
    } else if own * 11 < foes * 10 {
        BEHIND
    } else {
        100
    }
}

/// Puts a unit somewhere in a field that is only thought of.
pub fn put(field: &mut Field, unit: UnitIx, stand: walk::Stand) {
    let state = &mut field.units[unit.at()];
    state.place = Place::On(Cell::from(stand.hex));
    state.stance = Stance { facing: stand.facing, speed: stand.speed };
}

/// What is loaded at the end of the round, by the cells that are still to come.
fn reload(field: &mut Field, view: View, unit: UnitIx) {
    let steps = match view.clock.top() {
        Frame::Gunnery(gunnery) if gunnery.step == 2 => 2..=2,
        _ if view.turn.step > 2 => 2..=2,
        _ => 1..=2,
    };
    for step in steps {
        match crate::rules::hexes::cards::fire(field, unit, step) {
            FireCell::Load => field.units[unit.at()].arms.loaded.fill(true),
            FireCell::Fire => {
                let loads = field.make(unit).weapons.iter().map(|weapon| weapon.loads).collect::<Vec<bool>>();
                for (place, _) in loads.into_iter().enumerate().filter(|(_, loads)| *loads) {
                    field.units[unit.at()].arms.loaded[place] = false;
                }
            }
            FireCell::Aim | FireCell::Nothing => {}
        }
    }
}

/// The movement step that is asked about, or the next one; 4 if none is left.
fn next_step(view: View) -> u8 {
    if let Frame::Movement(movement) = view.clock.top() {
        return movement.step;
    }
    match view.turn.step {
        0..=4 => 1,
        5..=11 => 2,
        12..=18 => 3,
        _ => 4,
    }
}
