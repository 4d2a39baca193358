// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-schedule %s | filecheck %s --check-prefix STEP
// RUN: mirage-opt -p 'mugraph-plan-layouts,mugraph-schedule{turns=true}' %s | filecheck %s --check-prefix TURNS
// RUN: mirage-opt -p 'mugraph-plan-layouts,mugraph-schedule{turns=true}' %s | mirage-opt - -p mugraph-schedule | filecheck %s --check-prefix STEP
// RUN: mirage-opt -p 'mugraph-plan-layouts,mugraph-schedule{turns=true},mugraph-plan-memory' %s | mirage-opt -t cuda | filecheck %s --check-prefix CUDA
// RUN: mirage-opt -p 'mugraph-plan-layouts,mugraph-schedule{turns=true},mugraph-plan-layouts' %s | filecheck %s --check-prefix NONE

// One head of attention with 128 dimensions, whose maximum is subtracted. In step, the scores of the next iteration are multiplied
// while this one's are used: their product is in the first of two stages. In turns, all is in one stage, and the second group is
// half an interval behind the first: each takes its exponentials while the other one multiplies.

// STEP:       mugraph.schedule = {form = "in step", groups = 1 : i64, stages = 2 : i64, interval = 53 : i64, delay = 0 : i64,
// STEP-SAME:  copies = #mugraph.slot<stage 1, start 8, copy>, tick_cycles = 32 : i64, proved = true}
// STEP:       mugraph.matmul %qt, %kt {{.*}}mugraph.slots = [#mugraph.slot<stage 0, start 0, tensor>]
// STEP-NEXT:  mugraph.max {{.*}}mugraph.slots = [#mugraph.slot<stage 1, start 2, issue>]
// STEP-NEXT:  mugraph.sub
// STEP-NEXT:  mugraph.exp {{.*}}mugraph.slots = [#mugraph.slot<stage 1, start 5, special>]
// STEP-NEXT:  mugraph.matmul {{.*}}mugraph.slots = [#mugraph.slot<stage 1, start 33, tensor>]
// STEP-NEXT:  mugraph.accumulate sum %p shift %m {{.*}}mugraph.slots = [#mugraph.slot<stage 1, start 27, issue>]

// TURNS:      mugraph.schedule = {form = "in turns", groups = 2 : i64, stages = 1 : i64, interval = 36 : i64, delay = 18 : i64,
// TURNS-SAME: copies = #mugraph.slot<stage 0, start 4, copy>, tick_cycles = 32 : i64, proved = true}
// TURNS:      mugraph.matmul %qt, %kt {{.*}}mugraph.slots = [#mugraph.slot<stage 0, start 0, tensor>]
// TURNS-NEXT: mugraph.max {{.*}}mugraph.slots = [#mugraph.slot<stage 0, start 8, issue>]
// TURNS-NEXT: mugraph.sub
// TURNS-NEXT: mugraph.exp {{.*}}mugraph.slots = [#mugraph.slot<stage 0, start 10, special>]
// TURNS-NEXT: mugraph.matmul {{.*}}mugraph.slots = [#mugraph.slot<stage 0, start 26, tensor>]

// CUDA:       arrive_at<256, 1>(1);
// CUDA-NEXT:  sync_at<256>(1 + group);
// CUDA-NEXT:  for (int i = 0; i < 16; ++i) {
// CUDA:         begin_multiply_groups(matmul_6, value_3_f16, k_s[i % 5]);
// CUDA-NEXT:    wait<1>();
// CUDA-NEXT:    fence();
// CUDA-NEXT:    arrive_at<256>(2 - group);
// CUDA:         finish<0>(acc_11, matmul_6, exp_9_f16, value_3_f16);
// CUDA:         compute(exp_9, op_exp2{}, exp_9_d);
// CUDA:         sync_at<256>(1 + group);
// CUDA-NEXT:    begin_multiply_groups(acc_11, exp_9_f16, v_s[i % 5]);
// CUDA:         commit();
// CUDA-NEXT:  }
// CUDA-NEXT:  finish<0>(acc_11, exp_9_f16);
// CUDA-NEXT:  arrive_at<256, 0>(2);

// NONE-NOT:   mugraph.s{{(chedule|lots)}}
func.func @attention(%q: tensor<128x128xf16>, %k: tensor<128x1024xf16>, %v: tensor<1024x128xf16>) -> tensor<128x128xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<128x128xf16>, tensor<128x1024xf16>, tensor<1024x128xf16>) grid [1] loop 16 threads 256 {
  ^bb0(%qs: tensor<128x128xf16>, %ks: tensor<128x1024xf16>, %vs: tensor<1024x128xf16>):
    %qt = mugraph.load %qs imap [*] : tensor<128x128xf16> -> !mugraph.tile<128x128xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<128x1024xf16> -> !mugraph.tile<128x64xf16>
    %vt = mugraph.load %vs imap [*] fmap 0 : tensor<1024x128xf16> -> !mugraph.tile<64x128xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 1
    %d = mugraph.sub %s, %m
    %e = mugraph.exp %d
    %p = mugraph.matmul %e, %vt
    %a = mugraph.accumulate sum %p shift %m
    %r = mugraph.sum %e dim 1
    %l = mugraph.accumulate sum %r shift %m
    %x = mugraph.div %a, %l
    mugraph.store %x omap [0] : !mugraph.tile<128x128xf32> -> tensor<128x128xf16>
  } -> tensor<128x128xf16>
  func.return %o : tensor<128x128xf16>
}
