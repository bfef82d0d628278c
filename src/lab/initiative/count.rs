//! Counts in battles of Initiative Ladder.

use crate::counted;

counted! {
    /// The counts for each contender.
    pub enum Count {
        Characters "characters" "characters": "Characters that it began with.",
        Orders "orders" "": "Orders it gave: every decision of the battle is one.",
        Calls "calls" "": "Calls of its characters (R2).",
        Holds "holds" "": "Calls that it declined (A20).",
        Fires "fires" "": "Calls in which one of its characters fired (R4).",
        Aims "aims" "": "The same of aiming (R5).",
        Moves "moves" "": "The same of crawling, walking, trotting and running (R9).",
        Reloads "reloads" "": "The same of reloading (R6).",
        Fights "fights" "": "The same of fighting hand to hand where it stood (R7).",
        Prones "prones" "": "The same of going prone (R10).",
        Repeats "repeats" "": "Repetitions it declared (R17).",
        Watches "watches" "": "Opportunity fire it took (R20).",
        Shots "shots" "": "Times that one of its characters opened fire, opportunity fire included.",
        HitDice "hit_dice" "": "Dice that it rolled to hit: a D20 for each shot, a D6 for each die of a burst (G3, G6).",
        Hits "hits" "": "Those of them that hit.",
        Blows "blows" "": "Attacks hand to hand (G9).",
        Struck "struck" "": "Those of them that hit.",
        Falls "falls" "characters": "Times that one of its characters was knocked down or dived (G8, G9).",
        Panics "panics" "calls": "Calls that its characters were to lose to panic (G8).",
        Lost "lost" "": "Initiative that its characters lost to wounds (R12).",
        Dead "dead" "characters": "Its characters that were killed (G7).",
        Out "out" "characters": "Its characters that lived but could no longer act at the end (R12).",
        Squares "squares" "squares": "Cells entered by its characters, one per step.",
    }
}

counted! {
    /// What is counted of each cell.
    pub enum Mark {
        Falls "falls" "characters": "Characters that lost their last Initiative or their life there.",
        ShotsFrom "shots_from" "": "Times that somebody opened fire there.",
        Traffic "traffic" "": "Steps onto it.",
    }
}
