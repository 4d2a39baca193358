"""Dimensions that run together, over a whole graph (`classes`)."""
