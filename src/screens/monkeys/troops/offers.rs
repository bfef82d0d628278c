//! What a platoon or one of its units can be given.

use super::{
    bench::{Group, Offer},
    figures, mounts,
};
use crate::data::monkeys::{
    roster::Crew,
    troops::{Draft, Edit, Primate, Squad, Unit},
};
use crate::force::Post;
use crate::input::TroopsName;
use crate::rules::monkeys::profiles::{Holder, Profiles, Talent};
use crate::screens::monkeys::battle::names::capital;
use crate::words::{say, word};

/// Scrap by which the limit is raised or lowered.
const STEP: u32 = 25;
/// What fireteams are trained for.
const TRAINED: [Holder; 3] = [Holder::Veteran, Holder::Grenadier, Holder::Tankbuster];

pub(super) fn group(id: &str, offers: Vec<Offer>) -> Group {
    Group { title: word(id), offers }
}

/// What can be done with a platoon, and which units can be added.
pub fn of_platoon(draft: &Draft, platoon: usize, profiles: &Profiles) -> Vec<Group> {
    let squads = profiles.clans.iter().map(|clan| {
        let name = draft.free_name(&word("troops-fresh-squad"));
        let number = draft.units(platoon).iter().filter(|unit| matches!(unit.at.post, Post::Squad(_))).count() + 1;
        let at = Squad { platoon, post: Post::Squad(number as u8) };
        let mut edits = vec![Edit::AddSquad(platoon, name)];
        edits.extend((0..profiles.building.members.0).map(|_| Edit::Enlist(at, clan.name.clone())));
        Offer::edit(capital(&clan.plural), Edit::Several(edits)).about(figures::clan(clan))
    });
    let mut groups = vec![group("troops-add-squad", squads.collect())];
    if draft.has_command(platoon) {
        let clan = draft.units(platoon).first().and_then(|unit| unit.primates.first()).map(|one| one.kit.clan.clone());
        let teams = draft.units(platoon).iter().filter(|unit| matches!(unit.at.post, Post::Team(_))).count();
        let at = Squad { platoon, post: Post::Team(teams as u8 + 1) };
        let team = |kind: Holder| {
            let mut edits = vec![Edit::AddTeam(platoon, kind)];
            edits.extend((0..2).filter_map(|_| Some(Edit::Enlist(at, clan.clone()?))));
            Offer::edit(holder(kind), Edit::Several(edits)).about(figures::team(kind, profiles))
        };
        groups.push(group("troops-add-team", TRAINED.map(team).to_vec()));
    } else {
        let command = |clan: &crate::rules::monkeys::profiles::Clan| {
            let at = Squad { platoon, post: Post::Team(1) };
            let enlist = || Edit::Enlist(at, clan.name.clone());
            let edits = vec![
                Edit::AddCommand(platoon, clan.name.clone()),
                Edit::AddTeam(platoon, Holder::Veteran),
                enlist(),
                enlist(),
            ];
            Offer::edit(capital(&clan.plural), Edit::Several(edits)).about(figures::clan(clan))
        };
        groups.push(group("troops-add-command", profiles.clans.iter().map(command).collect()));
    }
    groups.push(group("troops-platoon", platoon_deeds(draft, platoon)));
    groups.push(group("troops-scrap", scrap(draft)));
    groups
}

fn platoon_deeds(draft: &Draft, platoon: usize) -> Vec<Offer> {
    let mut deeds = vec![
        Offer::ask(word("troops-rename"), TroopsName::Platoon),
        Offer::edit(word("troops-copy-platoon"), Edit::CopyPlatoon(platoon)),
        Offer::edit(word("troops-add-platoon"), Edit::AddPlatoon(draft.free_name(&word("troops-fresh-further")))),
    ];
    if draft.platoons() > 1 {
        deeds.push(Offer::edit(word("troops-drop-platoon"), Edit::DropPlatoon(platoon)));
    }
    if draft.has_command(platoon) {
        deeds.push(Offer::edit(word("troops-drop-command"), Edit::DropCommand(platoon)));
    }
    deeds.push(Offer::ask(word("troops-describe"), TroopsName::About));
    deeds
}

fn scrap(draft: &Draft) -> Vec<Offer> {
    let limit = |scrap: u32| {
        let words = say("troops-scrap-each", &[("scrap", i64::from(scrap).into())]);
        Offer::edit(words, Edit::Scrap(scrap)).on(scrap == draft.scrap())
    };
    [draft.scrap().saturating_sub(STEP), draft.scrap(), draft.scrap() + STEP].map(limit).to_vec()
}

/// What a unit can be given.
pub fn of_unit(unit: &Unit, manned: &[Crew], profiles: &Profiles) -> Vec<Group> {
    let at = unit.at;
    let mut groups = Vec::new();
    let has_members = matches!(at.post, Post::Squad(_) | Post::Team(_));
    if has_members {
        let join = |clan: &crate::rules::monkeys::profiles::Clan| {
            Offer::edit(capital(&clan.name), Edit::Enlist(at, clan.name.clone())).about(figures::clan(clan))
        };
        groups.push(group("troops-enlist", profiles.clans.iter().map(join).collect()));
    }
    if matches!(at.post, Post::Squad(_)) && !unit.primates.is_empty() {
        let (least, most) = profiles.building.members;
        let sizes = (u32::from(least)..=u32::from(most)).map(|size| sized(unit, size as usize));
        groups.push(group("troops-size", sizes.collect()));
    }
    if matches!(at.post, Post::Team(_)) {
        let train = |kind: Holder| {
            let offer = Offer::edit(holder(kind), Edit::Train(at, kind)).on(unit.kind == Some(kind));
            offer.about(figures::team(kind, profiles))
        };
        groups.push(group("troops-train", TRAINED.map(train).to_vec()));
    }
    groups.push(group("troops-talents", talents(unit, profiles)));
    groups.extend(mounts::vehicles(unit, manned, profiles));
    groups.push(group("troops-unit", unit_deeds(unit)));
    groups
}

/// The unit with this many primates: the last ones go, or more like the last one are added.
fn sized(unit: &Unit, size: usize) -> Offer {
    let now = unit.primates.len();
    let last = |number: usize| Primate { squad: unit.at, number };
    let fewer = (size..now).rev().map(|number| Edit::Dismiss(last(number)));
    let more = (now..size).map(|_| Edit::CopyPrimate(last(now - 1)));
    Offer::edit(size.to_string(), Edit::Several(fewer.chain(more).collect())).on(size == now)
}

fn talents(unit: &Unit, profiles: &Profiles) -> Vec<Offer> {
    let Some(kind) = unit.kind else { return Vec::new() };
    let talent = |one: &Talent| {
        let name = &one.name;
        let on = unit.talents.contains(name);
        let mut after = unit.talents.clone();
        after.retain(|one| one != name);
        if !on {
            after.push(name.clone());
        }
        Offer::edit(name.clone(), Edit::Talents(unit.at, after)).on(on).about(figures::talent(one, profiles))
    };
    // One that its holder can no longer have is shown, so that it can be removed.
    let may = profiles.talents.iter().filter(|talent| talent.holder == kind || unit.talents.contains(&talent.name));
    may.map(talent).collect()
}

fn unit_deeds(unit: &Unit) -> Vec<Offer> {
    if !matches!(unit.at.post, Post::Squad(_) | Post::Team(_)) {
        return Vec::new();
    }
    vec![
        Offer::ask(word("troops-rename"), TroopsName::Unit),
        Offer::edit(word("troops-copy-unit"), Edit::CopyUnit(unit.at)),
        Offer::edit(word("troops-drop-unit"), Edit::DropUnit(unit.at)),
    ]
}

/// The name of an officer or a fireteam.
pub fn holder(kind: Holder) -> String {
    word(match kind {
        Holder::Co => "troops-co",
        Holder::Xo => "troops-xo",
        Holder::Veteran => "troops-veterans",
        Holder::Grenadier => "troops-grenadiers",
        Holder::Tankbuster => "troops-tankbusters",
    })
}
