//! Writing cards and the choices of a step, as forms.

use super::{answers, called, page, tell::Names};
use crate::battle::form::{Choice, Form, Item, Row, Strip};
use crate::board::{Cell, hex::Bearing};
use crate::engine::Window;
use crate::force::UnitIx;
use crate::rules::hexes::{
    View,
    answers::{Answer, Question},
    cards, choices,
    field::Field,
    order::{Order, Written},
    planning, set_up,
    sheets::{FireCard, FireCell, MoveCard},
    shooting,
    speed::Speed,
    windows::Ask,
};
use crate::words::{say, word};

/// The form of the open window.
pub(super) fn form(view: View, names: &Names) -> Option<Form> {
    let window = view.clock.window().filter(|_| view.clock.outcome().is_none())?;
    match Ask::of(window) {
        Ask::SetUp => set_up_form(view.field, window),
        Ask::Plan => Some(plan(view, window)),
        asked => Some(step((view, names), asked)),
    }
}

/// The choice for each question with which a form gives an order, and the cell.
pub(super) fn picked(view: View, order: &Order) -> Option<(Vec<usize>, Option<Cell>)> {
    let field = view.field;
    match order {
        Order::SetUp(id, cell, facing, speed) => {
            let speeds = set_up::speeds(field, field.find(*id)?);
            let facing = Bearing::ALL.iter().position(|way| way == facing)?;
            Some((vec![facing, speeds.iter().position(|known| known == speed)?], Some(*cell)))
        }
        Order::Plan(cards) => {
            let side = view.clock.window()?.side;
            let card = |unit: UnitIx| {
                let Written(_, movement, fire) = cards.iter().find(|card| card.0 == field.unit(unit).id)?;
                let make = field.make(unit);
                let movement = moves(field, unit).iter().position(|place| make.moves[*place].name() == *movement)?;
                Some([movement, make.fires.iter().position(|card| card.name == *fire)?])
            };
            let picks: Option<Vec<[usize; 2]>> = planning::units(field, side).map(card).collect();
            Some((picks?.concat(), None))
        }
        Order::Choose(answers) => {
            let open = choices::open_questions(view);
            let place = |(question, answer): (&Question, _)| question.answers.iter().position(|one| one == answer);
            let picks: Option<Vec<usize>> = open.iter().zip(answers).map(place).collect();
            Some((picks?, None))
        }
        _ => None,
    }
}

/// The order given by a filled-in form: the choice for each question, and a cell if one is needed.
pub(super) fn filled(view: View, picks: &[usize], cell: Option<Cell>) -> Option<Order> {
    let window = view.clock.window().filter(|_| view.clock.outcome().is_none())?;
    match Ask::of(window) {
        Ask::SetUp => {
            let unit = view.field.find(window.about?)?;
            let (facing, speed) = (*picks.first()?, *picks.get(1)?);
            let speed = *set_up::speeds(view.field, unit).get(speed)?;
            Some(Order::SetUp(window.about?, cell?, *Bearing::ALL.get(facing)?, speed))
        }
        Ask::Plan => {
            let cards = planning::units(view.field, window.side).zip(picks.chunks(2));
            let written = |(unit, picks): (UnitIx, &[usize])| {
                let movement = *moves(view.field, unit).get(*picks.first()?)?;
                let make = view.field.make(unit);
                let (movement, fire) = (make.moves.get(movement)?, make.fires.get(*picks.get(1)?)?);
                Some(Written(view.field.unit(unit).id, movement.name(), fire.name.clone()))
            };
            cards.map(written).collect::<Option<_>>().map(Order::Plan)
        }
        _ => {
            let open = choices::open_questions(view);
            let answers = open.iter().zip(picks).map(|(question, pick)| question.answers.get(*pick).cloned());
            answers.collect::<Option<_>>().map(Order::Choose)
        }
    }
}

/// The round that cards are written for.
pub(super) fn planned_round(view: View) -> u16 {
    let ahead = !view.field.setting.scenario.plan_now && view.turn.round > 0 && is_up(view);
    view.turn.round + u16::from(ahead)
}

/// Whether this round's cards are face up.
fn is_up(view: View) -> bool {
    view.field.on_board().any(|(unit, _)| view.field.unit(unit).orders.now.is_some())
}

fn set_up_form(field: &Field, window: &Window) -> Option<Form> {
    let id = window.about?;
    let unit = field.find(id)?;
    let facings = Bearing::ALL.map(|way| Choice { title: called::way(way), ..Choice::default() });
    let looks = Item {
        title: word("hexes-form-facing"),
        choices: facings.into(),
        marked: field.setting.facings[id.side.index()] as usize,
    };
    let speeds = set_up::speeds(field, unit).into_iter();
    let speeds = speeds.map(|speed| Choice { title: called::speed(speed), ..Choice::default() });
    let speeds = Item { title: word("hexes-form-speed"), choices: speeds.collect(), marked: 0 };
    Some(Form {
        title: word("hexes-form-set-up"),
        about: word("hexes-form-set-up-about"),
        accept: word("hexes-set-up-accept"),
        rows: vec![Row { unit: Some(id), items: vec![looks, speeds], ..Row::default() }],
        wants_cell: true,
    })
}

/// Indices of a unit's movement cards, starting with those for the expected speed (A28).
fn moves(field: &Field, unit: UnitIx) -> Vec<usize> {
    let expected = cards::expected_speed(field, unit);
    let (fitting, others): (Vec<usize>, Vec<usize>) =
        (0..field.make(unit).moves.len()).partition(|place| field.make(unit).moves[*place].speed == expected);
    fitting.into_iter().chain(others).collect()
}

fn plan(view: View, window: &Window) -> Form {
    let field = view.field;
    let row = |unit: UnitIx| {
        let expected = cards::expected_speed(field, unit);
        let make = field.make(unit);
        let movement = |place: usize| {
            let card = &make.moves[place];
            let idle = card.speed != expected;
            let terms = [("speed", called::speed(card.speed).into()), ("expected", called::speed(expected).into())];
            let about = say(if idle { "hexes-card-idle" } else { "hexes-card-move" }, &terms);
            let about = format!("{} {about}", called::steps(&card.cells));
            let title = if idle { called::speed(card.speed) } else { String::new() };
            let brief = called::brief(&card.cells);
            Choice { title, cells: split(card.cells.text()), brief, about, idle, ..Choice::default() }
        };
        let item = |title: &str, choices: Vec<Choice>| Item { title: word(title), choices, marked: 0 };
        Row {
            unit: Some(field.unit(unit).id),
            state: match page::state(field, unit) {
                state if state.is_empty() => say("hexes-form-expected", &[("speed", called::speed(expected).into())]),
                state => state,
            },
            open: open(field, unit),
            items: vec![
                item("hexes-form-movement", moves(field, unit).into_iter().map(movement).collect()),
                item("hexes-form-fire", fires(field, unit, None)),
            ],
        }
    };
    let round = i64::from(planned_round(view));
    Form {
        title: say("hexes-form-plan", &[("round", round.into())]),
        about: word(if is_up(view) { "hexes-form-plan-ahead" } else { "hexes-form-plan-now" }),
        accept: word("hexes-plan-accept"),
        rows: planning::units(field, window.side).map(row).collect(),
        wants_cell: false,
    }
}

/// A unit's fire cards, for the speed with which it should begin the round, and the one it has after its moves: of the
/// chosen movement card, if it is known.
fn fires(field: &Field, unit: UnitIx, moved: Option<&MoveCard>) -> Vec<Choice> {
    let expected = cards::expected_speed(field, unit);
    let firing = match moved {
        Some(card) => [vec![expected], vec![cards::end(field, unit, expected, card)]],
        None => cards::firing_speeds(field, unit, expected),
    };
    let choice = |card: &FireCard| {
        let now = [1, 2].map(|step| fires_at(card, step, &firing[usize::from(step) - 1]));
        let idle = now.iter().all(|cell| cell == FireCell::Nothing.text()) && card.name != "-,-";
        let name = card.name.replace(',', " | ");
        // Cards with the same effect at this speed are told apart by their effect at another.
        let title = if card.name == now.join(",") { String::new() } else { name };
        let brief = match title.as_str() {
            "" => called::beside_fire(&now),
            printed => say("hexes-card-printed", &[("card", printed.into())]),
        };
        let about = fire_about(card, &firing, (idle, moved.is_some()));
        Choice { title, cells: now.into(), brief, about, idle, ..Choice::default() }
    };
    field.make(unit).fires.iter().map(choice).collect()
}

/// What a fire card does in both gunnery steps at these speeds.
fn fire_about(card: &FireCard, firing: &[Vec<Speed>; 2], (idle, chosen): (bool, bool)) -> String {
    let cells = |step: u8| {
        let speeds = firing[usize::from(step) - 1].iter();
        speeds.map(|speed| (*speed, card.cell(step, *speed))).collect::<Vec<_>>()
    };
    let [first, second] = [1, 2].map(|step| called::fire_step(&cells(step)));
    let speed = |step: usize| firing[step].first().map(|speed| called::speed(*speed)).unwrap_or_default();
    let terms =
        [("first", first.into()), ("second", second.into()), ("expected", speed(0).into()), ("then", speed(1).into())];
    let id = match (idle, chosen) {
        (true, true) => "hexes-card-no-fire-then",
        (true, false) => "hexes-card-no-fire",
        (false, true) => "hexes-card-fire-then",
        (false, false) => "hexes-card-fire",
    };
    say(id, &terms)
}

/// Words the fire cards for the speed that each unit has after the movement card chosen for it.
pub(super) fn reword(view: View, form: &mut Form, picks: &[usize]) {
    let plans = view.clock.window().is_some_and(|window| matches!(Ask::of(window), Ask::Plan));
    for (row, picks) in form.rows.iter_mut().zip(picks.chunks(2)).filter(|_| plans) {
        let Some(unit) = row.unit.and_then(|id| view.field.find(id)) else { continue };
        let moved = picks.first().and_then(|pick| moves(view.field, unit).get(*pick).copied());
        if let (Some(place), Some(item)) = (moved, row.items.get_mut(1)) {
            item.choices = fires(view.field, unit, view.field.make(unit).moves.get(place));
        }
    }
}

/// What a fire card does in a gunnery step at any of these speeds, with a stroke between what differs.
fn fires_at(card: &FireCard, step: u8, speeds: &[Speed]) -> String {
    let mut cells: Vec<&str> = speeds.iter().map(|speed| card.cell(step, *speed).text()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.join("/")
}

fn split(text: &str) -> Vec<String> {
    text.split(',').map(str::to_owned).collect()
}

/// This round's cards of a unit, face up.
pub(super) fn open(field: &Field, unit: UnitIx) -> Vec<Strip> {
    let state = field.unit(unit);
    let Some(card) = state.orders.now else { return Vec::new() };
    let make = field.make(unit);
    let fire = &make.fires[usize::from(card.fire)];
    let fires = [1, 2].map(|step| fire.cell(step, state.stance.speed).text().to_owned());
    let moves = &make.moves[usize::from(card.movement)].cells;
    let strip = |cells, brief| Strip { cells, brief, now: None };
    let brief = called::brief_fire(fires.iter().map(String::as_str));
    vec![strip(split(moves.text()), called::brief(moves)), strip(fires.into(), brief)]
}

/// The choices of a step, unit by unit.
fn step((view, names): (View, &Names), asked: Ask) -> Form {
    let mut rows: Vec<Row> = Vec::new();
    for question in choices::open_questions(view) {
        let unit = question.answers.first().and_then(Answer::unit);
        let unit = unit.filter(|unit| question.answers.iter().all(|answer| answer.unit() == Some(*unit)));
        let item = item((view, names), asked, &question);
        match rows.iter_mut().find(|row| row.unit == unit) {
            Some(row) => row.items.push(item),
            None => {
                let known = unit.and_then(|unit| view.field.find(unit));
                let state = known.map(|unit| page::state(view.field, unit)).unwrap_or_default();
                let open = known.map(|unit| open(view.field, unit)).unwrap_or_default();
                rows.push(Row { unit, state, open, items: vec![item] });
            }
        }
    }
    let name = form_name(view, asked);
    Form {
        title: word(&format!("hexes-form-{name}")),
        about: word(&format!("hexes-form-{name}-about")),
        accept: word("hexes-choose-accept"),
        rows,
        wants_cell: false,
    }
}

const fn asked_name(asked: Ask) -> &'static str {
    match asked {
        Ask::Fire => "fire-at",
        Ask::Move => "move",
        Ask::Stay => "stay",
        Ask::Strike => "strike",
        Ask::Cancel => "cancel",
        Ask::Retreat => "retreat",
        Ask::Heal | Ask::SetUp | Ask::Plan => "heal",
    }
}

/// The name of the form in the word files: losers that can't go anywhere only turn.
fn form_name(view: View, asked: Ask) -> &'static str {
    if asked == Ask::Retreat && choices::only_turns(view) { "beaten" } else { asked_name(asked) }
}

fn item((view, names): (View, &Names), asked: Ask, question: &Question) -> Item {
    let field = view.field;
    let weapon = question.answers.iter().find_map(|answer| match answer {
        Answer::Fire(unit, number, ..) | Answer::Hold(unit, number) | Answer::Smoke(unit, number, _) => {
            let make = field.make(field.find(*unit)?);
            make.weapons.get(usize::from(*number).checked_sub(1)?).map(called::weapon)
        }
        _ => None,
    });
    let name = form_name(view, asked);
    let title = weapon.unwrap_or_else(|| word(&format!("hexes-item-{name}")));
    Item {
        title,
        choices: question.answers.iter().map(|one| answers::told((view.field, names), one)).collect(),
        marked: if is_hopeless(field, question.default()) { holds(question) } else { question.marked },
    }
}

/// The place of the answer that holds fire, else of the marked one.
fn holds(question: &Question) -> usize {
    let holds = question.answers.iter().position(|answer| matches!(answer, Answer::Hold(..)));
    holds.unwrap_or(question.marked)
}

/// Whether an answer is a shot whose chance is written as 0 %.
fn is_hopeless(field: &Field, answer: &Answer) -> bool {
    let Answer::Fire(unit, number, target, _) = answer else { return false };
    let Some((shooter, enemy)) = field.find(*unit).zip(field.find(*target)) else { return false };
    let weapon = usize::from(*number).saturating_sub(1);
    let thrown = shooting::lays(field, shooter, weapon).is_some();
    let need = shooting::shot(field, shooter, weapon, enemy).filter(|_| !thrown).map(|shot| shot.need);
    need.is_some_and(|need| called::rounded(shooting::chance(field, need)) == 0)
}

/// The names of the speeds that a card may be for, as shown on badges.
pub(super) fn speed_names() -> &'static [&'static str] {
    const NAMES: [&str; 8] = {
        let mut names = [""; 8];
        let mut place = 0;
        while place < 8 {
            names[place] = Speed::ALL[place].name();
            place += 1;
        }
        names
    };
    &NAMES
}
