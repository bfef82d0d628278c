//! Pictures of a recorded battle of any book, drawn without a window.

use super::{
    host::{Host, Hosted},
    hosts, rounds, table,
};
use crate::battle::{book::Played, play, record::Record};
use crate::engine::{Viewer, door, rules::clock};
use crate::force::Side;
use crate::view::{Playback, headless::Studio};
use crate::words::{Message, say, word};
use bevy::prelude::World;
use std::path::Path;

/// Pixels per cell in pictures of the board.
const PICTURE_CELL: u32 = 17;

/// Draws the board at the end of each turn of a recorded battle, as PNG files in a folder; returns how many.
///
/// # Errors
/// If something can't be drawn or stored, in words.
pub fn pictures<B: Played>(world: &World, level: &B::Level, folder: &Path) -> Result<usize, String> {
    let record = world.get_resource::<Record<B>>().ok_or_else(|| word("save-nothing"))?;
    let host = hosts::find(B::BOOK).ok_or_else(|| say("game-no-book", &[("book", B::BOOK.into())]))?;
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut studio = Studio::over(&host.ground(world), PICTURE_CELL);
    host.install(studio.world());
    studio.world().insert_resource(Hosted(host));
    play::begin_again(studio.world(), level, record.seed, record.teaching.as_ref());
    let mut drawn = 0;
    for turn in &record.turns {
        let words = caption::<B>(studio.world(), host, level);
        for order in &turn.orders {
            let given = play::give_again(studio.world(), order.clone());
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
fn caption<B: Played>(world: &mut World, host: &dyn Host, level: &B::Level) -> String {
    door::advance::<B>(world);
    let over = clock::<B>(world).outcome().is_some();
    let (tempo, names) = (host.tempo(world), B::side_names(level));
    let left = |side| i64::try_from(host.left(world, side, Viewer::All).0).unwrap_or(i64::MAX);
    Message::new(if over { "picture-over" } else { "picture-turn" })
        .with("round", rounds::named(host.in_turns(), tempo.round))
        .with("side", names[tempo.side.index()].as_str())
        .with("first", names[0].as_str())
        .with("firsts", left(Side::First))
        .with("second", names[1].as_str())
        .with("seconds", left(Side::Second))
        .words()
}
