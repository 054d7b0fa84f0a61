### Ticket to Ride: rules with nothing to try, and why

untried-H1 = This is about what the table offers, not about a move. In Ticket to Ride every order matters, so you’ll never notice it.
untried-T0-1 = This is about setting up: it’s done before you sit down. You can see everyone’s trains and points beside their names.
untried-T0-2 = This says what’s in the box. You draw from these cards when you try T2.1.
untried-T0-3 = This is about setting up: the table deals for you. You can try replacing the display in T2.6.
untried-T0-4 = This is about setting up: the table places the passengers. You can try taking one in T3.9.
untried-T0-5 = This says what’s in the two decks. You draw from them when you try T4.1.
