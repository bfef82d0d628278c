# The book of rules of Initiative Ladder: its front page, its charts.
initiative-book-name = Initiative Ladder
initiative-book-about = Single characters, second by second. A turn has 6 phases, and the quickest act in all of them. Hidden ambushers, aimed fire at enemies on the move, and wounds that slow you down.
initiative-book-front-title = How to play Initiative Ladder
initiative-book-front-text =
    The index on the left lists every rule by chapter, and the search finds any word in them. In a battle, the help key opens the book at what the pointer is on, and every rule number is a link. The chapter of worked examples shows the dice, W1 to W13.

    You lead up to six characters. A turn has 6 phases, counted down from 6 (R1). In each phase the game calls everyone whose Initiative is at least the number of the phase, the lowest first (R13, R14). So a character with Initiative 5 acts in five phases.

    The called character takes one action: fire (R4), aim (R5), reload (R6), crawl, walk, trot or run (R9), go prone or stand up (R10), fight in close combat (R7), change equipment (R8), or hold (A20).

    To hit, roll a d20 no higher than the shooter's asset, changed by range, aim and cover (G3). Automatic weapons roll dice that hit on a 6 (G6). A d10 says where a hit lands, and damage adds up there (G7). Wounds lower Initiative: a serious one costs 3 calls in every turn (R12).

    A character that aims may shoot at enemies that move in front of it, even before it is called (R20). But each side has only one such shot in a phase (R24), so choose a mover that is worth it. An optional rule gives one to each character (A17).

    Slow characters can repeat a movement for the whole turn (R17). Hidden ones are seen by their own side only (G12). You win by what the battle is about, or by breaking the enemy: at most a third of its characters able to act, and at least twice as many of yours (G11).

## Charts
initiative-chart-paces-head-1 = Move
initiative-chart-paces-head-2 = Squares
initiative-chart-paces-head-3 = From prone
initiative-chart-paces-head-4 = With it
initiative-chart-paces-1-1 = Crawl
initiative-chart-paces-1-2 = 1
initiative-chart-paces-1-3 = only prone
initiative-chart-paces-1-4 = nothing
initiative-chart-paces-2-1 = Walk
initiative-chart-paces-2-2 = 4
initiative-chart-paces-2-3 = 2
initiative-chart-paces-2-4 = fire with some weapons; melee
initiative-chart-paces-3-1 = Trot
initiative-chart-paces-3-2 = 8
initiative-chart-paces-3-3 = 4
initiative-chart-paces-3-4 = fire with some weapons; melee
initiative-chart-paces-4-1 = Run
initiative-chart-paces-4-2 = 16
initiative-chart-paces-4-3 = 8
initiative-chart-paces-4-4 = a diving blow
initiative-chart-levels-head-1 = Range
initiative-chart-levels-head-2 = Quick shot
initiative-chart-levels-head-3 = Aimed shot
initiative-chart-levels-head-4 = Dice of a burst
initiative-chart-levels-1-1 = Short
initiative-chart-levels-1-2 = Difficult: asset
initiative-chart-levels-1-3 = Average: asset x 2
initiative-chart-levels-1-4 = 5
initiative-chart-levels-2-1 = Medium, x 2
initiative-chart-levels-2-2 = Formidable: asset / 2
initiative-chart-levels-2-3 = Difficult: asset
initiative-chart-levels-2-4 = 4
initiative-chart-levels-3-1 = Long, x 4
initiative-chart-levels-3-2 = Impossible: asset / 4
initiative-chart-levels-3-3 = Formidable: asset / 2
initiative-chart-levels-3-4 = 2
initiative-chart-levels-4-1 = Extreme, x 8
initiative-chart-levels-4-2 = none
initiative-chart-levels-4-3 = Impossible: asset / 4
initiative-chart-levels-4-4 = none
initiative-chart-locations-head-1 = d10
initiative-chart-locations-head-2 = Part
initiative-chart-locations-head-3 = Capacity
initiative-chart-locations-head-4 = Armor
initiative-chart-locations-1-1 = 1
initiative-chart-locations-1-2 = Head
initiative-chart-locations-1-3 = Constitution
initiative-chart-locations-1-4 = helmet
initiative-chart-locations-2-1 = 2, 3, 10
initiative-chart-locations-2-2 = Chest
initiative-chart-locations-2-3 = 1.5 x (Strength + Constitution)
initiative-chart-locations-2-4 = vest
initiative-chart-locations-3-1 = 4, 5
initiative-chart-locations-3-2 = Abdomen
initiative-chart-locations-3-3 = Strength + Constitution
initiative-chart-locations-3-4 = vest
initiative-chart-locations-4-1 = 6, 7
initiative-chart-locations-4-2 = Right arm, left arm
initiative-chart-locations-4-3 = Strength + Constitution
initiative-chart-locations-4-4 = none
initiative-chart-locations-5-1 = 8, 9
initiative-chart-locations-5-2 = Right leg, left leg
initiative-chart-locations-5-3 = Strength + Constitution
initiative-chart-locations-5-4 = none
