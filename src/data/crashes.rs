//! The files that [`crate::battle::crash`] leaves when the program fails: their names, the newest of them, and which one
//! the player knows of.

use super::{file, store};
use directories::ProjectDirs;
use std::{
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

/// How the names of such files end.
pub const ENDING: &str = ".crash.ron";

/// How they begin; a number comes between.
const BEGINNING: &str = "crash-";

/// The note of the file that the player was told of last.
const TOLD: &str = "told";

/// The user's own folder for such files; none where the system names none.
fn own() -> Option<PathBuf> {
    ProjectDirs::from("", "", "monkeys-with-guns").map(|folders| folders.data_dir().join("crashes"))
}

/// The folders that the files go into: the user's own, and the one for temporary files if that takes none.
fn folders() -> Vec<PathBuf> {
    own().into_iter().chain([std::env::temp_dir()]).collect()
}

/// Writes a file under a new name into the first folder that takes it; where.
pub fn write(text: &str) -> Option<PathBuf> {
    folders().iter().find_map(|folder| write_into(folder, text).ok())
}

/// The newest of these files, if it was not asked for before: the window mentions it once, when it opens next.
pub fn untold() -> Option<PathBuf> {
    untold_in(&folders(), own().as_deref())
}

/// The same among the files of some folders; which one was asked for is noted in `notes`.
fn untold_in(folders: &[PathBuf], notes: Option<&Path>) -> Option<PathBuf> {
    let newest = folders.iter().flat_map(|folder| all(folder)).max()?;
    // Another file may get the same name later, so the time belongs to the note.
    let known = format!("{} {}", newest.path.display(), newest.written);
    let told = notes.map(|notes| notes.join(TOLD));
    if told.as_ref().is_some_and(|told| file::read(told).is_ok_and(|told| told == known)) {
        return None;
    }
    if let Some(told) = told {
        // Where it can't be noted, it is said again, which does no harm.
        let _ = told.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| file::write(&told, &known));
    }
    Some(newest.path)
}

/// A file that is there. The order is that of time.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    /// Nanoseconds since the clock of the system began.
    written: u128,
    number: u64,
    path: PathBuf,
}

/// The files of a folder.
fn all(folder: &Path) -> Vec<Left> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().filter_map(|entry| {
        let number = number(entry.file_name().to_str()?)?;
        // Of a link this says nothing of where it leads.
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

/// Writes a file whose number is above those of all that are there. Another process may take a number at the same time,
/// so the next one is tried where a name is taken.
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

    /// A folder of files, each written some seconds after the beginning of time.
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
        // The own folder may not have been there when the program failed.
        let own = home.path().join("crashes");
        let folders = [own.clone(), home.path().to_owned(), aside.path().to_owned()];
        assert_eq!(untold_in(&folders, Some(&own)), Some(aside.path().join("crash-1.crash.ron")));
        assert_eq!(untold_in(&folders, Some(&own)), None);
        assert!(own.join(TOLD).is_file() && !aside.path().join(TOLD).exists());
    }

    #[test]
    fn nothing_that_is_there_is_written_over() {
        let home = folder(&[]);
        // What is no file of ours has a name of ours: a folder, and a number that is followed by none.
        fs::create_dir(home.path().join("crash-1.crash.ron")).expect("it is new");
        assert_eq!(write_into(home.path(), "a").expect("it can be written"), home.path().join("crash-2.crash.ron"));
        age(&home.path().join(format!("crash-{}.crash.ron", u64::MAX)), 1);
        assert!(write_into(home.path(), "b").is_err());
    }
}
