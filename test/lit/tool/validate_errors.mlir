// What cannot be compared is one message with its place.

// RUN: not mirage-opt --validate %s 2>&1 | filecheck %s --check-prefix UNKNOWN
// UNKNOWN: validate_errors.mlir:[[# @LINE + 26]]:1: error: @f: it has graph-defined kernels, and nothing says in operators what they compute: name it @tgt, and put that beside it as @src
// UNKNOWN-NOT: {{.}}

// RUN: sed -e 's/@f/@tgt/' -e 's/@g/@src/' %s | not mirage-opt --validate 2>&1 | filecheck %s --check-prefix OTHER
// OTHER: <stdin>:[[# @LINE + 22]]:1: error: @tgt: the verifier does not find that it computes what @src does: not proved: {{.*}}
// OTHER-NOT: {{.}}

// RUN: not mirage-opt --validate %S/Inputs/empty_module.mlir 2>&1 | filecheck %s --check-prefix NOTHING
// NOTHING: error: nothing to validate: no function consists of mugraph operators alone
// NOTHING-NOT: {{.}}

// RUN: not mirage-opt --validate --explain %s 2>&1 | filecheck %s --check-prefix EXPLAIN
// EXPLAIN: mirage-opt: error: --validate compares kernels with the best known and prints no IR: leave out --explain
// EXPLAIN-NOT: {{.}}

// RUN: not mirage-opt --validate %s -t triton 2>&1 | filecheck %s --check-prefix TARGET
// TARGET: mirage-opt: error: --validate compares kernels with the best known and prints no IR: leave out -t
// TARGET-NOT: {{.}}

// RUN: not mirage-opt --validate --superoptimize='target=h999' %s 2>&1 | filecheck %s --check-prefix MACHINE
// MACHINE: unknown target 'h999'

func.func @g(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %o = mugraph.sqrt %x
  func.return %o : tensor<8x64xf32>
}
func.func @f(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %o = mugraph.block ins(%x : tensor<8x64xf32>) grid [8] {
  ^bb0(%xs: tensor<8x64xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x64xf32> -> !mugraph.tile<1x64xf32>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<1x64xf32> -> tensor<8x64xf32>
  } -> tensor<8x64xf32>
  func.return %o : tensor<8x64xf32>
}
