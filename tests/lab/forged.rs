//! Damaged or forged tables: nothing of them is used, nothing panics, nothing allocates memory for what is not there.

use crate::common::{grown, names, run, run_until, small, tables};
use monkeys::lab::{
    self, CellRow, Plan, Point, Results, Row, Stamp, folder, seal,
    sheet::{Reader, Writer},
    stamp,
};
use std::{fs, path::Path};
use tempfile::tempdir;

/// The message about a folder's tables, if they are refused.
fn refusal(home: &Path) -> Option<String> {
    let told = Results::read(home).map(drop).and_then(|()| Results::heat(home).map(drop));
    told.err().map(|failure| failure.to_string())
}

#[test]
fn no_flipped_bit_gets_through() {
    let home = tempdir().expect("a folder");
    run(small(2), home.path(), 1, None);
    assert_eq!(refusal(home.path()), None);
    for name in [folder::BATTLES, folder::CELLS] {
        let path = home.path().join(name);
        let good = fs::read(&path).expect("it is there");
        for at in (0..good.len()).step_by(good.len() / 400 + 1).chain(good.len() - 12..good.len()) {
            let mut bytes = good.clone();
            bytes[at] ^= 1 << (at % 8);
            fs::write(&path, &bytes).expect("it can be written");
            let told = refusal(home.path()).unwrap_or_else(|| panic!("{name}, byte {at} of {}", good.len()));
            assert!(told.contains("is cut off or damaged: its checksum does not match"), "{told}");
            assert!(lab::merge(&[home.path().to_owned()], &home.path().join("merged")).is_err());
        }
        for length in [0, 1, 7, 8, 12, good.len() / 2, good.len() - 1] {
            fs::write(&path, &good[..length]).expect("it can be written");
            assert!(refusal(home.path()).is_some(), "{name}, {length} bytes");
        }
        // A footer of four gigabytes, or as large as the whole file.
        for length in [u32::MAX, i32::MAX as u32, good.len() as u32, good.len() as u32 - 8] {
            let mut bytes = good.clone();
            let end = bytes.len() - 8;
            bytes[end..end + 4].copy_from_slice(&length.to_le_bytes());
            fs::write(&path, &bytes).expect("it can be written");
            assert!(refusal(home.path()).is_some(), "{name}, a footer of {length}");
        }
        fs::write(&path, good).expect("it can be written");
    }
}

/// Writes a table with a correct checksum.
fn write_sealed(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("it can be written");
    let mut file = fs::File::options().read(true).write(true).open(path).expect("it is there");
    seal::seal(&mut file).expect("it still has a place for it");
}

/// The first page of a table has its unpacked size. The forged size takes five bytes here, so the page itself, which is
/// never read, loses as many.
#[test]
fn a_page_that_says_it_is_huge_is_not_unpacked() {
    let home = tempdir().expect("a folder");
    run(small(2), home.path(), 1, None);
    let path = home.path().join(folder::BATTLES);
    let good = fs::read(&path).expect("it is there");
    write_sealed(&path, &good);
    assert_eq!(refusal(home.path()), None);
    let [_, _, 0x15, _, 0x15, unpacked @ 1..128, 0x15, packed @ 10..128, ..] = good[2..] else {
        panic!("{:?} begins a page", &good[..12])
    };
    // The header and the start of the page end here; numbers that may be negative are written doubled.
    let (sizes, within) = (10, 14 + usize::from(packed / 2));
    for (size, fits) in [(u32::from(unpacked / 2), true), (5 << 20, false), (i32::MAX as u32, false)] {
        let groups = [0, 7, 14, 21].map(|shift| 128 | (((2 * size) >> shift) & 127) as u8);
        let mut bytes = good[..7].to_vec();
        bytes.extend(groups);
        bytes.extend([((2 * size) >> 28) as u8, 0x15, packed - 8]);
        bytes.extend(&good[sizes..]);
        bytes.drain(within..within + 4);
        assert_eq!(bytes.len(), good.len());
        write_sealed(&path, &bytes);
        let opened = Reader::<Row>::open(&path).err().map(|failure| failure.to_string());
        assert_eq!(opened.is_none(), fits, "{opened:?}");
        assert!(opened.is_none_or(|told| told.contains("isn't a table of this lab")));
    }
}

/// A table has its number of rows, and so does each group of rows.
#[test]
fn a_table_has_as_many_rows_as_it_says() {
    let home = tempdir().expect("a folder");
    run(small(2), home.path(), 1, None);
    let path = home.path().join(folder::BATTLES);
    let good = fs::read(&path).expect("it is there");
    let twos: Vec<usize> = (0..good.len() - 1).filter(|at| good[*at..].starts_with(&[0x16, 4])).collect();
    let mut refused = 0;
    for at in twos {
        for rows in [0, 2, 6] {
            let mut bytes = good.clone();
            bytes[at + 1] = rows;
            write_sealed(&path, &bytes);
            let read = Reader::<Row>::open(&path).and_then(|reader| Ok((reader.count(), reader.all()?.len())));
            assert!(read.as_ref().is_ok_and(|read| *read == (2, 2)) || read.is_err(), "byte {at}: {read:?}");
            refused += usize::from(read.is_err());
        }
    }
    assert!(refused >= 6, "the file and its group both say it");
}

#[test]
fn a_part_with_a_flipped_bit_is_played_again() {
    let home = tempdir().expect("a folder");
    let (whole, stopped) = (home.path().join("whole"), home.path().join("stopped"));
    run(small(64), &whole, 1, None);
    run_until(small(64), &stopped, 40).expect("it can be stopped");
    for part in ["000000.battles.parquet", "000001.cells.parquet"] {
        let path = stopped.join("unfinished").join(part);
        let mut bytes = fs::read(&path).expect("it is there");
        let at = bytes.len() / 3;
        bytes[at] ^= 16;
        fs::write(&path, bytes).expect("it can be written");
    }
    run(small(64), &stopped, 1, None);
    assert_eq!(tables(&whole), tables(&stopped));
}

/// Tables of cells and of battles for a plan in a folder.
fn with_cells(home: &Path, plan: &Plan, rows: Vec<CellRow>) {
    let stamp = Stamp::new(plan, None);
    let mut table = Writer::new(&home.join(folder::CELLS), home, &stamp).expect("it can be begun");
    rows.into_iter().for_each(|row| table.write(row).expect("it can be written"));
    table.finish().expect("it can be finished");
    let battles = Writer::<Row>::new(&home.join(folder::BATTLES), home, &stamp).expect("it can be begun");
    battles.finish().expect("it can be finished");
}

#[test]
fn cells_beyond_the_plan_are_refused() {
    let plan = grown(2, 4);
    let good = CellRow {
        point: 1,
        variant: 0,
        density: Some(60),
        board: 1,
        x: 35,
        y: 23,
        marks: [u32::MAX, 0, 0, 1, 2, 0, 0, 0],
    };
    let bad = [
        CellRow { x: 36, ..good },
        CellRow { x: u16::MAX, y: u16::MAX, ..good },
        CellRow { x: 32767, ..good },
        CellRow { y: 24, ..good },
        CellRow { board: 2, ..good },
        CellRow { board: u32::MAX, ..good },
        CellRow { point: 2, ..good },
        CellRow { point: u16::MAX, ..good },
        CellRow { variant: 1, ..good },
        CellRow { density: Some(30), ..good },
        CellRow { density: None, ..good },
    ];
    let home = tempdir().expect("a folder");
    with_cells(home.path(), &plan, vec![good; 3]);
    let heat = Results::heat(home.path()).expect("these are cells of the plan");
    assert_eq!(
        heat[&(1, 0)][monkeys::board::Cell::new(35, 23)],
        [u32::MAX, 0, 0, 3, 6, 0, 0, 0],
        "counts end, they don't wrap"
    );
    for row in bad {
        let home = tempdir().expect("a folder");
        with_cells(home.path(), &plan, vec![good, row]);
        let told = Results::heat(home.path()).expect_err("no such cell").to_string();
        assert!(told.ends_with("cells.parquet: isn't a table of this lab, or is from another version"), "{told}");
        let point = Point { place: 1, variant: 0, density: Some(60) };
        assert!(Results::heat_of(home.path(), point, 1).is_err());
    }
}

#[test]
fn rows_that_say_what_cannot_be_are_refused_or_bounded() {
    let home = tempdir().expect("a folder");
    let plan = small(2);
    run(plan.clone(), home.path(), 1, None);
    let path = home.path().join(folder::BATTLES);
    let rows = Reader::<Row>::open(&path).expect("it opens").all().expect("it reads");
    let write = |rows: Vec<Row>| {
        let mut table = Writer::new(&path, home.path(), &Stamp::new(&plan, None)).expect("it can be begun");
        rows.into_iter().for_each(|row| table.write(row).expect("it can be written"));
        table.finish().expect("it can be finished");
        refusal(home.path())
    };
    assert_eq!(write(rows.clone()), None);
    assert!(write(rows.iter().cycle().take(3).cloned().collect()).is_some(), "more rows than battles");
    let mut spoilt = rows.clone();
    spoilt[0].how = "\u{1b}[2J".into();
    assert!(write(spoilt).is_some(), "an ending that is none");
    let mut spoilt = rows.clone();
    spoilt[0]
        .counts
        .iter_mut()
        .for_each(|counts| lab::monkeys::Count::ALL.iter().for_each(|one| counts.add(*one, u32::MAX)));
    assert_eq!(write(spoilt), None, "large counts are counts");
}

#[test]
fn a_plan_that_cannot_be_is_no_plan() {
    let good = Stamp::new(&small(2), Some((1, 1)));
    assert_eq!(Stamp::parse(&good.text()), Some(good.clone()));
    let plan = |plan: Plan| Stamp { plan, ..good.clone() };
    for stamp in [
        plan(Plan { boards: u32::MAX, ..grown(2, 4) }),
        plan(Plan { boards: 0, ..grown(2, 4) }),
        plan(Plan { battles: u32::MAX, ..small(2) }),
        plan(Plan { battles: 3, ..small(2) }),
        Stamp { shard: Some((0, 3)), ..good.clone() },
        Stamp { shard: Some((4, 3)), ..good.clone() },
    ] {
        assert_eq!(stamp::Stamp::parse(&stamp.text()), None, "{}", stamp.text());
    }
}

#[test]
fn shards_of_nothing_are_refused_and_merge_believes_no_number() {
    let home = tempdir().expect("a folder");
    let (one, merged) = (home.path().join("one"), home.path().join("merged"));
    run(small(64), &one, 1, Some((1, 2)));
    // The table claims to be one of four billion shards.
    let path = one.join(folder::BATTLES);
    let rows = Reader::<Row>::open(&path).expect("it opens").all().expect("it reads");
    let stamp = Stamp::new(&small(64), Some((1, u32::MAX)));
    let mut table = Writer::new(&path, &one, &stamp).expect("it can be begun");
    rows.into_iter().for_each(|row| table.write(row).expect("it can be written"));
    table.finish().expect("it can be finished");
    let told = lab::merge(&[one], &merged).expect_err("it is not whole").to_string();
    assert!(told.contains("missing: 2/4294967295, 3/4294967295"), "{told}");
}

#[test]
fn plans_and_summaries_have_a_size() {
    let home = tempdir().expect("a folder");
    let (out, parts) = (home.path().join("out"), home.path().join("out/unfinished"));
    run_until(small(64), &out, 4).expect("it can be stopped");
    let plan = parts.join("plan.json");
    let text = fs::read_to_string(&plan).expect("it is there");
    fs::File::options().write(true).open(&plan).and_then(|file| file.set_len(100 << 20)).expect("it can grow");
    let told = run_until(small(64), &out, 4).expect_err("it is too large").to_string();
    assert!(told.contains("is larger than 64 MiB, the most that is read"), "{told}");
    fs::write(&plan, text).expect("it can be written");
    run(small(64), &out, 1, None);
    let summary = out.join(folder::SUMMARY);
    fs::File::options().write(true).open(&summary).and_then(|file| file.set_len(100 << 20)).expect("it can grow");
    let told = Results::read(&out).expect_err("it is too large").to_string();
    assert!(told.contains("summary.json: is larger than 4 MiB, the most that is read"), "{told}");
    assert_eq!(names(&out).len(), 3);
}
