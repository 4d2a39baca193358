// RUN: xdsl-opt -p convert-toy-to-mugraph %s | filecheck %s
// RUN: mirage-opt -p convert-toy-to-mugraph --remarks %s 2> %t.err | filecheck %s
// RUN: filecheck %s --check-prefix REMARK --input-file %t.err

// CHECK:      func.func @layer(%x: tensor<8x256xf16>, %w: tensor<256x512xf16>, %b: tensor<512xf16>) -> tensor<8x512xf16> {
// CHECK-NEXT:   %[[product:.*]] = mugraph.matmul %x, %w
// CHECK-NEXT:   %[[sum:.*]] = mugraph.add %[[product]], %b
// CHECK-NEXT:   %[[y:.*]] = mugraph.silu %[[sum]]
// CHECK-NEXT:   func.return %[[y]]

func.func @layer(%x: tensor<8x256xf16>, %w: tensor<256x512xf16>, %b: tensor<512xf16>) -> tensor<8x512xf16> {
  %y = toy.dense %x, %w, %b {activation = "silu"} : tensor<8x256xf16>, tensor<256x512xf16>, tensor<512xf16> -> tensor<8x512xf16>
  func.return %y : tensor<8x512xf16>
}

// CHECK:      func.func @dynamic(
// CHECK-NEXT:   toy.dense
// REMARK:     convert.mlir:{{[0-9]+}}:3: remark: 'toy.dense' is not converted: the shape of tensor<?x256xf16> is dynamic

func.func @dynamic(%x: tensor<?x256xf16>, %w: tensor<256x512xf16>, %b: tensor<512xf16>) -> tensor<?x512xf16> {
  %y = toy.dense %x, %w, %b {activation = "silu"} : tensor<?x256xf16>, tensor<256x512xf16>, tensor<512xf16> -> tensor<?x512xf16>
  func.return %y : tensor<?x512xf16>
}
