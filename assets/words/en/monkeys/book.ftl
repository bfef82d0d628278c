# The book of rules of Monkeys With Guns: its front page.

book-name = Monkeys With Guns
book-front-title = The rules of Monkeys With Guns
book-front-text =
    The index on the left lists every rule by chapter, and the search finds any word in them. In a battle, F1 opens the book at what the pointer is on, and every rule number is a link.

    A turn: choose a platoon (T-07). Its squads have two actions each (T-13): move (2.1, 1.3), attack (T-43), overwatch (T-122), brace (T-97), reload (T-100), hide (T-132), charge (T-102). Then the attacks are resolved (T-46), and members outside the sphere go missing (T-28).

    A squad stays together within its sphere of influence (T-24, T-26). Under fire you want cover (3.2). Shaken primates are pinned (T-38), and a squad may rout (T-80).

    An attack: both sides add up their powers (T-57, T-61) and roll (T-64), the stronger side keeps one die (T-65), and a chart says what happens: 11.1 for primates, 11.2 for vehicles, 11.3 for close combat.
