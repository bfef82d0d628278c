//! Turns the text of a lesson into a checked one, with all content errors at once.

use super::{
    Answer, Lesson, Point, Step, Taught, Until, Wish,
    raw::{self, At, Lesson as Raw},
    sentence,
};
use crate::board::{Block, Cell, Zone};
use crate::data::{
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path, quote},
    library,
    nearest::unknown,
    number::within,
    rulebook, shape,
};
use crate::engine::{BookOrder, window::WindowKind};
use crate::force::{Side, UnitId};
use crate::rules::Book;
use crate::words::{self, Message};
use std::collections::BTreeSet;

/// Most steps in a lesson.
const STEPS: i64 = 200;
/// Most entries in each list of a step.
const LISTED: i64 = 40;

/// Reads a lesson from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load<B: Taught>(path: &std::path::Path) -> Result<(Lesson<B>, Vec<Note>), LoadError> {
    let file = path.display().to_string();
    parse(&file, &file::read(path)?)
}

/// Reads a lesson built into the program, by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped<B: Taught>(name: &str) -> Result<Lesson<B>, LoadError> {
    let names = library::lessons_of(Book::of(B::BOOK).unwrap_or_default());
    let Some(text) = library::lesson(name).filter(|_| names.iter().any(|known| known == name)) else {
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(unknown("lesson", name, &known))));
    };
    parse(&format!("{name}{}", library::LESSON), text).map(|(lesson, _)| lesson)
}

/// Reads a lesson from text; it is named after its file.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse<B: Taught>(file: &str, text: &str) -> Result<(Lesson<B>, Vec<Note>), LoadError> {
    let raw: Raw<B> = shape::parse(file, text)?;
    let mut findings = Findings::default();
    let last = std::path::Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
    let name = last.strip_suffix(library::LESSON).unwrap_or(&last).to_owned();
    let lesson = check(&mut findings, name, raw);
    findings.settle(file, lesson)
}

fn check<B: Taught>(findings: &mut Findings, name: String, raw: Raw<B>) -> Option<Lesson<B>> {
    let root = Path::default();
    raw.book.check_named(B::BOOK, findings, &root.field("book"));
    if !fits::<B>(findings, &root.field("steps"), &raw.steps) {
        return None;
    }
    let level = B::check_level(findings, &root.field("level"), raw.level);
    let mut names = BTreeSet::new();
    if raw.steps.is_empty() {
        findings.fault(&root.field("steps"), Message::new("lesson-no-steps"));
    }
    let level = level?;
    let place = Checked::<B> { level: &level, lesson: &name, side: raw.side };
    let mut steps = Vec::new();
    for (count, step) in raw.steps.into_iter().enumerate() {
        let path = root.field("steps").at(count);
        if !names.insert(step.id.clone()) {
            findings.fault(&path.field("id"), Message::new("data-twice").with("given", quote(&step.id)));
        }
        steps.push(place.step(findings, &path, step));
    }
    if let Some(then) = &raw.then {
        let names = library::levels_of(Book::of(B::BOOK).unwrap_or_default());
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        known(findings, &root.field("then"), "level", then, &names);
    }
    (findings.count() == 0).then_some(Lesson { name, level, side: raw.side, steps, then: raw.then })
}

/// Checks the size of a lesson. If a list is too long, nothing else is checked.
fn fits<B: Taught>(findings: &mut Findings, path: &Path, steps: &[raw::Step<B>]) -> bool {
    let mut good = within(findings, path, steps.len() as i64, 0, STEPS);
    for (place, step) in steps.iter().enumerate() {
        let lists = [
            ("point", step.point.len()),
            ("also", step.also.len()),
            ("dice", step.dice.len()),
            ("theirs", step.theirs.len()),
            ("claims", step.claims.len()),
        ];
        for (field, given) in lists {
            good &= within(findings, &path.at(place).field(field), given as i64, 0, LISTED);
        }
        for (claim, said) in step.claims.iter().enumerate() {
            let path = path.at(place).field("claims").at(claim);
            good &= B::fits(findings, &path, said);
        }
    }
    good
}

/// What the steps of a lesson are checked against.
#[derive(Debug)]
pub struct Checked<'a, B: Taught> {
    /// Its level.
    pub level: &'a B::Level,
    lesson: &'a str,
    side: Side,
}

impl<B: Taught> Checked<'_, B> {
    fn step(&self, findings: &mut Findings, path: &Path, step: raw::Step<B>) -> Step<B> {
        self.sentences(findings, &path.field("id"), &step);
        for (place, face) in step.dice.iter().enumerate() {
            within(findings, &path.field("dice").at(place), (*face).into(), 1, B::FACES.into());
        }
        self.until(findings, &path.field("until"), &step.until);
        for (place, wish) in step.also.iter().enumerate() {
            self.wish(findings, &path.field("also").at(place), wish);
        }
        for (place, answer) in step.theirs.iter().enumerate() {
            self.answer(findings, &path.field("theirs").at(place), answer);
        }
        let book = rulebook::of(Book::of(B::BOOK).unwrap_or_default());
        if let Some(rule) = step.rule.as_deref().filter(|rule| !book.knows(rule)) {
            let known: Vec<&str> = book.ids().collect();
            findings.fault(&path.field("rule"), unknown("rule", rule, &known));
        }
        let points = step.point.into_iter().enumerate();
        let point = points.map(|(place, point)| self.point(findings, &path.field("point").at(place), point)).collect();
        for (place, claim) in step.claims.iter().enumerate() {
            B::check_claim(self, findings, &path.field("claims").at(place), claim);
        }
        let raw::Step { id, until, also, dice, theirs, rule, claims, .. } = step;
        Step { id, point, until, also, dice, theirs, rule, claims }
    }

    /// Every step has a title and a text; one that refuses orders has a hint as well.
    fn sentences(&self, findings: &mut Findings, path: &Path, step: &raw::Step<B>) {
        let hint = (!matches!(step.until, Until::Asked(..))).then_some("hint");
        for what in ["title", "text"].into_iter().chain(hint) {
            let name = sentence::<B>(self.lesson, &step.id, what);
            if !words::knows(&name) {
                findings.fault(path, Message::new("lesson-no-words").with("name", quote(&name)));
            }
        }
    }

    fn until(&self, findings: &mut Findings, path: &Path, until: &Until) {
        match until {
            Until::Given(wish) | Until::Drafted(wish) => self.wish(findings, path, wish),
            Until::Hover(unit) => self.unit(findings, path, *unit),
            Until::Asked(_, name) => {
                let names: Vec<&str> = B::WINDOWS.iter().map(|kind: &WindowKind| kind.name).collect();
                known(findings, path, "window", name, &names);
            }
            Until::Read | Until::Undone | Until::Helped | Until::Viewed => {}
        }
    }

    fn wish(&self, findings: &mut Findings, path: &Path, wish: &Wish) {
        let Wish::Order { name, unit, target, within: zone, number } = wish else { return };
        known(findings, path, "order", name, B::ORDERS);
        unit.iter().chain(target).for_each(|unit| self.unit(findings, path, *unit));
        if let Some((one, other)) = zone {
            self.cells(findings, path, *one, *other);
        }
        if let Some(number) = number {
            within(findings, path, (*number).into(), 1, B::most(self.level, self.side, name) as i64);
        }
    }

    fn answer(&self, findings: &mut Findings, path: &Path, answer: &Answer<B::Order>) {
        match answer {
            Answer::Go(unit, at) => {
                self.unit(findings, path, *unit);
                self.cells(findings, path, *at, *at);
            }
            Answer::Any(wish) => self.wish(findings, path, wish),
            Answer::Give(order) => {
                order.unit().into_iter().chain(order.target()).for_each(|unit| self.unit(findings, path, unit));
            }
        }
    }

    fn point(&self, findings: &mut Findings, path: &Path, point: raw::Point) -> Point {
        match point {
            raw::Point::Unit(unit) => {
                self.unit(findings, path, unit);
                Point::Unit(unit)
            }
            raw::Point::Cells(one, other) => Point::Cells(self.cells(findings, path, one, other)),
            raw::Point::Verb(name) => {
                let names: Vec<&str> = B::VERBS.iter().map(|kind| kind.name).collect();
                known(findings, path, "order", &name, &names);
                Point::Verb(names.iter().position(|known| *known == name).unwrap_or(0) as u8)
            }
            raw::Point::Part(part) => Point::Part(part),
        }
    }

    /// Checks that a unit exists.
    pub fn unit(&self, findings: &mut Findings, path: &Path, unit: UnitId) {
        let ids = B::units(self.level, unit.side);
        if !ids.contains(&unit) {
            let names: Vec<String> = ids.iter().map(UnitId::to_string).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            findings.fault(path, unknown("unit", &unit.to_string(), &names));
        }
    }

    /// The block between two corners, which must be on the board.
    pub fn cells(&self, findings: &mut Findings, path: &Path, one: At, other: At) -> Zone {
        let spots = B::ground(self.level).spots();
        let (wide, tall) = (i64::from(spots.width()) - 1, i64::from(spots.height()) - 1);
        let mut good = true;
        for (x, y) in [one, other] {
            good &= within(findings, path, x.into(), 0, wide) & within(findings, path, y.into(), 0, tall);
        }
        if good { Zone(vec![block(one, other)]) } else { Zone(Vec::new()) }
    }
}

/// The block between two corners.
pub fn block(one: At, other: At) -> Block {
    let cell = |x: i32, y: i32| Cell::new(x as i16, y as i16);
    Block { from: cell(one.0.min(other.0), one.1.min(other.1)), to: cell(one.0.max(other.0), one.1.max(other.1)) }
}

/// Checks that a name is one of these.
pub(in crate::data) fn known(findings: &mut Findings, path: &Path, what: &'static str, name: &str, names: &[&str]) {
    if !names.contains(&name) {
        findings.fault(path, unknown(what, name, names));
    }
}
