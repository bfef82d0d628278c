//! The options of the player whose decision is pending, and whether an order may be given (G1, G2, A28).

use super::{
    Hexes,
    answers::{Answer, Question},
    assault,
    field::Field,
    gunnery, healing,
    illegal::Illegal,
    movement,
    order::Order,
    planning, polls, retreats,
    sequence::Frame,
    set_up,
    turns::Turn,
    windows::Ask,
};
use crate::board::Cell;
use crate::engine::{BookOrder, clock::Clock, rules};
use crate::force::Side;

/// The choices of a window.
pub type Choices = rules::Choices<Hexes>;

/// Everything that orders are checked against.
#[derive(Clone, Copy, Debug)]
pub struct View<'w> {
    /// Everyone's position and state.
    pub field: &'w Field,
    /// How far the battle has come.
    pub turn: &'w Turn,
    /// What is asked.
    pub clock: &'w Clock<Frame>,
}

/// All choices of the current step, for both sides, in the order of the units, computed from the board.
pub(super) fn questions(view: View) -> Vec<Question> {
    match view.clock.top() {
        Frame::Gunnery(gunnery) => gunnery::questions(view.field, gunnery.step),
        Frame::Movement(movement) => movement::questions(view.field, movement),
        Frame::Assault(assault) => assault::questions(view.field, view.turn, assault),
        Frame::Leaving(leaving) => retreats::questions(view.field, &view.turn.fights, leaving),
        Frame::Healing(healing) => healing::questions(view.field, healing.step),
        _ => Vec::new(),
    }
}

/// The choices that the open window asks for.
pub fn open_questions(view: View) -> Vec<Question> {
    polls::open(view)
}

/// Whether every unit that is asked where it retreats to stays where it is, and may only turn (F20).
pub fn only_turns(view: View) -> bool {
    let here = |unit| view.field.find(unit).and_then(|unit| view.field.hex(unit)).map(Cell::from);
    let stays = |answer: &Answer| matches!(answer, Answer::Retreat(unit, cell, _) if here(*unit) == Some(*cell));
    open_questions(view).iter().flat_map(|question| &question.answers).all(stays)
}

/// The options of the player whose decision is pending. For several choices at once, each order differs from the
/// default order by one answer.
pub(super) fn choices(view: View) -> Option<Choices> {
    let window = view.clock.window().filter(|_| view.clock.outcome().is_none())?.clone();
    let mut choices = Choices::of(window.clone());
    choices.orders = match Ask::of(&window) {
        Ask::SetUp => {
            let unit = window.about.and_then(|id| view.field.find(id));
            unit.map(|unit| set_up::offers(view.field, unit)).unwrap_or_default()
        }
        Ask::Plan => planning::plans(view.field, window.side),
        Ask::Fire | Ask::Move | Ask::Stay | Ask::Strike | Ask::Cancel | Ask::Retreat | Ask::Heal => lists(view),
    };
    choices.default = match Ask::of(&window) {
        Ask::SetUp => set_up::usual(view.field, window.side, &choices.orders),
        _ => choices.orders.first().cloned(),
    };
    Some(choices)
}

fn lists(view: View) -> Vec<Order> {
    let open = open_questions(view);
    let marked: Vec<Answer> = open.iter().map(|question| question.default().clone()).collect();
    let mut orders = vec![Order::Choose(marked.clone())];
    for (place, question) in open.iter().enumerate() {
        for answer in question.answers.iter().filter(|answer| *answer != question.default()) {
            let mut answers = marked.clone();
            answers[place] = answer.clone();
            orders.push(Order::Choose(answers));
        }
    }
    orders
}

/// Whether an order may be given now.
pub(super) fn check(view: View, order: &Order) -> Result<(), Illegal> {
    let Some(window) = view.clock.window().filter(|_| view.clock.outcome().is_none()) else {
        return Err(Illegal::BattleOver);
    };
    match (Ask::of(window), order) {
        (_, Order::Concede) => Ok(()),
        (Ask::SetUp, Order::SetUp(id, cell, _, speed)) => {
            let unit = view.field.find(*id).ok_or(Illegal::NoSuchUnit { unit: *id })?;
            set_up::check(view.field, unit, *cell, *speed)
        }
        (Ask::Plan, Order::Plan(written)) => planning::check(view.field, window.side, written),
        (
            Ask::Fire | Ask::Move | Ask::Stay | Ask::Strike | Ask::Cancel | Ask::Retreat | Ask::Heal,
            Order::Choose(answers),
        ) => check_answers(&polls::asked(view), window.side, answers),
        _ => Err(Illegal::OtherWindow { order: order.name(), window: window.name() }),
    }
}

fn check_answers(all: &[Question], side: Side, answers: &[Answer]) -> Result<(), Illegal> {
    let open = all.iter().filter(|question| question.side == side && question.is_open());
    let choices = open.clone().count();
    if answers.len() != choices {
        return Err(Illegal::OtherChoices { given: answers.len(), choices });
    }
    let wrong = open.zip(answers).position(|(question, answer)| !question.answers.contains(answer));
    wrong.map_or(Ok(()), |place| Err(Illegal::NoAnswer { number: place + 1 }))
}
