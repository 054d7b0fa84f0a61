### The coach's words for a first round of Wensleydale and of Nürnberg: a title and at most three short sentences for
### each step.

lesson-goal-title = Build, carry, sell
lesson-goal = You build a little railway, carry goods and passengers, and sell it to a company before it ruins you. What you carried counts at the end.
lesson-bid-title = Bid for influence
lesson-bid = You have twelve cubes. Each box offers influence: its printed points and the token beside them. Put more cubes on a box than anyone else.
lesson-outbid-title = Outbid? Bid again
lesson-outbid = Somebody paid more, so your cubes came back to you at once. Choose another box. You can't raise a bid of your own.
lesson-second-title = Two boxes each
lesson-second = The auction goes on until everybody has two boxes. The cubes you pay are gone; what is left pays for your railway.
lesson-either-title = Red or green?
lesson-either = This box has a point that is red or green, as its winner likes. Your line will leave a green town, so green will help.
lesson-influence-title = Four kinds of influence
lesson-influence = Government lets you build first and buys off opponents. Engines buy trains. Red and green are the two companies. On each track, more is earlier.
lesson-hills-title = No way through hills
lesson-hills = Links never enter a hill. Its stone is carried from a town next to it. Look at the one beside Richmond.
lesson-halves-title = Two halves of Nürnberg
lesson-halves = North and South are two towns, and no link ever joins them. Your line will start in the South.
lesson-opponents-title = Opponents cost government
lesson-opponents = Not everybody likes the railway. Each opponent in an area you enter costs one government point and goes home. But passengers wait there too.
lesson-build-title = Build your first line
lesson-build = It starts in a company's town, for one point of that company. Each link then costs a cube, or two across a valley or a river. Click the first town, then lead the line on and finish it.
lesson-train-title = Buy a train
lesson-train = A train costs engine points and has seats and wagons. It serves all your links. Everybody takes one action at a time: buy, load or pass.
lesson-stone-title = Stone pays double
lesson-stone = You may take stone from a hill beside a town your line touches, as long as no company owns that town. Each stone brings a profit of 2.
lesson-beer-title = Beer pays double
lesson-beer = Arrows lead from the hop fields to towns. You may take beer where your line touches such a town, as long as no company owns it. Each brings a profit of 2.
lesson-cheese-title = Cheese along the line
lesson-cheese = Cheese may be loaded wherever one of your links touches its area. It brings a profit of 1.
lesson-parcels-title = Parcels along the line
lesson-parcels = Parcels may be loaded wherever one of your links touches their area. Each brings a profit of 1.
lesson-passengers-title = Passengers have a company
lesson-passengers = Passengers travel to a town of their own colour. Your links must lead there without a gap.
lesson-pass-title = Pass, and see the profit
lesson-pass = Passing ends your transport for this round. Then you earn what you carried and pay 1 for every link you own. Higher profit goes first next round.
lesson-takeover-title = Sell it in time
lesson-takeover = A company takes over a line from its town to another town. It costs you one of its points for every two links, but those links never cost you again. The towns become the company's.
lesson-count-title = What counts at the end
lesson-count = After the last round you score what you carried, 2 for each set of four kinds, and your profit. Every link you still own costs 1. This table goes on: the next auction begins.

lesson-strong-1 = They sell a line in the round it was built. Links left standing cost twice: profit now, points at the end.
lesson-strong-2 = They count the pieces along a line before they bid, and buy only the train that carries them.
lesson-strong-3 = They keep one point of each company: without it they can't start a line, or sell one.
