// RUN: mirage-opt -p convert-linalg-to-mugraph %s | filecheck %s
// RUN: mirage-opt -p convert-linalg-to-mugraph --remarks -o %t %s 2> %t.err
// RUN: filecheck %s --check-prefix REMARK --input-file %t.err

// Indexing maps decide what an operation is: a contraction with transposed operands, a sum of squares, a broadcast row.

// CHECK:      func.func @norm_linear(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>) -> tensor<4x6xf16> {
// CHECK-NEXT:   %[[square:.*]] = mugraph.square %x
// CHECK-NEXT:   %[[sum:.*]] = mugraph.sum %[[square]] dim 1
// CHECK-NEXT:   %[[root:.*]] = mugraph.rsqrt %[[sum]]
// CHECK-NEXT:   %[[norm:.*]] = mugraph.mul %x, %[[root]]
// CHECK-NEXT:   %[[wt:.*]] = mugraph.transpose %w permutation [1, 0]
// CHECK-NEXT:   %[[y:.*]] = mugraph.matmul %[[norm]], %[[wt]]
// CHECK-NEXT:   func.return %[[y]]

func.func @norm_linear(%x: tensor<4x8xf16>, %w: tensor<6x8xf16>) -> tensor<4x6xf16> {
  %zero = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
  %rows = "tensor.empty"() : () -> tensor<4xf32>
  %start = "linalg.fill"(%zero, %rows) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    "linalg.yield"(%a) : (f32) -> ()
  }) : (f32, tensor<4xf32>) -> tensor<4xf32>
  %power = "linalg.generic"(%x, %start) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f16, %sum: f32):
    %wide = "arith.extf"(%a) : (f16) -> f32
    %square = "arith.mulf"(%wide, %wide) : (f32, f32) -> f32
    %next = "arith.addf"(%sum, %square) : (f32, f32) -> f32
    "linalg.yield"(%next) : (f32) -> ()
  }) : (tensor<4x8xf16>, tensor<4xf32>) -> tensor<4xf32>
  %whole = "tensor.empty"() : () -> tensor<4x8xf16>
  %n = "linalg.generic"(%x, %power, %whole) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f16, %p: f32, %out: f16):
    %wide = "arith.extf"(%a) : (f16) -> f32
    %root = "math.rsqrt"(%p) : (f32) -> f32
    %normal = "arith.mulf"(%wide, %root) : (f32, f32) -> f32
    %narrow = "arith.truncf"(%normal) : (f32) -> f16
    "linalg.yield"(%narrow) : (f16) -> ()
  }) : (tensor<4x8xf16>, tensor<4xf32>, tensor<4x8xf16>) -> tensor<4x8xf16>
  %zeros = "arith.constant"() <{value = dense<0.0> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
  %y = "linalg.generic"(%n, %w, %zeros) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f16, %b: f16, %sum: f32):
    %aw = "arith.extf"(%a) : (f16) -> f32
    %bw = "arith.extf"(%b) : (f16) -> f32
    %product = "arith.mulf"(%aw, %bw) : (f32, f32) -> f32
    %next = "arith.addf"(%sum, %product) : (f32, f32) -> f32
    "linalg.yield"(%next) : (f32) -> ()
  }) : (tensor<4x8xf16>, tensor<6x8xf16>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = "arith.truncf"(%y) : (tensor<4x6xf32>) -> tensor<4x6xf16>
  func.return %r : tensor<4x6xf16>
}

// What is not known stays; islands on both sides of it are functions of their own.

// CHECK:      func.func @host(
// CHECK-NEXT:   %[[a:.*]] = "func.call"(%x) <{callee = @host__island0}>
// CHECK-NEXT:   %[[b:.*]] = "my.op"(%[[a]]) {keep = #my.attribute<[1, 2]>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   %[[c:.*]] = "func.call"(%[[b]], %[[a]]) <{callee = @host__island1}>
// CHECK-NEXT:   %[[d:.*]] = "math.exp"(%d) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   func.return %[[c]], %[[d]]
// CHECK:      func.func private @host__island1({{.*}} attributes {mugraph.island} {
// CHECK-NEXT:   mugraph.mul
// CHECK:      func.func private @host__island0({{.*}} attributes {mugraph.island} {
// CHECK-NEXT:   mugraph.tanh

// REMARK:      linalg.mlir:{{[0-9]+}}:3: remark: 'my.op' is not converted: mirage-ir has no operator for it
// REMARK-NEXT: linalg.mlir:{{[0-9]+}}:3: remark: 'math.exp' is not converted: the shape of tensor<?xf32> is dynamic

func.func @host(%x: tensor<4x8xf32>, %d: tensor<?xf32>) -> (tensor<4x8xf32>, tensor<?xf32>) {
  %a = "math.tanh"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %b = "my.op"(%a) {keep = #my.attribute<[1, 2]>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %c = "arith.mulf"(%b, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = "math.exp"(%d) : (tensor<?xf32>) -> tensor<?xf32>
  func.return %c, %e : tensor<4x8xf32>, tensor<?xf32>
}
