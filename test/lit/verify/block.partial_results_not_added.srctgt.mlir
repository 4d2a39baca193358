// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: one of the partial results of a split reduction taken for the whole.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 4 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %p = mugraph.block ins(%x, %w : tensor<4x16xf32>, tensor<16x8xf32>) grid [4] {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [1] : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [0] : tensor<16x8xf32> -> !mugraph.tile<4x8xf32>
    %p = mugraph.matmul %xt, %wt
    mugraph.store %p omap [new] : !mugraph.tile<4x8xf32> -> tensor<4x4x8xf32>
  } -> tensor<4x4x8xf32>
  %s = mugraph.slice %p dim 0 start 3 stop 4
  %o = mugraph.reshape %s to [4, 8]
  func.return %o : tensor<4x8xf32>
}
