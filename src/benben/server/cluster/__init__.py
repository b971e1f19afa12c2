"""Several servers on one database: hints between them, leases of duties, presence of players, catching up."""
