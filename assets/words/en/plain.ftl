# A book at the table that has no screens of its own.
plain-score = { $first } : { $second }. { $about }
plain-not-now = This can't be ordered now.
plain-sealed = Nothing before this point can be undone.
plain-sealed-blind = There is nothing to undo. While anyone may be hiding, undo ends at each roll and each hand-over to the other player.
plain-members = Choose one
plain-cells = Click a square to see it there. Click again, or press Enter, to confirm.
plain-targets = Click a target to name it. Click again, or press Enter, to confirm.
plain-removed = { $name } leaves the board.
plain-forecast = { $unit }: { $order }
plain-draft-at = { $order }: { $target }
plain-ordered = { $unit }: { $order }.
plain-ordered-at = { $unit }: { $order }, { $target }.
plain-rolled = Rolled: { $dice }.
plain-gone = Off the board
game-no-book = Nobody here plays the rule book { $book }.
advice-nobody = There is no adviser for this rule book.
plain-next-end = Nothing is left to do here. End it with { $key }.
plain-nothing-drafted = Nothing is drafted yet: choose a kind of order, or click a square or a target.
plain-no-end = There is nothing to end now: choose an order.
plain-nothing-drafted-end = Nothing is drafted yet. Press { $key } for “{ $end }”.
plain-no-way = { $unit } can't get there.
plain-answer = { $dice } ({ $need })
plain-answer-none = In return: { $why }
plain-way-chosen = Chosen: { $way }
plain-beside = And: { $beside }
plain-beside-chosen = Chosen: { $beside }
plain-must = { $unit }: { $why }
plain-end-again = { $about } Press { $key } again or { $accept } to end it, { $back } to go on with it.
plain-no-views = This rule book has no views of the whole board. Choose a unit to see what it can reach.
report-close = Close the table. Click the phase above the board to show it again.
report-unit = Unit
report-dice = Dice
report-limit = Limit
report-result = Result
report-go = Click to go to this unit
plain-cells-of = { $unit }: click a square to see it there. Click again, or press Enter, to confirm.{ $others ->
    [0] {""}
   *[other] {" "}Press { $key } to take another one.
}
plain-ground = { $name }: { $effects }.
plain-form-waits = What has just been decided is still being shown on the board. The choices appear after it.
plain-form-show = Show the rest at once
plain-stack = Stack
plain-stack-place = { $place } of { $all }, click for the next
plain-objective = Objective
plain-objective-held = { $name }: { $side } holds it now.
plain-objective-free = { $name }: nobody holds it now.
plain-cards-open = Face up: { $cards }
plain-cards-chosen = Written: { $cards }

## Views of the whole board
plain-view-no-unit = Choose a unit first: this view is about one.
plain-view-off-board = This unit isn't on the board, so it sees nothing.
plain-view-closed = { $view }. { $why }
plain-legend-sight = Shaded: { $unit } doesn't see it.
plain-legend-sight-many = Shaded: no one in { $unit } sees it. Hatched: only one of them does.
plain-legend-seers = Shaded: no line of sight to the spot under the pointer. Lines: the known enemies that see it, with a shield if it is covered from them.
plain-legend-threat = Weapons of known enemies that could be fired at somebody there:
plain-legend-fire = Crosshairs: what { $unit } could fire at now, with its chance. Colors: known enemies that it could fire at from there.
plain-sight-now = { $name } now: { $seen }
plain-sight-after = { $name } after the move: { $seen }

## Keys without a meaning
plain-no-verb = This rule book has no order for this key.
plain-one-target = In this rule book an order names one target. Click another one to change it.
