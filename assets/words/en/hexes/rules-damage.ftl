# The rules help of Ordered Hexes: agony, tokens, units, terrain, battles.

## Damage and agony
hexes-rule-r3-title = Acid
hexes-rule-r3 = Agony 0, a d6 for each token. 1: it becomes minor acid. 2: 1 future-damage token. 3: the same, and a cloud of poison 4 and acid in the hex. 4: the same, and armor 1 less on every side. 5: the same, and the unit burns. 6: roll twice.
hexes-rule-a13-title = Acid on a 6
hexes-rule-a13 = The results of both rolls add up. Each further 6 adds two more rolls, 8 at most.
hexes-rule-a18-title = Acid that weakens
hexes-rule-a18 = The acid token goes and a minor acid token comes, which rolls in Agony 1 of the same round. If one token weakens twice in one roll, it goes without a minor one.
hexes-rule-r4-title = Terror in Agony 0
hexes-rule-r4 = Each unit with Terror rolls its die for every enemy in range: psychic damage (R20).
hexes-rule-r5-title = Minor acid
hexes-rule-r5 = Agony 1, a d6 for each token: on 1 or 2 the token goes, on 3 or more there is 1 future-damage token.
hexes-rule-a1-title = The die of minor acid
hexes-rule-a1 = The printed rule names 1 to 4 only. 5 and 6 count like 3 and 4.
hexes-rule-r6-title = Fire
hexes-rule-r6 = Agony 2, a d6 for each token: on a 1 that fire goes out, on 2 or more it does that much damage.
hexes-rule-a2-title = How much fire and bleeding do
hexes-rule-a2 = As much as the die that was rolled. A fire that shows a 1 goes out, whatever resistance the unit has.
hexes-rule-r7-title = Poison
hexes-rule-r7 = Agony 3: roll the die of each token. It does that much damage, and then the token goes one die down (A12).
hexes-rule-a12-title = Dice of poison
hexes-rule-a12 = 12, 10, 8, 6, 4, and then the token goes. The cloud of acid is poison 4 together with minor acid.
hexes-rule-a20-title = What ends by itself
hexes-rule-a20 = Poison always goes down, bleeding ends on a 1 only. In a unit of several models the token that takes a model goes with it (G20).
hexes-rule-r8-title = Bleeding
hexes-rule-r8 = Agony 4: roll the die of each token. On a 1 it ends, on more it does that much damage.
hexes-rule-a19-title = Several tokens
hexes-rule-a19 = Each token rolls for itself. Clouds and burning hexes don't add up (F23).
hexes-rule-r10-title = Poison damage
hexes-rule-r10 = Only for biological units: infantry and beasts. It goes to the regular table and ignores armor. Resistance to poison and future-damage tokens count.
hexes-rule-r11-title = Fire damage
hexes-rule-r11 = It goes to the regular table and ignores armor. Resistance to fire and future-damage tokens count.
hexes-rule-r12-title = Bleeding damage
hexes-rule-r12 = It goes to the regular table and ignores armor. Future-damage tokens count.
hexes-rule-r13-title = Psychic damage
hexes-rule-r13 = Only for units with a psychic number. That much or more shakes them. Future-damage tokens don't count.
hexes-rule-r14-title = Crew damage
hexes-rule-r14 = Only for units with a crew. Only future-crew-damage tokens count.
hexes-rule-r15-title = Other damage
hexes-rule-r15 = Damage of another type strikes only units that have the table of its name.
hexes-rule-f15-title = Damage without armor
hexes-rule-f15 = Special damage ignores armor, and a unit without the table is immune. Future-damage tokens help the regular table only.
hexes-rule-g6-title = Critical and crew damage
hexes-rule-g6 =
    Critical, d6. 1: it can't turn. 2: it can't move. 3: it needs 1 more to hit and is 1 easier to hit. 4 and 5: 3 future-damage tokens. 6: it burns.

    Crew. 4 and 5: crippled. 6 and 7: also shaken. 8 to 11: also 3 crew tokens. 12 and more: destroyed.
hexes-rule-f22-title = Shaken
hexes-rule-f22 =
    The first time a unit is shaken it gets 2 tokens, after that 1. One goes in each Aftermath. A shaken unit doesn't fire, and instead of its card it does what its shaken row says: infantry and beasts flee in Movement 3, vehicles stand still, a flyer flies on.

    A crippled crew makes rolls to hit and dice of strength in assaults worse by 1.
hexes-rule-a16-title = Shaken by tables
hexes-rule-a16 = Rows of the tables for psychic and crew damage that say shaken follow the same rule: 2 tokens first, then 1 (F22).
hexes-rule-f23-title = Clouds, smoke and burning hexes
hexes-rule-f23 =
    In each Trigger hex effect. Poison cloud, 5 or more: a poison token, or damage to the crew. Acid cloud, 5 or more: a minor acid token. Burning hex, 6: the unit burns.

    The first time a cloud or smoke is placed in a hex there are 2 markers, after that 1 more. One goes in each Aftermath. The strongest poison counts. A burning forest becomes rough ground in the first Aftermath.
hexes-rule-a25-title = Units in a cloud
hexes-rule-a25 = A cloud strikes all units in its hex, on both sides: one die for each model, and at most 1 token for each unit and step.
hexes-rule-f24-title = Healing and repair
hexes-rule-f24 = Points are spent: 1 to lower poison or bleeding by one die, for a future-damage token, or for minor acid; 3 for fire, or for a whole token of poison or bleeding; 4 to weaken acid. Repair also takes a shaken token off a vehicle for 1 and critical damage for 3.
hexes-rule-g5-title = Healing
hexes-rule-g5 = A unit with Heal or Repair heals units in its own hex, or itself, in the step and with the points that its ability states. A shaken unit can't heal. If nobody can heal, the step is skipped.
hexes-rule-r9-title = Aftermath
hexes-rule-r9 = Each unit loses 1 shaken token, and each hex 1 marker of each cloud and of smoke. Then it is judged whether the battle is over (G16).

## Units, weapons and battles
hexes-rule-g8-title = Armies
hexes-rule-g8 = Two armies are ready: the Ironbough Column and the High Canopy League. Levels are free to list others.
hexes-rule-f26-title = Numbers of units
hexes-rule-f26 = Infantry loses a model on 1 to 5, is hampered on 6 or 7 and destroyed on 8. Rifles reach 4 or 5 hexes. A crawler has armor 10 in front and 6 behind.
hexes-rule-g17-title = Units
hexes-rule-g17 = A unit has models, a type and a size, sheets of cards, armor of four sides, a damage table, weapons, numbers for assaults, traits and a price. Infantry can be given options for a price: a better shot, Stubborn, resistance to poison.
hexes-rule-g18-title = Weapons
hexes-rule-g18 =
    A weapon has a range, an arc, AP, damage, and shots for each model. The cannon needs a load. Each hit of the flamer also sets the target on fire, each hit of the acid sprayer leaves acid.

    Pots need no roll. Gas pots put a poison cloud into the hex of the target, not at long range. Smoke pots put smoke into any hex in range, twice in a battle.
hexes-rule-g19-title = Sheets of cards
hexes-rule-g19 = A sheet lists the cards of a kind of unit for each speed: Foot, Storm, Leap, Track, Wheel, Walk and Wing for movement; Arms, Gun, Mount and Crew-served for fire. Creep, Set-up and Rest add cards. Every fire sheet also has the card that does nothing.
hexes-rule-g20-title = Tables of damage
hexes-rule-g20 =
    Line: 1 to 5 a model, 6 and 7 a model and psychic d6, 8 destroyed. Brute: 1 to 3 a token, 4 to 6 a model, 7 and 8 also psychic d6, 9 destroyed. Pair: a model, 6 destroyed. Tiny: a model, 5 also psychic d6, 6 destroyed.

    Hull: 1 to 3 a token, 4 also shaken, 5 to 8 also critical d6, 9 destroyed. Wing: 1, 3, 5 and 7. Beast: 2 to 5 a token, 6 to 9 also bleeding 6, 10 to 13 two tokens and bleeding 10, 14 destroyed.

    In units of several models half of the tokens go when a model goes; if poison or bleeding took it, that token goes too.
hexes-rule-g21-title = Traits
hexes-rule-g21 = What a unit can do is in its traits: Take Cover, Elusive, Camouflage and shots (R16, R19), Forward Position (R19), Terror (R20), Cunning Assault (R21), Pre-assault retreat, Fear and Stubborn (F21), Heal and Repair (G5).
hexes-rule-g22-title = Terrain
hexes-rule-g22 =
    Clear ground and bridges: nothing. Forest, burned forest, buildings and dunes block sight at level 0, hills at level 1. Forest, burned forest, buildings, ruins, rough ground and dunes make targets harder to hit by 1.

    Forest, swamp and river need entry rolls of some units (F7, G3), buildings let infantry in, deep water only flyers.
hexes-rule-f25-title = The score
hexes-rule-f25 =
    A battle is won by destroying the enemy. If the time is up, Agony 0 to 4 are repeated until nothing hurts any more. Then each side scores twice the price of destroyed enemies, the price of crippled ones, and the price of its own units that are left. The winner gets 16 more.

    A unit is crippled if it is shaken or has fled, has lost half of its models, has critical damage or a crippled crew, or bears half as many tokens as would destroy it, rounded down.
hexes-rule-g16-title = Broken armies
hexes-rule-g16 = In Aftermath an army is broken if at most a third of its worth is left: the price of each unit, as far as its models are left. The other side wins. If both are broken, or both are destroyed, the score decides (F25).
hexes-rule-g9-title = Battles
hexes-rule-g9 = Two scenarios come with the book, G23 and G24. Others are levels of the same kind.
hexes-rule-g23-title = Entrenched
hexes-rule-g23 = Both armies set up in three rows of hexes at their edge, in secret and at any speed but fast, and the ground is the same from both ends. After 8 rounds the score decides (F25).
hexes-rule-g24-title = The Bridge
hexes-rule-g24 = A full army attacks across a river. It wins if, from round 3 on, three of its ground units that aren't shaken are far enough across in Aftermath. Six units defend; they win if they hold out for 8 rounds. Either side also wins by breaking the other (G16).
