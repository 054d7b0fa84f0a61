### The coach's words for a first game of Ticket to Ride: a title and at most three short sentences for each step.

lesson-goal-title = Join cities, win points
lesson-goal = Your trains join cities across Germany. You score for routes, for tickets and for the passengers you pick up.
lesson-mix-title = Choose your tickets
lesson-mix = A ticket names two places to join. Short tickets are easier, long ones are worth more. Before you look, say how many of each you want: four in all.
lesson-keep-title = Keep what fits together
lesson-keep = A ticket you complete adds its points; one you don't takes them away. Both of these end in Frankfurt, so one network can serve them.
lesson-draw-title = Draw two cards
lesson-draw = Routes are paid for with cards. On your turn you can take two, face up or from the pile. A face-up card is replaced at once.
lesson-claim-title = Claim a route
lesson-claim = A coloured route costs one card of its colour for each space. Longer routes score far more: four spaces bring 7 points at once.
lesson-passengers-title = Pick up passengers
lesson-passengers = You take one passenger from each end of the route. Where several colours wait, you choose. Most of a colour is worth 20 points at the end.
lesson-twins-title = One of two tracks
lesson-twins = Some cities are joined by two routes side by side. You may own only one of them, and with two or three players the other one is closed. See what happens.
lesson-locomotive-title = Locomotives are wild
lesson-locomotive = A locomotive stands for any colour. A face-up one is so strong that it is your whole turn.
lesson-blind-title = Try your luck
lesson-blind = You can also draw from the pile. Even a locomotive counts as just one card then, and nobody sees what you got.
lesson-grey-title = Grey routes take any colour
lesson-grey = Grey takes any one colour: three spaces, three cards that match. Pay with green and keep your locomotive for later.
lesson-more-title = More tickets
lesson-more = Your first ticket is complete: Hannover is joined to Frankfurt. You can spend a turn to draw four new ones and keep at least one. Hamburg is just beyond Hannover.
lesson-countries-title = Countries are dead ends
lesson-countries = An hour later. Some tickets lead abroad, and any route into a country will do. But no train travels on through a country.
lesson-last-round-title = The last round
lesson-last-round = When a player has two trains or fewer left, everybody gets one more turn. Claim Rostock and you start it, with one more ticket complete.
lesson-majority-title = Make the last turn count
lesson-majority = You and the bot have three black passengers each. One more waits in Frankfurt. With four you're alone in front, and the bot drops from 20 points to 10.
lesson-count-title = Count it all up
lesson-count = Tickets are turned over now: complete ones add, the others subtract. Most tickets bring 15, passengers 20 and 10 for each colour. The highest total wins.

lesson-strong-1 = They keep tickets that share a way, so every train works twice.
lesson-strong-2 = They claim the routes others need first, and the long ones for the points.
lesson-strong-3 = They watch the passengers: six majorities are worth more than any ticket.
