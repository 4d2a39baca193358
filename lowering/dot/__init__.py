"""Drawings of programs as Graphviz text."""
