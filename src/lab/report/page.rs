//! The page of a run: one self-contained HTML file, including its plots.

use super::{about, casualties, caution, curve, heat, of_run, p_words, words};
use crate::board::{Edge, Grid};
use crate::lab::{
    count::Marks,
    fixture::Point,
    plan::{Plan, Terrain},
    results::{Effect, Measure, Results},
    statistics::Estimate,
    summary::Summary,
    tally::PointTally,
};
use crate::words::{Message, plain, word};
use std::{collections::BTreeMap, fmt::Write};

/// The style sheet of the page.
const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#222}\
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums;\
font-size:.9rem}th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}th{vertical-align:bottom}\
pre{background:#f4f1ea;padding:.7rem;white-space:pre-wrap}figure{display:inline-block;margin:.5rem}\
svg{max-width:100%;height:auto}";

/// The page of a run; `name` is its folder, `heat` its marks by point and variant.
pub fn page(name: &str, results: &Results, heat: &BTreeMap<(u16, u8), Grid<Marks>>) -> String {
    let shard = results.stamp.shard;
    let title = match shard {
        None => Message::new("lab-page-title").with("name", name),
        Some((number, of)) => {
            let title = Message::new("lab-page-title-shard").with("name", name);
            title.with("number", i64::from(number)).with("of", i64::from(of))
        }
    };
    page_of(&title.words(), |html| {
        if shard.is_some() {
            let _ = writeln!(html, "<p><strong>{}</strong></p>", text("lab-page-shard"));
        }
        body(html, name, results, heat);
    })
}

/// A page with this title.
pub fn page_of(title: &str, fill: impl FnOnce(&mut String)) -> String {
    let mut html = String::from("<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\n");
    let title = escape(title);
    let _ = writeln!(html, "<title>{title}</title><style>{STYLE}</style>\n<h1>{title}</h1>");
    fill(&mut html);
    html.push_str("</html>\n");
    html
}

fn body(html: &mut String, name: &str, results: &Results, heat: &BTreeMap<(u16, u8), Grid<Marks>>) {
    let plan = &results.stamp.plan;
    let who: Vec<String> = about(plan).iter().map(|line| escape(line)).collect();
    let _ = writeln!(html, "<p>{}</p>\n<p>{}</p>", who.join("<br>"), escape(&said(results)));
    let command = escape(&of_run(&results.stamp, name));
    let _ = writeln!(html, "<h2>{}</h2>\n<pre>{command}</pre>", text("lab-page-command"));
    points(html, results);
    if let Some(caution) = caution(plan) {
        let _ = writeln!(html, "<p><strong>{}</strong></p>", escape(&caution));
    }
    causes(html, results);
    effects(html, &results.effects);
    differences(html, results);
    plots(html, results);
    maps(html, results, heat);
    let _ = writeln!(html, "<p>{}</p>", text("lab-page-notes"));
}

/// A text by its id, escaped for a page.
pub fn text(id: &str) -> String {
    escape(&word(id))
}

/// A text, escaped for a page.
pub fn escape(text: &str) -> String {
    plain::markup(text)
}

/// How much was played, how fast, and by which program.
fn said(results: &Results) -> String {
    let stamp = &results.stamp;
    let said = Message::new("lab-page-about").with("battles", results.tally.count() as usize);
    let said = said.with("points", played(results).count()).with("boards", stamp.plan.boards as usize);
    let said = said.with("version", stamp.version.clone()).with("book", stamp.book.clone());
    let Some(rate) = results.summary.as_ref().map(Summary::rate) else { return said.words() };
    let rate = Message::new("lab-page-rate").with("rate", format!("{}.{:02}", rate / 100, rate % 100));
    format!("{} {}", said.words(), rate.words())
}

fn row(html: &mut String, tag: &str, cells: &[String]) {
    let cells: String = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect();
    let _ = writeln!(html, "<tr>{cells}</tr>");
}

/// The clusters behind a plan's intervals, as a column heading: boards, or pairs of battles on the only board.
pub fn carriers(plan: &Plan) -> String {
    word(if plan.boards > 1 { "lab-carried-by-boards" } else { "lab-carried-by-pairs" })
}

/// A point as the first cell of a table row.
fn head(point: Point, variants: bool) -> String {
    let density = point.density.map_or_else(|| word("lab-level-ground"), |density| format!("{density} %"));
    if variants { format!("{density}, {}", word(&format!("lab-variant-{}", point.variant))) } else { density }
}

/// A table with a title.
pub fn table(html: &mut String, title: &str, heads: Vec<String>, lines: impl Iterator<Item = Vec<String>>) {
    let _ = writeln!(html, "<h2>{}</h2>\n<table>", text(title));
    row(html, "th", &heads);
    lines.for_each(|line| row(html, "td", &line));
    html.push_str("</table>\n");
}

/// The points that have battles: a shard may have none for some.
fn played(results: &Results) -> impl Iterator<Item = &(Point, PointTally)> {
    results.tally.points().iter().filter(|(_, tally)| tally.count() > 0)
}

fn points(html: &mut String, results: &Results) {
    let mut heads = vec![word("lab-density"), word("lab-battles"), carriers(&results.stamp.plan)];
    heads.extend(Measure::ALL.map(Measure::title));
    heads.push(word("lab-side"));
    let variants = results.stamp.plan.variants() > 1;
    let line = |(point, tally): &(Point, PointTally)| {
        let mut line = vec![head(*point, variants), tally.count().to_string(), tally.clusters().to_string()];
        let told = |measure: Measure| tally.estimate(measure).map(|one| words(&one, measure.is_rate()));
        line.extend(Measure::ALL.map(|measure| told(measure).unwrap_or_default()));
        line.push(tally.side().map(|one| words(&one, true)).unwrap_or_default());
        line
    };
    table(html, "lab-page-points", heads, played(results).map(line));
}

fn causes(html: &mut String, results: &Results) {
    let mut heads = vec![word("lab-density")];
    let counting = results.stamp.plan.counting();
    let all = 0..counting.causes.len();
    heads.extend(all.clone().map(|cause| counting.cause(cause)));
    let variants = results.stamp.plan.variants() > 1;
    let line = |(point, tally): &(Point, PointTally)| {
        let mut line = vec![head(*point, variants)];
        // Nobody fell to it, so there is no interval to give.
        let told = |one: Estimate| if one.mean == 0.0 { "0".to_owned() } else { words(&one, false) };
        line.extend(all.clone().map(|cause| tally.by(cause).map(told).unwrap_or_default()));
        line
    };
    table(html, "lab-casualties-by-cause", heads, played(results).map(line));
}

fn effects(html: &mut String, effects: &[Effect]) {
    if effects.is_empty() {
        return;
    }
    let heads = ["lab-on", "lab-effect", "lab-chance"].map(word).to_vec();
    table(html, "lab-page-effects", heads, effects.iter().map(|effect| effect.line().to_vec()));
}

impl Effect {
    /// The measure, the effect of ten more percentage points of density, and its confidence; says so if no model can be
    /// fitted.
    pub fn line(&self) -> [String; 3] {
        let Some(term) = self.model.as_ref().map(|model| model.terms[1]) else {
            return [self.measure.title(), word("lab-cant-tell"), String::new()];
        };
        let value = match self.measure.is_rate() {
            // A factor of the odds is easier to read than a difference of logarithms.
            true => {
                let [value, low, high] = [term.value, term.low, term.high].map(f64::exp);
                let said = Message::new("lab-odds").with("value", format!("{value:.3}"));
                said.with("low", format!("{low:.3}")).with("high", format!("{high:.3}")).words()
            }
            false => format!("{:+.3} ({:+.3} to {:+.3})", term.value, term.low, term.high),
        };
        [self.measure.title(), value, p_words(term.p)]
    }
}

fn differences(html: &mut String, results: &Results) {
    if results.differences.is_empty() {
        return;
    }
    let mut heads = vec![word("lab-density")];
    heads.extend(Measure::ALL.map(Measure::title));
    let lines = results.differences.iter().map(|(point, differences)| {
        let mut line = vec![point.map_or_else(|| word("lab-all"), |point| head(point, false))];
        line.extend(differences.iter().map(super::figure::difference));
        line
    });
    table(html, "lab-page-differences", heads, lines);
}

fn plots(html: &mut String, results: &Results) {
    if results.tally.points().iter().all(|(point, _)| point.density.is_none()) {
        return;
    }
    let _ = writeln!(html, "<h2>{}</h2>", text("lab-page-plots"));
    for measure in Measure::ALL {
        let _ = writeln!(html, "<figure>{}</figure>", curve(&results.stamp.plan, &results.tally, measure));
    }
    let _ = writeln!(html, "<figure>{}</figure>", casualties(&results.stamp.plan, &results.tally));
}

/// The starting edge of the first side on generated ground; empty for a level, which has its own zones.
fn home(plan: &Plan) -> String {
    if matches!(plan.terrain, Terrain::Level(_)) {
        return String::new();
    }
    let edge = match (plan.counting().home)(plan) {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    };
    Message::new("lab-page-maps-home").with("edge", edge).words()
}

fn maps(html: &mut String, results: &Results, marks: &BTreeMap<(u16, u8), Grid<Marks>>) {
    let (head_words, about) = (text("lab-page-maps"), text("lab-page-maps-about"));
    let _ = writeln!(html, "<h2>{head_words}</h2>\n<p>{about} {}</p>", home(&results.stamp.plan));
    for (point, _) in results.tally.points().iter().filter(|(point, _)| point.variant == 0) {
        let Some(grid) = marks.get(&(point.place, point.variant)) else { continue };
        let counting = results.stamp.plan.counting();
        for mark in counting.maps {
            let title = format!(
                "{}, {}",
                word(&format!("lab-mark-{}", counting.marks[*mark].key.replace('_', "-"))),
                head(*point, false)
            );
            let _ = writeln!(html, "<figure>{}</figure>", heat(&title, grid, *mark));
        }
    }
}
