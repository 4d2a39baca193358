// RUN: mirage-opt -p convert-stablehlo-to-mugraph %s | filecheck %s

// Batches and contracted dimensions in any order; a call is what it computes, and what nothing calls any more goes.

// CHECK:      func.func @main(%x: tensor<5x2x4xf32>, %w: tensor<2x6x5xf32>) -> tensor<2x4x6xf32> {
// CHECK-NEXT:   %[[xt:.*]] = mugraph.transpose %x permutation [1, 2, 0]
// CHECK-NEXT:   %[[wt:.*]] = mugraph.transpose %w permutation [0, 2, 1]
// CHECK-NEXT:   %[[y:.*]] = mugraph.matmul %[[xt]], %[[wt]]
// CHECK-NEXT:   %[[s:.*]] = mugraph.silu %[[y]]
// CHECK-NEXT:   func.return %[[s]]
// CHECK-NOT:  @silu

func.func @main(%x: tensor<5x2x4xf32>, %w: tensor<2x6x5xf32>) -> tensor<2x4x6xf32> {
  %y = "stablehlo.dot_general"(%x, %w) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>}> : (tensor<5x2x4xf32>, tensor<2x6x5xf32>) -> tensor<2x4x6xf32>
  %s = "func.call"(%y) <{callee = @silu}> : (tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  func.return %s : tensor<2x4x6xf32>
}
func.func private @silu(%x: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %l = "stablehlo.logistic"(%x) : (tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %y = "stablehlo.multiply"(%x, %l) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  func.return %y : tensor<2x4x6xf32>
}

// An accumulation in f32 of a product of f16: one operand is widened before the island.

// CHECK:      func.func @wide(
// CHECK-NEXT:   %[[w:.*]] = "arith.extf"(%x) : (tensor<4x8xf16>) -> tensor<4x8xf32>
// CHECK-NEXT:   "func.call"(%[[w]], %w) <{callee = @wide__island0}> : (tensor<4x8xf32>, tensor<8x6xf16>) -> tensor<4x6xf32>

func.func @wide(%x: tensor<4x8xf16>, %w: tensor<8x6xf16>) -> tensor<4x6xf32> {
  %y = "stablehlo.dot"(%x, %w) : (tensor<4x8xf16>, tensor<8x6xf16>) -> tensor<4x6xf32>
  func.return %y : tensor<4x6xf32>
}
