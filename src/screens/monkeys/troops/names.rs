//! The card that asks for names, and for the paths of files to import or export.

use super::{Troops, files};
use crate::data::{
    library,
    monkeys::troops::{Audit, Draft, Edit, Kit},
};
use crate::input::{Intent, TroopsName, TroopsTurn};
use crate::panels::naming::{self, Named};
use crate::screens::pages::{Card, Pages};
use crate::words::{say, word};

/// What is being named, and what has been typed so far.
#[derive(Default)]
pub struct Naming {
    what: Option<TroopsName>,
    name: String,
    /// Why it was refused.
    refused: Option<String>,
}

/// Asks for a name.
pub fn ask(troops: &mut Troops, pages: &mut Pages, what: TroopsName) {
    let name = match (&troops.bench, what) {
        (None, TroopsName::Import) => String::new(),
        (None, TroopsName::Roster) => match troops.listed.get(troops.marked).map(|listed| &listed.read) {
            Some(Ok((draft, _))) => draft.name().to_owned(),
            Some(Err(why)) => {
                troops.told = Some(Err(why.clone()));
                return;
            }
            None => return,
        },
        (None, _) => return,
        (Some(bench), TroopsName::Roster) => bench.draft().name().to_owned(),
        (Some(bench), TroopsName::About) => bench.draft().about().to_owned(),
        (Some(bench), TroopsName::Platoon) => bench.draft().platoon(bench.platoon).unwrap_or_default().to_owned(),
        (Some(bench), TroopsName::Unit) => bench.at().and_then(|unit| unit.name).unwrap_or_default(),
        (Some(bench), TroopsName::Primate) => {
            bench.who().and_then(|who| bench.draft().soldier(who)?.kit.name).unwrap_or_default()
        }
        (Some(bench), TroopsName::Export) => files::proposed(bench, library::ROSTER),
        (Some(bench), TroopsName::Print) => files::proposed(bench, ""),
        (Some(_), TroopsName::Import) => String::new(),
    };
    troops.naming = Naming { what: Some(what), name, refused: None };
    pages.lay(Card::TroopsName);
}

/// Whether an intent was meant for the card.
pub fn answer(troops: &mut Troops, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Troops(TroopsTurn::Typed(name)) => {
            name.clone_into(&mut troops.naming.name);
            troops.naming.refused = None;
        }
        Intent::Accept | Intent::Troops(TroopsTurn::Named) => match take(troops, pages) {
            Ok(()) => pages.lift(),
            Err(why) => troops.naming.refused = Some(why),
        },
        _ => return false,
    }
    true
}

fn take(troops: &mut Troops, pages: &Pages) -> Result<(), String> {
    let typed = troops.naming.name.trim().to_owned();
    let what = troops.naming.what.ok_or_else(String::new)?;
    match what {
        TroopsName::Import => return files::import(troops, &typed),
        TroopsName::Export => return files::export(troops, &typed),
        TroopsName::Print => return files::print(troops, &typed),
        TroopsName::About => {}
        TroopsName::Primate if typed.is_empty() => {}
        _ if typed.is_empty() => return Err(word("troops-name-empty")),
        TroopsName::Roster => files::check_name(troops, &typed)?,
        _ => {}
    }
    if troops.bench.is_none() {
        return files::rename(troops, pages, &typed);
    }
    let Some(bench) = &mut troops.bench else { return Ok(()) };
    let edit = match what {
        TroopsName::Roster => Edit::Name(typed),
        TroopsName::About => Edit::About(typed),
        TroopsName::Platoon => Edit::NamePlatoon(bench.platoon, typed),
        TroopsName::Unit => match bench.at() {
            Some(unit) => Edit::NameUnit(unit.at, typed),
            None => return Ok(()),
        },
        _ => match bench.who().and_then(|who| Some((who, bench.draft().soldier(who)?))) {
            Some((who, one)) => Edit::Equip(who, Kit { name: (!typed.is_empty()).then_some(typed), ..one.kit }),
            None => return Ok(()),
        },
    };
    // An invalid name is refused here, where it can be corrected.
    objection(bench.draft(), bench.audit(), &edit).map_or(Ok(()), Err)?;
    bench.edit(&edit);
    Ok(())
}

/// What is wrong with an edit that isn't wrong already.
pub fn objection(draft: &Draft, before: &Audit, edit: &Edit) -> Option<String> {
    let after = draft.quote(edit, &crate::data::monkeys::profiles())?;
    after.since(before).next().map(|breach| breach.what.clone())
}

/// The card.
pub fn card(naming: &Naming) -> naming::Naming {
    let what = naming.what.unwrap_or(TroopsName::Roster);
    let head = word(match what {
        TroopsName::Roster => "troops-name-roster",
        TroopsName::About => "troops-name-about",
        TroopsName::Platoon => "troops-name-platoon",
        TroopsName::Unit => "troops-name-unit",
        TroopsName::Primate => "troops-name-primate",
        TroopsName::Import => "troops-name-import",
        TroopsName::Export => "troops-name-export",
        TroopsName::Print => "troops-name-print",
    });
    let about = match (&naming.refused, what) {
        (Some(why), _) => why.clone(),
        (None, TroopsName::Primate) => word("troops-name-listed"),
        (None, TroopsName::Import) => word("troops-import-about"),
        (None, TroopsName::Export) => word("troops-export-about"),
        (None, TroopsName::Print) => word("troops-print-about"),
        (None, TroopsName::Roster) => {
            let folder = files::folder().map_or_else(|why| why, |folder| folder.display().to_string());
            say("troops-name-kept", &[("path", folder.into())])
        }
        (None, _) => String::new(),
    };
    let over = naming.refused.is_some();
    naming::Naming { what: Named::Troops, head, name: naming.name.clone(), about, over }
}
