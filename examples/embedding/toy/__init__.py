"""A toy compiler on xDSL that has mirage-ir fuse its layers."""
