// A linear layer with a low-rank adapter; 16 rows whatever the batch.
#all = affine_map<(r, c) -> (r, c)>
func.func @lora(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> {
  %zero = arith.constant 0.0 : f32
  %c_empty = tensor.empty() : tensor<16x16xf32>
  %c_zero = linalg.fill ins(%zero : f32) outs(%c_empty : tensor<16x16xf32>) -> tensor<16x16xf32>
  %c = linalg.matmul ins(%x, %a : tensor<16x256xf16>, tensor<256x16xf16>) outs(%c_zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  %d = arith.truncf %c : tensor<16x16xf32> to tensor<16x16xf16>
  %y_empty = tensor.empty() : tensor<16x4096xf32>
  %y_zero = linalg.fill ins(%zero : f32) outs(%y_empty : tensor<16x4096xf32>) -> tensor<16x4096xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x256xf16>, tensor<256x4096xf16>) outs(%y_zero : tensor<16x4096xf32>) -> tensor<16x4096xf32>
  %z = linalg.matmul ins(%d, %b : tensor<16x16xf16>, tensor<16x4096xf16>) outs(%y : tensor<16x4096xf32>) -> tensor<16x4096xf32>
  %r = arith.truncf %z : tensor<16x4096xf32> to tensor<16x4096xf16>
  func.return %r : tensor<16x4096xf16>
}
