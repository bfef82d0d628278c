//! Cards of different heights in columns, packed tightly if they can be read row by row then, otherwise in rows.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// Where cards of equal width go, in points from the top left corner of all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// One rectangle per card, in their order.
    pub cards: Vec<Rect>,
    /// The size of all of them together.
    pub size: Vec2,
}

/// Lays out cards of these heights in at most this many columns, so that they are read row by row in their order.
pub fn lay(heights: &[f32], width: f32, gap: f32, most: usize) -> Columns {
    let packed = pack(heights, width, gap, most);
    if packed.cards.is_sorted_by(|one, next| one.top() <= next.top()) {
        return packed;
    }
    let rows = heights.len().div_ceil(most.max(1)).max(1);
    let columns = heights.len().div_ceil(rows).max(1);
    let (mut cards, mut top) = (Vec::with_capacity(heights.len()), 0.0);
    for row in heights.chunks(columns) {
        for (place, height) in row.iter().enumerate() {
            cards.push(Rect::from_min_size(pos2(place as f32 * (width + gap), top), vec2(width, *height)));
        }
        top += row.iter().copied().fold(0.0, f32::max) + gap;
    }
    Columns { size: size(&cards), cards }
}

fn size(cards: &[Rect]) -> Vec2 {
    cards.iter().copied().reduce(|all, one| all.union(one)).map_or(Vec2::ZERO, |all| all.size())
}

/// Packs them so that the longest column is as short as possible.
fn pack(heights: &[f32], width: f32, gap: f32, most: usize) -> Columns {
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
    Columns { size: size(&cards), cards }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(heights: &[f32], most: usize) -> Vec<(f32, f32)> {
        lay(heights, 200.0, 10.0, most).cards.iter().map(|card| (card.left(), card.top())).collect()
    }

    #[test]
    fn cards_are_read_row_by_row() {
        let four = corners(&[130.0, 60.0, 60.0, 100.0], 3);
        assert_eq!(four, [(0.0, 0.0), (210.0, 0.0), (0.0, 140.0), (210.0, 140.0)], "the third isn't below the second");
        assert_eq!(corners(&[130.0, 60.0, 60.0], 2), [(0.0, 0.0), (210.0, 0.0), (210.0, 70.0)], "packed");
        assert_eq!(lay(&[], 200.0, 10.0, 3).size, Vec2::ZERO);
    }
}
