# Words of the troops: rosters, and how they are built by hand.

title-troops = Troops
title-troops-about = Build an army of your own, line by line.
title-troops-short = An army of your own.
troops-head = Choose a book, then a roster to build on, or start from nothing.
troops-own = Your own
troops-shipped = Shipped
troops-fresh = Start from nothing
troops-fresh-about = A roster of this book with nobody in it yet.
troops-copy = Duplicate
troops-copy-about = Build on a copy. This one stays as it is.
troops-delete = Delete
troops-delete-about = It goes to the wastebasket.
troops-delete-sure = Really delete?
troops-delete-sure-about = Press again, and it goes to the wastebasket.
troops-open = Build on it
troops-open-copy = Build on a copy
troops-import = Import
troops-export = Export
troops-save = Save
troops-save-about = Save it to your own folder, where the set-ups of its book find it.
troops-rename = Rename
troops-rename-about = Give the roster and its file another name.

troops-leaf-choices = Choices
troops-leaf-bill = Bill
troops-leaf-faults = Faults
troops-ready = No errors: it is ready for battle.
troops-whole-unit = The whole unit

troops-go-to = Show

troops-fill = Fill up
troops-fill-about = Adds what is missing, then what makes it better, as far as the limit allows. What is there stays.
troops-leaf-worth = Worth
troops-beside = Compare with
troops-beside-none = No other roster
troops-try-head = Try it
troops-try = Play 200 quick battles
troops-try-stop = Stop
troops-try-about = Quick opponents lead both rosters on 20 boards, each from both sides. This runs in the background.

troops-print = Print

troops-unreadable = This file can't be read.
troops-gone = The file is gone.
troops-fresh-name = My troops
troops-import-about = Bring in a roster file from elsewhere, by its path.
troops-export-about = Write the roster file to a place of your choice.
troops-exported = Exported: { $path }
troops-saved = Saved as { $name }
troops-saved-faulty = Saved as { $name }, but it can't fight yet
troops-unsaved = It isn't saved. Press Back again to leave anyway.
troops-against = { $count ->
    [one] 1 fault
   *[other] { $count } faults
 } to fix before it can fight
troops-leaves-fault = Leaves a fault: { $fault }
troops-total = Total
troops-describe = Describe the roster
troops-name-roster = The name of the roster
troops-name-about = What it is like to play
troops-name-import = The path of a roster file
troops-name-export = The path to write it to
troops-name-empty = Type a name first.
troops-name-kept = Rosters are saved to { $path }. The file of the roster gets this name too. Levels and campaigns of your own that name the old file need the new name.
troops-name-taken = Another roster is called { $name }. Choose another name.
troops-filled-none = There is nothing to add that it can afford.
troops-print-about = Write one page to print, as SVG and as PNG.
troops-printed = Written: { $path }, as SVG and PNG
troops-name-print = The path of the page, without an extension

troops-no-rosters = Levels of { $books } contain their armies, so there are no rosters to build.

# Rosters that are lists of members.
troops-whole-roster = The whole roster
troops-led-by = Led by { $name }
troops-sheet-rules = What numbers and special rules mean
troops-sheet-number = { $name }: { $about }
troops-sheet-rule = { $words } ({ $rule })
troops-bill-member = { $name }. { $line }
troops-trait = { $of }: { $name }. { $about }
troops-roster = Roster
troops-points = Limit of points
troops-points-each = { $points } points
troops-member = What to do
troops-double = Duplicate
troops-up = Move up
troops-down = Move down
troops-drop = Remove
troops-names = Names
troops-leader = Name the leader
troops-leader-listed = Leader: { $name }
troops-name-proposed = Call it { $name }
troops-name-none = It can be left empty.
troops-kind = Kind
