func.func @dots(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6xf32>) -> tensor<4xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.dot %0, %c : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @general(%a: tensor<2x3x4x5xf32>, %b: tensor<5x2x6x4xf32>) -> tensor<2x3x6xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [1], contracting_dims = [2, 3] x [3, 0] : (tensor<2x3x4x5xf32>, tensor<5x2x6x4xf32>) -> tensor<2x3x6xf32>
  return %0 : tensor<2x3x6xf32>
}
func.func @outer(%a: tensor<3xf32>, %b: tensor<5xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [] x [] : (tensor<3xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
func.func @layernorm(%x: tensor<4x16xf32>, %g: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<16.0> : tensor<4x1xf32>
  %eps = stablehlo.constant dense<1.0e-5> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<4xf32>
  %s1 = stablehlo.reshape %s : (tensor<4xf32>) -> tensor<4x1xf32>
  %m = stablehlo.divide %s1, %n : tensor<4x1xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x16xf32>
  %c = stablehlo.subtract %x, %mb : tensor<4x16xf32>
  %sq = stablehlo.multiply %c, %c : tensor<4x16xf32>
  %v = stablehlo.reduce(%sq init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<4xf32>
  %v1 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %v2 = stablehlo.divide %v1, %n : tensor<4x1xf32>
  %e = stablehlo.broadcast_in_dim %eps, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
  %v3 = stablehlo.add %v2, %e : tensor<4x1xf32>
  %r = stablehlo.rsqrt %v3 : tensor<4x1xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x16xf32>
  %y = stablehlo.multiply %c, %rb : tensor<4x16xf32>
  %gb = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %o = stablehlo.multiply %y, %gb : tensor<4x16xf32>
  %p = stablehlo.add %o, %bb : tensor<4x16xf32>
  return %p : tensor<4x16xf32>
}
func.func @misc(%x: tensor<4x6xf32>, %y: tensor<6x4xf32>) -> (tensor<6x8xf32>, tensor<3x4xf32>) {
  %lo = stablehlo.constant dense<-0.5> : tensor<f32>
  %hi = stablehlo.constant dense<0.75> : tensor<f32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %c = stablehlo.clamp %lo, %t, %hi : (tensor<f32>, tensor<6x4xf32>, tensor<f32>) -> tensor<6x4xf32>
  %k = stablehlo.concatenate %c, %y, dim = 1 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>
  %l = stablehlo.logistic %k : tensor<6x8xf32>
  %s = stablehlo.slice %y [1:4, 0:4] : (tensor<6x4xf32>) -> tensor<3x4xf32>
  %e = stablehlo.exponential_minus_one %s : tensor<3x4xf32>
  %a = stablehlo.abs %e : tensor<3x4xf32>
  %lp = stablehlo.log_plus_one %a : tensor<3x4xf32>
  return %l, %lp : tensor<6x8xf32>, tensor<3x4xf32>
}
func.func @convert(%x: tensor<4x8xf16>, %w: tensor<8x6xf16>) -> tensor<4x6xf32> {
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf16>, tensor<8x6xf16>) -> tensor<4x6xf32>
  %b = stablehlo.convert %a : (tensor<4x6xf32>) -> tensor<4x6xf16>
  %c = stablehlo.tanh %b : tensor<4x6xf16>
  %d = stablehlo.convert %c : (tensor<4x6xf16>) -> tensor<4x6xf32>
  return %d : tensor<4x6xf32>
}
func.func @reduce_region(%x: tensor<4x6x3xf32>) -> tensor<6xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {dimensions = array<i64: 0, 2>} : (tensor<4x6x3xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func @splat_dot(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %o = stablehlo.constant dense<0.5> : tensor<6x3xf32>
  %r = stablehlo.dot %x, %o : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @dense_weights(%x: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %o = stablehlo.constant dense<[[1.0, 2.0], [3.0, -1.0], [0.5, 0.25]]> : tensor<3x2xf32>
  %r = stablehlo.dot %x, %o : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %i = stablehlo.iota dim = 0 : tensor<2x2xf32>
  %q = stablehlo.add %r, %i : tensor<2x2xf32>
  %e = stablehlo.exponential %q : tensor<2x2xf32>
  return %e : tensor<2x2xf32>
}
func.func @rope(%x: tensor<4x8xf32>, %c: tensor<4x4xf32>, %s: tensor<4x4xf32>) -> tensor<4x8xf32> {
  %a = stablehlo.slice %x [0:4, 0:4] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %b = stablehlo.slice %x [0:4, 4:8] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %ac = stablehlo.multiply %a, %c : tensor<4x4xf32>
  %bs = stablehlo.multiply %b, %s : tensor<4x4xf32>
  %as = stablehlo.multiply %a, %s : tensor<4x4xf32>
  %bc = stablehlo.multiply %b, %c : tensor<4x4xf32>
  %r = stablehlo.subtract %ac, %bs : tensor<4x4xf32>
  %i = stablehlo.add %as, %bc : tensor<4x4xf32>
  %o = stablehlo.concatenate %r, %i, dim = 1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x8xf32>
  return %o : tensor<4x8xf32>
}
func.func @masked(%x: tensor<4x4xf32>, %p: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = stablehlo.exponential %x : tensor<4x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %m = stablehlo.compare GT, %p, %z : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
  %s = stablehlo.select %m, %e, %z : tensor<4x4xi1>, tensor<4x4xf32>
  %t = stablehlo.multiply %s, %s : tensor<4x4xf32>
  return %t : tensor<4x4xf32>
}
