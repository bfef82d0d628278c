//! The field as a side takes it to be at the end of the running round: everyone where its open card leads it. Cards that
//! lie face down are looked at only where they are its own.

use super::{
    fire::{Body, Gun, Post, guns},
    place::share,
    sights, walk,
};
use crate::board::Cell;
use crate::board::hex::Hex;
use crate::data::hexes::persona::Persona;
use crate::force::{Side, UnitIx, squad::Place};
use crate::rules::hexes::{
    choices::View,
    field::Field,
    muster::{Crossing, Goal},
    sequence::Frame,
    sheets::FireCell,
    states::Stance,
};

/// Harm to those who are across or next to it, and the way to the enemy for who is ahead or behind, in hundredths.
const THERE: i64 = 160;
const AHEAD: i64 = 70;
const BEHIND: i64 = 160;

/// A unit on the board as it is taken to be.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Who.
    pub unit: UnitIx,
    /// Where it will stand.
    pub post: Post,
    /// What can happen to it.
    pub body: Body,
    /// Its weapons.
    pub guns: Vec<Gun>,
    /// Whether it can turn on the spot in most of its cells, so that its arcs hardly matter.
    pub turns: bool,
    /// How much of its fire falls to each of those it sees, in hundredths.
    pub share: i64,
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
    pub own: Vec<Seen>,
    /// Units of the other.
    pub foes: Vec<Seen>,
    /// Movement steps of the round that are still to come, from the one that is asked about.
    pub from: u8,
    /// Steps to what has to be crossed from each hex, for those on foot; none without such a goal.
    pub ways: Option<crate::board::hex::HexMap<Option<u16>>>,
}

impl<'w, 'p> Scene<'w, 'p> {
    /// At this moment.
    pub fn new(view: View<'w>, side: Side, persona: &'p Persona) -> Self {
        let from = next_step(view);
        let mut field = view.field.clone();
        sights::prepare(&field);
        let foes: Vec<UnitIx> = view.field.standing(side.other()).map(|(unit, _)| unit).collect();
        let own: Vec<UnitIx> = view.field.standing(side).map(|(unit, _)| unit).collect();
        for unit in &foes {
            let stand = walk::drift(view.field, *unit, from);
            put(&mut field, *unit, stand);
        }
        for unit in own.iter().chain(&foes) {
            reload(&mut field, view, *unit);
        }
        let ways = crossing(&field).map(|crossing| {
            let steps = |hex: Hex| field.table().contains(hex) && !is_deep(&field, hex);
            crate::board::hex::path::flood(field.table(), crossing.zone.iter().copied(), steps)
        });
        let seen = |unit: &UnitIx| see(&field, *unit);
        let own: Vec<Seen> = own.iter().filter_map(seen).collect();
        let mut foes: Vec<Seen> = foes.iter().filter_map(seen).collect();
        for foe in &mut foes {
            foe.share = share(&field, foe, &own);
        }
        Self { view, field, side, persona, own, foes, from, ways }
    }

    /// What the side has to cross to, or to hold.
    pub fn crossing(&self) -> Option<&Crossing> {
        crossing(&self.field)
    }

    /// What harm to an enemy counts, in hundredths: more where it is about to win by being there.
    pub fn wanted(&self, foe: &Seen) -> i64 {
        let crosses = self.crossing().is_some_and(|crossing| crossing.side != self.side);
        let near = self.ways.as_ref().and_then(|ways| ways.get(foe.post.hex).copied().flatten());
        if crosses && !foe.post.flies && near.is_some_and(|steps| steps <= 1) { THERE } else { 100 }
    }

    /// How much a way to the enemy counts, in hundredths: who is behind has to go for it.
    pub fn urge(&self) -> i64 {
        let worth = |seen: &[Seen]| seen.iter().map(|one| one.body.left).sum::<i64>();
        let (own, foes) = (worth(&self.own), worth(&self.foes));
        if own * 10 > foes * 11 {
            AHEAD
        } else if own * 11 < foes * 10 {
            BEHIND
        } else {
            100
        }
    }

    /// Whether the side wins ties in assaults.
    pub fn is_favored(&self) -> bool {
        self.view.turn.favored() == self.side
    }

    /// A unit of the side.
    pub fn of(&self, unit: UnitIx) -> Option<&Seen> {
        self.own.iter().find(|seen| seen.unit == unit)
    }

    /// Enemies on the ground in a hex.
    pub fn foes_at(&self, hex: Hex) -> impl Iterator<Item = &Seen> {
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

fn see(field: &Field, unit: UnitIx) -> Option<Seen> {
    let turns = !field.kind(unit).class.rolls() && !field.unit(unit).hurt.no_turn;
    Some(Seen {
        unit,
        post: Post::of(field, unit)?,
        body: Body::of(field, unit),
        guns: guns(field, unit),
        turns,
        share: 0,
    })
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
