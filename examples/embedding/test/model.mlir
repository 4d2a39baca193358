// RUN: %toy-compile %s | filecheck %s
// RUN: xdsl-opt %s -p 'convert-toy-to-mugraph,mugraph-superoptimize{keep-source=false},convert-mugraph-to-linalg,toy-lower-log' | filecheck %s

// Two layers are one island; what is logged keeps it apart from the third.

// CHECK:      func.func @model(
// CHECK:        "scf.forall"
// CHECK:        %[[logged:.*]] = func.call @toy_log_hidden(%{{.*}}) : (tensor<8x64xf16>) -> tensor<8x64xf16>
// CHECK:        "scf.forall"
// CHECK:          "tensor.extract_slice"(%[[logged]]
// CHECK:        func.return
// CHECK-NOT:  mugraph
// CHECK-NOT:  toy.

func.func @model(%x: tensor<8x256xf16>, %w1: tensor<256x512xf16>, %b1: tensor<512xf16>, %w2: tensor<512x64xf16>, %b2: tensor<64xf16>, %w3: tensor<64x64xf16>, %b3: tensor<64xf16>) -> tensor<8x64xf16> {
  %1 = toy.dense %x, %w1, %b1 {activation = "silu"} : tensor<8x256xf16>, tensor<256x512xf16>, tensor<512xf16> -> tensor<8x512xf16>
  %2 = toy.dense %1, %w2, %b2 {activation = "none"} : tensor<8x512xf16>, tensor<512x64xf16>, tensor<64xf16> -> tensor<8x64xf16>
  %3 = toy.log %2 {label = "hidden"} : tensor<8x64xf16> -> tensor<8x64xf16>
  %4 = toy.dense %3, %w3, %b3 {activation = "tanh"} : tensor<8x64xf16>, tensor<64x64xf16>, tensor<64xf16> -> tensor<8x64xf16>
  func.return %4 : tensor<8x64xf16>
}
