# The rules help of Initiative Ladder: the worked examples.

initiative-rule-w1-title = Calls of the League
initiative-rule-w1 = Phase 6: the Captain. Phase 5: Lemur, Gibbon, Captain. Phase 4: Spider Monkey, Lemur, Gibbon, Captain. Phases 3, 2 and 1: Tarsier, Howler, Spider Monkey, Lemur, Gibbon, Captain. Those are 26 calls, the sum of the Initiatives (R13 to R16).
initiative-rule-w2-title = Numbers to hit
initiative-rule-w2 = A Baboon with a rifle and asset 10. Short: quick 10, aimed 17. Medium: quick 5, aimed 10, quick at a covered target 2. Long: quick 2, and quick at a covered target is refused. Extreme: aimed 2, quick is refused. Quick at a Small target: Short 10, Medium 2 (G3).
initiative-rule-w3-title = Recoil
initiative-rule-w3 = A Baboon of Strength 6 fires 3 quick shots with recoil 3: it needs 10, 10 and 10, since 3 and 6 don't exceed its Strength. A shooter of Strength 4 with the same asset needs 10, 10 and 8 (G5).
initiative-rule-w4-title = Dice of a burst
initiative-rule-w4 = A machine gun at Short range in the open, 3 bursts with recoil 3. The Gorilla with Strength 9 rolls 5, 5 and 5 dice. The Howler with Strength 7 rolls 5, 5 and 3, since 9 exceeds 7 by 2. At Medium range and a covered target the Howler rolls 3, 3 and 1 (G6).
initiative-rule-w5-title = Wounds that add up
initiative-rule-w5 =
    A Baboon with a vest is hit by rifles. The chest bears 18: two dice of 5 and 4 are 9, a scratch. A second hit of 6 and 4 makes 19, a serious wound: Initiative 4 minus 3 is 1. The head bears 6: 6, 5 and 3 are 14, more than twice as much, and the Baboon is dead.

    A leg bears 12. A hit of 13 there would be serious. One of 25 would be critical: Initiative 0, but alive (G7).
initiative-rule-w6-title = Knocked down
initiative-rule-w6 = The Gorilla Heavy has Agility 4 and Initiative 3. One hit of 8 knocks it down. A panic die of 5 costs it 2 calls, a 3 costs none (G8).
initiative-rule-w7-title = An aim through the phases
initiative-rule-w7 =
    A shooter with Initiative 3 aims in phase 3, so it takes no opportunity fire there. In phase 2 an enemy crosses and it fires: its call of phase 2 is gone, and the aim stays. In phase 1 it fires as usual, the first shot aimed, and the aim is used up.

    If it holds instead, it may fire once in phase 6 of the next turn. In phase 5 it is refused (R22). In phase 3 it may fire again, and after a new aim also out of its phases.
initiative-rule-w8-title = The second shooter
initiative-rule-w8 = A friend that aims as well is refused in the same phase (R24). Where the limit is one for each character, it may fire, too (A17).
initiative-rule-w9-title = A repeated walk
initiative-rule-w9 = A character with Initiative 2 repeats a walk: 4 squares at the start of each phase, 24 in the turn. Called in two phases it would get 8. If it breaks off in phase 4, it does nothing in 4 and 3. In phase 2 it may only go prone or duck, and in phase 1 it is free again (R19).
initiative-rule-w10-title = What moves cost
initiative-rule-w10 = 6 columns and 5 rows cost 8, a legal trot. 7 and 4 cost 9, too far. From prone a trot has 4. A step into brush costs twice as much (G1, A11, G21).
initiative-rule-w11-title = The arc
initiative-rule-w11 = Aiming straight down 10 rows. A square 5 columns and 9 rows away is inside the arc, and so is one 4 and 7 away, on either side. 5 and 8, 6 and 10, and everything behind are outside (A13).
initiative-rule-w12-title = Wounded before the call
initiative-rule-w12 = A character with Initiative 5 is wounded in phase 4 before its call. A slight wound leaves it 4: it is still called, in the place of the fives. A serious one leaves 2: the call is lost, and it is next called in phase 2 with the twos (A2).
initiative-rule-w13-title = The ambush turn
initiative-rule-w13 = A mover with Initiative 4 walks in phases 6, 5, 4 and on. One with Initiative 6 is called as usual. An ambusher with Initiative 3 that aims may fire in phase 5 when a mover enters its arc. Without an aim it fires first in phase 3 (R25, R26).
