"""The report: one HTML page about a search and its result, and drawings of programs.

`facts` gathers what is known, as plain data; `page` writes it; `drawing`, `layered`, `svg` and `dot` draw programs. Text of users
reaches a page through `markup` alone, which escapes it.
"""
