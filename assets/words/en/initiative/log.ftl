# The battle log of Initiative Ladder: who did what to whom, then the numbers.

## The turn
initiative-log-turn = Turn { $round }
initiative-log-phase = Phase { $phase }.
initiative-log-set-up = { $unit } sets up.
initiative-log-sets-up-first = { $first } rolls { $die }, { $second } { $other }: { $winner } sets up first.
initiative-log-sets-up-tied = Both sides roll { $die } and roll again.
initiative-log-stands = { $unit } stands at { $cell }.
initiative-log-found = { $unit } is seen at { $cell }.
initiative-log-spots = { $unit } spots { $other } at { $cell }.

## Actions
initiative-log-orders = { $aims ->
    [0] { $unit }: { $action }.
   *[other] { $unit }: { $action }, at { $target }.
}
initiative-order-hold = Hold
initiative-order-fire = Fire
initiative-order-fire-at = Fire at
initiative-order-aim = Aim
initiative-order-aim-at = Aim at
initiative-order-reload = Reload
initiative-order-crawl = Crawl
initiative-order-walk = Walk
initiative-order-trot = Trot
initiative-order-run = Run
initiative-order-armed = Blade
initiative-order-strike = Strike
initiative-order-grapple = Grapple
initiative-order-dive = Diving blow
initiative-order-escape = Escape
initiative-order-let-go = Let go
initiative-order-change = Change weapon
initiative-order-link-belts = Link belts
initiative-order-radio = Ready the radio
initiative-order-pick-up = Pick up
initiative-order-put-down = Put down
initiative-order-go-prone = Go prone
initiative-order-stand-up = Stand up
initiative-order-duck = Duck
initiative-order-mount = Mount
initiative-order-dismount = Dismount
initiative-order-set-up = Set up
initiative-order-carry = Carry the load
initiative-order-repeat = Repeat
initiative-order-declared = Done declaring
initiative-order-go-on = Go on
initiative-order-new-way = Another way
initiative-order-break-off = Break off
initiative-order-talk = Talk
initiative-order-interrupt = Opportunity fire
initiative-order-let-pass = Let it pass
initiative-order-concede = Concede
initiative-log-repeats = { $unit } will repeat this in every phase: { $action }.
initiative-log-repeats-to = { $unit } will repeat this in every phase: { $action } to { $cell }.
initiative-log-repeats-at = { $unit } will repeat this in every phase: { $action } at { $target }.
initiative-log-breaks-off = { $unit } breaks off what it repeated: { $action }.
initiative-log-repeats-no-more = { $unit } no longer repeats this: { $action }.
initiative-log-walks-on = { $unit } will walk along the road in every phase.
initiative-log-moves = { $unit } moves { $steps ->
    [1] 1 square
   *[other] { $steps } squares
} to { $cell }.
initiative-log-shoots = { $covered ->
    [0] { $unit } fires at { $target }.
   *[other] { $unit } fires at { $target }, who is covered.
}
initiative-log-killed = { $unit } is dead.
initiative-log-held = { $held ->
    [0] Nobody holds the { $place } alone.
   *[other] { $side } alone holds the { $place }.
}
initiative-log-load = { $unit } has the { $load }.
initiative-log-load-dropped = { $unit } drops the { $load } at { $cell }.

## Dice
initiative-threw-who-is-first = { $unit } is tied for the call and rolls { $dice }.
initiative-threw-to-hit = { $unit } needs { $need } or less on a d20: { $dice }. { $hits ->
    [0] Missed.
   *[other] Hit.
}
initiative-threw-burst = { $unit } fires a burst: { $dice }. { $hits ->
    [0] No hit.
    [1] 1 hit.
   *[other] { $hits } hits.
}
initiative-threw-location = Where { $unit } is hit: { $dice } on a d10.
initiative-threw-damage = { $count ->
    [0] The armor of { $unit } stops it.
   *[other] Damage to { $unit }: { $dice }, together { $sum }.
}
initiative-threw-panic = { $unit } rolls { $dice } for panic.
initiative-threw-rating = { $unit } rolls its Initiative: { $dice }.
initiative-threw-melee = { $unit } needs { $need } or less on a d20: { $dice }. { $hits ->
    [0] Missed.
   *[other] Hit.
}
initiative-threw-escape = { $unit } needs { $need } or less on a d20 to escape: { $dice }. { $hits ->
    [0] It stays held.
   *[other] It is free.
}

## What a roll was for
initiative-dry = { $why } of { $who } takes { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; { $left } left in `dice`
initiative-roll-who-is-first = the die between equals
initiative-roll-to-hit = the roll to hit
initiative-roll-burst = the dice of a burst
initiative-roll-location = the location of a hit
initiative-roll-damage = the damage
initiative-roll-panic = the panic die
initiative-roll-rating = the die for Initiative
initiative-roll-melee = the roll to hit in melee
initiative-roll-escape = the roll to escape

## What becomes of characters
initiative-counted-rounds = { $unit } has { $count ->
    [1] 1 round
   *[other] { $count } rounds
} left.
initiative-counted-reloaded = { $unit } reloads: { $count ->
    [1] 1 action
   *[other] { $count } actions
} done.
initiative-counted-panic = { $count ->
    [0] { $unit } has no more calls to lose to panic.
    [1] { $unit } loses its next call to panic.
   *[other] { $unit } loses its next { $count } calls to panic.
}
initiative-counted-initiative = The Initiative of { $unit } is { $count }.
initiative-counted-weapon = { $unit } takes another weapon in hand: { $weapon }.
initiative-marked-prone = { $unit } is prone.
initiative-cleared-prone = { $unit } stands.
initiative-marked-aiming = { $unit } aims.
initiative-cleared-aiming = { $unit } no longer aims.
initiative-cleared-undetected = { $unit } is detected.
initiative-marked-repeating = { $unit } will repeat its action in every phase.
initiative-cleared-repeating = { $unit } no longer repeats its action.
initiative-marked-broken-off = { $unit } has broken off.
initiative-cleared-broken-off = { $unit } is free to act again.
initiative-marked-holding = { $unit } gets hold of its enemy.
initiative-cleared-holding = { $unit } holds its enemy no longer.
initiative-marked-held = { $unit } is held.
initiative-cleared-held = { $unit } is held no longer.
initiative-marked-mounted = { $unit } is mounted.
initiative-cleared-mounted = { $unit } is on foot.
initiative-marked-radio = The radio of { $unit } is ready.
initiative-said-calm-turn = Nobody sees an enemy: a calm turn.
initiative-said-calm-over = Somebody sees an enemy. The calm is over.
initiative-said-head = Head of { $unit }: { $number } more damage.
initiative-said-chest = Chest of { $unit }: { $number } more damage.
initiative-said-abdomen = Abdomen of { $unit }: { $number } more damage.
initiative-said-right-arm = Right arm of { $unit }: { $number } more damage.
initiative-said-left-arm = Left arm of { $unit }: { $number } more damage.
initiative-said-right-leg = Right leg of { $unit }: { $number } more damage.
initiative-said-left-leg = Left leg of { $unit }: { $number } more damage.

## Names that scripts use
initiative-mark-prone = prone
initiative-mark-aiming = aiming
initiative-mark-undetected = undetected
initiative-mark-repeating = repeating
initiative-mark-broken-off = broken off
initiative-mark-holding = holding
initiative-mark-held = held
initiative-mark-mounted = mounted
initiative-mark-radio = radio
initiative-mark-weapon = weapon in hand
initiative-mark-rounds = rounds
initiative-mark-reloaded = reload actions
initiative-mark-panic = calls lost to panic
initiative-mark-initiative = Initiative
initiative-step-phase-6 = phase 6
initiative-step-phase-5 = phase 5
initiative-step-phase-4 = phase 4
initiative-step-phase-3 = phase 3
initiative-step-phase-2 = phase 2
initiative-step-phase-1 = phase 1

## How it ends
initiative-outcome-broken = { $winner } wins: { $loser } is broken.
initiative-outcome-both-broken = The battle is a draw: both sides are broken.
initiative-outcome-more-able = { $won ->
    [0] The battle is a draw: both sides have the same number of characters that can still act.
   *[other] { $winner } wins: more of its characters can still act.
}
initiative-outcome-held = { $winner } wins: it has held the place alone long enough.
initiative-outcome-carried = { $winner } wins: the load has arrived.
initiative-outcome-no-ambusher = { $winner } wins: no ambusher can act any more.
initiative-outcome-load-lost = { $winner } wins: { $loser } has too few left, and none of them carries the load.
initiative-outcome-held-up = { $winner } wins: { $loser } has not arrived in time.
initiative-outcome-conceded = { $winner } wins: { $loser } concedes.
