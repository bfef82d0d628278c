//! Rosters of Monkeys With Guns on the page of the troops.
//!
//! They are built by the edits of `data::monkeys::troops`, which also say what each costs and which rules it breaks.

mod bench;
pub(in crate::screens::monkeys) mod figures;
mod kits;
mod model;
mod mounts;
mod offers;
mod seats;
mod sheet;
mod trial;
mod whereabouts;
mod worth;

use crate::data::{
    error::LoadError,
    monkeys::{
        profiles,
        troops::{Draft, Edit, Kit},
    },
};
use crate::input::{TroopsName, TroopsTurn};
use crate::panels::troops as panel;
use crate::rules::Book;
use crate::screens::{
    armies::{Armies, Building, Look},
    troops::{Listed, page::Page},
};
use crate::words::word;
use bench::Bench;

/// The rosters of the book.
#[derive(Clone, Copy, Debug)]
pub struct Armory;

impl Armies for Armory {
    fn book(&self) -> Book {
        Book::FIRST
    }

    fn look(&self, file: &str, text: &str) -> Result<Look, LoadError> {
        Draft::parse(file, text).map(|draft| model::look(&draft))
    }

    fn open(&self, file: &str, text: &str) -> Result<Box<dyn Building>, LoadError> {
        Ok(Box::new(Bench::new(Draft::parse(file, text)?)))
    }

    fn fresh(&self, name: &str) -> Box<dyn Building> {
        Box::new(Bench::new(Draft::new(name, &word("troops-fresh-platoon"))))
    }

    fn renamed(&self, file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        Draft::text_renamed(file, text, name)
    }
}

impl Building for Bench {
    fn name(&self) -> &str {
        self.draft().name()
    }

    fn text(&self) -> String {
        self.draft().text()
    }

    fn is_faulty(&self) -> bool {
        !self.audit().breaches.is_empty()
    }

    fn panel(&self) -> panel::Bench {
        model::panel(self)
    }

    fn turn(&mut self, turn: &TroopsTurn, listed: &[Listed]) -> Result<Option<TroopsName>, String> {
        match turn {
            TroopsTurn::Fill => match self.draft().filled(&profiles()) {
                Some(edit) => self.edit(&edit),
                None => return Err(word("troops-filled-none")),
            },
            TroopsTurn::Beside(by) => {
                self.trials.stop();
                self.beside.step(listed, *by);
            }
            TroopsTurn::Try => attempt(self)?,
            TroopsTurn::Take(group, place) => return Ok(self.take(*group, *place)),
            looked => self.look(looked),
        }
        Ok(None)
    }

    fn undo(&mut self) {
        Bench::undo(self);
    }

    fn redo(&mut self) {
        Bench::redo(self);
    }

    fn called(&self, what: TroopsName) -> Option<String> {
        let draft = self.draft();
        match what {
            TroopsName::Roster => Some(draft.name().to_owned()),
            TroopsName::About => Some(draft.about().to_owned()),
            TroopsName::Platoon => Some(draft.platoon(self.platoon).unwrap_or_default().to_owned()),
            TroopsName::Unit => Some(self.at().and_then(|unit| unit.name).unwrap_or_default()),
            TroopsName::Primate => Some(self.who().and_then(|who| draft.soldier(who)?.kit.name).unwrap_or_default()),
            _ => None,
        }
    }

    fn asked(&self, what: TroopsName) -> (String, String) {
        match what {
            TroopsName::Platoon => (word("troops-name-platoon"), String::new()),
            TroopsName::Primate => (word("troops-name-primate"), word("troops-name-listed")),
            _ => (word("troops-name-unit"), String::new()),
        }
    }

    fn call(&mut self, what: TroopsName, name: String) -> Result<(), String> {
        let edit = match what {
            TroopsName::Roster => Some(Edit::Name(name)),
            TroopsName::About => Some(Edit::About(name)),
            TroopsName::Platoon => Some(Edit::NamePlatoon(self.platoon, name)),
            TroopsName::Unit => self.at().map(|unit| Edit::NameUnit(unit.at, name)),
            TroopsName::Primate => self.who().and_then(|who| {
                let kit = self.draft().soldier(who)?.kit;
                Some(Edit::Equip(who, Kit { name: (!name.is_empty()).then_some(name), ..kit }))
            }),
            _ => None,
        };
        let Some(edit) = edit else { return Ok(()) };
        let profiles = profiles();
        let Some(after) = self.draft().with(&edit) else { return Ok(()) };
        if let Some(breach) = after.audit(&profiles).since(self.audit()).next() {
            return Err(breach.sentence(&whereabouts::Names { draft: &after, profiles: &profiles }));
        }
        self.edit(&edit);
        Ok(())
    }

    fn page(&self) -> Page {
        sheet::page(self.draft(), self.audit())
    }

    fn stop(&mut self) {
        self.trials.stop();
    }

    fn follow(&mut self) -> bool {
        self.trials.follow()
    }
}

/// Tests the roster against the one beside it, or stops testing.
fn attempt(bench: &mut Bench) -> Result<(), String> {
    if bench.trials.goes_on() {
        bench.trials.stop();
        return Ok(());
    }
    let Some(other) = bench.beside.opponent() else { return Ok(()) };
    let draft = bench.draft().clone();
    bench.trials.begin(&draft, other)
}
