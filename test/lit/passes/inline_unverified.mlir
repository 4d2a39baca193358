// RUN: not mirage-opt -p mugraph-outline{large=1},mugraph-inline %s 2>&1 | filecheck %s

// CHECK: inline_unverified.mlir:4:1: error: @f.part0: this part is not verified: mugraph-generate, mugraph-verify and mugraph-select come first
func.func @f(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %e = mugraph.exp %x
  %r = mugraph.reshape %e to [8, 4]
  %s = mugraph.exp %r
  %t = mugraph.reshape %s to [4, 8]
  func.return %t : tensor<4x8xf16>
}
