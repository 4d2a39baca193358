// A linear layer with a low-rank adapter; 16 rows whatever the batch.
func.func @lora(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> {
  %y = mugraph.matmul %x, %w
  %c = mugraph.matmul %x, %a
  %d = mugraph.matmul %c, %b
  %o = mugraph.add %y, %d
  func.return %o : tensor<16x4096xf16>
}
