# The lesson of the first battle: of each step its title, what the card says, and what is said to an order that it does not
# wait for. Keys stand in by name: { $accept } and its like.

lesson-first-battle-name = First battle
lesson-first-battle-about = Ten minutes, one step at a time: every order once.

lesson-first-battle-welcome-title = Welcome to the table
lesson-first-battle-welcome-text =
    The square counters are yours: Vermilion. The round ones are Cobalt, whom this lesson plays. You have three squads; each counter is one primate, and the number in its corner is its squad.

    Nothing can go wrong here. You may leave at any time and go on later.
lesson-first-battle-welcome-hint = One thing at a time: read the card, then press Next.

lesson-first-battle-ask-title = Pointing asks
lesson-first-battle-ask-text = Rest the pointer on one of the ringed mandrills: the sheet at the side tells who he is and what he carries. With keys, the arrows move a cursor that asks as the pointer does. Asking never changes anything.
lesson-first-battle-ask-hint = Only ask for now: rest the pointer on a ringed counter and do not click.

lesson-first-battle-activate-title = Activate a platoon
lesson-first-battle-activate-text = Sides take turns, and in a turn one platoon acts. The Morning Patrol shall begin: click one of its ringed counters, or its card, or press { $accept } while it is the golden one.
lesson-first-battle-activate-hint = The Noon Patrol has its turn later. Choose the Morning Patrol: its squads are ringed.

lesson-first-battle-draft-title = The first click drafts
lesson-first-battle-draft-text = Kudu is chosen: every squad has two actions in its turn. Ringed on the map are squares behind the wall. Click one: the walk is drawn with its cost, and nobody moves yet.
lesson-first-battle-draft-hint = First a walk: click one of the ringed squares behind the wall.

lesson-first-battle-walk-title = The second click takes
lesson-first-battle-walk-text = Pale counters show where each primate would end. Click the same square again, press { $accept }, or use the golden button: now they go. A right click or { $back } would drop the draft.
lesson-first-battle-walk-hint = Kudu's sergeant should end behind the wall. Click a ringed square, then the same one again.

lesson-first-battle-undo-title = Taking back
lesson-first-battle-undo-text = As long as no die has rolled, you may take an order back. Try it: press { $undo }, or Undo in the bar at the top.
lesson-first-battle-undo-hint = Not yet: first take the walk back with { $undo }.

lesson-first-battle-again-title = And once more
lesson-first-battle-again-text = They stand where they were, with both actions. Send them behind the wall again: click a ringed square, and click it a second time.
lesson-first-battle-again-hint = Kudu belongs behind the wall: click a ringed square twice.

lesson-first-battle-sphere-title = The sphere of influence
lesson-first-battle-sphere-text =
    The golden area shows where Kudu can go. The thin ring is its sphere of influence: six squares around the sergeant, who wears the golden ring. Everyone must end a walk inside it, or within two squares of a friend who is inside.

    Whoever is outside when the turn ends is lost. The game never leaves anyone behind unasked.
lesson-first-battle-sphere-hint = Read on first: press Next.

lesson-first-battle-help-title = The book of rules
lesson-first-battle-help-text = Every rule has a number, and a click on it opens the book there. { $help } opens it at what you are doing. Press { $help } now, look around, and come back with { $back }.
lesson-first-battle-help-hint = Open the book first: press { $help }, and { $back } to return.

lesson-first-battle-aim-title = Aim
lesson-first-battle-aim-text = Kudu has an action left. Ember stands in reach: three behind a wall, two in the open. Click one of them to draft an attack. The small words at the pointer are the odds: your attack against their defense.
lesson-first-battle-aim-hint = Kudu should shoot: click one of the ringed mandrills of Ember.

lesson-first-battle-commit-title = Read the odds, then commit
lesson-first-battle-commit-text = The forecast in the sheet adds up both sides and tells every result with its chance. The stronger side rolls more dice and picks one. Commit with a second click, { $accept } or the golden button. Shots fall later, all together.
lesson-first-battle-commit-hint = Commit Kudu's attack on Ember: click Ember again, or press { $accept }.

lesson-first-battle-overwatch-title = Lie in wait
lesson-first-battle-overwatch-text = An attack ends Kudu's actions. Heron has nobody in reach, so it shall wait: choose it with a click, press { $overwatch }, and confirm with { $accept }. It will fire at whoever walks into its sight in Cobalt's turn.
lesson-first-battle-overwatch-hint = Heron should go on overwatch: choose a ringed capuchin, press { $overwatch }, then { $accept }.

lesson-first-battle-end-title = End the turn
lesson-first-battle-end-text = Both squads are done. Press { $end } or the button at the foot. Had someone actions left, the game would ask once more.
lesson-first-battle-end-hint = That was all for this turn: press { $end }.

lesson-first-battle-fire-title = Now the shots
lesson-first-battle-fire-text = Now you name who is shot at. More targets may be hit, fewer are easier to hit: try Fewer and More in the sheet and watch the odds. Then keep all five and press Fire.
lesson-first-battle-fire-hint = Name all five of Ember with More, then press Fire.

lesson-first-battle-die-title = Pick the die
lesson-first-battle-die-text = You are stronger, so you rolled more than one die and pick the one that counts for all. Under each stands what it would do: the 4 fells those in the open and shakes those in cover. Click the 4.
lesson-first-battle-die-hint = A 2 would do nothing today. Click the 4.

lesson-first-battle-pins-title = Down and pinned
lesson-first-battle-pins-text =
    The two in the open are gone. The three behind the wall failed their Morale test: the red arrow says pinned. In its next turn a pinned primate neither moves nor shoots, and he can't run from a charge.

    Keep that in mind.
lesson-first-battle-pins-hint = Read on first: press Next.

lesson-first-battle-theirs-title = Cobalt's turn
lesson-first-battle-theirs-text = Cobalt sends Vega, the lemurs, round the pond. Watch: Heron is lying in wait there.

lesson-first-battle-react-title = Someone walks into sight
lesson-first-battle-react-text = Heron has seen them. Overwatch fires once: now, or at somebody who comes later. Take the shot: click the card that says so, or press { $accept }.
lesson-first-battle-react-hint = Do not let them pass: choose the card on which Heron fires.

lesson-first-battle-watch-fire-title = The same as before
lesson-first-battle-watch-fire-text = Name the targets, fire, pick a die. This time on your own: every answer is allowed.

lesson-first-battle-wait-title = Cobalt does what it can
lesson-first-battle-wait-text = Ember's platoon is not on in this turn, so its pins last. Cobalt has nothing more to do and ends the turn.

lesson-first-battle-charge-title = Charge!
lesson-first-battle-charge-text = Your Noon Patrol is on, the only platoon that has not acted. Its squad Oryx is fresh, and Ember is still pinned. Press { $charge }, click a mandrill of Ember, and click again: they run until they meet.
lesson-first-battle-charge-hint = Ember waits: press { $charge }, click one of the ringed mandrills, then again.

lesson-first-battle-contact-title = To close quarters
lesson-first-battle-contact-text = A charge asks as it goes: where the others stand, which die to keep, who of yours falls. A card tells each question, and { $accept } takes the marked answer. Who is pinned can neither fire nor flee. See it through to the end.

lesson-first-battle-finish-title = That is the game
lesson-first-battle-finish-text =
    Activate, walk, shoot, lie in wait, charge: you have done it all. What you have not met yet - hiding, bracing, reloading, vehicles - explains itself by the pointer and in the book.

    Two Groves makes a good first battle. Good hunting!
lesson-first-battle-finish-hint = The lesson is over: press Next.
