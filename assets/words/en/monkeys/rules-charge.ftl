# Overruns: the charge, and the close combat at its end. The index of all rules is in rules.ftl.

rule-11-3-title = The close combat chart
rule-11-3 =
    1: the charger loses three, then the defender one, and so on. 2: the charger loses two, then the defender one. 3 or 4: one for one.

    5: the defender loses two, then the charger one, and so on. 6: the defender loses three, then the charger one. It goes on until one side has no one left (T-115).
rule-t-102-title = How far a charge goes
rule-t-102 = As far as the lowest Speed among those taking part: all unpinned members on foot when the overrun starts.
rule-t-103-title = The route of a charge
rule-t-103 =
    You plan one path for the leader or, if the leader is pinned, for another member that leads the charge. It costs what a walk costs, and ends next to the target or goes past it.

    At each stop - reaction fire, contact, the end of a fight, breaking off, the end of the overrun - you place the others on free squares inside the sphere. Over the whole action, none may have walked farther than the lead.
rule-t-104-title = Fire at a charge
rule-t-104 =
    Every 12 squares that the lead walks in sight of the unit it charges, up to the step that brings it next to that unit, give the unit a reaction attack: at 12, at 24 and so on. Diagonals count 1 and 2 in turn, and rough ground isn't doubled. Only unpinned members with ammunition count as seeing.

    With fewer than 12 squares, there is no reaction attack.
rule-t-105-title = Several targets in one charge
rule-t-105 = Only the unit you are charging counts your squares. After a victory the count starts over for the next one, from where you are. Other units may use their overwatch.
rule-t-106-title = Breaking off
rule-t-106 =
    After each reaction attack on the way in you may break off and walk on with what is left of the distance, to find cover for instance. Ending next to an enemy doesn't count as contact then. The action is spent.

    Once the target stands firm it is too late.
rule-t-107-title = Striking out of hiding
rule-t-107 =
    A unit that attacks out of hiding has half again as much power, rounded down after everything else: 7 becomes 10.

    In an overrun the bonus goes to its score in the first close combat, and only if that target has fired at it neither on the way in nor from overwatch. The shot of a target that stands firm does not cancel it.
rule-t-108-title = Fleeing
rule-t-108 =
    A charged unit may flee before any test. Each unpinned member on foot runs up to 12 squares, or its Speed if that is less. It must end off the declared route, farther from the lead charger than before, and not next to any charger. The sphere doesn't matter, and enemy overwatch may fire.

    Members that are pinned or have nowhere to run are caught. All those caught must fight together at once, without a reaction attack.
rule-t-109-title = Standing firm
rule-t-109 = The unit takes one Morale test. If it fails, it flees. If it passes, members that can shoot make a reaction attack at the chargers, with all its consequences; then both sides fight.
rule-t-110-title = When the chargers are gone
rule-t-110 = If all the chargers are lost or rout, the overrun is over.
rule-t-111-title = After a flight
rule-t-111 = When none of the caught is left, or if no one was caught, the chargers keep their remaining distance and may go on as after a victory. The same unit can't be charged twice in one action.
rule-t-112-title = Score in close combat
rule-t-112 = The Size of all members on foot, the best weapon bonus of each, and other bonuses. For the chargers, unpinned members taking part count. For the defender, everyone counts, even if pinned or far away; after a flight, only those caught.
rule-t-113-title = Dice in close combat
rule-t-113 = As in an attack (T-64): equal scores give one die, a higher score two, at least twice as much three. The side with the higher score picks.
rule-t-114-title = Who is the attacker
rule-t-114 = In close combat the attacker is the unit that charges. Low results are bad for it.
rule-t-115-title = Casualties in close combat
rule-t-115 = Primates are removed in the order of 11.3, never more than there are, until one side is empty: 10 against 4 on a 1 leaves the defender one, 6 against 5 on a 5 the charger four. On 3 or 4 they are lost in pairs, so two sides of equal number wipe each other out.
rule-t-116-title = Choosing casualties
rule-t-116 = Each player names their own casualties. The game suggests the cheapest first and the leader last.
rule-t-117-title = Piles of casualties
rule-t-117 = Casualties are kept in separate piles by cause: wounded by an attack, a blast or an explosion, injured in close combat, routed, missing. In a single battle they all count the same; in a campaign they recover differently.
rule-t-118-title = The next target
rule-t-118 = After a victory the others close up to the lead, and you may charge any enemy unit that the remaining distance reaches, even off the route you first declared.
rule-t-119-title = What an overrun costs
rule-t-119 = One action; if the unit has one left, it may act again. A hidden unit is no longer hidden as soon as it charges.
rule-t-120-title = Joining a charge
rule-t-120 = Primates that join the XO's overrun with Charge! spend no action. They belong to the XO's unit for scores and casualties, each with +1 in close combat and +1 in defense power against fire, and go back to their own units afterwards.
rule-t-121-title = Charging vehicles
rule-t-121 = Vehicles can't be charged: close combat is for primates on foot, see G-25.
rule-t-142-title = Charging what you don't see
rule-t-142 = The target needn't be in view, only within reach. Hidden units can be charged too.
rule-t-143-title = What is adjacent
rule-t-143 = Any of the eight squares around, no more than one level higher or lower. For a vehicle, around any of its squares.
rule-t-144-title = Through the target
rule-t-144 = A route may lead over the target's squares once it has fled or is gone. It is checked again then, and may bend but not get longer.
rule-t-145-title = Already adjacent
rule-t-145 = A unit that starts its charge next to its target is in contact at once, and isn't fired at on the way.
rule-t-146-title = A victory without a leader
rule-t-146 = If the winner lost its leader in close combat, the leader check comes before anything else. If the winner routs, the overrun is over.
rule-t-158-title = The lead is lost
rule-t-158 =
    If the member in the lead is removed or pinned, you name another that takes part and plan its path with the distance left. The count of squares continues, and contact is checked again. If no one is left, the overrun is over.

    Members pinned on the way stay where they were at that stop.
rule-t-159-title = Fire on the way in
rule-t-159 = Unpinned members of the charged unit with ammunition fire as in an attack, at the chargers where they are at that stop. If no one has a target, the attack is lost; it isn't saved up.
rule-t-160-title = A charge and the sphere
rule-t-160 = The end of an overrun is checked like the end of a move (T-26). If the leader doesn't take part, a route that ends outside the leader's sphere is refused.
