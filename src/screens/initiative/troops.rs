//! Rosters of Initiative Ladder on the page of the troops: three to six characters of one band (G11, G19).

use crate::battle::initiative::kinds;
use crate::data::{
    initiative::{profiles, roster},
    troops::{Draft, Member, names},
};
use crate::panels::troops::Card;
use crate::rules::initiative::profiles::{Kind as Character, Profiles, Trait, Weapon};
use crate::screens::{
    plain::number,
    troops::lists::{Kind, Lists, explained, is_used},
};
use crate::words::{say, word};

/// Characters of one band.
#[derive(Clone, Copy, Debug)]
pub struct Band;

impl Lists for Band {
    type File = roster::File;

    const LED: bool = false;

    fn kinds() -> Vec<Kind> {
        let book = profiles();
        book.characters.iter().filter(|one| !one.has(Trait::Mount)).map(|one| kind(one, &book)).collect()
    }

    fn size(draft: &Draft) -> String {
        let book = profiles();
        let initiative =
            |member: &Member| book.characters.iter().find(|kind| kind.name == member.kind).map(|kind| kind.initiative);
        let calls: i64 = draft.members.iter().filter_map(initiative).map(i64::from).sum();
        say("initiative-troops-size", &[("count", draft.members.len().into()), ("calls", calls.into())])
    }

    fn spent(draft: &Draft) -> String {
        Self::size(draft)
    }

    fn priced(_: u32) -> String {
        String::new()
    }

    fn about() -> String {
        word("initiative-troops-about")
    }

    fn adding(band: &str) -> String {
        say("initiative-troops-add", &[("band", kinds::read(band).into())])
    }

    fn member(draft: &Draft, kind: &Kind) -> Member {
        let name = names::next(&draft.free_name(&kind.called), |one| is_used(draft, one));
        Member { kind: kind.name.clone(), name, leader: None }
    }

    fn naming(_: bool) -> String {
        word("initiative-troops-name")
    }
}

fn kind(character: &Character, book: &Profiles) -> Kind {
    let weapons = kinds::weapons(character, book);
    let called = kinds::read(&character.name);
    let main = weapons.first().map_or_else(String::new, |weapon| kinds::read(&weapon.name));
    let initiative = i64::from(character.initiative);
    let kit = [("kind", called.clone().into()), ("initiative", initiative.into()), ("weapon", main.into())];
    let fact = |weapon: &&Weapon| {
        let numbers = kinds::armed(weapon, weapon.magazine.into());
        let terms = [("weapon", kinds::read(&weapon.name).into()), ("numbers", numbers.into())];
        say("initiative-troops-weapon", &terms)
    };
    let card = Card {
        name: kinds::line(character),
        line: say("initiative-troops-kind", &[("initiative", initiative.into())]),
        numbers: kinds::numbers(character).iter().map(number).collect(),
        facts: weapons.iter().map(fact).collect(),
        traits: weapons.first().map_or_else(Vec::new, |weapon| explained(&kinds::traits(character, weapon))),
    };
    Kind {
        name: character.name.clone(),
        called,
        army: character.band.clone(),
        of: kinds::read(&character.band),
        price: 0,
        line: say("initiative-page-kit", &kit),
        card,
    }
}
