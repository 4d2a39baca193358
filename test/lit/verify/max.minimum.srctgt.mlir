// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: max(−x) is −min(x), not −max(x).

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is -1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %y is 0 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %a = mugraph.neg %x
  %b = mugraph.neg %y
  %o = mugraph.maximum %a, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %m = mugraph.maximum %x, %y
  %o = mugraph.neg %m
  func.return %o : tensor<4x8xf32>
}
