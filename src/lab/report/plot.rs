//! Plots as SVG: curves with their bands, casualties by cause.

use super::{about, fought, title};
use crate::lab::{
    plan::Plan,
    results::Measure,
    statistics::Estimate,
    systems::Answer,
    tally::{PointTally, Tally},
};
use crate::words::plain;
use plotters::prelude::*;

/// Pixels of a plot, without the lines below it that describe it.
const SIZE: (u32, u32) = (720, 400);

/// Pixels per such line.
const LINE: u32 = 18;

/// Pixels for the legend to the right of a plot.
const LEGEND: u32 = 150;

/// Colors of the two variants, and of further lines.
const LINES: [RGBColor; 5] = [
    RGBColor(178, 58, 38),
    RGBColor(36, 92, 128),
    RGBColor(206, 138, 32),
    RGBColor(84, 130, 74),
    RGBColor(120, 86, 150),
];

/// Colors of the causes, in order.
const CAUSES: [RGBColor; 8] = [
    RGBColor(178, 58, 38),
    RGBColor(222, 142, 48),
    RGBColor(120, 86, 150),
    RGBColor(36, 92, 128),
    RGBColor(90, 90, 90),
    RGBColor(90, 140, 80),
    RGBColor(170, 150, 110),
    RGBColor(210, 190, 160),
];

/// One curve: its name, and its points by density, with their intervals. A level's own ground has no density.
pub type Line = (String, Vec<(Option<u8>, Estimate)>);

/// The curve of a measure over density, one line per variant.
pub fn curve(plan: &Plan, tally: &Tally, measure: Measure) -> String {
    let variants = tally.points().iter().map(|(point, _)| point.variant).max().map_or(0, |most| most + 1);
    let line = |variant| {
        let name = crate::words::word(&format!("lab-variant-{variant}"));
        (name, line(tally, variant, |point| point.estimate(measure)))
    };
    let lines: Vec<Line> = (0..variants).map(line).collect();
    curves(&measure.title(), &lines, (measure, &about(plan)))
}

/// The curve of a measure over density, one line per run, using each run's first variant.
pub fn beside(runs: &[(String, Plan, Tally)], measure: Measure) -> String {
    let line = |(name, _, tally): &(String, Plan, Tally)| {
        let points = line(tally, 0, |point| point.estimate(measure));
        (name.clone(), points)
    };
    let abouts = runs.iter().map(|(name, plan, _)| (name.as_str(), plan));
    curves(&measure.title(), &runs.iter().map(line).collect::<Vec<Line>>(), (measure, &captions(abouts)))
}

/// The curve of a measure over density, one line per book.
pub fn of_books(answers: &[Answer], measure: Measure) -> String {
    let line = |one: &Answer| (one.name.clone(), line(&one.tally, 0, |point| point.estimate(measure)));
    let lines: Vec<Line> = answers.iter().map(line).collect();
    curves(&measure.title(), &lines, (measure, &about_books(answers)))
}

/// The plans for the books of a comparison, one line each.
pub fn about_books(answers: &[Answer]) -> Vec<String> {
    answers.iter().map(|one| format!("{}: {}; {}", one.name, title(&one.plan), fought(&one.plan))).collect()
}

/// The descriptions of several runs: for one, its lines; for more, those of each after its name.
pub fn captions<'a>(runs: impl ExactSizeIterator<Item = (&'a str, &'a Plan)>) -> Vec<String> {
    let several = runs.len() > 1;
    let lines = runs.flat_map(|(name, plan)| {
        let head = several.then(|| format!("{name}:"));
        head.into_iter().chain(about(plan))
    });
    lines.collect()
}

/// The points of one variant over density.
fn line(tally: &Tally, variant: u8, of: impl Fn(&PointTally) -> Option<Estimate>) -> Vec<(Option<u8>, Estimate)> {
    let mine = tally.points().iter().filter(|(point, _)| point.variant == variant);
    mine.filter_map(|(point, tally)| Some((point.density, of(tally)?))).collect()
}

/// The position of a density on its axis; a level is at the start.
fn across(density: Option<u8>) -> f64 {
    density.map_or(0.0, f64::from)
}

/// Lines over density with their 95 % bands; rates in percent, with a line at one half. Its description is below.
pub fn curves(title: &str, lines: &[Line], (measure, about): (Measure, &[String])) -> String {
    // The backend escapes what opens a tag, and passes everything else through.
    let title = plain::clean(title);
    draw(about, |area| {
        let rate = measure.is_rate();
        let all = || lines.iter().flat_map(|(_, points)| points);
        let (low, high) = measure.axis(all().flat_map(|(_, one)| [one.mean, one.low, one.high]));
        let axis = Axis::of(all().map(|(density, _)| *density));
        let (left, right) = axis.ends;
        // With many lines, the legend would hide some of them, so put it next to the plot.
        let crowd = lines.len() > 2;
        let mut chart = ChartBuilder::on(area)
            .caption(&title, ("sans-serif", 20))
            .margin(12)
            .margin_right(if crowd { 12 + LEGEND } else { 12 })
            .x_label_area_size(36)
            .y_label_area_size(52)
            .build_cartesian_2d(left..right, low..high)?;
        let unit = if rate { "%" } else { "" };
        mesh(&mut chart, &axis, (unit, high))?;
        if rate {
            chart.draw_series(LineSeries::new([(left, 50.0), (right, 50.0)], BLACK.mix(0.4)))?;
        }
        for ((name, points), colour) in lines.iter().zip(LINES.iter().cycle()) {
            let clamp = |y: f64| measure.shown(y).clamp(low, high);
            let upper = points.iter().map(|(at, one)| (across(*at), clamp(one.high)));
            let lower = points.iter().rev().map(|(at, one)| (across(*at), clamp(one.low)));
            // Draw the interval of each point too, since a single one has no band.
            for (at, one) in points {
                let (x, low, high) = (across(*at), clamp(one.low), clamp(one.high));
                chart.draw_series(LineSeries::new([(x, low), (x, high)], colour.mix(0.6)))?;
            }
            let band: Vec<(f64, f64)> = upper.chain(lower).collect();
            chart.draw_series([Polygon::new(band, colour.mix(0.18))])?;
            let middle: Vec<(f64, f64)> =
                points.iter().map(|(at, one)| (across(*at), measure.shown(one.mean))).collect();
            let drawn = chart.draw_series(LineSeries::new(middle.clone(), colour.stroke_width(2)))?;
            if lines.len() > 1 {
                drawn
                    .label(plain::clean(name))
                    .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
            }
            chart.draw_series(middle.into_iter().map(|at| Circle::new(at, 3, colour.filled())))?;
        }
        if crowd {
            let beside = right_of(&chart);
            legend(&mut chart, beside)?;
        } else if lines.len() > 1 {
            legend(&mut chart, SeriesLabelPosition::UpperRight)?;
        }
        Ok(())
    })
}

/// Casualties by cause over density, stacked, of variant 0.
pub fn casualties(plan: &Plan, tally: &Tally) -> String {
    let axis = Axis::of(tally.points().iter().map(|(point, _)| point.density));
    let counting = plan.counting();
    let causes: Vec<(usize, Vec<(f64, f64)>)> = (0..counting.causes.len())
        .map(|cause| (cause, wide(line(tally, 0, |point| point.by(cause)))))
        // A cause that never occurred isn't in the legend; at least one band is always drawn.
        .filter(|(cause, points)| *cause == 0 || points.iter().any(|(_, mean)| *mean > 0.0))
        .collect();
    let title = crate::words::word("lab-casualties-by-cause");
    draw(&about(plan), |area| {
        let count = causes[0].1.len();
        let sum = |place: usize| causes.iter().map(|(_, points)| points[place].1).sum::<f64>();
        let (_, high) = bounds((0..count).map(sum).chain([0.0]));
        let (left, right) = axis.ends;
        let mut chart = ChartBuilder::on(area)
            .caption(&title, ("sans-serif", 20))
            .margin(12)
            .margin_right(12 + LEGEND)
            .x_label_area_size(36)
            .y_label_area_size(52)
            .build_cartesian_2d(left..right, 0.0..high)?;
        mesh(&mut chart, &axis, ("", high))?;
        let mut base = vec![0.0; count];
        for (cause, points) in &causes {
            let colour = CAUSES[*cause % CAUSES.len()];
            let lower: Vec<(f64, f64)> = points.iter().zip(&base).map(|((x, _), low)| (*x, *low)).collect();
            base.iter_mut().zip(points).for_each(|(low, (_, many))| *low += many);
            let upper = points.iter().zip(&base).map(|((x, _), high)| (*x, *high));
            let band: Vec<(f64, f64)> = upper.chain(lower.into_iter().rev()).collect();
            chart
                .draw_series([Polygon::new(band, colour.mix(0.8))])?
                .label(counting.cause(*cause))
                .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], colour.mix(0.8).filled()));
        }
        let beside = right_of(&chart);
        legend(&mut chart, beside)?;
        Ok(())
    })
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;
type Chart<'a, 'b> = ChartContext<
    'a,
    SVGBackend<'b>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// The axis of densities.
struct Axis {
    ends: (f64, f64),
    /// Everything is on a level's own ground, which has no density.
    level: bool,
}

impl Axis {
    fn of(densities: impl Iterator<Item = Option<u8>>) -> Self {
        let all: Vec<Option<u8>> = densities.collect();
        Self { level: all.iter().all(Option::is_none), ends: span(all.into_iter().map(across)) }
    }
}

/// Averages to be stacked over density; a single one is drawn as a bar.
fn wide(points: Vec<(Option<u8>, Estimate)>) -> Vec<(f64, f64)> {
    match points[..] {
        [(at, one)] => [-1.0, 1.0].map(|half| (across(at) + half, one.mean)).into(),
        _ => points.into_iter().map(|(at, one)| (across(at), one.mean)).collect(),
    }
}

/// Axes and a faint grid; `high` is the upper end of the values, which have only as many digits as necessary.
fn mesh<'a, 'b: 'a>(chart: &mut Chart<'a, 'b>, axis: &Axis, (unit, high): (&str, f64)) -> Drawn {
    let whole = |value: &f64| if axis.level { String::new() } else { format!("{value:.0}") };
    let digits = if high > 10.0 { 0 } else { 1 };
    let value = |value: &f64| format!("{value:.digits$}");
    let mut mesh = chart.configure_mesh();
    mesh.x_desc(crate::words::word(if axis.level { "lab-level-ground" } else { "lab-density-axis" })).y_desc(unit);
    mesh.x_label_formatter(&whole).y_label_formatter(&value);
    mesh.light_line_style(WHITE).bold_line_style(BLACK.mix(0.12)).x_labels(14).draw()?;
    Ok(())
}

/// A legend next to the plot.
fn right_of(chart: &Chart) -> SeriesLabelPosition {
    SeriesLabelPosition::Coordinate(chart.plotting_area().dim_in_pixel().0 as i32 + 12, 0)
}

/// The key to the colors.
fn legend<'a, 'b: 'a>(chart: &mut Chart<'a, 'b>, at: SeriesLabelPosition) -> Drawn {
    let mut labels = chart.configure_series_labels();
    labels.position(at).background_style(WHITE.mix(0.8)).border_style(BLACK.mix(0.3));
    labels.draw()?;
    Ok(())
}

/// Pixels from the top to the bottom of a plot with this description.
pub fn height(about: &[String]) -> u32 {
    SIZE.1 + LINE * about.len() as u32
}

/// A plot with its description below; only the description if nothing can be drawn.
fn draw(about: &[String], draw: impl FnOnce(&Area) -> Drawn) -> String {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (SIZE.0, height(about))).into_drawing_area();
        let _ = area.fill(&WHITE);
        let (above, below) = area.split_vertically(SIZE.1);
        let _ = draw(&above);
        for (line, y) in about.iter().zip((2..).step_by(LINE as usize)) {
            let _ = below.draw(&Text::new(plain::clean(line).into_owned(), (16, y), ("sans-serif", 13)));
        }
        let _ = area.present();
    }
    text
}

/// The bounds of the density axis, in whole percents: around all of them, and with some space around a single one.
fn span(densities: impl Iterator<Item = f64>) -> (f64, f64) {
    let (left, right) = bounds(densities);
    let air = ((10.0 - (right - left)) / 2.0).max(0.0);
    (left - air, (right + air).min(100.0))
}

/// The bounds of an axis: around all values, with some space.
fn bounds(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let known: Vec<f64> = values.filter(|value| value.is_finite()).collect();
    let low = known.iter().copied().fold(f64::INFINITY, f64::min);
    let high = known.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if known.is_empty() {
        return (0.0, 1.0);
    }
    let air = ((high - low) * 0.08).max(0.5);
    ((low - air).max(0.0), high + air)
}
