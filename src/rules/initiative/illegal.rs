//! Why an order can't be given: one line per reason, with its text, its rule and its numbers.

use crate::board::Cell;
use crate::engine::reasons::reasons;
use crate::force::UnitId;

reasons! {
    /// A refused order.
    pub enum Illegal;

    /// The open window asks something else.
    OtherWindow { order: &'static str, window: &'static str } => ("initiative-no-window", "R2");
    /// The battle is over.
    BattleOver => ("initiative-no-battle", "G11");
    /// No character with that name is in the battle.
    NoSuchCharacter { unit: UnitId } => ("initiative-no-character", "G2");
    /// A different character is being called.
    NotCalled { unit: UnitId, called: UnitId } => ("initiative-no-call", "R14");

    /// It has no weapon to shoot with in hand.
    NoFirearm { unit: UnitId } => ("initiative-no-firearm", "G20");
    /// The weapon in hand is empty.
    NotLoaded { unit: UnitId } => ("initiative-no-rounds", "G20");
    /// The weapon in hand is full.
    IsLoaded { unit: UnitId } => ("initiative-no-reload", "R6");
    /// The target isn't an enemy.
    NotEnemy { target: UnitId } => ("initiative-no-enemy", "R4");
    /// It doesn't see the target.
    NoSight { unit: UnitId, target: UnitId } => ("initiative-no-sight", "R4");
    /// The target is beyond Extreme range.
    OutOfRange { unit: UnitId, far: i32, short: u8 } => ("initiative-no-range", "F6");
    /// The shot is harder than Impossible, or the burst has no dice left.
    Impossible { unit: UnitId, far: i32, short: u8 } => ("initiative-no-hit", "G3");
    /// A character's own cell isn't in any direction.
    NoDirection { unit: UnitId } => ("initiative-no-direction", "A13");
    /// The cell isn't on the board.
    OffBoard { cell: Cell } => ("initiative-no-board", "G1");

    /// It is already prone.
    IsProne { unit: UnitId } => ("initiative-no-prone", "R10");
    /// It stands already.
    IsStanding { unit: UnitId } => ("initiative-no-stand", "R10");
    /// Only a prone character crawls.
    CrawlsProne { unit: UnitId } => ("initiative-no-crawl", "R10");
    /// The order names no cell to go to.
    NoWay { unit: UnitId } => ("initiative-no-way", "R9");
    /// Two cells of the path aren't neighbors.
    NoStep { from: Cell, to: Cell } => ("initiative-no-step", "G1");
    /// A wall, an enemy or a corner blocks the path.
    Barred { unit: UnitId, cell: Cell } => ("initiative-no-entry", "G1");
    /// Somebody is there.
    Occupied { unit: UnitId, cell: Cell } => ("initiative-no-room", "G1");
    /// The path costs more than the pace allows.
    TooFar { unit: UnitId, cost: u16, far: u16 } => ("initiative-no-far", "R9");

    /// A character carrying the load can only crawl or walk.
    Laden { unit: UnitId } => ("initiative-no-laden", "G23");
    /// A different pace is required.
    OtherPace { unit: UnitId } => ("initiative-no-pace", "R7");
    /// The weapon in hand can't be fired while moving, or not at that pace.
    NoWalkFire { unit: UnitId } => ("initiative-no-walk-fire", "G10");
    /// The cell has no cover and isn't next to any.
    NoCover { unit: UnitId, cell: Cell } => ("initiative-no-cover", "A10");
    /// Only a character that has broken off ducks.
    NotBroken { unit: UnitId } => ("initiative-no-duck", "A10");
    /// A character that has broken off may only go prone or duck.
    BrokenOff { unit: UnitId } => ("initiative-no-broken", "R19");

    /// Not allowed while riding a mount.
    IsMounted { unit: UnitId } => ("initiative-no-mounted", "G14");
    /// It has to stand up before it can mount.
    MountsStanding { unit: UnitId } => ("initiative-no-mount-prone", "G14");
    /// It rides nothing.
    OnFoot { unit: UnitId } => ("initiative-no-foot", "G14");
    /// No free mount with that name is next to it.
    NoMount { unit: UnitId, mount: UnitId } => ("initiative-no-mount", "G14");

    /// The enemy isn't adjacent.
    NotAdjacent { unit: UnitId, target: UnitId } => ("initiative-no-melee", "G9");
    /// It has no blade in hand.
    NoBlade { unit: UnitId } => ("initiative-no-blade", "G9");
    /// The enemy can't be held.
    CannotHold { unit: UnitId, target: UnitId } => ("initiative-no-hold", "G9");
    /// Holder and held may only strike each other, let go and escape.
    InGrip { unit: UnitId } => ("initiative-no-grip", "G9");
    /// It holds nobody.
    HoldsNobody { unit: UnitId } => ("initiative-no-release", "G9");
    /// Nobody holds it.
    NotHeld { unit: UnitId } => ("initiative-no-escape", "G9");

    /// It doesn't carry a weapon with that name.
    NoSuchWeapon { unit: UnitId, weapon: String } => ("initiative-no-weapon", "G17");
    /// It already has that weapon in hand.
    InHand { unit: UnitId, weapon: String } => ("initiative-no-change", "G17");
    /// The weapon in hand has no belt.
    NoBelt { unit: UnitId } => ("initiative-no-belt", "G17");
    /// There is no loaded belt to link another one to.
    NoFirstBelt { unit: UnitId } => ("initiative-no-first-belt", "G17");
    /// A second belt is already linked.
    BeltsLinked { unit: UnitId } => ("initiative-no-link", "G17");
    /// Its radio is already ready.
    RadioReady { unit: UnitId } => ("initiative-no-radio", "G17");
    /// There is no load for it here.
    NoLoad { unit: UnitId } => ("initiative-no-load", "G17");
    /// It can't start with the load: its own weapon is too bulky.
    TooBulky { unit: UnitId } => ("initiative-no-carrier", "G23");

    /// Nobody talks in this battle.
    NoTalk { unit: UnitId } => ("initiative-no-talk", "G13");
    /// Nobody talks and fires in the same action.
    TalksOrFires { unit: UnitId } => ("initiative-no-talk-fire", "R11");
    /// Everyone knows of the enemy already, or the talker doesn't know of it.
    NothingToPointOut { unit: UnitId, target: UnitId } => ("initiative-no-point", "G13");
    /// The other one isn't a panicking friend.
    NothingToSteady { unit: UnitId, target: UnitId } => ("initiative-no-steady", "G13");
    /// The friend can't hear it.
    OutOfEarshot { unit: UnitId, target: UnitId } => ("initiative-no-voice", "G13");

    /// A calm turn allows only moves.
    CalmTurn { unit: UnitId } => ("initiative-no-calm", "G15");
    /// It is walking into an ambush.
    WalksOn { unit: UnitId } => ("initiative-no-ambush-repetition", "R25");
    /// That isn't repeated.
    NotRepeated { unit: UnitId, action: &'static str } => ("initiative-no-repetition", "A8");
    /// It is panicking and can't repeat anything.
    Panics { unit: UnitId } => ("initiative-no-nerve", "G8");
    /// It repeats nothing.
    RepeatsNothing { unit: UnitId } => ("initiative-no-repeated", "R17");
    /// What it repeats is its action in each phase.
    Repeats { unit: UnitId } => ("initiative-no-repeats", "R17");
    /// What it repeats isn't possible now.
    CannotGoOn { unit: UnitId } => ("initiative-no-go-on", "R17");
    /// A different character is being asked.
    NotAsked { unit: UnitId } => ("initiative-no-asked", "R18");

    /// It doesn't belong to the side, or is already set up.
    NotWaiting { unit: UnitId } => ("initiative-no-waiting", "G22");
    /// The cell isn't in the zone.
    OutsideZone { unit: UnitId, cell: Cell } => ("initiative-no-zone", "G22");
    /// The cell isn't a road.
    NoRoad { unit: UnitId, cell: Cell } => ("initiative-no-road", "G23");
    /// The second of a pair must be next to the first.
    NotPaired { unit: UnitId, cell: Cell } => ("initiative-no-pair", "G23");
    /// Ambushers must set up in cover.
    NoAmbush { unit: UnitId, cell: Cell } => ("initiative-no-ambush", "G23");
    /// Ambushers aim in a direction or at an area; nobody else aims during set-up.
    OtherAim { unit: UnitId } => ("initiative-no-lurking", "G23");

    /// A character that isn't aiming can't take opportunity fire.
    NotAiming { unit: UnitId } => ("initiative-no-aim", "R20");
    /// It has already acted in this phase.
    HasActed { unit: UnitId } => ("initiative-no-acted", "R23");
    /// Its side has already taken opportunity fire in this phase.
    SideHasFired { unit: UnitId } => ("initiative-no-second", "R24");
    /// It comes before one that has already fired at the mover in this cell.
    HasPassed { unit: UnitId } => ("initiative-no-order", "A14");
    /// Its Initiative is 0.
    Unable { unit: UnitId } => ("initiative-no-able", "R12");
    /// It has already fired outside its phases since it last aimed.
    OffPhaseUsed { unit: UnitId, phase: u8 } => ("initiative-no-off-phase", "R22");
    /// The mover isn't within its aim.
    NotInAim { unit: UnitId } => ("initiative-no-arc", "A13");
}
