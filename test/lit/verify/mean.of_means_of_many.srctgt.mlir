// RUN: mirage-opt --verify-equivalence %s | filecheck %s
// CHECK: equivalent

// A mean over three million entries is the mean of means, although 1/3000000 is no fraction of a small denominator.
func.func @src(%x: tensor<1x3000000xf32>) -> tensor<1x1xf32> {
  %y = mugraph.mean %x dim 1
  func.return %y : tensor<1x1xf32>
}

func.func @tgt(%x: tensor<1x3000000xf32>) -> tensor<1x1xf32> {
  %r = mugraph.reshape %x to [1500, 2000]
  %a = mugraph.mean %r dim 1
  %b = mugraph.mean %a dim 0
  %y = mugraph.reshape %b to [1, 1]
  func.return %y : tensor<1x1xf32>
}
