"""mirage-ir inside other compilers: modules of other dialects in, and back."""
