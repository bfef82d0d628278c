# Who plays Ordered Hexes, as the set-up and the command line show it.
hexes-opponent-name = By the Book
hexes-opponent-about = It gives the answers that the rules mark, and cards that fit the speed of each unit.
