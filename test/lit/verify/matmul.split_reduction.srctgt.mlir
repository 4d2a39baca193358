// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A product is the sum of products over the parts of the dimension that is summed.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %xl = mugraph.slice %x dim 1 start 0 stop 3
  %xr = mugraph.slice %x dim 1 start 3 stop 8
  %wl = mugraph.slice %w dim 0 start 0 stop 3
  %wr = mugraph.slice %w dim 0 start 3 stop 8
  %l = mugraph.matmul %xl, %wl
  %r = mugraph.matmul %xr, %wr
  %o = mugraph.add %l, %r
  func.return %o : tensor<4x16xf32>
}
