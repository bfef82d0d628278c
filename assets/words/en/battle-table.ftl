# The card of the dice: luck by side, every roll.

rolls-title = The dice of this battle
rolls-export = Export as CSV
rolls-round = Round
rolls-powers = Powers
rolls-dice = Dice
rolls-average = Average
rolls-came = Came
rolls-rule = Rule
rolls-expected = average
rolls-actual = came
rolls-off = off by
rolls-none = No die has been rolled yet.
rolls-unfold = A click shows every term of it.
rolls-count = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}
rolls-felled = Enemies felled
rolls-lost = Own losses
rolls-passed = Tests passed
rolls-balance-about = The exact average of all rolls, what came, and the difference. Averages take for granted that whoever chooses keeps the best die.
rolls-saved = All rolls written: { $path }
rolls-open-hint = The dice of this battle: luck by side, every roll with its terms
thrown-first-turn = Who moves first
thrown-attack = { $who } on { $target }
thrown-rout = { $who } may rout
thrown-close-combat = { $who } and { $target }, hand to hand
thrown-explosion = The blast in { $target }
thrown-test = { $who } tests
thrown-needs = { $bonus }, needs { $need }
thrown-passed = passed
thrown-failed = failed
thrown-open = …
thrown-face = A { $face } counts
luck-felled = Enemies felled
luck-passed = Tests passed
luck-of = { $actual }; on average { $expected }

## Views of the whole board
view-sight = What this squad sees
view-seers = Who sees the square under the pointer
view-threat = Where enemies could shoot
view-fire = How well this squad could shoot from each square
view-hint = { $view }
view-hint-held = { $view } (hold { $key })
view-hint-next = { $view } ({ $key } for the next)
legend-sight = Shaded: nobody of the squad sees it. Hatched: one of them alone does.
legend-seers = Shaded: no line of sight to the square under the pointer. Lines: the enemies who see it, with a shield where it is covered from them.
legend-threat = Enemy weapons that could be fired at one who stands there:
legend-fire = Enemies in sight and reach of the squad's farthest weapon from there:
chart-unseen = unseen
chart-seen = { $all ->
    [one] one of them sees it
   *[other] { $all } of them see it
}
chart-no-line = no line of sight
chart-line = in line of sight
chart-no-threat = no enemy could shoot here
chart-threat = { $all ->
    [one] one could shoot here
   *[other] { $all } could shoot here
}
chart-threat-some = { $all } could shoot here, { $covered } of them through cover
chart-threat-covered = { $all ->
    [one] one could shoot here, through cover
   *[other] { $all } could shoot here, all through cover
}
chart-no-fire = nobody to shoot at from here
chart-fire = { $all ->
    [one] one enemy from here
   *[other] { $all } enemies from here
}
chart-fire-some = { $all } enemies from here, { $covered } of them in cover
chart-fire-covered = { $all ->
    [one] one enemy from here, in cover
   *[other] { $all } enemies from here, all in cover
}

## Lines of sight
sight-covers = { $kind } covers, square { $place } of the line
sight-covers-own = { $kind } covers: it stands in it
sight-smoke = smoke
sight-vehicle = a vehicle
sight-end-seen = seen in the open, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
sight-end-covered = seen in cover, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
sight-end-unseen = not seen, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
sight-end-range = { $seen }, range { $range }
sight-end-far = { $seen }, beyond { $reach }

## Before the turn ends
warning-title = { $count ->
    [one] One could still act
   *[other] { $count } could still act
}
warning-foot = Their actions are lost. Press { $key } again to end the turn.
warning-go = Go there instead

## Stages of the turn
track-activate-is = A platoon is chosen, and its units get their actions.
track-orders-is = Its units act one after another, as often as they have actions left; who attacks only names a target.
track-firing-is = The attacks fire, one after another; then leaders who fell are missed.
track-stragglers-is = Whoever stands outside his squad's sphere is missing.
track-pins-is = Pins run out one step; then the other side goes on.
track-out-of-ammo = Out of ammunition: { $who }.
track-overwatch = On overwatch: { $who }.
track-round-is = Each platoon of both sides acts once a round.

## Why not
forecast-least = One target is the least.
forecast-most = No more can be named: the rates of fire cover so many.
window-open-rule = A click opens the rule.
