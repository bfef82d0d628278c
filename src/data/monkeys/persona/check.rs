//! Checks a personality: all errors at once, each with its path.

use super::{Consider, Curve, Part, Persona, Role, VOICES, Voice, Weigh, raw};
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    nearest,
    number::{described, named, within},
    shape,
};
use crate::words::Message;

/// The heaviest weight.
const HEAVIEST: i64 = 1000;

/// The criteria that every personality has, with their default weights: a standing order, and members left behind, who
/// count about as much as enemies removed.
const ALWAYS: [(Consider, i32); 2] = [(Consider::Orders, 150), (Consider::Missing, -120)];

/// Most lines, which keeps scores small.
const LINES: usize = 60;

pub(super) fn check(file: &str, raw: raw::Persona) -> Result<(Persona, Vec<Note>), LoadError> {
    let (mut findings, root) = (Findings::default(), Path::default());
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check(&mut findings, &root.field("book"));
    named(&mut findings, &root.field("name"), &raw.name);
    described(&mut findings, &root.field("about"), &raw.about);
    within(&mut findings, &root.field("whim"), raw.whim, 0, 500);
    let weigh = weighs(&mut findings, &root.field("weigh"), &raw.weigh);
    let roles = parts(&mut findings, &root.field("roles"), &raw.roles.0);
    let whim = u32::try_from(raw.whim).unwrap_or(0);
    within(&mut findings, &root.field("patience"), raw.patience, 0, 40);
    within(&mut findings, &root.field("yields"), raw.yields, 0, 100);
    let yields = u32::try_from(raw.yields).unwrap_or(0);
    let patience = u16::try_from(raw.patience).unwrap_or(0);
    let habits = raw.habits;
    let voice = Voice::checked(&mut findings, &root, (raw.voice, &VOICES), raw.lines.0);
    let persona = Persona { name: raw.name, about: raw.about, weigh, roles, whim, patience, yields, habits, voice };
    findings.settle(file, Some(persona))
}

fn weighs(findings: &mut Findings, path: &Path, lines: &[raw::Weigh]) -> Vec<Weigh> {
    if lines.is_empty() {
        findings.fault(path, Message::new("data-empty"));
    }
    if lines.len() > LINES {
        let what = Message::new("data-range").with("given", lines.len().to_string());
        findings.fault(path, what.with("least", 1).with("most", LINES));
    }
    let mut checked: Vec<Weigh> = Vec::with_capacity(lines.len());
    for (place, line) in lines.iter().enumerate() {
        let path = path.at(place);
        within(findings, &path.field("weight"), line.weight, -HEAVIEST, HEAVIEST);
        if checked.iter().any(|other| other.what == line.what && other.when == line.when) {
            findings.fault(&path.field("what"), Message::new("data-twice").with("given", format!("{:?}", line.what)));
        }
        let curve = Curve::checked(findings, &path.field("curve"), &line.curve);
        let weight = line.weight.clamp(-HEAVIEST, HEAVIEST) as i32;
        checked.push(Weigh { what: line.what, weight, curve, when: line.when.clone() });
    }
    for (what, weight) in ALWAYS {
        if checked.iter().all(|line| line.what != what) {
            checked.push(Weigh { what, weight, curve: Curve::straight(), when: Vec::new() });
        }
    }
    checked
}

fn parts(findings: &mut Findings, path: &Path, roles: &[(String, raw::Part)]) -> Vec<Part> {
    let keys: Vec<String> = Role::ALL.iter().map(|role| role.key()).collect();
    let known: Vec<&str> = keys.iter().map(String::as_str).collect();
    let mut parts: Vec<Part> = Vec::with_capacity(roles.len());
    for (key, raw) in roles {
        let path = path.key(key);
        within(findings, &path.field("count"), raw.count, 1, 9);
        let times = times(findings, &path.field("times"), &raw.times.0);
        let Some(role) = Role::of_key(key) else {
            findings.fault(&path, nearest::unknown("role", key, &known));
            continue;
        };
        if parts.iter().any(|other| other.role == role) {
            findings.fault(&path, Message::new("data-twice").with("given", key.as_str()));
        }
        parts.push(Part { role, pick: raw.pick, count: raw.count.clamp(1, 9) as u8, times });
    }
    parts
}

fn times(findings: &mut Findings, path: &Path, times: &[(Consider, i64)]) -> Vec<(Consider, i32)> {
    let mut checked: Vec<(Consider, i32)> = Vec::with_capacity(times.len());
    for (what, percent) in times {
        let path = path.key(what);
        within(findings, &path, *percent, 0, HEAVIEST);
        if checked.iter().any(|(other, _)| other == what) {
            findings.fault(&path, Message::new("data-twice").with("given", format!("{what:?}")));
        }
        checked.push((*what, (*percent).clamp(0, HEAVIEST) as i32));
    }
    checked
}
