//! Rows into columns and back.

use super::{
    count::{Counting, Counts, Marks},
    fixture::Contender,
    pace::Pace,
    plan::{Named, Plan, Terrain},
    row::{CellRow, Row},
    schema::{self, Column, FIGURES},
};
use arrow_array::{Array, ArrayRef, BooleanArray, Int64Array, RecordBatch, StringArray, UInt64Array};
use std::sync::Arc;

/// A table's rows.
pub trait Sheet: Sized {
    /// The columns of its table.
    fn columns(counting: &'static Counting) -> Vec<Column>;

    /// The columns that its table had in earlier versions, if they were others; it is still read.
    fn older_columns(_: &'static Counting) -> Option<Vec<Column>> {
        None
    }

    /// The most rows such a table may have for a plan.
    fn most(plan: &Plan) -> u64;

    /// Rows as columns, in order.
    fn arrays(rows: &[Self], plan: &Plan) -> Vec<ArrayRef>;

    /// Rows from columns; none if the columns aren't ours, or belong to another plan.
    fn read(batch: &RecordBatch, plan: &Plan) -> Option<Vec<Self>>;
}

/// Numbers are signed, so that differences between columns come out right. Wider ones stay below 2^53.
fn numbers<T, N: TryInto<i64>>(rows: &[T], value: impl Fn(&T) -> N) -> ArrayRef {
    let whole = |row: &T| value(row).try_into().unwrap_or(i64::MAX);
    Arc::new(Int64Array::from_iter_values(rows.iter().map(whole)))
}

/// The same with some of them empty.
fn some_numbers<T, N: Into<i64>>(rows: &[T], value: impl Fn(&T) -> Option<N>) -> ArrayRef {
    Arc::new(rows.iter().map(|row| value(row).map(Into::into)).collect::<Int64Array>())
}

/// Hashes are only compared.
fn hashes<T>(rows: &[T], value: impl Fn(&T) -> u64) -> ArrayRef {
    Arc::new(UInt64Array::from_iter_values(rows.iter().map(value)))
}

fn flags<T>(rows: &[T], value: impl Fn(&T) -> bool) -> ArrayRef {
    Arc::new(rows.iter().map(|row| Some(value(row))).collect::<BooleanArray>())
}

fn texts<'a, T>(rows: &'a [T], value: impl Fn(&'a T) -> Option<&'a str>) -> ArrayRef {
    Arc::new(rows.iter().map(value).collect::<StringArray>())
}

/// What a plan says about all battles of a variant.
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
        let rosters = plan.rosters.clone().or(grown.map(|_| plan.forces()));
        let name = |named: Named| named.name;
        let switches = plan.switches_of(variant).into_iter().map(|(name, value)| format!("{name}={value}"));
        Self {
            level,
            style: grown.map(|grown| grown.style.key().to_owned()),
            symmetry: grown.map(|grown| format!("{:?}", grown.symmetry).to_lowercase()),
            size: grown.map(|grown| grown.size),
            scenario: plan.scenario_word(),
            rosters: rosters.map_or([None, None], |rosters| rosters.map(|named| Some(name(named)))),
            opponents: plan.opponents_of(variant).clone().map(name),
            switches: switches.collect::<Vec<_>>().join(","),
        }
    }
}

impl Sheet for Row {
    fn columns(counting: &'static Counting) -> Vec<Column> {
        schema::battles(counting)
    }

    fn older_columns(counting: &'static Counting) -> Option<Vec<Column>> {
        schema::older_battles(counting)
    }

    fn most(plan: &Plan) -> u64 {
        plan.total()
    }

    fn arrays(rows: &[Self], plan: &Plan) -> Vec<ArrayRef> {
        let terms = [0, 1].map(|variant| Terms::of(plan, variant));
        let mut arrays = head(rows, plan, &terms);
        let figures = if plan.counting().measured { FIGURES.len() } else { 0 };
        arrays.extend((0..figures).map(|place| numbers(rows, |row| row.figures[place])));
        arrays.extend([
            texts(rows, |row| row.winner.map(Contender::key)),
            texts(rows, |row| Some(row.how.as_str())),
            flags(rows, |row| row.full_time),
            texts(rows, |row| Some(row.first.key())),
            numbers(rows, |row| row.rounds),
            numbers(rows, |row| row.pace.decisions),
            numbers(rows, |row| row.pace.forced),
            numbers(rows, |row| row.pace.throws),
            numbers(rows, |row| row.pace.dice),
            numbers(rows, |row| row.facts),
            hashes(rows, |row| row.hash),
        ]);
        for contender in Contender::BOTH {
            let counts = 0..plan.counting().counts.len();
            arrays.extend(counts.map(|count| numbers(rows, |row| row.counts[contender as usize].of(count))));
        }
        arrays
    }

    fn read(batch: &RecordBatch, plan: &Plan) -> Option<Vec<Self>> {
        let table = Table(batch);
        let counting = plan.counting();
        let measured = FIGURES.iter().filter(|_| counting.measured);
        let figures: Vec<_> = measured.map(|column| table.numbers(&column.name)).collect::<Option<_>>()?;
        let counts = Contender::BOTH.map(|contender| {
            let kinds = counting.counts.iter();
            let columns = kinds.map(|count| table.numbers(&format!("{}_{}", contender.key(), count.key)));
            columns.collect::<Option<Vec<_>>>()
        });
        let [Some(mine), Some(theirs)] = &counts else { return None };
        let (index, seed, ground) = (table.numbers("index")?, table.numbers("seed")?, table.numbers("ground")?);
        let (winner, how, first) = (table.texts("winner")?, table.texts("how")?, table.texts("first")?);
        let full_time = table.flags("full_time")?;
        let asked = ["decisions", "forced", "throws", "dice"].map(|name| table.numbers(name));
        let [Some(decisions), Some(forced), Some(throws), Some(dice)] = asked else { return None };
        let (rounds, facts, hash) = (table.numbers("rounds")?, table.numbers("facts")?, table.hashes("hash")?);
        let mut rows: Vec<Row> = Vec::with_capacity(batch.num_rows());
        for at in 0..batch.num_rows() {
            let fixture = plan.nth(narrow(index, at)?).filter(|fixture| narrow(seed, at) == Some(fixture.seed))?;
            let known = figures.iter().map(|column| narrow(column, at)).collect::<Option<Vec<u32>>>()?;
            let known: Arc<[u32]> = if counting.measured { known } else { vec![0; FIGURES.len()] }.into();
            let shared = rows.last().map(|row| row.figures.clone()).filter(|last| *last == known);
            rows.push(Row {
                fixture,
                ground: narrow(ground, at)?,
                figures: shared.unwrap_or(known),
                winner: if winner.is_null(at) { None } else { Some(contender(winner.value(at))?) },
                how: Some(how.value(at)).filter(|how| is_ending(how))?.to_owned(),
                full_time: full_time.value(at),
                first: contender(first.value(at))?,
                rounds: narrow(rounds, at)?,
                pace: Pace {
                    decisions: narrow(decisions, at)?,
                    forced: narrow(forced, at)?,
                    throws: narrow(throws, at)?,
                    dice: narrow(dice, at)?,
                },
                facts: narrow(facts, at)?,
                hash: hash.value(at),
                counts: [tally(counting, mine, at)?, tally(counting, theirs, at)?],
            });
        }
        Some(rows)
    }
}

fn head(rows: &[Row], plan: &Plan, terms: &[Terms; 2]) -> Vec<ArrayRef> {
    let of = |row: &Row| &terms[usize::from(row.fixture.point.variant)];
    vec![
        numbers(rows, |row| row.fixture.index),
        numbers(rows, |row| row.fixture.point.place),
        numbers(rows, |row| row.fixture.point.variant),
        numbers(rows, |row| row.fixture.battle),
        numbers(rows, |row| row.fixture.board),
        flags(rows, |row| row.fixture.swapped),
        numbers(rows, |row| row.fixture.seed),
        numbers(rows, |row| row.ground),
        texts(rows, |row| of(row).level.as_deref()),
        some_numbers(rows, |row| row.fixture.point.density),
        texts(rows, |row| of(row).style.as_deref()),
        texts(rows, |row| of(row).symmetry.as_deref()),
        some_numbers(rows, |row| of(row).size.map(|size| size.0.unsigned_abs())),
        some_numbers(rows, |row| of(row).size.map(|size| size.1.unsigned_abs())),
        texts(rows, |row| of(row).scenario),
        numbers(rows, |_| plan.platoons),
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

/// A number that fits its type; none if it doesn't.
fn narrow<N: TryFrom<i64>>(column: &Int64Array, at: usize) -> Option<N> {
    column.value(at).try_into().ok()
}

/// Endings are short names defined by us.
fn is_ending(how: &str) -> bool {
    how.len() <= 40 && how.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
}

fn tally(counting: &'static Counting, columns: &[&Int64Array], at: usize) -> Option<Counts> {
    let mut counts = Counts::new(counting);
    for (count, column) in columns.iter().enumerate() {
        counts.add(count, narrow(column, at)?);
    }
    Some(counts)
}

impl Sheet for CellRow {
    fn columns(counting: &'static Counting) -> Vec<Column> {
        schema::cells(counting)
    }

    fn most(plan: &Plan) -> u64 {
        let (columns, rows) = plan.largest_board();
        let boards = plan.all_points().len() as u64 * u64::from(plan.boards);
        boards * u64::from(columns) * u64::from(rows)
    }

    fn arrays(rows: &[Self], plan: &Plan) -> Vec<ArrayRef> {
        let mut arrays = vec![
            numbers(rows, |row| row.point),
            numbers(rows, |row| row.variant),
            some_numbers(rows, |row| row.density),
            numbers(rows, |row| row.board),
            numbers(rows, |row| row.x),
            numbers(rows, |row| row.y),
        ];
        arrays.extend((0..plan.counting().marks.len()).map(|mark| numbers(rows, |row| row.marks[mark])));
        arrays
    }

    fn read(batch: &RecordBatch, plan: &Plan) -> Option<Vec<Self>> {
        let table = Table(batch);
        let (point, variant, density) = (table.numbers("point")?, table.numbers("variant")?, table.numbers("density")?);
        let (board, x, y) = (table.numbers("board")?, table.numbers("x")?, table.numbers("y")?);
        let kinds = plan.counting().marks.iter();
        let marks: Vec<_> = kinds.map(|mark| table.numbers(mark.key)).collect::<Option<_>>()?;
        let (points, (columns, rows)) = (plan.points(), plan.largest_board());
        let row = |at: usize| {
            let mut counted = Marks::default();
            for (count, column) in counted.iter_mut().zip(&marks) {
                *count = narrow(column, at)?;
            }
            let density = if density.is_null(at) { None } else { Some(narrow(density, at)?) };
            let point = narrow(point, at).filter(|point: &u16| points.get(usize::from(*point)) == Some(&density))?;
            Some(CellRow {
                point,
                variant: narrow(variant, at).filter(|variant| *variant < plan.variants())?,
                density,
                board: narrow(board, at).filter(|board| *board < plan.boards)?,
                x: narrow(x, at).filter(|x| *x < columns)?,
                y: narrow(y, at).filter(|y| *y < rows)?,
                marks: counted,
            })
        };
        (0..batch.num_rows()).map(row).collect()
    }
}

/// A batch with access to columns by name and type.
struct Table<'a>(&'a RecordBatch);

impl<'a> Table<'a> {
    fn typed<T: 'static>(&self, name: &str) -> Option<&'a T> {
        self.0.column_by_name(name)?.as_any().downcast_ref()
    }

    fn numbers(&self, name: &str) -> Option<&'a Int64Array> {
        self.typed(name)
    }

    fn hashes(&self, name: &str) -> Option<&'a UInt64Array> {
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

/// The cells of a column as text; empty ones stay empty.
fn cells(column: &ArrayRef) -> Vec<String> {
    fn each<A: Array + 'static, T: ToString>(column: &ArrayRef, value: impl Fn(&A, usize) -> T) -> Option<Vec<String>> {
        let typed = column.as_any().downcast_ref::<A>()?;
        let cell = |at| if typed.is_null(at) { String::new() } else { value(typed, at).to_string() };
        Some((0..typed.len()).map(cell).collect())
    }
    each(column, Int64Array::value)
        .or_else(|| each(column, UInt64Array::value))
        .or_else(|| each(column, BooleanArray::value))
        .or_else(|| each(column, |texts: &StringArray, at| texts.value(at).to_owned()))
        .expect("columns hold whole numbers, yes or no, or text")
}
