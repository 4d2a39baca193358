"""lit's configuration: `lit test/lit` from anywhere, in the environment where mirage-ir is installed."""

import hashlib
import os
import shutil
import sys
import tempfile
from typing import Any

here = os.path.dirname(__file__)
sys.path.insert(0, here)
from in_process import InProcessShTest  # noqa: E402

from mirage_ir.errors import LoweringError  # noqa: E402
from mirage_ir.lowering.cuda.compile import compile_ptx  # noqa: E402

config: Any = globals()["config"]  # lit defines it before it runs this file

config.name = "mirage-ir"
config.test_format = InProcessShTest()
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = here
checkout = hashlib.sha1(here.encode()).hexdigest()[:8]
exec_root = os.path.join(tempfile.gettempdir(), f"mirage-ir-lit-{os.getuid()}-{checkout}")
os.makedirs(exec_root, exist_ok=True)
config.test_exec_root = exec_root

# The console scripts of this environment come first, so that a test that needs a shell runs the same tools.
path = os.pathsep.join((os.path.dirname(sys.executable), os.environ["PATH"]))
config.environment["PATH"] = path
threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
for name in ("HOME", "LD_LIBRARY_PATH", "TMPDIR", "XDG_CACHE_HOME", "TRITON_INTERPRET", "TRITON_CACHE_DIR", *threads):
    if name in os.environ:
        config.environment[name] = os.environ[name]

try:
    compile_ptx("")
except LoweringError:
    pass  # Tests that need NVRTC are left out.
else:
    config.available_features.add("nvrtc")

real_mlir = next((tool for name in ("mlir-opt-22", "mlir-opt", "iree-opt") if (tool := shutil.which(name, path=path))), None)
if real_mlir is not None:
    config.available_features.add("real-mlir")
    config.substitutions.append(("%real_mlir_opt", f"{real_mlir} --allow-unregistered-dialect"))
    config.substitutions.append(("%registered_mlir_opt", real_mlir))
