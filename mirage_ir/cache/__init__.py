"""Results that are kept between processes: files (`store`), and whose results stand in them (`results`).

docs/cache.md says what is kept, when it is used, and what is trusted.
"""
