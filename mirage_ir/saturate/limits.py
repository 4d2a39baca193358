"""What saturation hands on to the search."""

BESIDE = 2
"""Programs that are searched beside the source, at most."""
GAIN_OF_SEARCH = 0.01
"""By which share of what it takes a program must be cheaper than the source to be searched beside it."""
