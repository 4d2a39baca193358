// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// What nothing uses needs no value.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.add %x, %y
  %o = mugraph.mul %s, %y
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.neg %y
  %r = mugraph.sqrt %n
  %l = mugraph.log %r
  %a = mugraph.mul %x, %y
  %b = mugraph.square %y
  %o = mugraph.add %a, %b
  func.return %o : tensor<4x6xf32>
}
