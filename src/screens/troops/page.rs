//! A printable page of a roster, in two columns.

use crate::view::art::raster::rasterise;
use crate::words::plain::markup;
use std::fmt::Write;

/// A4 at 96 points an inch.
const PAGE: (f32, f32) = (794.0, 1123.0);
/// Pixels of the picture per pixel of the page.
const FINE: u32 = 2;
const MARGIN: f32 = 44.0;
const TOP: f32 = 120.0;
const GAP: f32 = 28.0;
/// The normal height of a line, and the letters it holds at that height.
const LINE: f32 = 15.0;
const LETTERS: f32 = 58.0;

/// A line of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The name of a part or a table.
    Head,
    /// The name of a unit.
    Unit,
    /// What it has.
    Plain,
    /// The second column begins here, unless it has begun already.
    Turn,
}

/// A line with its words, and what is written at its right end.
pub type Entry = (Kind, String, String);

/// What is on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The name of the roster.
    pub name: String,
    /// What it is worth, in one line.
    pub line: String,
    /// What it is like to play.
    pub about: String,
    /// Everything else.
    pub entries: Vec<Entry>,
}

impl Page {
    /// The page as SVG.
    pub fn svg(&self) -> String {
        let entries = &self.entries;
        let room = PAGE.1 - TOP - MARGIN;
        // Lines shrink until all fit in two columns.
        let scale =
            (1..=20).map(|step| 1.05 - 0.05 * step as f32).find(|scale| columns(entries, *scale, room).is_some());
        let scale = scale.unwrap_or(0.1);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\
             <rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>",
            PAGE.0, PAGE.1
        );
        text(&mut svg, (MARGIN, 66.0), ("Yanone Kaffeesatz", 700, 34.0), &self.name);
        text(&mut svg, (MARGIN, 86.0), ("Lato", 400, 12.0), &self.line);
        text(&mut svg, (MARGIN, 103.0), ("Lato", 400, 12.0), &self.about);
        for (x, y, (kind, words, value)) in columns(entries, scale, room).unwrap_or_default() {
            let (font, indent) = match kind {
                Kind::Head => (("Yanone Kaffeesatz", 700, 20.0 * scale), 0.0),
                Kind::Unit => (("Lato", 700, 12.0 * scale), 0.0),
                Kind::Plain | Kind::Turn => (("Lato", 400, 11.0 * scale), 8.0),
            };
            text(&mut svg, (x + indent, y), font, &words);
            if !value.is_empty() {
                let _ = write!(
                    svg,
                    "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"end\" font-family=\"Lato\" font-size=\"{:.1}\">{}</text>",
                    x + width(),
                    font.2.min(12.0),
                    markup(&value)
                );
            }
        }
        svg.push_str("</svg>\n");
        svg
    }
}

/// A page as a picture: PNG.
///
/// # Errors
/// Why it can't be drawn.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let picture = rasterise(svg, PAGE.0 as u32 * FINE, PAGE.1 as u32 * FINE).map_err(|error| error.to_string())?;
    picture.encode_png().map_err(|error| error.to_string())
}

fn width() -> f32 {
    (PAGE.0 - 2.0 * MARGIN - GAP) / 2.0
}

fn text(svg: &mut String, (x, y): (f32, f32), (family, weight, size): (&str, u32, f32), words: &str) {
    let words = markup(words);
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-family=\"{family}\" font-weight=\"{weight}\" font-size=\"{size:.1}\">\
         {words}</text>"
    );
}

/// Where each line goes, wrapped if it is too long; `None` if two columns are not enough.
fn columns(entries: &[Entry], scale: f32, room: f32) -> Option<Vec<(f32, f32, Entry)>> {
    let (mut column, mut y, mut placed) = (0, 0.0, Vec::new());
    for (kind, words, value) in entries {
        if *kind == Kind::Turn {
            if column == 0 {
                (column, y) = (1, 0.0);
            }
            continue;
        }
        let lines = broken(words, (LETTERS / scale) as usize);
        let above = if *kind == Kind::Head {
            14.0
        } else if *kind == Kind::Unit {
            3.0
        } else {
            0.0
        } * scale;
        let high = above + LINE * scale * lines.len() as f32;
        // A name must not end up alone at the bottom of a column.
        let needed = if *kind == Kind::Plain { high } else { high + 2.0 * LINE * scale };
        if y + needed > room {
            (column, y) = (column + 1, 0.0);
        }
        if column > 1 {
            return None;
        }
        y += above;
        let x = MARGIN + column as f32 * (width() + GAP);
        for (place, line) in lines.into_iter().enumerate() {
            y += LINE * scale;
            let value = if place == 0 { value.clone() } else { String::new() };
            placed.push((x, TOP + y, (*kind, line, value)));
        }
    }
    Some(placed)
}

fn broken(words: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words.split_whitespace() {
        let line = lines.last_mut().expect("a line is there");
        if !line.is_empty() && line.chars().count() + word.chars().count() >= letters {
            lines.push(word.to_owned());
        } else {
            let between = if line.is_empty() { "" } else { " " };
            line.push_str(between);
            line.push_str(word);
        }
    }
    lines
}
