"""Speed of the engine: workloads, how their rates are measured, and the report of ``benben bench``."""
