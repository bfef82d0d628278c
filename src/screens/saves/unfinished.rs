//! The battle that *Continue* goes on with: the newest of the game's own saves that isn't over.

use super::{
    Kind, SaveFile, file,
    file::Inside,
    folder, parse,
    shelf::{stands, when},
};
use crate::battle::replay::{End, Replay};
use crate::data::setup::Setup;
use crate::force::Side;
use crate::panels::Palette;
use crate::screens::battle::names::called;
use crate::words::{say, word};
use bevy::prelude::*;
use std::path::Path;

/// What has been found to go on with. It is looked for again each time the title is opened.
#[derive(Resource, Default)]
pub(in crate::screens) struct Unfinished(Option<Option<SaveFile>>);

/// What the title says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screens) enum Found {
    /// There is none.
    Nothing,
    /// There is one: its level, and that with its round, sides and age.
    Battle(String, String),
    /// There is one that can't be played, and why.
    Damaged(String),
}

impl Unfinished {
    /// Saves may have changed since.
    pub(in crate::screens) fn forget(&mut self) {
        self.0 = None;
    }

    /// Looks for it, then into it: one step a frame. Whether there is more to do.
    pub(in crate::screens) fn look_on(&mut self) -> bool {
        match &mut self.0 {
            None => {
                let found = newest();
                let more = found.is_some();
                self.0 = Some(found);
                more
            }
            Some(Some(save)) if save.inside.is_none() => {
                save.look_inside();
                true
            }
            Some(_) => false,
        }
    }

    /// What there is to say of it; sides are called as the palette calls them.
    pub(in crate::screens) fn told(&self, palette: Palette) -> Found {
        let Some(Some(save)) = &self.0 else { return Found::Nothing };
        match &save.inside {
            None => Found::Battle(String::new(), word("saves-reading")),
            Some(Ok(inside)) => Found::Battle(inside.level.clone(), words(save, inside, palette)),
            Some(Err(why)) => Found::Damaged(say("saves-damaged-why", &[("why", why.as_str().into())])),
        }
    }
}

fn words(save: &SaveFile, inside: &Inside, palette: Palette) -> String {
    let side = |side: Side| called(palette, side, &inside.sides[side.index()].0);
    let terms = [
        ("level", inside.level.as_str().into()),
        ("round", stands(inside).into()),
        ("first", side(Side::First).into()),
        ("second", side(Side::Second).into()),
        ("when", save.age.map(when).unwrap_or_default().into()),
    ];
    say("title-continue-saved", &terms)
}

/// The newest of the game's own saves that isn't over, unless its battle has been fought to its end since.
pub(super) fn newest() -> Option<SaveFile> {
    newest_in(&folder().ok()?)
}

fn newest_in(folder: &Path) -> Option<SaveFile> {
    let mut over: Vec<(u64, Option<Setup>)> = Vec::new();
    file::list(folder).into_iter().find(|save| match parse(&save.path) {
        // What is damaged says so on its card; an older one would be another battle.
        Err(_) => save.kind == Kind::Last,
        Ok(Replay { end: End::Open, seed, setup, .. }) => {
            matches!(save.kind, Kind::Last | Kind::Slot) && !over.contains(&(seed, setup))
        }
        Ok(Replay { seed, setup, .. }) => {
            over.push((seed, setup));
            false
        }
    })
}
