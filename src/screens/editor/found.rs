//! What can be loaded into the editor: levels and maps of the player's own, and the levels of every book.

use super::shelf::{ending, folder};
use crate::data::{
    book::book_of,
    drafts::Known,
    error::{Fault, LoadError},
    file, library,
    workshop::Workshop,
};
use crate::input::GroundFile;
use crate::screens::{grounds::is_map, hosts, kept, pages::Pages, plan};
use crate::words::{Message, say, word};
use std::path::{Path, PathBuf};

/// Something that can be loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Its name without the extension.
    pub name: String,
    /// Its path; `None` if it is shipped.
    pub path: Option<PathBuf>,
    /// The book of a shipped level.
    pub book: &'static str,
    /// The name and description of a level; `None` for a map, which is read when it is loaded.
    pub level: Option<(String, String)>,
}

/// The player's own levels and maps by name, then the shipped levels, book by book.
pub(super) fn found(workshop: &Workshop) -> Vec<Found> {
    let mut own: Vec<Found> = folder().map(|folder| own(&folder)).unwrap_or_default();
    own.sort_by_key(|one| one.name.to_lowercase());
    let shipped = hosts::with_grounds().flat_map(|host| {
        let names = host.grounds().map_or_else(Vec::new, |grounds| grounds.shelf());
        names.into_iter().map(|name| Found { name, path: None, book: host.book(), level: None })
    });
    let told = |found: Found| {
        let read = match &found.path {
            Some(path) if is_map(path) => None,
            Some(path) => read(path, workshop).ok(),
            None => shipped_level(&found).ok(),
        };
        Found { level: read.map(|(book, known)| (known.name.clone(), like(book, &known))), ..found }
    };
    own.into_iter().chain(shipped).map(told).collect()
}

/// A one-line description of a level: "Monkeys With Guns, 72 x 48 squares, Jungle, 40 % terrain, Skirmish".
fn like(book: &str, known: &Known) -> String {
    let size = kept::size(&known.ground);
    let cover = say("editor-cover", &[("count", i64::from(known.ground.coverage()).into())]);
    let style = known.style.map(plan::style_word);
    let scenario = hosts::grounds(book).scenarios().get(known.scenario).map(|[name, _]| word(name));
    let title = hosts::find(book).map(|host| host.called());
    [title, Some(size), style, Some(cover), scenario].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The levels and maps of a folder.
pub(super) fn own(folder: &Path) -> Vec<Found> {
    let of = |sort| {
        let found = move |name: String| Found {
            path: Some(folder.join(format!("{name}{}", ending(sort)))),
            name,
            book: "",
            level: None,
        };
        library::names_in(folder, ending(sort)).into_iter().map(found)
    };
    of(GroundFile::Level).chain(of(GroundFile::Map)).collect()
}

pub(super) fn shipped_level(found: &Found) -> Result<(&'static str, Known), LoadError> {
    Ok((found.book, hosts::grounds(found.book).shipped(&found.name)?))
}

/// What of a level isn't in the plan that it was taken into, in words for players.
pub(super) fn lost(pages: &Pages, found: &Found) -> Vec<String> {
    let (plan, path) = (&pages.plan, found.path.as_deref());
    let library = path.map_or_else(|| pages.workshop.library(), |path| pages.workshop.library_of(path));
    let wanted = plan.wanted(&word("plan-name"), pages.own_seed());
    plan.grounds().lost((path, &found.name), (&wanted, plan.lies()), &library)
}

/// The book of a level's text, by its name in files. If it names none that can be played, it is read as the first
/// book's, whose reader reports what is wrong.
pub(super) fn book_in(text: &str) -> &'static str {
    let host = book_of(text).and_then(|book| hosts::find(&book)).unwrap_or(hosts::FIRST);
    host.book()
}

/// The contents of a level or map file, and its book.
pub(super) fn read(path: &Path, workshop: &Workshop) -> Result<(&'static str, Known), LoadError> {
    let book = if is_map(path) { hosts::FIRST.book() } else { book_in(&file::read(path)?) };
    let Some(grounds) = hosts::find(book).and_then(|host| host.grounds()) else {
        let what = Message::new("data-no-own-ground").with("book", book);
        return Err(LoadError::single(&path.display().to_string(), Fault::whole(what)));
    };
    Ok((book, grounds.read(path, &workshop.library_of(path))?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::plan;
    use std::sync::Arc;

    /// The player's pages with a level taken into the editor.
    fn taken(book: &'static str, known: &Known) -> Pages {
        let mut pages = Pages::new(Arc::default());
        pages.take_up(book);
        pages.plan.take(known);
        plan::choose_own(&mut pages);
        (pages.seed, pages.plan.seed) = (known.seed, known.seed);
        pages
    }

    fn lost_of_shipped(book: &'static str, name: &str) -> Vec<String> {
        let found = Found { name: name.to_owned(), book, ..Found::default() };
        let (book, known) = shipped_level(&found).expect("it is shipped");
        lost(&taken(book, &known), &found)
    }

    #[test]
    fn the_editor_says_what_it_does_not_take_over() {
        let says = |words: &[&str], told: &[String]| {
            words.iter().for_each(|one| assert!(told.contains(&word(one)), "{one}: {told:?}"));
        };
        let garrison = lost_of_shipped("Monkeys", "watch-wood");
        says(&["lost-forces", "lost-standing"], &garrison);
        assert!(!garrison.contains(&word("lost-goal")), "{garrison:?}");
        says(&["lost-goal", "lost-set-up", "lost-length"], &lost_of_shipped("Initiative", "ambush-on-the-salt-road"));
        assert!(!lost_of_shipped("Monkeys", "five-wells").contains(&word("lost-standing")));

        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("wood.level.ron");
        file::write(&path, library::level("watch-wood").expect("it ships")).expect("it is written");
        let (book, known) = read(&path, &Workshop::default()).expect("it is read");
        let typed = Found { path: Some(path), ..Found::default() };
        assert_eq!(lost(&taken(book, &known), &typed), garrison, "a path that is typed has no name");
    }

    #[test]
    fn nothing_of_what_the_editor_saved_itself_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        for host in hosts::with_grounds() {
            let grounds = hosts::grounds(host.book());
            for scenario in 0..grounds.scenarios().len() {
                let mut pages = Pages::new(Arc::default());
                pages.take_up(host.book());
                plan::choose_own(&mut pages);
                pages.plan.scenario = scenario;
                let wanted = pages.plan.wanted("Own", pages.own_seed());
                let text = grounds.text(&wanted, pages.plan.lies(), &pages.workshop.library()).expect("it is good");
                let path = folder.path().join("own.level.ron");
                file::write(&path, &text).expect("it is written");
                let (book, known) = read(&path, &pages.workshop).expect("it is read");
                let found = Found { name: "own".to_owned(), path: Some(path), ..Found::default() };
                assert_eq!(lost(&taken(book, &known), &found), Vec::<String>::new(), "{book}, {scenario}");
            }
        }
    }
}
