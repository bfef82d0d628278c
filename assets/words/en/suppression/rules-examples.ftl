# The rules help of Suppression Actions: the worked examples.

suppression-rule-w1-title = What a unit may do
suppression-rule-w1 = In command without a marker: all nine actions. Out of command, or with 1 marker: Halt, Go To Ground, Fall Back, Advance, Open Fire. With 2: the three Free ones. With 3 or more: Fall Back only, and doing nothing is refused (R4, R6, A4).
suppression-rule-w2-title = Numbers to hit
suppression-rule-w2 = Skill 3 against Evasion 3 needs a 4. Focus Fire at long range: 4 against 4, again a 4. At a unit that ran At The Double: a 3. Open Fire at long range into woods: a 6. A Shooting Advance at long range at a unit on the ground in woods would need an 8 and is refused (G3).
suppression-rule-w3-title = A volley and its marker
suppression-rule-w3 = Eight rifles fire at six raiders: 5 of the dice show 4 or more, and so do 3 of the 5 dice to wound. 5 hits on 6 primates give 1 marker. The raiders have lost half, so they check with 3 dice: 4, 5 and 2. One success, they hold (G5, G10).
suppression-rule-w4-title = Two markers from one volley
suppression-rule-w4 = The same volley with 6 hits and no one wounded: as many hits as primates, so 2 markers. In its Starting Phase the unit's limit is 2. Dice of 3, 2 and 6 remove one marker, so it may take Minor and Free actions (G5, G7).
suppression-rule-w5-title = The machine gun
suppression-rule-w5 = A machine gun hits four gunners twice. Its hits count double, 4 against 4 primates: 2 markers. A single hit counts 2: only 1 marker (G5, G23).
suppression-rule-w6-title = Markers and Nerve
suppression-rule-w6 = With Leadership 3 and Nerve 3, a die must show 3 or less with 0 or 1 marker, 2 or less with 2, and a 1 with 3 or more. The unit passes in about 88 of 100 checks, then 70, then 42 (G6).
suppression-rule-w7-title = Rallied or destroyed
suppression-rule-w7 = A unit is falling back with 3 markers. Dice of 2, 2 and 5 have no success: it is destroyed. Dice of 1, 4 and 1 have two: it rallies, keeps 1 marker, and may take a Minor or Free action in this turn (G9).
suppression-rule-w8-title = How far back
suppression-rule-w8 = A unit of side A with Move 6 rolls a 4: its leader goes back 10 rows. From row 7 it stops in row 0. If it has to fall back again there, it is destroyed without a die (G8).
suppression-rule-w9-title = A hole in a Swarm
suppression-rule-w9 = A mortar hits the middle of a Swarm of seven: three fall, and 3 hits give 1 marker. The four that are left stand on both sides of the hole, so any leader has two others out of command: no Major action. If one in the middle had lived and led, all would be in command (R6, R20).
suppression-rule-w10-title = What moves cost
suppression-rule-w10 = 5 columns and 3 rows away costs 6. 6 columns and 3 rows costs 7, too far for Move 6. 4 and 4 costs 6. 8 and 6 costs 11: At The Double on clear ground (G1).
suppression-rule-w11-title = An assault
suppression-rule-w11 = Five gorillas charge six macaques. They hit 3 times, and 3 fall without a die. The macaques hold, hit twice, and can't hurt a gorilla. The gorillas hold and strike again, and the last three fall (G12).
suppression-rule-w12-title = The army leaves
suppression-rule-w12 = An army began with 7 units. With 4 left there is no test. With 3 left a leader rolls 4, 6 and 5 against a Nerve of 3: the army leaves, and the other side wins (G7).
suppression-rule-w13-title = Running toward the enemy
suppression-rule-w13 = The only enemy stands 10 squares south. Running to 6 columns and 6 rows away brings the leader nearer: allowed. Running 10 squares east takes it farther away: refused (A7).
