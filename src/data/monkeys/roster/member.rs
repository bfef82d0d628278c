//! One primate as bought: clan, arms, armor, gear (1.14, 4.7, 4.10).

use super::{Listed, Member, arms, gear, load, raw};
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
    number::{named, within},
};
use crate::rules::monkeys::{muster::Hurts, profiles::Profiles};
use crate::words::Message;

/// One line of a unit: a primate, and the number bought.
pub fn check_line(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Member,
    most: u32,
    profiles: &Profiles,
) -> Option<Member> {
    let counted = within(findings, &path.field("count"), raw.count.into(), 1, most.into());
    if raw.count > 1 {
        if let Some(name) = &raw.name {
            findings.fault(&path.field("name"), Message::new("roster-name-shared").with("given", name.as_str()));
        }
        if raw.corporal {
            findings.fault(&path.field("corporal"), Message::new("roster-corporal-shared"));
        }
    }
    let mut member = check(findings, path, &raw.into(), profiles)?;
    if raw.corporal {
        member.corporal = true;
        member.cost += u32::from(profiles.building.corporal);
    }
    member.hurts = raw.hurts;
    counted.then_some(member)
}

/// Buys a primate; none, with errors, if that isn't possible.
pub fn check(findings: &mut Findings, path: &Path, raw: &raw::Wants, profiles: &Profiles) -> Option<Member> {
    let before = findings.count();
    if let Some(name) = raw.name {
        named(findings, &path.field("name"), name);
    }
    let Some(clan) = profiles.clan(raw.clan) else {
        let known: Vec<&str> = profiles.clans.iter().map(|clan| clan.name.as_str()).collect();
        findings.fault(&path.field("clan"), unknown("clan", raw.clan, &known));
        return None;
    };
    let armor = gear::check_armor(findings, &path.field("armor"), raw.armor, profiles);
    let size = gear::size(clan, &armor, profiles);
    let mut arms = arms::check(findings, path, raw, (clan, size), profiles)?;
    arms::load(findings, path, raw, &mut arms, profiles);
    let gear = gear::check(findings, &path.field("gear"), raw.gear, &arms, size, profiles);
    if findings.count() > before {
        return None;
    }
    let mut member = Member {
        name: raw.name.cloned().unwrap_or_default(),
        listed: Listed(raw.name.is_none()),
        clan,
        weapons: arms.carried,
        emplaced: arms.emplaced,
        armor,
        gear,
        talents: Vec::new(),
        corporal: false,
        hurts: Hurts::default(),
        cost: 0,
    };
    load::check(findings, path, &member, size, profiles);
    member.cost = load::cost(&member, profiles);
    Some(member)
}
