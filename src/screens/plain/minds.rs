//! The scripted players of a book without screens of its own.

use super::{board, hands, look::Look, told::order_words};
use crate::battle::{record::Record, shown::Shown};
use crate::board::Cell;
use crate::data::{error::LoadError, workshop::Workshop};
use crate::engine::{BookOrder, Shape};
use crate::lab::book::Counted;
use crate::opponent::{
    book::{Character, Mind},
    player::Opponent,
    seated::{Considered, Seated},
    why::{Reason, Thought},
};
use crate::panels::advice::{Advice, Course};
use crate::screens::{
    Hands,
    minds::{ADVISES, Called, Chair, Minds},
};
use crate::words::{say, word};
use bevy::prelude::World;
use std::{fmt, marker::PhantomData, sync::Arc};

/// The most considerations shown for each order on the card of a turn.
const SHOWN: usize = 3;

/// The most considerations for an order, and against it, in the adviser's sentence.
const FOR: usize = 2;
const AGAINST: usize = 1;

/// The characters of a book.
pub(super) struct Characters<B>(PhantomData<B>);

impl<B> Characters<B> {
    pub const NEW: Self = Self(PhantomData);
}

impl<B> fmt::Debug for Characters<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Characters")
    }
}

/// A character, the player's own or shipped.
fn persona<B: Counted>(name: &str, workshop: &Workshop) -> Result<Arc<B::Persona>, LoadError> {
    B::persona(name, workshop.opponent_of(B::BOOK, name)?.as_deref())
}

impl<B: Shown + Counted> Minds for Characters<B> {
    fn names(&self, workshop: &Workshop) -> Vec<String> {
        let own = workshop.opponents_of(B::BOOK);
        let shipped = B::characters().into_iter().filter(|name| !own.contains(name)).collect::<Vec<_>>();
        own.into_iter().chain(shipped).collect()
    }

    fn called(&self, name: &str, workshop: &Workshop) -> Option<Called> {
        let persona = persona::<B>(name, workshop).ok()?;
        Some(Called { name: persona.name().to_owned(), about: persona.about().to_owned() })
    }

    fn seated(&self, world: &World, workshop: &Workshop, chair: Chair) -> Result<Box<dyn Seated>, LoadError> {
        let Chair { name, strength, side, seed } = chair;
        let level = world.get_resource::<Record<B>>().and_then(Record::level);
        let mind = Opponent::<B>::new(persona::<B>(name, workshop)?, strength, seed);
        Ok(Box::new(match level {
            Some(level) => mind.with_standing(B::standing(&level)[side.index()].clone()),
            None => mind,
        }))
    }

    fn reread(&self, mind: &dyn Seated, workshop: &Workshop, chair: Chair, _: Option<&str>) -> Option<Box<dyn Seated>> {
        let persona = persona::<B>(chair.name, workshop).ok()?;
        let mind = mind.of::<B>()?.reread(&persona, None)?;
        Some(Box::new(mind))
    }

    fn adviser(&self, seed: u64) -> Option<Box<dyn Seated>> {
        let first = B::characters().into_iter().next()?;
        Some(Box::new(Opponent::<B>::new(B::persona(&first, None).ok()?, ADVISES, seed).certain()))
    }

    fn gave_last(&self, world: &World, thought: &Considered) -> bool {
        let last = world.get_resource::<Record<B>>().and_then(|record| record.orders().last());
        last.is_some() && last == thought.order::<B>()
    }

    fn give(&self, world: &mut World, hands: &mut Hands, thought: &Considered) {
        if let Some(order) = thought.order::<B>() {
            hands::give(world, hands, order.clone());
        }
    }

    fn propose(&self, world: &World, hands: &mut Hands, thought: &Considered) {
        hands.let_go();
        hands.choose(None);
        hands.inspect(None);
        let bare = hands.clone();
        let look = Look::<B>::at(world, &bare);
        let (Some(order), Some(choices)) = (thought.order::<B>(), &look.choices) else { return };
        if let Some((picks, goal)) = B::picked(look.view, order).filter(|_| look.form.is_some()) {
            (hands.plain.picks, hands.plain.goal) = (picks, goal);
            return;
        }
        let listed = choices.orders.iter().position(|one| one == order);
        hands.plain.advised = listed.is_none().then(|| thought.clone());
        let place = listed.unwrap_or(look.listed);
        let unit = order.unit().filter(|unit| look.able().contains(unit));
        hands.select(unit.or(hands.selected()));
        match look.shape() {
            Some(Shape::Act) => hands.plain.picked = Some(place),
            _ => hands.mark(place),
        }
    }

    fn cells(&self, world: &World, thought: &Considered) -> Vec<Cell> {
        let hands = Hands::default();
        let look = Look::<B>::at(world, &hands);
        thought.order::<B>().map_or_else(Vec::new, |order| board::cells_of(&look, &B::says(look.view, order)))
    }

    fn advice(&self, world: &World, name: &str, thought: &Considered) -> String {
        let Some(thought) = thought.of::<B>() else { return String::new() };
        let hands = Hands::default();
        let look = Look::<B>::at(world, &hands);
        let terms = [("name", name.into()), ("order", order_words(&look, &thought.order).into())];
        // A form shows the advice itself.
        let filled = look.form.is_some() && B::picked(look.view, &thought.order).is_some();
        let mut told = vec![say(if filled { "advice-filled" } else { "advice-would" }, &terms)];
        let weighed = |speaks: fn(&Reason<B>) -> bool, most: usize| {
            let lines = lines(thought).iter().filter(|line| speaks(line)).take(most);
            lines.map(B::reason_words).collect::<Vec<_>>().join(word("advice-and").as_str())
        };
        let pro = weighed(|line| line.points > 0, FOR);
        let contra = weighed(|line| line.points < 0, AGAINST);
        for (id, reasons) in [("advice-for", pro), ("advice-against", contra)] {
            if !reasons.is_empty() {
                told.push(say(id, &[("reasons", reasons.into())]));
            }
        }
        told.join(" ")
    }

    fn turn(&self, world: &World, title: String, thoughts: &[&Considered]) -> Advice {
        let hands = Hands::default();
        let look = Look::<B>::at(world, &hands);
        let course = |thought: &Thought<B>| {
            let reasons = lines(thought).iter().take(SHOWN);
            let reasons = reasons.map(|line| (B::reason_words(line), line.shown()));
            Course { orders: vec![order_words(&look, &thought.order)], reasons: reasons.collect() }
        };
        let thoughts: Vec<&Thought<B>> = thoughts.iter().filter_map(|thought| thought.of::<B>()).collect();
        let weighs = thoughts.iter().any(|thought| thought.why.unit.is_some());
        let courses = thoughts.into_iter().map(course).collect();
        Advice { title, line: word(if weighs { "why-line" } else { "why-random" }), courses }
    }
}

/// The reasons behind an order, the weightiest first.
fn lines<B: Mind>(thought: &Thought<B>) -> &[Reason<B>] {
    thought.why.best.first().map_or(&[], |best| &best.lines)
}
