//! A thought of the adviser as a sentence, and those of an opponent's turn as a card.

use crate::battle::tell;
use crate::opponent::{Reason, Thought};
use crate::panels::advice::{Advice, Course};
use crate::rules::monkeys::order::Order;
use crate::words::{say, word};
use bevy::prelude::World;

/// Considerations of each order that the card of a turn shows.
const SHOWN: usize = 3;

/// Considerations that speak for an order, and against it, in the sentence of the adviser.
const FOR: usize = 2;
const AGAINST: usize = 1;

/// What the adviser says beside its draft: the order, and what weighed most for and against it.
pub fn reason(world: &World, name: &str, thought: &Thought) -> String {
    let terms = [("name", name.into()), ("order", order_words(world, &thought.order).into())];
    let mut told = vec![say("advice-would", &terms)];
    let lines = thought.why.best.first().map_or(&[][..], |best| &best.lines);
    let weighed = |speaks: fn(&Reason) -> bool, most: usize| {
        let told: Vec<String> = lines.iter().filter(|line| speaks(line)).take(most).map(reason_words).collect();
        told.join(word("advice-and").as_str())
    };
    let (pro, contra) = (weighed(|line| line.points > 0, FOR), weighed(|line| line.points < 0, AGAINST));
    for (id, reasons) in [("advice-for", pro), ("advice-against", contra)] {
        if !reasons.is_empty() {
            told.push(say(id, &[("reasons", reasons.into())]));
        }
    }
    told.join(" ")
}

fn reason_words(reason: &Reason) -> String {
    word(&format!("reason-{}", reason.what.key()))
}

/// The card of a turn: each order with what weighed most in it.
pub fn turn<'a>(world: &World, title: String, thoughts: impl Iterator<Item = &'a Thought>) -> Advice {
    Advice { title, courses: thoughts.map(|thought| course(world, thought)).collect(), ..Advice::default() }
}

fn course(world: &World, thought: &Thought) -> Course {
    let lines = thought.why.best.first().map_or(&[][..], |best| &best.lines);
    let reasons = lines.iter().take(SHOWN).map(|line| (reason_words(line), i64::from(line.points / 100)));
    Course { orders: vec![order_words(world, &thought.order)], reasons: reasons.collect() }
}

/// An order in words, with the names of the battle and without the numbers of squares: the board shows where.
pub fn order_words(world: &World, order: &Order) -> String {
    tell::plain_order(order, world.resource::<super::super::Names>().told())
}
