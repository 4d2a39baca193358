"""How many programs saturation gives, and which of them it hands on to the search."""

WIDTH = 3
"""Programs that are better than the source by each estimate, at most, unless more are asked for."""
BESIDE = 2
"""Programs that are searched beside the source, at most."""
GAIN_OF_SEARCH = 0.01
"""By which share of what it takes a program must be cheaper than the source to be searched beside it."""
