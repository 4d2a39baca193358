"""The paper's theory of abstract expressions on its own: terms, laws, two provers, and what terms mean.

Nothing here but `forms.py` knows the normal forms of `mirage_ir.expr`, which `bench/axioms.py` compares with this theory.
"""
