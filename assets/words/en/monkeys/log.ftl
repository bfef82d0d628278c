# Lines of the battle log: who did what to whom, then the numbers.

## Numbers in words, and lists
count = { $count ->
    [0] no one
   *[other] { $count }
}
list-more = { $first }, { $rest }
list-last = { $first } and { $last }
list-or = { $first } or { $last }

log-roll = { $plain ->
    [1] rolls { $die }
   *[other] rolls { $die }, { $bonus } makes { $sum }
}

## Turns
log-first-turn = { $first } rolls { $die }, { $second } { $other }. First to move: { $winner }.
log-grid = A shell falls on column { $column }, row { $row } of the grid.
log-first-turn-tied = Both sides roll { $die } and roll again.
log-designated = Platoon { $platoon } of { $side } becomes platoon { $letter }.

## Orders
log-moves = { $unit } moves { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}.
log-moves-most = { $unit } moves; its farthest walk is { $squares } squares.
log-sneaks = { $unit } sneaks { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}.
log-sneaks-most = { $unit } sneaks; its farthest walk is { $squares } squares.
log-leaves = { $count ->
    [1] 1 member of { $unit } leaves
   *[other] { $words } members of { $unit } leave
} the board.
log-watched = { $watcher } sees { $primate } at { $cell } and may fire.
log-may-detect = { $watcher } may detect { $primate } at { $cell }.
log-hides = { $unit } is now hidden.
log-comes-out = { $unit } is no longer hidden.
log-detects = { $unit } searches for the hidden enemy: { $roll }, needs { $need }: found.
log-detects-nobody = { $unit } searches for the hidden enemy: { $roll }, needs { $need }: not found. It stays on overwatch.
log-commits = { $unit } will attack { $target }.
log-overwatch = { $unit } goes on overwatch.
log-overwatch-ends = { $unit } ends its overwatch.
log-forfeits = { $unit } lets the enemy pass and ends its overwatch.
log-braces = { $count ->
    [1] 1 member of { $unit } braces.
   *[other] { $words } members of { $unit } brace.
}
log-reloads = { $unit } reloads.
log-reloaded = { $count ->
    [1] 1 weapon of { $unit } is loaded again.
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
    [1] { $words } tests ({ $dice }) and { $pinned ->
        [0] holds
       *[other] is pinned
    }
   *[other] { $words } test ({ $dice }): { $pinned ->
        [0] all hold
        [1] 1 pinned
       *[other] { $pinnedwords } pinned
    }
}
log-effect-join = { $first }, { $rest }
log-dry = { $guns } { $count ->
    [one] is
   *[other] are
} out of ammunition
log-gun-of = the { $mount } of { $vehicle }
log-empty = { $unit } is out of ammunition
log-hull-hit = The vehicle is damaged
log-no-effect = No effect

## A charge
log-charges = { $unit } charges { $target }.
log-charges-on = { $side } charges on, at { $target }.
log-charge-runs = { $unit } runs { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}.
log-lead = { $primate } now leads the charge.
log-stands-firm = { $unit } tries to stand: { $roll }, needs { $need }: it stands firm.
log-nerve-fails = { $unit } tries to stand: { $roll }, needs { $need }: its nerve fails.
log-caught = { $count ->
    [1] 1 member of { $unit } is caught.
   *[other] { $words } members of { $unit } are caught.
}
log-fights = { $unit } and { $target } fight in close combat: { $attack } against { $defense }
log-fight-losses = Injured: { $lost } in { $unit }, { $targetlost } in { $target }.

## A lost leader
log-check-passed = { $unit } has lost its leader: { $roll }, needs { $need }: it holds.
log-check-failed = { $unit } has lost its leader: { $roll }, needs { $need }: it wavers.
log-rout-rolled = Rout: rolled { $dice }, kept { $die }.
log-rout-one = Rout: rolled { $die }.
log-routed = { $words } rout.
log-routed-one = 1 routs.
log-nobody-routs = No one routs.
log-leads = { $primate } now leads { $unit }.

## The end of a turn
log-missing = { $count ->
    [1] 1 member of { $unit } is left behind and missing.
   *[other] { $words } members of { $unit } are left behind and missing.
}
log-recovering = { $count ->
    [1] 1 member of { $unit } is no longer pinned.
   *[other] { $words } members of { $unit } are no longer pinned.
}
log-recovered = { $count ->
    [1] 1 member of { $unit } has recovered.
   *[other] { $words } members of { $unit } have recovered.
}
log-won = Victory for { $side }. { $how }
log-drawn = The battle is a draw. { $how }
log-numbered = { $unit } { $number }

## Vehicles
log-vehicle-of = { $unit }'s { $number ->
    [2] second vehicle
   *[other] vehicle
}
log-takes-wheel = { $primate } takes the wheel of { $vehicle }.
log-mans-mount = { $primate } takes the { $mount } of { $vehicle }.
log-boards = Into { $vehicle }: { $who }.
log-seat = { $seat } { $who }
log-gets-out = { $primate } gets out.
log-gets-in = { $primate } gets into { $vehicle }.
log-rises = { $vehicle } is now { $height ->
    [0] on the ground
    [1] 1 square up
   *[other] { $height } squares up
}.
log-slowed = { $vehicle } loses a fifth of its Speed.
log-weakened = { $vehicle } loses a point of Armor.
log-disarmed = A weapon of { $vehicle } is destroyed.
log-immobilized = { $vehicle } is immobilized.
log-nothing-to-lose = { $vehicle } has nothing left to lose.
log-abandoned = { $vehicle } is abandoned and belongs to nobody.
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
