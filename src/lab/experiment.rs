//! A plan that has been checked: its forces, its players, its boards.

use super::{
    fixture::{Fixture, Point},
    plan::{Against, Named, Plan, Terrain},
};
use crate::battle::replay::Player;
use crate::board::generate::Recipe;
use crate::data::{
    Draft, Fault, Level, LoadError, Persona, Place, level,
    library::Library,
    nearest,
    persona::{self, Strength},
    setup,
};
use crate::opponent::Opponent;
use crate::rules::monkeys::{Muster, profiles::Profiles, scenarios::Scenario};
use crate::words::Message;
use std::sync::Arc;

/// Grounds that are tried for a board before it is given up.
const TRIES: u32 = 20;

/// The name of a player who chooses by chance among all that is allowed.
const CHANCE: &str = "chance";

/// The leader of a contender.
#[derive(Clone, Debug)]
pub struct Leader {
    name: String,
    persona: Arc<Persona>,
    strength: Strength,
}

/// One of the variants that are compared.
#[derive(Clone, Debug)]
struct Variant {
    profiles: Arc<Profiles>,
    leaders: [Leader; 2],
    library: Library,
}

/// A plan that can be carried out.
#[derive(Clone, Debug)]
pub struct Experiment {
    plan: Plan,
    variants: Vec<Variant>,
}

/// A board with both ways round to fight on it. Lines of sight are worked out once and shared.
#[derive(Clone, Debug)]
pub struct Board {
    /// The level with contender A as the first side, and as the second.
    pub levels: [Level; 2],
    /// What battles on either start from.
    pub musters: [Muster; 2],
    /// The seed that its ground was grown from; 0 of a level's own.
    pub seed: u64,
}

impl Experiment {
    /// Checks a plan.
    ///
    /// # Errors
    /// All faults of it at once, and of the files it names.
    pub fn of(plan: Plan) -> Result<Self, LoadError> {
        let mut faults = plan.faults();
        let mut variants = Vec::new();
        for number in 0..plan.variants() {
            match variant(&plan, number) {
                Ok(variant) => variants.push(variant),
                Err(found) => found.into_iter().for_each(|fault| {
                    if !faults.contains(&fault) {
                        faults.push(fault);
                    }
                }),
            }
        }
        if !faults.is_empty() {
            return Err(LoadError { file: "plan".to_owned(), faults });
        }
        let experiment = Self { plan, variants };
        // A battle that can't be begun anywhere is a fault of the plan; one board of each point shows it.
        for point in experiment.plan.all_points() {
            experiment.board(point, 0)?;
        }
        Ok(experiment)
    }

    /// The plan.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// A board of a point. Where the armies of the plan have no room on a ground, the next one is grown.
    ///
    /// # Errors
    /// Where no ground has room.
    pub fn board(&self, point: Point, board: u32) -> Result<Board, LoadError> {
        let mut refused = None;
        for attempt in 0..TRIES {
            let seed = self.plan.ground_seed(point.density, board, attempt);
            match self.lay_out(point, seed) {
                Ok(board) => return Ok(board),
                Err(error) => refused = Some(error),
            }
            if point.density.is_none() {
                break;
            }
        }
        Err(refused.expect("at least one ground was tried"))
    }

    fn lay_out(&self, point: Point, seed: u64) -> Result<Board, LoadError> {
        let variant = &self.variants[usize::from(point.variant)];
        let levels = match &self.plan.terrain {
            Terrain::Level(named) => self.given(variant, named)?,
            Terrain::Grown(_) => [self.grown(variant, point, seed, false)?, self.grown(variant, point, seed, true)?],
        };
        let first = levels[0].muster();
        let second = Muster { sight: first.sight.clone(), ..levels[1].muster() };
        let seed = if point.density.is_some() { seed } else { 0 };
        Ok(Board { levels, musters: [first, second], seed })
    }

    /// Generated ground, its forces one way round. It is drawn out, so that nobody who deploys has it generated again.
    fn grown(&self, variant: &Variant, point: Point, seed: u64, swapped: bool) -> Result<Level, LoadError> {
        let Terrain::Grown(grown) = &self.plan.terrain else { unreachable!("a point with a density is grown") };
        let density = point.density.unwrap_or(grown.from);
        let mut rosters = self.plan.rosters.clone().unwrap_or_else(Plan::standard_rosters);
        if swapped {
            rosters.reverse();
        }
        let scenario = self.plan.scenario.unwrap_or(Scenario::Skirmish);
        let (style, symmetry, pieces, size) = (grown.style, grown.symmetry, grown.pieces, grown.size);
        let draft = Draft {
            name: format!("{style:?} {density} % no. {seed}").chars().take(40).collect(),
            about: String::new(),
            scenario,
            recipe: Recipe { size, density, style, symmetry, mix: None, pieces, seed },
            rosters: rosters.map(|named| stem(&named)),
            platoons: self.plan.platoons,
            rounds: self.plan.rounds,
            seed,
        };
        let level = draft.level(&variant.library, variant.profiles.clone())?.0;
        let mut level = match level.recipe() {
            Some(_) => level::parse(&draft.name, &level.drawn(), &variant.library, variant.profiles.clone())?.0,
            None => level,
        };
        level.limit_rounds();
        Ok(level)
    }

    /// A level's own ground, both ways round.
    fn given(&self, variant: &Variant, named: &Named) -> Result<[Level; 2], LoadError> {
        let text = named.text.as_deref().or_else(|| crate::data::library::level(&named.name)).unwrap_or_default();
        let (library, profiles) = (&variant.library, variant.profiles.clone());
        let mut level = level::parse(&named.name, text, library, profiles.clone())?.0;
        if let Some(scenario) = self.plan.scenario {
            level = setup::in_scenario(&level, scenario, library)?;
        }
        if let Some(rosters) = &self.plan.rosters {
            level =
                setup::with_rosters(&level, &rosters.clone().map(|named| stem(&named)), self.plan.platoons, library)?;
        }
        if level.recipe().is_some() {
            level = level::parse(&named.name, &level.drawn(), library, profiles)?.0;
        }
        match self.plan.rounds {
            Some(rounds) => level.end_after(rounds),
            None => level.limit_rounds(),
        }
        let swapped = setup::swapped(&level)?;
        Ok([level, swapped])
    }

    /// The players of a battle, by the sides they play, each with its own random stream, and the level's standing
    /// orders.
    pub fn players(&self, board: &Board, fixture: &Fixture) -> [Opponent; 2] {
        let seat = |leader: &Leader, seed| Opponent::new(leader.persona.clone(), leader.strength, seed);
        let [first, second] = self.seated(fixture, seat);
        let [ours, theirs] = board.levels[usize::from(fixture.swapped)].standing.clone();
        [first.with_standing(ours), second.with_standing(theirs)]
    }

    /// The same, as recorded in a replay.
    pub fn player_names(&self, fixture: &Fixture) -> [Player; 2] {
        self.seated(fixture, |leader, seed| match leader.strength {
            Strength::Random => Player::Chance { seed },
            strength => Player::Opponent { name: leader.name.clone(), strength, seed },
        })
    }

    fn seated<T>(&self, fixture: &Fixture, seat: impl Fn(&Leader, u64) -> T) -> [T; 2] {
        let leaders = &self.variants[usize::from(fixture.point.variant)].leaders;
        let of = |contender: usize| seat(&leaders[contender], fixture.seed ^ (0x5eed << (16 * contender)));
        let [a, b] = [of(0), of(1)];
        if fixture.swapped { [b, a] } else { [a, b] }
    }
}

/// The name by which a library knows a roster: of a file without folder and ending.
pub(super) fn stem(named: &Named) -> String {
    let file = named.name.rsplit(['/', '\\']).next().unwrap_or_default();
    file.strip_suffix(".roster.ron").unwrap_or(file).to_owned()
}

/// Everything of a variant, or what is wrong with it.
fn variant(plan: &Plan, number: u8) -> Result<Variant, Vec<Fault>> {
    let mut faults = Vec::new();
    let profiles = switched(plan, number, &mut faults);
    let mut library = Library::shipped();
    for (place, named) in plan.rosters.iter().flatten().enumerate() {
        match &named.text {
            Some(text) => library = library.holding(&stem(named), text),
            None => faults.extend(unknown_roster(&library, &named.name, &profiles, place)),
        }
    }
    for named in plan.rosters.iter().flatten().filter(|named| named.text.is_some()) {
        if let Err(error) = library.roster(&stem(named), &profiles) {
            faults.extend(adopted(error));
        }
    }
    let mut leaders = Vec::new();
    for (place, named) in plan.opponents_of(number).iter().enumerate() {
        let others = number > 0 && matches!(plan.against, Some(Against::Opponents(_)));
        let path = if others { format!("against[{place}]") } else { format!("opponents[{place}]") };
        match leader(named) {
            Ok(leader) => leaders.push(leader),
            Err(found) => faults.extend(found.into_iter().map(|what| at(&path, what))),
        }
    }
    match <[Leader; 2]>::try_from(leaders) {
        Ok(leaders) if faults.is_empty() => Ok(Variant { profiles, leaders, library }),
        _ => Err(faults),
    }
}

/// The numbers of the book with the switches of a variant.
fn switched(plan: &Plan, number: u8, faults: &mut Vec<Fault>) -> Arc<Profiles> {
    let (book, switches) = (crate::data::profiles(), plan.switches_of(number));
    if switches.is_empty() {
        return book;
    }
    let mut profiles = Profiles::clone(&book);
    for (name, value) in switches {
        let known: Vec<String> = profiles.switches.iter().map(|switch| switch.name.clone()).collect();
        match profiles.switches.iter_mut().find(|switch| switch.name == name) {
            Some(switch) => switch.value = value,
            None => {
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                faults.push(at("switches", nearest::unknown("switch", &name, &known)));
            }
        }
    }
    // Other numbers, another hash: a replay of this battle is not one of the book's.
    let values: Vec<u8> = profiles.switches.iter().flat_map(|switch| switch.value.to_le_bytes()).collect();
    profiles.hash ^= xxhash_rust::xxh3::xxh3_64(&values);
    Arc::new(profiles)
}

fn unknown_roster(library: &Library, name: &str, profiles: &Profiles, place: usize) -> Vec<Fault> {
    match library.roster(name, profiles) {
        Ok(Some(_)) => Vec::new(),
        Ok(None) => {
            let names = library.rosters();
            let known: Vec<&str> = names.iter().map(String::as_str).collect();
            vec![at(&format!("rosters[{place}]"), nearest::unknown("roster", name, &known))]
        }
        Err(error) => adopted(error),
    }
}

/// The leader of a name such as `steady:quick`; a name alone plays at quick.
fn leader(named: &Named) -> Result<Leader, Vec<Message>> {
    let (name, strength) = named.name.rsplit_once(':').unwrap_or((&named.name, ""));
    let chance = named.text.is_none() && (name == CHANCE || name == Strength::Random.key());
    let (name, strength) = match (chance, strength) {
        (true, _) => ("steady", Ok(Strength::Random)),
        (false, "") => (name, Ok(Strength::Quick)),
        (false, strength) => (name, strength.parse::<Strength>()),
    };
    let persona = match &named.text {
        Some(text) => persona::parse(name, text).map(|(persona, _)| Arc::new(persona)),
        None => persona::shipped(name),
    };
    let faults = |error: LoadError| error.faults.into_iter().map(|fault| fault.what).collect::<Vec<_>>();
    match (persona, strength) {
        (Ok(persona), Ok(strength)) => Ok(Leader { name: name.to_owned(), persona, strength }),
        (persona, strength) => {
            let mut found: Vec<Message> = strength.err().into_iter().collect();
            found.extend(persona.err().into_iter().flat_map(faults));
            Err(found)
        }
    }
}

/// A fault of the plan, at one of its fields.
pub(super) fn at(path: &str, what: Message) -> Fault {
    Fault { file: None, place: Place::Path(path.to_owned()), what }
}

/// The faults of a file that the plan names.
fn adopted(error: LoadError) -> Vec<Fault> {
    let file: Arc<str> = error.file.into();
    error
        .faults
        .into_iter()
        .map(|fault| Fault { file: Some(fault.file.unwrap_or_else(|| file.clone())), ..fault })
        .collect()
}
