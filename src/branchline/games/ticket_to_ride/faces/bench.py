"""The figures a benchmark should reach."""

TARGETS = {
    "ticket-to-ride-germany": {
        "compiled moves/s": (">=", 4_000_000),
        "compiled search iterations/s": (">=", 40_000),
        "ratio": (">=", 20),
        "interpreted games/s": (">=", 600),
        "compiled copy": ("<=", 0.4e-6),
        "compiled listing": ("<=", 0.3e-6),
    }
}

# steps a second of a batch on one core: with what is seen, and with what has to be worked out too
BATCH = {"ticket-to-ride-germany": (500_000, 150_000)}
