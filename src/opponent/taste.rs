//! What a unit's opponent likes at this moment: the lines of its personality whose conditions hold, in the unit's role.

use crate::data::persona::{Consider, Part, Persona, Weigh, When};
use crate::force::Side;
use crate::rules::monkeys::{choices::Table, scenarios};

/// Inputs of a candidate, one for each consideration.
pub type Inputs = [i32; Consider::ALL.len()];

/// The round from which a battle without an end is late.
const LATE: u16 = 5;

/// A personality at a moment of the battle.
pub struct Taste<'a> {
    /// Whose it is.
    pub persona: &'a Persona,
    lines: Vec<&'a Weigh>,
}

/// What is known of a candidate that conditions ask for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Footing {
    /// More than half of its target is pinned.
    pub target_pinned: bool,
    /// It ends in cover.
    pub in_cover: bool,
}

impl<'a> Taste<'a> {
    /// What a personality likes in this battle now.
    pub fn new(persona: &'a Persona, table: Table, side: Side) -> Self {
        let moment = Moment::of(table, side);
        let lines = persona.weigh.iter().filter(|line| line.when.iter().all(|when| moment.allows(*when)));
        Self { persona, lines: lines.collect() }
    }

    /// What one input is worth, in thousandths of a weight.
    pub fn points(&self, what: Consider, input: i32, part: Option<&Part>, footing: Footing) -> i32 {
        if input == 0 {
            return 0;
        }
        let lines = self.lines.iter().filter(|line| line.what == what && footing.allows(&line.when));
        let sum: i32 = lines.map(|line| line.weight * line.curve.at(input.clamp(0, 1000))).sum();
        let times = part.and_then(|part| part.times.iter().find(|(of, _)| *of == what));
        times.map_or(sum, |(_, percent)| sum / 100 * percent)
    }

    /// The whole score of a candidate.
    pub fn score(&self, inputs: &Inputs, part: Option<&Part>, footing: Footing) -> i32 {
        Consider::ALL.iter().map(|what| self.points(*what, inputs[*what as usize], part, footing)).sum()
    }
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
}

impl Moment {
    fn of(Table { field, turn, .. }: Table, side: Side) -> Self {
        let [ours, theirs] = [side, side.other()].map(|side| scenarios::lost_scrap(field, side));
        let attacks = turn.stakes.attacks();
        let late = turn.rounds.map_or(turn.round >= LATE, |rounds| 2 * turn.round > rounds);
        Self {
            ahead: ours < theirs,
            behind: ours > theirs,
            attacking: attacks == Some(side),
            defending: attacks == Some(side.other()),
            late,
        }
    }

    /// Conditions of a single candidate are looked at later.
    const fn allows(&self, when: When) -> bool {
        match when {
            When::Ahead => self.ahead,
            When::Behind => self.behind,
            When::Attacking => self.attacking,
            When::Defending => self.defending,
            When::Late => self.late,
            When::TargetPinned | When::InCover => true,
        }
    }
}
