"""Results that are kept between processes: files (`store`), what stands in them (`codec`), and whose results they are (`results`).

docs/cache.md says what is kept, when it is used, and what is trusted.
"""
