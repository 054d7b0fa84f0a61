"""Ticket to Ride: Germany, by Alan R. Moon. What the lobby shows; the rules load when a game is made."""

from branchline.core.game import GameInfo, Option

TICKET_TO_RIDE_GERMANY = GameInfo(
    id="ticket-to-ride-germany",
    title="Ticket to Ride: Germany",
    designers=("Alan R. Moon",),
    seats=(2, 3, 4, 5),
    minutes=(45, 75),
    options=(Option("first", "random", ("random", 0, 1, 2, 3, 4)),),
    rules_version=1,
    provenance="exact",
    boards=("germany",),
    rules="branchline.games.ticket_to_ride.game:TicketToRide",
    texts="ticket-to-ride",
    rule_letters=("T",),
    order=1,
    colours=("red", "yellow", "purple", "black", "white"),
)
