//! Plain values with which a rule book fills the panels around the board: numbers, chances and reasons, each with its
//! rule.

use crate::force::{PieceId, Side, UnitId};

/// A text and the rule that it comes from; the rule may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The sentence.
    pub words: String,
    /// The rule.
    pub rule: &'static str,
}

impl Note {
    /// A text with its rule.
    pub fn new(words: impl Into<String>, rule: &'static str) -> Self {
        Self { words: words.into(), rule }
    }
}

/// How a unit being placed can be given another facing or aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The kind of order whose key and ways it uses, by its name among the book's verbs.
    pub verb: &'static str,
    /// The text on the button.
    pub offer: String,
    /// The instruction shown afterwards.
    pub ask: String,
}

/// A span in which the default answer to the open question may be given to later ones too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lasting {
    /// The title of that answer.
    pub title: String,
    /// What it means.
    pub line: String,
    /// The span: later questions within it have the same.
    pub scope: String,
    /// Whether no later question of the span is to be expected.
    pub moot: bool,
}

/// Kinds of orders grouped together on the action bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The heading.
    pub title: String,
    /// The kinds of orders, by their names among the book's verbs.
    pub verbs: Vec<&'static str>,
}

/// A number describing a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// Its name, in a few letters.
    pub name: String,
    /// Its current value.
    pub value: String,
    /// The difference from the unit's own value: 0 if nothing changes it.
    pub change: i32,
    /// Its meaning, and what changes it.
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
    /// Whether the state is harmful.
    pub harmed: bool,
}

/// A special rule of a unit or a weapon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trait {
    /// The unit or weapon that it belongs to; empty if all belong to the unit itself.
    pub of: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub about: Note,
}

/// A part of a body: how much damage it can take, and how much it has taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limb {
    /// Its name.
    pub name: String,
    /// Its position in the drawing of a body, in hundredths: left, top, width, height.
    pub at: [u8; 4],
    /// The damage it has taken.
    pub taken: u16,
    /// The damage it can take, step by step: its state gets worse beyond each.
    pub steps: Vec<u16>,
    /// Its state, in a word.
    pub state: String,
    /// The damage it can take, and the meaning of each step.
    pub about: Note,
}

/// The state of a single fighter: what it can do in a turn, what is left of that, and its wounds by location.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// The title of the row of pips.
    pub title: String,
    /// How many pips are left, and how many there were.
    pub pips: (u8, u8),
    /// The meaning of the pips.
    pub about: Note,
    /// The parts of its body.
    pub limbs: Vec<Limb>,
}

/// Everything there is to know about a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Shown below its name: how many, of which army, and their cost.
    pub line: String,
    /// Shown beside its name: its state in a word or two.
    pub state: String,
    /// Its characteristics.
    pub numbers: Vec<Number>,
    /// Its body, if it is a single fighter.
    pub figure: Option<Figure>,
    /// Plain facts: label and value.
    pub facts: Vec<(String, String)>,
    /// Its special rules.
    pub traits: Vec<Trait>,
    /// Its models on the board.
    pub models: Vec<Model>,
    /// What it may not do, and why.
    pub limits: Vec<Note>,
}

/// One term of a sum.
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
    /// A term of a sum.
    pub fn new(words: impl Into<String>, value: impl Into<String>, rule: &'static str) -> Self {
        Self { words: words.into(), value: value.into(), rule }
    }
}

/// The side that a result hurts, and how much: 0 is worst.
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
    /// The side it hurts.
    pub hurts: Hurt,
}

/// A part of an order's prospects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// What it is about; empty if that is obvious.
    pub title: String,
    /// Its terms.
    pub terms: Vec<Term>,
    /// The total: label and value.
    pub sum: Option<(String, String)>,
    /// Chances of the results.
    pub chances: Vec<Chance>,
}

/// The prospects of an order before it is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// The unit that carries it out.
    pub by: Option<UnitId>,
    /// The target unit.
    pub against: Option<UnitId>,
    /// What is being forecast.
    pub title: String,
    /// The details, part by part.
    pub parts: Vec<Part>,
    /// Warnings.
    pub notes: Vec<Note>,
    /// What the other side could do in return.
    pub answer: Option<Fire>,
}

/// The effect of one unit's fire on another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fire {
    /// How it would fire, and at what.
    pub title: String,
    /// The number needed, in short.
    pub need: String,
    /// Average number of casualties, in tenths.
    pub fallen: u32,
    /// The number of dice, and their average result.
    pub dice: String,
    /// The chances of markers, or whatever matters most.
    pub chances: Vec<Chance>,
    /// The terms of the needed number.
    pub terms: Vec<Term>,
    /// How many models of the target it sees in the open, sees in cover, and doesn't see.
    pub seen: [usize; 3],
    /// Why it can't fire.
    pub why: Option<Note>,
}

/// A unit and one enemy: what each could do to the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// The enemy.
    pub enemy: Option<UnitId>,
    /// What the unit could do to the enemy.
    pub ours: Fire,
    /// What the enemy could do to the unit.
    pub theirs: Fire,
}

/// A phase of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phase {
    /// Its name.
    pub name: String,
    /// What happens in it.
    pub about: Note,
    /// Whether its rolls are shown as a table.
    pub reported: bool,
}

/// A unit's position in the queue of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Called {
    /// It has been called.
    Done,
    /// It is called now.
    Now,
    /// It will be called.
    Next,
    /// It would have been called, but has lost the call.
    Lost,
}

/// A unit in the queue of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Which.
    pub unit: UnitId,
    /// Its position in the queue.
    pub called: Called,
    /// Why it is called at this point, or why it isn't called.
    pub about: String,
}

/// The phases of a turn, and the current state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The phases; none if the book doesn't name them.
    pub phases: Vec<Phase>,
    /// The index of the current one.
    pub now: usize,
    /// The side whose turn it is.
    pub side: Option<Side>,
    /// Points of both sides.
    pub score: Option<[String; 2]>,
    /// What the points are, in a word or two beside them; may be empty.
    pub unit: String,
    /// The units called in the phase, in order; empty if units aren't called one by one.
    pub queue: Vec<Call>,
    /// What the points are for, and the holders of objectives.
    pub about: Note,
}

/// Units that the open window waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// Units that still have to be given an order, each with what happens without one.
    pub must: Vec<(UnitId, Note)>,
    /// Units that may still be given an order.
    pub may: Vec<UnitId>,
    /// The text on the button that ends it: in full, and short.
    pub end: Option<(String, String)>,
    /// The consequences of ending it now.
    pub about: String,
}

/// A row of a table of rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The unit that rolled.
    pub unit: UnitId,
    /// What for.
    pub why: Note,
    /// The number of sides of the dice.
    pub sides: u8,
    /// The dice, and whether each counts.
    pub dice: Vec<(u8, bool)>,
    /// What a die must show.
    pub limit: String,
    /// The result.
    pub result: String,
    /// Whether the result is bad for the unit.
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

/// The rolls at the start of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of its last roll's fact, which identifies it, also when it has grown since.
    pub number: u32,
    /// Whether it is new to players who are planning in secret, rather than from earlier rolls.
    pub turned_up: bool,
    /// The turn and the round.
    pub title: String,
    /// Its tables.
    pub tables: Vec<Table>,
}

/// The purpose of a roll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roll {
    /// The roller, and the purpose.
    pub title: String,
    /// The number needed, or the result, in short.
    pub sums: String,
    /// The results, one per line.
    pub lines: Vec<String>,
    /// Which of the dice count.
    pub counted: Vec<bool>,
    /// The side the dice belong to.
    pub side: Option<Side>,
    /// What a die needs, in short; empty if it only gives a distance or a direction.
    pub needs: String,
    /// The expected and the actual result.
    pub luck: Option<Luck>,
}

/// The actual result of a roll compared with its exact average.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// What is counted: hits, successes.
    pub what: String,
    /// The exact average, in millionths.
    pub expected: u64,
    /// How many came.
    pub actual: u64,
}
