# Files about a failure of the program itself.

crash-no-battle = holds no battle; the program failed elsewhere: { $why } ({ $place })
