// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// True, and refused: max(a, min(a, b)) = a is a law of order, and maxima are known as functions of sets only.

// CHECK: error: @tgt: not proved: output 0 at [0, 0] is {{.*}} modulo [{{.*}}]; of maxima and minima only the laws of sets are known, and how they move and scale{{$}}
// CHECK-NEXT: no real inputs were found on which the two differ: they may be equal by a law that the verifier does not know
func.func @src(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %m = mugraph.minimum %a, %b
  %o = mugraph.maximum %a, %m
  func.return %o : tensor<2x4xf32>
}
func.func @tgt(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %o = mugraph.scale %a by 1.0
  func.return %o : tensor<2x4xf32>
}
