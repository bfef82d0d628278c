# The rules help of Initiative Ladder: fire, aim, opportunity fire, wounds, melee.

## Fire and aim
initiative-rule-r4-title = Firing
initiative-rule-r4 = A character fires the weapon in its hand at an enemy that it sees, or that it saw at some moment of this phase (A1). Some weapons may be fired in the same action as a walk or trot (G10).
initiative-rule-g3-title = To hit
initiative-rule-g3 =
    Roll a d20: a number up to the shooter's asset times the level's factor hits. The factor is 2 at Average, 1 at Difficult, a half at Formidable, a quarter at Impossible, rounded down. The number is never below 1 or above 17.

    A quick shot at Short range is Difficult, at Medium Formidable, at Long Impossible, and not allowed at Extreme. An aimed shot is one level better, and Impossible at Extreme.

    One level harder each: a covered target (G16); a prone or Small target beyond Short range (G18); a shooter that moved in this action. Below Impossible there is no shot.
initiative-rule-f4-title = Roll low
initiative-rule-f4 = A die hits if it shows the number or less. A 1 always hits, however hard the shot (G3).
initiative-rule-f6-title = Range bands
initiative-rule-f6 = Each weapon has a Short range. Medium reaches twice as far, Long four times, Extreme eight times. Nothing can be hit beyond that.
initiative-rule-g4-title = Shots in an action
initiative-rule-g4 = A weapon fires as many shots in an action as its rate says, and never more than 3. Only the first can be aimed; the others are quick.
initiative-rule-f1-title = Rates of fire
initiative-rule-f1 = A bolt action fires once in an action, a pump gun and a revolver 3 times, and self-loading weapons more. This game caps all of them at 3 (G4), so that one action rarely settles a fight.
initiative-rule-g5-title = Recoil
initiative-rule-g5 = Each shot of an action after the first suffers from the recoil of those before it. Add up the weapon's recoil over the shots already fired; what exceeds the shooter's Strength lowers its asset for the next shot.
initiative-rule-g6-title = Automatic fire
initiative-rule-g6 =
    An automatic weapon fires bursts of 5 rounds. A burst is 5 dice, and each 6 hits. Take away 1 die at Medium range and 3 at Long; there is no burst at Extreme. Take away 1 more each for a covered target, for a prone or Small one beyond Short range, and for a shooter that moved.

    Recoil adds up over all bursts so far, including this one, and what exceeds the shooter's Strength takes away as many dice. Everyone else within 1 square of the target is shot at with one die. Bursts use no asset and are never aimed (R21).
initiative-rule-r5-title = Aiming
initiative-rule-r5 = Aiming is an action. It makes the next fire better, which must follow directly. A character that aims at a target, in a direction or at an area may also fire at any enemy that moves there in a later phase (R20).
initiative-rule-a12-title = How long an aim is good
initiative-rule-a12 = A shot is aimed as long as the aim lasts (A21), even from the turn before, at the enemy that was aimed at, or at any enemy in the arc or the area.
initiative-rule-a13-title = Arcs and areas
initiative-rule-a13 = Aiming in a direction covers an arc of 60 degrees around it. Aiming at an area covers everything within 3 squares of its middle. Each time an enemy moves there, you choose whether to fire.
initiative-rule-a21-title = The aim
initiative-rule-a21 =
    An aim has a target or a direction, and a list of the enemies that the character saw when it began to aim (R21). Holding and opportunity fire keep it. The next ordinary fire uses it up.

    Any other action ends it, and so do being knocked down and panic (G8).
initiative-rule-f8-title = No fire on the run
initiative-rule-f8 = Nobody fires while crawling or running, and nobody aims while moving. Only a walk or a trot goes together with fire, and only with some weapons (G10).
initiative-rule-a1-title = Seen in this phase
initiative-rule-a1 = A character that was in sight at some moment of this phase may be fired at although it is out of sight now. The shot is judged by the square where it was last seen: its distance and its cover there.
initiative-rule-a19-title = One target an action
initiative-rule-a19 = All shots of an action are fired at one target. If it drops, the rest are lost.
initiative-rule-g16-title = Sight and cover
initiative-rule-g16 =
    Two characters see each other if the straight line between their squares isn't blocked. A wall that the line crosses blocks it, and so does passing between two walls. Brush blocks at its third square. The two ends never block.

    A target is covered if its own square gives cover, or if the line crosses a square with cover next to it.
initiative-rule-g18-title = Small
initiative-rule-g18 = Small characters are one level harder to hit beyond Short range (G3), and a burst at them has one die less there (G6).

## Opportunity fire
initiative-rule-r20-title = Opportunity fire
initiative-rule-r20 = A character that aims may fire at once at an enemy that crosses its line of sight where it aims. The shot happens at the same time as the move.
initiative-rule-r21-title = Aimed or quick
initiative-rule-r21 = If the shooter saw the target when it began to aim, the first shot is aimed and the others are quick. Otherwise all are quick. Automatic fire never counts as aimed.
initiative-rule-r22-title = Out of one's phases
initiative-rule-r22 = Opportunity fire is allowed even in phases in which the character isn't called. But after one such shot it may take no other like it until it aims again (A6).
initiative-rule-r23-title = It is the action of the phase
initiative-rule-r23 = Opportunity fire is the character's action for the phase, even if its call would have come later. The aim stays: in the next phase it still aims at the same place.
initiative-rule-r24-title = Once in a phase
initiative-rule-r24 = A side may take opportunity fire only once in each phase. An optional rule of a battle allows it once to each character (A17).
initiative-rule-a5-title = Resolved where the mover is
initiative-rule-a5 =
    The mover is interrupted when it enters a square that the shooter sees, and the shot is resolved there. A mover that is put out of action or knocked down stops in that square.

    The shot that goes with its move is still fired from there if it can act and sees its target. A blow is still struck only if the enemy is adjacent.
initiative-rule-a6-title = The off-phase shot
initiative-rule-a6 = A character that takes opportunity fire in a phase above its Initiative is marked, and can't do so again in such a phase until it aims again. In phases in which it is called it may still fire once each.
initiative-rule-a7-title = One action a phase
initiative-rule-a7 = A character that has taken opportunity fire isn't called in that phase. And one that has already acted, even if it aimed, can take no opportunity fire until the next phase (R1).
initiative-rule-a14-title = Several shooters
initiative-rule-a14 = Where a battle lets each character fire (A17), several may fire at one mover. All of them do so in the square where they are asked, in the order of A3, before the mover goes on.
initiative-rule-a17-title = The side's one shot
initiative-rule-a17 = The single opportunity fire of a phase is the side's, not the character's. When an enemy moves, you see everyone who could fire, and name one or let it pass. An optional rule of a battle changes the limit to one for each character.
initiative-rule-a18-title = When you are asked
initiative-rule-a18 = You are asked at the first square where a shot is possible, again where it gets better or the mover's cover changes, and at the last square. If you let it pass there, the chance is gone.

## Wounds and panic
initiative-rule-g7-title = Wounds
initiative-rule-g7 =
    A d10 says where a hit lands. The weapon's dice are added up, one die less for each point of armor there. Damage adds up for each part of the body: up to half of its capacity it is a scratch, up to the capacity a slight wound, up to twice as much a serious one, beyond that critical.

    A critical wound to head or chest means death. Any other critical wound means Initiative 0. The worst wound counts, not the sum: slight costs 1 Initiative, serious 3 (R12).

    Capacities: head Constitution, chest one and a half times Strength plus Constitution, rounded up, all others Strength plus Constitution.
initiative-rule-f5-title = Assets and capacities
initiative-rule-f5 = An asset joins skill and attribute in one number, from 4 to 14. The capacities in this game are half of those in other editions, so that a firefight is over in a few turns (G7).
initiative-rule-g8-title = Panic
initiative-rule-g8 =
    A character panics when it is first shot at by an enemy that it hasn't detected, or when a single hit does at least twice its Agility in damage. Such a hit also knocks it down: it is prone.

    Roll a die. If it is higher than its current Initiative, the character loses as many of its next calls as the difference. Lost calls aren't added up: the larger number counts. A friend can steady it (G13).
initiative-rule-f9-title = No stun
initiative-rule-f9 = Another edition stuns characters, who then test their Constitution to wake up. Panic takes that place here (G8).

## Melee
initiative-rule-r7-title = Melee
initiative-rule-r7 = An attack with a blade may end a walk or trot. Without a weapon there are four: strike, grapple and escape may end a walk or trot, and a diving blow also a run (G9).
initiative-rule-g9-title = Close combat
initiative-rule-g9 =
    The enemy must be adjacent, and not past a corner between two walls (G1). Roll a d20 against the melee asset, at least 1 and at most 19, doubled if the target is prone or held. A blade does its dice, a strike a d6 minus 1, and wounds follow G7.

    Grapple: a hit holds the enemy. Then the two may only strike each other; the holder may let go, and the held may try to escape. One that is held, holds another, and then escapes and walks away lets go. Escape: the die must not exceed the melee asset plus its Strength minus the holder's.

    Diving blow: half the asset; a hit does a d6 plus 2 and knocks the target prone. The attacker ends prone whether it hits or not.
