// RUN: mirage-opt -p mugraph-decompose %s | filecheck %s

// Composites and means become operators of the table; the type, the visibility and the attributes of the function stay.

// CHECK-LABEL: func.func @softmax(%x: tensor<4x64xf16>) -> tensor<4x64xf16> attributes {mine = 1 : i64} {
// CHECK-NEXT:    %0 = mugraph.max %x dim 1
// CHECK-NEXT:    %1 = mugraph.sub %x, %0
// CHECK-NEXT:    %2 = mugraph.exp %1
// CHECK-NEXT:    %3 = mugraph.sum %2 dim 1
// CHECK-NEXT:    %4 = mugraph.div %2, %3
// CHECK-NEXT:    func.return %4 : tensor<4x64xf16>
func.func @softmax(%x: tensor<4x64xf16>) -> tensor<4x64xf16> attributes {mine = 1 : i64} {
  %y = mugraph.softmax %x dim 1
  func.return %y : tensor<4x64xf16>
}

// CHECK-LABEL: func.func private @mean
// CHECK-NEXT:    %0 = mugraph.sum %x dim 0
// CHECK-NEXT:    %1 = mugraph.scale %0 by 0.25
func.func private @mean(%x: tensor<4x64xf16>) -> tensor<1x64xf16> {
  %y = mugraph.mean %x dim 0
  func.return %y : tensor<1x64xf16>
}

// What is not ours alone stays as it is.
// CHECK-LABEL: func.func @foreign
// CHECK:         mugraph.softmax
// CHECK-NEXT:    arith.constant
func.func @foreign(%x: tensor<4x64xf16>) -> (tensor<4x64xf16>, i32) {
  %y = mugraph.softmax %x dim 1
  %c = arith.constant 1 : i32
  func.return %y, %c : tensor<4x64xf16>, i32
}

// CHECK: func.func private @declaration(tensor<4x64xf16>)
func.func private @declaration(tensor<4x64xf16>) -> tensor<4x64xf16>
