//! What Pebbles tells a window so that it can be shown.

use crate::{
    book::{Frame, Order, Pebbles, SIZE, View},
    files::{MEADOW, Meadow},
};
use monkeys::battle::shown::{Piece, Says, Shown, named};
use monkeys::board::{
    Cell, Grid,
    terrain::{Ground, Kind, Spot},
};
use monkeys::engine::Viewer;
use monkeys::force::Side;
use std::sync::{Arc, LazyLock};

static GRASS: LazyLock<Arc<Ground>> = LazyLock::new(|| {
    let (slow, wet, cover, climbs, closed, opaque) = (false, false, false, false, false, false);
    let grass = Kind {
        name: "open".into(),
        slow,
        wet,
        cover,
        climbs,
        closed,
        opaque,
        top: 0,
        canopy: None,
        rule: "P-2".into(),
    };
    Arc::new(Ground::new(Arc::new([grass]), Grid::new(SIZE.0, SIZE.1, Spot::default())))
});

impl Shown for Pebbles {
    fn round_about() -> String {
        "Both sides toss pebbles.".to_owned()
    }

    fn levels() -> Vec<(String, Meadow)> {
        vec![("meadow".to_owned(), MEADOW)]
    }

    fn level_ground(_: &Meadow) -> Arc<Ground> {
        GRASS.clone()
    }

    fn level_name(level: &Meadow) -> String {
        format!("A meadow with {} watchers", level.watchers)
    }

    fn ground(_: View) -> Arc<Ground> {
        GRASS.clone()
    }

    fn pieces(view: View, viewer: Viewer) -> Vec<Piece> {
        // Until the first round, a side can't see where the other has put its pebbles.
        let hidden = |side: Side| view.table.round == 0 && viewer != Viewer::All && viewer != Viewer::Side(side);
        let piece = |pebble: &crate::book::Pebble| Piece {
            id: pebble.id.primate(1),
            cell: pebble.place.filter(|_| !pebble.gone && !hidden(pebble.id.side)).map(|(x, y)| Cell::new(x, y)),
            name: format!("pebble {}", pebble.id),
            face: "pygmy marmoset".into(),
            size: 1,
            leads: false,
            state: if pebble.tired > 0 { format!("tired: {}", pebble.tired) } else { String::new() },
        };
        view.table.pebbles.iter().map(piece).collect()
    }

    fn dice(view: View) -> (u8, Vec<u8>) {
        let faces = if let Frame::Throw(flying) = view.clock.top() { flying.faces.clone() } else { Vec::new() };
        (8, faces)
    }

    fn says(view: View, order: &Order) -> Says {
        let says = named::<Self>(order);
        match order {
            Order::Put(_, (x, y)) | Order::Walk(_, (x, y)) => Says { cell: Some(Cell::new(*x, *y)), ..says },
            Order::Plan(words) => {
                let lines = words.iter().map(|(unit, word)| format!("{unit}: {word:?}")).collect();
                Says { lines, ..says }
            }
            Order::Keep(die) => {
                let face = Self::dice(view).1.get(usize::from(*die) - 1).copied().unwrap_or_default();
                Says { title: format!("Keep the {face}"), ..says }
            }
            Order::Begin(side) => Says { title: format!("{side:?} begins"), ..says },
            _ => says,
        }
    }
}
