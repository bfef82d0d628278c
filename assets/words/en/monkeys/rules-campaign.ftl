### The rules of the campaign, for the rule book in the game.

rule-c-01-title = Scrap to begin with
rule-c-01 = A tribe begins with 400 scrap for each of its platoons, unless the campaign says otherwise. All of its troops are paid from it together; what is left stays in its treasury.

rule-c-02-title = The layout of a hex
rule-c-02 = A hex keeps the ground of its first battle for later ones, unless the campaign says otherwise.

rule-c-03-title = First Troop, Second Troop
rule-c-03 = Tribes move one troop each in turn. In the first round a tribe chooses which of its troops moves; that order stays. The turn of a destroyed troop is skipped.

rule-c-04-title = How far a troop marches
rule-c-04 = A troop marches one hex for every 12 Speed of its slowest member, rounded down, and one hex at least unless the campaign says otherwise. All hexes cost the same.

rule-c-05-title = Riding
rule-c-05 = A primate that fits into a vehicle of its squad rides, and is as fast as the vehicle. For those on foot, leg injuries count.

rule-c-06-title = Meeting the enemy
rule-c-06 = A troop that enters a hex with enemies goes no farther. They fight at once.

rule-c-07-title = Several enemies in a hex
rule-c-07 = Battles are fought between two troops, one after another. The troop that entered chooses whom it fights first, and must beat all of them to stay.

rule-c-08-title = What is fought for
rule-c-08 = The hex says which scenario is played: a Skirmish unless it says otherwise. In Precursor ruins it is Scavenging.

rule-c-09-title = Swaps
rule-c-09 = After a swap a squad has 5 to 10 primates, clans keep to their rules, and a command squad has at least one fireteam. A squad that is short already may stay so, but no swap may make one short.

rule-c-10-title = Defeat
rule-c-10 = The troop that loses a battle retreats. After a draw, the troop that entered goes back.

rule-c-11-title = Retreat
rule-c-11 = The loser retreats one hex. If it entered the hex, it goes back where it came from. If it was attacked, it retreats in the direction of the enemy's march, or in one of the two directions next to it. It can't go off the map or into enemies; if it can go nowhere, it is destroyed.

rule-c-12-title = Salvage
rule-c-12 = The winner takes the gear of the dead of both sides, to use or to sell for half its cost, each thing rounded down. It takes all wrecks, and the loser's vehicles that can't leave. A wreck is repaired for a quarter of its cost, rounded up, or sold for half.

rule-c-13-title = Repairs
rule-c-13 = A repair needs a living primate with an engineering torch in the winner's troop. The vehicle is as good as new.

rule-c-14-title = Guns that reach another hex
rule-c-14 = A weapon of Extreme range with a Firing Arc fires one hex away for every 24 squares of its arc.

rule-c-15-title = Guns that support a battle
rule-c-15 = Platoons of a tribe in hexes beside a battle, whose guns reach it, have their places in the order of platoons. The other side has empty platoons to match. All guns of such a platoon commit before any of them fires. It counts for nobody's victory.

rule-c-16-title = Only guns act
rule-c-16 = All that such a platoon may do is fire its guns. Their crews load them again between its turns without an action, as long as rounds remain; a designer may switch that off.

rule-c-17-title = Blind fire
rule-c-17 = Each gun rolls two dice. The shell comes down 6 squares from the enemy's edge for each pip of the first, and 8 squares from the enemy's left for each pip of the second: 3 and 4 mean 18 and 32.

rule-c-18-title = An enemy without an edge
rule-c-18 = The defender of an Ambush or a Siege has no narrow edge of its own, so a die decides for each shell which one counts: odd or even.

rule-c-19-title = Whom a shell hits
rule-c-19 = The blast is measured from the square where the shell comes down. The nearest one within it is the direct target; if several are equally near, it is the hardest to hurt. A gun without an Area of Effect hits only those on the square itself. Its power is its Damage and its operator's Accuracy, whatever the range.

rule-c-20-title = Cover from a shell
rule-c-20 = Cover counts from the square where the shell comes down.

rule-c-21-title = Targeting Smoke
rule-c-21 = Any number of guns may be centered exactly on a square that Targeting Smoke of their side marks, instead of firing blind.

rule-c-22-title = The grid
rule-c-22 = A troop that is fired at in its own hex has its squads on a grid of 6 x 6 squares, one squad a square; an HQ with all its fireteams counts as one. For each gun two dice are rolled: the first is the column, the second the row.

rule-c-23-title = A squad is struck
rule-c-23 = The shell takes in all members and vehicles of the squad on its square. The gunner names the one who is hit directly; those who are easier to hurt are hit too, but add nothing to the defense. Nobody is in cover. A gun without an Area of Effect hits only the one who is named. With an ordinary shell, the one who is hardest to hurt is always named: the shell takes in everybody, and any other name would only add to the defense. So the gunner is asked only where it matters.

rule-c-24-title = Nobody there
rule-c-24 = A shell on a square where nobody is does nothing.

rule-c-25-title = Shelling
rule-c-25 = Instead of marching, a troop fires its guns at an enemy troop in another hex within their reach. Each gun fires once, and the troop's turn is over. The shelled troop may answer in its own turn.

rule-c-26-title = Natives
rule-c-26 = Armies of natives defend the places where they are. They never march.

rule-c-27-title = Natives with more platoons
rule-c-27 = Where natives have more platoons than the troop that meets them, that troop has empty platoons to match.

rule-c-28-title = The end of a round
rule-c-28 = At the end of each round, every tribe receives the scrap and the points of the hexes that it holds. After the last round the tribe with the most points wins.

rule-c-29-title = After a battle
rule-c-29 = Casualties are rolled for first. Then come salvage, the retreat, and swaps, in that order.

rule-c-30-title = More than two tribes
rule-c-30 = Tribes take turns in the order of their seats, one troop each.

rule-c-31-title = Where a troop came from
rule-c-31 = A troop that has marched several hexes came from the last one before the battle.

rule-c-32-title = Troops of different size
rule-c-32 = The troop with fewer platoons has empty platoons to match the other one. They count for nobody's victory.

rule-c-33-title = Support costs no march
rule-c-33 = A troop whose guns have supported a battle marches in its own turn all the same.

rule-c-34-title = Firing out of a battle
rule-c-34 = A unit on the board with a gun that reaches another hex may commit to firing at an enemy troop there, whether or not that troop has guns. It is an attack action. Each gun rolls its own two dice on the grid of that troop. Only troops of the tribe on the other side of the battle can be fired at.

rule-c-35-title = Both wiped out
rule-c-35 = Where both troops of a battle are wiped out, nobody retreats, and the hex stays with the tribe that held it last.

rule-c-36-title = Who attacks
rule-c-36 = The troop that came into the hex is the attacker of the scenario. Where the scenario leaves the edges open, the other troop picks the narrow edge at which it sets up. That is the east unless it picks the west.

rule-c-37-title = Between battles
rule-c-37 = Every weapon is loaded again. Ammunition that was bought and fired is gone. Pins, hiding and damage to vehicles that were not destroyed are gone too.

rule-c-38-title = Casualties in other hexes
rule-c-38 = Casualties of a troop that is shelled, or fired at from a battle in another hex, roll on their tables when the shelling or the battle is over. No salvage and no retreat follow from them: gear and wrecks are lost.

rule-c-39-title = When troops swap
rule-c-39 = Two troops of a tribe in one hex exchange platoons in a turn of their tribe. Inside a troop, squads and primates change places at any time outside a battle.

rule-c-40-title = One grid a battle
rule-c-40 = The owner of a troop places its squads on the grid when the troop is first fired at in a battle or a shelling. They stay there until it is over. Only shots on the grid reach a troop in another hex.
