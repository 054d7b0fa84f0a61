"""The rules. In plain Python: a plugin needs no compiler."""
