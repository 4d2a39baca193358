// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: eps added after the root.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.rms_norm %x eps 0.01
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %q = mugraph.square %x
  %m = mugraph.mean %q dim 1
  %r = mugraph.sqrt %m
  %e = mugraph.offset %r by 0.01
  %o = mugraph.div %x, %e
  func.return %o : tensor<4x8xf32>
}
