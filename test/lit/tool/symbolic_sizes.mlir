// Sizes with names and ranges: one Triton module for all of them, and IR that reads as it prints.
// RUN: mirage-opt --superoptimize='max-structures=20 max-cones=2' %s -t triton | filecheck %s
// RUN: mirage-opt %s | mirage-opt --print-op-generic | filecheck %s --check-prefix=GENERIC
// CHECK: norm(x: tokensx64xf16, w: 64x32xf16), tokens (1 … 512)
// CHECK: SYMBOLS = [("tokens", 1, 512)]
// CHECK: def run(*inputs):
// GENERIC: "mugraph.matmul"(%n, %w) : (tensor<?x64xf16>, tensor<64x32xf16>) -> tensor<?x32xf16>

func.func @norm(%x: tensor<?x64xf16> {mugraph.dims = ["tokens", 64]}, %w: tensor<64x32xf16>) -> tensor<?x32xf16>
    attributes {mugraph.symbols = {tokens = array<i64: 1, 512>}} {
  %n = mugraph.rms_norm %x
  %y = mugraph.matmul %n, %w
  func.return %y : tensor<?x32xf16>
}
