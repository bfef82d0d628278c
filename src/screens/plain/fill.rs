//! The panels around the board, filled from the shapes of windows and the names of orders.

use super::{bar, forecast, forms, look::Look, report, sheet, tray, unasked};
use crate::battle::{
    account::{Call, Called},
    finality,
    record::Record,
    shown::{Piece, Says, Shown, words_of},
};
use crate::board::Cell;
use crate::data::drafts;
use crate::engine::{Shape, door};
use crate::force::{Side, Tag, UnitId};
use crate::input::{act::Act, intent::Fold};
use crate::panels::{
    self, Lead, Portrait,
    band::{Band, Chip},
    decision::{Ask, Card, Choosable, Decision},
    ledger::{Army, Ledger, Platoon, Row, SmallMap},
    sheet::Tone,
    track::{Score, Token, Track, Turn, UndoMark},
};
use crate::rules::Book;
use crate::screens::{host::Frame, rounds, thinking};
use crate::words::{say, word};

/// Everything around the map.
pub(super) fn battle<B: Shown>(look: &Look<B>, frame: Frame) -> panels::Battle {
    let hands = look.hands;
    panels::Battle {
        book: Book::of(B::BOOK).map_or("", Book::prefix),
        track: track(look, frame.told),
        // A form shows by itself which side decides what.
        band: band(look).filter(|_| forms::panel(look).is_none()),
        decision: decision(look).filter(|_| look.form.is_none()),
        form: forms::panel(look),
        ticks: forms::ticks(look, frame.told),
        sheet: sheet::sheet(look),
        exchange: forecast::exchange(look),
        forecast: forecast::forecast(look),
        report: report::card(look, frame.told),
        warning: report::warning(look),
        log: panels::log::Log { lines: frame.lines.clone(), folded: hands.is_toggled(Fold::Log) },
        orders: bar::orders(look),
        tray: tray::tray(look, &frame),
        ledger: ledger(look, &frame),
        chip: chip(look),
        notice: hands.notice().cloned(),
        told: hands.told().map(str::to_owned),
        column_open: hands.is_toggled(Fold::Column),
        ..panels::Battle::default()
    }
}

/// The round, the phases of the turn with the score, and how far orders can be undone.
fn track<B: Shown>(look: &Look<B>, told: usize) -> Track {
    let tempo = B::tempo(look.view);
    let over = door::outcome::<B>(look.world).is_some();
    let course = B::course(look.view);
    let step = match look.window() {
        _ if over => word("track-over"),
        Some(window) => words_of::<B>("window", window.name()),
        // What is asked in secret has no sign on the track.
        None => String::new(),
    };
    let phased = !course.phases.is_empty() && !over;
    let reports = course.phases.iter().position(|phase| phase.reported);
    let platoons = course.queue.iter().filter_map(|call| called(look, call)).collect();
    let points = course.score.clone().unwrap_or_default();
    let names = Side::BOTH.map(|side| look.side(side));
    let score = Score {
        points,
        unit: course.unit.clone(),
        names,
        turn: course.side.filter(|_| !over),
        about: forecast::why(&course.about),
    };
    let played = drafts::played(B::OPTIONS, &B::usual_options(), &B::in_force(look.view));
    let about = std::iter::once(B::round_about()).chain(played).collect::<Vec<_>>().join("\n\n");
    let round = tempo.rounds.map_or(tempo.round, |rounds| tempo.round.min(rounds)).max(1);
    Track {
        round,
        words: [rounds::named(B::IN_TURNS, round), about],
        rounds: tempo.rounds,
        hints: if phased {
            course.phases.iter().map(|phase| forecast::why(&phase.about)).collect()
        } else {
            Vec::new()
        },
        steps: if phased {
            course.phases.into_iter().map(|phase| phase.name).collect()
        } else {
            Some(step).filter(|step| !step.is_empty()).into_iter().collect()
        },
        step: if phased { course.now } else { 0 },
        reports: reports.filter(|_| phased && report::latest(look, told).is_some()),
        score: course.side.map(|_| score),
        platoons,
        undo: undo(look),
    }
}

/// The unit whose face is at an index of the queue.
pub(super) fn on_track<B: Shown>(look: &Look<B>, place: usize) -> Option<UnitId> {
    let queue = B::course(look.view).queue;
    let shown = queue.iter().filter(|call| called(look, call).is_some());
    shown.map(|call| call.unit).nth(place)
}

/// A character in the queue of a phase, with its face.
fn called<B: Shown>(look: &Look<B>, call: &Call) -> Option<Token> {
    let piece = look.pieces.iter().find(|piece| piece.id.unit == call.unit)?;
    let turn = match call.called {
        Called::Done => Turn::Done,
        Called::Now => Turn::Now,
        Called::Next => Turn::Next,
        Called::Lost => Turn::Dead,
    };
    let face = Some(Portrait { lead: Lead::None, faded: false, ..portrait(piece) });
    let (letter, badges) = (String::new(), Vec::new());
    Some(Token { side: call.unit.side, letter, face, turn, hint: call.about.clone(), badges })
}

fn undo<B: Shown>(look: &Look<B>) -> UndoMark {
    let Some(record) = look.world.get_resource::<Record<B>>() else {
        return UndoMark { sealed: word("undo-nothing"), ..UndoMark::default() };
    };
    let free = if thinking::has_own_step::<B>(look.world, |_| true) { record.free_steps() } else { 0 };
    let sealed = match (free, record.seal()) {
        // The same words whatever ended it: a secret answer must not show.
        (0, _) if finality::is_blind::<B>(look.world) => word("plain-sealed-blind"),
        (0, Some(_)) => word("plain-sealed"),
        (0, None) => word("undo-nothing"),
        _ => String::new(),
    };
    UndoMark { free, again: record.steps_again(), sealed, ..UndoMark::default() }
}

/// The question of the open window; `None` while orders are given.
fn band<B: Shown>(look: &Look<B>) -> Option<Band> {
    let window = look.window().filter(|window| window.shape() != Shape::Act && !is_answered(look))?;
    let who = say("band-who", &[("side", look.side(window.side).into())]);
    let rule = Some(B::asked_rule(look.view, window).to_owned());
    Some(Band { side: window.side, who, words: B::question(look.view, window), rule })
}

/// Whether the open question is about to be answered without the player.
fn is_answered<B: Shown>(look: &Look<B>) -> bool {
    let has_answer = look.choices.as_ref().is_none_or(|choices| choices.default.is_some());
    has_answer && !look.is_theirs() && unasked::is_left::<B>(look.world)
}

/// The answers of the open window, by its shape. The cards are in the order of the book's choices.
fn decision<B: Shown>(look: &Look<B>) -> Option<Decision> {
    let window = look.window().filter(|_| look.choices.is_some() && !is_answered(look))?;
    let marked = look.marked().unwrap_or_default();
    let accept = || look.says.get(marked).map(|says| says.title.clone());
    let (ask, accept) = match window.shape() {
        Shape::Act => return None,
        Shape::Pick | Shape::List | Shape::Die => (Ask::Pick(cards(look)), None),
        Shape::Members => (Ask::Members(word("plain-members"), faces(look, marked)), accept()),
        Shape::Cells => (Ask::OnMap(cells_words(look)), accept()),
        Shape::Targets => (Ask::OnMap(word("plain-targets")), accept()),
    };
    // The answers that leave one standing come after the listed ones.
    let marked = if window.shape() == Shape::Pick { look.hands.marked() } else { marked };
    Some(Decision { side: window.side, ask, marked, accept, risks: Vec::new(), folds: window.shape() == Shape::Cells })
}

/// What to do with the unit being placed, and how to switch to another.
fn cells_words<B: Shown>(look: &Look<B>) -> String {
    let Some(unit) = look.acting().map(|unit| look.name(unit)) else { return word("plain-cells") };
    if let Some(turned) = look.turns().filter(|_| look.is_turning()) {
        return turned.ask;
    }
    let terms = [
        ("unit", unit.into()),
        ("others", look.able().len().saturating_sub(1).into()),
        ("key", look.key(Act::NextUnit).into()),
    ];
    say("plain-cells-of", &terms)
}

fn cards<B: Shown>(look: &Look<B>) -> Vec<Card> {
    let Some(choices) = &look.choices else { return Vec::new() };
    // Answers with the same title are distinguished by the units they name.
    let alike = look.says.len() > 1 && look.says.iter().all(|says| says.title == look.says[0].title);
    let title = |says: &Says| match says.target.or(says.unit).filter(|_| alike) {
        Some(unit) => look.name(unit),
        None => says.title.clone(),
    };
    let card = |(place, order): (usize, &B::Order)| {
        let says = &look.says[place];
        let key = (place + 1).to_string();
        let usual = choices.default.as_ref() == Some(order);
        Card { title: title(says), lines: says.lines.clone(), key, usual, ..Card::default() }
    };
    let refused = choices.refused.iter().zip(&look.refused).map(|((_, why), says)| {
        let why = Some(look.why(why));
        Card { title: says.title.clone(), lines: says.lines.clone(), why, ..Card::default() }
    });
    let lasting = unasked::offered(look).into_iter().zip(choices.orders.len() + 1..);
    let lasting = lasting.map(|(one, key)| Card {
        title: one.title,
        lines: vec![one.line],
        key: key.to_string(),
        ..Card::default()
    });
    choices.orders.iter().enumerate().map(card).chain(lasting).chain(refused).collect()
}

/// One face per answer: that of the piece it names.
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

/// Both sides' units.
fn ledger<B: Shown>(look: &Look<B>, frame: &Frame) -> Ledger {
    let ground = B::ground(look.view);
    let dots = look.pieces.iter().filter_map(|piece| Some((piece.id.unit.side, piece.cell?))).collect();
    let map = frame.map.clone().map(|picture| SmallMap { picture, cells: ground.size(), view: frame.view, dots });
    let armies = Side::BOTH.map(|side| army(look, side)).into();
    Ledger { map, armies, toggled: look.hands.is_toggled(Fold::Ledger) }
}

fn army<B: Shown>(look: &Look<B>, side: Side) -> Army {
    let of_side = || look.pieces.iter().filter(move |piece| piece.id.unit.side == side);
    let (left, all) = B::left(look.view, side);
    let mut units: Vec<UnitId> = of_side().map(|piece| piece.id.unit).collect();
    units.dedup();
    let signs = B::signs(look.view, look.viewer);
    // A piece that represents several models counts as many as are left of them.
    let models = |piece: &Piece| signs.get(&piece.id).map_or(1, |signs| signs.models.0.max(1));
    // The number of models says nothing where each unit is a single one.
    let single = look.pieces.iter().all(|piece| models(piece) == 1)
        && look.pieces.windows(2).all(|two| two[0].id.unit != two[1].id.unit);
    let row = |unit: &UnitId| {
        let pieces = || look.pieces.iter().filter(|piece| piece.id.unit == *unit);
        let standing: u32 = pieces().filter(|piece| piece.cell.is_some()).map(|piece| u32::from(models(piece))).sum();
        Some(Row {
            unit: *unit,
            portrait: portrait(pieces().find(|piece| piece.leads).or_else(|| pieces().next())?),
            name: look.name(*unit),
            alive: if single { String::new() } else { standing.to_string() },
            actions: B::pips(look.view, *unit),
            badges: Vec::new(),
            state: B::state(look.view, *unit),
            tone: Tone::Harm,
            chosen: look.hands.shown() == Some(*unit),
        })
    };
    let rows = units.iter().filter_map(row).collect();
    let over = door::outcome::<B>(look.world).is_some();
    let platoons = vec![Platoon { letter: String::new(), now: !over && look.decider() == side, rows }];
    Army { side, name: look.side(side), alive: alive(left, all), platoons }
}

fn alive(left: usize, all: usize) -> String {
    say("ledger-alive", &[("left", left.into()), ("all", all.into())])
}

/// The text at the pointer: what a click would draft there, or why nothing can be drafted, and what the ground does.
/// While an opponent thinks, a click drafts nothing.
fn chip<B: Shown>(look: &Look<B>) -> Option<Chip> {
    if look.is_turning() {
        return None;
    }
    let at = look.hands.hover()?;
    let cell = look.world.get_resource::<crate::input::Lens>()?.rect_of(at);
    let ground = look.underfoot().map(|note| forecast::why(&note));
    let drafts = !look.is_theirs();
    let formed = look.form.as_ref().is_some_and(|form| !form.wants_cell);
    let taken = if formed && drafts { forms::named(look, at) } else { None };
    let found = look.fitting().find(|place| drafts && !formed && look.is_about(&look.says[*place], at));
    if let Some(strong) = taken.or_else(|| found.map(|place| look.says[place].title.clone())) {
        let (line, rule) = ground.map_or((None, None), |ground| (Some(ground.words), ground.rule));
        return Some(Chip { cell, strong, line, rule, ..Chip::default() });
    }
    if let Some(aimed) = aimed(look, at).filter(|_| drafts) {
        return Some(Chip {
            cell,
            strong: ground.map_or_else(String::new, |ground| ground.words),
            line: Some(aimed.words),
            rule: aimed.rule,
            ..Chip::default()
        });
    }
    let why = forecast::refusal(look).filter(|_| drafts).or(ground)?;
    Some(Chip { cell, line: Some(why.words), rule: why.rule, ..Chip::default() })
}

/// Whether the unit of the open row could fire at the enemy in a cell, or why not.
fn aimed<B: Shown>(look: &Look<B>, cell: Cell) -> Option<panels::Why> {
    let unit = look.formed().filter(|_| !look.waits())?;
    let enemy = look.on(cell).map(|piece| piece.id.unit).filter(|enemy| enemy.side != unit.side)?;
    B::aims_at(look.view, unit, enemy).map(|note| forecast::why(&note))
}
