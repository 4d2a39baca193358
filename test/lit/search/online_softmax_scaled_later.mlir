// RUN: mirage-opt -p mugraph-decompose,mugraph-generate %s --stats %t.json -o %t.mlir
// RUN: filecheck %s --input-file %t.mlir
// RUN: filecheck %s --check-prefix STATS --input-file %t.json

// exp(c·(s − max s)): the maximum is taken of the scores, and their multiples are exponentiated. c·max s is the maximum of c·s, so that
// the online softmax is found as it is where the scores are scaled first, and what it is rescaled by is scaled, too.

// CHECK:          %0 = mugraph.block ins(%q, %k, %v : {{.*}}) grid [2, {{.*}}] loop {{[1-9][0-9]+}} threads
// CHECK-DAG:        [[TOP:%[0-9]+]] = mugraph.max
// CHECK-DAG:        [[WEIGHTS:%[0-9]+]] = mugraph.exp
// CHECK-DAG:        [[VALUES:%[0-9]+]] = mugraph.matmul [[WEIGHTS]], %vt
// CHECK-DAG:        [[NUMERATOR:%[0-9]+]] = mugraph.accumulate sum [[VALUES]] shift
// CHECK:            [[RATIO:%[0-9]+]] = mugraph.div [[NUMERATOR]],
// CHECK-NEXT:       mugraph.store [[RATIO]] omap [0, {{.*}}] : {{.*}} -> tensor<2x256x64xf16>
// CHECK-NEXT:     } -> tensor<2x256x64xf16>
// CHECK-NEXT:     func.return %0

// STATS: "search.exhausted": true

func.func @attention(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %a = mugraph.matmul %q, %k
  %m = mugraph.max %a dim 2
  %d = mugraph.sub %a, %m
  %c = mugraph.scale %d by 0.125
  %e = mugraph.exp %c
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<2x256x64xf16>
}
