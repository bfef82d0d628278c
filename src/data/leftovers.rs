//! Unfinished files of processes that were killed while writing: a folder is cleaned of them when it is next written
//! to.

use std::{
    collections::BTreeSet,
    fs::{self, DirEntry, Metadata},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// The start of the names of unfinished files, followed by the process that writes them.
pub(super) const PREFIX: &str = ".monkeys-";

/// A file younger than this is never removed: a process on another machine may be writing it.
const YOUNG: Duration = Duration::from_secs(600);

/// The same if the system doesn't say which processes are alive, or the name has no process.
const YOUNG_UNKNOWN: Duration = Duration::from_secs(24 * 60 * 60);

/// Cleans a folder the first time this process writes there.
pub(super) fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    if SWEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(folder.to_owned()) {
        sweep(folder);
    }
}

/// Removes unfinished files of processes that are gone. Anything that can't be removed stays, which does no harm.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_leftover(&entry) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_leftover(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let Some(rest) = name.to_str().and_then(|name| name.strip_prefix(PREFIX)) else { return false };
    let Ok(about) = entry.metadata() else { return false };
    let process = rest.split_once('-').and_then(|(process, _)| process.parse::<u32>().ok());
    let young = match process.map(is_alive) {
        Some(Some(true)) => return false,
        Some(Some(false)) => YOUNG,
        _ => YOUNG_UNKNOWN,
    };
    about.is_file() && age(&about).is_some_and(|age| age > young)
}

fn age(about: &Metadata) -> Option<Duration> {
    about.modified().ok()?.elapsed().ok()
}

/// Whether a process is running; none if the system doesn't show that with files.
fn is_alive(process: u32) -> Option<bool> {
    let processes = Path::new("/proc");
    processes.join("self").exists().then(|| processes.join(process.to_string()).exists())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::store::write;
    use std::fs::File;

    /// A file in a folder, last written this many seconds ago.
    fn aged(folder: &Path, name: &str, seconds: u64) -> PathBuf {
        let path = folder.join(name);
        let file = File::create(&path).expect("the folder takes files");
        let now = file.metadata().and_then(|about| about.modified()).expect("files have times");
        file.set_modified(now - Duration::from_secs(seconds)).expect("times can be set");
        path
    }

    #[test]
    fn only_old_files_of_dead_processes_are_swept_up() {
        let home = tempfile::tempdir().expect("a folder");
        // No process has a number this high: the system's maximum is four million.
        let dead = aged(home.path(), ".monkeys-4200000000-aaaaaa", 3600);
        let kept = [
            aged(home.path(), ".monkeys-4200000000-bbbbbb", 1),
            aged(home.path(), &format!(".monkeys-{}-cccccc", std::process::id()), 1_000_000),
            aged(home.path(), ".monkeys-dddddd", 3600),
            aged(home.path(), "letter", 1_000_000),
        ];
        let nameless = aged(home.path(), ".monkeys-eeeeee", 1_000_000);
        write(&home.path().join("new"), "text").expect("it can be written");
        assert_eq!((dead.exists(), nameless.exists()), (!Path::new("/proc/self").exists(), false));
        assert!(kept.iter().all(|path| path.exists()), "{kept:?}");
    }
}
