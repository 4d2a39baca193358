// RUN: mirage-opt -p mugraph-decompose,mugraph-generate %s --stats %t.json -o %t.mlir
// RUN: filecheck %s --check-prefix ONLINE --input-file %t.mlir
// RUN: filecheck %s --check-prefix SPLIT --input-file %t.mlir
// RUN: filecheck %s --check-prefix STATS --input-file %t.json

// The online softmax: each tile of scores is shifted by its own maximum, in one pass; the shifted sums are rescaled as the maximum grows.

// ONLINE:          %0 = mugraph.block ins(%q, %k, %v : {{.*}}) grid [2, {{.*}}] loop {{[1-9][0-9]+}} threads
// ONLINE:            %qt = mugraph.load %qs imap [0, {{.*}}] : tensor
// ONLINE-NEXT:       %kt = mugraph.load %ks imap [0, {{.*}}] fmap 2 : tensor
// ONLINE-NEXT:       %vt = mugraph.load %vs imap [0, {{.*}}] fmap 1 : tensor
// ONLINE-NEXT:       [[SCORES:%[0-9]+]] = mugraph.matmul %qt, %kt
// ONLINE-NEXT:       [[TOP:%[0-9]+]] = mugraph.max [[SCORES]] dim 2
// ONLINE-NEXT:       [[SHIFTED:%[0-9]+]] = mugraph.sub [[SCORES]], [[TOP]]
// ONLINE-NEXT:       [[WEIGHTS:%[0-9]+]] = mugraph.exp [[SHIFTED]]
// ONLINE-DAG:        [[VALUES:%[0-9]+]] = mugraph.matmul [[WEIGHTS]], %vt
// ONLINE-DAG:        [[NUMERATOR:%[0-9]+]] = mugraph.accumulate sum [[VALUES]] shift [[TOP]]
// ONLINE-DAG:        mugraph.accumulate sum {{%[0-9]+}} shift [[TOP]]
// ONLINE:            [[RATIO:%[0-9]+]] = mugraph.div [[NUMERATOR]],
// ONLINE-NEXT:       mugraph.store [[RATIO]] omap [0, {{.*}}] : {{.*}} -> tensor<2x256x64xf16>
// ONLINE-NEXT:     } -> tensor<2x256x64xf16>
// ONLINE-NEXT:     func.return %0

// With the keys split over blocks, each stores its maximum as well; the second kernel rescales to the largest of them.

// SPLIT:           %0, %1, %2 = mugraph.block ins(%q, %k, %v : {{.*}}) grid [2, {{[0-9]+}}, [[PARTS:[0-9]+]]] loop
// SPLIT:             [[TOP:%[0-9]+]] = mugraph.max {{%[0-9]+}} dim 2
// SPLIT-DAG:         mugraph.accumulate sum {{%[0-9]+}} shift [[TOP]]
// SPLIT-DAG:         mugraph.accumulate max [[TOP]]
// SPLIT-DAG:         mugraph.store {{.*}} omap [0, 1, new] : {{.*}} -> tensor<[[PARTS]]x2x256x1xf32>
// SPLIT-DAG:         mugraph.store {{.*}} omap [0, 1, new] : {{.*}} -> tensor<[[PARTS]]x2x256x64xf32>
// SPLIT:           mugraph.block ins(%{{[0-2]}}, %{{[0-2]}}, %{{[0-2]}} :
// SPLIT-NOT:         mugraph.matmul
// SPLIT:             [[ALL:%[0-9]+]] = mugraph.max [[MAXIMA:%[0-9]+]] dim 0
// SPLIT-NEXT:        [[BEHIND:%[0-9]+]] = mugraph.sub [[MAXIMA]], [[ALL]]
// SPLIT-NEXT:        mugraph.exp [[BEHIND]]
// SPLIT:             mugraph.store
// SPLIT-NOT:       mugraph.block
// SPLIT:           func.return

// STATS: "search.exhausted": true

func.func @attention(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %a = mugraph.matmul %q, %k
  %m = mugraph.max %a dim 2
  %d = mugraph.sub %a, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<2x256x64xf16>
}
