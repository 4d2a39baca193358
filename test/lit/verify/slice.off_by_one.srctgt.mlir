// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a slice that starts one too late.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x9xf32>) -> tensor<4x4xf32> {
  %o = mugraph.slice %x dim 1 start 2 stop 6
  func.return %o : tensor<4x4xf32>
}
func.func @tgt(%x: tensor<4x9xf32>) -> tensor<4x4xf32> {
  %o = mugraph.slice %x dim 1 start 3 stop 7
  func.return %o : tensor<4x4xf32>
}
