"""Emitted Python modules: what they have in common, whatever language their kernels are in."""
