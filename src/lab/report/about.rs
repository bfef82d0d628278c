//! A run as text: opponents, place, number of battles. Plots, pages and the lab screen all use these texts.

use crate::data::{book::title_of, library, persona::Strength};
use crate::lab::{
    experiment::stem,
    plan::{Grown, Named, Plan, Terrain},
};
use crate::rules::Book;
use crate::words::{Message, plain, word};

/// The name of a roster of any book, from the roster itself; the given name if it can't be read.
pub fn roster_name(named: &Named) -> String {
    called(named, library::roster(&stem(named))).unwrap_or_else(|| plain::clean(&named.name).into_owned())
}

/// The name of something of any book, from its own file or the shipped one.
fn called(named: &Named, shipped: Option<&'static str>) -> Option<String> {
    let name = title_of(named.text.as_deref().or(shipped)?)?;
    Some(plain::clean(&name).into_owned())
}

/// The name of an opponent with its strength: "Old Steady (Quick)".
pub fn opponent_name(named: &Named) -> String {
    let (name, strength) = named.name.rsplit_once(':').unwrap_or((&named.name, Strength::Quick.key()));
    if named.text.is_none() && matches!(name, "chance" | "random") {
        return word("lab-chance-player");
    }
    let shipped = Book::ALL.into_iter().find_map(|book| library::opponent_of(book, name));
    let read = called(named, shipped).unwrap_or_else(|| plain::clean(name).into_owned());
    let strength = strength.parse::<Strength>().unwrap_or(Strength::Quick);
    format!("{read} ({})", word(&format!("strength-{}", strength.key())))
}

/// The name of a level of any book: for a file, without folder and extension.
pub fn level_name(named: &Named) -> String {
    if named.text.is_none()
        && let Some(name) = called(named, library::level(&named.name))
    {
        return name;
    }
    let file = named.name.rsplit(['/', '\\']).next().unwrap_or_default();
    plain::clean(file.strip_suffix(".level.ron").unwrap_or(file)).into_owned()
}

/// The two armies; none if a level's own forces fight.
fn armies(plan: &Plan) -> Option<[String; 2]> {
    match (&plan.rosters, &plan.terrain) {
        (None, Terrain::Level(_)) => None,
        _ => Some(plan.forces().map(|named| roster_name(&named))),
    }
}

/// The opponents and the place: "Baboon Rifles against Mandrill Horde, Plains".
pub fn title(plan: &Plan) -> String {
    let ground = match &plan.terrain {
        Terrain::Level(named) => level_name(named),
        Terrain::Grown(grown) => style(grown),
    };
    let Some([first, second]) = armies(plan) else { return ground };
    Message::new("lab-run-name").with("first", first).with("second", second).with("ground", ground).words()
}

fn style(grown: &Grown) -> String {
    word(&format!("plan-style-{}", grown.style.key()))
}

/// Everything a reader needs to know about a run besides its numbers: what A and B are, the ground and scenario, and
/// the number of battles.
pub fn about(plan: &Plan) -> Vec<String> {
    let leaders = plan.opponents.each_ref().map(opponent_name);
    let side = |place: usize, key: &'static str| {
        let army = armies(plan).map_or_else(|| word("lab-own-forces"), |armies| armies[place].clone());
        Message::new(key).with("army", army).with("leader", leaders[place].clone()).words()
    };
    vec![side(0, "lab-about-a"), side(1, "lab-about-b"), fought(plan)]
}

/// The ground, the scenario and the number of battles: "Plains, 25 to 85 % in steps of 20, 48 x 32, Skirmish; 10
/// boards, 40 battles per point".
pub fn fought(plan: &Plan) -> String {
    let number = |value: u32| i64::from(value);
    let ground = match &plan.terrain {
        Terrain::Level(named) => level_name(named),
        Terrain::Grown(grown) => {
            let id = if grown.from == grown.to { "lab-about-one" } else { "lab-about-range" };
            let said = Message::new(id).with("style", style(grown)).with("from", i64::from(grown.from));
            let said = said.with("to", i64::from(grown.to)).with("step", i64::from(grown.step));
            let said = said.with("wide", i64::from(grown.size.0)).with("tall", i64::from(grown.size.1));
            said.with("hexes", if plan.counting().hexes { "yes" } else { "no" }).words()
        }
    };
    let scenario = match (&plan.terrain, &plan.scenario) {
        (Terrain::Level(_), None) => word("lab-own-scenario"),
        _ => plan.fought_for().unwrap_or_else(|| word("lab-usual-scenario")),
    };
    let said = Message::new("lab-about-fought").with("ground", ground).with("scenario", scenario);
    said.with("boards", number(plan.boards)).with("battles", number(plan.battles)).words()
}
