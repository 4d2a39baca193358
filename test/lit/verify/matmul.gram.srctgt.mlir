// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// X Xᵀ is symmetric, and einsum says so, too.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<6x8xf32>) -> tensor<6x6xf32> {
  %t = mugraph.transpose %x permutation [1, 0]
  %g = mugraph.matmul %x, %t
  %o = mugraph.transpose %g permutation [1, 0]
  func.return %o : tensor<6x6xf32>
}
func.func @tgt(%x: tensor<6x8xf32>) -> tensor<6x6xf32> {
  %o = mugraph.einsum %x, %x equation "ik,jk->ij"
  func.return %o : tensor<6x6xf32>
}
