//! What can be done with a roster and its members.

use super::{Kind, Lists};
use crate::data::troops::{Draft, Edit, Member, names};
use crate::input::TroopsName;
use crate::screens::troops::offer;
use crate::words::{say, word};

type Offer = offer::Offer<Edit>;
type Group = offer::Group<Edit>;

/// Points by which the limit is raised or lowered.
const STEPS: [i64; 5] = [-100, -10, 0, 10, 100];

fn group(id: &str, offers: Vec<Offer>) -> Group {
    Group { title: word(id), offers }
}

/// The members that can be added, army by army, and what else can be changed.
pub fn of_roster<L: Lists>(draft: &Draft, kinds: &[Kind]) -> Vec<Group> {
    let add =
        |kind: &Kind| Offer::edit(kind.called.clone(), Edit::Add(L::member(draft, kind))).about(kind.line.clone());
    let army = |kinds: &[Kind]| Group { title: L::adding(&kinds[0].army), offers: kinds.iter().map(add).collect() };
    let mut groups: Vec<Group> = kinds.chunk_by(|one, other| one.army == other.army).map(army).collect();
    groups.push(group(
        "troops-roster",
        vec![
            Offer::ask(word("troops-rename"), TroopsName::Roster),
            Offer::ask(word("troops-describe"), TroopsName::About),
        ],
    ));
    groups.push(group("troops-points", draft.points.map_or_else(Vec::new, limits)));
    groups
}

fn limits(points: u32) -> Vec<Offer> {
    let limit = |step: i64| {
        let after = u32::try_from((i64::from(points) + step).max(1)).unwrap_or(points);
        Offer::edit(say("troops-points-each", &[("points", i64::from(after).into())]), Edit::Points(after))
            .on(step == 0)
    };
    STEPS.into_iter().map(limit).collect()
}

/// What can be done with a member.
pub fn of_member<L: Lists>(draft: &Draft, kinds: &[Kind], (place, member): (usize, &Member)) -> Vec<Group> {
    let own = kinds.iter().find(|kind| kind.name == member.kind);
    let change = |after: Member| Edit::Change(place, after);
    let is_here = |kind: &&Kind| own.is_none_or(|own| own.army == kind.army);
    let other = kinds.iter().filter(is_here).map(|kind| {
        let edit = change(Member { kind: kind.name.clone(), ..member.clone() });
        Offer::edit(kind.called.clone(), edit).about(kind.line.clone()).on(kind.name == member.kind)
    });
    vec![
        group("troops-member", deeds::<L>(draft, own, (place, member))),
        group("troops-names", namings::<L>(draft, (place, member))),
        group("troops-kind", other.collect()),
    ]
}

fn deeds<L: Lists>(draft: &Draft, own: Option<&Kind>, (place, member): (usize, &Member)) -> Vec<Offer> {
    let mut deeds = Vec::new();
    if let Some(kind) = own {
        let copy = Edit::Add(Member { kind: member.kind.clone(), ..L::member(draft, kind) });
        deeds.push(Offer::edit(word("troops-double"), copy));
    }
    if place > 0 {
        deeds.push(Offer::edit(word("troops-up"), Edit::Move(place, place - 1)));
    }
    if place + 1 < draft.members.len() {
        deeds.push(Offer::edit(word("troops-down"), Edit::Move(place, place + 1)));
    }
    deeds.push(Offer::edit(word("troops-drop"), Edit::Drop(place)));
    deeds
}

/// Names to type, and names from the list.
fn namings<L: Lists>(draft: &Draft, (place, member): (usize, &Member)) -> Vec<Offer> {
    let next = |name: &str| names::next(name, |one| is_used(draft, one));
    let mut offers = vec![Offer::ask(word("troops-rename"), TroopsName::Unit)];
    if L::LED {
        let leader = next(member.leader.as_deref().unwrap_or(&member.name));
        offers.push(Offer::ask(word("troops-leader"), TroopsName::Leader));
        let edit = Edit::Change(place, Member { leader: Some(leader.clone()), ..member.clone() });
        offers.push(Offer::edit(say("troops-leader-listed", &[("name", leader.into())]), edit));
    } else {
        let name = next(&member.name);
        let edit = Edit::Change(place, Member { name: name.clone(), ..member.clone() });
        offers.push(Offer::edit(say("troops-name-proposed", &[("name", name.into())]), edit));
    }
    offers
}

/// Whether somebody in a roster has this name.
pub fn is_used(draft: &Draft, name: &str) -> bool {
    draft.members.iter().any(|one| one.name == name || one.leader.as_deref() == Some(name))
}
