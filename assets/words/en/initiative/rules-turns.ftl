# The rules help of Initiative Ladder: turns, calls, repetition and moving. A paragraph is one line; an empty line parts
# paragraphs. Fire, wounds, secrets, battles and examples have files of their own, rules-*.ftl.

## Turns, phases and calls
initiative-rule-r1-title = Turns and phases
initiative-rule-r1 =
    A turn is 30 seconds long and has 6 phases of 5 seconds. In each phase a character takes one action at most, and the action fills the phase.

    Firing, aiming, reloading, moving, fighting in close combat and changing weapons are all actions. Initiative decides which characters may act in a phase (R13).
initiative-rule-r2-title = Decide when called
initiative-rule-r2 = You choose a character's action only when it is called, so you have seen everything that happened before. The one thing that is declared in advance is repetition (R17).
initiative-rule-r12-title = Initiative
initiative-rule-r12 =
    Initiative is a number from 1 to 6. It says in how many phases of a turn a character is called, and it is what wounds take away: a slight wound costs 1, a serious one 3.

    At Initiative 0 a character can't act. It is still on the board, but too hurt or too frightened to do anything. Panic costs calls instead (G8).
initiative-rule-r13-title = Calls in a phase
initiative-rule-r13 = Phases are counted down: 6, 5, 4, 3, 2, 1. In a phase everyone whose Initiative is at least its number is called. In phase 4 those are the characters with Initiative 4, 5 and 6. Anyone may decline the call (A20).
initiative-rule-r14-title = The ladder
initiative-rule-r14 = Inside a phase the lowest Initiative that is called comes first. In phase 3 the characters with Initiative 3 act first, then those with 4, then 5, then 6. So the quick ones see what the slow ones do before they act.
initiative-rule-r15-title = Actions in a turn
initiative-rule-r15 = A character is called as often in a turn as its Initiative says: with Initiative 6 in every phase, with Initiative 1 only in the last.
initiative-rule-r16-title = Agility and bulk
initiative-rule-r16 = If two characters have the same Initiative, the one with the higher Agility acts first. The bulk of the weapon in hand counts against it: a marksman with a long rifle is slower than a scout with a pistol. A3 says what decides if that is equal, too.
initiative-rule-r28-title = What Initiative is worth
initiative-rule-r28 = High Initiative means more attacks and more movement in a turn. A slow character can make up for the movement by repeating it (R17), but not for the attacks (A8).
initiative-rule-a2-title = Wounded in the middle of a turn
initiative-rule-a2 =
    A character's Initiative is read when it would be called. If a wound has brought it below the number of the phase, it loses that call. Otherwise it keeps its place: the order inside a phase follows the Initiative that everyone had when the phase began.
initiative-rule-a3-title = Ties
initiative-rule-a3 = Equal Initiative: the higher Agility minus bulk goes first, then the higher Agility, and then a die decides between those who are still equal. The same holds between the two sides and inside one side.
initiative-rule-a4-title = One after the other
initiative-rule-a4 = Two characters who want to shoot at each other do so in the order of A3. The one that is put out of action first doesn't shoot back. Only opportunity fire happens at the same time as something else (R20).
initiative-rule-a16-title = Never above 6
initiative-rule-a16 = Nothing raises Initiative above 6.
initiative-rule-a20-title = Holding
initiative-rule-a20 = A character that is called may hold: it does nothing. Holding isn't an action. The character's aim stays, and later in the phase it may still take opportunity fire (R20).
initiative-rule-r3-title = Turns without phases
initiative-rule-r3 = As long as nobody has met the enemy, a turn need not be played phase by phase. All intentions are declared and then carried out as a whole. G15 says how.
initiative-rule-g15-title = Calm turns
initiative-rule-g15 =
    This is an option of a battle, and normally off. If nobody sees a detected enemy when a turn begins, each character is given one repeated movement, or nothing, and the phases run without calls.

    As soon as someone sees an enemy, the phase is finished, and from the next one on everyone is called as usual (R13).
initiative-rule-f2-title = Another edition
initiative-rule-f2 = A later edition calls everyone once in a turn, from 6 down to 1. This game follows R13 and R14 instead.

## Repetition
initiative-rule-r17-title = Repeating an action
initiative-rule-r17 = When a turn begins, a character may be told to do the same thing for the whole turn. Then it does so in all 6 phases, however low its Initiative is. A8 says what may be repeated.
initiative-rule-r18-title = Repeated actions come first
initiative-rule-r18 = Repeated actions happen at the start of each phase, before anyone is called, whatever the Initiative of those who repeat.
initiative-rule-r19-title = Breaking off
initiative-rule-r19 = A character may break off its repeated action in the middle of a turn. Then it does nothing until it is next called in the regular order, and that first action may only be to go prone or to duck behind cover (A10). It may talk along with it, but not instead. If it declines that call, it does nothing else in the phase. From the next call on it is free. A character that panics has to break off.
initiative-rule-a8-title = What may be repeated
initiative-rule-a8 =
    Crawl, walk, trot, run and reload, declared when the turn begins. The direction of a move may change from phase to phase, but not the kind of move. A character that repeats isn't called as well.

    Fire and melee can't be repeated, since a slow character would shoot before everyone else, six times. An optional rule of a battle allows it. Aiming can't be repeated either: the character could never fire (A7).
initiative-rule-a9-title = Several who repeat
initiative-rule-a9 = If several characters repeat, the highest Initiative goes first, and A3 decides between equals.
initiative-rule-a10-title = Ducking behind cover
initiative-rule-a10 = A character that ducks moves up to 2 squares to a square with cover, or to one that is covered from an enemy that sees it (G16). If no enemy that its side knows of sees the square, it may be on any side of some cover. It stays standing or prone as it was.

## Moving and posture
initiative-rule-r9-title = How far an action goes
initiative-rule-r9 = Crawling takes a character 2 meters (1 square), walking 8 meters (4 squares), trotting 15 meters (8 squares) and running 30 meters (16 squares). What a square costs depends on the ground (G21), and diagonals cost more (G1).
initiative-rule-r10-title = Prone and standing
initiative-rule-r10 = Going prone is an action, and so is standing up. A prone character may also stand up as part of a walk, trot or run, which is then half as long (A11). Only a prone character crawls.
initiative-rule-a11-title = Standing up on the way
initiative-rule-a11 = For a character that begins prone, a walk is 2 squares, a trot 4 and a run 8. It stands afterwards.
initiative-rule-g1-title = The board
initiative-rule-g1 =
    A square is 2 meters wide and holds one character. Distances and moves are counted alike: a straight step costs 1, and every second diagonal step costs 2. So a square 6 columns and 5 rows away is 8 squares away.

    You may pass through friends but not stop on them. Nobody steps diagonally between two closed squares.
initiative-rule-f7-title = Diagonals
initiative-rule-f7 = A diagonal across a square of 2 meters is about 3 meters long, so a diagonal step counts 1 and a half on average. That is why every second one costs 2 (G1).
initiative-rule-r11-title = Mounting and talking
initiative-rule-r11 = Getting on or off a mount is an action (G14). So is talking, but it can be done beside any other action except fire: about one sentence in a phase (G13).
initiative-rule-g14-title = Mounts
initiative-rule-g14 =
    A mount has Strength 8 and Constitution 8 and takes no actions of its own. To mount or dismount, a character must be next to it, and the action fills the phase.

    In the saddle a walk, trot or run goes twice as far. The rider can't crawl or go prone, and its own fire is one level harder (G3). Hits on its legs strike the mount instead. If the mount is put out of action, the rider is thrown and lies prone.

## Reload, ready and talk
initiative-rule-r6-title = Reloading
initiative-rule-r6 = Reloading takes an action, and slow weapons take several. The list of weapons says how many (G20).
initiative-rule-g10-title = Reloading bit by bit
initiative-rule-g10 = A weapon that takes several actions to reload keeps its progress as long as the character does nothing else with it. Weapons marked for it may be fired at the end of a walk or trot, in the same action.
initiative-rule-r8-title = Changing equipment
initiative-rule-r8 = Putting one weapon away and taking another in hand is an action. So are linking two belts and making a radio ready (G17).
initiative-rule-g17-title = Getting ready
initiative-rule-g17 = Each of these is an action: changing to another weapon that the character carries; linking a second belt to the one that is loaded, which saves the next reload; making the radio ready; and picking up or putting down a load. Between two ready radios a word to steady a friend carries any distance (G13).
initiative-rule-g13-title = Talking
initiative-rule-g13 =
    With any action but fire, a character may say one sentence. Pointing out: an enemy that the talker detects is detected for its whole side. Steadying: a friend within 5 squares gets back one call that it would lose to panic (G8). Two ready radios carry the word any distance (G17).

    A character that holds may talk too. Its aim stays (A21), but it takes no opportunity fire in this phase (R11). A character that repeats an action does exactly that and says nothing (R17).

    A battle may be played without this option.
