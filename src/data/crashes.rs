//! The files left by [`crate::battle::crash`] when the program fails: their names, the newest one, and which ones the
//! player has been shown.

use super::{file, store};
use directories::ProjectDirs;
use std::{
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

/// The ending of such file names.
pub const ENDING: &str = ".crash.ron";

/// The start of such file names, followed by a number.
const BEGINNING: &str = "crash-";

/// The note with the file that was last mentioned to the player.
const TOLD: &str = "told";

/// The user's own folder for such files; none if the system doesn't have one.
fn own() -> Option<PathBuf> {
    ProjectDirs::from("", "", "monkeys-with-guns").map(|folders| folders.data_dir().join("crashes"))
}

/// The folders for such files: the user's own, and the folder for temporary files if the first can't be written to.
fn folders() -> Vec<PathBuf> {
    own().into_iter().chain([std::env::temp_dir()]).collect()
}

/// Writes a file under a new name into the first folder that accepts it; returns where.
pub fn write(text: &str) -> Option<PathBuf> {
    folders().iter().find_map(|folder| write_into(folder, text).ok())
}

/// The newest of these files, if it hasn't been returned before: the window mentions it once, the next time it opens.
pub fn untold() -> Option<PathBuf> {
    untold_in(&folders(), own().as_deref())
}

/// The same for the files in some folders; the returned file is recorded in `notes`.
fn untold_in(folders: &[PathBuf], notes: Option<&Path>) -> Option<PathBuf> {
    let newest = folders.iter().flat_map(|folder| all(folder)).max()?;
    // Another file may get the same name later, so the note includes the time.
    let known = format!("{} {}", newest.path.display(), newest.written);
    let told = notes.map(|notes| notes.join(TOLD));
    if told.as_ref().is_some_and(|told| file::read(told).is_ok_and(|told| told == known)) {
        return None;
    }
    if let Some(told) = told {
        // If it can't be recorded, it is mentioned again, which does no harm.
        let _ = told.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| file::write(&told, &known));
    }
    Some(newest.path)
}

/// An existing file, ordered by time.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    /// Nanoseconds since the start of the system's clock.
    written: u128,
    number: u64,
    path: PathBuf,
}

/// The files of a folder.
fn all(folder: &Path) -> Vec<Left> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().filter_map(|entry| {
        let number = number(entry.file_name().to_str()?)?;
        // For a link, this says nothing about its target.
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        let since = about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        Some(Left { written: since.map_or(0, |since| since.as_nanos()), number, path: entry.path() })
    });
    files.collect()
}

/// The number in the name of such a file.
fn number(name: &str) -> Option<u64> {
    name.strip_prefix(BEGINNING)?.strip_suffix(ENDING)?.parse().ok()
}

/// Writes a file with a number above those of all existing ones. Another process may take a number at the same time, so
/// the next one is tried if a name is taken.
fn write_into(folder: &Path, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let most = all(folder).iter().map(|file| file.number).max().unwrap_or(0);
    for number in most.saturating_add(1)..=u64::MAX {
        let path = folder.join(format!("{BEGINNING}{number}{ENDING}"));
        match store::write_new(&path, text) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            written => return written.map(|()| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// A folder of files, each written a few seconds after the epoch.
    fn folder(files: &[(&str, u64)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        files.iter().for_each(|(name, seconds)| age(&folder.path().join(name), *seconds));
        folder
    }

    fn age(path: &Path, seconds: u64) {
        let file = fs::File::options().create(true).append(true).open(path).expect("the folder takes files");
        file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).expect("times can be set");
    }

    fn told(folder: &Path) -> Option<String> {
        let path = untold_in(&[folder.to_owned()], Some(folder))?;
        Some(path.file_name().expect("it has a name").to_string_lossy().into_owned())
    }

    #[test]
    fn the_newest_file_is_told_once_whatever_is_missing() {
        let home = folder(&[("crash-2.crash.ron", 200), ("crash-7.crash.ron", 100), ("crash-9.txt", 900)]);
        assert_eq!((told(home.path()), told(home.path())), (Some("crash-2.crash.ron".into()), None));
        let new = write_into(home.path(), "new").expect("it can be written");
        assert_eq!(new, home.path().join("crash-8.crash.ron"));
        assert_eq!((told(home.path()), told(home.path())), (Some("crash-8.crash.ron".into()), None));
        assert_eq!(told(folder(&[]).path()), None);
    }

    #[test]
    fn a_file_with_the_name_of_one_that_was_deleted_is_told() {
        let home = folder(&[("crash-1.crash.ron", 100)]);
        assert_eq!(told(home.path()), Some("crash-1.crash.ron".into()));
        fs::remove_file(home.path().join("crash-1.crash.ron")).expect("it is there");
        assert_eq!(told(home.path()), None);
        write_into(home.path(), "new").expect("it can be written");
        assert_eq!(told(home.path()), Some("crash-1.crash.ron".into()));
    }

    #[test]
    fn files_beside_the_own_folder_are_found_and_noted_in_it() {
        let (home, aside) = (folder(&[("crash-3.crash.ron", 100)]), folder(&[("crash-1.crash.ron", 200)]));
        // The own folder may not have existed when the program failed.
        let own = home.path().join("crashes");
        let folders = [own.clone(), home.path().to_owned(), aside.path().to_owned()];
        assert_eq!(untold_in(&folders, Some(&own)), Some(aside.path().join("crash-1.crash.ron")));
        assert_eq!(untold_in(&folders, Some(&own)), None);
        assert!(own.join(TOLD).is_file() && !aside.path().join(TOLD).exists());
    }

    #[test]
    fn nothing_that_is_there_is_written_over() {
        let home = folder(&[]);
        // Entries that aren't our files but have such names: a folder, and the highest possible number.
        fs::create_dir(home.path().join("crash-1.crash.ron")).expect("it is new");
        assert_eq!(write_into(home.path(), "a").expect("it can be written"), home.path().join("crash-2.crash.ron"));
        age(&home.path().join(format!("crash-{}.crash.ron", u64::MAX)), 1);
        assert!(write_into(home.path(), "b").is_err());
    }
}
