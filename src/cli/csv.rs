//! The table of battles as comma-separated values.

use super::Failure;
use crate::data::store::Writing;
use crate::lab::{Row, Sheet, folder, sheet::Reader};
use std::{io::BufWriter, path::Path};

/// Writes all battles of a finished run after a header line. Empty cells stay empty.
pub fn write(folder: &Path, path: &Path) -> Result<(), Failure> {
    let mut reader = Reader::<Row>::open(&folder.join(folder::BATTLES))?;
    let plan = reader.stamp().plan.clone();
    let file = Writing::begin(path).map_err(|error| Failure::writing(path, &error))?;
    let mut table = csv::Writer::from_writer(BufWriter::new(file));
    let failed =
        |error: &dyn std::fmt::Display| Failure::Write(format!("{}: can't be written: {error}", path.display()));
    table
        .write_record(Row::columns(plan.counting()).iter().map(|column| &column.name))
        .map_err(|error| failed(&error))?;
    while let Some(rows) = reader.next_rows()? {
        for line in crate::lab::lines(&rows, &plan) {
            table.write_record(&line).map_err(|error| failed(&error))?;
        }
    }
    let buffer = table.into_inner().map_err(|error| failed(&error.error()))?;
    let file = buffer.into_inner().map_err(|error| failed(&error.error()))?;
    file.finish().map_err(|error| failed(&error))
}
