//! The board: counters of the pieces, where answers lead, what is marked.

use super::look::Look;
use crate::battle::shown::{Piece, Says, Shown};
use crate::board::Cell;
use crate::engine::Shape;
use crate::force::{Side, Tag, UnitId};
use crate::view::{
    Cast, Overlays, Sketch, Spotlight, TokenState,
    art::{
        looks::{Badges, CardSize, CounterLook, Face, Lead, Lift},
        overlay::Region,
        palette::{Outline, Palette},
    },
    sketch::{AimSketch, Ghost},
};
use std::collections::BTreeSet;

/// All pieces as counters.
pub(super) fn cast(pieces: &[Piece]) -> Cast {
    let token = |piece: &Piece| TokenState { piece: piece.id, cell: piece.cell, look: counter(piece) };
    Cast { tokens: pieces.iter().map(token).collect(), ..Cast::default() }
}

/// What a counter shows.
fn counter(piece: &Piece) -> CounterLook {
    CounterLook {
        face: Face::of_clan(&piece.face),
        palette: Palette::Print,
        outline: match piece.id.unit.side {
            Side::First => Outline::Square,
            Side::Second => Outline::Disc,
        },
        size: CardSize::of(piece.size),
        tag: Tag { platoon: None, post: piece.id.unit.post },
        lead: if piece.leads { Lead::Leader } else { Lead::None },
        weapon: None,
        badges: Badges::default(),
        lift: Lift::None,
    }
}

/// Where answers lead, and the one that is marked: its piece where it would be, and a line to whom it is against.
pub(super) fn draw<B: Shown>(look: &Look<B>, ink: Palette) -> (Overlays, Sketch) {
    let (mut overlays, mut sketch) = (Overlays::default(), Sketch::default());
    let acts = look.shape() == Some(Shape::Act);
    let chosen = acts || look.shape() == Some(Shape::Cells);
    let shown = (0..look.says.len()).filter(|place| !chosen || look.fits(&look.says[*place]));
    let cells: BTreeSet<Cell> = shown.filter_map(|place| look.says[place].cell).collect();
    if !cells.is_empty() {
        overlays.regions.push((Region::Reach, cells));
    }
    let Some(says) = look.marked().map(|place| &look.says[place]) else { return (overlays, sketch) };
    let own = look.pieces.iter().find(|piece| Some(piece.id) == says.piece || Some(piece.id.unit) == says.unit);
    if let Some((piece, cell)) = own.zip(says.cell) {
        let card = CounterLook { palette: ink, ..counter(piece) };
        sketch.ghosts.push(Ghost { look: card, cell, covered: false, seen_by: 0, outside: false, shaken: 0 });
    }
    for (piece, cell) in &says.ends {
        let Some(piece) = look.piece(*piece).filter(|piece| Some(piece.id) != own.map(|own| own.id)) else { continue };
        let card = CounterLook { palette: ink, ..counter(piece) };
        sketch.ghosts.push(Ghost { look: card, cell: *cell, covered: false, seen_by: 0, outside: false, shaken: 0 });
    }
    let from = own.and_then(|piece| piece.cell);
    let to = says.target.and_then(|target| look.place(target));
    if let Some((from, to)) = from.zip(to) {
        sketch.aims.push(AimSketch { side: look.decider(), from, to, committed: false });
    }
    (overlays, sketch)
}

/// Who lies lifted: the chosen unit, or whom the marked answer names.
pub(super) fn spotlight<B: Shown>(look: &Look<B>) -> Spotlight {
    let says = look.marked().map(|place| &look.says[place]);
    let acts = look.shape() == Some(Shape::Act);
    let chosen = look.hands.selected.filter(|_| acts || look.shape() == Some(Shape::Cells));
    let named = says.iter().filter(|_| !acts).flat_map(|says| [says.unit, says.target]).flatten();
    let units: BTreeSet<UnitId> = chosen.into_iter().chain(named).collect();
    Spotlight { units, piece: says.and_then(|says| says.piece), hovered: look.hands.hover }
}

/// The cells that an order is about: where its unit and its target stand, and where it leads.
pub(super) fn cells_of<B: Shown>(look: &Look<B>, says: &Says) -> Vec<Cell> {
    let units = [says.unit, says.target, says.piece.map(|piece| piece.unit)];
    let stand = look.pieces.iter().filter(|piece| units.contains(&Some(piece.id.unit))).filter_map(|piece| piece.cell);
    stand.chain(says.cell).chain(says.ends.iter().map(|(_, cell)| *cell)).collect()
}

/// The cells that the open decision is about; none while orders are given.
pub(super) fn asked_cells<B: Shown>(look: &Look<B>) -> Vec<Cell> {
    if matches!(look.shape(), None | Some(Shape::Act)) {
        return Vec::new();
    }
    let about = look.window().and_then(|window| window.about);
    let units: BTreeSet<UnitId> =
        look.says.iter().flat_map(|says| [says.unit, says.target]).flatten().chain(about).collect();
    let stand = look.pieces.iter().filter(|piece| units.contains(&piece.id.unit)).filter_map(|piece| piece.cell);
    stand.chain(look.says.iter().filter_map(|says| says.cell)).collect()
}
