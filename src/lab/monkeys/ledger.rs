//! Counts a battle from its facts alone.

use super::{
    COUNTING,
    count::{Cause, Count, Mark},
};
use crate::board::{Cell, Grid};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{
    PieceId, Side, UnitId,
    name::Part,
    squad::{Pile, Place},
};
use crate::lab::count::{Counts, Marks};
use crate::rules::monkeys::field::Field;
use std::collections::BTreeMap;

/// The totals of one battle's facts.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// By side.
    pub counts: [Counts; 2],
    /// By cell of the board.
    pub cells: Grid<Marks>,
    /// Rounds begun.
    pub rounds: u16,
    places: BTreeMap<PieceId, Cell>,
    rides: BTreeMap<PieceId, PieceId>,
    /// The side to move.
    turn: Side,
    /// A watcher that has just given up its overwatch, and the depth of the procedure that reported it.
    watcher: Option<(UnitId, u8)>,
    /// The kind of roll in each procedure in progress, and the attacker.
    rolls: BTreeMap<u32, (Cause, Side)>,
    /// The side of the last test: a rout follows from the test of its squad.
    tested: Side,
    /// Aims of the attack being reported: all, and those at targets in cover.
    aims: (u32, u32),
}

impl Ledger {
    /// An empty ledger for a battle that has been mustered but not started.
    pub fn new(field: &Field) -> Self {
        let (width, height) = field.sight.ground().size();
        let mut ledger = Self {
            counts: [(); 2].map(|()| Counts::new(&COUNTING)),
            cells: Grid::new(width, height, Marks::default()),
            rounds: 0,
            places: BTreeMap::new(),
            rides: BTreeMap::new(),
            turn: Side::First,
            watcher: None,
            rolls: BTreeMap::new(),
            tested: Side::First,
            aims: (0, 0),
        };
        for primate in &field.primates {
            ledger.counts[primate.id.unit.side.index()].add(Count::Primates, 1);
            match primate.place {
                Place::On(cell) => drop(ledger.places.insert(primate.id, cell)),
                Place::Aboard(vehicle, _) => drop(ledger.rides.insert(primate.id, field.vehicle(vehicle).id)),
                Place::Off(_) | Place::Afar | Place::Reserve => {}
            }
        }
        let standing = field.vehicles.iter().filter_map(|vehicle| Some((vehicle.id, vehicle.place.cell()?)));
        ledger.places.extend(standing);
        ledger
    }

    /// Reads all facts of a battle that is over.
    pub fn read(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.take(fact));
    }

    /// What only the final state shows: wrecks and scrap.
    pub fn close(&mut self, field: &Field, scrap: [u32; 2]) {
        for vehicle in field.vehicles.iter().filter(|vehicle| vehicle.hull.wreck) {
            self.counts[vehicle.id.unit.side.index()].add(Count::Wrecks, 1);
        }
        for side in Side::BOTH {
            self.counts[side.index()].add(Count::Scrap, scrap[side.index()]);
        }
    }

    fn count(&mut self, side: Side, count: Count, many: u32) {
        self.counts[side.index()].add(count, many);
    }

    fn mark(&mut self, cell: Option<Cell>, mark: Mark) {
        if let Some(cell) = cell.filter(|cell| self.cells.contains(*cell)) {
            self.cells[cell][mark as usize] += 1;
        }
    }

    /// The cell of a piece: for a mount or a rider, that of its vehicle.
    fn cell_of(&self, piece: PieceId) -> Option<Cell> {
        let carrier = match piece.part {
            Part::Mount(vehicle, _) => PieceId { part: Part::Vehicle(vehicle), ..piece },
            _ => piece,
        };
        let at = self.rides.get(&carrier).unwrap_or(&carrier);
        self.places.get(at).or_else(|| self.places.get(&at.mustered())).copied()
    }

    fn stand(&mut self, piece: PieceId, cell: Cell) {
        self.rides.remove(&piece);
        self.places.insert(piece, cell);
    }

    fn take(&mut self, fact: &Fact) {
        if self.watcher.is_some_and(|(_, depth)| fact.depth <= depth) {
            self.watcher = None;
        }
        match &fact.what {
            What::Began { step, side, round } => self.begin(step, *side, *round),
            What::Ordered { side, order, .. } => self.ordered(fact, *side, order),
            What::Placed { piece, cell } => self.stand(*piece, *cell),
            What::Moved { piece, cell } => {
                self.stand(*piece, *cell);
                self.count(piece.unit.side, Count::Squares, 1);
                self.mark(Some(*cell), Mark::Traffic);
            }
            What::Boarded { piece, vehicle, .. } => {
                self.rides.insert(*piece, *vehicle);
            }
            What::Cleared { who: Who::Unit(unit), mark: "overwatch" } if fact.rule.0 == "T-126" => {
                self.watcher = Some((*unit, fact.depth));
            }
            What::Shot { by, cell, covered, .. } => self.shot(*by, *cell, *covered),
            What::Powers { attacker, .. } => self.powers(fact, *attacker),
            What::Rolled { dice, why, .. } => self.rolled(fact, dice.len() as u32, why),
            What::Kept { face } => self.kept(fact, *face),
            What::Tested { who, .. } => {
                self.tested = side_of(*who);
                self.count(self.tested, Count::Dice, 1);
            }
            What::Marked { who: Who::Piece(piece), mark: "pinned" } => {
                self.count(piece.unit.side, Count::Pins, 1);
                self.mark(self.cell_of(*piece), Mark::Pins);
            }
            What::Removed { piece, pile } => self.removed(fact, *piece, *pile),
            _ => {}
        }
    }

    fn begin(&mut self, step: &str, side: Side, round: u16) {
        self.turn = side;
        if matches!(step, "turn" | "orders") {
            self.rounds = self.rounds.max(round);
        }
    }

    fn ordered(&mut self, fact: &Fact, side: Side, order: &str) {
        // The book itself reports that fire is about to be resolved; nobody ordered that.
        if order == "Fire" && fact.rule.0 == "T-46" {
            return;
        }
        self.count(side, Count::Orders, 1);
        match order {
            "Move" | "Stealth" => self.count(side, Count::Moves, 1),
            "Overrun" => self.count(side, Count::Charges, 1),
            _ => {}
        }
    }

    fn shot(&mut self, by: PieceId, cell: Cell, covered: bool) {
        self.count(by.unit.side, Count::Shots, 1);
        self.count(by.unit.side, Count::ShotsInCover, u32::from(covered));
        self.aims = (self.aims.0 + 1, self.aims.1 + u32::from(covered));
        self.mark(self.cell_of(by), Mark::ShotsFrom);
        self.mark(Some(cell), Mark::ShotsAt);
    }

    /// Powers are reported before the dice: the attacker, and the kind of attack.
    fn powers(&mut self, fact: &Fact, attacker: UnitId) {
        let watches = self.watcher.is_some_and(|(unit, depth)| unit == attacker && fact.depth == depth + 1);
        let cause = match () {
            () if watches => Cause::Overwatch,
            () if attacker.side == self.turn => Cause::Fire,
            () => Cause::Defensive,
        };
        self.rolls.insert(fact.frame, (cause, attacker.side));
    }

    fn rolled(&mut self, fact: &Fact, dice: u32, why: &str) {
        let told = self.rolls.get(&fact.frame).copied();
        match (why, told) {
            ("attack", Some((cause, side))) => self.attack(cause, side, dice),
            ("close-combat", Some((_, side))) => {
                self.rolls.insert(fact.frame, (Cause::Melee, side));
                self.count(side, Count::Melees, 1);
                self.count(side, Count::Dice, dice);
            }
            ("rout", _) => {
                self.count(self.tested, Count::Routs, 1);
                self.count(self.tested, Count::Dice, dice);
            }
            ("explosion", told) => {
                let side = told.map_or(self.turn, |(_, side)| side);
                self.rolls.insert(fact.frame, (Cause::Blast, side));
            }
            _ => {}
        }
    }

    fn attack(&mut self, cause: Cause, side: Side, dice: u32) {
        let (aims, covered) = std::mem::take(&mut self.aims);
        self.count(side, Count::Attacks, 1);
        self.count(side, Count::AttacksInCover, u32::from(aims > 0 && aims == covered));
        self.count(side, Count::Dice, dice);
        match cause {
            Cause::Overwatch => self.count(side, Count::Overwatch, 1),
            Cause::Defensive => self.count(side, Count::Defensive, 1),
            _ => {}
        }
    }

    fn kept(&mut self, fact: &Fact, face: u8) {
        let results = [Count::Result1, Count::Result2, Count::Result3, Count::Result4, Count::Result5, Count::Result6];
        let fires = |cause| matches!(cause, Cause::Fire | Cause::Overwatch | Cause::Defensive);
        if let Some((_, side)) = self.rolls.get(&fact.frame).copied().filter(|(cause, _)| fires(*cause)) {
            self.count(side, results[usize::from(face.clamp(1, 6)) - 1], 1);
        }
    }

    fn removed(&mut self, fact: &Fact, piece: PieceId, pile: Pile) {
        let at = self.cell_of(piece);
        self.places.remove(&piece);
        self.rides.remove(&piece);
        if !matches!(piece.part, Part::Primate(_)) {
            return;
        }
        let side = piece.unit.side;
        self.count(side, lies(pile), 1);
        if pile != Pile::Retreated {
            self.mark(at, Mark::Deaths);
            self.count(side, self.cause(fact, pile).count(), 1);
        }
    }

    fn cause(&self, fact: &Fact, pile: Pile) -> Cause {
        match (fact.rule.0, pile) {
            ("T-28", _) => Cause::Straggling,
            ("T-93", _) => Cause::Blast,
            ("G-34", _) => Cause::Leaving,
            (_, Pile::Routed) => Cause::Rout,
            (_, Pile::Injured) => Cause::Melee,
            _ => self.rolls.get(&fact.frame).map_or(Cause::Fire, |(cause, _)| *cause),
        }
    }
}

const fn side_of(who: Who) -> Side {
    match who {
        Who::Unit(unit) => unit.side,
        Who::Piece(piece) => piece.unit.side,
    }
}

/// The count for a primate in a pile.
const fn lies(pile: Pile) -> Count {
    match pile {
        Pile::Wounded => Count::Wounded,
        Pile::Hollow => Count::Hollow,
        Pile::Injured => Count::Injured,
        Pile::Routed => Count::Routed,
        Pile::Missing => Count::Missing,
        Pile::Retreated => Count::Retreated,
    }
}
