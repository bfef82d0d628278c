//! Tables as Parquet files: written completely or not at all, read batch by batch.

use super::{
    columns::Sheet,
    failure::Failure,
    pages,
    plan::Plan,
    schema::{self, Column},
    seal,
    stamp::Stamp,
};
use crate::data::{caught, store::Writing};
use crate::words::Message;
use arrow_array::RecordBatch;
use arrow_schema::Schema;
use parquet::{
    arrow::{
        ArrowWriter,
        arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder},
    },
    basic::Compression,
    file::{
        metadata::{KeyValue, ParquetMetaData, ParquetMetaDataReader},
        properties::WriterProperties,
    },
};
use std::{
    fs::{self, File},
    io::{self, BufWriter},
    marker::PhantomData,
    path::{Path, PathBuf},
};

/// Rows that are written at once. This determines the pages, so it is the same for every file.
const BATCH: usize = 1024;

/// Rows in a row group: this many are in memory while a table is written.
const GROUP: usize = 4 * BATCH;

/// Most bytes of one column of a row group that are unpacked.
const COLUMN: i64 = 64 * 1024 * 1024;

/// A table being written next to its target.
pub struct Writer<T: Sheet> {
    path: PathBuf,
    stamp: Stamp,
    file: ArrowWriter<BufWriter<Writing>>,
    rows: Vec<T>,
}

impl<T: Sheet> Writer<T> {
    /// A table with this name, which appears only when it is finished; until then it grows in the folder `aside`.
    ///
    /// # Errors
    /// If that folder can't be written to.
    pub fn new(path: &Path, aside: &Path, stamp: &Stamp) -> Result<Self, Failure> {
        let columns = T::columns(stamp.plan.counting());
        let file = BufWriter::new(Writing::aside(path, aside).map_err(|error| Failure::writing(path, &error))?);
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_max_row_group_row_count(Some(GROUP))
            .set_key_value_metadata(Some(vec![
                KeyValue::new(Stamp::KEY.to_owned(), stamp.text()),
                KeyValue::new(UNITS.to_owned(), schema::units(&columns)),
                seal::blank(),
            ]))
            .build();
        let file = ArrowWriter::try_new(file, schema::schema(&columns), Some(properties));
        let file = file.map_err(|error| Failure::writing_table(path, &error))?;
        Ok(Self { path: path.to_owned(), stamp: stamp.clone(), file, rows: Vec::with_capacity(BATCH) })
    }

    /// Adds a row.
    ///
    /// # Errors
    /// If the disk is full.
    pub fn write(&mut self, row: T) -> Result<(), Failure> {
        self.rows.push(row);
        if self.rows.len() == BATCH { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Failure> {
        let arrays = T::arrays(&self.rows, &self.stamp.plan);
        let batch = RecordBatch::try_new(schema::schema(&T::columns(self.stamp.plan.counting())), arrays)
            .expect("rows fit their schema");
        self.rows.clear();
        self.file.write(&batch).map_err(|error| Failure::writing_table(&self.path, &error))
    }

    /// Finishes the table and moves it to its target, replacing an older one.
    ///
    /// # Errors
    /// If the disk is full; in that case there is no table, or still the older one.
    pub fn finish(mut self) -> Result<(), Failure> {
        if !self.rows.is_empty() {
            self.flush()?;
        }
        let failed = |error: &io::Error| Failure::writing(&self.path, error);
        let buffer = self.file.into_inner().map_err(|error| Failure::writing_table(&self.path, &error))?;
        let mut file = buffer.into_inner().map_err(|error| failed(error.error()))?;
        seal::seal(file.file()).map_err(|error| failed(&error))?;
        file.finish().map_err(|error| failed(&error))
    }
}

/// The key under which a table holds the units of its columns.
const UNITS: &str = "monkeys.units";

/// The origin of a table and its number of rows; none if it isn't ours, or is larger than ours can be.
fn head<T: Sheet>(about: &ParquetMetaData) -> Option<(Stamp, u64)> {
    let file = about.file_metadata();
    let entries = file.key_value_metadata().into_iter().flatten();
    let stamp =
        entries.filter(|entry| entry.key == Stamp::KEY).find_map(|entry| Stamp::parse(entry.value.as_ref()?))?;
    let groups = about.row_groups();
    let small = groups.iter().all(|group| {
        (1..=GROUP as i64).contains(&group.num_rows())
            && group.columns().iter().all(|column| (0..=COLUMN).contains(&column.uncompressed_size()))
    });
    let count = u64::try_from(file.num_rows()).ok()?;
    let most = T::most(&stamp.plan);
    // The reader goes by what the groups say, not by what the file says.
    let rows: i64 = groups.iter().map(|group| group.num_rows()).sum();
    (small && rows == file.num_rows() && count <= most).then_some((stamp, count))
}

/// Whether a table has our columns, or those of an earlier version, in order and with the right types.
fn has_columns_of<T: Sheet>(schema: &Schema, plan: &Plan) -> bool {
    let fields = schema.fields();
    let are = |columns: &[Column]| {
        let same = fields
            .iter()
            .zip(columns)
            .all(|(field, column)| *field.name() == column.name && *field.data_type() == column.kind);
        same && fields.len() == columns.len()
    };
    are(&T::columns(plan.counting())) || T::older_columns(plan.counting()).is_some_and(|columns| are(&columns))
}

/// Reads from a file; if the table reader panics over its contents, that is an error in the file.
fn guarded<R>(path: &Path, read: impl FnOnce() -> Result<R, Failure>) -> Result<R, Failure> {
    caught::caught(read).map_err(|_| damaged(path))?
}

/// Opens a table for reading.
fn regular(path: &Path) -> Result<File, Failure> {
    let unreadable = |error: io::Error| Failure::of("lab-unreadable", path, error);
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(foreign(path));
    }
    File::open(path).map_err(unreadable)
}

fn damaged(path: &Path) -> Failure {
    Failure::said(Message::new("lab-damaged").with("path", path.display().to_string()))
}

fn foreign(path: &Path) -> Failure {
    Failure::said(Message::new("lab-foreign").with("path", path.display().to_string()))
}

/// A table being read.
pub struct Reader<T: Sheet> {
    path: PathBuf,
    stamp: Stamp,
    batches: ParquetRecordBatchReader,
    count: u64,
    of: PhantomData<T>,
}

impl<T: Sheet> Reader<T> {
    /// The origin of a table, as it states it. Only its end is read, so this is fast however long the table is; a
    /// flipped bit goes unnoticed until the table is opened.
    ///
    /// # Errors
    /// If it can't be read, is truncated, or isn't ours.
    pub fn origin(path: &Path) -> Result<Stamp, Failure> {
        let mut file = regular(path)?;
        if !seal::is_there(&mut file).map_err(|error| Failure::of("lab-unreadable", path, error))? {
            return Err(damaged(path));
        }
        guarded(path, || {
            let about = ParquetMetaDataReader::new().parse_and_finish(&file);
            let about = about.map_err(|error| Failure::of("lab-cut-off", path, error))?;
            head::<T>(&about).map(|(stamp, _)| stamp).ok_or_else(|| foreign(path))
        })
    }

    /// Opens a table. Nothing in it is used before its checksum has been verified.
    ///
    /// # Errors
    /// If it can't be read, is truncated or damaged, or isn't ours.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let unreadable = |error: io::Error| Failure::of("lab-unreadable", path, error);
        let mut file = regular(path)?;
        if !seal::holds(&mut file).map_err(unreadable)? {
            return Err(damaged(path));
        }
        guarded(path, || {
            let mut pages = file.try_clone().map_err(unreadable)?;
            let builder = ParquetRecordBatchReaderBuilder::try_new(file);
            let builder = builder.map_err(|error| Failure::of("lab-cut-off", path, error))?;
            let (stamp, count) = head::<T>(builder.metadata()).ok_or_else(|| foreign(path))?;
            let small = pages::are_small(&mut pages, builder.metadata(), GROUP as i64).map_err(unreadable)?;
            if !small || !has_columns_of::<T>(builder.schema(), &stamp.plan) {
                return Err(foreign(path));
            }
            let batches = builder.with_batch_size(BATCH).build();
            let batches = batches.map_err(|error| Failure::of("lab-cut-off", path, error))?;
            Ok(Self { path: path.to_owned(), stamp, batches, count, of: PhantomData })
        })
    }

    /// Its origin.
    pub const fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// Checks that it is of the same run, and of the same shard, as the table of battles beside it.
    ///
    /// # Errors
    /// If it is from another one: the files of several runs were mixed.
    pub fn check_origin(&self, battles: &Stamp) -> Result<(), Failure> {
        if self.stamp == *battles {
            return Ok(());
        }
        let what = Message::new("lab-mixed").with("path", self.path.display().to_string());
        Err(Failure::said(what.with("differences", self.stamp.differences(battles))))
    }

    /// Its number of rows.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The next rows; none at its end.
    ///
    /// # Errors
    /// If the file is truncated or contains something else.
    pub fn next_rows(&mut self) -> Result<Option<Vec<T>>, Failure> {
        let Self { path, stamp, batches, .. } = self;
        guarded(path, || {
            let Some(batch) = batches.next() else { return Ok(None) };
            let batch = batch.map_err(|error| Failure::of("lab-cut-off", path, error))?;
            T::read(&batch, &stamp.plan).map(Some).ok_or_else(|| foreign(path))
        })
    }

    /// All rows at once.
    ///
    /// # Errors
    /// If the file is truncated or contains something else.
    pub fn all(mut self) -> Result<Vec<T>, Failure> {
        let mut rows = Vec::new();
        while let Some(more) = self.next_rows()? {
            rows.extend(more);
        }
        Ok(rows)
    }
}
