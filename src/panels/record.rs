//! The right column of a battle: the record sheet with its forecasts, the button that takes the draft, and the log.

use super::{
    Battle, Desk, exchange, figure,
    forecast::{self, Forecast},
    log, paint, sheet,
    spots::{self, Spot},
    style::*,
    widgets,
};
use bevy_egui::egui::{Id, Rect, ScrollArea, Stroke, Ui, pos2, vec2};

/// Room for the scroll bar of the upper part.
const BAR: f32 = 8.0;
/// With this many enemies in the table or fewer, a short forecast still fits on a low window.
const FEW_ROWS: usize = 4;
/// Below this height of the right column, a forecast under the unit's members would be out of sight.
const CRAMPED: f32 = 520.0;

/// Sheet and forecast at the top, the log in what is left; the log keeps at least three lines.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, rect: Rect, battle: &Battle) {
    paint::paper_column(ui.painter(), rect, true);
    let inner = Rect::from_min_max(rect.min + vec2(PAD + 2.0, PAD), rect.max - vec2(PAD, 8.0));
    // A forecast should be visible in full: on a low window, members and older lines make room for it.
    let rows = battle.exchange.as_ref().map_or(0, |exchange| exchange.rows.len());
    let low = inner.height() < 800.0;
    // The body of a single fighter is as tall as many members, so the result of its draft goes beside it.
    let tall = battle.sheet.figure.is_some() && battle.sheet.accept.is_some();
    let crowded = low && (battle.forecast.is_some() || rows > FEW_ROWS || tall && rows > 0);
    // Then the table of all enemies comes first, unless one of them was asked for: the forecast is short or waits.
    let brief = |forecast: &&Forecast| low && rows > 0 && !forecast.wanted;
    let forecast = battle.forecast.as_ref().filter(|forecast| !brief(forecast) || rows <= FEW_ROWS);
    let forecast =
        forecast.map(|forecast| Forecast { folded: forecast.folded || brief(&forecast), ..forecast.clone() });
    let least = if crowded { log::ONE_LINE } else { log::LEAST.min(inner.height() * 0.3) };
    // The button that takes the draft stays in sight no matter how long the sheet is.
    let accept = if battle.sheet.accept.is_some() { sheet::ACCEPT } else { 0.0 };
    let upper_room = inner.height() - least - 17.0 - accept;
    // The height the upper part wants is known from the previous frame.
    let memory = Id::new("upper part of the right column");
    let wanted: f32 = ui.data(|data| data.get_temp(memory)).unwrap_or(upper_room * 0.6);
    let most = inner.height() - log::ONE_LINE.min(least) - 17.0 - accept;
    let high = tallest(ui, accept > 0.0, wanted.min(upper_room)).min(most);
    let upper = Rect::from_min_size(inner.min, vec2(inner.width(), high));
    let few = if crowded { 0 } else { sheet::FEW };
    // If the members make room, the line that folds them brings them back.
    let folded = if battle.sheet.brief { battle.sheet.folded } else { battle.sheet.folded != crowded };
    // A body stays as long as there is room for it beside everything else.
    let body = battle.sheet.figure.as_ref().map_or(0.0, figure::body_height);
    let rest = Id::new("upper part without a body");
    let fits = ui.data(|data| data.get_temp(rest)).is_some_and(|rest: f32| rest + body <= upper_room);
    let whole = !folded || few > 0 || fits;
    let height = widgets::part(ui, "upper", upper, |ui| {
        // The bar has room of its own: figures at the right edge stay readable.
        ui.spacing_mut().scroll.bar_width = BAR;
        ui.spacing_mut().scroll.floating_allocated_width = BAR;
        let area = ScrollArea::vertical().id_salt("upper scroll").auto_shrink([false, false]);
        let output = area.show(ui, |ui| {
            sheet::draw_name(ui, desk, &battle.sheet);
            sheet::draw_offers(ui, desk, &battle.sheet);
            // Where there is little room, costs and odds come first; those of a charge are long.
            let first = forecast.as_ref().is_some_and(|forecast| forecast.melee || inner.height() < CRAMPED) && crowded;
            // What a draft does must not end up below the seats of a vehicle.
            let draft_first = first || (low && !battle.sheet.slots.is_empty());
            if draft_first {
                sheet::draw_draft(ui, &battle.sheet);
            }
            if !first {
                sheet::draw_unit(ui, desk, &battle.sheet, (folded.then_some(few), whole));
            }
            if !draft_first {
                sheet::draw_draft(ui, &battle.sheet);
            }
            if !first {
                sheet::draw_warnings(ui, desk, &battle.sheet);
            }
            if let Some(exchange) = battle.exchange.as_ref().filter(|_| !first) {
                paint::divider(ui);
                exchange::draw(ui, desk, exchange);
            }
            if let Some(forecast) = &forecast {
                paint::divider(ui);
                let top = ui.cursor().top();
                forecast::draw(ui, desk, forecast);
                let foot = ui.cursor().top().min(upper.bottom());
                spots::note(ui, Spot::Forecast, Rect::from_x_y_ranges(inner.x_range(), top..=foot.max(top)));
            }
            if first {
                if let Some(exchange) = &battle.exchange {
                    paint::divider(ui);
                    exchange::draw(ui, desk, exchange);
                }
                paint::divider(ui);
                sheet::draw_warnings(ui, desk, &battle.sheet);
                sheet::draw_unit(ui, desk, &battle.sheet, (folded.then_some(few), whole));
            }
        });
        output.content_size.y.ceil()
    });
    ui.data_mut(|data| data.insert_temp(rest, if whole { height - body } else { height }));
    if (height - wanted).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(memory, height));
        ui.ctx().request_repaint();
    }
    let taking = Rect::from_min_size(upper.left_bottom(), vec2(inner.width(), accept));
    if accept > 0.0 {
        widgets::part(ui, "accept", taking, |ui| sheet::draw_accept(ui, desk, &battle.sheet));
    }
    let rule = taking.bottom() + 8.5;
    ui.painter().hline(inner.x_range(), rule.floor() + 0.5, Stroke::new(1.0, RULE));
    let mut lower = Rect::from_min_max(pos2(inner.left(), taking.bottom() + 17.0), inner.max);
    if battle.log.folded {
        lower.max.y = lower.max.y.min(lower.top() + log::LEAST);
    }
    spots::note(ui, Spot::Log, lower);
    spots::note(ui, Spot::Sheet, upper);
    widgets::part(ui, "log", lower, |ui| log::draw(ui, desk, &battle.log));
}

/// How high the upper part is. While the button that takes the draft is below it, the part never gets lower: text that
/// disappears as the pointer leaves the board must not move the button that the pointer is on its way to.
fn tallest(ui: &Ui, accepts: bool, wanted: f32) -> f32 {
    let memory = Id::new("upper part above the button");
    let before = ui.data(|data| data.get_temp::<f32>(memory)).filter(|_| accepts);
    let now = before.map_or(wanted, |before| before.max(wanted));
    ui.data_mut(|data| {
        if accepts {
            // The first height is still that of the sheet without the draft.
            data.insert_temp(memory, before.map_or(0.0, |_| now));
        } else {
            data.remove::<f32>(memory);
        }
    });
    now
}
