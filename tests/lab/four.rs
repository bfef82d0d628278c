//! The page about the four rule books: its tables match the comparison that it names.

use std::{collections::BTreeMap, fs, path::Path};

/// A line in the comparison, by the names of its columns.
type Line = BTreeMap<String, String>;

fn doc(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The comparison as `monkeys playtest report --csv` wrote it.
fn comparison() -> Vec<Line> {
    let text = doc("four-systems/table.csv");
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<String>>());
    let heads = lines.next().expect("a head");
    lines.map(|line| heads.iter().cloned().zip(line).collect()).collect()
}

fn of(line: &Line, column: &str) -> f64 {
    line[column].parse().unwrap_or_else(|error| panic!("{column}: {error}"))
}

/// The row of the page about a point.
fn row(line: &Line) -> String {
    let share = |column: &str| format!("{:.0} %", of(line, column) * 100.0);
    let first =
        format!("{} ({:.0} to {:.0})", share("first"), of(line, "first_low") * 100.0, of(line, "first_high") * 100.0);
    let cells = [
        format!("{} %", line["density"]),
        first,
        format!("{:.1}", of(line, "rounds")),
        format!("{:.0}", of(line, "decisions")),
        format!("{:.0}", of(line, "minutes")),
        share("lost"),
        format!("{:.0}", of(line, "pace")),
        share("forced"),
    ];
    format!("| {} |", cells.join(" | "))
}

#[test]
fn every_row_of_the_page_of_four_systems_is_one_of_its_table() {
    let (page, all) = (doc("four-systems.md"), comparison());
    let shown = |line: &&Line| ["25", "50", "75", "90"].contains(&line["density"].as_str());
    let rows: Vec<String> = all.iter().filter(shown).map(row).collect();
    assert_eq!(rows.len(), 16, "four densities of four books");
    let missing: Vec<&String> = rows.iter().filter(|row| !page.contains(*row)).collect();
    assert!(missing.is_empty(), "the page lacks\n{missing:#?}");
    let stray: Vec<&str> = page
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains(" to ") && line.contains(" % |"))
        .filter(|line| !rows.iter().any(|row| row == line))
        .collect();
    assert!(stray.is_empty(), "the table has no\n{stray:#?}");
}

#[test]
fn every_curve_of_the_page_of_four_systems_is_there() {
    let page = doc("four-systems.md");
    let curves: Vec<&str> = page.split("](four-systems/").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert!(curves.len() >= 6, "{curves:?}");
    for curve in curves {
        assert!(!doc(&format!("four-systems/{curve}")).is_empty(), "{curve}");
    }
}
