"""lit's configuration: `lit test`, in the environment where the toy compiler is installed."""

import os
import sys
import tempfile
from typing import Any

import lit.formats

config: Any = globals()["config"]  # lit defines it before it runs this file

config.name = "toy"
config.test_format = lit.formats.ShTest()
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = tempfile.mkdtemp(prefix="toy-lit-")
config.environment["PATH"] = os.pathsep.join((os.path.dirname(sys.executable), os.environ["PATH"]))
if "PYTHONPATH" in os.environ:
    config.environment["PYTHONPATH"] = os.environ["PYTHONPATH"]
config.substitutions.append(("%toy-compile", f"{sys.executable} -m toy.driver"))
