//! The cards of the next round: for each unit those that make most of where its open card leads it. Whole plans for other
//! tempers are ideas beside it, to be played out.

use super::{
    idea::Gains,
    place::{self, Places, Worth},
    scene::{Scene, Seen},
    tempers::{self, Second},
    walk::{self, Stand},
};
use crate::board::hex::Hex;
use crate::data::{
    hexes::persona::{Consider, Persona},
    persona::Budget,
};
use crate::force::UnitIx;
use crate::opponent::{
    book::Thinker,
    idea::{Idea, Plan},
};
use crate::rules::hexes::{
    Hexes, Order, cards,
    planning::{self, units},
    sheets::{FireCell, MoveCell},
    states::Card,
};

/// Who weighs no more candidates than this doesn't look beyond the running round when it goes.
const FEW: usize = 2;

/// Pairs of cards that a unit might be given instead.
const INSTEAD: usize = 2;

/// Where a unit may be when the next round begins, with what it is worth to be there.
struct Starts {
    stands: Vec<Stand>,
    best: Stand,
    loaded: bool,
}

/// A pair of cards, where it leads, and its gains.
#[derive(Clone, Copy, Debug)]
struct Offer {
    card: Card,
    end: Hex,
    gains: Gains,
}

/// Whole plans, the best first.
pub fn think(thinker: Thinker<Hexes>) -> Option<Plan<Hexes>> {
    let Thinker { view, side, persona, budget, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    let first = scene.own.first()?;
    let unit = view.field.unit(first.unit).id;
    let all: Vec<(UnitIx, Vec<Offer>)> = units(view.field, side)
        .map(|unit| (unit, scene.of(unit).map(|seen| offers(&scene, seen, budget)).unwrap_or_default()))
        .collect();
    let all_of = |temper: &Persona| whole(&scene, &all, temper);
    let own = all_of(persona);
    let mut plans = vec![own.clone()];
    if budget.plans > 1 {
        plans.extend(tempers::others(persona).iter().map(all_of));
        plans.extend(tempers::nearest(seconds(&scene, &all, &own)).map(|second| {
            let mut other = own.clone();
            other[second.place] = second.what;
            other
        }));
    }
    let mut ideas = tempers::distinct(plans.iter().map(|plan| idea(&scene, plan)));
    ideas.sort_by_key(|idea| -idea.score);
    Some(Plan { unit, role: None, ideas })
}

/// The cards of a unit in a plan, and their gains.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    unit: UnitIx,
    card: Card,
    gains: Gains,
}

/// The best cards of each unit by a temper, one after the other: no two plan for a hex in which there is no room for both.
fn whole(scene: &Scene, all: &[(UnitIx, Vec<Offer>)], temper: &Persona) -> Vec<Chosen> {
    let field = scene.view.field;
    let mut claims: Vec<(UnitIx, Hex)> = Vec::new();
    let mut chosen = Vec::with_capacity(all.len());
    for (unit, offers) in all {
        let room = |offer: &&Offer| {
            let mut there: Vec<UnitIx> =
                claims.iter().filter(|(_, hex)| *hex == offer.end).map(|(unit, _)| *unit).collect();
            there.push(*unit);
            crate::rules::hexes::stacking::fits(field, &there)
        };
        // The first of equals.
        let best = offers.iter().filter(room).rev().max_by_key(|offer| offer.gains.score(temper));
        chosen.push(match best.or_else(|| offers.first()) {
            Some(offer) => {
                claims.push((*unit, offer.end));
                Chosen { unit: *unit, card: offer.card, gains: offer.gains }
            }
            None => Chosen { unit: *unit, card: planning::offers(field, *unit)[0], gains: Gains::default() },
        });
    }
    chosen
}

/// The next best cards of each unit.
fn seconds(scene: &Scene, all: &[(UnitIx, Vec<Offer>)], own: &[Chosen]) -> Vec<Second<Chosen>> {
    let mut seconds = Vec::new();
    for (place, ((_, offers), first)) in all.iter().zip(own).enumerate() {
        let score = first.gains.score(scene.persona);
        let other = |offer: &Offer| {
            let lost = score - offer.gains.score(scene.persona);
            Second { place, what: Chosen { card: offer.card, gains: offer.gains, ..*first }, lost }
        };
        let mut others: Vec<Second<Chosen>> =
            offers.iter().filter(|offer| offer.card != first.card).map(other).collect();
        others.sort_by_key(|second| second.lost);
        seconds.extend(others.into_iter().take(INSTEAD));
    }
    seconds
}

fn idea(scene: &Scene, plan: &[Chosen]) -> Idea<Hexes> {
    let written = plan.iter().map(|one| planning::written(scene.view.field, one.unit, one.card)).collect();
    let sum = plan.iter().fold(Gains::default(), |sum, one| sum.with(&one.gains));
    sum.idea(scene.persona, Order::Plan(written))
}

/// All pairs of cards for the speed expected, with where each leads.
fn offers(scene: &Scene, seen: &Seen, budget: Budget) -> Vec<Offer> {
    let (field, unit) = (&scene.field, seen.unit);
    let make = field.make(unit);
    let mut places = Places::new(scene, seen, &[]);
    let Some(starts) = starts(scene, seen, &mut places, budget) else { return Vec::new() };
    let mut offers: Vec<Offer> = Vec::new();
    for (movement, card) in (0..).zip(&make.moves) {
        let stands: Vec<Stand> = starts.stands.iter().filter(|stand| stand.speed == card.speed).copied().collect();
        if stands.is_empty() {
            continue;
        }
        let cells: Vec<(u8, &MoveCell)> = (1..=3).map(|number| (number, card.cells.cell(number))).collect();
        let begin = places.at(starts.best);
        let ends: Vec<(Stand, Worth)> =
            walk::after(scene, unit, &cells, &stands).into_iter().map(|end| (end, places.at(end))).collect();
        for (fire, cells) in (0..).zip(&make.fires) {
            let gains = |(end, worth): &(Stand, Worth)| {
                let cells: [FireCell; 2] = [cells.cell(1, card.speed), cells.cell(2, end.speed)];
                (end.hex, place::gains(&begin, worth, cells, starts.loaded))
            };
            let best = ends.iter().map(gains).max_by_key(|(_, gains)| gains.score(scene.persona));
            offers.extend(best.map(|(end, gains)| Offer { card: Card { movement, fire }, end, gains }));
        }
    }
    offers
}

/// Where its open card leads a unit: the best stand that it can come to, and the facings that it can have there.
fn starts(scene: &Scene, seen: &Seen, places: &mut Places, budget: Budget) -> Option<Starts> {
    let (field, unit) = (scene.view.field, seen.unit);
    let here = Stand { speed: cards::speed(field, unit), ..Stand::of(field, unit)? };
    let cells: Vec<(u8, &MoveCell)> =
        (scene.from..=3).map(|number| (number, cards::movement(field, unit, number))).collect();
    let stands = walk::after(scene, unit, &cells, &[here]);
    let fire = cards::fire(field, unit, 2) == FireCell::Fire;
    let worth = |places: &mut Places, stand: &Stand| {
        let worth = places.at(*stand);
        let now = if fire { worth.volley(true) } else { 0 };
        let gains = Gains::default().and(Consider::Harm, now + worth.volley(true));
        place::stays(&worth, gains).score(scene.persona)
    };
    let best = *stands.iter().max_by_key(|stand| worth(places, stand))?;
    let near = |stand: &&Stand| budget.thorough || stand.hex == best.hex;
    let stands = stands.iter().filter(near).copied().collect();
    let loaded = scene.field.unit(unit).arms.loaded[0];
    Some(Starts { stands, best, loaded })
}

/// What the rest of its open card makes of a stand in this round, and its own card for the next one.
pub fn onward(
    scene: &Scene,
    seen: &Seen,
    places: &mut Places,
    (number, stand): (u8, Stand),
    budget: Budget,
) -> (Gains, i32) {
    let (field, unit) = (scene.view.field, seen.unit);
    let make = field.make(unit);
    let cells: Vec<(u8, &MoveCell)> =
        (number + 1..=3).map(|number| (number, cards::movement(field, unit, number))).collect();
    let ends = walk::after(scene, unit, &cells, &[stand]);
    let orders = field.unit(unit).orders;
    let next = orders.next;
    let fires = |speed| {
        let shaken = field.is_shaken(unit);
        let now = orders.now.filter(|_| !shaken).map(|card| &make.fires[usize::from(card.fire)]);
        now.is_some_and(|card| card.cell(2, speed) == FireCell::Fire)
    };
    let loaded = field.unit(unit).arms.loaded[0];
    let of = |end: &Stand| {
        let worth = places.at(*end);
        let mut gains = Gains::default();
        if fires(end.speed) {
            gains = gains.and(Consider::Harm, worth.volley(loaded));
        }
        // The first gunnery step of the next round comes before its moves.
        let first = next.map(|card| make.fires[usize::from(card.fire)].cell(1, end.speed));
        if first.is_none_or(|cell| cell == FireCell::Fire) {
            gains = gains.and(Consider::Harm, worth.volley(loaded));
        }
        let onward = next
            .filter(|_| budget.candidates > FEW)
            .map(|card| &make.moves[usize::from(card.movement)])
            .filter(|card| card.speed == end.speed);
        let goes_on = onward.map(|card| {
            let cells: Vec<(u8, &MoveCell)> = (1..=3).map(|number| (number, card.cells.cell(number))).collect();
            walk::after(scene, unit, &cells, &[*end])
        });
        let gains = place::stays(&worth, gains);
        let later = goes_on.into_iter().flatten().map(|end| {
            let worth = places.at(end);
            let gains = Gains::default().and(Consider::Harm, worth.volley(loaded));
            place::stays(&worth, gains).score(scene.persona)
        });
        (gains, gains.score(scene.persona) + later.max().unwrap_or(0) * 6 / 10)
    };
    ends.iter().map(of).max_by_key(|(_, score)| *score).unwrap_or_default()
}
