### Last Train to Wensleydale and First Train to Nürnberg: the rules and everything the games say, in British English.
### Words: link (a piece of track on a border), line (links built or taken over together), takeover (a company takes over a line), area, town, company (red or green),
### cube (investment), point (of influence), disc (on a track), box (of the auction), piece (goods or passenger), opponent.

## What a table chooses

rule-W0-1 = Last Train to Wensleydale is played by three or four on the Wensleydale map, with an auction board of eight boxes and a board of twelve trains in three rows, one for each price. Four players play four rounds, three play five.
rule-N0-1 = First Train to Nürnberg is played by two to four, on the Nürnberg or the Wensleydale map. Auction board and train board each have a side for three and four players and a side for two and three: two players always use the latter, four always the former, and three choose. The auction board says how many rounds are played.
rule-N0-2 = When the Nürnberg edition is played on the Wensleydale map, The South may be enlarged: the dark red sector is then one area with The South, with links going outwards only, priced by terrain, for one red point. Otherwise that sector is no area at all.

## Set-up

rule-W0-2 = You have 15 investment cubes, all in your supply, 15 links and 3 train markers.
rule-W0-3 = A player drawn at random goes first and the others follow clockwise. This is the player order.
rule-W0-4 = Everyone starts with a profit of 0, one point of government influence, two of engine influence, one of red and one of green. In every stack the first player’s disc is on top and the last player’s at the bottom.
rule-W0-5 = Sixty stones and sixty cheeses go into a bag, and two cubes are drawn for every hill and every plain that takes goods; valleys and towns take none. When all are placed, cheese on hills and stone on plains is removed. What is removed, or was not drawn, is out of the game.
rule-W0-6 = Twenty-five red passengers, twenty-five green ones and twenty-five opponents go into a bag. Three pieces are drawn for each neutral major town, two for each minor town and none for company towns.
rule-W0-7 = The box holds 60 links of each company in Wensleydale and 15 of each in Nürnberg.
rule-W0-8 = The South counts as an area with a red town in every rule: lines start there, it costs one red point, red passengers travel there, and it can be the start, the middle or the end of a takeover. A green takeover that ends there makes it a town of both companies.
rule-N0-3 = On the Nürnberg map the goods are beer, from hop areas, which is treated like stone from hills, and parcels, from plains, which are treated like cheese.
rule-N0-4 = On the Nürnberg map each company town starts with the waiting passenger printed there, taken from the box before the others go into the bag. It is loaded like any other passenger.

## Phase 1: investment

rule-W1-1 = You take twelve cubes from your supply, or what is left of it. Nobody ever holds more than fifteen. Cubes you do not use stay with you from round to round.

## Phase 2: influence on offer

rule-W2-1 = All twenty influence tokens, five of each colour, go into the bag, and one is drawn onto each box beside its printed points.
rule-N2-1 = With the auction board for two and three players only four government, four engine, two red and two green tokens go into the bag.

## Phase 3: the auction

rule-W3-1 = In player order, turn after turn, each of you makes one bid. A player who already has two bids standing is skipped.
rule-W3-2 = You bid cubes that you hold, and you must bid as long as there is a bid you may make and can pay for.
rule-W3-3 = To bid you put cubes on one box: at least its minimum (3 in the top row, 2 in the bottom row) and more than any bid standing there.
rule-W3-4 = If you are outbid you get your cubes back at once, and bid again when your turn comes.
rule-W3-5 = You may not raise a bid of your own.
rule-W3-6 = The auction ends when everyone has two bids standing, or when those who have not cannot pay for any. A player who cannot pay is skipped, but bids again after being outbid and getting cubes back.
rule-W3-7 = The boxes are settled by number. The winner’s cubes go back to the supply, and the winner moves up on the four tracks by the printed points and the token. A disc that arrives on a space with other discs goes on top of them.
rule-W3-8 = The top space of a track is its maximum. Further points are lost, but the disc is put on top of the stack there.
rule-N3-1 = On the auction board for two and three players box 2 has one point that is red or green: its winner chooses when the box is settled.

## Phase 4: orders

rule-W4-1 = The build order goes by government influence and the train order by engine influence, most first. In a tie, the disc higher in the stack comes first. Both orders stand for the round, whatever is spent later.

## Phase 5: building

rule-W5-1 = You may build one unbroken line of links, each starting in the area where the last one ended, without a fork. No area is visited twice, the first one included. The line need not end in a town, and you may build nothing. Later lines may join, cross or close older ones, but a line never runs on over an old link.
rule-W5-2 = A link lies on the border of two neighbouring areas. A border holds one link, no matter who owns it.
rule-W5-3 = In the first round your line starts in an area with a company town. Later it may also start in any area that one of your own links touches.
rule-W5-4 = No link may enter or leave a hill, nor a hop area.
rule-W5-5 = A link may start from The South but never end there.
rule-N5-1 = Nürnberg Nord and Nürnberg Süd are never joined by a link.
rule-W5-6 = A link costs construction points: 1 between two plains, 2 if either end is a valley. On the Nürnberg map it costs 1, or 2 across a river.
rule-W5-7 = A link into or out of an area with a company town also costs one influence point of that company, but only once for that area in one line. A town of both companies costs one point of each.
rule-W5-8 = Every opponent in an area your line enters costs one government point and is then removed from the game.
rule-W5-9 = Construction points are paid when the line is complete: with cubes as long as you have any, then with influence points of any colours you choose, one for one. Points for companies and opponents are paid in their own colour only, and in addition.
rule-W5-10 = You may not build a line you cannot pay in full, nor use more links than the 15 you have.
rule-W5-11 = Cubes you spend go back to your supply. Whenever you spend influence, your disc goes on top of the stack where it lands; a disc that does not move keeps its place.
rule-N5-2 = On the Nürnberg map, when a line first connects either half of Nürnberg with Fürth, over anyone’s links, each player scores at once one point for each of their own links on the connection; company links score for nobody. For each player the shortest connection that uses one of their links counts, and among equals the one with the most of their links. A connection passes through no area twice, and through neither half of Nürnberg on the way.

## Phase 6: trains and transport

rule-W6-1 = In train order, turn after turn, each of you takes one action: buy one train, load one piece, or pass. A player who passes takes no further action in this phase. It ends when all have passed.
rule-W6-2 = A train costs the engine points of its row: 3, 2 or 1. You may buy one train of each price in a round, so three at most, and a train has only one owner.
rule-W6-3 = Engine points you lack for a train may be bought for three points each, in any mix of cubes and other influence; no more than this train needs.
rule-W6-4 = A train has seats for passengers and trucks for goods. A piece you load takes one free place of its kind on one of your trains, and you choose the train.
rule-W6-5 = Your trains serve all your links, old and new, connected or not.
rule-W6-6 = You may load a cheese, or on the Nürnberg map a parcel, from an area that one of your links touches. If a company link touches the area, the cube is removed from the board.
rule-W6-7 = You may load a stone if one of your links touches a town next to its hill and that town belongs to no company. On the Nürnberg map the same goes for beer, which goes only to the towns its arrows show. If all its towns belong to companies, the cube is removed.
rule-W6-8 = You may load a passenger if your own links join its area without a break to a town of the company of its colour. A passenger standing in a town of its own colour cannot be loaded and is removed.
rule-W6-9 = Pieces that can no longer be loaded are removed as soon as that is so.
rule-W6-10 = A player who can only pass passes automatically.
rule-W6-11 = When nobody wants another train and nothing left can be taken by more than one player, each player may load everything they can at once. The result is the same as loading one by one. A table may choose to play this way.

## Phase 7: profit and loss

rule-W7-1 = In player order, you gain 2 for each stone or beer you loaded this round and 1 for each other piece, and lose 1 for each of your links on the board.
rule-W7-2 = Your profit disc moves by that sum, never above +5 nor below −13, and goes on top of the stack where it lands, even if the sum is 0.
rule-W7-3 = Then the pieces are taken off the trains and kept for scoring, and the trains are free again.
rule-N7-1 = In the Nürnberg edition you score 1 point each round for each of your goods and passengers. With the train board for two and three players, a passenger scores the price of the train it rode instead.

## Phase 8: player order

rule-W8-1 = The new player order goes by profit, highest first. In a tie, the disc higher in the stack comes first.

## Phase 9: takeovers

rule-W9-1 = In player order, each of you may once name a company and an unbroken line of your own links, without a fork, that starts in an area with a town of that company and ends in another area with a town. Only one company a round. The line may pass a junction; the other branch stays yours.
rule-W9-2 = It costs one point of that company’s influence for every two links or part of two. Links of the company replace yours, which go back to your supply.
rule-W9-3 = Every town on the line, its ends included, becomes a town of the buying company as well. A town may belong to both companies.
rule-W9-4 = Companies do not run out of links, unless a table of the Nürnberg edition chooses to play with the 15 of each colour as a limit.

## Phase 10 and the end

rule-W10-1 = The round marker moves on. After the last round the game ends.
rule-W10-2 = At the end you have 1 point for each piece you loaded in the game (in the Nürnberg edition instead the points scored in the rounds and for the first connection), 2 for each set of a stone, a cheese, a red and a green passenger, plus or minus your profit, and minus 1 for each of your links on the board.
rule-W10-3 = The player with the most points wins. A tie is broken by the higher profit, and within one space by the higher disc in the stack.

## Examples

rule-WX-1 = Two stones, a green and a red passenger loaded bring 6; with seven links on the board the result is −1.
rule-WX-2 = Seventeen pieces with two sets and a profit of 2, no links left, make 23 points. Thirteen pieces with three sets and a profit of −5 make 14.
rule-WX-3 = Box 1 prints one engine point and two green ones; with a government token its winner gets four points.
rule-WX-4 = Purple outbids black on box 6. Then only black may bid, and outbids purple on box 1. Then only purple may bid and must put at least 3 cubes on the empty box of the top row. That ends the auction.
rule-WX-5 = A line from Northallerton through Bedale, where one opponent stands, costs 5 construction points, 1 green point and 1 government point. A line from Skipton to Threshfield costs 6 construction points and 1 red point.
rule-WX-6 = You may not build from Skipton through The South to Settle, nor from Settle to Hellifield and then again from Settle towards Ingleton in one line.
rule-WX-7 = After a takeover has made Threshfield a red town, anyone may build from there for one red point.
rule-WX-8 = A takeover of The South – Settle – Horton in Ribblesdale, three links, costs two red points. A link beyond the last town cannot go with it.
rule-WX-9 = A stone next to neutral Redmire and to a company town may still be loaded by way of Redmire; one whose only town is a company town is removed. On the line from Hawes to Leyburn passengers of both colours travel, each to their own company, and either company may take the line over.
rule-WX-10 = At the start Richmond holds three pieces, Reeth and Bedale two each, and Northallerton, a company town, none. A train with 3 seats and 2 trucks is full with three passengers, a stone and a cheese.
rule-NX-1 = Three passengers on a train of price 2 and four goods score 6 and 4 points. With two parcels and two beers among them they bring 9, which eight links turn into +1.
rule-NX-2 = A takeover of six links by the red company costs 3 red points. The green company could take over only two links.
rule-NX-3 = Orange’s line joins Nürnberg and Fürth: orange scores 5, blue 3, and lilac 6 by the branch. The company’s links score nothing.
rule-NX-4 = The two-coloured point is taken as green. Discs stack in the order of the boxes, orange on top of blue. A line is paid with one green and two government points besides its cost.

## Names

colour-government = government
colour-engine = engine
piece-stone = stone
piece-cheese = cheese
piece-beer = beer
piece-parcel = parcel
piece-red = red passenger
piece-green = green passenger
means-cube = cubes
means-government = government points
means-engine = engine points
means-red = red points
means-green = green points

## Things won and spent, counted

# $count (number)
thing-profit = { $count } profit
thing-cubes = { $count ->
  [one] { $count } cube
 *[other] { $count } cubes
}
# $influence: a colour of influence
thing-influence = { $count ->
  [one] { $count } { $influence } point
 *[other] { $count } { $influence } points
}
thing-links = { $count ->
  [one] { $count } link
 *[other] { $count } links
}
thing-trains = { $count ->
  [one] { $count } train
 *[other] { $count } trains
}
# $moved: the name of a piece
thing-moved = { $count } × { $moved } loaded

## What is expected now

phase-auction = Bid for a box.
phase-choice = Choose red or green for the two-coloured point.
phase-building = Build a line, link by link, or build nothing.
phase-payment = Choose the influence that pays for the rest of the line, point by point.
phase-trains = Buy a train, load a piece or pass.
phase-exchange = Pay for the missing engine points.
phase-loading = Choose the train for the passenger.
phase-takeovers = Choose a line for a company to take over, or none.

## A move refused

# $company: what was asked for
refuse-no-such-company = There’s no company { $company }. Choose red or green.
# $box, $boxes (numbers)
refuse-no-such-box = There’s no box { $box }. The boxes are numbered 1 to { $boxes }.
# $box, $cubes (numbers)
refuse-own-bid = You already have the highest bid on box { $box }, and you can’t raise your own.
# $least (number)
refuse-bid-minimum = Bid at least { $least ->
  [one] { $least } cube
 *[other] { $least } cubes
} on box { $box }, not { $cubes }.
# $standing (number)
refuse-bid-too-low = The bid on box { $box } is { $standing }. Bid more than that, not { $cubes }.
# $held (number)
refuse-bid-cubes = You can’t bid { $cubes } on box { $box }: you have { $held ->
  [0] no cubes
  [one] only { $held } cube
 *[other] only { $held } cubes
}.
refuse-unknown-area = There’s no area { $area } on this map.
refuse-line-empty = Your line has no link yet.
refuse-line-begun = Your line starts in { $area }. Extend it or finish it.
refuse-line-not-begun = First choose where your line starts.
# $area, $start: the two ends
refuse-other-end = A line from { $start } to { $area } is the same as one from { $area } to { $start }. Start it in { $area }, or extend it further.
refuse-hill = No link may enter or leave { $area }.
refuse-start = You can’t start in { $area }: it has no company town, and none of your links touches it.
refuse-start-blocked = No free border leads out of { $area }.
refuse-closed-border = No link can ever join { $from } and { $area }.
refuse-not-next = { $area } isn’t next to { $from }, where your line ends now.
refuse-into = A link may leave { $area }, but never lead into it.
refuse-area-twice = Your line has already been in { $area }.
refuse-border-taken = There’s already a link between { $from } and { $area }.
# $links (number)
refuse-no-links = All { $links } of your links are already on the board.
# $company; $needs, $has (numbers)
refuse-company-points = With { $area } the line needs { $needs ->
  [one] { $needs } { $company } point
 *[other] { $needs } { $company } points
}, and you have { $has ->
  [0] none
 *[other] only { $has }
}.
# $needs, $has (numbers)
refuse-opponents = With { $area } the line needs { $needs ->
  [one] { $needs } government point
 *[other] { $needs } government points
} against opponents, and you have { $has ->
  [0] none
 *[other] only { $has }
}.
# $needs, $has (numbers)
refuse-line-too-dear = With { $area } the line costs { $needs ->
  [one] { $needs } point
 *[other] { $needs } points
} in all. Your cubes and influence add up to { $has }.
refuse-unknown-means = You can’t pay with { $means }.
refuse-pay-none = You have no { $means } left to pay with.
# $due: the means that comes first now
refuse-pay-order = You pay in a fixed order. Next: { $due }. It’s too late for { $means }.
# $short (number)
refuse-pay-short = If you pay with { $means } now, the rest can’t cover the { $short } you owe.
refuse-unknown-train = There’s no { $train } on this board.
# $seat: the owner’s name
refuse-train-taken = { $seat } has already bought this train.
refuse-train-taken-you = You already own this train.
# $price (number)
refuse-same-price = You already have a train of price { $price } this round.
refuse-said-no-trains = You’ve said you want no more trains this round.
# $price, $engine, $needs, $has (numbers)
refuse-cannot-buy = This train costs { $price }, and you have { $engine ->
  [0] no engine points
  [one] only { $engine } engine point
 *[other] only { $engine } engine points
}. The rest costs { $needs ->
  [one] { $needs } other point
 *[other] { $needs } other points
}, and you have { $has ->
  [0] none
 *[other] only { $has }
}.
refuse-no-such-piece = There’s no { $piece } in { $area }.
refuse-no-space = None of your trains has room for it.
refuse-no-way = Your links don’t connect the { $piece } in { $area } to a town of its company.
refuse-no-town = None of your links touches a neutral town where { $piece } from { $area } is loaded.
refuse-no-link = None of your links touches { $area }.
refuse-not-your-train = This train isn’t yours.
refuse-no-seat = This train has no free seat.
refuse-no-trains = You can say this only while you could still buy a train, at a table with quick loading.
refuse-no-company-named = First choose which company takes over the line.
refuse-company-named = You’ve already chosen the { $company } company for this line.
refuse-no-company-points = You have no influence with the { $company } company.
refuse-company-links = The { $company } company doesn’t have enough links left.
refuse-no-sale = You have no line that the { $company } company could take over.
refuse-sale-start = { $area } isn’t a town of the { $company } company.
refuse-sale-untouched = None of your links touches { $area }.
refuse-sale-nowhere = No line from { $area } that could be taken over reaches a town.
refuse-sale-end = The line must end in a town, and { $area } has none.
refuse-not-your-link = You have no link between { $from } and { $area }.
# $has (number)
refuse-sale-too-long = Each point pays for two links, and you have only { $has ->
  [one] { $has } { $company } point
 *[other] { $has } { $company } points
}.

## What happened. $who: a name; $rule: the rule that made it so

# $round, $rounds (numbers)
narrate-round = Round { $round } of { $rounds } begins.
# $box (number)
narrate-token = Token on box { $box }: { $colour }.
# $box, $cubes (numbers)
narrate-bid = { $who } bids { $cubes } on box { $box }.
narrate-bid-you = You bid { $cubes } on box { $box }.
narrate-outbid = { $who } gets { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
} back.
narrate-outbid-you = You’re outbid and get { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
} back.
narrate-won = { $who } wins box { $box } for { $cubes }.
narrate-won-you = You win box { $box } for { $cubes }.
# $by, $space (numbers): points won, where the disc is then
narrate-gain = { $who } gains { $by ->
  [one] { $by } { $colour } point
 *[other] { $by } { $colour } points
} (now { $space }).
narrate-gain-you = You gain { $by ->
  [one] { $by } { $colour } point
 *[other] { $by } { $colour } points
} (now { $space }).
# $seats: the names in order, joined
narrate-order-players = Player order: { $seats }.
narrate-order-building = Build order: { $seats }.
narrate-order-trains = Train order: { $seats }.
narrate-start = { $who } starts a line in { $area }.
narrate-start-you = You start a line in { $area }.
narrate-extend = { $who } extends the line to { $area }.
narrate-extend-you = You extend the line to { $area }.
# $links, $points (numbers)
narrate-built = { $who } builds { $links ->
  [one] { $links } link
 *[other] { $links } links
} for { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-built-you = You build { $links ->
  [one] { $links } link
 *[other] { $links } links
} for { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-link = { $a } – { $b }
# $count (number)
narrate-spent-cubes = { $who } pays { $count ->
  [one] { $count } cube
 *[other] { $count } cubes
}.
narrate-spent-cubes-you = You pay { $count ->
  [one] { $count } cube
 *[other] { $count } cubes
}.
narrate-spent = { $who } pays { $count ->
  [one] { $count } { $colour } point
 *[other] { $count } { $colour } points
}.
narrate-spent-you = You pay { $count ->
  [one] { $count } { $colour } point
 *[other] { $count } { $colour } points
}.
# $count (number)
narrate-opponents = { $count ->
  [one] One opponent leaves
 *[other] { $count } opponents leave
} { $area }.
# $points (number)
narrate-connection = Nürnberg and Fürth are connected: { $who } scores { $points }.
narrate-connection-you = Nürnberg and Fürth are connected: you score { $points }.
narrate-no-build = { $who } builds nothing.
narrate-no-build-you = You build nothing.
narrate-cannot-build = { $who } can’t build.
narrate-cannot-build-you = You can’t build.
# $price, $passengers, $goods (numbers)
narrate-bought = { $who } buys a train of price { $price }: { $passengers ->
  [0] no seats
  [one] { $passengers } seat
 *[other] { $passengers } seats
}, { $goods ->
  [0] no trucks
  [one] { $goods } truck
 *[other] { $goods } trucks
}.
narrate-bought-you = You buy a train of price { $price }: { $passengers ->
  [0] no seats
  [one] { $passengers } seat
 *[other] { $passengers } seats
}, { $goods ->
  [0] no trucks
  [one] { $goods } truck
 *[other] { $goods } trucks
}.
narrate-moved = { $who } loads a { $piece } from { $area }.
narrate-moved-you = You load a { $piece } from { $area }.
narrate-passed = { $who } passes.
narrate-passed-you = You pass.
narrate-cannot-act = { $who } has to pass.
narrate-cannot-act-you = You have to pass.
narrate-no-trains = { $who } wants no more trains.
narrate-no-trains-you = You want no more trains.
# $points (number)
narrate-points = { $who } scores { $points ->
  [one] { $points } point
 *[other] { $points } points
} for this round.
narrate-points-you = You score { $points ->
  [one] { $points } point
 *[other] { $points } points
} for this round.
# $earned, $links, $by, $now (numbers): what pieces brought, links on the board, both together, the disc
narrate-profit = { $who } earns { $earned } and pays { $links } for links: profit changes by { $by } and is now { $now }.
narrate-profit-you = You earn { $earned } and pay { $links } for links: profit changes by { $by } and is now { $now }.
# The same in the ledger: $earned, $by, $now with their signs
ledger-profit = { $who }: { $earned } for pieces, −{ $links } for links = { $by }; profit { $now }
# $links (number)
narrate-sold = Takeover: the { $company } company takes over { $links ->
  [one] { $links } link
 *[other] { $links } links
} from { $who }.
narrate-sold-you = Takeover: the { $company } company takes over { $links ->
  [one] one of your links
 *[other] { $links } of your links
}.
narrate-no-sale = No takeover for { $who }.
narrate-no-sale-you = No takeover for you.
narrate-cannot-sell = { $who } has no line that a company could take over.
narrate-cannot-sell-you = You have no line that a company could take over.
narrate-town = { $area } becomes a town of the { $company } company.
# $count (number)
narrate-removed = { $count } × { $piece } removed from { $area }: nobody can load it any more.

## Why it ended

end-rounds = The last round has been played.

## The score, line by line

# $pieces (number)
score-pieces = { $pieces ->
  [0] No pieces loaded
  [one] { $pieces } piece loaded
 *[other] { $pieces } pieces loaded
}
score-rounds = { $pieces ->
  [0] Points scored in the rounds
  [one] Points scored in the rounds ({ $pieces } piece loaded)
 *[other] Points scored in the rounds ({ $pieces } pieces loaded)
}
# $sets (number)
score-sets = { $sets ->
  [0] No set of all four kinds
  [one] { $sets } set of all four kinds
 *[other] { $sets } sets of all four kinds
}
# $profit (number)
score-profit = Profit track at { $profit }
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-profit = { $who } and { $seat } are tied on points. { $who } has the higher profit: { $more } to { $less }.
tie-stack = { $who } and { $seat } are tied on points and profit. The disc of { $who } is on place { $more } of the stack, above the disc of { $seat } on place { $less }.
# $links (number)
score-links = { $links ->
  [0] No links left on the board
  [one] { $links } link left on the board
 *[other] { $links } links left on the board
}

## Moves as buttons. The fields of a move: $area, $train are names; $cubes, $box are numbers

# $number, $price, $passengers, $goods: of a train
train-label = train { $number } (price { $price }: { $passengers ->
  [0] no seats
  [one] { $passengers } seat
 *[other] { $passengers } seats
}, { $goods ->
  [0] no trucks
  [one] { $goods } truck
 *[other] { $goods } trucks
})
move-bid = Bid { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
} for box { $box }
move-choose = Take it as { $company }
move-start = Start a line in { $area }
move-extend = Extend the line to { $area }
move-finish = Finish the line
move-build-nothing = Build nothing
# $means: cubes or points of a colour
move-pay = Pay with { $means }
move-buy = Buy { $train }
move-load = Load { $piece } from { $area }
move-put = Put it on { $train }
move-pass = Pass
move-no-trains = No more trains this round
move-sell = Takeover by the { $company } company
move-sell-nothing = No takeover
kind-bid = Bid
kind-choose = Red or green
kind-start = Start a line
kind-extend = Extend the line
kind-finish = Finish
kind-build-nothing = Build nothing
kind-buy = Buy a train
kind-load = Load a piece
kind-put = Choose a train
kind-no-trains = No more trains
kind-sell = Takeover
kind-sell-nothing = No takeover
kind-box = Box
kind-area = Area

## What the general table shows

view-round = Round
view-rounds = Rounds in all
view-orders = Orders
view-building = Building
view-tracks = Influence and profit
view-government = Government
view-engine = Engine
view-red = Red
view-green = Green
view-profit = Profit
view-cubes = Cubes
view-links = Links laid
view-companies = Towns of the companies
view-goods = Goods
view-people = Passengers and opponents
view-opponent = Opponent
view-passed = Has passed
view-content = Wants no more trains
view-moved = Loaded this round
view-line = Line being built
view-line_cost = Cost so far
view-selling = Takeover by
view-buying = Buying
view-short = Still to pay
view-least = Paying with
view-loading = Loading
view-piece = What
view-area = From
view-joined = Nürnberg and Fürth connected
view-links_left = Links left
view-sets = Sets

## The parts of the rules

rules-W0 = Set-up and what a table chooses
rules-W1 = Phase 1: investment
rules-W2 = Phase 2: influence on offer
rules-W3 = Phase 3: the auction
rules-W4 = Phase 4: orders
rules-W5 = Phase 5: building
rules-W6 = Phase 6: trains and transport
rules-W7 = Phase 7: profit and loss
rules-W8 = Phase 8: player order
rules-W9 = Phase 9: takeovers
rules-W10 = Phase 10 and the end
rules-WX = Examples

## Hints for a first game

guide-auction = You bid cubes for boxes of influence. Keep some: they build your line.
guide-auction-more = Government points let you build first and past opponents. Engine points buy trains and let you load first. Red and green points open that company’s towns to you, and later pay for its takeovers.
guide-building = Start at a company town. Extend your line from area to area, towards towns with passengers and areas with goods. The price grows as you go, and you can undo until you finish.
guide-payment = Your cubes are spent. Pay the rest with the influence you need least.
guide-trains = A train only helps if your links reach something to load. Buy one, then load passengers and goods, one at a time.
guide-takeovers = Your links cost you profit every round. If you have influence with a company, it can take links over, and their cost goes with them.
tip-influence = These discs show your influence. While you bid, a dashed disc shows where yours would go, and the orders on the right show who would build and load first.
tip-profit = Each of your links costs 1 profit every round, and takes 1 off your score for as long as it’s yours. The dashed disc shows your profit if everything your line reaches is carried.
tip-loading = Anything that glows can go onto your trains. A ring and a badge show who else could take it: load that first.
# $who: a name; $cubes (number)
about-bid = { $who } bids { $cubes }
view-boxes = The auction
view-minimum = At least
view-influence = Influence
view-bid = Bid
view-owner = By
view-train_board = The trains
view-price = Price
view-passengers = Passengers

## The game in pictures, above its rules

intro-title = The game in nine pictures
intro-goal-wensleydale = You run a small railway in the Yorkshire Dales. Win influence, build a line, carry stone, cheese and passengers, and hand the line to one of the big companies before it ruins you. The player with the most points wins.
intro-goal-nurnberg = You run a small railway around Nürnberg. Win influence, build a line, carry beer, parcels and passengers, and hand the line to one of the big companies before it ruins you. The player with the most points wins.
intro-drawn-map = Part of the map, with the lines of the example
intro-head-round = A round has nine phases
intro-round = You take 12 cubes, bid for influence, build, buy trains and load them, count your profit, and may hand a line to a company. You play four or five rounds. Who goes first changes every round: influence and profit decide it.
intro-head-auction = Bid for influence
intro-auction = Each box shows points of influence, and a token drawn from a bag adds one. Put at least the minimum on a box, and more than any bid there. If you’re outbid, you get your cubes back. Everyone ends with two bids. The cubes you keep build your line.
intro-head-influence = Influence is order and money
intro-influence = Government lets you build first and past opponents. Engines let you load first and buy trains. The two companies open their towns to you and take over your lines. In a tie, the upper disc of a stack comes first.
intro-head-building = Build one line
intro-building = Start at a company town, or later from your own links, and lead one line across the borders. A link costs 1 cube, or 2 where the border is a double line or a river. A company town costs a point of that company, and an opponent in a top hat costs a government point.
intro-head-trains = Buy trains
intro-trains = A train costs 3, 2 or 1 engine points. Each point you lack costs three other points. A train has seats for passengers and trucks for goods, and it lasts this round. You may buy one train of each price.
intro-head-loading = Load what your links reach
intro-loading = A passenger needs a way over your own links to a town of its colour. Goods of the plains wait beside your links. Stone and beer go to a neutral town that your links touch. Load one piece at a time, in turn, and start with what others can reach too.
intro-head-profit = Profit and loss
intro-profit = Stone and beer bring 2, everything else brings 1, and each of your links costs 1, every round. Your disc on the profit track moves by the total, and your profit counts at the end.
intro-head-takeovers = Takeovers
intro-takeovers = For one point of influence a company takes over two of your links, from one of its towns to another town. They no longer cost you anything. But the towns now belong to the company, and some goods lose their way.
intro-head-end = The end
intro-end = At the end, each piece counts 1, each set of all four kinds counts 2 more, your profit is added, and each link you still have costs 1.
intro-examples = Examples from the rules

## The panels beside the map: ribbon, auction, trains, influence, profit, players

# $round, $rounds (numbers)
panel-round = Round { $round } of { $rounds }
panel-last-round = Last round
panel-phases = The nine phases of a round
panel-station-invest = Invest
panel-station-offers = Offers
panel-station-auction = Auction
panel-station-orders = Orders
panel-station-build = Build
panel-station-trains = Trains
panel-station-profit = Profit
panel-station-players = Players
panel-station-takeovers = Takeover
panel-order = order
panel-order-then = so far
panel-order-players = Players
panel-order-building = Build
panel-order-trains = Trains
panel-order-open = Decided by the auction
# $title: which order; $seats: names
panel-order-said = { $title }: { $seats }
panel-auction = Auction
# The window with the auction board and the train board
panel-boards = Auction and trains
panel-held = What you have
panel-auction-legend = + token drawn · cubes bid
panel-auction-settled = settled: who won each box
# $minimum (number)
panel-min = min { $minimum }
# $box (number)
panel-box = Box { $box }
# $points: the printed points, joined
panel-box-said = Box { $box }, at least { $minimum }: { $points }.
panel-token-said = Token: { $colour }.
# $who, $cubes (number)
panel-bid-said = { $who } bids { $cubes }.
panel-bid-said-you = You bid { $cubes }.
panel-no-bid = No bid yet.
panel-box-won = { $who } won it.
panel-box-won-you = You won it.
panel-box-unsold = Nobody won it.
panel-point-government = government point
panel-point-engine = engine point
panel-point-red = red point
panel-point-green = green point
panel-point-either = red or green point
panel-raise = raise { $who }’s { $cubes } to
panel-bid-new = first bid
panel-cubes-on = Cubes on box { $box }
panel-less = One cube less
panel-more = One cube more
panel-leaves = leaves
# $build, $trains (numbers): places in the two orders
panel-then = Your place: { $build } to build, { $trains } for trains.
panel-bid-button = Bid { $cubes } on box { $box }
# $standing (number)
panel-choose-box = Choose a box. { $standing ->
  [0] You need two bids standing.
 *[other] You have one bid standing; you need two.
}
# $boxes: numbers, joined; $count (number)
panel-outbid = { $count ->
  [one] Outbid on box { $boxes }.
 *[other] Outbid on boxes { $boxes }.
}
# $company: red or green
panel-take-as = As { $company }
panel-trains = Trains
panel-trains-above = seats above, trucks below
panel-seat-points = a seat scores the price of its train
# $price (number)
panel-price = Trains of price { $price }
panel-train-bought = you have one
# $price, $engine (numbers)
panel-train-paid = { $engine ->
  [one] { $price } of your { $engine } engine point
 *[other] { $price } of your { $engine } engine points
}
# $missing, $points (numbers)
panel-train-missing = { $points ->
  [one] { $missing } short: pay { $points } other point instead
 *[other] { $missing } short: pay { $points } other points instead
}
# $price, $passengers, $goods (numbers)
panel-train-said = Train of price { $price }: { $passengers ->
  [0] no seats
  [one] { $passengers } seat
 *[other] { $passengers } seats
}, { $goods ->
  [0] no trucks
  [one] { $goods } truck
 *[other] { $goods } trucks
}.
panel-train-owner = Owned by { $who }.
panel-train-owner-you = It’s yours.
panel-buying = Buy this train: { $passengers ->
  [0] no seats
  [one] { $passengers } seat
 *[other] { $passengers } seats
}, { $goods ->
  [0] no trucks
  [one] { $goods } truck
 *[other] { $goods } trucks
}.
panel-pay = pay
panel-and-others = { $points ->
  [one] + { $points } other
 *[other] + { $points } others
}
panel-buy-button = Buy this train
# $points (number)
panel-put = { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $short (number)
panel-short = Pay for the missing engine points. Still to pay: { $short ->
  [one] { $short } point
 *[other] { $short } points
}.
# $means, $left (number)
panel-pay-said = Pay one of your { $means }; { $left ->
  [0] none left
 *[other] { $left } left
}
panel-influence = Influence
panel-track-government = Government
panel-track-engine = Engines
panel-track-red = Red company
panel-track-green = Green company
panel-company-red = Red
panel-company-green = Green
# $track: a name; $stacks: joined
panel-track-said = { $track }: { $stacks }
# $space; $seats: names from the top of the stack down
panel-stack-said = { $space }: { $seats }
panel-profit = Profit
panel-profit-short = profit
panel-profit-said = Profit track: { $stacks }
panel-profit-now = Loaded so far:
panel-profit-then = If all of that is carried:
panel-profit-of = { $who }, loaded so far:
# $from, $to: spaces of the track
panel-disc-goes = The disc goes from { $from } to { $to }.
panel-disc-stays = The disc stays on { $to }.
panel-disc-end = The disc goes to { $to }, the end of the track.
panel-links-cost = Links cost 1 each round:
# $links (number), $profit: with its sign
panel-links-each = { $links ->
  [one] { $links } link
 *[other] { $links } links
} → { $profit }
panel-meter = Nürnberg–Fürth
panel-meter-scored = Connected and scored.
# $count (number)
panel-meter-missing = { $count ->
  [one] One link missing:
 *[other] { $count } links missing
}
# $points (number): of the seat that builds
panel-meter-joins = Joins Nürnberg and Fürth: { $points ->
  [one] { $points } point
 *[other] { $points } points
} at once.
panel-meter-nobody = Nobody has a link on it yet.
panel-cubes = Cubes in hand
# $hand, $supply (numbers): all fifteen cubes of a player that are not on a box
panel-cubes-both = { $hand ->
  [one] { $hand } cube
 *[other] { $hand } cubes
} in hand, { $supply } in the supply
panel-supply-short = supply
panel-links-left = Links left
panel-moved-stone = Stone loaded
panel-moved-cheese = Cheese loaded
panel-moved-beer = Beer loaded
panel-moved-parcel = Parcels loaded
panel-moved-red = Red passengers loaded
panel-moved-green = Green passengers loaded
# $count (number)
panel-aboard = { $count } on trains
panel-sets = Sets of all four kinds
# $points (number)
panel-points = { $points ->
  [one] { $points } point so far
 *[other] { $points } points so far
}
# $round (number), $part: a phase
panel-log-heading = Round { $round } · { $part }
panel-log-auction = auction
panel-log-building = building
panel-log-trains = trains
panel-log-takeovers = takeovers
# $way: areas; $paid, $gains, $tokens: joined
log-built = { $who } builds { $way }.
log-built-you = You build { $way }.
log-built-paid = { $who } builds { $way } for { $paid }.
log-built-paid-you = You build { $way } for { $paid }.
log-sold = Takeover: the { $company } company takes over { $way } from { $who }.
log-sold-you = Takeover: the { $company } company takes over { $way } from you.
log-won = { $who } wins box { $box } for { $cubes }: { $gains }.
log-won-you = You win box { $box } for { $cubes }: { $gains }.
log-pays = { $who } pays { $paid }.
log-pays-you = You pay { $paid }.
# $tokens: each from token-name, joined
log-tokens = New tokens: { $tokens }.
# $box (number); $colour: of the token on it
token-name = { $colour } on box { $box }

## The map in the browser

map-label = Map. Drag to move, scroll to zoom.
map-closer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map
map-outwards = outwards only
# What a click tells of an area while others play. $area: its name; $facts: joined
map-told = { $area }: { $facts }.
# $size: of the town
map-told-town = { $size ->
  [major] major town
  [minor] minor town
 *[company] company town
}
map-told-never = no links
# $company: red or green
map-told-company = { $company } company
# $count (number); $piece: its name
map-told-goods = { $count ->
  [one] { $piece }
 *[other] { $count } × { $piece }
}
# $count (number)
map-told-red = { $count ->
  [one] { $count } red passenger
 *[other] { $count } red passengers
}
# $count (number)
map-told-green = { $count ->
  [one] { $count } green passenger
 *[other] { $count } green passengers
}
# $count (number)
map-told-opponents = { $count ->
  [one] { $count } opponent
 *[other] { $count } opponents
}
# $area: its name; what is said to a screen reader
map-area-start = Start a line in { $area }
map-area-step = Extend the line to { $area }, { $price }
map-area-sale = Takeover from { $area }
map-area-sale-step = Takeover as far as { $area }
# $piece, $area: names
map-load-words = Load { $piece } from { $area }
map-load-rivals = Load { $piece } from { $area }; { $seats } could take it too
map-where-start = Choose a glowing area to start your line, then lead it from area to area.
map-start-here = Start here
map-build-nothing = Build nothing this round
map-you-pay = you pay
map-and-keep = and keep
map-so-far = So far
map-with-it = Then
# $count (number): construction points that cubes do not pay
map-rest = +{ $count } any
map-reaches = Reaches
map-nothing = nothing yet
# $sum: with its sign
map-profit = profit { $sum }
# $earned, $links (numbers): what the pieces bring, and what links cost; $sum: with its sign
map-sum = { $earned } − { $links ->
  [one] { $links } link
 *[other] { $links } links
} = { $sum }
map-lay = Lay this link
# $way, $then: areas with prices
map-way-then = { $way } then { $then }?
map-finish = Finish line
# $count (number)
map-owed = { $count ->
  [one] One point to pay.
 *[other] { $count } points to pay, one by one.
} Which influence will you spend?
map-load = Load, buy a train, or pass.
map-load-ringed = Load, buy a train, or pass. A ring means others want it too.
map-load-none = Buy a train, or pass.
# $loads (number)
map-load-phone = { $loads ->
  [0] Buy a train under “Trains” below, or pass.
 *[other] Load, buy a train under “Trains” below, or pass.
}
# $passengers, $goods (numbers): places free
map-free = Free: { $passengers ->
  [0] no seats
  [one] { $passengers } seat
 *[other] { $passengers } seats
}, { $goods ->
  [0] no trucks
  [one] { $goods } truck
 *[other] { $goods } trucks
}.
# $seats: names, joined
map-rivals = { $seats } could take it too.
map-only-yours = Only you can take:
map-profit-now = Profit this round
map-profit-then = Profit then
map-load-this = Load this
# $count (number)
map-load-all = { $count ->
  [one] Load it
 *[other] Load all { $count }
}
map-no-trains = No more trains
map-pass = Pass: load nothing more
# $by: with its sign
map-pass-means = You’ll load nothing more this round. Your profit changes by { $by }.
map-sale-start = Choose a town at one end of a line of your links, then the town at the other.
map-sale-on = Follow your links, or choose the town where the line ends.
map-sale-no-town = It must lead on to a town.
map-sale-no-company = One end must be a town of a company.
# $count (number): points left, links off the board
map-leaves = (leaves { $count })
map-saves = saves { $count } a round
# $company; $areas: names, joined; $count (number)
map-become = { $count ->
  [one] { $areas } becomes { $company } too.
 *[other] { $areas } become { $company } too.
}
map-lost = Nobody can load these any more:
map-sell = Takeover: { $company }
map-sell-short = Takeover
map-sell-end = Takeover
map-sell-this-far = This far
# $area, $from: names
map-sale-none-here = No line of yours that could be taken over ends in { $area }. It needs a town at both ends, one of them a town of a company whose points you have.
map-sale-none-there = No line of yours that could be taken over leads from { $from } to { $area }.
map-sell-nothing = No takeover this round
# $why: what the file lacks; $area
map-undrawn-outline = This board file has no outline for { $area }, so we can’t draw its map. You can play with the table in words.
map-undrawn-crossing = The outline of { $area } in this board file crosses itself, so we can’t draw its map. You can play with the table in words.
map-undrawn-name = { $area } has no name in this board file, so we can’t draw its map. You can play with the table in words.
map-legend = What the map shows
map-terrain = { $terrain ->
  [plain] plain
  [valley] valley
  [hill] hill
  [hops] hops
  [river] river
 *[wall] wall
}
map-never = never

## Options of a table

option-quick_loading = Quick loading
option-why-quick_loading = If nobody else can take your goods, load them all at once.
option-map = Map
option-why-map = Nürnberg, or the Dales of the first game. There, The South may be enlarged.
option-three_player_auction = Auction board for three
option-why-three_player_auction = Which side of the auction board three players use.
option-three_player_trains = Train board for three
option-why-three_player_trains = Which side of the train board three players use.
option-company_links = Company links
option-why-company_links = As printed, each company has only the 15 links in the box. Nearly every game needs more, so there’s no limit unless you set one.
choice-nurnberg = Nürnberg
choice-wensleydale = Wensleydale
choice-wensleydale-enlarged = Wensleydale with the enlarged South
choice-unlimited = As many as needed
choice-limited = Only those in the box

## The stages of the final count, by the lines of the score

stage-score-rounds = Rounds
stage-score-pieces = Pieces
stage-score-sets = Sets
stage-score-profit = Profit
stage-score-links = Links

## Why a choice counts at once

revealed-here = New tokens were drawn, so no undo.

## In the terminal

terminal-shorthand = Every bid may be typed: bid 5 on box 3. Areas go by the beginnings of their names: start skip, extend emb.
# $number, $most, $count, $cubes, $minimum, $price, $passengers, $goods (numbers); $now: a phase; $kind: of influence; $mark, $sign, $one, $two, $stops, $cost, $points: as on the screen
terminal-round = round { $number } of { $most }
terminal-phase = { $now ->
  [auction] auction
  [choice] choice
  [building] building
  [payment] payment
  [trains] trains
  [exchange] exchange
  [loading] loading
 *[takeovers] takeovers
}
terminal-line = line { $stops }
terminal-to-pay = { $count ->
  [one] { $count } point to pay
 *[other] { $count } points to pay
}
terminal-costs = costs { $cost }
terminal-point = { $kind ->
  [government] gov
  [engine] eng
  [red] red
  [green] grn
 *[either] red/grn
}
terminal-profit-track = profit
terminal-profit = profit { $count }
terminal-load = { $count } { $piece }
terminal-box = box { $number } from { $minimum }: { $points }
terminal-bids = { $mark } bids { $cubes }
terminal-train = train-{ $number }
terminal-size = { $price }$ { $passengers }p+{ $goods }g
terminal-run = { $mark } { thing-links }:
terminal-towns = Towns
terminal-none = none
terminal-which = { $what }: { $which }
terminal-legend = TOWNS in capitals, R and G of a company; r and g passengers, x opponents; ^ no links here; { $goods }. Links are the marks of their owners. { $one } and { $two } are borders without a link, for 1 and 2 points.
terminal-legend-goods = { $sign }: two { $piece }

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-wensleydale = partly reconstructed (rules and components as printed; map, most boxes and most trains drawn anew so that every example of the rulebook comes out)
provenance-nurnberg = partly reconstructed (rules and components as printed; both maps, most boxes and most trains drawn anew so that every example of the rulebook comes out)
