// Blocks may stand in any order: what counts is the order in which they run. A block that never runs may read anything.
// RUN: mirage-opt %s | filecheck %s
// CHECK: func.return %b
// CHECK: %d = mugraph.exp %a

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  cf.br ^bb2
^bb1:
  %b = "mugraph.exp"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %b : tensor<4x4xf32>
^bb2:
  %a = mugraph.exp %x
  cf.br ^bb1
^bb3:
  %d = mugraph.exp %a
  func.return %d : tensor<4x4xf32>
}
