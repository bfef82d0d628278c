# The lesson of Initiative Ladder: of each step its title, what the card says, and what is said to an order that it does not
# wait for. What a sentence says of the table is a claim of its step in the lesson's file, and is checked there.

initiative-lesson-third-battle-name = Initiative Ladder
initiative-lesson-third-battle-about = Ten minutes, one call at a time: phases, a repeated walk, aim and fire, wounds, and a shot at a moving enemy.

initiative-lesson-third-battle-welcome-title = Single characters
initiative-lesson-third-battle-welcome-text =
    The square counters are yours: { $ours }, with Tendai the baboon, Big Oba the gorilla and Old Rahman the orangutan. The round ones are { $theirs }, and this lesson plays them.

    Here every counter is one character, and a turn is 30 seconds. It has 6 phases of 5 seconds, and in each phase a character takes one action at most.
initiative-lesson-third-battle-welcome-hint = Read the card first, then press { $button-next }.

initiative-lesson-third-battle-win-title = How to win
initiative-lesson-third-battle-win-text = This battle lasts one turn. After it, the side with more characters that can still act wins. A side also loses when it is broken at the end of a turn: at most a third of it can act, and at least twice as many of the enemy.
initiative-lesson-third-battle-win-hint = Read the card first, then press { $button-next }.

initiative-lesson-third-battle-ladder-title = The ladder
initiative-lesson-third-battle-ladder-text =
    The bar at the top shows the phases, from 6 down to 1. In each phase everyone is called whose Initiative is at least its number. So the lemur, with 5, is called five times in this turn; Tendai and the spider monkey, with 4, four times; Big Oba, with 3, three times; and Old Rahman, with 2, twice.

    Slow characters have one way to make up for that: before phase 6 you may declare that one repeats a movement in all six phases.
initiative-lesson-third-battle-ladder-hint = Read the card first, then press { $button-next }.

initiative-lesson-third-battle-repeat-title = A repeated walk
initiative-lesson-third-battle-repeat-text = Click Big Oba, then click one of the ringed squares, and once more to declare it. It will walk 4 squares at the start of every phase until it is there.
initiative-lesson-third-battle-repeat-hint = Choose Big Oba, and click a ringed square twice.

initiative-lesson-third-battle-declared-title = Nothing more
initiative-lesson-third-battle-declared-text = The others keep their calls: nothing more is declared. Press { initiative-order-declared } at the lower right, and once more to confirm.
initiative-lesson-third-battle-declared-hint = Press { initiative-order-declared } twice.

initiative-lesson-third-battle-six-title = Their turn to declare
initiative-lesson-third-battle-six-text = The other side may declare something too. Then phase 6 begins.
initiative-lesson-third-battle-six-hint = Wait for the other side.

initiative-lesson-third-battle-goes-title = It goes first
initiative-lesson-third-battle-goes-text = Phase 6. Repeated actions come before all calls, whatever the Initiative. Press { initiative-order-go-on } and then { $accept }.
initiative-lesson-third-battle-goes-hint = Press { initiative-order-go-on }, then { $accept }.

initiative-lesson-third-battle-again-title = And again
initiative-lesson-third-battle-again-text = Nobody here has Initiative 6, so phase 5 follows at once. Big Oba walks once more: { initiative-order-go-on }.
initiative-lesson-third-battle-again-hint = Press { initiative-order-go-on }, then { $accept }.

initiative-lesson-third-battle-five-title = The lemur
initiative-lesson-third-battle-five-text = The lemur is called in phase 5. It holds.
initiative-lesson-third-battle-five-hint = Wait for the other side.

initiative-lesson-third-battle-break-title = Far enough
initiative-lesson-third-battle-break-text =
    Phase 4. Big Oba sees the lemur from here. Press { initiative-order-break-off }.

    There is a price: it does nothing until its next regular call, in phase 3, and then it may only go prone, duck behind cover, or hold. From the call after that it may do anything again.
initiative-lesson-third-battle-break-hint = Press { initiative-order-break-off }, then { $accept }.

initiative-lesson-third-battle-queue-title = The queue of calls
initiative-lesson-third-battle-queue-text =
    The faces beside the phases are the queue. The one with the gold edge is called now, and pale counters on the board aren't called any more in this phase.

    Within a phase the lowest Initiative comes first. The spider monkey and Tendai both have 4: then the higher Agility minus the bulk of the weapon goes first. Rest the pointer on a face to see why it is there.
initiative-lesson-third-battle-queue-hint = Read the card first, then press { $button-next }.

initiative-lesson-third-battle-ask-title = Point to ask
initiative-lesson-third-battle-ask-text = Tendai is called. Rest the pointer on the ringed spider monkey: the forecast shows the number line by line. Tendai's rifle asset is 10. A quick shot at Short range is Difficult, so a d20 must show 10 or less.
initiative-lesson-third-battle-ask-hint = Only ask for now: rest the pointer on the ringed counter.

initiative-lesson-third-battle-aim-title = Aim
initiative-lesson-third-battle-aim-text = Aiming takes an action, and makes the first shot a level easier. Press { initiative-order-aim } and click the ringed spider monkey; if the order is still a draft, click again. What Tendai aims at is outlined as long as the aim stands.
initiative-lesson-third-battle-aim-hint = Press { initiative-order-aim } and click the ringed spider monkey; if the order is still a draft, click again.

initiative-lesson-third-battle-four-title = The others
initiative-lesson-third-battle-four-text = Others are called after Tendai, and before Big Oba. They hold.
initiative-lesson-third-battle-four-hint = Wait for the other side.

initiative-lesson-third-battle-prone-title = Broken off
initiative-lesson-third-battle-prone-text = Phase 3, and Big Oba is called. It has broken off, so it may only go prone, duck, or hold. Prone characters are harder to hit beyond Short range. Press { initiative-order-go-prone }, then { $accept }.
initiative-lesson-third-battle-prone-hint = Press { initiative-order-go-prone }, then { $accept }.

initiative-lesson-third-battle-fire-title = Aimed fire
initiative-lesson-third-battle-fire-text = Tendai's aim holds: its first shot now needs 17 or less, the two quick ones after it 10 or less. Press { initiative-order-fire } and click the spider monkey; if the order is still a draft, click again. The dice are thrown at once.
initiative-lesson-third-battle-fire-hint = Press { initiative-order-fire } and click the ringed spider monkey; if the order is still a draft, click again.

initiative-lesson-third-battle-wound-title = Wounds
initiative-lesson-third-battle-wound-text =
    Two of three hit. The chest took 9, a scratch under the vest. The leg took 15: a serious wound, and that costs 3 Initiative. So much damage at once also knocked the spider monkey down, and it panics: it loses its next calls.

    Click it to see its body on the sheet: how much each part has taken, and what it bears. An Initiative of 1 is one call a turn. That is nearly as good as putting it out.
initiative-lesson-third-battle-wound-hint = Read the card first, then press { $button-next }.

initiative-lesson-third-battle-three-title = The lemur again
initiative-lesson-third-battle-three-text = The lemur is called once more in this phase. It holds.
initiative-lesson-third-battle-three-hint = Wait for the other side.

initiative-lesson-third-battle-mark-title = A marksman
initiative-lesson-third-battle-mark-text = Phase 2, and Old Rahman is called for the first time in this turn. A scoped rifle fires one shot, so aim counts for all of it. Press { initiative-order-aim } and click the ringed spider monkey; if the order is still a draft, click again.
initiative-lesson-third-battle-mark-hint = Press { initiative-order-aim } and click the ringed spider monkey; if the order is still a draft, click again.

initiative-lesson-third-battle-cover-title = Watch the lemur
initiative-lesson-third-battle-cover-text = Big Oba's machine gun fires bursts: aim doesn't help those. But a character that aims may also fire at enemies that move where it aims. Press { initiative-order-aim } and click the ringed lemur; if the order is still a draft, click again.
initiative-lesson-third-battle-cover-hint = Press { initiative-order-aim } and click the ringed lemur; if the order is still a draft, click again.

initiative-lesson-third-battle-hold-title = Hold
initiative-lesson-third-battle-hold-text = Nobody has to act. Let Tendai hold: press { initiative-order-hold }, then { $accept }.
initiative-lesson-third-battle-hold-hint = Press { initiative-order-hold }, then { $accept }.

initiative-lesson-third-battle-two-title = The end of phase 2
initiative-lesson-third-battle-two-text = The lemur is the last one in this phase. It holds.
initiative-lesson-third-battle-two-hint = Wait for the other side.

initiative-lesson-third-battle-shot-title = One shot
initiative-lesson-third-battle-shot-text = Phase 1, the last one. The spider monkey panics and loses its call, so Old Rahman comes first. It needs 17 or less. Press { initiative-order-fire } and click the ringed spider monkey; if the order is still a draft, click again. It hits the head, which bears least: that is the end.
initiative-lesson-third-battle-shot-hint = Press { initiative-order-fire } and click the ringed spider monkey; if the order is still a draft, click again.

initiative-lesson-third-battle-wait-title = Keep the aim
initiative-lesson-third-battle-wait-text = The lemur is called after Big Oba. Holding isn't an action: the aim stays, and Big Oba may still fire in this phase. Press { initiative-order-hold }, then { $accept }.
initiative-lesson-third-battle-wait-hint = Press { initiative-order-hold }, then { $accept }.

initiative-lesson-third-battle-reload-title = Reload
initiative-lesson-third-battle-reload-text = Tendai has 7 of 10 rounds left. One reload action fills a rifle. Press { initiative-order-reload }, then { $accept }.
initiative-lesson-third-battle-reload-hint = Press { initiative-order-reload }, then { $accept }.

initiative-lesson-third-battle-watch-title = Opportunity fire
initiative-lesson-third-battle-watch-text = The lemur moves, and you are asked at the first square where Big Oba could fire: the card shows the dice, the line shows the squares still to come. Each side has one such shot in a phase. Take it.
initiative-lesson-third-battle-watch-hint = Choose the card on which the gorilla fires.

initiative-lesson-third-battle-finish-title = Thirty seconds
initiative-lesson-third-battle-finish-text =
    The lemur and the spider monkey are dead: three of yours against one. You have won.

    In a battle you have six characters, and more to choose from: close combat, other weapons, talk, and ambushes in which some of them are hidden. The rules are always a key away: { $help }. { $button-play-next } sets up The Pump Yard.
initiative-lesson-third-battle-finish-hint = Press { $button-done }, or { $button-play-next }.
