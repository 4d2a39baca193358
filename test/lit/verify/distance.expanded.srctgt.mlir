// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Squared distances of all pairs of rows as norms and one product: |x|² + |y|² − 2 x·y.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x1x8xf32>, %y: tensor<1x6x8xf32>) -> tensor<4x6xf32> {
  %d = mugraph.sub %x, %y
  %q = mugraph.square %d
  %s = mugraph.sum %q dim 2
  %o = mugraph.reshape %s to [4, 6]
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x1x8xf32>, %y: tensor<1x6x8xf32>) -> tensor<4x6xf32> {
  %xr = mugraph.reshape %x to [4, 8]
  %yr = mugraph.reshape %y to [6, 8]
  %xq = mugraph.square %xr
  %yq = mugraph.square %yr
  %xn = mugraph.sum %xq dim 1
  %yn = mugraph.sum %yq dim 1
  %yt = mugraph.transpose %yn permutation [1, 0]
  %n = mugraph.add %xn, %yt
  %p = mugraph.linear %xr, %yr
  %t = mugraph.scale %p by 2.0
  %o = mugraph.sub %n, %t
  func.return %o : tensor<4x6xf32>
}
