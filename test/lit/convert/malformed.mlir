// RUN: mirage-opt -p convert-linalg-to-mugraph,convert-stablehlo-to-mugraph --remarks -o %t %s 2> %t.err
// RUN: filecheck %s --input-file %t
// RUN: filecheck %s --check-prefix REMARK --input-file %t.err

// Nobody verified operations of other dialects: one whose dimensions cannot be is left as it was, with a remark.

// CHECK:      func.func @beyond(
// CHECK-NEXT:   "stablehlo.dot_general"
// REMARK:      malformed.mlir:[[# @LINE + 4]]:3: remark: 'stablehlo.dot_general' is not converted: it is not well formed
// REMARK-NOT:  remark

func.func @beyond(%x: tensor<5x2x4xf32>, %w: tensor<2x6x5xf32>) -> tensor<2x4x6xf32> {
  %y = "stablehlo.dot_general"(%x, %w) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [3]>}> : (tensor<5x2x4xf32>, tensor<2x6x5xf32>) -> tensor<2x4x6xf32>
  func.return %y : tensor<2x4x6xf32>
}

// A constant in another shape is the same constant.

// CHECK:      func.func @constant(%x: tensor<6xf32>) -> tensor<6xf32> {
// CHECK-NEXT:   %[[y:.*]] = mugraph.scale %x by 2.0
// CHECK-NEXT:   func.return %[[y]]

func.func @constant(%x: tensor<6xf32>) -> tensor<6xf32> {
  %two = "arith.constant"() <{value = dense<2.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %flat = "tensor.collapse_shape"(%two) <{reassociation = [[0, 1]]}> : (tensor<2x3xf32>) -> tensor<6xf32>
  %y = "arith.mulf"(%x, %flat) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  func.return %y : tensor<6xf32>
}
