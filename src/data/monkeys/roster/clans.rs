//! Which clans may share a squad (5.1, 5.3).

use super::Member;
use crate::data::findings::{Findings, Path};
use crate::rules::monkeys::profiles::{Clan, Profiles, Trait};
use crate::words::Message;

/// The only clan that others may lead by their own right (5.3).
const LED: &str = "talapoin";

/// Checks a squad against Monkey Racism: a monkey shares its squad only with its own clan, except for a sergeant that
/// may lead it. `places` contains each member's line in the file.
pub fn check(findings: &mut Findings, lines: &Path, members: &[Member], places: &[usize], profiles: &Profiles) {
    let clan = |member: &Member| &profiles.clans[member.clan];
    let monkeys = |member: &&Member| clan(member).has(Trait::OwnKindOnly);
    // The clan that rules out others in the squad: that of its first monkey after the sergeant, otherwise the
    // sergeant's own.
    let Some(home) = members.iter().skip(1).find(monkeys).or(members.first().filter(|first| monkeys(first))) else {
        return;
    };
    let mut named = None;
    for (number, (member, place)) in members.iter().zip(places).enumerate() {
        let leads = number == 0 && may_lead(clan(member), clan(home));
        if member.clan != home.clan && !leads && named != Some(place) {
            named = Some(place);
            let id = if number == 0 { "roster-clan-leader" } else { "roster-clan-mixed" };
            let what = Message::new(id).with("given", clan(member).plural.as_str());
            findings.fault(&lines.at(*place).field("clan"), what.with("home", clan(home).plural.as_str()));
        }
    }
}

/// Whether a member of this clan may be sergeant of monkeys of another.
fn may_lead(leader: &Clan, led: &Clan) -> bool {
    leader.has(Trait::LeadsMonkeys)
        || (leader.has(Trait::Ape) && leader.size > led.size)
        || (leader.has(Trait::LeadsTalapoins) && led.name == LED)
}
