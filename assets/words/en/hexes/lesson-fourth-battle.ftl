# The lesson of Ordered Hexes: of each step its title, what the card says, and what is said to an order that it does not wait
# for. What a sentence says of the table is a claim of its step in the lesson's file, and is checked there.

hexes-lesson-fourth-battle-name = Ordered Hexes
hexes-lesson-fourth-battle-about = Ten minutes: cards that are written a round ahead, 38 steps that both sides carry out at once, and the choices they leave.

hexes-lesson-fourth-battle-welcome-title = A round ahead
hexes-lesson-fourth-battle-welcome-text =
    The square counters are yours: { $ours }, with Kudu, four baboons with rifles, and Anvil, two gorillas. The round one is { $theirs }: Liana, four spider monkeys with rifles.

    The arrow on a counter shows which way the unit faces. The strip below it shows how many models are left and how fast the unit is. This battle lasts two rounds.
hexes-lesson-fourth-battle-welcome-hint = Read the card first, then press { $button-next }.

hexes-lesson-fourth-battle-cards-title = Cards
hexes-lesson-fourth-battle-cards-text =
    Each unit gets two cards a round. The movement card has three steps: 360 is any turn, F goes a hex forward, A makes the unit faster, and B slower. The fire card has two: one for Gunnery 1, before the moves, and one for Gunnery 2, after them.

    A movement card is for one speed. Kudu stands still, so the cards for a slow unit are dim: they would do nothing.
hexes-lesson-fourth-battle-cards-hint = Read the card first, then press { $button-next }.

hexes-lesson-fourth-battle-first-title = Cards for round 1
hexes-lesson-fourth-battle-first-text = Let Kudu stand and fire: 360, -, - and Fire, Fire are marked already. Click Anvil's row and take the card with A+F: it becomes slow and goes forward. The ghost on the board shows where that leads. Then press { hexes-plan-accept }.
hexes-lesson-fourth-battle-first-hint = Choose cards on the left, then press { hexes-plan-accept }.

hexes-lesson-fourth-battle-turned-title = Their cards
hexes-lesson-fourth-battle-turned-text = The other side writes its cards. You never see them before they are turned up.
hexes-lesson-fourth-battle-turned-hint = Wait for the other side.

hexes-lesson-fourth-battle-ahead-title = Now the round after
hexes-lesson-fourth-battle-ahead-text =
    The cards of round 1 lie face up. Before they are carried out, you write those of round 2. So think of where each unit will be by then, and how fast.

    If you sent Anvil forward, it will be slow: cards for a slow unit come first in its row. The first ghost is the end of round 1, the second one the end of round 2.
hexes-lesson-fourth-battle-ahead-hint = Choose the cards for round 2, then press { hexes-plan-accept }.

hexes-lesson-fourth-battle-runs-title = The 38 steps
hexes-lesson-fourth-battle-runs-text = The row of small signs at the top is the round: G is fire, M a move, A an assault, d damage. A step in which nothing happens is struck out. In each step both sides act at once.
hexes-lesson-fourth-battle-runs-hint = Wait for the other side, or press { hexes-choose-accept }.

hexes-lesson-fourth-battle-fire-title = Gunnery 1
hexes-lesson-fourth-battle-fire-text = Kudu may fire at Liana, 4 hexes away, just within the range of a rifle. The row shows what each shot needs and its chance. What is marked is good enough: press { hexes-choose-accept }.
hexes-lesson-fourth-battle-fire-hint = Press { hexes-choose-accept }.

hexes-lesson-fourth-battle-damage-title = Damage comes later
hexes-lesson-fourth-battle-damage-text = Once both sides have chosen, a table over the board and the log show the dice. The cross puts the table aside. What hits is rolled at once, but it takes effect only in the next Apply damage: Liana still fires back in the same step, whatever hit it.
hexes-lesson-fourth-battle-damage-hint = Read the card first, then press { $button-next }.

hexes-lesson-fourth-battle-moves-title = Turns and moves
hexes-lesson-fourth-battle-moves-text = Now the movement cards, step by step. Where a card leaves a turn open you choose: click a hex beside the unit to face it. Or press { hexes-choose-accept } each time, until both rounds are over.
hexes-lesson-fourth-battle-moves-hint = Press { hexes-choose-accept }.

hexes-lesson-fourth-battle-finish-title = That is the game
hexes-lesson-fourth-battle-finish-text = An army with a third of its worth or less left is broken. It loses unless the other one is broken too. Otherwise the score decides after the last round: enemies destroyed count twice their price, crippled ones and your own survivors once. A full battle has eight rounds and up to nine units per side.
hexes-lesson-fourth-battle-finish-hint = Read the card first, then press { $button-next }.
