### Ticket to Ride: the rules and everything the game says, in British English.
### Words: pile (train cards, face down), display (train cards, face up), discards, deck (tickets),
### place (a city or a country), passenger, train. Each means one thing, here and on every screen.

## Set-up

rule-T0-1 = Two to five people play. You have 45 trains in a colour of your own (white, red, purple, yellow or black) and start with no points.
rule-T0-2 = There are 110 train cards: twelve in each of eight colours (purple, blue, orange, white, green, yellow, black and red) and fourteen locomotives.
rule-T0-3 = You are dealt four train cards. Five more are turned face up as the display, and the rest become the pile. If three or more of those first five are locomotives, the display is replaced as at any other time.
rule-T0-4 = Sixty passengers, ten each of red, black, green, yellow, blue and white, are drawn at random from a bag onto the board. Each city and country receives as many as the board shows for it.
rule-T0-5 = There are two decks of tickets, each shuffled: 55 short ones and 34 long ones. A long ticket is worth 12 to 22 points and a short one 3 to 11, except Mannheim – Stuttgart, which is worth 2.
rule-T0-6 = Before the first turn, each of you in turn order announces to everyone a mix of short and long tickets, four in all, and draws them. Of your four you keep at least two: two, three or all of them.
rule-T0-7 = The tickets you do not keep at set-up go back into the decks they came from. Once everyone has chosen, both decks are shuffled again.
rule-T0-8 = Your tickets stay secret until the end, and your train cards are secret too. Everyone may know your passengers, your points, how many trains you have left, how many train cards you hold, and how many short and how many long tickets. The mixes you announce and the face-up cards you take are also public.
rule-T0-9 = Turns pass clockwise. By tradition the oldest player starts; Branchline draws the starting player at random unless the table names one.

## A turn

rule-T1-1 = On your turn you do exactly one of three things: draw train cards, claim a route and collect its passengers, or draw tickets.
rule-T1-2 = You pass when none of the three actions is possible, and only then. If all players have to pass one after another, the game ends at once and is scored. A pass in the last round uses up your last turn.

## Drawing train cards

rule-T2-1 = You draw two train cards, each of them either one of the face-up cards or the top card of the pile. If there is a second card that you may take, you must take one. You may hold any number of cards.
rule-T2-2 = When you take a face-up card it is replaced at once from the pile, before you take your second card.
rule-T2-3 = You may take a face-up locomotive only as your first card. It is then your whole draw, and your turn ends.
rule-T2-4 = Your second card can never be a face-up locomotive, even if your first card came from the pile. It does not matter whether that locomotive was there before, has just been turned up to replace your first card, or is part of a display that was just replaced.
rule-T2-5 = A locomotive you draw from the pile counts as one ordinary card, and nobody else learns of it.
rule-T2-6 = Whenever three or more of five face-up cards are locomotives, all five are discarded and then five new ones are turned up, again and again if needed. This does not happen when fewer than five cards lie face up, nor while the pile, the discards and the display together hold fewer than three cards that are not locomotives. It is checked again whenever cards are discarded.
rule-T2-7 = When a card is needed and the pile is empty, the discards are shuffled and become the new pile. This may happen in the middle of a draw or while the display is being refilled.
rule-T2-8 = When the pile and the discards are both empty, the display is not refilled. You may still take cards that lie face up; if there are none, you cannot choose to draw train cards. If no second card is left that you may take, your turn ends after the first.
rule-T2-9 = If a claim puts cards on the discards while fewer than five cards lie face up, the display is at once filled up to five from them. It is then checked for three locomotives.

## Claiming a route

rule-T3-1 = A route joins two neighbouring places: two cities, or a city and a country. Its length is the number of its spaces, from one to seven.
rule-T3-2 = You pay for a route with as many cards as it is long, all of the route’s colour. Locomotives may stand in for any number of them, even for all.
rule-T3-3 = You pay for a grey route with as many cards as it is long, all of any one colour. Here too locomotives may stand in for some of them, or pay for the whole route.
rule-T3-4 = You need at least as many trains left as the route is long. You place one on each of its spaces, and the cards you paid go to the discards.
rule-T3-5 = The route you claim need not connect to any other route of yours. You may claim only one route a turn.
rule-T3-6 = All routes that join the same two places form a group, and you may own only one route of a group. Routes from one city into two countries, or from two cities into one country, are not a group.
rule-T3-7 = With two or three players, as soon as one route of a group is claimed, the others of the group are closed to everyone. With four or five players each of them may be claimed, by different players.
rule-T3-8 = A route scores at once, by its length: length 1 gives 1 point, 2 gives 2, 3 gives 4, 4 gives 7, 5 gives 10, 6 gives 15 and 7 gives 18.
rule-T3-9 = After claiming a route you take one passenger from each of its two ends. If passengers of different colours stand there, you choose the colour; if none does, you take nothing. The passengers you have taken are open for everyone to see.
rule-T3-10 = You cannot decline a passenger: if any stands at an end of the route you have claimed, you take one. One more passenger never lowers your score and never raises anyone else’s.
rule-T3-11 = A country holds one passenger for all the routes that lead into it, even where the board draws the country twice, as it does Austria. The first player to claim any of those routes takes the passenger.

## Drawing tickets

rule-T4-1 = You announce how many short and how many long tickets you draw before you see any, never more from a deck than it holds. You draw exactly four in all or, if fewer than four are left, all of them. When both decks are empty you cannot choose this action.
rule-T4-2 = You keep at least one of the tickets you drew. The others go face down to the bottom of their own decks, in the order in which you drew them: the first one you drew and did not keep will be the first of them to come up.
rule-T4-3 = You may hold any number of tickets.
rule-T4-4 = A ticket is completed when an unbroken chain of your own routes joins its two places, however long the way round. Tickets count only at the end of the game.

## Countries

rule-T5-1 = A ticket may name a city and a country, or two countries, as well as two cities.
rule-T5-2 = A country is a dead end: a route of yours that ends in a country never connects onward through it.
rule-T5-3 = If you own two routes into the same country, the country does not connect them to each other.
rule-T5-4 = A ticket that names a country is completed when an unbroken chain of your routes leads from the ticket’s other place to that country, by any one of the routes into it.
rule-T5-5 = A ticket between two countries is completed when one connected set of your routes touches both. The chain runs through cities only: a third country does not link it.

## The end and the scores

rule-T6-0 = Your routes scored their points as you claimed them. Counting them again at the end must give the same number.
rule-T6-1 = If you have two trains or fewer left at the end of your turn, after any passengers are chosen, everyone takes one more turn: the next player clockwise starts this last round and you play last. It changes nothing if another player falls to two or fewer during it. Then the game ends.
rule-T6-2 = At the end, each ticket you have completed adds its points, and each ticket you have not completed subtracts them. Your total may be negative.
rule-T6-3 = Globetrotter: the player with the most completed tickets scores 15 points, and all who tie for it score 15. Nobody scores it without having completed a ticket.
rule-T6-4 = In each passenger colour, the player with the most passengers scores 20 points and the player with the second most scores 10. If several tie for most, each of them scores 20 and nobody scores the 10; if one is alone in front and several tie for second, each of those scores 10. You score nothing in a colour of which you have no passenger.
rule-T6-5 = The player with the most points wins. A tie is broken by most completed tickets, then by most passengers; if it still stands, the victory is shared. Lower places are ranked in the same way.

## Examples

rule-TX-1 = You can pay for a blue route of length 3 in four ways and no other: three blue cards, two blue and one locomotive, one blue and two locomotives, or three locomotives.
rule-TX-2 = You can pay for a grey route of length 2 with two cards of one colour, with one card of any colour and a locomotive, or with two locomotives.

## Names

card-black = black
card-blue = blue
card-green = green
card-locomotive = locomotive
card-orange = orange
card-purple = purple
card-red = red
card-white = white
card-yellow = yellow

passenger-black = black
passenger-blue = blue
passenger-green = green
passenger-red = red
passenger-white = white
passenger-yellow = yellow

deck-short = short
deck-long = long

# $a, $b: the places it joins
route-name = { $a } – { $b }
# $points (number)
ticket-name = { $a } – { $b } ({ $points })

## Phrases. They also serve inside the messages below and take their arguments from them.

# $card: a card’s name, as this file gives it (locomotive and orange are names above)
a-card = { $card-id ->
  [locomotive] a locomotive
  [orange] an orange card
 *[other] a { $card } card
}
# “3 red”, “1 locomotive”: one part of a payment. $count (number); $card
count-cards = { $card-id ->
  [locomotive] { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
  }
 *[other] { $count } { $card }
}
# “3 short and 1 long ticket”. $short, $long (numbers)
count-tickets = { $short ->
  [0] { $long ->
    [one] { $long } long ticket
   *[other] { $long } long tickets
  }
 *[other] { $long ->
    [0] { $short ->
      [one] { $short } short ticket
     *[other] { $short } short tickets
    }
    [one] { $short } short and { $long } long ticket
   *[other] { $short } short and { $long } long tickets
  }
}

## What a move costs and gives. $count (number)

thing-trains = { $count ->
  [one] { $count } train
 *[other] { $count } trains
}
thing-cards = { $count ->
  [one] { $count } card
 *[other] { $count } cards
}
thing-tickets = { $count ->
  [one] { $count } ticket
 *[other] { $count } tickets
}
thing-card = { count-cards }
# $passenger: a colour, as this file gives it
thing-passenger = { $count ->
  [one] { $count } { $passenger } passenger
 *[other] { $count } { $passenger } passengers
}

## What is expected now

phase-mix = Choose four tickets to draw: how many short, how many long?
phase-keep-first = Choose the tickets to keep: at least two.
phase-turn = Draw train cards, claim a route or draw tickets.
phase-second-card = Take your second train card.
phase-payment = Choose the cards to pay with.
phase-passenger = Choose which passenger boards.
phase-keep = Choose the tickets to keep: at least one.

## A move refused

# $route: what was asked for
refuse-unknown-route = There’s no route { $route } on this board.
# $seat: the owner’s name
refuse-route-taken = { $seat } has already claimed { $route }.
refuse-route-taken-you = { $route } is already yours.
refuse-route-closed = { $route } is closed. With two or three players, only one route between the same two places can be claimed.
refuse-own-parallel = You can’t claim { $route }: you already own a route between these two places.
# $length, $trains (numbers): trains needed, trains left
refuse-not-enough-trains = { $route } needs { $length ->
  [one] { $length } train
 *[other] { $length } trains
}, and you have { $trains ->
  [0] none
 *[other] only { $trains }
} left.
# $length, $cards (numbers): cards needed, the most that could be put down in one colour with locomotives; $colour: the route’s, or grey
refuse-cannot-pay = { $route } ({ $colour }) costs { $length ->
  [one] { $length } card
 *[other] { $length } cards
}. { $cards ->
  [0] You have no cards that fit.
 *[other] The most you can pay, locomotives included, is { $cards }.
}
# $length, $paid (numbers): cards needed, cards put down
refuse-payment-count = { $route } costs exactly { $length ->
  [one] { $length } card
 *[other] { $length } cards
}. You chose { $paid }.
# $colour: the route’s; $wrong: a colour in the payment that is not
refuse-payment-colour = Pay for { $route } with { $colour } cards and locomotives, not with { $wrong } cards.
refuse-payment-mixed = Pay for { $route } with cards of a single colour. Locomotives can stand in for any of them.
# $held, $paid (numbers): cards of this kind in hand, cards of it put down
refuse-payment-not-held = You can’t pay { $card-id ->
  [locomotive] { $paid ->
    [one] { $paid } locomotive
   *[other] { $paid } locomotives
  }
 *[other] { $paid ->
    [one] { $paid } { $card } card
   *[other] { $paid } { $card } cards
  }
}: you have { $held ->
  [0] none
 *[other] only { $held }
}.
refuse-card-not-shown = { $card-id ->
  [locomotive] There’s no locomotive in the display.
 *[other] There’s no { $card } card in the display.
}
refuse-locomotive-second = Your second card can’t be a face-up locomotive. Take another face-up card, or draw from the pile.
refuse-nothing-to-draw = The pile and the discards are both empty. You can only take face-up cards.
refuse-no-tickets = Both ticket decks are empty.
# $wanted, $drawn (numbers): tickets asked for, tickets that must be drawn
refuse-mix-total = { $drawn ->
  [one] Draw exactly { $drawn } ticket. You asked for { $wanted }.
 *[other] Draw exactly { $drawn } tickets. You asked for { $wanted }.
}
# $deck: short or long; $left, $wanted (numbers): tickets the deck holds, tickets asked of it
refuse-mix-deck = You asked for { $wanted } { $deck } { $wanted ->
  [one] ticket
 *[other] tickets
}, but that deck { $left ->
  [0] is empty
 *[other] has only { $left } left
}.
# $least, $kept (numbers)
refuse-keep-too-few = Keep at least { $least ->
  [one] { $least } ticket
 *[other] { $least } tickets
}. You chose { $kept ->
  [0] none
 *[other] only { $kept }
}.
# $ticket: its name
refuse-keep-not-offered = { $ticket } isn’t one of the tickets you drew.
refuse-pass = You can pass only if you can’t draw train cards, claim a route or draw tickets.
# $colour: the passenger’s
refuse-no-such-passenger = There’s no { $colour } passenger in { $place }.
refuse-second-card-needed = Take your second train card first.

## What happened. $who is a player’s name; the twin in -you speaks to that player.

# Others learn no card: only -you has $card
narrate-draw-blind = { $who } draws a card from the pile.
narrate-draw-blind-you = You draw { a-card } from the pile.
narrate-take = { $who } takes { a-card } from the display.
narrate-take-you = You take { a-card } from the display.
narrate-display-new = Turned face up: { a-card }.
narrate-sweep = Three or more locomotives lie face up, so the whole display is discarded and replaced.
narrate-reshuffle = The pile is empty. The discards are shuffled into a new one.
# $length, $points (numbers)
narrate-claim = { $who } claims { $a } – { $b } (length { $length }) for { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-claim-you = You claim { $a } – { $b } (length { $length }) for { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
# $cards: the payment, joined from count-cards
narrate-pay = { $who } pays { $cards }.
narrate-pay-you = You pay { $cards }.
narrate-passenger = { $who } takes a { $colour } passenger from { $place }.
narrate-passenger-you = You take a { $colour } passenger from { $place }.
# $short, $long (numbers)
narrate-mix = { $who } announces { count-tickets }.
narrate-mix-you = You announce { count-tickets }.
narrate-offer = { $who } draws { count-tickets }.
# $tickets: their names, joined
narrate-offer-you = You draw { $tickets }.
# $short, $long, $back (numbers): kept of each deck, put back in all
narrate-keep = { $who } keeps { count-tickets } and puts { $back ->
  [0] none
 *[other] { $back }
} back.
# $tickets: those kept, joined
narrate-keep-you = You keep { $tickets } and put { $back ->
  [0] none
 *[other] { $back }
} back.
narrate-tickets-back-shuffled = Everyone has chosen. The other tickets go back, and both decks are shuffled.
narrate-pass = { $who } can’t do anything and passes.
narrate-pass-you = You can’t do anything and pass.
narrate-last-round = Last round: { $who } has two trains or fewer left. Everyone takes one more turn, and { $who } plays last.
narrate-last-round-you = Last round: you have two trains or fewer left. Everyone takes one more turn, and you play last.

## Why it ended

end-trains = A player was down to two trains or fewer, and the last round has been played.
end-all-pass = Every player had to pass, so the game ended at once.

## The score, line by line

# $count (number)
score-routes = { $count ->
  [one] { $count } route claimed
 *[other] { $count } routes claimed
}
score-ticket-met = Ticket { $a } – { $b }, completed
score-ticket-missed = Ticket { $a } – { $b }, not completed
# $count (number): tickets met
score-globetrotter = { $count ->
  [one] Globetrotter: most completed tickets ({ $count } ticket)
 *[other] Globetrotter: most completed tickets ({ $count } tickets)
}
# $count (number): passengers of that colour
score-passengers-most = Most { $colour } passengers ({ $count })
score-passengers-second = Second most { $colour } passengers ({ $count })
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-tickets = { $who } and { $seat } are tied on points. { $who } has completed more tickets: { $more } to { $less }.
tie-passengers = { $who } and { $seat } are tied on points and completed tickets. { $who } has more passengers: { $more } to { $less }.

## On the page: the map

ride-map = Map. Arrow keys move between neighbouring routes, Page Down goes to the next route you can claim, Enter claims it and M marks it. Plus and minus zoom.
ride-closer = Zoom in
ride-farther = Zoom out
ride-whole = Show the whole map
ride-scores = Points
# A route, for screen readers. $route: its name; $colour; $length (number)
ride-route = { $route }, { $colour }, length { $length }
ride-route-open = you can claim it
ride-route-owned = claimed by { $who }
ride-route-owned-you = yours
ride-route-closed = closed
ride-route-marked = marked
# $place: its name; $passengers: who stands there, joined
ride-station = { $place }: { $passengers }
# $passenger: a colour
ride-collect = Take the { $passenger } passenger from { $place }
ride-boards = Who boards in { $place }?
ride-boards-why = The numbers show how many of each colour everyone has.
# Beside a number: “4 blue”
ride-colour = { $colour }
ride-points = { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $cards: the payment, joined
ride-price = Pay { $cards }
# Goes on after ride-price. $trains (number)
ride-leaves = ; leaves you { $trains ->
  [0] no trains
  [one] { $trains } train
 *[other] { $trains } trains
}
# $count (number): cards missing
ride-short = { $count ->
  [one] { $count } card short
 *[other] { $count } cards short
}

## On the page: paying

ride-pay-title = Claim { $route }
# $length, $points, $trains (numbers): cards, points for it, trains left afterwards
ride-pay-facts = { $colour-id ->
  [grey] { $length ->
    [one] One card of any colour
   *[other] { $length } cards of any one colour
  }
 *[other] { $length ->
    [one] One { $colour } card
   *[other] { $length } { $colour } cards
  }
} for { $points ->
  [one] { $points } point
 *[other] { $points } points
}. Leaves you { $trains ->
  [0] no trains
  [one] { $trains } train
 *[other] { $trains } trains
}.
ride-pay-best = keeps your best cards

## On the page: cards

ride-display = Cards and tickets to draw
ride-take = Take { a-card }
ride-draw = { $count ->
  [0] The pile is empty
 *[other] Draw from the pile ({ $count } left)
}
ride-pile = pile
ride-discards = { $count ->
  [one] { $count } card discarded
 *[other] { $count } cards discarded
}
ride-discarded = discards
# $deck: short or long; $count (number)
ride-deck = { $count ->
  [0] No { $deck } tickets left
 *[other] Draw tickets ({ $count } { $deck } left)
}
ride-hand = { $count ->
  [0] Your hand
  [one] Your hand: { $count } card
 *[other] Your hand: { $count } cards
}

## On the page: tickets

ride-tickets = { $count ->
  [one] Your ticket
 *[other] Your { $count } tickets
}
# $points (number): what they would count now
ride-tickets-now = worth { $points } now
ride-ticket-short = short
ride-ticket-long = long
ride-ticket-done = completed
ride-ticket-possible = possible
ride-ticket-impossible = impossible
# $trains (number): the fewest trains still to lay
ride-needs = { $trains ->
  [one] { $trains } train to go
 *[other] { $trains } trains to go
}
ride-offer = Tickets drawn
# $count, $least (numbers)
ride-picked = { $count } chosen, keep at least { $least }
ride-keep = { $count ->
  [0] Keep
  [one] Keep { $count } ticket
 *[other] Keep { $count } tickets
}
ride-mix = Draw tickets
# $short, $long (numbers): of each deck
ride-mix-count = { $long ->
  [0] { $short } short
 *[other] { $short ->
    [0] { $long } long
   *[other] { $short } short, { $long } long
  }
}
# $short, $long (numbers): left in the decks
ride-mix-why = Short tickets are worth up to 11 points, long ones 12 to 22. Left: { $short } short, { $long } long.
ride-not-now = Not now

## Moves as buttons

# $length (number): a route, told apart from its twins
route-label = { $a } – { $b } ({ $length } { $colour })
ticket-label = { ticket-name }
move-take = Take the face-up { a-card-short }
# $card
a-card-short = { $card-id ->
  [locomotive] locomotive
 *[other] { $card } card
}
move-draw = Draw from the pile
move-tickets = Draw { count-tickets }
# $tickets: their names, joined
move-keep = Keep { $tickets }
# $route: the places it joins
move-claim = Claim { $route }
# $cards: the payment, joined from count-cards
move-pay = Pay { $cards }
# $passenger: a colour
move-collect = Take the { $passenger } passenger
move-pass = Pass
kind-draw = Draw train cards
kind-tickets = Draw tickets
kind-claim = Claim a route
kind-collect = Take a passenger

## What the general table shows

view-decks = Tickets left
view-display = Train cards, face up
view-pile = Train cards in the pile
view-discards = Discards
view-routes = Routes claimed
view-passengers = Passengers
view-hand = Your hand
view-trains = Trains
view-tickets = Tickets
view-tickets_first = Tickets kept at the start
view-tickets_later = Tickets drawn later
view-known = known
view-mix = Drawn at the start
view-seen = Cards taken face up
view-claiming = Route to pay for
view-collecting = Passengers to choose from
view-last_round = Turns left in the last round
view-short = short
view-long = long
view-ticket = Ticket
view-from = From
view-to = To
view-deck = Deck
view-lacks = Still needed, by the shortest way
view-tickets_met = Completed tickets

## The parts of the rules

rules-T0 = Set-up
rules-T1 = A turn
rules-T2 = Drawing train cards
rules-T3 = Claiming a route
rules-T4 = Drawing tickets
rules-T5 = Countries
rules-T6 = The end and the scores
rules-TX = Examples

## Hints for a first game

guide-mix = A ticket names two places. Connect them with your routes to score its points. Long tickets score more but are harder: four short ones are a good start.
guide-keep-first = Keep tickets that run close together: one long line can complete several. A ticket you don’t complete counts against you.
guide-turn = Do one thing: take train cards, claim a route, or draw tickets. Early on, collect the colours your tickets need.
guide-second-card = You take two cards in a turn. A face-up locomotive counts as both.
guide-payment = Pay with cards of the route’s colour, locomotives, or both. Locomotives fit anywhere, so save them if you can.
guide-passenger = Passengers score at the end: most of a colour earns 20 points, second most 10. Take a colour you can win.
guide-keep = Keep at least one. A ticket your routes already complete is a gift.

## What speaks for a hint

remark-needed = Your tickets need this route.
remark-wanted = Another player seems to want it too.
remark-lacking = You still need this colour for your tickets.

## The introduction on the page of rules: a heading, a text, and the drawing in words for who cannot see it

ride-intro = The game in six pictures
ride-intro-goal = Build railways across Germany. Claim routes between neighbouring cities with cards of their colour, connect the places on your tickets, and pick up passengers along the way. After about an hour someone runs out of trains, and the player with the most points wins.
ride-head-turn = One thing a turn
ride-intro-turn = Take two train cards, claim one route, or draw new tickets. That’s all: then it’s the next player’s turn. A face-up locomotive counts as both of your cards.
ride-drawn-turn = Two train cards; a route claimed with two trains; two tickets.
ride-head-claim = Claiming a route
ride-intro-claim = Pay as many cards as the route is long, all of its colour. A grey route takes any one colour, and locomotives stand in for every colour. Put a train on each space and score at once: the longer the route, the more each train is worth, from 1 point for a single space to 18 for seven.
ride-drawn-claim = Two blue cards and a locomotive pay for a blue route of length three; three trains stand on it; it scores 4.
ride-head-passengers = Passengers
ride-intro-passengers = When you claim a route, one passenger boards at each end. If several colours are waiting, you choose. At the end, the player with the most passengers of a colour scores 20 points, and the second 10, so two of one colour may be worth more than one of each.
ride-drawn-passengers = A blue passenger from each of two cities walks to the player who joined them.
ride-head-tickets = Tickets
ride-intro-tickets = A ticket names two places. Connect them with an unbroken chain of your own routes and you gain its points. If you don’t, you lose them. You choose from four at the start and can draw more on any turn. Only you see your tickets until the end.
ride-drawn-tickets = A ticket worth 8 between two cities that a chain of five trains connects.
ride-head-countries = Countries
ride-intro-countries = The squares beyond the border are countries. A ticket may start or end there, but no chain runs through one: two routes into the same country aren’t connected by it.
ride-drawn-countries = Two routes into the same country are not connected; a chain from one country through a city to another country is.
ride-head-end = The end
ride-intro-end = Once a player is down to two trains or fewer, everyone has one more turn. Then add up your routes, the tickets you completed minus those you didn’t, 15 points for most completed tickets, and your passengers.
ride-drawn-end = Two trains are left; a bar of points is made of routes, tickets, the bonus for most tickets, and passengers.

## The stages of the final count, by the lines of the score

stage-score-routes = Routes
stage-score-ticket-met = Tickets
stage-score-ticket-missed = Tickets
stage-score-globetrotter = Globetrotter
stage-score-passengers-most = Passengers
stage-score-passengers-second = Passengers

### The dock, and the last round

ride-hand-box = Your hand
# $count (number)
ride-cards-held = { $count ->
  [one] { $count } card
 *[other] { $count } cards
}
ride-tickets-room = Room for new tickets
ride-claim-it = Claim it
# $trains (number)
ride-few-trains = { $who } has { $trains ->
  [0] no trains
  [one] { $trains } train
 *[other] { $trains } trains
} left
ride-few-trains-you = You have { $trains ->
  [0] no trains
  [one] { $trains } train
 *[other] { $trains } trains
} left
ride-few-trains-why = Last round at 2 or fewer
ride-last-final = Last round: this is your final turn
ride-last-left = Last round: you have one turn left
ride-last-done = Last round: you have had your last turn
# $turns (number): left in the game
ride-last-watched = { $turns ->
  [one] Last round: one turn to go
 *[other] Last round: { $turns } turns to go
}
ride-last-why = { $who } has { $trains ->
  [0] no trains
  [one] { $trains } train
 *[other] { $trains } trains
} left
ride-last-why-you = You have { $trains ->
  [0] no trains
  [one] { $trains } train
 *[other] { $trains } trains
} left

## Why a choice counts at once

revealed-here = Cards were revealed, so no undo.

## In the terminal

terminal-shorthand = Cards go by their letters: r takes a red card, d draws from the pile; pay 2k 1l; tickets 3 1 (short, long); keep ac.
terminal-ticket = your tickets and what each still lacks
# $shown: letters of cards; $left, $short, $long, $tickets, $boarded, $trains (numbers); $sign, $marks: as on the screen
terminal-last-round = LAST ROUND: { $left } left
terminal-display = display { $shown }
terminal-pile = pile { $left }
terminal-discards = discards { $left }
terminal-decks = tickets { $short } short, { $long } long
terminal-decks-brief = tickets { $short }+{ $long }
terminal-legend-route = { $sign }: to Leipzig, length 4, orange;
terminal-legend-grey = { $sign }: any one colour;
terminal-legend-two = two colours: two routes;
terminal-legend-claimed = { $sign }: claimed, by { $marks };
terminal-legend-letters = letters after a name: passengers waiting;
terminal-legend-map = map draws it.
terminal-held = tickets { $short }+{ $long }
terminal-seen = seen { $shown }
terminal-hand = Hand
terminal-ties = tickets completed: { $tickets }, passengers: { $boarded }
terminal-no-ticket = You hold no ticket.
terminal-met = completed
terminal-never = can no longer be completed
terminal-never-one = ✗ can no longer be completed
terminal-which = { $what }: { $which }
terminal-lacks = lacks { $trains }
# The list of moves. $count (number): tickets drawn of that kind
terminal-cards = Cards:
terminal-tickets = Tickets:
terminal-pile-short = pile
terminal-short = { $count } short
terminal-long = { $count } long

## The title, as its publisher prints it in each language

title-ticket-to-ride-germany = Ticket to Ride: Germany

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-ticket-to-ride-germany = exact (routes and tickets as printed, passengers as four independent sources agree)

## What its board file says of each part

note-routes = All 110 routes, read off four pictures of the printed board; three independent programs of the game agree on every one.
note-tickets = All 89 tickets, read card by card from scans; two independent programs agree on every one. The rulebook says that short tickets begin at 3 points, but the card Mannheim-Stuttgart prints 2.
note-passengers = Four independent programs agree on all 40 places, and the sum is the 60 passengers of the rulebook; its set-up picture itself was not seen. Austria is painted twice but holds one passenger in all.
note-components = Trains, train cards, passengers and the points for routes, as the rulebook lists them.
note-positions = Cities lie at their real latitude and longitude, to a hundredth of a degree, stretched over a square; countries and the ends of their routes are points chosen near the border.
