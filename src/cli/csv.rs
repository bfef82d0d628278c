//! The table of battles as comma-separated values.

use super::Failure;
use crate::lab::{Row, Sheet, folder, sheet::Reader};
use std::{io::BufWriter, path::Path};

/// Writes all battles of a finished run after a header line. Empty cells stay empty.
pub fn write(folder: &Path, path: &Path) -> Result<(), Failure> {
    let mut reader = Reader::<Row>::open(&folder.join(folder::BATTLES))?;
    let plan = reader.stamp().plan.clone();
    let beside = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = tempfile::Builder::new().prefix(".monkeys-").tempfile_in(beside);
    let mut table = csv::Writer::from_writer(BufWriter::new(file.map_err(|error| Failure::writing(path, &error))?));
    let failed =
        |error: &dyn std::fmt::Display| Failure::Write(format!("{}: can't be written: {error}", path.display()));
    table.write_record(Row::columns().iter().map(|column| &column.name)).map_err(|error| failed(&error))?;
    while let Some(rows) = reader.next_rows()? {
        for line in crate::lab::lines(&rows, &plan) {
            table.write_record(&line).map_err(|error| failed(&error))?;
        }
    }
    let buffer = table.into_inner().map_err(|error| failed(&error.error()))?;
    let file = buffer.into_inner().map_err(|error| failed(&error.error()))?;
    crate::data::file::set_readable(file.as_file()).map_err(|error| failed(&error))?;
    file.persist(path).map_err(|error| failed(&error.error))?;
    Ok(())
}
