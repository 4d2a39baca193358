// RUN: mirage-opt -p convert-tosa-to-mugraph %s | filecheck %s
// RUN: mirage-opt -p convert-tosa-to-mugraph --remarks -o %t %s 2> %t.err
// RUN: filecheck %s --check-prefix REMARK --input-file %t.err

// CHECK:      func.func @attention(
// CHECK-NEXT:   %[[kt:.*]] = mugraph.transpose %k permutation [0, 2, 1]
// CHECK-NEXT:   %[[s:.*]] = mugraph.matmul %q, %[[kt]]
// CHECK-NEXT:   %[[e:.*]] = mugraph.exp %[[s]]
// CHECK-NEXT:   %[[z:.*]] = mugraph.sum %[[e]] dim 2
// CHECK-NEXT:   %[[r:.*]] = mugraph.reciprocal %[[z]]
// CHECK-NEXT:   %[[p:.*]] = mugraph.mul %[[e]], %[[r]]
// CHECK-NEXT:   %[[o:.*]] = mugraph.matmul %[[p]], %v
// CHECK-NEXT:   func.return %[[o]]

func.func @attention(%q: tensor<2x8x4xf32>, %k: tensor<2x6x4xf32>, %v: tensor<2x6x4xf32>) -> tensor<2x8x4xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %kt = "tosa.transpose"(%k) <{perms = array<i32: 0, 2, 1>}> : (tensor<2x6x4xf32>) -> tensor<2x4x6xf32>
  %s = "tosa.matmul"(%q, %kt, %zero, %zero) : (tensor<2x8x4xf32>, tensor<2x4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x6xf32>
  %e = "tosa.exp"(%s) : (tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
  %z = "tosa.reduce_sum"(%e) <{axis = 2 : i32}> : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %r = "tosa.reciprocal"(%z) : (tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
  %p = "tosa.mul"(%e, %r, %shift) : (tensor<2x8x6xf32>, tensor<2x8x1xf32>, tensor<1xi8>) -> tensor<2x8x6xf32>
  %o = "tosa.matmul"(%p, %v, %zero, %zero) : (tensor<2x8x6xf32>, tensor<2x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  func.return %o : tensor<2x8x4xf32>
}

// relu6 is one operator, and so is gelu; erf by itself is another one.

// CHECK:      func.func @activations(
// CHECK-NEXT:   %[[c:.*]] = mugraph.clamp %x min 0.0 max 6.0
// CHECK-NEXT:   %[[g:.*]] = mugraph.gelu %[[c]]
// CHECK-NEXT:   func.return %[[g]]

func.func @activations(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %half = "tosa.const"() <{values = dense<0.5> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %one = "tosa.const"() <{values = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %root = "tosa.const"() <{values = dense<0.707106769> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.clamp"(%x) <{min_val = 0.0 : f32, max_val = 6.0 : f32}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %a = "tosa.mul"(%y, %root, %shift) : (tensor<4x6xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<4x6xf32>
  %b = "tosa.erf"(%a) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = "tosa.add"(%b, %one) : (tensor<4x6xf32>, tensor<1x1xf32>) -> tensor<4x6xf32>
  %d = "tosa.mul"(%y, %half, %shift) : (tensor<4x6xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<4x6xf32>
  %e = "tosa.mul"(%d, %c, %shift) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<1xi8>) -> tensor<4x6xf32>
  func.return %e : tensor<4x6xf32>
}

// REMARK:      tosa.mlir:{{[0-9]+}}:3: remark: 'tosa.matmul' is not converted: its zero points or shifts are not 0
// REMARK-NEXT: tosa.mlir:{{[0-9]+}}:3: remark: 'tosa.add' is not converted: elements of type i32 are not supported, only f16, bf16 and f32

// CHECK:      func.func @unconverted(
// CHECK:        mugraph.erf %x

func.func @unconverted(%x: tensor<1x4x6xf32>, %w: tensor<1x6x4xf32>, %i: tensor<4xi32>) -> (tensor<1x4x6xf32>, tensor<1x4x4xf32>, tensor<4xi32>) {
  %one = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.erf"(%x) : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
  %s = "tosa.matmul"(%x, %w, %one, %one) : (tensor<1x4x6xf32>, tensor<1x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  %j = "tosa.add"(%i, %i) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  func.return %b, %s, %j : tensor<1x4x6xf32>, tensor<1x4x4xf32>, tensor<4xi32>
}
