"""Islands: parts of a host function that are tensor programs written in another dialect.

| file | answers |
|---|---|
| `foreign.py` | What does an attribute or type of an operation say, whether xDSL knows its dialect or not? |
| `reading.py` | Which nodes of a program does an operation become? |
| `operations.py` | How is an operation read that several dialects have, or one of arith, math and tensor? |
| `activations.py` | Which activation is spelled out as arithmetic? |
| `island.py` | Which operations of a function are an island? |
| `hosts.py` | Which functions of a module hold islands, and in which order? |
| `functions.py` | How does an island become a function, and a function an island again? |
| `remarks.py` | What was left as it was, and why? |
"""
