### Wensleydale and Nürnberg: rules with nothing to try, and why

untried-H1 = This is about what the table offers, not about a move: nothing you’d want to do is missing.
untried-W0-1 = This says how many play, on which boards and for how many rounds. You choose the players on the New game page.
untried-W0-2 = This says what you have at the start. You can try your cubes in W3.3 and your links in W5.6.
untried-W0-3 = This is about setting up: the table draws the first player. You can try how the order changes in W8.1.
untried-W0-4 = This is about setting up: your discs are placed for you. You can try moving them in W3.7.
untried-W0-5 = This is about setting up: the table draws the goods. You can try loading them in W6.6 and W6.7.
untried-W0-6 = This is about setting up: the table draws the people. You can try loading a passenger in W6.8 and meeting an opponent in W5.8.
untried-W0-7 = This says what’s in the box. The number of company links only matters where W9.4 makes it a limit.
untried-W9-4 = Nothing runs out here, so there’s nothing to play. The limit is an option of First Train to Nürnberg, and you can try it there.
untried-N0-1 = This says how many play and on which boards. You choose players and boards on the New game page.
