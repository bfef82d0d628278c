//! The list of rosters, filled from their files.

use super::{Listed, Troops};
use crate::panels::{
    Why,
    troops::{Row, Shelf},
};
use crate::screens::hosts;
use crate::words::{say, word};

/// What is shown.
pub fn panel(troops: &Troops) -> Shelf {
    let has_rosters = |book: &str| hosts::ARMIES.iter().any(|armies| armies.book().name() == book);
    let others: Vec<String> = hosts::all().filter(|host| !has_rosters(host.book())).map(|host| host.called()).collect();
    let list = Shelf {
        books: hosts::ARMIES.iter().map(|armies| hosts::called(armies.book())).collect(),
        book: troops.book,
        others: say("troops-no-rosters", &[("books", others.join(", ").into())]),
        rows: troops.listed.iter().map(row).collect(),
        marked: troops.marked,
        sure: troops.sure,
        told: troops.told.clone(),
        ..Shelf::default()
    };
    match troops.marked().map(Listed::look) {
        Some(Ok(look)) => {
            Shelf { about: look.about.clone(), bill: look.bill.clone(), faults: look.faults.clone(), ..list }
        }
        Some(Err((_, why))) => Shelf { faults: vec![Why::new(why, "")], ..list },
        None => list,
    }
}

fn row(listed: &Listed) -> Row {
    let own = listed.path().is_some();
    match listed.look() {
        Ok(look) => Row { name: look.name.clone(), size: look.size.clone(), own, faulty: !look.faults.is_empty() },
        Err((name, _)) => Row { name: name.to_owned(), size: word("troops-unreadable"), own, faulty: true },
    }
}
