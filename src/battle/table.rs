//! Format of tables of rolls: comma-separated values for spreadsheets.

/// A header line, then one line per row of cells.
pub(super) fn lines(head: &str, rows: impl Iterator<Item = Vec<String>>) -> String {
    let rows = rows.map(|cells| cells.join(","));
    [head.to_owned()].into_iter().chain(rows).fold(String::new(), |text, line| text + &line + "\n")
}

/// A text as one cell.
pub(super) fn quoted(text: &str) -> String {
    let plain = !text.contains([',', '"', '\n', ';', ' ']);
    if plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
}

/// A part of a whole with four decimals, rounded to the nearest.
pub(super) fn decimal(part: u64, whole: u64) -> String {
    let parts = (part * 10_000 + whole / 2) / whole;
    format!("{}.{:04}", parts / 10_000, parts % 10_000)
}
