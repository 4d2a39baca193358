// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: an entry needs the logarithm of its right neighbour; the candidate takes its own as well.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.slice %y dim 1 start 1 stop 6
  %b = mugraph.slice %y dim 1 start 0 stop 1
  %s = mugraph.concat %a, %b dim 1
  %r = mugraph.log %s
  %o = mugraph.add %x, %r
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %w = mugraph.log %y
  %m = mugraph.add %x, %w
  %d = mugraph.sub %m, %w
  %a = mugraph.slice %y dim 1 start 1 stop 6
  %b = mugraph.slice %y dim 1 start 0 stop 1
  %s = mugraph.concat %a, %b dim 1
  %r = mugraph.log %s
  %o = mugraph.add %d, %r
  func.return %o : tensor<4x6xf32>
}
