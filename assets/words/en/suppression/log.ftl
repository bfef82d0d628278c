# The battle log of Suppression Actions: who did what to whom, then the numbers.

## Names
suppression-objective = Objective { $number }

## The turn
suppression-log-turn = Round { $round }: { $side }
suppression-log-first = { $first } rolls { $die }, { $second } { $other }: { $winner } moves first.
suppression-log-first-tied = Both sides roll { $die } and roll again.
suppression-log-set-up = { $unit } sets up.

## Actions
suppression-log-orders = { $aims ->
    [0] { $unit }: { $action }.
   *[other] { $unit }: { $action }, at { $target }.
}
suppression-order-halt = Halt
suppression-order-go-to-ground = Go To Ground
suppression-order-fall-back = Fall Back
suppression-order-advance = Advance
suppression-order-open-fire = Open Fire
suppression-order-open-fire-at = Open Fire at
suppression-order-halt-and-fire = Halt And Fire
suppression-order-halt-and-fire-at = Halt And Fire at
suppression-order-shooting-advance = Shooting Advance
suppression-order-shooting-advance-at = Shooting Advance, fire at
suppression-order-focus-fire = Focus Fire
suppression-order-focus-fire-at = Focus Fire at
suppression-order-at-the-double = At The Double
suppression-order-charge = Charge
suppression-log-moves = { $count ->
    [1] 1 primate
   *[other] { $count } primates
} of { $unit } { $count ->
    [1] moves
   *[other] move
}, { $steps ->
    [1] 1 square
   *[other] up to { $steps } squares
}.
suppression-log-lands-off = The shell drifts off the board and comes down { $where }.
suppression-log-lands = { $drifts ->
    [0] The shell comes down at { $cell }, on target.
   *[other] The shell drifts and comes down at { $cell }.
}

## What becomes of units
suppression-log-fall = { $count ->
    [1] { $unit } takes 1 casualty.
   *[other] { $unit } takes { $count } casualties.
}
suppression-log-injured = { $count ->
    [1] 1 primate of { $unit } is injured.
   *[other] { $count } primates of { $unit } are injured.
}
suppression-log-destroyed = { $count ->
    [1] The last primate of { $unit } runs.
   *[other] The last { $count } primates of { $unit } run.
}
suppression-log-markers = { $unit } has { $count ->
    [0] no suppression marker
    [1] 1 suppression marker
   *[other] { $count } suppression markers
}.
suppression-log-falls-back = { $unit } falls back.
suppression-log-rallies = { $unit } rallies.
suppression-log-leaves-trench = { $unit } leaves its trench.
suppression-log-leads = { $primate } leads { $unit }.
suppression-log-holds = { $objective } is held by { $side }.

## Dice
suppression-threw-to-hit = { $unit } needs { $need } or more to hit: { $dice }. { $hits ->
    [0] No hit.
    [1] 1 hit.
   *[other] { $hits } hits.
}
suppression-threw-to-kill = { $unit } needs { $need } or more to wound: { $dice }. { $hits ->
    [0] No one is wounded.
    [1] 1 is wounded.
   *[other] { $hits } are wounded.
}
suppression-threw-check-army = { $unit } checks the morale of the army: { $dice }, limit { $need }. { $hits ->
    [0] It fails.
   *[other] It passes.
}
suppression-threw-check-rally = { $unit } tries to rally: { $dice }, limit { $need }. { $hits ->
    [0] It fails.
   *[other] It passes.
}
suppression-threw-check-recover = { $unit } tries to shake off its markers: { $dice }, limit { $need }. { $hits ->
    [0] No success.
    [1] 1 success.
   *[other] { $hits } successes.
}
suppression-threw-check-morale = { $unit } has lost half and checks its Leadership: { $dice }, limit { $need }. { $hits ->
    [0] It fails.
   *[other] It holds.
}
suppression-threw-check-assault = { $unit } checks its Leadership in the assault: { $dice }, limit { $need }. { $hits ->
    [0] It fails.
   *[other] It holds.
}
suppression-threw-fall-back = { $unit } rolls { $dice } for its way back.
suppression-threw-template = { $unit } fires its mortar and needs { $need } or more: { $dice }.
suppression-threw-drift-direction = The shell drifts in direction { $dice } of 8.
suppression-threw-drift = It drifts by half of { $dice }, rounded down.

## What a roll was for
suppression-dry = { $why } of { $who } takes { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; { $left } left in `dice`
suppression-roll-to-hit = the roll to hit
suppression-roll-to-kill = the roll to wound
suppression-roll-check-army = the check for the army
suppression-roll-check-rally = the rally check
suppression-roll-check-recover = the check against markers
suppression-roll-check-morale = the check after heavy casualties
suppression-roll-check-assault = the check in an assault
suppression-roll-fall-back = the die for falling back
suppression-roll-template = the roll for the template
suppression-roll-drift-direction = the direction of the drift
suppression-roll-drift = the length of the drift

## Remarks
suppression-said-unit-destroyed = { $unit } is destroyed.
suppression-said-shots-lost = { $unit } has no target left, and doesn't shoot.
suppression-said-breaks-off = { $unit } breaks off.
suppression-said-automatic-hits = { $unit } hits { $number ->
    [1] once
   *[other] { $number } times
} without a die.
suppression-said-automatic-kills = { $number ->
    [1] 1 hit
   *[other] { $number } hits
} of { $unit } wound without a die.
suppression-said-template-hits = The template hits { $number ->
    [1] 1 primate
   *[other] { $number } primates
} of { $unit }.
suppression-said-score-first = { $first } has scored { $number }.
suppression-said-score-second = { $second } has scored { $number }.

## Names that scripts use
suppression-mark-suppression = suppression marker
suppression-mark-falling-back = falling back
suppression-mark-ground = on the ground
suppression-mark-running = running
suppression-mark-dug-in = dug in
suppression-step-new-round = the round
suppression-step-starting = the Starting Phase
suppression-step-action = the Action Phase
suppression-step-assault = the Assault Phase

## How it ends
suppression-outcome-score = { $winner } wins: its objectives scored more.
suppression-outcome-points = { $winner } wins: the scores are equal, and it destroyed more points.
suppression-outcome-even = The battle is a draw: scores and points are equal.
suppression-outcome-seized = { $winner } wins: it holds every objective.
suppression-outcome-held-out = { $winner } wins: it has held out.
suppression-outcome-no-officer = { $winner } wins: no leader of { $loser } is left, and its army leaves.
suppression-outcome-army-leaves = { $winner } wins: the army of { $loser } leaves.
suppression-outcome-wiped-out = { $winner } wins: { $loser } has no unit left on the board.
suppression-outcome-wiped-out-both = The battle is a draw: no one is left on the board.
suppression-outcome-conceded = { $winner } wins: { $loser } concedes.

# A primate without a name of its own.
suppression-model-of = { $model } of { $unit }
