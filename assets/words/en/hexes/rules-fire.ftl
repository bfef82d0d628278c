# The rules help of Ordered Hexes: fire and assaults.

## Fire
hexes-rule-a26-title = A Fire cell
hexes-rule-a26 = Each weapon of the unit that is ready may fire, each at a target of its own. All models fire the same weapon at the same target: one die for each model and shot.
hexes-rule-f11-title = To hit
hexes-rule-f11 = Roll a die: 5 or more hits. On a 6 roll again, and each further die of 5 or 6 adds 1 and goes on. What the shooter and the target bring with them is added (R16).
hexes-rule-r16-title = What makes a hit easier or harder
hexes-rule-r16 =
    Of the shooter: still, crawling, resting or set up +1, fast -1, flying -1 more. Aim +2. Edge of its arc -1. Point-blank (1 hex or less) +1, long range -2. Good shot +1, excellent +2, superb +3, bad -1, terrible -2. Bad at long range -2 there, optimal at point-blank +1 there. In smoke -1.

    Of the target: standing still +1, fast -1, flying -1 more. Forest, burned forest, buildings, ruins, rough ground or dunes -1, smoke -1. Tiny -1, huge +1. Take Cover and Elusive at their speeds, Camouflage in its terrain.

    Steady units need 1 less to hit and are 1 easier to hit. Enhanced accuracy adds 1 for its weapon.
hexes-rule-a5-title = Whose hex counts
hexes-rule-a5 = Terrain makes the target in it harder to hit. The hex of the shooter counts only if there is smoke in it. Of several rows for one hex only smoke adds up.
hexes-rule-a6-title = Ranges
hexes-rule-a6 = Up to the range of a weapon is normal range, up to twice that is long range, and nothing reaches farther. 1 hex is point-blank, and so is 0: a flyer above its enemy. At 0 hexes every arc and every side is open.
hexes-rule-a8-title = No sure hits
hexes-rule-a8 = Long range costs 2. A natural 6 doesn't always hit, and a natural 1 doesn't always miss.
hexes-rule-a22-title = Aim
hexes-rule-a22 = An aim adds 2 to the next Fire of the unit, until the same gunnery step of the next round is over. It is lost when the unit enters an assault or is shaken, and it counts only against targets that are seen from the hex where the unit aimed.
hexes-rule-r17-title = Range and armor
hexes-rule-r17 = At long range the AP of a weapon is halved, rounded down, and its damage is 1 less. At point-blank both are 1 more.
hexes-rule-a7-title = AP in order
hexes-rule-a7 = First range changes the AP (R17), then the AP is taken off the armor. There are never less than 0 dice.
hexes-rule-f13-title = Armor
hexes-rule-f13 = Roll as many dice as the armor of the struck side has points, less the AP. In an assault that is the side with which the unit fights (F18). Each 5 or 6 stops: none and the hit goes through, one and it is partly blocked, two or more and it is blocked. Without armor it goes through.
hexes-rule-a23-title = Hits that go through
hexes-rule-a23 = What a weapon adds where it penetrates, it also adds against units without armor (R18).
hexes-rule-r18-title = How much damage
hexes-rule-r18 = A blocked hit does nothing, a partly blocked one does 3 less. Some weapons do 3 more where they penetrate. Each future-damage token on the target adds 1. Resistance to that type of damage takes its number off.
hexes-rule-f14-title = Damage tables
hexes-rule-f14 = Add up the damage and read the row of the unit's table; below the lowest row nothing happens. When a unit loses a model, half of its future-damage tokens go, rounded down to what is left (G20).
hexes-rule-a27-title = Many hits in one step
hexes-rule-a27 = Hits beyond the last model are wasted. Rows that say psychic roll their die when damage takes effect.
hexes-rule-a3-title = Tokens of the same step
hexes-rule-a3 = Tokens gained in a step make only rolls of later steps worse. Tokens are halved after all results of a step are in, once for each model.
hexes-rule-f12-title = Area
hexes-rule-f12 = One die for each model in the hex. Evasion makes it harder by 1: 7 on a die that goes on instead of 6.
hexes-rule-a9-title = Take Cover against area
hexes-rule-a9 = A unit with Take Cover, at its speed and in terrain that gives cover, needs a roll higher by 1 to be struck by clouds and burning hexes.
hexes-rule-a21-title = Terrain that gives cover
hexes-rule-a21 = Forest, burned forest, buildings, ruins, rough ground and dunes. Smoke doesn't give cover.
hexes-rule-r19-title = Take Cover and Forward Position
hexes-rule-r19 = Take Cover makes a unit harder to hit at the speeds that it names, and in cover also by area (A9). Forward Position lets a unit set up as many hexes beyond its zone. If enemies turn out to be set up in the same hex, both go back a hex, toward their own zones.
hexes-rule-g15-title = The order of dice
hexes-rule-g15 = Unit by unit, in the order of their names, then weapon by weapon, shot by shot: the die to hit with those that follow it, the armor dice, the damage die. In the agony steps unit by unit, then token by token, the oldest first.

## Assaults
hexes-rule-f17-title = When an assault is fought
hexes-rule-f17 = When enemies enter the same hex at once, when one enters the hex of another, or when two swap hexes head-on. Flyers never take part.
hexes-rule-g14-title = How an assault is fought
hexes-rule-g14 =
    Units may leave before it (F21), and Fear strikes. Then both sides roll, first their strength, unit by unit, then their deflection. Successes are canceled, and the side that has more left has the advantage. Hits are spread over the models, and armor and damage dice are rolled.

    In the Post-assault retreat the losers go back and the winners enter (F20). Then the damage takes effect. If a side has left before it, the other one moves in.
hexes-rule-f18-title = Dice of an assault
hexes-rule-f18 = Each model rolls its strength and its deflection. Units that move use the numbers of their front, those that stand use the side from which they are attacked. If they are attacked from several sides, they choose one: they strike and deflect only enemies who come from there. At most 2 units of a side take part (F9).
hexes-rule-f19-title = Successes and advantage
hexes-rule-f19 =
    Each success of deflection cancels one success of the enemy. The side with more successes left has the advantage; on a tie it is the side with the higher assault rank. That side chooses which successes are canceled on both sides.

    Every model gets one hit before any gets a second. Each hit is resolved like a shot: armor, then damage.
hexes-rule-f20-title = Giving way
hexes-rule-f20 =
    The side with the advantage takes the hex. Losers who stood there go one hex back, straight away from the enemy, and may turn to the hex or away from it. If that hex is closed, their owner chooses the nearest one. A hex that an enemy has won or fights for is closed.

    Losers who moved stay where they were and may turn in the same way. If others are there now, they go to a hex beside it that their owner chooses.

    A walker that goes back is slow, and the rest of its card is free turns. Other vehicles stand still. A unit pushed off the table is gone. Surrounded losers fight once more, and are destroyed if they lose again.
hexes-rule-a4-title = Back first, then the damage
hexes-rule-a4 = Advantage and retreat go by successes, not by casualties. A doomed loser goes back first, and is destroyed there. If the winner is destroyed too, the hex stays empty.
hexes-rule-a14-title = Vehicles go back facing the same way
hexes-rule-a14 = A vehicle that goes back keeps its facing.
hexes-rule-f21-title = Leaving, Fear and Stubborn
hexes-rule-f21 =
    Pre-assault retreat: a unit that stands rolls a die and leaves on that number or more, without harm. It needs a hex that it may enter, with room and without enemies. A unit that stood still is slow then.

    Fear: psychic damage of that die to each enemy in the assault; and against shaken enemies the feared unit has twice its dice of deflection. Stubborn: a loser that stands stays, and the winners who moved go back.
hexes-rule-a24-title = Fear comes late
hexes-rule-a24 = The damage of Fear takes effect after the assault. So in this assault it hampers only those that are already shaken.
hexes-rule-r20-title = Terror
hexes-rule-r20 = Terror is psychic damage of a die to enemies within its range, in Agony 0. Shaken enemies that fight the unit in an assault roll only half of their dice of strength, rounded down. Their deflection is untouched.
hexes-rule-a10-title = The reach of terror
hexes-rule-a10 = Terror affects only enemies, each once for each unit with Terror, within its range in hexes. It needs no line of sight.
hexes-rule-a11-title = Half the dice
hexes-rule-a11 = The dice are counted for the side that fights, then half of them are taken away. Where they aren't alike, the owner of the shaken unit chooses which.
hexes-rule-r21-title = Cunning Assault
hexes-rule-r21 = Successes against a vehicle give it future-damage tokens instead of damage, at the rate that the ability states. If it gains 2 or more tokens this way, from one unit or several, it is shaken. At 1 token for every 2 successes, four successes give 2 tokens.
