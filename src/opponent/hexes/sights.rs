//! Which hexes see each other, found out once and kept while the ground and what hangs over it stay the same.

use crate::board::hex::{Hex, Table};
use crate::rules::hexes::{Profiles, field::Field, land::Land};
use std::{cell::RefCell, sync::Arc};

/// What is known of a pair of hexes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Unknown,
    Open,
    Blocked,
}

/// All pairs of hexes on one ground, on foot and in the air.
struct Sights {
    book: Arc<Profiles>,
    land: Land,
    lines: [Vec<Line>; 2],
}

thread_local! {
    static KEPT: RefCell<Option<Sights>> = const { RefCell::new(None) };
}

/// The place of a hex among those of a table, counted by rows of its longest column.
pub const fn place(table: Table, hex: Hex) -> usize {
    hex.column as usize * table.rows() as usize + hex.row as usize
}

/// Places of a table.
pub const fn places(table: Table) -> usize {
    table.columns() as usize * table.rows() as usize
}

/// Makes room for what a field's ground lets be seen, unless that is what is known already.
pub fn prepare(field: &Field) {
    KEPT.with_borrow_mut(|kept| {
        let book = &field.setting.book;
        if kept.as_ref().is_some_and(|sights| Arc::ptr_eq(&sights.book, book) && sights.land == field.land) {
            return;
        }
        let count = places(field.table());
        let lines = [(); 2].map(|()| vec![Line::Unknown; count * count]);
        *kept = Some(Sights { book: book.clone(), land: field.land.clone(), lines });
    });
}

/// Whether two hexes see each other, on the ground that was prepared last.
pub fn sees(field: &Field, one: Hex, other: Hex, in_the_air: bool) -> bool {
    let (table, count) = (field.table(), places(field.table()));
    let at = place(table, one) * count + place(table, other);
    KEPT.with_borrow_mut(|kept| {
        let Some(sights) = kept else { return field.sees(one, other, in_the_air) };
        let line = &mut sights.lines[usize::from(in_the_air)][at];
        if *line == Line::Unknown {
            *line = if field.sees(one, other, in_the_air) { Line::Open } else { Line::Blocked };
        }
        *line == Line::Open
    })
}
