//! The priority queue of a path search.

/// Nodes waiting to be settled, by estimate; among equals, the latest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    buckets: Vec<Vec<u32>>,
    lowest: usize,
    /// One beyond the highest bucket in use.
    end: usize,
    /// The estimate of the first bucket.
    base: u32,
}

impl Queue {
    pub(super) fn clear(&mut self) {
        for bucket in &mut self.buckets[..self.end] {
            bucket.clear();
        }
        (self.lowest, self.end) = (0, 0);
    }

    pub(super) fn push(&mut self, estimate: u32, place: usize) {
        if self.end == 0 {
            self.base = estimate;
        }
        let bucket = estimate.saturating_sub(self.base) as usize;
        if bucket >= self.buckets.len() {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        self.end = self.end.max(bucket + 1);
        self.buckets[bucket].push(place as u32);
    }

    pub(super) fn pop(&mut self) -> Option<(u32, usize)> {
        while self.lowest < self.end {
            if let Some(place) = self.buckets[self.lowest].pop() {
                return Some((self.base + self.lowest as u32, place as usize));
            }
            self.lowest += 1;
        }
        None
    }
}
