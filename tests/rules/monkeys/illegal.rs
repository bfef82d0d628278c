//! Every refusal is one plain sentence with its numbers, and names its rule.

use crate::kit::*;
use monkeys::battle::monkeys::tell::{Names, refusal};
use monkeys::board::{Cell, Edge, Edges};
use monkeys::engine::order::Refusal;
use monkeys::force::{PieceId, UnitId};
use monkeys::rules::monkeys::{
    Illegal, commit::Ended, no_charge::NoCharge, no_drive::NoDrive, no_fire::NoFire, no_gear::NoGear,
};
use monkeys::words;

fn all(unit: UnitId, target: UnitId, primate: PieceId, by: PieceId) -> Vec<Illegal> {
    use Illegal::*;
    let at = cell(3, 4);
    vec![
        OtherWindow { order: "EndTurn", window: "Die" },
        BattleOver,
        NoSuchUnit { unit },
        NoSuchPrimate { primate },
        NotDesignable { platoon: 2 },
        NotActive { unit },
        Gone { unit },
        TurnEnded { unit, ended: Ended::Committed },
        TurnEnded { unit, ended: Ended::Watching },
        TurnEnded { unit, ended: Ended::Done },
        NoActions { unit },
        AllPinned { unit },
        Pinned { primate },
        PieceGone { primate },
        NotMember { primate, unit },
        MovesTwice { primate },
        NobodyMoves { unit },
        TooFar { primate, cost: 19, speed: 18 },
        TooFarToSneak { primate, cost: 10, speed: 9 },
        EndsInTheOpen { primate, cell: at },
        StaysInTheOpen { unit, primate, cell: at },
        HiddenAlready { unit },
        Barred { primate, cell: at },
        Occupied { primate, cell: at, by },
        OffBoard { primate, edges: Edges::of(Edge::West) },
        CutOff { primate, edges: Edges::of(Edge::West) },
        Strays { primate, squares: 9, before: 8 },
        Fire(NoFire::NobodyArmed { unit }),
        Fire(NoFire::AllEmpty { unit }),
        Fire(NoFire::NoSuchWeapon { primate }),
        Fire(NoFire::Pinned { primate }),
        Fire(NoFire::Empty { primate }),
        Fire(NoFire::Broken { primate }),
        Fire(NoFire::Unmanned { primate }),
        Fire(NoFire::TooLarge { primate }),
        Fire(NoFire::NotBeside { primate }),
        Fire(NoFire::HandsFull { primate }),
        Fire(NoFire::ShutIn { primate }),
        Fire(NoFire::LargerThanPort { primate }),
        Gear(NoGear::NoRounds { unit }),
        Charge(NoCharge::FleesTooFar { primate, cost: 13, left: 12 }),
        Drive(NoDrive::JustAboard { primate, vehicle: by }),
        Drive(NoDrive::Inside { primate, vehicle: by }),
        Drive(NoDrive::InTheAir { vehicle: by }),
        Drive(NoDrive::InTheOpen { vehicle: by, cell: at }),
        LeftBehind { primate, nearest: by, squares: 3, allowed: 2 },
        OwnSide { unit, target },
        OutOfAmmo { unit },
        OutOfReach { unit, target, squares: 51, reach: 48 },
        NoSight { unit, target },
        ArmorTooHigh { unit, target, damage: 2, armor: 3 },
        HasAmmunition { unit },
        NobodyAtCover { unit },
        BracedAlready { unit },
        NothingToResolve { unit },
        FiresTwice { primate },
        NobodyFires,
        TooManyTargets { primate, named: 3, most: 2 },
        NotInTarget { primate, target },
        NamedTwice { primate, target: by },
        TargetOutOfReach { primate, target: by, squares: 51, reach: 48 },
        TargetUnseen { primate, target: by },
        TargetArmored { primate, target: by, damage: 2, armor: 3 },
        FractionsUnpaired { first: primate, second: by },
        NoSuchDie { die: 3, dice: 2 },
        NoCheckDue { unit },
        CannotLead { primate },
        NotTriggered { unit },
        OffBoard { primate, edges: Edges::NONE },
        OffBoard { primate, edges: Edges::ALL.without(Edge::North) },
        NoCrateNear { primate },
        CarriesAlready { primate },
        OtherSeed { seed: 4, next: 5 },
        NoLayer,
        NotLaid { cell: Cell::new(4, 5) },
        NotDeploying { unit },
        NotDeployed { unit },
        PlacesDiffer { unit, given: 3, size: 8 },
        OutsideZone { primate, cell: at },
        OutsideSphere { primate, nearest: by, squares: 9, allowed: 6 },
        TooFewToSplit { unit, size: 5, least: 6 },
        HalfTooSmall { unit, first: 6, second: 2, least: 3 },
        NoCorporal { unit },
        SergeantStays { primate },
        SplitTwice { unit, other: target },
        TooLateToSplit { unit },
        NotDetected { unit },
    ]
}

#[test]
fn every_refusal_has_a_sentence_with_names_and_numbers() {
    let battle = Scene::new(&["a....X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    let names = Names::of(&battle.world);
    for why in all(unit("r1.1"), unit("b1.1"), battle.piece('a'), battle.piece('X')) {
        let message = why.message();
        assert!(words::knows(&message.id), "no sentence {}", message.id);
        let said = refusal(&why, &names);
        assert!(!said.contains(['<', '{', '}', '#']), "{said}");
        assert!(said.ends_with('.') && !said.contains("nvalid"), "{said}");
        for (key, term) in &message.terms {
            if let words::Term::Number(number) = term {
                // Platoons are written with Roman numerals.
                let shown = said.contains(&number.to_string()) || (*key == "platoon" && said.contains("II"));
                assert!(shown, "{said} leaves out {key}");
            }
        }
        assert!(why.rule().0.contains(['-', '.']), "{why:?} names no rule");
    }
}

#[test]
fn a_refusal_in_the_books_words() {
    let battle = Scene::new(&["a....X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    let names = Names::of(&battle.world);
    let (primate, nearest) = (battle.piece('a'), battle.piece('X'));
    let why = Illegal::LeftBehind { primate, nearest, squares: 3, allowed: 2 };
    assert_eq!(refusal(&why, &names), "a would be left behind: it is 3 squares from X, and 2 are allowed.");
    let why = Illegal::OtherWindow { order: "EndTurn", window: "Die" };
    assert_eq!(refusal(&why, &names), "End turn isn't possible now: choosing a die comes first.");
}
