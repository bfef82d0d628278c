# A book at the table that has no screens of its own.
plain-score = { $first } : { $second }. { $about }
plain-not-now = This can't be ordered now.
plain-sealed = What came before can't be taken back.
plain-members = Choose one
plain-cells = Click a square to see it there. Click again, or press Enter, to confirm.
plain-targets = Click a target to name it. Click again, or press Enter, to confirm.
plain-removed = { $name } leaves the board.
plain-ordered = { $unit }: { $order }.
plain-ordered-at = { $unit }: { $order }, { $target }.
plain-rolled = Rolled: { $dice }.
plain-gone = Off the board
game-no-book = Nobody here plays the rule book { $book }.
advice-nobody = Nobody gives advice for this rule book.
plain-no-way = There is no way there for { $unit }.
plain-answer = { $dice } ({ $need })
plain-answer-none = In return: { $why }
plain-way-chosen = Chosen: { $way }
plain-beside = And: { $beside }
plain-beside-chosen = Chosen: { $beside }
plain-must = { $unit }: { $why }
plain-end-again = { $about } Press { $key } again to end it.
report-close = Put the table aside. A click on the phase above the board shows it again.
report-unit = Unit
report-dice = Dice
report-limit = Limit
report-result = Result
report-go = Click to go to this unit
plain-cells-of = { $unit }: click a square to see it there. Click again, or press Enter, to confirm.{ $others ->
    [0] {""}
   *[other] {" "}Press { $key } to take another unit.
}
