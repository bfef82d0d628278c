# Scripts: what is wrong with one, and how it differs from the battle.

## Faults of a file, shown behind its path
script-rows = has { $given ->
    [one] 1 row
   *[other] { $given } rows
}; the board of tokens has { $height }
script-row = is { $given } long; the board of tokens is { $width } wide
script-token = `{ $given }` at column { $column } is not a token (use letters, and `.` for an empty square)
script-off-board = there is no cell { $given } on the board of tokens
script-nobody = `{ $given }` is on the board but belongs to no unit

## How a script and the battle part
script-passed = passed, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $count ->
    [0] {""}
   *[other] {" "}({ $rules })
}
script-step = step { $step } ({ $name }):
script-end = after the last step:
script-expected = expected:
script-found = found:
script-no-facts = the last order caused nothing more
script-other-facts = the last order caused these facts instead
script-no-facts-yet = nothing more has happened yet, and no order was given
script-other-facts-yet = no order was given yet, and these facts happened instead
script-more-facts = ({ $count } { $count ->
    [one] fact
   *[other] facts
} before these)
script-earlier = it happened before the last order: it came with step { $step } ({ $name }), at { $place }
script-out-of-order = it happened, but before the fact that this step found last: list facts in the order in which they happen
script-before-all = it happened before the first order of the script
script-never = never { $event }
script-happened = it happened ({ $rule })

## Orders and questions
script-accepted = { $order } is accepted
script-acceptable = { $order } would be accepted
script-refused = { $order } is refused
script-refused-by = { $order } is refused by { $rule }
script-is-refused = it is refused: { $why } ({ $rule })
script-would-be-accepted = it would be accepted
script-asked = '{ $side }' is asked { $window }
script-answers = answers by: { $units }
script-over = the battle is over
script-goes-on = the battle goes on

## States and places
script-nobody-leads = no one
script-reserve = { $piece } is not on the board yet
script-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
} left
script-dice = { $count ->
    [one] 1 die was
   *[other] { $count } dice were
} rolled

## Dice
script-laid = no more than { $count ->
    [one] 1 die
   *[other] { $count } dice
}, as many as `dice` lists
script-all-fall = all dice in `dice` are rolled
script-left-over = { $count ->
    [one] 1 die was
   *[other] { $count } dice were
} left over
script-misfit = die { $number } in `dice` is { $face }, but the roll there uses a die without that face: { $roll }
script-dry = a roll took { $dice } { $dice ->
    [one] die
   *[other] dice
} ({ $rule }); { $left } left in `dice`
script-dry-unseen = one more die was rolled, or a die that doesn't have the face laid out for it

## The record
script-record = the record plays again
script-record-differs = it gives other facts

## The table of coverage
rules-no-sources = isn't a source tree; run this in the project's folder, or name it with --source

## Replays of scripts
replay-start = needs either `setup`, the level it started from, or `scene`, the script it started from
replay-of-script = started from a script, not from a level; `monkeys replay` plays it
campaign-script-die = a die shows 1 to 6, not { $given }
campaign-script-dice = no more than { $dice ->
    [one] one die
   *[other] { $dice } dice
}, as many as `dice` lists
campaign-script-dry = a table or a shell rolled more
campaign-script-all-dice = { $dice ->
    [one] the one die that `dice` lists is rolled
   *[other] all of the { $dice } dice that `dice` lists are rolled
}
campaign-script-dice-left = { $left ->
    [one] one is left
   *[other] { $left } are left
}
campaign-script-battle = the campaign waits for a battle
campaign-script-fights = { $troop } fights in the battle that the campaign waits for
campaign-script-troop = a troop { $troop }
campaign-script-tribe = a tribe { $tribe }
campaign-script-see = the last order caused something by { $rule }, after what this step has found
campaign-script-see-yet = something by { $rule } has happened, after what this step has found
campaign-script-never = the last order caused nothing by { $rule }
campaign-script-never-yet = nothing by { $rule } has happened
