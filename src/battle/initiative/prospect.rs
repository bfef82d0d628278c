//! The prospects of an order before it is given, and what each enemy could then do to the character.

use super::{called, fire, outline};
use crate::battle::{
    account::{Duel, Note, Part, Prospect},
    shown::words_of,
};
use crate::board::Cell;
use crate::force::{UnitId, UnitIx};
use crate::rules::initiative::{
    Initiative, View, aim,
    field::Field,
    movement::Pace,
    order::{Action, Attack, Mark, Order, Then},
    shooting::How,
};
use crate::words::{say, word};

/// The prospects of an order; none if it harms nobody.
pub(super) fn of(view: View, order: &Order) -> Option<Prospect> {
    let known = view.known();
    let field: &Field = &known;
    if let Order::Interrupt(id) = order {
        return interrupt(view, field, *id);
    }
    let unit = field.find(crate::engine::BookOrder::unit(order)?)?;
    let action = outline::action(order)?;
    let title = words_of::<Initiative>("order", action.name());
    let target = |id: &UnitId| field.find(*id).filter(|target| field.cell(*target).is_some());
    match action {
        Action::Fire(id) => {
            let target = target(id)?;
            fired(field, field, (unit, target), fire::now(field, unit, target), title)
        }
        Action::Aim(Mark::Target(id)) => {
            let mut prospect = fired(field, field, (unit, target(id)?), How { aimed: true, moved: false }, title)?;
            prospect.notes.insert(0, Note::new(word("initiative-note-aim"), "R5"));
            Some(prospect)
        }
        Action::Move(_, _, Then::Fire(id)) => {
            let after = after(field, unit, action)?;
            fired(field, &after, (unit, target(id)?), How { aimed: false, moved: true }, title)
        }
        Action::Move(_, _, Then::Fight(attack, id)) => {
            let after = after(field, unit, action)?;
            fought(&after, (unit, target(id)?), *attack)
        }
        Action::Fight(attack, id) => fought(field, (unit, target(id)?), *attack),
        _ => None,
    }
}

/// Opportunity fire at the moving character (R20, R21).
fn interrupt(view: View, field: &Field, id: UnitId) -> Option<Prospect> {
    let (unit, mover) = (field.find(id)?, view.mover()?);
    let how = How { aimed: aim::saw(field, unit, mover), moved: false };
    fired(field, field, (unit, mover), how, words_of::<Initiative>("order", "Interrupt"))
}

/// Fire, from the shooter's position at that point, and what the target could do in return.
fn fired(field: &Field, after: &Field, (unit, target): (UnitIx, UnitIx), how: How, title: String) -> Option<Prospect> {
    let part = fire::part(after, (unit, target), how)?;
    Some(Prospect {
        by: Some(field.unit(unit).id),
        against: Some(field.unit(target).id),
        title,
        parts: vec![part],
        notes: fire::notes(after, (unit, target), how),
        answer: Some(fire::could(after, target, unit, fire::now(after, target, unit))),
    })
}

/// A hand-to-hand fight: the number it needs, and its effect (G9).
fn fought(field: &Field, (unit, target): (UnitIx, UnitIx), attack: Attack) -> Option<Prospect> {
    let (terms, chances) = super::melee::terms(field, (unit, target), attack)?;
    let title = words_of::<Initiative>("order", attack.name());
    let (sum, part_title) = (None, title.clone());
    let part = Part { title: part_title, terms, sum, chances };
    let notes = match attack {
        Attack::Dive => vec![Note::new(word("initiative-note-dive"), "G9")],
        Attack::Grapple => vec![Note::new(word("initiative-note-grapple"), "G9")],
        Attack::Armed | Attack::Strike => Vec::new(),
    };
    let [by, against] = [unit, target].map(|one| Some(field.unit(one).id));
    Some(Prospect { by, against, title, parts: vec![part], notes, answer: None })
}

/// The field after a move or a change of posture: a mover that doesn't crawl rises first, and a diver ends up on the
/// ground (R10, A10, G9). It is no longer aiming (A21).
fn after(field: &Field, unit: UnitIx, action: &Action) -> Option<Field> {
    let lies = field.unit(unit).prone.0;
    let (end, prone) = match action {
        Action::Move(pace, path, then) => {
            let dives = matches!(then, Then::Fight(Attack::Dive, _));
            (Some(path.last()?), dives || lies && *pace == Pace::Crawl)
        }
        Action::Escape(_, path) => (path.last(), lies && path.is_empty()),
        Action::Duck(path) => (path.last(), lies),
        Action::GoProne | Action::Fight(Attack::Dive, _) => (None, true),
        Action::StandUp => (None, false),
        _ => return None,
    };
    let mut after = end.map_or_else(|| field.clone(), |cell| field.with_at(unit, *cell));
    let state = &mut after.characters[unit.at()];
    (state.prone.0, state.aiming.0) = (prone, None);
    Some(after)
}

/// What a character and each enemy that it knows of could do to each other after an order has been carried out.
pub(super) fn exchange(view: View, id: UnitId, order: Option<&Order>) -> Vec<Duel> {
    let known = view.known();
    let field: &Field = &known;
    let Some(unit) = field.find(id).filter(|unit| field.cell(*unit).is_some()) else { return Vec::new() };
    let leg = order.and_then(|order| outline::next_leg(field, unit, order));
    let action = leg.as_ref().or_else(|| order.and_then(outline::action));
    let then = action.and_then(|action| after(field, unit, action));
    let field = then.as_ref().unwrap_or(field);
    let duel = |(enemy, _): (UnitIx, Cell)| Duel {
        enemy: Some(field.unit(enemy).id),
        ours: fire::could(field, unit, enemy, fire::now(field, unit, enemy)),
        theirs: fire::could(field, enemy, unit, fire::now(field, enemy, unit)),
    };
    let enemies = field.people(id.side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    enemies.map(duel).collect()
}

/// The text on the card of an opportunity shot: the shooter's number, and the cells still to come (A18).
pub(super) fn chance_now(view: View, id: UnitId) -> Vec<String> {
    let field = view.field;
    let (Some(unit), Some(mover)) = (field.find(id), view.mover()) else { return Vec::new() };
    let how = How { aimed: aim::saw(field, unit, mover), moved: false };
    let fire = fire::could(field, unit, mover, how);
    if let Some(why) = fire.why {
        return vec![why.words];
    }
    let hit = 1000
        - fire
            .chances
            .iter()
            .filter(|one| one.hurts == crate::battle::account::Hurt::Nobody)
            .map(|one| i32::from(one.tenths))
            .sum::<i32>();
    let terms = [
        ("kind", called::name(field, unit).into()),
        ("title", fire.title.into()),
        ("dice", fire.dice.into()),
        ("need", fire.need.into()),
        ("percent", format!("{}.{}\u{a0}%", hit / 10, hit % 10).into()),
    ];
    vec![say("initiative-watch-shot", &terms)]
}
