//! The curves of a measure by density, with their confidence bands. A click or a key chooses a point.

use super::Lab;
use crate::{
    input::{Intent, LabTurn},
    panels::{
        Desk, focus, paint,
        style::*,
        widgets::{self, Face, Plank},
    },
    words::word,
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};
use egui_plot::{FilledArea, HLine, Line, LineStyle, MarkerShape, Plot, PlotPoint, PlotPoints, Points, VLine};

/// One run's curve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// Its index among the runs shown, which determines its color.
    pub place: usize,
    /// Its name.
    pub name: String,
    /// Its points in order.
    pub dots: Vec<Dot>,
}

/// One point of a curve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dot {
    /// Its index among the densities of the main run; `None` if that run lacks this density.
    pub place: Option<u16>,
    /// "45 %", or the name of a level.
    pub label: String,
    /// Density in percent.
    pub x: f64,
    /// The value, with the bounds of its interval.
    pub y: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// A description in words.
    pub words: String,
}

/// The distance in points within which a click picks a point.
const NEAR: f32 = 28.0;

/// The least width of a button with a density on it.
const LEAST: f32 = 44.0;

/// Draws the measures to choose from, and the plot.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, lab: &Lab) {
    measures(ui, desk, lab);
    legend(ui, lab);
    caution(ui, lab);
    if lab.curves.iter().all(|curve| curve.dots.is_empty()) {
        let room = ui.available_rect_before_wrap();
        let id = if lab.progress.is_some() { "lab-first-battles" } else { "lab-empty" };
        let words = paint::wrap(ui.painter(), &word(id), text(16.0), MUTED, room.width().min(420.0));
        paint::put(ui.painter(), room.center(), Align2::CENTER_CENTER, words);
        return;
    }
    let foot = 34.0;
    let room = ui.available_rect_before_wrap();
    let area = Rect::from_min_max(room.min, room.max - vec2(0.0, foot));
    widgets::part(ui, "plot", area, |ui| plot(ui, desk, lab));
    let row = Rect::from_min_max(area.left_bottom() + vec2(0.0, 4.0), room.max);
    choose_by_keys(ui, desk, row, lab);
}

fn measures(ui: &mut Ui, desk: &mut Desk, lab: &Lab) {
    let values = lab.measures.iter().map(String::as_str);
    let count = lab.measures.len();
    if widgets::a_row(ui, ui.available_width(), values.clone(), (widgets::CHOICE, 6.0)) < count {
        let row = paint::strip(ui, 36.0);
        let rect = Rect::from_min_max(row.min, pos2(row.right(), row.bottom() - 6.0));
        let step = widgets::stepper(ui, desk, rect, &word("lab-measure"), &lab.measures[lab.measure], Face::Paper);
        if let Some(step) = step {
            let next = (lab.measure as i64 + i64::from(step)).rem_euclid(count as i64);
            desk.push(Intent::Lab(LabTurn::Measure(next as usize)));
        }
        return;
    }
    if let Some(place) = widgets::choice(ui, desk, "measure", values, lab.measure, (6.0, 30.0)) {
        desk.push(Intent::Lab(LabTurn::Measure(place)));
    }
}

/// The names of the runs, each with its line.
fn legend(ui: &mut Ui, lab: &Lab) {
    for (place, curve) in lab.curves.iter().enumerate() {
        let row = paint::strip(ui, 20.0);
        let line = color(curve.place);
        let painter = ui.painter();
        painter.hline(row.left()..=row.left() + 26.0, row.center().y, Stroke::new(3.0, line));
        let words = paint::fit(painter, &curve.name, text(TEXT), INK, row.width() - 40.0);
        let end = 34.0 + words.size().x;
        paint::put(painter, row.left_center() + vec2(34.0, 0.0), Align2::LEFT_CENTER, words);
        // The unit of the values goes beside the first name, if there is room.
        let values = paint::fit(painter, &lab.values, text(SMALL), MUTED, row.width());
        if place == 0 && end + values.size().x + 12.0 <= row.width() {
            paint::put(painter, row.right_center(), Align2::RIGHT_CENTER, values);
        }
    }
}

/// Why not to trust the plot.
fn caution(ui: &mut Ui, lab: &Lab) {
    if let Some(words) = &lab.caution {
        widgets::paragraph(ui, words, text(SMALL), HARM);
    }
}

/// The opacity of a band over the paper.
const BAND: f32 = 0.3;
/// The same for the interval of a single point.
const INTERVAL: f32 = 0.6;

/// Color of a line and its band: ink-red for the main run, teal for the one beside it, gold and ink for more.
pub(super) const fn color(place: usize) -> Color32 {
    match place % 4 {
        0 => HARM,
        1 => GOOD,
        2 => GOLD_DEEP,
        _ => INK,
    }
}

fn plot(ui: &mut Ui, desk: &mut Desk, lab: &Lab) {
    ui.visuals_mut().extreme_bg_color = PAPER;
    ui.visuals_mut().override_text_color = Some(MUTED);
    let (rate, level) = (lab.rate, lab.level);
    let mut plot = Plot::new("curves of the lab")
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .sense(Sense::CLICK | Sense::HOVER)
        .show_x(false)
        .show_y(false)
        .grid_color(RULE)
        .x_axis_label(if level { String::new() } else { word("lab-axis") })
        .x_axis_formatter(move |mark, _| if level { String::new() } else { format!("{:.0} %", mark.value) })
        .y_axis_formatter(
            move |mark, _| if rate { format!("{:.0} %", mark.value) } else { format!("{:.1}", mark.value) },
        )
        .set_margin_fraction(vec2(0.04, 0.04))
        .include_x(lab.range.0 - 2.0)
        .include_x(lab.range.1 + 2.0);
    let all = || lab.curves.iter().flat_map(|curve| &curve.dots);
    for dot in all() {
        plot = plot.include_x(dot.x);
    }
    plot = plot.include_y(lab.axis.0).include_y(lab.axis.1);
    let response = plot.show(ui, |plot| {
        if rate {
            plot.hline(
                HLine::new("", 50.0).color(MUTED).width(1.0).style(LineStyle::dashed_loose()).allow_hover(false),
            );
        }
        for curve in &lab.curves {
            let line = color(curve.place);
            let each = |of: fn(&Dot) -> f64| curve.dots.iter().map(of).collect::<Vec<f64>>();
            plot.add(
                FilledArea::new("", &each(|dot| dot.x), &each(|dot| dot.low), &each(|dot| dot.high))
                    .fill_color(paint::glaze(line, BAND))
                    .allow_hover(false),
            );
            for dot in &curve.dots {
                let bounds = vec![[dot.x, dot.low], [dot.x, dot.high]];
                plot.line(Line::new("", bounds).color(paint::glaze(line, INTERVAL)).width(1.5).allow_hover(false));
            }
            let points = || PlotPoints::from_iter(curve.dots.iter().map(|dot| [dot.x, dot.y]));
            plot.line(Line::new("", points()).color(line).width(2.5).allow_hover(false));
            plot.points(
                Points::new("", points()).color(line).radius(5.0).shape(MarkerShape::Circle).allow_hover(false),
            );
        }
        if let Some(dot) = lab
            .curves
            .first()
            .and_then(|curve| curve.dots.iter().find(|dot| dot.place.is_some() && dot.place == lab.point))
        {
            plot.vline(VLine::new("", dot.x).color(GOLD_DEEP).width(1.5).allow_hover(false));
            plot.points(Points::new("", vec![[dot.x, dot.y]]).color(GOLD_DEEP).radius(8.0).allow_hover(false));
        }
    });
    let near = response.response.hover_pos().and_then(|pointer| {
        let far = |dot: &&Dot| response.transform.position_from_point(&PlotPoint::new(dot.x, dot.y)).distance(pointer);
        all().filter(|dot| far(dot) < NEAR).min_by(|one, other| far(one).total_cmp(&far(other)))
    });
    let Some(dot) = near else { return };
    if widgets::tip(response.response, &dot.words, None).clicked()
        && let Some(place) = dot.place
    {
        desk.push(Intent::Lab(LabTurn::Point(place)));
    }
}

/// The points as a row of buttons, so that the keyboard reaches them too; if there are too many, a stepper.
fn choose_by_keys(ui: &mut Ui, desk: &mut Desk, row: Rect, lab: &Lab) {
    let Some(dots) = lab.curves.first().map(|curve| &curve.dots[..]).filter(|dots| !dots.is_empty()) else { return };
    let gap = 4.0;
    let widest = if lab.level { 260.0 } else { 90.0 };
    let width = ((row.width() + gap) / dots.len() as f32 - gap).min(widest);
    if width < LEAST {
        step_through(ui, desk, row, (dots, lab.point));
        return;
    }
    for (place, dot) in dots.iter().enumerate() {
        let words = &dot.label;
        let face = if dot.place == lab.point { Face::Gold } else { Face::Paper };
        let plank = Plank { words, face, centred: true, size: 15.0, ..Plank::default() };
        let rect = Rect::from_min_size(row.min + vec2(place as f32 * (width + gap), 0.0), vec2(width, 28.0));
        let response = plank.put(ui, desk, ("point", dot.place), rect);
        focus::name(&response, words, true);
        if widgets::tip(response, &dot.words, None).clicked() {
            desk.push(Intent::Lab(LabTurn::Point(dot.place.unwrap_or_default())));
        }
    }
}

fn step_through(ui: &mut Ui, desk: &mut Desk, row: Rect, (dots, chosen): (&[Dot], Option<u16>)) {
    let rect = Rect::from_min_size(row.min, vec2(row.width(), 28.0));
    let now = chosen.and_then(|chosen| dots.iter().position(|dot| dot.place == Some(chosen)));
    let words = now.map_or_else(|| word("lab-point"), |now| dots[now].label.clone());
    let Some(step) = widgets::stepper(ui, desk, rect, &word("lab-point"), &words, Face::Paper) else { return };
    let next = match now {
        Some(now) => (now as i64 + i64::from(step)).rem_euclid(dots.len() as i64) as usize,
        None => 0,
    };
    desk.push(Intent::Lab(LabTurn::Point(dots[next].place.unwrap_or_default())));
}
