## Figures of a board (src/lab/figures). Shares are written as percent with one decimal.

figure-share = { $sign }{ $whole }.{ $tenth } %
figure-tenths = { $sign }{ $whole }.{ $tenth }
figure-kind-about = { $cells ->
        [one] One square.
       *[other] { $cells } squares.
    }

figure-difference = Difference

figure-coverage = Terrain
figure-coverage-about = Squares that are not open.
figure-mean-sight = Mean line of sight
figure-mean-sight-about = Average length of a clear line of sight, in squares.
figure-longest-sight = Longest line of sight
figure-longest-sight-about = In squares, among the lines examined.
figure-view = Seen from a square
figure-view-about = How much of the board one square sees, on average.
figure-covered-lines = Lines into cover
figure-covered-lines-about = The share of clear lines whose target is in cover.
figure-cover = At cover
figure-cover-about = Squares in cover or beside it.
figure-lanes = Lanes
figure-lanes-about = How many can walk abreast from zone to zone at the narrowest place: paths that share no square, avoid rough ground, woods and water, and climb at most one square per step.
figure-highest = Highest surface
figure-highest-about = In squares above the lowest soil.

figure-side-cells = Zone, squares
figure-side-cells-about = Squares in the side's deployment zone.
figure-side-room = Zone, good ground
figure-side-room-about = How much of the zone is neither water nor on top of a house.
figure-side-cover = Zone, at cover
figure-side-cover-about = How much of the zone is in cover or beside it.
figure-side-height = Zone, mean height
figure-side-height-about = In squares above the lowest soil.
figure-side-seen = Zone sees
figure-side-seen-about = How much of the rest of the board can be seen from the zone.
figure-side-view = A square of the zone sees
figure-side-view-about = How much of the rest of the board one square of the zone sees, on average.
figure-side-shortest = Shortest walk across
figure-side-shortest-about = The cost of the cheapest walk from this zone to the other, in squares.
figure-side-walk = Mean walk across
figure-side-walk-about = The average cost of a walk from a square of this zone to the other zone.
figure-side-exposure = Exposed on the way
figure-side-exposure-about = How much of the other zone sees a walker without cover on that walk, on average.

# Tables of hexes
figure-hexes-kind-about = { $cells ->
    [one] one hex
   *[other] { $cells } hexes
}
figure-hexes-coverage = Terrain
figure-hexes-coverage-about = Hexes that are not clear.
figure-hexes-cover = Harder to hit
figure-hexes-cover-about = Hexes whose terrain makes units there harder to hit.
figure-hexes-slow = Hard to enter
figure-hexes-slow-about = Hexes that some units can enter only with a die roll: forest, swamp, river.
figure-hexes-way = Way across
figure-hexes-way-about = The fewest hexes from one zone to the other, around deep water.
figure-hexes-side-cells = Zone, hexes
figure-hexes-side-cells-about = Hexes in the side's deployment zone.
figure-hexes-side-room = Zone, dry
figure-hexes-side-room-about = How much of the zone is neither river nor deep water.
figure-hexes-side-cover = Zone, harder to hit
figure-hexes-side-cover-about = How much of the zone makes units there harder to hit.
figure-hexes-side-slow = Zone, hard to enter
figure-hexes-side-slow-about = How much of the zone some units can only enter by a die.
