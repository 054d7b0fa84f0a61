### Foothills: rules with nothing to try, and why

untried-F1-1 = This says what’s in the box. You’ll meet all these cards at the table.
untried-F1-2 = This says what’s in the box. You can try the cubes in F5.1 and F7.1.
untried-F1-3 = This says what’s in the box. You can try a ticket in F9.14 and a competitor in F5.4.
untried-F1-4 = This says what’s in the box. You can try a tile as a track in F8.2, and as a station in F9.5.
untried-F1-5 = This says what’s in the box. You can try a buffer stop in F8.4 and the station counter in F9.17.
untried-F2-2 = This is about setting up: the table draws the closed lines. You can try building on one in F2.1.
untried-F2-3 = This is about setting up: the table lays out the rows for you. You see them in every game.
untried-F2-7 = This is about setting up: the table fills the stockyard. You can try taking from it in F2.12.
untried-F2-8 = This is about setting up: the table places the rubble. You can try removing it in F7.1.
untried-F2-9 = This is about setting up: the table places the tokens. You can try winning a bonus token in F11.1 and the Summit token in F9.15.
untried-F2-10 = This is about setting up: your board is ready when you sit down. You can try your cards in F3.2.
untried-F2-11 = This is about setting up: the table draws the reserve. You can try taking a card from it in F9.16.
untried-F4-1 = This says which cards there are. You can try a neutral one in F4.2.
untried-F13-1 = A check on the pieces in every position, not a move. You can try where cubes go in F9.4.
untried-F13-2 = A check on the pieces in every position, not a move. You can try its last part in F9.17.
untried-F13-4 = This follows from where you may build, so no move is about it alone. You can try building on rubble in F9.2.
untried-F13-5 = This follows from how competitors arrive, so no move is about it alone. You can try to build on such a card in F6.2.
untried-F13-6 = This follows from where a surveyor may go, so no move is about it alone. You can try a taken space in F9.11.
untried-F13-7 = A check on the pieces in every position, not a move. You can try swapping a card in F9.16.
untried-F13-8 = This follows from how track is laid, so no move is about it alone. You can try Porthmadog in F8.5.
