### Foothills: the rules and everything the game says, in British English.
### Words: stockyard, bag, supply, rubble, resource (iron or stone), track, station, line, competitor, buffer stop,
### surveyor, Pub, ticket, passenger, VP, gold and grey side, scoring pile, reserve. Each means one thing everywhere.

## Components

rule-F1-1 = The box holds 60 cards: 34 station cards, 25 action cards and the Pub.
rule-F1-2 = There are two surveyors, one blue and one green, and cubes of four kinds: 20 iron, 16 stone, 58 rubble and 4 events.
rule-F1-3 = There are 14 tickets, two of each of seven kinds, 10 competitor tiles, 16 passengers, a first-player token and the Summit token. The stockyard is a tile of its own.
rule-F1-4 = Each player has 16 tiles of their colour. Each tile can be used as a track or as a station. VP tokens come in halves, ones, threes and tens.
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
rule-F2-11 = Two random neutral cards of each letter lie gold side up as the reserve; the other five go back to the box. Everyone may look at both sides of every card.
rule-F2-12 = The first player is drawn at random unless the table names one, and stays first all game. The second player picks two resources from the stockyard, then the first player does. Nothing is refilled.

## The turn

rule-F3-1 = You take turns, the first player first, until the game ends.
rule-F3-2 = On your turn you choose one of your action cards, resolve the side that is up and flip the card. Then the end of the game is checked.
rule-F3-3 = It may happen that two of your cards show the same letter and none shows another.
rule-F3-4 = What cannot be resolved is skipped. You may choose a card only if at least a part of it can be resolved.
rule-F3-5 = If you can play no card, you pass and place a competitor.
rule-F3-6 = The card you resolved is always flipped, gold to grey or grey to gold, unless it was scored.
rule-F3-7 = Some effects let you flip another card as well, either way and without resolving it. You do not have to, and several such permissions in one turn add up.

## Action cards

rule-F4-1 = There are five blue, five green and fifteen neutral action cards. Each letter from A to E has one blue, one green and three neutral cards.
rule-F4-2 = The gold sides of one letter are all the same; the 25 grey sides are all different.
rule-F4-3 = Behind A is C, behind B is D, behind C is E, behind D is A and behind E is B.
rule-F4-4 = The rules of a gold side also hold for grey sides of the same letter and for surveyor actions of that kind.

## A: resources

rule-F5-1 = Take one to three resources of your choice from the stockyard.
rule-F5-2 = When you take the last resource of the stockyard, draw six cubes from the bag into it at once. Then keep taking what you are still entitled to.
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

rule-F8-1 = Up to three times, in any mix: pay 2 iron to lay a track, or pay 2 rubble to get a stone.
rule-F8-2 = The iron goes to the bag. The track goes on the leftmost space of a line that has no rubble, competitor or track; where there is none, you cannot lay there.
rule-F8-3 = Each track you lay gives 1 VP.
rule-F8-4 = When all track spaces of a line bear tracks or competitors, the line is finished: a buffer stop is put at its end and no more track is laid there. Placing the last buffer stop triggers the end of the game.
rule-F8-5 = Porthmadog has two track spaces, and the left one is laid first. Each line that ends there is finished on its own and then gets its own buffer stop.
rule-F8-6 = The rubble you pay goes to the supply. You take the stone from the stockyard or, by name, from the bag.
rule-F8-7 = Brickmaker lays no track; Stone Crusher and Blacksmith get no stone. Stone Crusher is paid with iron and stone in any mix. Blacksmith needs a ticket.

## D: stations

rule-F9-1 = Build one available station, pay its cost and receive its bonus. You may then do the surveyor action there, if it is available.
rule-F9-2 = A station space is available if nobody has built there and its card has neither rubble nor a competitor. It needs no track, and no order is kept.
rule-F9-3 = You build one station with one action, also on a double.
rule-F9-4 = You pay from your own supply. Iron and stone go to the bag, rubble and passengers to the supply.
rule-F9-5 = Place a tile, advance your station marker by one and take the printed bonus.
rule-F9-6 = If the surveyor space of the card is free, you may move your surveyor there at once, from anywhere, and do its action.
rule-F9-7 = When you build Barmouth Ferry, you may flip any number of your other action cards. This is not a surveyor action.
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
rule-F11-1 = The player with more stations on line I takes its bonus token of 3 VP; the same goes for line II. In a tie nobody takes it. Competitors do not count, and Porthmadog counts for both lines.
rule-F11-2 = Each card in your scoring pile scores by its symbol: pairs of passengers, pairs of tracks, stations, tickets or scored cards. Halves of pairs are dropped.
rule-F11-3 = This is on top of the VP you received during the game and of what passengers are worth by themselves.
rule-F11-4 = Your total is the VP received, your scored cards, 3 for each bonus token, half a VP for each passenger and 2 for the Summit token.
rule-F11-5 = The higher total wins. A tie is a draw.
rule-F12-1 = Iron and stone return to the bag, rubble and passengers to the supply. Tickets, tiles and buffer stops never return.

## What always holds

rule-F13-1 = Bag, stockyard and players together always have 20 iron and 16 stone, and bag and stockyard 4 event cubes.
rule-F13-2 = A player’s tiles, tracks and stations always add up to 16. Players have at most five cards on their board, one ticket of a kind, and no more scored cards than stations.
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
count-items = { $item-id ->
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
phase-keep = Choose which drawn resources to keep.
phase-clear = Choose a line to remove rubble from.
phase-second-line = Choose a line for the remaining cubes.
phase-works = Choose a track or a stone that glows, or stop.
phase-pay-track = Choose how to pay for the track.
phase-build = Choose a station to build.
phase-pay-station = Choose how to pay for the station.
phase-visit = Send your surveyor to the card you built on, or let it stay where it is.
phase-surveyor = Choose where your surveyor goes.
phase-score = Choose an action card for your scoring pile.
phase-replace = Choose a card from the reserve to replace it.
phase-gain = Choose a resource, from the bag or from the stockyard.
phase-ticket = Choose a ticket.
phase-trade = Pay for what the surveyor space gives, or stop.
phase-exchange = Exchange a resource for the other kind, or stop.
phase-flip = Flip other action cards, or stop.

## A move refused

refuse-pass = You can pass only if you can’t play any of your cards.
refuse-done = You can’t stop yet. First do at least what the card requires.
refuse-done-score = At the Pub you must put one of your cards into your scoring pile.
refuse-unknown-card = There’s no action card { $card }.
refuse-card-not-yours = { $card } isn’t one of the cards on your board.
refuse-needs-ticket = Needs a ticket, and you have none.
refuse-needs-ticket-or-track = Needs a ticket or a track, and you have neither.
refuse-card-does-nothing = It would do nothing now.
# one of $prices, what is missing: $count (number) are needed, $held (number) are there
price-name = { count-items } (have { $held })
other-name = { price-name }
refuse-price = Needs { $prices }.
# $prices: for a track; $others: for a stone
refuse-works-price = Needs { $prices } or { $others }.
refuse-station-price = { $place } needs { $prices }.
refuse-nearest-station = Needs { $prices } at { $place }.
refuse-no-track-nor-stone = Needs { $prices }. No track space is free.
refuse-no-stone-left = There’s no stone left to get.
# $what: track or station
refuse-under-rubble = { $what ->
  [track] No free track space is clear of rubble.
 *[station] No free station is clear of rubble.
}
# $what: track or station
refuse-nothing-free = { $what ->
  [track] There’s no track space left for it.
 *[station] There’s no station left for it.
}
# on a card of a phone, where there is little room. $items, $others: amounts, joined
valley-needs = Needs { $items }.
valley-needs-either = Needs { $items } or { $others }.
refuse-surveyor-nowhere = No surveyor space is open.
refuse-no-start = No other starting card is open.
refuse-no-ticket-place = No other surveyor space is open on your ticket lines.
refuse-no-adjacent = No surveyor space is open on an adjacent card.
# $iron, $stone (numbers): what was drawn; $kept (number): how many must be kept
refuse-keep = You drew { $iron } iron and { $stone } stone. Keep exactly { $kept } of them.
# $iron, $stone (numbers): what the stockyard holds
refuse-stockyard = The stockyard holds { $iron } iron and { $stone } stone.
# $wanted, $count (numbers)
refuse-pick = Each player picks exactly { $count ->
  [one] { $count } resource
 *[other] { $count } resources
}. You asked for { $wanted }.
# $wanted, $most (numbers)
refuse-take-count = { $most ->
  [one] You can take only 1 resource. You asked for { $wanted }.
 *[other] You can take 1 to { $most } resources. You asked for { $wanted }.
}
refuse-unknown-line = There’s no line { $line }.
refuse-closed-line = Line { $line } is closed in this game.
refuse-line-ticket = This card works only on lines you have a ticket for, and you have none for line { $line }.
refuse-line-ticket-or-track = This card works only on lines where you have a ticket or a track. On line { $line } you have neither.
refuse-no-rubble = There’s no rubble on line { $line }.
refuse-second-line = Choose a different line from { $line }.
refuse-order-line = Choose line { $line } first. The result is the same.
refuse-no-track-here = You can’t lay a track with this action.
refuse-no-stone-here = You can’t get a stone with this action.
refuse-line-finished = Line { $line } is finished. No more track can be laid there.
refuse-no-track-space = Line { $line } has no free track space without rubble.
refuse-no-tile = You have no tiles left.
# $resource: iron or stone; $source: bag or stockyard
refuse-order-resource = Take { $resource } from the { $source } first. The result is the same.
# $resource: iron or stone; $source: bag or stockyard
refuse-none-there = There’s no { $resource } in the { $source }.
refuse-unknown-source = You can’t choose { $source } here.
refuse-other-resource = You can’t get { $resource } here.
refuse-unknown-station = There’s no station card { $place }.
refuse-card-closed = { $place } is on a closed line.
# $space (number)
refuse-no-such-space = { $place } has no station space { $space }.
refuse-competitor = { $place } is taken by a competitor.
# $rubble (number)
refuse-rubble = You can’t build at { $place } yet: there’s { $rubble } rubble on it.
refuse-station-built = That station at { $place } has already been built.
refuse-build-order = The stations at { $place } are built in order. Choose the first free one.
refuse-station-ticket = You have no ticket for the line of { $place }.
refuse-station-ticket-or-track = You have neither a ticket for the line of { $place } nor a track on it.
# $held, $paid (numbers)
refuse-not-held = You can’t pay { $paid } { $item }: you have { $held ->
  [0] none
 *[other] only { $held }
}.
# $ways (number)
refuse-payment = { $ways ->
  [one] That isn’t the price. There’s only { $ways } way to pay.
 *[other] That isn’t the price. Choose one of the { $ways } ways to pay.
}
refuse-visit = Your surveyor can only go to { $place } now.
refuse-at-home = Your surveyor is already at home.
refuse-not-home = Your surveyor can’t go home with this card.
refuse-pub-secondary = Your surveyor can go to the Pub only with a gold E.
refuse-at-pub = Your surveyor is already at the Pub.
# $scored, $stations (numbers)
refuse-pub-limit = Your scoring pile needs fewer cards than you have stations. You have { $scored ->
  [0] no scored cards
  [one] { $scored } scored card
 *[other] { $scored } scored cards
} and { $stations ->
  [0] no stations
  [one] { $stations } station
 *[other] { $stations } stations
}.
refuse-no-surveyor-space = { $place } has no surveyor space.
refuse-space-taken = A surveyor is already at { $place }.
refuse-space-locked = The surveyor space of { $place } opens once a station or a competitor is there.
refuse-surveyor-start = With this card your surveyor can go only to starting cards, not to { $place }.
refuse-surveyor-ticket = With this card your surveyor can go only to lines you have a ticket for, not to { $place }.
refuse-surveyor-adjacent = With this card your surveyor can go only to an adjacent card, not to { $place }.
refuse-not-in-reserve = { $card } isn’t in the reserve.
refuse-other-letter = Only a card with the letter { $letter } can replace the one you scored.
refuse-flip-resolved = The card you’re playing flips anyway. Choose another one.
# $most, $wanted (numbers)
refuse-flip-count = { $most ->
  [one] You can flip only 1 other card. You chose { $wanted }.
 *[other] You can flip 1 to { $most } other cards. You chose { $wanted }.
}
refuse-ticket = You can’t take a { $colour } ticket: it must be in play, and you must not have it yet.

## What happened. $who is a player’s name; the twin in -you speaks to that player.

# $letter: A to E; $main: what a gold side does
narrate-play-gold = { $who } plays { $letter }, { $main }.
narrate-play-gold-you = You play { $letter }, { $main }.
narrate-play-grey = { $who } plays { $letter }, { $card }.
narrate-play-grey-you = You play { $letter }, { $card }.
narrate-pass = { $who } can’t play a card and passes.
narrate-pass-you = You can’t play a card and pass.
narrate-done = { $who } stops there.
narrate-done-you = You stop there.
narrate-clear = { $who } removes rubble from line { $line }.
narrate-clear-you = You remove rubble from line { $line }.
# $iron, $stone (numbers)
narrate-draw = { $who } draws { $iron } iron and { $stone } stone from the bag.
narrate-draw-you = You draw { $iron } iron and { $stone } stone from the bag.
# $iron, $stone, $events (numbers)
narrate-refill = { $events ->
  [0] The stockyard gets { $iron } iron and { $stone } stone.
  [one] The stockyard gets { $iron } iron, { $stone } stone and { $events } event cube.
 *[other] The stockyard gets { $iron } iron, { $stone } stone and { $events } event cubes.
}
narrate-competitor = A competitor takes { $place }.
narrate-cleared = { $who } clears { $place }.
narrate-cleared-you = You clear { $place }.
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
narrate-flip = { $who } flips { $card } to its { $letter } side.
narrate-flip-you = You flip { $card } to its { $letter } side.
narrate-ticket = { $who } takes a ticket ({ $colour }).
narrate-ticket-you = You take a ticket ({ $colour }).
narrate-summit = { $who } takes the Summit token.
narrate-summit-you = You take the Summit token.
narrate-receive = { $who } gets { count-items }.
narrate-receive-you = You get { count-items }.
narrate-pay = { $who } pays { count-items }.
narrate-pay-you = You pay { count-items }.
# $events (number)
narrate-events-return = { $events ->
  [one] { $events } event cube returns to the bag.
 *[other] { $events } event cubes return to the bag.
}
narrate-trigger-buffer-stops = The last buffer stop is placed. The game ends with the second player’s turn.
narrate-trigger-no-competitor = A competitor can’t be placed. The game ends with the second player’s turn.

## Why it ended

end-buffer-stops = All buffer stops were placed.
end-no-competitor = A competitor could not be placed.
end-turn-cap = The table’s turn limit was reached.

## The score, line by line

# $count (number)
score-vp = { $count } VP from the game
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
move-done = Stop here
move-play = Play { $card }
# $cards: names, joined
move-flip = Flip { $cards }
move-take = Take { count-resources }
move-keep = Keep { count-resources }
# $line: line I, with its name
move-clear = Remove rubble from { $line }
move-track = Lay a track on { $line }
# $source: bag or stockyard
move-stone = Get a stone from the { $source }
move-build = Build at { $card }, space { $space }
# $items: joined from count-items
move-pay = Pay { $items }
move-surveyor = Send the surveyor to { $place }
move-score = Put { $card } into the scoring pile
move-replace = Take { $card } from the reserve
# $resource: iron or stone
move-gain = Take { $resource } from the { $source }
move-exchange = Give { $give } for { $take } from the { $source }
move-trade = Pay what the surveyor space asks for
# $ticket: a colour
move-ticket = Take the { $ticket } ticket
kind-done = Done
kind-play = Play a card
kind-flip = Flip cards
kind-clear = Remove rubble
kind-track = Lay a track
kind-stone = Get a stone
kind-surveyor = Move the surveyor
kind-score = Score a card
kind-replace = Take a card from the reserve
kind-gain = Get
kind-exchange = Exchange
kind-trade = Trade
kind-ticket = Take a ticket
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
view-trigger = End triggered by
view-resolving = In progress
view-letter = Action
view-tiles = Tiles left
view-tickets = Tickets
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

guide-pick = Before the game, each of you picks two resources. Two iron pay for a track; stations cost mostly stone.
guide-turn = Play one card, and it turns over. Each has a gold side and a grey side, so think about what comes up next.
guide-clear = You clear rubble from left to right. A cleared card is open to both of you, so clear what you can use soon.
guide-works = A track costs 2 iron and gives you a point at once. The last track of a line brings the end nearer.
guide-build = Stations give points and a bonus, and make room for more cards in your scoring pile.
guide-surveyor = Your surveyor gets what its card offers. At the Pub, your own cards become points.

## What a card does, for the general table. $pay, $gain, $items, $track, $stone, $extra: items, joined from count-items

# $least, $most, $per_ticket (numbers)
effect-take = { $per_ticket ->
  [0] take { $least } to { $most ->
    [one] { $most } resource
   *[other] { $most } resources
  }
 *[other] take up to { $most ->
    [one] { $most } resource
   *[other] { $most } resources
  }, by your tickets
}
# $cubes, $for_opponent (numbers); $lines (number): from how many; $either (number): 1 if fewer will do; $on: ticket or any
effect-remove_rubble = remove { $cubes } rubble { $lines ->
  [1] from one line
 *[other] from { $either ->
    [0] two lines
   *[other] one or two lines
  }
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
  [1] once:
 *[other] up to { $times } times:
}
effect-part-track = track for { $track }{ effect-on }
effect-part-stone = stone for { $stone }
effect-build = build a station{ effect-on }
effect-part-extra = for its cost plus { $extra }
# $less (number)
effect-part-less = for { $less ->
  [one] { $less } item
 *[other] { $less } items
} less
effect-part-gain_too = and get { $gain_too }
effect-part-iron_for_stone = with iron instead of stone if you like
effect-part-no_bonus = without its bonus
# $where: any, adjacent, start or ticket; $pub (number): 1 if it may go there
effect-move_surveyor = move your surveyor { $where ->
  [adjacent] to an adjacent card
  [start] to a starting card
  [ticket] to a line of your tickets
 *[other] anywhere
}{ $pub ->
  [0] {""}
 *[other] , to the Pub or home
}
# $most (number); $any (number): 1 if as many as one likes
effect-flip = flip { $any ->
  [0] { $most ->
    [1] 1 other card
   *[other] up to { $most } other cards
  }
 *[other] any number of other cards
}
effect-gain = get { $items }
effect-choose_ticket = take a ticket of your choice
effect-take_ticket = take a ticket
# $cubes, $keep (numbers)
effect-draw = draw { $cubes } from the bag and keep { $keep }{ $rest ->
  [stockyard] , and put the rest into the stockyard
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
valley-ticket-gone = This ticket has been taken

# the boards of the players
valley-if-ended = if it ended now
valley-ended = final
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
valley-pile = Scoring pile: { $count } of { $most }, one card for each station
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
valley-reserve-lies = gold side up; on the back:
valley-reserve-sides = Every card lies gold side up. These are the grey sides:
valley-letters = { $letter } in front, { $back } behind
valley-letters-now = Your cards
valley-letters-after = Cards afterwards
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
valley-events-lie = { valley-events }; three at the end of a turn go back to the bag
# $most, $all (numbers)
valley-take-most = { $most ->
  [one] Pick one of the { $all }.
 *[other] Pick up to { $most } of the { $all }.
}
valley-pick-two = Before the game: pick two.
valley-take = Take
valley-pick-cube = Pick 1 { $item }
valley-from-yard = Take 1 { $item } from the stockyard
valley-from-bag = Take 1 { $item } from the bag
valley-empties = { $count ->
  [one] This empties the stockyard: 6 new cubes come.
 *[other] All { $count } empty it: 6 new cubes come.
}
valley-other-order = This happens before what you’ve chosen. The result is the same.
valley-no-undo = New cubes are drawn, so you can’t undo this.
valley-last-refills = { $all ->
  [one] { $all } resource is here. When it’s taken, six new cubes come.
 *[other] { $all } resources are here. When the last is taken, six new cubes come.
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
valley-last-soon = Last round: { $who } has one more turn after this one.
valley-last-soon-you = Last round: you have one more turn after this one.
valley-last-now = Last round: { $who } plays the final turn.
valley-last-now-you = Last round: this is your final turn.
valley-cap-soon = { $count ->
  [one] This is the last turn before the table’s limit.
 *[other] { $count } turns are left before the table’s limit.
}

# what can be chosen
valley-play = Play { $letter }, { $name }
valley-clear-line = Remove rubble from line { $line }
valley-lay-track = Lay a track at { $place }
valley-build-at = Build at { $place }
valley-send-to = Send the surveyor to { $place }: { $effect }
valley-trade-here = Trade at { $place }: { $effect }
valley-note-send = Surveyor to { $place }
valley-note-trade = Trade at { $place }
# $name: of a card
valley-note-score = { $name } into the scoring pile
valley-go-pub = Send the surveyor to the Pub
valley-go-home = Bring the surveyor home
valley-take-ticket = Take the ticket of line { $line }
valley-from-supply = { $count } from the supply.
# $places: joined; $count (number): how many
valley-clears = { $count ->
    [one] Clears { $places }: 1 VP.
   *[other] Clears { $places }: 1 VP each.
}
valley-for-opponent = { $count } for your opponent.
# $number, $stops (numbers)
valley-ends-line = Ends line { $line }: buffer stop { $number } of { $stops }.
valley-ends-game = Ends line { $line } with the last buffer stop: this triggers the end.
valley-ends-only = Ends line { $line }.
# $items, $left: joined
valley-pays = You pay { $items } and keep { $left }.
valley-gets = You get { $items }.
# $total (number)
valley-makes = Total: { $total } VP.
valley-pay-for = Choose how to pay for { $place }.
# $iron, $stone (numbers)
valley-keep = You drew { $iron } iron and { $stone } stone. Choose what to keep.
valley-do-it = Do it
valley-point = Point at a card, or tap it, to see more.
valley-tap = Tap a card to see more.
valley-only-place = There’s only one place for it, so it’s done at once.
valley-instead = Or here:
# $number, $most (numbers)
valley-gain-nth = Choose resource { $number } of { $most }, from the bag or from the stockyard.
valley-not-this = Not this
valley-pass = Pass
valley-leave-it = Surveyor stays
valley-flip-none = Flip none
valley-score-none = Score none
valley-stop-here = Stop here
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
valley-turns-passed = { $count ->
  [one] { $count } turn played.
 *[other] { $count } turns played.
}
valley-long-why = The printed rules set no limit. If everyone agrees, the game ends here and points count as they stand.
valley-they-agree = { $who } wants to end the game now and count the points as they stand. Agree?
valley-you-agreed = You want to end the game now. It ends when everyone agrees.
valley-agree = End and score now
valley-agree-not = Withdraw
valley-play-on = Play on

# $place: a card that cannot be drawn
valley-undrawn-apart = We show this valley as a table: { $place } belongs to two lines that aren’t next to each other.
valley-undrawn-corner = We show this valley as a table: { $place } lies where the Pub and the reserve are drawn.
valley-undrawn-overlap = We show this valley as a table: { $place } lies on another card.

# the rules page: the game in eight pictures
valley-intro = The game in eight pictures
valley-intro-goal = Two small railway companies build narrow-gauge lines through the valleys of Wales. Clear rubble, lay track, build stations and send a surveyor ahead. When the lines are finished, the player with more points wins.
valley-head-turn = Play a card, and it turns over
valley-intro-turn = You have five cards, A to E. On your turn, do what one of them shows and turn it over: behind the gold side is a grey one with another letter. Think about what comes up next.
valley-head-take = A: collect resources
valley-intro-take = Take up to three iron or stone from the stockyard. When the last one leaves, six new cubes come out of the bag, and each event among them brings a competitor, who takes a whole card.
valley-head-clear = B: remove rubble
valley-intro-clear = Remove four cubes from one line, from left to right, into your supply. Each card you clear gives 1 VP, and then anyone may build there.
valley-head-track = C: lay track, make stone
valley-intro-track = Up to three times: pay 2 iron for a track on the leftmost free space of a line, worth 1 VP, or pay 2 rubble for a stone. A line with all its tracks is finished and gets a buffer stop.
valley-head-build = D: build a station
valley-intro-build = Pay what a free station space shows on the left and receive what it shows on the right. A station opens the surveyor space of its card, and your surveyor may go there at once.
valley-head-survey = E: move the surveyor
valley-intro-survey = Send your surveyor to an open ring and do what is printed there. Starting cards give a ticket of their line; tickets make some grey sides better and can score.
valley-head-pub = The Pub: cards become points
valley-intro-pub = With a gold E your surveyor may go to the Pub. There one of your cards goes into your scoring pile, and one of the same letters comes from the reserve. At the end each scored card gives points by its symbol. Your pile may hold one card for each station you have built.
valley-head-end = The end
valley-intro-end = The fifth buffer stop, or a competitor that finds no place, triggers the end. The second player always has the last turn. Add up the VP you gained, your scored cards, 3 for most stations on line I and on line II, 2 for the Summit, and half a point for each passenger.

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
valley-gallery-lead = Both sides of each action card, and each station card. The printed game isn’t fully documented: each card says what is printed and what is our reconstruction.
valley-gallery-stations = Station cards
valley-status-printed = Printed
valley-status-derived = Derived
valley-status-reconstructed = Reconstructed
valley-status-invented = Invented

## Options of a table

option-blue = Blue cards
option-why-blue = Choose who plays the blue cards. The other player gets the green ones.
option-closed = Closed lines
option-why-closed = The two lines that stay closed.
option-buffer_stop = Competitor on the last card
option-why-buffer_stop = Does a competitor on the last card finish its line at once, or only once every track space is taken?
option-turn_cap = Turn limit
option-why-turn_cap = A game takes about 60 turns, but the printed rules set no limit. With one, the game ends after that many turns, and points count as they stand.
choice-none = No limit
choice-at-once = Finishes its line at once
choice-when-full = Only once all track is laid

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

## Why a choice counts at once

revealed-here = Cubes were drawn, so no undo.

## In the terminal

terminal-shorthand = On cards: i iron, s stone, r rubble, p passenger, v VP, x iron or stone; 1s2r>2p costs 1s 2r and gives 2p.
terminal-shorthand-more = A grey side marked ≈ is reconstructed in part or in full: ticket says what of your cards is printed.
terminal-ticket = your tickets, and what of your cards is printed
# $cubes: 3i 3s 0e, or a number; $left, $cards, $keep, $less, $to, $for_opponent, $per_ticket, $pub (numbers); $price, $effect, $letters, $most: as on the screen
terminal-stockyard = stockyard { $cubes }
terminal-bag = bag { $cubes }
terminal-buffer-stops = buffer stops { $left }
terminal-competitors = competitors { $left }
terminal-last-turn = LAST TURN
terminal-built = built: { $effect }
terminal-start = start
terminal-competitor = ── competitor ──
# $lines: I, or III/IV
terminal-tickets = tickets { $lines }
terminal-pile = pile { $cards }
# $where: home, pub or the number of a card
terminal-at = at { $where }
terminal-tiles = { $left ->
  [one] { $left } tile
 *[other] { $left } tiles
}
terminal-shows = shows { $letters }
# $what: ticket or ticket_or_track
terminal-needs = needs { $what ->
  [ticket] ticket
 *[ticket_or_track] ticket or track
}
# $symbol: what a scored card counts
terminal-symbol = v per { $symbol ->
  [passenger_pairs] 2 passengers
  [track_pairs] 2 tracks
  [stations] station
  [tickets] ticket
 *[scored_cards] scored card
}
terminal-spectator = A spectator holds no ticket.
terminal-no-ticket = You hold no ticket.
terminal-ticket-of = { $colour }: line { $lines }
# $card: a name; $printed: the name on the printed card; $known: joined from the next
terminal-card = { $card } ({ $printed }): { $known }.
# $status: printed, reconstructed and so on; $what: from the board file
terminal-known = { $status ->
  [printed] printed
  [derived] derived
  [invented] invented
 *[reconstructed] reconstructed
}: { $what }

## Likewise: what a card does, in as few words as fit on it. $lines and $either as above; $on: ticket or ticket_or_track

terminal-op-on = { $on ->
  [ticket] on ticket lines
 *[ticket_or_track] on ticket or track lines
}
terminal-op-take = take { $most }{ $per_ticket ->
  [0] {""}
 *[other] {" "}(by tickets)
}
terminal-op-track = track { $price }
terminal-op-stone = stone { $price }
terminal-op-clear = clear { $cubes }{ $lines ->
  [1] {""}
 *[other] { $either ->
    [0] {" "}2 lines
   *[other] {" "}1-2 lines
  }
}{ $for_opponent ->
  [0] {""}
 *[other] , { $for_opponent } theirs
}
terminal-op-build = build
terminal-op-less = -{ $less ->
  [one] { $less } item
 *[other] { $less } items
}
terminal-op-iron = i for s
terminal-op-no-bonus = no bonus
# $where: any, adjacent, start or ticket
terminal-op-move_surveyor = surveyor { $where ->
  [adjacent] adjacent
  [start] start
  [ticket] ticket
 *[any] any
}{ $pub ->
  [0] {""}
 *[other] /pub/home
}
terminal-op-draw = draw { $cubes }{ $keep ->
  [0] {""}
 *[other] {" "}keep { $keep }
}
# $most (number); $any (number): 1 if as many as one likes
terminal-op-flip = flip { $any ->
  [0] { $most }
 *[other] any
}
terminal-op-take_ticket = ticket
terminal-op-choose_ticket = any ticket
terminal-op-vp_per_ticket = +v/ticket≤{ $most }
terminal-op-take_summit = Summit
terminal-op-score_card = score
terminal-op-fill_stockyard = fill to { $to }
terminal-op-add_to_stockyard = add { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
}

## Action cards: what their gold and grey sides are called

main_action-A = Collect resources
main_action-B = Remove rubble
main_action-C = Lay track and/or obtain stone
main_action-D = Build a station
main_action-E = Move the surveyor
action_card-stone-crusher = Stone Crusher
action_card-strong-arms = Strong Arms
action_card-tea-break = Tea Break
action_card-brickmaker = Brickmaker
action_card-blacksmith = Blacksmith
action_card-landscaper = Landscaper
action_card-mason = Mason
action_card-masons-mate = Mason’s Mate
action_card-architect = Architect
action_card-steelworker = Steelworker
action_card-inspector = Inspector
action_card-tourist = Tourist
action_card-draughtsman = Draughtsman
action_card-field-hands = Field Hands
action_card-tour-operator = Tour Operator
action_card-salvage = Salvage
action_card-harbour-market = Harbour Market
action_card-big-boat = Big Boat
action_card-small-boat = Small Boat
action_card-small-cart = Small Cart
action_card-novice-navvies = Novice Navvies
action_card-local-help = Local Help
action_card-itinerant-workers = Itinerant Workers
action_card-workers-on-loan = Workers on Loan
action_card-veteran-navvies = Veteran Navvies

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-foothills = reconstructed (24 of the 25 grey sides, all station costs and most surveyor actions; see each card)

## What is known of a card, a station or a line, as its board file says it: see locale/origins.py

# $first, $next: such facts
# $printed: the name on the printed card
origin-1-resource-for-each-ticket-at-most-4 = 1 resource for each ticket, at most 4
origin-1-resource-on-top-of-the-cost = 1 resource on top of the cost
origin-2-rubble-from-each-of-two-lines = 2 rubble from each of two lines
origin-2-rubble-from-one-line-or-from-two = 2 rubble, from one line or from two
origin-2-rubble-on-top-of-the-cost = 2 rubble on top of the cost
origin-3-drawn-2-kept-1-into-the-stockyard = 3 drawn, 2 kept, 1 into the stockyard
origin-6-rubble-2-of-them-for-the-opponent = 6 rubble, 2 of them for the opponent
origin-a-ticket-is-needed = a ticket is needed
origin-a-ticket-or-a-track-is-needed = a ticket or a track is needed
origin-adds-cubes-without-a-limit-and-takes-none = adds cubes without a limit and takes none
origin-adjacent-cards = adjacent cards
origin-any-station-of-the-line = any station of the line
origin-colour-letters-and-the-name = colour, letters and the name { $printed }
origin-colour-of-its-ticket = colour of its ticket
origin-costs-and-bonuses = costs and bonuses
origin-draws-from-the-bag-event-cubes-ignored = draws from the bag, event cubes ignored
origin-fills-the-stockyard-up-to-6-event-cubes-counted = fills the stockyard up to 6, event cubes counted
origin-flips-when-built = flips when built
origin-from-the-pub-any-starting-card = from the Pub any starting card
origin-length = length
origin-llyn-padarn-is-the-name-of-the-lake-not-of-a-station = Llyn Padarn is the name of the lake, not of a station
origin-name = name
origin-name-and-how-the-12-columns-of-iii-and-vi-are-divided = name, and how the 12 columns of III and VI are divided
origin-name-in-its-short-form-bala-lake = name, in its short form Bala Lake
origin-never-to-the-pub = never to the Pub
origin-no-station-bonus-but-the-surveyor-may-move = no station bonus, but the surveyor may move
origin-no-stone-to-be-had = no stone to be had
origin-payment-in-any-mix-of-iron-and-stone = payment in any mix of iron and stone
origin-place-in-its-line = place in its line
origin-rubble = rubble
origin-scoring-when-built = scoring when built
origin-stone-only-no-track = stone only, no track
origin-surveyor-a-ticket-and-one-of-five-bonuses = surveyor: a ticket and one of five bonuses
origin-surveyor-action = surveyor action
origin-surveyor-action-redrawn-the-first-draft-gave-passengers-without-limit-more-than-the-16-of-the-box-so-that-stalling-paid = surveyor action (redrawn: the first draft gave passengers without limit, more than the 16 of the box, so that stalling paid)
origin-surveyor-action-redrawn-the-first-draft-gave-points-without-limit-which-the-rulebook-never-names-among-surveyor-actions-so-that-stalling-paid = surveyor action (redrawn: the first draft gave points without limit, which the rulebook never names among surveyor actions, so that stalling paid)
origin-taking-1-to-3-afterwards = taking 1 to 3 afterwards
origin-that-iron-may-stand-in-for-stone = that iron may stand in for stone
origin-that-the-station-is-on-a-ticket-line = that the station is on a ticket line
origin-that-the-surveyor-goes-to-a-ticket-line = that the surveyor goes to a ticket line
origin-that-there-are-2-tracks = that there are 2 tracks
origin-the-2-items-less = the 2 items less
origin-the-2-resources-and-the-2-rubble = the 2 resources and the 2 rubble
origin-the-2-rubble = the 2 rubble
origin-the-2-vp-and-that-the-station-is-on-a-ticket-line = the 2 VP and that the station is on a ticket line
origin-the-3-cubes-the-vp-and-the-flip = the 3 cubes, the VP and the flip
origin-the-3-rubble = the 3 rubble
origin-the-5-rubble = the 5 rubble
origin-the-english-name = the English name
origin-the-flip = the flip
origin-the-opponent-has-a-part-the-vp-are-yours = the opponent has a part, the VP are yours
origin-the-price-of-1-iron-the-2-tracks-and-that-they-lie-on-ticket-lines = the price of 1 iron, the 2 tracks and that they lie on ticket lines
origin-the-rate-of-1-rubble-and-the-3-times = the rate of 1 rubble and the 3 times
origin-the-scoring-symbol = the scoring symbol
origin-the-surveyor-stays = the surveyor stays
origin-the-ticket-and-the-passenger = the ticket and the passenger
origin-the-whole-effect = the whole effect
origin-the-whole-effect-by-a-transcript-of-the-english-edition = the whole effect, by a transcript of the English edition
origin-three-spaces-in-order = three spaces in order
origin-ticket-lines-else-the-supply = ticket lines, else the supply
origin-tracks-only-no-stone = tracks only, no stone
origin-two-track-spaces-rubble-on-the-left-one-only = two track spaces, rubble on the left one only
origin-which-of-the-bonuses = which of the bonuses
origin-which-of-the-bonuses-a-starting-card-with-1-stone-and-a-yellow-ticket-exists = which of the bonuses (a starting card with 1 stone and a yellow ticket exists)
origin-which-pair-of-lines-its-back-closes = which pair of lines its back closes

## What its board file says of each part

note-components = Cubes, tiles, tickets and cards, as the rulebook lists them.
note-main-actions = The five gold sides, as the rulebook explains them.
note-action-cards = Colours, letters, French names and clarifications are printed; of the 25 grey sides only Tea Break is known in full, the others and all scoring symbols are ours. Each card says what of it is printed.
note-stations = The rulebook names eight of the 27 cards and what makes them special; costs, bonuses and most surveyor actions are ours, nine of them redrawn since the first draft so that stalling does not pay. Each card says what of it is printed.
note-lines = Eight lines of 2 to 7 cards, 34 cards in all, two of them shared: this fixes all lengths but how the 12 columns of III and VI are divided.
note-closed-pairs = That 28 cards show the 28 pairs and 6 show none is printed; which card shows which is ours and changes nothing, since every pair is equally likely.
