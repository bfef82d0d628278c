//! Paints the tiles of the Tiled editor from the game's own art: `cargo run --example tiles -- FILE.png`.
//!
//! Each tile is the middle of a small ground that is the same all over, so that it looks as it does on the board; the
//! heights are figures on bands of soil.

use monkeys::board::terrain::{Ground, Spot};
use monkeys::board::{Cell, Grid};
use monkeys::data::monkeys::{
    profiles,
    tiled::{TILE, tiles},
};
use monkeys::view::art::{paint::paint_board, raster::Pixmap};

/// Columns and rows of the small ground.
const SIDE: i16 = 5;

/// The middle of a ground of one spot; what stands alone, such as a wall or a house, stands on its own.
fn tile(spot: Spot, alone: bool) -> Pixmap {
    let mut spots = Grid::new(SIDE, SIDE, if alone { Spot::default() } else { spot });
    let middle = Cell::new(SIDE / 2, SIDE / 2);
    spots[middle] = spot;
    let whole = paint_board(&Ground::new(profiles().grounds.clone(), spots), TILE);
    let mut part = Pixmap::new(TILE, TILE).expect("a tile has a size");
    let (left, top) = (middle.x as usize * TILE as usize, middle.y as usize * TILE as usize);
    for row in 0..TILE as usize {
        let from = ((top + row) * whole.width() as usize + left) * 4;
        let to = row * TILE as usize * 4;
        part.data_mut()[to..to + TILE as usize * 4].copy_from_slice(&whole.data()[from..from + TILE as usize * 4]);
    }
    part
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("the file to write is missing")?;
    let book = profiles();
    let grounds = tiles(&book.grounds).into_iter().map(|one| {
        let alone = book.grounds[one.kind as usize].top > 0;
        tile(Spot { kind: one.kind, soil: 0, top: one.top }, alone)
    });
    let soils = (1..=9).map(|soil| tile(Spot { kind: 0, soil, top: 0 }, true));
    let all: Vec<Pixmap> = grounds.chain(soils).collect();
    let mut sheet = Pixmap::new(TILE * all.len() as u32, TILE).ok_or("no tiles")?;
    for (place, one) in all.iter().enumerate() {
        let (wide, row) = (sheet.width() as usize * 4, TILE as usize * 4);
        for (line, source) in one.data().chunks_exact(row).enumerate() {
            let start = line * wide + place * row;
            sheet.data_mut()[start..start + row].copy_from_slice(source);
        }
    }
    Ok(std::fs::write(path, sheet.encode_png()?)?)
}
