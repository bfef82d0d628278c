# The book of rules of Suppression Actions: its front page, its charts.
suppression-book-name = Suppression Actions
suppression-book-front-title = How to play Suppression Actions
suppression-book-front-text =
    The index on the left lists every rule by chapter, and the search finds any word in them. In a battle, F1 opens the book at what the pointer is on, and every rule number is a link. The chapter of worked examples shows the dice, W1 to W13.

    A turn has three phases (R1). In the Starting Phase, units that are falling back try to rally (G9), and the others try to lose markers (G7, G6). In the Action Phase you take your units in any order, and each takes one action (R5). In the Assault Phase, units may charge (G12). A round is over when both sides have had a turn.

    Choose a unit, then its action, then a target or a square. You name the action first (R19). There are nine (R3). Free: Halt (R9), Go To Ground (R10), Fall Back (R11). Minor: Advance (R13), Open Fire (R14). Major: Halt And Fire (R15), Shooting Advance (R16), Focus Fire (R17), At The Double (R18).

    Enemy fire leaves suppression markers (G5), and markers close kinds of action (R4): 1 closes Major, 2 close Minor too, and with 3 or more the unit must fall back (G8). A unit that falls back rallies in its next Starting Phase, or is destroyed (R12).

    To hit, a die must show 4 plus the target's Evasion minus the shooter's skill (G3). Half the range of the weapon is normal; beyond that, Evasion is 1 higher (G4). Cover and going to ground help as well (G24).

    Everyone must end a move within the command radius, twice the Leadership of their leader (A2, A21). A unit with someone outside it may not take a Major action (R6).

    You win by objectives (G13) and by the score of the battle (G25, G26). An army that has lost more than half of its units may leave (G7).

## Charts
suppression-chart-actions-head-1 = Action
suppression-chart-actions-head-2 = Kind and move
suppression-chart-actions-head-3 = Fire
suppression-chart-actions-1-1 = Halt
suppression-chart-actions-1-2 = Free; gather around the leader
suppression-chart-actions-1-3 = no
suppression-chart-actions-2-1 = Go To Ground
suppression-chart-actions-2-2 = Free; none, Evasion +1
suppression-chart-actions-2-3 = no
suppression-chart-actions-3-1 = Fall Back
suppression-chart-actions-3-2 = Free; Move + D6 toward its own edge
suppression-chart-actions-3-3 = no
suppression-chart-actions-4-1 = Advance
suppression-chart-actions-4-2 = Minor; a normal move
suppression-chart-actions-4-3 = no
suppression-chart-actions-5-1 = Open Fire
suppression-chart-actions-5-2 = Minor; none
suppression-chart-actions-5-3 = yes
suppression-chart-actions-6-1 = Halt And Fire
suppression-chart-actions-6-2 = Major; gather around the leader
suppression-chart-actions-6-3 = afterwards
suppression-chart-actions-7-1 = Shooting Advance
suppression-chart-actions-7-2 = Major; a normal move
suppression-chart-actions-7-3 = before or after, skill -1
suppression-chart-actions-8-1 = Focus Fire
suppression-chart-actions-8-2 = Major; none
suppression-chart-actions-8-3 = yes, skill +1
suppression-chart-actions-9-1 = At The Double
suppression-chart-actions-9-2 = Major; twice the move, toward an enemy, Evasion -1
suppression-chart-actions-9-3 = no
suppression-chart-markers-head-1 = Markers
suppression-chart-markers-head-2 = What the unit may do
suppression-chart-markers-1-1 = 0
suppression-chart-markers-1-2 = Major, Minor and Free actions
suppression-chart-markers-2-1 = 1
suppression-chart-markers-2-2 = Minor and Free actions
suppression-chart-markers-3-1 = 2
suppression-chart-markers-3-2 = Free actions
suppression-chart-markers-4-1 = 3 or more
suppression-chart-markers-4-2 = it must fall back
suppression-chart-needed-head-1 = Evasion minus skill
suppression-chart-needed-head-2 = Needed on the die
suppression-chart-needed-1-1 = -3 or less
suppression-chart-needed-1-2 = hits without a die
suppression-chart-needed-2-1 = -2 and -1
suppression-chart-needed-2-2 = 2 and 3
suppression-chart-needed-3-1 = 0
suppression-chart-needed-3-2 = 4
suppression-chart-needed-4-1 = 1
suppression-chart-needed-4-2 = 5
suppression-chart-needed-5-1 = 2
suppression-chart-needed-5-2 = 6
suppression-chart-needed-6-1 = 3 or more
suppression-chart-needed-6-2 = impossible
suppression-chart-limit-head-1 = Markers
suppression-chart-limit-head-2 = A die passes at
suppression-chart-limit-1-1 = 0 or 1
suppression-chart-limit-1-2 = Nerve or less
suppression-chart-limit-2-1 = 2
suppression-chart-limit-2-2 = Nerve minus 1 or less
suppression-chart-limit-3-1 = 3
suppression-chart-limit-3-2 = Nerve minus 2 or less
suppression-chart-limit-4-1 = 4 and more
suppression-chart-limit-4-2 = 1 less for each further one, but 1 always passes
