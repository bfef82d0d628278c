# The rules help: what each rule says. A paragraph is one line; an empty line parts paragraphs.
# Vehicles, charges, stealth, arms and scenarios have files of their own, rules-*.ftl.

# All rules in reading order.
rule-index = 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10 1.11 1.12 1.13 1.14 1.15 1.16 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 5.1 5.2 5.3 6.1 6.2 6.3 6.4 7 8 9 11.1 11.2 11.3 G-01 G-02 G-03 G-04 G-05 G-06 G-07 G-08 G-09 G-10 G-11 G-12 G-13 G-14 G-15 G-16 G-17 G-18 G-19 G-20 G-21 G-22 G-23 G-24 G-25 G-26 G-27 G-28 G-29 G-30 G-31 G-32 G-33 G-34 G-35 G-36 T-01 T-02 T-03 T-04 T-05 T-06 T-07 T-08 T-09 T-10 T-11 T-149 T-150 T-151 T-12 T-13 T-14 T-15 T-16 T-17 T-152 T-177 T-18 T-19 T-20 T-21 T-22 T-23 T-24 T-25 T-26 T-27 T-28 T-29 T-30 T-31 T-174 T-32 T-33 T-34 T-35 T-36 T-37 T-38 T-39 T-40 T-41 T-42 T-153 T-43 T-44 T-45 T-46 T-47 T-48 T-154 T-155 T-49 T-50 T-51 T-52 T-53 T-54 T-55 T-56 T-57 T-58 T-59 T-60 T-61 T-62 T-63 T-156 T-175 T-176 T-64 T-65 T-66 T-67 T-68 T-69 T-70 T-71 T-72 T-73 T-147 T-148 T-74 T-75 T-76 T-77 T-78 T-79 T-80 T-81 T-82 T-83 T-165 T-84 T-85 T-86 T-87 T-88 T-89 T-90 T-91 T-92 T-93 T-94 T-95 T-96 T-157 T-167 T-168 T-170 T-171 T-172 T-173 T-97 T-98 T-99 T-100 T-101 T-169 T-102 T-103 T-104 T-105 T-106 T-107 T-108 T-109 T-110 T-111 T-112 T-113 T-114 T-115 T-116 T-117 T-118 T-119 T-120 T-121 T-142 T-143 T-144 T-145 T-146 T-158 T-159 T-160 T-122 T-123 T-124 T-125 T-126 T-127 T-128 T-129 T-130 T-131 T-161 T-162 T-163 T-178 T-132 T-133 T-134 T-135 T-136 T-137 T-138 T-139 T-140 T-141 T-164 T-166 C-01 C-02 C-03 C-04 C-05 C-06 C-07 C-08 C-09 C-10 C-11 C-12 C-13 C-14 C-15 C-16 C-17 C-18 C-19 C-20 C-21 C-22 C-23 C-24 C-25 C-26 C-27 C-28 C-29 C-30 C-31 C-32 C-33 C-34 C-35 C-36 C-37 C-38 C-39 C-40

## Scale and set-up
rule-1-1-title = Squares of the table
rule-1-1 = Each primate is a token on a grid of squares; a square is an inch of a real table.
rule-1-2-title = No facing
rule-1-2 = A primate looks in every direction at once. It may shoot, be shot at and move in all eight directions, however it entered its square.
rule-1-3-title = Squares and diagonals
rule-1-3 =
    The table is a grid of squares. A step straight ahead covers one square. Every second diagonal step of an action covers two: the first counts 1, the second 2, the third 1 again.

    Straight steps in between don't restart the count: diagonal, straight, diagonal covers 4 squares; two diagonals in a row cover 3; four cover 6.
rule-1-4-title = The table
rule-1-4 =
    A full table is 72 squares long and 48 wide. At least a quarter of it should be terrain; more makes for a better battle.

    Levels may be smaller. The first one to play, Two Groves, is 24 by 24.
rule-1-5-title = Advice: how many dice
rule-1-5 = For players at a real table: bring at least three six-sided dice each, because no attack rolls more than three. The program has dice of its own.
rule-1-6-title = Where the sides set up
rule-1-6 = Each side has one narrow edge and sets up within 12 squares of it. An Ambush and a Siege have zones of their own, and a level may name others.
rule-1-7-title = Advice: how many tokens
rule-1-7 = A full game has more than 100 tokens on the table. If that is too many, play with fewer platoons.
rule-1-8-title = Equal numbers of platoons
rule-1-8 = Both sides field the same number of platoons, one or more. The platoons need not be equally strong.
rule-1-9-title = Scrap
rule-1-9 = Troops are bought with scrap. Each platoon may cost 400, unless a roster says otherwise.
rule-1-10-title = Sharing out scrap
rule-1-10 = A side may divide its scrap unevenly among its platoons: one may cost more than 400 if others cost less by the same amount.
rule-1-11-title = Platoons
rule-1-11 = A platoon consists of four squads: a command squad and three standard squads. A platoon that has lost squads simply has fewer, see T-04.
rule-1-12-title = Squads
rule-1-12 = A standard squad has 5 to 10 primates and up to 2 vehicles. The first of its primates is the sergeant, who leads it.
rule-1-13-title = The command squad
rule-1-13 = The commanding officer (CO), the executive officer (XO), and 1 to 4 fireteams of exactly two specialists each, with up to 2 vehicles. G-13 says how they act, and 8 which talents they may have.
rule-1-14-title = Buying arms
rule-1-14 = Primates are bought one by one, each with its clan's own weapon. If you give it other weapons, that one is sold for half its cost, rounded down. Every primate must have a weapon.
rule-1-15-title = Advice: how long it takes
rule-1-15 = Allow half an hour for each platoon once you know the game, and an hour while you are learning. Start with one or two platoons per side; three to five are for experienced players.
rule-1-16-title = Advice: what 400 scrap buys
rule-1-16 = Six baboons in the command squad cost 72 scrap, and three squads of eight baboons cost 288. That leaves 40 of a platoon's 400 for talents and gear.

## Moving
rule-2-1-title = Speed
rule-2-1 = A primate's Speed is the number of squares it may cover in one move action, from 18 for a baboon to 30 for a gibbon.
rule-2-2-title = Difficult ground
rule-2-2 = Water, forest and rough ground cost double. So does climbing: 2 for each level up or down.
rule-2-3-title = Everything can be climbed
rule-2-3 = Primates climb well, so no terrain stops them: walls, ruins and slopes only cost movement.
rule-2-4-title = Slower ways to move
rule-2-4 = A stealth action covers half the Speed, rounded down (T-132). A primate that flees from a charge runs at most 12 squares, or its Speed if that is less (T-108).
rule-2-5-title = At home in the trees
rule-2-5 =
    Arboreal primates - lemurs, gibbons, marmosets and spider monkeys - climb at full Speed: a level costs them 1, not 2.

    They are lost in the open: open ground more than 2 squares from anything climbable (forest or building) is rough for them and costs double.
rule-2-7-title = How dense the ground is
rule-2-7 = Plains have terrain on 25 % of their squares, forests far more, and the ruined cities of the Precursors on 50 to 90 %. Everything that isn't open ground counts.
rule-2-8-title = Speeds
rule-2-8 = Baboons walk 18 squares an action, lemurs 24. An artillery vehicle drives 18, an APC 36, a buggy 48, and a helicopter gunship flies 42. For the other clans see 5.3.

## Sight, cover, range
rule-3-1-title = Line of sight
rule-3-1 = You can shoot only at what you see. Only enemies that come into view trigger overwatch, only units that see a hidden squad can detect it, and a charge draws fire only where it is seen. G-07 says how a line is drawn.
rule-3-2-title = Cover
rule-3-2 = Each primate is in cover or it is not; there is nothing in between. Cover adds nothing to the powers of an attack. It matters on a result of 4 or 5: a primate in cover takes a Morale test and is pinned at worst, while everyone else is wounded.
rule-3-3-title = Other uses of cover
rule-3-3 = Weapons can be braced only at cover (T-97). A stealth action must end in terrain or at cover as well (T-133).
rule-3-4-title = Lying prone
rule-3-4 = A prone primate counts as in cover. Only the talent Get Down! makes primates drop prone, see G-10 and T-162.
rule-3-5-title = Vehicles as cover
rule-3-5 = A vehicle gives cover to primates behind it, and an open-topped one to its riders.
rule-3-6-title = Bands of range
rule-3-6 = Distances fall into four bands: short, medium, long and extreme. Every firearm is made for one band, and talents have a band as their reach. G-01 has the distances.
rule-3-7-title = Range and Accuracy
rule-3-7 = Shooting from closer than a weapon's own band helps Accuracy, and shooting from farther away hurts it. G-02 has the numbers.
rule-3-8-title = Firing arc
rule-3-8 = A weapon with a firing arc may draw its line of sight from any height above itself up to that many squares: the artillery cannon from 24 squares up. It shoots over obstacles.
rule-3-9-title = How far the bands reach
rule-3-9 = Short is 12 squares, medium 24, long 48, extreme any distance. See G-01.

## Numbers of a primate
rule-4-1-title = Accuracy
rule-4-1 = How well a primate shoots, mostly between -1 and +1. It is added to the squad's attack power, with what the weapon and the distance add or take away.
rule-4-2-title = Speed as a number
rule-4-2 = Squares in one move action, see 2.1. Each member of a squad walks at its own Speed.
rule-4-3-title = Size
rule-4-3 =
    Tiny is 1, Small 2, Medium 3, Large 4, Huge 5, Gargantuan 6, Colossal 7. No primate is larger than Large.

    Size is what a primate or vehicle adds to its side's defense power. It counts in close combat and decides which weapons can be held.
rule-4-4-title = Size and hiding
rule-4-4 = Large primates are easier to find than small ones: +2 for Large, +1 for Medium, 0 for Small, -1 for Tiny on the die to detect them, see T-136.
rule-4-5-title = Armor
rule-4-5 = Armor is added to Size in the defense power, and stops weapons whose Damage is lower. No clan has any of its own. Armor that primates wear gives 1 to 5 (6.3); 5 and more is mostly found on vehicles.
rule-4-6-title = Morale
rule-4-6 =
    Mostly between -1 and +3. A Morale test is one die plus Morale, and 5 or more passes.

    With Morale 0, two faces out of six pass; with +1, three; with -1, one. A primate that fails may be pinned, and a squad may rout or flee.
rule-4-7-title = Cost
rule-4-7 = The scrap that a primate costs, including its clan's weapon.
rule-4-8-title = Damage
rule-4-8 = What a weapon adds to the attack power: 0 to 3 for hand-held guns, 4 to 6 for cannons and explosives. A weapon can't be aimed at anyone whose Armor is higher than its Damage.
rule-4-9-title = Rate of Fire
rule-4-9 =
    How many enemies a weapon covers: 2 for a machinegun, 1 for most, a half for shotguns, sniper rifles, grenades and rockets, a quarter for the artillery cannon.

    Halves and quarters of a squad are added up, and the sum is rounded up: five shotguns cover three enemies.
rule-4-10-title = What a primate can carry
rule-4-10 = Every primate has two slots. Gear of its own Size fills one, gear one Size larger fills both, gear one Size smaller fills half a slot, and smaller gear fills none. Gear more than one Size larger can't be carried.
rule-4-11-title = Braced weapons
rule-4-11 = A braced primate may fire a weapon up to two Sizes larger than itself.

## Charts
rule-11-1-title = The attack chart
rule-11-1 =
    One die is kept, and it counts for everyone affected. 1: nothing happens, and the attacking squad is out of ammunition. 2 or 3: primates that spent their last turn pinned take a Morale test and are pinned again if they fail; no one else is affected.

    4 or 5: those in cover take a Morale test and are pinned if they fail; those in the open are wounded. 6: all are wounded, in cover or not.

## Tables and the ground
rule-g-01-title = Length of the bands
rule-g-01 = Short reaches 12 squares, medium 24, long 48, and extreme any distance. Distances are counted as in T-18.
rule-g-02-title = Range modifiers
rule-g-02 =
    In its own band a weapon has no modifier. In any closer band each shooter gains 1 Accuracy, never more. One band farther costs 1 Accuracy.

    Two bands farther can't be targeted at all: a short-range gun reaches 24 squares, a medium one 48, a long one the whole table.
rule-g-07-title = What blocks a line of sight
rule-g-07 =
    The line runs from the middle of one square to the middle of the other, and is the same both ways. A square in between blocks it if something there rises above the line: eyes are one square above the ground, so a low wall blocks nothing between two primates on level ground, and a house does. Smoke blocks at any height.

    If the line only touches the corner between two squares, both must block. The two end squares never block. Primates never block either, nor do vehicles and wrecks; a vehicle sees and is seen from any of its squares.

    Forest blocks a line that crosses more than 2 of its squares below the treetops, which are 3 squares high.
rule-g-08-title = Who is in cover
rule-g-08 =
    A primate is covered from a shooter if it is prone, if it is on a square that gives cover, or if the line crosses such a square right next to it (T-176 says what happens at a corner). The shooter's own square and vehicle never count.

    In an attack it is in cover only if it is covered from every primate that shoots at it. Shooters on its flank take its cover away.

    A primate is at cover, for bracing and stealth, if it is on or next to a square that gives cover.
rule-g-09-title = The ground
rule-g-09 = Open ground is free. Rough ground costs double and gives cover. Forest costs double, gives cover and hides what is deep inside it. A low wall is 1 high and gives cover; you stand on top of it. Buildings and ruins are solid, 2 to 4 high; you stand on the roof, and they give cover and block the view. Water costs double and gives no cover.
rule-g-10-title = Prone
rule-g-10 = Only Get Down! makes primates drop prone. A prone primate counts as in cover until it moves. Standing up costs nothing.
rule-g-11-title = Who moves first
rule-g-11 = Each side rolls a die at the start. The higher roll takes the first turn of every round; ties are rolled again. In an Ambush the attacker is first.
rule-g-12-title = Half squads
rule-g-12 =
    While you deploy, a squad of six or more can be split if it has a corporal: each half has at least three, and the corporal leads the second. Each half is a unit with two actions of its own, and the corporal's sphere reaches six squares like a sergeant's.

    Only one squad per platoon may be split, and only during deployment: in battle, squads neither split nor join.

## How it is played
rule-t-01-title = Turns and rounds
rule-t-01 = In a turn one player activates one platoon; then it is the other player's turn. A round is over when every platoon of both sides has come up once.
rule-t-02-title = The first player
rule-t-02 = Dice decide before the first turn, see G-11.
rule-t-03-title = Splitting squads
rule-t-03 = A squad may be split into two halves, only while you deploy (G-12). Each half is a unit for actions, attacks, Morale, overwatch and the sphere of influence. The parts of a command squad are units too (G-13).
rule-t-04-title = Platoons with fewer squads
rule-t-04 = A platoon that has fewer squads simply has fewer units to act with. It gets nothing to make up for it.
rule-t-05-title = Wiped out
rule-t-05 = A platoon is wiped out when none of its primates is left on the table. Primates in vehicles are on the table; those that walked off by their edge are not.
rule-t-06-title = Skipped turns
rule-t-06 = A wiped-out platoon keeps its place in the order. When it comes up, its player loses that turn, and the opponent goes again. This can happen twice in a row.
rule-t-07-title = Choosing platoons
rule-t-07 = In the first round you choose which platoon to activate, a different one each turn. Even a platoon that is already wiped out must be chosen once, and costs you that turn.
rule-t-08-title = Letters
rule-t-08 = The first platoon you choose becomes A, the next B, and so on. Your opponent's platoons have letters of their own.
rule-t-09-title = The order stays
rule-t-09 = From the second round on, the platoons come up in the order of their letters. It never changes.
rule-t-10-title = Empty platoons
rule-t-10 = If one side has fewer platoons, it gets empty ones until both have the same number. An empty platoon is chosen like any other and does nothing.
rule-t-11-title = When the letter is fixed
rule-t-11 = A platoon gets its letter when you choose it. You may undo the choice until a die has been rolled.
rule-t-149-title = Which platoons count
rule-t-149 = For victory, only platoons that started the battle with at least one primate on the table count. Empty ones don't.
rule-t-150-title = The end of a turn
rule-t-150 =
    First the firing phase, attack by attack, each with the explosions and leader checks that it causes. Then primates outside their squad's sphere go missing. Then pins run out, and then smoke. Then the goal of the battle is checked, and it is the other player's turn.

    When a side has no one left on the table, the battle ends at once.
rule-t-151-title = Several things at once
rule-t-151 = If several checks are due at the same moment, those of the player whose turn it is come first. Players choose the order of their own checks.
rule-t-12-title = The same action twice
rule-t-12 = Each unit has two actions in its activation. Both may be of the same kind, such as two moves.
rule-t-13-title = What ends a unit's turn
rule-t-13 = An attack ends it, and so does overwatch, even with an action left. Moving, hiding (stealth), bracing, reloading and charging (an overrun) don't.
rule-t-14-title = One action at a time
rule-t-14 = Units of the active platoon act in any order, and you may switch to another one between the two actions of a unit. An action is finished before the next begins.
rule-t-15-title = Done
rule-t-15 = You may declare a unit done; it loses its remaining actions. Ending the turn declares all of them done.
rule-t-17-title = Everyone pinned
rule-t-17 = A unit whose members are all pinned has no actions.
rule-t-152-title = Some are pinned
rule-t-152 = A unit with some pinned members acts as usual: those that can act do, and the pinned ones sit it out.
rule-t-177-title = Everyone pinned: no actions
rule-t-177 = A unit whose members are all pinned has 0 actions, and the game shows 0.
rule-t-18-title = Counting distance
rule-t-18 = Take the longer of the two sides, across or down, and add half of the shorter, rounded down: 5 across and 4 down is 7. Ground, height and sight don't matter. Ranges and the sphere of influence are both measured this way.
rule-t-19-title = Counting diagonals
rule-t-19 = Every primate counts its own diagonals, and starts over with each action: the first is 1, the second 2, and so on.
rule-t-20-title = What a step costs
rule-t-20 = A step costs 1, or 2 on every second diagonal. If the square you enter is rough or water, double it, once. Then add 2 for each level of height, up or down; good climbers add 1.
rule-t-21-title = Nothing is saved up
rule-t-21 = Squares left over from one move action are lost.
rule-t-22-title = Sharing squares
rule-t-22 =
    At the end of an action, only one primate can be on a square. On the way it may pass through friends, but never through enemies or vehicles. Walking past an enemy costs nothing extra and isn't a charge.

    A diagonal step is blocked if the primate could enter neither of the two squares beside it.
rule-t-23-title = Moving a squad
rule-t-23 = You plan a path for as many members as you like. They walk one after another, square by square, in the order you planned. Whether the squad ends in a legal formation is checked once, when you give the order.
rule-t-24-title = The sphere of influence
rule-t-24 =
    Everyone within 6 squares of the sergeant is inside. So is everyone within 2 squares of a member that is inside, and so on, link by link: a squad can stretch out in a chain. Pinned members are links too.

    The sphere of a corporal, or of a fireteam's leader, also reaches 6 squares. An acting leader's reaches only 2.
rule-t-25-title = Who commands
rule-t-25 = Where a rule says commander or sergeant, it means the leader of the squad.
rule-t-26-title = No one is left behind
rule-t-26 =
    When a move is over, every member must be inside the sphere. A member that is pinned, too slow or boxed in may be left outside. A member that could have reached a free square inside may not, and such an order is refused.

    Only where members end counts, not where they pass. The same is true for stealth and for the end of an overrun.
rule-t-28-title = Missing
rule-t-28 = At the end of your platoon's turn, after the firing phase, every member outside its squad's sphere goes missing: it leaves the board and is a casualty.
rule-t-29-title = A chain broken by the enemy
rule-t-29 = If the chain breaks during the enemy's turn, nothing happens yet. You have until the end of your next turn with that platoon to close it again.
rule-t-30-title = The pile of the missing
rule-t-30 = Missing primates count with the routed. In a single battle, that is the same as any other casualty.
rule-t-31-title = The leader is never missing
rule-t-31 = The leader is the center of the sphere, and so is always inside. This includes an acting leader.
rule-t-174-title = Walking outside the sphere
rule-t-174 =
    A member that is outside the sphere and can't get in may stay where it is, or move. If it moves, it must end nearer to the nearest square of the sphere than it began, counted as in 1.3. Otherwise the order is refused.

    The same holds when members are placed at the stops of a charge, and when a charge is broken off.

    If the leader walks off the board, the same is true for the members it leaves behind: the sphere is then measured from the square where the leader left.
rule-t-32-title = A new leader at once
rule-t-32 = When the leader has left the board and someone is left after the leader check, the squad has a new leader at once, however the old one was lost: to an attack, in an explosion or in close combat.
rule-t-33-title = Holding out
rule-t-33 = A squad holds out if it passes its leader check. It also holds out if it fails, but the rout roll doesn't rout it.
rule-t-34-title = Who takes over
rule-t-34 = The owner names any member on the table, pinned or not. The game suggests the one with the most squadmates within 2 squares, and among equals the one with the highest Morale.
rule-t-35-title = An acting leader's sphere
rule-t-35 = An acting leader's sphere reaches 2 squares instead of 6. From there the chain continues as usual. Members that are suddenly outside have until the end of their own platoon's turn.
rule-t-36-title = An acting leader is not a sergeant
rule-t-36 = An acting leader has no leader's talents. Any member may take over, even one the clan wouldn't accept as sergeant. If an acting leader is lost, the squad takes no leader check; someone else takes over.
rule-t-37-title = No promotions in battle
rule-t-37 = An acting leader stays one until the battle is over.
rule-t-38-title = What a pinned primate can't do
rule-t-38 = It can't move, hide, attack, brace, charge, make a reaction attack, fire from overwatch, or use a talent that costs an action. It still counts in defense when it is shot at, fights when its unit is charged, and is still a link of the chain.
rule-t-39-title = How long a pin lasts
rule-t-39 =
    A pin lasts through the next activation of its platoon that starts after it. In the activation after that the primate is recovering: it acts normally, but results 2 and 3 can pin it again.

    Pinning a pinned primate changes nothing. A pin during its own activation costs the rest of that one and the whole next one.
rule-t-40-title = Keeping heads down
rule-t-40 = On a result of 2 or 3, only targets that are recovering from a pin take a Morale test. If they fail, they are pinned again.
rule-t-41-title = Pinned on the spot
rule-t-41 = Pinned primates stay where they are. They don't run for cover.
rule-t-42-title = A pinned leader
rule-t-42 = A pinned leader still leads, and the others may act around it.
rule-t-153-title = When the leader leaves
rule-t-153 = If the leader walks off the table, no one panics: the squad takes no check and has a new leader at once.
rule-t-43-title = When you may attack
rule-t-43 =
    An unpinned member of your unit with ammunition must be able to target a member of the enemy unit at this moment: in sight, in range, with a weapon that can hurt it.

    An attack names one enemy unit. Nothing is rolled before the firing phase.
rule-t-44-title = Wasted attacks
rule-t-44 = The firing phase checks again. If no one can be targeted any more, the attack is wasted: no dice are rolled, and no ammunition is lost.
rule-t-45-title = No second thoughts
rule-t-45 = The enemy unit named at the commitment stays the target.
rule-t-46-title = The firing phase
rule-t-46 = When all units of the platoon have acted, their attacks are resolved one by one, in any order you like. You name single targets only then, when you know what the earlier attacks did.
rule-t-47-title = Special weapons
rule-t-47 = A special weapon rolls on its own, at the same enemy unit, before or after the rest as you like. Halves and quarters pair up within one roll only (T-54), and each roll has its own result. A 1 doesn't prevent the later rolls.
rule-t-48-title = Reaction fire
rule-t-48 = Reaction fire follows the same steps as an attack, and is resolved at once.
rule-t-154-title = Shooters hit before they fire
rule-t-154 = The shooters are determined when the attack resolves: all unpinned members on the table that have ammunition. If no one is left to shoot, the attack is wasted and the action is lost.
rule-t-49-title = Naming targets
rule-t-49 = The attacker says who is shot at, primate by primate, the sergeant included. The defender can't pass hits on to others.
rule-t-50-title = Each shot needs a line
rule-t-50 = Every shooter must see each enemy it names and have it in range. Primates that are only in a blast needn't be seen.
rule-t-51-title = How many targets
rule-t-51 = A weapon may name fewer enemies than its Rate of Fire covers, but never more. If no one is named, the unit holds its fire.
rule-t-52-title = Several at one
rule-t-52 = Several shooters may name the same enemy. It counts once in the defense power, and they all count in the attack.
rule-t-53-title = Damage against Armor
rule-t-53 = A weapon can be aimed only at enemies whose Armor is not higher than its Damage, ammunition included. A good aim doesn't help. Armor that a vehicle has lost no longer protects it.
rule-t-54-title = Halves must pair up
rule-t-54 =
    Enemies named by halves or quarters must be named by enough of them to make a whole: two shotguns share a target. One enemy in each roll may be named by less than a whole.

    So four shotguns cover two enemies, and five cover three.
rule-t-55-title = Different halves
rule-t-55 = Fractions of different weapons may be added up: a shotgun and a sniper rifle can share a target.
rule-t-56-title = One weapon an attack
rule-t-56 = A primate fires one weapon in an attack, however many it carries. A vehicle fires every mount that has someone to fire it.
rule-t-57-title = What counts in the attack
rule-t-57 = Each weapon that has a target adds its Damage once, however many targets it has. Each primate that fires adds its Accuracy once, with the modifier for range, even if it fires two mounts. Members that don't fire add nothing.
rule-t-58-title = Holding fire
rule-t-58 = Any member may hold its fire. That can be wise: a poor shot at long range may subtract from the total.
rule-t-59-title = Concentrated fire
rule-t-59 = Naming fewer enemies than you could gives no bonus. It still helps, because fewer of them defend.
rule-t-60-title = Two targets, two ranges
rule-t-60 = If one shooter's targets are in different bands, the worse modifier counts.
rule-t-61-title = Defense power
rule-t-61 = Size plus Armor of everyone affected, each counted once. Powered armor counts one Size more, and a primate that joined an overrun with Charge! adds 1. Those that are only in a blast may add nothing (6.1).
rule-t-62-title = Never below zero
rule-t-62 = A power that comes out below 0 is 0.
rule-t-63-title = Blasts and friends
rule-t-63 = A blast affects friends too. They take the same result, and count in the defense power like enemies (T-156).
rule-t-156-title = Who is in a blast
rule-t-156 = Everyone on foot, every vehicle and every rider of an open-topped one within its squares of the direct target, once per roll, if its Damage is not lower than their Armor. Neither sight nor Rate of Fire is needed.
rule-t-175-title = The order of names
rule-t-175 = A weapon with a Rate of Fire of 1.5 may spend its half on any of the targets it names. The order in which you name them never matters: an attack is legal if there is any way to spend the halves that follows T-54.
rule-t-176-title = Cover at a corner
rule-t-176 = If the line of sight just touches a corner, the two squares at that corner count as a pair (G-08). If both give cover, the target is in cover when at least one of them is next to it.
rule-t-64-title = How many dice
rule-t-64 = Equal powers: one die. If one side has more, two. If it has at least twice as much, three; against 0 always three.
rule-t-65-title = Who picks the die
rule-t-65 = The stronger side picks the one die that counts. The attacker mostly wants the highest, the defender the lowest.
rule-t-66-title = Equal powers
rule-t-66 = With equal powers the single die counts, and no one chooses.
rule-t-67-title = Out of ammunition
rule-t-67 =
    On a 1 the whole attacking unit runs out of ammunition, in reaction fire too. It can't attack or react until it reloads. A special weapon's own roll empties only that weapon, and a weapon fed by a backpack fires on.

    In rout rolls and explosions, a 1 empties nothing.
rule-t-68-title = Results 2 and 3
rule-t-68 = Only primates that spent their last turn pinned are affected, see T-40.
rule-t-69-title = Results 4 and 5
rule-t-69 = Each target is treated separately. In cover it takes its own Morale test, and is pinned if it fails. In the open it is wounded.
rule-t-70-title = Wounded
rule-t-70 = One hit is enough: a wounded primate leaves the board at once and is out of the battle.
rule-t-71-title = Cover from several shooters
rule-t-71 = A target is in cover only if it is covered from everyone who shoots at it.
rule-t-72-title = Cover from blasts
rule-t-72 = A blast comes from the square of its direct target. A primate in the blast is in cover only if it is covered from there, from everyone who shoots at it, and from every other blast that reaches it.
rule-t-73-title = Whose Morale
rule-t-73 = In its own test, each primate uses its own Morale, plus talents (8), minus 1 if its clan dislikes its squad (5.1).
rule-t-147-title = Shot at twice
rule-t-147 = The attacks of a firing phase are resolved one after another, and each takes the effects of earlier ones into account.
rule-t-148-title = Small squads
rule-t-148 = A squad with fewer than five members left fights on without any penalty. It doesn't join another squad during a battle.
rule-t-74-title = No lucky faces
rule-t-74 = A 6 doesn't always pass, and a 1 doesn't always fail. Only the sum counts.
rule-t-75-title = When a leader check is due
rule-t-75 = When the leader of a squad or half squad is removed by an attack of any kind, a blast or an explosion, or in a close combat that the squad survives. Not when the leader walks off the table.
rule-t-76-title = First the hits, then the check
rule-t-76 = The attack takes effect on everyone first. Then each squad or half squad that has lost its leader takes one check, if any member is left.
rule-t-77-title = The squad's Morale
rule-t-77 = If it has a leader, the leader's. Otherwise the Morale that most of the survivors have; if two are equally common, the higher one. Talents and dislikes count.
rule-t-78-title = Failing by how much
rule-t-78 = Die plus Morale: 5 or more passes. 3 or 4 means a rout roll with one die, 1 or 2 with two, 0 or less with three.
rule-t-79-title = Everyone is affected
rule-t-79 = The rout roll affects all surviving members, wherever they are.
rule-t-80-title = The rout roll
rule-t-80 = Use the attack chart as if no one were in cover, with "routed" instead of "wounded". 1: nothing. 2 or 3: members that are recovering test Morale, and are pinned if they fail. 4 to 6: the whole squad routs and leaves the board.
rule-t-81-title = Who picks the rout die
rule-t-81 = The player whose attack removed the leader, even if it was a friend.
rule-t-82-title = Riders rout too
rule-t-82 = When a squad routs, so do its members aboard vehicles. The vehicles stay behind, abandoned (T-157).
rule-t-83-title = Units without checks
rule-t-83 = Only squads and half squads take leader checks. The CO, the XO and fireteams don't.
rule-t-165-title = A check between two rolls
rule-t-165 = Some attacks have several rolls (T-47). The check comes right after the roll that removed the leader: that roll is applied to everyone, the checks are taken, and then comes the next roll. Members that have routed can't be its targets.
rule-t-97-title = Brace
rule-t-97 =
    One action for the whole unit: every unpinned member that is at cover or prone braces its weapon.

    Bracing adds nothing to attack or defense by itself. It allows larger weapons (T-99), and the talents Steady Aim, Set Charges and Quick Tube work only while braced (G-06).
rule-t-98-title = Braced until it moves
rule-t-98 = A primate stays braced until it leaves its square for any reason. Being pinned doesn't end it.
rule-t-99-title = Weapons too large
rule-t-99 =
    A primate fires weapons up to one Size larger than itself; braced, up to two.

    A weapon two Sizes too large can't be carried. It is set up beside cover during deployment and stays there. It blocks no one and can't be attacked or captured. A braced member of its unit next to it may fire it instead of its own weapon, with range and line of sight from its own square.
rule-t-100-title = Reload
rule-t-100 = One action: the unit has ammunition again, and its one-shot weapons are loaded if there are rounds. The action does nothing else. Special ammunition is replaced by FMJ unless a spare load is used.
rule-t-101-title = Without ammunition
rule-t-101 = A unit without ammunition can't attack or react. It may still charge and fight in close combat. It may also go on overwatch, but that has no effect.
rule-t-169-title = Spares of mounted and emplaced weapons
rule-t-169 = A mounted or emplaced One-Shot weapon has only the spare rounds that were bought with it (6.1). Each reload uses one up. With none left it stays empty. A shell for the artillery cannon costs 10 scrap.
rule-t-122-title = Overwatch
rule-t-122 = One action that ends the unit's turn. It watches until it fires, lets an enemy pass, or its platoon is activated again.
rule-t-123-title = What triggers it
rule-t-123 = An enemy triggers overwatch by entering a square where an unpinned watcher sees it, has it in range and could target it: in a move, a stealth action, an overrun or a flight, or by getting in or out of a vehicle. Standing still, shooting, reloading or being placed doesn't trigger it. The riders of an open-topped vehicle enter squares with it; a vehicle that turns on the spot enters none.
rule-t-124-title = When it fires
rule-t-124 =
    The first square that triggers it is announced at once; only Get Down! can be used at that point. The shots come when the move is over, before anything else happens.

    Against chargers they come just before each contact, and against fleeing units at the end of their flight.
rule-t-125-title = Where the target is hit
rule-t-125 =
    Each shooter hits its target on the best square that the target entered in this move and that the shooter could see: open rather than covered, then the better range, then the earlier. So running past in the open is dangerous even if you end in cover.

    Members that never came into view can't be shot at.
rule-t-126-title = Fire or let pass
rule-t-126 = A triggered unit fires at this enemy, or lets it pass. Either way, its overwatch ends.
rule-t-127-title = Several watchers
rule-t-127 = Their owner decides which fires first. If the enemy is gone before all have fired, the others stay on overwatch; otherwise each must fire or let it pass. A unit that has no one to shoot at isn't asked, and also stays on overwatch.
rule-t-128-title = When an enemy is gone
rule-t-128 = A unit is gone when none of its members is left on the table, for whatever reason.
rule-t-129-title = Overwatch in your own turn
rule-t-129 = A unit that went on overwatch this turn may fire at enemies that flee from a charge in the same turn.
rule-t-130-title = Pinned watchers
rule-t-130 = Pinned members don't fire. The unit's overwatch stays.
rule-t-131-title = Overwatch and reaction fire
rule-t-131 = They are separate. Watchers may fire at chargers whatever the charged unit does, and a charged unit on overwatch may do both.
rule-t-161-title = Overwatch against a charge
rule-t-161 =
    Watchers see the lead along its path, and the others on their squares at each stop. Their fire neither stops nor restarts the count of 12 squares.

    At each stop, reaction fire and the choice to break off come first. Then, at contact, comes overwatch, and then fleeing or standing firm.
rule-t-162-title = Get Down!
rule-t-162 =
    A unit that triggers overwatch within medium range of its CO may stop at once. Members that have walked stay where they are, the one that triggered it stops where it was seen, and the others don't move. All drop prone and count as in cover.

    This ends a stealth action or an overrun. The sphere isn't checked until the end of the turn.
rule-t-163-title = Blasts in overwatch
rule-t-163 = The blast is centered where its direct target is shot. It affects members of the moving unit that entered a square inside it, and everyone else inside it.
rule-t-178-title = Why a reaction is refused
rule-t-178 = A reaction attack that can't reach, hurt or see its target is refused for the same reason as an ordered attack: out of range (G-02), too much armor (T-53) or no line of sight (T-50).
