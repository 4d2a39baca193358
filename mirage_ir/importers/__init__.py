"""Reading what other systems wrote: the μGraphs in Mirage's checkpoint files (`checkpoint`)."""
