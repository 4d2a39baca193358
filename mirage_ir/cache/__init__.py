"""Results that are kept between processes: files (`store`), and whose results stand in them (`results`).

docs/cache.md says what the cache keeps, uses and trusts.
"""
