// RUN: mirage-opt %s -p convert-linalg-to-mugraph,convert-stablehlo-to-mugraph,mugraph-superoptimize,convert-mugraph-to-linalg --remarks 2> %t.err | filecheck %s
// RUN: filecheck %s --check-prefix REMARK --input-file %t.err

// A module in which nothing is known comes back as it was, with the entries of its resources; each remark is made once.

// CHECK:      builtin.module {
// CHECK-NEXT:   func.func @f(%x: tensor<4xi32>, %y: tensor<2x2xf32>) -> (tensor<4xi32>, tensor<2x2xf32>) {
// CHECK-NEXT:     %c = "arith.constant"() <{value = dense_resource<blob> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
// CHECK-NEXT:     %0 = "my.op"(%x) {weights = #my<[1, 2]>, kind = !my.type} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %1 = "stablehlo.cosine"(%y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:     func.return %0, %1 : tensor<4xi32>, tensor<2x2xf32>
// CHECK:      blob: "0x040000000000803F000000400000404000008040"

// REMARK:      nothing.mlir:{{[0-9]+}}:3: remark: 'my.op' is not converted: mirage-ir has no operator for it
// REMARK-NEXT: nothing.mlir:{{[0-9]+}}:3: remark: 'stablehlo.cosine' is not converted: mirage-ir has no operator for it
// REMARK-NOT:  remark

func.func @f(%x: tensor<4xi32>, %y: tensor<2x2xf32>) -> (tensor<4xi32>, tensor<2x2xf32>) {
  %c = "arith.constant"() <{value = dense_resource<blob> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %0 = "my.op"(%x) {weights = #my<[1, 2]>, kind = !my.type} : (tensor<4xi32>) -> tensor<4xi32>
  %1 = "stablehlo.cosine"(%y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  func.return %0, %1 : tensor<4xi32>, tensor<2x2xf32>
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F000000400000404000008040"
    }
  }
#-}
