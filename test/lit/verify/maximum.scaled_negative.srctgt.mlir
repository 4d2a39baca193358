// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(c·x, c·y) = c·min(x, y) for c < 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.scale %x by -1.5
  %b = mugraph.scale %y by -1.5
  %o = mugraph.maximum %a, %b
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.minimum %x, %y
  %o = mugraph.scale %m by -1.5
  func.return %o : tensor<4x6xf32>
}
