# Vehicles: what they are, how they drive, what harms them. The index of all rules is in rules.ftl.

rule-2-6-title = Rugged and flying vehicles
rule-2-6 = Rugged vehicles pay nothing extra for difficult ground. Flying ones pay nothing extra for any terrain, and may spend movement to rise; the game always shows how high they are.
rule-7-title = The vehicles
rule-7 =
    APC: Gargantuan, Speed 36, Armor 5, carries 12, 30 scrap; a machinegun on a Large pintle and three Large gunports on each side; rugged. Artillery: Gargantuan, Speed 18, Armor 4, carries 1, 85 scrap; an artillery cannon facing forward.

    Buggy: Large, Speed 48, Armor 2, carries no one else, 8 scrap; two Medium mounts facing forward, one with an assault rifle, one empty, fired by the driver; open-topped. Helicopter gunship: Gargantuan, Speed 42, Armor 5, carries no one else, 65 scrap; an antipersonnel cannon and a missile launcher with 24 missiles facing forward, fired by the driver; flying. The tank is in G-27.

    Each needs one operator of Size Medium (G-23). Any squad may have up to two vehicles. A vehicle may be stripped of all its weapons. For rugged and flying see 2.6, for open-topped T-95.
rule-11-2-title = The attack chart for vehicles
rule-11-2 =
    1: nothing, and the attacker is out of ammunition. 2 or 3: minor damage, chosen by the owner: one weapon, Speed, or Armor (T-87).

    4 or 5: immobilized (T-91), and destroyed if it already was. 6: destroyed, and everyone inside is attacked separately (T-92).
rule-g-22-title = Squares and facing of vehicles
rule-g-22 =
    Large and Huge vehicles fill 2 by 2 squares, larger ones 3 by 3. Distance is measured to the nearest of them. A vehicle faces the way it last moved; turning on the spot costs 1 square. Fixed mounts and gunports fire into the quarter they face, its edges included, from the vehicle's middle; pintles and turrets fire all around.

    A step moves the whole vehicle and costs as much as the most expensive square that it enters. All of these squares must be free of primates and vehicles, and at most one level higher or lower. Ground vehicles don't enter buildings or ruins.
rule-g-23-title = Crew and riders
rule-g-23 = An operator is of the Size that the vehicle needs, or one smaller. Each passenger counts as one, a Large one as two. A gunport or pintle needs a passenger of its own to fire it, with a weapon no larger than the mount. The gunner's own Accuracy counts.
rule-g-24-title = Getting in and out
rule-g-24 =
    Getting in or out costs a primate 2 squares of its move, beside the vehicle. In one action it either walks, getting in or out included, or is carried: a vehicle carries only those that were aboard when the action started.

    Pinned riders are carried. A pinned operator doesn't drive.
rule-g-25-title = Vehicles and close combat
rule-g-25 = Vehicles and their riders can't be overrun and take no part in close combat, in fleeing or in standing firm. A unit with no one on foot can neither charge nor be charged. Guns on vehicles do fire in reaction attacks. When all members on foot are casualties, riders and vehicles stay.
rule-g-26-title = High in the air
rule-g-26 = A flyer 4 or more squares up isn't adjacent to anyone on the ground. A flying vehicle that is immobilized is destroyed.
rule-g-27-title = The tank
rule-g-27 = Gargantuan, Speed 30, Armor 6, one Medium operator, carries 2, 60 scrap. An antipersonnel cannon in a Huge turret, a machinegun on a Large pintle. Rugged.
rule-t-27-title = Vehicles and the sphere
rule-t-27 = A vehicle must be inside its unit's sphere, measured to the nearest of its squares; then all its riders are. If the leader is in a vehicle, the sphere is measured from that vehicle. A vehicle without an operator needn't be inside. A vehicle left outside that can't get in follows T-174: it may stay, or drive nearer.
rule-t-84-title = Shooting at vehicles
rule-t-84 = A vehicle takes up one target of the Rate of Fire, as a primate does. Its Size and Armor count in the defense power.
rule-t-85-title = Primates and vehicles together
rule-t-85 = An attack may name both. There is one defense power, one roll and one die that counts; primates look it up in 11.1, vehicles in 11.2.
rule-t-86-title = A 1 against both
rule-t-86 = The attacker runs out of ammunition once, as in T-67.
rule-t-87-title = Minor damage
rule-t-87 = The owner picks for each vehicle: a working weapon on a mount, which breaks; a fifth of its Speed; or 1 Armor. Gunports can't be picked, nor Speed or Armor that is already 0. If nothing is left to pick, the vehicle is immobilized.
rule-t-88-title = Losing Speed
rule-t-88 = Each time a vehicle loses a fifth of the Speed it was built with, rounded down: an APC drops from 36 to 29, then to 22; a buggy from 48 to 39; a gunship from 42 to 34; artillery from 18 to 15.
rule-t-89-title = Speed 0
rule-t-89 = A vehicle whose Speed has dropped to 0 counts as immobilized: results 4 and 5 destroy it.
rule-t-90-title = Several vehicles damaged
rule-t-90 = The owner may choose different damage for each vehicle, or the same for all.
rule-t-91-title = Immobilized
rule-t-91 = The vehicle can neither drive nor turn. Its weapons still work. If it is immobilized a second time, it is destroyed.
rule-t-92-title = When a vehicle explodes
rule-t-92 =
    Everyone aboard is attacked separately, without cover: power 6 against the Size and Armor of that one primate, on chart 11.1. The side with the greater power picks the die. A primate with more than 6 Armor is safe.

    The owner places survivors on free squares beside the wreck. Leader checks come afterwards.
rule-t-93-title = No room beside the wreck
rule-t-93 = A survivor gets the nearest free square. If none is within 2 squares, the survivor is missing.
rule-t-94-title = Wrecks
rule-t-94 = A destroyed vehicle stays as a wreck: rough ground that gives cover and doesn't block sight. In a campaign the winner may salvage it.
rule-t-95-title = Shooting at those inside
rule-t-95 = No one in a closed vehicle can be shot at. In an open-topped one operators, gunners and passengers can, and count as in cover; its passengers may fire freely. If the operator is removed, the vehicle can't move until someone else takes the seat.
rule-t-96-title = Vehicles and Morale
rule-t-96 = Vehicles are never pinned, never rout and take no Morale tests.
rule-t-157-title = Abandoned vehicles
rule-t-157 =
    A vehicle whose unit has no one left belongs to no one. It can't be aimed at, though a blast affects it. It gives cover and blocks its squares.

    A primate of either side that can operate it and gets in takes it over for its unit, if the unit has fewer than two vehicles.
rule-t-167-title = Sight from the air
rule-t-167 =
    A flying vehicle sees, and is seen, from its own height: the ground under it, plus how high it is, plus 1. The line is the same both ways.

    A square next to the target gives cover from the air only if its top is higher than the line there. A target in a square that gives cover is still in cover.
rule-t-168-title = Firing through a gunport
rule-t-168 = The passenger at a gunport without a weapon fires one of its own weapons through it, no larger than the port and inside the port's arc. If a weapon was bought for the port, the passenger fires that one instead.
rule-t-170-title = Getting in and riding
rule-t-170 = A primate that gets in, gets out or changes seats in an action isn't carried in that action, whichever comes first. A new driver can drive from the next action on.
rule-t-171-title = When a vehicle is abandoned
rule-t-171 = As soon as the last primate of its unit leaves the board, for any reason. From then on the vehicle has no owner. If a blast damages it, no one chooses how: it takes the first damage it can, in the order weapon, Speed, Armor. Any primate that can drive it may take it over (T-157).
rule-t-172-title = The squares of a wreck
rule-t-172 = They cost double to enter, give cover, may be walked through and stood on, and don't block sight.
rule-t-173-title = Nothing left to lose
rule-t-173 = A vehicle that takes minor damage (T-87) with nothing left to pick is immobilized. Results 2 and 3 never destroy a vehicle, even one that is immobilized already.
