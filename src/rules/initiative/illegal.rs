//! Why an order can't be given: each reason once, with its sentence, its rule and its numbers.

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
    /// No character of that name fights here.
    NoSuchCharacter { unit: UnitId } => ("initiative-no-character", "G2");
    /// Another character is called.
    NotCalled { unit: UnitId, called: UnitId } => ("initiative-no-call", "R14");

    /// It has nothing to shoot with in hand.
    NoFirearm { unit: UnitId } => ("initiative-no-firearm", "G20");
    /// The weapon in hand is empty.
    NotLoaded { unit: UnitId } => ("initiative-no-rounds", "G20");
    /// The weapon in hand is full.
    IsLoaded { unit: UnitId } => ("initiative-no-reload", "R6");
    /// The target is no enemy.
    NotEnemy { target: UnitId } => ("initiative-no-enemy", "R4");
    /// It doesn't see the target.
    NoSight { unit: UnitId, target: UnitId } => ("initiative-no-sight", "R4");
    /// The target is beyond Extreme range.
    OutOfRange { unit: UnitId, far: i32, short: u8 } => ("initiative-no-range", "F6");
    /// The shot is harder than Impossible, or no die of the burst is left.
    Impossible { unit: UnitId, far: i32, short: u8 } => ("initiative-no-hit", "G3");
    /// Nothing lies in the direction of one's own cell.
    NoDirection { unit: UnitId } => ("initiative-no-direction", "A13");
    /// The cell is not on the board.
    OffBoard { cell: Cell } => ("initiative-no-board", "G1");

    /// It is prone already.
    IsProne { unit: UnitId } => ("initiative-no-prone", "R10");
    /// It stands already.
    IsStanding { unit: UnitId } => ("initiative-no-stand", "R10");
    /// Only who is prone crawls.
    CrawlsProne { unit: UnitId } => ("initiative-no-crawl", "R10");
    /// The order names no cell to go to.
    NoWay { unit: UnitId } => ("initiative-no-way", "R9");
    /// Two cells of the way aren't neighbors.
    NoStep { from: Cell, to: Cell } => ("initiative-no-step", "G1");
    /// A wall, an enemy or a corner bars the way.
    Barred { unit: UnitId, cell: Cell } => ("initiative-no-entry", "G1");
    /// Somebody is there.
    Occupied { unit: UnitId, cell: Cell } => ("initiative-no-room", "G1");
    /// The way costs more than the pace allows.
    TooFar { unit: UnitId, cost: u16, far: u16 } => ("initiative-no-far", "R9");

    /// Anyone who carries the load only crawls and walks.
    Laden { unit: UnitId } => ("initiative-no-laden", "G23");
    /// It isn't called for at that pace.
    OtherPace { unit: UnitId } => ("initiative-no-pace", "R7");
    /// The weapon in hand isn't fired on the move, or not at that pace.
    NoWalkFire { unit: UnitId } => ("initiative-no-walk-fire", "G10");
    /// The cell has no cover, and none is beside it.
    NoCover { unit: UnitId, cell: Cell } => ("initiative-no-cover", "A10");
    /// Only who has broken off ducks.
    NotBroken { unit: UnitId } => ("initiative-no-duck", "A10");
    /// Anyone who has broken off may only go prone or duck.
    BrokenOff { unit: UnitId } => ("initiative-no-broken", "R19");

    /// Not this in a mount's saddle.
    IsMounted { unit: UnitId } => ("initiative-no-mounted", "G14");
    /// It has to stand up before it mounts.
    MountsStanding { unit: UnitId } => ("initiative-no-mount-prone", "G14");
    /// It rides nothing.
    OnFoot { unit: UnitId } => ("initiative-no-foot", "G14");
    /// No free mount of that name is beside it.
    NoMount { unit: UnitId, mount: UnitId } => ("initiative-no-mount", "G14");

    /// The enemy isn't beside it.
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

    /// It doesn't carry a weapon of that name.
    NoSuchWeapon { unit: UnitId, weapon: String } => ("initiative-no-weapon", "G17");
    /// It has that weapon in hand.
    InHand { unit: UnitId, weapon: String } => ("initiative-no-change", "G17");
    /// The weapon in hand has no belt.
    NoBelt { unit: UnitId } => ("initiative-no-belt", "G17");
    /// No belt is loaded to which another could be linked.
    NoFirstBelt { unit: UnitId } => ("initiative-no-first-belt", "G17");
    /// A second belt is linked.
    BeltsLinked { unit: UnitId } => ("initiative-no-link", "G17");
    /// Its radio is ready.
    RadioReady { unit: UnitId } => ("initiative-no-radio", "G17");
    /// There is no load for it here.
    NoLoad { unit: UnitId } => ("initiative-no-load", "G17");
    /// It doesn't begin with the load: its own weapon is too bulky.
    TooBulky { unit: UnitId } => ("initiative-no-carrier", "G23");

    /// Nobody talks in this battle.
    NoTalk { unit: UnitId } => ("initiative-no-talk", "G13");
    /// Nobody talks and fires in the same action.
    TalksOrFires { unit: UnitId } => ("initiative-no-talk-fire", "R11");
    /// The enemy is known to everyone, or the talker doesn't know of it.
    NothingToPointOut { unit: UnitId, target: UnitId } => ("initiative-no-point", "G13");
    /// The other is no friend that panics.
    NothingToSteady { unit: UnitId, target: UnitId } => ("initiative-no-steady", "G13");
    /// The friend doesn't hear it.
    OutOfEarshot { unit: UnitId, target: UnitId } => ("initiative-no-voice", "G13");

    /// A calm turn knows moves and nothing else.
    CalmTurn { unit: UnitId } => ("initiative-no-calm", "G15");
    /// It walks into an ambush.
    WalksOn { unit: UnitId } => ("initiative-no-ambush-repetition", "R25");
    /// That isn't repeated.
    NotRepeated { unit: UnitId, action: &'static str } => ("initiative-no-repetition", "A8");
    /// It panics and repeats nothing.
    Panics { unit: UnitId } => ("initiative-no-nerve", "G8");
    /// It repeats nothing.
    RepeatsNothing { unit: UnitId } => ("initiative-no-repeated", "R17");
    /// What it repeats is its action of each phase.
    Repeats { unit: UnitId } => ("initiative-no-repeats", "R17");
    /// What it repeats can't be done now.
    CannotGoOn { unit: UnitId } => ("initiative-no-go-on", "R17");
    /// Another character is asked.
    NotAsked { unit: UnitId } => ("initiative-no-asked", "R18");

    /// It isn't the side's to set up, or stands already.
    NotWaiting { unit: UnitId } => ("initiative-no-waiting", "G22");
    /// The cell is not in the zone.
    OutsideZone { unit: UnitId, cell: Cell } => ("initiative-no-zone", "G22");
    /// The cell is not a road.
    NoRoad { unit: UnitId, cell: Cell } => ("initiative-no-road", "G23");
    /// The second of a pair stands beside the first.
    NotPaired { unit: UnitId, cell: Cell } => ("initiative-no-pair", "G23");
    /// Ambushers set up in cover.
    NoAmbush { unit: UnitId, cell: Cell } => ("initiative-no-ambush", "G23");
    /// Ambushers aim in a direction or at an area, and nobody else does so in the set-up.
    OtherAim { unit: UnitId } => ("initiative-no-lurking", "G23");

    /// Anyone who doesn't aim takes no opportunity fire.
    NotAiming { unit: UnitId } => ("initiative-no-aim", "R20");
    /// It has acted in this phase.
    HasActed { unit: UnitId } => ("initiative-no-acted", "R23");
    /// Its side has taken opportunity fire in this phase.
    SideHasFired { unit: UnitId } => ("initiative-no-second", "R24");
    /// It comes before one that has fired at the mover in this cell.
    HasPassed { unit: UnitId } => ("initiative-no-order", "A14");
    /// Its Initiative is 0.
    Unable { unit: UnitId } => ("initiative-no-able", "R12");
    /// It has fired out of its phases since it last aimed.
    OffPhaseUsed { unit: UnitId, phase: u8 } => ("initiative-no-off-phase", "R22");
    /// The mover isn't where it aims.
    NotInAim { unit: UnitId } => ("initiative-no-arc", "A13");
}
