# The rules help of Suppression Actions: turns, markers, command and actions. A paragraph is one line; an empty line parts
# paragraphs. Shooting, morale and examples have files of their own, suppression-rules-*.ftl.

## Turns, actions and markers
suppression-rule-r1-title = One Action Phase
suppression-rule-r1 =
    There is no separate phase for moving or shooting. In your Action Phase you take your units in any order you like, and each one moves and shoots as its action says.

    A turn has three phases: the Starting Phase (G7), the Action Phase, and the Assault Phase (G12). A round is over when both sides have had a turn.
suppression-rule-r2-title = Suppression markers
suppression-rule-r2 = A unit under fire collects suppression markers. The more it has, the less it can be ordered to do (R4). G5 says how many a volley adds, and G7 and G9 how they go away.
suppression-rule-r3-title = Three kinds of actions
suppression-rule-r3 =
    Every action is Major, Minor or Free. Major: Halt And Fire, Shooting Advance, Focus Fire, At The Double. Minor: Advance, Open Fire. Free: Halt, Go To Ground, Fall Back.
suppression-rule-r4-title = What markers allow
suppression-rule-r4 =
    No marker: every action. 1 marker: Minor and Free actions. 2 markers: Free actions only. 3 or more: the unit must Fall Back, and may not choose another Free action.

    Only the number of markers at that moment counts, so a unit that loses one in its Starting Phase can do more right away.
suppression-rule-r5-title = One action each
suppression-rule-r5 = A unit performs one action at most in an Action Phase, however many markers it has.
suppression-rule-r19-title = Name the action first
suppression-rule-r19 = You name a unit's action before it moves or shoots. The action alone says how far it may move and how well it shoots: you can't move first and choose how to fire afterwards.
suppression-rule-r22-title = The leader gives the orders
suppression-rule-r22 = Actions are orders of the unit's leader. Major actions are the most complex ones. Free actions are so simple that even a pinned unit can be given them.
suppression-rule-a4-title = No waiting with 3 markers
suppression-rule-a4 = A unit with 3 or more markers can't do nothing instead of falling back (R4). If you end the Action Phase without an order for it, it falls back on its own.
suppression-rule-a5-title = Doing nothing
suppression-rule-a5 = Any other unit may do nothing. That isn't Go To Ground: it gives no Evasion (R10).
suppression-rule-a10-title = Markers count at once
suppression-rule-a10 = Markers that a unit gained in the enemy's turn count in its own next turn, less those that it removes in the Starting Phase (G7).
suppression-rule-a13-title = Fire takes effect at once
suppression-rule-a13 = Each unit's shooting is settled before the next unit acts, so the units that act later see the result.
suppression-rule-a20-title = What is remembered
suppression-rule-a20 = For each unit the game keeps its markers, whether it is falling back, a change of its Evasion, its leader, whether it has acted, and how many it had when the phase began. Nothing else carries over.
suppression-rule-g19-title = The first player
suppression-rule-g19 = Each side rolls a die, and the higher one moves first in every round. They roll again if the dice are equal. A battle may fix the first player instead.

## Command
suppression-rule-r6-title = Out of command
suppression-rule-r6 =
    At the start of your Action Phase the game checks each of your units. If any primate is outside its leader's command radius, the unit may take no Major action in this phase, even without markers.

    Minor and Free actions are still allowed as far as R4 goes. Halt is the quickest way to gather the unit again (R9).
suppression-rule-r7-title = Swarms obey too
suppression-rule-r7 = A Swarm follows R6 like any other unit: blow a hole into it, and it can't take Major actions.
suppression-rule-r8-title = How units lose command
suppression-rule-r8 = A unit's own moves never leave it out of command, except where there is no room (A21). Only attacks and the loss of a leader do (R20, A6).
suppression-rule-r20-title = Templates split units
suppression-rule-r20 = A mortar's template removes exactly the primates that it covers, not those that their owner would choose. A hit in the middle of a unit can leave the rest too far apart for R6.
suppression-rule-a1-title = When command is checked
suppression-rule-a1 = Once, at the start of your Action Phase, after the Starting Phase. What happens later in the phase makes no difference to it.
suppression-rule-a2-title = The command radius
suppression-rule-a2 = A primate is in command if it is within twice the unit's Leadership of its leader, measured in a straight line between the centers of the squares. With Leadership 3 the radius is 6 squares.
suppression-rule-a6-title = Without a leader
suppression-rule-a6 =
    A unit without a leader counts as out of command: no Major action. It can't Advance or Halt either. It may Open Fire, Go To Ground and Fall Back.

    When it falls back, all of it moves. It rolls one die less for its Leadership checks (G6). G18 says which units get a new leader.
suppression-rule-a15-title = The command of a Swarm
suppression-rule-a15 = A Swarm is checked with the leader that its owner has just named in the Starting Phase (G18). Name one in the middle.
suppression-rule-a21-title = Moving in command
suppression-rule-a21 = In every move, each primate that can end inside its leader's command radius must do so. One that can't goes as near as it can, and is out of command if it is still outside at the next check.
suppression-rule-g18-title = When the leader falls
suppression-rule-g18 =
    A unit with Deputies names a new leader in its owner's next Starting Phase: the first primate that is left. Its Leadership is 1 lower for the rest of the battle.

    The owner of a Swarm names any primate of it as leader in every Starting Phase. All other units stay without a leader (A6).

## Free actions
suppression-rule-r9-title = Halt
suppression-rule-r9 = The unit gathers around its leader, who stays in place. It doesn't shoot. A8 says how far the others may move.
suppression-rule-r10-title = Go To Ground
suppression-rule-r10 = The unit neither moves nor shoots, and is harder to hit: its Evasion is 1 higher until your next Starting Phase (A3).
suppression-rule-r11-title = Fall Back
suppression-rule-r11 = The unit runs toward its own board edge (G8). It is the same move whether you choose it, 3 markers force it (R4), or the unit failed a Leadership check (G10, G12).
suppression-rule-r12-title = The risk of falling back
suppression-rule-r12 = A unit that has fallen back must rally in your next Starting Phase. If it fails its Leadership check, it is destroyed (G9).
suppression-rule-r21-title = Some flee with more care
suppression-rule-r21 = For most units falling back is a desperate step. Units with the trait Slippery ignore their markers when they rally (G23).
suppression-rule-a3-title = How long Evasion changes last
suppression-rule-a3 = The changes from Go To Ground and At The Double last until your next Starting Phase, or until the unit is made to fall back.
suppression-rule-a8-title = How far a Halt goes
suppression-rule-a8 = The leader stays, and each of the others may move up to its normal distance. All that can must end inside the command radius, and those that can't go as near as they can. The same goes for the first half of Halt And Fire.
suppression-rule-a11-title = Falling back by choice
suppression-rule-a11 = A unit that falls back because you ordered it has to rally like any other (R12).
suppression-rule-a16-title = Falling back isn't your action
suppression-rule-a16 = If a unit falls back in the enemy's turn or in an assault, that isn't its one action (R5). If it rallies, it acts as usual in its next Action Phase.
suppression-rule-a17-title = Rallied, but pinned
suppression-rule-a17 = A unit that rallies and still has 3 or more markers must fall back again (R4).
suppression-rule-g8-title = The fall-back move
suppression-rule-g8 =
    The leader moves straight toward its own edge, as many rows as the unit's Move plus a die, to the free square nearest to that point. The others end inside the command radius if they can. Terrain doesn't slow the move, and Go To Ground ends.

    The edge stops it. A unit that has to fall back while its leader already stands in the row at its own edge leaves the board and is destroyed.

## Minor and Major actions
suppression-rule-r13-title = Advance (Minor)
suppression-rule-r13 = The unit makes a normal move in any direction and doesn't shoot. It may charge afterwards (G12).
suppression-rule-r14-title = Open Fire (Minor)
suppression-rule-r14 = The unit stays where it is and shoots, with no change to its Ballistic Skill.
suppression-rule-r15-title = Halt And Fire (Major)
suppression-rule-r15 = The unit gathers around its leader as in Halt, and then shoots with no change to its Ballistic Skill.
suppression-rule-r16-title = Shooting Advance (Major)
suppression-rule-r16 = One normal move and one volley, in the order you like, with 1 less Ballistic Skill. Heavy weapons can't be fired in it (G23).
suppression-rule-r17-title = Focus Fire (Major)
suppression-rule-r17 = The unit stays in place, takes careful aim, and shoots with 1 more Ballistic Skill.
suppression-rule-r18-title = At The Double (Major)
suppression-rule-r18 = The unit moves up to twice its normal distance toward the enemy (A7) and doesn't shoot. Runners are easier to hit: its Evasion is 1 lower until your next Starting Phase (A3).
suppression-rule-a7-title = Toward the enemy
suppression-rule-a7 = An Advance may go in any direction. At The Double, the leader must end nearer to at least one enemy unit than it began, in a straight line to that unit's nearest primate, seen or not.
suppression-rule-a9-title = Move first or shoot first
suppression-rule-a9 = You choose the order of a Shooting Advance when you order it. Then everyone moves and everyone shoots, or the reverse.
suppression-rule-a14-title = Harder and easier to see
suppression-rule-a14 = Being on the ground or running changes a unit's Evasion and nothing else. The line of sight to it stays the same.
suppression-rule-a18-title = Something to shoot at
suppression-rule-a18 =
    An action that shoots needs a target when you name it: one in sight, in range, and that can be hit. For Halt And Fire and a Shooting Advance that moves first, a square that someone can reach in that move counts too.

    Otherwise it is refused with the reason. If no target is left after the move, the shooting is lost.
suppression-rule-a19-title = Shooting after moving
suppression-rule-a19 = After a Halt And Fire or a Shooting Advance that moves first, range and cover are those of the squares where the move ended.
