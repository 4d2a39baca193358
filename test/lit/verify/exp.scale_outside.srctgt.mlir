// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: exp(2 a) is exp(a)², not 2 exp(a).

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 2 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 0 everywhere{{$}}
func.func @src(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.scale %a by 2.0
  %o = mugraph.exp %s
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = mugraph.exp %a
  %o = mugraph.scale %e by 2.0
  func.return %o : tensor<4x8xf32>
}
