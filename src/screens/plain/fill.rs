//! The panels round the board, filled from the shapes of windows and the names of orders.

use super::{bar, look::Look, told::dice_of};
use crate::battle::{
    record::Record,
    shown::{Piece, Says, Shown, words_of},
};
use crate::engine::{BattleLog, Shape, door};
use crate::force::{Side, Tag, UnitId};
use crate::input::{act::Act, intent::Fold};
use crate::panels::{
    self, Lead, Portrait,
    band::{Band, Chip},
    decision::{Ask, Card, Choosable, Decision},
    ledger::{Army, Ledger, Platoon, Row, SmallMap},
    sheet::{Head, Member, Sheet, Tone},
    track::{Track, UndoMark},
    tray::{Die, Lies, Tray},
};
use crate::screens::host::Frame;
use crate::words::{say, word};

/// Everything that surrounds the map.
pub(super) fn battle<B: Shown>(look: &Look<B>, frame: Frame) -> panels::Battle {
    let hands = look.hands;
    panels::Battle {
        track: track(look),
        band: band(look),
        decision: decision(look),
        sheet: sheet(look),
        log: panels::log::Log { lines: frame.lines.clone(), folded: hands.folds.contains(&Fold::Log) },
        orders: bar::orders(look),
        tray: tray(look, &frame),
        ledger: ledger(look, &frame),
        chip: chip(look),
        notice: hands.notice.clone(),
        told: hands.told.clone(),
        column_open: hands.folds.contains(&Fold::Column),
        ..panels::Battle::default()
    }
}

/// The round, the one step that is known of every book, and how far orders can be taken back.
fn track<B: Shown>(look: &Look<B>) -> Track {
    let tempo = B::tempo(look.view);
    let over = door::outcome::<B>(look.world).is_some();
    let step = match look.window() {
        _ if over => word("track-over"),
        Some(window) => words_of::<B>("window", window.name()),
        None => String::new(),
    };
    Track {
        round: tempo.rounds.map_or(tempo.round, |rounds| tempo.round.min(rounds)).max(1),
        rounds: tempo.rounds,
        steps: vec![step],
        undo: undo(look),
        ..Track::default()
    }
}

fn undo<B: Shown>(look: &Look<B>) -> UndoMark {
    let Some(record) = look.world.get_resource::<Record<B>>() else {
        return UndoMark { sealed: word("undo-nothing"), ..UndoMark::default() };
    };
    let sealed = match (record.free_steps(), record.seal()) {
        (0, Some(_)) => word("plain-sealed"),
        (0, None) => word("undo-nothing"),
        _ => String::new(),
    };
    UndoMark { free: record.free_steps(), again: record.steps_again(), sealed, rule: None }
}

/// The question of the open window; none while orders are given.
fn band<B: Shown>(look: &Look<B>) -> Option<Band> {
    let window = look.window().filter(|window| window.shape() != Shape::Act)?;
    let who = say("band-who", &[("side", look.side(window.side).into())]);
    let rule = Some(window.kind.rule.to_owned());
    Some(Band { side: window.side, who, words: B::question(look.view, window), rule })
}

/// The answers of the open window, by its shape. The cards are in the order of the book's choices.
fn decision<B: Shown>(look: &Look<B>) -> Option<Decision> {
    let window = look.window().filter(|_| look.choices.is_some())?;
    let marked = look.marked().unwrap_or_default();
    let accept = || look.says.get(marked).map(|says| says.title.clone());
    let (ask, accept) = match window.shape() {
        Shape::Act => return None,
        Shape::Pick | Shape::List | Shape::Die => (Ask::Pick(cards(look)), None),
        Shape::Members => (Ask::Members(word("plain-members"), faces(look, marked)), accept()),
        Shape::Cells => (Ask::OnMap(word("plain-cells")), accept()),
        Shape::Targets => (Ask::OnMap(word("plain-targets")), accept()),
    };
    Some(Decision { side: window.side, ask, marked, accept, risks: Vec::new(), folds: window.shape() == Shape::Cells })
}

fn cards<B: Shown>(look: &Look<B>) -> Vec<Card> {
    let Some(choices) = &look.choices else { return Vec::new() };
    let card = |(place, order): (usize, &B::Order)| {
        let says = &look.says[place];
        let key = (place + 1).to_string();
        let usual = choices.default.as_ref() == Some(order);
        Card { title: says.title.clone(), lines: says.lines.clone(), key, usual, ..Card::default() }
    };
    let refused = choices.refused.iter().zip(&look.refused).map(|((_, why), says)| {
        let why = Some(look.why(why));
        Card { title: says.title.clone(), lines: says.lines.clone(), why, ..Card::default() }
    });
    choices.orders.iter().enumerate().map(card).chain(refused).collect()
}

/// One face an answer, of the piece that it names.
fn faces<B: Shown>(look: &Look<B>, marked: usize) -> Vec<Choosable> {
    let face = |(place, says): (usize, &Says)| {
        let named = says.target.or(says.unit);
        let piece = look.pieces.iter().find(|piece| match says.piece {
            Some(id) => piece.id == id,
            None => Some(piece.id.unit) == named,
        })?;
        let (portrait, name) = (portrait(piece), piece.name.clone());
        Some(Choosable { piece: piece.id, portrait, name, named: place == marked, why: None })
    };
    look.says.iter().enumerate().filter_map(face).collect()
}

pub(super) fn portrait(piece: &Piece) -> Portrait {
    Portrait {
        side: piece.id.unit.side,
        clan: piece.face.clone(),
        tag: Tag { platoon: None, post: piece.id.unit.post },
        lead: if piece.leads { Lead::Leader } else { Lead::None },
        faded: piece.cell.is_none(),
    }
}

/// The chosen unit, or whose turn it is; what is drafted, and the button that takes it.
fn sheet<B: Shown>(look: &Look<B>) -> Sheet {
    let marked = look.marked().map(|place| &look.says[place]);
    let drafted = marked.filter(|_| look.shape() == Some(Shape::Act));
    let draft = drafted.into_iter().flat_map(|says| std::iter::once(&says.title).chain(&says.lines)).cloned().collect();
    let accept = drafted.map(|_| (word("accept-order"), look.key(Act::Choose)));
    let shown = look.hands.shown().filter(|unit| look.pieces.iter().any(|piece| piece.id.unit == *unit));
    let Some(unit) = shown.filter(|_| look.shape() == Some(Shape::Act)) else {
        let facts = vec![(word("page-decides"), look.side(look.decider()))];
        return Sheet { facts, draft, accept, ..Sheet::default() };
    };
    let members = look.pieces.iter().filter(|piece| piece.id.unit == unit);
    let head = Head { side: unit.side, name: look.name(unit), line: look.side(unit.side), actions: String::new() };
    Sheet { head: Some(head), members: members.map(member).collect(), draft, accept, ..Sheet::default() }
}

fn member(piece: &Piece) -> Member {
    Member {
        piece: Some(piece.id),
        portrait: portrait(piece),
        name: piece.name.clone(),
        weapon: String::new(),
        state: piece.state.clone(),
        tone: Tone::Plain,
        chosen: false,
    }
}

/// The dice that lie open, or the last roll that has been shown.
fn tray<B: Shown>(look: &Look<B>, frame: &Frame) -> Tray {
    let die = |face: u8, lies: Lies| Die { face, lies, words: String::new() };
    let open = look.shape() == Some(Shape::Die) && look.choices.is_some();
    let dice: Vec<Die> = if open {
        let best = look
            .choices
            .as_ref()
            .and_then(|choices| choices.orders.iter().position(|order| Some(order) == choices.default.as_ref()));
        let lies = |place: usize| if Some(place) == best { Lies::Best } else { Lies::Open };
        B::dice(look.view).into_iter().enumerate().map(|(place, face)| die(face, lies(place))).collect()
    } else {
        last_roll(look, frame.told).into_iter().map(|face| die(face, Lies::Kept)).collect()
    };
    let title = if open { word("tray-keep-one") } else { String::new() };
    let marked = open.then_some(look.hands.marked);
    let opens = open || frame.tumbled < 1.0;
    let folded = opens == look.hands.folds.contains(&Fold::Tray);
    Tray { title, dice, marked, tumbled: frame.tumbled, folded, ..Tray::default() }
}

fn last_roll<B: Shown>(look: &Look<B>, told: usize) -> Vec<u8> {
    let facts = look.world.resource::<BattleLog>().seen_by(look.viewer);
    let mut shown = facts.rev().filter(|fact| (fact.number as usize) < told);
    shown.find_map(|fact| dice_of(&fact.what)).unwrap_or_default()
}

/// Both sides' units.
fn ledger<B: Shown>(look: &Look<B>, frame: &Frame) -> Ledger {
    let ground = B::ground(look.view);
    let dots = look.pieces.iter().filter_map(|piece| Some((piece.id.unit.side, piece.cell?))).collect();
    let map = frame.map.clone().map(|picture| SmallMap { picture, cells: ground.size(), view: frame.view, dots });
    let armies = Side::BOTH.map(|side| army(look, side)).into();
    Ledger { map, armies, toggled: look.hands.folds.contains(&Fold::Ledger) }
}

fn army<B: Shown>(look: &Look<B>, side: Side) -> Army {
    let of_side = || look.pieces.iter().filter(move |piece| piece.id.unit.side == side);
    let (left, all) = (of_side().filter(|piece| piece.cell.is_some()).count(), of_side().count());
    let mut units: Vec<UnitId> = of_side().map(|piece| piece.id.unit).collect();
    units.dedup();
    let row = |unit: &UnitId| {
        let pieces = || look.pieces.iter().filter(|piece| piece.id.unit == *unit);
        Some(Row {
            unit: *unit,
            portrait: portrait(pieces().find(|piece| piece.leads).or_else(|| pieces().next())?),
            name: look.name(*unit),
            alive: pieces().filter(|piece| piece.cell.is_some()).count().to_string(),
            actions: (0, 0),
            badges: Vec::new(),
            chosen: look.hands.shown() == Some(*unit),
        })
    };
    let rows = units.iter().filter_map(row).collect();
    let platoons = vec![Platoon { letter: String::new(), now: look.decider() == side, rows }];
    Army { side, name: look.side(side), alive: alive(left, all), platoons }
}

fn alive(left: usize, all: usize) -> String {
    say("ledger-alive", &[("left", left.into()), ("all", all.into())])
}

/// At the pointer: what a click would draft there, or why nothing can be.
fn chip<B: Shown>(look: &Look<B>) -> Option<Chip> {
    let at = look.hands.hover?;
    let cell = look.world.get_resource::<crate::input::Lens>()?.rect_of(at);
    let place = look.fitting().find(|place| look.is_about(&look.says[*place], at))?;
    Some(Chip { cell, strong: look.says[place].title.clone(), ..Chip::default() })
}
