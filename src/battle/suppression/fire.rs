//! The effect of one unit's fire on another: the needed numbers line by line, the averages, the chances (G3 to G5,
//! G10).

use super::called;
use crate::battle::{
    account::{Chance, Fire, Hurt, Note, Part, Term},
    shown::words_of,
};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitIx};
use crate::rules::suppression::{
    Suppression,
    action::{mode, why_not},
    actions::Action,
    checks, command,
    field::Field,
    markers::{BREAKING, MOST},
    odds::{self, Odds, WHOLE},
    profiles::{Weapon, WeaponTrait},
    prospect::{self, Shaken},
    shooting::{self, Shot, Stands, Volley},
    template,
};
use crate::words::{say, word};

/// A chance in tenths of a percent.
pub(super) fn tenths(chance: u64) -> u16 {
    ((chance * 1000 + WHOLE / 2) / WHOLE).min(1000) as u16
}

/// A chance in readable form.
pub(super) fn per_cent(chance: u64) -> String {
    let tenths = tenths(chance);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// Thousandths as a number with one decimal.
pub(super) fn decimal(thousandths: u64) -> String {
    let tenths = (thousandths + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A needed number in readable form.
pub(super) fn needed(need: i32) -> String {
    match need {
        ..=1 => word("suppression-need-nothing"),
        7.. => word("suppression-need-impossible"),
        _ => format!("{need}+"),
    }
}

fn signed(change: i32) -> String {
    if change < 0 { format!("\u{2013}{}", -change) } else { format!("+{change}") }
}

/// Equal shots: the same weapon at the same range with the same needed numbers.
pub(super) fn alike(field: &Field, volley: &Volley) -> Vec<(Shot, usize)> {
    let weapon = |shot: &Shot| field.setting.weapons[shot.by.at()];
    let mut sorts: Vec<(Shot, usize)> = Vec::new();
    for shot in &volley.shots {
        let same = |(other, _): &&mut (Shot, usize)| {
            (weapon(other), other.long, other.need, other.kill) == (weapon(shot), shot.long, shot.need, shot.kill)
        };
        match sorts.iter_mut().find(same) {
            Some((_, count)) => *count += 1,
            None => sorts.push((*shot, 1)),
        }
    }
    sorts
}

/// The terms of the needed numbers for one group of equal shots, line by line: the number to hit, then the number to
/// wound.
pub(super) fn terms(field: &Field, target: UnitIx, volley: &Volley, shot: &Shot, action: Action) -> Vec<Term> {
    let unit = field.model(shot.by).unit;
    let (weapon, own, foe) = (field.weapon(shot.by), field.kind(unit), field.kind(target));
    let mut terms = vec![Term::new(word("suppression-term-bs"), own.bs.to_string(), "G3")];
    terms.extend(aim_of(action));
    terms.push(Term::new(word("suppression-term-ev"), foe.ev.to_string(), "G3"));
    let state = field.unit(target).evasion.0;
    let changes = [
        (state > 0, "suppression-term-ground", i32::from(state), "R10"),
        (state < 0, "suppression-term-running", i32::from(state), "R18"),
        (volley.exposed, "suppression-term-exposed", -1, "G24"),
        (volley.concealed && !weapon.has(WeaponTrait::Sharp), "suppression-term-concealed", 1, "G24"),
        (volley.concealed && weapon.has(WeaponTrait::Sharp), "suppression-term-sharp", 0, "G23"),
        (shot.long, "suppression-term-long", 1, "G4"),
    ];
    let of = |(holds, id, change, rule): (bool, &str, i32, &'static str)| {
        holds.then(|| Term::new(word(id), signed(change), rule))
    };
    terms.extend(changes.into_iter().filter_map(of));
    terms.push(Term::new(word("suppression-term-hit"), needed(shot.need), "G3"));
    let strength = say("suppression-term-strength", &[("weapon", weapon.name.as_str().into())]);
    terms.push(Term::new(strength, weapon.st.to_string(), "G22"));
    terms.push(Term::new(word("suppression-term-to"), foe.to.to_string(), "G3"));
    let changes = [
        (volley.protected, "suppression-term-protected", 1, "G24"),
        (field.unit(target).dug_in.0, "suppression-term-dug-in", 1, "G26"),
    ];
    terms.extend(changes.into_iter().filter_map(of));
    terms.push(Term::new(word("suppression-term-wound"), needed(shot.kill), "G3"));
    terms
}

/// All parts of a volley's prospects.
pub(super) fn parts(field: &Field, unit: UnitIx, target: UnitIx, volley: &Volley, action: Action) -> Vec<Part> {
    let shots = |(shot, count): (Shot, usize)| {
        let dice = usize::from(shot.dice) * count;
        let weapon = called::read(&field.weapon(shot.by).name);
        let terms = [("count", count.into()), ("weapon", weapon.into()), ("dice", dice.into())];
        Part {
            title: say("suppression-shots", &terms),
            terms: self::terms(field, target, volley, &shot, action),
            ..Part::default()
        }
    };
    let began = usize::from(field.unit(target).strength.0).max(field.count(target));
    let odds = Odds::of_volley(field, target, volley);
    let shaken = prospect::shaken(field, unit, target, volley, began);
    // Players read the results first; they look up the terms later.
    let mut parts = results(field, target, &odds, Some(shaken), began);
    parts.extend(alike(field, volley).into_iter().map(shots));
    parts
}

/// Its results: averages, markers, casualties, and morale if it is tested.
pub(super) fn results(field: &Field, target: UnitIx, odds: &Odds, shaken: Option<Shaken>, began: usize) -> Vec<Part> {
    let average = vec![
        Term::new(word("suppression-average-hits"), decimal(odds.hits.into()), "G16"),
        Term::new(word("suppression-average-falls"), decimal(odds.casualties.into()), "G11"),
    ];
    let morale = |shaken: Shaken| {
        let checks = Term::new(word("suppression-morale-check"), per_cent(shaken.checks), "G10");
        vec![checks, Term::new(word("suppression-morale-falls-back"), per_cent(shaken.falls_back), "G10")]
    };
    let tested = shaken.filter(|shaken| shaken.checks > 0);
    let part = |title: &str| Part { title: word(title), ..Part::default() };
    vec![
        Part { terms: average, ..part("suppression-part-average") },
        Part { chances: markers(field, target, odds.markers), ..part("suppression-part-markers") },
        Part {
            chances: casualties(field, target, odds, shaken.map(|_| began)),
            terms: tested.map(morale).unwrap_or_default(),
            ..part("suppression-part-casualties")
        },
    ]
}

/// The chances of more markers, each with what the unit could still do with them (R4); it never has more than six (G5).
pub(super) fn markers(field: &Field, target: UnitIx, chances: [u64; 3]) -> Vec<Chance> {
    let now = field.unit(target).markers.0;
    let mut capped = [0; 3];
    for (more, chance) in chances.into_iter().enumerate() {
        capped[more.min(usize::from(MOST.saturating_sub(now)))] += chance;
    }
    let row = |(more, chance): (u8, u64)| {
        let then = now + more;
        let terms =
            [("more", i32::from(more).into()), ("step", step(then).into()), ("markers", i32::from(then).into())];
        let hurts =
            if more == 0 { Hurt::Nobody } else { Hurt::Them(if then >= BREAKING { 0 } else { 3 - then.max(1) }) };
        Chance { words: say("suppression-chance-markers", &terms), tenths: tenths(chance), hurts }
    };
    (0..).zip(capped).filter(|(_, chance)| *chance > 0).map(row).collect()
}

/// What a unit with this many markers may do (R4).
pub(super) fn step(markers: u8) -> String {
    word(match markers {
        0 => "suppression-step-free-of-markers",
        1 => "suppression-step-one",
        2 => "suppression-step-two",
        _ => "suppression-step-three",
    })
}

/// The chances of casualties: none, some, at least half, all. `began` is the number of models at the start of the
/// phase; none if the unit's morale isn't tested.
fn casualties(field: &Field, target: UnitIx, odds: &Odds, began: Option<usize>) -> Vec<Chance> {
    let models = field.count(target);
    // The number of further casualties that cause a morale check; a unit that has lost half of its models makes one in
    // any case (G10).
    let half = began.map(|began| began.div_ceil(2).saturating_sub(began - models)).filter(|half| *half > 0);
    let none = odds.fallen.first().copied().unwrap_or(WHOLE);
    let (shaken, all) = (half.map_or(0, |half| odds.at_least(half)), odds.at_least(models));
    let some = if half.is_some() { "suppression-casualties-some" } else { "suppression-casualties-any" };
    let rows = [
        ("suppression-casualties-all", all, Hurt::Them(0)),
        ("suppression-casualties-half", shaken.saturating_sub(all), Hurt::Them(1)),
        (some, WHOLE.saturating_sub(none).saturating_sub(shaken.max(all)), Hurt::Them(2)),
        ("suppression-casualties-none", none, Hurt::Nobody),
    ];
    let row = |(id, chance, hurts): (&str, u64, Hurt)| Chance {
        words: say(id, &[("half", half.unwrap_or_default().into())]),
        tenths: tenths(chance),
        hurts,
    };
    rows.into_iter().filter(|(_, chance, _)| *chance > 0).map(row).collect()
}

/// The action with which a unit shoots best, given its current markers; none if it may not shoot (R4, G9).
pub(super) fn best(field: &Field, unit: UnitIx) -> Option<Action> {
    let state = field.unit(unit);
    let led = field.leader(unit).is_some() && command::outside(field, unit) == 0;
    match state.markers.0 {
        _ if state.falling.0 => None,
        0 if led => Some(Action::FocusFire),
        0 | 1 => Some(Action::OpenFire),
        _ => None,
    }
}

/// The best that a unit could do to another with fire from their current positions, given its current markers.
pub(super) fn could(field: &Field, unit: UnitIx, target: UnitIx) -> Fire {
    let state = field.unit(unit);
    let (name, enemy) = (called::kind(field, unit), called::kind(field, target));
    if state.falling.0 {
        return Fire {
            why: Some(Note::new(say("suppression-fire-falling", &[("unit", name.into())]), "G9")),
            ..Fire::default()
        };
    }
    let Some(action) = best(field, unit) else {
        let terms = [("unit", name.into()), ("markers", i32::from(state.markers.0).into())];
        return Fire { why: Some(Note::new(say("suppression-fire-markers", &terms), "R4")), ..Fire::default() };
    };
    let title = [
        ("unit", name.into()),
        ("target", enemy.into()),
        ("action", words_of::<Suppression>("order", action.name()).into()),
    ];
    let fire = Fire { title: say("suppression-fire-title", &title), ..Fire::default() };
    let stands: Stands = field.living(unit).collect();
    match shooting::volley(field, unit, &stands, target, mode(action)) {
        Ok(volley) => of_volley(field, target, &volley, action, fire),
        Err(_) => of_template(field, unit, target, &stands, action).map_or_else(
            || Fire { why: why_not(field, unit, &stands, target, action).map(|why| refused(&why)), ..fire.clone() },
            |shell| Fire { title: fire.title.clone(), ..shell },
        ),
    }
}

/// Why it can't fire, without names, since the units are clear from the context.
fn refused(why: &crate::rules::suppression::Illegal) -> Note {
    use crate::engine::Refusal;
    use crate::rules::suppression::Illegal;
    let id = match why {
        Illegal::NoSight { .. } => "suppression-fire-no-sight",
        Illegal::OutOfRange { .. } => "suppression-fire-no-range",
        Illegal::TooNear { .. } => "suppression-fire-too-near",
        Illegal::Impossible { .. } => "suppression-fire-no-hit",
        _ => "suppression-fire-no-weapon",
    };
    Note::new(word(id), why.rule().0)
}

fn of_volley(field: &Field, target: UnitIx, volley: &Volley, action: Action, fire: Fire) -> Fire {
    let odds = Odds::of_volley(field, target, volley);
    let sorts = alike(field, volley);
    let dice: usize = volley.shots.iter().map(|shot| usize::from(shot.dice)).sum();
    let mut needs: Vec<String> = sorts.iter().map(|(shot, _)| needed(shot.need)).collect();
    needs.dedup();
    let seen = volley.seen.len();
    let hidden = field.count(target) - seen;
    let covered = volley.concealed || volley.protected;
    let average = [
        ("dice", dice.into()),
        ("hits", decimal(odds.hits.into()).into()),
        ("falls", decimal(odds.casualties.into()).into()),
    ];
    Fire {
        need: needs.join(", "),
        fallen: (odds.casualties + 50) / 100,
        dice: say("suppression-fire-dice", &average),
        chances: markers(field, target, odds.markers),
        terms: sorts.iter().flat_map(|(shot, _)| terms(field, target, volley, shot, action)).collect(),
        seen: if covered { [0, seen, hidden] } else { [seen, 0, hidden] },
        ..fire
    }
}

/// What a template does wherever it may land: each unit that it strikes, with the number of throws out of
/// [`odds::LANDINGS`] that lead there (G17).
pub(super) fn landed(
    field: &Field,
    weapon: &Weapon,
    centre: Cell,
    need: i32,
) -> impl Iterator<Item = (UnitIx, Odds, u64)> {
    odds::landings(need).into_iter().flat_map(move |((dx, dy), throws)| {
        let struck = Odds::of_template(field, weapon, Cell::new(centre.x + dx, centre.y + dy));
        struck.into_iter().map(move |(unit, odds)| (unit, odds, u64::from(throws)))
    })
}

/// A template at the cell of the target where it is most effective.
fn of_template(field: &Field, unit: UnitIx, target: UnitIx, stands: &Stands, action: Action) -> Option<Fire> {
    let side = field.unit(unit).id.side;
    let aims = field.living(target).filter_map(|(_, cell)| {
        Some((template::gain(field, side, cell), cell, template::aim(field, unit, stands, cell, mode(action)).ok()?))
    });
    let (_, cell, aim) = aims.max_by_key(|(gain, cell, _)| (*gain, std::cmp::Reverse(*cell)))?;
    let all = u64::from(odds::LANDINGS);
    let (mut falls, mut missed, mut chances) = (0, all, [0; 3]);
    for (struck, odds, throws) in landed(field, field.weapon(aim.gunner), cell, aim.need) {
        if struck == target {
            falls += u64::from(odds.casualties) * throws;
            missed -= throws;
            chances.iter_mut().zip(odds.markers).for_each(|(sum, chance)| *sum += chance * throws / all);
        }
    }
    chances[0] += WHOLE * missed / all;
    falls /= all;
    let under =
        template::covered(cell).filter(|cell| field.at(*cell).is_some_and(|model| field.model(model).unit == target));
    let under = under.count();
    Some(Fire {
        need: needed(aim.need),
        fallen: ((falls + 50) / 100) as u32,
        dice: say("suppression-fire-template", &[("under", under.into()), ("falls", decimal(falls).into())]),
        chances: markers(field, target, chances),
        terms: aim_terms(field, aim.gunner, action, aim.need, cell),
        seen: [under, 0, field.count(target) - under],
        ..Fire::default()
    })
}

/// An action's effect on the aim.
fn aim_of(action: Action) -> Option<Term> {
    let name = words_of::<Suppression>("order", action.name());
    let words = say("suppression-term-aim", &[("action", name.into())]);
    (action.aim() != 0).then(|| Term::new(words, signed(action.aim().into()), action.rule()))
}

/// The terms of a template's number (G17).
pub(super) fn aim_terms(field: &Field, gunner: PrimateIx, action: Action, need: i32, at: Cell) -> Vec<Term> {
    let bs = field.kind(field.model(gunner).unit).bs;
    let mut terms = vec![Term::new(word("suppression-term-bs"), bs.to_string(), "G17")];
    terms.extend(aim_of(action));
    let apart = field.cell(gunner).map_or(0, |from| crate::rules::suppression::field::apart(from, at));
    if shooting::is_long(apart, field.weapon(gunner).range) {
        terms.push(Term::new(word("suppression-term-long-template"), signed(1), "G4"));
    }
    terms.push(Term::new(word("suppression-term-lands"), needed(need), "G17"));
    terms
}

/// A check in readable form: the number of dice, and the limit of each.
pub(super) fn check_words(field: &Field, unit: UnitIx, counted: u8) -> String {
    let limit = checks::limit(field.kind(unit).nv, counted);
    let terms = [("dice", i32::from(checks::dice(field, unit)).into()), ("limit", i32::from(limit).into())];
    say("suppression-check", &terms)
}
