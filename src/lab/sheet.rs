//! Tables as Parquet files: written completely or not at all, read batch by batch.

use super::{columns::Sheet, failure::Failure, schema, stamp::Stamp};
use crate::words::Message;
use arrow_array::RecordBatch;
use parquet::{
    arrow::{
        ArrowWriter,
        arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder},
    },
    basic::Compression,
    file::{metadata::KeyValue, properties::WriterProperties},
};
use std::{
    fs::File,
    io::BufWriter,
    marker::PhantomData,
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// Rows that are written at once. Pages follow from it, so that it is the same for every file.
const BATCH: usize = 1024;

/// Rows of a row group: so many are held in memory while a table is written.
const GROUP: usize = 4 * BATCH;

/// A table that is being written beside its place.
pub struct Writer<T: Sheet> {
    path: PathBuf,
    stamp: Stamp,
    file: ArrowWriter<BufWriter<NamedTempFile>>,
    rows: Vec<T>,
}

impl<T: Sheet> Writer<T> {
    /// A table of that name, not there before it is finished; until then it grows in the folder `aside`.
    ///
    /// # Errors
    /// Where that folder can't be written to.
    pub fn new(path: &Path, aside: &Path, stamp: &Stamp) -> Result<Self, Failure> {
        let file = tempfile::Builder::new().prefix(".monkeys-").tempfile_in(aside);
        let file = BufWriter::new(file.map_err(|error| Failure::writing(path, &error))?);
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_max_row_group_row_count(Some(GROUP))
            .set_key_value_metadata(Some(vec![KeyValue::new(Stamp::KEY.to_owned(), stamp.text())]))
            .build();
        let file = ArrowWriter::try_new(file, schema::schema(T::columns()), Some(properties));
        let file = file.map_err(|error| Failure::of("lab-unwritable", path, error))?;
        Ok(Self { path: path.to_owned(), stamp: stamp.clone(), file, rows: Vec::with_capacity(BATCH) })
    }

    /// Adds a row.
    ///
    /// # Errors
    /// Where the disk takes no more.
    pub fn write(&mut self, row: T) -> Result<(), Failure> {
        self.rows.push(row);
        if self.rows.len() == BATCH { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Failure> {
        let arrays = T::arrays(&self.rows, &self.stamp.plan);
        let batch = RecordBatch::try_new(schema::schema(T::columns()), arrays).expect("rows fit their schema");
        self.rows.clear();
        self.file.write(&batch).map_err(|error| Failure::of("lab-unwritable", &self.path, error))
    }

    /// Finishes the table and puts it in its place, over an older one.
    ///
    /// # Errors
    /// Where the disk takes no more; there is no such table then, or the older one.
    pub fn finish(mut self) -> Result<(), Failure> {
        if !self.rows.is_empty() {
            self.flush()?;
        }
        let failed = |error: &dyn std::fmt::Display| Failure::of("lab-unwritable", &self.path, error);
        let buffer = self.file.into_inner().map_err(|error| failed(&error))?;
        let file = buffer.into_inner().map_err(|error| failed(&error.error()))?;
        file.as_file().sync_all().map_err(|error| failed(&error))?;
        crate::data::file::set_readable(file.as_file()).map_err(|error| failed(&error))?;
        file.persist(&self.path).map_err(|error| failed(&error.error))?;
        Ok(())
    }
}

/// A table that is being read.
pub struct Reader<T: Sheet> {
    path: PathBuf,
    stamp: Stamp,
    batches: ParquetRecordBatchReader,
    count: u64,
    of: PhantomData<T>,
}

impl<T: Sheet> Reader<T> {
    /// Opens a table.
    ///
    /// # Errors
    /// Where it can't be read, is cut off, or is none of ours.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let file = File::open(path).map_err(|error| Failure::of("lab-unreadable", path, error))?;
        let builder = ParquetRecordBatchReaderBuilder::try_new(file);
        let builder = builder.map_err(|error| Failure::of("lab-cut-off", path, error))?;
        let about = builder.metadata().file_metadata();
        let count = u64::try_from(about.num_rows()).unwrap_or(0);
        let entries = about.key_value_metadata().into_iter().flatten();
        let stamp =
            entries.filter(|entry| entry.key == Stamp::KEY).find_map(|entry| Stamp::parse(entry.value.as_ref()?));
        let foreign = || Failure::said(Message::new("lab-foreign").with("path", path.display().to_string()));
        let stamp = stamp.ok_or_else(foreign)?;
        let batches = builder.with_batch_size(BATCH).build();
        let batches = batches.map_err(|error| Failure::of("lab-cut-off", path, error))?;
        Ok(Self { path: path.to_owned(), stamp, batches, count, of: PhantomData })
    }

    /// Where it comes from.
    pub const fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// How many rows it has.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The next rows; none at its end.
    ///
    /// # Errors
    /// Where the file breaks off or holds something else.
    pub fn next_rows(&mut self) -> Result<Option<Vec<T>>, Failure> {
        let Some(batch) = self.batches.next() else { return Ok(None) };
        let batch = batch.map_err(|error| Failure::of("lab-cut-off", &self.path, error))?;
        let foreign = || Failure::said(Message::new("lab-foreign").with("path", self.path.display().to_string()));
        T::read(&batch, &self.stamp.plan).map(Some).ok_or_else(foreign)
    }

    /// All rows at once.
    ///
    /// # Errors
    /// Where the file breaks off or holds something else.
    pub fn all(mut self) -> Result<Vec<T>, Failure> {
        let mut rows = Vec::new();
        while let Some(more) = self.next_rows()? {
            rows.extend(more);
        }
        Ok(rows)
    }
}
