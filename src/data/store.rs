//! Writing files to the disk: completely or not at all.
//!
//! A regular file is written under a temporary name next to its target and renamed over the last good one, whose mode
//! it takes over; a new file gets the mode given by the user's umask. A link is followed: the file it leads to is
//! replaced, never the link. Devices and pipes are refused, since a pipe without a reader would block forever. Only
//! outputs that the program was started with, such as `/dev/stdout`, are written to directly.

use super::leftovers;
use std::{
    ffi::OsStr,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// Writes a complete text file.
///
/// # Errors
/// If it can't be written; the last good file is untouched in that case.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    write_bytes(path, text.as_bytes())
}

/// The same for a binary file.
///
/// # Errors
/// If it can't be written; the last good file is untouched in that case.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut writing = Writing::begin(path)?;
    writing.write_all(bytes)?;
    writing.finish()
}

/// Writes a text file where nothing exists, not even a link.
///
/// # Errors
/// If it can't be written; `AlreadyExists` if something is there.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = beside(folder_of(path))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path).map(drop).map_err(|error| error.error)
}

/// Whether a file could be written there now. Leaves nothing behind.
///
/// # Errors
/// Why it can't.
pub fn check(path: &Path) -> io::Result<()> {
    match Target::of(path)? {
        Target::File(place) => beside(folder_of(&place)).map(drop),
        Target::Output => open_output(path).map(drop),
    }
}

/// The same for a file that is written once the folder `made` exists.
///
/// # Errors
/// Why it can't.
pub fn check_after(path: &Path, made: &Path) -> io::Result<()> {
    match Target::of(path)? {
        Target::File(place) if std::path::absolute(made)?.starts_with(std::path::absolute(folder_of(&place))?) => {
            check_folder(folder_of(&place))
        }
        _ => check(path),
    }
}

/// The same for files in a folder that doesn't have to exist yet. It isn't created; only the nearest existing folder
/// above it is tested.
///
/// # Errors
/// Why they can't.
pub fn check_folder(folder: &Path) -> io::Result<()> {
    let above = folder.ancestors().find(|above| fs::symlink_metadata(above).is_ok());
    let above = above.filter(|above| !above.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if above.is_dir() { beside(above).map(drop) } else { Err(refused(io::ErrorKind::NotADirectory, "is not a folder")) }
}

/// A file being written. If it is dropped before it is finished, nothing is left behind.
#[derive(Debug)]
pub struct Writing(Aim);

#[derive(Debug)]
enum Aim {
    /// A temporary file next to the target, and the target.
    Beside(NamedTempFile, PathBuf),
    /// Directly into an output that is already open.
    Into(File),
}

impl Writing {
    /// Starts a file next to its target.
    ///
    /// # Errors
    /// If it can't be written there.
    pub fn begin(path: &Path) -> io::Result<Self> {
        match Target::of(path)? {
            Target::File(place) => Ok(Self(Aim::Beside(beside(folder_of(&place))?, place))),
            Target::Output => Ok(Self(Aim::Into(open_output(path)?))),
        }
    }

    /// Starts a regular file that grows in another folder of the same disk until it is finished.
    ///
    /// # Errors
    /// If that folder can't be written to, or the target can't be a file.
    pub fn aside(path: &Path, folder: &Path) -> io::Result<Self> {
        match Target::of(path)? {
            Target::File(place) => Ok(Self(Aim::Beside(beside(folder)?, place))),
            Target::Output => Err(refused(io::ErrorKind::InvalidInput, "is not a regular file")),
        }
    }

    /// The file, open for reading and writing.
    pub fn file(&mut self) -> &mut File {
        match &mut self.0 {
            Aim::Beside(file, _) => file.as_file_mut(),
            Aim::Into(file) => file,
        }
    }

    /// Moves it to its target.
    ///
    /// # Errors
    /// If the disk is full; the previous file is still there in that case.
    pub fn finish(self) -> io::Result<()> {
        match self.0 {
            Aim::Beside(file, place) => {
                if let Ok(before) = fs::metadata(&place) {
                    file.as_file().set_permissions(before.permissions())?;
                }
                file.as_file().sync_all()?;
                file.persist(&place).map(drop).map_err(|error| error.error)
            }
            Aim::Into(mut file) => file.flush(),
        }
    }
}

impl Write for Writing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

/// The target of writing.
enum Target {
    /// A regular file, existing or not, with every link followed.
    File(PathBuf),
    /// A system name for one of the outputs that the program was started with.
    Output,
}

impl Target {
    fn of(path: &Path) -> io::Result<Self> {
        let link = fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink());
        match fs::metadata(path) {
            Ok(about) if about.is_dir() => Err(refused(io::ErrorKind::IsADirectory, "is a folder, not a file")),
            Ok(_) if is_own_output(path) => Ok(Target::Output),
            Ok(about) if about.is_file() => {
                if about.permissions().readonly() {
                    return Err(refused(io::ErrorKind::PermissionDenied, "is read-only"));
                }
                Ok(Target::File(if link { fs::canonicalize(path)? } else { path.to_owned() }))
            }
            Ok(about) => Err(refused(io::ErrorKind::InvalidInput, sort(&about))),
            Err(_) if link => Err(refused(io::ErrorKind::NotFound, "is a link that leads nowhere")),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Err(_) if is_name_of_file(path) => Ok(Target::File(path.to_owned())),
            Err(_) => Err(refused(io::ErrorKind::InvalidInput, "is not the name of a file")),
        }
    }
}

/// Whether a path ends in a name; one that ends in a separator or a dot means a folder.
fn is_name_of_file(path: &Path) -> bool {
    let ends = |name: &OsStr| path.as_os_str().as_encoded_bytes().ends_with(name.as_encoded_bytes());
    path.file_name().is_some_and(ends)
}

/// The most links in a row that systems follow.
const HOPS: usize = 40;

/// `/dev/stdout` and the like are links to outputs that are already open: a file behind one must not be replaced. A
/// link to one of them counts the same.
fn is_own_output(path: &Path) -> bool {
    let mut place = path.to_owned();
    for _ in 0..HOPS {
        let Ok(folder) = fs::canonicalize(folder_of(&place)) else { return false };
        if folder == Path::new("/dev/fd") || folder.starts_with("/proc") && folder.ends_with("fd") {
            return true;
        }
        let Ok(next) = fs::read_link(&place) else { return false };
        place = folder.join(next);
    }
    false
}

/// The kind of something that isn't a file.
#[cfg(unix)]
fn sort(about: &fs::Metadata) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    let kind = about.file_type();
    match () {
        () if kind.is_fifo() => "is a pipe, not a file",
        () if kind.is_socket() => "is a socket, not a file",
        () => "is a device, not a file",
    }
}

#[cfg(not(unix))]
fn sort(_: &fs::Metadata) -> &'static str {
    "is not a file"
}

/// Opens an output that the program was started with.
fn open_output(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true);
    #[cfg(unix)]
    {
        use rustix::fs::{OFlags, fcntl_setfl};
        use std::os::unix::fs::OpenOptionsExt;
        // A pipe whose reader is gone would otherwise block forever, waiting for another one.
        options.custom_flags(OFlags::NONBLOCK.bits() as i32);
        let file = options.open(path)?;
        fcntl_setfl(&file, OFlags::APPEND)?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

fn refused(kind: io::ErrorKind, why: &'static str) -> io::Error {
    io::Error::new(kind, why)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A temporary file in a folder, which is first cleaned of what killed processes left there.
fn beside(folder: &Path) -> io::Result<NamedTempFile> {
    if !folder.is_dir() {
        return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no folder {}", folder.display())));
    }
    leftovers::sweep_once(folder);
    let prefix = format!("{}{}-", leftovers::PREFIX, std::process::id());
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The system subtracts the user's umask from this.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder).map_err(nameless)
}

/// An error without the name of the temporary file that couldn't be created.
fn nameless(error: io::Error) -> io::Error {
    let told = error.to_string();
    told.split_once(" at path ").map(|(why, _)| io::Error::new(error.kind(), why)).unwrap_or(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_files_are_targets_and_no_folder_is_made_to_try() {
        let home = tempfile::tempdir().expect("a folder");
        for wrong in ["new/", "new/.", "new//", "a/../b/"] {
            let path = home.path().join(wrong);
            for tried in [check(&path), check_after(&path, home.path()), write(&path, "text")] {
                assert_eq!(tried.expect_err(wrong).to_string(), "is not the name of a file", "{wrong}");
            }
        }
        assert!(check(Path::new("")).is_err() && check(Path::new("..")).is_err());
        let (run, file) = (home.path().join("run"), home.path().join("file"));
        write(&file, "text").expect("it can be written");
        check_folder(&run.join("deep/er")).expect("it could be made");
        assert_eq!(check_folder(&file.join("deep")).expect_err("a file is there").to_string(), "is not a folder");
        check_after(&run.join("table.csv"), &run).expect("the folder will be there");
        check_after(&run.join("table.csv"), &run.join("deep")).expect("the folder will be there");
        assert_eq!(
            check_after(&run.join("deep/table.csv"), &run).expect_err("no folder").kind(),
            io::ErrorKind::NotFound
        );
        check_folder(Path::new("no-such-folder/in-this-one")).expect("this folder can be written to");
        assert_eq!(fs::read_dir(home.path()).expect("it is there").count(), 1, "nothing was made");
    }

    /// A memory-backed device folder holds files like any other folder.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_link_in_the_folder_of_devices_is_followed() {
        use std::os::unix::fs::symlink;
        let Ok(home) = tempfile::tempdir_in("/dev/shm") else { return };
        let (file, link) = (home.path().join("file"), home.path().join("link"));
        fs::write(&file, "a long old text").expect("it can be written");
        symlink("file", &link).expect("a link");
        write(&link, "new").expect("it can be written");
        assert!(link.is_symlink() && fs::read_to_string(&file).expect("it is there") == "new");
        // An output that is already open is written to directly, whatever its name.
        let open = OpenOptions::new().append(true).open(&file).expect("it is there");
        let number = std::os::fd::AsRawFd::as_raw_fd(&open);
        symlink(format!("/dev/fd/{number}"), home.path().join("output")).expect("a link");
        write(&home.path().join("output"), "er").expect("it can be written");
        write(Path::new(&format!("/proc/self/fd/{number}")), "!").expect("it can be written");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), "newer!");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_not_a_file_is_refused_and_never_waited_for() {
        let home = tempfile::tempdir().expect("a folder");
        let [socket, pipe] = ["socket", "pipe"].map(|name| home.path().join(name));
        let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("the tool is there").success());
        let (null, full) = (Path::new("/dev/null"), Path::new("/dev/full"));
        for (path, sort) in [(&*socket, "socket"), (&*pipe, "pipe"), (null, "device"), (full, "device")] {
            for tried in [check(path), write(path, "text"), check_after(path, home.path())] {
                assert_eq!(tried.expect_err(sort).to_string(), format!("is a {sort}, not a file"));
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_modes_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let home = tempfile::tempdir().expect("a folder");
        let (file, link, nowhere) = (home.path().join("file"), home.path().join("link"), home.path().join("nowhere"));
        fs::write(&file, "old").expect("it can be written");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("it is ours");
        symlink(&file, &link).expect("a link");
        symlink(home.path().join("gone"), &nowhere).expect("a link");
        write(&link, "new").expect("it can be written");
        assert!(link.is_symlink() && fs::read_to_string(&file).expect("it is there") == "new");
        assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o640);
        assert_eq!(write(&nowhere, "new").expect_err("it leads nowhere").to_string(), "is a link that leads nowhere");
        assert_eq!(write(home.path(), "new").expect_err("a folder").to_string(), "is a folder, not a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).expect("it is ours");
        assert_eq!(write(&file, "newer").expect_err("it is read-only").to_string(), "is read-only");
        assert_eq!(check(&home.path().join("no/such")).expect_err("no folder").kind(), io::ErrorKind::NotFound);
    }
}
