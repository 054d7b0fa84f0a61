### The coach's words for a first game of Foothills: a title and at most three short sentences for each step.

lesson-goal-title = Six lines into the hills
lesson-goal = You and your rival build railways into the mountains of Wales. Clearing rubble, laying track and building stations all bring points.
lesson-resources-title = Take your first resources
lesson-resources = Iron makes track, stone makes stations. Both players begin with two cubes from the stockyard.
lesson-clear-title = One card, one action
lesson-clear = On your turn you play one of your five cards. This one removes four rubble from a line, from the left. Each card you clear completely brings a point.
lesson-flip-title = Cards have two sides
lesson-flip = The card you played is flipped now. The grey side is a smaller action of another kind; play it, and the gold side comes back.
lesson-collect-title = Collect resources
lesson-collect = Take up to three cubes from the stockyard. When the last one goes, six new ones are drawn at once and you go on taking.
lesson-competitors-title = A white cube, a competitor
lesson-competitors = A white event cube came out of the bag. A competitor took over the first untouched card. Nobody can build there any more.
lesson-surveyor-title = Send the surveyor
lesson-surveyor = The surveyor goes to a starting card or a card with a station, and does what is printed there. On a starting card you get a ticket and a bonus.
lesson-track-title = Lay track
lesson-track = Two iron lay one track on the first clear space of a line. Every track brings a point.
lesson-rubble-title = Rubble becomes stone
lesson-rubble = With the same card, two rubble buy one stone. You may do three such works in all. Take a stone, then stop: your iron has other plans.
lesson-station-title = Build a station
lesson-station = A station may stand on any cleared card, with or without track. You pay what is printed and get its bonus.
lesson-visit-title = The surveyor may follow
lesson-visit = After building, your surveyor may move to the new station at once and use it.
lesson-grey-title = Play a grey side
lesson-grey = Your surveyor's card is grey now: it clears rubble instead. Play it, and next time it is gold again.
lesson-pub-title = Off to the Pub
lesson-pub = At the Pub you put one action card into your scoring pile and take another like it. Each scored card counts something at the end. You may score as many cards as you have stations.
lesson-end-title = When does it end?
lesson-end = When five lines have a buffer stop, or no competitor can be placed. Both players get the same number of turns.
lesson-count-title = What counts at the end
lesson-count = You add your points, your scored cards, 3 for each bonus token, 2 for the Summit and half a point for each passenger. This table goes on: it's your rival's turn.

lesson-strong-1 = They clear what they will build on next, and let the rival pay for the rest.
lesson-strong-2 = They build a station early: no station, no Pub.
lesson-strong-3 = They keep gold sides coming, and score the cards that count what they already collect.
