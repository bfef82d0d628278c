//! Tables with a correct checksum whose pages take gigabytes when unpacked: they are refused using little memory.

use crate::common::{run, small};
use arrow_array::{ArrayRef, DictionaryArray, Int32Array, Int64Array, RecordBatch, StringArray, types::Int32Type};
use monkeys::lab::{
    Contender, Named, Plan, Results, Row, Stamp, Terrain, count::Counts, folder, pace::Pace, schema, seal,
    sheet::Writer, suppression,
};
use parquet::{
    arrow::{ArrowWriter, arrow_reader::ParquetRecordBatchReaderBuilder, arrow_writer::ArrowWriterOptions},
    basic::Compression,
    file::{
        properties::WriterProperties,
        reader::{FileReader, SerializedFileReader},
    },
};
use std::{
    fs::{self, File},
    ops::Range,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::Arc,
};
use tempfile::tempdir;

/// Reads a run in a program that may use 2 GB of address space.
fn report(home: &Path) -> Output {
    let program = env!("CARGO_BIN_EXE_monkeys");
    let line = format!("ulimit -v 2000000; exec {program} playtest report {0} --out {0}/page.html", home.display());
    Command::new("bash").args(["-c", &line]).output().expect("a shell")
}

fn refused(home: &Path) {
    let output = report(home);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("battles.parquet: isn't a table of this lab"), "{told}");
}

/// Corrects the checksum of a changed table.
fn reseal(path: &Path) {
    let mut file = File::options().read(true).write(true).open(path).expect("it is there");
    seal::seal(&mut file).expect("it can be sealed");
}

/// Where the header of a column's first page starts.
fn first_page(path: &Path, column: &str) -> usize {
    let file = SerializedFileReader::new(File::open(path).expect("it is there")).expect("it is a table");
    let group = file.metadata().row_group(0);
    let found = group.columns().iter().find(|one| one.column_path().string() == column).expect("it has the column");
    found.byte_range().0 as usize
}

/// The numbers in a page's header, as Thrift writes them: their places and values.
fn numbers(bytes: &[u8], start: usize) -> Vec<(Range<usize>, u64)> {
    let mut found = Vec::new();
    let mut at = start;
    while found.len() < 5 {
        let is_number = bytes[at] == 0x15;
        at += 1;
        if is_number {
            let end = at + bytes[at..].iter().position(|byte| *byte < 128).expect("a number ends") + 1;
            let value = bytes[at..end].iter().rev().fold(0, |value, byte| value << 7 | u64::from(byte & 127));
            found.push((at..end, value / 2));
            at = end;
        }
    }
    found
}

/// A number in this many bytes.
fn number(value: u64, bytes: usize) -> Vec<u8> {
    let group = |place: usize| ((2 * value) >> (7 * place)) as u8 & 127;
    (0..bytes).map(|place| group(place) | if place + 1 < bytes { 128 } else { 0 }).collect()
}

/// Replaces a number in the header of a column's first page, in five bytes. The page's data shrinks by as much.
fn forge(path: &Path, column: &str, which: usize, value: u64) {
    let mut bytes = fs::read(path).expect("it is there");
    let numbers = numbers(&bytes, first_page(path, column));
    let (place, _) = numbers[which].clone();
    let more = 5 - place.len();
    let (packed, size) = numbers[2].clone();
    // The rest of the header is shorter than this.
    let data = numbers[4].0.end + 20;
    assert!(size > 40, "the data has bytes to give");
    bytes.drain(data..data + more);
    let rest = number(size - more as u64, packed.len());
    bytes.splice(packed, rest);
    bytes.splice(place, number(value, 5));
    fs::write(path, bytes).expect("it can be written");
    reseal(path);
}

/// Rewrites a table with other rows and the same description.
fn rewrite(path: &Path, change: impl Fn(RecordBatch) -> RecordBatch) {
    let file = File::open(path).expect("it is there");
    let builder = ParquetRecordBatchReaderBuilder::try_new(file).expect("it is a table");
    let entries = builder.metadata().file_metadata().key_value_metadata().expect("it has entries").clone();
    let batch = change(builder.build().expect("it opens").next().expect("it has rows").expect("it reads"));
    let options = ArrowWriterOptions::new()
        .with_skip_arrow_metadata(true)
        .with_properties(WriterProperties::builder().set_compression(Compression::SNAPPY).build());
    let file = File::create(path).expect("it can be written");
    let mut table = ArrowWriter::try_new_with_options(file, batch.schema(), options).expect("it can be begun");
    table.write(&batch).expect("it can be written");
    for entry in entries.into_iter().filter(|entry| entry.key != "ARROW:schema") {
        table.append_key_value_metadata(entry);
    }
    table.close().expect("it can be finished");
    reseal(path);
}

#[test]
fn a_page_that_says_it_unpacks_to_gigabytes_is_refused() {
    let home = tempdir().expect("a folder");
    let path = home.path().join(folder::BATTLES);
    run(small(64), home.path(), 1, None);
    assert!(report(home.path()).status.success(), "a good run is read in that memory");
    let good = fs::read(&path).expect("it is there");
    // For the values in a column: the unpacked size, and their number.
    for (which, value) in [(1, i32::MAX as u64), (1, 200 << 20), (3, i32::MAX as u64), (3, 200 << 20)] {
        forge(&path, "index", which, value);
        refused(home.path());
        fs::write(&path, &good).expect("it can be written");
    }
}

/// A table of this many battles that were never fought.
fn made_up(home: &Path, battles: u32) -> PathBuf {
    made_up_of(home, &small(battles))
}

fn made_up_of(home: &Path, plan: &Plan) -> PathBuf {
    let point = plan.all_points()[0];
    let path = home.join(folder::BATTLES);
    let mut table = Writer::new(&path, home, &Stamp::new(plan, None)).expect("it can be begun");
    for battle in 0..plan.battles {
        let row = Row {
            fixture: plan.fixture(point, battle),
            ground: 0,
            figures: vec![0; schema::FIGURES.len()].into(),
            winner: None,
            how: "last-standing".into(),
            full_time: false,
            first: Contender::A,
            rounds: 1,
            pace: Pace::default(),
            facts: 1,
            hash: 1,
            counts: [(); 2].map(|()| Counts::new(plan.counting())),
        };
        table.write(row).expect("it can be written");
    }
    table.finish().expect("it can be finished");
    path
}

#[test]
fn a_long_value_that_every_row_points_to_is_refused() {
    let home = tempdir().expect("a folder");
    let path = made_up(home.path(), 1024);
    assert!(Results::read(home.path()).is_ok());
    rewrite(&path, |batch| {
        let long = StringArray::from(vec!["x".repeat(3 << 20)]);
        let how = DictionaryArray::<Int32Type>::new(Int32Array::from(vec![0; 1024]), Arc::new(long));
        let place = batch.schema().index_of("how").expect("it has the column");
        let mut columns: Vec<(String, ArrayRef)> = batch
            .schema()
            .fields()
            .iter()
            .map(|field| field.name().clone())
            .zip(batch.columns().iter().cloned())
            .collect();
        columns[place].1 = Arc::new(how);
        RecordBatch::try_from_iter(columns).expect("the columns are as long")
    });
    assert!(fs::metadata(&path).expect("it is there").len() < 2 << 20, "the file is small");
    refused(home.path());
}

#[test]
fn a_table_with_columns_in_another_order_is_refused() {
    let home = tempdir().expect("a folder");
    let path = made_up(home.path(), 4);
    rewrite(&path, |batch| batch);
    assert!(Results::read(home.path()).is_ok());
    rewrite(&path, |batch| {
        let places: Vec<usize> = (1..batch.num_columns()).chain([0]).collect();
        batch.project(&places).expect("it has these columns")
    });
    refused(home.path());
}

#[test]
fn a_table_with_figures_of_boards_that_nobody_measured_is_still_read() {
    let home = tempdir().expect("a folder");
    let book = suppression::COUNTING.book.to_owned();
    let terrain = Terrain::Level(Named::shipped("three-fig-trees"));
    let opponents = ["drumfire:quick", "chance"].map(Named::shipped);
    let plan = Plan { book, terrain, opponents, boards: 1, battles: 4, ..Plan::default() };
    let path = made_up_of(home.path(), &plan);
    let older = schema::older_battles(&suppression::COUNTING).expect("it had others");
    // As it was written before: with zeros.
    rewrite(&path, |batch| {
        let names = batch.schema();
        let column = |column: &schema::Column| -> (String, ArrayRef) {
            let zeros = || Arc::new(Int64Array::from(vec![0; batch.num_rows()])) as ArrayRef;
            let place = names.index_of(&column.name).ok();
            (column.name.clone(), place.map_or_else(zeros, |place| batch.column(place).clone()))
        };
        let columns: Vec<(String, ArrayRef)> = older.iter().map(column).collect();
        assert_eq!(columns.len(), batch.num_columns() + schema::FIGURES.len());
        RecordBatch::try_from_iter(columns).expect("the columns are as long")
    });
    let results = Results::read(home.path()).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(results.tally.points().len(), 1);
}
