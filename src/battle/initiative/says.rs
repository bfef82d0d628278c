//! The description of an order for cards, buttons and the board.

use super::{bar, called, idle, outline, prospect};
use crate::battle::shown::{Says, named, words_of};
use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::rules::initiative::{
    Initiative, View,
    characters::Repetition,
    field::Field,
    order::{Action, Mark, Order, Ready, Say, Then},
    repetition,
};
use crate::words::{say, word};

/// What an order is about.
pub(super) fn says(view: View, order: &Order) -> Says {
    let field = view.field;
    let says = named::<Initiative>(order);
    match order {
        Order::SetUp(unit, cell, _) => Says { cell: Some(*cell), ends: ends(*unit, &[*cell]), ..says },
        Order::Carry(unit) => Says {
            title: say("initiative-carrier", &[("kind", called::of(field, *unit).into())]),
            piece: Some(unit.primate(1)),
            ..says
        },
        Order::Repeat(unit, action) => repeated(view, *unit, action, says),
        Order::NewWay(unit, path) => Says { cell: path.last().copied(), ends: ends(*unit, path), ..says },
        Order::Act(unit, action) => of_action(view, *unit, action, says),
        Order::Talk(unit, sentence, action) => talked(view, (*unit, *sentence), action, says),
        Order::Interrupt(unit) => Says {
            title: say("initiative-watch-fire", &[("kind", called::of(field, *unit).into())]),
            lines: prospect::chance_now(view, *unit),
            target: None,
            ..says
        },
        Order::LetPass => Says { lines: vec![idle::let_pass(view)], ..says },
        Order::GoOn(unit) => going_on(view, *unit, order, says),
        Order::BreakOff(_) => Says { lines: vec![word("initiative-is-break-off")], ..says },
        Order::Declared | Order::Concede => says,
    }
}

/// Where a character is after this phase if it goes on with its path, and how far that leaves it to go (R18).
fn going_on(view: View, id: UnitId, order: &Order, says: Says) -> Says {
    let known = view.known();
    let Some(unit) = known.find(id) else { return says };
    let (Some(Action::Move(pace, leg, _)), Repetition::Of(Action::Move(_, path, _))) =
        (outline::next_leg(&known, unit, order), &known.unit(unit).repetition)
    else {
        return says;
    };
    let terms = [
        ("action", words_of::<Initiative>("order", pace.name()).into()),
        ("squares", leg.len().into()),
        ("left", (path.len() - leg.len()).into()),
    ];
    let lines = vec![say("initiative-goes-on", &terms)];
    // Without a cell of its own, it is drafted by its button.
    Says { lines, ends: ends(id, &leg), ..says }
}

/// The repeated action, and for a path the number of phases it has been followed (R17).
fn repeated(view: View, id: UnitId, action: &Action, says: Says) -> Says {
    let mut says = Says { verb: action.name().to_owned(), ..of_action(view, id, action, says) };
    let known = view.known();
    if let (Action::Move(pace, path, _), Some(unit)) = (action, known.find(id)) {
        let phases = repetition::legs(&known, unit, *pace, path).len();
        let terms = [("action", says.title.as_str().into()), ("phases", phases.into())];
        says.lines = vec![say("initiative-is-repeated", &terms)];
    }
    says
}

fn ends(unit: UnitId, path: &[Cell]) -> Vec<(PieceId, Cell)> {
    path.last().map(|cell| (unit.primate(1), *cell)).into_iter().collect()
}

/// The kind of order that an action belongs to on the action bar.
fn verb(action: &Action) -> &'static str {
    match action {
        Action::Ready(_) => "Ready",
        Action::Move(_, _, Then::Fight(attack, _)) => attack.name(),
        _ => action.name(),
    }
}

/// Whether an action makes no sense for the character in its current state, so that it isn't even shown as forbidden.
fn is_moot(field: &Field, id: UnitId, action: &Action) -> bool {
    let Some(state) = field.find(id).map(|unit| field.unit(unit)) else { return false };
    match action {
        Action::StandUp => !state.prone.0,
        Action::GoProne => state.prone.0,
        Action::LetGo => state.grip.holds.is_none(),
        Action::Escape(..) => state.grip.held_by.is_none(),
        Action::Mount(_) => state.riding.0.is_some(),
        _ => false,
    }
}

fn of_action(view: View, id: UnitId, action: &Action, says: Says) -> Says {
    let field = view.field;
    let verb = if is_moot(field, id, action) { "" } else { verb(action) }.to_owned();
    let title = words_of::<Initiative>("order", action.name());
    let rule_line = match action {
        Action::Hold => idle::hold(view, id),
        _ => bar::about(view, Some(id), self::verb(action)),
    };
    let says = Says { title, verb, lines: vec![rule_line], unit: Some(id), ..says };
    match action {
        Action::Move(_, path, then) => {
            let target = match then {
                Then::Stop => None,
                Then::Fire(target) | Then::Fight(_, target) => Some(*target),
            };
            let title = match then {
                Then::Stop => says.title.clone(),
                Then::Fire(target) => then_words("initiative-move-fire", &says.title, field, *target),
                Then::Fight(attack, target) => {
                    let terms = [
                        ("move", says.title.as_str().into()),
                        ("attack", words_of::<Initiative>("order", attack.name()).into()),
                        ("target", called::of(field, *target).into()),
                    ];
                    say("initiative-move-fight", &terms)
                }
            };
            Says { title, cell: path.last().copied(), ends: ends(id, path), target, ..says }
        }
        Action::Escape(_, path) | Action::Duck(path) => {
            Says { cell: path.last().copied(), ends: ends(id, path), ..says }
        }
        Action::Aim(Mark::Direction(cell) | Mark::Area(cell)) | Action::Dismount(cell) => {
            Says { cell: Some(*cell), ..says }
        }
        Action::Fire(target) => {
            let aimed = field.find(id).is_some_and(|unit| bar::is_aimed(field, unit, &Order::Act(id, action.clone())));
            let title = if aimed { word("initiative-fire-with-aim") } else { says.title.clone() };
            Says { title, target: Some(*target), ..says }
        }
        Action::Ready(ready) => Says { title: readied(ready), ..says },
        _ => Says { target: action.target(), ..says },
    }
}

fn then_words(id: &str, title: &str, field: &Field, target: UnitId) -> String {
    say(id, &[("move", title.into()), ("target", called::of(field, target).into())])
}

/// A change of equipment as text.
fn readied(ready: &Ready) -> String {
    match ready {
        Ready::Change(weapon) => say("initiative-ready-change", &[("weapon", called::read(weapon).into())]),
        _ => words_of::<Initiative>("order", ready.name()),
    }
}

/// A sentence in the wording of the buttons (G13).
pub(super) fn spoken(field: &Field, sentence: Say) -> String {
    let (words, other) = match sentence {
        Say::PointOut(enemy) => ("initiative-say-point-out", enemy),
        Say::Steady(friend) => ("initiative-say-steady", friend),
    };
    say(words, &[("other", called::of(field, other).into())])
}

/// A sentence, and the action done along with it (R11).
fn talked(view: View, (id, sentence): (UnitId, Say), action: &Action, says: Says) -> Says {
    let (Say::PointOut(other) | Say::Steady(other)) = sentence;
    let inner = of_action(view, id, action, Says::default());
    let spoken = spoken(view.field, sentence);
    let title = match action {
        Action::Hold => spoken,
        _ => say("initiative-say-beside", &[("say", spoken.into()), ("action", inner.title.into())]),
    };
    let target = if inner.cell.is_none() { inner.target.or(Some(other)) } else { inner.target };
    let lines = vec![word("initiative-is-talk")];
    Says { title, lines, verb: "Talk".to_owned(), cell: inner.cell, ends: inner.ends, target, ..says }
}
