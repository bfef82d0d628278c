# The rules help of Ordered Hexes: rounds, cards, movement, hexes.

## Rounds, cards and choices
hexes-rule-r1-title = The 38 steps of a round
hexes-rule-r1 =
    Gunnery 1 and Apply damage. Then three times: Trigger hex effect, Movement, Pre-assault retreat, Pre-assault abilities, Assault, Post-assault retreat, Apply damage. Then Gunnery 2 and Apply damage, and Healing 1.

    Agony 0 to 4, each followed by Apply damage: acid and terror, minor acid, fire, poison, bleeding. Finally Healing 2 and Aftermath. Steps in which nothing can happen pass by themselves.
hexes-rule-r2-title = When damage takes effect
hexes-rule-r2 = Damage rolled in a step takes effect in the next Apply damage, and not before. After an assault, the losers go back first; only then does the damage of the assault take effect (A4).
hexes-rule-f2-title = Cards are written a round ahead
hexes-rule-f2 = Each unit has two cards in a round: a movement card and a fire card. While the cards of this round are carried out, those of the next round already lie face down.
hexes-rule-g1-title = Writing in secret
hexes-rule-g1 =
    At the start of a round its cards are turned up for both sides. Then one side after the other writes the cards of the next round, and neither sees what the other writes. Before round 1 there is one more writing, for round 1 itself.

    A level may ask for cards of the round that is about to start. That is easier for beginners.
hexes-rule-f3-title = Cards and speeds
hexes-rule-f3 = A movement card is a row of three cells, one for each movement step, chosen from the rows for the unit's speed. A fire card has two cells, one for each gunnery step, with an entry for each speed that it can be used at. Where there is no entry for the speed, the cell does nothing (A17).
hexes-rule-f4-title = Signs on cards
hexes-rule-f4 =
    F: one hex forward. L, R: one hexside to the left or right. 360: face any way. A, B: one speed up or down; A[x], B[x]: to that speed. Rev: one hex back. D: one hex any way without turning. Chase: one hex nearer to where the nearest enemy that it can reach will be. Flee: one hex farther away. -: nothing.

    X+Y: both in one step. (X): only if you like. X/Y: one of them. Chase and Flee turn the unit the way it goes.

    Fire, Aim and Load stand on fire cards. The steps tell when (R1).
hexes-rule-f5-title = Fire, Load and Aim
hexes-rule-f5 = Fire may always be declined. A weapon that needs a load can be fired once, and then Load readies it again; it begins the battle loaded. An aim makes the next Fire better (A22).
hexes-rule-a17-title = Cards and a changed speed
hexes-rule-a17 =
    A movement card is chosen for the speed that the unit will have when the round starts. All three of its cells are carried out, whatever its own A and B do to the speed.

    If the unit has another speed when the round starts, the card does nothing. If it has to go back, is shaken or can't move any more, the rest of the card does nothing; walkers still turn freely. A fire card goes by the speed at the moment of each gunnery step.
hexes-rule-a28-title = Any card may be written
hexes-rule-a28 = You may write any card of the unit's sheets. Those that fit the speed which the unit is expected to have come first in the list. A card for another speed does nothing (A17).
hexes-rule-f6-title = Choosing first
hexes-rule-f6 = Choices of the same step that depend on each other are made in turn: the side with the higher choice rank chooses last, and so knows more (G2).
hexes-rule-g2-title = Choices in a step
hexes-rule-g2 =
    What a card leaves open is chosen when its step comes: targets, turns, optional cells, where to go back to. The side with the lower choice rank chooses first, openly, then the other one; then all is carried out from the same position.

    Every choice has a marked answer, so that you can accept all of them at once.
hexes-rule-f16-title = All at once
hexes-rule-f16 = Everything in a step happens at once. A unit that is destroyed in a step still acts in it. Where that leads to a conflict, removals come first, then speed and position, then the rest.
hexes-rule-g7-title = Ranks
hexes-rule-g7 = Each side has an assault rank, and the higher one wins ties in assaults. It also has a choice rank, and the higher one chooses last. The Column has 2 and 1, the League 1 and 2. If both sides have the same ranks, a coin at the start gives each one of them.

## Speed and movement
hexes-rule-a15-title = The ladder of speeds
hexes-rule-a15 = Still, slow and fast, each with a twin in the air. A and B lead one step up and down this ladder. The speed at the moment of the step counts for rolls to hit, of the shooter and of the target.
hexes-rule-g10-title = Named speeds
hexes-rule-g10 = Crawling, rest and set-up are speeds of some units. All three count as standing still when it comes to hitting and being hit (R16). Only cards that name them lead there and back.
hexes-rule-g4-title = A movement step
hexes-rule-g4 =
    First every unit turns and changes speed as its cell says, then each one has a goal: the hex that it moves to, or its own. Entry rolls follow (G3). Off the table or where it can't go, it stays; fleeing off the table takes it out of the battle. While too many friends share a goal, one of those who move stays, by its owner's choice.

    A hex is contested where ground units of both sides have it as their goal. Two enemies who swap hexes meet head-on: the side with the higher assault rank fights for its goal. All others move together, so a column can follow itself.

    A unit that moves into a contested hex waits outside for the assault.
hexes-rule-f9-title = Stacking
hexes-rule-f9 = A hex holds 2 units of a side, only one of them large or huge. Only a small or tiny one fits beside a huge one. Flyers count apart, and they may share a hex with enemies.
hexes-rule-f7-title = Entering terrain
hexes-rule-f7 = Tracked and wheeled units enter forest on 2 or more. Large and huge units enter a swamp on 2 or more, and tracked and wheeled ones leave it on 3 or more. On the ground only infantry enters buildings. Only flyers cross deep water (G22).
hexes-rule-g3-title = Entry rolls
hexes-rule-g3 = One die for the unit. If the roll fails, the unit stays and the cell is spent. Everybody but flyers needs 3 or more to enter a river.

## Hexes, facing and sight
hexes-rule-f1-title = Units and models
hexes-rule-f1 = A unit is a piece of 1, 2 or 4 models. They share cards and a damage table. Each model fires the unit's weapons and adds its dice in an assault.
hexes-rule-g11-title = Hexes and their names
hexes-rule-g11 = Hexes are flat on top. A hex is called by its column and by its half hexes from the top: (3, 9) is in column 3, nine half hexes down. Even columns have even numbers, odd columns odd ones. The neighbors of (3, 9) are (3, 7), (4, 8), (4, 10), (3, 11), (2, 10) and (2, 8).
hexes-rule-f10-title = Four sides
hexes-rule-f10 = A unit faces one of its six hexsides: its front. Then come two front-sides, two back-sides and the back. Armor, dice in assaults and the arcs of weapons go by these four. On a line exactly between two of them the shooter chooses which side it strikes.
hexes-rule-g12-title = Which side a line meets
hexes-rule-g12 =
    Count the columns and the half hexes from one hex to the other. If the half hexes are more than three times the columns, the line leads north or south. Otherwise it leads northeast, southeast, southwest or northwest. If they are exactly three times the columns, or if there are none, the line runs along an edge.

    A shooter is on the edge of its arc, and hits worse by 1, only if one of the two sides is outside the arc.
hexes-rule-f8-title = What blocks sight
hexes-rule-f8 = Sight goes from the middle of a hex to the middle of another. Forest, burned forest, buildings and dunes block at level 0, hills at level 1. A hex between the two blocks if its level is at least the height of both ends. If it is higher than only one of them, it hides the hex right behind it. Smoke blocks too.
hexes-rule-g13-title = Lines of sight
hexes-rule-g13 = A hex is crossed if the line runs through its inside. Where the line runs along the side of two hexes, they count only if both block. The hexes at both ends never block. Flyers see, and are seen, over everything but smoke.
