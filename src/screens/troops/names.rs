//! The card that asks for names, and for the paths of files to import or export.

use super::{Troops, files};
use crate::data::library;
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
    let name = match (&troops.open, what) {
        (_, TroopsName::Import) => String::new(),
        (None, TroopsName::Roster) => match troops.marked().map(files::Listed::look) {
            Some(Ok(look)) => look.name.clone(),
            Some(Err((_, why))) => {
                troops.told = Some(Err(why.to_owned()));
                return;
            }
            None => return,
        },
        (None, _) => return,
        (Some(open), TroopsName::Export) => files::proposed(open, library::ROSTER),
        (Some(open), TroopsName::Print) => files::proposed(open, ""),
        (Some(open), what) => match open.building.called(what) {
            Some(name) => name,
            None => return,
        },
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
        TroopsName::Import => return files::import(troops, pages, &typed),
        TroopsName::Export => return files::export(troops, &typed),
        TroopsName::Print => return files::print(troops, &typed),
        TroopsName::About | TroopsName::Primate | TroopsName::Leader => {}
        _ if typed.is_empty() => return Err(word("troops-name-empty")),
        TroopsName::Roster => files::check_name(troops, &typed)?,
        TroopsName::Platoon | TroopsName::Unit => {}
    }
    match &mut troops.open {
        // An invalid name is refused here, where it can be corrected.
        Some(open) => open.call(what, typed),
        None => files::rename(troops, pages, &typed),
    }
}

/// The card.
pub fn card(troops: &Troops) -> naming::Naming {
    let naming = &troops.naming;
    let what = naming.what.unwrap_or(TroopsName::Roster);
    let kept = || {
        let folder = files::folder().map_or_else(|why| why, |folder| folder.display().to_string());
        say("troops-name-kept", &[("path", folder.into())])
    };
    let (head, about) = match (what, &troops.open) {
        (TroopsName::Import, _) => (word("troops-name-import"), word("troops-import-about")),
        (TroopsName::Export, _) => (word("troops-name-export"), word("troops-export-about")),
        (TroopsName::Print, _) => (word("troops-name-print"), word("troops-print-about")),
        (TroopsName::About, _) => (word("troops-name-about"), String::new()),
        (TroopsName::Roster, _) | (_, None) => (word("troops-name-roster"), kept()),
        (what, Some(open)) => open.building.asked(what),
    };
    let over = naming.refused.is_some();
    let about = naming.refused.clone().unwrap_or(about);
    naming::Naming { what: Named::Troops, head, name: naming.name.clone(), about, over }
}
