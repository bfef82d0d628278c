//! The effects of terrain in Ordered Hexes, as a text (G22).

use crate::battle::{account::Note, ground};
use crate::board::{Cell, hex::Hex};
use crate::rules::hexes::{
    View,
    profiles::{Entry, Terrain},
};
use crate::words::{say, word};

/// The effects of a hex's ground.
pub(super) fn terrain(view: View, cell: Cell) -> Option<Note> {
    let hex = Hex::halved(cell.x, cell.y).filter(|hex| view.field.table().contains(*hex))?;
    let kind = view.field.terrain(hex);
    let effects: Vec<String> = [entry(kind.entry), hit(kind), sight(kind)].into_iter().flatten().collect();
    ground::note(&kind.name, &effects, "G22")
}

fn entry(entry: Entry) -> Option<String> {
    let need = |id: &str, need: u8| Some(say(id, &[("need", i64::from(need).into())]));
    match entry {
        Entry::Free => None,
        Entry::Woods(least) => need("hexes-ground-woods", least),
        Entry::Infantry => Some(word("hexes-ground-infantry")),
        Entry::Swamp(enter, leave) => {
            let terms = [("enter", i64::from(enter).into()), ("leave", i64::from(leave).into())];
            Some(say("hexes-ground-swamp", &terms))
        }
        Entry::Ford(least) => need("hexes-ground-ford", least),
        Entry::Deep => Some(word("hexes-ground-deep")),
    }
}

fn hit(kind: &Terrain) -> Option<String> {
    let by = i64::from(kind.to_be_hit.abs());
    let id = if kind.to_be_hit < 0 { "hexes-ground-harder" } else { "hexes-ground-easier" };
    (by > 0).then(|| say(id, &[("by", by.into())]))
}

fn sight(kind: &Terrain) -> Option<String> {
    kind.level.map(|level| say("hexes-ground-sight", &[("level", i64::from(level).into())]))
}
