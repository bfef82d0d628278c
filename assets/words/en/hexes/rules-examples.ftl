# The rules help of Ordered Hexes: the worked examples.

hexes-rule-w1-title = Counting steps
hexes-rule-w1 = 2 for Gunnery 1, three times 7 for movement, 2 for Gunnery 2, 1 for healing, five times 2 for agony, 1 for healing and 1 for Aftermath: 38 (R1).
hexes-rule-w2-title = Distances and sides
hexes-rule-w2 = From (3, 9): (3, 1) is 4 away, north. (4, 8) is 1, northeast. (5, 9) is 2, on the edge of northeast and southeast. (4, 4) is 3, north. (4, 6) is 2, on the edge of north and northeast. (6, 8) is 3, northeast. From (0, 16) to (6, 0) it is 11 (G11, G12).
hexes-rule-w3-title = A volley
hexes-rule-w3 = Baboons stand still and fire at Spider Monkeys that stand still and take cover, 3 hexes away: +1, +1 and -2 make 0, so they need 5. They roll 2, 5, 6 followed by 3, and 4: two hits. Damage 3 less 2 is 1, a model. Damage 2 less 2 is 0, nothing.
hexes-rule-w4-title = A long shot
hexes-rule-w4 = Tarsiers stand still, have aimed, and fire at a slow Crawler 7 hexes away: +1 still, +1 good shot, +1 weapon, +2 aim, -2 long range, +1 steady target. They need 1. AP 3 is halved to 1, so the front-side rolls 7 dice: 1 2 5 3 4 2 1, partly blocked. 6 less 1, 1 and 3 is 1: a token.
hexes-rule-w5-title = The cannon
hexes-rule-w5 = A slow Crawler fires at a Walker that stands still 3 hexes ahead: it needs 3. AP 8 against 9 leaves one die, a 4: through. 2 and 3 more are 5: a token, shaken, critical. 6 hexes away AP is 4: five dice with two of 5 or more, blocked. Next to it AP 9 leaves none.
hexes-rule-w6-title = Tokens count
hexes-rule-w6 = A Walker with 2 tokens takes 7: 9, destroyed. Baboons with 3 tokens take 1: 4, one model, and 3 tokens become 1.
hexes-rule-w7-title = Acid, die by die
hexes-rule-w7 = 4: a token, a cloud, armor less 1. 6, then 2 and 5: two tokens, a cloud, armor less 1, fire. 6, then 1 and 1: the acid goes (A18). 1: minor acid, which rolls in Agony 1. A 2 there and it goes; a 5 is a token, and it stays.
hexes-rule-w8-title = Fire, poison, bleeding
hexes-rule-w8 =
    Fire on a Walker: 1 and it goes out; 4 is a token and shaken. Poison 8 in Baboons with a token: 6 and 1 are 7: a model, psychic d6, the token goes and so does the poison.

    In the Old Silverback a 6 is a token and bleeding 6, and poison 6 is left. Bleeding: on a 1 it ends, on a 5 there is a token.
hexes-rule-w9-title = An assault
hexes-rule-w9 =
    2 Gorillas enter the hex of 4 Baboons that stand still, from a front-side. Six dice at 4: 1 4 5 6 2 4, four successes. Baboons, four dice at 5: 5 3 6 1, two, and the Gorillas fend off one: 6 2. 4 against 1.

    The Baboons go back one hex. Damage 3 1 6 2: all four are out where they stand. On the Gorillas one armor die, 3: through, 4 less 1 is 3: a token.
hexes-rule-w10-title = Cunning
hexes-rule-w10 = 1 for each 2: four successes on a Crawler are 2 tokens, and it is shaken. Three are 1 token, and it isn't (R21).
hexes-rule-w11-title = In terror
hexes-rule-w11 = 3 shaken Lemurs have 3 dice. Against the Old Silverback they roll 1. With 4 models they roll 2 (R20).
hexes-rule-w12-title = How long a unit is shaken
hexes-rule-w12 = Shaken in Gunnery 1 of round 1: 2 tokens. Aftermath: 1. So it is shaken in all of round 2, and free in round 3 (F22).
hexes-rule-w13-title = How long an aim lasts
hexes-rule-w13 = Aimed in Gunnery 1 of round 1: it counts for the first Fire, through Gunnery 1 of round 2. Aimed in Gunnery 2: through Gunnery 2 of round 2 (A22).
hexes-rule-w14-title = Meeting on the move
hexes-rule-w14 = Enemies that go from (3, 9) to (3, 7) and from (3, 7) to (3, 9) fight. If the one at (3, 7) goes to (4, 6) instead, they don't. Of three friends that go to (3, 7) the one with the highest number stays. In a column from (3, 11) by (3, 9) to (3, 7) both move (G4).
hexes-rule-w15-title = What forest and hills hide
hexes-rule-w15 = A forest at (3, 9) blocks (3, 11) to (3, 5) and (1, 9) to (5, 9). (2, 8) to (4, 8) is open, since the line runs along its side. From a hill at (3, 13) the hex (3, 7) right behind the forest is hidden, and (3, 5) is seen (F8).
hexes-rule-w16-title = A card that speeds up
hexes-rule-w16 = Foot, standing still, 360,A+F,360: after Movement 2 the unit is slow and one hex on, and Movement 3 still turns it. If it has to go back in Assault 2, Movement 3 is a free turn. A card for slow, written for a unit that stands still, does nothing three times (A17).
