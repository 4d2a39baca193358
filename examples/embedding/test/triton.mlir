// RUN: mirage-opt %s -p convert-toy-to-mugraph --superoptimize -t triton -o %t.py
// RUN: filecheck %s --input-file %t.py

// CHECK: @triton.jit
// CHECK: def layer_kernel0(

func.func @layer(%x: tensor<8x256xf16>, %w: tensor<256x512xf16>, %b: tensor<512xf16>) -> tensor<8x512xf16> {
  %y = toy.dense %x, %w, %b {activation = "relu"} : tensor<8x256xf16>, tensor<256x512xf16>, tensor<512xf16> -> tensor<8x512xf16>
  func.return %y : tensor<8x512xf16>
}
