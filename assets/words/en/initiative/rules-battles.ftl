# The rules help of Initiative Ladder: secrets, characters, weapons, battles.

## Secrets and ambushes
initiative-rule-g12-title = Hidden characters
initiative-rule-g12 =
    A battle may begin with hidden characters. One is detected when it fires, when it moves where an enemy sees it, or when an enemy within 5 squares sees it, even one that can't act any more (R12).

    Until then it is shown to its own side only, with its actions and its dice. Everything else is open. If two people share a screen, it is covered between them while one side has hidden characters.
initiative-rule-r27-title = What you learn
initiative-rule-r27 = You learn what an enemy does only if one of your characters can detect it.
initiative-rule-a22-title = Facts about the undetected
initiative-rule-a22 = What happens to a character reaches a side's log and screen only if the character is its own or detected.
initiative-rule-r25-title = Ambush
initiative-rule-r25 = An ambush is fire at a force from positions that it hasn't detected. In that first turn everyone in the moving force whose Initiative isn't 6 repeats its movement, so it moves in every phase (R17). Those with Initiative 6 act as usual.
initiative-rule-r26-title = When ambushers fire
initiative-rule-r26 = An ambusher may open fire in the first phase in which it is called. One that aims may fire as soon as a target enters its line of fire (R20).
initiative-rule-a15-title = The ambush turn
initiative-rule-a15 = Until the first shot, movers with Initiative below 6 follow their paths at the start of every phase and can't break off. From the shot on, each may break off (R19) or walk on. One that is wounded or panics must break off.

## Characters, weapons and battles
initiative-rule-g2-title = Characters
initiative-rule-g2 = A character has Strength, Constitution and Agility from 1 to 10, Initiative from 1 to 6, and three assets from 4 to 14: rifle, sidearm and melee. It carries weapons, perhaps a vest and a helmet, and stands or is prone.
initiative-rule-f3-title = Initiative by the die
initiative-rule-f3 = In other editions Initiative is a d6. Here each character has its own, but a battle may choose the die instead (G11).
initiative-rule-g19-title = The two bands
initiative-rule-g19 = The Ironbough Column and the High Canopy League each send six characters, one of each kind. Everyone also carries a pistol and a knife. A vest protects chest and abdomen, a helmet the head.
initiative-rule-g20-title = Weapons
initiative-rule-g20 = A weapon has an asset that it is fired with, a Short range (F6), shots or bursts in an action (G4, G6), dice of damage (G7), bulk (R16), rounds, actions to reload (R6) and recoil (G5). Some may be fired on the move, and some have belts that can be linked (G17).
initiative-rule-g21-title = Ground
initiative-rule-g21 = Open ground and roads cost 1 square. Brush and rocks cost twice as much and give cover. Brush blocks sight at its third square, rocks never do. Nobody enters a wall or sees through it (G16).
initiative-rule-g11-title = Winning
initiative-rule-g11 =
    Each side has 3 to 6 characters. A side is broken, and loses, if at the end of a turn at most a third of its characters can act and the other side has at least twice as many that can.

    A battle says what else wins it. Initiative belongs to the character; a battle may roll it instead.
initiative-rule-g22-title = The Pump Yard
initiative-rule-g22 =
    Six against six, 8 turns. The sides set up one character at a time in the 5 rows at their edge; the side with the lower sum of Initiative begins.

    From the end of turn 3, a side wins if it alone has an able character within 2 squares of the pump at the end of two turns in a row. Or the enemy is broken (G11). After turn 8 the side with more able characters wins; if both have the same number, it is a draw.
initiative-rule-g23-title = Ambush on the Salt Road
initiative-rule-g23 =
    Six movers come down the road in pairs, one of them with the salt box. The carrier can only crawl and walk. If it is put out of action, the box lies in its square, and Ready picks it up (G17). Four ambushers are hidden beside the road, each aiming (A21). The first turn is the ambush turn (R25).

    The movers win when the carrier reaches the far edge, or no ambusher can act. The ambushers win when at most two movers can act and none of them carries the box, or after turn 5.
