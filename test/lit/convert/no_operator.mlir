// A function without an operator is read where it is part of an activation, and stays by itself otherwise.
// RUN: mirage-opt -p convert-linalg-to-mugraph --remarks -o %t %s 2> %t.err
// RUN: filecheck %s --check-prefix REMARK --input-file %t.err
// RUN: filecheck %s --input-file %t

// REMARK: no_operator.mlir:{{[0-9]+}}:8: remark: 'math.erfc' is not converted: there is no operator for 'erfc' but in gelu

// CHECK:      func.func @gelu(
// CHECK-NEXT:   mugraph.gelu %{{.*}} form "erf"
// CHECK:      func.func @alone(
// CHECK-NEXT:   "math.erfc"(

func.func @gelu(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %half = arith.constant dense<0.5> : tensor<4x6xf32>
  %root = arith.constant dense<-0.707106769> : tensor<4x6xf32>
  %a = "arith.mulf"(%x, %root) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %b = "math.erfc"(%a) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = "arith.mulf"(%x, %half) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %d = "arith.mulf"(%c, %b) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  func.return %d : tensor<4x6xf32>
}

func.func @alone(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %b = "math.erfc"(%x) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  func.return %b : tensor<4x6xf32>
}
