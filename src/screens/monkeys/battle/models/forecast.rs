//! What an attack would do before you give it: terms, odds, shooters and targets, the answer.

use super::{
    super::{Draft, charging, names::capital},
    charge_cards,
    duel::{Duel, Named},
    look::Look,
    marks,
    odds::{decimal, odds, sums_words},
    risks,
    terms::{one_by_one, terms},
};
use crate::force::{Body, Side, UnitIx};
use crate::input::intent::Fold;
use crate::panels::{Why, forecast::Forecast, odds::Odds};
use crate::rules::monkeys::{
    blast, commit,
    field::Field,
    foresight::{Ghost, toll},
    gun::Gun,
    odds::{Contest, Stronger},
    order::{Order, Shot, Volley},
    volley,
};
use crate::screens::monkeys::battle::verbs;
use crate::words::{say, word};

/// The forecast of what is named, drafted, or under the pointer. `ghost` is the move planned for the pointer's cell.
pub fn forecast(look: &Look, ghost: Option<&Ghost>) -> Option<Forecast> {
    let mut forecast = match look.asked() {
        "Volley" => named(look)?,
        "Die" | "Losses" => charge_cards::fought(look)?,
        "Act" if charging::meant(look.table(), look.hands).is_some() => {
            let order = charging::meant(look.table(), look.hands)?.ok()?;
            charge_cards::forecast(look, &order).ok()?
        }
        "Act" if matches!(look.hands.mode(), Some(verbs::HIDE | verbs::CHARGE)) => return None,
        "Act" => match attacked(look) {
            Some((unit, target)) => planned(look, unit, target)?,
            None => from_ghost(look, ghost)?,
        },
        _ => return None,
    };
    forecast.folded = look.hands.is_toggled(Fold::Forecast);
    forecast.breakdown = look.hands.breakdown();
    forecast.fewest_most =
        [("forecast-least", "T-51"), ("forecast-most", "T-54")].map(|(id, rule)| Why::new(word(id), rule));
    forecast.selector = Why::new(word("selector-on"), "G-20");
    Some(forecast)
}

/// The volley being named while the Volley window is open; until there is one, the planner's best.
fn named(look: &Look) -> Option<Forecast> {
    let duel = Duel::under_way(look)?;
    let Some(draft) = look.hands.volley() else {
        return Some(filled(look, &duel, &duel.best()?));
    };
    let mut forecast = match duel.named(&draft.shots) {
        Ok(named) => filled(look, &duel, &named),
        Err(illegal) => Forecast { notes: vec![look.why(&illegal)], ..bare(look, &duel) },
    };
    forecast.shooters = marks::shooters(look, &duel, &marks::of_shots(look.field, &draft.shots));
    forecast.targets = marks::targets(look, &duel, &marks::of_shots(look.field, &draft.shots));
    forecast.rolls = draft.open.iter().map(|roll| (roll_words(look, *roll), *roll == draft.volley)).collect();
    forecast.notes.extend(friends(look, &duel, &draft.shots));
    let order = Order::Fire { volley: draft.volley, shots: draft.shots.clone() };
    forecast.notes.extend(risks::warnings(look, &order, risks::is_forecast));
    forecast.fewer_more = fewer_more(draft.plan, draft.plans.len(), marks::count(&forecast.targets));
    if duel.trails.is_some() {
        forecast.told.push(Why::new(word("forecast-trails"), "T-125"));
    }
    Some(forecast)
}

/// The name of a roll: the main one, or a special weapon with its shooter (T-47).
fn roll_words(look: &Look, roll: Volley) -> String {
    let Volley::Special(piece) = roll else { return word("roll-main") };
    let gun = look.field.find_primate(piece).and_then(|primate| {
        let arms = 0..look.field.kit(primate).arms.len() as u8;
        arms.map(|arm| Gun::Hand(primate, arm)).find(|gun| gun.weapon(look.field).special)
    });
    let gun = gun.or_else(|| Gun::find(look.field, piece, 1));
    let weapon = gun.map_or_else(String::new, |gun| capital(&gun.weapon(look.field).name));
    let gunner = gun.and_then(|gun| gun.primate(look.field));
    let name = gunner.map_or_else(|| look.names.piece(piece), |one| look.names.primate(one).to_owned());
    say("roll-special", &[("weapon", weapon.into()), ("name", name.into())])
}

/// A warning of friends in a blast (6.1).
fn friends(look: &Look, duel: &Duel, shots: &[Shot]) -> Option<Why> {
    let field = duel.field;
    let salvos = duel.roll().check(field, shots).ok()?;
    let side = field.side(duel.unit);
    let blasts = salvos.iter().flat_map(|salvo| blast::blasts(field, salvo));
    let caught = blasts.flat_map(|blast| blast::caught(field, blast, duel.spots()));
    let mut friends: Vec<Body> = caught.map(|one| one.body).collect();
    friends.retain(|body| field.unit_of(*body).is_some_and(|unit| field.side(unit) == side));
    friends.sort_unstable();
    friends.dedup();
    let who: Vec<String> = friends.iter().map(|body| look.names.piece(field.name(*body))).collect();
    let terms = [("who", who.join(", ").into()), ("count", who.len().into())];
    (!who.is_empty()).then(|| Why::new(say("forecast-friends", &terms), "6.1"))
}

/// Whether there is a plan with fewer targets, and one with more.
fn fewer_more(plan: Option<usize>, plans: usize, named: usize) -> (bool, bool) {
    match plan {
        Some(plan) => (plan > 0, plan + 1 < plans),
        None => (named > 1 && plans > 0, named < plans),
    }
}

/// Attacker and target: of the drafted attack, otherwise the selected unit and the enemy under the pointer or
/// inspected.
pub fn attacked(look: &Look) -> Option<(UnitIx, UnitIx)> {
    if let Some(Draft::Attack { unit, target }) = look.hands.draft() {
        return Some((look.standing(*unit)?, look.standing(*target)?));
    }
    if look.hands.draft().is_some() || !matches!(look.hands.mode(), None | Some(verbs::ATTACK)) {
        return None;
    }
    let unit = look.selected()?;
    let inspected = look.hands.inspected().and_then(|id| look.standing(id));
    let over_map = look.hovered();
    let target = over_map.filter(|other| look.field.side(*other) != look.field.side(unit)).or_else(|| {
        // Empty ground under the pointer is a possible goal: the ghost's forecast is more useful then.
        look.hands.hover().is_none().then_some(inspected).flatten()
    })?;
    (look.field.side(target) != look.field.side(unit)).then_some((unit, target))
}

/// The forecast of an attack not given yet.
fn planned(look: &Look, unit: UnitIx, target: UnitIx) -> Option<Forecast> {
    let duel = Duel::standing(look.field, unit, target);
    let rolls = duel.rolls();
    let wanted = look.hands.volley().map(|draft| draft.volley);
    let volley = wanted.filter(|volley| rolls.contains(volley)).or(rolls.first().copied())?;
    let duel = duel.in_roll(volley);
    let plans = duel.plans();
    let most = plans.iter().map(|plan| plan.value).max()?;
    // Of equal plans, the one that is fired: the first.
    let best = plans.iter().position(|plan| plan.value == most)?;
    let wanted = look.hands.volley().and_then(|draft| draft.plan);
    let place = wanted.unwrap_or(best).min(plans.len() - 1);
    let named = duel.named(&plans[place].shots(look.field)).ok().or_else(|| duel.best())?;
    let mut forecast = filled(look, &duel, &named);
    forecast.fewer_more = (place > 0, place + 1 < plans.len());
    forecast.rolls = rolls.iter().map(|roll| (roll_words(look, *roll), *roll == volley)).collect();
    forecast.notes.extend(friends(look, &duel, &plans[place].shots(look.field)));
    forecast.told.push(Why::new(word("forecast-plan"), "T-46"));
    forecast.notes.extend(added_up(look, unit, target));
    Some(forecast)
}

/// What all attacks committed on one enemy remove of it on average, with this one after them; a warning if it would be
/// wasted.
fn added_up(look: &Look, unit: UnitIx, target: UnitIx) -> Option<Why> {
    let committed = commit::waiting(look.field, look.turn).into_iter();
    let on_it = |other: &UnitIx| *other != unit && look.field.unit(*other).commitment.target == Some(target);
    let mut attackers: Vec<UnitIx> = committed.filter(on_it).collect();
    if attackers.is_empty() {
        return None;
    }
    let before = toll(look.field, &attackers, target);
    attackers.push(unit);
    let left = look.field.members(target).count();
    let wasted = before + 5 >= left as u32 * 10;
    let id = if wasted { "forecast-wasted" } else { "forecast-together" };
    let terms = [
        ("before", decimal(before).into()),
        ("sum", decimal(toll(look.field, &attackers, target)).into()),
        ("left", left.into()),
        ("target", look.names.unit(target).into()),
    ];
    // Wounding more of them needs no warning.
    Some(Why { theirs: !wasted, ..Why::new(say(id, &terms), "T-46") })
}

/// What the unit could do after its move, against the targeted or inspected enemy, or the best in reach.
fn from_ghost(look: &Look, ghost: Option<&Ghost>) -> Option<Forecast> {
    let against = look.hands.against().and_then(|id| look.standing(id));
    let Some(ghost) = ghost else {
        // From here only if one enemy was asked for: the table of all enemies has the rest.
        let unit = look.selected().filter(|_| look.hands.draft().is_none())?;
        let enemy = against.filter(|enemy| look.field.side(*enemy) != look.field.side(unit))?;
        return Some(Forecast { wanted: true, ..between(look, look.field, unit, enemy)? });
    };
    let field = &ghost.field;
    let inspected = look.hands.inspected().and_then(|id| look.standing(id));
    let foes = field.all_units().filter(|unit| field.side(*unit) != field.side(ghost.unit) && field.stands(*unit));
    let worth = |enemy: &UnitIx| {
        let duel = Duel::standing(field, ghost.unit, *enemy);
        volley::best(field, ghost.unit, *enemy, duel.spots()).map_or(-1, |plan| plan.value)
    };
    let enemy = against
        .or(inspected)
        .filter(|enemy| field.side(*enemy) != field.side(ghost.unit))
        .or_else(|| foes.max_by_key(|enemy| (worth(enemy), std::cmp::Reverse(*enemy))))?;
    let mut forecast = between(look, field, ghost.unit, enemy)?;
    forecast.wanted = against.is_some();
    let goal = look.names.unit(ghost.unit);
    forecast.told.push(Why::new(say("forecast-ghost", &[("unit", goal.into())]), ""));
    Some(forecast)
}

/// The forecast of one unit against another on some field; `None` if neither can shoot.
fn between(look: &Look, field: &Field, unit: UnitIx, enemy: UnitIx) -> Option<Forecast> {
    let duel = Duel::standing(field, unit, enemy);
    if let Some(named) = duel.best() {
        return Some(filled(look, &duel, &named));
    }
    duel.answered().best()?;
    Some(Forecast { dice: word("forecast-none"), ..bare(look, &duel) })
}

/// The names and the answer of a forecast without sums.
fn bare(look: &Look, duel: &Duel) -> Forecast {
    // The best that the target could do in turn, with all at their current places.
    let back = duel.answered();
    let answer = back.best();
    let sums = answer.as_ref().map(|named| sums_words(named.reckoning.sums));
    let told = |sums: String| if back.reloads { say("forecast-reloaded", &[("sums", sums.into())]) } else { sums };
    let risk = answer.as_ref().and_then(|_| risks::answered(look, duel.field, duel.target, duel.unit));
    Forecast {
        against: Some((duel.field.side(duel.target), look.names.unit(duel.target).to_owned())),
        dice: word("forecast-nobody"),
        answer: sums.map_or_else(|| word("forecast-no-answer"), told),
        answer_odds: answer.map_or_else(Odds::default, |named| {
            odds(duel.field, named.reckoning.sums, &named.reckoning.victims).answered()
        }),
        answer_risk: risk,
        ..Forecast::default()
    }
}

fn filled(look: &Look, duel: &Duel, named: &Named) -> Forecast {
    let field: &Field = duel.field;
    let (attack, defense) = if look.hands.breakdown() {
        let reckoning = &named.reckoning;
        (one_by_one(look, &reckoning.attack, true), one_by_one(look, &reckoning.defense, false))
    } else {
        terms(field, &named.reckoning)
    };
    let sums = named.reckoning.sums;
    let pairs = marks::of_salvos(&named.salvos);
    Forecast {
        attack,
        attack_sum: sums.0.to_string(),
        defense,
        defense_sum: sums.1.to_string(),
        dice: dice_words(look, sums, field.side(duel.unit)),
        odds: odds(field, sums, &named.reckoning.victims),
        shooters: marks::shooters(look, duel, &pairs),
        targets: marks::targets(look, duel, &pairs),
        ..bare(look, duel)
    }
}

/// How many dice are rolled, and which side keeps which (T-64 to T-66).
pub fn dice_words(look: &Look, sums: (i32, i32), attacker: Side) -> String {
    let contest = Contest::of(sums.0, sums.1);
    let id = match (contest.stronger, contest.dice) {
        (None, _) => "dice-equal",
        (Some(Stronger::Attacker), 2) => "dice-more",
        (Some(Stronger::Attacker), _) => "dice-double",
        (Some(Stronger::Defender), 2) => "dice-less",
        (Some(Stronger::Defender), _) => "dice-half",
    };
    let chooser = contest.chooser(attacker).map_or("", |side| look.names.side(side));
    say(id, &[("side", chooser.into())])
}
