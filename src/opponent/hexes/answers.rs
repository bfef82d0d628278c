//! Answers to the choices of the steps: where to set up, at whom to fire, where to turn and go, where to go back to.

use super::{
    fire::{Body, Gun, Post, sectors},
    place::Places,
    scene::{Scene, Seen},
    walk::Stand,
    walks, worth,
};
use crate::board::hex::{Bearing, Hex};
use crate::engine::Rules;
use crate::force::UnitId;
use crate::opponent::book::Thinker;
use crate::rules::hexes::{
    Hexes, Order, aiming,
    answers::{Answer, Question},
    choices::open_questions,
    windows::Ask,
};

/// What is left to be shot at in a target that others fire at too, in hundredths of what they are expected to do.
const DRAWN: i64 = 75;

/// The answer.
pub fn answer(thinker: Thinker<Hexes>) -> Option<Order> {
    let window = thinker.view.clock.window()?;
    match Ask::of(window) {
        Ask::SetUp => super::formation::best(thinker, &Hexes::choices(thinker.view)?),
        Ask::Fire => Some(Order::Choose(fire(thinker))),
        Ask::Move => Some(walks::best(thinker)),
        Ask::Retreat => Some(Order::Choose(retreats(thinker))),
        Ask::Plan => Hexes::choices(thinker.view)?.default,
        Ask::Stay | Ask::Strike | Ask::Cancel | Ask::Heal => {
            Some(Order::Choose(open_questions(thinker.view).iter().map(|open| open.default().clone()).collect()))
        }
    }
}

/// A shot that can be fired: which answer says so, at whom, and what it is expected to do but for what is left there.
struct Shot {
    answer: usize,
    foe: usize,
    gain: i64,
    /// What a cloud does to friends.
    own: i64,
    /// Whether it takes no more than a part of what is left.
    capped: bool,
}

/// What is fired at whom: the surest fire first, and less at those who are fired at already.
fn fire(thinker: Thinker<Hexes>) -> Vec<Answer> {
    let Thinker { view, side, persona, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    let open = open_questions(view);
    let posts: Vec<Option<Post>> = scene.foes.iter().map(|foe| Post::of(view.field, foe.unit)).collect();
    let mut bodies: Vec<Body> = scene.foes.iter().map(|foe| foe.body.clone()).collect();
    let shots: Vec<Vec<Shot>> = open.iter().map(|question| shots(&scene, &posts, question)).collect();
    let worth = |bodies: &[Body], place: usize| -> (i64, usize, Option<usize>) {
        let mut best = (0, hold(&open[place]), None);
        for shot in &shots[place] {
            let gain = if shot.capped { shot.gain.min(bodies[shot.foe].most()) } else { shot.gain };
            let gain = gain * scene.foes[shot.foe].wanted / 100 - shot.own;
            if gain > best.0 {
                best = (gain, shot.answer, Some(shot.foe));
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
        if let Some(body) = target.map(|foe| &mut bodies[foe]) {
            body.left = (body.left - gain * DRAWN / 100).max(0);
        }
    }
    let answer =
        |(question, number): (&Question, Option<usize>)| question.answers[number.unwrap_or(question.marked)].clone();
    open.iter().zip(chosen).map(answer).collect()
}

/// What a weapon can be fired at from where its unit is: of two sides that can be struck, the weaker one.
fn shots(scene: &Scene, posts: &[Option<Post>], question: &Question) -> Vec<Shot> {
    let (field, to_hit) = (scene.view.field, &scene.field.numbers().to_hit);
    let Some((id, place)) = weapon(question.default()) else { return Vec::new() };
    let Some(seen) = field.find(id).and_then(|unit| scene.of(unit)) else { return Vec::new() };
    let (gun, aims) = (&seen.guns[place], field.unit(seen.unit).arms.aim.is_some());
    let Some(from) = Post::of(field, seen.unit) else { return Vec::new() };
    let shot = |(answer, told): (usize, &Answer)| {
        let Answer::Fire(_, _, target, group) = told else { return None };
        let target = field.find(*target)?;
        let foe = scene.foes.iter().position(|foe| foe.unit == target)?;
        let (seen_foe, to) = (&scene.foes[foe], posts[foe]?);
        let line = gun.line(field, &scene.sights, (from.hex, to.hex), from.flies || to.flies)?;
        let struck = seen_foe.body.struck(to.facing, sectors(to.hex, from.hex));
        let need = gun.need(to_hit, line, Some(from.facing))? - from.own - to.against;
        let aimed = aims && aiming::helps(field, seen.unit, target, to.hex);
        let each = scene.deals[0].each((&scene.field, &scene.odds), gun, seen_foe, (line.band, struck));
        let capped = gun.weapon.lays.is_none();
        let gain = gun.volley(&scene.odds, if aimed { need - to_hit.aim } else { need }, each);
        let strikes = struck == *group || !capped;
        strikes.then(|| Shot { answer, foe, gain, own: own_in_cloud(scene, gun, to.hex), capped })
    };
    question.answers.iter().enumerate().filter_map(shot).collect()
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
