//! The kinds of decisions that players may leave to the game, as the settings list them.

use super::{
    host::{Host, host},
    hosts,
    pages::{Page, Pages},
    settings::Settings,
};
use crate::engine::window::WindowKind;
use crate::panels::settings as sheets;
use crate::words::capital;
use bevy::prelude::World;

/// The kinds of decisions of every book; those of the battle on the table come first.
pub(super) fn by_book(world: &World) -> Vec<sheets::Decisions> {
    let settings = world.resource::<Settings>();
    let open = (world.resource::<Pages>().page == Page::Battle).then(|| host(world).book());
    let decisions = |host: &'static dyn Host| {
        let row = |kind: &'static WindowKind| sheets::Asking {
            kind: kind.name,
            words: capital(&host.decision_words(kind)),
            who: settings.decider(host.book(), kind.name),
            marks: kind.is_marked(),
        };
        let of = |marked: bool| host.windows().iter().filter(move |kind| kind.is_marked() == marked);
        let kinds = of(true).chain(of(false)).map(row).collect();
        sheets::Decisions { book: host.book(), title: host.called(), advised: host.minds().is_some(), kinds }
    };
    let mut books: Vec<sheets::Decisions> = hosts::all().map(decisions).collect();
    books.sort_by_key(|book| Some(book.book) != open);
    books
}
