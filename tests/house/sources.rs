//! The files of the project as text, and the bit of Rust parsing that the other tests need.

use std::{fs, path::Path};

/// One file: its path from the root of the project, with `/`, and its text.
pub struct Source {
    pub path: String,
    pub text: String,
}

impl Source {
    /// The room of a file below `src`: its first folder, or its name without the extension.
    pub fn room(&self) -> &str {
        let inner = self.path.trim_start_matches("src/");
        inner.split('/').next().map_or(inner, |first| first.trim_end_matches(".rs"))
    }

    /// Its lines without comments, with their numbers from 1.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(number, line)| (number + 1, without_comment(line)))
    }
}

/// The code in a line. A `//` inside a string stays.
pub fn without_comment(line: &str) -> &str {
    let comment = line.match_indices("//").find(|(at, _)| line[..*at].matches('"').count().is_multiple_of(2));
    comment.map_or(line, |(at, _)| &line[..at])
}

/// All files below a folder of the project with one of the extensions, by path.
pub fn below(folder: &str, endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    walk(&Path::new(".").join(folder), folder, endings, &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(!found.is_empty(), "{folder} has no files ending in {endings:?}");
    found
}

fn walk(folder: &Path, name: &str, endings: &[&str], found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("the project's folders can be read") {
        let path = entry.expect("the project's folders can be read").path();
        let name = format!("{name}/{}", path.file_name().expect("entries have names").to_string_lossy());
        if path.is_dir() {
            walk(&path, &name, endings, found);
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(Source { text: fs::read_to_string(&path).expect("sources are text"), path: name });
        }
    }
}

/// One file of the project.
pub fn file(path: &str) -> Source {
    let text = fs::read_to_string(Path::new(".").join(path)).expect("the file is there");
    Source { path: path.to_owned(), text }
}

/// All Rust files in the program.
pub fn program() -> Vec<Source> {
    below("src", &[".rs"])
}

/// The string literals in a line.
pub fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// Fails with all faults together.
pub fn none(faults: Vec<String>, what: &str) {
    assert!(faults.is_empty(), "{what}:\n  {}", faults.join("\n  "));
}

#[test]
fn comments_are_told_from_strings() {
    assert_eq!(without_comment("let a = 1; // two"), "let a = 1; ");
    assert_eq!(without_comment("let a = \"http://x\"; // two"), "let a = \"http://x\"; ");
    assert_eq!(literals("say(\"a-b\", \"T-01\")").collect::<Vec<_>>(), ["a-b", "T-01"]);
}
