//! Rosters of Suppression Actions on the page of the troops: up to twelve units of one army, bought for points (G21).

use crate::battle::suppression::kinds;
use crate::data::{
    suppression::{profiles, roster},
    troops::{Draft, Member, names},
};
use crate::panels::troops::Card;
use crate::rules::suppression::profiles::{Profiles, UnitKind, Weapon};
use crate::screens::{
    plain::number,
    troops::lists::{Kind, Lists, explained, is_used},
};
use crate::words::{say, word};

/// Units of one army.
#[derive(Clone, Copy, Debug)]
pub struct Units;

impl Lists for Units {
    type File = roster::File;

    const LED: bool = true;

    fn kinds() -> Vec<Kind> {
        let book = profiles();
        book.units.iter().map(|unit| kind(unit, &book)).collect()
    }

    fn size(draft: &Draft) -> String {
        let terms = [
            ("units", draft.members.len().into()),
            ("cost", cost(draft).into()),
            ("points", i64::from(draft.points.unwrap_or_default()).into()),
        ];
        say("suppression-troops-size", &terms)
    }

    fn spent(draft: &Draft) -> String {
        let (cost, points) = (cost(draft), i64::from(draft.points.unwrap_or_default()));
        let terms = [("cost", cost.into()), ("points", points.into()), ("left", (points - cost).abs().into())];
        say(if cost > points { "suppression-troops-over" } else { "suppression-troops-left" }, &terms)
    }

    fn priced(price: u32) -> String {
        say("suppression-force-points", &[("points", i64::from(price).into())])
    }

    fn about() -> String {
        word("suppression-troops-about")
    }

    fn adding(army: &str) -> String {
        say("suppression-troops-add", &[("army", kinds::read(army).into())])
    }

    fn member(draft: &Draft, kind: &Kind) -> Member {
        let name = draft.free_name(&kind.called);
        let leader = names::next(&name, |one| is_used(draft, one));
        Member { kind: kind.name.clone(), name, leader: Some(leader) }
    }

    fn naming(leader: bool) -> String {
        word(if leader { "suppression-troops-name-leader" } else { "suppression-troops-name-unit" })
    }
}

fn cost(draft: &Draft) -> i64 {
    let book = profiles();
    let points = |member: &Member| book.units.iter().find(|kind| kind.name == member.kind).map(|kind| kind.points);
    draft.members.iter().filter_map(points).map(i64::from).sum()
}

fn kind(unit: &UnitKind, book: &Profiles) -> Kind {
    let weapons = kinds::weapons(unit, book);
    let (called, count) = (kinds::read(&unit.name), unit.models());
    let size = [("count", count.into()), ("points", i64::from(unit.points).into())];
    let carried: Vec<String> = weapons.iter().map(|(weapon, count)| kinds::carried(weapon, *count)).collect();
    let kit = [("kind", called.clone().into()), ("weapons", carried.join(", ").into())];
    let fact = |(weapon, count): &(&Weapon, usize)| {
        let terms = [("carried", kinds::carried(weapon, *count).into()), ("numbers", kinds::armed(weapon).into())];
        say("suppression-troops-weapon", &terms)
    };
    let card = Card {
        name: called.clone(),
        line: say("suppression-troops-kind", &size),
        numbers: kinds::numbers(unit, &[]).iter().map(number).collect(),
        facts: weapons.iter().map(fact).collect(),
        traits: explained(&kinds::traits(unit, weapons.iter().map(|(weapon, _)| *weapon))),
    };
    Kind {
        name: unit.name.clone(),
        called,
        army: unit.army.clone(),
        of: kinds::read(&unit.army),
        price: unit.points.into(),
        line: say("suppression-page-kit", &kit),
        card,
    }
}
