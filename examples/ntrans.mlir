// The update of a normalized transformer; batch 1.
func.func @ntrans(%x: tensor<8x4096xf16>, %h: tensor<8x4096xf16>, %alpha: tensor<8x4096xf16>) -> tensor<8x4096xf16> {
  %hn = mugraph.rms_norm %h
  %s = mugraph.add %hn, %x
  %as = mugraph.mul %alpha, %s
  %y = mugraph.add %x, %as
  %o = mugraph.rms_norm %y
  func.return %o : tensor<8x4096xf16>
}
