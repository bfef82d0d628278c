# The lesson of Suppression Actions: of each step its title, what the card says, and what is said to an order that it does
# not wait for. What a sentence says of the table is a claim of its step in the lesson's file, and is checked there.

suppression-lesson-second-battle-name = Suppression Actions
suppression-lesson-second-battle-about = Ten minutes, one step at a time: markers, the three kinds of action, falling back, and a charge.

suppression-lesson-second-battle-welcome-title = Another way to fight
suppression-lesson-second-battle-welcome-text =
    The square counters are yours: { $ours }. The round ones are { $theirs }, and this lesson plays them. You have three units. In your turn you use all of them, in any order, and each takes one action.

    Enemy fire puts suppression markers on a unit. Markers take its actions away. That is what this game is about.
suppression-lesson-second-battle-welcome-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-win-title = How to win
suppression-lesson-second-battle-win-text = The ringed square is an objective, a fig tree. At the end of each round, the side that alone has a steady unit within 3 squares of it scores 1 point. Steady means at most 1 marker, and not falling back. After 3 rounds the higher score wins.
suppression-lesson-second-battle-win-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-ask-title = Point to ask
suppression-lesson-second-battle-ask-text = Rest the pointer on one of the ringed rifles. Asking never changes anything, and you can click any unit to see what is known about it.
suppression-lesson-second-battle-ask-hint = Only ask for now: rest the pointer on a ringed counter.

suppression-lesson-second-battle-categories-title = Three kinds of action
suppression-lesson-second-battle-categories-text =
    There are nine actions: three Free, two Minor and four Major.

    With no markers a unit may take any of them. With 1 marker it may take a Minor or a Free one. With 2 it may take only a Free one, so it can't shoot. With 3 or more it must fall back.
suppression-lesson-second-battle-categories-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-aim-title = The needed number
suppression-lesson-second-battle-aim-text =
    Your Millrace Rifles are chosen. Press { suppression-order-open-fire }, then click the ringed enemy unit. Nobody shoots yet.

    To hit, a die must show 4 plus the target's Evasion minus the shooter's BS. Here that is 4. At more than half of the weapon's range, Evasion counts as 1 higher.
suppression-lesson-second-battle-aim-hint = Choose the Millrace Rifles, press { suppression-order-open-fire }, and click the ringed enemy.

suppression-lesson-second-battle-fire-title = Open fire
suppression-lesson-second-battle-fire-text = Click the same enemy again, or press { $accept }. All eight rifles shoot: one die each to hit, then one die for each hit to see whether it is a casualty. You can't undo an order that rolled dice.
suppression-lesson-second-battle-fire-hint = Click the ringed enemy again, or press { $accept }, to open fire.

suppression-lesson-second-battle-marker-title = The first marker
suppression-lesson-second-battle-marker-text = Five hits, and three casualties. What matters more: any hit leaves a marker. As many hits as the unit has members leave a second one. The unit had eight members and took five hits, so it has 1 marker and can't take a Major action.
suppression-lesson-second-battle-marker-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-focus-title = One more
suppression-lesson-second-battle-focus-text = Now the Blue Face Battery. Click it, press { suppression-order-focus-fire }, and click the same enemy twice. Focus Fire is a Major action: nobody moves, and the aim is 1 better. The hits of a machine gun count twice for markers.
suppression-lesson-second-battle-focus-hint = Choose the Blue Face Battery, press { suppression-order-focus-fire }, and click the ringed enemy twice.

suppression-lesson-second-battle-three-title = Three markers
suppression-lesson-second-battle-three-text = No casualties, but three hits of the machine gun counted as six, more than the five who are left. Two more markers: the unit has 3. Unless it shakes some off, all it can do in its turn is fall back. Markers stop more enemies than bullets do.
suppression-lesson-second-battle-three-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-double-title = At the double
suppression-lesson-second-battle-double-text =
    The Door Committee is far from the tree. Click it, press { suppression-order-at-the-double }, then click a ringed square: its leader goes there, and the others follow.

    It moves twice as far, and must end nearer to an enemy. Everyone must end inside the leader's command radius, 6 squares here.
suppression-lesson-second-battle-double-hint = Choose the Door Committee, press { suppression-order-at-the-double }, and click a ringed square.

suppression-lesson-second-battle-run-title = Go
suppression-lesson-second-battle-run-text = The pale counters show where everyone would end. Click the same square again or press { $accept }. { $back } drops the order instead.
suppression-lesson-second-battle-run-hint = Click the ringed square again, or press { $accept }.

suppression-lesson-second-battle-running-title = Speed has a price
suppression-lesson-second-battle-running-text = A unit that runs is easier to hit: Evasion is 1 lower until your next Starting Phase. This order rolled no dice, so { $undo } would take it back.
suppression-lesson-second-battle-running-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-end-title = End the phase
suppression-lesson-second-battle-end-text = All your units have acted. Press { $end } or the button with that letter, then confirm. Enemies that lost half of their members in this phase would now check their morale; then you could charge. Nobody is near enough yet.
suppression-lesson-second-battle-end-hint = End the Action Phase: press { $end }, then { $accept }.

suppression-lesson-second-battle-theirs-title = Their turn
suppression-lesson-second-battle-theirs-text = { $theirs } began its turn with a check for the unit with 3 markers, and failed. It must fall back toward its own edge. Its gunners shoot at you, and its leapers come for the tree. Watch.

suppression-lesson-second-battle-contested-title = Nobody's tree
suppression-lesson-second-battle-contested-text = Round 1 is over. Both sides have a steady unit near the tree, so nobody scored. Your Door Committee and their leapers will have to settle that.
suppression-lesson-second-battle-contested-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-starting-title = Your Starting Phase
suppression-lesson-second-battle-starting-text = Your rifles were hit hard and had 2 markers. At the start of your turn each such unit rolls as many dice as its Ld, 3 here. A die passes at its Nv, 3, or less, and each marker after the first lowers that by 1. They rolled 5, 2 and 6 against 2: one die passed, so one marker is gone.
suppression-lesson-second-battle-starting-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-help-title = Why not?
suppression-lesson-second-battle-help-text = The rifles still have 1 marker, so { suppression-order-focus-fire } is closed to them. Rest the pointer on its button to read why. Now press { $help }: the rule opens. Close it to go on. { $help } works like that everywhere.
suppression-lesson-second-battle-help-hint = Press { $help } to read the rule, then close it.

suppression-lesson-second-battle-ground-title = Go to ground
suppression-lesson-second-battle-ground-text = Their gunners will shoot at the rifles again. Choose the Millrace Rifles, press { suppression-order-go-to-ground }, and confirm with { $accept }. It is a Free action: Evasion is 1 higher until your next turn.
suppression-lesson-second-battle-ground-hint = Choose the Millrace Rifles, press { suppression-order-go-to-ground }, then { $accept }.

suppression-lesson-second-battle-halt-title = Halt and fire
suppression-lesson-second-battle-halt-text = Choose the Blue Face Battery, press { suppression-order-halt-and-fire }, and click their gunners twice. The others would first gather around the leader; here they already stand close. It is a Major action without a bonus, for a unit that has been scattered.
suppression-lesson-second-battle-halt-hint = Choose the Blue Face Battery, press { suppression-order-halt-and-fire }, and click the ringed gunners twice.

suppression-lesson-second-battle-advance-title = Advance
suppression-lesson-second-battle-advance-text = Two gunners are out, and 2 markers keep the rest from shooting until they shake them off. Now choose the Door Committee, press { suppression-order-advance }, and click a ringed square twice. A unit that advances may still charge in this turn; one that shoots or runs may not.
suppression-lesson-second-battle-advance-hint = Choose the Door Committee, press { suppression-order-advance }, and click a ringed square twice.

suppression-lesson-second-battle-morale-title = Half of them
suppression-lesson-second-battle-morale-text = End the Action Phase. Their gunners lost two of four, so they check their morale at once, with the same dice as in a Starting Phase. If they fail, they fall back immediately.
suppression-lesson-second-battle-morale-hint = End the Action Phase: press { $end }, then { $accept }.

suppression-lesson-second-battle-charge-title = Charge
suppression-lesson-second-battle-charge-text = They failed and ran. This is the Assault Phase. A unit with at most 1 marker may charge an enemy within 6 squares. Choose the Door Committee, press { suppression-order-charge }, and click the leapers twice. Both sides strike in turn until one falls back.
suppression-lesson-second-battle-charge-hint = Choose the Door Committee, press { suppression-order-charge }, and click the ringed leapers twice.

suppression-lesson-second-battle-victor-title = The victor moves
suppression-lesson-second-battle-victor-text = They took three casualties, failed their check and fled. The victor may move up to 3 squares. Press { $accept } to stay, or click where its leader should go and confirm. Stay near the tree.
suppression-lesson-second-battle-victor-hint = Press { $accept } to stay, or choose a square near the tree.

suppression-lesson-second-battle-rally-title = Rally or be destroyed
suppression-lesson-second-battle-rally-text = A unit that is falling back has one chance. In its owner's next Starting Phase it checks: if it passes, it rallies; if it fails, it is destroyed. Their rifles had 3 markers and did not pass. The gunners and the leapers did. If you are asked whether to charge again, end the Assault Phase.

suppression-lesson-second-battle-score-title = Your tree
suppression-lesson-second-battle-score-text = Their gunners shot at your rifles, which had gone to ground: they needed a number 1 higher, and missed. You alone hold the tree: 1 point. Keep the Door Committee where it is, and you score again.
suppression-lesson-second-battle-score-hint = Read the card first, then press { $button-next }.

suppression-lesson-second-battle-last-title = You may also do nothing
suppression-lesson-second-battle-last-text = A unit may pass, unless it has 3 markers. You hold what you need: end the Action Phase. If a unit had to fall back, the game would warn you first.
suppression-lesson-second-battle-last-hint = End the Action Phase: press { $end }, then { $accept }.

suppression-lesson-second-battle-over-title = The last turn
suppression-lesson-second-battle-over-text = { $theirs } has the last turn of the battle. After round 3 the points are counted.

suppression-lesson-second-battle-finish-title = Won
suppression-lesson-second-battle-finish-text =
    Two points to none: { $ours } wins. A side also loses when its last unit is gone, or when it has lost more than half of its units and an officer fails to hold the army together.

    You haven't seen Halt, which gathers a scattered unit, or Shooting Advance, which moves and shoots with aim 1 worse. { $help } explains both. { $button-play-next } sets up Three Fig Trees.
suppression-lesson-second-battle-finish-hint = Press { $button-done }, or { $button-play-next }.
