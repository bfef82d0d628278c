//! Modules of the first rule book import each other in circles as little as possible: to read one module of a circle
//! you have to read all of it.

use crate::sources::{Source, program};
use std::collections::{BTreeMap, BTreeSet};

/// Modules of the largest circle. The number only goes down: states and frames are plain data that chapters import, and
/// what two chapters need from each other belongs in a file of its own.
const LARGEST: usize = 3;

/// The location of the book's modules, in files and in paths.
const FOLDER: &str = "src/rules/monkeys/";
const ROOT: &str = "crate::rules::monkeys";

/// The modules of a circle, and everything that each of them imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The name of a module below the book: `deploy::laying`; empty for the book's own file.
fn module(source: &Source) -> Option<String> {
    let name = source.path.strip_prefix(FOLDER)?.strip_suffix(".rs")?;
    let name = name.strip_suffix("/mod").unwrap_or(name);
    Some(if name == "mod" { String::new() } else { name.replace('/', "::") })
}

/// All the single paths of an import: `a::{b, c::{d, self}}` is `a::b`, `a::c::d` and `a::c`.
fn single(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, group)) = tree.split_once('{') else { return vec![tree.replace("::self", "")] };
    let group = group.strip_suffix('}').unwrap_or(group);
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in group.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => parts.push(String::new()),
            _ => {}
        }
        if letter != ',' || depth > 0 {
            parts.last_mut().expect("it has the first part").push(letter);
        }
    }
    let named = parts.iter().filter(|part| !part.trim().is_empty());
    named.flat_map(|part| single(part)).map(|part| format!("{before}{part}").replace("::self", "")).collect()
}

/// Every path that a module writes, in `use` or elsewhere.
fn paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = code.to_owned();
    while let Some(start) = rest.find("use ") {
        let Some(long) = rest[start..].find(';') else { break };
        found.extend(single(&rest[start + 4..start + long]));
        rest.replace_range(start..=start + long, "");
    }
    let part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    found.extend(rest.split(|letter| !part(letter)).filter(|word| word.contains("::")).map(str::to_owned));
    found
}

/// The module of the book that a path in another one leads to.
fn reached(path: &str, from: &str, known: &BTreeSet<String>) -> Option<String> {
    let mut at: Vec<&str> = from.split("::").filter(|part| !part.is_empty()).collect();
    let mut rest = path;
    if let Some(inside) = path.strip_prefix(ROOT) {
        at.clear();
        rest = inside.trim_start_matches("::");
    } else if let Some(inside) = path.strip_prefix("self::") {
        rest = inside;
    } else {
        while let Some(outside) = rest.strip_prefix("super::") {
            at.pop()?;
            rest = outside;
        }
    }
    let mut whole: Vec<String> = at.iter().map(|part| (*part).to_owned()).collect();
    whole.extend(rest.split("::").map(str::to_owned));
    // What the book's own file re-exports by a short name is in the file of that name.
    if let [name] = &whole[..] {
        whole = vec![name.to_lowercase()];
    }
    (1..=whole.len())
        .rev()
        .map(|long| whole[..long].join("::"))
        .find(|name| known.contains(name))
        .filter(|name| name != from)
}

fn imports(sources: &[Source]) -> Imports {
    let modules: Vec<(String, &Source)> = sources
        .iter()
        .filter_map(|source| Some((module(source)?, source)))
        .filter(|(name, _)| !name.is_empty())
        .collect();
    let known: BTreeSet<String> = modules.iter().map(|(name, _)| name.clone()).collect();
    let of = |name: &str, source: &Source| {
        let code: String = source.code().map(|(_, line)| format!("{line}\n")).collect();
        paths(&code).iter().filter_map(|path| reached(path, name, &known)).collect()
    };
    modules.iter().map(|(name, source)| (name.clone(), of(name, source))).collect()
}

/// Everything that a module imports, directly or indirectly.
fn behind<'a>(imports: &'a Imports, module: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![module]);
    while let Some(next) = open.pop() {
        for other in &imports[next] {
            if found.insert(other.as_str()) {
                open.push(other);
            }
        }
    }
    found
}

/// The largest set of modules that all lead to each other.
fn largest(imports: &Imports) -> Vec<&str> {
    let behind: BTreeMap<&str, BTreeSet<&str>> =
        imports.keys().map(|module| (module.as_str(), behind(imports, module))).collect();
    let circle = |module: &str| {
        let others = behind[module].iter().filter(|other| behind[**other].contains(module));
        others.copied().collect::<Vec<_>>()
    };
    imports.keys().map(|module| circle(module)).max_by_key(Vec::len).unwrap_or_default()
}

#[test]
fn the_circles_of_imports_only_shrink() {
    let imports = imports(&program());
    let circle = largest(&imports);
    assert_eq!(
        circle.len(),
        LARGEST,
        "modules import one another in a circle: {circle:?}; write down a smaller number"
    );
}

#[test]
fn the_reader_of_circles_reads() {
    let of = |name: &str, text: &str| Source { path: format!("{FOLDER}{name}.rs"), text: text.into() };
    let sources = [
        of("mod", "pub use order::Order;"),
        of("field/mod", "use super::{\n    pins::{self, Pin},\n    sums,\n};"),
        of("pins", "use crate::rules::monkeys::field::Field;"),
        of("sums", "fn sum(order: &super::order::Order) {}"),
        of("order", "// use super::sums;\nuse crate::board::Cell;"),
        of("field/look", "use super::Field;\nuse crate::rules::monkeys::Order;"),
    ];
    let imports = imports(&sources);
    let of = |name: &str| imports[name].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(of("field"), ["pins", "sums"]);
    assert_eq!(of("sums"), ["order"]);
    assert_eq!(of("order"), [""; 0]);
    assert_eq!(of("field::look"), ["field", "order"]);
    assert_eq!(largest(&imports), ["field", "pins"]);
}
