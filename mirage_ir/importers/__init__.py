"""Readers of other systems' files: the μGraphs in Mirage's checkpoints (`checkpoint`)."""
