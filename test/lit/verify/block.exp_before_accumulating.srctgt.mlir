// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a loop over the depth of the scores that takes the exponential before they are complete.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 2 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %q is 0 everywhere{{$}}
// CHECK-NEXT: %k is 0 everywhere{{$}}
func.func @src(%q: tensor<4x16xf32>, %k: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.matmul %q, %k
  %o = mugraph.exp %s
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%q: tensor<4x16xf32>, %k: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%q, %k : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] loop 2 {
  ^bb0(%qs: tensor<4x16xf32>, %ks: tensor<16x8xf32>):
    %qt = mugraph.load %qs imap [0] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<2x8xf32>
    %kt = mugraph.load %ks imap [*] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<8x8xf32>
    %s = mugraph.matmul %qt, %kt
    %e = mugraph.exp %s
    %a = mugraph.accumulate sum %e
    mugraph.store %a omap [0] : !mugraph.tile<2x8xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
