//! Which hexes see each other, found out once and kept while the ground and the smoke over it stay the same.

use crate::board::hex::Hex;
use crate::rules::hexes::{Profiles, field::Field, land::Land};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    sync::Arc,
};

/// What is known of a pair of hexes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Unknown,
    Open,
    Blocked,
}

/// All pairs of hexes on one ground, on foot and in the air.
pub struct Sights {
    book: Arc<Profiles>,
    land: Land,
    lines: [Vec<Cell<Line>>; 2],
}

thread_local! {
    static KEPT: RefCell<Option<Rc<Sights>>> = const { RefCell::new(None) };
}

impl Sights {
    /// Those on the ground of a field: what was found out before, unless the ground is another one.
    pub fn of(field: &Field) -> Rc<Self> {
        let book = &field.setting.book;
        let same = |kept: &&Rc<Self>| Arc::ptr_eq(&kept.book, book) && kept.land.looks_like(&field.land);
        KEPT.with_borrow_mut(|kept| {
            if let Some(sights) = kept.as_ref().filter(same) {
                return sights.clone();
            }
            let count = field.table().places();
            let lines = [(); 2].map(|()| vec![Cell::new(Line::Unknown); count * count]);
            kept.insert(Rc::new(Self { book: book.clone(), land: field.land.clone(), lines })).clone()
        })
    }

    /// Whether two hexes see each other.
    pub fn sees(&self, field: &Field, one: Hex, other: Hex, in_the_air: bool) -> bool {
        let table = field.table();
        let line = &self.lines[usize::from(in_the_air)][table.place(one) * table.places() + table.place(other)];
        if line.get() == Line::Unknown {
            line.set(if field.sees(one, other, in_the_air) { Line::Open } else { Line::Blocked });
        }
        line.get() == Line::Open
    }
}
