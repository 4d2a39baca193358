// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: partial results added up along the rows instead of the dimension that is new.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 0 but for [{{[0-9, ]+}}] = 1{{$}}
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
  %s = mugraph.sum %p dim 1
  %o = mugraph.reshape %s to [4, 8]
  func.return %o : tensor<4x8xf32>
}
