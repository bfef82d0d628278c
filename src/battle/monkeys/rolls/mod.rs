//! Every roll of a battle with all its terms, its average and its result: the luck of each side compared with the exact
//! expectation (T-64 to T-66, T-73, T-79, T-113).
//!
//! Facts report dice, powers and losses. The bodies in a blast besides the named targets aren't in any fact, so the
//! battle is replayed once, out of sight, and each volley is evaluated when it was fired.

use crate::battle::Record;
use crate::engine::{
    BattleLog,
    fact::{Fact, Line, What, Who},
    order::Rule,
};
use crate::force::{PieceId, Side, UnitId};
use crate::rules::monkeys::{
    door,
    field::Field,
    odds::{Contest, Stronger, WHOLE},
};
use bevy_ecs::world::World;

mod again;
mod average;
mod csv;

pub use csv::csv;

/// The purpose of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Choosing the side that moves first (G-11).
    First,
    /// An attack of a unit on another (T-64).
    Attack,
    /// A squad runs after its leader fell (T-78).
    Rout,
    /// A close combat (T-113).
    Melee,
    /// A vehicle blows up around an occupant (T-92).
    Blast,
    /// A test against a sum: nerve, pins, searching for hidden units (T-73, T-77, T-109, T-136).
    Test,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] = [Kind::First, Kind::Attack, Kind::Rout, Kind::Melee, Kind::Blast, Kind::Test];

    /// Its name in exported tables and, after `thrown-`, in the text files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::First => "first-turn",
            Kind::Attack => "attack",
            Kind::Rout => "rout",
            Kind::Melee => "close-combat",
            Kind::Blast => "explosion",
            Kind::Test => "test",
        }
    }

    fn of(why: &str) -> Self {
        match why {
            "attack" => Kind::Attack,
            "rout" => Kind::Rout,
            "close-combat" => Kind::Melee,
            "explosion" => Kind::Blast,
            _ => Kind::First,
        }
    }
}

/// The expected number, out of [`WHOLE`], and the actual one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The exact average, out of [`WHOLE`].
    pub expected: u32,
    /// What happened.
    pub actual: u32,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.expected += other.expected;
        self.actual += other.actual;
    }

    /// The average in hundredths, rounded to the nearest.
    pub const fn hundredths(self) -> u32 {
        (self.expected * 100 + WHOLE / 2) / WHOLE
    }
}

/// A test: what is added to the die, the sum to reach, and whether it was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tested {
    /// What is added.
    pub bonus: i32,
    /// The sum needed to pass.
    pub need: i32,
    /// Whether it passed.
    pub passed: bool,
}

/// One roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// Number of the fact with its dice.
    pub fact: u32,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The rule it was rolled by.
    pub rule: Rule,
    /// What for.
    pub kind: Kind,
    /// The side whose luck it is: the attacker, charger or tester; for a rout or an explosion the other side. None for
    /// the first turn.
    pub side: Option<Side>,
    /// The roller: a unit, or one primate.
    pub who: Option<Who>,
    /// The target.
    pub target: Option<UnitId>,
    /// Terms of the attack, or of the charging side.
    pub attack: Vec<Line>,
    /// Terms of the defense, or of the charged side.
    pub defense: Vec<Line>,
    /// Both powers.
    pub sums: Option<(i32, i32)>,
    /// The dice as they fell.
    pub dice: Vec<u8>,
    /// The side that chose among them.
    pub chooser: Option<Side>,
    /// The die that counted.
    pub kept: Option<u8>,
    /// For a test, what it was against.
    pub test: Option<Tested>,
    /// Primates of the other side that it removed.
    pub felled: Tally,
    /// Primates of the roller's own side that it removed: in close combat, and by its own blasts.
    pub lost: Tally,
    /// Tests that it passed.
    pub passes: Tally,
}

/// The dice luck of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// Its own rolls, not counting tests.
    pub rolls: usize,
    /// Enemies felled.
    pub felled: Tally,
    /// Its own primates lost to rolls of either side.
    pub lost: Tally,
    /// Own tests passed.
    pub passes: Tally,
    /// Own tests taken.
    pub tests: usize,
}

/// All rolls of the battle in a world so far, oldest first.
pub fn rolls(world: &World) -> Vec<Roll> {
    let facts = world.resource::<BattleLog>().facts();
    let volleys = world.get_resource::<Record>().map(again::volleys).unwrap_or_default();
    let table = door::table(world);
    let mut book = Reader { field: table.field, facts, volleys, round: 0, rolls: Vec::new() };
    (0..facts.len()).for_each(|place| book.read(place));
    book.rolls
}

/// The dice luck of a side in these rolls.
pub fn luck(rolls: &[Roll], side: Side) -> Luck {
    let mut luck = Luck::default();
    for roll in rolls.iter().filter(|roll| roll.side.is_some()) {
        let own = roll.side == Some(side);
        luck.felled.add(if own { roll.felled } else { roll.lost });
        luck.lost.add(if own { roll.lost } else { roll.felled });
        match roll.kind {
            Kind::Test if own => {
                luck.tests += 1;
                luck.passes.add(roll.passes);
            }
            Kind::Test => {}
            _ => luck.rolls += usize::from(own),
        }
    }
    luck
}

/// Extracts rolls from facts.
struct Reader<'a> {
    field: &'a Field,
    facts: &'a [Fact],
    volleys: again::Volleys,
    round: u16,
    rolls: Vec<Roll>,
}

impl Reader<'_> {
    fn read(&mut self, place: usize) {
        let fact = &self.facts[place];
        match &fact.what {
            What::Began { round, .. } => self.round = *round,
            What::Rolled { dice, why, chooser } => {
                let roll = self.rolled(place, Kind::of(why), dice, *chooser);
                self.rolls.push(roll);
            }
            What::Tested { who, die, bonus, need, passed } => {
                let roll = self.tested(fact, *who, *die, Tested { bonus: *bonus, need: *need, passed: *passed });
                self.rolls.push(roll);
            }
            _ => {}
        }
    }

    fn plain(&self, fact: &Fact, kind: Kind) -> Roll {
        Roll {
            fact: fact.number,
            round: self.round,
            rule: fact.rule,
            kind,
            side: None,
            who: None,
            target: None,
            attack: Vec::new(),
            defense: Vec::new(),
            sums: None,
            dice: Vec::new(),
            chooser: None,
            kept: None,
            test: None,
            felled: Tally::default(),
            lost: Tally::default(),
            passes: Tally::default(),
        }
    }

    fn tested(&self, fact: &Fact, who: Who, die: u8, test: Tested) -> Roll {
        let side = who.side();
        let passing = (1..=6).filter(|face| face + test.bonus >= test.need).count() as u32;
        let passes = Tally { expected: passing * WHOLE / 6, actual: u32::from(test.passed) };
        let (side, who, test, kept) = (Some(side), Some(who), Some(test), Some(die));
        Roll { side, who, test, kept, dice: vec![die], passes, ..self.plain(fact, Kind::Test) }
    }

    /// The facts that belong to a roll: those of its procedure up to its next dice.
    fn after(&self, place: usize) -> impl Iterator<Item = &Fact> {
        let frame = self.facts[place].frame;
        let mine = self.facts[place + 1..].iter().filter(move |fact| fact.frame == frame);
        mine.take_while(|fact| !matches!(fact.what, What::Rolled { .. } | What::Powers { .. }))
    }

    fn rolled(&self, place: usize, kind: Kind, dice: &[u8], chooser: Option<Side>) -> Roll {
        let kept = self.after(place).find_map(|fact| match fact.what {
            What::Kept { face } => Some(face),
            _ => None,
        });
        let mut roll = Roll { dice: dice.to_vec(), chooser, kept, ..self.plain(&self.facts[place], kind) };
        match kind {
            Kind::First | Kind::Test => return roll,
            Kind::Rout => self.rout(place, &mut roll),
            Kind::Attack | Kind::Melee | Kind::Blast => self.contest(place, &mut roll),
        }
        let removed = self.after(place).filter_map(|fact| match fact.what {
            What::Removed { piece, .. } => Some(piece),
            _ => None,
        });
        for piece in removed.collect::<Vec<PieceId>>() {
            let own = Some(piece.unit.side) == roll.side;
            *(if own { &mut roll.lost.actual } else { &mut roll.felled.actual }) += 1;
        }
        roll
    }

    /// An attack, a close combat, an explosion: two powers against each other.
    fn contest(&self, place: usize, roll: &mut Roll) {
        let Some((told, What::Powers { attacker, defender, attack, defense, sums })) = self.powers(place) else {
            return;
        };
        (roll.attack, roll.defense, roll.sums) = (attack.clone(), defense.clone(), Some(*sums));
        (roll.who, roll.target) = (Some((*attacker).into()), Some(*defender));
        let blows_up = roll.kind == Kind::Blast;
        roll.side = Some(if blows_up { defender.side.other() } else { attacker.side });
        let chances = Contest::of(sums.0, sums.1).chances();
        (roll.felled.expected, roll.lost.expected) = match roll.kind {
            Kind::Melee => average::melee(self.field, *sums, attack, defense),
            Kind::Blast => (average::alone(self.field, &chances), 0),
            _ => {
                let own = |piece: &PieceId| Some(piece.unit.side) == roll.side;
                average::attack(self.field, &chances, &self.victims(told), own)
            }
        };
    }

    /// The powers of a roll, with the index of the fact that reports them.
    fn powers(&self, place: usize) -> Option<(usize, &What)> {
        let frame = self.facts[place].frame;
        let before = self.facts[..place].iter().enumerate().rev().filter(|(_, fact)| fact.frame == frame);
        before.map(|(at, fact)| (at, &fact.what)).find(|(_, what)| matches!(what, What::Powers { .. }))
    }

    /// The victims of an attack, each with its cover: as computed when it was fired, otherwise those that were shot at.
    fn victims(&self, told: usize) -> Vec<(PieceId, bool)> {
        if let Some(victims) = self.volleys.get(&self.facts[told].number) {
            return victims.clone();
        }
        let mut victims: Vec<(PieceId, bool)> = Vec::new();
        for fact in self.facts[..told].iter().rev().take_while(|fact| matches!(fact.what, What::Shot { .. })) {
            let What::Shot { at, covered, .. } = fact.what else { continue };
            match victims.iter_mut().find(|(known, _)| *known == at) {
                Some((_, all)) => *all &= covered,
                None => victims.push((at, covered)),
            }
        }
        victims
    }

    /// A squad that may rout: the die is best for the side that removed its leader, which is the enemy unless the
    /// squad's own side chooses.
    fn rout(&self, place: usize, roll: &mut Roll) {
        let tested = self.facts[..place].iter().rev().find_map(|fact| match fact.what {
            What::Tested { who: Who::Unit(unit), .. } => Some(unit),
            _ => None,
        });
        let Some(unit) = tested else { return };
        (roll.who, roll.target) = (Some(unit.into()), Some(unit));
        roll.side = Some(unit.side.other());
        let stronger = if roll.chooser == Some(unit.side) { Stronger::Defender } else { Stronger::Attacker };
        let chances = Contest { dice: roll.dice.len() as u8, stronger: Some(stronger) }.chances();
        roll.felled.expected = average::alone(self.field, &chances) * self.left(unit, place);
    }

    /// How many members of a unit were on the board at the time of a fact.
    fn left(&self, unit: UnitId, place: usize) -> u32 {
        let removed = |piece: PieceId| {
            let off = |fact: &&Fact| matches!(fact.what, What::Removed { piece: gone, .. } if gone == piece);
            self.facts[..place].iter().any(|fact| off(&fact))
        };
        let Some(known) = self.field.find_unit(unit) else { return 0 };
        let all = self.field.roll_call(known).map(|mate| self.field.primate(mate).id);
        all.filter(|piece| !removed(*piece)).count() as u32
    }
}
