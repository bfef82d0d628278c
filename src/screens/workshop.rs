//! The designer's folder while the game runs: when a file changes, levels are listed again, and an opponent at the
//! table continues with its new character and orders.

use super::{
    Hands,
    host::minds,
    hosts,
    kept::Kept,
    pages::{Page, Pages},
    seats::Seats,
    settings::folders,
    show::Awake,
};
use crate::data::{error::LoadError, workshop::Workshop};
use crate::force::Side;
use crate::panels::Why;
use crate::words::say;
use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, channel},
    },
};

/// The player's own files, as they were last read.
#[derive(Resource, Clone, Debug, Default)]
pub struct Bench(pub Arc<Workshop>);

/// Watches its folders for changes until the program ends.
#[derive(Resource)]
pub(super) struct Watch {
    changes: Mutex<Receiver<()>>,
    _watcher: RecommendedWatcher,
}

/// Where the game writes the player's own files; `None` if the system names no place.
pub fn own_folder() -> Option<PathBuf> {
    folders().map(|folders| folders.data_dir().join("workshop"))
}

/// The additional folders that this game was started with, besides its own.
pub fn places(with: Option<PathBuf>) -> Vec<PathBuf> {
    with.into_iter().chain(own_folder()).collect()
}

/// Reads the folders and watches them from now on.
pub(super) fn open(app: &mut App, folders: Vec<PathBuf>) {
    let workshop = Arc::new(Workshop::read(folders));
    let mut pages = Pages::new(workshop.clone());
    pages.sit_down_again(app.world().resource());
    app.insert_resource(Bench(workshop)).insert_resource(pages);
    app.add_systems(Startup, watch).add_systems(First, read_anew);
}

fn watch(world: &mut World) {
    let waker = world.get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    let (tell, changes) = channel();
    let heard = move |event: notify::Result<notify::Event>| {
        let meant =
            event.is_ok_and(|event| !event.kind.is_access() && event.paths.iter().any(|path| Workshop::is_part(path)));
        // If the window is being closed, nobody is listening anymore.
        if meant && tell.send(()).is_ok() {
            waker.as_ref().map(|waker| waker.send_event(WinitUserEvent::WakeUp).ok());
        }
    };
    let folders = world.resource::<Bench>().0.folders().to_vec();
    match notify::recommended_watcher(heard) {
        Ok(mut watcher) => {
            for folder in folders {
                let there = std::fs::create_dir_all(&folder).map_err(notify::Error::io);
                if let Err(error) = there.and_then(|()| watcher.watch(&folder, RecursiveMode::NonRecursive)) {
                    warn!("{}: {error}", folder.display());
                }
            }
            world.insert_resource(Watch { changes: Mutex::new(changes), _watcher: watcher });
        }
        // Then files are read once when the game starts, and not again.
        Err(error) => warn!("{error}"),
    }
}

/// Reads everything again if something has changed since the last frame.
fn read_anew(world: &mut World) {
    let changed = world.get_resource::<Watch>().is_some_and(|watch| {
        let changes = watch.changes.lock().unwrap_or_else(PoisonError::into_inner);
        changes.try_iter().count() > 0
    });
    if changed {
        let workshop = Arc::new(Workshop::read(world.resource::<Bench>().0.folders().to_vec()));
        take(world, workshop);
    }
}

/// Stores the files, and applies what is new to the table.
pub(super) fn take(world: &mut World, workshop: Arc<Workshop>) {
    world.resource_mut::<Bench>().0 = workshop.clone();
    world.resource_mut::<Kept>().forget_levels();
    hosts::all().for_each(|host| host.forget_levels(world));
    let mut pages = world.resource_mut::<Pages>();
    let known: Vec<LoadError> = pages.all_faults().cloned().collect();
    pages.stock(workshop.clone());
    let fault = pages.all_faults().find(|fault| !known.contains(fault)).map(at_fault);
    let (page, source) = (pages.page, pages.source.clone());
    let changed = if page == Page::Battle { reseat(world, &workshop, source.as_deref()) } else { Vec::new() };
    let mut hands = world.resource_mut::<Hands>();
    if let Some(fault) = fault {
        hands.refuse(Why::new(fault, ""));
    } else if !changed.is_empty() {
        hands.tell(say("workshop-read", &[("who", changed.join(", ").into())]));
    }
    world.resource_mut::<Awake>().stir();
}

/// What is wrong with a file, in one line that names it without its folder.
pub(super) fn at_fault(error: &LoadError) -> String {
    let told = error.to_string();
    let first = told.lines().next().unwrap_or_default();
    let folder = Path::new(&error.file).parent().map(|folder| format!("{}/", folder.display()));
    folder.and_then(|folder| first.strip_prefix(&folder)).unwrap_or(first).to_owned()
}

/// Updates scripted opponents at the table from their changed files; returns their names.
fn reseat(world: &mut World, workshop: &Workshop, source: Option<&str>) -> Vec<String> {
    let Some(minds) = minds(world) else { return Vec::new() };
    let mut seats = world.resource_mut::<Seats>();
    Side::BOTH.into_iter().filter_map(|side| seats.rethink(side, minds, workshop, source)).collect()
}
