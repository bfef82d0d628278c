//! The opponent's current preferences for a unit: the lines of its personality whose conditions hold, in the unit's
//! role.

use super::waiting::Waiting;
use crate::data::monkeys::persona::{Consider, Part, Persona, Weigh, When};
use crate::force::Side;
use crate::rules::monkeys::{
    choices::Table,
    scenarios::{self, Scenario},
};

/// Inputs of a candidate, one per criterion.
pub type Inputs = [i32; Consider::ALL.len()];

/// The round from which on a battle without an end counts as late.
const LATE: u16 = 5;

/// Impatience per round beyond a personality's patience, and its maximum, in thousandths.
const IMPATIENCE: i32 = 160;
const RESTLESS: i32 = 950;

/// The same if nothing else ends the battle.
const IMPATIENCE_AT_LAST: i32 = 320;
const RESTLESS_AT_LAST: i32 = 1000;

/// Number of rounds by which the side that is ahead is more patient in a battle without an end.
const AHEAD_LATER: i32 = 2;

/// The same for a side that would get a draw by waiting.
const DRAW_LATER: i32 = 2;

/// How many times more strongly the goal attracts at maximum impatience: with a limit of rounds, and if nothing else
/// ends the battle.
const PULL: i32 = 3;
const PULL_AT_LAST: i32 = 12;

/// A personality at a moment of the battle.
pub struct Taste<'a> {
    /// The personality.
    pub persona: &'a Persona,
    /// The lines that apply now, by criterion, and where those of each one start.
    lines: Vec<&'a Weigh>,
    begins: [usize; Consider::ALL.len() + 1],
    /// How much it wants an end, in thousandths, and how many times more strongly its goal then attracts it.
    impatience: i32,
    pull: i32,
}

/// What is known of a candidate for checking conditions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Footing {
    /// More than half of its target is pinned.
    pub target_pinned: bool,
    /// It ends in cover.
    pub in_cover: bool,
}

impl<'a> Taste<'a> {
    /// What a personality prefers in this battle now.
    pub fn new(persona: &'a Persona, table: Table, side: Side) -> Self {
        let moment = Moment::of(table, side);
        let counts = |line: &&Weigh| line.when.iter().all(|when| moment.allows(*when));
        let mut lines: Vec<&Weigh> = Vec::with_capacity(persona.weigh.len());
        lines.extend(persona.weigh.iter().filter(counts));
        lines.sort_by_key(|line| line.what as usize);
        let begins = std::array::from_fn(|what| lines.partition_point(|line| (line.what as usize) < what));
        let pull = if table.turn.rounds.is_some() { PULL } else { PULL_AT_LAST };
        Self { persona, lines, begins, impatience: impatience(persona, table, moment.waiting), pull }
    }

    /// The value of one input, in thousandths of a weight.
    pub fn points(&self, what: Consider, input: i32, part: Option<&Part>, footing: Footing) -> i32 {
        if input == 0 {
            return 0;
        }
        let lines = &self.lines[self.begins[what as usize]..self.begins[what as usize + 1]];
        let lines = lines.iter().filter(|line| footing.allows(&line.when));
        let sum: i32 = lines.map(|line| line.weight * line.curve.at(input.clamp(0, 1000))).sum();
        let sum = self.restless(what, sum);
        let times = part.and_then(|part| part.times.iter().find(|(of, _)| *of == what));
        times.map_or(sum, |(_, percent)| sum / 100 * percent)
    }

    /// After a long wait, cover and waiting count less, and the goal counts more.
    const fn restless(&self, what: Consider, points: i32) -> i32 {
        let share = match what {
            Consider::Objective => 1000 + self.pull * self.impatience,
            Consider::ChargeValue => 1000 + self.impatience,
            Consider::Exposure | Consider::Thrift | Consider::Cover => 1000 - self.impatience * 4 / 5,
            Consider::WatchedApproach | Consider::Hiding => 1000 - self.impatience,
            _ => return points,
        };
        points / 1000 * share
    }

    /// The whole score of a candidate.
    pub fn score(&self, inputs: &Inputs, part: Option<&Part>, footing: Footing) -> i32 {
        let counted = Consider::ALL.iter().filter(|what| inputs[**what as usize] != 0);
        counted.map(|what| self.points(*what, inputs[*what as usize], part, footing)).sum()
    }
}

/// How much a personality wants an end. With a limit of rounds: not at all if waiting wins, and later if waiting leads
/// to a draw. If nothing else ever ends the battle, every side does eventually, the one that is ahead some rounds
/// later.
fn impatience(persona: &Persona, Table { turn, .. }: Table, waiting: Waiting) -> i32 {
    let endless = turn.rounds.is_none();
    let later = match waiting {
        Waiting::Loses => 0,
        Waiting::Draws if endless => 0,
        Waiting::Wins if endless => AHEAD_LATER,
        Waiting::Draws => DRAW_LATER,
        Waiting::Wins => return 0,
    };
    let rounds = i32::from(turn.round) - i32::from(persona.patience) - later;
    let (each, most) = if endless { (IMPATIENCE_AT_LAST, RESTLESS_AT_LAST) } else { (IMPATIENCE, RESTLESS) };
    (each * rounds).clamp(0, most)
}

/// Whether a personality is tired of waiting because it loses when the rounds are over. Without a limit, time isn't
/// against it.
pub fn is_restless(persona: &Persona, table: Table, side: Side) -> bool {
    let waiting = Waiting::of(table, side);
    table.turn.rounds.is_some() && waiting == Waiting::Loses && impatience(persona, table, waiting) > 0
}

impl Footing {
    fn allows(self, when: &[When]) -> bool {
        when.iter().all(|when| match when {
            When::TargetPinned => self.target_pinned,
            When::InCover => self.in_cover,
            _ => true,
        })
    }
}

/// What holds for all candidates of a decision.
struct Moment {
    ahead: bool,
    behind: bool,
    attacking: bool,
    defending: bool,
    late: bool,
    contest: bool,
    markers: bool,
    crates: bool,
    waiting: Waiting,
}

impl Moment {
    fn of(table: Table, side: Side) -> Self {
        let Table { field, turn, .. } = table;
        let [ours, theirs] = [side, side.other()].map(|side| scenarios::lost_scrap(field, side));
        let attacks = turn.stakes.attacks();
        let late = turn.rounds.map_or(turn.round >= LATE, |rounds| 2 * turn.round > rounds);
        Self {
            ahead: ours < theirs,
            behind: ours > theirs,
            attacking: attacks == Some(side),
            defending: attacks == Some(side.other()),
            late,
            contest: matches!(turn.stakes.scenario, Scenario::Battle | Scenario::Scavenging | Scenario::Siege),
            markers: turn.stakes.scenario == Scenario::Battle,
            crates: turn.stakes.scenario == Scenario::Scavenging,
            waiting: Waiting::of(table, side),
        }
    }

    /// Conditions of a single candidate are checked later.
    const fn allows(&self, when: When) -> bool {
        match when {
            When::Ahead => self.ahead,
            When::Behind => self.behind,
            When::Attacking => self.attacking,
            When::Defending => self.defending,
            When::Late => self.late,
            When::Winning => matches!(self.waiting, Waiting::Wins),
            When::Losing => matches!(self.waiting, Waiting::Loses),
            When::Contest => self.contest,
            When::Markers => self.markers,
            When::Crates => self.crates,
            When::TargetPinned | When::InCover => true,
        }
    }
}
