## Figures of a board (src/lab/figures). Shares are written as percent with one decimal.

figure-share = { $sign }{ $whole }.{ $tenth } %
figure-tenths = { $sign }{ $whole }.{ $tenth }
figure-kind-about = { $cells ->
        [one] One square.
       *[other] { $cells } squares.
    }

figure-difference = Difference

figure-coverage = Terrain
figure-coverage-about = Squares that are not open (1.4, G-09).
figure-mean-sight = Mean line of sight
figure-mean-sight-about = How many squares long a free line is, on the average (G-07).
figure-longest-sight = Longest line of sight
figure-longest-sight-about = In squares, of the lines looked at.
figure-view = Seen from a square
figure-view-about = How much of the board one square sees, on the average.
figure-covered-lines = Lines into cover
figure-covered-lines-about = How many of the free lines find their target covered (G-08).
figure-cover = At cover
figure-cover-about = Squares in cover or beside it (G-08).
figure-lanes = Lanes
figure-lanes-about = How many can walk abreast from zone to zone at the narrowest place: ways that share no square, off rough, woods and water, by steps of one square of height at most.
figure-highest = Highest surface
figure-highest-about = In squares above the lowest soil there is (G-07).

figure-side-cells = Zone, squares
figure-side-cells-about = Squares of the zone that the side sets up in.
figure-side-room = Zone, good ground
figure-side-room-about = How much of the zone is neither water nor the top of a house.
figure-side-cover = Zone, at cover
figure-side-cover-about = How much of the zone is in cover or beside it (G-08).
figure-side-height = Zone, mean height
figure-side-height-about = In squares above the lowest soil there is.
figure-side-seen = Zone sees
figure-side-seen-about = How much of the rest of the board somebody in the zone sees.
figure-side-view = Zone, seen from a square
figure-side-view-about = How much of the rest of the board one square of the zone sees, on the average.
figure-side-shortest = Shortest walk across
figure-side-shortest-about = What the cheapest walk from this zone into the other one costs, in squares (T-20).
figure-side-walk = Mean walk across
figure-side-walk-about = What the walk into the other zone costs from a square of this one, on the average (T-20).
figure-side-exposure = Exposed on the way
figure-side-exposure-about = How much of the other zone sees a walker without cover on that walk, on the average.
