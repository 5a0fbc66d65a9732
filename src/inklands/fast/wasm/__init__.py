"""Kernels as WebAssembly: compiled ahead by `build`, called in a browser through `kernels`."""
