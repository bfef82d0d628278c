//! Where everyone turns and goes in a movement step: each unit where it is best off. Beside that, to be played out, what
//! other tempers would do, and single units in the next best hex.

use super::{
    idea::Gains,
    place::Places,
    plan,
    scene::Scene,
    tempers::{self, Second},
    walk::Stand,
};
use crate::board::hex::Hex;
use crate::force::UnitIx;
use crate::opponent::{
    book::Thinker,
    idea::{Idea, Plan},
};
use crate::rules::hexes::{
    Hexes, Order,
    answers::{Answer, Question},
    choices::open_questions,
    movement,
    sequence::Frame,
};

/// Hexes that a unit might go to instead.
const INSTEAD: usize = 2;

/// A way of one unit: the answer, where it leads, its gains and its points.
#[derive(Clone, Debug)]
struct Walk {
    answer: Answer,
    hex: Option<Hex>,
    gains: Gains,
    score: i32,
}

/// The best answer to the whole list.
pub fn best(thinker: Thinker<Hexes>) -> Order {
    order(&bests(thinker))
}

/// The best answer, and others to be played out.
pub fn think(thinker: Thinker<Hexes>) -> Option<Plan<Hexes>> {
    let Thinker { view, side, persona, .. } = thinker;
    let unit = view.field.standing(side).next().map(|(unit, _)| view.field.unit(unit).id)?;
    let all = walks(thinker);
    let first: Vec<Walk> = all.iter().filter_map(|walks| walks.first().cloned()).collect();
    let mut plans = vec![first.clone()];
    for temper in &tempers::others(persona) {
        plans.push(bests(Thinker { persona: temper, ..thinker }));
    }
    plans.extend(tempers::nearest(seconds(&all)).map(|second| {
        let mut other = first.clone();
        other[second.place] = second.what;
        other
    }));
    let ideas = tempers::distinct(plans.iter().map(|plan| idea(thinker, plan)));
    Some(Plan { unit, role: None, ideas })
}

/// The best way of each unit.
fn bests(thinker: Thinker<Hexes>) -> Vec<Walk> {
    walks(thinker).into_iter().filter_map(|walks| walks.into_iter().next()).collect()
}

/// The next best hexes of each unit.
fn seconds(all: &[Vec<Walk>]) -> Vec<Second<Walk>> {
    let mut seconds = Vec::new();
    for (place, walks) in all.iter().enumerate() {
        let Some(first) = walks.first() else { continue };
        let mut hexes = vec![first.hex];
        for walk in &walks[1..] {
            if hexes.len() <= INSTEAD && !hexes.contains(&walk.hex) {
                hexes.push(walk.hex);
                let lost = first.score - walk.score;
                seconds.push(Second { place, what: walk.clone(), lost });
            }
        }
    }
    seconds
}

fn order(plan: &[Walk]) -> Order {
    Order::Choose(plan.iter().map(|walk| walk.answer.clone()).collect())
}

fn idea(thinker: Thinker<Hexes>, plan: &[Walk]) -> Idea<Hexes> {
    let sum = plan.iter().fold(Gains::default(), |sum, walk| sum.with(&walk.gains));
    sum.idea(thinker.persona, order(plan))
}

/// The ways of each unit that is asked about, one unit after the other, the best way first. Nobody plans for a hex in which
/// there is no room beside those before it.
fn walks(thinker: Thinker<Hexes>) -> Vec<Vec<Walk>> {
    let Thinker { view, side, persona, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    let mut claims: Vec<(UnitIx, Hex)> = scene.own.iter().map(|own| (own.unit, own.post.hex)).collect();
    let mut all = Vec::new();
    for question in open_questions(view) {
        let mut ways = ways(thinker, &scene, &question, &claims);
        // The first of equals.
        ways.sort_by_key(|walk| std::cmp::Reverse(walk.score));
        let unit = question.default().unit().and_then(|id| view.field.find(id));
        if let (Some(unit), Some(hex)) = (unit, ways.first().and_then(|walk| walk.hex)) {
            claims.retain(|(known, _)| *known != unit);
            claims.push((unit, hex));
        }
        all.push(ways);
    }
    all
}

/// The ways of a unit, in the order of its answers; for an enemy that has to flee where its enemy likes, the marked one.
fn ways(thinker: Thinker<Hexes>, scene: &Scene, question: &Question, claims: &[(UnitIx, Hex)]) -> Vec<Walk> {
    let Thinker { view, budget, .. } = thinker;
    let marked = |hex: Option<Hex>| {
        let answer = question.default().clone();
        vec![Walk { answer, hex, gains: Gains::default(), score: 0 }]
    };
    let Some(unit) = question.default().unit().and_then(|id| view.field.find(id)) else { return marked(None) };
    let Some(here) = Stand::of(view.field, unit) else { return marked(None) };
    let (Some(seen), Frame::Movement(step)) = (scene.of(unit), view.clock.top()) else {
        return marked(Some(here.hex));
    };
    let mut places = Places::new(scene, seen, claims);
    let ways = movement::ways(view.field, unit, step.step);
    let walk = |(way, answer): (&movement::Way, &Answer)| {
        let stand = here.after(view.field, unit, way);
        let (gains, score) = plan::onward(scene, seen, &mut places, (step.step, stand), budget);
        Walk { answer: answer.clone(), hex: Some(stand.hex), gains, score }
    };
    ways.iter().zip(&question.answers).map(walk).collect()
}
