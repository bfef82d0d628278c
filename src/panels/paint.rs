//! Wood, paper, felt, and the text on them: the paint that every panel uses.

use super::style::{self, *};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Mesh, Painter, Pos2, Rect, Rgba, Shape, Stroke, StrokeKind, Ui, Vec2,
    epaint::Galley,
    pos2,
    text::{LayoutJob, TextFormat, TextWrapping},
    vec2,
};
use std::sync::Arc;

/// Mixes two colors: a share of 0 gives the first, 1 the second.
pub fn mix(first: Color32, second: Color32, share: f32) -> Color32 {
    first.lerp_to_gamma(second, share)
}

/// A color to lay over paper at this opacity. The window blends in linear light rather than by the color values, which
/// would turn a tint gray.
pub fn glaze(color: Color32, share: f32) -> Color32 {
    let light =
        Rgba::from_rgb(share * Rgba::from(color).r(), share * Rgba::from(color).g(), share * Rgba::from(color).b());
    let [red, green, blue, _] = Color32::from(light).to_array();
    Color32::from_rgba_premultiplied(red, green, blue, (share * 255.0) as u8)
}

/// A rectangle with a vertical color gradient.
pub fn shade(painter: &Painter, rect: Rect, top: Color32, foot: Color32) {
    let mut mesh = Mesh::default();
    for (corner, colour) in
        [(rect.left_top(), top), (rect.right_top(), top), (rect.right_bottom(), foot), (rect.left_bottom(), foot)]
    {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// A bar of dark walnut with a deep edge at its bottom or, for the bar at the bottom of the window, at its top.
pub fn wood_bar(painter: &Painter, rect: Rect, edge_at_top: bool) {
    shade(painter, rect, mix(WOOD, WOOD_RAISED, 0.35), mix(WOOD, WOOD_EDGE, 0.25));
    grain(painter, rect);
    let edge = if edge_at_top { rect.top() + 1.0 } else { rect.bottom() - 1.0 };
    painter.hline(rect.x_range(), edge, Stroke::new(2.0, WOOD_EDGE));
}

/// Long faint lines in the wood; the same in every frame.
pub fn grain(painter: &Painter, rect: Rect) {
    let (mut y, mut seed) = (rect.top() + 5.0, 7_u32);
    while y < rect.bottom() - 3.0 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let alpha = 10 + (seed >> 28) as u8;
        let bend = ((seed >> 16) & 7) as f32 - 3.0;
        let line = [pos2(rect.left(), y), pos2(rect.right(), y + bend * 0.4)];
        painter.line_segment(line, Stroke::new(1.0, Color32::from_black_alpha(alpha * 2)));
        y += 5.0 + ((seed >> 20) & 7) as f32;
    }
}

/// A sheet of paper above the table: shadow, paper, rule.
pub fn paper_card(painter: &Painter, rect: Rect) {
    painter.add(style::shadow().as_shape(rect, CORNER));
    painter.rect(rect, CORNER, PAPER, Stroke::new(1.0, MUTED), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(3.0), CornerRadius::same(4), Stroke::new(1.0, RULE), StrokeKind::Inside);
}

/// Paper that fills a column of the window, with the deep edge of the table on its left or right.
pub fn paper_column(painter: &Painter, rect: Rect, edge_at_left: bool) {
    painter.rect_filled(rect, 0.0, PAPER);
    let x = if edge_at_left { rect.left() + 1.0 } else { rect.right() - 1.0 };
    painter.vline(x, rect.y_range(), Stroke::new(2.0, WOOD_EDGE));
    let inner = if edge_at_left {
        Rect::from_min_size(rect.min + vec2(2.0, 0.0), vec2(6.0, rect.height()))
    } else {
        Rect::from_min_size(rect.right_top() - vec2(8.0, 0.0), vec2(6.0, rect.height()))
    };
    fade_sideways(painter, inner, edge_at_left);
}

fn fade_sideways(painter: &Painter, rect: Rect, from_left: bool) {
    let (dark, none) = (Color32::from_black_alpha(34), Color32::TRANSPARENT);
    let (left, right) = if from_left { (dark, none) } else { (none, dark) };
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), left);
    mesh.colored_vertex(rect.right_top(), right);
    mesh.colored_vertex(rect.right_bottom(), right);
    mesh.colored_vertex(rect.left_bottom(), left);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// A tray of green felt with its inner line.
pub fn felt(painter: &Painter, rect: Rect) {
    let corner = CornerRadius::same(8);
    painter.add(style::shadow().as_shape(rect, corner));
    painter.rect(rect, corner, FELT, Stroke::new(2.0, WOOD_EDGE), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(5.0), 5.0, Stroke::new(1.4, FELT_LINE), StrokeKind::Inside);
}

/// A raised block: a light line along its top, a dark one around it.
pub fn raised(painter: &Painter, rect: Rect, fill: Color32, edge: Color32, corner: CornerRadius) {
    painter.rect(rect, corner, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let light = mix(fill, CREAM, 0.16);
    let y = rect.top() + 1.5;
    painter.hline(rect.left() + 4.0..=rect.right() - 4.0, y, Stroke::new(1.0, light));
    let dark = mix(fill, WOOD_EDGE, 0.45);
    painter.hline(rect.left() + 4.0..=rect.right() - 4.0, rect.bottom() - 1.5, Stroke::new(1.0, dark));
}

/// Text in one line, cut with an ellipsis if wider than `width`.
pub fn fit(painter: &Painter, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap = TextWrapping { max_width: width.max(1.0), max_rows: 1, break_anywhere: true, ..Default::default() };
    painter.layout_job(job)
}

/// The outcome of an operation, with its color on paper.
pub fn outcome(told: &Result<String, String>) -> (&str, Color32) {
    match told {
        Ok(words) => (words, INK),
        Err(words) => (words, HARM),
    }
}

/// The same in the first font in which it is not cut; cut in the last one if it fits in none.
pub fn fit_in(painter: &Painter, words: &str, fonts: &[FontId], colour: Color32, width: f32) -> Arc<Galley> {
    let (last, larger) = fonts.split_last().expect("a font to write in");
    let laid = |font: &FontId| fit(painter, words, font.clone(), colour, width);
    larger.iter().map(laid).find(|words| !words.elided).unwrap_or_else(|| laid(last))
}

/// Text in up to this many lines, cut with an ellipsis if it needs more.
pub fn fit_lines(
    painter: &Painter,
    words: &str,
    font: FontId,
    colour: Color32,
    (width, lines): (f32, usize),
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(words.to_owned(), font, colour, width.max(1.0));
    job.wrap.max_rows = lines;
    painter.layout_job(job)
}

/// Text in as many lines as it needs.
pub fn wrap(painter: &Painter, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    painter.layout(words.to_owned(), font, colour, width.max(1.0))
}

/// The width of the text in one line.
pub fn width_of(painter: &Painter, words: &str, font: FontId) -> f32 {
    painter.layout_no_wrap(words.to_owned(), font, INK).size().x
}

/// Places laid-out text so that its point named by `anchor` is at `at`; returns the area it covers.
pub fn put(painter: &Painter, at: Pos2, anchor: Align2, galley: Arc<Galley>) -> Rect {
    let rect = anchor.anchor_size(at, galley.size());
    // Align to whole pixels, so that letters are equally sharp in all panels.
    let step = painter.pixels_per_point();
    let corner = (rect.min * step).round() / step;
    painter.galley(corner, galley, INK);
    rect
}

/// One line of text at a place.
pub fn write(painter: &Painter, at: Pos2, anchor: Align2, words: &str, font: FontId, colour: Color32) -> Rect {
    let galley = painter.layout_no_wrap(words.to_owned(), font, colour);
    put(painter, at, anchor, galley)
}

/// Text in several tones within one layout.
pub fn tones(parts: &[(&str, FontId, Color32)], width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (words, font, colour) in parts {
        job.append(words, 0.0, TextFormat::simple(font.clone(), *colour));
    }
    job.wrap.max_width = width;
    job
}

/// Reserves a line of this height over the whole width.
pub fn strip(ui: &mut Ui, height: f32) -> Rect {
    let size = Vec2::new(ui.available_width(), height);
    ui.allocate_space(size).1
}

/// A rule across the panel with room above and below.
pub fn divider(ui: &mut Ui) {
    let rect = strip(ui, 17.0);
    ui.painter().hline(rect.x_range(), rect.center().y.floor() + 0.5, Stroke::new(1.0, RULE));
}

/// A hatch of slanting lines inside a rectangle, so that losses on our side can be recognized without color.
pub fn hatch(painter: &Painter, rect: Rect, colour: Color32) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let mut x = rect.left() - rect.height();
    while x < rect.right() {
        painter.line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], Stroke::new(1.2, colour));
        x += 5.0;
    }
}
