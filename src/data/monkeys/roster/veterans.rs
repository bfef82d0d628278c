//! A platoon that has fought before: units may be understrength or gone, and nothing is bought (C-09, C-37).

use super::{
    Platoon, Unit,
    check::{buy, check_hale, check_size},
    clans, command,
    names::Names,
    raw, vehicles,
};
use crate::data::{
    findings::{Findings, Path},
    number::named,
};
use crate::force::Post;
use crate::rules::monkeys::profiles::{Holder, Profiles};
use crate::words::Message;
use std::collections::BTreeSet;

/// Checks such a platoon: each unit has a post of its own, no more members than allowed, and talents of its kind.
pub(in crate::data) fn check(
    findings: &mut Findings,
    path: &Path,
    name: &str,
    raw: &[raw::Veterans],
    profiles: &Profiles,
) -> Platoon {
    named(findings, &path.field("name"), name);
    let list = path.field("units");
    let mut posts = BTreeSet::new();
    let mut units = Vec::new();
    for (place, unit) in raw.iter().enumerate() {
        let path = list.at(place);
        if !posts.insert(unit.post) {
            findings.fault(&path.field("post"), Message::new("data-twice").with("given", unit.post.to_string()));
        }
        check_post(findings, &path.field("post"), unit.post, profiles);
        units.push(check_unit(findings, &path, unit, profiles));
    }
    units.sort_by_key(|unit| unit.post);
    // Nothing in it is bought again: what it has is taken as what it was allowed to cost.
    let mut platoon = Platoon { name: name.to_owned(), scrap: 0, units, veteran: true };
    name_all(&mut platoon);
    platoon.scrap = platoon.cost();
    platoon
}

/// Checks an officer or a fireteam that is bought: its size is within limits, and nobody in it has injuries (1.13).
pub(super) fn recruit(findings: &mut Findings, path: &Path, raw: &raw::Veterans, profiles: &Profiles) -> Unit {
    let lines = path.field("members");
    check_post(findings, &path.field("post"), raw.post, profiles);
    match raw.post {
        Post::Team(_) => {
            let size = usize::from(profiles.building.team);
            check_size(findings, &lines, &raw.members, "roster-team-size", size..=size);
        }
        Post::Co | Post::Xo => {}
        Post::Squad(_) | Post::Half(_) => {
            findings.fault(&path.field("post"), Message::new("roster-post").with("given", raw.post.to_string()));
        }
    }
    check_hale(findings, &lines, &raw.members);
    check_unit(findings, path, raw, profiles)
}

fn check_post(findings: &mut Findings, path: &Path, post: Post, profiles: &Profiles) {
    let most = match post {
        Post::Squad(_) => profiles.building.squads,
        Post::Team(_) => profiles.building.teams.1,
        Post::Co | Post::Xo => return,
        Post::Half(_) => 0,
    };
    if !matches!(post, Post::Squad(number) | Post::Team(number) if (1..=most).contains(&number)) {
        findings.fault(path, Message::new("roster-post").with("given", post.to_string()));
    }
}

fn check_unit(findings: &mut Findings, path: &Path, raw: &raw::Veterans, profiles: &Profiles) -> Unit {
    named(findings, &path.field("name"), &raw.name);
    let lines = path.field("members");
    let most = match raw.post {
        Post::Squad(_) | Post::Half(_) => profiles.building.members.1,
        Post::Co | Post::Xo => 1,
        Post::Team(_) => profiles.building.team,
    };
    let (mut members, places) = buy(findings, &lines, &raw.members, most.into(), profiles);
    check_size(findings, &lines, &raw.members, "roster-veterans-size", 1..=most.into());
    clans::check(findings, &lines, &members, &places, profiles);
    if let Some(holder) = holder(raw) {
        let talents = command::check_talents(findings, &path.field("talents"), &raw.talents, holder, profiles);
        command::grant(&mut members, &talents, profiles);
    } else if !raw.talents.is_empty() || raw.kind.is_some() || matches!(raw.post, Post::Team(_)) {
        findings.fault(path, Message::new("roster-veterans-kind").with("given", raw.post.to_string()));
    }
    let vehicles = vehicles::check(findings, &path.field("vehicles"), &raw.vehicles, &members, profiles);
    Unit { post: raw.post, name: raw.name.clone(), kind: raw.kind, members, vehicles }
}

/// The list of talents that a unit buys from; none if it has no list.
const fn holder(raw: &raw::Veterans) -> Option<Holder> {
    match (raw.post, raw.kind) {
        (Post::Co, None) => Some(Holder::Co),
        (Post::Xo, None) => Some(Holder::Xo),
        (Post::Team(_), Some(kind)) if !matches!(kind, Holder::Co | Holder::Xo) => Some(kind),
        _ => None,
    }
}

/// A primate without a name in the file gets one. It keeps that name: nobody is renamed because of who else is there.
fn name_all(platoon: &mut Platoon) {
    let mut names = Names::taken(platoon);
    for Unit { name, members, .. } in &mut platoon.units {
        names.give(name, members);
        members.iter_mut().for_each(|member| member.listed = super::Listed(false));
    }
}
