"""The figures a benchmark should reach."""

TARGETS = {
    "foothills": {
        "compiled moves/s": (">=", 1_000_000),
        "compiled search iterations/s": (">=", 10_000),
        "ratio": (">=", 15),
        "compiled copy": ("<=", 1e-6),
    }
}

# steps a second of a batch on one core: with what is seen, and with what has to be worked out too
BATCH = {"foothills": (300_000, 150_000)}
