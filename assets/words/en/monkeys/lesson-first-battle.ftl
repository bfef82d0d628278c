# The lesson of the first battle: of each step its title, what the card says, and what is said to an order that it does not
# wait for. Keys, the words on buttons and both sides stand in by name: { $accept }, { $button-fire }, { $ours }. What a
# sentence says of the table is a claim of its step in the lesson's file, and is checked there.

lesson-first-battle-name = Monkeys With Guns
lesson-first-battle-about = Ten minutes, one step at a time: every order once.

lesson-first-battle-welcome-title = Welcome to the table
lesson-first-battle-welcome-text =
    The square counters are yours: { $ours }. The round ones are { $theirs }, and this lesson plays them. Each counter is one primate. You have three squads in two platoons. The mark on a counter shows its platoon, I or II, and then its squad.

    Nothing can go wrong here. You can leave at any time and go on later.
lesson-first-battle-welcome-hint = One thing at a time: read the card, then press { $button-next }.

lesson-first-battle-win-title = How to win
lesson-first-battle-win-text =
    This is a Skirmish. You win by driving off or eliminating more than half of the enemy's platoons. { $theirs } has two, so both must go.

    If neither side manages that in 10 rounds, the side that has lost less scrap wins. In each round every platoon takes one turn, and the sides alternate.
lesson-first-battle-win-hint = Read on first: press { $button-next }.

lesson-first-battle-ask-title = Point to ask
lesson-first-battle-ask-text = Rest the pointer on one of the ringed mandrills. The sheet at the side shows what it is and what it carries; if it is folded away, the tab at the right edge opens it. With keys, the arrows move a cursor that works like the pointer. Asking never changes anything.
lesson-first-battle-ask-hint = Only ask for now: rest the pointer on a ringed counter and do not click.

lesson-first-battle-activate-title = Activate a platoon
lesson-first-battle-activate-text = In a turn, one platoon acts. Start with the Morning Patrol: click one of its ringed counters, or its card, or press { $accept } while its card is marked. The order in which your platoons act in round 1 stays the same for the whole battle: the first is platoon A from then on, so its marks change from I to A.
lesson-first-battle-activate-hint = The Noon Patrol has its turn later. Choose the Morning Patrol: its squads are ringed.

lesson-first-battle-views-title = See the whole board
lesson-first-battle-views-text = { $whole-board } fits the whole table to the window; the wheel zooms. Now press { $views }. It lays a view over the board: what this squad sees, who sees a square, where enemies could shoot. Press it again for the next view; the last press puts it away, and so does { $back }.
lesson-first-battle-views-hint = Press { $views } first, to see what this squad sees.

lesson-first-battle-draft-title = The first click plans
lesson-first-battle-draft-text = Kudu is chosen. Every squad has two actions in its turn. The ringed squares are at the wall: with its leader on one of them, all of Kudu is in cover from Ember. Click one: the walk is drawn with its cost, and no one moves yet.
lesson-first-battle-draft-hint = First a walk: click one of the ringed squares at the wall.

lesson-first-battle-walk-title = The second click confirms
lesson-first-battle-walk-text = Pale counters show where each primate would end. Click the same square again, or press { $accept }: now they go. A right click or { $back } drops the draft instead.
lesson-first-battle-walk-hint = Kudu's leader should end on a ringed square at the wall. Click one, then the same one again.

lesson-first-battle-undo-title = Undo an order
lesson-first-battle-undo-text = As long as no die has been rolled, you can take an order back. Try it: press { $undo }, or { $button-undo } in the bar at the top.
lesson-first-battle-undo-hint = Not yet: first take the walk back with { $undo }.

lesson-first-battle-again-title = The same walk again
lesson-first-battle-again-text = They stand where they were, with both actions. Send them to the wall again: click a ringed square, and click it a second time.
lesson-first-battle-again-hint = Kudu belongs at the wall: click a ringed square twice.

lesson-first-battle-sphere-title = The sphere of influence
lesson-first-battle-sphere-text =
    The filled area shows where Kudu can go. The thin ring is its sphere of influence: six squares around its leader, the sergeant. Every member must end its walk inside it, or within two squares of a member that is inside.

    A member that is outside when your turn ends goes missing. The game never leaves anyone behind without asking you.
lesson-first-battle-sphere-hint = Read on first: press { $button-next }.

lesson-first-battle-help-title = The book of rules
lesson-first-battle-help-text = Every rule has a number, and a click on it opens the book there. { $help } opens it at what is under the pointer, or at the decision that you are asked for. Press { $help } now, look around, and come back with { $back }.
lesson-first-battle-help-hint = Open the book first: press { $help }, and { $back } to return.

lesson-first-battle-aim-title = Aim
lesson-first-battle-aim-text = Kudu has one action left, and Ember is in reach: three in cover behind a wall, two in the open. Click one of them to draft an attack. The numbers at the pointer are your attack power against their defense power.
lesson-first-battle-aim-hint = Kudu should shoot: click one of the ringed mandrills of Ember.

lesson-first-battle-commit-title = Read the odds first
lesson-first-battle-commit-text = The forecast in the sheet adds up both powers and lists every result with its chance. Unless the powers are equal, two or three dice are rolled, and the stronger side picks one. Commit with a second click or { $accept }. The shots are fired when you end your turn.
lesson-first-battle-commit-hint = Commit Kudu's attack on Ember: click Ember again, or press { $accept }.

lesson-first-battle-overwatch-title = Lie in wait
lesson-first-battle-overwatch-text =
    An attack ends Kudu's turn. Heron can wait for the enemy instead: choose it with a click, press { $overwatch } or { $button-overwatch }, and confirm with { $accept }.

    On overwatch a squad may fire once at an enemy that moves into its sight, until its own next turn. Letting an enemy pass ends the overwatch too. The enemy can do the same to you: a drafted walk shows where overwatch would see it.
lesson-first-battle-overwatch-hint = Heron should go on overwatch: choose a ringed capuchin, press { $overwatch }, then { $accept }.

lesson-first-battle-end-title = End the turn
lesson-first-battle-end-text = Both squads are done. Press { $end }. If a squad could still act, the game would ask you once more.
lesson-first-battle-end-hint = That was all for this turn: press { $end }.

lesson-first-battle-fire-title = Name the targets
lesson-first-battle-fire-text = Now you name who is shot at. More targets may be hit, but fewer have less defense: press { $fewer } a few times and watch the odds, and { $more } to go back. Name all five and press { $button-fire }.
lesson-first-battle-fire-hint = Name all five of Ember with { $more }, then press { $button-fire }.

lesson-first-battle-die-title = Pick the die
lesson-first-battle-die-text = Your attack is stronger, so two dice were rolled and you pick the one that counts for everyone. Under each die you see what it would do: the 4 wounds those in the open, and those in cover test or are pinned. Click the 4.
lesson-first-battle-die-hint = A 2 would do nothing today. Click the 4.

lesson-first-battle-pins-title = Wounded and pinned
lesson-first-battle-pins-text =
    The two in the open are wounded and out of the battle. The three behind the wall failed their Morale test and carry the mark for pinned. Through its whole next turn a pinned primate can't move or shoot, and it can't flee from a charge.

    Keep that in mind.
lesson-first-battle-pins-hint = Read on first: press { $button-next }.

lesson-first-battle-theirs-title = The enemy's turn
lesson-first-battle-theirs-text = { $theirs } sends Vega, a squad of macaques, around the pond. Watch: Heron is on overwatch there.

lesson-first-battle-react-title = Someone in sight
lesson-first-battle-react-text = Heron has seen them. If it fires, its overwatch is used up. If it lets them pass, its overwatch ends as well. So take the shot: click the card that says so, or press { $accept }.
lesson-first-battle-react-hint = Do not let them pass: choose the card on which Heron fires.

lesson-first-battle-watch-fire-title = The same as before
lesson-first-battle-watch-fire-text = Name the targets and fire; if the dice differ, pick one. This time on your own: every answer is allowed.

lesson-first-battle-wait-title = Nothing more to do
lesson-first-battle-wait-text = Ember's platoon has not had its turn, so its pins last. { $theirs } has nothing more to do and ends the turn.

lesson-first-battle-charge-title = Charge!
lesson-first-battle-charge-text = Now your Noon Patrol acts, the only one of your platoons that hasn't had its turn. Its squad Oryx is fresh, and Ember is still pinned. Press { $charge } or { $button-charge }, click a mandrill of Ember, and click again: they run until they meet.
lesson-first-battle-charge-hint = Ember waits: press { $charge }, click one of the ringed mandrills, then again.

lesson-first-battle-contact-title = Close combat
lesson-first-battle-contact-text = A charge asks you questions as it goes: where the others go, which die to keep, which of your members are injured. Each question has a card, and { $accept } takes the marked answer. Ember is pinned, so it can neither fire nor flee, whatever it rolls to stand firm. See the charge through to its end.

lesson-first-battle-finish-title = That is the game
lesson-first-battle-finish-text =
    Activate, walk, shoot, lie in wait, charge: you have done it all. Hiding, bracing, reloading and vehicles are explained when you point at them, and in the book.

    In a battle, { $advice } asks for advice, { $reasons } shows why a scripted opponent did what it did, and { $rolls } lists the dice of the battle with their averages.

    { $button-play-on } continues this battle against a scripted opponent. After it, Two Groves makes a good first battle of your own. Good hunting!
lesson-first-battle-finish-hint = The lesson is over: press { $button-done } or { $button-play-on }.
