// Every operator and every composite on tensors.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK-LABEL: func.func @products(%a: tensor<4x8xf16>, %b: tensor<8x2xf16>, %c: tensor<3x4x8xf32>) -> tensor<3x4x2xf32> {
// CHECK-NEXT: %0 = mugraph.matmul %a, %b
// CHECK-NEXT: %1 = mugraph.matmul %c, %b
// CHECK-NEXT: func.return %1 : tensor<3x4x2xf32>
// CHECK-NEXT: }
func.func @products(%a: tensor<4x8xf16>, %b: tensor<8x2xf16>, %c: tensor<3x4x8xf32>) -> tensor<3x4x2xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.matmul %c, %b
  func.return %1 : tensor<3x4x2xf32>
}

// CHECK-LABEL: func.func @pairs(%x: tensor<4x8xf16>, %y: tensor<8xbf16>) -> tensor<4x8xf32> {
// CHECK-NEXT: %0 = mugraph.add %x, %y
// CHECK-NEXT: %1 = mugraph.sub %0, %x
// CHECK-NEXT: %2 = mugraph.mul %1, %x
// CHECK-NEXT: %3 = mugraph.div %2, %x
// CHECK-NEXT: %4 = mugraph.maximum %3, %x
// CHECK-NEXT: %5 = mugraph.minimum %4, %x
// CHECK-NEXT: %6 = mugraph.pow %5, %x
// CHECK-NEXT: func.return %6 : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @pairs(%x: tensor<4x8xf16>, %y: tensor<8xbf16>) -> tensor<4x8xf32> {
  %0 = mugraph.add %x, %y
  %1 = mugraph.sub %0, %x
  %2 = mugraph.mul %1, %x
  %3 = mugraph.div %2, %x
  %4 = mugraph.maximum %3, %x
  %5 = mugraph.minimum %4, %x
  %6 = mugraph.pow %5, %x
  func.return %6 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @functions(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
// CHECK-NEXT: %0 = mugraph.exp %x
// CHECK-NEXT: %1 = mugraph.log %0
// CHECK-NEXT: %2 = mugraph.sqrt %1
// CHECK-NEXT: %3 = mugraph.rsqrt %2
// CHECK-NEXT: %4 = mugraph.square %3
// CHECK-NEXT: %5 = mugraph.neg %4
// CHECK-NEXT: %6 = mugraph.reciprocal %5
// CHECK-NEXT: %7 = mugraph.sigmoid %6
// CHECK-NEXT: %8 = mugraph.silu %7
// CHECK-NEXT: %9 = mugraph.gelu %8
// CHECK-NEXT: %10 = mugraph.gelu %9 form "tanh"
// CHECK-NEXT: %11 = mugraph.relu %10
// CHECK-NEXT: %12 = mugraph.tanh %11
// CHECK-NEXT: %13 = mugraph.clamp %12 min -1.0 max 0.1
// CHECK-NEXT: %14 = mugraph.scale %13 by 0.3333333333333333
// CHECK-NEXT: %15 = mugraph.offset %14 by 1.0e-05
// CHECK-NEXT: func.return %15 : tensor<4x8xf16>
// CHECK-NEXT: }
func.func @functions(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0 = mugraph.exp %x
  %1 = mugraph.log %0
  %2 = mugraph.sqrt %1
  %3 = mugraph.rsqrt %2
  %4 = mugraph.square %3
  %5 = mugraph.neg %4
  %6 = mugraph.reciprocal %5
  %7 = mugraph.sigmoid %6
  %8 = mugraph.silu %7
  %9 = mugraph.gelu %8
  %10 = mugraph.gelu %9 form "tanh"
  %11 = mugraph.relu %10
  %12 = mugraph.tanh %11
  %13 = mugraph.clamp %12 min -1.0 max 0.1
  %14 = mugraph.scale %13 by 0.3333333333333333
  %15 = mugraph.offset %14 by 1.0e-05
  func.return %15 : tensor<4x8xf16>
}

// CHECK-LABEL: func.func @reductions(%x: tensor<4x8x2xf16>) -> tensor<1x1x1xf16> {
// CHECK-NEXT: %0 = mugraph.sum %x dim 1
// CHECK-NEXT: %1 = mugraph.mean %0 dim 0
// CHECK-NEXT: %2 = mugraph.max %1 dim 2
// CHECK-NEXT: func.return %2 : tensor<1x1x1xf16>
// CHECK-NEXT: }
func.func @reductions(%x: tensor<4x8x2xf16>) -> tensor<1x1x1xf16> {
  %0 = mugraph.sum %x dim 1
  %1 = mugraph.mean %0 dim 0
  %2 = mugraph.max %1 dim 2
  func.return %2 : tensor<1x1x1xf16>
}

// CHECK-LABEL: func.func @layouts(%x: tensor<4x8xf16>, %y: tensor<2x8xf16>) -> tensor<6x1x8xf16> {
// CHECK-NEXT: %0 = mugraph.concat %x, %y dim 0
// CHECK-NEXT: %1 = mugraph.transpose %0 permutation [1, 0]
// CHECK-NEXT: %2 = mugraph.slice %1 dim 0 start 2 stop 6
// CHECK-NEXT: %3 = mugraph.reshape %2 to [3, 1, 8]
// CHECK-NEXT: %4 = mugraph.broadcast %3 to [2, 3, 1, 8]
// CHECK-NEXT: %5 = mugraph.reshape %4 to [6, 1, 8]
// CHECK-NEXT: func.return %5 : tensor<6x1x8xf16>
// CHECK-NEXT: }
func.func @layouts(%x: tensor<4x8xf16>, %y: tensor<2x8xf16>) -> tensor<6x1x8xf16> {
  %0 = mugraph.concat %x, %y dim 0
  %1 = mugraph.transpose %0 permutation [1, 0]
  %2 = mugraph.slice %1 dim 0 start 2 stop 6
  %3 = mugraph.reshape %2 to [3, 1, 8]
  %4 = mugraph.broadcast %3 to [2, 3, 1, 8]
  %5 = mugraph.reshape %4 to [6, 1, 8]
  func.return %5 : tensor<6x1x8xf16>
}

// CHECK-LABEL: func.func @composites(%x: tensor<4x8xf16>, %w: tensor<8xf16>, %b: tensor<8xf16>, %m: tensor<16x8xf16>) -> tensor<4x4xf16> {
// CHECK-NEXT: %0 = mugraph.rms_norm %x
// CHECK-NEXT: %1 = mugraph.rms_norm %0, %w eps 1.0e-05
// CHECK-NEXT: %2 = mugraph.layer_norm %1, %w, %b eps 0.001 normalized_rank 1
// CHECK-NEXT: %3 = mugraph.batch_norm %2, %w, %b dim 1
// CHECK-NEXT: %4 = mugraph.softmax %3 dim 1
// CHECK-NEXT: %5 = mugraph.softmax %4 dim 0 subtract_max false
// CHECK-NEXT: %6 = mugraph.linear %5, %m
// CHECK-NEXT: %7 = mugraph.attention %5, %5, %5 scale 0.125 subtract_max true
// CHECK-NEXT: %8 = mugraph.einsum %7, %5 equation "ik,jk->ij"
// CHECK-NEXT: func.return %8 : tensor<4x4xf16>
// CHECK-NEXT: }
func.func @composites(%x: tensor<4x8xf16>, %w: tensor<8xf16>, %b: tensor<8xf16>, %m: tensor<16x8xf16>) -> tensor<4x4xf16> {
  %0 = mugraph.rms_norm %x
  %1 = mugraph.rms_norm %0, %w eps 1.0e-05
  %2 = mugraph.layer_norm %1, %w, %b eps 0.001 normalized_rank 1
  %3 = mugraph.batch_norm %2, %w, %b dim 1
  %4 = mugraph.softmax %3 dim 1
  %5 = mugraph.softmax %4 dim 0 subtract_max false
  %6 = mugraph.linear %5, %m
  %7 = mugraph.attention %5, %5, %5 scale 0.125 subtract_max true
  %8 = mugraph.einsum %7, %5 equation "ik,jk->ij"
  func.return %8 : tensor<4x4xf16>
}
