"""Engine benchmarks: workloads, timing and the report of ``benben bench``."""
