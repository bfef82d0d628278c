# Lines of the battle log: who did what to whom, then the numbers.

## Numbers in words, and lists
count = { $count ->
    [0] nobody
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
list-more = { $first }, { $rest }
list-last = { $first } and { $last }
list-or = { $first } or { $last }

## Turns
log-first-turn = { $first } rolls { $die }, { $second } { $other }: { $winner } moves first.
log-first-turn-tied = Both sides roll { $die } and roll again.
log-turn = Round { $round }: { $side }
log-designated = Platoon { $platoon } of { $side } becomes platoon { $letter }.

## Orders
log-moves = { $unit } moves { $squares ->
    [1] one square
   *[other] { $squares } squares
}.
log-sneaks = { $unit } sneaks { $squares ->
    [1] one square
   *[other] { $squares } squares
}.
log-leaves = { $count ->
    [1] One of { $unit } leaves
   *[other] { $words } of { $unit } leave
} the board.
log-watched = { $watcher } sees { $primate } at { $cell } and may fire.
log-may-detect = { $watcher } may notice { $primate } at { $cell }.
log-hides = { $unit } is hidden now.
log-comes-out = { $unit } is hidden no longer.
log-detects = { $unit } looks for the hidden enemy: { $sum } where { $need } is needed (die { $die }): found.
log-detects-nobody = { $unit } looks for the hidden enemy: { $sum } where { $need } is needed (die { $die }): nobody seen, and it stays on overwatch.
log-commits = { $unit } will attack { $target }.
log-overwatch = { $unit } goes into overwatch.
log-overwatch-ends = { $unit } leaves overwatch.
log-forfeits = { $unit } lets the enemy pass; its overwatch ends.
log-braces = { $count ->
    [1] One of { $unit } braces.
   *[other] { $words } of { $unit } brace.
}
log-reloads = { $unit } reloads.
log-reloaded = { $count ->
    [1] One weapon of { $unit } is loaded again.
   *[other] { $words } weapons of { $unit } are loaded again.
}
log-smoke-ordered = { $unit } will throw smoke.
log-smoke = { $primate } throws smoke at { $cell }.
log-smoke-gone = The smoke of { $unit } has blown away.

## An attack
log-fires = { $unit } fires on { $target }: { $attack } against { $defense }
log-fires-watch = { $unit } fires on { $target } from overwatch: { $attack } against { $defense }
log-rolled = , rolled { $dice }
log-kept = , kept { $die }
log-wounded = { $words } wounded
log-tests = { $count ->
    [1] { $words } tests: { $dice }, { $pinned ->
        [0] stands
       *[other] pinned
    }
   *[other] { $words } test: { $dice }, { $pinned ->
        [0] all stand
        [1] one pinned
       *[other] { $pinnedwords } pinned
    }
}
log-effect-join = { $first }, { $rest }
log-dry = { $primate } has nothing left to fire
log-empty = { $unit } is out of ammunition
log-hull-hit = The vehicle is hit
log-no-effect = No effect

## A charge
log-charges = { $unit } charges { $target }.
log-charges-on = { $side } charges on, at { $target }.
log-charge-runs = { $unit } runs { $squares ->
    [1] one square
   *[other] { $squares } squares
}.
log-lead = { $primate } leads the charge now.
log-stands-firm = { $unit } means to stand: { $sum } where { $need } is needed (die { $die }): it stands firm.
log-nerve-fails = { $unit } means to stand: { $sum } where { $need } is needed (die { $die }): its nerve fails.
log-caught = { $count ->
    [1] One of { $unit } is caught.
   *[other] { $words } of { $unit } are caught.
}
log-fights = { $unit } and { $target } fight hand to hand: { $attack } against { $defense }
log-fight-losses = { $unit } loses { $lost }, { $target } { $targetlost }.

## A lost leader
log-check-passed = { $unit } has lost its leader: { $sum } where { $need } is needed (die { $die }): it holds.
log-check-failed = { $unit } has lost its leader: { $sum } where { $need } is needed (die { $die }): it wavers.
log-rout-rolled = Rout: rolled { $dice }, kept { $die }.
log-rout-one = Rout: rolled { $die }.
log-routed = { $words } rout.
log-routed-one = One routs.
log-nobody-routs = Nobody routs.
log-leads = { $primate } leads { $unit } now.

## The end of a turn
log-missing = { $count ->
    [1] One of { $unit } is left behind and missing.
   *[other] { $words } of { $unit } are left behind and missing.
}
log-recovering = { $count ->
    [1] One of { $unit } is no longer pinned.
   *[other] { $words } of { $unit } are no longer pinned.
}
log-recovered = { $count ->
    [1] One of { $unit } has recovered.
   *[other] { $words } of { $unit } have recovered.
}
log-won = { $side } wins. { $how }
log-drawn = Nobody wins. { $how }
log-numbered = { $unit } { $number }

## Vehicles
log-vehicle-of = { $unit }'s { $number ->
    [2] second vehicle
   *[other] vehicle
}
log-takes-wheel = { $primate } takes the wheel of { $vehicle }.
log-mans-mount = { $primate } mans a mount of { $vehicle }.
log-gets-in = { $primate } gets into { $vehicle }.
log-rises = { $vehicle } is { $height ->
    [0] on the ground
    [1] one square up
   *[other] { $height } squares up
} now.
log-slowed = { $vehicle } loses a fifth of its Speed.
log-weakened = { $vehicle } loses a point of Armor.
log-disarmed = A weapon of { $vehicle } is shot to pieces.
log-immobilized = { $vehicle } is immobilized.
log-destroyed = { $vehicle } is destroyed.
log-blast-wounded = { $words } inside { $count ->
    [one] is
   *[other] are
} wounded
log-blast-out = { $words } { $count ->
    [one] climbs
   *[other] climb
} out
log-blast-missing = { $words } { $count ->
    [one] finds
   *[other] find
} no room and { $count ->
    [one] is
   *[other] are
} missing
