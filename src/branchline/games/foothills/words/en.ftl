### Foothills: the rules and everything the game says, in British English.
### Words: stockyard, bag, supply, rubble, resource (iron or stone), track, station, line, competitor, buffer stop,
### surveyor, Pub, ticket, passenger, VP, gold and grey side, scoring pile, reserve. Each means one thing everywhere.

## Components

rule-F1-1 = The box holds 60 cards: 34 station cards, 25 action cards and the Pub.
rule-F1-2 = There are two surveyors, one blue and one green, and cubes of five kinds: 20 iron, 16 stone, 58 rubble and 4 events.
rule-F1-3 = There are 14 tickets, two of each of seven kinds, 10 competitor tiles, 16 passengers, a first-player token and the Summit token. The stockyard is a tile of its own.
rule-F1-4 = Each player has 16 tiles of their colour, and each of them can be used as a track or as a station. VP tokens come in halves, ones, threes and tens.
rule-F1-5 = There are two bonus tokens, five buffer stops, a bag, two station markers and two player boards. A player board has five places for cards, a place for the surveyor and a station counter that starts at 0.
rule-F1-6 = Resources and tiles are limited by what is in the box. Rubble, passengers and VP never run out.

## Set-up

rule-F2-1 = Six of the eight lines are in play, and each line has two to seven cards.
rule-F2-2 = The back of a random station card names the two lines that stay closed; a card that names none is drawn again. Each of the 28 pairs is equally likely.
rule-F2-3 = The six lines are laid out as rows in Roman order, each row in Arabic order, so that cards of one number lie in one column.
rule-F2-4 = Porthmadog belongs to lines I and II, Llanberis to III and IV. If both lines of such a card are in play, it straddles both rows.
rule-F2-5 = Seven pairs of cards are double stations. A double is one card in every respect, with one track space, two or three station spaces and one surveyor space, and it lies in two columns.
rule-F2-6 = Two tickets of its line lie on the leftmost card of each row.
rule-F2-7 = Six resources are drawn at random from the bag into the stockyard. Only then do the four event cubes go into the bag.
rule-F2-8 = Each track space starts with as many rubble cubes as it shows. The other cubes are the supply.
rule-F2-9 = The bonus token of line I, and that of line II, lies on Porthmadog if its line is in play. The Summit token lies on Yr Wyddfa if line IV is in play.
rule-F2-10 = Each player takes the board, marker, surveyor and tiles of their colour and its five action cards, gold side up. The surveyor starts at home.
rule-F2-11 = Two random neutral cards of each letter lie gold side up as the reserve; the other five go back to the box. Both sides of every card may be looked at by everybody.
rule-F2-12 = The first player is drawn at random unless the table says who it is, and stays first all game. The second player picks two resources from the stockyard, then the first player does. Nothing is refilled.

## The turn

rule-F3-1 = You take turns, the first player first, until the game ends.
rule-F3-2 = On your turn you choose one of your action cards, resolve the side that is up and flip the card. Then the end of the game is checked.
rule-F3-3 = It may happen that two of your cards show the same letter and none shows another.
rule-F3-4 = What cannot be resolved is skipped. You may choose a card only if at least a part of it can be resolved.
rule-F3-5 = If you can play no card, you pass and place a competitor.
rule-F3-6 = The card you resolved is always flipped, gold to grey or grey to gold, unless it was scored.
rule-F3-7 = Some effects let you flip another card as well, either way and without resolving it. You need not, and several such permissions of one turn add up.

## Action cards

rule-F4-1 = There are five blue, five green and fifteen neutral action cards. Each letter from A to E has one blue, one green and three neutral cards.
rule-F4-2 = The gold sides of one letter are all the same; the 25 grey sides are all different.
rule-F4-3 = Behind A is C, behind B is D, behind C is E, behind D is A and behind E is B.
rule-F4-4 = The rules of a gold side also hold for grey sides of the same letter and for surveyor actions of that kind.

## A: resources

rule-F5-1 = Take one to three resources of your choice from the stockyard.
rule-F5-2 = When you take the last resource of the stockyard, draw six cubes from the bag into it at once. Then go on taking what you are still entitled to.
rule-F5-3 = The stockyard is refilled whenever its last resource leaves it, whatever the reason.
rule-F5-4 = An event cube is put on the stockyard and counts among the six. A competitor is placed at once, before anything else goes on.
rule-F5-5 = If three or more event cubes lie on the stockyard at the end of a turn, all of them return to the bag.
rule-F5-6 = Big Boat does not fill a stockyard of six cubes or more; Small Boat adds to it all the same and takes nothing. Salvage and Harbour Market ignore event cubes: others are drawn instead, and the events go back. Small Cart needs a ticket.

## Competitors

rule-F6-1 = A competitor goes on the first station card without a track, station or competitor, column by column and from top to bottom. Starting cards are passed over, and a straddling card is met in its upper row.
rule-F6-2 = The rubble of that card goes to the supply and gives nobody anything. The tile covers all its spaces, and nothing can be built there any more.
rule-F6-3 = A competitor unlocks the surveyor space of its card, as a station would.
rule-F6-4 = A double station is met in its left column.
rule-F6-5 = A competitor on the last card of a line brings a buffer stop to the end of that line.
rule-F6-6 = If no competitor is left, or every card has a tile, the end of the game is triggered.

## B: rubble

rule-F7-1 = Choose a line with rubble and remove four cubes from left to right into your own supply.
rule-F7-2 = What the line does not have comes from the supply: you always get four.
rule-F7-3 = If no station card has rubble, all four come from the supply.
rule-F7-4 = Each card whose last cube you remove gives you 1 VP at once; a double gives 1.
rule-F7-5 = Example: on line V three cubes come from Llangower, which gives 1 VP, and the fourth comes from Llanuwchllyn.
rule-F7-6 = Porthmadog has rubble on its left track space only. You may remove it as soon as one of the lines leading there is clear, and clearing it gives 1 VP.
rule-F7-7 = Local Help removes one cube from each of two lines or two from one. Workers on Loan gives the VP to you, not to your opponent. Veteran Navvies needs a ticket, and takes from the supply if your lines have no rubble.

## C: tracks and stone

rule-F8-1 = Up to three times, in any mix: pay 2 iron to lay a track, or pay 2 rubble to obtain a stone.
rule-F8-2 = The iron goes to the bag. The track goes on the leftmost space of a line that has no rubble, competitor or track; where there is none, you cannot lay there.
rule-F8-3 = Each track you lay gives 1 VP.
rule-F8-4 = When all track spaces of a line bear tracks or competitors, the line is finished: a buffer stop is put at its end and no more track is laid there. Placing the last buffer stop triggers the end of the game.
rule-F8-5 = Porthmadog has two track spaces, and the left one is laid first. Each line that ends there is finished on its own and then gets its own buffer stop.
rule-F8-6 = The rubble you pay goes to the supply. You take the stone from the stockyard or, by name, from the bag.
rule-F8-7 = Brickmaker lays no track; Stone Crusher and Blacksmith obtain no stone. Stone Crusher is paid with iron and stone in any mix. Blacksmith needs a ticket.

## D: stations

rule-F9-1 = Build one available station, pay its cost and receive its bonus. You may then do the surveyor action there, if it is available.
rule-F9-2 = A station space is available if nobody has built there and its card has neither rubble nor a competitor. It needs no track, and no order is kept.
rule-F9-3 = You build one station with one action, also on a double.
rule-F9-4 = You pay from your own supply. Iron and stone go to the bag, rubble and passengers to the supply.
rule-F9-5 = Place a tile, advance your station marker by one and take the printed bonus.
rule-F9-6 = If the surveyor space of the card is free, you may move your surveyor there at once, from anywhere, and do its action.
rule-F9-7 = The player who builds Barmouth Ferry may flip any number of their other action cards. This is no surveyor action.
rule-F9-8 = The three stations of Devil’s Bridge are built in order. After each, its builder may score an action card as at the Pub; this is no surveyor action.
rule-F9-9 = Architect and Mason need a ticket, Steelworker needs a ticket or a track, and each builds on such a line. Architect costs one more resource, Landscaper two more rubble. Mason’s Mate gives no printed bonus.

## E: the surveyor

rule-F9-10 = Move your surveyor to an available surveyor space or to the Pub and do the action there, or bring it home for no action.
rule-F9-11 = A surveyor space is available if it is empty and a station or a competitor stands on its card. Starting cards count as having a station.
rule-F9-12 = If the card you are resolving is scored, neither it nor its replacement is flipped.
rule-F9-13 = Resources you spend go to the bag, the rest to the supply. Resources you receive come from the stockyard or from the bag, as you like.
rule-F9-14 = On a starting card you take a ticket of the line and the printed bonus. You may have only one ticket of a kind; if you have it, you receive only the bonus.
rule-F9-15 = On Yr Wyddfa you take the Summit token, from your opponent if they have it.
rule-F9-16 = You may go to the Pub only with a gold E. There you put one of your action cards into your scoring pile and replace it from the reserve by a card of the same letters, gold side up. If there is none, you play on with one card fewer.
rule-F9-17 = Before you go to the Pub, your scoring pile must hold fewer cards than your station counter shows.
rule-F9-18 = Inspector needs a ticket. Field Hands goes to an adjacent card, from the Pub to any starting card and never to the Pub. With Tour Operator the surveyor stays.

## The end and the scores

rule-F10-1 = The end is triggered when all five buffer stops are placed, or when a competitor cannot be placed.
rule-F10-2 = It is checked at the end of a turn. If the first player triggered it, the second player has one more turn; otherwise the game is over.
rule-F11-1 = Whoever has more stations on line I, and on line II, takes its bonus token of 3 VP; a tie gives it to nobody. Competitors do not count, and Porthmadog counts for both lines.
rule-F11-2 = Each card in your scoring pile scores by its symbol: pairs of passengers, pairs of tracks, stations, tickets or scored cards. Halves of pairs are dropped.
rule-F11-3 = This is on top of the VP you received during the game and of what passengers are worth by themselves.
rule-F11-4 = Your total is the VP received, your scored cards, 3 for each bonus token, half a VP for each passenger and 2 for the Summit token.
rule-F11-5 = The higher total wins. A tie is a draw.
rule-F12-1 = Iron and stone return to the bag, rubble and passengers to the supply. Tickets, tiles and buffer stops never return.

## What always holds

rule-F13-1 = Bag, stockyard and players together always have 20 iron and 16 stone, and bag and stockyard 4 event cubes.
rule-F13-2 = A player’s tiles, tracks and stations always add up to 16. They have at most five cards on their board, one ticket of a kind, and no more scored cards than stations.
rule-F13-3 = Every total is a multiple of half a VP.
rule-F13-4 = A card with rubble bears no tile.
rule-F13-5 = A card with a competitor bears no other tile. There are never more than ten competitors and five buffer stops.
rule-F13-6 = Two surveyors never stand on the same space.
rule-F13-7 = Boards, scoring piles and reserve always hold 20 action cards. Competitors on cards and in the supply are always ten.
rule-F13-8 = The right track of Porthmadog is never laid before the left one. A line whose track spaces are all occupied is finished.

## Where the rulebook leaves a choice

rule-AMB-1 = A shared card with one of its lines closed belongs to the other alone; it is out of the game only if both are closed. There is one Llanberis with two tickets, and its ticket counts for lines III and IV but scores as one.
rule-AMB-2 = Each bonus token is placed if its own line is in play, even if the other line is closed.
rule-AMB-3 = The second player picks both their resources before the first player picks.
rule-AMB-4 = If the bag holds fewer than six cubes, all are drawn; if no resource is among them, the taking stops. Event cubes on the stockyard do not prevent a refill.
rule-AMB-5 = A competitor on the last card of a line finishes it at once, even if an earlier track space is empty; the table may choose to wait until all are occupied. On Porthmadog it finishes each line in play. A line is finished even when no buffer stop is left.
rule-AMB-6 = The leftmost available space counts, whatever lies to the left of it.
rule-AMB-7 = Both track spaces of Porthmadog belong to each of its lines, and with one line in play both must still be occupied.
rule-AMB-8 = You need not visit the station you have built. You cannot visit a space on which a surveyor stands, not even your own.
rule-AMB-9 = The limit of the Pub holds at Devil’s Bridge, and the station just built counts. If the card you are resolving is scored there, its place is not flipped.
rule-AMB-10 = Steelworker needs a ticket of the line or a track of yours on it. A track on Porthmadog is a track on each of its lines.
rule-AMB-11 = Adjacent cards lie left and right in a row, or above and below in a column as laid out. From home the surveyor goes where it could go from the Pub.
rule-AMB-12 = Once the end is triggered nothing can trigger it again. A sixth finished line gets no buffer stop.
rule-AMB-13 = The surveyor must move: not from the Pub to the Pub, nor from home to home. Both surveyors may be at the Pub.
rule-AMB-14 = A gold E can be played even if the space you go to gives you nothing.
rule-AMB-15 = Only cards on your board can be flipped, and not the one you are resolving.
rule-AMB-16 = Tour Operator takes a ticket you do not have yet from a starting card in play.
rule-AMB-17 = The competitor of a pass brings no event cube, and a pass flips no card.
rule-AMB-18 = Event cubes count for Big Boat. A refill draws six cubes however many event cubes lie there.
rule-AMB-19 = You hold a bonus token for certain once more than half of all station spaces of its line are yours.
rule-AMB-20 = Cubes that a line lacks come from the supply whenever rubble is removed. Local Help takes two cubes from one line or one from each of two lines that have one. Itinerant Workers takes two from each of two lines, and from one line only if no other has rubble.
rule-AMB-21 = Six cubes are drawn into a stockyard without a resource when you are about to take from it, however many event cubes lie there.
rule-AMB-22 = On an action card you do all you can: at least one work, at least one resource. Only what you may do is free, and a surveyor never makes you pay.
rule-AMB-23 = Permission to flip another card is an effect: it alone makes a card playable, if you have another card.
rule-AMB-24 = Nothing bounds the length of a game. A table may set a number of turns after which it ends.

## Names. The other colours are those of all games.

colour-brown = brown
colour-pink = pink
colour-turquoise = turquoise

## Phrases. They serve inside the messages below and take their arguments from them.

# $item: iron, stone, rubble, passenger or vp; $count (number)
count-items = { $item ->
  [iron] { $count } iron
  [stone] { $count } stone
  [rubble] { $count } rubble
  [passenger] { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
  }
  [vp] { $count } VP
  [resource] { $count } iron or stone
 *[other] { $count } { $item }
}

## What a move costs and gives. $count (number)

thing-vp = { $count } VP
thing-iron = { $count } iron
thing-stone = { $count } stone
thing-rubble = { $count } rubble
thing-passenger = { $count ->
  [one] { $count } passenger
 *[other] { $count } passengers
}
thing-tickets = { $count ->
  [one] { $count } ticket
 *[other] { $count } tickets
}
thing-tracks = { $count ->
  [one] { $count } track
 *[other] { $count } tracks
}
thing-stations = { $count ->
  [one] { $count } station
 *[other] { $count } stations
}
thing-scored = { $count ->
  [one] { $count } scored card
 *[other] { $count } scored cards
}
thing-summit = { $count ->
  [one] the Summit token
 *[other] { $count } Summit tokens
}

## What is expected now

phase-pick = Pick two resources from the stockyard.
phase-turn = Choose one of your action cards.
phase-take = Take resources from the stockyard.
phase-keep = Choose which of the resources drawn you keep.
phase-clear = Choose a line to remove rubble from.
phase-second-line = Choose a line for the other cubes.
phase-works = Lay a track or obtain a stone where it glows, or be done.
phase-pay-track = Choose what to pay for the track with.
phase-build = Choose a station to build.
phase-pay-station = Choose what to pay for the station with.
phase-visit = Move your surveyor to the card you have built on, or be done.
phase-surveyor = Choose where your surveyor goes.
phase-score = Choose an action card for your scoring pile.
phase-replace = Choose a card from the reserve in its place.
phase-gain = Choose a resource, from the bag or from the stockyard.
phase-ticket = Choose a ticket.
phase-trade = Pay for what the surveyor space gives, or be done.
phase-exchange = Exchange a resource for one of the other kind, or be done.
phase-flip = Flip other action cards, or be done.

## A move refused

refuse-pass = You may pass only when none of your cards can be played.
refuse-done = You cannot stop yet: do at least what the card makes you do.
refuse-done-score = At the Pub you must put one of your cards into your scoring pile.
refuse-unknown-card = There is no action card { $card }.
refuse-card-not-yours = { $card } is not one of the cards on your board.
refuse-needs-ticket = Needs a ticket; you have none.
refuse-needs-ticket-or-track = Needs a ticket or a track; you have neither.
refuse-card-does-nothing = It would do nothing now.
# one of $prices, what is missing: $count (number) are needed, $held (number) are there
price-name = { count-items } (have { $held })
other-name = { price-name }
refuse-price = Needs { $prices }.
# $prices: for a track; $others: for a stone
refuse-works-price = Needs { $prices } or { $others }.
refuse-station-price = { $place } needs { $prices }.
refuse-nearest-station = Needs { $prices } at { $place }.
refuse-no-track-nor-stone = Needs { $prices }; no track space is free.
refuse-no-stone-left = There is no stone left to obtain.
# $what: track or station
refuse-under-rubble = { $what ->
  [track] Rubble on every free track space: clear one first.
 *[station] Rubble on every free station: clear one first.
}
# $what: track or station
refuse-nothing-free = { $what ->
  [track] No track space is left for it.
 *[station] No station is left for it.
}
refuse-surveyor-nowhere = No surveyor place is open.
refuse-no-start = No other starting card is open.
refuse-no-ticket-place = No other place is open on your tickets’ lines.
refuse-no-adjacent = No place is open on a card next to it.
# $iron, $stone (numbers): what was drawn; $kept (number): how many must be kept
refuse-keep = You drew { $iron } iron and { $stone } stone and keep exactly { $kept } of them.
# $iron, $stone (numbers): what the stockyard holds
refuse-stockyard = The stockyard holds { $iron } iron and { $stone } stone.
# $wanted, $count (numbers)
refuse-pick = Each player picks exactly { $count } resources; you asked for { $wanted }.
# $wanted, $most (numbers)
refuse-take-count = You may take 1 to { $most } resources; you asked for { $wanted }.
refuse-unknown-line = There is no line { $line }.
refuse-closed-line = Line { $line } is closed in this game.
refuse-line-ticket = This card works only on lines for which you have a ticket; you have none for line { $line }.
refuse-line-ticket-or-track = This card works only on lines where you have a ticket or a track; on line { $line } you have neither.
refuse-no-rubble = There is no rubble on line { $line }.
refuse-second-line = The second line must be another one than { $line }.
refuse-order-line = Choose line { $line } first here: the result is the same.
refuse-no-track-here = No track can be laid with this action.
refuse-no-stone-here = No stone can be obtained with this action.
refuse-line-finished = Line { $line } is finished: no more track can be laid there.
refuse-no-track-space = Line { $line } has no free track space without rubble.
refuse-no-tile = You have no tile left.
# $resource: iron or stone; $source: bag or stockyard
refuse-order-resource = Take { $resource } from the { $source } first here: the result is the same.
# $resource: iron or stone; $source: bag or stockyard
refuse-none-there = There is no { $resource } in the { $source }.
refuse-unknown-source = { $source } is nothing you could choose here.
refuse-other-resource = You cannot receive { $resource } here.
refuse-unknown-station = There is no station card { $place }.
refuse-card-closed = { $place } lies on a closed line.
# $space (number)
refuse-no-such-space = { $place } has no station space { $space }.
refuse-competitor = { $place } is taken by a competitor.
# $rubble (number)
refuse-rubble = { $place } cannot be built on: { $rubble } rubble on it.
refuse-station-built = That station of { $place } has been built already.
refuse-build-order = The stations of { $place } are built in order: choose the first that is free.
refuse-station-ticket = You have no ticket for the line of { $place }.
refuse-station-ticket-or-track = You have neither a ticket for the line of { $place } nor a track on it.
# $held, $paid (numbers)
refuse-not-held = You cannot pay { $paid } { $item }: you have { $held ->
  [0] none
 *[other] only { $held }
}.
# $ways (number)
refuse-payment = That is not what it costs: choose one of the { $ways } ways to pay.
refuse-visit = Your surveyor may go to { $place } now and nowhere else.
refuse-at-home = Your surveyor is at home already.
refuse-not-home = Your surveyor cannot go home with this card.
refuse-pub-secondary = Your surveyor can go to the Pub only with a gold E.
refuse-at-pub = Your surveyor is at the Pub already.
# $scored, $stations (numbers)
refuse-pub-limit = Your scoring pile must be smaller than your number of stations: you have { $scored } scored cards and { $stations } stations.
refuse-no-surveyor-space = { $place } has no surveyor space.
refuse-space-taken = A surveyor stands on { $place } already.
refuse-space-locked = The surveyor space of { $place } opens when a station or a competitor stands there.
refuse-surveyor-start = With this card your surveyor goes to starting cards only, not to { $place }.
refuse-surveyor-ticket = With this card your surveyor goes only where you have a ticket of the line, not to { $place }.
refuse-surveyor-adjacent = With this card your surveyor goes to an adjacent card only, not to { $place }.
refuse-not-in-reserve = { $card } is not in the reserve.
refuse-other-letter = Only a card { $letter } can replace the card you have scored.
refuse-flip-resolved = The card you are resolving is flipped anyway and cannot be chosen.
# $most, $wanted (numbers)
refuse-flip-count = You may flip 1 to { $most } other cards; you chose { $wanted }.
refuse-ticket = There is no { $colour } ticket for you: it must be in play, and you must not have it yet.

## What happened. $who is a player’s name; the twin in -you speaks to that player.

# $letter: A to E; $name: what a gold side does
narrate-play-gold = { $who } plays { $letter }, { $name }.
narrate-play-gold-you = You play { $letter }, { $name }.
narrate-play-grey = { $who } plays { $letter }, { $card }.
narrate-play-grey-you = You play { $letter }, { $card }.
narrate-pass = { $who } can play no card and passes.
narrate-pass-you = You can play no card and pass.
narrate-done = { $who } leaves it at that.
narrate-done-you = You leave it at that.
narrate-clear = { $who } removes rubble from line { $line }.
narrate-clear-you = You remove rubble from line { $line }.
# $iron, $stone (numbers)
narrate-draw = { $who } draws { $iron } iron and { $stone } stone from the bag.
narrate-draw-you = You draw { $iron } iron and { $stone } stone from the bag.
# $iron, $stone, $events (numbers)
narrate-refill = { $events ->
  [0] Into the stockyard come { $iron } iron and { $stone } stone.
  [one] Into the stockyard come { $iron } iron, { $stone } stone and { $events } event cube.
 *[other] Into the stockyard come { $iron } iron, { $stone } stone and { $events } event cubes.
}
narrate-competitor = A competitor takes { $place }.
narrate-cleared = { $who } has cleared { $place }.
narrate-cleared-you = You have cleared { $place }.
narrate-track = { $who } lays a track at { $place }.
narrate-track-you = You lay a track at { $place }.
narrate-build = { $who } builds a station at { $place }.
narrate-build-you = You build a station at { $place }.
narrate-finished = Line { $line } is finished.
narrate-surveyor = { $who } sends the surveyor to { $place }.
narrate-surveyor-you = You send your surveyor to { $place }.
narrate-pub = { $who } sends the surveyor to the Pub.
narrate-pub-you = You send your surveyor to the Pub.
narrate-home = { $who } brings the surveyor home.
narrate-home-you = You bring your surveyor home.
narrate-score-card = { $who } puts { $card } into the scoring pile.
narrate-score-card-you = You put { $card } into your scoring pile.
narrate-replace = { $who } takes { $card } from the reserve.
narrate-replace-you = You take { $card } from the reserve.
narrate-flip = { $who } flips { $card } to { $letter }.
narrate-flip-you = You flip { $card } to { $letter }.
narrate-ticket = { $who } takes a ticket ({ $colour }).
narrate-ticket-you = You take a ticket ({ $colour }).
narrate-summit = { $who } takes the Summit token.
narrate-summit-you = You take the Summit token.
narrate-receive = { $who } receives { count-items }.
narrate-receive-you = You receive { count-items }.
narrate-pay = { $who } pays { count-items }.
narrate-pay-you = You pay { count-items }.
# $events (number)
narrate-events-return = { $events } event cubes return to the bag.
narrate-trigger-buffer-stops = The last buffer stop is placed: the game ends with the second player’s turn.
narrate-trigger-no-competitor = A competitor cannot be placed: the game ends with the second player’s turn.

## Why it ended

end-buffer-stops = All buffer stops were placed.
end-no-competitor = A competitor could not be placed.
end-turn-cap = The number of turns that the table had set was over.

## The score, line by line

# $count (number)
score-vp = { $count } VP received during the game
score-passenger-pairs = { $card }: pairs of passengers
score-track-pairs = { $card }: pairs of tracks
score-stations = { $card }: stations built
score-tickets = { $card }: tickets
score-scored-cards = { $card }: cards in the scoring pile
score-bonus = Most stations on line { $line }
# $count (number)
score-passengers = { $count ->
  [one] { $count } passenger
 *[other] { $count } passengers
}
score-summit = Summit token

## Moves as buttons. The fields of a move: $card, $place are names; $iron, $stone, $space are numbers

item-iron = iron
item-stone = stone
source-bag = bag
source-stockyard = stockyard
place-home = home
place-pub = the Pub
# $id: I to VIII; $name: its name
line-label = line { $id } ({ $name })
station-label = { $name } ({ $id })
# $iron, $stone (numbers)
count-resources = { $iron ->
  [0] { $stone } stone
 *[other] { $stone ->
    [0] { $iron } iron
   *[other] { $iron } iron and { $stone } stone
  }
}
move-pass = Pass
move-done = Done
move-play = Play { $card }
# $cards: names, joined
move-flip = Flip { $cards }
move-take = Take { count-resources }
move-keep = Keep { count-resources }
# $line: line I, with its name
move-clear = Remove rubble from { $line }
move-track = Lay a track on { $line }
# $source: bag or stockyard
move-stone = Obtain a stone from the { $source }
move-build = Build at { $card }, space { $space }
# $items: joined from count-items
move-pay = Pay { $items }
move-surveyor = Send the surveyor to { $place }
move-score = Put { $card } into the scoring pile
move-replace = Take { $card } from the reserve
# $resource: iron or stone
move-gain = Receive { $resource } from the { $source }
move-exchange = Give { $give } for { $take } from the { $source }
move-trade = Pay what the surveyor space asks
# $ticket: a colour
move-ticket = Take the { $ticket } ticket
kind-done = Done
kind-play = Play a card
kind-flip = Flip cards
kind-clear = Remove rubble
kind-track = Lay a track
kind-stone = Obtain a stone
kind-surveyor = Surveyor
kind-score = Score a card
kind-replace = Take a card from the reserve
kind-gain = Receive
kind-exchange = Exchange
kind-trade = Trade
kind-ticket = Ticket
kind-card = Card

## What the general table shows

view-closed = Closed lines
view-buffer_stops = Buffer stops left
view-turns = Turns played
view-bag = In the bag
view-stockyard = Stockyard
view-iron = Iron
view-stone = Stone
view-event = Event cubes
view-rubble = Rubble
view-passenger = Passengers
view-reserve = Reserve
view-valley = The valley
view-competitor = Competitor
view-tracks = Tracks
view-stations = Stations
view-finished = Finished lines
view-competitors = Competitors left
view-summit = Summit token
view-trigger = The end was triggered by
view-resolving = Under way
view-letter = Action
view-tiles = Tiles left
view-bonus_tokens = Bonus tokens
view-surveyor = Surveyor
view-scored = Scored
view-card = Card
view-side = Side

## The parts of the rules

rules-F1 = Components
rules-F2 = Set-up
rules-F3 = The turn
rules-F4 = Action cards
rules-F5 = A: resources
rules-F6 = Competitors
rules-F7 = B: rubble
rules-F8 = C: tracks and stone
rules-F9 = D and E: stations and the surveyor
rules-F10 = The end
rules-F11 = The scores
rules-F12 = Where things return to
rules-F13 = What always holds
rules-AMB = Where the rulebook leaves room

## Hints for a first game

guide-pick = Before the game each of you picks two resources. Iron pays for track, stone for stations: one of each is never wrong.
guide-turn = You play one card, then it turns over: each has a gold side and a grey one. Think of what comes up next.
guide-clear = Rubble goes from left to right. A cleared card is open to both of you: clear what you can use soon.
guide-works = A track costs 2 iron and brings a point at once. The last track of a line brings the end nearer.
guide-build = Stations bring points and a bonus, and allow more cards in your scoring pile.
guide-surveyor = Your surveyor brings you what the card it goes to offers. At the Pub your own cards become points.

## What a card does, for the general table. $pay, $gain, $items, $track, $stone, $extra: items, joined from count-items

# $least, $most, $per_ticket (numbers)
effect-take = { $per_ticket ->
  [0] take { $least } to { $most } resources
 *[other] take up to { $most } resources, by your tickets
}
# $cubes, $for_opponent (numbers); $lines: one, two or one_or_two; $on: ticket or any
effect-remove_rubble = remove { $cubes } rubble { $lines ->
  [one] from one line
  [two] from two lines
 *[other] from one or two lines
}{ $for_opponent ->
  [0] {""}
 *[other] , { $for_opponent } of it for your opponent
}{ effect-on }
effect-on = { $on ->
  [ticket] {" "}(lines of your tickets)
  [ticket_or_track] {" "}(lines of your tickets or tracks)
 *[other] {""}
}
# $times (number)
effect-works = { $times ->
  [1] one work:
 *[other] up to { $times } works:
}
effect-part-track = track for { $track }{ effect-on }
effect-part-stone = stone for { $stone }
effect-build = build a station{ effect-on }
effect-part-extra = for { $extra } more
# $less (number)
effect-part-less = for { $less ->
  [1] 1 thing less
 *[other] { $less } things less
}
effect-part-gain_too = and gain { $gain_too }
effect-part-iron_for_stone = with iron in place of stone if you like
effect-part-no_bonus = without its bonus
# $to: any, adjacent, start or ticket; $pub (number): 1 if he may go there
effect-move_surveyor = move your surveyor { $to ->
  [adjacent] to an adjacent card
  [start] to a starting card
  [ticket] to a line of your tickets
 *[other] anywhere
}{ $pub ->
  [0] {""}
 *[other] , to the Pub or home
}
# $most: a number, or any
effect-flip = flip { $most ->
  [any] any number of other cards
  [1] 1 other card
 *[other] up to { $most } other cards
}
effect-gain = gain { $items }
effect-choose_ticket = take a ticket of your choice
effect-take_ticket = take a ticket
# $cubes, $keep (numbers)
effect-draw = draw { $cubes } from the bag and keep { $keep }{ $rest ->
  [stockyard] , the rest goes to the stockyard
 *[other] {""}
}
# $to (number)
effect-fill_stockyard = fill the stockyard up to { $to }
effect-add_to_stockyard = add { $cubes ->
  [1] 1 cube
 *[other] { $cubes } cubes
} to the stockyard
effect-trade = { $times ->
  [1] once
 *[other] up to { $times } times
} { $pay } for { $gain }
effect-exchange = exchange iron for stone or stone for iron, { $times ->
  [1] once
 *[other] up to { $times } times
}
effect-take_summit = take the Summit token
# $most (number)
effect-vp_per_ticket = 1 VP for each ticket, at most { $most }
effect-score_card = put a card into your scoring pile
view-now = Side that is up
view-after = Side that comes next
view-cost = Cost → bonus

## The valley in the browser. $who: a player's name; $place: a card of the valley; $line: I to VIII; $count (number)

valley-before = Before the game
valley-you = you
valley-nothing = nothing
valley-next = next
valley-next-victim = The next competitor goes here
valley-competitor = Competitor
valley-most-stations = Most stations
valley-one-ticket = one ticket
valley-prebuilt = A station is here from the start
valley-summit-here = The Summit token lies here
valley-summit-of = { $who } has the Summit token
valley-summit-of-you = You have the Summit token
valley-track-of = Track of { $who } at { $place }
valley-track-of-you = Your track at { $place }
valley-station-of = Station of { $who } at { $place }
valley-station-of-you = Your station at { $place }
valley-surveyor-of = Surveyor of { $who }
valley-surveyor-of-you = Your surveyor
valley-surveyor-at = Surveyor of { $who }: { $place }
valley-surveyor-at-you = Your surveyor: { $place }
valley-at-home = at home
valley-at-pub = at the Pub
valley-rubble = { $count } rubble
valley-next-track = The next track of this line goes here
valley-line-finished = Line { $line } is finished
valley-stop-place = Place for the buffer stop of line { $line }
valley-closed = Closed:
# $cost, $bonus: items, joined
valley-space = Costs { $cost }, gives { $bonus }.
valley-when-built = When you build here: { $effect }.
valley-ring-open = Open to a surveyor: { $effect }.
valley-ring-locked = Opens with the first station or competitor here: { $effect }.
valley-ring-taken = { $who } is here: { $effect }.
valley-ring-taken-you = You are here: { $effect }.
# $first, $second: names; $mine, $theirs, $bonus (numbers)
valley-majority = Most stations on line { $line }: { $bonus } VP. { $first } { $mine }, { $second } { $theirs }.
valley-ticket = Ticket of line { $line }
valley-ticket-gone = A ticket that was taken

# the boards of the players
valley-if-ended = if it ended now
valley-ended = in the end
valley-vp = { $count } VP
valley-first-player = first player
valley-cards-of = plays the { $colour } cards
valley-stations = { $count ->
  [one] { $count } station
 *[other] { $count } stations
}
valley-tracks = { $count ->
  [one] { $count } track
 *[other] { $count } tracks
}
valley-tiles = { $count ->
  [one] { $count } tile left
 *[other] { $count } tiles left
}
# $most (number): stations built
valley-pile = Scoring pile: { $count } of { $most } cards, one for each station
valley-of = of { $most }
# $letter, $next: letters; $effect, $after: what the sides do; $name
valley-card-label = { $letter }: { $effect } ({ $name }). Behind it { $next }: { $after }.
valley-no-card = no card { $letter }
valley-flip-picked = will be turned over
valley-look-at = Look at the cards of { $who }
# $symbol: what a scored card counts
valley-symbol = In the scoring pile: 1 VP for each { $symbol ->
  [passenger_pairs] pair of passengers
  [track_pairs] pair of tracks
  [stations] station
  [tickets] ticket
 *[other] card in the pile
}

# Pub, reserve, stockyard
valley-pub = The Pub
valley-pub-short = Pub
valley-pub-does = score a card, replace it
valley-pub-why = With a gold E: put one of your cards into your scoring pile and take one of the same letters from the reserve. The pile may hold one card for each of your stations.
valley-pub-note = Score one of your cards and replace it from the reserve. Your pile: { $count } of { $most }.
valley-reserve = Reserve
valley-reserve-lies = gold side up; its backs:
valley-letters = { $letter } in front, { $back } behind
valley-letters-now = Your letters
valley-letters-after = Letters after it
valley-letters-are = The letters: { $letters }
# $gold: what its gold side does
valley-reserve-card = { $name }. In front { $letter }, { $gold }; behind it { $back }: { $effect }.
valley-taken = taken
valley-stockyard = Stockyard
valley-bag = bag
valley-in-bag = in the bag:
valley-events = { $count ->
  [one] { $count } event cube
 *[other] { $count } event cubes
}
valley-events-lie = { valley-events }; at the end of a turn three of them go back to the bag
# $most, $all (numbers)
valley-take-most = { $most ->
  [one] Click one of the { $all }.
 *[other] Click up to { $most } of the { $all }.
}
valley-pick-two = Before the game: pick two.
valley-take = Take
valley-pick-cube = Pick 1 { $item }
valley-from-yard = 1 { $item } from the stockyard
valley-from-bag = 1 { $item } from the bag
valley-empties = { $count ->
  [one] It empties the stockyard: 6 new cubes come.
 *[other] All { $count } empty it: 6 new cubes come.
}
valley-other-order = It is done before what you have chosen; the result is the same.
valley-no-undo = Cubes are drawn: it cannot be taken back.
valley-last-refills = { $all ->
  [one] { $all } resource is here; when it is taken, six new cubes come.
 *[other] { $all } resources are here; when the last is taken, six new cubes come.
}

# the end
valley-end = End of the game
valley-end-short = The end
valley-stops = Buffer stops: { $count } of { $most }
valley-stops-short = buffer stops
valley-count-of = { $count } of { $most }
valley-count-short = { $count }/{ $most }
valley-competitors-left = { $count ->
  [one] { $count } competitor left
 *[other] { $count } competitors left
}
valley-turn-of = turn { $number } of { $most }
valley-last-soon = The end is near: { $who } has one more turn after this one.
valley-last-soon-you = The end is near: you have one more turn after this one.
valley-last-now = The last turn of the game: { $who } is playing it.
valley-last-now-you = This is the last turn of the game, and it is yours.
valley-cap-soon = { $count ->
  [one] This is the last turn: the table had set how many there are.
 *[other] { $count } turns are left: the table had set how many there are.
}

# what can be chosen
valley-play = Play { $letter }, { $name }
valley-clear-line = Remove rubble from line { $line }
valley-lay-track = Lay a track at { $place }
valley-build-at = Build at { $place }
valley-send-to = Send the surveyor to { $place }: { $effect }
valley-trade-here = Pay and receive at { $place }: { $effect }
valley-note-send = Surveyor to { $place }
valley-note-trade = Trade at { $place }
# $name: of a card
valley-note-score = { $name } into the scoring pile
valley-go-pub = Send the surveyor to the Pub
valley-go-home = Bring the surveyor home
valley-take-ticket = Take the ticket of line { $line }
valley-from-supply = { $count } of them from the supply.
# $places: joined; $count (number): how many
valley-clears = { $count ->
    [one] Clears { $places }: 1 VP.
   *[other] Clears { $places }: 1 VP each.
}
valley-for-opponent = { $count } of them are for your opponent.
# $number, $stops (numbers)
valley-ends-line = Ends line { $line }: buffer stop { $number } of { $stops }.
valley-ends-game = Ends line { $line } with the last buffer stop: this triggers the end.
valley-ends-only = Ends line { $line }.
# $items, $left: joined
valley-pays = You pay { $items }, which leaves { $left }.
valley-gets = You get { $items }.
# $total (number)
valley-makes = That makes { $total } VP.
valley-pay-for = Choose how to pay for { $place }.
# $iron, $stone (numbers)
valley-keep = You drew { $iron } iron and { $stone } stone: choose what you keep.
valley-do-it = Do it
valley-point = Point or tap: a place shows its price.
valley-not-this = Not this
valley-pass = Pass
valley-leave-it = Leave the surveyor
valley-flip-none = Flip none
valley-score-none = Score none
valley-stop-here = Stop here
valley-enough = Enough
valley-flip-these = { $count ->
  [one] Turn { $count } card over
 *[other] Turn { $count } cards over
}
# $number, $most (numbers)
valley-nth = no. { $number } of up to { $most }
valley-does-works = Track and stone
valley-zoom-in = Larger cards
valley-zoom-out = The whole valley

# a game that drags on
valley-long = A long game
valley-turns-passed = { $count } turns have passed.
valley-long-why = The printed rules set no limit. If you all agree, the game ends here and points count as they stand.
valley-they-agree = { $who } would end the game here and count the points as they stand.
valley-you-agreed = You would end the game here; it ends when all agree.
valley-agree = Agree to end and score now
valley-agree-not = Take that back
valley-play-on = Play on

# $place: a card that cannot be drawn
valley-undrawn-apart = This valley is shown as a table: { $place } belongs to two lines that do not lie next to each other.
valley-undrawn-corner = This valley is shown as a table: { $place } lies where the Pub and the reserve are drawn.
valley-undrawn-overlap = This valley is shown as a table: { $place } lies on another card.

# the rules page: the game in eight pictures
valley-intro = The game in eight pictures
valley-intro-goal = Two small railway companies build narrow-gauge lines through the valleys of Wales. You clear rubble, lay track, build stations and send a surveyor ahead. When the lines are finished, the player with more points wins.
valley-head-turn = Play a card, and it turns over
valley-intro-turn = You have five cards, A to E. On your turn you do what one of them shows and turn it over: behind the gold side is a grey one with another letter. Think of what comes up next.
valley-head-take = A: collect resources
valley-intro-take = Take up to three iron or stone from the stockyard. When the last one leaves, six new cubes come out of the bag, and each event among them brings a competitor, who takes a whole card.
valley-head-clear = B: remove rubble
valley-intro-clear = Remove four cubes of one line, from left to right, into your supply. Each card that you clear gives 1 VP, and then anybody may build there.
valley-head-track = C: lay track, make stone
valley-intro-track = Up to three times: 2 iron become a track on the leftmost free space of a line, 1 VP each; or 2 rubble become a stone. A line with all its tracks is finished and gets a buffer stop.
valley-head-build = D: build a station
valley-intro-build = Pay what a free station space shows on the left and receive what it shows on the right. A station opens the surveyor space of its card, and your surveyor may go there at once.
valley-head-survey = E: move the surveyor
valley-intro-survey = Send your surveyor to an open ring and do what is printed there. Starting cards give a ticket of their line; tickets make some grey sides better and can score.
valley-head-pub = The Pub: cards become points
valley-intro-pub = With a gold E your surveyor may go to the Pub. There one of your cards goes into your scoring pile, and one of the same letters comes from the reserve. At the end each scored card gives points by its symbol. Your pile may hold one card for each station you have built.
valley-head-end = The end
valley-intro-end = The fifth buffer stop, or a competitor that finds no place, triggers the end; the second player always has the last turn. Points are those you received, your scored cards, 3 for most stations on line I and on line II, 2 for the Summit, and half a point for each passenger.

# the alphabet
valley-alphabet = The icons
valley-alphabet-lead = Every card speaks the same language. Pay left, get right; a stroke is a choice or means “for each”; a plus means “and then”; a dashed box is something you may do; a ticket in a pill limits a card to the lines of your tickets.
valley-alphabet-things = Things
valley-alphabet-places = Places
valley-alphabet-doings = Doing
valley-alphabet-marks = The game
valley-alphabet-grammar = Read together
valley-alphabet-symbols = A scored card
valley-icon-iron = iron
valley-icon-stone = stone
valley-icon-resource = iron or stone
valley-icon-rubble = rubble
valley-icon-passenger = passenger
valley-icon-ticket = ticket
valley-icon-track = track
valley-icon-station = station
valley-icon-surveyor = surveyor
valley-icon-vp = points
valley-icon-stockyard = stockyard
valley-icon-bag = bag
valley-icon-blind = bag, drawn blind
valley-icon-open = open surveyor space
valley-icon-locked = locked surveyor space
valley-icon-start = starting card
valley-icon-adjacent = adjacent card
valley-icon-pub = the Pub
valley-icon-home = home
valley-icon-yours = only lines of your tickets
valley-icon-pick = remove rubble from the valley
valley-icon-fork = one line or two
valley-icon-flip = turn a card over
valley-icon-score = score a card
valley-icon-exchange = exchange
valley-icon-less = for less
valley-icon-more = pay more
valley-icon-nobonus = without the printed bonus
valley-icon-opponent = for your opponent
valley-icon-tiles = tiles left
valley-icon-event = event
valley-icon-competitor = competitor
valley-icon-buffer = buffer stop
valley-icon-summit = Summit token

# the gallery
valley-gallery = Every card
valley-gallery-lead = Both sides of each action card, and each station card. Not all of the printed game is documented: each card says what of it is printed and what is our reconstruction.
valley-gallery-stations = Station cards
valley-status-printed = Printed
valley-status-derived = Derived
valley-status-reconstructed = Reconstructed
valley-status-invented = Invented

## Options of a table

option-blue = Who plays the blue cards
option-closed = Closed lines
option-buffer_stop = Competitor on the last card
option-turn_cap = Longest game
choice-none = no limit
choice-at-once = finishes its line at once
choice-when-full = only when all track is laid

## The stages of the final count, by the lines of the score

stage-score-vp = During the game
stage-score-passenger-pairs = Scoring cards
stage-score-track-pairs = Scoring cards
stage-score-stations = Scoring cards
stage-score-tickets = Scoring cards
stage-score-scored-cards = Scoring cards
stage-score-bonus = Most stations
stage-score-passengers = Passengers
stage-score-summit = Summit
