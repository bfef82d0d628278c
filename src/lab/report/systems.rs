//! Comparing rule books: the same measures for each, as a table, as lines of a file, and as one page with curves.

use super::{
    command, of_books,
    page::{escape, page_of, table, text},
    words,
};
use crate::lab::{Point, PointTally, pace, results::Measure, statistics::Estimate, systems::Answer};
use crate::words::{Message, word};
use std::fmt::Write;

/// Points of the books in order, each with its book.
fn points(answers: &[Answer]) -> impl Iterator<Item = (&Answer, &Point, &PointTally)> {
    answers.iter().flat_map(|one| one.tally.points().iter().map(move |(point, tally)| (one, point, tally)))
}

/// The table of a comparison for people, with headings.
pub fn compared(answers: &[Answer]) -> Vec<Vec<String>> {
    let mut heads = ["lab-book-head", "lab-density", "lab-battles", "lab-carried-by-boards"].map(word).to_vec();
    heads.extend(Measure::BOOKS.map(Measure::title));
    let line = |(one, point, tally): (&Answer, &Point, &PointTally)| {
        let density = point.density.map_or_else(|| word("lab-level-ground"), |density| format!("{density} %"));
        let mut line = vec![one.name.clone(), density, tally.count().to_string(), tally.clusters().to_string()];
        let told = |measure: Measure| tally.estimate(measure).map(|one| words(&one, measure.is_rate()));
        line.extend(Measure::BOOKS.map(|measure| told(measure).unwrap_or_default()));
        line
    };
    std::iter::once(heads).chain(points(answers).map(line)).collect()
}

/// A point of a book in machine-readable form: names and values, with none for an unknown bound.
pub struct Cells {
    /// The book, by the name of its folder.
    pub book: &'static str,
    /// Density in percent.
    pub density: Option<u8>,
    /// Battles and boards.
    pub counts: [u64; 2],
    /// Mean, lower and upper bound of each measure; rates as shares of one.
    pub values: Vec<(&'static str, [Option<f64>; 3])>,
}

/// The points of a comparison in machine-readable form.
pub fn cells(answers: &[Answer]) -> Vec<Cells> {
    let known = |value: f64| value.is_finite().then_some(value);
    let bounds = |one: Estimate| [known(one.mean), known(one.low), known(one.high)];
    let value =
        |tally: &PointTally, measure: Measure| (measure.key(), tally.estimate(measure).map_or([None; 3], bounds));
    let cells = |(one, point, tally): (&Answer, &Point, &PointTally)| Cells {
        book: one.plan.folder(),
        density: point.density,
        counts: [tally.count(), tally.clusters()],
        values: Measure::BOOKS.map(|measure| value(tally, measure)).to_vec(),
    };
    points(answers).map(cells).collect()
}

/// The same as the lines of a comma-separated table, with headings.
pub fn lines(answers: &[Answer]) -> Vec<Vec<String>> {
    let mut heads: Vec<String> = ["book", "density", "battles", "boards"].map(str::to_owned).to_vec();
    let keys = Measure::BOOKS.map(Measure::key);
    heads.extend(keys.iter().flat_map(|key| [(*key).to_owned(), format!("{key}_low"), format!("{key}_high")]));
    let line = |one: Cells| {
        let density = one.density.map_or_else(String::new, |density| density.to_string());
        let mut line = vec![one.book.to_owned(), density];
        line.extend(one.counts.map(|count| count.to_string()));
        let value = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.4}"));
        line.extend(one.values.into_iter().flat_map(|(_, bounds)| bounds.map(value)));
        line
    };
    std::iter::once(heads).chain(cells(answers).into_iter().map(line)).collect()
}

/// The meaning of each measure, in one sentence.
pub fn meanings() -> Vec<(Measure, String)> {
    let meaning = |measure: Measure| {
        let seconds = |id: &'static str, value: u32| (id, i64::from(value));
        let terms = [
            seconds("decision", pace::seconds::DECISION),
            seconds("forced", pace::seconds::FORCED),
            seconds("throw", pace::seconds::THROW),
            seconds("die", pace::seconds::DIE),
        ];
        let said = Message::new(match measure {
            Measure::First => "lab-means-first",
            Measure::Rounds => "lab-means-rounds",
            Measure::Decisions => "lab-means-decisions",
            Measure::Minutes => "lab-means-minutes",
            Measure::Lost => "lab-means-lost",
            Measure::Pace => "lab-means-pace",
            _ => "lab-means-forced",
        });
        (measure, terms.into_iter().fold(said, |said, (id, value)| said.with(id, value)).words())
    };
    Measure::BOOKS.map(meaning).to_vec()
}

/// The page of a comparison; `name` is its folder.
pub fn comparison(name: &str, answers: &[Answer]) -> String {
    let title = Message::new("lab-systems-title").with("name", name).words();
    page_of(&title, |html| {
        let _ = writeln!(html, "<p>{}</p>", text("lab-systems-about"));
        let _ = writeln!(html, "<h2>{}</h2>", text("lab-page-plots"));
        for measure in Measure::BOOKS {
            let _ = writeln!(html, "<figure>{}</figure>", of_books(answers, measure));
        }
        let mut lines = compared(answers).into_iter();
        let heads = lines.next().unwrap_or_default();
        table(html, "lab-page-points", heads, lines);
        let _ = writeln!(html, "<h2>{}</h2>\n<dl>", text("lab-systems-measures"));
        for (measure, meaning) in meanings() {
            let _ = writeln!(html, "<dt>{}</dt><dd>{}</dd>", escape(&measure.title()), escape(&meaning));
        }
        let _ = writeln!(html, "</dl>\n<h2>{}</h2>", text("lab-page-command"));
        for one in answers {
            let out = format!("{name}/{}", one.plan.folder());
            let _ = writeln!(html, "<pre>{}</pre>", escape(&command(&one.plan, &out)));
        }
    })
}
