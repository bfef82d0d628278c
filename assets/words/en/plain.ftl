# A book at the table that has no screens of its own.
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
