//! The record sheet: the unit under the pointer, otherwise the selected one, otherwise the turn itself.

use super::{
    super::{
        charging, deploying,
        names::{capital, kind},
        riding,
    },
    departure, drafts, faces, gifts, hull,
    look::Look,
    orders,
    terms::{rate, signed},
    turn_page,
};
use crate::battle::monkeys::tell;
use crate::force::{
    Post, PrimateIx, UnitIx, VehicleIx,
    squad::{Pile, Place},
    vehicle::Seat,
};
use crate::input::intent::Fold;
use crate::panels::{
    Portrait, Why,
    sheet::{Head, Member, Sheet, Tone},
};
use crate::rules::monkeys::{
    commit::{self, Ended, check_attack, check_can_act},
    driving,
    field::Field,
    foresight::Ghost,
    movement,
    order::Order,
    pins::Pin,
    sequence::Frame,
    targets,
};
use crate::screens::monkeys::battle::verbs;
use crate::words::{say, word};

/// The record sheet; `ghost` is the result of the drafted move, or of the one `planned` to the cell under the pointer
/// while nothing is drafted.
pub fn sheet(look: &Look, ghost: Option<&Ghost>, planned: Option<&Order>) -> Sheet {
    let hovered = look.hovered();
    let chosen = || look.hands.shown().and_then(|id| look.standing(id));
    // While a decision is open, the sheet is about the unit in question.
    let shown = match look.asked() {
        // The draft is shown below the name of the unit that would do it.
        "Act" if look.hands.draft().is_some() => drafted(look).or_else(chosen),
        "Act" | "" => hovered.or_else(chosen).or_else(|| look.subject()),
        "Designate" => hovered,
        // The unit placed next is known before any of it is on the board.
        "Deploy" => hovered.or_else(|| deploying::placing(look.table(), look.hands)),
        // The forecast below is about these two, wherever the pointer rests.
        "Volley" | "Die" | "Losses" => {
            let rivals = rivals(look);
            let about = |unit: &UnitIx| rivals.is_none_or(|rivals| rivals.contains(unit));
            hovered.filter(about).or_else(|| look.subject()).or_else(chosen)
        }
        _ => hovered.or_else(|| look.subject()).or_else(chosen),
    };
    let mut sheet = match (hull::shown(look, shown), shown) {
        (Some(vehicle), _) => of_vehicle(look, vehicle),
        (None, Some(unit)) => of_unit(look, unit),
        (None, None) => turn_page::turn_page(look),
    };
    if look.hands.draft().is_some() {
        drafts::fill(look, ghost, &mut sheet);
    } else if let Some(planned) = planned.zip(ghost) {
        drafts::foretell(look, planned, &mut sheet);
    }
    sheet
}

/// The two units of the attack or close combat in progress.
fn rivals(look: &Look) -> Option<[UnitIx; 2]> {
    match look.clock.top() {
        Frame::Attack(attack) => Some([attack.unit, attack.target]),
        Frame::Fight(fight) => Some([fight.charger, fight.target]),
        _ => None,
    }
}

/// The unit that would carry out the draft.
fn drafted(look: &Look) -> Option<UnitIx> {
    look.hands.draft().and_then(drafts::unit).and_then(|id| look.standing(id))
}

/// The sheet of a vehicle; its unit's members on foot are listed below, to be chosen for a seat.
fn of_vehicle(look: &Look, vehicle: VehicleIx) -> Sheet {
    let unit = look.field.vehicle(vehicle).unit;
    let chosen = riding::chosen(look.field, look.hands);
    let on_foot = unit.into_iter().flat_map(|unit| look.field.on_foot(unit));
    Sheet {
        head: Some(hull::head(look, vehicle, unit.map(|unit| head(look, unit)))),
        slots: hull::slots(look, vehicle),
        members: on_foot.map(|mate| member(look, mate, chosen == Some(mate))).collect(),
        folded: look.hands.is_toggled(Fold::Sheet),
        facts: hull::facts(look.field, vehicle),
        offers: hull::offers(look),
        why: unit.map(|unit| whys(look, unit)).unwrap_or_default(),
        ..Sheet::default()
    }
}

/// The sheet of a unit.
fn of_unit(look: &Look, unit: UnitIx) -> Sheet {
    let alone = look.hands.alone().and_then(|piece| look.field.find_primate(piece));
    let alone = alone.filter(|primate| look.field.primate(*primate).unit == unit);
    Sheet {
        head: Some(head(look, unit)),
        members: listed(look, unit).into_iter().map(|mate| member(look, mate, alone == Some(mate))).collect(),
        folded: look.hands.is_toggled(Fold::Sheet),
        facts: alone.map_or_else(|| unit_facts(look, unit), |mate| primate_facts(look, mate)),
        knacks: gifts::knacks(look, unit),
        why: whys(look, unit),
        ..Sheet::default()
    }
}

/// The listed members of a unit: those on the board, or everyone while it waits to be placed.
fn listed(look: &Look, unit: UnitIx) -> Vec<PrimateIx> {
    let waits = look.asked() == "Deploy" && !look.field.stands(unit);
    if waits { look.field.roll_call(unit).collect() } else { look.field.members(unit).collect() }
}

/// Whether a squad has the name that new squads get: "Squad 1".
fn is_called_squad(name: &str) -> bool {
    let fresh = word("troops-fresh-squad");
    let stem = |name: &str| name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end().to_owned();
    stem(name) == stem(&fresh)
}

fn head(look: &Look, unit: UnitIx) -> Head {
    let id = look.field.unit(unit).id;
    let members = listed(look, unit).into_iter();
    // Officers and fireteams have only a name, and so has a squad that is called one already.
    let name = look.names.unit(unit);
    let plain = !matches!(id.post, Post::Squad(_) | Post::Half(_)) || is_called_squad(name);
    let called = if plain { "sheet-team" } else { "sheet-squad" };
    let terms = [
        ("letter", look.mark(id.side, id.platoon).into()),
        ("post", tell::post(id.post).into()),
        ("who", faces::clans(look.field, members).into()),
    ];
    Head {
        side: id.side,
        name: say(called, &[("name", name.into())]),
        line: say("sheet-line", &terms),
        actions: actions(look, unit),
    }
}

/// What a unit can still do, in words.
fn actions(look: &Look, unit: UnitIx) -> String {
    let state = look.field.unit(unit);
    let active = state.id.side == look.turn.side && Some(state.id.platoon) == look.turn.active;
    match state.actions.ended {
        _ if !active && state.watch.0 => word("sheet-watching"),
        _ if !active => word("sheet-waits"),
        Ended::No => say("sheet-actions", &[("count", i64::from(commit::actions_left(look.field, unit)).into())]),
        Ended::Committed => word("sheet-committed"),
        Ended::Watching => word("sheet-watching"),
        Ended::Done => word("sheet-done"),
    }
}

fn member(look: &Look, mate: PrimateIx, chosen: bool) -> Member {
    let (state, tone) = state(look, mate);
    let burden = departure::carried(look, mate).map(|at| say("state-crate", &[("number", at.into())]));
    let state = burden.into_iter().chain(Some(state).filter(|state| !state.is_empty())).collect::<Vec<_>>().join(", ");
    let portrait = faces::portrait(look.field, look.turn, mate);
    Member {
        piece: Some(look.field.primate(mate).id),
        // A member waiting to be placed is shown as if it were there.
        portrait: Portrait { faded: portrait.faded && look.asked() != "Deploy", ..portrait },
        name: look.names.primate(mate).to_owned(),
        weapon: look.field.weapon(mate).map_or_else(|| word("sheet-unarmed"), |weapon| capital(&weapon.name)),
        state,
        tone,
        chosen,
    }
}

/// The most important state of a primate, after its post as a leader, and whether it is harm.
fn state(look: &Look, mate: PrimateIx) -> (String, Tone) {
    let lead = look.field.unit(look.field.primate(mate).unit).lead;
    let post = (lead.leader == Some(mate)).then(|| word(if lead.acting { "state-acting" } else { "state-leads" }));
    let (state, tone) = plight(look, mate);
    let both = |post: String, state: String| say("state-also", &[("first", post.into()), ("rest", state.into())]);
    let words = match (post, state) {
        (Some(post), Some(state)) => both(post, state),
        (post, state) => post.or(state).unwrap_or_default(),
    };
    (words, tone)
}

/// The most important thing about a primate's state and position, and whether it is harm.
fn plight(look: &Look, mate: PrimateIx) -> (Option<String>, Tone) {
    let field = look.field;
    let one = field.primate(mate);
    let (id, tone) = if faces::outside(field, look.turn, one.unit).contains(&mate) {
        ("state-outside", Tone::Harm)
    } else if one.pin.holds() {
        ("state-pinned", Tone::Harm)
    } else if one.pin == Pin::Recovering {
        ("state-recovering", Tone::Harm)
    } else if field.weapon(mate).is_some() && !targets::is_armed(field, mate) {
        ("state-brace", Tone::Harm)
    } else if let Some((vehicle, seat)) = one.place.seat() {
        return (Some(seat_words(field, vehicle, seat)), Tone::Plain);
    } else if one.is_prone() {
        ("state-prone", Tone::Good)
    } else if one.braced.0 {
        ("state-braced", Tone::Good)
    } else if field.cell(mate).is_some_and(|cell| field.ground().gives_cover(cell)) {
        ("state-in-cover", Tone::Good)
    } else if field.cell(mate).is_some_and(|cell| field.ground().at_cover(cell)) {
        ("state-at-cover", Tone::Good)
    } else {
        return (None, Tone::Plain);
    };
    (Some(word(id)), tone)
}

/// The role of a primate aboard a vehicle; a gunner is named after its mount.
fn seat_words(field: &Field, vehicle: VehicleIx, seat: Seat) -> String {
    match seat {
        Seat::Operator => word("state-drives"),
        Seat::Gunner(number) => tell::mount(&driving::kind(field, vehicle).mounts, number),
        Seat::Passenger => word("state-rides"),
    }
}

fn unit_facts(look: &Look, unit: UnitIx) -> Vec<(String, String)> {
    let field = look.field;
    let state = field.unit(unit);
    let mut facts = Vec::new();
    if let Some(target) = state.commitment.target {
        facts.push((word("fact-committed"), look.names.unit(target).to_owned()));
    }
    if state.hidden.holds() {
        facts.push((word("fact-hidden"), word("fact-hidden-from")));
    }
    if state.ammunition.is_out() {
        facts.push((word("fact-ammunition"), word("fact-empty")));
    }
    let speeds = field.ready(unit).map(|mate| movement::gait(field, mate).speed);
    if let Some(slowest) = speeds.min() {
        facts.push((word("fact-speed"), squares_words(slowest.into())));
    }
    let reach = targets::shooters(field, unit).map(|gun| gun.weapon(field).range);
    if let Some(farthest) = reach.max() {
        facts.push((word("fact-reach"), reach_words(field.book.bands.reach(farthest))));
    }
    facts.extend(crates(look, field.members(unit)));
    let lost = losses(field, unit);
    if !lost.is_empty() {
        facts.push((word("fact-lost"), lost));
    }
    facts
}

fn reach_words(squares: i32) -> String {
    if squares == i32::MAX { word("fact-any-distance") } else { squares_words(squares) }
}

fn squares_words(squares: i32) -> String {
    say("fact-squares", &[("count", squares.into())])
}

/// Which crates someone carries (G-18).
fn crates(look: &Look, who: impl Iterator<Item = PrimateIx>) -> Option<(String, String)> {
    let numbers: Vec<String> = who.filter_map(|mate| departure::carried(look, mate)).map(|at| at.to_string()).collect();
    let terms = [("count", numbers.len().into()), ("numbers", numbers.join(", ").into())];
    (!numbers.is_empty()).then(|| (word("fact-carries"), say("fact-crates", &terms)))
}

/// How many of a unit are in which pile: "2 wounded, 1 routed".
fn losses(field: &Field, unit: UnitIx) -> String {
    let count =
        |pile: Pile| field.roll_call(unit).filter(|mate| field.primate(*mate).place == Place::Off(pile)).count();
    let told = Pile::ALL.into_iter().map(|pile| (pile, count(pile))).filter(|(_, count)| *count > 0);
    told.map(|(pile, count)| say(pile_count(pile), &[("count", count.into())])).collect::<Vec<_>>().join(", ")
}

const fn pile_count(pile: Pile) -> &'static str {
    match pile {
        Pile::Wounded => "lost-wounded",
        Pile::Hollow => "lost-hollow",
        Pile::Injured => "lost-injured",
        Pile::Routed => "lost-routed",
        Pile::Missing => "lost-missing",
        Pile::Retreated => "lost-retreated",
    }
}

/// Everything relevant about one primate shown by itself.
fn primate_facts(look: &Look, mate: PrimateIx) -> Vec<(String, String)> {
    let field = look.field;
    let clan = field.clan(mate);
    let mut facts = vec![(word("fact-clan"), capital(&clan.name))];
    if let Some(weapon) = field.weapon(mate) {
        facts.push((word("fact-damage"), weapon.damage.to_string()));
        facts.push((word("fact-rate"), rate(weapon.quarters)));
        facts.push((word("fact-reach"), reach_words(field.book.bands.reach(weapon.range))));
        facts.push((word("fact-accuracy"), signed(i32::from(field.kit(mate).accuracy + weapon.accuracy))));
    }
    facts.push((word("fact-speed"), squares_words(i32::from(field.kit(mate).speed))));
    facts.extend(crates(look, std::iter::once(mate)));
    facts.push((word("fact-size"), (field.kit(mate).size as i32).to_string()));
    facts.push((word("fact-armor"), field.kit(mate).armor.to_string()));
    facts.push((word("fact-morale"), signed(field.morale(mate))));
    facts.extend(gear_facts(field, mate));
    facts
}

/// What a primate carries besides its first weapon, what is loaded, and its spares.
fn gear_facts(field: &Field, mate: PrimateIx) -> Vec<(String, String)> {
    let kit = field.kit(mate);
    let first = kit.firearms(&field.book).next();
    let ammo = |place: u8| kind(&field.book.ammo[usize::from(place)].name);
    let mut facts = Vec::new();
    for (place, arm) in (0u8..).zip(&kit.arms) {
        let state = field.arm_state(mate, place);
        let name = capital(&arm.weapon(&field.book).name);
        if Some(place) != first {
            let empty = if state.empty { word("mount-empty") } else { String::new() };
            facts.push((say("fact-carried", &[("weapon", name.as_str().into())]), empty));
        } else if state.empty {
            facts.push((name, word("mount-empty")));
        }
        if let Some(load) = state.load {
            facts.push((word("fact-load"), ammo(load)));
        }
        let spares: Vec<String> = state.spares(arm).map(|(_, spare)| ammo(spare)).collect();
        if !spares.is_empty() {
            facts.push((word("fact-spares"), spares.join(", ")));
        }
    }
    facts
}

/// Why a unit of the player can't act, or why an enemy can't be attacked; and who is about to be lost.
fn whys(look: &Look, unit: UnitIx) -> Vec<Why> {
    let field = look.field;
    let mut whys = Vec::new();
    // While the others in a charge are still to be placed, they don't count as left behind.
    let placing = look.asked() == "Regroup";
    for mate in faces::outside(field, look.turn, unit).into_iter().filter(|_| !placing) {
        let name = look.names.primate(mate);
        whys.push(Why::new(say("sheet-outside", &[("name", name.into())]), "T-28"));
    }
    if look.asked() != "Act" {
        return whys;
    }
    if field.side(unit) == look.turn.side {
        whys.extend(check_can_act(field, look.turn, unit).err().map(|illegal| look.why(&illegal)));
    } else if let Some(own) = look.selected()
        && orders::refusal(look, verbs::DONE).is_none()
    {
        let why = if look.hands.mode() == Some(verbs::CHARGE) {
            let planned = charging::planned(look.table(), own, look.hands.way(), unit);
            planned.err().map(|illegal| charging::told(&look.names, &illegal))
        } else {
            check_attack(field, look.turn, own, unit).err().map(|illegal| look.why(&illegal))
        };
        whys.extend(why);
    }
    whys
}
