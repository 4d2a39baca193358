// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong imap: batch and head swapped in the keys of one kernel.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %q is 1 everywhere{{$}}
// CHECK-NEXT: %k is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%q: tensor<2x2x4x8xf32>, %k: tensor<2x2x8x4xf32>) -> tensor<2x2x4x4xf32> {
  %o = mugraph.matmul %q, %k
  func.return %o : tensor<2x2x4x4xf32>
}
func.func @tgt(%q: tensor<2x2x4x8xf32>, %k: tensor<2x2x8x4xf32>) -> tensor<2x2x4x4xf32> {
  %o = mugraph.block ins(%q, %k : tensor<2x2x4x8xf32>, tensor<2x2x8x4xf32>) grid [2, 2] {
  ^bb0(%qs: tensor<2x2x4x8xf32>, %ks: tensor<2x2x8x4xf32>):
    %qt = mugraph.load %qs imap [0, 1] : tensor<2x2x4x8xf32> -> !mugraph.tile<1x1x4x8xf32>
    %kt = mugraph.load %ks imap [1, 0] : tensor<2x2x8x4xf32> -> !mugraph.tile<1x1x8x4xf32>
    %p = mugraph.matmul %qt, %kt
    mugraph.store %p omap [0, 1] : !mugraph.tile<1x1x4x4xf32> -> tensor<2x2x4x4xf32>
  } -> tensor<2x2x4x4xf32>
  func.return %o : tensor<2x2x4x4xf32>
}
