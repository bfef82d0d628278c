//! Rows into columns and back.

use super::{
    count::{Count, Counts, Mark, Marks},
    fixture::Contender,
    plan::{Named, Plan, Terrain},
    row::{CellRow, Row},
    schema::{BATTLES, CELLS, Column, FIGURES},
};
use arrow_array::{
    Array, ArrayRef, BooleanArray, RecordBatch, StringArray, UInt8Array, UInt16Array, UInt32Array, UInt64Array,
};
use std::sync::Arc;

/// What stands in a table, one a row.
pub trait Sheet: Sized {
    /// The columns of its table.
    fn columns() -> &'static [Column];

    /// Rows as columns, in their order.
    fn arrays(rows: &[Self], plan: &Plan) -> Vec<ArrayRef>;

    /// Rows from columns; none where these are no columns of ours, or of another plan.
    fn read(batch: &RecordBatch, plan: &Plan) -> Option<Vec<Self>>;
}

fn longs<T>(rows: &[T], value: impl Fn(&T) -> u64) -> ArrayRef {
    Arc::new(UInt64Array::from_iter_values(rows.iter().map(value)))
}

fn words<T>(rows: &[T], value: impl Fn(&T) -> u32) -> ArrayRef {
    Arc::new(UInt32Array::from_iter_values(rows.iter().map(value)))
}

fn shorts<T>(rows: &[T], value: impl Fn(&T) -> Option<u16>) -> ArrayRef {
    Arc::new(rows.iter().map(value).collect::<UInt16Array>())
}

fn bytes<T>(rows: &[T], value: impl Fn(&T) -> Option<u8>) -> ArrayRef {
    Arc::new(rows.iter().map(value).collect::<UInt8Array>())
}

fn flags<T>(rows: &[T], value: impl Fn(&T) -> bool) -> ArrayRef {
    Arc::new(rows.iter().map(|row| Some(value(row))).collect::<BooleanArray>())
}

fn texts<'a, T>(rows: &'a [T], value: impl Fn(&'a T) -> Option<&'a str>) -> ArrayRef {
    Arc::new(rows.iter().map(value).collect::<StringArray>())
}

/// What the plan says of all battles of a variant.
struct Terms {
    level: Option<String>,
    style: Option<String>,
    symmetry: Option<String>,
    size: Option<(i16, i16)>,
    scenario: Option<&'static str>,
    rosters: [Option<String>; 2],
    opponents: [String; 2],
    switches: String,
}

impl Terms {
    fn of(plan: &Plan, variant: u8) -> Self {
        let (level, grown) = match &plan.terrain {
            Terrain::Level(named) => (Some(named.name.clone()), None),
            Terrain::Grown(grown) => (None, Some(grown)),
        };
        let standard = grown.map(|_| Plan::standard_rosters());
        let rosters = plan.rosters.clone().or(standard);
        let name = |named: Named| named.name;
        let switches = plan.switches_of(variant).into_iter().map(|(name, value)| format!("{name}={value}"));
        Self {
            level,
            style: grown.map(|grown| format!("{:?}", grown.style).to_lowercase()),
            symmetry: grown.map(|grown| format!("{:?}", grown.symmetry).to_lowercase()),
            size: grown.map(|grown| grown.size),
            scenario: plan.scenario.map(|scenario| scenario.word()).or(grown.map(|_| "skirmish")),
            rosters: rosters.map_or([None, None], |rosters| rosters.map(|named| Some(name(named)))),
            opponents: plan.opponents_of(variant).clone().map(name),
            switches: switches.collect::<Vec<_>>().join(","),
        }
    }
}

impl Sheet for Row {
    fn columns() -> &'static [Column] {
        &BATTLES
    }

    fn arrays(rows: &[Self], plan: &Plan) -> Vec<ArrayRef> {
        let terms = [0, 1].map(|variant| Terms::of(plan, variant));
        let mut arrays = head(rows, plan, &terms);
        arrays.extend((0..FIGURES.len()).map(|place| words(rows, |row| row.figures[place])));
        arrays.extend([
            texts(rows, |row| row.winner.map(Contender::key)),
            texts(rows, |row| Some(row.how.as_str())),
            flags(rows, |row| row.full_time),
            texts(rows, |row| Some(row.first.key())),
            shorts(rows, |row| Some(row.rounds)),
            words(rows, |row| row.facts),
            longs(rows, |row| row.hash),
        ]);
        for contender in Contender::BOTH {
            let counts = Count::ALL.iter();
            arrays.extend(counts.map(|count| words(rows, |row| row.counts[contender as usize].of(*count))));
        }
        arrays
    }

    fn read(batch: &RecordBatch, plan: &Plan) -> Option<Vec<Self>> {
        let table = Table(batch);
        let figures: Vec<_> = FIGURES.iter().map(|(name, _)| table.words(name)).collect::<Option<_>>()?;
        let counts = Contender::BOTH.map(|contender| {
            let columns = Count::ALL.iter().map(|count| table.words(&format!("{}_{}", contender.key(), count.key())));
            columns.collect::<Option<Vec<_>>>()
        });
        let [Some(mine), Some(theirs)] = &counts else { return None };
        let (index, seed, ground) = (table.longs("index")?, table.longs("seed")?, table.longs("ground")?);
        let (winner, how, first) = (table.texts("winner")?, table.texts("how")?, table.texts("first")?);
        let full_time = table.flags("full_time")?;
        let (rounds, facts, hash) = (table.shorts("rounds")?, table.words("facts")?, table.longs("hash")?);
        let mut rows: Vec<Row> = Vec::with_capacity(batch.num_rows());
        for at in 0..batch.num_rows() {
            let fixture = plan.nth(index.value(at)).filter(|fixture| fixture.seed == seed.value(at))?;
            let known: Arc<[u32]> = figures.iter().map(|column| column.value(at)).collect();
            let shared = rows.last().map(|row| row.figures.clone()).filter(|last| *last == known);
            rows.push(Row {
                fixture,
                ground: ground.value(at),
                figures: shared.unwrap_or(known),
                winner: if winner.is_null(at) { None } else { Some(contender(winner.value(at))?) },
                how: how.value(at).to_owned(),
                full_time: full_time.value(at),
                first: contender(first.value(at))?,
                rounds: rounds.value(at),
                facts: facts.value(at),
                hash: hash.value(at),
                counts: [mine, theirs].map(|columns| tally(columns, at)),
            });
        }
        Some(rows)
    }
}

fn head(rows: &[Row], plan: &Plan, terms: &[Terms; 2]) -> Vec<ArrayRef> {
    let of = |row: &Row| &terms[usize::from(row.fixture.point.variant)];
    vec![
        longs(rows, |row| row.fixture.index),
        shorts(rows, |row| Some(row.fixture.point.place)),
        bytes(rows, |row| Some(row.fixture.point.variant)),
        words(rows, |row| row.fixture.battle),
        words(rows, |row| row.fixture.board),
        flags(rows, |row| row.fixture.swapped),
        longs(rows, |row| row.fixture.seed),
        longs(rows, |row| row.ground),
        texts(rows, |row| of(row).level.as_deref()),
        bytes(rows, |row| row.fixture.point.density),
        texts(rows, |row| of(row).style.as_deref()),
        texts(rows, |row| of(row).symmetry.as_deref()),
        shorts(rows, |row| of(row).size.map(|size| size.0.unsigned_abs())),
        shorts(rows, |row| of(row).size.map(|size| size.1.unsigned_abs())),
        texts(rows, |row| of(row).scenario),
        bytes(rows, |_| Some(plan.platoons)),
        texts(rows, |row| of(row).rosters[0].as_deref()),
        texts(rows, |row| of(row).rosters[1].as_deref()),
        texts(rows, |row| Some(&of(row).opponents[0])),
        texts(rows, |row| Some(&of(row).opponents[1])),
        texts(rows, |row| Some(&of(row).switches)),
    ]
}

fn contender(key: &str) -> Option<Contender> {
    Contender::BOTH.into_iter().find(|contender| contender.key() == key)
}

fn tally(columns: &[&UInt32Array], at: usize) -> Counts {
    let mut counts = Counts::default();
    Count::ALL.iter().zip(columns).for_each(|(count, column)| counts.add(*count, column.value(at)));
    counts
}

impl Sheet for CellRow {
    fn columns() -> &'static [Column] {
        &CELLS
    }

    fn arrays(rows: &[Self], _plan: &Plan) -> Vec<ArrayRef> {
        let mut arrays = vec![
            shorts(rows, |row| Some(row.point)),
            bytes(rows, |row| Some(row.variant)),
            bytes(rows, |row| row.density),
            words(rows, |row| row.board),
            shorts(rows, |row| Some(row.x)),
            shorts(rows, |row| Some(row.y)),
        ];
        arrays.extend(Mark::ALL.iter().map(|mark| words(rows, |row| row.marks[*mark as usize])));
        arrays
    }

    fn read(batch: &RecordBatch, _plan: &Plan) -> Option<Vec<Self>> {
        let table = Table(batch);
        let (point, variant, density) = (table.shorts("point")?, table.bytes("variant")?, table.bytes("density")?);
        let (board, x, y) = (table.words("board")?, table.shorts("x")?, table.shorts("y")?);
        let marks: Vec<_> = Mark::ALL.iter().map(|mark| table.words(mark.key())).collect::<Option<_>>()?;
        let row = |at: usize| {
            let mut counted = Marks::default();
            counted.iter_mut().zip(&marks).for_each(|(count, column)| *count = column.value(at));
            CellRow {
                point: point.value(at),
                variant: variant.value(at),
                density: (!density.is_null(at)).then(|| density.value(at)),
                board: board.value(at),
                x: x.value(at),
                y: y.value(at),
                marks: counted,
            }
        };
        Some((0..batch.num_rows()).map(row).collect())
    }
}

/// A batch, asked for columns by name and type.
struct Table<'a>(&'a RecordBatch);

impl<'a> Table<'a> {
    fn typed<T: 'static>(&self, name: &str) -> Option<&'a T> {
        self.0.column_by_name(name)?.as_any().downcast_ref()
    }

    fn longs(&self, name: &str) -> Option<&'a UInt64Array> {
        self.typed(name)
    }

    fn words(&self, name: &str) -> Option<&'a UInt32Array> {
        self.typed(name)
    }

    fn shorts(&self, name: &str) -> Option<&'a UInt16Array> {
        self.typed(name)
    }

    fn bytes(&self, name: &str) -> Option<&'a UInt8Array> {
        self.typed(name)
    }

    fn flags(&self, name: &str) -> Option<&'a BooleanArray> {
        self.typed(name)
    }

    fn texts(&self, name: &str) -> Option<&'a StringArray> {
        self.typed(name)
    }
}

/// Rows as text, cell by cell, in the order of their columns.
pub fn lines<T: Sheet>(rows: &[T], plan: &Plan) -> Vec<Vec<String>> {
    let columns: Vec<Vec<String>> = T::arrays(rows, plan).iter().map(cells).collect();
    (0..rows.len()).map(|at| columns.iter().map(|column| column[at].clone()).collect()).collect()
}

/// The cells of a column as text; an empty one stays empty.
fn cells(column: &ArrayRef) -> Vec<String> {
    fn each<A: Array + 'static, T: ToString>(column: &ArrayRef, value: impl Fn(&A, usize) -> T) -> Option<Vec<String>> {
        let typed = column.as_any().downcast_ref::<A>()?;
        let cell = |at| if typed.is_null(at) { String::new() } else { value(typed, at).to_string() };
        Some((0..typed.len()).map(cell).collect())
    }
    each(column, UInt64Array::value)
        .or_else(|| each(column, UInt32Array::value))
        .or_else(|| each(column, UInt16Array::value))
        .or_else(|| each(column, UInt8Array::value))
        .or_else(|| each(column, BooleanArray::value))
        .or_else(|| each(column, |texts: &StringArray, at| texts.value(at).to_owned()))
        .expect("columns hold whole numbers, yes or no, or text")
}
