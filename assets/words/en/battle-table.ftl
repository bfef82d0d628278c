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
view-sight = What this squad sees
view-seers = Who sees the square under the pointer
view-threat = Where enemies could shoot
view-fire = How well this squad could shoot from each square

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
window-exchange-about = What this unit could do to each enemy, and each enemy to it: casualties on average, and the odds. Point at a bar for the exact chances.
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
orders-theirs = { $side } is deciding. You can look around until it is your move again.
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
