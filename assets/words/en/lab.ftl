# The terrain lab: faults of plans, of folders and files of results.

## Plans
lab-no-switches = no switch of { $book } can be set here; leave it out
lab-no-platoons = { $book } has no platoons; leave this out
lab-one-board = a level is one board, not { $given }
lab-laps = { $given } isn't a multiple of { $lap } ({ $boards ->
    [one] 1 board
   *[other] { $boards } boards
 }, each played from both sides); try { $below ->
    [0] { $above }
   *[other] { $below } or { $above }
 }
lab-total = { $given } battles in all; at most { $most } are possible, { $points ->
    [one] for one point
   *[other] { $each } for each of { $points } points and variants
 }
lab-wrong-step =
    { $given ->
        [0] a step of 0 never ends
       *[other] a step of { $given } is too large
    }; use 1 to 90
lab-range = starts at { $from } and ends at { $to }; put the lower density first

## Folders and files
lab-unwritable = { $path }: can't be written: { $why }; what was finished is kept
lab-unreadable = { $path }: can't be read: { $why }
lab-cut-off = { $path }: is cut off or damaged: { $why }
lab-damaged = { $path }: is cut off or damaged: its checksum does not match, so nothing of it is used
lab-summary = { $path }: isn't the summary of this run: { $why }; if you delete it, only the times are lost
lab-summary-battles = it counts { $given } battles, and the table has { $right }
lab-summary-stretch = a stretch of work has { $given } battles, and the run has { $right }
lab-summary-machine = `machine` of stretch { $place } must be 1 to 40 letters on one line, without control or invisible characters
lab-foreign = { $path }: isn't a table of this lab, or is from another version
lab-stamp-text = the text of { $of } differs
lab-stamp-other = { $name } { $here }, not { $there }
lab-stamp-with = with { $name } { $here }
lab-stamp-without = without { $name } { $here }
lab-other-run = { $path }: holds another run ({ $differences }); name another folder, or ask for the same run
lab-not-folder = { $path }: isn't a folder; name one that is new, empty or holds the same run
lab-strangers = { $path }: holds `{ $name }`, which doesn't belong to a run; name a new or empty folder
lab-irregular = { $path }: is a link, a device or a pipe, which no run puts there; name another folder
lab-busy = { $path }: another program is working on this run
lab-stopped-run = { $path }: the run isn't finished; the command that started it continues it
lab-unfinished = { $path }: isn't a finished run
lab-too-many-shards = shard { $number }/{ $of }: { $most ->
    [one] this run has one part, so there are no shards of it
   *[other] this run has { $most } parts, so up to { $most } shards are possible, from 1/{ $most } to { $most }/{ $most }
 }
lab-no-shards = no shard folders are named
lab-no-shard = { $path }: is a whole run, not a shard
lab-mixed = { $path }: is from a different run than the battles beside it ({ $differences })
lab-other-shard = { $path }: is a shard of a different run ({ $differences })
lab-shards-missing = not all shards are there; missing: { $list }
lab-shards-twice = each shard is needed once; named more than once: { $list }

## What is measured
lab-measure-score = A wins
lab-measure-first = first to move wins
lab-measure-decided = decided before the limit
lab-measure-rounds = rounds
lab-measure-casualties = casualties
lab-measure-lost = strength lost
lab-measure-decisions = decisions
lab-measure-minutes = minutes at a table
lab-measure-pace = free decisions per hour
lab-measure-forced = forced decisions
lab-side = first side of the board wins
lab-density = density
lab-density-axis = Squares that are not open, %
lab-level-ground = the level
lab-battles = battles
lab-carried-by-boards = boards
lab-carried-by-pairs = pairs on the one board
lab-all = all
lab-variant-0 = first variant
lab-variant-1 = second variant
lab-cause-fire = fire
lab-cause-overwatch = overwatch
lab-cause-defensive = fire at chargers
lab-cause-melee = close combat
lab-cause-blast = explosions
lab-cause-rout = routs
lab-cause-straggling = left behind
lab-cause-leaving = left the board
lab-mark-deaths = where primates became casualties
lab-mark-shots-from = where shots came from
lab-mark-shots-at = where shots went
lab-mark-traffic = where they walked
lab-mark-pins = where they were pinned

## What a run is about
lab-run-name = { $first } against { $second }, { $ground }
lab-chance-player = Chance
lab-own-forces = the level's own forces
lab-usual-scenario = its usual scenario
lab-own-scenario = the level's scenario
lab-about-a = A: { $army }, led by { $leader }
lab-about-b = B: { $army }, led by { $leader }
lab-about-one = { $style }, { $from } % not open, { $wide } x { $tall } { $hexes ->
    [yes] hexes
   *[no] squares
 }
lab-about-range = { $style }, { $from } to { $to } % not open in steps of { $step }, { $wide } x { $tall } { $hexes ->
    [yes] hexes
   *[no] squares
 }
lab-about-fought = { $ground }; { $scenario }; { $boards ->
    [one] one board
   *[other] { $boards } boards
 } and { $battles } battles per point

## The report
lab-page-title = Playtest { $name }
lab-page-title-shard = Playtest { $name }, shard { $number } of { $of }
lab-page-shard = This page shows one shard: part of the battles of a run. Merge all shards for the whole result.
lab-page-about = { $battles } battles at { $points } points, { $boards } boards per point. Monkeys With Guns { $version }, book { $book }.
lab-page-rate = { $rate } battles per second.
lab-page-command = The command that produces it
lab-page-points = Point by point, with 95 % intervals
lab-casualties-by-cause = Casualties of both sides per battle, by cause
lab-page-effects = Effect of ten more points of density
lab-on = measure
lab-effect = effect (95 %)
lab-chance = by chance alone
lab-points = points
lab-cant-tell = unknown
lab-estimate = { $mean } ({ $low } to { $high })
lab-estimate-open = { $mean } ({ lab-cant-tell })
lab-few-boards = Only { $count } boards per point, so the intervals are rough. Real differences may be larger or smaller. Use { $few } boards or more.
lab-few-pairs = { $count ->
    [one] Only one pair of battles
   *[other] Only { $count } pairs of battles
 }: the intervals are rough. Play { $few } pairs or more.
lab-odds = odds x { $value } ({ $low } to { $high })
lab-page-differences = The second variant minus the first, pair by pair
lab-page-plots = Curves with 95 % bands
lab-page-maps = Heat maps
lab-page-maps-about = All boards of a density added together; darker means more, as the scale below each map shows.
lab-page-maps-home = The first side deploys in the { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }.
lab-page-notes = A is the first roster with the first opponent; draws count half. Intervals treat the boards as a random sample of all boards of their kind, and allow for battles on one board being alike.

## A row's battle again
lab-no-row = { $path }: has no battle { $index }; it has { $count } of them, by their column `index`
lab-other-version = { $path }: was made by another version of the game, which plays different battles ({ $differences })
lab-part-lost = { $path }: part { $number } was damaged while the run was being merged; the same command plays it again
lab-book-size = a board of { $book } has at most { $most } columns and rows
lab-cause-wounded = fire
lab-cause-injured = close combat
lab-cause-routed = falling back

## Rule books compared
lab-book-head = rule book
lab-no-comparison = { $path }: holds no comparison of rule books
lab-systems-title = Rule books compared: { $name }
lab-systems-about = Every book plays on its usual table, with its usual forces, and the same kind of quick opponent on both sides. Grounds have the same densities and seeds, and every board is played from both sides.
lab-systems-measures = What is measured
lab-means-first = The side whose piece takes the first step or fires the first shot wins the battle; a draw counts half. In a fair book it is half.
lab-means-rounds = Rounds begun. A round is what the book calls one, so compare decisions and minutes first.
lab-means-decisions = Questions that both players were asked and answered. If one order answers several questions at once, each of them counts.
lab-means-minutes = A model: { $decision } seconds for a decision with several answers, { $forced } for one with a single answer, { $throw } for a throw of dice, and { $die } for each further die of the throw.
lab-means-lost = Casualties of both sides, as a share of all pieces that they began with.
lab-means-pace = Decisions with several answers, for each hour of the model.
lab-means-forced = The share of decisions that had a single answer.
