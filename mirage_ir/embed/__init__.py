"""mirage-ir inside other compilers: a module of dialects that they speak in, one that their pipeline goes on with out."""

from mirage_ir.embed.modules import superoptimize as superoptimize
