// One layer of LLaMA-3-8B for 8 tokens as in llama_layer.mlir, which also computes the keys and values of these tokens, appends them to a
// cache of 4088, and returns it.
func.func @llama_layer_append(%x: tensor<8x4096xf16>, %g1: tensor<4096xf16>, %wq: tensor<4096x4096xf16>, %wk: tensor<4096x1024xf16>, %wv: tensor<4096x1024xf16>, %k: tensor<8x128x4088xf16>, %v: tensor<8x4088x128xf16>, %wo: tensor<4096x4096xf16>, %g2: tensor<4096xf16>, %wg: tensor<4096x14336xf16>, %wu: tensor<4096x14336xf16>, %wd: tensor<14336x4096xf16>) -> (tensor<8x4096xf16>, tensor<8x128x4096xf16>, tensor<8x4096x128xf16>) {
  %n1 = mugraph.rms_norm %x, %g1 eps 1.0e-05
  %q = mugraph.matmul %n1, %wq
  %q4 = mugraph.reshape %q to [8, 8, 4, 128]
  %qh = mugraph.transpose %q4 permutation [1, 0, 2, 3]
  %qr = mugraph.reshape %qh to [8, 32, 128]
  %kn = mugraph.matmul %n1, %wk
  %k3 = mugraph.reshape %kn to [8, 8, 128]
  %vn = mugraph.matmul %n1, %wv
  %v3 = mugraph.reshape %vn to [8, 8, 128]
  %kt = mugraph.transpose %k3 permutation [1, 2, 0]
  %ks = mugraph.concat %k, %kt dim 2
  %vt = mugraph.transpose %v3 permutation [1, 0, 2]
  %vs = mugraph.concat %v, %vt dim 1
  %a = mugraph.matmul %qr, %ks
  %as = mugraph.scale %a by 0.08838834764831845
  %p = mugraph.softmax %as dim 2 subtract_max false
  %h = mugraph.matmul %p, %vs
  %h4 = mugraph.reshape %h to [8, 8, 4, 128]
  %ht = mugraph.transpose %h4 permutation [1, 0, 2, 3]
  %hr = mugraph.reshape %ht to [8, 4096]
  %o = mugraph.matmul %hr, %wo
  %r = mugraph.add %x, %o
  %n2 = mugraph.rms_norm %r, %g2 eps 1.0e-05
  %gate = mugraph.matmul %n2, %wg
  %act = mugraph.silu %gate
  %up = mugraph.matmul %n2, %wu
  %m = mugraph.mul %act, %up
  %d = mugraph.matmul %m, %wd
  %y = mugraph.add %r, %d
  func.return %y, %ks, %vs : tensor<8x4096xf16>, tensor<8x128x4096xf16>, tensor<8x4096x128xf16>
}
