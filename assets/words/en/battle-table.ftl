# The card of the dice: luck by side, every roll.

rolls-title = The dice of this battle
rolls-export = Export as CSV
rolls-seed = Seed { $seed }
rolls-seed-about = Type this number under Dice when you set up a battle, and the same dice are rolled.
rolls-again = Play again with these dice
rolls-round = Round
rolls-turn = Turn
rolls-powers = Powers
rolls-needs = Needs
rolls-dice = Dice
rolls-many = { $dice } dice
rolls-face = Dice that show { $face }
rolls-thrown = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
rolls-average = Average
rolls-came = Result
rolls-rule = Rule
rolls-expected = average
rolls-actual = result
rolls-off = off by
rolls-none = No dice have been rolled yet.
rolls-unfold = Click to show all its terms.
rolls-balance-about = The exact average of all rolls, the actual result, and the difference. Averages assume that the player who chooses keeps the best die.
rolls-pool-about = The exact average of all dice that needed a number, the actual result, and the difference.
rolls-saved = All rolls saved as { $name }
rolls-open-hint = The dice of this battle: luck by side, every roll with its terms
luck-label = { $what } (luck { $difference })
luck-of = { $actual }; on average { $expected }

## Views of the whole board
view-sight = What this unit sees
view-seers = Enemies that see the spot under the pointer
view-threat = Where enemies could shoot
view-fire = How well this unit could shoot from each spot

## Before the turn ends
warning-title = { $count ->
    [0] Primates will go missing
    [one] 1 unit can still act
   *[other] { $count } units can still act
}
warning-go = Go there instead

## Why not
window-open-rule = Click to open the rule.

## Forecasts and lists of every book

window-exchange = Both sides
window-exchange-about = What this unit could do to each enemy, and each enemy to it from where it stands: casualties on average, and the odds. An enemy that moves first may do more. Point at a bar for the exact chances.
window-we-fell = you wound
window-they-fell = they wound
window-hold-breakdown = Hold Shift for the full breakdown.
exchange-there = from there
exchange-here = from here
exchange-with = { $how }, { $place }
exchange-nobody = No enemy in sight and range, either way.
exchange-lie = { $open } in the open, { $covered } in cover
exchange-lie-safe = { $open } in the open, { $covered } in cover, { $safe } out of danger
exchange-cover = Against the guns of { $unit }: { $how }.
exchange-watches = It is on overwatch.
exchange-click = Click to show this exchange in full.
log-turn = Round { $round }: { $side }
orders-theirs = Waiting for { $side } to decide. You can look around until it is your move again.
seat-free = free
window-chargers-sum = Chargers
window-charged-sum = Charged
window-chargers = { $count ->
    [one] 1 charges
   *[other] { $count } charge
}
window-charged = { $count ->
    [one] 1 is charged
   *[other] { $count } are charged
}
abbreviations = apc smg ap fmj hi-ex hp inc

## What views of the whole board say of a square, and of a line of sight
view-hint-held = { $view } (hold { $key })
view-hint-next = { $view } ({ $key } for the next)
chart-unseen = unseen
chart-seen = { $all ->
    [one] 1 of them sees it
   *[other] { $all } of them see it
}
chart-line = in line of sight
chart-threat = { $all ->
    [one] 1 could shoot here
   *[other] { $all } could shoot here
}
chart-fire = { $all ->
    [one] 1 enemy from here
   *[other] { $all } enemies from here
}
sight-covers = { $kind } gives cover, square { $place } of the line
sight-covers-own = { $kind } gives cover: the target is in it
sight-end-seen = sees it in the open, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
sight-end-covered = sees it in cover, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
sight-end-unseen = doesn't see it, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
sight-blocked = { $kind }, square { $place } of the line
chart-no-line = no line of sight
chart-no-threat = no enemy could shoot here
chart-threat-some = { $all } could shoot here, { $covered } of them through cover
chart-threat-covered = { $all ->
    [one] 1 could shoot here, through cover
   *[other] { $all } could shoot here, all through cover
}
chart-no-fire = no target from here
chart-fire-some = { $all } enemies from here, { $covered } of them in cover
chart-fire-covered = { $all ->
    [one] 1 enemy from here, in cover
   *[other] { $all } enemies from here, all in cover
}
