//! The battle screen: where each panel goes, for every size of window.

use super::{
    Desk, Handover, Why,
    band::{self, Band, Chip},
    decision::{self, Decision},
    drawers::{self, HANDLE, close_older, column_handle, ledger_handle, tab},
    exchange::Exchange,
    forecast::Forecast,
    form::{self, Form},
    ledger::{self, Ledger},
    lesson,
    log::Log,
    measures::{Plan, WIDE},
    orders::{self, Orders},
    paint, placing, plate, record,
    report::{self, Report},
    sheet::{self, Sheet},
    speech::{self, Bubble},
    spots::{self, Spot},
    style::*,
    theatre::{self, Theatre},
    ticks::{self, Ticks},
    track::{self, Track},
    tray::{self, Tray},
    views::{self, Views},
    warning::{self, Warning},
    widgets,
};
use bevy_egui::egui::{Rect, Sense, Ui, pos2, vec2};

/// Everything that surrounds the map of a battle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Battle {
    /// The prefix of this book's word ids, empty for the first book. Its terms are explained in tooltips.
    pub book: &'static str,
    /// The bar at the top.
    pub track: Track,
    /// Which side decides what, while a decision is open.
    pub band: Option<Band>,
    /// What an opponent has just said.
    pub bubble: Option<Bubble>,
    /// The possible answers.
    pub decision: Option<Decision>,
    /// Several questions that are answered together, in place of the ledger.
    pub form: Option<Form>,
    /// The many steps of a round.
    pub ticks: Option<Ticks>,
    /// The record sheet.
    pub sheet: Sheet,
    /// The exchange of fire with each enemy from where the unit is or would be.
    pub exchange: Option<Exchange>,
    /// The forecast of what is drafted or hovered.
    pub forecast: Option<Forecast>,
    /// The log.
    pub log: Log,
    /// The bar at the bottom.
    pub orders: Orders,
    /// Dice and commitments.
    pub tray: Tray,
    /// Both sides' units.
    pub ledger: Ledger,
    /// The text at the pointer.
    pub chip: Option<Chip>,
    /// The units that could still act, before the turn is ended.
    pub warning: Option<Warning>,
    /// What was rolled at the start of the turn, until the player dismisses it.
    pub report: Option<Report>,
    /// The views of the whole board, if there is a board to look over.
    pub views: Option<Views>,
    /// What was just refused.
    pub notice: Option<Why>,
    /// What has just been done, if nothing else shows it.
    pub told: Option<String>,
    /// The hand-over under way, whatever card is on top.
    pub passing: Option<Handover>,
    /// The bar of a replay, in place of the orders.
    pub theatre: Option<Theatre>,
    /// What the open decision is about, in logical pixels of the window: no card may cover it.
    pub asked: Vec<bevy::math::Rect>,
    /// Where the drafted order leads, in logical pixels of the window: no passing notice may cover it.
    pub drafted: Vec<bevy::math::Rect>,
    /// Whether the right column is open when it is a drawer.
    pub column_open: bool,
    /// Whether keys go to the buttons here instead of to the map.
    pub reached: bool,
    /// The card of a lesson's step, or a hint.
    pub lesson: Option<lesson::Card>,
}

/// Width of the right column as a drawer.
const DRAWER: f32 = 300.0;
/// The least width of the map beside open drawers.
const LEAST_MAP: f32 = 240.0;
/// A map lower than this has no room for both the tray and a table of dice.
const SHORT_MAP: f32 = 420.0;
/// Width of the ledger as a drawer.
const LEDGER: f32 = 250.0;

/// What the panels of a battle leave free: the map, and the areas that cover it. In points.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, battle: &Battle) -> (Rect, Vec<Rect>) {
    let whole = ui.max_rect();
    let mut plan = Plan::of(whole.width());
    if plan.left > 0.0 && battle.ledger.toggled && battle.form.is_none() {
        plan.left = 0.0;
    }
    // A form takes the place of the ledger until the player asks for the ledger.
    let form = battle.form.as_ref().filter(|_| !battle.ledger.toggled);
    if form.is_some() && !plan.drawers {
        plan.left = form::width(whole.width());
    }
    let bar = plan.top;
    plan.top += if battle.ticks.is_some() { ticks::HEIGHT } else { 0.0 };
    let foot_width = whole.width() - plan.right;
    plan.foot = match &battle.theatre {
        Some(_) => theatre::HEIGHT,
        None if battle.form.is_some() => 0.0,
        // Where orders are cards, there is a button only once the battle is over: the way back to its result.
        None if battle.ticks.is_some() && battle.orders.end.is_none() => 0.0,
        None => orders::height(ui, foot_width, plan.foot, &battle.orders),
    };
    let map = Rect::from_min_max(whole.min + vec2(plan.left, plan.top), whole.max - vec2(plan.right, plan.foot));
    let (is_open, left) = match form {
        Some(_) => (true, form::width(whole.width())),
        None => (battle.ledger.toggled, LEDGER),
    };
    let crowded = plan.drawers && battle.column_open && is_open && map.width() - DRAWER - left < LEAST_MAP;
    if crowded {
        close_older(ui, desk, form.is_some());
    } else {
        drawers::remember(ui, battle.column_open);
    }
    // A form can't be closed: it waits until the sheet opened over it is closed.
    let form = form.filter(|_| !crowded);
    let mut seen = map;
    if plan.drawers && battle.column_open {
        seen.max.x -= DRAWER.min(map.width());
    }
    if form.is_some() && plan.drawers {
        seen.min.x += form::width(whole.width());
    }
    if plan.left == 0.0 && plan != WIDE && battle.ledger.toggled && Plan::of(whole.width()).left == 0.0 {
        seen.min.x += LEDGER.min(map.width());
    }
    let mut islands = floating(ui, desk, seen, battle);
    columns(ui, desk, whole, (map, seen), (&plan, form), battle, &mut islands);
    let foot = Rect::from_min_max(pos2(whole.left(), map.bottom()), pos2(whole.right() - plan.right, whole.bottom()));
    widgets::part(ui, "orders", foot, |ui| match &battle.theatre {
        Some(content) => theatre::draw(ui, desk, foot, content),
        None => orders::draw(ui, desk, foot, &battle.orders),
    });
    let top = Rect::from_min_max(whole.min, pos2(whole.right(), whole.top() + bar));
    if let Some(content) = &battle.ticks {
        let row = Rect::from_min_max(pos2(whole.left(), top.bottom()), pos2(whole.right(), map.top()));
        widgets::part(ui, "ticks", row, |ui| ticks::draw(ui, desk, row, content));
    }
    widgets::part(ui, "track", top, |ui| track::draw(ui, desk, top, &battle.track));
    spots::note(ui, Spot::Track, top.with_max_y(map.top()).shrink(4.0));
    if let Some(card) = &battle.lesson {
        let seen = Rect::from_min_max(seen.min.max(map.min), seen.max.min(map.max));
        let zoom = ui.ctx().zoom_factor();
        let at = |place: bevy::math::Vec2| pos2(place.x / zoom, place.y / zoom);
        let asked = battle.asked.iter().map(|one| Rect::from_min_max(at(one.min), at(one.max))).collect::<Vec<_>>();
        let covers = lesson::draw(ui, desk, seen, (&islands, &asked), card);
        islands.push(covers);
        // The card may be about something at the pointer, which must never be hidden under it.
        if let Some(chip) = &battle.chip {
            widgets::part(ui, "chip", seen, |ui| band::draw_chip(ui, seen, chip));
        }
    }
    spots::take(ui);
    // A drawer covers part of the map: the view fits to what remains, if enough remains.
    let left = if seen.width() >= LEAST_MAP { seen } else { map };
    (left, islands)
}

/// Band, cards, tray and chip, all drawn on top of the map.
fn floating(ui: &mut Ui, desk: &mut Desk, map: Rect, battle: &Battle) -> Vec<Rect> {
    let mut islands = Vec::new();
    widgets::part(ui, "floating", map, |ui| {
        if let Some(chip) = battle.chip.as_ref().filter(|_| battle.lesson.is_none()) {
            band::draw_chip(ui, map, chip);
        }
        let points = |places: &[bevy::math::Rect]| -> Vec<Rect> {
            places.iter().map(|one| placing::in_points(ui, *one)).collect()
        };
        let (asked, drafted) = (points(&battle.asked), points(&battle.drafted));
        // The ledger has a tab at any width; the record sheet has one only where it is a drawer.
        let right = Plan::of(ui.ctx().viewport_rect().width()).drawers;
        let tabs = std::iter::once(true).chain(right.then_some(false));
        let tabs: Vec<Rect> = tabs.map(|at_left| tab(map, at_left)).collect();
        // A short map has no room to show the same dice twice.
        // A hint about the question comes first: the table waits until it is put away.
        let hinted = battle.lesson.as_ref().is_some_and(|card| card.step.is_none());
        let report = battle.report.as_ref().filter(|_| battle.decision.is_none() && !hinted);
        let is_told = report.is_some() && map.height() < SHORT_MAP;
        let tray = if is_told { None } else { tray::draw(ui, desk, (map, &tabs), &asked, &battle.tray) };
        islands.extend(tray);
        tray.into_iter().for_each(|tray| spots::note(ui, Spot::Tray, tray));
        let mut top = map.top();
        if let Some(words) = &battle.band {
            let rect = band::draw(ui, desk, map, words);
            top = rect.bottom();
            islands.push(rect);
        }
        let mut covered = Rect::NOTHING;
        if let Some(decision) = &battle.decision {
            // Keep clear of the tabs of the drawers.
            let tab = |is: bool| if is { HANDLE + 8.0 } else { 12.0 };
            let room = Rect::from_min_max(
                pos2(map.left() + tab(true), top + 8.0),
                pos2(map.right() - tab(right), map.bottom() - 12.0),
            );
            let cards = decision::draw(ui, desk, room, (&asked, tray), decision);
            spots::note(ui, Spot::Cards, cards);
            covered = cards;
            islands.push(cards);
        }
        let clear = Rect::from_min_max(map.min, pos2(map.right() - if right { HANDLE } else { 0.0 }, map.bottom()));
        if let Some(content) = report {
            let room = Rect::from_min_max(pos2(map.left() + HANDLE, top), clear.max);
            let others: Vec<Rect> = asked.iter().copied().chain(tray).collect();
            let sheet = report::draw(ui, desk, (room, &others), (content, battle.form.is_some()));
            covered = covered.union(sheet);
            islands.push(sheet);
        }
        let mut right = map.right() - 12.0;
        // Where cards need all the room, the views are hidden, but their keys still work.
        let views = battle.views.as_ref().filter(|content| !views::strip(clear, tray, content).intersects(covered));
        if let Some(content) = views {
            islands.extend(views::draw(ui, desk, clear, tray, content));
            right -= 48.0;
        }
        // The record sheet shows what a draft would do and how to take it. If the sheet is a closed drawer, its button
        // goes on the map instead.
        let shut = Plan::of(ui.ctx().viewport_rect().width()).drawers && !battle.column_open;
        let about = [asked.as_slice(), drafted.as_slice()].concat();
        let accept = (shut && battle.sheet.accept.is_some())
            .then(|| sheet::accept_on_map(ui, desk, (map, tray), &about, &battle.sheet));
        islands.extend(accept);
        // Anything asked or reported takes precedence over it.
        let is_asked = battle.band.is_some() || battle.decision.is_some() || battle.lesson.is_some();
        let is_told = battle.report.is_some() || battle.bubble.is_some();
        let chosen = battle.sheet.head.as_ref().filter(|_| shut && !is_asked && !is_told);
        let plate = chosen.map(|head| plate::draw(ui, desk, map, (&about, &islands), head));
        islands.extend(plate);
        if let Some(content) = &battle.warning {
            islands.push(warning::draw(ui, desk, map, right, content));
        } else if let Some(why) = &battle.notice {
            islands.push(band::draw_notice(ui, desk, map, (&islands, &drafted), (HARM, why)));
        } else if let Some(words) = &battle.told {
            // Where a file is that was saved is shown by the list of the saved battles.
            let words = words.lines().next().unwrap_or_default();
            islands.push(band::draw_notice(ui, desk, map, (&islands, &drafted), (GOOD, &Why::new(words, ""))));
        }
        if let Some(bubble) = &battle.bubble {
            // It makes room for everything else, and for what a decision is about.
            let mut taken = islands.clone();
            taken.extend(&asked);
            taken.extend(&tabs);
            islands.extend(speech::draw(ui, desk, (map, top), &taken, bubble));
        }
    });
    islands
}

fn columns(
    ui: &mut Ui,
    desk: &mut Desk,
    whole: Rect,
    (map, seen): (Rect, Rect),
    (plan, form): (&Plan, Option<&Form>),
    battle: &Battle,
    islands: &mut Vec<Rect>,
) {
    if plan.right > 0.0 {
        let rect = Rect::from_min_max(pos2(whole.right() - plan.right, map.top()), whole.max);
        swallow(ui, rect, "right column");
        record::draw(ui, desk, rect, battle);
    } else if plan.drawers {
        if battle.column_open {
            let rect = Rect::from_min_max(pos2(map.right() - map.width().min(DRAWER), map.top()), map.max);
            islands.push(rect);
            swallow(ui, rect, "right column");
            record::draw(ui, desk, rect, battle);
        }
        islands.push(column_handle(ui, desk, seen, battle.column_open));
    }
    if let Some(content) = form {
        let width = form::width(whole.width());
        let rect = Rect::from_min_max(pos2(whole.left(), map.top()), pos2(whole.left() + width, map.bottom()));
        islands.extend((plan.left == 0.0).then_some(rect));
        swallow(ui, rect, "form column");
        form::draw(ui, desk, rect, content);
        islands.push(ledger_handle(ui, desk, seen, (false, None)));
        return;
    }
    let width = if plan.left > 0.0 { plan.left } else { LEDGER.min(map.width()) };
    let is_column = Plan::of(whole.width()).left > 0.0;
    let is_open = plan.left > 0.0 || (!is_column && battle.ledger.toggled);
    if is_open {
        let foot = map.bottom();
        let rect = Rect::from_min_max(pos2(whole.left(), map.top()), pos2(whole.left() + width, foot));
        if plan.left == 0.0 {
            islands.push(rect);
        }
        left_column(ui, desk, rect, &battle.ledger);
    }
    islands.push(ledger_handle(ui, desk, seen, (is_open, battle.form.as_ref().filter(|_| is_open))));
}

fn left_column(ui: &mut Ui, desk: &mut Desk, rect: Rect, content: &Ledger) {
    swallow(ui, rect, "left column");
    paint::paper_column(ui.painter(), rect, false);
    let inner = Rect::from_min_max(rect.min + vec2(PAD, PAD), rect.max - vec2(PAD + 2.0, 8.0));
    widgets::part(ui, "ledger", inner, |ui| ledger::draw(ui, desk, content));
}

/// Nothing under a panel may react to the pointer.
fn swallow(ui: &Ui, rect: Rect, id: &str) {
    ui.interact(rect, ui.id().with(id), Sense::CLICK | Sense::DRAG);
}
