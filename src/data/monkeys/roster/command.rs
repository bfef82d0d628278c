//! The command squad: CO, XO and fireteams, each a unit of its own, with talents (1.13, section 8, G-06, G-13).

use super::{
    Member, Unit,
    check::{buy, check_hale, check_size},
    clans, member, raw, vehicles,
};
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::named,
};
use crate::force::Post;
use crate::rules::monkeys::profiles::{Holder, Profiles};
use crate::words::{Message, word};

/// Checks a command squad; returns its units in the order of their posts.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Command,
    platoon: &str,
    profiles: &Profiles,
) -> Vec<Unit> {
    let mut units = Vec::new();
    for (field, post, holder, officer) in [("co", Post::Co, Holder::Co, &raw.co), ("xo", Post::Xo, Holder::Xo, &raw.xo)]
    {
        units.push(check_officer(findings, &path.field(field), officer, (post, holder), platoon, profiles));
    }
    let teams = path.field("teams");
    let (fewest, most) = profiles.building.teams;
    if !(usize::from(fewest)..=usize::from(most)).contains(&raw.teams.len()) {
        let what = Message::new("roster-teams").with("given", raw.teams.len());
        findings.fault(&teams, what.with("least", usize::from(fewest)).with("most", usize::from(most)));
    }
    for (place, team) in raw.teams.iter().take(most.into()).enumerate() {
        let alike = raw.teams.iter().take(place).filter(|other| other.kind == team.kind).count();
        let mut unit = check_team(findings, &teams.at(place), team, profiles);
        unit.post = Post::Team(place as u8 + 1);
        unit.name = team.name.clone().unwrap_or_else(|| team_name(platoon, team.kind, alike));
        units.push(unit);
    }
    check_vehicles(findings, path, &units, profiles);
    units
}

/// The whole command squad may have no more vehicles than any other squad (1.13).
pub(super) fn check_vehicles(findings: &mut Findings, path: &Path, units: &[Unit], profiles: &Profiles) {
    let count: usize = units.iter().map(|unit| unit.vehicles.len()).sum();
    let most = usize::from(profiles.building.vehicles);
    let single = units.iter().any(|unit| unit.vehicles.len() > most);
    if count > most && !single {
        findings.fault(path, Message::new("roster-vehicles").with("given", count).with("most", most));
    }
}

fn check_officer(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Officer,
    (post, holder): (Post, Holder),
    platoon: &str,
    profiles: &Profiles,
) -> Unit {
    let bought = member::check(findings, path, &raw.into(), profiles);
    let talents = check_talents(findings, &path.field("talents"), &raw.talents, holder, profiles);
    let mut members: Vec<Member> = bought.into_iter().collect();
    grant(&mut members, &talents, profiles);
    let vehicles = vehicles::check(findings, &path.field("vehicles"), &raw.vehicles, &members, profiles);
    Unit { post, name: format!("{platoon} {}", holder_word(holder)), kind: None, members, vehicles }
}

fn check_team(findings: &mut Findings, path: &Path, raw: &raw::Team, profiles: &Profiles) -> Unit {
    if let Some(name) = &raw.name {
        named(findings, &path.field("name"), name);
    }
    if matches!(raw.kind, Holder::Co | Holder::Xo) {
        let what = Message::new("roster-team-kind").with("given", format!("{:?}", raw.kind));
        findings.fault(&path.field("kind"), what);
    }
    let lines = path.field("members");
    let size = usize::from(profiles.building.team);
    let (mut members, places) = buy(findings, &lines, &raw.members, size, profiles);
    check_size(findings, &lines, &raw.members, "roster-team-size", size..=size);
    check_hale(findings, &lines, &raw.members);
    for (place, _) in raw.members.iter().enumerate().filter(|(_, line)| line.corporal) {
        findings.fault(&lines.at(place).field("corporal"), Message::new("roster-corporal-team"));
    }
    clans::check(findings, &lines, &members, &places, profiles);
    let talents = check_talents(findings, &path.field("talents"), &raw.talents, raw.kind, profiles);
    grant(&mut members, &talents, profiles);
    let vehicles = vehicles::check(findings, &path.field("vehicles"), &raw.vehicles, &members, profiles);
    Unit { post: Post::Team(1), name: String::new(), kind: Some(raw.kind), members, vehicles }
}

/// The indices of talents, each from the holder's own list and bought once.
pub(super) fn check_talents(
    findings: &mut Findings,
    path: &Path,
    raw: &[String],
    holder: Holder,
    profiles: &Profiles,
) -> Vec<usize> {
    let own: Vec<&str> =
        profiles.talents.iter().filter(|talent| talent.holder == holder).map(|talent| talent.name.as_str()).collect();
    let mut talents = Vec::new();
    for (place, name) in raw.iter().enumerate() {
        if findings.is_full() {
            break;
        }
        let path = path.at(place);
        match profiles.talent(name) {
            None => findings.fault(&path, unknown("talent", name, &own)),
            Some(talent) if profiles.talents[talent].holder != holder => {
                let what = Message::new("roster-talent-list").with("given", quote(name)).with("known", own.join(", "));
                let whose = holder_word(profiles.talents[talent].holder);
                findings.fault(&path, what.with("whose", whose).with("holder", holder_word(holder)));
            }
            Some(talent) if talents.contains(&talent) => {
                findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
            }
            Some(talent) => talents.push(talent),
        }
    }
    talents
}

/// All members have the talents of their unit; the first bears their cost.
pub(super) fn grant(members: &mut [Member], talents: &[usize], profiles: &Profiles) {
    let cost: u32 = talents.iter().map(|talent| u32::from(profiles.talents[*talent].cost)).sum();
    members.iter_mut().for_each(|member| member.talents = talents.to_vec());
    if let Some(first) = members.first_mut() {
        first.cost += cost;
    }
}

/// The word for holders of talents, plural for a fireteam.
pub(super) fn holder_word(holder: Holder) -> String {
    word(match holder {
        Holder::Co => "roster-holder-co",
        Holder::Xo => "roster-holder-xo",
        Holder::Veteran => "roster-holder-veteran",
        Holder::Grenadier => "roster-holder-grenadier",
        Holder::Tankbuster => "roster-holder-tankbuster",
    })
}

/// The name of a fireteam that has none; `alike` others of its kind came before it.
fn team_name(platoon: &str, kind: Holder, alike: usize) -> String {
    let team = word(match kind {
        Holder::Co | Holder::Xo | Holder::Veteran => "roster-team-veteran",
        Holder::Grenadier => "roster-team-grenadier",
        Holder::Tankbuster => "roster-team-tankbuster",
    });
    let number = if alike == 0 { String::new() } else { format!(" {}", alike + 1) };
    format!("{platoon} {team}{number}")
}
