// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: x·y may be positive where neither has a logarithm.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.mul %x, %y
  %o = mugraph.log %m
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.log %x
  %b = mugraph.log %y
  %o = mugraph.add %a, %b
  func.return %o : tensor<4x6xf32>
}
