//! Talents in words, with their numbers and their rules: those a unit has, and those of its officers that reach it
//! now (section 8, G-06).

use super::look::Look;
use crate::force::{Post, UnitIx};
use crate::panels::{Why, sheet::Knack};
use crate::rules::monkeys::{
    profiles::{
        Band, Profiles,
        talent::{Gift, Talent},
    },
    talents,
};
use crate::words::{Term, say, word};

/// The talents of a unit, each once, then those of the platoon's officers that reach it.
pub fn knacks(look: &Look, unit: UnitIx) -> Vec<Knack> {
    let field = look.field;
    let mut own: Vec<u8> = field.members(unit).flat_map(|mate| field.kit(mate).talents.iter().copied()).collect();
    own.sort_unstable();
    own.dedup();
    let row = |place: u8, id: &str| {
        let talent = &field.book.talents[usize::from(place)];
        Knack { words: word(id), name: talent.name.clone(), what: what(&field.book, talent) }
    };
    let mine = own.iter().map(|place| row(*place, "fact-talent"));
    let given = talents::at_work(field, unit).into_iter().filter(|(place, _)| !own.contains(place));
    let given = given.map(|(place, officer)| row(place, whose(field.unit(field.primate(officer).unit).id.post)));
    mine.chain(given).collect()
}

const fn whose(post: Post) -> &'static str {
    match post {
        Post::Xo => "fact-talent-of-xo",
        _ => "fact-talent-of-co",
    }
}

/// What a talent does, with its numbers and its rule.
pub fn what(book: &Profiles, talent: &Talent) -> Why {
    let (id, number, rule) = match talent.effect {
        Gift::Ambush { detection } => ("talent-ambush", detection, "T-138"),
        Gift::Discipline { morale } => ("talent-discipline", morale, "T-73"),
        Gift::GetDown => ("talent-get-down", 0, "T-162"),
        Gift::RangePractice { accuracy } => ("talent-range-practice", accuracy, "8"),
        Gift::SpecialOrder => ("talent-special-order", 0, "T-16"),
        Gift::BuckUp { morale } => ("talent-buck-up", morale, "T-73"),
        Gift::Charge { close_combat, .. } => ("talent-charge", close_combat, "T-120"),
        Gift::FollowMe => ("talent-follow-me", 0, "G-29"),
        Gift::SteadyAim { accuracy } => ("talent-steady-aim", accuracy, "G-06"),
        Gift::OldHands { morale } => ("talent-old-hands", morale, "G-06"),
        Gift::StrongArm { bands } => ("talent-strong-arm", bands as i8, "G-06"),
        Gift::SetCharges { area } => ("talent-set-charges", area as i8, "G-06"),
        Gift::WeakSpot { damage } => ("talent-weak-spot", damage, "G-06"),
        Gift::QuickTube => ("talent-quick-tube", 0, "G-06"),
    };
    let squares = talent.within.filter(|band| *band != Band::Extreme).map_or(0, |band| book.bands.farthest(band));
    let terms = [
        ("number", Term::from(super::terms::signed(i32::from(number)))),
        ("count", i64::from(number).into()),
        ("squares", i64::from(squares).into()),
    ];
    Why::new(say(id, &terms), rule)
}
