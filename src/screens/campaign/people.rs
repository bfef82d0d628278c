//! The possible players of a tribe: a person, or a script with a commander.

use crate::campaign::{seats::Seat, waiting::Commander};
use crate::data::{
    library,
    monkeys::{
        persona::{self},
        profiles, temper,
    },
    persona::Strength,
    workshop::Workshop,
};
use crate::words::{say, word};

/// The default commander, and how well it plays.
const USUAL: (&str, Strength) = ("steady", Strength::Quick);
/// The least number of tribes that have to take part.
const FEWEST: usize = 2;

/// The player of a tribe in the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    by: By,
    /// The temper of its script. It is kept while a person has the seat.
    temper: String,
    /// The roster its army is raised from; `None` for the army that the campaign gives it.
    army: Option<Army>,
}

/// A roster that a tribe raises: the name of its file, and its display name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Army {
    file: String,
    called: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum By {
    Nobody,
    Person,
    Script(String),
}

impl Chosen {
    /// A person.
    pub fn person() -> Self {
        Self { by: By::Person, temper: temper::USUAL.to_owned(), army: None }
    }

    /// A script.
    pub fn script() -> Self {
        Self { by: By::Script(USUAL.0.to_owned()), ..Self::person() }
    }

    /// The resulting seat; `None` if the tribe stays away.
    pub fn seat(&self) -> Option<Seat> {
        match &self.by {
            By::Nobody => None,
            By::Person => Some(Seat::Human),
            By::Script(commander) => {
                let (temper, commander) = (self.temper.clone(), commander.clone());
                Some(Seat::Script { temper, commander, strength: USUAL.1 })
            }
        }
    }

    /// Switches to the next or the previous player; nobody only if the tribe may stay away.
    fn turn(&mut self, by: i8, may_stay_away: bool, workshop: &Workshop) {
        let nobody = may_stay_away.then_some(By::Nobody).into_iter();
        let scripts = workshop.opponents().into_iter().map(By::Script);
        let all: Vec<By> = std::iter::once(By::Person).chain(scripts).chain(nobody).collect();
        self.by = beside(&all, &self.by, by);
    }

    /// The roster its army is raised from.
    pub fn army(&self) -> Option<&str> {
        self.army.as_ref().map(|army| army.file.as_str())
    }

    /// The name of its army.
    pub fn army_called(&self) -> String {
        self.army.as_ref().map_or_else(
            || word("campaign-army-own"),
            |army| say("campaign-army-of", &[("name", army.called.as_str().into())]),
        )
    }

    /// Switches to the next or the previous army: the campaign's own, then those of the rosters.
    pub fn turn_army(&mut self, by: i8, workshop: &Workshop) {
        let rosters = workshop.library().rosters().into_iter().map(Some);
        let all: Vec<Option<String>> = std::iter::once(None).chain(rosters).collect();
        let file = beside(&all, &self.army.take().map(|army| army.file), by);
        self.army = file.map(|file| {
            let roster = workshop.library().roster(&file, &profiles()).ok().flatten();
            Army { called: roster.map_or_else(|| file.clone(), |roster| roster.name), file }
        });
    }

    /// Switches the script to the next or the previous temper.
    pub fn turn_temper(&mut self, by: i8) {
        self.temper = beside(&library::tempers(), &self.temper, by);
    }
}

/// Switches one of the seats to the next or the previous player. At least two tribes take part.
pub(super) fn turn(seats: &mut [Chosen], place: usize, by: i8, workshop: &Workshop) {
    let here = seats.iter().enumerate().filter(|(other, seat)| *other != place && seat.by != By::Nobody).count();
    if let Some(seat) = seats.get_mut(place) {
        seat.turn(by, here >= FEWEST, workshop);
    }
}

/// The next or the previous of several.
fn beside<T: PartialEq + Clone>(all: &[T], now: &T, by: i8) -> T {
    let place = all.iter().position(|one| one == now).unwrap_or(0) as isize;
    all[(place + isize::from(by)).rem_euclid(all.len() as isize) as usize].clone()
}

/// How a script plays the campaign, and a description of that; `None` for a person.
pub(super) fn temper(seat: &Seat) -> Option<(String, String)> {
    let Seat::Script { temper: name, .. } = seat else { return None };
    Some(match temper::shipped(name) {
        Ok(temper) => (temper.name.clone(), temper.about.clone()),
        Err(error) => (name.clone(), error.to_string()),
    })
}

/// The name of a player, and a description.
pub(super) fn called(seat: &Seat, workshop: &Workshop) -> (String, String) {
    match seat {
        Seat::Human => (word("campaign-person"), word("campaign-person-about")),
        Seat::Script { commander, .. } => match workshop.opponent(commander) {
            Ok(persona) => (
                say("campaign-script", &[("name", persona.name.as_str().into())]),
                say("campaign-script-about", &[("about", persona.about.as_str().into())]),
            ),
            Err(error) => (commander.clone(), error.to_string()),
        },
    }
}

/// The commander for battles of this seat that scripts settle.
pub(super) fn commander(seat: Option<&Seat>, workshop: &Workshop) -> Commander {
    let (name, strength) = match seat {
        Some(Seat::Script { commander, strength, .. }) => (commander.as_str(), *strength),
        _ => USUAL,
    };
    let known = workshop.opponent(name).map(|persona| Commander { name: name.to_owned(), persona, strength });
    known.unwrap_or_else(|_| {
        let persona = persona::shipped(USUAL.0).expect("the usual commander is shipped");
        Commander { name: USUAL.0.to_owned(), persona, strength: USUAL.1 }
    })
}
