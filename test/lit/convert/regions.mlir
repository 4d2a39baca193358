// RUN: mirage-opt -p convert-stablehlo-to-mugraph %s | filecheck %s

// What an operation does to its entries is no island; the body of a loop may hold one.

// CHECK:      func.func @f(
// CHECK-NEXT:   %[[z:.*]] = "stablehlo.constant"
// CHECK-NEXT:   %[[t:.*]] = "func.call"(%x) <{callee = @f__island{{[0-9]}}}>
// CHECK-NEXT:   "stablehlo.reduce_window"(%[[t]], %[[z]])
// CHECK-NEXT:   ^bb{{.*}}(%a: tensor<f32>, %b: tensor<f32>):
// CHECK-NEXT:     %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK:        "stablehlo.while"
// CHECK:          "func.call"(%acc{{.*}}, %[[t]]) <{callee = @f__island{{[0-9]}}}>
// CHECK-NEXT:     "stablehlo.return"

func.func @f(%x: tensor<4x8xf32>, %n: tensor<i1>) -> (tensor<4x4xf32>, tensor<4x8xf32>) {
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %t = "stablehlo.tanh"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = "stablehlo.reduce_window"(%t, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
  %w = "stablehlo.while"(%t) ({
  ^bb0(%acc: tensor<4x8xf32>):
    "stablehlo.return"(%n) : (tensor<i1>) -> ()
  }, {
  ^bb0(%acc: tensor<4x8xf32>):
    %e = "stablehlo.exponential"(%acc) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %f = "stablehlo.multiply"(%e, %t) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "stablehlo.return"(%f) : (tensor<4x8xf32>) -> ()
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %p, %w : tensor<4x4xf32>, tensor<4x8xf32>
}
