//! Asks both sides for the free choices of a step: the lower choice rank first. Nothing takes effect until both have
//! answered (G2, F6).

use super::{
    answers::{Answer, Question},
    choices::{View, questions},
    deeds::Deeds,
    order::Order,
    sequence::Frame,
    windows::Ask,
};
use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

/// The progress of asking.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Poll {
    /// Number of sides asked so far.
    pub asked: u8,
    /// Answers so far, each with the index of its question.
    pub given: Vec<(u16, Answer)>,
    /// All the questions.
    pub kept: Kept,
}

/// The questions of a step, which stay the same until all of them have been answered. They follow from everything else,
/// so they are left out when moments are compared or hashed.
#[derive(Clone, Debug, Default)]
pub struct Kept(pub Option<Arc<[Question]>>);

impl PartialEq for Kept {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Kept {}

impl Hash for Kept {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Asks the next side that has something to choose; does nothing if both have been asked.
pub(super) fn ask(deeds: &mut Deeds, ask: Ask) {
    let all = asked(deeds.view());
    let sides = deeds.turn.choosing();
    if let Some(poll) = poll(deeds.clock.top_mut()) {
        poll.kept = Kept(Some(all.clone()));
    }
    while let Some(poll) = poll(deeds.clock.top_mut()).filter(|poll| poll.asked < 2) {
        let side = sides[usize::from(poll.asked)];
        poll.asked += 1;
        if all.iter().any(|question| question.side == side && question.is_open()) {
            deeds.clock.ask(ask.at(side, None));
            return;
        }
    }
}

/// Records the answers of a side, and asks the other one.
pub(super) fn take(deeds: &mut Deeds) {
    deeds.clock.again();
    let Order::Choose(answers) = deeds.order() else { return };
    let sides = deeds.turn.choosing();
    let all = asked(deeds.view());
    let Some(poll) = poll(deeds.clock.top_mut()) else { return };
    let side = sides[usize::from(poll.asked.saturating_sub(1)).min(1)];
    let open = (0..).zip(&*all).filter(|(_, question)| question.side == side && question.is_open());
    poll.given.extend(open.map(|(place, _): (u16, _)| place).zip(answers));
}

/// The answers to all questions of the step: those that were given, otherwise the defaults.
pub(super) fn settled(view: View) -> Vec<Answer> {
    let given = |place: u16| {
        let poll = poll_of(view.clock.top())?;
        poll.given.iter().find(|(known, _)| *known == place).map(|(_, answer)| answer.clone())
    };
    let all = asked(view);
    (0..).zip(&*all).map(|(place, question)| given(place).unwrap_or_else(|| question.default().clone())).collect()
}

/// The questions that the open window asks a side.
pub(super) fn open(view: View) -> Vec<Question> {
    let Some(window) = view.clock.window() else { return Vec::new() };
    asked(view).iter().filter(|question| question.side == window.side && question.is_open()).cloned().collect()
}

/// All choices of the current step: those that were kept when the players were asked, if they were.
pub(super) fn asked(view: View) -> Arc<[Question]> {
    let kept = poll_of(view.clock.top()).and_then(|poll| poll.kept.0.clone());
    kept.unwrap_or_else(|| questions(view).into())
}

const fn poll(frame: &mut Frame) -> Option<&mut Poll> {
    match frame {
        Frame::Gunnery(gunnery) => Some(&mut gunnery.poll),
        Frame::Movement(movement) => Some(&mut movement.poll),
        Frame::Assault(assault) => Some(&mut assault.poll),
        Frame::Leaving(leaving) => Some(&mut leaving.poll),
        Frame::Healing(healing) => Some(&mut healing.poll),
        _ => None,
    }
}

const fn poll_of(frame: &Frame) -> Option<&Poll> {
    match frame {
        Frame::Gunnery(gunnery) => Some(&gunnery.poll),
        Frame::Movement(movement) => Some(&movement.poll),
        Frame::Assault(assault) => Some(&assault.poll),
        Frame::Leaving(leaving) => Some(&leaving.poll),
        Frame::Healing(healing) => Some(&healing.poll),
        _ => None,
    }
}
