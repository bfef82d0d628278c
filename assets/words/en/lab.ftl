# The terrain lab: faults of plans, of folders and files of results.

## Plans
lab-one-board = { $given } boards; a level is one board
lab-laps = { $given } is no multiple of { $lap } ({ $boards } boards, each played both ways round); { $below } or { $above } would be right
lab-range = begins at { $from } and ends at { $to }; the lower density comes first

## Folders and files
lab-unwritable = { $path }: can't be written: { $why }; what was finished is kept
lab-unreadable = { $path }: can't be read: { $why }
lab-cut-off = { $path }: is cut off or damaged: { $why }
lab-foreign = { $path }: is no table of this lab, or of another version of it
lab-other-run = { $path }: holds another run ({ $differences }); name another folder, or ask for the same run
lab-strangers = { $path }: holds `{ $name }`, which is of no run; name a new or an empty folder
lab-busy = { $path }: another program is at work on this run
lab-unfinished = { $path }: is no finished run
lab-no-shards = no folders of shards are named
lab-no-shard = { $path }: is a whole run, no shard of one
lab-other-shard = { $path }: is a shard of another run than the first ({ $differences })
lab-shards = the shards { $list } make no whole; each from 1/{ $of } to { $of }/{ $of } is needed once

## What is measured
lab-measure-score = A wins
lab-measure-first = first to move wins
lab-measure-decided = decided before time
lab-measure-rounds = rounds
lab-measure-casualties = casualties
lab-side = first side of the board wins
lab-density = density
lab-density-axis = density, % of the cells not open
lab-level-ground = the level
lab-battles = battles
lab-all = all
lab-variant-0 = as asked
lab-variant-1 = the other
lab-cause-fire = fire
lab-cause-overwatch = overwatch
lab-cause-defensive = fire at chargers
lab-cause-melee = close combat
lab-cause-blast = explosions
lab-cause-rout = routs
lab-cause-straggling = left behind
lab-cause-leaving = left the board
lab-mark-deaths = where primates fell
lab-mark-shots-from = where shots came from
lab-mark-shots-at = where shots went
lab-mark-traffic = where they walked
lab-mark-pins = where they were pinned

## The report
lab-page-title = Playtest { $name }
lab-page-about = { $battles } battles at { $points } points, { $boards } boards a point; { $rate } battles a second. Monkeys With Guns { $version }, book { $book }.
lab-page-command = The command that makes it again
lab-page-points = Point by point, with 95 % intervals
lab-casualties-by-cause = Casualties of both sides by cause, a battle
lab-page-effects = What ten points more of density do
lab-on = to
lab-effect = effect (95 %)
lab-chance = by chance alone
lab-odds = odds x { $value } ({ $low } to { $high })
lab-page-differences = The other variant less the one as asked, pair by pair
lab-page-plots = Curves with 95 % bands
lab-page-maps = Heat maps
lab-page-maps-about = All boards of a density laid on one another; the darker, the more. The first side sets up in the west.
lab-page-notes = A is the first roster with the first opponent; draws count half. Intervals take the boards for a random choice of all boards of their kind, and the battles of one board for alike: errors are robust to that.

## A row's battle again
lab-no-row = { $path }: has no battle { $index }; it has { $count } of them, by their column `index`
lab-other-version = { $path }: was made by another version of the game, which plays other battles ({ $differences })
lab-part-lost = { $path }: part { $number } was damaged while the run was joined; the same command plays it again
