//! The prospects of an order before it is given, and what each enemy could then do to the unit.

use super::{
    called,
    fire::{self, decimal, needed, per_cent, tenths},
};
use crate::battle::{
    account::{Chance, Duel, Hurt, Note, Part, Prospect, Term},
    shown::words_of,
};
use crate::board::Cell;
use crate::force::{Side, UnitId, UnitIx};
use crate::rules::suppression::{
    Order, Suppression, View,
    action::mode,
    actions::Action,
    assault::run_in,
    field::Field,
    marching::{self, March},
    odds::{self, Odds, WHOLE},
    order::{Deed, Target},
    profiles::Weapon,
    prospect::{self, shaken_by_template},
    shooting::{self, Stands},
    template,
    windows::Ask,
};
use crate::words::{say, word};

/// The prospects of an order; none if it harms nobody.
pub(super) fn of(view: View, order: &Order) -> Option<Prospect> {
    match order {
        Order::Act(deed) => of_deed(view.field, deed),
        Order::Charge { unit, target, moves } => of_charge(view.field, (*unit, *target), moves),
        _ => None,
    }
}

/// What the unit and each enemy could do to each other with fire after the order has been carried out.
pub(super) fn exchange(view: View, unit: UnitId, order: Option<&Order>) -> Vec<Duel> {
    let Some(own) = view.field.find(unit) else { return Vec::new() };
    // Nobody shoots in an Assault Phase (R1).
    if view.clock.window().map(Ask::of) != Some(Ask::Act) {
        return Vec::new();
    }
    let after = match order {
        Some(Order::Act(deed)) if deed.unit == unit && deed.action != Action::FallBack => after(view.field, own, deed),
        _ => None,
    };
    let field = after.as_ref().unwrap_or(view.field);
    let duel = |enemy: UnitIx| Duel {
        enemy: Some(field.unit(enemy).id),
        ours: fire::could(field, own, enemy),
        theirs: fire::could(field, enemy, own),
    };
    field.standing(unit.side.other()).map(duel).collect()
}

/// The field after a unit has moved, with the Evasion that its action leaves it until its owner's next turn (A3).
fn after(field: &Field, unit: UnitIx, deed: &Deed) -> Option<Field> {
    let march = March::of(field, unit, deed.action).filter(|_| !deed.moves.is_empty());
    let mut after = match march {
        Some(march) => marching::check(field, march, &deed.moves).ok()?,
        None => field.clone(),
    };
    leave_trench(&mut after, field, unit);
    after.units[unit.at()].evasion.0 = deed.action.evasion();
    Some(after)
}

/// A unit that has moved has left its trench. A model that is named but stays hasn't moved (G26).
fn leave_trench(after: &mut Field, before: &Field, unit: UnitIx) {
    let stays = after.living(unit).eq(before.living(unit));
    after.units[unit.at()].dug_in.0 &= stays;
}

fn of_deed(field: &Field, deed: &Deed) -> Option<Prospect> {
    let unit = field.find(deed.unit)?;
    let after = after(field, unit, deed);
    let later = after.as_ref().unwrap_or(field);
    let field = if deed.shoot_first { field } else { later };
    let stands: Stands = field.living(unit).collect();
    let title = words_of::<Suppression>("order", deed.action.name());
    match deed.target? {
        Target::Unit(id) => {
            let target = field.find(id)?;
            let volley = shooting::volley(field, unit, &stands, target, mode(deed.action)).ok()?;
            let answer = fire::could(later, target, unit);
            Some(Prospect {
                by: Some(field.unit(unit).id),
                against: Some(id),
                title,
                parts: fire::parts(field, unit, target, &volley, deed.action),
                notes: Vec::new(),
                answer: Some(answer),
            })
        }
        Target::Cell(centre) => of_template(field, unit, (deed.action, centre), &stands, title),
    }
}

/// A template: the chance that it lands there, the models under it, and the consequences for them (G17).
fn of_template(
    field: &Field,
    unit: UnitIx,
    (action, centre): (Action, Cell),
    stands: &Stands,
    title: String,
) -> Option<Prospect> {
    let aim = template::aim(field, unit, stands, centre, mode(action)).ok()?;
    let weapon = field.weapon(aim.gunner);
    let side = field.unit(unit).id.side;
    let chance = |id: &str, chance: u64, hurts: Hurt| Chance { words: word(id), tenths: tenths(chance), hurts };
    let stays = odds::lands(aim.need);
    let lands = Part {
        title: word("suppression-part-template"),
        terms: fire::aim_terms(field, aim.gunner, action, aim.need, centre),
        sum: None,
        chances: vec![
            chance("suppression-template-there", stays, Hurt::Them(0)),
            chance("suppression-template-drifts", WHOLE - stays, Hurt::Nobody),
        ],
    };
    let mut parts = vec![lands];
    let mut notes = Vec::new();
    let mut against = None;
    for (struck, odds) in Odds::of_template(field, weapon, centre) {
        let id = field.unit(struck).id;
        let cells: Vec<Cell> = template::covered(centre).filter(|cell| is_of(field, *cell, struck)).collect();
        let began = usize::from(field.unit(struck).strength.0).max(field.count(struck));
        // Only the enemy's morale is tested (G10).
        let shaken = (id.side != side).then(|| shaken_by_template(field, struck, weapon.st, &cells, began));
        let mut results = fire::results(field, struck, &odds, shaken, began);
        let terms = [("unit", called::kind(field, struck).into()), ("count", cells.len().into())];
        results[0].title = say("suppression-part-under", &terms);
        if id.side == side {
            notes.push(Note::new(say("suppression-own-under", &terms), "G5"));
            for chance in results.iter_mut().flat_map(|part| &mut part.chances) {
                if let Hurt::Them(step) = chance.hurts {
                    chance.hurts = Hurt::Us(step);
                }
            }
        } else {
            against = against.or(Some(id));
        }
        parts.extend(results);
    }
    let [theirs, ours] = with_drift(field, weapon, centre, (aim.need, side));
    let terms = vec![
        Term::new(word("suppression-drift-theirs"), decimal(theirs), "G17"),
        Term::new(word("suppression-drift-ours"), decimal(ours), "G17"),
    ];
    parts.push(Part { title: word("suppression-part-drift"), terms, ..Part::default() });
    Some(Prospect { by: Some(field.unit(unit).id), against, title, parts, notes, answer: None })
}

fn is_of(field: &Field, cell: Cell, unit: UnitIx) -> bool {
    field.at(cell).is_some_and(|model| field.model(model).unit == unit)
}

/// Average casualties of the other side and of the shooter's own, in thousandths, over all places where the template
/// may land.
fn with_drift(field: &Field, weapon: &Weapon, centre: Cell, (need, side): (i32, Side)) -> [u64; 2] {
    let mut sums = [0_u64; 2];
    for (struck, odds, throws) in fire::landed(field, weapon, centre, need) {
        sums[usize::from(field.unit(struck).id.side == side)] += u64::from(odds.casualties) * throws;
    }
    sums.map(|sum| sum / u64::from(odds::LANDINGS))
}

/// A charge: the numbers both sides need, how it ends, the casualties (G12).
fn of_charge(field: &Field, (unit, target): (UnitId, UnitId), moves: &[(u8, Cell)]) -> Option<Prospect> {
    let units = [field.find(unit)?, field.find(target)?];
    let mut run = marching::check(field, run_in(units[0]), moves).ok()?;
    leave_trench(&mut run, field, units[0]);
    let odds = prospect::fight(&run, units[0], units[1]);
    let strike = |own: usize| {
        let (attack, defence) = (run.kind(units[own]), run.kind(units[1 - own]));
        let toughness = shooting::toughness(&run, units[1 - own], false);
        let hit = shooting::needed(attack.ws.into(), defence.ws.into());
        let kill = shooting::needed(attack.st.into(), toughness);
        let skill = format!("{} : {}", attack.ws, defence.ws);
        let strength = format!("{} : {toughness}", attack.st);
        let terms = vec![
            Term::new(word("suppression-term-ws"), skill, "G3"),
            Term::new(word("suppression-term-hit"), needed(hit), "G3"),
            Term::new(word("suppression-term-st"), strength, "G3"),
            Term::new(word("suppression-term-wound"), needed(kill), "G3"),
            Term::new(
                word("suppression-term-check"),
                fire::check_words(&run, units[own], run.unit(units[own]).markers.0),
                "G6",
            ),
        ];
        let title = say("suppression-part-strikes", &[("unit", called::kind(&run, units[own]).into())]);
        Part { title, terms, ..Part::default() }
    };
    let row = |id: &str, chance: u64, hurts: Hurt| Chance { words: word(id), tenths: tenths(chance), hurts };
    let ends = [
        row("suppression-fight-destroys", odds.destroys[0], Hurt::Them(0)),
        row("suppression-fight-routs", odds.routs[0], Hurt::Them(1)),
        row("suppression-fight-breaks-off", odds.breaks_off, Hurt::Nobody),
        row("suppression-fight-routed", odds.routs[1], Hurt::Us(1)),
        row("suppression-fight-destroyed", odds.destroys[1], Hurt::Us(0)),
    ];
    let ends = Part {
        title: word("suppression-part-fight"),
        terms: vec![
            Term::new(word("suppression-fight-theirs-fall"), decimal(odds.losses[1]), "G12"),
            Term::new(word("suppression-fight-ours-fall"), decimal(odds.losses[0]), "G12"),
            Term::new(word("suppression-fight-won"), per_cent(odds.destroys[0] + odds.routs[0]), "G12"),
        ],
        sum: None,
        chances: ends.into_iter().filter(|chance| chance.tenths > 0).collect(),
    };
    Some(Prospect {
        by: Some(unit),
        against: Some(target),
        title: words_of::<Suppression>("order", "Charge"),
        parts: vec![strike(0), strike(1), ends],
        ..Prospect::default()
    })
}
