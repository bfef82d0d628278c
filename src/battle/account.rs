//! Plain values that a rule book fills the panels around the board with: numbers, chances and reasons, each with its rule.

use crate::force::{PieceId, Side, UnitId};

/// A sentence and the rule that it comes from; the rule may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The sentence.
    pub words: String,
    /// The rule.
    pub rule: &'static str,
}

impl Note {
    /// A sentence with its rule.
    pub fn new(words: impl Into<String>, rule: &'static str) -> Self {
        Self { words: words.into(), rule }
    }
}

/// How a unit that is being placed is made to look elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The kind of order whose key and ways are used for it, by its name among the book's verbs.
    pub verb: &'static str,
    /// What the button says.
    pub offer: String,
    /// What to do then.
    pub ask: String,
}

/// Kinds of orders that stand together on the bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The heading.
    pub title: String,
    /// The kinds of orders, by their names among the book's verbs.
    pub verbs: Vec<&'static str>,
}

/// A characteristic of a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// What it is called, in a few letters.
    pub name: String,
    /// What it is now.
    pub value: String,
    /// How much it differs from the unit's own: 0 where nothing changes it.
    pub change: i32,
    /// What it is, and what changes it.
    pub about: Note,
}

/// One model on its unit's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Which.
    pub piece: PieceId,
    /// What it carries.
    pub weapon: String,
    /// Its role or its state.
    pub state: String,
    /// Whether the state is harm.
    pub harmed: bool,
}

/// A rule of its own that a unit or a weapon has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trait {
    /// Whose it is.
    pub of: String,
    /// What it is called.
    pub name: String,
    /// What it does.
    pub about: Note,
}

/// A part of a body: how much it bears, and how much of that it has taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limb {
    /// What it is called.
    pub name: String,
    /// Where it is in the drawing of a body, in hundredths: left, top, width, height.
    pub at: [u8; 4],
    /// What it has taken.
    pub taken: u16,
    /// What it bears, step by step: what it has taken is worse beyond each.
    pub steps: Vec<u16>,
    /// How bad it is, in a word.
    pub state: String,
    /// What it bears, and what each step means.
    pub about: Note,
}

/// How a single fighter is: what it could do a turn, what is left of that, and its wounds part by part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// What the row of pips is called.
    pub title: String,
    /// How many pips are left, and how many it had.
    pub pips: (u8, u8),
    /// What the pips are.
    pub about: Note,
    /// The parts of its body.
    pub limbs: Vec<Limb>,
}

/// All that there is to know of a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Below its name: how many, of which army, what they cost.
    pub line: String,
    /// Beside its name: its state in a word or two.
    pub state: String,
    /// Its characteristics.
    pub numbers: Vec<Number>,
    /// Its body, where it is a single fighter.
    pub figure: Option<Figure>,
    /// Plain facts: word and value.
    pub facts: Vec<(String, String)>,
    /// Its rules of its own.
    pub traits: Vec<Trait>,
    /// Its models on the board.
    pub models: Vec<Model>,
    /// What it may not do, and why.
    pub limits: Vec<Note>,
}

/// One term of a count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Term {
    /// What it is.
    pub words: String,
    /// Its value.
    pub value: String,
    /// Its rule.
    pub rule: &'static str,
}

impl Term {
    /// A term of a count.
    pub fn new(words: impl Into<String>, value: impl Into<String>, rule: &'static str) -> Self {
        Self { words: words.into(), value: value.into(), rule }
    }
}

/// Whom a result hurts, and how much: 0 the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurt {
    /// Nobody.
    Nobody,
    /// The other side.
    Them(u8),
    /// The side that acts.
    Us(u8),
}

/// A result with its chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// What happens.
    pub words: String,
    /// Its chance in tenths of a percent.
    pub tenths: u16,
    /// Whom it hurts.
    pub hurts: Hurt,
}

/// A part of what an order would come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// What it is about; empty where that is plain.
    pub title: String,
    /// Its terms.
    pub terms: Vec<Term>,
    /// What they come to: words and value.
    pub sum: Option<(String, String)>,
    /// Chances of its results.
    pub chances: Vec<Chance>,
}

/// What an order would come to, before it is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// The unit it is against.
    pub against: Option<UnitId>,
    /// What it is the prospect of.
    pub title: String,
    /// What there is to know, part by part.
    pub parts: Vec<Part>,
    /// What to beware of.
    pub notes: Vec<Note>,
    /// What the other side could do in return.
    pub answer: Option<Fire>,
}

/// What one unit's fire would do to another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fire {
    /// How it would fire, at whom.
    pub title: String,
    /// What is needed, in short.
    pub need: String,
    /// How many fall on average, in tenths.
    pub fallen: u32,
    /// How many dice, and what they come to on average.
    pub dice: String,
    /// The chances of markers, or whatever matters most.
    pub chances: Vec<Chance>,
    /// Where the needed number comes from.
    pub terms: Vec<Term>,
    /// How many models of the target it sees in the open, sees in cover, and doesn't see.
    pub seen: [usize; 3],
    /// Why there is no fire.
    pub why: Option<Note>,
}

/// A unit and one enemy: what each could do to the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// The enemy.
    pub enemy: Option<UnitId>,
    /// What the unit could do to it.
    pub ours: Fire,
    /// What it could do to the unit.
    pub theirs: Fire,
}

/// A phase of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phase {
    /// What it is called.
    pub name: String,
    /// What happens in it.
    pub about: Note,
    /// Whether its rolls are shown as a table.
    pub reported: bool,
}

/// Where a unit is in the queue of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Called {
    /// It has been called.
    Done,
    /// It is called now.
    Now,
    /// It will be called.
    Next,
    /// It would have been called, and has lost that.
    Lost,
}

/// A unit in the queue of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Which.
    pub unit: UnitId,
    /// Where it is in the queue.
    pub called: Called,
    /// Why it is called there, or why it isn't.
    pub about: String,
}

/// The phases of a turn, and how it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The phases; none where the book doesn't name them.
    pub phases: Vec<Phase>,
    /// Which of them it is.
    pub now: usize,
    /// The side whose turn it is.
    pub side: Option<Side>,
    /// Points of both sides.
    pub score: Option<[String; 2]>,
    /// Who is called in the phase, in order; nobody where units aren't called one by one.
    pub queue: Vec<Call>,
    /// What the points are for, and who holds what.
    pub about: Note,
}

/// Units that the open window waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// Units that must still be given an order, each with what happens without one.
    pub must: Vec<(UnitId, Note)>,
    /// Units that may still be given one.
    pub may: Vec<UnitId>,
    /// What the button says that ends it: in full, and short.
    pub end: Option<(String, String)>,
    /// What ending it now means.
    pub about: String,
}

/// A row of a table of rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who rolled.
    pub unit: UnitId,
    /// What for.
    pub why: Note,
    /// How many sides the dice have.
    pub sides: u8,
    /// The dice, and which of them count.
    pub dice: Vec<(u8, bool)>,
    /// What a die must show.
    pub limit: String,
    /// What came of it.
    pub result: String,
    /// Whether that is bad for the unit.
    pub harm: bool,
}

/// A table of rolls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// What it shows.
    pub title: String,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// What was rolled when a turn began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of its last roll's fact, so that one can be told from another, and from itself before it grew.
    pub number: u32,
    /// Whether it is news for those who plan in secret now, and not what was rolled before.
    pub turned_up: bool,
    /// Whose turn, which round.
    pub title: String,
    /// Its tables.
    pub tables: Vec<Table>,
}

/// What dice were rolled for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roll {
    /// Who rolled for what.
    pub title: String,
    /// What was needed, or what came of it, in short.
    pub sums: String,
    /// What came of it, a line each.
    pub lines: Vec<String>,
    /// Which of the dice count.
    pub counted: Vec<bool>,
    /// Whose dice they are.
    pub side: Option<Side>,
    /// What a die needs, in short; nothing where it only says how far or where to.
    pub needs: String,
    /// What was to be expected of it, and what came.
    pub luck: Option<Luck>,
}

/// What came of a roll beside its exact average.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// What is counted: hits, successes.
    pub what: String,
    /// The exact average, in millionths.
    pub expected: u64,
    /// How many came.
    pub actual: u64,
}
