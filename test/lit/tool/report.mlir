// The page about a result is written besides the result, which stays what it is.
// RUN: mirage-opt --superoptimize='top=2' %s --report %t.html | filecheck %s
// RUN: filecheck %s --check-prefix PAGE --input-file %t.html
// RUN: mirage-opt --superoptimize %s -t triton -o %t.py --report %t.triton.html
// RUN: filecheck %s --check-prefix TRITON --input-file %t.py
// RUN: filecheck %s --check-prefix EMITTED --input-file %t.triton.html

// CHECK: func.func @pair({{.*}}mugraph.verified
// CHECK: func.func private @pair.1(

// PAGE: <!DOCTYPE html>
// PAGE: <title>pair – mirage-ir report</title>
// PAGE: aria-label="pair as written"
// PAGE: data-node="0"
// PAGE: aria-label="pair, the result"
// PAGE: kernel 1
// PAGE: What was searched, and what not
// PAGE: Triton module
// PAGE: The result as MLIR

// TRITON: @triton.jit
// EMITTED: What -t triton wrote, {{[0-9]+}} lines

func.func @pair(%x: tensor<8x64xf16>, %w: tensor<64x32xf16>) -> tensor<8x32xf16> {
  %n = mugraph.rms_norm %x
  %y = mugraph.matmul %n, %w
  func.return %y : tensor<8x32xf16>
}
