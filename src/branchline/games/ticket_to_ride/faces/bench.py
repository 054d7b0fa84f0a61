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
