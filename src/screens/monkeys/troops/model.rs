//! The panels of the troops, filled from the rosters.

use super::{bench::Bench, kits, offers, whereabouts, worth};
use crate::data::monkeys::{
    profiles,
    roster::{Bill, Line},
    troops::{Audit, Breach, Draft, Soldier, Unit},
};
use crate::input::TroopsLeaf;
use crate::panels::{
    Why,
    troops::{self as panel, Part, PrimateRow, UnitRow},
};
use crate::rules::monkeys::profiles::Profiles;
use crate::screens::{
    armies::Look,
    monkeys::battle::names::{capital, kind, kinds},
    troops::offer,
};
use crate::words::{say, word};

/// What the list shows of a roster.
pub fn look(draft: &Draft) -> Look {
    let audit = draft.audit(&profiles());
    Look {
        name: draft.name().to_owned(),
        about: draft.about().to_owned(),
        size: size(draft, &audit),
        bill: audit.bills.iter().map(bill).collect(),
        faults: faults(draft, &audit.breaches).into_iter().map(|(_, why)| why).collect(),
    }
}

fn size(draft: &Draft, audit: &Audit) -> String {
    let primates = (0..draft.platoons()).flat_map(|platoon| draft.units(platoon)).map(|unit| unit.primates.len());
    let terms = [
        ("platoons", draft.platoons().into()),
        ("primates", primates.sum::<usize>().into()),
        ("cost", i64::from(audit.cost()).into()),
        ("scrap", i64::from(audit.scrap).into()),
    ];
    say("troops-size-line", &terms)
}

fn bill(bill: &Bill) -> Part {
    let sum = [("total", i64::from(bill.total).into())];
    let lines = bill.lines.iter().map(|line| (told(line), line.sum().to_string()));
    let total = (word("troops-total"), say("troops-scrap-sum", &sum));
    (bill.platoon.clone(), lines.chain([total]).collect())
}

fn told(line: &Line) -> String {
    let with = kinds(&line.with.join(", "));
    let terms = [
        ("unit", line.unit.clone().into()),
        ("count", i64::from(line.count).into()),
        ("what", kind(&line.what).into()),
        ("with", with.clone().into()),
    ];
    say(if with.is_empty() { "troops-bill-plain" } else { "troops-bill-line" }, &terms)
}

/// What is shown of the roster being built.
pub fn panel(bench: &Bench) -> panel::Bench {
    let (draft, audit) = (bench.draft(), bench.audit());
    let units = draft.units(bench.platoon);
    let at = bench.at();
    panel::Bench {
        name: draft.name().to_owned(),
        cost: cost(audit),
        faulty: !audit.breaches.is_empty(),
        state: match audit.breaches.len() {
            0 => word("troops-ready"),
            count => say("troops-against", &[("count", count.into())]),
        },
        steps: bench.history().steps(),
        platoons: (0..draft.platoons()).filter_map(|one| draft.platoon(one)).map(str::to_owned).collect(),
        platoon: bench.platoon,
        units: units.iter().map(|unit| unit_row(audit, unit)).collect(),
        unit: bench.unit,
        head: head(bench, at.as_ref()),
        about: if at.is_none() { word("troops-platoon-about") } else { String::new() },
        primates: at.as_ref().map_or_else(Vec::new, |unit| primates(audit, unit, &profiles())),
        primate: bench.primate,
        leaf: bench.leaf,
        leaves: TroopsLeaf::ALL.to_vec(),
        groups: offer::panels(bench.groups()),
        worth: (bench.leaf == TroopsLeaf::Worth).then(|| worth::panels(bench)),
        bill: audit.bills.iter().map(bill).collect(),
        faults: faults(draft, &audit.breaches),
        notes: faults(draft, &audit.notes),
        ..panel::Bench::default()
    }
}

fn cost(audit: &Audit) -> String {
    let left = audit.left();
    let terms = [
        ("cost", i64::from(audit.cost()).into()),
        ("scrap", i64::from(audit.scrap).into()),
        ("left", left.abs().into()),
    ];
    say(if left < 0 { "troops-over" } else { "troops-left" }, &terms)
}

/// The selection, and its cost.
fn head(bench: &Bench, unit: Option<&Unit>) -> (String, String) {
    let cost = |scrap: u32| say("troops-scrap-sum", &[("total", i64::from(scrap).into())]);
    match unit {
        Some(unit) => (unit_name(unit), bench.audit().cost_of(unit.at).map(cost).unwrap_or_default()),
        None => {
            let name = bench.draft().platoon(bench.platoon).unwrap_or_default().to_owned();
            (name, bench.audit().bills.get(bench.platoon).map(|bill| cost(bill.total)).unwrap_or_default())
        }
    }
}

/// The name of a unit.
pub fn unit_name(unit: &Unit) -> String {
    match (&unit.name, unit.kind) {
        (Some(name), Some(kind)) => format!("{name}, {}", offers::holder(kind)),
        (Some(name), None) => name.clone(),
        (None, Some(kind)) => offers::holder(kind),
        (None, None) => String::new(),
    }
}

fn unit_row(audit: &Audit, unit: &Unit) -> UnitRow {
    let mut clans: Vec<(&str, usize)> = Vec::new();
    for soldier in &unit.primates {
        match clans.iter_mut().find(|(clan, _)| *clan == soldier.kit.clan) {
            Some((_, count)) => *count += 1,
            None => clans.push((&soldier.kit.clan, 1)),
        }
    }
    let profiles = profiles();
    let named = |(clan, count): (&str, usize)| match profiles.clan(clan).filter(|_| count > 1) {
        Some(place) => format!("{count} {}", profiles.clans[place].plural),
        None => format!("{count} {clan}"),
    };
    let vehicles = unit.vehicles.iter().map(|wagon| kind(&wagon.kind));
    let about: Vec<String> = clans.into_iter().map(named).chain(unit.talents.iter().cloned()).chain(vehicles).collect();
    UnitRow {
        name: unit_name(unit),
        about: if about.is_empty() { word("troops-nobody") } else { about.join(", ") },
        cost: audit.cost_of(unit.at).map(|cost| cost.to_string()).unwrap_or_default(),
        faulty: audit.breaches.iter().any(|breach| whereabouts::spot(&breach.place).unit == Some(unit.at)),
    }
}

fn primates(audit: &Audit, unit: &Unit, profiles: &Profiles) -> Vec<PrimateRow> {
    let faulty = |number: usize| {
        audit.breaches.iter().any(|breach| {
            let spot = whereabouts::spot(&breach.place);
            spot.unit == Some(unit.at) && (spot.primate == Some(number) || unit.kind.is_some() && number == 0)
        })
    };
    unit.primates
        .iter()
        .enumerate()
        .map(|(number, soldier)| PrimateRow {
            name: primate_name(unit, number, soldier),
            about: carried(soldier, profiles),
            cost: audit
                .cost_of_each(unit.at, unit.primates.len(), number)
                .map(|cost| cost.to_string())
                .unwrap_or_default(),
            faulty: faulty(number),
        })
        .collect()
}

fn primate_name(unit: &Unit, number: usize, soldier: &Soldier) -> String {
    let clan = capital(&soldier.kit.clan);
    let name = soldier.kit.name.as_ref().map_or_else(|| clan.clone(), |name| format!("{name}, {}", soldier.kit.clan));
    let squad = unit.kind.is_none();
    match (squad && number == 0, soldier.corporal) {
        (true, _) => say("troops-sergeant", &[("name", name.into())]),
        (_, true) => say("troops-is-corporal", &[("name", name.into())]),
        _ => name,
    }
}

fn carried(soldier: &Soldier, profiles: &Profiles) -> String {
    let kit = &soldier.kit;
    let mut arms = kits::arms(kit, profiles);
    if let (Some(first), Some(ammo)) = (arms.first_mut(), &kit.ammo) {
        *first = format!("{first} ({})", kits::ammo_name(ammo));
    }
    let spares = (!kit.spares.is_empty()).then(|| {
        let spares: Vec<String> = kit.spares.iter().map(|spare| kits::ammo_name(spare)).collect();
        say("troops-carried-spares", &[("spares", spares.join(", ").into())])
    });
    let all = arms.into_iter().chain(spares).chain(kit.armor.iter().cloned()).chain(kit.gear.iter().cloned());
    let all: Vec<String> = all.collect();
    capital(&all.join(", "))
}

fn faults(draft: &Draft, breaches: &[Breach]) -> Vec<(String, Why)> {
    let names = whereabouts::Names { draft, profiles: &profiles() };
    offer::faults(breaches, &names, |place| whereabouts::told(draft, place))
}
