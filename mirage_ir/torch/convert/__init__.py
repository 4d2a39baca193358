"""ATen operators as programs: a converter for each, which says no with a reason."""
