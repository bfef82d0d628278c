//! Answers to the choices of the steps: where to set up, at whom to fire, where to turn and go, where to go back to.

use super::{
    fire::{Body, Gun, Post, guns},
    place::Places,
    plan,
    scene::{Scene, Seen},
    walk::Stand,
    worth,
};
use crate::board::hex::{Bearing, Hex};
use crate::force::{UnitId, UnitIx};
use crate::opponent::book::Thinker;
use crate::rules::hexes::{
    Choices, Hexes, Order,
    answers::{Answer, Question},
    choices::open_questions,
    movement::{self, Way},
    sequence::Frame,
    windows::Ask,
};

/// What is left to be shot at in a target that others fire at too, in hundredths of what they are expected to do.
const DRAWN: i64 = 75;

/// The answer.
pub fn answer(thinker: Thinker<Hexes>, choices: &Choices) -> Option<Order> {
    match Ask::of(&choices.window) {
        Ask::SetUp => super::formation::best(thinker, choices),
        Ask::Fire => Some(Order::Choose(fire(thinker))),
        Ask::Move => Some(Order::Choose(walks(thinker))),
        Ask::Retreat => Some(Order::Choose(retreats(thinker))),
        Ask::Plan | Ask::Stay | Ask::Strike | Ask::Cancel | Ask::Heal => choices.default.clone(),
    }
}

/// What is fired at whom: the surest fire first, and less at those who are fired at already.
fn fire(thinker: Thinker<Hexes>) -> Vec<Answer> {
    let Thinker { view, side, persona, .. } = thinker;
    let field = view.field;
    let scene = Scene::new(view, side, persona);
    let open = open_questions(view);
    let mut bodies: Vec<(Body, Post, i64)> = Vec::new();
    for (unit, _) in field.standing(side.other()) {
        let wanted = scene.foes.iter().find(|foe| foe.unit == unit).map_or(100, |foe| scene.wanted(foe));
        bodies.extend(Post::of(field, unit).map(|post| (Body::of(field, unit), post, wanted)));
    }
    let gun = |question: &Question| -> Option<(Gun, Post, bool)> {
        let (id, place) = weapon(question.default())?;
        let unit = field.find(id)?;
        let gun = guns(field, unit).into_iter().nth(place)?;
        Some((gun, Post::of(field, unit)?, field.unit(unit).arms.aim.is_some()))
    };
    let shooters: Vec<Option<(Gun, Post, bool)>> = open.iter().map(gun).collect();
    let worth = |bodies: &[(Body, Post, i64)], place: usize| -> (i64, usize, Option<UnitIx>) {
        let Some((gun, from, aims)) = &shooters[place] else { return (0, open[place].marked, None) };
        let mut best = (0, hold(&open[place]), None);
        for (number, answer) in open[place].answers.iter().enumerate() {
            let Answer::Fire(_, _, target, group) = answer else { continue };
            let Some(target) = field.find(*target) else { continue };
            let Some((body, to, wanted)) = bodies.iter().find(|(body, ..)| body.unit == target) else { continue };
            let aimed = *aims && crate::rules::hexes::aiming::helps(field, unit_of(answer, field), target, to.hex);
            let Some((gain, side)) = gun.at(field, (from, false), (body, to), aimed) else { continue };
            let gain = gain * wanted / 100 - own_in_cloud(&scene, gun, to.hex);
            // Of two sides that can be struck, the weaker one.
            if gain > best.0 && (side == *group || gun.weapon.lays.is_some()) {
                best = (gain, number, Some(target));
            }
        }
        best
    };
    let mut chosen: Vec<Option<usize>> = vec![None; open.len()];
    for _ in 0..open.len() {
        let waiting = (0..open.len()).filter(|place| chosen[*place].is_none());
        let best = waiting
            .map(|place| (worth(&bodies, place), place))
            .max_by_key(|((gain, ..), place)| (*gain, std::cmp::Reverse(*place)));
        let Some(((gain, number, target), place)) = best else { break };
        chosen[place] = Some(number);
        for (body, ..) in bodies.iter_mut().filter(|(body, ..)| Some(body.unit) == target) {
            body.left = (body.left - gain * DRAWN / 100).max(0);
        }
    }
    let answer =
        |(question, number): (&Question, Option<usize>)| question.answers[number.unwrap_or(question.marked)].clone();
    open.iter().zip(chosen).map(answer).collect()
}

fn unit_of(answer: &Answer, field: &crate::rules::hexes::field::Field) -> UnitIx {
    answer.unit().and_then(|id| field.find(id)).unwrap_or(UnitIx(0))
}

/// The unit and the weapon that a choice of fire is about.
const fn weapon(answer: &Answer) -> Option<(UnitId, usize)> {
    match answer {
        Answer::Hold(unit, number) | Answer::Fire(unit, number, ..) | Answer::Smoke(unit, number, _) => {
            Some((*unit, *number as usize - 1))
        }
        _ => None,
    }
}

/// The place of holding fire among the answers.
fn hold(question: &Question) -> usize {
    question.answers.iter().position(|answer| matches!(answer, Answer::Hold(..))).unwrap_or(question.marked)
}

/// What a cloud in a hex does to friends in it, or on their way there.
fn own_in_cloud(scene: &Scene, gun: &Gun, hex: Hex) -> i64 {
    if gun.weapon.lays.is_none() {
        return 0;
    }
    let near = |own: &&Seen| own.post.hex.distance(hex) == 0;
    scene.own.iter().filter(near).map(|own| worth::body(&scene.field, own.unit)).sum()
}

/// Where everyone turns and goes, one after the other.
fn walks(thinker: Thinker<Hexes>) -> Vec<Answer> {
    let Thinker { view, side, persona, budget, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    let Frame::Movement(step) = view.clock.top() else { return Vec::new() };
    let mut claims: Vec<(UnitIx, Hex)> = scene.own.iter().map(|own| (own.unit, own.post.hex)).collect();
    let mut answers = Vec::new();
    for question in open_questions(view) {
        let unit = question.default().unit().and_then(|id| view.field.find(id));
        let seen = unit.and_then(|unit| scene.of(unit));
        let (Some(unit), Some(seen)) = (unit, seen) else {
            // An enemy that has to flee where its enemy likes.
            answers.push(question.default().clone());
            continue;
        };
        let Some(here) = Stand::of(view.field, unit) else { continue };
        let mut best: Option<(i32, usize, Hex)> = None;
        {
            let mut places = Places::new(&scene, seen, &claims);
            for way in movement::ways(view.field, unit, step.step) {
                let Some(number) = question.answers.iter().position(|answer| is(answer, &way)) else { continue };
                let stand = here.after(view.field, unit, &way);
                let score = plan::onward(&scene, seen, &mut places, (step.step, stand), budget);
                if best.is_none_or(|(known, ..)| score > known) {
                    best = Some((score, number, stand.hex));
                }
            }
        }
        let (_, number, hex) = best.unwrap_or((0, question.marked, here.hex));
        claims.retain(|(known, _)| *known != unit);
        claims.push((unit, hex));
        answers.push(question.answers[number].clone());
    }
    answers
}

fn is(answer: &Answer, way: &Way) -> bool {
    matches!(answer, Answer::Move(_, facing, cell) if *facing == way.facing && Hex::halved(cell.x, cell.y) == Some(way.to))
}

/// Where those go back to who have to: out of fire, looking where it helps.
fn retreats(thinker: Thinker<Hexes>) -> Vec<Answer> {
    let Thinker { view, side, persona, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    let field = view.field;
    let choose = |question: &Question| {
        let seen = question.default().unit().and_then(|id| scene.of(field.find(id)?));
        let Some(seen) = seen else { return question.default().clone() };
        let mut places = Places::new(&scene, seen, &[]);
        let mut worth = |hex: Hex, facing: Bearing| {
            let worth = places.at(Stand { hex, facing, speed: field.unit(seen.unit).stance.speed });
            worth.volley(true) - worth.danger + worth.goal
        };
        let of = |answer: &Answer| match answer {
            Answer::Retreat(_, cell, facing) => Hex::halved(cell.x, cell.y).map_or(0, |hex| worth(hex, *facing)),
            _ => 0,
        };
        let scores: Vec<i64> = question.answers.iter().map(of).collect();
        let best = (0..scores.len()).rev().max_by_key(|place| scores[*place]).unwrap_or(question.marked);
        question.answers[best].clone()
    };
    open_questions(view).iter().map(choose).collect()
}
