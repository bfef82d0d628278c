# What is bought: clans, arms, gear, command. The index of all rules is in rules.ftl.

rule-5-1-title = Baboons and lemurs
rule-5-1 =
    Baboons: Speed 18, Medium, 12 scrap, assault rifle. Every monkey clan keeps to its own kind: its squads have no other clans, and the only outsider that may be sergeant is a larger ape. Baboons led by anyone but a baboon have 1 Morale less.

    Lemurs: Speed 24, Small, 11 scrap, submachine gun, at home in the trees (2.5). A lemur has 1 Morale less while anyone in its squad isn't a lemur.
rule-5-2-title = The clans and their groups
rule-5-2 =
    Apes: gorillas, chimpanzees, gibbons, orangutans. Old Monkeys: baboons, colobi, guenons, macaques, mandrills, talapoins. New Monkeys: capuchins, howlers, marmosets, night monkeys, spider monkeys. Prosimians: lemurs and tarsiers.

    Baboons and mandrills are Medium, every other monkey is smaller. The numbers are in 5.1 and 5.3.
rule-5-3-title = The other clans
rule-5-3 =
    Apes mix freely: gorilla (Speed 18, Large, Morale +1, 17 scrap, may lead any monkeys), orangutan (18, Large, Accuracy +1, 17, climbs at full Speed), chimpanzee (24, Medium, Morale +1, 16), gibbon (30, Small, 13, at home in the trees).

    Monkeys keep to themselves: colobus (24, Small, 11, climbs at full Speed), guenon (24, Small, Morale +1, 13, may lead talapoins), macaque (24, Small, 11, rough ground does not slow it), mandrill (18, Medium, Morale +1, 14), talapoin (18, Tiny, 6, swims at full Speed), capuchin (24, Small, Accuracy +1, 13), howler (18, Small, Morale +1, 11), marmoset (24, Tiny, Morale -1, 6, at home in the trees), night monkey (24, Tiny, 8), spider monkey (30, Small, 13, at home in the trees).

    Tarsiers, cheap and timid, mix freely like all prosimians: 18, Tiny, Morale -1, 4 scrap. Numbers that aren't mentioned are 0.
rule-6-1-title = Cannons and the marks of weapons
rule-6-1 =
    Antipersonnel cannon: Damage 5, covers 2, long, Huge, 12 scrap. Artillery cannon: Damage 6, covers a quarter, extreme, Colossal, 75 scrap; special weapon, one-shot, special ammo of size Large, area of effect 5, firing arc 24.

    Special weapon: it rolls on its own (T-47). One-shot: empty after every shot. Special ammo: it uses its own rounds, which are gear of the stated size. Firing arc: see 3.8.

    Area of effect: everyone within that many squares of a target is targeted as well, in any squad and beyond the Rate of Fire (T-156). Those with less Size plus Armor than the target itself are affected, but add nothing to the defense power.
rule-6-2-title = Ammunition
rule-6-2 =
    Every ballistic gun comes with FMJ, which is free and always available. Armor piercing: Damage +1, 5 scrap. High explosive: Damage +2, 8. Hollow point, 1: primates it wounds recover worse after the battle. Incendiary, 4: see G-20.

    Effects of special ammunition other than Damage only affect targets of that weapon itself. Loaded ammunition takes no slots. Once it runs out, the gun is back on FMJ.

    A spare load is gear one Size smaller than the weapon. It is used up by one reload, and may be of another kind. There are ballistic, grenade and special rounds; each fits only weapons of its own class.
rule-6-3-title = Armor to wear
rule-6-3 =
    Helmet: Armor 1, half a slot, 1 scrap. Scrap metal armor: 2, one slot, 1. Bulletproof vest: 2, half a slot, 2. Body armor: 3, one slot, 3. Heavy armor: 4, two slots, 5.

    Powered armor makes its wearer count as one Size larger. Power suit: 3, half a slot, 10 scrap. Light power armor: 4, half a slot, 15. Heavy power armor: 5, one slot, 20. A helmet can be worn with any of the others, see G-21.
rule-6-4-title = Accessories
rule-6-4 =
    Backpack ammo supply, 1 scrap: for a weapon of Size Small or larger that takes no special ammo and has no fire selector; it is as large as the weapon. The weapon never runs out, uses one kind of ammunition only, and that costs three times as much.

    Bayonet, 1 scrap, Tiny: +1 weapon bonus in close combat, on a weapon of Size Small or larger. Berserk, scope, fire selector and engineering torch are in G-20.
rule-8-title = Talents of the command squad
rule-8 =
    CO: Ambush 15, stealth is harder to detect (T-138); Discipline 16, +1 Morale; Get Down! 18, see T-162; Special Order 10, the CO spends an action and a unit gains one (T-16). All of these reach to medium range of the CO. Range Practice 20: the whole platoon has +1 Accuracy, even when the CO is off the board.

    XO: Buck Up! 8, +1 Morale within short range of the XO; Charge! 6, primates within short range may join the XO's overrun for free (T-120); Follow Me 5, see G-29. A talent helps only its holder's own platoon.

    The CO, the XO and each kind of specialist buy only from their own lists; the specialists' lists are in G-06. Some of their talents work only while braced.
rule-g-03-title = What clans cost
rule-g-03 = A primate's scrap is 3 for each point of Size, 1 for every 3 squares of Speed, 2 for each point of Accuracy and Morale, minus 3. The price includes its weapon.
rule-g-04-title = Weapons of the clans
rule-g-04 = Tiny clans carry pistols, Small ones submachine guns, Medium ones assault rifles, Large ones shotguns, unless the roster says otherwise.
rule-g-05-title = The weapons
rule-g-05 =
    Pistol: Damage 0, covers 1, short, Tiny, 1 scrap. Submachine gun: 1, covers 1, short, Small, 2. Shotgun: 3, covers a half, short, Medium, 3. Assault rifle: 2, covers 1, medium, Medium, 3. Sniper rifle: 3, covers a half, long, Medium, 5, +1 Accuracy. Machinegun: 3, covers 2, long, Large, 8.

    Frag grenade: 4, covers a half, short, Tiny, 2, area 1, gone when thrown. Grenade launcher: 4, covers a half, medium, Medium, 6, area 1. Rocket launcher: 6, covers a half, medium, Large, 8, one-shot. Missile launcher: 6, covers 1, long, Large, 15, with counted missiles. Both launchers are special weapons with Medium rounds.

    Machete: no firearm, Small, 1 scrap, +2 weapon bonus in close combat. The cannons are in 6.1.
rule-g-06-title = Talents of specialists
rule-g-06 = Veteran: Steady Aim 6, +1 Accuracy while braced; Old Hands 5, +1 Morale. Grenadier: Strong Arm 5, grenades thrown or launched reach one band farther; Set Charges 6, area of effect +1 while braced. Tankbuster: Weak Spot 8, Damage +1 against vehicles; Quick Tube 6, while braced a one-shot weapon is reloaded without an action.
rule-g-13-title = How a command squad acts
rule-g-13 = The CO, the XO and each fireteam are units of their own, with two actions each. Together they are one of the platoon's four squads. One of a fireteam's two members leads it, with a sphere of six squares. No one takes a check when one of these leaders is lost.
rule-g-20-title = Further gear
rule-g-20 =
    Incendiary rounds, 4 scrap: Morale tests against being pinned by them are at -1. Berserk, 2: +2 in close combat, which isn't a weapon bonus, and -1 Accuracy. Scope, 2: +1 Accuracy at long range and beyond.

    Fire selector, 2: in each attack you may trade 1 Damage for 1 more Rate of Fire. Engineering torch, 5, Small: after a campaign battle it repairs wrecks.
rule-g-21-title = Wearing two pieces of armor
rule-g-21 = A primate may wear one helmet and one other piece of armor, and both count.
rule-g-28-title = Smoke grenades
rule-g-28 = Thrown at short range. The smoke fills every square within 2 of where it lands and blocks all lines of sight until the end of the thrower's next turn. Artillery may be centered on that square.
rule-g-29-title = Follow Me
rule-g-29 = Primates of the platoon whose sergeant or corporal is lost may use the XO as their center: everyone within 6 squares of the XO is inside the sphere.
rule-g-35-title = Night
rule-g-35 = Battles are fought by day. Lemurs, tarsiers and night monkeys are creatures of the night, but this changes no number.
rule-t-16-title = Special Order
rule-t-16 = A unit that is given an action by its CO has one more in this activation. A unit whose turn has ended can't be given any.
