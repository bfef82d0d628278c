//! The page of a unit: its armor by side, its weapons, its cards, its traits, its limitations.

use super::{called, forms};
use crate::battle::account::{Note, Number, Page, Trait};
use crate::force::{UnitId, UnitIx, squad::Place};
use crate::rules::hexes::{
    View,
    field::{Field, Group},
    profiles::{Damage, DamageType, Trait as KindTrait, Weapon},
    shooting,
    states::Rest,
};
use crate::words::{say, word};

/// The page of a unit.
pub(super) fn of(view: View, id: UnitId) -> Option<Page> {
    let field = view.field;
    let unit = field.find(id)?;
    let (kind, state) = (field.kind(unit), field.unit(unit));
    let terms = [
        ("left", i32::from(state.models.0).into()),
        ("models", i32::from(kind.models).into()),
        ("size", word(&format!("hexes-size-{:?}", kind.size).to_lowercase()).into()),
        ("class", word(&format!("hexes-class-{:?}", kind.class).to_lowercase()).into()),
        ("price", i32::from(kind.price).into()),
    ];
    Some(Page {
        line: say("hexes-page-line", &terms),
        state: self::state(field, unit),
        numbers: numbers(field, unit),
        facts: facts(view, unit),
        traits: kind.traits.iter().map(of_trait).collect(),
        limits: limits(field, unit),
        ..Page::default()
    })
}

/// A unit's description and equipment, in one line.
pub(super) fn kit(view: View, id: UnitId) -> Option<String> {
    let unit = view.field.find(id)?;
    let make = view.field.make(unit);
    let weapons: Vec<String> = make.weapons.iter().map(called::weapon).collect();
    let terms = [
        ("models", i32::from(make.kind.models).into()),
        ("class", word(&format!("hexes-class-{:?}", make.kind.class).to_lowercase()).into()),
        ("weapons", weapons.join(", ").into()),
    ];
    Some(say("hexes-kit", &terms))
}

/// The worst of a unit's states, in a word or two.
pub(super) fn state(field: &Field, unit: UnitIx) -> String {
    let state = field.unit(unit);
    match state.place {
        Place::Off(crate::force::squad::Pile::Retreated) => return word("hexes-state-fled"),
        Place::Off(_) => return word("hexes-state-destroyed"),
        _ => {}
    }
    let (tokens, hurt) = (&state.tokens, state.hurt);
    let marks = [
        (tokens.is_shaken(), "shaken"),
        (tokens.fire > 0, "burns"),
        (tokens.acid + tokens.minor > 0, "acid"),
        (!tokens.poison.is_empty(), "poisoned"),
        (!tokens.bleeding.is_empty(), "bleeds"),
        (hurt.no_move, "stuck"),
        (hurt.no_turn, "jammed"),
        (hurt.crew, "crew"),
        (state.arms.aim.is_some(), "aims"),
    ];
    let told = marks.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| word(&format!("hexes-state-{name}")));
    told.take(3).collect::<Vec<_>>().join(", ")
}

/// Armor of the four groups of sides, minus what acid has eaten, and the damage that shakes it.
fn numbers(field: &Field, unit: UnitIx) -> Vec<Number> {
    let kind = field.kind(unit);
    let groups = [Group::Front, Group::FrontSide, Group::BackSide, Group::Back];
    let armor = groups.map(|group| Number {
        name: word(&format!("hexes-armor-{}", group.at())),
        value: field.armor(unit, group).to_string(),
        change: i32::from(field.armor(unit, group)) - i32::from(kind.armor[group.at()]),
        about: Note::new(say("hexes-armor-about", &[("group", called::group(group).into())]), "F13"),
    });
    let tokens = field.unit(unit).tokens.damage;
    let tokens = Number {
        name: word("hexes-number-tokens"),
        value: tokens.to_string(),
        change: -i32::from(tokens),
        about: Note::new(word("hexes-number-tokens-about"), "R18"),
    };
    let psychic = kind.psychic.map(|need| Number {
        name: word("hexes-number-nerve"),
        value: format!("{need}+"),
        change: 0,
        about: Note::new(word("hexes-number-nerve-about"), "R13"),
    });
    armor.into_iter().chain([tokens]).chain(psychic).collect()
}

fn facts(view: View, unit: UnitIx) -> Vec<(String, String)> {
    let field = view.field;
    let (state, make) = (field.unit(unit), field.make(unit));
    let mut facts = Vec::new();
    if view.turn.deployed {
        let terms =
            [("speed", called::speed(state.stance.speed).into()), ("way", called::way(state.stance.facing).into())];
        facts.push((word("hexes-page-stance"), say("hexes-page-stance-is", &terms)));
    }
    let cards: Vec<String> = forms::open(field, unit).into_iter().map(|strip| strip.brief).collect();
    if let [moves, fires] = cards.as_slice() {
        let terms = [("moves", moves.as_str().into()), ("fires", fires.as_str().into())];
        facts.push((word("hexes-page-cards"), say("hexes-page-cards-are", &terms)));
    }
    for (place, weapon) in make.weapons.iter().enumerate() {
        facts.push((called::weapon(weapon), armed(field, unit, place, weapon)));
    }
    if let Some(assault) = make.kind.assault {
        let dice = |dice: [u8; 4]| dice.map(|one| one.to_string()).join("/");
        let terms = [
            ("dice", dice(assault.dice).into()),
            ("need", i32::from(assault.need).into()),
            ("damage", damage(assault.damage).into()),
            ("ap", i32::from(assault.ap).into()),
        ];
        facts.push((word("hexes-page-assault"), say("hexes-page-assault-is", &terms)));
        if let Some(deflection) = make.kind.deflection {
            let terms = [("dice", dice(deflection.dice).into()), ("need", i32::from(deflection.need).into())];
            facts.push((word("hexes-page-deflection"), say("hexes-page-deflection-is", &terms)));
        }
    }
    if let Some(hex) = field.hex(unit).filter(|_| view.turn.deployed) {
        facts.push((word("hexes-page-lines"), word("hexes-ranges")));
        facts.push((word("hexes-page-ground"), called::read(&field.terrain(hex).name.replace(' ', "-"))));
    }
    facts
}

fn damage(damage: Damage) -> String {
    match damage.plus {
        0 => format!("d{}", damage.die),
        plus => format!("d{}{plus:+}", damage.die),
    }
}

/// A weapon in a line.
fn armed(field: &Field, unit: UnitIx, place: usize, weapon: &Weapon) -> String {
    let terms = [
        ("range", i32::from(weapon.range).into()),
        ("arc", called::arc(weapon.arc).into()),
        ("ap", i32::from(weapon.ap).into()),
        ("shots", i32::from(weapon.shots).into()),
        ("damage", weapon.damage.map(damage).unwrap_or_default().into()),
    ];
    let line = say(if weapon.lays.is_some() { "hexes-weapon-thrown" } else { "hexes-weapon-is" }, &terms);
    if shooting::is_ready(field, unit, place) { line } else { format!("{line}, {}", word("hexes-weapon-not-ready")) }
}

fn of_trait(one: &KindTrait) -> Trait {
    let speeds = |speeds: &[crate::rules::hexes::speed::Speed]| {
        speeds.iter().map(|speed| called::speed(*speed)).collect::<Vec<_>>().join(", ")
    };
    let (id, rule, at, number): (&str, &'static str, String, i32) = match one {
        KindTrait::TakeCover(at, by) => ("take-cover", "R19", speeds(at), i32::from(*by)),
        KindTrait::Elusive(at, by) => ("elusive", "R16", speeds(at), i32::from(*by)),
        KindTrait::Camouflage(terrain) => ("camouflage", "R16", called::read(terrain), 0),
        KindTrait::ForwardPosition(far) => ("forward-position", "R19", String::new(), i32::from(*far)),
        KindTrait::PreAssaultRetreat(need) => ("pre-assault-retreat", "F21", String::new(), i32::from(*need)),
        KindTrait::CunningAssault(each) => ("cunning-assault", "R21", String::new(), i32::from(*each)),
        KindTrait::Terror(range, die) => ("terror", "R20", format!("d{die}"), i32::from(*range)),
        KindTrait::Fear(die) => ("fear", "F21", format!("d{die}"), 0),
        KindTrait::Shot(by) => ("shot", "R16", String::new(), i32::from(*by)),
        KindTrait::BadAtLongRange => ("bad-at-long-range", "R16", String::new(), 0),
        KindTrait::OptimalAtPointBlank => ("optimal-at-point-blank", "R16", String::new(), 0),
        KindTrait::Steady => ("steady", "R16", String::new(), 0),
        KindTrait::EnhancedAccuracy(weapons) => ("accuracy", "R16", weapons.join(", "), 0),
        KindTrait::Stubborn => ("stubborn", "F21", String::new(), 0),
        KindTrait::Heal(cure) => ("heal", "G5", cure.step.to_string(), i32::from(cure.points)),
        KindTrait::Repair(cure) => ("repair", "G5", cure.step.to_string(), i32::from(cure.points)),
        KindTrait::Resistance(kind, by) => ("resistance", "R18", resisted(*kind), i32::from(*by)),
    };
    let about = say(&format!("hexes-trait-{id}-about"), &[("at", at.into()), ("number", number.into())]);
    // All of them are the unit's own.
    Trait { of: String::new(), name: word(&format!("hexes-trait-{id}")), about: Note::new(about, rule) }
}

fn resisted(kind: DamageType) -> String {
    word(match kind {
        DamageType::Regular => "hexes-damage-regular",
        DamageType::Poison => "hexes-damage-poison",
        DamageType::Fire => "hexes-damage-fire",
        DamageType::Bleeding => "hexes-damage-bleeding",
        DamageType::Psychic => "hexes-damage-psychic",
        DamageType::Crew => "hexes-damage-crew",
    })
}

/// What it can't do, and why.
fn limits(field: &Field, unit: UnitIx) -> Vec<Note> {
    let state = field.unit(unit);
    let off = state.orders.now.is_some() && state.orders.rest != Rest::AsWritten;
    let limits = [
        (state.tokens.is_shaken(), "shaken", "F22"),
        (state.hurt.no_move, "move", "G6"),
        (state.hurt.no_turn, "turn", "G6"),
        (state.hurt.impaired > 0, "impaired", "G6"),
        (state.hurt.crew, "crew", "F22"),
        (off && !state.tokens.is_shaken(), "card", "A17"),
    ];
    let told = limits.into_iter().filter(|(holds, ..)| *holds);
    told.map(|(_, id, rule)| Note::new(word(&format!("hexes-limit-{id}")), rule)).collect()
}
