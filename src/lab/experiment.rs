//! A checked plan: its forces, its players, its boards.

use super::{
    book::Counted,
    fixture::{Fixture, Point},
    plan::{Against, Named, Plan},
    subject::CHANCE,
};
use crate::battle::replay::Player;
use crate::data::{Fault, LoadError, Place, nearest, persona::Strength};
use crate::opponent::player::Opponent;
use crate::words::Message;
use std::sync::Arc;

/// Number of grounds that are tried for a board before giving up.
const TRIES: u32 = 20;

/// The leader of a contender.
#[derive(Clone, Debug)]
pub struct Leader<B: Counted> {
    name: String,
    persona: Arc<B::Persona>,
    strength: Strength,
}

/// One of the variants being compared.
#[derive(Clone, Debug)]
struct Variant<B: Counted> {
    kit: B::Kit,
    leaders: [Leader<B>; 2],
}

/// A plan that can be carried out.
#[derive(Clone, Debug)]
pub struct Experiment<B: Counted> {
    plan: Plan,
    variants: Vec<Variant<B>>,
}

/// A board that is played from both sides. Lines of sight are computed once and shared.
#[derive(Clone, Debug)]
pub struct Board<B: Counted> {
    /// The level with contender A as the first side, and as the second.
    pub levels: [B::Level; 2],
    /// The starting points of battles on both.
    pub musters: [B::Muster; 2],
    /// The seed that its ground was generated from; 0 for a level's own ground.
    pub seed: u64,
}

impl<B: Counted> Experiment<B> {
    /// Checks a plan.
    ///
    /// # Errors
    /// All its errors at once, and those of the files it names.
    pub fn of(plan: Plan) -> Result<Self, LoadError> {
        let mut faults = plan.faults();
        if plan.book != B::BOOK {
            faults.push(at("book", nearest::unknown("book", &plan.book, &[B::BOOK])));
            return Err(LoadError { file: "plan".to_owned(), faults });
        }
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
        // If a battle can't be started anywhere, that is an error in the plan; one board per point is enough to show
        // it.
        for point in experiment.plan.all_points() {
            experiment.board(point, 0)?;
        }
        Ok(experiment)
    }

    /// The plan.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// A board of a point. If there is no room for the plan's armies on a ground, the next one is generated.
    ///
    /// # Errors
    /// If no ground has room.
    pub fn board(&self, point: Point, board: u32) -> Result<Board<B>, LoadError> {
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

    fn lay_out(&self, point: Point, seed: u64) -> Result<Board<B>, LoadError> {
        let variant = &self.variants[usize::from(point.variant)];
        let levels = B::lay_out(&variant.kit, &self.plan, point, seed)?;
        let musters = B::musters(&levels);
        let seed = if point.density.is_some() { seed } else { 0 };
        Ok(Board { levels, musters, seed })
    }

    /// The players of a battle, by the sides they play, each with its own random stream, and the level's standing
    /// orders.
    pub fn players(&self, board: &Board<B>, fixture: &Fixture) -> [Opponent<B>; 2] {
        let seat = |leader: &Leader<B>, seed| Opponent::<B>::new(leader.persona.clone(), leader.strength, seed);
        let [first, second] = self.seated(fixture, seat);
        let [ours, theirs] = B::standing(&board.levels[usize::from(fixture.swapped)]);
        [first.with_standing(ours), second.with_standing(theirs)]
    }

    /// The same, as recorded in a replay.
    pub fn player_names(&self, fixture: &Fixture) -> [Player; 2] {
        self.seated(fixture, |leader, seed| match leader.strength {
            Strength::Random => Player::Chance { seed },
            strength => Player::Opponent { name: leader.name.clone(), strength, seed },
        })
    }

    fn seated<T>(&self, fixture: &Fixture, seat: impl Fn(&Leader<B>, u64) -> T) -> [T; 2] {
        let leaders = &self.variants[usize::from(fixture.point.variant)].leaders;
        let of = |contender: usize| seat(&leaders[contender], fixture.seed ^ (0x5eed << (16 * contender)));
        let [a, b] = [of(0), of(1)];
        if fixture.swapped { [b, a] } else { [a, b] }
    }
}

/// Everything for a variant, or what is wrong with it.
fn variant<B: Counted>(plan: &Plan, number: u8) -> Result<Variant<B>, Vec<Fault>> {
    let mut faults = Vec::new();
    let kit = B::kit(plan, number, &mut faults);
    let mut leaders = Vec::new();
    for (place, named) in plan.opponents_of(number).iter().enumerate() {
        let others = number > 0 && matches!(plan.against, Some(Against::Opponents(_)));
        let path = if others { format!("against[{place}]") } else { format!("opponents[{place}]") };
        match leader(named) {
            Ok(leader) => leaders.push(leader),
            Err(found) => faults.extend(found.into_iter().map(|what| at(&path, what))),
        }
    }
    match <[Leader<B>; 2]>::try_from(leaders) {
        Ok(leaders) if faults.is_empty() => Ok(Variant { kit, leaders }),
        _ => Err(faults),
    }
}

/// The leader for a name such as `steady:quick`; a name alone plays at quick.
fn leader<B: Counted>(named: &Named) -> Result<Leader<B>, Vec<Message>> {
    let (name, strength) = named.name.rsplit_once(':').unwrap_or((&named.name, ""));
    let chance = named.text.is_none() && (name == CHANCE || name == Strength::Random.key());
    let (name, strength) = match (chance, strength) {
        (true, _) => (B::ANYONE, Ok(Strength::Random)),
        (false, "") => (name, Ok(Strength::Quick)),
        (false, strength) => (name, strength.parse::<Strength>()),
    };
    let persona = B::persona(name, named.text.as_deref());
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

/// The name of a roster in a library: for a file, without folder and extension.
pub(super) fn stem(named: &Named) -> String {
    let file = named.name.rsplit(['/', '\\']).next().unwrap_or_default();
    file.strip_suffix(".roster.ron").unwrap_or(file).to_owned()
}

/// An error in one of the plan's fields.
pub(super) fn at(path: &str, what: Message) -> Fault {
    Fault { file: None, place: Place::Path(path.to_owned()), what }
}
