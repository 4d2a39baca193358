"""Stands before NVIDIA's packages of this name, as if they were not installed."""
