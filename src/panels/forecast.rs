//! What an attack would do before you give it: every term of both sums, the dice, the odds, the shooters and the
//! targets.

use super::{
    Desk, Why, exchange, focus,
    odds::{self, Odds},
    paint,
    pictures::Drawing,
    portrait::Portrait,
    shooters,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::{PieceId, Side},
    input::{Intent, intent::Fold},
    view::art::vehicles::{Part, VehicleLook},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// One term of a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Term {
    /// What it is.
    pub words: String,
    /// Its value with its sign, or a dash.
    pub value: String,
    /// Its rule, shown on hover and while the breakdown is held.
    pub rule: Option<String>,
}

/// One of our members that might shoot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shooter {
    /// Which piece; a click toggles whether it shoots or holds its fire.
    pub piece: PieceId,
    /// Its card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// The value it adds.
    pub value: String,
    /// Whether it shoots.
    pub shoots: bool,
    /// Whether its fire selector is set; `None` if it has no selector or does not shoot.
    pub select: Option<bool>,
    /// Why it cannot.
    pub why: Option<Why>,
}

/// One of their members that might be named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Which piece; a click names it.
    pub piece: PieceId,
    /// Its card.
    pub portrait: Portrait,
    /// Its counter, if it is a vehicle.
    pub hull: Option<VehicleLook>,
    /// Whether it is named.
    pub named: bool,
    /// What it adds to the defense, or its cover, in a tooltip.
    pub hint: String,
    /// Why it cannot be named.
    pub why: Option<Why>,
}

/// One part of a forecast: terms with their total, and chances.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What the part is about.
    pub title: String,
    /// Its terms.
    pub terms: Vec<Term>,
    /// Chances of its results.
    pub odds: Odds,
}

/// The forecast of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// What the forecast is about, if not an attack.
    pub title: String,
    /// Its parts, in rule books without two opposing sums.
    pub parts: Vec<Section>,
    /// The side of the attacked unit, and the unit's name.
    pub against: Option<(Side, String)>,
    /// The rolls that are still open, and which of them is selected.
    pub rolls: Vec<(String, bool)>,
    /// What happens before it, step by step: the fire at a charge, whether the charge is met.
    pub chain: Vec<Term>,
    /// Whether it is close combat: both rows are fighters.
    pub melee: bool,
    /// Terms of the attack.
    pub attack: Vec<Term>,
    /// Their sum.
    pub attack_sum: String,
    /// Terms of the defense.
    pub defense: Vec<Term>,
    /// Their sum.
    pub defense_sum: String,
    /// How many dice are rolled, and which side keeps which.
    pub dice: String,
    /// The chances.
    pub odds: Odds,
    /// What the sums and chances are of, if not the attack: the close combat at the end of a charge.
    pub part: String,
    /// The same attack in return: "they could: 12 : 16".
    pub answer: String,
    /// The chances of that return attack.
    pub answer_odds: Odds,
    /// What may follow from it: the check of a unit that loses its leader.
    pub answer_risk: Option<Why>,
    /// Whether the player opened this one.
    pub wanted: bool,
    /// Which of our members shoot, and which can't.
    pub shooters: Vec<Shooter>,
    /// Which of their members are named.
    pub targets: Vec<Target>,
    /// Whether fewer and more targets are possible.
    pub fewer_more: (bool, bool),
    /// Why there can't be fewer targets, and why there can't be more.
    pub fewest_most: [Why; 2],
    /// What the switch of a fire selector does.
    pub selector: Why,
    /// Notes about it: where they would shoot from, that individuals are named when it fires.
    pub told: Vec<Why>,
    /// Warnings: an attack too many, friends in the blast.
    pub notes: Vec<Why>,
    /// Whether only the sums and the odds are shown.
    pub folded: bool,
    /// Whether each term shows its rule.
    pub breakdown: bool,
}

/// Draws the forecast from the top of a column.
pub fn draw(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast) {
    head_line(ui, desk, forecast);
    for note in &forecast.told {
        widgets::remark(ui, desk, note);
        ui.add_space(2.0);
    }
    rolls(ui, desk, &forecast.rolls);
    chain(ui, desk, forecast);
    let [attack, defense] = if forecast.melee {
        ["window-chargers-sum", "window-charged-sum"]
    } else {
        ["window-attack-sum", "window-defense-sum"]
    };
    if !forecast.part.is_empty() {
        widgets::line(ui, &forecast.part, "", [head(BUTTON), text(TEXT)], [INK, INK], 22.0);
    }
    terms(ui, desk, forecast, &forecast.attack);
    // Without a target there is nothing to add up.
    if !forecast.attack_sum.is_empty() {
        sum(ui, &word(attack), &forecast.attack_sum);
        terms(ui, desk, forecast, &forecast.defense);
        sum(ui, &word(defense), &forecast.defense_sum);
    }
    for (place, part) in forecast.parts.iter().enumerate() {
        ui.push_id(("part", place), |ui| draw_part(ui, desk, forecast, part));
    }
    for note in &forecast.notes {
        ui.add_space(4.0);
        widgets::reason(ui, desk, note);
    }
    if !forecast.dice.is_empty() {
        ui.add_space(4.0);
        widgets::paragraph(ui, &forecast.dice, text(13.0), MUTED);
        ui.add_space(4.0);
    }
    if !forecast.odds.0.is_empty() {
        odds::draw(ui, &forecast.odds);
    }
    if !forecast.answer.is_empty() {
        widgets::line(ui, &word("window-they-could"), &forecast.answer, [text(13.0), bold(13.0)], [MUTED, INK], 20.0);
        answer_bar(ui, &forecast.answer_odds);
    }
    if let Some(risk) = &forecast.answer_risk {
        ui.add_space(4.0);
        widgets::reason(ui, desk, risk);
    }
    if !forecast.folded {
        targets(ui, desk, forecast);
        shooters::draw(ui, desk, forecast);
    }
}

/// One part: its head, its terms, its chances.
fn draw_part(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast, part: &Section) {
    if !part.title.is_empty() {
        widgets::line(ui, &part.title, "", [head(BUTTON), text(TEXT)], [INK, INK], 24.0);
    }
    terms(ui, desk, forecast, &part.terms);
    if !part.odds.0.is_empty() {
        ui.add_space(2.0);
        odds::draw(ui, &part.odds);
    }
    ui.add_space(4.0);
}

/// The odds of their answer in one bar, with the exact chances in a tooltip.
fn answer_bar(ui: &mut Ui, odds: &Odds) {
    if odds.0.is_empty() {
        return;
    }
    let rect = paint::strip(ui, 9.0);
    odds::paint_bar(ui, rect, odds);
    let response = ui.interact(rect.expand(4.0), ui.id().with("answer odds"), bevy_egui::egui::Sense::hover());
    response.on_hover_ui(|ui| {
        for chance in &odds.0 {
            let value = odds::per_cent(chance.tenths);
            exchange::tip_line(ui, &chance.words, &value, Some(chance.result.colour()));
        }
    });
}

fn head_line(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast) {
    let (name, colour) = match &forecast.against {
        Some((side, name)) => (name.as_str(), side_text(desk, *side)),
        None => ("", INK),
    };
    let usual = if forecast.melee { "window-forecast-charge" } else { "window-forecast" };
    let title = if forecast.title.is_empty() { word(usual) } else { forecast.title.clone() };
    let caret = if forecast.folded { egui_phosphor::regular::CARET_RIGHT } else { egui_phosphor::regular::CARET_DOWN };
    let rect = widgets::section(ui, &title, "", colour);
    let painter = ui.painter();
    let left = rect.left() + paint::width_of(painter, &title, head(SECTION)) + 6.0;
    paint::write(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, caret, text(SMALL), MUTED);
    let name = paint::fit(painter, name, head(BUTTON), colour, rect.right() - left - 22.0);
    paint::put(painter, rect.right_center(), Align2::RIGHT_CENTER, name);
    if focus::feel(ui, desk, rect, ui.id().with("fold forecast"), &word("window-forecast")).clicked() {
        desk.push(Intent::Fold(Fold::Forecast));
    }
}

/// The side's color for text on paper: dark enough to be readable in every palette.
pub fn side_text(desk: &Desk, side: Side) -> Color32 {
    let colours = desk.palette.side(side);
    if colours.figure == CREAM { colours.base } else { colours.dark }
}

/// What happens before the close combat of a charge.
fn chain(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast) {
    if forecast.chain.is_empty() {
        return;
    }
    ui.push_id("chain", |ui| terms(ui, desk, forecast, &forecast.chain));
    let rect = paint::strip(ui, 9.0);
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, RULE));
}

fn terms(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast, terms: &[Term]) {
    for (place, term) in terms.iter().enumerate() {
        let colour = if term.value == "-" || term.value == "\u{2013}" { MUTED } else { INK };
        let rule = term.rule.as_deref().unwrap_or_default();
        let room = if forecast.breakdown && !rule.is_empty() { 44.0 } else { 0.0 };
        let width = ui.available_width() - room;
        let value = paint::wrap(ui.painter(), &term.value, bold(TEXT), colour, width);
        let words = paint::wrap(ui.painter(), &term.words, text(TEXT), colour, width);
        // If text and value are too long for one line, they go one below the other.
        let below = if words.size().x + value.size().x.max(32.0) + 8.0 > width { words.size().y } else { 0.0 };
        let rect = paint::strip(ui, (below + value.size().y).max(18.0));
        let painter = ui.painter();
        let middle = if below > 0.0 { rect.top() + below / 2.0 } else { rect.center().y };
        paint::put(painter, pos2(rect.left(), middle), Align2::LEFT_CENTER, words);
        paint::put(painter, rect.right_bottom(), Align2::RIGHT_BOTTOM, value);
        if room > 0.0 {
            widgets::rule_id(ui, desk, rule, pos2(rect.right() - 36.0, middle));
        } else if !rule.is_empty() {
            let id = ui.id().with(("term", place, &term.words));
            let response = widgets::tip(focus::feel(ui, desk, rect, id, &term.words), &term.words, Some(rule));
            if response.clicked() {
                desk.push(Intent::Help(Some(rule.to_owned())));
            }
        }
    }
}

fn sum(ui: &mut Ui, words: &str, value: &str) {
    let rect = widgets::line(ui, words, value, [head(BUTTON), head(SECTION)], [INK, INK], 22.0);
    let line = rect.top() + 0.5;
    ui.painter().hline(rect.right() - 36.0..=rect.right(), line, Stroke::new(1.0, INK));
}

/// The faces that are named or might be, with buttons for fewer and more at the ends.
fn targets(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast) {
    if forecast.targets.is_empty() {
        return;
    }
    ui.add_space(8.0);
    let named = forecast.targets.iter().filter(|target| target.named).count();
    let words = if forecast.melee { "window-charged" } else { "window-targets" };
    let words = say(words, &[("count", named.into())]);
    let rect = paint::strip(ui, 28.0);
    paint::write(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, &words, head(BUTTON), INK);
    let (fewer, more) = forecast.fewer_more;
    let [fewest, most] = &forecast.fewest_most;
    let buttons = [
        (egui_phosphor::regular::PLUS, more, Intent::MoreTargets, "window-more-targets", most),
        (egui_phosphor::regular::MINUS, fewer, Intent::FewerTargets, "window-fewer-targets", fewest),
    ];
    let buttons = if forecast.melee { &[][..] } else { &buttons[..] };
    let mut right = rect.right();
    for (sign, may, intent, hint, least) in buttons.iter().cloned() {
        let rect = Rect::from_min_max(pos2(right - 32.0, rect.top()), pos2(right, rect.bottom()));
        right -= 36.0;
        let face = if may { Face::Wood } else { Face::Paper };
        let plank = Plank { sign, face, centred: true, size: 14.0, ..Plank::default() };
        let why = if may { Why::new(word(hint), "") } else { least.clone() };
        if widgets::tip_why(plank.put(ui, desk, hint, rect), &why).clicked() {
            desk.push(if may { intent } else { Intent::Help(why.rule) });
        }
    }
    ui.add_space(4.0);
    faces(ui, desk, &forecast.targets);
}

fn faces(ui: &mut Ui, desk: &mut Desk, targets: &[Target]) {
    let (size, gap) = (30.0, 6.0);
    let per_row = ((ui.available_width() + gap) / (size + gap)).floor().max(1.0) as usize;
    for row in targets.chunks(per_row) {
        let strip = paint::strip(ui, size + gap);
        for (place, target) in row.iter().enumerate() {
            let corner = strip.left_top() + vec2(place as f32 * (size + gap), 0.0);
            let rect = Rect::from_min_size(corner, vec2(size, size));
            face_of(ui, desk, target, rect.shrink(2.0));
            if target.named {
                let edge = Stroke::new(2.0, GOLD_DEEP);
                ui.painter().rect_stroke(rect, 7.0, edge, StrokeKind::Inside);
            }
            let response =
                focus::feel(ui, desk, rect, ui.id().with(("target", target.piece.to_string())), &target.hint);
            let response = match &target.why {
                Some(why) => widgets::tip_why(response, why),
                None => widgets::tip(response, &target.hint, None),
            };
            if response.clicked() {
                desk.push(press(&target.why, Intent::TogglePiece(target.piece)));
            }
        }
    }
}

/// What a press does: on something refused, it opens the rule.
pub(super) fn press(why: &Option<Why>, otherwise: Intent) -> Intent {
    match why {
        Some(why) => Intent::Help(why.rule.clone()),
        None => otherwise,
    }
}

/// The card of a target; a vehicle shows its hull.
fn face_of(ui: &Ui, desk: &mut Desk, target: &Target, rect: Rect) {
    let Some(hull) = target.hull else {
        let mut portrait = target.portrait.clone();
        portrait.faded = !target.named;
        return portrait.draw(ui, desk, rect);
    };
    let mut painter = ui.painter().clone();
    if !target.named {
        painter.multiply_opacity(0.5);
    }
    let look = VehicleLook { palette: desk.palette.cards(), ..hull };
    let cell = rect.width() / look.size.cells() as f32;
    for part in [Part::Base, Part::Hull] {
        desk.pictures.draw(&painter, Drawing::Vehicle(look, part), rect.center(), cell);
    }
}

/// The rolls that are still open, side by side.
fn rolls(ui: &mut Ui, desk: &mut Desk, rolls: &[(String, bool)]) {
    if rolls.len() < 2 {
        return;
    }
    ui.add_space(4.0);
    for (place, (words, chosen)) in rolls.iter().enumerate() {
        let rect = paint::strip(ui, 26.0);
        let face = if *chosen { Face::Gold } else { Face::Paper };
        let plank = Plank { words, face, centred: true, size: 15.0, ..Plank::default() };
        if plank.put(ui, desk, ("roll", place), rect.shrink2(vec2(0.0, 1.0))).clicked() {
            desk.push(Intent::Commitment(place));
        }
    }
    ui.add_space(4.0);
}
