"""Executing programs in NumPy: one walker over the program model (`walker`), and its meaning over real numbers (`real`)."""

from mirage_ir.interpret.real import Precision as Precision
from mirage_ir.interpret.real import run_program as run_program
