// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: each tile of keys divided by its own denominator.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 4 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %s is 0 everywhere{{$}}
// CHECK-NEXT: %v is 1 everywhere{{$}}
func.func @src(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %w = mugraph.softmax %s dim 1
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%s, %v : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] loop 4 {
  ^bb0(%ss: tensor<4x16xf32>, %vs: tensor<16x8xf32>):
    %st = mugraph.load %ss imap [0] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<2x4xf32>
    %vt = mugraph.load %vs imap [*] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x8xf32>
    %e = mugraph.exp %st
    %r = mugraph.sum %e dim 1
    %w = mugraph.div %e, %r
    %p = mugraph.matmul %w, %vt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<2x8xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
