//! The credits name every library that the game is built with, and anybody may use each of them.

use crate::sources::{file, none};
use monkeys::data::credits::{Library, libraries};
use std::collections::BTreeSet;

/// Licenses that require no more than attribution, if that.
const FREE: [&str; 13] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "BSL-1.0",
    "ISC",
    "Zlib",
    "CC0-1.0",
    "Unicode-3.0",
    "Unlicense",
];

/// Licenses of fonts that come with a library.
const OF_FONTS: [&str; 2] = ["OFL-1.1", "Ubuntu-font-1.0"];

/// Small indirect dependencies whose license requires that changes to their own files stay open. The game changes none
/// of them.
const OPEN_FILES: [(&str, &str); 2] = [("dyn-eq", "MPL-2.0"), ("option-ext", "MPL-2.0")];

/// Names and versions of everything in `Cargo.lock` that is not our own.
fn locked() -> BTreeSet<(String, String)> {
    let lock = file("Cargo.lock").text;
    let value = |package: &str, field: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(field))?;
        Some(line.trim().trim_start_matches("= ").trim_matches('"').to_owned())
    };
    let packages = lock.split("[[package]]").filter(|package| package.contains("\nsource ="));
    packages.filter_map(|package| Some((value(package, "name ")?, value(package, "version ")?))).collect()
}

/// Whether an SPDX expression can be met by free licenses alone.
fn is_free(licence: &str) -> bool {
    let free = |one: &str| FREE.contains(&one) || OF_FONTS.contains(&one);
    let any = |part: &str| part.trim_matches(['(', ')']).split(" OR ").any(|one| free(one.trim()));
    licence.split(" AND ").all(|part| any(part.trim()))
}

#[test]
fn every_library_is_named() {
    let told: BTreeSet<(String, String)> =
        libraries().iter().map(|one| (one.name.to_owned(), one.version.to_owned())).collect();
    let missing: Vec<String> =
        locked().symmetric_difference(&told).map(|(name, version)| format!("{name} {version}")).collect();
    none(missing, "run `cargo run --no-default-features --example credits`");
}

#[test]
fn every_library_may_be_used_by_everybody() {
    let bound = |one: &Library| !is_free(one.licence) && !OPEN_FILES.contains(&(one.name, one.licence));
    none(libraries().into_iter().filter(bound).map(|one| format!("{one:?}")).collect(), "not free to use");
    assert!(is_free("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(is_free("Apache-2.0 OR GPL-2.0-only"));
    assert!(!is_free("GPL-3.0-only"));
    assert!(!is_free("MIT AND GPL-3.0-only"));
}
