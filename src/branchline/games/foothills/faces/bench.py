"""The figures a benchmark should reach."""

TARGETS = {
    "foothills": {
        "compiled moves/s": (">=", 1_000_000),
        "compiled search iterations/s": (">=", 10_000),
        "ratio": (">=", 15),
        "compiled copy": ("<=", 1e-6),
    }
}
