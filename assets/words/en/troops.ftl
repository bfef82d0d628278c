# Words of the troops: rosters, and how they are built by hand.

title-troops = Troops
title-troops-about = Build an army of your own, line by line.
troops-head = Choose a roster to build on, or start from nothing.
troops-own = Your own
troops-shipped = Shipped
troops-fresh = Start from nothing
troops-fresh-about = One platoon with nobody in it yet.
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
troops-save-about = Save it to your own folder. Battles, campaigns and the lab find it there.
troops-rename = Rename
troops-rename-about = Give the roster and its file another name.

troops-leaf-choices = Choices
troops-leaf-bill = Bill
troops-leaf-faults = Faults
troops-ready = No errors: it is ready for battle.
troops-platoon-about = Add squads and a command squad on the right. Choose a unit on the left to change it.
troops-whole-unit = The whole unit

troops-go-to = Show

troops-fill = Fill up
troops-fill-about = Adds what is missing, then what makes it better, as long as scrap is left. What is there stays.
troops-leaf-worth = Worth
troops-beside = Compare with
troops-beside-none = No other roster
troops-try-head = Try it
troops-try = Play 200 quick battles
troops-try-stop = Stop
troops-try-about = Quick opponents lead both rosters on 20 boards, each from both sides. This runs in the background.

troops-print = Print
