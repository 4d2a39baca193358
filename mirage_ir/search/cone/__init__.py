"""What one kernel can be: every block graph for a cone, in every size, and what it costs at least."""
