//! Tiny battles as text: a board with one letter per primate, squads of letters, preset dice.

use bevy_ecs::{component::Component, component::Mutable, world::World};
use monkeys::battle;
use monkeys::board::{
    Cell, Direction, Edge, Grid, Zone,
    sight::Sight,
    terrain::{Ground, Spot},
};
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, Outcome, What};
use monkeys::force::{
    PieceId, Roster, Side, UnitId,
    squad::{Pile, Place},
    vehicle::Seat,
};
use monkeys::rules::monkeys::{
    Illegal, Muster, Order,
    brace::Ammunition,
    choices::Choices,
    door,
    field::{Field, PrimateState, UnitState},
    muster::{
        Carried, Emplacement, Hurts, PlatoonMuster, PrimateMuster, Scenario, SideMuster, UnitMuster, VehicleMuster,
    },
    order::{Leg, Path, Shot, Volley},
    overwatch::Watch,
    pins::Pin,
    profiles::{Clan, Profiles, Weapon},
};
use std::collections::BTreeMap;
use std::sync::Arc;

pub const RED: Side = Side::First;
pub const BLUE: Side = Side::Second;

/// A battle being set up.
pub struct Scene {
    rows: Vec<String>,
    profiles: Profiles,
    squads: Vec<(UnitId, String, String)>,
    kits: BTreeMap<char, String>,
    talents: Vec<(UnitId, String)>,
    under: BTreeMap<char, char>,
    soil: BTreeMap<(i16, i16), u8>,
    edges: [Edge; 2],
    rounds: Option<u16>,
    scenario: Scenario,
    attacker: Side,
    reserve: Vec<Side>,
    zones: [Zone; 2],
    corporals: String,
    recipe: Option<monkeys::board::generate::Recipe>,
    platoons: usize,
    dice: Vec<u8>,
    emplacements: Vec<(UnitId, String, Cell)>,
    vehicles: Vec<Parked>,
}

/// A vehicle in a scene: owner, kind, place, facing, and occupants.
struct Parked {
    unit: UnitId,
    kind: String,
    at: (Cell, Direction),
    crew: Vec<(char, Seat)>,
    spares: Vec<u8>,
    bought: Vec<(usize, String)>,
}

impl Scene {
    /// A board: `.` open, `,` rough, `T` forest, `=` wall, `~` water, a digit a building of that height; any other
    /// letter is a primate on open ground.
    pub fn new<S: AsRef<str>>(rows: &[S]) -> Self {
        Self {
            rows: rows.iter().map(|row| row.as_ref().to_owned()).collect(),
            profiles: (*monkeys::data::monkeys::profiles()).clone(),
            squads: Vec::new(),
            kits: BTreeMap::new(),
            talents: Vec::new(),
            under: BTreeMap::new(),
            soil: BTreeMap::new(),
            edges: [Edge::West, Edge::East],
            rounds: None,
            scenario: Scenario::Skirmish,
            attacker: RED,
            reserve: Vec::new(),
            zones: Default::default(),
            corporals: String::new(),
            recipe: None,
            platoons: 1,
            dice: Vec::new(),
            vehicles: Vec::new(),
            emplacements: Vec::new(),
        }
    }

    /// A unit's weapon placed permanently on a cell (T-99).
    pub fn emplace(mut self, unit: &str, weapon: &str, x: i16, y: i16) -> Self {
        self.emplacements.push((unit.parse().expect("a unit's name"), weapon.to_owned(), Cell::new(x, y)));
        self
    }

    /// A squad of the letters, the first its sergeant; a kit is a clan, or a clan and what it carries: `baboon`,
    /// `baboon/machinegun`, `baboon/assault rifle+ap^fmj/helmet/bayonet`.
    pub fn squad(mut self, unit: &str, kit: &str, members: &str) -> Self {
        let id: UnitId = unit.parse().expect("a unit's name");
        self.platoons = self.platoons.max(id.platoon.into());
        self.squads.push((id, kit.to_owned(), members.to_owned()));
        self
    }

    /// A vehicle of a unit with its corner on a cell, facing in the direction of a keypad digit. Members of the unit
    /// sit in it from the start and need no letter on the board.
    pub fn vehicle(mut self, unit: &str, kind: &str, (x, y): (i16, i16), facing: char, crew: &[(char, Seat)]) -> Self {
        let facing = Direction::from_digit(facing).expect("a keypad digit");
        let (unit, at) = (unit.parse().expect("a unit's name"), (Cell::new(x, y), facing));
        self.vehicles.push(Parked {
            unit,
            kind: kind.to_owned(),
            at,
            crew: crew.to_vec(),
            spares: Vec::new(),
            bought: Vec::new(),
        });
        self
    }

    /// Buys a weapon for a mount of the vehicle parked last, counted from 0.
    pub fn mount(mut self, mount: usize, weapon: &str) -> Self {
        self.vehicles.last_mut().expect("a vehicle is parked").bought.push((mount, weapon.to_owned()));
        self
    }

    /// Spare rounds for the mounts of the vehicle parked last (T-169).
    pub fn spares(mut self, spares: &[u8]) -> Self {
        self.vehicles.last_mut().expect("a vehicle is parked").spares = spares.to_vec();
        self
    }

    /// Gives one member a different kit from its squad's.
    pub fn kit(mut self, member: char, kit: &str) -> Self {
        self.kits.insert(member, kit.to_owned());
        self
    }

    /// Gives everyone in a unit a talent.
    pub fn talent(mut self, unit: &str, talent: &str) -> Self {
        self.talents.push((unit.parse().expect("a unit's name"), talent.to_owned()));
        self
    }

    /// Sets the ground under primates.
    pub fn under(mut self, members: &str, ground: char) -> Self {
        self.under.extend(members.chars().map(|member| (member, ground)));
        self
    }

    /// A custom clan: a baboon with other numbers.
    pub fn clan(mut self, name: &str, change: impl FnOnce(&mut Clan)) -> Self {
        let mut clan = self.profiles.clans[self.profiles.clan("baboon").expect("baboons")].clone();
        (clan.name, clan.traits) = (name.to_owned(), Vec::new());
        change(&mut clan);
        self.profiles.clans.push(clan);
        self
    }

    /// A custom weapon: an assault rifle with other numbers.
    pub fn weapon(mut self, name: &str, change: impl FnOnce(&mut Weapon)) -> Self {
        let mut weapon = self.profiles.weapons[self.profiles.weapon("assault rifle").expect("rifles")].clone();
        weapon.name = name.to_owned();
        change(&mut weapon);
        self.profiles.weapons.push(weapon);
        self
    }

    pub fn switch(mut self, name: &str, value: i32) -> Self {
        let switch = self.profiles.switches.iter_mut().find(|switch| switch.name == name);
        switch.expect("the book has the switch").value = value;
        self
    }

    pub fn scenario(mut self, scenario: Scenario) -> Self {
        self.scenario = scenario;
        self
    }

    /// A side deploys in the battle, within a rectangle; its letters need not be on the board.
    pub fn deploys(mut self, side: Side, from: (i16, i16), to: (i16, i16)) -> Self {
        self.reserve.push(side);
        self.zones[side.index()] = Zone(vec![(Cell::from(from), Cell::from(to)).into()]);
        self
    }

    /// These are corporals (G-12).
    pub fn corporals(mut self, letters: &str) -> Self {
        letters.clone_into(&mut self.corporals);
        self
    }

    /// What the ground is grown from, for a side that may have it grown again.
    pub fn recipe(mut self, recipe: monkeys::board::generate::Recipe) -> Self {
        self.recipe = Some(recipe);
        self
    }

    /// The attacking side, if there is one.
    pub fn attacker(mut self, side: Side) -> Self {
        self.attacker = side;
        self
    }

    pub fn rounds(mut self, rounds: u16) -> Self {
        self.rounds = Some(rounds);
        self
    }

    /// The number of platoons per side, padded with empty ones.
    pub fn platoons(mut self, platoons: usize) -> Self {
        self.platoons = platoons;
        self
    }

    pub fn edges(mut self, red: Edge, blue: Edge) -> Self {
        self.edges = [red, blue];
        self
    }

    /// Height of the soil of one cell.
    pub fn soil(mut self, x: i16, y: i16, height: u8) -> Self {
        self.soil.insert((x, y), height);
        self
    }

    /// Dice after the two that decide which side moves first.
    pub fn dice(mut self, dice: &[u8]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    pub fn muster(&self) -> (Muster, BTreeMap<char, PieceId>) {
        let mut cells = BTreeMap::new();
        let sight = Arc::new(Sight::new(Arc::new(self.ground(&mut cells))));
        let mut tokens = BTreeMap::new();
        let sides = Side::BOTH.map(|side| self.side(side, &cells, &mut tokens));
        let profiles = Arc::new(self.profiles.clone());
        (
            Muster {
                profiles,
                sight,
                recipe: self.recipe,
                scenario: self.scenario,
                attacker: self.attacker,
                rounds: self.rounds,
                markers: Vec::new(),
                sides,
            },
            tokens,
        )
    }

    fn ground(&self, cells: &mut BTreeMap<char, Cell>) -> Ground {
        let mut spots = Grid::new(self.rows[0].len() as i16, self.rows.len() as i16, Spot::default());
        for cell in spots.cells().collect::<Vec<_>>() {
            let mut letter = self.rows[cell.y as usize].as_bytes()[cell.x as usize] as char;
            if letter.is_ascii_alphabetic() && letter != 'T' {
                cells.insert(letter, cell);
                letter = self.under.get(&letter).copied().unwrap_or('.');
            }
            spots[cell] = self.spot(letter);
            spots[cell].soil = self.soil.get(&(cell.x, cell.y)).copied().unwrap_or(0);
        }
        Ground::new(self.profiles.grounds.clone(), spots)
    }

    fn spot(&self, letter: char) -> Spot {
        let name = match letter {
            '.' => "open",
            ',' => "rough",
            'T' => "forest",
            '=' => "wall",
            '~' => "water",
            '1'..='9' => "building",
            other => panic!("no ground {other}"),
        };
        let kind = self.profiles.grounds.iter().position(|kind| kind.name == name).expect("a ground of the book");
        let top = letter.to_digit(10).map_or(self.profiles.grounds[kind].top, |top| top as u8);
        Spot { kind: kind as u8, soil: 0, top }
    }

    fn side(&self, side: Side, cells: &BTreeMap<char, Cell>, tokens: &mut BTreeMap<char, PieceId>) -> SideMuster {
        let mut platoons = vec![PlatoonMuster::default(); self.platoons];
        let mut squads: Vec<_> = self.squads.iter().filter(|(id, ..)| id.side == side).collect();
        squads.sort();
        for (id, kit, members) in squads {
            let member = |(place, letter): (usize, char)| {
                let rides = self.vehicles.iter().any(|parked| parked.crew.iter().any(|(rider, _)| *rider == letter));
                let nowhere = Cell::default();
                let stands = || {
                    *cells
                        .get(&letter)
                        .or(rides.then_some(&nowhere))
                        .unwrap_or_else(|| panic!("{letter} stands nowhere"))
                };
                let cell = (!self.reserve.contains(&side)).then(stands);
                tokens.insert(letter, id.primate(place as u8 + 1));
                let talents = self.talents.iter().filter(|(unit, _)| unit == id);
                let talents = talents.map(|(_, name)| self.profiles.talent(name).expect("a talent of the book"));
                let primate = self.primate(letter, self.kits.get(&letter).unwrap_or(kit), cell);
                let talents = primate.talents.iter().copied().chain(talents).collect();
                PrimateMuster { talents, ..primate }
            };
            let vehicles = self.parked(*id, members);
            let members = members.chars().enumerate().map(member).collect();
            let emplaced = self.emplacements.iter().filter(|(unit, ..)| unit == id);
            // On a side that deploys it waits to be put up.
            let stands = !self.reserve.contains(&side);
            let emplaced = emplaced.map(|(_, weapon, cell)| (self.arm(weapon), stands.then_some(*cell)));
            let emplacements = emplaced.map(|(arm, cell)| Emplacement { arm, cell }).collect();
            let unit = UnitMuster { post: id.post, name: id.to_string(), members, vehicles, emplacements };
            platoons[usize::from(id.platoon) - 1].units.push(unit);
        }
        SideMuster {
            name: side.key().into(),
            edge: self.edges[side.index()],
            zone: self.zones[side.index()].clone(),
            platoons,
        }
    }

    fn parked(&self, unit: UnitId, members: &str) -> Vec<VehicleMuster> {
        let number = |rider: char| members.chars().position(|member| member == rider).expect("a member") as u8 + 1;
        let park = |parked: &Parked| {
            let kind = self.profiles.vehicles.iter().position(|kind| kind.name == parked.kind).expect("a vehicle");
            let mut mounts: Vec<_> = self.profiles.vehicles[kind].mounts.iter().map(|mount| mount.weapon).collect();
            for (mount, weapon) in &parked.bought {
                mounts[*mount] = Some(self.profiles.weapon(weapon).expect("a weapon of the book"));
            }
            let crew = parked.crew.iter().map(|(rider, seat)| (number(*rider), *seat)).collect();
            let at = (!self.reserve.contains(&unit.side)).then_some(parked.at);
            VehicleMuster {
                kind,
                mounts,
                spares: parked.spares.clone(),
                cost: self.profiles.vehicles[kind].cost,
                at,
                crew,
            }
        };
        self.vehicles.iter().filter(|parked| parked.unit == unit).map(park).collect()
    }

    fn primate(&self, letter: char, kit: &str, cell: Option<Cell>) -> PrimateMuster {
        let (name, items) = kit.split_once('/').unwrap_or((kit, ""));
        let clan = self.profiles.clan(name).unwrap_or_else(|| panic!("no clan {name}"));
        let mut one = PrimateMuster {
            name: letter.to_string(),
            clan,
            weapons: Vec::new(),
            armor: Vec::new(),
            gear: Vec::new(),
            talents: Vec::new(),
            corporal: self.corporals.contains(letter),
            cost: self.profiles.clans[clan].cost,
            hurts: Hurts::default(),
            cell,
        };
        for item in items.split('/').filter(|item| !item.is_empty()) {
            let talent = self.profiles.talents.iter().position(|talent| talent.name == item);
            let accessory = self.profiles.accessories.iter().position(|gear| gear.name == item);
            match (self.profiles.armor(item), accessory, talent) {
                (Some(armor), ..) => one.armor.push(armor),
                (_, Some(accessory), _) => one.gear.push(accessory),
                (.., Some(talent)) => one.talents.push(talent),
                _ => one.weapons.push(self.arm(item)),
            }
        }
        if one.weapons.is_empty() {
            one.weapons.push(self.arm(&self.profiles.clans[clan].weapon));
        }
        one
    }

    /// A weapon with its loads: `assault rifle+ap^hi-ex^fmj` is loaded with AP and has two spares.
    fn arm(&self, text: &str) -> Carried {
        let mut parts = text.split('^');
        let (arm, load) = parts.next().map_or((text, None), |arm| match arm.split_once('+') {
            Some((arm, load)) => (arm, Some(load)),
            None => (arm, None),
        });
        let ammo = |name: &str| self.profiles.ammo(name).unwrap_or_else(|| panic!("no ammunition {name}"));
        Carried {
            weapon: self.profiles.weapon(arm).unwrap_or_else(|| panic!("no weapon {arm}")),
            ammo: load.map(ammo),
            spares: parts.map(ammo).collect(),
        }
    }

    /// Rolls for the first turn, which is red's, and plays up to the first decision.
    pub fn begin(self) -> Battle {
        let (muster, tokens) = self.muster();
        let mut dice = vec![6, 1];
        dice.extend(&self.dice);
        Battle::with(&muster, tokens, dice)
    }

    /// The same with all dice given, including those for the first turn.
    pub fn begin_with(self, dice: &[u8]) -> Battle {
        let (muster, tokens) = self.muster();
        Battle::with(&muster, tokens, dice.to_vec())
    }
}

/// A battle in progress. When it is dropped, exactly all its dice must have been rolled.
pub struct Battle {
    pub world: World,
    tokens: BTreeMap<char, PieceId>,
    seen: usize,
}

impl Drop for Battle {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let dice = self.world.resource::<Dice>();
            assert!(!dice.ran_dry(), "more dice were rolled than laid out");
            assert_eq!(dice.left(), 0, "dice were left over");
        }
    }
}

pub fn unit(name: &str) -> UnitId {
    name.parse().expect("a unit's name")
}

pub fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

impl Battle {
    fn with(muster: &Muster, tokens: BTreeMap<char, PieceId>, dice: Vec<u8>) -> Self {
        let mut world = World::new();
        battle::monkeys::install(&mut world);
        battle::monkeys::muster(&mut world, muster, Dice::scripted(dice));
        battle::monkeys::advance(&mut world);
        Self { world, tokens, seen: 0 }
    }

    /// The open question and its side.
    pub fn asked(&self) -> (&'static str, Side) {
        let window = door::table(&self.world).clock.window().unwrap_or_else(|| panic!("nobody is asked"));
        (window.name(), window.side)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        door::table(&self.world).clock.outcome().copied()
    }

    pub fn choices(&self) -> Choices {
        battle::monkeys::choices(&self.world).expect("somebody is asked")
    }

    pub fn piece(&self, letter: char) -> PieceId {
        let mustered = *self.tokens.get(&letter).unwrap_or_else(|| panic!("no primate {letter}"));
        let ix = self.world.resource::<Roster>().find_primate(mustered).expect("a primate of this battle");
        self.field().primate(ix).id
    }

    pub fn pieces(&self, letters: &str) -> Vec<PieceId> {
        letters.chars().map(|letter| self.piece(letter)).collect()
    }

    pub fn field(&self) -> &Field {
        self.world.resource::<Field>()
    }

    pub fn primate(&self, letter: char) -> &PrimateState {
        let field = self.field();
        field.primate(field.find_primate(self.piece(letter)).expect("a primate of this battle"))
    }

    pub fn squad(&self, name: &str) -> &UnitState {
        let field = self.field();
        field.unit(field.find_unit(unit(name)).expect("a unit of this battle"))
    }

    pub fn squad_ix(&self, name: &str) -> monkeys::force::UnitIx {
        self.field().find_unit(unit(name)).expect("a unit of this battle")
    }

    /// The leader of a unit.
    pub fn leader(&self, name: &str) -> Option<PieceId> {
        self.squad(name).lead.leader.map(|leader| self.field().primate(leader).id)
    }

    pub fn at(&self, letter: char) -> Option<Cell> {
        self.primate(letter).place.cell()
    }

    pub fn pin(&self, letter: char) -> Pin {
        self.primate(letter).pin
    }

    pub fn pile(&self, letter: char) -> Option<Pile> {
        match self.primate(letter).place {
            Place::Off(pile) => Some(pile),
            _ => None,
        }
    }

    // Orders

    /// Gives an order, which must be accepted.
    pub fn give(&mut self, order: Order) -> &mut Self {
        if let Err(why) = battle::submit(&mut self.world, order.clone()) {
            panic!("{order:?} is refused: {why:?}");
        }
        self
    }

    /// Gives an order, which must be refused and change nothing.
    pub fn refused(&mut self, order: Order) -> Illegal {
        let before = battle::monkeys::hash(&mut self.world);
        let why = battle::submit(&mut self.world, order.clone()).err();
        assert_eq!(battle::monkeys::hash(&mut self.world), before, "a refused order changes nothing");
        why.unwrap_or_else(|| panic!("{order:?} is accepted"))
    }

    pub fn moving(&self, name: &str, walks: &[(char, &str)]) -> Order {
        let leg = |(letter, digits): &(char, &str)| {
            let path = digits.chars().map(|digit| Direction::from_digit(digit).expect("a keypad digit")).collect();
            Leg::Go(self.piece(*letter), Path(path))
        };
        Order::Move { unit: unit(name), steps: walks.iter().map(leg).collect() }
    }

    pub fn walk(&mut self, name: &str, walks: &[(char, &str)]) -> &mut Self {
        let order = self.moving(name, walks);
        self.give(order)
    }

    pub fn sneaking(&self, name: &str, walks: &[(char, &str)]) -> Order {
        let Order::Move { unit, steps } = self.moving(name, walks) else { unreachable!("a move") };
        Order::Stealth { unit, steps }
    }

    pub fn sneak(&mut self, name: &str, walks: &[(char, &str)]) -> &mut Self {
        let order = self.sneaking(name, walks);
        self.give(order)
    }

    pub fn steps(digits: &str) -> Path {
        Path(digits.chars().map(|digit| Direction::from_digit(digit).expect("a keypad digit")).collect())
    }

    /// An overrun order, with the path of its lead in keypad digits.
    pub fn charging(&self, name: &str, lead: char, digits: &str, target: &str) -> Order {
        let (lead, path) = (self.piece(lead), Self::steps(digits));
        Order::Overrun { unit: unit(name), lead, path, target: unit(target), joiners: Vec::new() }
    }

    pub fn charge(&mut self, name: &str, lead: char, digits: &str, target: &str) -> &mut Self {
        let order = self.charging(name, lead, digits, target);
        self.give(order)
    }

    /// Gives the default answer.
    pub fn default(&mut self) -> &mut Self {
        let order = self.choices().default.expect("a decision has a default");
        self.give(order)
    }

    pub fn attack(&mut self, by: &str, target: &str) -> &mut Self {
        self.give(attacking(by, target))
    }

    /// A volley of one special weapon.
    pub fn firing_special(&self, by: char, with: u8, at: &str) -> Order {
        let shot = Shot { by: self.piece(by), with, at: self.pieces(at), select: false };
        Order::Fire { volley: Volley::Special(self.piece(by)), shots: vec![shot] }
    }

    pub fn firing(&self, shots: &[(char, &str)]) -> Order {
        let shot = |(by, at): &(char, &str)| Shot { by: self.piece(*by), with: 1, at: self.pieces(at), select: false };
        Order::Fire { volley: Volley::Main, shots: shots.iter().map(shot).collect() }
    }

    pub fn fire(&mut self, shots: &[(char, &str)]) -> &mut Self {
        let order = self.firing(shots);
        self.give(order)
    }

    pub fn end_turn(&mut self) -> &mut Self {
        self.give(Order::EndTurn)
    }

    // States at the start of a test

    fn set<C: Component<Mutability = Mutable>>(&mut self, entity: bevy_ecs::entity::Entity, value: C) {
        *self.world.entity_mut(entity).get_mut::<C>().expect("it has the part") = value;
        door::survey(&mut self.world);
    }

    fn set_primate<C: Component<Mutability = Mutable>>(&mut self, letter: char, value: C) -> &mut Self {
        let roster = self.world.resource::<Roster>();
        let entity = roster.primate(roster.find_primate(self.piece(letter)).expect("a primate"));
        self.set(entity, value);
        self
    }

    fn set_unit<C: Component<Mutability = Mutable>>(&mut self, name: &str, value: C) -> &mut Self {
        let roster = self.world.resource::<Roster>();
        let entity = roster.unit(roster.find_unit(unit(name)).expect("a unit"));
        self.set(entity, value);
        self
    }

    pub fn set_pin(&mut self, letters: &str, pin: Pin) -> &mut Self {
        for letter in letters.chars() {
            self.set_primate(letter, pin);
        }
        self
    }

    pub fn set_gone(&mut self, letters: &str, pile: Pile) -> &mut Self {
        for letter in letters.chars() {
            self.set_primate(letter, Place::Off(pile));
        }
        self
    }

    pub fn set_watch(&mut self, name: &str) -> &mut Self {
        self.set_unit(name, Watch(true))
    }

    pub fn set_empty(&mut self, name: &str) -> &mut Self {
        self.set_unit(name, Ammunition::Out)
    }

    pub fn set_hidden(&mut self, name: &str) -> &mut Self {
        self.set_unit(name, monkeys::rules::monkeys::stealth::Hidden::Long)
    }

    pub fn set_acting(&mut self, name: &str, letter: char) -> &mut Self {
        let leader = self.field().find_primate(self.piece(letter));
        self.set_unit(name, monkeys::rules::monkeys::leader::Leadership { leader, acting: true })
    }

    // What happened

    /// Facts since the last call, or since the battle began.
    pub fn news(&mut self) -> Vec<What> {
        let facts = self.world.resource::<BattleLog>().facts();
        let news = facts[self.seen..].iter().map(|fact| fact.what.clone()).collect();
        self.seen = facts.len();
        news
    }

    /// Attack and defense power of the last attack.
    pub fn powers(&self) -> (i32, i32) {
        let facts = self.world.resource::<BattleLog>().facts();
        let powers = facts.iter().rev().find_map(|fact| match &fact.what {
            What::Powers { sums, .. } => Some(*sums),
            _ => None,
        });
        powers.expect("there has been an attack")
    }

    /// The last roll: its dice, its purpose, and the side that chooses.
    pub fn rolled(&self) -> (Vec<u8>, &'static str, Option<Side>) {
        let facts = self.world.resource::<BattleLog>().facts();
        let rolled = facts.iter().rev().find_map(|fact| match &fact.what {
            What::Rolled { dice, why, chooser } => Some((dice.clone(), *why, *chooser)),
            _ => None,
        });
        rolled.expect("there has been a roll")
    }

    /// Rule ids of the facts so far that pass a filter, in order.
    pub fn rules(&self, wanted: impl Fn(&What) -> bool) -> Vec<&'static str> {
        let facts = self.world.resource::<BattleLog>().facts();
        facts.iter().filter(|fact| wanted(&fact.what)).map(|fact| fact.rule.0).collect()
    }
}

/// Reloading without using a spare.
pub fn reloading(name: &str) -> Order {
    Order::Reload { unit: unit(name), loads: Vec::new() }
}

pub fn attacking(by: &str, target: &str) -> Order {
    Order::Attack { unit: unit(by), target: unit(target) }
}

/// A row of this many open squares.
pub fn open(count: usize) -> String {
    ".".repeat(count)
}
