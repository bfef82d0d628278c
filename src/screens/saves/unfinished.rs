//! The battle that *Continue* resumes: the newest of the game's own saves that isn't over.

use super::{
    Kind, SaveFile, file,
    file::Inside,
    folder, parse,
    shelf::{stands, when},
};
use crate::battle::replay::End;
use crate::force::Side;
use crate::panels::Palette;
use crate::screens::called::called;
use crate::words::{say, word};
use bevy::prelude::*;
use std::collections::VecDeque;

/// The battle found to continue. The search is repeated each time the title is opened.
#[derive(Resource, Default)]
pub(in crate::screens) struct Unfinished {
    /// Saves still to be checked, the newest first; `None` before the folder has been listed.
    left: Option<VecDeque<SaveFile>>,
    /// Battles that newer saves show to be over.
    over: Vec<(u64, String)>,
    /// What has been found.
    found: Option<SaveFile>,
}

/// What the title shows about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screens) enum Found {
    /// There is none.
    Nothing,
    /// There is one: its level, and the level with round, sides and age.
    Battle(String, String),
    /// There is one that can't be played, and why.
    Damaged(String),
}

impl Found {
    /// Saves are still being read.
    fn reading() -> Self {
        Found::Battle(String::new(), word("saves-reading"))
    }
}

impl Unfinished {
    /// Saves may have changed since.
    pub(in crate::screens) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Searches for it, then reads it: one file per frame. Returns whether there is more to do.
    pub(in crate::screens) fn look_on(&mut self) -> bool {
        match &mut self.found {
            Some(save) if save.inside.is_none() => {
                save.look_inside();
                true
            }
            Some(_) => false,
            None => self.search_on(),
        }
    }

    /// The newest unfinished one of the game's own saves, unless its battle has been finished since.
    pub(super) fn newest(&mut self) -> Option<&mut SaveFile> {
        while self.found.is_none() && self.search_on() {}
        self.found.as_mut()
    }

    /// Checks the next save; returns whether there may be more to do.
    fn search_on(&mut self) -> bool {
        let Some(left) = &mut self.left else {
            self.left = Some(folder().map(|folder| file::list(&folder)).unwrap_or_default().into());
            return true;
        };
        let Some(save) = left.pop_front() else { return false };
        let is_it = match parse(&save.path) {
            // A damaged one says so on its card; an older one would be another battle.
            Err(_) => save.kind == Kind::Last,
            Ok(game) if game.end() == End::Open => {
                matches!(save.kind, Kind::Last | Kind::Slot) && !self.over.contains(&game.began())
            }
            Ok(game) => {
                self.over.push(game.began());
                false
            }
        };
        self.found = is_it.then_some(save);
        true
    }

    /// Its description; sides are named by the palette.
    pub(in crate::screens) fn told(&self, palette: Palette) -> Found {
        let is_looking = self.left.as_ref().is_some_and(|left| !left.is_empty());
        let Some(save) = &self.found else {
            return if is_looking { Found::reading() } else { Found::Nothing };
        };
        match &save.inside {
            None => Found::reading(),
            Some(Ok(inside)) => Found::Battle(inside.level.clone(), words(save, inside, palette)),
            Some(Err(why)) => Found::Damaged(say("saves-damaged-why", &[("why", why.as_str().into())])),
        }
    }
}

fn words(save: &SaveFile, inside: &Inside, palette: Palette) -> String {
    let own = |side: Side| if inside.is_turned() { side.other() } else { side };
    let side = |side: Side| called(palette, own(side), &inside.sides[side.index()].0);
    let terms = [
        ("level", inside.level.as_str().into()),
        ("round", stands(inside).into()),
        ("first", side(Side::First).into()),
        ("second", side(Side::Second).into()),
        ("when", save.age().map(when).unwrap_or_default().into()),
    ];
    say("title-continue-saved", &terms)
}
