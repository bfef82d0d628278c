# Scenarios: setting up, winning, leaving, and what comes after. The index of all rules is in rules.ftl.

rule-9-title = Scenarios
rule-9 =
    A scenario says where the sides set up and how to win: Ambush, Battle (G-15), Scavenging (G-18), Siege (G-17), Skirmish (G-16).

    Ambush: the defender sets up on one broad edge, no more than 12 squares deep and no less than 24 from both narrow edges; the attacker within 12 squares of either narrow edge, or within 24 of the broad edge opposite. The attacker lays the ground.

    The attacker wins by eliminating more than half of the defender's platoons, the defender by getting more than half of them off the table. The defender may leave by every edge but his own, the attacker by any.
rule-g-14-title = When a platoon is out
rule-g-14 = A platoon has retreated when none of its primates is on the table and at least half of those it began with walked off over an edge that was open to them. It is eliminated when none is on the table and fewer than half walked off.
rule-g-15-title = Battle
rule-g-15 =
    Five markers: one in the middle of the table, four around it. You control a marker when one of your unpinned primates is within 3 squares of it and no unpinned enemy is; you hold it until the enemy controls it. Markers are looked at whenever a turn ends.

    You win when you hold three or more from the end of one of your turns without a break through a complete round.
rule-g-16-title = Skirmish
rule-g-16 =
    You win when more than half of the enemy's platoons are eliminated or driven off the table. With one platoon a side that means the last enemy; with two it means both.

    You may retreat by your own edge only.
rule-g-17-title = Siege
rule-g-17 = The defender sets up in the square of 24 by 24 in the middle, the attacker at both narrow edges. The attacker wins when at the end of a round no unpinned defender is in that square. If the defender is still there after the last round, 8 where the level says nothing else, he wins.
rule-g-18-title = Scavenging
rule-g-18 =
    Six crates lie on a table at least half full of terrain. A primate beside a crate, or on it, picks it up with an action of its unit, and carries one at a time. If the carrier is removed, the crate lies where he stood. A crate is safe once its carrier has walked off over his own edge.

    After the last round, 8 where the level says nothing else, whoever has more crates safe wins; as many each is a draw. If one side has nobody left, the crates that are not safe fall to the other.
rule-g-19-title = After the battle
rule-g-19 = In a campaign each casualty rolls one die by its pile. Wounded: 1 or 2 recovered, 3 misses the next battle, 4 Accuracy -1, 5 Speed -6, 6 dead. Injured: 1 to 3 recovered, 4 misses the next battle, 5 Speed -3, 6 dead. Routed: 1 to 4 returns, 5 misses the next battle, 6 deserts with its gear.
rule-g-30-title = What towns give
rule-g-30 = In a campaign each town you control gives 20 scrap a round, to be spent there between rounds. The map says which places are worth victory points.
rule-g-31-title = How long a battle lasts
rule-g-31 =
    A level may set a number of rounds, mostly 10. When the last is over and nobody has reached his goal, the side whose casualties are worth less scrap wins; even scrap is a draw. Primates who walked off over an open edge are no casualties. Scavenging and Siege last 8 rounds and have an ending of their own.

    Either player may give up at any moment.
rule-g-32-title = Deployment
rule-g-32 =
    Where a level does not say who stands where, you set up before the first turn. Players place whole platoons in turns; who will move first begins. In an Ambush the defender places everything before the attacker places anything.

    Each unit stands in your zone with everyone inside its leader's sphere of influence. Until you call a platoon ready you may place its units anew and split a squad.
rule-g-33-title = Where the ground comes from
rule-g-33 = Ground is drawn in the level file, or grown from a density, a style and a seed: the same recipe always grows the same table. Where both sides deploy on grown ground, each player may have it grown anew once before anybody is placed. In an Ambush the attacker alone decides, as often as he likes.
rule-g-34-title = Leaving the table
rule-g-34 =
    You leave over an edge that the scenario opens to you, by the last step of a walk. The square beyond it costs one like any other. Every other edge is a wall, and who flees and finds no way is caught (T-108). Who has left does not come back.

    Mostly that is the edge you came from. In an Ambush the defender may leave by every edge but the one he came from, the attacker by any. In a Siege the attacker has both narrow edges and the defender none.
rule-g-36-title = A draw
rule-g-36 = If both sides reach their goal at the same moment, or both are wiped out, nobody has won.
