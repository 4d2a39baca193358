// RUN: mirage-opt -p convert-linalg-to-mugraph %s | filecheck %s

// log(1 + x) and exp(x) − 1 stay the functions that do not round 1 + x and exp(x).

// CHECK:      mugraph.log1p
// CHECK-NEXT: mugraph.expm1
// CHECK-NOT:  mugraph.offset

func.func @back_and_forth(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %a = "math.log1p"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %b = "math.expm1"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %b : tensor<4x8xf32>
}
