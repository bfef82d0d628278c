//! Cards of different heights in columns, packed tightly, in order from top to bottom and left to right.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// Where cards of equal width go, in points from the top left corner of all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// One rectangle per card, in their order.
    pub cards: Vec<Rect>,
    /// The size of all of them together.
    pub size: Vec2,
}

/// Packs cards of these heights into at most this many columns, so that the longest column is as short as possible.
pub fn lay(heights: &[f32], width: f32, gap: f32, most: usize) -> Columns {
    let most = most.max(1);
    // The longest column holds some consecutive cards: one of these sums is its height.
    let sums = (0..heights.len()).flat_map(|first| {
        heights[first..].iter().scan(-gap, move |sum, height| {
            *sum += height + gap;
            Some(*sum)
        })
    });
    let fitting = sums.filter(|limit| filled(heights, gap, *limit).is_some_and(|columns| columns.len() <= most));
    let limit = fitting.fold(f32::INFINITY, f32::min);
    let columns = filled(heights, gap, limit).unwrap_or_default();
    let mut cards = Vec::with_capacity(heights.len());
    for (place, column) in columns.iter().enumerate() {
        let mut top = 0.0;
        for height in column {
            cards.push(Rect::from_min_size(pos2(place as f32 * (width + gap), top), vec2(width, *height)));
            top += height + gap;
        }
    }
    let size = cards.iter().copied().reduce(|all, one| all.union(one)).map_or(Vec2::ZERO, |all| all.size());
    Columns { cards, size }
}

/// Fills one column after another up to a height; `None` if a card is taller than that.
fn filled(heights: &[f32], gap: f32, limit: f32) -> Option<Vec<Vec<f32>>> {
    let mut columns: Vec<Vec<f32>> = Vec::new();
    let mut full = f32::INFINITY;
    for height in heights {
        if *height > limit + 0.5 {
            return None;
        }
        if full + gap + height > limit + 0.5 {
            columns.push(Vec::new());
            full = -gap;
        }
        full += gap + height;
        columns.last_mut()?.push(*height);
    }
    Some(columns)
}
