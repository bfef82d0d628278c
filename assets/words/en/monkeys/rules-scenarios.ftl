# Scenarios: setting up, winning, leaving, and what comes after. The index of all rules is in rules.ftl.

rule-9-title = Scenarios
rule-9 =
    A scenario says where the sides deploy and how to win: Ambush, Battle (G-15), Scavenging (G-18), Siege (G-17), Skirmish (G-16).

    Ambush: the defender sets up on one broad edge, no more than 12 squares deep and no less than 24 from both narrow edges; the attacker within 12 squares of either narrow edge, or within 24 of the broad edge opposite. The attacker lays the ground.

    The attacker wins by eliminating more than half of the defender's platoons, the defender by getting more than half of them off the table. The defender may leave by every edge but its own, the attacker by any.
rule-g-14-title = When a platoon is out
rule-g-14 = A platoon has retreated when none of its primates is on the table and at least half of those it started with walked off over an edge that they may leave by. It is eliminated when none is on the table and fewer than half walked off.
rule-g-15-title = Battle
rule-g-15 =
    Five markers: one where the four middle squares of the board meet, and one near the middle of each quarter of the board. Turn the board halfway around, and the markers are in the same places. Distance to the middle one is to the nearest of its four squares. You control a marker when one of your unpinned primates is within 3 squares of it and no unpinned enemy is; you hold it until the enemy controls it. Markers are checked whenever a turn ends.

    You win when you hold three or more from the end of one of your turns without a break through a complete round.
rule-g-16-title = Skirmish
rule-g-16 =
    You win when more than half of the enemy's platoons are eliminated or driven off the table. If the enemy has only one or two platoons, that means all of them.

    You may retreat by your own edge only.
rule-g-17-title = Siege
rule-g-17 = The defender sets up in the square of 24 by 24 in the middle, the attacker at both narrow edges. The attacker wins when at the end of a round no unpinned defender is in that square. If the defender is still there after the last round (8 unless the level says otherwise), it wins.
rule-g-18-title = Scavenging
rule-g-18 =
    Six crates lie on a table at least half full of terrain. A primate beside a crate, or on it, picks it up with an action of its unit, and carries one at a time. If the carrier is removed, the crate stays where it fell. A crate is safe once its carrier has walked off over its own edge.

    After the last round (8 unless the level says otherwise), the side with more safe crates wins; an equal number is a draw. If one side has no one left, the other gets the crates that aren't safe.
rule-g-19-title = After the battle
rule-g-19 = In a campaign each casualty rolls one die by its pile. Wounded: 1 or 2 recovered, 3 misses the next battle, 4 Accuracy -1, 5 Speed -6, 6 dead. Injured: 1 to 3 recovered, 4 misses the next battle, 5 Speed -3, 6 dead. Routed: 1 to 4 returns, 5 misses the next battle, 6 deserts with its gear.
rule-g-30-title = What towns give
rule-g-30 = In a campaign each town you control gives 20 scrap per round, to be spent there between rounds. The map says which places are worth victory points.
rule-g-31-title = How long a battle lasts
rule-g-31 =
    A level may set a number of rounds, mostly 10. If the last one ends and no side has reached its goal, the side whose casualties cost less scrap wins; equal scrap is a draw. Primates that walked off over an edge they may leave by aren't casualties. Scavenging and Siege last 8 rounds and have an ending of their own.

    Either player may give up at any moment.
rule-g-32-title = Deployment
rule-g-32 =
    If a level has no starting places, you deploy before the first turn. Players take turns placing whole platoons; the one who will move first starts. In an Ambush the defender places everything before the attacker places anything.

    Each unit is placed in your zone with everyone inside its leader's sphere of influence. Until you finish a platoon, you may move its units and split a squad.
rule-g-33-title = Where the ground comes from
rule-g-33 = Ground is drawn in the level file, or generated from a density, a style and a seed: the same recipe always gives the same table. If both sides deploy on generated ground, each player may have it generated again once before anyone is placed, even if it was the other player who had it generated. In an Ambush only the attacker decides, any number of times.
rule-g-34-title = Leaving the table
rule-g-34 =
    You leave over an edge that the scenario opens to you, by the last step of a walk. The square beyond it costs one like any other. Every other edge is a wall, and a fleeing primate with no way out is caught (T-108). Primates that have left don't come back.

    Usually that is the edge you came from. In an Ambush the defender may leave by every edge but the one it came from, the attacker by any. In a Siege the attacker has both narrow edges and the defender none.
rule-g-36-title = A draw
rule-g-36 = If both sides reach their goals at the same moment, or both are wiped out, the battle is a draw.
