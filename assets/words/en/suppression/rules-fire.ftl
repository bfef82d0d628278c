# The rules help of Suppression Actions: the board, shooting, morale, assault, units.

## The board and moving
suppression-rule-g1-title = The board and distances
suppression-rule-g1 =
    The board is a grid of squares, one primate to a square. Side A's edge is the top row and side B's the bottom row. Ranges and radii are straight lines between the centers of squares.

    A move goes square by square in all eight directions, and every second diagonal step counts 2. Primates pass through friends but not through enemies, nor between two blocked squares that touch at a corner. Each one ends on a free square.
suppression-rule-g14-title = What terrain does
suppression-rule-g14 = Terrain slows moves, shelters those who stand in it, and blocks sight. G24 says what each kind does.
suppression-rule-g24-title = The terrain
suppression-rule-g24 =
    Road: Evasion 1 lower. Woods: slow, Evasion 1 higher (concealment). Low wall: slow, Toughness 1 higher (hard cover). Rubble: difficult, hard cover. Stream: difficult. Building: slow, concealment and hard cover, blocks sight. Cliff: impassable, blocks sight.

    Slow ground may not be entered, left or crossed At The Double. A primate whose path touches difficult ground moves half its distance, rounded down, in the whole move.

## Shooting
suppression-rule-g3-title = The number needed
suppression-rule-g3 =
    To hit, a die must show at least 4 plus the target's Evasion minus the shooter's Ballistic Skill. Equal values need a 4. To wound, it is Toughness against Strength in the same way, and in an assault Weapon Skill against Weapon Skill.

    1 or less succeeds without a die, and 7 or more is impossible.
suppression-rule-g4-title = Range
suppression-rule-g4 = Up to half of a weapon's range is normal range. Beyond that is long range, and the target's Evasion counts 1 higher. Farther than the range it can't shoot.
suppression-rule-g5-title = Markers from shooting
suppression-rule-g5 =
    A volley that hits a unit at least once gives it a marker. It gives one more if it hits at least as often as the unit had primates before the volley. Hits count, whether they wound or not.

    Hits of a Suppressive weapon count twice for this. A template hits each primate under it, friends too. No unit has more than 6 markers.
suppression-rule-g11-title = Who falls
suppression-rule-g11 = Of the primates that a shooter saw, the one nearest to the shooting unit's leader falls first, and the target's own leader last. Wounds beyond those seen are lost. A template removes only those it covers.
suppression-rule-g13-title = Winning
suppression-rule-g13 =
    The battle says what wins it (G25, G26). A side also loses if it has no unit left on the board or if its army leaves (G7).

    A side holds an objective if it alone has a primate within 3 squares of it. Units with 2 or more markers and units that are falling back don't count.
suppression-rule-g15-title = Line of sight
suppression-rule-g15 =
    Sight is a straight line between the centers of two squares, the same in both directions. Buildings and cliffs on the line block it, and so does a pair of them that touches it at a corner. Two squares of woods can be seen through, the third blocks.

    The squares at both ends never block, and neither do primates.
suppression-rule-g16-title = A volley
suppression-rule-g16 =
    A unit shoots at one enemy unit. Each primate that sees one of the enemy in range shoots, at the distance of the nearest one it sees. All dice to hit are rolled first, then all dice to wound.

    The target has concealment or hard cover only if everyone who is seen has it. It is exposed on a road only if everyone who is seen is.
suppression-rule-g17-title = Mortars and templates
suppression-rule-g17 =
    Place the template's center on a square in range, 8 or more squares away, that the gunner sees or, for an Indirect weapon, that any friendly leader sees. It covers 3 by 3 squares, and hits everyone there, friends too.

    One die must show at least 7 minus Ballistic Skill, 1 more at long range. On a miss the template drifts: a die with 8 sides gives the direction, and half of a die, rounded down, the squares. Dice to wound are rolled as usual, each with the cover of its own square.
suppression-rule-g20-title = Mist
suppression-rule-g20 = In a battle with mist, nothing farther away than its number of squares is seen in round 1.
suppression-rule-a12-title = Adding changes up
suppression-rule-a12 = All changes to a value are added up. A value never falls below 0 or rises above 10.

## Morale
suppression-rule-g6-title = The Leadership check
suppression-rule-g6 =
    Roll as many dice as the unit's Leadership, one less without a leader. Each die that shows its Nerve or less is a success, and one success passes.

    Each marker after the first lowers the limit by 1, but never below 1.
suppression-rule-g7-title = The Starting Phase
suppression-rule-g7 =
    In this order, for your own units: changes of Evasion end (A3); leaders are named (G18); your army is tested if fewer than half of its units are left; victory is checked; units that fell back rally (G9); every other unit with markers makes a Leadership check and removes a marker for each success. Then command is checked (R6).

    For the army one living leader of your choice makes a check without counting markers. If it fails, or no leader is left, your army leaves and you lose.
suppression-rule-g9-title = Rallying
suppression-rule-g9 = A unit that is falling back makes a Leadership check in its owner's next Starting Phase. If it passes, it stops falling back, removes a marker for each success, and may act. If it fails, it is destroyed.
suppression-rule-g10-title = Heavy casualties
suppression-rule-g10 = At the end of your Action Phase, each enemy unit that lost half or more of its primates in that phase makes a Leadership check. If it fails, it falls back at once (A16).

## Assault
suppression-rule-g12-title = Assault
suppression-rule-g12 =
    After the Action Phase, a unit may charge an enemy unit within 6 squares if it did Advance, Halt or nothing, has 1 marker at most, and isn't falling back. Its primates move up to 6 squares, the leader first, and at least one must end next to an enemy.

    Then the two strike in turn. Every primate within 6 squares of an enemy rolls Weapon Skill against Weapon Skill, and hits roll Strength against Toughness. A unit that was hit and still stands makes a Leadership check: if it fails, it falls back and the fight is over; if it passes, it strikes back.

    After five strikes each, the charger breaks off. A winner may move 3 squares.

## Units, weapons and battles
suppression-rule-g2-title = A unit's values
suppression-rule-g2 = Move, Ballistic Skill, Evasion, Toughness, Leadership, Nerve, Weapon Skill and Strength are the same for everyone in a unit. Each primate has one weapon with its range, shots and Strength.
suppression-rule-g21-title = The two forces
suppression-rule-g21 = The Ironbough Column is large and steady, the High Canopy League small and quick. Each brings 7 units for 530 points: one of each kind, and a second unit of rifles. The leader carries the last weapon of a unit's list.
suppression-rule-g22-title = Weapons
suppression-rule-g22 = From the pistol with a range of 8 squares to the mortar with 30. A machine gun fires 4 shots, shotguns and SMGs 2, all others 1. A unit with a mortar fires either the mortar or its pistols in one action.
suppression-rule-g23-title = Traits
suppression-rule-g23 =
    Deputies and Swarm say who leads after a loss (G18). Slippery units rally without counting markers (G9). Hits of Suppressive weapons count twice (G5).

    Heavy weapons can't be fired in a Shooting Advance. For Sharp weapons the target's concealment doesn't count. Template and Indirect are explained in G17.
suppression-rule-g25-title = Three Fig Trees
suppression-rule-g25 =
    Two forces of 7 units meet over three fig trees. The sides take turns placing whole units, within 5 rows of their edges and inside the command radius.

    At the end of each round, each tree that a side holds scores 1 (G13). After 6 rounds the higher score wins. If the scores are equal, the points of destroyed enemy units decide, with half for units that have lost half or more.
suppression-rule-g26-title = Hold the Sawmill
suppression-rule-g26 =
    The defender sets up 6 units around two mills in the south. The attacker brings all 7 units and moves first. There is a mist of 12 squares in round 1 (G20), and defenders are dug in: Toughness 1 higher until the unit first moves.

    The attacker wins at the end of round 4, 5 or 6 if it holds both mills. Otherwise the defender wins at the end of round 6.
