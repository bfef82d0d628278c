//! Turns the text of a lesson into a checked one: all content errors at once.

use super::{
    Answer, Claim, Lesson, Point, Step, Until, Wish,
    raw::{self, Lesson as Raw},
};
use crate::board::{Block, Cell, Zone};
use crate::data::{
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path, quote},
    level::{self, Level, raw::At},
    library::{self, Library},
    nearest::unknown,
    number::within,
    roster::PLATOONS,
    rulebook, shape,
};
use crate::dice::Roll;
use crate::force::{Side, UnitId};
use crate::rules::monkeys::windows::Ask;
use crate::words::{self, Message};
use std::collections::BTreeSet;

/// Orders that a step may wait for or let pass.
const ORDERS: [&str; 24] = [
    "Abort",
    "Attack",
    "Brace",
    "Charge",
    "Designate",
    "Done",
    "EndTurn",
    "Fire",
    "Flee",
    "FleeTo",
    "GoOn",
    "Halt",
    "HoldFire",
    "Keep",
    "Lead",
    "Lose",
    "Move",
    "Overrun",
    "Overwatch",
    "Place",
    "Promote",
    "React",
    "Reload",
    "Resolve",
];

/// Steps of a lesson.
const STEPS: i64 = 200;
/// Entries of each list of a step.
const LISTED: i64 = 40;

/// Reads a lesson from a file.
///
/// # Errors
/// Where the file can't be read, its first fault of shape, or all faults of meaning.
pub fn load(path: &std::path::Path) -> Result<(Lesson, Vec<Note>), LoadError> {
    let file = path.display().to_string();
    parse(&file, &file::read(path)?)
}

/// Reads a lesson that was built into the program, by its name without the ending.
///
/// # Errors
/// Where there is none of that name.
pub fn shipped(name: &str) -> Result<Lesson, LoadError> {
    let Some(text) = library::lesson(name) else {
        let names = library::lessons();
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(unknown("lesson", name, &known))));
    };
    parse(&format!("{name}{}", library::LESSON), text).map(|(lesson, _)| lesson)
}

/// Reads a lesson from text; the name of the file is its own name.
///
/// # Errors
/// Its first fault of shape, or all faults of meaning.
pub fn parse(file: &str, text: &str) -> Result<(Lesson, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse(file, text)?;
    let mut findings = Findings::default();
    let last = std::path::Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
    let name = last.strip_suffix(library::LESSON).unwrap_or(&last).to_owned();
    let lesson = check(&mut findings, name, raw);
    findings.settle(file, lesson)
}

fn check(findings: &mut Findings, name: String, raw: Raw) -> Option<Lesson> {
    let root = Path::default();
    raw.book.check(findings, &root.field("book"));
    if !fits(findings, &root.field("steps"), &raw.steps) {
        return None;
    }
    let profiles = crate::data::profiles();
    let level = level::check(findings, &root.field("level"), raw.level, &Library::shipped(), profiles);
    let mut names = BTreeSet::new();
    if raw.steps.is_empty() {
        findings.fault(&root.field("steps"), Message::new("lesson-no-steps"));
    }
    let level = level?;
    let place = Place { level: &level, lesson: &name, side: raw.side };
    let mut steps = Vec::new();
    for (count, step) in raw.steps.into_iter().enumerate() {
        let path = root.field("steps").at(count);
        if !names.insert(step.id.clone()) {
            findings.fault(&path.field("id"), Message::new("data-twice").with("given", quote(&step.id)));
        }
        steps.push(place.step(findings, &path, step));
    }
    (findings.count() == 0).then_some(Lesson { name, level, side: raw.side, steps })
}

/// Checks how much a lesson holds. Where a list is too long nothing else is looked at.
fn fits(findings: &mut Findings, path: &Path, steps: &[raw::Step]) -> bool {
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
            good &= match said {
                Claim::Waiting(_, platoons) => within(findings, &path, platoons.len() as i64, 0, PLATOONS as i64),
                Claim::Dice(faces) => within(findings, &path, faces.len() as i64, 0, Roll::MOST as i64),
                _ => true,
            };
        }
    }
    good
}

/// What the steps of a lesson are checked against.
struct Place<'a> {
    level: &'a Level,
    lesson: &'a str,
    side: Side,
}

impl Place<'_> {
    fn step(&self, findings: &mut Findings, path: &Path, step: raw::Step) -> Step {
        self.sentences(findings, &path.field("id"), &step);
        for (place, face) in step.dice.iter().enumerate() {
            within(findings, &path.field("dice").at(place), (*face).into(), 1, 6);
        }
        self.until(findings, &path.field("until"), &step.until);
        for (place, wish) in step.also.iter().enumerate() {
            self.wish(findings, &path.field("also").at(place), wish);
        }
        for (place, answer) in step.theirs.iter().enumerate() {
            self.answer(findings, &path.field("theirs").at(place), answer);
        }
        if let Some(rule) = step.rule.as_deref().filter(|rule| !rulebook::book().knows(rule)) {
            let known: Vec<&str> = rulebook::book().ids().collect();
            findings.fault(&path.field("rule"), unknown("rule", rule, &known));
        }
        let points = step.point.into_iter().enumerate();
        let point = points.map(|(place, point)| self.point(findings, &path.field("point").at(place), point)).collect();
        for (place, claim) in step.claims.iter().enumerate() {
            self.claim(findings, &path.field("claims").at(place), claim);
        }
        let raw::Step { id, until, also, dice, theirs, rule, claims, .. } = step;
        Step { id, point, until, also, dice, theirs, rule, claims }
    }

    /// Every step has a title and a text; one that refuses orders has a hint as well.
    fn sentences(&self, findings: &mut Findings, path: &Path, step: &raw::Step) {
        let hint = (!matches!(step.until, Until::Asked(..))).then_some("hint");
        for what in ["title", "text"].into_iter().chain(hint) {
            let name = format!("lesson-{}-{}-{what}", self.lesson, step.id);
            if !words::knows(&name) {
                findings.fault(path, Message::new("lesson-no-words").with("name", quote(&name)));
            }
        }
    }

    fn until(&self, findings: &mut Findings, path: &Path, until: &Until) {
        match until {
            Until::Given(wish) | Until::Drafted(wish) => self.wish(findings, path, wish),
            Until::Hover(unit) => self.unit(findings, path, *unit),
            Until::Asked(_, name) => known(findings, path, "window", name, Ask::NAMES),
            Until::Read | Until::Undone | Until::Helped | Until::Viewed => {}
        }
    }

    fn wish(&self, findings: &mut Findings, path: &Path, wish: &Wish) {
        let Wish::Order { name, unit, target, within: zone, number } = wish else { return };
        known(findings, path, "order", name, &ORDERS);
        unit.iter().chain(target).for_each(|unit| self.unit(findings, path, *unit));
        if let Some((one, other)) = zone {
            self.cells(findings, path, *one, *other);
        }
        if let Some(number) = number {
            let platoons = self.level.forces[self.side.index()].len();
            let most = match name.as_str() {
                "Designate" => platoons,
                "Fire" => self.most_targets(),
                _ => Roll::MOST,
            };
            within(findings, path, (*number).into(), 1, most as i64);
        }
    }

    /// The most that a volley could ever name: everybody of the largest unit of the other side.
    fn most_targets(&self) -> usize {
        let units = self.level.sides[self.side.other().index()].platoons.iter().flat_map(|platoon| &platoon.units);
        units.map(|unit| unit.members.len() + unit.vehicles.len()).max().unwrap_or(0)
    }

    fn claim(&self, findings: &mut Findings, path: &Path, claim: &Claim) {
        match claim {
            Claim::Clan(unit, clan) => {
                self.unit(findings, path, *unit);
                let profiles = crate::data::profiles();
                let clans: Vec<&str> = profiles.clans.iter().map(|clan| clan.name.as_str()).collect();
                known(findings, path, "clan", clan, &clans);
            }
            Claim::Left(unit, _) | Claim::Pinned(unit, _) | Claim::Actions(unit, _) | Claim::Watches(unit) => {
                self.unit(findings, path, *unit);
            }
            Claim::CoverFrom(unit, one, other) => {
                self.unit(findings, path, *unit);
                self.cells(findings, path, *one, *other);
            }
            Claim::Sheltered(unit, by, one, other) => {
                [unit, by].iter().for_each(|unit| self.unit(findings, path, **unit));
                self.cells(findings, path, *one, *other);
            }
            Claim::Reaches(one, other)
            | Claim::Lies(one, other, ..)
            | Claim::Stronger(one, other)
            | Claim::Charges(one, other) => [one, other].iter().for_each(|unit| self.unit(findings, path, **unit)),
            Claim::Units(..)
            | Claim::Platoons(..)
            | Claim::Active(..)
            | Claim::Waiting(..)
            | Claim::Rounds(_)
            | Claim::Dice(_) => {}
        }
    }

    fn answer(&self, findings: &mut Findings, path: &Path, answer: &Answer) {
        match answer {
            Answer::Go(unit, at) => {
                self.unit(findings, path, *unit);
                self.cells(findings, path, *at, *at);
            }
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
            raw::Point::Part(part) => Point::Part(part),
        }
    }

    fn unit(&self, findings: &mut Findings, path: &Path, unit: UnitId) {
        let platoons = self.level.sides[unit.side.index()].platoons.iter().zip(1..);
        let posts = platoons.flat_map(|(platoon, number)| platoon.units.iter().map(move |unit| (number, unit.post)));
        let ids: Vec<UnitId> = posts.map(|(platoon, post)| UnitId { side: unit.side, platoon, post }).collect();
        if !ids.contains(&unit) {
            let names: Vec<String> = ids.iter().map(UnitId::to_string).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            findings.fault(path, unknown("unit", &unit.to_string(), &names));
        }
    }

    /// The block between two corners, which lie on the board.
    fn cells(&self, findings: &mut Findings, path: &Path, one: At, other: At) -> Zone {
        let spots = self.level.ground.spots();
        let (wide, tall) = (i64::from(spots.width()) - 1, i64::from(spots.height()) - 1);
        let mut good = true;
        for (x, y) in [one, other] {
            good &= within(findings, path, x.into(), 0, wide) & within(findings, path, y.into(), 0, tall);
        }
        if good { Zone(vec![block(one, other)]) } else { Zone(Vec::new()) }
    }
}

/// The block between two corners.
pub(crate) fn block(one: At, other: At) -> Block {
    let cell = |x: i32, y: i32| Cell::new(x as i16, y as i16);
    Block { from: cell(one.0.min(other.0), one.1.min(other.1)), to: cell(one.0.max(other.0), one.1.max(other.1)) }
}

fn known(findings: &mut Findings, path: &Path, what: &'static str, name: &str, names: &[&str]) {
    if !names.contains(&name) {
        findings.fault(path, unknown(what, name, names));
    }
}
