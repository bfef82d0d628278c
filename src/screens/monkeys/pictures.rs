//! Pictures of a recorded battle, drawn without a window.

use crate::battle::Record;
use crate::data::level::Level;
use crate::engine::clock::Awaiting;
use crate::force::Side;
use crate::rules::monkeys::door;
use crate::screens::table;
use crate::view::{Playback, headless::Studio};
use crate::words::{Message, word};
use bevy::prelude::World;
use std::path::Path;

/// Pixels a cell in pictures of the board.
const PICTURE_CELL: u32 = 17;

/// Draws the board at each turn's end of a recorded battle, as PNG files in a folder; tells how many.
///
/// # Errors
/// Where nothing can be drawn or stored, in words.
pub fn pictures(world: &World, level: &Level, folder: &Path) -> Result<usize, String> {
    let record = world.get_resource::<Record>().ok_or_else(|| word("save-nothing"))?;
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut studio = Studio::over(&level.ground, PICTURE_CELL);
    crate::battle::install(studio.world());
    crate::battle::begin_again(studio.world(), level, record.seed, record.teaching.as_ref());
    let mut drawn = 0;
    for turn in &record.turns {
        let words = caption(studio.world(), level);
        for order in &turn.orders {
            let given = crate::battle::give_again(studio.world(), order.clone());
            debug_assert!(given.is_ok(), "a recorded battle replays");
        }
        if turn.orders.is_empty() {
            continue;
        }
        drawn += 1;
        table::refill(studio.world());
        studio.world().resource_mut::<Playback>().skip();
        let path = folder.join(format!("turn-{drawn:02}.png"));
        studio.store(&words, &path).map_err(|error| error.to_string())?;
    }
    Ok(drawn)
}

/// The line below a picture: round, side, how many are left.
fn caption(world: &mut World, level: &Level) -> String {
    let over = matches!(crate::battle::advance(world), Awaiting::Over(_));
    let table = door::table(world);
    let left = |side: Side| table.field.left(side).0;
    Message::new(if over { "picture-over" } else { "picture-turn" })
        .with("round", i32::from(table.turn.round))
        .with("side", level.sides[table.turn.side.index()].name.as_str())
        .with("first", level.sides[0].name.as_str())
        .with("firsts", left(Side::First))
        .with("second", level.sides[1].name.as_str())
        .with("seconds", left(Side::Second))
        .words()
}
