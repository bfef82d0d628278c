# Overruns: the charge, and the close combat at its end. The index of all rules is in rules.ftl.

rule-11-3-title = The close combat chart
rule-11-3 =
    1: the charger loses three, then the defender one, and so on. 2: the charger loses two, then the defender one. 3 or 4: one for one.

    5: the defender loses two, then the charger one, and so on. 6: the defender loses three, then the charger one. It goes on until one side has nobody left (T-115).
rule-t-102-title = How far a charge goes
rule-t-102 = As far as the lowest Speed of those who take part: all members on foot who are not pinned when the overrun begins.
rule-t-103-title = The route of a charge
rule-t-103 =
    You plan one path, for the leader or, if he is pinned, for another member who leads the charge. It costs what a walk costs, and ends beside the target or goes past it.

    At each stop - reaction fire, contact, the end of a fight, breaking off, the end of all - you place the others on free squares inside the sphere. None may have walked farther, over the whole action, than the one in the lead.
rule-t-104-title = Fire at a charge
rule-t-104 =
    Every 12 squares that the lead walks in sight of the unit it charges, before anyone is adjacent to it, give that unit a reaction attack: at 12, at 24 and so on. Diagonals count 1 and 2 in turn, rough ground counts no more. Only members who could fire count as seeing.

    Under 12 there is none.
rule-t-105-title = Several targets in one charge
rule-t-105 = Only the unit you are charging counts your squares. After a victory the count begins anew for the next one, from where you stand. Others may use their overwatch.
rule-t-106-title = Breaking off
rule-t-106 =
    After each reaction attack on the way in you may break off and walk on with what is left of the distance, to find cover for instance. To end beside an enemy is no contact then. The action is spent.

    Once the target stands firm it is too late.
rule-t-107-title = Striking out of hiding
rule-t-107 =
    A unit that attacks out of hiding has half again its power, rounded down after all else: 7 becomes 10.

    In an overrun the bonus goes to its score in the first close combat, and only if that target has fired at it neither on the way in nor from overwatch. The shot of a target that stands firm does not cancel it.
rule-t-108-title = Fleeing
rule-t-108 =
    A charged unit may flee before any test. Each member on foot who is not pinned runs up to 12 squares, or his Speed if that is less, off the declared route, farther from the lead charger than before, and not beside any charger. The sphere doesn't matter, and enemy overwatch may fire.

    Who is pinned, or has nowhere to run, is caught. All the caught together must fight at once, without a reaction attack.
rule-t-109-title = Standing firm
rule-t-109 = The unit takes one Morale test. If it fails, it flees. If it passes, those who can shoot make a reaction attack at the chargers, with everything that follows from it; then both sides fight.
rule-t-110-title = When the chargers are gone
rule-t-110 = If the chargers are all removed or run, the overrun is over.
rule-t-111-title = After a flight
rule-t-111 = When the caught are beaten, or nobody was caught, the chargers keep the distance they have left and may go on as after a victory. The same unit can't be charged twice in one action.
rule-t-112-title = Score in close combat
rule-t-112 = The Size of all members on foot, the best weapon bonus of each, and other bonuses. Of the chargers those count who take part and are not pinned. Of the defender everyone counts, pinned or far away; after a flight only the caught.
rule-t-113-title = Dice in close combat
rule-t-113 = As in an attack (T-64): equal scores one die, more two, twice as much three. The higher score picks.
rule-t-114-title = Who is the attacker
rule-t-114 = In close combat the attacker is the unit that charges. Low results are bad for it.
rule-t-115-title = Losses in close combat
rule-t-115 = Primates are removed in the order of 11.3, never more than there are, until one side is empty: 10 against 4 on a 1 leaves the defender one, 6 against 5 on a 5 the charger four. On 3 or 4 they fall in pairs, so that equal numbers wipe each other out.
rule-t-116-title = Who picks the fallen
rule-t-116 = Each player picks his own losses. The game proposes the cheapest first and the leader last.
rule-t-117-title = Piles of casualties
rule-t-117 = Casualties are kept apart by what befell them: wounded by fire, injured in close combat, routed, missing. In a single battle they are all the same; in a campaign they will recover differently.
rule-t-118-title = The next target
rule-t-118 = After a victory the others close up to the lead, and you may charge any enemy unit that the remaining distance reaches, even off the route you first declared.
rule-t-119-title = What an overrun costs
rule-t-119 = One action; with one left the unit may act again. A hidden unit is hidden no longer as soon as it charges.
rule-t-120-title = Joining a charge
rule-t-120 = Those who join the XO's overrun by Charge! spend no action. They belong to his unit for scores and losses, each with +1 in close combat and +1 in defense power against fire, and go back to their own units afterwards.
rule-t-121-title = Charging vehicles
rule-t-121 = It can't be done: close combat is for those on foot, see G-25.
rule-t-142-title = Charging what you don't see
rule-t-142 = The target needn't be in view, only within reach. Hidden units can be charged as well.
rule-t-143-title = What is adjacent
rule-t-143 = Any of the eight squares around, no more than one level higher or lower. For a vehicle, around any of its squares.
rule-t-144-title = Through the target
rule-t-144 = A route may lead over the target's squares once it has fled or fallen. It is checked anew then, and may bend, but not become longer.
rule-t-145-title = Already side by side
rule-t-145 = Who begins the charge beside its target is in contact at once, and is not fired at on the way.
rule-t-146-title = A victory without a leader
rule-t-146 = If the winner lost his leader in close combat, the leader check comes before anything else. If all run, the overrun is over.
rule-t-158-title = The lead falls
rule-t-158 =
    If the member in the lead is removed or pinned, you name another who takes part and plan his way with the distance left. The count of squares goes on, and contact is looked at anew. If nobody is left, the overrun is over.

    Members pinned on the way stay where they stood at that stop.
rule-t-159-title = Fire on the way in
rule-t-159 = Members of the charged unit who are not pinned and have ammunition fire as in an attack, at the chargers where they stand at that stop. If nobody has a target, the shot is lost; it isn't saved up.
rule-t-160-title = A charge and the sphere
rule-t-160 = The end of an overrun is looked at like the end of a move (T-26). If the leader takes no part, a route that ends outside his sphere is refused.
